// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/model/tournament.h"

/// Several reports that have to be rated as one tournament (document 000, 4.2.4.3).
namespace zahlmeister::app {

/// @brief What is to be said of reports that become one tournament.
enum class JoinDoubtCode {
    Level,         ///< forbids: they are of different organisation levels; args: the levels
    Rules,         ///< forbids: they name different rule versions; args: their ids
    Contradiction, ///< forbids: a game has two results; args: name, name, round
    Repeated,      ///< games that several reports have are taken once; args: number
    Rounds,        ///< rounds of a report are counted on; args: its position from 1, rounds before it
    Conditions,    ///< other data differ, those of the first report hold; args: keys of the exchange format
    Period,        ///< nobody plays in two of them, and they begin or end on different days; no args
};

/// @brief One doubt.
struct JoinDoubt {
    JoinDoubtCode code;
    std::vector<std::string> args = {};

    bool operator==(const JoinDoubt&) const = default;
};

/// @brief Whether it forbids to join.
[[nodiscard]] constexpr bool forbids(JoinDoubtCode code)
{
    return code <= JoinDoubtCode::Contradiction;
}

/// @brief Reports as one tournament.
struct JoinedTournament {
    engine::Tournament tournament = {};
    std::vector<JoinDoubt> doubts = {};
};

/// @brief Joins the reports of a season, or of several classes of one level, to one tournament.
///
/// Who plays in several reports is one participant (isSamePerson()): with the entry that he has in the
/// earliest, and with what only later ones say of him. The rounds of a report are counted on where somebody
/// would else have two opponents in one round.
/// @param reports in any order, at least one
/// @source document 000, 4.2.4.3
[[nodiscard]] JoinedTournament joined(std::vector<engine::Tournament> reports);

} // namespace zahlmeister::app
