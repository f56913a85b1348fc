// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/reports/standingsreport.h"

#include <cmath>

#include "app/main/console/commandtext.h"
#include "app/text/jsonwriter.h"
#include "ui/text/finaltabletext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

using Layout = app::JsonWriter::Layout;

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

void writeNumber(app::JsonWriter& json, std::string_view key, double value)
{
    json.key(key);
    if (std::isnan(value))
        json.null();
    else
        json.value(value);
}

void writeTrace(app::JsonWriter& json, const engine::FinalTable& table, const engine::TieBreakTrace& trace)
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

void writePlace(app::JsonWriter& json, const engine::FinalTable& table, std::size_t at, bool explains)
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

} // namespace

QByteArray standingsToJson(const engine::FinalTable& table, bool explains)
{
    app::JsonWriter json;
    json.beginObject();
    json.member("edition", engine::editionText(table.edition()));
    json.member("round", table.played().rounds());
    json.key("tie_breaks");
    json.beginArray(Layout::OneLine);
    for (const engine::TieBreak& tieBreak : table.criteria())
        json.value(engine::tieBreakText(tieBreak));
    json.endArray();
    std::vector<std::size_t> places(table.places().size());
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = i;
    json.objects("standings", explains ? Layout::Lines : Layout::OneLine, places,
                 [&](std::size_t at) { writePlace(json, table, at, explains); });
    json.endObject();
    return json.take();
}

QString standingsExplained(const engine::FinalTable& table)
{
    QString text;
    for (std::size_t at = 0; at < table.places().size(); ++at) {
        const engine::FinalPlace& place = table.places()[at];
        text += u"\n%1. %2\n"_s.arg(place.rank)
                    .arg(QString::fromStdString(table.played().entrants()[place.entrant].name));
        for (std::size_t i = 1; i < table.criteria().size(); ++i) {
            text += u"  "_s + ui::explainedValue(table, i, at) + u'\n';
        }
    }
    return text;
}

} // namespace zahlmeister::cli
