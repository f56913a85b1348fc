// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a league of four teams and four boards, worked out by hand: points, Berlin tie-break, ranks by
// round.
#include <algorithm>
#include <vector>

#include <QTest>

#include "engine/league/leaguetable.h"
#include "tests/support/testmain.h"

namespace tst_leaguetable {

using namespace zahlmeister::engine;

namespace {

/// Four players in each of four teams; board 1 of Ahorn is number 1, that of Dorn is number 13.
Tournament fourTeams()
{
    Tournament tournament;
    int number = 0;
    for (const char* team : {"Ahorn", "Birke", "Ceder", "Dorn"}) {
        for (int board = 1; board <= 4; ++board) {
            tournament.participants.push_back({.number = ParticipantNumber(++number),
                                               .name = team + std::to_string(board),
                                               .team = team,
                                               .board = board});
        }
    }
    return tournament;
}

/// Adds the boards of a match, as the home team sees them; `*` is not played yet, a blank unoccupied by both.
/// The guests have White on the odd boards.
void addMatch(Tournament& tournament, int round, int home, int away, const std::string& results)
{
    for (int board = 1; board <= static_cast<int>(results.size()); ++board) {
        const char sign = results[static_cast<std::size_t>(board) - 1];
        if (sign == ' ')
            continue;
        const GameResult result = sign == '1'   ? kWhiteWins
                                  : sign == '0' ? kBlackWins
                                  : sign == '=' ? kDrawn
                                  : sign == '+' ? kWhiteWinsByForfeit
                                  : sign == '-' ? kBlackWinsByForfeit
                                                : kNotPlayed;
        const bool turned = board % 2 == 1;
        const ParticipantNumber own((home - 1) * 4 + board);
        const ParticipantNumber other((away - 1) * 4 + board);
        tournament.games.push_back({.id = GameId(static_cast<std::int64_t>(tournament.games.size()) + 1),
                                    .round = round,
                                    .white = turned ? other : own,
                                    .black = turned ? own : other,
                                    .result = turned ? result.mirrored() : result,
                                    .board = board});
    }
    settleTeams(tournament);
}

Tournament season()
{
    Tournament tournament = fourTeams();
    addMatch(tournament, 1, 1, 2, "1=0+");
    addMatch(tournament, 1, 3, 4, "01==");
    addMatch(tournament, 2, 1, 3, "====");
    addMatch(tournament, 2, 2, 4, "110 ");
    addMatch(tournament, 3, 1, 4, "0011");
    addMatch(tournament, 3, 2, 3, "0-1=");
    return tournament;
}

std::vector<LeagueMatch> matchesOf(const Tournament& tournament)
{
    return leagueMatches(tournament);
}

/// `1 Ahorn 3: +1 =2 -0, 4, 6.5:5.5, 14.5`
std::vector<std::string> tableOf(const Tournament& tournament, std::optional<int> last = {})
{
    const auto text = [](Score score) {
        return std::to_string(score.halfPoints() / 2) + (score.halfPoints() % 2 != 0 ? ".5" : "");
    };
    std::vector<std::string> lines;
    for (const TeamStanding& team : leagueTable(tournament, last).teams) {
        lines.push_back(std::to_string(team.rank) + ' ' + team.team + ' ' + std::to_string(team.played) +
                        ": +" + std::to_string(team.won) + " =" + std::to_string(team.drawn) + " -" +
                        std::to_string(team.lost) + ", " + std::to_string(team.matchPoints) + ", " +
                        text(team.boardPoints) + ':' + text(team.boardPointsAgainst) + ", " +
                        text(team.berlin));
    }
    return lines;
}

using Lines = std::vector<std::string>;

class TestLeagueTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsASeason();
    void countsUpToARound();
    void sharesRanks();
    void waitsForOpenBoards();
    void countsWhatWasAwarded();
    void ranksGroupsOnTheirOwn();
    void isLostForBoth();
    void weighsByTheBoardsOfTheLeague();
    void countsByTheRulesOfTheLeague();
    void countsAwardedMatches();
    void leavesOutWhoLeft();
    void subtractsPenalties();
    void decidesByTheListOfTheLeague();
};

} // namespace

// Ahorn - Birke 2.5:1.5 with 4 + 1.5 + 0 + 1 against 0 + 1.5 + 2 + 0 by Berlin; Ceder - Dorn 2:2 with 4.5
// against 5.5; Ahorn - Ceder 2:2, 5 each; Birke - Dorn 2:1 on three boards, 7 against 2; Ahorn - Dorn 2:2, 3
// against 7; Birke - Ceder 1.5:2.5, 2.5 against 7.5. Both ties on points are broken by Berlin.
void TestLeagueTable::countsASeason()
{
    QCOMPARE(tableOf(season()),
             (Lines{"1 Ceder 3: +1 =2 -0, 4, 6.5:5.5, 17", "2 Ahorn 3: +1 =2 -0, 4, 6.5:5.5, 14.5",
                    "3 Dorn 3: +0 =2 -1, 2, 5:6, 14.5", "4 Birke 3: +1 =0 -2, 2, 5:6, 13"}));
}

void TestLeagueTable::countsUpToARound()
{
    QCOMPARE(tableOf(season(), 1),
             (Lines{"1 Ahorn 1: +1 =0 -0, 2, 2.5:1.5, 6.5", "2 Dorn 1: +0 =1 -0, 1, 2:2, 5.5",
                    "3 Ceder 1: +0 =1 -0, 1, 2:2, 4.5", "4 Birke 1: +0 =0 -1, 0, 1.5:2.5, 3.5"}));
    QCOMPARE(lastRound(matchesOf(season())), 3);
}

void TestLeagueTable::sharesRanks()
{
    Tournament tournament = fourTeams();
    addMatch(tournament, 1, 1, 2, "1001");
    addMatch(tournament, 1, 3, 4, "1111");
    addMatch(tournament, 2, 1, 3, "****"); // one league
    QCOMPARE(tableOf(tournament), (Lines{"1 Ceder 1: +1 =0 -0, 2, 4:0, 10", "2 Ahorn 1: +0 =1 -0, 1, 2:2, 5",
                                         "2 Birke 1: +0 =1 -0, 1, 2:2, 5", "4 Dorn 1: +0 =0 -1, 0, 0:4, 0"}));
}

// A hanging game gives its match no points yet; the points of its other boards count.
void TestLeagueTable::waitsForOpenBoards()
{
    Tournament tournament = fourTeams();
    addMatch(tournament, 1, 1, 2, "111*");
    QVERIFY(!matchesOf(tournament).front().count.isDecided);
    QCOMPARE(tableOf(tournament).front(), std::string("1 Ahorn 0: +0 =0 -0, 0, 3:0, 9"));
}

// RULE: WO2026 2.2.5.2: what was decided about a game counts on the table, whatever happened on the board.
void TestLeagueTable::countsWhatWasAwarded()
{
    Tournament tournament = fourTeams();
    addMatch(tournament, 1, 1, 2, "1000");
    tournament.games[1].awarded = kWhiteWinsByForfeit; // the home team has White on board 2
    const LeagueMatch match = matchesOf(tournament).front();
    QCOMPARE(match.count.homePoints.halfPoints(), 4);
    QCOMPARE(match.count.awayPoints.halfPoints(), 4);
    QCOMPARE(match.homeBerlin.halfPoints(), 14); // 4 + 3 points
}

// Decision 27 of rules/README.md.
void TestLeagueTable::isLostForBoth()
{
    Tournament tournament = fourTeams();
    addMatch(tournament, 1, 1, 2, "----");
    addMatch(tournament, 1, 3, 4, "====");
    addMatch(tournament, 2, 1, 3, "1---"); // one league
    for (Game& game : tournament.games) {
        if (game.result == kBlackWinsByForfeit || game.result == kWhiteWinsByForfeit)
            game.result = kBothForfeit;
    }
    QCOMPARE(tableOf(tournament), (Lines{"1 Ahorn 2: +1 =0 -1, 2, 1:0, 4", "2 Ceder 2: +0 =1 -1, 1, 2:3, 5",
                                         "2 Dorn 1: +0 =1 -0, 1, 2:2, 5", "4 Birke 1: +0 =0 -1, 0, 0:0, 0"}));
}

// Likewise: one game with a wrong number weighs nothing, and shifts nothing.
void TestLeagueTable::weighsByTheBoardsOfTheLeague()
{
    Tournament tournament = season();
    const Lines before = tableOf(tournament);
    const auto last =
        std::ranges::find_if(tournament.games, [](const auto& game) { return game.board == 4; });
    QVERIFY(last != tournament.games.end() && last->result == kWhiteWinsByForfeit);
    last->board = 18;
    const auto berlin = [](const Tournament& league) {
        std::vector<int> all;
        for (const LeagueMatch& match : matchesOf(league))
            all.push_back(match.homeBerlin.halfPoints());
        return all;
    };
    const auto usual = berlin(season());
    auto found = berlin(tournament);
    QCOMPARE(found[0], usual[0] - 2); // the point on board 4 of 4
    found[0] = usual[0];
    QCOMPARE(found, usual);
    tournament.header.boards = 6;
    QCOMPARE(berlin(tournament)[1], usual[1] + 2 * 2 * 2); // two points, each two boards higher
    QCOMPARE(tableOf(season()), before);
}

// Three points for a win, one less for who did not come; a match is won by more than half of the boards.
void TestLeagueTable::countsByTheRulesOfTheLeague()
{
    Tournament tournament = fourTeams();
    addMatch(tournament, 1, 1, 2, "1=0+"); // 2.5:1.5
    addMatch(tournament, 1, 3, 4, "++++"); // Dorn did not come
    addMatch(tournament, 2, 1, 3, "11 ="); // 2.5:0.5 on three boards
    addMatch(tournament, 2, 2, 4, "100 "); // 1:2 on three boards: half of four for Dorn
    tournament.header.winPoints = 3;
    tournament.header.absentPoints = -1;
    QCOMPARE(tableOf(tournament),
             (Lines{"1 Ahorn 2: +2 =0 -0, 6, 5:2, 14", "2 Ceder 2: +1 =0 -1, 3, 4.5:2.5, 10.5",
                    "3 Dorn 2: +1 =0 -1, 2, 2:5, 5", "4 Birke 2: +0 =0 -2, 0, 2.5:4.5, 7.5"}));
    tournament.header.matchWin = MatchWin::MoreThanHalf;
    QCOMPARE(tableOf(tournament),
             (Lines{"1 Ahorn 2: +2 =0 -0, 6, 5:2, 14", "2 Ceder 2: +1 =0 -1, 3, 4.5:2.5, 10.5",
                    "3 Birke 2: +0 =0 -2, 0, 2.5:4.5, 7.5", "4 Dorn 2: +0 =1 -1, 0, 2:5, 5"}));
}

// RULE: WO2026 2.2.5.2: what was decided about a match is for the table, the boards are for the rating.
void TestLeagueTable::countsAwardedMatches()
{
    Tournament tournament = season();
    tournament.header.schedule = {
        {.round = 2, .home = "Ahorn", .away = "Ceder", .awarded = MatchAward::Away},
        {.round = 4, .home = "Birke", .away = "Ahorn", .awarded = MatchAward::Home},
        {.round = 4, .home = "Ceder", .away = "Dorn", .awarded = MatchAward::NeitherTeam},
        {.round = 5, .home = "Ceder", .away = "Dorn"}};
    QCOMPARE(tableOf(tournament),
             (Lines{"1 Ceder 4: +2 =1 -1, 5, 8.5:3.5, 22", "2 Birke 4: +2 =0 -2, 4, 9:6, 23",
                    "3 Ahorn 4: +1 =1 -2, 3, 4.5:11.5, 9.5", "4 Dorn 4: +0 =2 -2, 2, 5:6, 14.5"}));
    QCOMPARE(lastRound(matchesOf(tournament)), 4);
    QVERIFY(teamMatches(tournament, HomeWhite::EvenBoards).size() == 6); // as they were played
    QVERIFY(fixturesToPlay(tournament, 4).empty() && fixturesToPlay(tournament, 5).size() == 1);
}

void TestLeagueTable::leavesOutWhoLeft()
{
    Tournament tournament = season();
    tournament.header.teams = {{.name = "Ahorn", .withdrawal = TeamWithdrawal::Annulled},
                               {.name = "Birke", .withdrawal = TeamWithdrawal::Counted}};
    QCOMPARE(tableOf(tournament),
             (Lines{"1 Ceder 2: +1 =1 -0, 3, 4.5:3.5, 12", "2 Birke 2: +1 =0 -1, 2, 3.5:3.5, 9.5",
                    "3 Dorn 2: +0 =1 -1, 1, 3:4, 7.5", "4 Ahorn 0: +0 =0 -0, 0, 0:0, 0"}));
    const auto teams = leagueTable(tournament).teams;
    QVERIFY(teams[3].isAnnulled && !teams[2].decidedBy && teams[0].decidedBy == 0U);
}

void TestLeagueTable::subtractsPenalties()
{
    Tournament tournament = season();
    tournament.header.penalties = {{"Ceder", 1, 3, "Aufstellung"}, {"Ceder", 1, 0, ""}, {"Eibe", 1, 0, ""}};
    const auto teams = leagueTable(tournament).teams;
    QCOMPARE(teams[0].team, std::string("Ahorn"));
    QCOMPARE(teams[3].team, std::string("Birke"));
    QCOMPARE(teams[1].team, std::string("Ceder")); // 2 and 5 like Dorn and Birke: by Berlin
    QCOMPARE(teams[1].matchPoints, 2);
    QCOMPARE(teams[1].penalty, 2);
    QCOMPARE(teams[1].boardPoints.halfPoints(), 10);
    QCOMPARE(teams[1].values[0], 2.0);
    QCOMPARE(teams[1].values[1], 5.0);
    QCOMPARE(teams[1].decidedBy, std::optional<std::size_t>(2));
}

void TestLeagueTable::decidesByTheListOfTheLeague()
{
    Tournament tournament = season();
    const auto order = [&] {
        std::string text;
        for (const TeamStanding& team : leagueTable(tournament).teams)
            text += team.team.front() + std::string(team.decidedBy ? std::to_string(*team.decidedBy) : "-");
        return text;
    };
    QCOMPARE(order(), std::string("C2A0D2B-")); // by Berlin
    tournament.header.tieBreaks = "MPTS,GPTS,DE";
    QCOMPARE(order(), std::string("A-C0B2D-")); // 2:2 against each other; Birke beat Dorn
    tournament.header.tieBreaks = "DE";         // match points come first whatever the list says
    QCOMPARE(order(), std::string("A-C0B1D-"));
    tournament.header.tieBreaks = "no such";
    QCOMPARE(order(), std::string("C2A0D2B-"));
    tournament.header.tieBreaks = "GPTS,MPTS,BB";
    QCOMPARE(leagueTable(tournament).criteria.size(), std::size_t(3));
}

void TestLeagueTable::ranksGroupsOnTheirOwn()
{
    Tournament tournament = fourTeams();
    addMatch(tournament, 1, 1, 2, "0000");
    addMatch(tournament, 1, 3, 4, "1=");
    const auto table = leagueTable(tournament).teams;
    QCOMPARE(table[0].team, std::string("Birke"));
    QCOMPARE(table[0].rank, 1);
    QCOMPARE(table[2].team, std::string("Ceder"));
    QCOMPARE(table[2].rank, 1);
    QCOMPARE(table[2].group, 1);
    // Two boards are all that this group has: 2 + 0.5, not 4 + 1.5.
    QCOMPARE(table[2].berlin.halfPoints(), 5);
}

ZAHLMEISTER_TEST(TestLeagueTable, QCoreApplication)

} // namespace tst_leaguetable

#include "tst_leaguetable.moc"
