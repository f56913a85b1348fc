// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/reading/statistics.h"
#include "tests/app/chronicle/chronicles.h"
#include "tests/app/chronicle/statisticscases.h"
#include "tests/support/testmain.h"

namespace tst_statistics {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::Chronicle;
using app::Statistics;
using app::StatisticsRequest;

namespace {

/// Three members of two clubs in March of 2027, 2028 and 2029; everybody meets once a year.
Chronicle threeYears()
{
    std::vector<app::ChronicleTournament> tournaments;
    for (int year = 2027; year <= 2029; ++year) {
        app::ChronicleTournament one = meeting(year, day(year, 3, 1),
                                               {somebody("A", 1500 + year - 2027), somebody("B", 1600),
                                                somebody("C", 1700), somebody("D", 1800, "C0601"),
                                                somebody("E", 1900, "C0601"), somebody("F", 2000, "C0601")});
        for (engine::Participant& person : one.tournament.participants)
            person.index = 20 + 3 * (year - 2027); // evaluated elsewhere in between
        addGame(one, 1, 2, engine::kDrawn);
        addGame(one, 3, 4, engine::kDrawn);
        tournaments.push_back(std::move(one));
    }
    return chronicleOf(std::move(tournaments));
}

} // namespace

/// Everything that a commission looks at, in one.
class TestStatistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheSpan();
    void putsItTogether();
    void keepsToItsSpan();
    void tellsHowFarItIs();
    void stopsEarly();
    void answersForNothing();
};

void TestStatistics::findsTheSpan()
{
    const auto span = app::wholeSpan(threeYears(), day(2028, 6, 1));
    QCOMPARE(span->from, day(2027, 3, 1));
    QCOMPARE(span->to, day(2029, 3, 1)); // later than today
    QCOMPARE(app::wholeSpan(threeYears(), day(2030, 6, 1))->to, day(2030, 6, 1));
    QVERIFY(!app::wholeSpan(chronicleOf({}), day(2030, 6, 1)));
}

void TestStatistics::putsItTogether()
{
    const Statistics statistics = *app::statisticsOf(threeYears(), {day(2027, 3, 1), day(2029, 12, 31)});
    QCOMPARE(statistics.regionLength, std::size_t{3}); // all of C
    QCOMPARE(statistics.distributions.size(), std::size_t{4});
    QCOMPARE(statistics.distributions[0].persons, 6);
    QCOMPARE(statistics.distributions[1].key, "C05");
    QCOMPARE(statistics.distributions[2].key, "C06");
    QCOMPARE(statistics.distributions[3].key, "adult");
    QCOMPARE(statistics.cohort.persons, 6);
    QCOMPARE(statistics.cohort.years.size(), std::size_t{3});
    QCOMPARE(statistics.flows.size(), std::size_t{3}); // 31 December is the last day, too
    QCOMPARE(statistics.flows.front().from, day(2027, 3, 1));
    QCOMPARE(statistics.flows.front().arrived.persons, 6);
    QCOMPARE(statistics.flows.back().to, day(2029, 12, 31));
    QCOMPARE(statistics.games.tournaments, 3);
    QCOMPARE(statistics.games.seen(), std::int64_t{6});
    QCOMPARE(statistics.expectancy.all.games, std::int64_t{6});
    QVERIFY(statistics.regions.empty()); // one of each met
}

void TestStatistics::keepsToItsSpan()
{
    const Statistics statistics =
        *app::statisticsOf(threeYears(), {day(2028, 1, 1), day(2029, 2, 28), std::size_t{1}});
    QCOMPARE(statistics.regionLength, std::size_t{1});
    QCOMPARE(statistics.games.tournaments, 1);
    QCOMPARE(statistics.cohort.years.size(), std::size_t{1});
    QCOMPARE(statistics.flows.size(), std::size_t{2});
    QCOMPARE(statistics.flows[0].before.persons, 6); // of the year before
    QCOMPARE(statistics.flows[0].to, day(2028, 12, 31));
    QCOMPARE(statistics.flows[1].from, day(2029, 1, 1));
    QCOMPARE(statistics.flows[1].to, day(2029, 2, 28));
    QVERIFY(statistics.flows[1].before == statistics.flows[1].after);
}

void TestStatistics::tellsHowFarItIs()
{
    std::vector<int> told;
    (void)app::statisticsOf(threeYears(), {day(2027, 3, 1), day(2029, 12, 31)}, {},
                            [&](int percent) { told.push_back(percent); });
    QVERIFY(told.size() > 2 && std::ranges::is_sorted(told));
    QCOMPARE(told.back(), 100);
}

void TestStatistics::stopsEarly()
{
    std::stop_source stop;
    stop.request_stop();
    std::vector<int> told;
    const auto statistics =
        app::statisticsOf(threeYears(), {day(2027, 3, 1), day(2029, 12, 31)}, stop.get_token(),
                          [&](int percent) { told.push_back(percent); });
    QVERIFY(statistics.has_value() && told.empty());
}

void TestStatistics::answersForNothing()
{
    const Statistics statistics = *app::statisticsOf(chronicleOf({}), {day(2027, 3, 1), day(2027, 3, 1)});
    QCOMPARE(statistics.distributions.front().persons, 0);
    QVERIFY(statistics.cohort.years.empty() && statistics.regions.empty());
    QCOMPARE(statistics.flows.size(), std::size_t{1});
    QCOMPARE(statistics.games.tournaments, 0);
    const auto none = std::make_shared<const engine::RuleCatalog>(std::vector<engine::RuleVersion>{});
    const auto failed = app::statisticsOf(chronicleOf({}, {}, none), {day(2027, 3, 1), day(2027, 3, 1)});
    QVERIFY(failed.error().code == ErrorCode::UnknownRuleVersion);
}

ZAHLMEISTER_TEST(TestStatistics, void)

} // namespace tst_statistics

#include "tst_statistics.moc"
