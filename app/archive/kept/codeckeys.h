// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <type_traits>

#include "engine/model/tournament.h"

/// Which bit of a packed record stands for which of its fields (tournamentcodec.h).
namespace zahlmeister::app {

/// @brief The keys of a record's fields up to version 22 of the schema, of which the place says which bit
/// tells that a value is not as expected: what is most often used comes first. They never move; later fields
/// follow in the order of their versions (FieldRules::since).
template <class Record>
[[nodiscard]] constexpr auto keysOf()
{
    if constexpr (std::is_same_v<Record, engine::Participant>)
        return std::to_array<std::string_view>({"number",
                                                "rating",
                                                "index",
                                                "birth_year",
                                                "member",
                                                "carry_over",
                                                "team",
                                                "board",
                                                "identity",
                                                "byes",
                                                "sex",
                                                "rating_source",
                                                "overrides",
                                                "withdrawal",
                                                "computer",
                                                "rating_bound",
                                                "member_until",
                                                "federation",
                                                "origin",
                                                "entered_level",
                                                "origin_tournament",
                                                "origin_number",
                                                "origin_list",
                                                "origin_day",
                                                "chained",
                                                "entered_rating",
                                                "entered_index",
                                                "entered_source",
                                                "entered_bound",
                                                "entered_carry_over",
                                                "origin_reason",
                                                "stated",
                                                "lot",
                                                "elo_rating",
                                                "elo_factor",
                                                "elo_day",
                                                "elo_periods"});
    else if constexpr (std::is_same_v<Record, engine::Game>)
        return std::to_array<std::string_view>({"white", "black", "result", "round", "date", "board", "rated",
                                                "id", "awarded", "white_team", "black_team", "note"});
    else if constexpr (std::is_same_v<Record, engine::TournamentHeader>)
        return std::to_array<std::string_view>({"name",
                                                "start",
                                                "end",
                                                "level",
                                                "rounds",
                                                "mode",
                                                "place",
                                                "kind",
                                                "evaluator",
                                                "system",
                                                "id",
                                                "time_control",
                                                "play_off",
                                                "youth_class",
                                                "second_evaluator",
                                                "arbiter",
                                                "hybrid",
                                                "official",
                                                "announced",
                                                "acceptances",
                                                "teams",
                                                "schedule",
                                                "boards",
                                                "processed",
                                                "tie_breaks",
                                                "tie_break_edition",
                                                "win_points",
                                                "draw_points",
                                                "loss_points",
                                                "absent_points",
                                                "match_win",
                                                "home_white",
                                                "promoted",
                                                "relegated",
                                                "penalties",
                                                "lineup_day",
                                                "lineup_limit",
                                                "fixed_after",
                                                "late_until",
                                                "guests_allowed",
                                                "one_match_a_day",
                                                "season",
                                                "elo_by_period"});
    else if constexpr (std::is_same_v<Record, engine::CarryOverGame>)
        return std::to_array<std::string_view>({"opponent_rating", "score", "date", "tournament"});
    else if constexpr (std::is_same_v<Record, engine::Override>)
        return std::to_array<std::string_view>({"value", "listed", "given", "reason"});
    else if constexpr (std::is_same_v<Record, engine::Bye>)
        return std::to_array<std::string_view>({"round", "score", "kind", "board", "team"});
    else if constexpr (std::is_same_v<Record, engine::LineupPlace>)
        return std::to_array<std::string_view>({"number", "participant", "from", "until", "guest", "rating"});
    else if constexpr (std::is_same_v<Record, engine::Team>)
        return std::to_array<std::string_view>({"name", "club", "lineup", "withdrawal", "spellings"});
    else if constexpr (std::is_same_v<Record, engine::TeamSpelling>)
        return std::to_array<std::string_view>({"text"});
    else if constexpr (std::is_same_v<Record, engine::Fixture>)
        return std::to_array<std::string_view>(
            {"round", "home", "away", "date", "awarded", "reason", "unplanned"});
    else if constexpr (std::is_same_v<Record, engine::StatedValue>)
        return std::to_array<std::string_view>({"criterion", "value"});
    else if constexpr (std::is_same_v<Record, engine::EloPeriod>)
        return std::to_array<std::string_view>({"first", "rating", "k", "date"});
    else if constexpr (std::is_same_v<Record, engine::Penalty>)
        return std::to_array<std::string_view>({"team", "match_points", "half_board_points", "reason"});
    else
        return std::to_array<std::string_view>({"finding", "place", "reason"});
}

} // namespace zahlmeister::app
