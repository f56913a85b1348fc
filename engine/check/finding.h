// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/strongid.h"

namespace zahlmeister::engine {

/// @brief Error blocks submission; a warning can be accepted with a reason; a note informs.
enum class FindingLevel { Error, Warning, Note };

/// @brief What was found; ui/text turns code and arguments into sentences.
enum class FindingCode {
    // tournament data (6.1.2.1)
    NameMissing,
    PlaceMissing,
    StartMissing,
    EndMissing,
    EndBeforeStart,
    LevelMissing,
    TimeControlMissing,
    ModeMissing,
    RuleVersionNotInForce, ///< args: version used, end date
    RuleVersionPicked, ///< the referee chose another version than the date's; args: version, version by date
    TournamentTooLong, ///< more than a calendar year; args: days
    // participants (6.1.2.2)
    NoParticipants,
    NameOfParticipantMissing,
    ClubMissing,          ///< a member without VKZ
    BirthYearMissing,     ///< counts as adult
    BirthYearImplausible, ///< younger than 4 or older than 110; args: age
    BirthYearContradictsDate,
    IndexMissing,       ///< a DWZ without index
    SamePersonTwice,    ///< args: number of the other one
    RatingBelowMinimum, ///< entry rating below the system's minimum; args: minimum
    ForeignRating,      ///< FIDE or national rating used as entry rating (4.1.2)
    ParticipantWithoutGames,
    // games
    NoGames,
    GameNotPlayed,       ///< result still open
    TwoGamesInOneRound,  ///< args: round
    RoundOutOfRange,     ///< args: round, rounds
    RepeatedPairing,     ///< the same pairing twice without rounds
    ScoreSumImplausible, ///< both lost or half-rated result: args result
    GameOutsidePeriod,   ///< args: date
    LikelyForfeits,      ///< three zeros in a row at the end
    MatchWithUnrated,    ///< 4.2.4.5
    // carry-over games (3.4.2, 4.1.1)
    CarryOverExpired, ///< args: date
    CarryOverWithoutDate,
    CarryOverOfRated, ///< a rated participant cannot use carry-over games
    // evaluation
    IterationHasNoSolution,  ///< some first ratings are not bounded by any rated game (3.4.4)
    IterationLimitReached,   ///< args: steps
    FirstRatingOutOfReach,   ///< no rating fits; treated like 0 % or 100 % (FWZ 4.4); args: signed points
    GamesLeftOutOfIteration, ///< those against 0 % and 100 %, because it had no end (FWZ 4.4)
    PerformanceFarOff,       ///< performance at least 500 from the rating: wrong person? args: difference
};

/// @brief Which field of the place is meant.
enum class FindingField {
    None,
    Name,
    Place,
    Start,
    End,
    Level,
    TimeControl,
    Mode,
    System,
    Club,
    BirthYear,
    Index,
    Rating,
    Round,
    Result,
    Date,
    CarryOver
};

/// @brief Where a finding points to: the tournament itself when neither participant nor game is set.
struct FindingPlace {
    std::optional<ParticipantNumber> participant = {};
    std::optional<GameId> game = {};
    std::optional<std::size_t> gameIndex = {}; ///< position in Tournament::games
    FindingField field = FindingField::None;

    bool operator==(const FindingPlace&) const = default;
};

/// @brief One finding about the user's data; never a program error.
struct Finding {
    FindingCode code;
    FindingLevel level;
    FindingPlace place = {};
    std::string clause = {};            ///< such as `6.1.2.1`, of the document of the rule version
    std::vector<std::string> args = {}; ///< as documented at the code

    bool operator==(const Finding&) const = default;
};

/// @brief Stable text code, such as `end-missing`, for JSON and for stored acceptances.
[[nodiscard]] std::string_view findingCodeText(FindingCode code);

/// @brief `error`, `warning` or `note`.
[[nodiscard]] std::string_view findingLevelText(FindingLevel level);

} // namespace zahlmeister::engine
