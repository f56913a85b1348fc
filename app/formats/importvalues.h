// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <QString>
#include <QStringView>

#include "engine/model/tournament.h"

/// The values of tournament files that every program writes in its own way. Each function says nothing for
/// what it cannot read for certain.
namespace zahlmeister::app {

/// @brief What the program has room for; what is beyond is no such value.
inline constexpr int kMaximumRounds = 999;
inline constexpr int kMaximumBoard = 999; ///< at which a game, or a player of a team, sits
inline constexpr int kMaximumFideId = 999'999'999;

/// @brief How notes name a participant: number and name.
[[nodiscard]] std::string participantLabel(const engine::Participant& participant);

/// @brief `Surname, Forename` of names written with a comma; other names as they are. White space is
/// simplified.
[[nodiscard]] std::string importedName(QStringView name);

/// @brief A number of nothing but ASCII digits and blanks around them.
[[nodiscard]] std::optional<int> importedNumber(QStringView text);

/// @brief A person id: NU id or PKZ.
[[nodiscard]] std::optional<std::string> importedPersonId(QStringView text);

/// @brief Sex by `m`, `w` or `f` in any case; nothing for all else.
[[nodiscard]] std::optional<engine::Sex> importedSex(QStringView text);

} // namespace zahlmeister::app
