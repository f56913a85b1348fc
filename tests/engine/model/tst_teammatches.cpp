// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/model/teammatches.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_teammatches {

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
    game.whiteTeam = builder.tournament.participants[static_cast<std::size_t>(white) - 1].team;
    game.blackTeam = builder.tournament.participants[static_cast<std::size_t>(black) - 1].team;
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
    void askTheGameForItsTeams();
    void areSettledOnce();
    void haveBoardsWithoutAPlayer();
    void followTheSchedule();
    void countWhatWasAwarded();
};

void TestTeamMatches::standInTheOrderOfRoundsAndBoards()
{
    TournamentBuilder builder = teamsOfTwo(4);
    put(builder, 2, 1, 1, 5, kWhiteWins);
    put(builder, 1, 2, 2, 4, kDrawn);
    put(builder, 1, 1, 3, 1, kWhiteWinsByForfeit);
    put(builder, 1, 1, 7, 5, kNotPlayed);
    builder.game(8, 6, kBlackWins); // no round, and no board
    settleTeams(builder.tournament);
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
    builder.tournament.games[1] = withColoursExchanged(builder.tournament.games[1]);
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
    settleTeams(builder.tournament);
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

void TestTeamMatches::askTheGameForItsTeams()
{
    TournamentBuilder builder = teamsOfTwo(3);
    put(builder, 1, 1, 3, 1, kWhiteWins);
    Game& guest = put(builder, 1, 2, 5, 4, kWhiteWins); // a player of C helps out for A
    guest.whiteTeam = "A";
    const auto matches = teamMatches(builder.tournament, HomeWhite::EvenBoards);
    QCOMPARE(matches.size(), 1U);
    QCOMPARE(line(matches[0]), QStringLiteral("1 A-B 2:2 1:1b3 2:5w4"));
    builder.tournament.participants[0].team = "B"; // he changes, and his match stays
    QVERIFY(teamMatches(builder.tournament, HomeWhite::EvenBoards) == matches);
    QVERIFY(playsFor(builder.tournament, builder.tournament.participants[0], "A"));
    QVERIFY(!playsFor(builder.tournament, builder.tournament.participants[0], "B"));
    QVERIFY(playsFor(builder.tournament, builder.tournament.participants[1], "A")); // plays none yet
    builder.tournament.participants[0].team = "A";
    guest.whiteTeam.clear();
    QCOMPARE(gamesOutsideMatches(builder.tournament), std::vector{guest.id});
    // A team for which only games are played is one.
    guest.whiteTeam = "D";
    QCOMPARE(teamNames(builder.tournament), (std::vector<std::string>{"A", "B", "C", "D"}));
}

void TestTeamMatches::areSettledOnce()
{
    TournamentBuilder builder = teamsOfTwo(2);
    builder.game(1, 3, kWhiteWins).blackTeam = "C";
    builder.tournament.participants[1].byes = {{.round = 1, .board = 2}, {.round = 2}};
    builder.tournament.participants[3].team.clear();
    builder.game(2, 4, kDrawn);
    settleTeams(builder.tournament);
    const auto& games = builder.tournament.games;
    QVERIFY(games[0].whiteTeam == "A" && games[0].blackTeam == "C");
    QVERIFY(games[1].whiteTeam == "A" && games[1].blackTeam.empty());
    const auto& byes = builder.tournament.participants[1].byes;
    QVERIFY(byes[0].team == "A" && byes[1].team.empty()); // without a board it is none of a match
}

void TestTeamMatches::haveBoardsWithoutAPlayer()
{
    TournamentBuilder builder = teamsOfTwo(3);
    put(builder, 1, 1, 3, 1, kWhiteWins);
    builder.tournament.participants[1].byes = {
        {.round = 1, .score = kWin, .kind = ByeKind::Allocated, .board = 2}};
    settleTeams(builder.tournament);
    auto matches = teamMatches(builder.tournament, HomeWhite::EvenBoards);
    QCOMPARE(line(matches.at(0)), QStringLiteral("1 A-B 2:2 1:1b3 2:2w0"));
    QVERIFY(matches[0].boards[1].isUnmanned() && !matches[0].boards[0].isUnmanned());
    QVERIFY(matches[0].boards[1].result() == kWhiteWinsByForfeit);
    // A guest has it for the team that the bye names; a bye without a board is none of a match.
    builder.tournament.participants[4].byes = {
        {.round = 1, .score = kWin, .kind = ByeKind::Allocated, .board = 3, .team = "B"}};
    builder.tournament.participants[5].byes = {{.round = 1, .score = kWin}};
    matches = teamMatches(builder.tournament, HomeWhite::EvenBoards);
    QCOMPARE(line(matches.at(0)), QStringLiteral("1 A-B 2:4 1:1b3 2:2w0 3:0b5"));
}

void TestTeamMatches::followTheSchedule()
{
    TournamentBuilder builder = teamsOfTwo(4);
    builder.tournament.header.schedule = {{1, "B", "A"}, {1, "C", "D"}, {2, "A", "C"}};
    put(builder, 1, 1, 3, 1, kWhiteWins); // by the colours A would be at home
    const auto home = teamMatches(builder.tournament, 1, HomeWhite::EvenBoards).at(0).home;
    QCOMPARE(home, std::string("B"));
    const auto open = fixturesToPlay(builder.tournament, 1);
    QCOMPARE(open.size(), 1U);
    QCOMPARE(open[0]->home, std::string("C"));
    // A team of which nobody came: only the schedule knows the match.
    builder.tournament.participants[4].byes = {
        {.round = 1, .score = kWin, .kind = ByeKind::Allocated, .board = 1}};
    settleTeams(builder.tournament);
    const auto matches = teamMatches(builder.tournament, 1, HomeWhite::EvenBoards);
    QCOMPARE(matches.size(), 2U);
    QCOMPARE(line(matches[1]), QStringLiteral("1 C-D 2:0 1:5b0"));
    QVERIFY(fixturesToPlay(builder.tournament, 1).empty());
}

// RULE: WO2026 2.2.5.2
void TestTeamMatches::countWhatWasAwarded()
{
    TournamentBuilder builder = teamsOfTwo(2);
    put(builder, 1, 2, 1, 3, kWhiteWins).awarded = kBlackWinsByForfeit;
    const auto match = teamMatches(builder.tournament, 1, HomeWhite::EvenBoards).at(0);
    QCOMPARE(match.home, std::string("A"));
    QVERIFY(match.boards[0].result() == kWhiteWins);
    QVERIFY(match.boards[0].counted() == kBlackWinsByForfeit);
    QCOMPARE(match.awayPoints, kWin);
}

ZAHLMEISTER_TEST(TestTeamMatches, QCoreApplication)

} // namespace tst_teammatches

#include "tst_teammatches.moc"
