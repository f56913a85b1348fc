// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/reports/statisticsreport.h"

#include "app/main/console/commandtext.h"
#include "app/main/console/console.h"
#include "app/output/terminal.h"
#include "app/text/jsonwriter.h"
#include "ui/text/format.h"
#include "ui/text/statisticstext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

using Layout = app::JsonWriter::Layout;

void writeDistributions(app::JsonWriter& json, const app::Statistics& statistics)
{
    json.objects("distributions", Layout::OneLine, statistics.distributions,
                 [&](const app::RatingDistribution& one) {
                     json.member("group", app::groupingText(one.grouping));
                     if (!one.key.empty())
                         json.member("key", one.key);
                     json.member("persons", one.persons);
                     if (one.persons == 0)
                         return;
                     json.member("mean", one.mean);
                     json.member("median", one.median);
                     json.member("deviation", one.deviation);
                     int from = one.first;
                     json.objects("bars", Layout::OneLine, one.bars, [&](int persons) {
                         json.member("from", from);
                         json.member("persons", persons);
                         from += app::kBarWidth;
                     });
                 });
}

void writeCohort(app::JsonWriter& json, const app::Cohort& cohort)
{
    json.object("cohort", Layout::Lines, [&] {
        json.member("persons", cohort.persons);
        json.objects("years", Layout::OneLine, cohort.years, [&](const app::YearEnd& year) {
            json.member("day", year.day.iso());
            json.member("mean", year.mean);
            json.member("median", year.median);
            json.member("level_mean", year.levelMean);
            json.member("level_median", year.levelMedian);
            json.member("rated", year.rated);
            json.member("rated_mean", year.ratedMean);
        });
    });
}

void writeFlows(app::JsonWriter& json, const app::Statistics& statistics)
{
    const auto flow = [&](std::string_view key, const app::PointFlow& one) {
        if (!app::tellsPersons(one))
            return;
        json.object(key, Layout::OneLine, [&] {
            json.member("persons", one.persons);
            if (app::tellsPoints(one))
                json.member("points", one.points);
        });
    };
    json.objects("flows", Layout::OneLine, statistics.flows, [&](const app::FlowPeriod& period) {
        json.member("from", period.from.iso());
        json.member("to", period.to.iso());
        flow("before", period.before);
        flow("first", period.first);
        flow("arrived", period.arrived);
        flow("kept", period.kept);
        flow("converted", period.converted);
        flow("expired", period.expired);
        flow("former", period.former);
        flow("inactive", period.inactive);
        flow("after", period.after);
    });
}

void writeSums(app::JsonWriter& json, const app::GameSums& sums, const std::optional<app::Band>& band)
{
    json.member("games", sums.games);
    if (sums.games == 0)
        return;
    json.member("score", sums.reachedMean());
    json.member("expected", sums.expectedMean());
    json.member("residual", sums.residual());
    if (band) {
        json.member("low", band->low);
        json.member("high", band->high);
    }
}

void writeExpectancy(app::JsonWriter& json, const app::ExpectancyCheck& check)
{
    json.object("expectancy", Layout::Lines, [&] {
        json.member("verdict", app::verdictText(check.verdict));
        json.member("outside", check.outside);
        json.member("allowed", check.allowed);
        json.member("equals", check.equals);
        json.object("all", Layout::OneLine, [&] { writeSums(json, check.all, check.band); });
        json.objects("classes", Layout::OneLine, check.classes, [&](const app::DifferenceClass& one) {
            json.member("from", one.from);
            json.member("to", one.to);
            json.member("difference", one.difference);
            writeSums(json, one.sums, one.band);
        });
    });
}

} // namespace

QByteArray statisticsToText(const app::Statistics& statistics)
{
    QString text = Tr::tr("Statistics from %1").arg(ui::spanText(statistics.request)) % u'\n';
    for (const ui::StatisticsTable& one : ui::statisticsTables(statistics)) {
        text += u'\n' % one.title % u"\n\n"_s;
        if (!one.rows.empty())
            text += app::terminalText(one);
        for (const QString& remark : one.remarks)
            text += remark % u'\n';
    }
    return writtenText(text);
}

QByteArray statisticsToJson(const app::Statistics& statistics)
{
    app::JsonWriter json;
    json.beginObject();
    json.member("from", statistics.request.from.iso());
    json.member("to", statistics.request.to.iso());
    json.member("region_length", statistics.regionLength);
    json.member("tournaments", statistics.games.tournaments);
    if (statistics.unseen > 0)
        json.member("games_hidden", statistics.unseen);
    writeDistributions(json, statistics);
    writeCohort(json, statistics.cohort);
    writeFlows(json, statistics);
    json.objects("regions", Layout::OneLine, statistics.regions, [&](const app::RegionResidual& one) {
        json.member("region", one.region);
        json.member("against", one.against);
        json.member("persons", one.persons);
        writeSums(json, one.sums, one.band);
    });
    json.object("games", Layout::OneLine, [&] {
        for (std::size_t use = 0; use < app::kGameUses; ++use)
            json.member(app::gameUseText(static_cast<app::GameUse>(use)), statistics.games.uses[use]);
    });
    writeExpectancy(json, statistics.expectancy);
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::cli
