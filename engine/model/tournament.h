// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/date.h"
#include "engine/base/rating.h"
#include "engine/base/score.h"
#include "engine/base/strongid.h"

/// Plain values that describe a tournament as it was played. All text is UTF-8; an empty string means "not
/// given".
namespace zahlmeister::engine {

/// @brief Most characters of a name and of every other text that is no remark. What earlier versions stored
/// may be longer.
inline constexpr std::size_t kLongestText = 200;

/// @brief Sex in the playing permit (document 000, 6.1.2.2).
enum class Sex { Male, Female };

/// @brief Where an entry rating comes from (document 000, 4.1.2).
enum class RatingSource { Dwz, Fide, National };

/// @brief What a result of 0 % or 100 % says of a first rating (document 003, C II).
enum class RatingBound {
    OrBetter, ///< "oder besser"
    OrWorse,  ///< "oder schlechter"
};

/// @brief A game against a rated opponent that waits for a first rating (Restpartie, document 000, 3.4.2).
struct CarryOverGame {
    Rating opponentRating;
    Score score;                   ///< of the player who carries the game
    std::optional<Date> date = {}; ///< end of the tournament in which it was played
    std::string tournament = {};   ///< uuid of that tournament, where it is recorded; empty: played elsewhere

    bool operator==(const CarryOverGame&) const = default;
};

/// @brief Where an entry comes from (rating, index and carry-over games with which a participant enters).
enum class EntryOrigin {
    Chain, ///< an earlier tournament left him with it
    List,  ///< a list of a federation
    File,  ///< a file brought it, or it was typed
    Hand,  ///< the referee put it in the place of another one (document 000, 6.4.2)
    None,  ///< he came in without a rating
};

/// @brief What the referee decided about who a participant is.
enum class Identity {
    Open,     ///< nothing yet; what the ids say counts
    Person,   ///< the person whom the ids name
    Newcomer, ///< in no list: a person of the referee's own
    TextOnly, ///< computed, but nothing is recorded, and no birth date is kept (document 000, 3.4.3)
};

/// @brief A value that the referee may set against the list.
enum class ListedValue { Rating, Index };

/// @brief The referee's own value in place of the listed one; printed with its reason.
struct Override {
    ListedValue value;
    std::optional<int> listed = {}; ///< what the list says; nothing: not in the list
    std::optional<int> given = {};  ///< what the referee says; nothing: none
    std::string reason = {};

    bool operator==(const Override&) const = default;
};

/// @brief How a player came by a round without an opponent.
enum class ByeKind {
    Allocated, ///< by the pairing: spielfrei
    Requested, ///< asked for, or absent
};

/// @brief A round without an opponent; counts on the table, never for a rating (document 000, 2.2.5).
struct Bye {
    int round;           ///< 1 to 999; one a round
    Score score = kLoss; ///< 0, 1/2 or 1 point
    ByeKind kind = ByeKind::Requested;
    std::optional<int> board = {}; ///< 1 to 999; of a team match, on which nobody sat for the other team
    std::string team = {};         ///< for which he sat there; empty: for none

    bool operator==(const Bye&) const = default;
};

/// @brief Why a player did not end his games (document 002, 3.7 to 3.9).
enum class Withdrawal {
    NotApproved, ///< unfinished games are won by the opponents (3.7)
    Approved,    ///< approved, or death: unfinished games are not rated (3.8)
    Replaced,    ///< another player took his place in the team: unfinished games are not rated (3.9)
};

/// @brief A figure that the organiser's own table states of somebody, for comparing it with what follows from
/// the games; nothing is computed from it.
struct StatedValue {
    std::string criterion;  ///< `points`, `place`, or a tie-break as in FIDE C.07, such as `BH/C1`
    std::string value = {}; ///< as a number with a decimal point, such as `22.5`

    bool operator==(const StatedValue&) const = default;
};

/// @brief The Elo with which somebody enters a later rating period of a tournament that is split by periods:
/// that of the list in force on its first day.
struct EloPeriod {
    Date first;                        ///< first day of the period
    std::optional<Rating> rating = {}; ///< nothing: unrated on that list
    std::optional<int> factor = {};    ///< K of that list; nothing: by FIDE B.02, 8.3.3
    std::optional<Date> day = {};      ///< of that list; nothing: it was typed, or a file brought it

    bool operator==(const EloPeriod&) const = default;
};

/// @brief A person in one tournament, with what was known when it ended.
struct Participant {
    ParticipantNumber number;
    std::string name = {}; ///< `Surname, Forename`
    std::string club = {}; ///< five-character VKZ; empty for players without a club
    std::string clubName = {};
    std::optional<int> memberNumber = {}; ///< 1 to 99999, within the club
    bool member = false; ///< member of a DSB club at the tournament's end; else text-only (3.4.3)
    std::optional<Date> memberUntil = {}; ///< end of his last membership, of a former member (3.4.3, 4.1.1)
    std::string personId = {};            ///< federation's person id (PKZ or NU id)
    std::optional<int> fideId = {};
    std::string federation = {}; ///< FIDE's three letters of the country of a player from abroad (6.1.2.2)
    std::optional<Sex> sex = {};
    std::optional<int> birthYear = {}; ///< 1850 to 2199; equals birthDate's year when both are given
    std::optional<Date> birthDate = {};
    std::optional<Rating> rating = {}; ///< entry rating R_o; nothing for unrated players
    std::optional<int> index = {};     ///< 0 to 9999
    RatingSource ratingSource = RatingSource::Dwz;
    std::optional<RatingBound> ratingBound = {}; ///< the rating is but a bound of the strength (003, C II)
    bool computer = false;                       ///< games against it do not count (4.1.4)
    std::vector<CarryOverGame> carryOver = {};
    std::string team = {}; ///< for which his new games are played; those that he has name theirs
    std::optional<int> board = {};
    Identity identity = Identity::Open;
    std::vector<Override> overrides = {}; ///< at most one of each value
    std::vector<Bye> byes = {};           ///< in the order of rounds
    std::optional<Withdrawal> withdrawal = {};
    std::vector<StatedValue> stated = {}; ///< one of each criterion
    std::optional<int> lot = {};          ///< drawn when nothing else decided his place; 1 is the best

    /// @name The Elo with which he enters, beside his DWZ: that of the list in force on the first day.
    /// @{
    std::optional<Rating> elo = {};    ///< nothing: unrated, unless his rating is an Elo (ratingSource)
    std::optional<int> eloFactor = {}; ///< K of that list; nothing: by FIDE B.02, 8.3.3
    std::optional<Date> eloDay = {};   ///< of that list; nothing: it was typed, or a file brought it
    /// One of each later period of TournamentHeader::eloByPeriod, in their order; a period without one has
    /// the values of the period before.
    std::vector<EloPeriod> eloPeriods = {};
    /// @}

    /// @name Who he is in all tournaments, as it was recorded when he came in.
    /// @{
    std::string person = {};    ///< uuid; empty: nobody has said so yet, or he is a computer
    std::string notPerson = {}; ///< uuid of the person from whom the referee split him
    /// @}

    /// @name Where his entry comes from, as it was recorded when it came in.
    /// @{
    std::optional<EntryOrigin> origin = {}; ///< nothing: it is not settled yet
    std::string originTournament = {};      ///< of Chain: uuid of the tournament that left him with it
    std::optional<int> originNumber = {};   ///< of Chain: as which participant, 1 to 99999
    std::string originList = {};            ///< of List: which one
    std::optional<Date> originDay = {};     ///< of List: its day
    std::string originReason = {};          ///< of Hand, where no override has one
    std::string enteredLevel = {}; ///< id of the rule version on whose level it came in; empty: unknown
    /// Rating, index and carry-over games are what a recalculation wrote; what came in is kept here.
    bool chained = false;
    std::optional<Rating> enteredRating = {};
    std::optional<int> enteredIndex = {};
    RatingSource enteredSource = RatingSource::Dwz;
    std::optional<RatingBound> enteredBound = {};
    std::vector<CarryOverGame> enteredCarryOver = {};
    /// @}

    bool operator==(const Participant&) const = default;
};

/// @brief Whether he enters with a rating of the system itself, not with that of another one (4.1.2).
[[nodiscard]] inline bool hasOwnRating(const Participant& participant)
{
    return participant.rating.has_value() && participant.ratingSource == RatingSource::Dwz;
}

/// @brief The Elo with which he enters: that beside his DWZ, else his rating where it is one.
[[nodiscard]] inline std::optional<Rating> eloOf(const Participant& participant)
{
    return !participant.elo && participant.ratingSource == RatingSource::Fide ? participant.rating
                                                                              : participant.elo;
}

/// @brief What a game brought one side.
enum class SideResult {
    NotPlayed,
    Win,
    Draw,
    Loss,
    ForfeitWin,  ///< `+`
    ForfeitLoss, ///< `-`
};

/// @brief The result of a game, side by side; only the combinations of isAllowed() occur in a tournament.
struct GameResult {
    SideResult white = SideResult::NotPlayed;
    SideResult black = SideResult::NotPlayed;

    bool operator==(const GameResult&) const = default;

    /// @brief The same result seen with the colours exchanged.
    [[nodiscard]] constexpr GameResult mirrored() const { return {black, white}; }
};

inline constexpr GameResult kWhiteWins{SideResult::Win, SideResult::Loss};
inline constexpr GameResult kBlackWins{SideResult::Loss, SideResult::Win};
inline constexpr GameResult kDrawn{SideResult::Draw, SideResult::Draw};
inline constexpr GameResult kWhiteWinsByForfeit{SideResult::ForfeitWin, SideResult::ForfeitLoss};
inline constexpr GameResult kBlackWinsByForfeit{SideResult::ForfeitLoss, SideResult::ForfeitWin};
inline constexpr GameResult kBothForfeit{SideResult::ForfeitLoss, SideResult::ForfeitLoss};
inline constexpr GameResult kBothLose{SideResult::Loss, SideResult::Loss};
inline constexpr GameResult kDrawAndLoss{SideResult::Draw, SideResult::Loss};
inline constexpr GameResult kLossAndDraw{SideResult::Loss, SideResult::Draw};
inline constexpr GameResult kLossAndForfeit{SideResult::Loss, SideResult::ForfeitLoss};
inline constexpr GameResult kForfeitAndLoss{SideResult::ForfeitLoss, SideResult::Loss};
inline constexpr GameResult kNotPlayed{};

/// @brief Whether a result is one of the twelve that exist.
/// @source design: cli.md, key `result`; DSB report format 2.5, points `0 0.5 1 + -` with a sum of at most 1
[[nodiscard]] bool isAllowed(GameResult result);

/// @brief The exchange text: `1-0 0-1 1/2 +/- -/+ -/- 0-0 1/2-0 0-1/2 0/- -/0 *`.
/// @pre isAllowed(result)
[[nodiscard]] std::string_view resultText(GameResult result);

/// @brief Reads resultText(); nothing for any other text.
[[nodiscard]] std::optional<GameResult> resultFromText(std::string_view text);

/// @brief Whether a side's result was reached at the board and so counts for that side (2.2.5.2).
[[nodiscard]] constexpr bool isPlayed(SideResult side)
{
    return side == SideResult::Win || side == SideResult::Draw || side == SideResult::Loss;
}

/// @brief Points on the crosstable: forfeit wins count 1 here, though never for a rating.
[[nodiscard]] constexpr Score tablePoints(SideResult side)
{
    switch (side) {
    case SideResult::Win:
    case SideResult::ForfeitWin: return kWin;
    case SideResult::Draw: return kDraw;
    case SideResult::Loss:
    case SideResult::ForfeitLoss:
    case SideResult::NotPlayed: break;
    }
    return kLoss;
}

/// @brief One pairing of two participants, as it was played and as it counts.
struct Game {
    GameId id = GameId(0);
    std::optional<int> round = {}; ///< 1 to 999
    ParticipantNumber white;
    ParticipantNumber black;
    GameResult result = kNotPlayed;
    bool rated = true; ///< false: played, but not to be rated (such as other time control)
    std::optional<Date> date = {};
    std::optional<int> board = {}; ///< 1 to 999; the table, or the board of a team match
    std::string note = {};         ///< the referee's own words, at most 10,000 characters
    std::string whiteTeam = {};    ///< for which White played, whatever team he is of; empty: for none
    std::string blackTeam = {};    ///< likewise Black
    /// What counts on the table, where it was decided differently from the board; a rating goes by `result`
    /// (document 000, 2.2.5.2).
    std::optional<GameResult> awarded = {};

    bool operator==(const Game&) const = default;
};

/// @brief A game with White and Black exchanged, and everything that goes with them.
[[nodiscard]] Game withColoursExchanged(Game game);

/// @brief Players, teams, or two players only (document 000, 4.2.4).
enum class TournamentKind { Individual, Team, Match };

/// @brief Who plays whom, and in which order.
enum class TournamentMode { RoundRobin, Swiss, Scheveningen, Knockout, Free };

/// @brief A warning that the referee lets stand, and why; printed with the findings.
struct Acceptance {
    std::string finding; ///< code of the finding
    std::string place;   ///< which of several, such as `participant/5`, `game/3/5-12`; empty: the tournament
    std::string reason;  ///< not empty

    bool operator==(const Acceptance&) const = default;
};

/// @brief A place in the line-up of a team (Mannschaftsmeldung).
struct LineupPlace {
    int number; ///< in the line-up, 1 to 99,999: such as 3 or 104; in rising order they move up
    ParticipantNumber participant;
    std::optional<Date> from = {};     ///< first day on which he may play; nothing: from the beginning
    std::optional<Date> until = {};    ///< last day; nothing: to the end
    bool guest = false;                ///< plays for the team, but is a member of another club
    std::optional<Rating> rating = {}; ///< on the day by which line-ups are ordered

    bool operator==(const LineupPlace&) const = default;
};

/// @brief What becomes of the matches of a team that left the league; its games stay rated.
enum class TeamWithdrawal {
    Counted,  ///< what it played counts
    Annulled, ///< none of its matches counts
};

/// @brief What a team is called elsewhere, such as in reports: `Adler I` for `SC Adler 1`.
struct TeamSpelling {
    std::string text = {};

    bool operator==(const TeamSpelling&) const = default;
};

/// @brief A team of a league, with whom it may field.
struct Team {
    std::string name;      ///< as Participant::team and the teams of the games have it; unique
    std::string club = {}; ///< five-character VKZ; empty: unknown
    std::vector<LineupPlace> lineup = {};
    std::optional<TeamWithdrawal> withdrawal = {}; ///< nothing: it plays on
    std::vector<TeamSpelling> spellings = {};      ///< other names that were once said to mean it

    bool operator==(const Team&) const = default;
};

/// @brief Points that a team loses by a decision.
struct Penalty {
    std::string team;
    int matchPoints = 0;     ///< 0 to 99
    int halfBoardPoints = 0; ///< 0 to 999
    std::string reason = {};

    bool operator==(const Penalty&) const = default;
};

/// @brief How a whole match was decided, whatever its boards say (document 000, 2.2.5.2).
enum class MatchAward { Home, Away, NeitherTeam };

/// @brief What wins a match.
enum class MatchWin {
    MoreThanOpponent,
    MoreThanHalf, ///< of the boards
};

/// @brief Boards on which the home team has White, by the custom of the league.
enum class HomeWhite {
    EvenBoards,
    OddBoards,
    AllBoards,
    NoBoard,
    OneAndFour, ///< of every four boards the first and the last
};

/// @brief A pairing of two teams in the schedule of a league, whether its boards are known or not.
struct Fixture {
    int round; ///< 1 to 999
    std::string home = {};
    std::string away = {};
    std::optional<Date> date = {}; ///< nothing: not fixed yet
    std::optional<MatchAward> awarded = {};
    std::string reason = {}; ///< of `awarded`
    bool unplanned = false;  ///< stands here only because it was awarded, and goes when that is taken back

    bool operator==(const Fixture&) const = default;
};

/// @brief Everything about a tournament but its participants and games (document 000, 6.1.2.1).
struct TournamentHeader {
    std::string name = {};
    std::string externalId = {}; ///< the federation's tournament id
    std::string place = {};
    std::optional<Date> start = {};
    std::optional<Date> end = {};
    std::string level = {}; ///< organisation level, three characters of the VKZ (6.3)
    TournamentKind kind = TournamentKind::Individual;
    std::optional<TournamentMode> mode = {};
    std::optional<int> rounds = {}; ///< 1 to 999
    std::string system = {};        ///< rule version id picked by the referee; empty: by the end date
    std::string timeControl = {};
    std::string playOff = {};    ///< day and time control of play-offs that are part of it (6.1.2.3)
    std::string youthClass = {}; ///< such as U12 (4.2.2)
    std::string evaluator = {};
    std::string secondEvaluator = {}; ///< a referee who answers for it, too (6.3)
    std::string arbiter = {};         ///< 6.5.2.1
    bool hybrid = false;              ///< 4.2.4.6
    bool official = false;            ///< of an association: its rating need not be announced (6.1.1)
    bool announced = false; ///< the players knew before that it would be rated, or agreed (6.1.1, 4.2.4.5)
    std::vector<Acceptance> acceptances = {};
    std::vector<Team> teams = {};       ///< in the order of their numbers in the schedule
    std::vector<Fixture> schedule = {}; ///< round by round
    std::optional<int> boards = {};     ///< 1 to 999, of a match of two teams
    /// When it first came into a work file, which orders what ended on one day (document 000, 2.2.3): UTC,
    /// such as `2026-11-29T18:05:09.120Z`; empty: before this was recorded, and so before all others.
    std::string processed = {};
    std::string tieBreaks = {};       ///< as FIDE C.07 writes them, with commas; empty: the usual ones
    std::string tieBreakEdition = {}; ///< of C.07; empty: that of the first day
    /// UUID that all tournaments of one season have, which were one before they were split (document 000,
    /// 2.2.2): recorded then, never inferred; empty: it is a season of its own.
    std::string season = {};
    bool eloByPeriod = false; ///< the Elo of a tournament of more than 30 days is evaluated month by month

    /// @name The rules of a league; what is not given is as usual.
    /// @{
    std::optional<int> winPoints = {};       ///< match points, -99 to 99; nothing: 2
    std::optional<int> drawPoints = {};      ///< likewise; nothing: 1
    std::optional<int> lossPoints = {};      ///< likewise; nothing: 0
    std::optional<int> absentPoints = {};    ///< of a team that did not come; nothing: as of a loss
    std::optional<MatchWin> matchWin = {};   ///< nothing: more than the opponent
    std::optional<HomeWhite> homeWhite = {}; ///< nothing: on even boards
    std::optional<int> promoted = {};        ///< teams at the top that go up
    std::optional<int> relegated = {};       ///< teams at the bottom that go down
    std::vector<Penalty> penalties = {};
    std::optional<Date> lineupDay = {};  ///< whose ratings order the line-ups
    std::optional<int> lineupLimit = {}; ///< points that somebody may be stronger than one above him
    std::optional<int> fixedAfter = {};  ///< appearances as a substitute, after which one plays for that team
    std::optional<Date> lateUntil = {};  ///< last day on which somebody may be added to a line-up
    std::optional<int> guestsAllowed = {}; ///< in one match
    bool oneMatchADay = false;             ///< nobody plays for two teams on one day
    /// @}

    bool operator==(const TournamentHeader&) const = default;
};

/// @brief A tournament: header, participants in crosstable order, games in any order.
struct Tournament {
    TournamentHeader header = {};
    std::vector<Participant> participants = {};
    std::vector<Game> games = {};

    bool operator==(const Tournament&) const = default;

    /// @return position in participants, or nothing
    [[nodiscard]] std::optional<std::size_t> indexOf(ParticipantNumber number) const;
};

/// @brief Birth year from the date, else the year; nothing when neither is known.
[[nodiscard]] std::optional<int> birthYearOf(const Participant& participant);

/// @brief Whether there is an organisation level: the first three characters of a VKZ, with the federation
/// (000), its youth (001), a state association (1 to 9, A to H), abroad (K), or a member without a state (L,
/// M).
/// @source document 000, 6.3
[[nodiscard]] bool isLevel(std::string_view level);

} // namespace zahlmeister::engine
