// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/main/console/command.h"

/// What the help says, in the language of the program. `--help` and the man page are made of it.
namespace zahlmeister::cli {

/// @brief The subcommands in the order of the help.
[[nodiscard]] std::array<const Command*, 25> allCommands();

/// @brief All options that a subcommand knows: its own, and those of every subcommand after them.
[[nodiscard]] std::vector<OptionSpec> optionsOf(const Command& command);

/// @brief A line of a list: an option, a subcommand, an exit code, and what it is about.
struct HelpEntry {
    QString name;
    QString text;
};

/// @brief What is not about one subcommand.
struct GeneralHelp {
    QString summary; ///< one line without a full stop
    std::vector<HelpEntry> calls;
    std::vector<HelpEntry> options;
    QStringList notes; ///< paragraphs
};

/// @brief What `zahlmeister --help` says beside the subcommands.
[[nodiscard]] GeneralHelp generalHelp();

/// @brief The subcommands with their summaries, such options, the exit codes.
[[nodiscard]] std::vector<HelpEntry> commandEntries();
[[nodiscard]] std::vector<HelpEntry> optionEntries(std::span<const OptionSpec> options);
[[nodiscard]] std::vector<HelpEntry> exitCodes();

/// @brief What `zahlmeister --help` shows.
[[nodiscard]] QByteArray generalHelpText();

/// @brief What `zahlmeister SUBCOMMAND --help` shows.
[[nodiscard]] QByteArray commandHelpText(const Command& command);

} // namespace zahlmeister::cli
