// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace zahlmeister::layering {

/// @brief A text file of the project.
struct SourceFile {
    QString path; ///< relative to the project's root, with slashes
    QString text;

    /// @brief The text cut at line ends.
    [[nodiscard]] QStringList lines() const;
};

/// @brief A place that breaks a house rule.
struct Violation {
    QString path;
    int line; ///< from 1; 0 for the file as a whole
    QString what;

    bool operator==(const Violation&) const = default;

    /// @brief `path:line: what`, the form that editors jump to.
    [[nodiscard]] QString text() const;
};

/// @brief Reads every text file of the project, in the order of the paths; hidden folders are left out.
/// @param root the project's root folder
[[nodiscard]] QList<SourceFile> readTree(const QString& root);

/// @brief Those files of a list whose path begins and ends so.
[[nodiscard]] QList<SourceFile> filesUnder(const QList<SourceFile>& files, const QString& prefix,
                                           const QStringList& suffixes);

} // namespace zahlmeister::layering
