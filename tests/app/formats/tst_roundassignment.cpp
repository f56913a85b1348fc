// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QTest>

#include "app/formats/roundassignment.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_roundassignment {

using namespace zahlmeister;

namespace {

class TestRoundAssignment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundRobins_data();
    void roundRobins();
    void keepsRounds();
    void leavesRoomForByes();
};

/// How many rounds there are, or 0 when somebody has two games in one.
int roundsWithoutClash(const engine::Tournament& tournament, const std::vector<int>& rounds)
{
    std::set<std::pair<int, int>> seen;
    std::set<int> all;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        for (const auto player : {tournament.games[i].white, tournament.games[i].black}) {
            if (!seen.emplace(player.value(), rounds[i]).second)
                return 0;
        }
        all.insert(rounds[i]);
    }
    return all.empty() || *all.begin() != 1 || *all.rbegin() != static_cast<int>(all.size())
               ? 0
               : static_cast<int>(all.size());
}

} // namespace

void TestRoundAssignment::roundRobins_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("cycles");
    QTest::addColumn<int>("rounds");
    for (int players = 2; players <= 13; ++players) {
        for (int cycles = 1; cycles <= 2; ++cycles) {
            QTest::addRow("%d players, %d times", players, cycles)
                << players << cycles << cycles * (players + players % 2 - 1);
        }
    }
}

void TestRoundAssignment::roundRobins()
{
    QFETCH(const int, players);
    QFETCH(const int, cycles);
    QFETCH(const int, rounds);
    tests::TournamentBuilder builder;
    builder.tournament.header.mode = engine::TournamentMode::RoundRobin;
    for (int i = 0; i < players; ++i)
        builder.unrated();
    for (int cycle = 0; cycle < cycles; ++cycle) {
        for (int a = 1; a <= players; ++a) {
            for (int b = a + 1; b <= players; ++b)
                builder.game(cycle == 0 ? a : b, cycle == 0 ? b : a, engine::kDrawn);
        }
    }
    QCOMPARE(roundsWithoutClash(builder.tournament, app::assignedRounds(builder.tournament)), rounds);
}

void TestRoundAssignment::keepsRounds()
{
    tests::TournamentBuilder builder;
    for (int i = 0; i < 4; ++i)
        builder.unrated();
    builder.game(1, 2, engine::kDrawn).round = 1;
    builder.game(1, 3, engine::kDrawn);
    builder.game(3, 4, engine::kDrawn).round = 2;
    builder.game(2, 4, engine::kDrawn);
    QCOMPARE(app::assignedRounds(builder.tournament), (std::vector<int>{1, 3, 2, 3}));
}

void TestRoundAssignment::leavesRoomForByes()
{
    tests::TournamentBuilder builder;
    builder.unrated().byes = {{1, engine::kWin, engine::ByeKind::Allocated}};
    builder.unrated();
    builder.game(1, 2, engine::kDrawn);
    QCOMPARE(app::assignedRounds(builder.tournament), std::vector<int>{2});
}

ZAHLMEISTER_TEST(TestRoundAssignment, QCoreApplication)

} // namespace tst_roundassignment

#include "tst_roundassignment.moc"
