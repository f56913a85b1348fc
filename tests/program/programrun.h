// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace zahlmeister::tests {

/// @brief How a run of the program ended and what it said.
struct Outcome {
    int code = -1; ///< -1 when it did not end by itself
    QByteArray output;
    QString messages;

    /// @brief The output as a JSON object; empty when it is none.
    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
};

/// @brief An environment with nothing in it: no display, no home, no language. What the sanitizers are asked
/// for stays.
/// @param environment variables that are in it all the same
[[nodiscard]] QStringList bareEnvironment(const QStringList& environment = {});

/// @brief Runs the program with a bare environment.
/// @param environment variables that it gets all the same
/// @param outputFile what its standard output is; empty: Outcome::output
[[nodiscard]] Outcome run(const QStringList& arguments, const QStringList& environment = {},
                          const QString& outputFile = {});

} // namespace zahlmeister::tests
