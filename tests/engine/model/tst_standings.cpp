// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/model/standings.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_standings {

using namespace zahlmeister::engine;
using zahlmeister::tests::TournamentBuilder;

class TestStandings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countForfeitsAndByes();
    void shareRanks();
    void ignoreOpenGames();
    void areEmptyWithoutParticipants();
};

// RULE: WO2026 2.2.5
void TestStandings::countForfeitsAndByes()
{
    TournamentBuilder builder;
    builder.rated(1500).byes = {{1, kWin, ByeKind::Allocated}, {2, kDraw, ByeKind::Requested}};
    builder.rated(1500);
    builder.rated(1500).byes = {{3, kLoss, ByeKind::Requested}};
    builder.game(1, 2, kWhiteWinsByForfeit);
    builder.game(3, 2, kDrawn);
    builder.game(3, 1, kDrawAndLoss);
    const auto table = standings(builder.tournament);
    QCOMPARE(table.size(), 3U);
    QCOMPARE(table[0], (Standing{ParticipantNumber(1), Score::fromHalfPoints(5), 2, 1}));
    QCOMPARE(table[1], (Standing{ParticipantNumber(2), Score::fromHalfPoints(1), 2, 3}));
    QCOMPARE(table[2], (Standing{ParticipantNumber(3), Score::fromHalfPoints(2), 2, 2}));
}

void TestStandings::shareRanks()
{
    TournamentBuilder builder;
    for (int i = 0; i < 4; ++i)
        builder.rated(1500);
    builder.game(1, 2, kBlackWins);
    builder.game(3, 4, kBlackWins);
    const auto table = standings(builder.tournament);
    QCOMPARE(table[1].rank, 1);
    QCOMPARE(table[3].rank, 1);
    QCOMPARE(table[0].rank, 3);
    QCOMPARE(table[2].rank, 3);
}

void TestStandings::ignoreOpenGames()
{
    TournamentBuilder builder;
    builder.rated(1500);
    builder.rated(1500);
    builder.game(1, 2, kNotPlayed);
    const auto table = standings(builder.tournament);
    QCOMPARE(table.size(), 2U);
    for (const Standing& standing : table) {
        QCOMPARE(standing.games, 0);
        QCOMPARE(standing.points, kLoss);
        QCOMPARE(standing.rank, 1);
    }
}

void TestStandings::areEmptyWithoutParticipants()
{
    QVERIFY(standings(Tournament{}).empty());
}

ZAHLMEISTER_TEST(TestStandings, QCoreApplication)

} // namespace tst_standings

#include "tst_standings.moc"
