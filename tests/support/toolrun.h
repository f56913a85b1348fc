// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace zahlmeister::tests {

/// @brief How a tool of the system ended and what it said.
struct ToolRun {
    int code = -1; ///< -1 when it did not end by itself
    QString output;
    QString messages;
};

/// @brief Runs a tool with texts in English and UTF-8.
[[nodiscard]] ToolRun runTool(const QString& tool, const QStringList& arguments);

/// @brief Whether the system has a tool.
[[nodiscard]] bool hasTool(const QString& tool);

#ifdef Q_OS_WIN
/// @brief A path as the system around Wine knows it; anything else as it is.
[[nodiscard]] QString outside(const QString& path);
#endif

} // namespace zahlmeister::tests

/// Skips a test whose tool the system does not have.
#define NEEDS_TOOL(tool, package)                                                                            \
    if (!zahlmeister::tests::hasTool(QStringLiteral(tool)))                                                  \
    QSKIP("no " tool " here (package " package ")")
