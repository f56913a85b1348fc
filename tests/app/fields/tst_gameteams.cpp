// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/fields/gameteams.h"
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
    return builder.tournament;
}

Edit into(const Tournament& tournament, int number, const std::string& team)
{
    Participant participant = tournament.participants[static_cast<std::size_t>(number) - 1];
    participant.team = team;
    return PutParticipant{participant};
}

} // namespace

class TestGameTeams : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void staysWithTheGame();
    void staysWithTheBye();
    void followsARenamedTeam();
    void knowsTheTeamsOfTheHeader();
    void leavesEverythingElseAlone();
};

void TestGameTeams::staysWithTheGame()
{
    const Tournament before = season();
    const auto edits = withTeamsKept(before, {into(before, 3, "C")});
    QCOMPARE(edits.size(), 2U);
    Game kept = before.games[0];
    kept.blackTeam = "B";
    QVERIFY(std::get<PutGame>(edits[1]).value == kept);
    // What the same edits say of the game holds, so that a change can be taken back as it was made.
    QCOMPARE(withTeamsKept(before, {into(before, 3, "C"), PutGame{before.games[0]}}).size(), 2U);
    // A game that names its team has been settled before.
    Tournament settled = before;
    settled.games[0].blackTeam = "B";
    QCOMPARE(withTeamsKept(settled, {into(settled, 3, "C")}).size(), 1U);
}

void TestGameTeams::staysWithTheBye()
{
    const Tournament before = season();
    const auto edits = withTeamsKept(before, {into(before, 2, "C")});
    QCOMPARE(edits.size(), 2U);
    const Participant& kept = std::get<PutParticipant>(edits[1]).value;
    QCOMPARE(kept.team, std::string("C"));
    QCOMPARE(kept.byes.at(0).team, std::string("A"));
    Tournament after = before;
    after.participants[1] = kept;
    QCOMPARE(withTeamsKept(after, {PutParticipant{before.participants[1]}}).size(), 1U); // taken back
}

void TestGameTeams::followsARenamedTeam()
{
    const Tournament before = season();
    // All at once, and as the last one after a first one whose game has kept the old name.
    QCOMPARE(withTeamsKept(before, {into(before, 1, "AA"), into(before, 2, "AA")}).size(), 2U);
    Tournament halfway = before;
    halfway.participants[0].team = "AA";
    halfway.games[0].whiteTeam = "A";
    const auto edits = withTeamsKept(halfway, {into(halfway, 2, "AA")});
    QCOMPARE(edits.size(), 2U);
    QCOMPARE(std::get<PutGame>(edits[1]).value.whiteTeam, std::string("AA"));
}

void TestGameTeams::knowsTheTeamsOfTheHeader()
{
    Tournament before = season();
    before.header.teams = {{.name = "C"}};
    const auto edits = withTeamsKept(before, {into(before, 5, "A")}); // the only one of C leaves
    QCOMPARE(edits.size(), 2U);
    QCOMPARE(std::get<PutGame>(edits[1]).value.blackTeam, std::string("C"));
}

void TestGameTeams::leavesEverythingElseAlone()
{
    Tournament before = season();
    Participant renamed = before.participants[2];
    renamed.name = "Somebody else";
    QCOMPARE(withTeamsKept(before, {PutParticipant{renamed}}).size(), 1U);
    QCOMPARE(withTeamsKept(before, {RemoveGame{GameId(1)}, into(before, 3, "C")}).size(), 2U);
    before.participants[2].team.clear(); // the team that he gets is that of all his games
    QCOMPARE(withTeamsKept(before, {into(before, 3, "C")}).size(), 1U);
    before = season();
    before.header.kind = TournamentKind::Individual;
    QCOMPARE(withTeamsKept(before, {into(before, 3, "C")}).size(), 1U);
}

ZAHLMEISTER_TEST(TestGameTeams, QCoreApplication)

} // namespace tst_gameteams

#include "tst_gameteams.moc"
