// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QTest>

#include "app/chronicle/reading/ratingdevelopment.h"
#include "tests/app/chronicle/chronicles.h"
#include "tests/app/chronicle/statisticscases.h"
#include "tests/support/testmain.h"

namespace tst_ratingdevelopment {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::Chronicle;
using app::FlowPeriod;
using app::Grouping;
using app::PointFlow;
using app::RatingDistribution;

namespace {

/// All persons of a chronicle, by days that all belong to the cohort.
app::RatingDevelopment developmentOf(const Chronicle& chronicle, const std::vector<engine::Date>& days)
{
    auto development = app::RatingDevelopment::begin(days, days, *chronicle.rules);
    for (const app::PersonHistory& person : chronicle.persons)
        development->add(person);
    return *std::move(development);
}

std::vector<RatingDistribution> distributionsOf(std::vector<engine::Participant> persons, std::size_t length)
{
    const Chronicle chronicle = chronicleOf({meeting(1, day(2027, 3, 1), std::move(persons))});
    return developmentOf(chronicle, {day(2027, 12, 31)}).distributions(length);
}

app::Cohort cohortOf(const Chronicle& chronicle, const std::vector<engine::Date>& days)
{
    return developmentOf(chronicle, days).cohort();
}

std::vector<FlowPeriod> flowsOf(const Chronicle& chronicle, const std::vector<engine::Date>& days)
{
    return developmentOf(chronicle, days).flows();
}

/// That the points which came and went explain the difference.
void verifyBalance(const FlowPeriod& period)
{
    QCOMPARE(period.before.points + period.converted.points + period.kept.points + period.first.points +
                 period.arrived.points - period.expired.points - period.former.points -
                 period.inactive.points,
             period.after.points);
    QCOMPARE(period.before.persons + period.first.persons + period.arrived.persons - period.expired.persons -
                 period.former.persons - period.inactive.persons,
             period.after.persons);
}

const std::vector<engine::Date> kThreeYears{day(2027, 12, 31), day(2028, 12, 31), day(2029, 12, 31)};

} // namespace

/// How ratings are distributed and move.
class TestRatingDevelopment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsRatings();
    void groupsByRegionAndAge();
    void hidesSmallGroups();
    void findsTheRegionsThatPart();
    void followsACohort();
    void leavesOutYearsThatTellOfOne();
    void keepsTheLevelApartFromTheConversion();
    void balancesPoints();
    void tellsTheConversionApart();
    void answersForNobody();
};

void TestRatingDevelopment::countsRatings()
{
    const auto all = distributionsOf({somebody("A", 1499), somebody("B", 1500), somebody("C", 1599),
                                      somebody("D", 1600), somebody("E", 1801), somebody("F", {})},
                                     1)
                         .front();
    QCOMPARE(all.persons, 5);
    QCOMPARE(all.mean, 7999 / 5.0);
    QCOMPARE(all.median, 1599.0);

    QCOMPARE(all.deviation,
             std::sqrt((100.8 * 100.8 + 99.8 * 99.8 + 0.8 * 0.8 + 0.2 * 0.2 + 201.2 * 201.2) / 5));
    QCOMPARE(all.first, 1400);
    QCOMPARE(all.bars, (std::vector<int>{1, 2, 1, 0, 1}));
    // Document 001 has ratings below 0; the median of an even number lies between.
    const auto low =
        distributionsOf({somebody("A", -100), somebody("B", -1), somebody("C", 0), somebody("D", 1)}, 1);
    QCOMPARE(low.front().first, -100);
    QCOMPARE(low.front().bars, (std::vector<int>{2, 2}));
    QCOMPARE(low.front().median, -0.5);
}

// RULE: WO2026 3.2
void TestRatingDevelopment::groupsByRegionAndAge()
{
    const auto distributions =
        distributionsOf({somebody("A", 1000, "C0505", 2007), somebody("B", 1100, "C0601", 2007),
                         somebody("C", 1200, "C0601", 2010), // 20 years old or younger
                         somebody("D", 1300, "C0601", 2006), somebody("E", 1400, "D0101", 2002),
                         somebody("F", 1500, "D0101", 2004), // 21 to 25
                         somebody("G", 1600, "D0101", 2001), somebody("H", 1700, "D0101", 1950),
                         somebody("I", 1800, "D0101", 2000)}, // older
                        1);
    QCOMPARE(distributions.size(), std::size_t{6});
    const auto verify = [&](std::size_t at, Grouping grouping, const std::string& key, int persons,
                            double mean) {
        QVERIFY(distributions[at].grouping == grouping);
        QCOMPARE(distributions[at].key, key);
        QCOMPARE(distributions[at].persons, persons);
        QCOMPARE(distributions[at].mean, mean);
    };
    verify(0, Grouping::Everybody, "", 9, 1400);
    verify(1, Grouping::Region, "C", 4, 1150);
    verify(2, Grouping::Region, "D", 5, 1600);
    verify(3, Grouping::Age, "adult", 3, 1700);
    verify(4, Grouping::Age, "junior", 3, 1400);
    verify(5, Grouping::Age, "youth", 3, 1100);
}

void TestRatingDevelopment::hidesSmallGroups()
{
    const auto distributions =
        distributionsOf({somebody("A", 1500), somebody("B", 1500), somebody("C", 1500),
                         somebody("D", 1500, "D0101"), somebody("E", 1500, "D0101", 2012)},
                        1);
    // Region C would tell of the two of D, and the adults of the one youth.
    QCOMPARE(distributions.size(), std::size_t{1});
    QCOMPARE(distributions[0].persons, 5);
    QVERIFY(distributionsOf({somebody("A", 1500), somebody("B", 1500)}, 1).empty());
}

void TestRatingDevelopment::findsTheRegionsThatPart()
{
    const auto lengthOf = [](const std::string& one, const std::string& other) {
        std::vector<engine::Participant> persons;
        for (int i = 0; i < 3; ++i) {
            persons.push_back(somebody("A" + std::to_string(i), 1500, one));
            persons.push_back(somebody("B" + std::to_string(i), 1500, other));
        }
        const Chronicle chronicle = chronicleOf({meeting(1, day(2027, 3, 1), std::move(persons))});
        return developmentOf(chronicle, {day(2027, 12, 31)}).partingRegionLength();
    };
    QCOMPARE(lengthOf("C0505", "D0505"), std::size_t{1});
    QCOMPARE(lengthOf("C0505", "C0601"), std::size_t{3});
    QCOMPARE(lengthOf("C0505", "C0506"), std::size_t{5});
    QCOMPARE(lengthOf("C0505", "C0505"), std::size_t{1});
}

void TestRatingDevelopment::followsACohort()
{
    // D and two more come in the second year, E and two more leave in the third.
    const auto gone = [](const std::string& name) {
        engine::Participant left = somebody(name, 1000);
        left.member = false;
        return left;
    };
    const Chronicle chronicle =
        chronicleOf({meeting(1, day(2027, 3, 1),
                             {somebody("A", 1500), somebody("B", 1600), somebody("C", 2000),
                              somebody("E", 1000), somebody("F", 1000), somebody("G", 1000)}),
                     meeting(2, day(2028, 3, 1),
                             {somebody("A", 1530), somebody("B", 1590), somebody("D", 1100),
                              somebody("H", 1100), somebody("I", 1100)}),
                     meeting(3, day(2029, 3, 1), {somebody("A", 1560), gone("E"), gone("F"), gone("G")})});
    const app::Cohort cohort = cohortOf(chronicle, kThreeYears);
    QCOMPARE(cohort.persons, 3);
    QCOMPARE(cohort.years.size(), std::size_t{3});
    QCOMPARE(cohort.years[0].day, day(2027, 12, 31));
    QCOMPARE(cohort.years[0].mean, 1700.0);
    QCOMPARE(cohort.years[0].median, 1600.0);
    QCOMPARE(cohort.years[0].rated, 6);
    QCOMPARE(cohort.years[0].ratedMean, 1350.0);
    QCOMPARE(cohort.years[1].mean, 5120 / 3.0);
    QCOMPARE(cohort.years[1].rated, 9);
    QCOMPARE(cohort.years[2].mean, 5150 / 3.0);
    QCOMPARE(cohort.years[2].median, 1590.0);
    QCOMPARE(cohort.years[2].levelMean, 5150 / 3.0);
    QCOMPARE(cohort.years[2].rated, 6);
}

/// Somebody rated beside the cohort would be the difference between it and all.
void TestRatingDevelopment::leavesOutYearsThatTellOfOne()
{
    const Chronicle chronicle = chronicleOf(
        {meeting(1, day(2027, 3, 1), {somebody("A", 1500), somebody("B", 1600), somebody("C", 2000)}),
         meeting(2, day(2028, 3, 1), {somebody("A", 1530), somebody("D", 1100)})});
    const app::Cohort cohort = cohortOf(chronicle, kThreeYears);
    QCOMPARE(cohort.persons, 3);
    QCOMPARE(cohort.years.size(), std::size_t{1});
    QCOMPARE(cohort.years[0].day, day(2027, 12, 31));
    QCOMPARE(cohort.years[0].rated, 3);
}

// RULE: WO2026 Anhang 4
void TestRatingDevelopment::keepsTheLevelApartFromTheConversion()
{
    const Chronicle chronicle = chronicleOf(
        {meeting(1, day(2025, 3, 1), {somebody("A", 1366), somebody("B", 1366), somebody("C", 1366)})});
    const app::Cohort cohort = cohortOf(chronicle, {day(2025, 12, 31), day(2026, 12, 31)});
    QCOMPARE(cohort.years[0].mean, 1366.0);
    QCOMPARE(cohort.years[1].mean, 1634.0);
    QCOMPARE(cohort.years[0].levelMean, 1634.0); // nobody played: no drift
    QCOMPARE(cohort.years[1].levelMean, 1634.0);
    QCOMPARE(cohort.years[0].levelMedian, 1634.0);
    QCOMPARE(cohort.years[0].ratedMean, 1634.0);
}

void TestRatingDevelopment::balancesPoints()
{
    // Two games each give no first rating; five against the rated ones do. Three of each kind, for fewer are
    // not told.
    std::vector<engine::Participant> eight;
    for (const char* const name : {"A", "B", "C", "D", "E", "F", "G", "H"})
        eight.push_back(somebody(name, 1500));
    app::ChronicleTournament first = meeting(1, day(2027, 3, 1), eight);
    app::ChronicleTournament second = first;
    second.id = engine::TournamentId(2);
    second.tournament.header.end = day(2028, 3, 1);
    auto& people = second.tournament.participants;
    for (const char* const name : {"N", "O", "P"}) {
        people.push_back(somebody(name, {}));
        const auto number = static_cast<int>(people.size());
        people.back().number = engine::ParticipantNumber(number);
        for (int other = 1; other <= 5; ++other)
            addGame(second, other, number, other == 1 ? engine::kBlackWins : engine::kDrawn);
    }
    for (const char* const name : {"L", "M", "Q"}) { // from a list
        people.push_back(somebody(name, 1800));
        people.back().number = engine::ParticipantNumber(static_cast<int>(people.size()));
    }
    for (const std::size_t left : {5, 6, 7}) // F, G and H have left
        people[left].member = false;
    const Chronicle chronicle = chronicleOf({first, second});
    const auto periods = flowsOf(chronicle, {day(2026, 12, 31), day(2027, 12, 31), day(2028, 12, 31)});
    QCOMPARE(periods.size(), std::size_t{2});
    QCOMPARE(periods[0].from, day(2027, 1, 1));
    QCOMPARE(periods[0].to, day(2027, 12, 31));
    QVERIFY((periods[0].before == PointFlow{}));
    QVERIFY((periods[0].arrived == PointFlow{8, 12000})); // with ratings of a list
    QVERIFY((periods[0].after == PointFlow{8, 12000}));
    const FlowPeriod& year = periods[1];
    QVERIFY((year.before == PointFlow{8, 12000}));
    QCOMPARE(year.first.persons, 3);
    std::int64_t newcomers = 0;
    for (std::size_t person = 8; person < 11; ++person)
        newcomers += chronicle.persons[person].standing().rating->value();
    QCOMPARE(year.first.points, newcomers);
    QVERIFY((year.arrived == PointFlow{3, 5400}));
    QVERIFY((year.former == PointFlow{3, 4500}));
    QCOMPARE(year.kept.persons, 5);
    std::int64_t change = 0;
    for (std::size_t person = 0; person < 5; ++person)
        change += chronicle.persons[person].standing().rating->value() - 1500;
    QVERIFY(change != 0);
    QCOMPARE(year.kept.points, change);
    QVERIFY((year.converted == PointFlow{}) && (year.expired == PointFlow{}) &&
            (year.inactive == PointFlow{}));
    for (const FlowPeriod& period : periods)
        verifyBalance(period);
}

// RULE: WO2026 Anhang 4
void TestRatingDevelopment::tellsTheConversionApart()
{
    const Chronicle chronicle =
        chronicleOf({meeting(1, day(2025, 3, 1), {somebody("A", 1366), somebody("B", 1366)}),
                     meeting(2, day(2026, 10, 1), {somebody("A", 1640)}),
                     meeting(3, day(1990, 10, 1), {somebody("X", 1700)})});
    const auto periods = flowsOf(chronicle, {day(2025, 12, 31), day(2026, 12, 31)});
    QCOMPARE(periods.front().converted.persons, 3);
    const std::int64_t older = periods.front().converted.points - 2 * (1634 - 1366);
    QCOMPARE(1700 + older, periods.front().after.points - 1640 - 1634); // X never played again
    QVERIFY((periods.front().kept == PointFlow{3, 6}));
    verifyBalance(periods.front());
}

void TestRatingDevelopment::answersForNobody()
{
    const Chronicle chronicle = chronicleOf({});
    QVERIFY(cohortOf(chronicle, kThreeYears).years.empty());
    QVERIFY(flowsOf(chronicle, {day(2027, 12, 31)}).empty());
    QCOMPARE(flowsOf(chronicle, kThreeYears).size(), std::size_t{2});
    QVERIFY((flowsOf(chronicle, kThreeYears).front().after == PointFlow{}));
    const auto nobody = developmentOf(chronicle, {day(2027, 1, 1)}).distributions(1);
    QCOMPARE(nobody.size(), std::size_t{1});
    QCOMPARE(nobody.front().persons, 0);
    QCOMPARE(nobody.front().mean, 0.0);
    QVERIFY(nobody.front().bars.empty());
    const Chronicle two =
        chronicleOf({meeting(1, day(2027, 3, 1), {somebody("A", 1500), somebody("B", 1600)})});
    QVERIFY(cohortOf(two, kThreeYears).years.empty()); // two are no group
}

ZAHLMEISTER_TEST(TestRatingDevelopment, void)

} // namespace tst_ratingdevelopment

#include "tst_ratingdevelopment.moc"
