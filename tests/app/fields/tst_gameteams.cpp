// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include <QTest>

#include "app/fields/gameteams.h"
#include "engine/model/teammatches.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_gameteams {

using namespace zahlmeister::app;
using namespace zahlmeister::engine;
using zahlmeister::tests::TournamentBuilder;

namespace {

/// A: 1 and 2, B: 3 and 4, C: 5; 1 has met 3, and 2 has a board without an opponent.
Tournament season()
{
    TournamentBuilder builder;
    for (const char* team : {"A", "A", "B", "B", "C"})
        builder.unrated().team = team;
    builder.tournament.header.kind = TournamentKind::Team;
    builder.game(1, 3, kWhiteWins).round = 1;
    builder.game(4, 5, kDrawn).round = 2;
    builder.tournament.participants[1].byes = {
        {.round = 1, .score = kWin, .kind = ByeKind::Allocated, .board = 2}};
    settleTeams(builder.tournament);
    return builder.tournament;
}

Edit into(const Tournament& tournament, int number, const std::string& team)
{
    Participant participant = tournament.participants[static_cast<std::size_t>(number) - 1];
    participant.team = team;
    return PutParticipant{participant};
}

std::vector<Edit> entered(const Tournament& before, std::vector<Edit> edits)
{
    return withTeams(before, std::move(edits), EditOrigin::Entered);
}

} // namespace

class TestGameTeams : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsWithThePlayersTeam();
    void staysWhereItWasPlayed();
    void followsTheFirstTeam();
    void followsARenamedTeam();
    void followsTheHeader();
    void takesBackWhatEarlierVersionsDid();
};

void TestGameTeams::beginsWithThePlayersTeam()
{
    const Tournament before = season();
    const Game game{.round = 3, .white = ParticipantNumber(2), .black = ParticipantNumber(4)};
    Participant unmanned = before.participants[4];
    unmanned.byes = {{.round = 3, .board = 1}, {.round = 4}};
    // Of who goes over to C by the same edits it is the new one.
    const auto edits = entered(before, {PutGame{game}, into(before, 4, "C"), PutParticipant{unmanned}});
    QCOMPARE(edits.size(), 3U);
    QCOMPARE(std::get<PutGame>(edits[0]).value.whiteTeam, std::string("A"));
    QCOMPARE(std::get<PutGame>(edits[0]).value.blackTeam, std::string("C"));
    const auto& byes = std::get<PutParticipant>(edits[2]).value.byes;
    QCOMPARE(byes[0].team, std::string("C"));
    QVERIFY(byes[1].team.empty()); // none of a match
    Game guest = game;
    guest.whiteTeam = "B";
    QCOMPARE(std::get<PutGame>(entered(before, {PutGame{guest}})[0]).value.whiteTeam, std::string("B"));
}

void TestGameTeams::staysWhereItWasPlayed()
{
    const Tournament before = season();
    QCOMPARE(entered(before, {into(before, 3, "C")}).size(), 1U);
    QCOMPARE(entered(before, {into(before, 2, "C")}).size(), 1U);
    QCOMPARE(entered(before, {into(before, 1, "")}).size(), 1U);
    Tournament known = before;
    known.header.teams = {{.name = "C"}};
    QCOMPARE(entered(known, {into(known, 5, "A")}).size(), 1U);   // the only one of C leaves
    QCOMPARE(entered(before, {into(before, 5, "B")}).size(), 1U); // to whom they have met
}

void TestGameTeams::followsTheFirstTeam()
{
    Tournament before = season();
    before.participants[2].team.clear();
    before.games[0].blackTeam.clear();
    const auto edits = entered(before, {into(before, 3, "C")});
    QCOMPARE(edits.size(), 2U);
    QCOMPARE(std::get<PutGame>(edits[1]).value.blackTeam, std::string("C"));
    QCOMPARE(entered(before, {RemoveGame{GameId(1)}, into(before, 3, "C")}).size(), 2U);
}

void TestGameTeams::followsARenamedTeam()
{
    const Tournament before = season();
    // All at once, and as the last one after a first one whose game has kept the old name.
    const auto both = entered(before, {into(before, 1, "AA"), into(before, 2, "AA")});
    QCOMPARE(both.size(), 3U);
    QCOMPARE(std::get<PutGame>(both[2]).value.whiteTeam, std::string("AA"));
    QCOMPARE(std::get<PutParticipant>(both[1]).value.byes.at(0).team, std::string("AA"));
    Tournament halfway = before;
    halfway.participants[0].team = "AA";
    const auto edits = entered(halfway, {into(halfway, 2, "AA")});
    QCOMPARE(edits.size(), 2U);
    QCOMPARE(std::get<PutGame>(edits[1]).value.whiteTeam, std::string("AA"));
    // What the same edits say of the game holds.
    QCOMPARE(entered(halfway, {into(halfway, 2, "AA"), PutGame{halfway.games[0]}}).size(), 2U);
}

/// A team for which only guests play has nobody by whom it could be known.
void TestGameTeams::followsTheHeader()
{
    Tournament before = season();
    before.header.teams = {{.name = "A"}, {.name = "D"}};
    before.games[1].blackTeam = "D";
    TournamentHeader header = before.header;
    header.teams[1].name = "E";
    const auto edits = entered(before, {PutHeader{header}});
    QCOMPARE(edits.size(), 2U);
    QCOMPARE(std::get<PutGame>(edits[1]).value.blackTeam, std::string("E"));
    std::swap(header.teams[0].name, header.teams[1].name); // A has its players
    header.teams[0].name = "D";
    QCOMPARE(entered(before, {PutHeader{header}}).size(), 1U);
}

/// Their undo log has games and boards without teams, in whatever order.
void TestGameTeams::takesBackWhatEarlierVersionsDid()
{
    Tournament now = season();
    Game played = now.games[0];
    Participant moved = now.participants[1];
    now.participants[2].team = "C";
    now.participants[1].team = "C";
    played.blackTeam.clear();
    moved.byes[0].team.clear();
    const auto edits =
        withTeams(now, {PutGame{played}, into(now, 3, "B"), PutParticipant{moved}}, EditOrigin::UndoLog);
    QCOMPARE(edits.size(), 3U);
    QCOMPARE(std::get<PutGame>(edits[0]).value.blackTeam, std::string("B"));
    QCOMPARE(std::get<PutParticipant>(edits[2]).value.byes.at(0).team, std::string("A"));
    QCOMPARE(withTeams(now, {into(now, 1, "AA"), into(now, 2, "AA")}, EditOrigin::UndoLog).size(), 2U);
}

ZAHLMEISTER_TEST(TestGameTeams, QCoreApplication)

} // namespace tst_gameteams

#include "tst_gameteams.moc"
