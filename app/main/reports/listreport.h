// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "app/archive/archive.h"
#include "app/chronicle/reading/listjson.h"
#include "app/main/console/arguments.h"
#include "app/main/console/console.h"
#include "app/store/workfile.h"
#include "ui/text/listtable.h"

/// Lists of persons or tournaments as subcommands give them out, and as they were given out before.
namespace zahlmeister::cli {

inline constexpr const char* kListFormats = "text|json|csv|xlsx|html|pdf";

/// @brief Options of every list.
inline constexpr OptionSpec kListFormatOption{
    "format", kListFormats, QT_TRANSLATE_NOOP("CommandLine", "format of the output, else text")};
inline constexpr OptionSpec kIssueOption{
    "issue", nullptr,
    QT_TRANSLATE_NOOP("CommandLine",
                      "keep the list in the work file as it is given out, with the hash that stands on it")};
inline constexpr OptionSpec kStaleOption{
    "stale", nullptr,
    QT_TRANSLATE_NOOP("CommandLine", "keep the list although tournaments are to be computed anew first")};
inline constexpr OptionSpec kIssuedOption{
    "issued", "N",
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "a list that was given out before, as it was then, and what differs today; “list” tells "
        "which there are")};

/// @brief Makes a list as it is known now.
using MakeList =
    std::function<Outcome<app::AnyList>(const app::WorkFile& file, const app::Chronicle& chronicle)>;

/// @brief A list as plain text.
[[nodiscard]] QByteArray listAsText(const ui::ListTable& list);

/// @brief Whether a format that is no text goes into a file.
[[nodiscard]] Outcome<void> checkOutput(const Arguments& arguments);

/// @brief Writes a list in the format asked for; kept with --issue, or one that was given out with --issued.
/// @param make what nobody asks for with --issued
/// @return ExitCode::DoneWithErrors when tournaments cannot be evaluated
[[nodiscard]] Outcome<ExitCode> writeList(const Arguments& arguments, const MakeList& make);

/// @brief The archive that a list is wanted of.
[[nodiscard]] Outcome<std::unique_ptr<app::Archive>> archiveOfList(const Arguments& arguments);

/// @brief Writes a list that is not that of a work file.
/// @param path where it comes from, for messages
[[nodiscard]] Outcome<ExitCode> writeMade(const Arguments& arguments, const QString& path,
                                          const app::AnyList& list, const engine::RuleCatalog& rules);

/// @brief The level that --level names, the club that --club names; empty without them.
[[nodiscard]] Outcome<std::string> levelOf(const Arguments& arguments);
[[nodiscard]] Outcome<std::string> clubOf(const Arguments& arguments);

} // namespace zahlmeister::cli
