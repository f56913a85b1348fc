// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "tests/support/day.h"
#include "tests/support/testmain.h"
#include "ui/text/format.h"
#include "ui/text/statisticstext.h"

namespace tst_statisticstext {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::Statistics;
using ui::StatisticsPart;
using ui::StatisticsTable;

namespace {

Statistics example()
{
    Statistics statistics{.request = {day(2027, 1, 1), day(2027, 12, 31)}, .regionLength = 3};
    statistics.distributions = {{app::Grouping::Everybody, "", 6, 1650.25, 1600, 100.06, 1500, {3, 0, 3}},
                                {app::Grouping::Region, "C05", 3, 1600, 1600, 0, 1600, {3}},
                                {app::Grouping::Age, "adult", 3, 1500, 1500, 0, 1500, {3}},
                                {app::Grouping::Age, "", 3, 1500, 1500, 0, 1500, {3}}};
    statistics.cohort = {3, {{day(2027, 12, 31), 6, 1640, 1630, 1650.5, 1600, 1650.25}}};
    app::FlowPeriod period{day(2027, 1, 1), day(2027, 12, 31)};
    period.before = {5, 8000};
    period.first = {2, 3000};
    period.former = {3, 4500};
    period.kept = {3, -20};
    statistics.flows = {period};
    statistics.games.uses = {12, 3, 0, 0, 0, 0, 0, 0};
    statistics.regions = {{"C05", {}, 3, {2, app::kPointUnit, app::kPointUnit / 2}, app::Band{0.1, 0.4}}};
    app::ExpectancyCheck& check = statistics.expectancy;
    check.all = {12, 9 * app::kPointUnit, 6 * app::kPointUnit};
    check.band = app::Band{0.2, 0.3};
    check.classes = {{1, 100, 50.5, check.all, check.band}};
    check.banded = 1;
    check.outside = 1;
    check.allowed = 1;
    check.equals = 2;
    check.verdict = app::ExpectancyVerdict::Deviates;
    return statistics;
}

StatisticsTable tableOf(const Statistics& statistics, StatisticsPart part)
{
    const auto tables = ui::statisticsTables(statistics);
    return *std::ranges::find(tables, part, &StatisticsTable::part);
}

QStringList textsOf(const std::vector<app::Table::Cell>& row)
{
    QStringList texts;
    for (const app::Table::Cell& cell : row)
        texts += cell.text;
    return texts;
}

QStringList headsOf(const StatisticsTable& table)
{
    QStringList heads;
    for (const app::Table::Column& column : table.columns)
        heads += column.head;
    return heads;
}

} // namespace

/// The statistics in words.
class TestStatisticsText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsGroups();
    void listsBars();
    void listsYears();
    void hidesOneAndTwo();
    void listsGames();
    void answers();
    void partsManyRegions();
    void writesCsv();
    void saysWhyThereIsNothing();
};

void TestStatisticsText::listsGroups()
{
    const StatisticsTable table = tableOf(example(), StatisticsPart::Groups);
    QCOMPARE(table.rows.size(), std::size_t{4});
    QCOMPARE(textsOf(table.rows[0]),
             (QStringList{u"All"_s, u"6"_s, u"1650.3"_s, u"1600.0"_s, u"100.1"_s})); // half up
    QCOMPARE(table.rows[1][0].text, u"C05"_s);
    QCOMPARE(table.rows[2][0].text, u"Adults"_s);
    QCOMPARE(table.rows[3][0].text, u"Year of birth unknown"_s);
}

void TestStatisticsText::listsBars()
{
    const StatisticsTable table = tableOf(example(), StatisticsPart::Distribution);
    QCOMPARE(headsOf(table), (QStringList{u"Ratings"_s, u"All"_s, u"Adults"_s, u"Year of birth unknown"_s}));
    QCOMPARE(table.rows.size(), std::size_t{3});
    QCOMPARE(textsOf(table.rows[0]), (QStringList{u"1500–1599"_s, u"3"_s, u"3"_s, u"3"_s}));
    QCOMPARE(textsOf(table.rows[1]), (QStringList{u"1600–1699"_s, u"0"_s, u"0"_s, u"0"_s}));
    QCOMPARE(textsOf(table.rows[2]), (QStringList{u"1700–1799"_s, u"3"_s, u"0"_s, u"0"_s}));
}

void TestStatisticsText::listsYears()
{
    const StatisticsTable table = tableOf(example(), StatisticsPart::Level);
    QCOMPARE(textsOf(table.rows.front()), (QStringList{ui::formatDate(day(2027, 12, 31)), u"6"_s, u"1650.3"_s,
                                                       u"1650.5"_s, u"1600.0"_s, u"1640.0"_s, u"1630.0"_s}));
    QVERIFY(table.remarks.front().contains(u" 3 "_s));
}

void TestStatisticsText::hidesOneAndTwo()
{
    const QStringList points = textsOf(tableOf(example(), StatisticsPart::Points).rows.front());
    QCOMPARE(points.value(1), u"8000"_s);
    QCOMPARE(points.value(2), u"–"_s); // two first ratings
    QCOMPARE(points.value(3), u"0"_s); // nobody
    QCOMPARE(points.value(4), u"−20"_s);
    QCOMPARE(points.value(7), u"−4500"_s); // they are gone
    const QStringList players = textsOf(tableOf(example(), StatisticsPart::Players).rows.front());
    QCOMPARE(players.value(1), u"5"_s);
    QCOMPARE(players.value(2), u"–"_s);
    QCOMPARE(players.value(3), u"0"_s);
    QCOMPARE(players.value(7), u"3"_s);
}

void TestStatisticsText::listsGames()
{
    const StatisticsTable between = tableOf(example(), StatisticsPart::Between);
    QCOMPARE(textsOf(between.rows.front()), (QStringList{u"C05"_s, u"all others"_s, u"2"_s, u"0.500"_s,
                                                         u"0.250"_s, u"+0.250"_s, u"+0.100"_s, u"+0.400"_s}));
    const StatisticsTable games = tableOf(example(), StatisticsPart::Games);
    QCOMPARE(games.rows.size(), std::size_t{3}); // what does not occur has no row
    QCOMPARE(textsOf(games.rows.back()), (QStringList{u"all"_s, u"15"_s}));
    QVERIFY(games.remarks.front().contains(u"2"_s));
}

void TestStatisticsText::answers()
{
    const StatisticsTable table = tableOf(example(), StatisticsPart::Expectancy);
    QCOMPARE(table.rows.size(), std::size_t{2});
    QCOMPARE(textsOf(table.rows[0]), (QStringList{u"1–100"_s, u"12"_s, u"0.750"_s, u"0.500"_s, u"+0.250"_s,
                                                  u"+0.200"_s, u"+0.300"_s, u"50.5"_s}));
    QVERIFY(table.remarks.front().contains(u"does not hold"_s) &&
            table.remarks.front().contains(u"+0.250"_s));
    // It is all games together that decide, not the one class that may be outside by chance.
    QVERIFY2(table.remarks.front().contains(u"decides"_s), qPrintable(table.remarks.front()));
    Statistics many = example();
    many.expectancy.outside = 5;
    many.expectancy.allowed = 4;
    QVERIFY(!tableOf(many, StatisticsPart::Expectancy).remarks.front().contains(u"decides"_s));
    app::ExpectancyCheck check;
    QVERIFY(ui::verdictSentence(check).contains(u"too few"_s));
    check.verdict = app::ExpectancyVerdict::Holds;
    check.banded = 20;
    check.outside = 1;
    check.allowed = 4;
    QVERIFY(ui::verdictSentence(check).contains(u"1 of 20"_s));
}

void TestStatisticsText::partsManyRegions()
{
    Statistics statistics = example();
    for (int i = 10; i < 27; ++i)
        statistics.distributions.push_back(
            {app::Grouping::Region, "C" + std::to_string(i), 3, 1600, 1600, 0, 1600, {3}});
    std::size_t columns = 0;
    for (const StatisticsTable& table : ui::statisticsTables(statistics)) {
        if (table.part != StatisticsPart::Regions)
            continue;
        QVERIFY(table.columns.size() <= 9);
        columns += static_cast<std::size_t>(table.columns.size()) - 1;
    }
    QCOMPARE(columns, std::size_t{18});
}

void TestStatisticsText::writesCsv()
{
    const QString text = QString::fromUtf8(ui::statisticsCsv(example()));
    const QString date = ui::formatDate(day(2027, 12, 31));
    QVERIFY(text.startsWith(u"Ratings on %1\r\nGroup;Players;"_s.arg(date)));
    QVERIFY(text.contains(u"\r\n\r\nPlayers by rating on %1\r\n"_s.arg(date)));
    QVERIFY(!text.contains(u";–;"_s)); // a dash is no figure
}

void TestStatisticsText::saysWhyThereIsNothing()
{
    const Statistics nothing{.request = {day(2027, 1, 1), day(2027, 12, 31)}};
    const auto tables = ui::statisticsTables(nothing);
    QVERIFY(!tables.empty());
    for (const StatisticsTable& table : tables)
        QVERIFY2(!table.rows.empty() || !table.remarks.isEmpty() || table.part == StatisticsPart::Players,
                 qPrintable(table.title));
}

ZAHLMEISTER_TEST(TestStatisticsText, QApplication)

} // namespace tst_statisticstext

#include "tst_statisticstext.moc"
