// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "app/fields/codes.h"
#include "app/fields/exportloss.h"
#include "app/spelling/birth.h"
#include "app/text/jsonobjectreader.h"
#include "app/text/plaintext.h"
#include "engine/model/tournament.h"

/// Header, participant and game described once. The exchange format, the rows of the work file, the undo log,
/// the checks of ranges and the comparison of two states go through these tables; what a field is (text,
/// date, number ...) follows from its type. A new field is a member of engine/model and a line here: the
/// column of the work file with its migration, the place in an archive and what is lost in other formats
/// follow.
namespace zahlmeister::app {

using engine::kLongestText;

/// @brief Most characters of a remark: of a note, of a reason, of how a time control is described.
inline constexpr std::size_t kLongestRemark = 10'000;

/// @brief The largest id of a game: above, not every whole number is a double, as JSON has them.
inline constexpr std::int64_t kLargestGameId = 9'007'199'254'740'992;

/// @brief What becomes of a field when a file is imported again.
enum class Reimport {
    FillIn,  ///< the file's value; what the file does not say stays as it is
    File,    ///< the file's value, even when it has none
    Referee, ///< the value that is there; no file knows better
};

/// @brief What is to be known of a field besides its type.
struct FieldRules {
    JsonObjectReader::Presence presence = JsonObjectReader::Presence::Optional; ///< in the exchange format
    bool isAlwaysWritten = false; ///< though the key may be missing
    bool isKey = false;           ///< says which record it is: is not compared, stands in the primary key
    bool isInFiles = true;        ///< false: in the work file only
    bool isSubmitted = true;      ///< false: may differ from what was handed in without making it outdated
    bool isForeign = true;        ///< false: a word of the referee, which no other format can carry
    bool isUnique = false;        ///< no other record of the same list has that value
    bool isName = false;          ///< says who somebody is: an archive keeps it with the names
    int since = 0;                ///< version of the work file's schema that has the column; 0: the first one
    std::optional<ExportLossCode> loss =
        {};        ///< of a participant: what is lost where a format has no place for it
    int least = 0; ///< of a number
    int most = std::numeric_limits<int>::max(); ///< of a number
    std::size_t exactly = 0; ///< characters of a text in a file, typed text may be unfinished; 0: any number
    std::size_t longest = kLongestText; ///< most characters of a text that is entered
    Reimport reimport = Reimport::FillIn;
    std::string_view column = {}; ///< in the work file; empty: as the key
    std::string_view table = {};  ///< of a list: where its records stand in the work file
    bool isPositioned = true;     ///< of a list: `position` orders the rows; else their first column does
    std::string_view group = {};  ///< in JSON: the object in which it stands with its neighbours; empty: none
    std::string_view name = {};   ///< its key in that object
};

/// @brief A remark may have several lines, every other text has one.
[[nodiscard]] constexpr TextLines linesOf(const FieldRules& rules)
{
    return rules.longest == kLongestRemark ? TextLines::Several : TextLines::One;
}

/// @brief One field of a record.
template <class RecordType, class ValueType>
struct Field {
    using Record = RecordType;
    using Value = ValueType;

    std::string_view key; ///< in the exchange format, in differences and in places of errors
    Value Record::*member;
    FieldRules rules;

    [[nodiscard]] constexpr std::string_view column() const
    {
        return rules.column.empty() ? key : rules.column;
    }
};

/// @brief A line of a table.
template <class Record, class Value>
[[nodiscard]] constexpr Field<Record, Value> field(std::string_view key, Value Record::*member,
                                                   FieldRules rules = {})
{
    return {key, member, rules};
}

inline constexpr auto kRequired = JsonObjectReader::Presence::Required;
inline constexpr auto kRequiredOrNull = JsonObjectReader::Presence::RequiredOrNull;

/// @brief Of what is recorded about an entry, in the object `origin` of a participant: it is no part of a
/// report, and nobody misses it in another format.
/// @param name in the object
constexpr FieldRules recorded(std::string_view name, int least = 0,
                              int most = std::numeric_limits<int>::max())
{
    return {.isSubmitted = false,
            .since = 15,
            .least = least,
            .most = most,
            .longest = kLongestRemark,
            .reimport = Reimport::Referee,
            .table = "entered_game", // of the games
            .group = "origin",
            .name = name};
}

/// @brief Characters of a UUID as text.
inline constexpr std::size_t kUuidLength = 36;

/// @brief Of what is recorded about who somebody is: it is no part of a report either.
inline constexpr FieldRules kPersonRules{
    .isSubmitted = false, .isName = true, .since = 16, .exactly = kUuidLength, .reimport = Reimport::Referee};

/// @brief Characters of a moment as text (moment.h).
inline constexpr std::size_t kMomentLength = 24;

/// @brief The fields of a record, in the order of the exchange format.
template <class Record>
struct Fields;

/// @brief A warning that stands; `acceptances` of the header.
template <>
struct Fields<engine::Acceptance> {
    using A = engine::Acceptance;
    static constexpr std::tuple kAll{
        field("finding", &A::finding, {.presence = kRequired}),
        field("place", &A::place),
        field("reason", &A::reason, {.presence = kRequired, .longest = kLongestRemark}),
    };
};

/// @brief A game that waits; `carry_over` of a participant.
template <>
struct Fields<engine::CarryOverGame> {
    using C = engine::CarryOverGame;
    static constexpr std::tuple kAll{
        field("opponent_rating", &C::opponentRating, {.presence = kRequired}),
        field("score", &C::score, {.presence = kRequired, .column = "half_points"}),
        field("date", &C::date, {.presence = kRequiredOrNull}),
        field("tournament", &C::tournament, {.isSubmitted = false, .since = 15}),
    };
};

/// @brief A value of the referee; `overrides` of a participant.
template <>
struct Fields<engine::Override> {
    using O = engine::Override;
    static constexpr std::tuple kAll{
        field("value", &O::value, {.presence = kRequired, .isUnique = true}),
        field("listed", &O::listed, {.least = 0, .most = 9999}),
        field("given", &O::given, {.least = 0, .most = 9999}),
        field("reason", &O::reason, {.longest = kLongestRemark}),
    };
};

/// @brief A figure of the organiser's table; `stated` of a participant.
template <>
struct Fields<engine::StatedValue> {
    using S = engine::StatedValue;
    static constexpr std::tuple kAll{
        field("criterion", &S::criterion, {.presence = kRequired, .isUnique = true}),
        field("value", &S::value, {.presence = kRequired}),
    };
};

/// @brief The Elo of a later rating period; `periods` of a participant's `elo`.
template <>
struct Fields<engine::EloPeriod> {
    using E = engine::EloPeriod;
    static constexpr std::tuple kAll{
        field("first", &E::first, {.presence = kRequired, .isUnique = true, .column = "first_day"}),
        field("rating", &E::rating),
        field("k", &E::factor, {.least = 0, .most = 99, .column = "factor"}),
        field("date", &E::day, {.column = "list_day"}),
    };
};

/// @brief A round without an opponent; `byes` of a participant.
template <>
struct Fields<engine::Bye> {
    using B = engine::Bye;
    static constexpr std::tuple kAll{
        field("round", &B::round, {.presence = kRequired, .isUnique = true, .least = 1, .most = 999}),
        field("score", &B::score, {.presence = kRequired, .column = "half_points"}),
        field("kind", &B::kind, {.isAlwaysWritten = true}),
        field("board", &B::board, {.isForeign = false, .least = 1, .most = 999}),
        field("team", &B::team, {.isForeign = false}),
    };
};

/// @brief A place in the line-up of a team; `lineup` of a team.
template <>
struct Fields<engine::LineupPlace> {
    using L = engine::LineupPlace;
    static constexpr std::tuple kAll{
        field("number", &L::number, {.presence = kRequired, .isUnique = true, .least = 1, .most = 99'999}),
        field("participant", &L::participant, {.presence = kRequired, .least = 1, .most = 99'999}),
        field("from", &L::from, {.column = "valid_from"}),
        field("until", &L::until, {.column = "valid_until"}),
        field("guest", &L::guest),
        field("rating", &L::rating, {.since = 20}),
    };
};

/// @brief Another name; `spellings` of a team.
template <>
struct Fields<engine::TeamSpelling> {
    using S = engine::TeamSpelling;
    static constexpr std::tuple kAll{
        field("text", &S::text, {.presence = kRequired, .isUnique = true}),
    };
};

/// @brief A team; `teams` of the header.
template <>
struct Fields<engine::Team> {
    using T = engine::Team;
    static constexpr std::tuple kAll{
        field("name", &T::name, {.presence = kRequired, .isUnique = true}),
        field("club", &T::club, {.exactly = 5}),
        field("lineup", &T::lineup, {.table = "line_up"}),
        field("withdrawal", &T::withdrawal, {.since = 20}),
        field("spellings", &T::spellings, {.table = "team_spelling"}),
    };
};

/// @brief Points that a team loses; `penalties` of the header.
template <>
struct Fields<engine::Penalty> {
    using P = engine::Penalty;
    static constexpr std::tuple kAll{
        field("team", &P::team, {.presence = kRequired}),
        field("match_points", &P::matchPoints, {.least = 0, .most = 99}),
        field("half_board_points", &P::halfBoardPoints, {.least = 0, .most = 999}),
        field("reason", &P::reason, {.longest = kLongestRemark}),
    };
};

/// @brief A pairing of teams; `schedule` of the header.
template <>
struct Fields<engine::Fixture> {
    using F = engine::Fixture;
    static constexpr std::tuple kAll{
        field("round", &F::round, {.presence = kRequired, .least = 1, .most = 999}),
        field("home", &F::home, {.presence = kRequired}),
        field("away", &F::away, {.presence = kRequired}),
        field("date", &F::date),
        field("awarded", &F::awarded, {.since = 20}),
        field("reason", &F::reason, {.since = 20, .longest = kLongestRemark, .column = "award_reason"}),
        field("unplanned", &F::unplanned, {.since = 22}),
    };
};

/// @brief Of a rule of a league, in the object `league` of a tournament.
constexpr FieldRules ofLeague(std::string_view name, int least = 0, int most = 9999)
{
    return {.isSubmitted = false,
            .isForeign = false,
            .since = 20,
            .least = least,
            .most = most,
            .table = "penalty", // of the penalties
            .group = "league",
            .name = name};
}

/// @brief Of the Elo beside a DWZ, in the object `elo` of a participant.
constexpr FieldRules ofElo(std::string_view name, int least = 0, int most = 99)
{
    return {.isSubmitted = false,
            .isForeign = false,
            .since = 20,
            .least = least,
            .most = most,
            .reimport = Reimport::FillIn,
            .table = "elo_period", // of the later periods
            .isPositioned = false,
            .group = "elo",
            .name = name};
}

/// @brief `tournament` of a file.
template <>
struct Fields<engine::TournamentHeader> {
    using H = engine::TournamentHeader;
    static constexpr std::tuple kAll{
        field("name", &H::name, {.presence = kRequired}),
        field("id", &H::externalId, {.column = "external_id"}),
        field("place", &H::place),
        field("start", &H::start, {.presence = kRequiredOrNull, .column = "start_date"}),
        field("end", &H::end, {.presence = kRequiredOrNull, .column = "end_date"}),
        field("level", &H::level, {.exactly = 3}),
        field("kind", &H::kind, {.presence = kRequired, .reimport = Reimport::File}),
        field("mode", &H::mode),
        field("rounds", &H::rounds, {.least = 1, .most = 999}),
        field("system", &H::system),
        field("time_control", &H::timeControl, {.longest = kLongestRemark}),
        field("play_off", &H::playOff, {.isForeign = false, .longest = kLongestRemark}),
        field("youth_class", &H::youthClass),
        field("evaluator", &H::evaluator),
        field("second_evaluator", &H::secondEvaluator, {.isForeign = false}),
        field("arbiter", &H::arbiter, {.isForeign = false}),
        field("hybrid", &H::hybrid),
        field("official", &H::official, {.isForeign = false}),
        field("announced", &H::announced, {.isForeign = false}),
        field("acceptances", &H::acceptances,
              {.isSubmitted = false, .isForeign = false, .table = "acceptance"}),
        field("teams", &H::teams, {.isSubmitted = false, .isForeign = false, .table = "team"}),
        field("schedule", &H::schedule, {.isSubmitted = false, .isForeign = false, .table = "fixture"}),
        field("boards", &H::boards, {.isSubmitted = false, .isForeign = false, .least = 1, .most = 999}),
        field("processed", &H::processed,
              {.isSubmitted = false,
               .isForeign = false,
               .since = 19,
               .exactly = kMomentLength,
               .reimport = Reimport::Referee}),
        field("tie_breaks", &H::tieBreaks, {.isSubmitted = false, .isForeign = false, .since = 20}),
        field("tie_break_edition", &H::tieBreakEdition,
              {.isSubmitted = false, .isForeign = false, .since = 20}),
        field("season", &H::season,
              {.isSubmitted = false,
               .isForeign = false,
               .since = 22,
               .exactly = kUuidLength,
               .reimport = Reimport::Referee}),
        field("elo_by_period", &H::eloByPeriod, {.isSubmitted = false, .isForeign = false, .since = 22}),
        field("win_points", &H::winPoints, ofLeague("win_points", -99, 99)),
        field("draw_points", &H::drawPoints, ofLeague("draw_points", -99, 99)),
        field("loss_points", &H::lossPoints, ofLeague("loss_points", -99, 99)),
        field("absent_points", &H::absentPoints, ofLeague("absent_points", -99, 99)),
        field("match_win", &H::matchWin, ofLeague("match_win")),
        field("home_white", &H::homeWhite, ofLeague("home_white")),
        field("promoted", &H::promoted, ofLeague("promoted", 0, 999)),
        field("relegated", &H::relegated, ofLeague("relegated", 0, 999)),
        field("penalties", &H::penalties, ofLeague("penalties")),
        field("lineup_day", &H::lineupDay, ofLeague("lineup_day")),
        field("lineup_limit", &H::lineupLimit, ofLeague("lineup_limit")),
        field("fixed_after", &H::fixedAfter, ofLeague("fixed_after", 1, 999)),
        field("late_until", &H::lateUntil, ofLeague("late_until")),
        field("guests_allowed", &H::guestsAllowed, ofLeague("guests_allowed", 0, 999)),
        field("one_match_a_day", &H::oneMatchADay, ofLeague("one_match_a_day")),
    };
};

/// @brief One of `participants`.
template <>
struct Fields<engine::Participant> {
    using P = engine::Participant;
    static constexpr std::tuple kAll{
        field("number", &P::number, {.presence = kRequired, .isKey = true, .least = 1, .most = 99'999}),
        field("name", &P::name,
              {.presence = kRequired,
               .isName = true,
               .loss = ExportLossCode::Characters,
               .reimport = Reimport::File}),
        field("club", &P::club, {.isName = true, .loss = ExportLossCode::Clubs, .exactly = 5}),
        field("club_name", &P::clubName, {.isName = true, .loss = ExportLossCode::Clubs}),
        field("member_number", &P::memberNumber,
              {.isName = true, .loss = ExportLossCode::Clubs, .least = 1, .most = 99'999}),
        field("member", &P::member, {.presence = kRequired, .loss = ExportLossCode::Clubs}),
        field("member_until", &P::memberUntil, {.isForeign = false}),
        field("person_id", &P::personId, {.isName = true, .loss = ExportLossCode::PersonIds}),
        field("fide_id", &P::fideId,
              {.isName = true, .loss = ExportLossCode::PersonIds, .least = 1, .most = 999'999'999}),
        field("federation", &P::federation, {.isForeign = false, .exactly = 3}),
        field("sex", &P::sex, {.loss = ExportLossCode::Sex}),
        field("birth_year", &P::birthYear,
              {.loss = ExportLossCode::BirthDates, .least = kFirstBirthYear, .most = kLastBirthYear}),
        field("birth_date", &P::birthDate, {.isName = true, .loss = ExportLossCode::BirthDates}),
        field("rating", &P::rating, {.loss = ExportLossCode::Ratings, .reimport = Reimport::File}),
        field("index", &P::index,
              {.loss = ExportLossCode::Ratings,
               .least = 0,
               .most = 9999,
               .reimport = Reimport::File,
               .column = "rating_index"}),
        field("rating_source", &P::ratingSource,
              {.loss = ExportLossCode::Ratings, .reimport = Reimport::File}),
        field("rating_bound", &P::ratingBound, {.loss = ExportLossCode::Ratings, .reimport = Reimport::File}),
        field("computer", &P::computer, {.loss = ExportLossCode::Computers}),
        field("carry_over", &P::carryOver, {.table = "carry_over_game"}),
        field("team", &P::team, {.loss = ExportLossCode::Teams}),
        field("board", &P::board, {.loss = ExportLossCode::Teams, .least = 1, .most = 999}),
        field("identity", &P::identity, {.isForeign = false, .reimport = Reimport::Referee}),
        field("overrides", &P::overrides,
              {.isForeign = false, .reimport = Reimport::Referee, .table = "override"}),
        field("byes", &P::byes, {.reimport = Reimport::File, .table = "bye", .isPositioned = false}),
        field("withdrawal", &P::withdrawal, {.isForeign = false}),
        field("stated", &P::stated, {.isSubmitted = false, .isForeign = false, .table = "stated_value"}),
        field("lot", &P::lot,
              {.isSubmitted = false, .isForeign = false, .since = 20, .least = 1, .most = 99'999}),
        field("elo_rating", &P::elo, ofElo("rating")),
        field("elo_factor", &P::eloFactor, ofElo("k")),
        field("elo_day", &P::eloDay, ofElo("date")),
        field("elo_periods", &P::eloPeriods, ofElo("periods")),
        field("person", &P::person, kPersonRules),
        field("not_person", &P::notPerson, kPersonRules),
        field("origin", &P::origin, recorded("kind")),
        field("origin_tournament", &P::originTournament, recorded("tournament")),
        field("origin_number", &P::originNumber, recorded("number", 1, 99'999)),
        field("origin_list", &P::originList, recorded("list")),
        field("origin_day", &P::originDay, recorded("date")),
        field("origin_reason", &P::originReason, recorded("reason")),
        field("entered_level", &P::enteredLevel, recorded("level")),
        field("chained", &P::chained, recorded("chained")),
        field("entered_rating", &P::enteredRating, recorded("rating")),
        field("entered_index", &P::enteredIndex, recorded("index", 0, 9999)),
        field("entered_source", &P::enteredSource, recorded("rating_source")),
        field("entered_bound", &P::enteredBound, recorded("rating_bound")),
        field("entered_carry_over", &P::enteredCarryOver, recorded("carry_over")),
    };
};

/// @brief One of `games`.
template <>
struct Fields<engine::Game> {
    using G = engine::Game;
    static constexpr std::tuple kAll{
        field("id", &G::id, {.presence = kRequired, .isKey = true, .isInFiles = false}),
        field("round", &G::round, {.least = 1, .most = 999, .reimport = Reimport::File}),
        field("white", &G::white,
              {.presence = kRequired, .least = 1, .most = 99'999, .reimport = Reimport::File}),
        field("black", &G::black,
              {.presence = kRequired, .least = 1, .most = 99'999, .reimport = Reimport::File}),
        field("result", &G::result, {.presence = kRequired, .reimport = Reimport::File}),
        field("rated", &G::rated, {.reimport = Reimport::File}),
        field("date", &G::date, {.reimport = Reimport::File}),
        field("board", &G::board, {.least = 1, .most = 999, .reimport = Reimport::File}),
        field("note", &G::note, {.isSubmitted = false, .isForeign = false, .longest = kLongestRemark}),
        field("white_team", &G::whiteTeam),
        field("black_team", &G::blackTeam),
        field("awarded", &G::awarded, {.isForeign = false}),
    };
};

/// @name Whether a value is one that its field can have; texts may have any length.
/// @{
[[nodiscard]] inline bool isPossible(const FieldRules& rules, int number)
{
    return number >= rules.least && number <= rules.most;
}
[[nodiscard]] inline bool isPossible(const FieldRules& rules, engine::ParticipantNumber number)
{
    return isPossible(rules, number.value());
}
[[nodiscard]] inline bool isPossible(const FieldRules& /*rules*/, engine::GameId id)
{
    return id.value() >= 1 && id.value() <= kLargestGameId;
}
[[nodiscard]] inline bool isPossible(const FieldRules& /*rules*/, engine::Score score)
{
    return score >= engine::kLoss && score <= engine::kWin;
}
[[nodiscard]] inline bool isPossible(const FieldRules& /*rules*/, engine::GameResult result)
{
    return engine::isAllowed(result);
}
template <class Value> // right in itself
[[nodiscard]] bool isPossible(const FieldRules& /*rules*/, const Value& /*value*/)
{
    return true;
}
/// @}

/// @brief Whether a type is a list of records that have fields of their own.
template <class Value>
inline constexpr bool kIsList = false;
template <class Record>
inline constexpr bool kIsList<std::vector<Record>> = true;

/// @brief Calls a function with every Field of a record, in the order of the exchange format.
template <class Record, class Function>
constexpr void forEachField(Function&& function)
{
    std::apply([&](const auto&... fields) { (function(fields), ...); }, Fields<Record>::kAll);
}

/// @brief The version of the schema in which the last field of a record, or of one in its lists, came.
template <class Record>
[[nodiscard]] constexpr int newestField()
{
    int newest = 0;
    forEachField<Record>([&](const auto& field) {
        using Value = typename std::decay_t<decltype(field)>::Value;
        if constexpr (kIsList<Value>)
            newest = std::max(newest, newestField<typename Value::value_type>());
        newest = std::max(newest, field.rules.since);
    });
    return newest;
}

/// @brief A record of which nothing is known: what a key says that is left out.
template <class Record>
[[nodiscard]] const Record& blank()
{
    using engine::ParticipantNumber;
    static const Record kBlank = [] {
        if constexpr (std::is_same_v<Record, engine::Participant>)
            return Record{.number = ParticipantNumber(0)};
        else if constexpr (std::is_same_v<Record, engine::Game>)
            return Record{.white = ParticipantNumber(0), .black = ParticipantNumber(0)};
        else if constexpr (std::is_same_v<Record, engine::CarryOverGame>)
            return Record{engine::Rating(engine::Rating::kMinimum), engine::kLoss};
        else if constexpr (std::is_same_v<Record, engine::Override>)
            return Record{engine::ListedValue::Rating};
        else if constexpr (std::is_same_v<Record, engine::EloPeriod>)
            return Record{*engine::Date::tryFrom(2000, 1, 1)};
        else if constexpr (std::is_same_v<Record, engine::Bye> || std::is_same_v<Record, engine::Fixture>)
            return Record{0};
        else if constexpr (std::is_same_v<Record, engine::LineupPlace>)
            return Record{0, ParticipantNumber(0)};
        else
            return Record{};
    }();
    return kBlank;
}

/// @brief Whether a field says nothing that a new record would not say.
template <class Record, class Value>
[[nodiscard]] bool isBlank(const Field<Record, Value>& field, const Record& record)
{
    return record.*field.member == blank<Record>().*field.member;
}

/// @brief The value of a key as text when no two records of a list may have the same; empty for other keys.
template <class Record>
[[nodiscard]] std::string uniqueText(const Record& record, std::string_view key)
{
    std::string text;
    forEachField<Record>([&](const auto& field) {
        using Value = typename std::decay_t<decltype(field)>::Value;
        if (!field.rules.isUnique || field.key != key)
            return;
        if constexpr (std::is_enum_v<Value>)
            text = codeText(record.*field.member);
        else if constexpr (std::is_same_v<Value, int>)
            text = std::to_string(record.*field.member);
        else if constexpr (std::is_same_v<Value, std::string>)
            text = record.*field.member;
        else if constexpr (std::is_same_v<Value, engine::Date>)
            text = (record.*field.member).iso();
    });
    return text;
}

/// @brief How errors name a limit of FieldRules::longest, such as `at-most-10000-characters`.
[[nodiscard]] std::string longestText(std::size_t characters);

/// @brief How many values of a tournament only our own format can carry, by field: decisions of the referee,
/// notes and the like. Fields without any are left out.
[[nodiscard]] std::map<std::string, std::size_t> ownValues(const engine::Tournament& tournament);

} // namespace zahlmeister::app
