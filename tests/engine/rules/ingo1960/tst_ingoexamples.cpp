// SPDX-License-Identifier: GPL-3.0-or-later
// The examples of document 003, as far as the scan has kept them.
#include <array>
#include <cmath>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_ingoexamples {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::engine;
using tests::TournamentBuilder;

namespace {

constexpr int kPlayers = 10;
constexpr double kClose = 1e-9;

/// Half points of a row's player; made up so that everybody has the points of example II.
constexpr std::array<const char*, kPlayers> kCrosstable{
    "-121212222", "1-02221222", "02-1112221", "101-022122", "0012-21120",
    "10100-1212", "010011-121", "0001101-12", "00000101-2", "001020100-"};

QJsonObject gold(const QString& example)
{
    QFile file(QStringLiteral(ZAHLMEISTER_TEST_DATA "/ingo-1960-examples.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object()[example].toObject();
}

Evaluation evaluated(const Tournament& tournament)
{
    return *evaluate(tournament, **zahlmeister::tests::shippedRules().find("ingo-1960"),
                     {std::nullopt, true});
}

GameResult resultOf(int halfPoints)
{
    return halfPoints == 2 ? kWhiteWins : halfPoints == 1 ? kDrawn : kBlackWins;
}

bool isClose(const std::optional<double>& value, double expected)
{
    return value && std::abs(*value - expected) < kClose;
}

void addRoundRobin(TournamentBuilder& builder)
{
    for (int white = 1; white <= kPlayers; ++white) {
        for (int black = white + 1; black <= kPlayers; ++black)
            builder.game(white, black,
                         resultOf(kCrosstable[std::size_t(white - 1)][std::size_t(black - 1)] - '0'));
    }
}

/// The players of example II; those without a number get the one that follows from the example.
TournamentBuilder players(bool withNewcomers)
{
    TournamentBuilder builder;
    for (const QJsonValue& value : gold(u"example_II"_s)[u"players"_s].toArray()) {
        const QJsonObject player = value.toObject();
        const bool isNewcomer = player[u"F"_s].isNull();
        if (isNewcomer && withNewcomers)
            builder.unrated();
        else
            builder.rated((isNewcomer ? player[u"H"_s] : player[u"F"_s]).toInt(), player[u"index"_s].toInt());
    }
    addRoundRobin(builder);
    return builder;
}

} // namespace

class TestIngoExamples : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundRobinWithNewcomers();
    void roundRobinOfKnownNumbers();
    void swissOfKnownNumbers();
    void swissWithSeveralNewcomers();
};

// RULE: INGO B II
void TestIngoExamples::roundRobinWithNewcomers()
{
    const QJsonObject example = gold(u"example_II"_s);
    const QJsonArray expected = example[u"players"_s].toArray();
    QCOMPARE(expected.size(), kPlayers);
    const Evaluation evaluation = evaluated(players(true).tournament);
    QCOMPARE(evaluation.iterations, 0); // one level for all needs none
    for (int at = 0; at < kPlayers; ++at) {
        const ParticipantEvaluation& result = evaluation.participants[std::size_t(at)];
        const QJsonObject player = expected[at].toObject();
        QCOMPARE(result.score.points(), player[u"W"_s].toDouble());
        QCOMPARE(result.games, kPlayers - 1);
        QVERIFY(isClose(result.level, example[u"Niveau"_s].toDouble()));
        QVERIFY(isClose(result.percentDifference, player[u"pd"_s].toDouble()));
        QVERIFY(isClose(result.performance, player[u"H"_s].toDouble()));
        QCOMPARE(*result.newRating, player[u"new_F_printed"_s].toInt());
        QCOMPARE(*result.newIndex, player[u"new_index"_s].toInt());
        for (const Step& step : evaluation.trace.steps()) {
            if (step.participant != at + 1)
                continue;
            if (step.quantity == Quantity::NewRating || step.quantity == Quantity::FirstRating)
                QCOMPARE(evaluation.trace.operand(step, OperandName::Unrounded),
                         player[u"new_F_calc"_s].toDouble());
            if (step.quantity == Quantity::Level) {
                const double own = evaluation.trace.operand(step, OperandName::OldRating);
                QCOMPARE(own + evaluation.trace.operand(step, OperandName::RatingSum),
                         example[u"sum_known_F"_s].toDouble());
                QCOMPARE(evaluation.trace.operand(step, OperandName::PercentDifferenceSum), -10.0);
                QCOMPARE(evaluation.trace.operand(step, OperandName::NumberCount),
                         example[u"divisor"_s].toDouble());
            }
        }
    }
}

/// Example I is lost but for its sums; with the numbers of the newcomers known the level is the same.
// RULE: INGO B I
void TestIngoExamples::roundRobinOfKnownNumbers()
{
    const QJsonObject example = gold(u"example_I"_s);
    const TournamentBuilder builder = players(false);
    QCOMPARE(builder.tournament.participants[1].rating->value(), example[u"Behn"_s].toInt());
    QCOMPARE(builder.tournament.participants[7].rating->value(), example[u"Haak"_s].toInt());
    for (const ParticipantEvaluation& result : evaluated(builder.tournament).participants)
        QVERIFY(isClose(result.level, 150));
}

// RULE: INGO B III 1
void TestIngoExamples::swissOfKnownNumbers()
{
    const QJsonObject example = gold(u"example_III_1"_s);
    const QJsonObject opponents = example[u"opponents"_s].toObject();
    TournamentBuilder builder;
    builder.rated(example[u"F"_s].toInt(), example[u"index"_s].toInt());
    int number = 1;
    for (const QJsonValue& value : opponents) {
        builder.rated(value[0].toInt());
        builder.game(1, ++number, resultOf(int(2 * value[1].toDouble())));
    }
    builder.rated(60); // somebody whom he has not met does not matter
    const ParticipantEvaluation behn = evaluated(builder.tournament).participants.front();
    QCOMPARE(behn.games + 1, example[u"count"_s].toInt());
    QVERIFY(isClose(behn.level, example[u"Niveau"_s].toDouble()));
    QVERIFY(isClose(behn.percentDifference, example[u"pd"_s].toDouble()));
    QVERIFY(isClose(behn.performance, example[u"H"_s].toDouble()));
    QCOMPARE(u"%1/%2"_s.arg(*behn.newRating).arg(*behn.newIndex), example[u"new"_s].toString());
}

// RULE: INGO B III 3
void TestIngoExamples::swissWithSeveralNewcomers()
{
    const QJsonObject example = gold(u"example_III_3"_s);
    TournamentBuilder builder;
    std::map<QString, int> numbers;
    for (const QString& name : {u"Lang"_s, u"Behn"_s, u"Haak"_s}) {
        builder.unrated();
        numbers.emplace(name, int(numbers.size()) + 1);
    }
    // Draws among the newcomers; the points they have beside these, won from the first opponents.
    const std::map<QString, int> halfPointsOfKnown{{u"Lang"_s, 8}, {u"Behn"_s, 13}, {u"Haak"_s, 6}};
    builder.game(1, 3, kDrawn);
    builder.game(2, 3, kDrawn);
    for (const QString& name : {u"Lang"_s, u"Behn"_s, u"Haak"_s}) {
        const QJsonObject known = example[name][u"known"_s].toObject();
        int left = halfPointsOfKnown.at(name);
        for (auto opponent = known.begin(); opponent != known.end(); ++opponent) {
            const auto [entry, isNew] = numbers.emplace(opponent.key(), int(numbers.size()) + 1);
            if (isNew)
                builder.rated(opponent.value().toInt());
            const int halfPoints = std::min(left, 2);
            builder.game(numbers.at(name), entry->second, resultOf(halfPoints));
            left -= halfPoints;
        }
        QCOMPARE(left, 0);
    }
    const Evaluation evaluation = evaluated(builder.tournament);
    const ParticipantEvaluation& lang = evaluation.participants[0];
    const ParticipantEvaluation& behn = evaluation.participants[1];
    const ParticipantEvaluation& haak = evaluation.participants[2];
    QCOMPARE(lang.score.points(), example[u"Lang"_s][u"W"_s].toDouble());
    QCOMPARE(behn.score.points(), example[u"Behn"_s][u"W"_s].toDouble());
    QVERIFY(isClose(lang.startValue, 1365.0 / 8));      // printed 170,6
    QVERIFY(isClose(behn.startValue, 1185.0 / 8 - 25)); // printed 123,1
    QVERIFY(isClose(lang.performance, 170) && isClose(lang.percentDifference, 0));
    QVERIFY(isClose(behn.performance, 125) && isClose(behn.level, 150));
    QVERIFY(isClose(haak.performance, 165) && isClose(haak.percentDifference, 5));
    QCOMPARE(*haak.newRating, 165);
    QCOMPARE(*haak.newIndex, 1);
}

ZAHLMEISTER_TEST(TestIngoExamples, void)

} // namespace tst_ingoexamples

#include "tst_ingoexamples.moc"
