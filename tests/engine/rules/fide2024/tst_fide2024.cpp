// SPDX-License-Identifier: GPL-3.0-or-later
// The Elo of the FIDE: its tables, figures of its own calculator, a published first rating, and what counts.
#include <algorithm>
#include <cmath>

#include <QTest>

#include "engine/base/fidescale.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/fide2024/formulas.h"
#include "tests/support/filecontent.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_fide2024 {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::engine::fide2024;
using tests::TournamentBuilder;

namespace {

QList<QStringList> rowsOf(const QString& name)
{
    return tests::cellsOf(QStringLiteral(ZAHLMEISTER_TEST_DATA "/fide/") + name, u'\t').sliced(1);
}

fide2024::Parameters parametersOf(const char* id = "fide-standard")
{
    return *fide2024::Parameters::from(**tests::shippedRules().find(id));
}

Evaluation evaluated(const Tournament& tournament, const char* id = "fide-standard")
{
    return *evaluate(tournament, **tests::shippedRules().find(id), {std::nullopt, true});
}

/// One player against opponents; 0 is without a rating.
TournamentBuilder player(int rating, std::initializer_list<std::pair<int, GameResult>> games)
{
    TournamentBuilder builder;
    builder.tournament.header.start = Date::tryFrom(2026, 12, 1);
    builder.tournament.header.timeControl = "90 min/40 Züge + 30 min + 30 s/Zug";
    const auto add = [&](int elo) {
        if (elo == 0)
            builder.unrated();
        else
            builder.rated(elo).ratingSource = RatingSource::Fide;
    };
    add(rating);
    int number = 1;
    for (const auto& [opponent, result] : games) {
        add(opponent);
        builder.game(1, ++number, result);
    }
    return builder;
}

const ParticipantEvaluation& first(const Evaluation& evaluation)
{
    return evaluation.participants.front();
}

} // namespace

class TestFide2024 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasTheTables();
    void changesLikeTheCalculator();
    void firstRatingsOfBothRules();
    void publishedFirstRating();
    void capsTheDifferenceByTheDay();
    void choosesTheFactor();
    void boundsTheProduct();
    void needsFiveGames();
    void disregardsAFirstZero();
    void keepsToTheFloor();
    void countsRatedOpponentsOnly();
    void ratesMatchesOfTwoRatings();
    void asksForTheRateOfPlay_data();
    void asksForTheRateOfPlay();
    void leavesGreatDifferencesOut();
    void explains();
    void calculatesByHand();
};

// RULE: B02 8.1.1, 8.1.2
void TestFide2024::hasTheTables()
{
    const auto differences = rowsOf(u"table-8.1.1.tsv"_s);
    QCOMPARE(differences.size(), 101);
    for (const QStringList& row : differences)
        QCOMPARE(fideDifference(static_cast<int>(std::lround(row[0].toDouble() * 100))), row[1].toInt());
    const auto probabilities = rowsOf(u"table-8.1.2.tsv"_s);
    QCOMPARE(probabilities.size(), 51);
    for (const QStringList& row : probabilities) {
        const int last = row[1].isEmpty() ? 2000 : row[1].toInt();
        for (const int difference : {row[0].toInt(), last}) {
            QCOMPARE(fideProbability(difference), static_cast<int>(std::lround(row[2].toDouble() * 100)));
            if (difference > 0)
                QCOMPARE(fideProbability(-difference),
                         static_cast<int>(std::lround(row[3].toDouble() * 100)));
        }
    }
}

// RULE: B02 8.3.2
void TestFide2024::changesLikeTheCalculator()
{
    const auto parameters = parametersOf();
    const auto rows = rowsOf(u"calculator_rating_change.tsv"_s);
    QCOMPARE(rows.size(), 24);
    for (const QStringList& row : rows) {
        const auto change = [&](std::optional<Date> day) {
            const int difference = countedDifference(row[1].toInt(), row[2].toInt(), day, parameters);
            const int hundredths = static_cast<int>(row[3].toDouble() * 100) - fideProbability(difference);
            return ratingChange(row[4].toInt(), hundredths);
        };
        QVERIFY2(std::abs(change(Date::tryFrom(2025, 9, 30)) - row[5].toDouble()) < 1e-9, qPrintable(row[0]));
        QVERIFY2(std::abs(change(Date::tryFrom(2025, 10, 1)) - row[6].toDouble()) < 1e-9, qPrintable(row[0]));
    }
}

// RULE: B02 8.2
void TestFide2024::firstRatingsOfBothRules()
{
    const auto parameters = parametersOf();
    const auto rows = rowsOf(u"calculator_initial_rating.tsv"_s);
    QCOMPARE(rows.size(), 8);
    for (const QStringList& row : rows) {
        const int games = row[3].toInt();
        const auto rating = [&](std::optional<Date> day) {
            return firstRating(row[1].toInt() * games, games, static_cast<int>(row[2].toDouble() * 2), day,
                               parameters)
                .rating;
        };
        QCOMPARE(rating(Date::tryFrom(2024, 2, 29)), row[4].toInt());
        QCOMPARE(rating(Date::tryFrom(2024, 3, 1)), row[5].toInt());
        QCOMPARE(rating({}), row[5].toInt());
    }
}

// RULE: B02 8.2.2, 8.2.3
void TestFide2024::publishedFirstRating()
{
    const auto builder = player(
        0, {{1902, kDrawn}, {1877, kDrawn}, {1884, kWhiteWins}, {2012, kBlackWins}, {1832, kWhiteWins}});
    const Evaluation evaluation = evaluated(builder.tournament);
    QCOMPARE(first(evaluation).newRating, std::optional(1922));
    QCOMPARE(first(evaluation).group, Group::First);
    QVERIFY(first(evaluation).recorded);
}

// RULE: B02 8.3.1
void TestFide2024::capsTheDifferenceByTheDay()
{
    TournamentBuilder builder = player(2700, {{1964, kWhiteWins}});
    builder.tournament.header.timeControl.clear();
    QCOMPARE(first(evaluated(builder.tournament)).unroundedChange, std::optional(0.0));
    QCOMPARE(first(evaluated(builder.tournament, "fide-rapid")).expected, std::nullopt); // 736 points apart
    builder.tournament.header.start = Date::tryFrom(2025, 9, 30);
    QCOMPARE(first(evaluated(builder.tournament)).unroundedChange, std::optional(0.8));
    // The player of 1964 counts 400 points on either day.
    QCOMPARE(evaluated(builder.tournament).participants[1].details.front().expected, std::optional(0.08));
}

// RULE: B02 8.3.3
void TestFide2024::choosesTheFactor()
{
    const auto parameters = parametersOf();
    QCOMPARE(developmentFactor(2400, {}, parameters), 10);
    QCOMPARE(developmentFactor(2399, {}, parameters), 20);
    QCOMPARE(developmentFactor(2299, 18, parameters), 40);
    QCOMPARE(developmentFactor(2300, 18, parameters), 20);
    QCOMPARE(developmentFactor(2299, 19, parameters), 20);
    QCOMPARE(developmentFactor(2400, 14, parameters), 10);
}

// RULE: B02 8.3.3
void TestFide2024::boundsTheProduct()
{
    const auto parameters = parametersOf();
    QCOMPARE(boundedFactor(40, 17, parameters), 40);
    QCOMPARE(boundedFactor(40, 18, parameters), 38); // 38 * 18 = 684
    QCOMPARE(boundedFactor(20, 36, parameters), 19);
    QCOMPARE(boundedFactor(20, 0, parameters), 20);
}

// RULE: B02 7.1.4
void TestFide2024::needsFiveGames()
{
    const auto builder = player(
        0, {{1900, kWhiteWins}, {1900, kWhiteWins}, {1900, kWhiteWins}, {1900, kDrawn}, {0, kWhiteWins}});
    const Evaluation evaluation = evaluated(builder.tournament);
    QCOMPARE(first(evaluation).games, 4);
    QCOMPARE(first(evaluation).group, Group::Residual);
    QCOMPARE(first(evaluation).newRating, std::nullopt);
}

// RULE: B02 8.2.1
void TestFide2024::disregardsAFirstZero()
{
    const auto builder = player(
        0,
        {{1900, kBlackWins}, {1900, kBlackWins}, {1900, kBlackWins}, {1900, kBlackWins}, {1900, kBlackWins}});
    QCOMPARE(first(evaluated(builder.tournament)).newRating, std::nullopt);
}

// RULE: B02 7.2.1
void TestFide2024::keepsToTheFloor()
{
    const auto weak = player(0, {{1400, kBlackWins},
                                 {1400, kBlackWins},
                                 {1400, kBlackWins},
                                 {1400, kBlackWins},
                                 {1400, kBlackWins},
                                 {1400, kDrawn}});
    // (8400 + 3600) / 8 - 230 for 1.5 of 8: below 1400, so nothing is published
    QCOMPARE(first(evaluated(weak.tournament)).newRating, std::nullopt);
    TournamentBuilder listed = player(1399, {{1500, kDrawn}});
    QCOMPARE(first(evaluated(listed.tournament)).oldRating, std::nullopt);
    listed.tournament.header.start = Date::tryFrom(2024, 2, 1);
    QCOMPARE(first(evaluated(listed.tournament)).oldRating, std::optional(1399));
}

// RULE: B02 5.1
void TestFide2024::countsRatedOpponentsOnly()
{
    TournamentBuilder builder =
        player(1800, {{1800, kWhiteWinsByForfeit}, {0, kWhiteWins}, {1800, kDrawn}, {1700, kWhiteWins}});
    builder.tournament.participants[4].ratingSource = RatingSource::Dwz; // a DWZ is no Elo
    const Evaluation evaluation = evaluated(builder.tournament);
    QCOMPARE(first(evaluation).games, 1);
    QCOMPARE(first(evaluation).newRating, std::optional(1800));
    QCOMPARE(first(evaluation).details[0].reason, std::optional(NotCounted::Forfeit));
    QCOMPARE(first(evaluation).details[1].reason, std::optional(NotCounted::OpponentUnrated));
    QCOMPARE(first(evaluation).details[3].reason, std::optional(NotCounted::OpponentUnrated));
}

// RULE: B02 6.1
void TestFide2024::ratesMatchesOfTwoRatings()
{
    TournamentBuilder builder = player(0, {{1800, kWhiteWins}});
    builder.tournament.header.kind = TournamentKind::Match;
    QCOMPARE(first(evaluated(builder.tournament)).details[0].reason, std::optional(NotCounted::MatchUnrated));
}

void TestFide2024::asksForTheRateOfPlay_data()
{
    QTest::addColumn<QString>("timeControl");
    QTest::addColumn<int>("rating");
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<bool>("isRated");
    QTest::newRow("two hours for 2400")
        << u"90 min + 30 s/Zug"_s << 2400 << QByteArray("fide-standard") << true;
    QTest::newRow("less for 2400") << u"60 min + 30 s/Zug"_s << 2400 << QByteArray("fide-standard") << false;
    QTest::newRow("90 for 1800") << u"60 min + 30 s/Zug"_s << 1800 << QByteArray("fide-standard") << true;
    QTest::newRow("less for 1800") << u"60 min"_s << 1800 << QByteArray("fide-standard") << false;
    QTest::newRow("60 below") << u"60 min"_s << 1799 << QByteArray("fide-standard") << true;
    QTest::newRow("rapid as standard")
        << u"15 min + 10 s/Zug"_s << 1500 << QByteArray("fide-standard") << false;
    QTest::newRow("rapid") << u"15 min + 10 s/Zug"_s << 1500 << QByteArray("fide-rapid") << true;
    QTest::newRow("60 is no rapid") << u"60 min"_s << 1500 << QByteArray("fide-rapid") << false;
    QTest::newRow("ten minutes are blitz") << u"10 min"_s << 1500 << QByteArray("fide-blitz") << true;
    QTest::newRow("and no rapid") << u"10 min"_s << 1500 << QByteArray("fide-rapid") << false;
    QTest::newRow("three are too few") << u"3 min"_s << 1500 << QByteArray("fide-blitz") << false;
    QTest::newRow("unknown") << QString() << 2400 << QByteArray("fide-standard") << true;
}

// RULE: B02 1.1
void TestFide2024::asksForTheRateOfPlay()
{
    QFETCH(const QString, timeControl);
    QFETCH(const int, rating);
    QFETCH(const QByteArray, rules);
    QFETCH(const bool, isRated);
    TournamentBuilder builder = player(1500, {{rating, kDrawn}});
    builder.tournament.header.timeControl = timeControl.toStdString();
    const Evaluation evaluation = evaluated(builder.tournament, rules.constData());
    QCOMPARE(first(evaluation).details[0].counted, isRated);
    if (!isRated)
        QCOMPARE(first(evaluation).details[0].reason, std::optional(NotCounted::RateOfPlay));
}

void TestFide2024::leavesGreatDifferencesOut()
{
    TournamentBuilder builder = player(2601, {{2001, kWhiteWins}, {2002, kWhiteWins}});
    builder.tournament.header.timeControl = "15 min + 10 s/Zug";
    const Evaluation rapid = evaluated(builder.tournament, "fide-rapid");
    QCOMPARE(first(rapid).details[0].reason, std::optional(NotCounted::DifferenceTooGreat));
    QVERIFY(first(rapid).details[1].counted);
    builder.tournament.header.start = Date::tryFrom(2024, 11, 30);
    QVERIFY(first(evaluated(builder.tournament, "fide-rapid")).details[0].counted);
}

// RULE: B02 8.3.4
void TestFide2024::explains()
{
    const Evaluation evaluation =
        evaluated(player(2000, {{2092, kDrawn}, {1500, kWhiteWins}, {0, kDrawn}}).tournament);
    // 50 - 37 and 100 - 92 hundredths, times 20
    QCOMPARE(first(evaluation).unroundedChange, std::optional(4.2));
    QCOMPARE(first(evaluation).newRating, std::optional(2004));
    for (const Quantity quantity : {Quantity::Group, Quantity::Expected, Quantity::Coefficient,
                                    Quantity::NewRating, Quantity::GameNotCounted}) {
        const bool isTold = std::ranges::any_of(evaluation.trace.steps(), [&](const Step& step) {
            return step.quantity == quantity && step.participant == 1 &&
                   !evaluation.trace.explanations(step).empty();
        });
        QVERIFY2(isTold, quantityText(quantity).data());
    }
}

void TestFide2024::calculatesByHand()
{
    const auto& version = **tests::shippedRules().find("fide-standard");
    const auto system = systemOf(version);
    CalculationInput input{.rating = 2000};
    input.games.push_back({2092, kDraw});
    const auto games = (*system)->calculate(input, version, {});
    QVERIFY(games.has_value());
    QCOMPARE(games->participants[0].unroundedChange, std::optional(2.6)); // 20 * 0.13
    input.games.clear();
    input.score = kWin;
    input.expected = 0.36;
    input.gameCount = 1;
    const auto totals = (*system)->calculate(input, version, {});
    QVERIFY(totals.has_value());
    QCOMPARE(totals->participants[0].newRating, std::optional(2013));
}

ZAHLMEISTER_TEST(TestFide2024, QCoreApplication)

} // namespace tst_fide2024

#include "tst_fide2024.moc"
