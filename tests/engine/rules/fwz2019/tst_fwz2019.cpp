// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QFile>
#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/fwz2019/parameters.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_fwz2019 {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using tests::TournamentBuilder;

namespace {

Evaluation evaluated(const Tournament& tournament)
{
    return *evaluate(tournament, **tests::shippedRules().find("fwz-2019"), {std::nullopt, true});
}

double expectancy(double difference)
{
    return fwz2019::Parameters::from(**tests::shippedRules().find("fwz-2019"))->expectancy(difference);
}

double sumOfExpectancies(double own, std::initializer_list<int> opponents)
{
    double sum = 0;
    for (const int opponent : opponents)
        sum += expectancy(own - opponent);
    return sum;
}

/// One newcomer against opponents with these ratings and results for him.
TournamentBuilder newcomer(std::initializer_list<std::pair<int, GameResult>> games)
{
    TournamentBuilder builder;
    builder.tournament.header.system = "fwz-2019";
    builder.unrated();
    int number = 1;
    for (const auto& [rating, result] : games) {
        builder.rated(rating);
        builder.game(1, ++number, result);
    }
    return builder;
}

} // namespace

class TestFwz2019 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tableB();
    void factor_data();
    void factor();
    void newRating();
    void firstRatingByIteration();
    void foreignRatingIsNoFwz();
    void extremeResults();
    void scoresThatTheExpectancyCannotReach();
    void severalNewcomers();
    void timeForfeitsCount();
    void withdrawals_data();
    void withdrawals();
    void directorDecides();
    void securedFromFive();
    void pickedOnly();
    void printedContributions();
};

// RULE: FWZ 4.1
void TestFwz2019::tableB()
{
    QFile file(QStringLiteral(ZAHLMEISTER_TEST_DATA "/fwz-2019-table-b.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    file.readLine();
    int rows = 0;
    while (!file.atEnd()) {
        const auto fields = file.readLine().trimmed().split(',');
        for (int difference = fields[0].toInt(); difference <= fields[1].toInt(); ++difference) {
            const double p = expectancy(difference);
            QCOMPARE(std::floor(100 * p + 0.5) / 100, fields[2].toDouble());
            QVERIFY(std::abs(p + expectancy(-difference) - 1) < 1e-12);
        }
        ++rows;
    }
    QCOMPARE(rows, 39);
    QCOMPARE(expectancy(2000), expectancy(560));
    QCOMPARE(expectancy(-561), expectancy(-560));
}

void TestFwz2019::factor_data()
{
    QTest::addColumn<int>("rating");
    QTest::addColumn<int>("index");
    QTest::addColumn<double>("factor");
    QTest::newRow("not secured, high") << 2001 << 4 << 26.0;
    QTest::newRow("not secured, 2000") << 2000 << 4 << 28.0;
    QTest::newRow("not secured, 1801") << 1801 << 0 << 28.0;
    QTest::newRow("not secured, 1800") << 1800 << 1 << 30.0;
    QTest::newRow("secured, high") << 2001 << 5 << 13.0;
    QTest::newRow("secured, 2000") << 2000 << 5 << 15.0;
    QTest::newRow("secured, 1800") << 1800 << 60 << 17.0;
}

// RULE: FWZ 4.2, 4.3
void TestFwz2019::factor()
{
    QFETCH(int, rating);
    QFETCH(int, index);
    QFETCH(double, factor);
    const RuleVersion& version = **tests::shippedRules().find("fwz-2019");
    const auto evaluation = (*systemOf(version))
                                ->calculate({.rating = rating,
                                             .index = index,
                                             .score = Score::fromHalfPoints(9),
                                             .expected = 3.5,
                                             .gameCount = 8},
                                            version, {});
    QVERIFY(evaluation.has_value());
    QCOMPARE(*evaluation->participants[0].coefficient, factor);
    QCOMPARE(evaluation->participants[0].newRating, std::optional(rating + int(factor)));
    QCOMPARE(evaluation->participants[0].newIndex, std::optional(index + 1));
}

// RULE: FWZ 4.3
void TestFwz2019::newRating()
{
    TournamentBuilder builder;
    builder.rated(2100, 7);
    builder.rated(1900, 3);
    builder.game(1, 2, kDrawn);
    const Evaluation evaluation = evaluated(builder.tournament);
    const double w = expectancy(200);
    QVERIFY(std::abs(*evaluation.participants[0].expected - w) < 1e-9);
    QCOMPARE(*evaluation.participants[0].newRating, int(std::floor(2100 + 13 * (0.5 - w) + 0.5)));
    QCOMPARE(*evaluation.participants[1].newRating, int(std::floor(1900 + 28 * (0.5 - (1 - w)) + 0.5)));
}

// RULE: FWZ 4.4
void TestFwz2019::firstRatingByIteration()
{
    const auto builder = newcomer({{2000, kDrawn}, {1900, kWhiteWins}, {2100, kBlackWins}, {1800, kDrawn}});
    const Evaluation evaluation = evaluated(builder.tournament);
    double value = 1900;
    int steps = 0;
    for (double change = 1; change >= 0.1; ++steps) {
        const double factor = value <= 1800 ? 30 : value <= 2000 ? 28 : 26;
        const double next = value + factor * (2.0 - sumOfExpectancies(value, {2000, 1900, 2100, 1800}));
        change = std::abs(next - value);
        value = next;
    }
    QCOMPARE(evaluation.iterations, steps);
    QVERIFY(std::abs(*evaluation.participants[0].iterationValue - value) < 1e-6);
    QCOMPARE(*evaluation.participants[0].newRating, int(std::floor(value + 0.5)));
    QCOMPARE(evaluation.participants[0].newIndex, std::optional(1));
    // His opponents meet the first FWZ.
    QCOMPARE(*evaluation.participants[1].details[0].ratingUsed,
             double(*evaluation.participants[0].newRating));
}

// RULE: FWZ 3.5
void TestFwz2019::foreignRatingIsNoFwz()
{
    const auto withElo = [](bool isForeign) {
        TournamentBuilder builder = newcomer({{1800, kWhiteWins}, {1900, kDrawn}, {2100, kBlackWins}});
        if (isForeign) {
            for (const std::size_t at : {0U, 3U}) {
                builder.tournament.participants[at].rating = Rating(2500);
                builder.tournament.participants[at].ratingSource = RatingSource::Fide;
            }
        } else {
            builder.tournament.participants[3].rating.reset();
        }
        return evaluated(builder.tournament);
    };
    const Evaluation foreign = withElo(true);
    const Evaluation unrated = withElo(false);
    QVERIFY(foreign.participants[0].group == Group::First);
    QVERIFY(!foreign.participants[0].oldRating);
    for (std::size_t i = 0; i < 4; ++i)
        QCOMPARE(foreign.participants[i].newRating, unrated.participants[i].newRating);
}

// RULE: FWZ 4.4
void TestFwz2019::extremeResults()
{
    const auto won = newcomer({{2000, kWhiteWins}, {1901, kWhiteWins}});
    QCOMPARE(evaluated(won.tournament).participants[0].newRating, std::optional(2251)); // 1950.5 + 300
    const auto lost = newcomer({{2000, kBlackWins}, {1900, kBlackWins}});
    QCOMPARE(evaluated(lost.tournament).participants[0].newRating, std::optional(1650));
    // An unrated opponent counts in the mean with 1900.
    auto both = newcomer({{2000, kWhiteWins}});
    both.unrated();
    both.game(1, 3, kWhiteWins);
    const Evaluation evaluation = evaluated(both.tournament);
    QCOMPARE(evaluation.participants[0].newRating, std::optional(2250));
    QCOMPARE(evaluation.participants[2].newRating, std::optional(1600)); // he lost all his games
}

/// 88 % are expected at most: with 95 % the literal iteration would climb for ever.
// RULE: FWZ 4.4
void TestFwz2019::scoresThatTheExpectancyCannotReach()
{
    auto builder = newcomer({});
    for (int opponent = 2; opponent <= 11; ++opponent) {
        builder.rated(1700);
        builder.game(1, opponent, opponent == 2 ? kDrawn : kWhiteWins);
    }
    const Evaluation evaluation = evaluated(builder.tournament);
    QCOMPARE(evaluation.participants[0].newRating, std::optional(2000));
    QCOMPARE(evaluation.iterations, 0);
}

// RULE: FWZ 3.5, 4.4
void TestFwz2019::severalNewcomers()
{
    TournamentBuilder builder;
    for (int i = 0; i < 3; ++i)
        builder.unrated();
    builder.rated(2000);
    builder.game(1, 2, kDrawn);
    builder.game(2, 3, kDrawn);
    builder.game(1, 4, kDrawn);
    builder.game(2, 4, kBlackWins);
    builder.game(3, 4, kDrawn);
    const Evaluation evaluation = evaluated(builder.tournament);
    // At the end every value fits its results to within the tolerance of the last step.
    for (const int newcomer : {0, 1, 2}) {
        const ParticipantEvaluation& result = evaluation.participants[std::size_t(newcomer)];
        double expected = 0;
        for (const GameDetail& detail : result.details)
            expected += *detail.expected;
        QVERIFY(std::abs(result.score.points() - expected) < 0.02);
    }
    QVERIFY(*evaluation.participants[0].newRating > *evaluation.participants[1].newRating);
    // Nobody but newcomers: the tournament still gives first ratings, around 1900.
    TournamentBuilder unrated;
    for (int i = 0; i < 3; ++i)
        unrated.unrated();
    unrated.game(1, 2, kDrawn);
    unrated.game(2, 3, kDrawn);
    unrated.game(3, 1, kDrawn);
    for (const ParticipantEvaluation& result : evaluated(unrated.tournament).participants)
        QCOMPARE(result.newRating, std::optional(1900));
}

// RULE: FWZ 3.6, 3.7
void TestFwz2019::timeForfeitsCount()
{
    TournamentBuilder builder;
    for (int i = 0; i < 4; ++i)
        builder.rated(2100);
    builder.game(1, 2, kWhiteWinsByForfeit);
    builder.game(1, 3, kBothForfeit);
    builder.game(1, 4, kNotPlayed);
    builder.game(2, 3, kDrawn).rated = false;
    const Evaluation evaluation = evaluated(builder.tournament);
    QCOMPARE(evaluation.participants[0].games, 1);
    QCOMPARE(evaluation.participants[0].score, kWin);
    QCOMPARE(evaluation.participants[1].games, 1);
    QCOMPARE(evaluation.participants[1].score, kLoss);
    QCOMPARE(evaluation.participants[0].details[1].reason, std::optional(NotCounted::Forfeit));
    QCOMPARE(evaluation.participants[2].games, 0);
    QCOMPARE(evaluation.participants[2].newIndex, evaluation.participants[2].oldIndex);
}

void TestFwz2019::withdrawals_data()
{
    using enum Withdrawal;
    QTest::addColumn<int>("first");  // of player 1, -1: none
    QTest::addColumn<int>("second"); // of player 2
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("halfPoints"); // of player 2
    const auto row = [](const char* name, int first, int second, int games, int halfPoints) {
        QTest::newRow(name) << first << second << games << halfPoints;
    };
    row("FWZ 3.7: not approved", int(NotApproved), -1, 1, 2);
    row("FWZ 3.7: not approved, the other one", -1, int(NotApproved), 1, 0);
    row("FWZ 3.7: both", int(NotApproved), int(NotApproved), 0, 0);
    row("FWZ 3.8: approved", int(Approved), -1, 0, 0);
    row("FWZ 3.9: replaced", int(Replaced), -1, 0, 0);
    row("FWZ 3.8: the opponent left with approval", int(NotApproved), int(Approved), 0, 0);
    row("nobody withdrew", -1, -1, 0, 0);
}

// RULE: FWZ 3.7, 3.8, 3.9: an unfinished game after a withdrawal; what is finished counts in any case.
void TestFwz2019::withdrawals()
{
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(int, games);
    QFETCH(int, halfPoints);
    TournamentBuilder builder;
    for (int i = 0; i < 3; ++i)
        builder.rated(2100);
    const auto withdrawal = [](int value) {
        return value < 0 ? std::nullopt : std::optional(Withdrawal(value));
    };
    builder.tournament.participants[0].withdrawal = withdrawal(first);
    builder.tournament.participants[1].withdrawal = withdrawal(second);
    builder.game(1, 2, kNotPlayed);
    builder.game(1, 3, kDrawn);
    const Evaluation evaluation = evaluated(builder.tournament);
    QCOMPARE(evaluation.participants[1].games, games);
    QCOMPARE(evaluation.participants[1].score, Score::fromHalfPoints(halfPoints));
    // The same game for the other one; and the finished game of both who played it.
    QCOMPARE(evaluation.participants[0].games, games + 1);
    QCOMPARE(evaluation.participants[0].score.halfPoints(), 1 + (games > 0 ? 2 - halfPoints : 0));
    QCOMPARE(evaluation.participants[2].games, 1);
    // What counts without having been ended is shown as what it is.
    const GameDetail& detail = evaluation.participants[1].details[0];
    QCOMPARE(detail.counted, games > 0);
    QCOMPARE(detail.result, games == 0        ? SideResult::NotPlayed
                            : halfPoints == 2 ? SideResult::ForfeitWin
                                              : SideResult::ForfeitLoss);
}

// RULE: FWZ 3.8, 3.9: "es sei denn der Turnierleiter entscheidet anders": then there is a result.
void TestFwz2019::directorDecides()
{
    TournamentBuilder builder;
    builder.rated(2100).withdrawal = Withdrawal::Approved;
    builder.rated(2100);
    builder.game(1, 2, kDrawn);
    const Evaluation evaluation = evaluated(builder.tournament);
    QCOMPARE(evaluation.participants[0].games, 1);
    QCOMPARE(evaluation.participants[1].score, kDraw);
}

// RULE: FWZ 3.2
void TestFwz2019::securedFromFive()
{
    const RuleVersion& version = **tests::shippedRules().find("fwz-2019");
    const auto parameters = fwz2019::Parameters::from(version);
    QVERIFY(!parameters->isSecured(4) && parameters->isSecured(5));
}

/// No end date leads to correspondence chess; a tournament that names it is within its rules.
void TestFwz2019::pickedOnly()
{
    TournamentHeader header;
    header.end = Date::tryFrom(2027, 1, 1);
    QCOMPARE(tests::shippedRules().choose(header)->version->id, std::string("dwz-2026"));
    header.system = "fwz-2019";
    const auto choice = tests::shippedRules().choose(header);
    QCOMPARE(choice->version->id, std::string("fwz-2019"));
    QVERIFY(choice->inForce());
    header.end = Date::tryFrom(2018, 12, 31);
    QVERIFY(!tests::shippedRules().choose(header)->inForce());
}

// RULE: FWZ 4.1, 4.3
void TestFwz2019::printedContributions()
{
    const RuleVersion& version = **tests::shippedRules().find("fwz-2019");
    const auto tables = (*systemOf(version))->tables(version);
    QVERIFY(tables.has_value());
    const PrintedTable& table = tables->back();
    QCOMPARE(table.columns,
             (std::vector<std::string>{"D", "W", "K=13", "K=15", "K=17", "K=26", "K=28", "K=30"}));
    QCOMPARE(table.rows.size(), std::size_t(3 * 12)); // up to 550
    QCOMPARE(table.rows[1], (std::vector<std::string>{"0", "0.5", "0", "0", "0", "0", "0", "0"}));
    // P(-300) = 1 / (1 + 10^(300 / 640)) = 0.2536
    const auto win = std::find_if(table.rows.begin(), table.rows.end(),
                                  [](const auto& row) { return row[0] == "300" && row[1] == "1.0"; });
    QVERIFY(win != table.rows.end());
    QCOMPARE(*win, (std::vector<std::string>{"300", "1.0", "10", "11", "13", "19", "21", "22"}));
}

ZAHLMEISTER_TEST(TestFwz2019, void)

} // namespace tst_fwz2019

#include "tst_fwz2019.moc"
