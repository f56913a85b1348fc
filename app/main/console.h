// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include <QByteArray>
#include <QString>

#include "engine/base/result.h"

/// What a subcommand says: data to standard output or a file, messages to standard error.
namespace zahlmeister::cli {

/// @brief How the program ends.
enum class ExitCode : int {
    Done = 0,
    DoneWithErrors = 1, ///< errors among the findings
    BadUsage = 2,
    FileFailed = 3, ///< a file cannot be read, understood or written
};

/// @brief How serious a message is; its text is the same in every language.
enum class MessageLevel { Error, Warning, Note };

/// @brief `FILE:LINE: level: text [code]`, always one line.
/// @param line 0 when the message is not about a line
[[nodiscard]] QString messageLine(const QString& file, int line, MessageLevel level, const QString& text,
                                  std::string_view code);

/// @brief Writes messageLine() to standard error.
void printMessage(const QString& file, int line, MessageLevel level, const QString& text,
                  std::string_view code);

/// @brief An error as such a message, in words.
/// @param file for errors without a position in a file of their own
void printError(const QString& file, const Error& error);

/// @brief Complains about how the program was called.
/// @return ExitCode::BadUsage
ExitCode printBadUsage(const QString& text);

/// @brief Writes data to standard output, or to a file that is either complete or as it was before.
/// @param path nothing for standard output
/// @return ExitCode::Done, or FileFailed after a message; a closed pipe has no message
[[nodiscard]] ExitCode writeData(const QByteArray& data, const std::optional<QString>& path);

/// @brief Whether standard output is a terminal, where a PDF file would be noise.
[[nodiscard]] bool isOutputTerminal();

} // namespace zahlmeister::cli
