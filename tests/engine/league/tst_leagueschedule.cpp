// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/league/leagueschedule.h"
#include "tests/support/testmain.h"

namespace tst_leagueschedule {

using namespace zahlmeister::engine;

namespace {

Tournament league()
{
    Tournament tournament;
    TournamentHeader& header = tournament.header;
    header.kind = TournamentKind::Team;
    header.teams = {{.name = "Ahorn", .lineup = {{1, ParticipantNumber(1)}, {104, ParticipantNumber(2)}}},
                    {.name = "Birke"},
                    {.name = "Ceder"}};
    header.schedule = {{2, "Birke", "Ahorn", Date::tryFrom(2026, 11, 1)},
                       {1, "Ahorn", "Birke", Date::tryFrom(2026, 10, 4)},
                       {1, "Ceder", "Ahorn", {}, MatchAward::Away, "did not come"}};
    for (int number = 1; number <= 4; ++number)
        tournament.participants.push_back({.number = ParticipantNumber(number),
                                           .name = "P" + std::to_string(number),
                                           .team = number <= 2 ? "Ahorn" : "Birke",
                                           .board = number <= 2 ? 9 : number - 2});
    for (int board = 1; board <= 2; ++board)
        tournament.games.push_back({.id = GameId(board),
                                    .round = 1,
                                    .white = ParticipantNumber(board),
                                    .black = ParticipantNumber(board + 2),
                                    .result = board == 1 ? kWhiteWins : kDrawn,
                                    .date = Date::tryFrom(2026, 10, 11), // postponed
                                    .board = board,
                                    .whiteTeam = "Ahorn",
                                    .blackTeam = "Birke"});
    tournament.games.push_back({.id = GameId(3),
                                .round = 3,
                                .white = ParticipantNumber(1),
                                .black = ParticipantNumber(3),
                                .whiteTeam = "Ahorn",
                                .blackTeam = "Birke"});
    return tournament;
}

} // namespace

class TestLeagueSchedule : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bringsPlanAndGamesTogether();
    void knowsNumbersOfLineUps();
    void knowsTheBoards();
};

void TestLeagueSchedule::bringsPlanAndGamesTogether()
{
    const auto schedule = leagueSchedule(league());
    QCOMPARE(schedule.size(), std::size_t{4});
    QVERIFY(schedule[0].home == "Ahorn" && schedule[0].match && schedule[0].count);
    QVERIFY(schedule[0].date == Date::tryFrom(2026, 10, 11));
    QVERIFY(schedule[0].count->homePoints == Score::fromHalfPoints(3));
    // Awarded before anybody sat down: all boards, by the boards that matches have.
    QVERIFY(schedule[1].home == "Ceder" && !schedule[1].match && schedule[1].count);
    QCOMPARE(schedule[1].count->awayPoints.halfPoints(), 4);
    QCOMPARE(schedule[1].reason, std::string("did not come"));
    QVERIFY(schedule[2].round == 2 && !schedule[2].match && !schedule[2].count);
    QVERIFY(schedule[3].round == 3 && schedule[3].match); // nobody had planned it
    QVERIFY(schedule[3].count && !schedule[3].count->isDecided);
}

void TestLeagueSchedule::knowsNumbersOfLineUps()
{
    const Tournament tournament = league();
    QCOMPARE(lineupNumber(tournament, "Ahorn", ParticipantNumber(2)), std::optional(104));
    QCOMPARE(lineupNumber(tournament, "Ahorn", ParticipantNumber(3)),
             std::optional<int>()); // a guest of nobody
    QCOMPARE(lineupNumber(tournament, "Birke", ParticipantNumber(4)), std::optional(2));
    QCOMPARE(lineupNumber(tournament, "Birke", kNobody), std::optional<int>());
}

void TestLeagueSchedule::knowsTheBoards()
{
    Tournament tournament = league();
    QCOMPARE(boardsOfLeague(tournament), 2);
    tournament.header.boards = 6;
    QCOMPARE(boardsOfLeague(tournament), 6);
    tournament.header.boards.reset();
    tournament.games.clear();
    QCOMPARE(boardsOfLeague(tournament), 8);
}

ZAHLMEISTER_TEST(TestLeagueSchedule, QCoreApplication)

} // namespace tst_leagueschedule

#include "tst_leagueschedule.moc"
