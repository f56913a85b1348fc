// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QSet>

#include "tests/layering/sourcetree.h"

namespace zahlmeister::layering {

/// @brief What files of the project include, and what that includes in turn, in the project and outside of
/// it.
class Includes {
public:
    /// @param root     the project's folder
    /// @param folders  where the compiler looks for headers of others, in its order
    Includes(QString root, QStringList folders);

    /// @brief Names of Qt's classes and of the standard library that a file uses although nothing that it
    /// includes, however indirectly, defines them; a header may do with a class that is only declared.
    /// @details Macros, functions and values of Qt are not asked for, and what every header of either library
    /// has.
    [[nodiscard]] QList<Violation> missing(const SourceFile& file);

private:
    struct Header {
        QSet<QString> included; ///< paths
        QSet<QString> declared; ///< classes of Qt that are declared without being defined
    };

    [[nodiscard]] const Header& header(const QString& path);
    [[nodiscard]] QString pathOf(const QString& name, const QString& folder);
    [[nodiscard]] QSet<QString> reachedFrom(const QString& path);

    QString m_root;
    QStringList m_folders;
    std::map<QString, Header> m_headers; ///< by path
    std::map<QString, QString> m_pathOf; ///< by name, empty where there is no such header
};

} // namespace zahlmeister::layering
