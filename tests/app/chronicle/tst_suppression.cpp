// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <random>

#include <QTest>

#include "app/chronicle/reading/suppression.h"
#include "tests/support/day.h"
#include "tests/support/testmain.h"

namespace tst_suppression {

using namespace zahlmeister;
using app::FlowPeriod;
using app::PointFlow;

namespace {

using Flow = PointFlow FlowPeriod::*;

struct Term {
    Flow flow;
    int come;  ///< in first + arrived - expired - former - inactive = after - before
    int stays; ///< in expired + former + inactive + kept = before
    int points;
};

constexpr std::array<Term, 7> kTerms{{{&FlowPeriod::first, 1, 0, 1},
                                      {&FlowPeriod::arrived, 1, 0, 1},
                                      {&FlowPeriod::expired, -1, 1, -1},
                                      {&FlowPeriod::former, -1, 1, -1},
                                      {&FlowPeriod::inactive, -1, 1, -1},
                                      {&FlowPeriod::kept, 0, 1, 1},
                                      {&FlowPeriod::converted, 0, 0, 1}}};

/// Whether equations settle one of their unknowns: after elimination one stands in a row by itself.
bool settlesOne(std::vector<std::vector<double>> rows)
{
    const std::size_t unknowns = rows.empty() ? 0 : rows.front().size();
    std::size_t rank = 0;
    for (std::size_t column = 0; column < unknowns && rank < rows.size(); ++column) {
        const auto pivot = std::find_if(rows.begin() + std::ptrdiff_t(rank), rows.end(),
                                        [&](const auto& row) { return std::abs(row[column]) > 1e-9; });
        if (pivot == rows.end())
            continue;
        std::swap(*pivot, rows[rank]);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const double factor = i == rank ? 0 : rows[i][column] / rows[rank][column];
            for (std::size_t j = 0; j < unknowns && factor != 0; ++j)
                rows[i][j] -= factor * rows[rank][j];
        }
        ++rank;
    }
    return std::ranges::any_of(rows, [](const auto& row) {
        return std::ranges::count_if(row, [](double value) { return std::abs(value) > 1e-9; }) == 1;
    });
}

FlowPeriod randomPeriod(std::mt19937& random, int most)
{
    FlowPeriod period{tests::day(2027, 1, 1), tests::day(2027, 12, 31)};
    std::uniform_int_distribution<int> persons(0, most);
    std::bernoulli_distribution isNobody(0.4);
    for (const Term& term : kTerms) {
        PointFlow& flow = period.*term.flow;
        flow.persons = isNobody(random) ? 0 : persons(random);
        flow.points = flow.persons * 1000;
    }
    period.converted.persons = std::min(period.converted.persons, period.kept.persons);
    period.converted.points = period.converted.persons * 10;
    for (const Term& term : kTerms) {
        period.before.persons += term.stays * (period.*term.flow).persons;
        period.after.persons += (term.come + term.stays) * (period.*term.flow).persons;
    }
    return period;
}

} // namespace

/// Nothing that is hidden can be computed from the sums beside it.
class TestSuppression : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneNewcomerIsNotTheDifference();
    void leavesAloneWhatIsLarge();
    void noFlowIsSettledByOthers_data();
    void noFlowIsSettledByOthers();
    void leavesOutDaysOfOneOrTwo();
    void noGroupIsTheDifference();
    void noGroupIsTheDifferenceWithinALargerOne();
    void groupsAtRandom();
};

void TestSuppression::oneNewcomerIsNotTheDifference()
{
    FlowPeriod period{tests::day(2027, 1, 1), tests::day(2027, 12, 31)};
    period.before = {58, 98716};
    period.first = {1, 1234};
    period.kept = {55, -112};
    period.former = {3, 4890};
    period.after = {56, 94948};
    std::vector<FlowPeriod> flows{period};
    app::hideSmallFlows(flows);
    QCOMPARE(flows.size(), std::size_t{1});
    QVERIFY(!app::tellsPersons(flows[0].first) && flows[0].first.points == 0);
    QVERIFY(!app::tellsPersons(flows[0].arrived)); // else there is one of them, as the sums of persons say
    QVERIFY(app::tellsPersons(flows[0].kept) && !app::tellsPoints(flows[0].kept));
    QVERIFY(app::tellsPoints(flows[0].former) && app::tellsPoints(flows[0].before));
}

void TestSuppression::leavesAloneWhatIsLarge()
{
    FlowPeriod period{tests::day(2027, 1, 1), tests::day(2027, 12, 31)};
    period.before = {58, 98716};
    period.first = {3, 3234};
    period.kept = {58, -112};
    period.after = {61, 101838};
    std::vector<FlowPeriod> flows{period, FlowPeriod{tests::day(2028, 1, 1), tests::day(2028, 12, 31)}};
    const auto before = flows;
    app::hideSmallFlows(flows);
    QVERIFY(flows[0].kept == before[0].kept && flows[0].first == before[0].first);
    QCOMPARE(flows.size(), before.size()); // of nobody may be told that there is nobody
}

void TestSuppression::noFlowIsSettledByOthers_data()
{
    QTest::addColumn<int>("most");
    for (const int most : {2, 3, 5, 60})
        QTest::addRow("%d", most) << most;
}

void TestSuppression::noFlowIsSettledByOthers()
{
    QFETCH(const int, most);
    std::mt19937 random(20261129);
    for (int trial = 0; trial < 5000; ++trial) {
        const FlowPeriod period = randomPeriod(random, most);
        std::vector<FlowPeriod> flows{period};
        app::hideSmallFlows(flows);
        if (flows.empty())
            continue;
        std::vector<double> come;
        std::vector<double> stays;
        std::vector<double> points;
        int persons = 0; // whom the hidden points are about
        bool isOfKept = false;
        for (const Term& term : kTerms) {
            const PointFlow& flow = flows[0].*term.flow;
            const int really = (period.*term.flow).persons;
            QVERIFY(app::tellsPersons(flow) ? flow.persons == really : flow.persons == 0 && flow.points == 0);
            QVERIFY(app::tellsPersons(flow) || !app::tellsPoints(flow));
            QVERIFY(really == 0 || really > 2 || !app::tellsPersons(flow));
            if (!app::tellsPersons(flow) && term.flow != &FlowPeriod::converted) {
                come.push_back(term.come);
                stays.push_back(term.stays);
            }
            if (app::tellsPoints(flow))
                continue;
            points.push_back(term.points);
            const bool isKept = term.flow == &FlowPeriod::kept || term.flow == &FlowPeriod::converted;
            persons += isKept ? 0 : really;
            isOfKept = isOfKept || isKept;
        }
        persons += isOfKept ? period.kept.persons : 0;
        QVERIFY(!settlesOne({come, stays}));
        QVERIFY(!settlesOne({points}));
        QVERIFY(points.empty() || persons >= app::kSmallestGroup);
    }
}

void TestSuppression::leavesOutDaysOfOneOrTwo()
{
    std::vector<FlowPeriod> flows(3, FlowPeriod{tests::day(2027, 1, 1), tests::day(2027, 12, 31)});
    flows[0].first = flows[0].after = flows[1].before = flows[1].kept = {2, 3000};
    flows[1].first = {3, 4500};
    flows[1].after = flows[2].before = flows[2].kept = flows[2].after = {5, 7500};
    app::hideSmallFlows(flows);
    QCOMPARE(flows.size(), std::size_t{1});
    QCOMPARE(flows[0].before.persons, 5);
}

void TestSuppression::noGroupIsTheDifference()
{
    using Hidden = std::set<std::string>;
    QCOMPARE(app::hiddenGroups({{"adult", 60}, {"youth", 14}}, 0), Hidden());
    QCOMPARE(app::hiddenGroups({{"adult", 60}, {"junior", 2}, {"youth", 14}}, 0),
             (Hidden{"junior", "youth"}));
    QCOMPARE(app::hiddenGroups({{"", 1}, {"adult", 60}, {"junior", 1}, {"youth", 14}}, 0),
             (Hidden{"", "junior", "youth"})); // two persons together
    QCOMPARE(app::hiddenGroups({{"", 1}, {"adult", 60}, {"junior", 2}, {"youth", 14}}, 0),
             (Hidden{"", "junior"}));
    QCOMPARE(app::hiddenGroups({{"adult", 2}}, 0), (Hidden{"adult"}));
    QCOMPARE(app::hiddenGroups({}, 4), Hidden());
}

/// The clubs of C05 are shown as C05, too.
void TestSuppression::noGroupIsTheDifferenceWithinALargerOne()
{
    const std::map<std::string, int> clubs{{"C0501", 1}, {"C0502", 20}, {"C0601", 2}, {"C0602", 30}};
    QCOMPARE(app::hiddenGroups(clubs, 0), (std::set<std::string>{"C0501", "C0601"}));
    QCOMPARE(app::hiddenGroups(clubs, 4), (std::set<std::string>{"C0501", "C0502", "C0601", "C0602"}));
}

void TestSuppression::groupsAtRandom()
{
    std::mt19937 random(20261129);
    for (int trial = 0; trial < 2000; ++trial) {
        std::map<std::string, int> persons;
        const int groups = 1 + int(random() % 12);
        for (int i = 0; i < groups; ++i)
            persons["C0" + std::to_string(random() % 3) + std::to_string(random() % 4)] =
                1 + int(random() % 9);
        const auto hidden = app::hiddenGroups(persons, 3);
        for (std::size_t length = 0; length <= 3; ++length) {
            std::map<std::string, std::pair<int, int>> together; // hidden groups, and their persons
            for (const auto& [key, count] : persons) {
                auto& [hiddenHere, about] = together[key.substr(0, length)];
                hiddenHere += hidden.contains(key) ? 1 : 0;
                about += hidden.contains(key) ? count : 0;
                QVERIFY(count > 2 || hidden.contains(key));
            }
            for (const auto& [beginning, one] : together) {
                int all = 0;
                int groupsHere = 0;
                for (const auto& [key, count] : persons) {
                    all += key.starts_with(beginning) ? count : 0;
                    groupsHere += key.starts_with(beginning) ? 1 : 0;
                }
                const bool isWhole = one.first == groupsHere;
                QVERIFY2(one.first == 0 || isWhole || (one.first > 1 && one.second >= app::kSmallestGroup),
                         beginning.c_str());
            }
        }
    }
}

ZAHLMEISTER_TEST(TestSuppression, QCoreApplication)

} // namespace tst_suppression

#include "tst_suppression.moc"
