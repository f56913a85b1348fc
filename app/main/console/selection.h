// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/main/console/arguments.h"
#include "ui/models/participantorder.h"

/// `--order`, `--club` and `--team`: whose numbers are wanted, and in which order (document 000, 6.5.2.1).
namespace zahlmeister::cli {

inline constexpr OptionSpec kOrderOption{
    "order", "number|place|name|rating|club|team",
    QT_TRANSLATE_NOOP("CommandLine", "order of the players; else as they are numbered")};
inline constexpr OptionSpec kClubOption{"club", "VKZ",
                                        QT_TRANSLATE_NOOP("CommandLine", "only the players of this club")};

/// @brief The team that `--team` names, by its name or its number.
/// @return empty when the option is not given; a complaint when there is no such team
[[nodiscard]] Outcome<std::string> teamOption(const Arguments& arguments,
                                              const engine::Tournament& tournament);

/// @brief All three. A club of which nobody plays is complained about, with those that there are.
[[nodiscard]] Outcome<ui::ParticipantSelection> selectionOption(const Arguments& arguments,
                                                                const engine::Tournament& tournament);

} // namespace zahlmeister::cli
