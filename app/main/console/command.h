// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <QtGlobal>

#include "app/main/console/arguments.h"
#include "app/main/console/console.h"

/// The subcommands. Each stands in a file of its own and is reached through its description.
namespace zahlmeister::cli {

/// @brief A subcommand: what its help says and what it does.
struct Command {
    const char* name;
    const char* usage;   ///< after the program's and the subcommand's name
    const char* summary; ///< source text of a translation
    const char* details; ///< further help, source text of a translation; nullptr when there is none
    std::span<const OptionSpec> options; ///< of its own; optionsOf() has all
    Outcome<ExitCode> (*run)(const Arguments& arguments);
    QString (*listing)() = nullptr; ///< more help, made when it is asked for; lines
};

/// @brief The subcommands, each in a file of its own.
extern const Command kEvaluateCommand;
extern const Command kCheckCommand;
extern const Command kCompareCommand;
extern const Command kConvertCommand;
extern const Command kSheetsCommand;
extern const Command kCalculateCommand;
extern const Command kRulesCommand;
extern const Command kPlayersCommand;
extern const Command kRecalculateCommand;
extern const Command kRemoveCommand;
extern const Command kRestoreCommand;
extern const Command kRescueCommand;
extern const Command kPersonsCommand;
extern const Command kHistoryCommand;
extern const Command kRatingsCommand;
extern const Command kTournamentsCommand;
extern const Command kImpactCommand;
extern const Command kFideCommand;
extern const Command kStandingsCommand;
extern const Command kStatisticsCommand;
extern const Command kArchiveCommand;
extern const Command kSiteCommand;
extern const Command kLabCommand;
extern const Command kAdjustmentsCommand;
extern const Command kManualCommand;

/// @brief Options that several subcommands know; `--lang`, `--quiet` and `--help` are known by all of them,
/// `--overwrite` by all that know `--output`.
inline constexpr OptionSpec kFormatOption{
    "format", "text|json", QT_TRANSLATE_NOOP("CommandLine", "format of the output, else text")};
inline constexpr OptionSpec kOutputOption{
    "output", "OUT", QT_TRANSLATE_NOOP("CommandLine", "file to write, else standard output")};
inline constexpr OptionSpec kRulesOption{
    "rules", "ID",
    QT_TRANSLATE_NOOP("CommandLine", "rule version; else the tournament's own, else that of its end date")};
inline constexpr OptionSpec kRulesFromOption{
    "rules-from", "WORKFILE",
    QT_TRANSLATE_NOOP("CommandLine", "work file whose rule versions are to be known, too")};
inline constexpr OptionSpec kArithmeticOption{
    "arithmetic", "exact|tables",
    QT_TRANSLATE_NOOP("CommandLine", "exactly, or with the printed tables; else as the rule version says")};
inline constexpr OptionSpec kForceOption{
    "force", nullptr, QT_TRANSLATE_NOOP("CommandLine", "write the file even with errors in the findings")};
inline constexpr OptionSpec kOverwriteOption{
    "overwrite", nullptr,
    QT_TRANSLATE_NOOP("CommandLine", "replace the file to write also when its content is of another kind")};
inline constexpr OptionSpec kLanguageOption{
    "lang", "de|en", QT_TRANSLATE_NOOP("CommandLine", "language of the texts, never of JSON keys")};
inline constexpr OptionSpec kQuietOption{
    "quiet", nullptr, QT_TRANSLATE_NOOP("CommandLine", "only errors among the messages on standard error")};
inline constexpr OptionSpec kHelpOption{"help", nullptr, QT_TRANSLATE_NOOP("CommandLine", "show this help")};

} // namespace zahlmeister::cli
