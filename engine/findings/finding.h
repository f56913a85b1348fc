// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/strongid.h"

namespace zahlmeister::engine {

/// @brief Error blocks submission; a warning can be accepted with a reason; a note informs.
enum class FindingLevel { Error, Warning, Note };

/// @brief What was found. Its line in the catalogue (finding.cpp) has level, theme, stable text and clauses;
/// its sentences lie in ui/text/findings/findingsentences.cpp.
enum class FindingCode {
    // tournament data (6.1.2.1)
    NameMissing,
    PlaceMissing,
    StartMissing,
    EndMissing,
    EndBeforeStart,
    LevelMissing,
    LevelMalformed,     ///< not the three characters of any association (6.3); args: level
    OpenNeedsAgreement, ///< an open by its name (6.3)
    TimeControlMissing,
    ModeMissing,
    RoundsMissing,           ///< args: highest round of a game
    RoundDatesMissing,       ///< several days, but no game has its day
    HybridNotMarked,         ///< the name or the place tells of an online tournament; args: word
    HybridTournament,        ///< needs the rating centre's approval unless official (4.2.4.6)
    MatchNotMarked,          ///< two players only, but not marked as a match (4.2.4.5)
    MatchNotAgreed,          ///< nobody said that both wanted it to be rated before it began (4.2.4.5)
    MatchWithMorePlayers,    ///< marked as a match, but not of two players; args: number of players
    ForeignTournament,       ///< level K (4.2.3.2)
    InternationalTournament, ///< level K, where only national ones count (document 002, 3.4)
    ThemeTournament,         ///< the name tells of prescribed openings (4.2.1); args: word
    NotStandardChess,        ///< the name tells of another game or of simultaneous chess (4.2.1); args: word
    HandicapTournament,      ///< the name or the time control tells of odds (4.2.1); args: word
    RuleVersionNotInForce,   ///< args: version used, end date
    RuleVersionPicked, ///< the referee chose another version than the date's; args: version, version by date
    // time control (4.2.2)
    TimeControlUnreadable,   ///< args: the part that was not understood
    TimeControlTooShort,     ///< args: minutes for the game, fewest minutes
    FirstPeriodTooShort,     ///< args: minutes of the first period, fewest minutes
    CorrespondenceTooFast,   ///< args: days for ten moves, fewest days (document 002, 2)
    IncrementUnusual,        ///< args: seconds, usual seconds
    FirstPeriodMovesUnusual, ///< args: moves, usual moves
    RapidByName,             ///< the name tells of rapid or blitz chess; args: word
    YouthClassMissing,       ///< the name tells of a youth class; args: class
    // dates (2.2.2, 2.2.3, 6.2)
    TournamentTooLong, ///< more than a calendar year; args: days
    LongBreak,         ///< args: days, last day before the break, first day after it
    PartOfSeason,      ///< one of several tournaments of a season (TournamentHeader::season); no args
    EndNotLastGame,    ///< args: day of the last game, end date
    EndInFuture,       ///< args: end date
    SubmissionLate,    ///< the claim to an evaluation has lapsed; args: last day, end date
    SubmissionTooLate, ///< args: last day, end date
    // participants (6.1.2.2)
    NoParticipants,
    NameOfParticipantMissing,
    ForenameMissing, ///< no comma in the name
    TextTooLong,   ///< from an earlier version, which knew no limit; args: its characters, the most there are
    NotIdentified, ///< nobody decided who this is, and no id says it (6.4.1)
    ClubMissing,   ///< a member without VKZ
    NewcomerWithoutClub, ///< entered as new, but neither member nor text-only (3.4.3)
    NewMember, ///< tournaments of the year before may be evaluated afterwards (3.4.3); args: its first day
    ClubMalformed,        ///< not five characters of a VKZ; args: club
    MemberNumberMissing,  ///< a member by VKZ, whom neither number nor id tells apart
    SexMissing,           ///< of somebody who is in no list
    BirthDateMissing,     ///< of a new member
    BirthYearMissing,     ///< counts as adult
    BirthYearImplausible, ///< younger than 4 or older than 110; args: age
    BirthYearContradictsDate,
    TextOnlyWithBirthDate,   ///< no birth date is kept of text-only participants (3.4.3)
    TextOnlyMember,          ///< a text-only participant who is marked as a member
    FormerMember,            ///< carried on, but not published; args: member until, last day (4.1.1)
    FormerMemberForgotten,   ///< text-only by now; args: member until, last day (4.1.1)
    SamePersonTwice,         ///< args: number of the other one
    OtherAssociation,        ///< of a club of another state association; args: VKZ, level
    ManyOfOtherAssociations, ///< the same of many participants; args: number of participants
    TeamMissing,             ///< a player of a team tournament without a team
    // ratings (2.2, 4.1)
    IndexMissing,          ///< a DWZ without index
    IndexZero,             ///< a DWZ with index 0
    IndexWithoutRating,    ///< args: index
    ForeignIndexUnusual,   ///< args: index, usual index
    RatingBelowMinimum,    ///< entry rating below the system's minimum; args: minimum
    RatingImplausible,     ///< hardly anybody's; args: rating
    OverrideUnexplained,   ///< likewise, but without a reason; args: listed or empty, given or empty
    RatingOverridden,      ///< the referee set another value; args: listed or empty, given or empty, reason
    SelfDeclaredRating,    ///< a rating of somebody who is in no list
    ForeignRating,         ///< FIDE or national rating used as entry rating (4.1.2)
    FideIdMissing,         ///< a FIDE rating without the id by which it can be looked up
    NationalDespiteFideId, ///< a national rating although a FIDE id is known (4.1.2)
    ComputerGames,         ///< args: number of games against it, which do not count (4.1.4)
    ComputerWithRating,    ///< args: rating
    ComputerSuspected,     ///< the name is that of a program, but it is not marked; args: word
    ParticipantWithoutGames,
    OnlyForfeits, ///< nothing of the participant was decided at the board
    // games
    NoGames,
    GameNotPlayed,       ///< result still open
    GamesMissing,        ///< of a complete round robin; args: missing games, games of a complete one
    GamesLeftUnrated,    ///< marked as not to be rated; args: number
    RoundsUnknown,       ///< no game has one; colours are those of a crosstable then
    RoundsPartlyMissing, ///< games without a round beside others with one; args: number
    NoGameInRound,       ///< neither game nor bye; args: rounds
    TwoGamesInOneRound,  ///< args: round
    ByeAgainstGame,      ///< a bye in a round with a game; args: round
    RoundOutOfRange,     ///< args: round, rounds
    ByeOutOfRange,       ///< args: round, rounds
    RepeatedPairing,     ///< the same pairing twice without rounds
    PairedAgain,         ///< the same pairing in more rounds than others; args: number of games
    SameColourAgain,     ///< both games of a double round robin with the same colours
    SameTeam,            ///< two players of one team against each other; args: team
    ScoreSumImplausible, ///< both lost or half-rated result: args result
    ResultAwarded,       ///< the table has another result (2.2.5.2); args: on the board, for the table
    GameOutsidePeriod,   ///< args: date
    LikelyForfeits,      ///< zeros in a row at the end, not in a league; args: number
    TeamsWithoutMatch,   ///< others of their league play in that round; args: round, teams
    MatchPairedAgain,    ///< two teams meet more often than the rounds allow; args: team, team, number
    BoardTwice,          ///< two games on one board of a match; args: team, team, board
    BoardBeyondMatch,    ///< a board that a match has not; args: team, team, board, boards of a match
    BoardsOutOfOrder,    ///< not in the order of the line-up; args: team, round, board
    MatchIncomplete,     ///< args: team, team, round, boards, usual boards
    SeveralTeams,        ///< played for more than one; args: teams
    NotInLineUp,         ///< played for a team in whose line-up he was not on that day; args: team, round
    LineUpOrder,      ///< stronger than the limit allows above whom he stands; args: team, his rating, name
                      ///< above him, that one's rating, limit
    LateInLineUp,     ///< added after the last day for that; args: team, day, last day
    SubstituteFixed,  ///< plays for another team after enough appearances for one; args: team, round,
                      ///< team for which he is fixed, appearances
    TwoTeamsOnOneDay, ///< args: team, team, day
    TooManyGuests,    ///< args: team, round, guests, allowed
    MatchWithUnrated, ///< 4.2.4.5
    SeparateGroups,   ///< groups that do not meet (4.2.4.4); args: number
    LeaguesEndDifferently, ///< args: first end, last end (4.2.4.3)
    // carry-over games (3.4.2, 4.1.1)
    CarryOverExpired,   ///< args: date
    CarryOverConverted, ///< args: date, opponent's rating as played, as converted (Anhang 4)
    CarryOverInFuture,  ///< dated after the tournament; args: date
    CarryOverWithoutDate,
    CarryOverOfRated, ///< a rated participant cannot use carry-over games
    // evaluation
    IterationHasNoSolution,  ///< some first ratings are not bounded by any rated game (3.4.4)
    IterationLimitReached,   ///< args: steps
    FirstRatingOutOfReach,   ///< no rating fits; treated like 0 % or 100 % (FWZ 4.4); args: signed points
    GamesLeftOutOfIteration, ///< those against 0 % and 100 %, because it had no end (FWZ 4.4)
    TooFewGamesOfEvent,      ///< it changes nothing; args: most games of a player, games needed (INGO)
    ConsentPossible,         ///< C III was not applied, but could be with consent (INGO); args: F, H
    PerformanceFarOff,       ///< performance at least 500 from the rating: wrong person? args: difference
};

/// @brief The last code, for walking through all of them.
inline constexpr FindingCode kLastFindingCode = FindingCode::PerformanceFarOff;

/// @brief What of a submission a finding is about: the items of the check-list, in its order.
enum class FindingTheme {
    TournamentData, ///< name, place, level, mode (document 000, 6.1.2.1)
    TimeControl,    ///< 4.2.2
    Dates,          ///< dates, breaks and deadlines (2.2.2, 2.2.3, 6.2)
    Participants,   ///< what must be stated of them (6.1.2.2)
    Identification, ///< who they are (6.4.1)
    Ratings,        ///< entry ratings, indices, carry-over games (4.1)
    Results,        ///< complete and without contradictions (6.1.2.3)
    Evaluation,     ///< the rules used and what their evaluation found
};

/// @brief The documents whose clauses findings cite; that of INGO asks for nothing.
enum class FindingDocument {
    Wo2026,  ///< document 000
    Wo1992,  ///< document 001
    Dwz2004, ///< document 004
    Fwz2019, ///< document 002
};

/// @brief The line of a code in the catalogue.
struct FindingKind {
    FindingCode code;
    std::string_view text; ///< stable, such as `end-missing`, for JSON and for stored acceptances
    FindingLevel level;    ///< of most findings of this code; of a few the case decides
    FindingTheme theme;
    /// By FindingDocument: where it says what the finding is about. Empty: asked for, though it does not say
    /// it; nullptr: not asked for.
    std::array<const char*, 4> clauses = {};
};

/// @brief The catalogue's line of a code.
[[nodiscard]] const FindingKind& kindOf(FindingCode code);

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
    Rounds,
    Kind,
    Hybrid,
    YouthClass,
    System,
    Identity,
    Club,
    MemberNumber,
    Member,
    Sex,
    BirthYear,
    BirthDate,
    FideId,
    Index,
    Rating,
    Computer,
    Team,
    Byes,
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

/// @brief FindingKind::text of a code.
[[nodiscard]] inline std::string_view findingCodeText(FindingCode code)
{
    return kindOf(code).text;
}

/// @brief `error`, `warning` or `note`.
[[nodiscard]] std::string_view findingLevelText(FindingLevel level);

} // namespace zahlmeister::engine
