// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/codes.h"
#include "app/formats/csv/evaluationcsv.h"
#include "app/formats/json/evaluationjson.h"
#include "app/formats/json/standingsjson.h"
#include "app/formats/trf/trf.h"
#include "app/text/jsonwriter.h"
#include "engine/standings/finaltable.h"
#include "ui/site/sitemaker.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

QString csvHead(app::CsvColumn column, const engine::SystemDescription* system)
{
    using app::CsvColumn;
    if (const auto sheet = app::sheetColumnOf(column))
        return columnHead(*sheet, system);
    switch (column) {
    case CsvColumn::Number: return SiteTr::tr("No.");
    case CsvColumn::Name: return SiteTr::tr("Player");
    case CsvColumn::OldIndex: return SiteTr::tr("Old index");
    case CsvColumn::NewIndex: return SiteTr::tr("New index");
    case CsvColumn::Bound: return SiteTr::tr("Remark");
    default: return SiteTr::tr("Recorded");
    }
}

} // namespace

QByteArray makeData(const SiteMaker& /*site*/, const ShownTournament& shown)
{
    const engine::TournamentHeader& header = shown.tournament.header;
    const auto iso = [](const std::optional<engine::Date>& day) {
        return day ? std::optional(day->iso()) : std::nullopt;
    };
    app::JsonWriter json;
    json.beginObject();
    json.object("tournament", app::JsonWriter::Layout::OneLine, [&] {
        json.member("name", header.name);
        if (!header.place.empty())
            json.member("place", header.place);
        json.member("start", iso(header.start));
        json.member("end", iso(header.end));
    });
    app::writeEvaluationMembers(json, shown.tournament, *shown.rules, shown.evaluation, {});
    const engine::FinalTable table(shown.tournament, engine::tableOptionsOf(shown.tournament));
    json.object("standings", app::JsonWriter::Layout::Lines,
                [&] { app::writeStandingsMembers(json, table, {}); });
    json.endObject();
    return json.take();
}

QByteArray makeCsv(const SiteMaker& site, const ShownTournament& shown)
{
    const engine::SystemDescription* const system = engine::descriptionOf(*shown.rules);
    std::vector<engine::ColumnSpec> columns;
    const auto of = engine::systemOf(*shown.rules);
    const auto visible = of.has_value() ? site.view().columns(**of) : std::vector<engine::Column>();
    for (const engine::ColumnSpec& column :
         system ? system->columns : std::span<const engine::ColumnSpec>()) {
        if (std::ranges::find(visible, column.column) != visible.end())
            columns.push_back(column);
    }
    app::CsvStyle style;
    style.decimalMark = textLocale().decimalPoint().front();
    style.head = [system](app::CsvColumn column) { return csvHead(column, system); };
    style.ageGroup = ageGroupShort;
    style.bound = ratingBoundName;
    return app::writeEvaluationCsv(shown.tournament, shown.evaluation, columns, style);
}

QByteArray makeTrf(const ShownTournament& shown)
{
    return app::writeTrf(shown.tournament, app::TrfEdition::Trf26).value_or(QByteArray());
}

} // namespace zahlmeister::ui
