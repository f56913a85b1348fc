// SPDX-License-Identifier: GPL-3.0-or-later
// What players and teams of a league did, worked out by hand.
#include <set>

#include <QTest>

#include "engine/league/leaguestatistics.h"
#include "tests/support/testmain.h"

namespace tst_leaguestatistics {

using namespace zahlmeister::engine;

namespace {

Game game(int id, int round, int board, int white, int black, GameResult result)
{
    return {.id = GameId(id),
            .round = round,
            .white = ParticipantNumber(white),
            .black = ParticipantNumber(black),
            .result = result,
            .board = board};
}

/// Two teams that meet twice; number 3 is a substitute, number 6 unrated.
Tournament season()
{
    Tournament tournament;
    const auto add = [&](int number, const char* team, std::optional<int> rating) {
        Participant person{.number = ParticipantNumber(number), .team = team};
        if (rating)
            person.rating = Rating::tryFrom(*rating);
        tournament.participants.push_back(person);
    };
    add(1, "Ahorn", 1800);
    add(2, "Ahorn", 1701);
    add(3, "Ahorn", 1500);
    add(4, "Birke", 1900);
    add(5, "Birke", 1601);
    add(6, "Birke", std::nullopt);
    tournament.games = {game(1, 1, 1, 4, 1, kDrawn), game(2, 1, 2, 2, 5, kWhiteWins),
                        game(3, 2, 1, 2, 4, kBlackWins), game(4, 2, 2, 6, 3, kBlackWinsByForfeit),
                        game(5, 3, 1, 4, 1, kNotPlayed)};
    settleTeams(tournament);
    return tournament;
}

class TestLeagueStatistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsPlayers();
    void countsTeams();
    void leavesOutWhoDidNotPlay();
};

} // namespace

void TestLeagueStatistics::countsPlayers()
{
    const Tournament tournament = season();
    const auto players = leaguePlayers(tournament, teamMatches(tournament, HomeWhite::EvenBoards));
    QCOMPARE(players.size(), 6U);
    // Number 2 played board 2, then board 1 after the first had left: 1.5 on average.
    const LeaguePlayer& second = players[1];
    QCOMPARE(second.number, ParticipantNumber(2));
    QCOMPARE(second.games, 2);
    QCOMPARE(second.points, kWin);
    QCOMPARE(second.averageBoard(), 1.5);
    QCOMPARE(second.opponents, std::optional(1751)); // 3501 / 2, half up
    // A forfeit is a point of the team, and no game at the board.
    const LeaguePlayer& third = players[2];
    QCOMPARE(third.number, ParticipantNumber(3));
    QCOMPARE(third.games, 1);
    QCOMPARE(third.played, 0);
    QCOMPARE(third.points, kWin);
    QVERIFY(!third.opponents);
    // What is still to be played counts nowhere.
    QCOMPARE(players[0].games, 1);
    QCOMPARE(players[3].number, ParticipantNumber(4));
    QCOMPARE(players[3].points.halfPoints(), 3);
}

void TestLeagueStatistics::countsTeams()
{
    const Tournament tournament = season();
    const auto teams = leagueTeams(tournament, teamMatches(tournament, HomeWhite::EvenBoards));
    QCOMPARE(teams.size(), 2U);
    QCOMPARE(teams[0].team, std::string("Ahorn"));
    QCOMPARE(teams[0].players, 3);
    QCOMPARE(teams[0].boards, 4);
    QCOMPARE(teams[0].average, std::optional(1676));   // (1800 + 1701 + 1701 + 1500) / 4 = 1675.5
    QCOMPARE(teams[0].opponents, std::optional(1800)); // (1900 + 1601 + 1900) / 3 = 1800.33
    QCOMPARE(teams[1].players, 3);
    QCOMPARE(teams[1].average, std::optional(1800));
}

void TestLeagueStatistics::leavesOutWhoDidNotPlay()
{
    Tournament tournament = season();
    tournament.participants.push_back({.number = ParticipantNumber(7), .team = "Birke"});
    QVERIFY(withoutGame(tournament).empty()); // it is not said to be a league
    tournament.header.kind = TournamentKind::Team;
    QVERIFY(isLeague(tournament));
    QCOMPARE(withoutGame(tournament), std::set{ParticipantNumber(7)});
    QCOMPARE(withoutIdle(tournament).participants.size(), 6U);
    tournament.games.clear();
    QVERIFY(withoutGame(tournament).empty());
    tournament.header.mode = TournamentMode::Scheveningen;
    QVERIFY(!isLeague(tournament));
}

ZAHLMEISTER_TEST(TestLeagueStatistics, QCoreApplication)

} // namespace tst_leaguestatistics

#include "tst_leaguestatistics.moc"
