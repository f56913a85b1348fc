// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <QtGlobal>

#include "app/main/arguments.h"
#include "app/main/console.h"

/// The subcommands. Each stands in a file of its own and is reached through its description.
namespace zahlmeister::cli {

/// @brief A subcommand: what its help says and what it does.
struct Command {
    const char* name;
    const char* usage;   ///< after the program's and the subcommand's name
    const char* summary; ///< source text of a translation
    const char* details; ///< further help, source text of a translation; nullptr when there is none
    std::span<const OptionSpec> options;
    ExitCode (*run)(const Arguments& arguments);
    QString (*listing)() = nullptr; ///< more help, made when it is asked for; lines
};

/// @brief The subcommands, each in a file of its own.
[[nodiscard]] const Command& evaluateCommand();
[[nodiscard]] const Command& checkCommand();
[[nodiscard]] const Command& convertCommand();
[[nodiscard]] const Command& sheetsCommand();
[[nodiscard]] const Command& calculateCommand();
[[nodiscard]] const Command& rulesCommand();
[[nodiscard]] const Command& playersCommand();
[[nodiscard]] const Command& recalculateCommand();

/// @brief `--lang`, which every subcommand knows.
inline constexpr OptionSpec kLanguageOption{
    "lang", "de|en", QT_TRANSLATE_NOOP("CommandLine", "language of the texts, never of JSON keys")};
/// @brief `--help`, likewise.
inline constexpr OptionSpec kHelpOption{"help", nullptr, QT_TRANSLATE_NOOP("CommandLine", "show this help")};

} // namespace zahlmeister::cli
