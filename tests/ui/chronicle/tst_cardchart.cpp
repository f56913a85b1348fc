// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/testmain.h"
#include "tests/ui/chronicle/clubroll.h"
#include "ui/chronicle/cardchart.h"

namespace tst_cardchart {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::ui;
using app::EntryChangeKind;
using app::PersonHistory;

/// The chart of a career.
class TestCardChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsEveryRating();
    void isCutWhereOthersEvaluated();
    void namesTheConversion();
    void countsTheGames();
    void offersWhatIsOffAtFirst();
    void oneTournamentIsAChart();

private:
    [[nodiscard]] CareerChart chartOf(const PersonHistory& person, const CardChartOptions& options = {}) const
    {
        const app::CardGames games = app::cardGames(person, m_roll);
        return careerChart(person, app::cardSummary(person, *m_roll.chronicle().rules), &games, options);
    }

    app::PersonRoll m_roll = clubRoll();
};

void TestCardChart::showsEveryRating()
{
    for (const bool byEvaluation : {false, true}) {
        for (const PersonHistory& person : m_roll.chronicle().persons) {
            const CareerChart career = chartOf(person, {.byEvaluation = byEvaluation});
            const ChartSeries& ratings = career.chart.series.front();
            QCOMPARE(ratings.points.size(), career.participations.front().size());
            std::size_t tournaments = 0;
            for (std::size_t i = 0; i < ratings.points.size(); ++i) {
                const auto& one = person.participations[career.participations.front()[i]];
                QVERIFY(i == 0 || ratings.points[i - 1].x <= ratings.points[i].x);
                if (ratings.points[i].y != one.exit.rating->value())
                    continue; // a conversion before it
                ++tournaments;
                QVERIFY(byEvaluation || ratings.points[i].x <= chartTime(one.end));
            }
            QCOMPARE(tournaments, static_cast<std::size_t>(
                                      std::ranges::count_if(person.participations, [](const auto& one) {
                                          return one.exit.rating.has_value();
                                      })));
        }
    }
}

void TestCardChart::isCutWhereOthersEvaluated()
{
    int cuts = 0;
    for (const PersonHistory& person : m_roll.chronicle().persons) {
        const CareerChart career = chartOf(person);
        const auto& points = career.chart.series.front().points;
        for (std::size_t i = 1; i < points.size(); ++i) {
            const auto& one = person.participations[career.participations.front()[i]];
            const bool isElsewhere = std::ranges::any_of(person.entries, [&](const app::EntryChange& change) {
                return change.tournament == one.tournament && change.kind == EntryChangeKind::List;
            });
            if (points[i].isCut)
                QVERIFY(isElsewhere);
            cuts += points[i].isCut ? 1 : 0;
        }
    }
    QCOMPARE_GT(cuts, 20);
}

// RULE: WO2026 Anhang 4
void TestCardChart::namesTheConversion()
{
    const PersonHistory& person = personWho(m_roll, [](const PersonHistory& one) {
        return hasEntry(one, EntryChangeKind::Conversion) && one.participations.front().entry.rating &&
               one.participations.size() > 4;
    });
    const CareerChart career = chartOf(person);
    QCOMPARE(career.chart.marks.size(), 1U);
    const double day = career.chart.marks.front().x;
    const auto& points = career.chart.series.front().points;
    const auto step = std::ranges::find(points, day, &ChartPoint::x);
    QVERIFY(step != points.end() && step != points.begin());
    const auto change =
        std::ranges::find(person.entries, EntryChangeKind::Conversion, &app::EntryChange::kind);
    QCOMPARE(step->y, double(change->after.rating->value()));
    QCOMPARE(std::prev(step)->y, double(change->before.rating->value()));
    QVERIFY(day >= chartTime(*engine::Date::tryFrom(2026, 6, 8)));
}

void TestCardChart::countsTheGames()
{
    const PersonHistory& person = m_roll.chronicle().persons.front();
    const app::CardGames games = app::cardGames(person, m_roll);
    const CareerChart career = chartOf(person);
    QVERIFY(career.chart.hasBelow());
    double bars = 0;
    for (const ChartSeries& series : career.chart.series) {
        if (series.isBelow)
            for (const ChartPoint& point : series.points)
                bars += point.y;
    }
    QCOMPARE(bars, double(games.all.games()));
    QVERIFY(!chartOf(person, {.games = false}).chart.hasBelow());
}

void TestCardChart::offersWhatIsOffAtFirst()
{
    // The conversion leaves high ratings as they are.
    const PersonHistory& person = personWho(m_roll, [](const PersonHistory& one) {
        const auto change =
            std::ranges::find(one.entries, EntryChangeKind::Conversion, &app::EntryChange::kind);
        return change != one.entries.end() && change->before.rating != change->after.rating &&
               std::ranges::count_if(one.participations, [](const auto& played) {
                   return played.result.performance && played.entry.rating;
               }) > 2;
    });
    const CareerChart plain = chartOf(person);
    QVERIFY(plain.chart.bands.empty());
    const CareerChart full = chartOf(person, {.performance = true, .newestLevel = true});
    QCOMPARE(full.chart.bands.size(), 1U);
    for (const ChartBand::Span& span : full.chart.bands.front().spans)
        QVERIFY(span.lower <= span.upper);
    QCOMPARE(full.chart.series.size(), plain.chart.series.size() + 1);
    const ChartSeries& level = full.chart.series[1];
    QVERIFY(level.isDotted);
    QCOMPARE(full.participations[1].size(), level.points.size());
    // What was converted at the end of the line is where the conversion leads.
    const auto change =
        std::ranges::find(person.entries, EntryChangeKind::Conversion, &app::EntryChange::kind);
    QCOMPARE(level.points.back().y, double(change->after.rating->value()));
}

void TestCardChart::oneTournamentIsAChart()
{
    const PersonHistory& person = personWho(m_roll, [](const PersonHistory& one) {
        return one.participations.size() == 1 && one.standing().rating;
    });
    const CareerChart career = chartOf(person, {.byEvaluation = true});
    QCOMPARE(career.chart.series.front().points.size(), 1U);
    QVERIFY(!career.chart.isEmpty());
}

ZAHLMEISTER_TEST(TestCardChart, QCoreApplication)

} // namespace tst_cardchart

#include "tst_cardchart.moc"
