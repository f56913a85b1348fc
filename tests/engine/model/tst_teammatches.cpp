// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/model/teammatches.h"
#include "tests/support/tournamentbuilder.h"

using namespace zahlmeister::engine;
using zahlmeister::tests::TournamentBuilder;

namespace {

/// Teams A, B, C... of two players each: 1 and 2, 3 and 4, 5 and 6.
TournamentBuilder teamsOfTwo(int teams)
{
    TournamentBuilder builder;
    for (int i = 0; i < 2 * teams; ++i)
        builder.unrated().team = std::string(1, static_cast<char>('A' + i / 2));
    return builder;
}

Game& put(TournamentBuilder& builder, int round, int board, int white, int black, GameResult result)
{
    Game& game = builder.game(white, black, result);
    game.round = round;
    game.board = board;
    return game;
}

QString line(const TeamMatch& match)
{
    QStringList boards;
    for (const MatchBoard& board : match.boards)
        boards.append(QStringLiteral("%1:%2%3%4")
                          .arg(board.board)
                          .arg(board.player(true).value())
                          .arg(QChar(board.isHomeWhite ? u'w' : u'b'))
                          .arg(board.player(false).value()));
    return QStringLiteral("%1 %2-%3 %4:%5 %6")
        .arg(match.round.value_or(0))
        .arg(QString::fromStdString(match.home), QString::fromStdString(match.away))
        .arg(match.homePoints.halfPoints())
        .arg(match.awayPoints.halfPoints())
        .arg(boards.join(u' '));
}

} // namespace

class TestTeamMatches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void standInTheOrderOfRoundsAndBoards();
    void tellWhoIsAtHome();
    void takeTheFirstDay();
    void leaveGamesWithoutTeamsOut();
    void knowTheBoardsOfTheHomeTeam();
};

void TestTeamMatches::standInTheOrderOfRoundsAndBoards()
{
    TournamentBuilder builder = teamsOfTwo(4);
    put(builder, 2, 1, 1, 5, kWhiteWins);
    put(builder, 1, 2, 2, 4, kDrawn);
    put(builder, 1, 1, 3, 1, kWhiteWinsByForfeit);
    put(builder, 1, 1, 7, 5, kNotPlayed);
    builder.game(8, 6, kBlackWins); // no round, and no board
    const auto matches = teamMatches(builder.tournament, HomeWhite::EvenBoards);
    QStringList lines;
    for (const TeamMatch& match : matches)
        lines.append(line(match));
    QCOMPARE(lines, (QStringList{QStringLiteral("1 A-B 1:3 1:1b3 2:2w4"), QStringLiteral("1 C-D 0:0 1:5b7"),
                                 QStringLiteral("2 C-A 0:2 1:5b1"), QStringLiteral("0 C-D 2:0 1:6b8")}));
    QCOMPARE(teamMatches(builder.tournament, 1, HomeWhite::EvenBoards),
             (std::vector<TeamMatch>(matches.begin(), matches.begin() + 2)));
    QCOMPARE(teamMatches(builder.tournament, std::nullopt, HomeWhite::EvenBoards).size(), 1U);
}

void TestTeamMatches::tellWhoIsAtHome()
{
    TournamentBuilder builder = teamsOfTwo(2);
    put(builder, 1, 1, 1, 3, kWhiteWins);
    put(builder, 1, 2, 4, 2, kWhiteWins);
    const auto home = [&](HomeWhite custom) { return teamMatches(builder.tournament, 1, custom)[0].home; };
    QCOMPARE(home(HomeWhite::EvenBoards), std::string("B"));
    QCOMPARE(home(HomeWhite::OddBoards), std::string("A"));
    QCOMPARE(home(HomeWhite::AllBoards), std::string("A")); // as many: White of the first board
    std::swap(builder.tournament.games[1].white, builder.tournament.games[1].black);
    QCOMPARE(home(HomeWhite::EvenBoards), std::string("A")); // one colour for the whole team
    QCOMPARE(home(HomeWhite::AllBoards), std::string("A"));
    QCOMPARE(home(HomeWhite::NoBoard), std::string("B"));
}

void TestTeamMatches::takeTheFirstDay()
{
    TournamentBuilder builder = teamsOfTwo(2);
    put(builder, 1, 1, 1, 3, kWhiteWins).date = Date::tryFrom(2026, 10, 4);
    put(builder, 1, 2, 4, 2, kWhiteWins).date = Date::tryFrom(2026, 9, 30); // played before
    put(builder, 2, 1, 3, 1, kWhiteWins);
    const auto matches = teamMatches(builder.tournament, HomeWhite::EvenBoards);
    QVERIFY(matches[0].date == Date::tryFrom(2026, 9, 30));
    QVERIFY(!matches[1].date);
}

void TestTeamMatches::leaveGamesWithoutTeamsOut()
{
    TournamentBuilder builder = teamsOfTwo(2);
    builder.tournament.participants[3].team.clear();
    builder.game(1, 3, kDrawn);
    builder.game(1, 2, kDrawn);
    builder.game(2, 4, kDrawn);
    builder.game(2, 99, kDrawn); // a number that nobody has
    QCOMPARE(gamesOutsideMatches(builder.tournament), (std::vector{GameId(2), GameId(3), GameId(4)}));
    QCOMPARE(teamMatches(builder.tournament, HomeWhite::EvenBoards).size(), 1U);
    QCOMPARE(teamNames(builder.tournament), (std::vector<std::string>{"A", "B"}));
}

void TestTeamMatches::knowTheBoardsOfTheHomeTeam()
{
    QVERIFY(!homeHasWhite(HomeWhite::EvenBoards, 1) && homeHasWhite(HomeWhite::EvenBoards, 2));
    QVERIFY(homeHasWhite(HomeWhite::OddBoards, 1) && !homeHasWhite(HomeWhite::OddBoards, 2));
    QVERIFY(homeHasWhite(HomeWhite::AllBoards, 1) && !homeHasWhite(HomeWhite::NoBoard, 1));
}

QTEST_GUILESS_MAIN(TestTeamMatches)
#include "tst_teammatches.moc"
