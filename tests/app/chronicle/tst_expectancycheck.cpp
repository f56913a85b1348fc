// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QTest>

#include "app/chronicle/reading/expectancycheck.h"
#include "engine/rules/expectancy.h"
#include "tests/app/chronicle/chronicles.h"
#include "tests/app/chronicle/statisticscases.h"
#include "tests/support/testmain.h"

namespace tst_expectancycheck {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::ChronicleTournament;
using app::ExpectancyCheck;
using app::ExpectancyVerdict;
using app::RatedGames;

namespace {

/// Numbers that are the same everywhere.
class Dice {
public:
    int below(int count) { return static_cast<int>(m_generator() % static_cast<std::uint64_t>(count)); }
    bool hits(double chance)
    {
        return static_cast<double>(m_generator() >> 11) / static_cast<double>(1ULL << 53) < chance;
    }

private:
    std::mt19937_64 m_generator{42};
};

/// Who wins with what chance, by the difference of the ratings.
using Truth = double (*)(int difference);

double byTheRules(int difference)
{
    return engine::toPoints(engine::expectedScore(difference));
}

/// Ratings that say less than they pretend.
double flatter(int difference)
{
    return engine::toPoints(engine::expectedScore(0.7 * difference));
}

/// A little flatter, as noisy ratings make it.
double slightlyFlatter(int difference)
{
    return engine::toPoints(engine::expectedScore(0.9 * difference));
}

/// A population that plays as a truth has it. Four games each: nobody has a performance, so nobody counts
/// with it (document 000, 3.6.2).
std::vector<ChronicleTournament> population(int tournaments, Truth truth)
{
    Dice dice;
    std::vector<ChronicleTournament> all;
    for (int id = 1; id <= tournaments; ++id) {
        std::vector<engine::Participant> persons;
        for (int i = 0; i < 10; ++i)
            persons.push_back(
                somebody(std::to_string(id) + '.' + std::to_string(i), 1200 + dice.below(1000)));
        ChronicleTournament one = meeting(id, day(2027, 1 + id % 12, 1), std::move(persons));
        for (int round = 1; round <= 4; ++round) {
            for (int i = 0; i < 10; i += 2) {
                const int white = i;
                const int black = (i + 2 * round - 1) % 10;
                const auto& players = one.tournament.participants;
                const int difference = players[static_cast<std::size_t>(white)].rating->value() -
                                       players[static_cast<std::size_t>(black)].rating->value();
                addGame(one, white + 1, black + 1,
                        dice.hits(truth(difference)) ? engine::kWhiteWins : engine::kBlackWins);
            }
        }
        all.push_back(std::move(one));
    }
    return all;
}

RatedGames gamesOf(std::vector<ChronicleTournament> tournaments)
{
    return app::ratedGames(chronicleOf(std::move(tournaments)), day(2000, 1, 1), day(2050, 12, 31));
}

ExpectancyCheck checked(std::vector<ChronicleTournament> tournaments)
{
    return app::checkExpectancy(gamesOf(std::move(tournaments)));
}

} // namespace

/// Does P(D) hold, and do regions stand on one level?
class TestExpectancyCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sumsFromTheBetterPlayer();
    void cutsEqualClasses();
    void coversTheTruth();
    void joinsWhatIsAlwaysWon();
    void detectsAWrongCurve();
    void isTheSameEveryTime();
    void allowsForChance();
    void comparesRegions();
    void detectsARegionThatIsTooLow();
    void leavesOutPairsOfVeryManyRegions();
    void answersForNothing();
};

// RULE: WO2026 3.3.1
void TestExpectancyCheck::sumsFromTheBetterPlayer()
{
    ChronicleTournament one =
        meeting(1, day(2027, 3, 1),
                {somebody("A", 1700), somebody("B", 1600), somebody("C", 1400), somebody("D", 1700)});
    addGame(one, 1, 2, engine::kWhiteWins); // 100: 1 point
    addGame(one, 2, 1, engine::kDrawn);     // 100: half a point
    addGame(one, 3, 1, engine::kWhiteWins); // 300: none
    addGame(one, 1, 4, engine::kWhiteWins); // equals
    const ExpectancyCheck check = checked({one});
    QCOMPARE(check.equals, std::int64_t{1});
    QCOMPARE(check.classes.size(), std::size_t{1});
    const app::DifferenceClass& only = check.classes.front();
    QCOMPARE(only.from, 100);
    QCOMPARE(only.to, 300);
    QCOMPARE(only.difference, 500 / 3.0);
    QCOMPARE(only.sums.games, std::int64_t{3});
    QCOMPARE(only.sums.reachedMean(), 0.5);
    const double expected = (2 * byTheRules(100) + byTheRules(300)) / 3;
    QVERIFY(std::abs(only.sums.expectedMean() - expected) < 1e-9);
    QVERIFY(std::abs(only.sums.residual() - (0.5 - expected)) < 1e-9);
    QVERIFY(!only.band && !check.band); // one tournament
    QVERIFY(check.all == only.sums);
    QVERIFY(check.verdict == ExpectancyVerdict::TooFew);
}

void TestExpectancyCheck::cutsEqualClasses()
{
    const ExpectancyCheck check = checked(population(100, byTheRules));
    QVERIFY(check.classes.size() > 10 && check.classes.size() <= app::kMostClasses);
    std::int64_t games = 0;
    for (std::size_t i = 0; i < check.classes.size(); ++i) {
        const app::DifferenceClass& one = check.classes[i];
        games += one.sums.games;
        // 2,000 games less the equals; classes of large differences have as many as they need.
        QVERIFY(one.sums.games >= 80 && (one.sums.games <= 120 || one.from > 300));
        QVERIFY(static_cast<double>(one.sums.games) * (1 - one.sums.expectedMean()) >= app::kFewestLosses);
        QVERIFY(one.from <= one.to && one.from <= one.difference && one.difference <= one.to);
        QVERIFY(i == 0 || check.classes[i - 1].to < one.from);
    }
    QCOMPARE(games + check.equals, std::int64_t{2000});
    QCOMPARE(check.all.games, games);
    // One difference is one class, however often it occurs.
    std::vector<ChronicleTournament> same;
    for (int id = 1; id <= 200; ++id) {
        same.push_back(
            meeting(id, day(2027, 3, 1),
                    {somebody(std::to_string(id) + "A", 1700), somebody(std::to_string(id) + "B", 1600)}));
        addGame(same.back(), 1, 2, id % 3 == 0 ? engine::kBlackWins : engine::kWhiteWins);
    }
    const ExpectancyCheck one = checked(std::move(same));
    QCOMPARE(one.classes.size(), std::size_t{1});
    QCOMPARE(one.classes.front().sums.games, std::int64_t{200});
}

void TestExpectancyCheck::coversTheTruth()
{
    const ExpectancyCheck check = checked(population(600, byTheRules));
    QVERIFY(check.banded > 15);
    QCOMPARE(check.banded, static_cast<int>(check.classes.size()));
    QVERIFY2(check.outside <= 2, qPrintable(QString::number(check.outside))); // one is to be expected
    QVERIFY(check.band->holds(0));
    QVERIFY(check.verdict == ExpectancyVerdict::Holds);
    for (const app::DifferenceClass& one : check.classes) {
        QVERIFY(one.band->holds(one.sums.residual()));
        QVERIFY(one.band->high - one.band->low < 0.12); // 600 games: two standard errors to each side
    }
}

/// Where every game is won, drawing anew knows no other outcome, and its band would be a point.
void TestExpectancyCheck::joinsWhatIsAlwaysWon()
{
    std::vector<ChronicleTournament> all;
    for (int id = 1; id <= 100; ++id) {
        const std::string name = std::to_string(id);
        all.push_back(
            meeting(id, day(2027, 3, 1),
                    {somebody(name + "A", 2500), somebody(name + "B", 2400), somebody(name + "C", 1500)}));
        addGame(all.back(), 1, 2, id % 100 < 64 ? engine::kWhiteWins : engine::kBlackWins);
        addGame(all.back(), 1, 3, engine::kWhiteWins); // P(1000) is 0.9998
    }
    const ExpectancyCheck check = checked(all);
    QCOMPARE(check.classes.size(), std::size_t{1});
    QCOMPARE(check.classes.front().to, 1000);
    QVERIFY(check.verdict == ExpectancyVerdict::Holds);
    for (ChronicleTournament& one : all)
        one.tournament.games.erase(one.tournament.games.begin());
    const ExpectancyCheck won = checked(all);
    QVERIFY(won.verdict == ExpectancyVerdict::TooFew && !won.band && !won.classes.front().band);
}

void TestExpectancyCheck::detectsAWrongCurve()
{
    const ExpectancyCheck check = checked(population(600, flatter));
    QVERIFY(check.verdict == ExpectancyVerdict::Deviates);
    QVERIFY(check.outside > 10);
    QVERIFY(check.band->high < 0); // the better players scored less
    // A small error, of which a single class knows little, shows in the sum.
    const ExpectancyCheck slight = checked(population(600, slightlyFlatter));
    QVERIFY(slight.verdict == ExpectancyVerdict::Deviates);
}

void TestExpectancyCheck::isTheSameEveryTime()
{
    const auto tournaments = population(50, byTheRules);
    const ExpectancyCheck one = checked(tournaments);
    auto turned = tournaments;
    for (ChronicleTournament& each : turned)
        std::ranges::reverse(each.tournament.games);
    const ExpectancyCheck other = checked(turned);
    QCOMPARE(one.classes.size(), other.classes.size());
    for (std::size_t i = 0; i < one.classes.size(); ++i) {
        QVERIFY(one.classes[i].sums == other.classes[i].sums);
        QVERIFY(one.classes[i].band == other.classes[i].band);
    }
    QVERIFY(one.band == other.band);
}

void TestExpectancyCheck::allowsForChance()
{
    QCOMPARE(app::allowedOutside(0), 0);
    QCOMPARE(app::allowedOutside(1), 1);  // one of 20 times it is outside
    QCOMPARE(app::allowedOutside(20), 4); // 5 or more: 0.26 %, 4 or more: 1.6 %
    QCOMPARE(app::allowedOutside(10), 3); // 4 or more: 0.1 %, 3 or more: 1.2 %
}

void TestExpectancyCheck::comparesRegions()
{
    ChronicleTournament one =
        meeting(1, day(2027, 3, 1),
                {somebody("A", 1700, "C0505"), somebody("B", 1700, "C0506"), somebody("C", 1700, "C0601"),
                 somebody("D", 1700, "D0101"), somebody("E", 1700, "D0101"), somebody("F", 1700, "D0102"),
                 somebody("G", 1700, "E0101"), somebody("H", 1700, "")});
    addGame(one, 1, 4, engine::kWhiteWins);
    addGame(one, 5, 2, engine::kDrawn);
    addGame(one, 3, 6, engine::kWhiteWins);
    addGame(one, 1, 2, engine::kWhiteWins); // of one region
    addGame(one, 1, 8, engine::kWhiteWins); // without a club
    const auto residuals = app::residualsBetweenRegions(gamesOf({one}), 1);
    QCOMPARE(residuals.size(), std::size_t{3});
    QCOMPARE(residuals[0].region, "C");
    QVERIFY(!residuals[0].against);
    QCOMPARE(residuals[0].persons, 3);
    QCOMPARE(residuals[0].sums.games, std::int64_t{3});
    QCOMPARE(residuals[0].sums.reachedMean(), 2.5 / 3);
    QCOMPARE(residuals[0].sums.expectedMean(), 0.5);
    QCOMPARE(residuals[1].region, "D");
    QVERIFY(!residuals[1].against);
    QCOMPARE(residuals[1].sums.reachedMean(), 0.5 / 3);
    QCOMPARE(residuals[2].region, "C");
    QCOMPARE(residuals[2].against, std::optional<std::string>("D"));
    QCOMPARE(residuals[2].sums.games, std::int64_t{3});
    QCOMPARE(residuals[2].sums.reachedMean(), 2.5 / 3);
    QVERIFY(std::abs(residuals[2].sums.residual() - (2.5 / 3 - 0.5)) < 1e-12);
    QVERIFY(!residuals[2].band);
    QVERIFY(app::residualsBetweenRegions(gamesOf({one}), 5).empty()); // clubs of one or two
    // A region with one player would be what the others lack, so that another one is hidden with it, and the
    // games between them.
    addGame(one, 1, 7, engine::kWhiteWins);
    const auto fewer = app::residualsBetweenRegions(gamesOf({one}), 1);
    QCOMPARE(fewer.size(), std::size_t{1});
    QCOMPARE(fewer[0].region, "D");
    QVERIFY(!fewer[0].against);
}

/// Two regions of the same ratings, of which one is 60 points stronger.
void TestExpectancyCheck::detectsARegionThatIsTooLow()
{
    Dice dice;
    std::vector<ChronicleTournament> all;
    for (int id = 1; id <= 200; ++id) {
        const std::string name = std::to_string(id);
        ChronicleTournament one =
            meeting(id, day(2027, 3, 1),
                    {somebody(name + "A", 1700, "C0505"), somebody(name + "B", 1650, "C0505"),
                     somebody(name + "C", 1600, "D0505"), somebody(name + "D", 1750, "D0505")});
        const auto& players = one.tournament.participants;
        for (const auto& [white, black] :
             {std::pair(0, 2), std::pair(3, 1), std::pair(0, 3), std::pair(1, 2)}) {
            const auto& own = players[static_cast<std::size_t>(white)];
            const int edge = own.club == "C0505" ? 60 : -60;
            const int difference =
                own.rating->value() - players[static_cast<std::size_t>(black)].rating->value() + edge;
            addGame(one, white + 1, black + 1,
                    dice.hits(byTheRules(difference)) ? engine::kWhiteWins : engine::kBlackWins);
        }
        all.push_back(std::move(one));
    }
    const auto residuals = app::residualsBetweenRegions(gamesOf(std::move(all)), 1);
    const app::RegionResidual& pair = residuals.back();
    QCOMPARE(pair.region, "C");
    QCOMPARE(pair.against, std::optional<std::string>("D"));
    QVERIFY(pair.band->low > 0);
    QVERIFY(std::abs(pair.sums.residual() - 0.082) <
            0.04); // P(60) - 0.5 = 0.084, a little less off the middle
}

void TestExpectancyCheck::leavesOutPairsOfVeryManyRegions()
{
    // Three players of each club, who meet those of the next one.
    const auto residuals = [](int clubs) {
        std::vector<engine::Participant> persons;
        for (int i = 0; i < 3 * clubs; ++i)
            persons.push_back(somebody(std::to_string(i), 1700, "C0" + std::to_string(100 + i / 3)));
        ChronicleTournament one = meeting(1, day(2027, 3, 1), std::move(persons));
        for (int i = 0; i + 3 < 3 * clubs; ++i)
            addGame(one, i + 1, i + 4, engine::kDrawn);
        return app::residualsBetweenRegions(gamesOf({one}), 5);
    };
    QCOMPARE(residuals(100).size(), std::size_t{100 + 99});
    QCOMPARE(residuals(101).size(), std::size_t{101});
}

void TestExpectancyCheck::answersForNothing()
{
    const ExpectancyCheck nothing = checked({});
    QVERIFY(nothing.classes.empty() && !nothing.band);
    QCOMPARE(nothing.all.games, std::int64_t{0});
    QVERIFY(nothing.verdict == ExpectancyVerdict::TooFew);
    QVERIFY(app::residualsBetweenRegions(gamesOf({}), 1).empty());
    // Two persons are no group.
    ChronicleTournament two = meeting(1, day(2027, 3, 1), {somebody("A", 1700), somebody("B", 1600)});
    addGame(two, 1, 2, engine::kWhiteWins);
    QVERIFY(checked({two}).classes.empty());
    QCOMPARE(checked({two}).all.games, std::int64_t{0});
}

ZAHLMEISTER_TEST(TestExpectancyCheck, void)

} // namespace tst_expectancycheck

#include "tst_expectancycheck.moc"
