// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/json/standingsjson.h"

#include <cmath>

#include "app/text/jsonwriter.h"

namespace zahlmeister::app {

namespace {

using Layout = JsonWriter::Layout;

std::string_view codeOfKind(engine::RoundKind kind)
{
    switch (kind) {
    case engine::RoundKind::Played: return "played";
    case engine::RoundKind::Open: return "open";
    case engine::RoundKind::ForfeitWin: return "forfeit_win";
    case engine::RoundKind::ForfeitLoss: return "forfeit_loss";
    case engine::RoundKind::FullBye: return "full_bye";
    case engine::RoundKind::RequestedBye: break;
    }
    return "requested_bye";
}

void writeNumber(JsonWriter& json, std::string_view key, double value)
{
    json.key(key);
    if (std::isnan(value))
        json.null();
    else
        json.value(value);
}

void writeTrace(JsonWriter& json, const engine::FinalTable& table, const engine::TieBreakTrace& trace)
{
    json.member("tie_break", engine::tieBreakText(trace.tieBreak));
    writeNumber(json, "value", trace.value);
    json.member("clause", std::string_view(engine::infoOf(trace.tieBreak.code).clause));
    json.objects("rounds", Layout::OneLine, trace.contributions, [&](const engine::Contribution& part) {
        if (part.round > 0)
            json.member("round", static_cast<int>(part.round));
        json.member("kind", codeOfKind(part.kind));
        if (part.opponent != engine::kNoOpponent)
            json.member("opponent",
                        table.played().entrants()[static_cast<std::size_t>(part.opponent)].number.value());
        if (part.isDummy)
            json.member("dummy", true);
        json.member("opponent_value", part.opponentValue);
        json.member("points", part.points);
        json.member("value", part.value);
        if (part.isCut)
            json.member("cut", true);
        if (*part.clause != '\0')
            json.member("clause", std::string_view(part.clause));
    });
}

void writePlace(JsonWriter& json, const engine::FinalTable& table, std::size_t at, bool explains)
{
    const engine::FinalPlace& place = table.places()[at];
    const engine::Entrant& entrant = table.played().entrants()[place.entrant];
    const std::vector<engine::TieBreak>& criteria = table.criteria();
    json.member("rank", place.rank);
    json.member("number", entrant.number.value());
    json.member("name", entrant.name);
    json.object("values", Layout::OneLine, [&] {
        for (std::size_t i = 0; i < criteria.size(); ++i)
            writeNumber(json, engine::tieBreakText(criteria[i]), place.values[i]);
    });
    if (place.decidedBy) {
        json.object("decided_by", Layout::OneLine, [&] {
            const std::size_t by = *place.decidedBy;
            json.member("tie_break", by < criteria.size() ? engine::tieBreakText(criteria[by]) : "lot");
            if (by < criteria.size()) {
                writeNumber(json, "value", place.values[by]);
                writeNumber(json, "next", table.places()[at + 1].values[by]);
            }
        });
    }
    if (!explains)
        return;
    std::vector<engine::TieBreakTrace> traces;
    for (std::size_t i = 1; i < criteria.size(); ++i)
        traces.push_back(table.explain(i, at));
    json.objects("explanations", Layout::Lines, traces,
                 [&](const engine::TieBreakTrace& trace) { writeTrace(json, table, trace); });
}

/// A line of a category: whose places these are in the whole table, or the team with its sums.
void writeCategoryPlace(JsonWriter& json, const engine::FinalTable& table, const engine::CategoryPlace& line)
{
    const auto numberAt = [&](std::size_t at) {
        return table.played().entrants()[table.places()[at].entrant].number.value();
    };
    json.member("rank", line.rank);
    if (line.values.empty()) {
        const engine::FinalPlace& place = table.places()[line.places.front()];
        json.member("overall", place.rank);
        json.member("number", numberAt(line.places.front()));
        json.member("name", table.played().entrants()[place.entrant].name);
    } else {
        json.member("team", line.team);
        json.key("players");
        json.beginArray(Layout::OneLine);
        for (const std::size_t at : line.places)
            json.value(numberAt(at));
        json.endArray();
    }
    json.object("values", Layout::OneLine, [&] {
        const std::vector<double>& values =
            line.values.empty() ? table.places()[line.places.front()].values : line.values;
        for (std::size_t i = 0; i < values.size(); ++i)
            writeNumber(json, engine::tieBreakText(table.criteria()[i]), values[i]);
    });
}

std::string_view codeOf(engine::OpponentScores opponents)
{
    return opponents == engine::OpponentScores::AsOnTable ? "as_on_table" : "unplayed_drawn";
}

std::string_view codeOf(engine::OwnUnplayed own)
{
    switch (own) {
    case engine::OwnUnplayed::Nothing: return "nothing";
    case engine::OwnUnplayed::ForfeitsAsGames: return "forfeits_as_games";
    case engine::OwnUnplayed::OwnScore: return "own_score";
    case engine::OwnUnplayed::DrawWithOneself: return "draw_with_oneself";
    case engine::OwnUnplayed::VirtualOpponent: break;
    }
    return "virtual_opponent";
}

void writeSetting(JsonWriter& json, const std::optional<engine::StatedSetting>& setting)
{
    if (!setting)
        return;
    json.object("setting", Layout::OneLine, [&] {
        if (!setting->tieBreaks.empty())
            json.member("tie_breaks", engine::tieBreaksText(setting->tieBreaks));
        if (setting->edition)
            json.member("edition", engine::editionText(*setting->edition));
        if (setting->habit) {
            json.member("opponents", codeOf(setting->habit->opponents));
            json.member("unplayed", codeOf(setting->habit->own));
            if (setting->habit->cutOfSummed > 0)
                json.member("summed_cut", setting->habit->cutOfSummed);
        }
        if (setting->winPoints > 0) {
            json.member("win_points", setting->winPoints);
            json.member("draw_points", setting->drawPoints);
        }
        if (setting->isByOwnFigures)
            json.member("own_figures", true);
    });
}

void writeStated(JsonWriter& json, const engine::StatedComparison& stated)
{
    json.object("stated", Layout::Lines, [&] {
        json.member("round", stated.round);
        json.objects("columns", Layout::OneLine, stated.columns, [&](const engine::StatedColumn& column) {
            json.member("criterion", column.criterion);
            if (column.tieBreak)
                json.member("tie_break", engine::tieBreakText(*column.tieBreak));
            json.member("figures", column.figures);
            json.member("equal", column.equal);
            writeSetting(json, column.setting);
        });
        json.objects("differences", Layout::OneLine, stated.differences,
                     [&](const engine::StatedDifference& one) {
                         json.member("number", one.number.value());
                         json.member("criterion", one.criterion);
                         json.member("stated", one.stated);
                         writeNumber(json, "computed", one.computed);
                         writeSetting(json, one.setting);
                     });
    });
}

} // namespace

void writeStandingsMembers(JsonWriter& json, const engine::FinalTable& table, const StandingsContent& what)
{
    json.member("edition", engine::editionText(table.edition()));
    json.member("round", table.played().rounds());
    json.key("tie_breaks");
    json.beginArray(Layout::OneLine);
    for (const engine::TieBreak& tieBreak : table.criteria())
        json.value(engine::tieBreakText(tieBreak));
    json.endArray();
    if (what.category) {
        json.member("category", engine::categoryText(*what.category));
        json.objects("standings", Layout::OneLine, engine::placesOf(*what.tournament, table, *what.category),
                     [&](const engine::CategoryPlace& line) { writeCategoryPlace(json, table, line); });
    } else {
        std::vector<std::size_t> places(table.places().size());
        for (std::size_t i = 0; i < places.size(); ++i)
            places[i] = i;
        json.objects("standings", what.explains ? Layout::Lines : Layout::OneLine, places,
                     [&](std::size_t at) { writePlace(json, table, at, what.explains); });
        if (what.stated && !what.stated->columns.empty())
            writeStated(json, *what.stated);
    }
}

QByteArray writeStandingsJson(const engine::FinalTable& table, const StandingsContent& what)
{
    JsonWriter json;
    json.beginObject();
    writeStandingsMembers(json, table, what);
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::app
