// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/entry/leaguedecisions.h"

namespace tst_leaguedecisions {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using engine::Fixture;
using engine::MatchAward;
using engine::Penalty;
using engine::Team;
using engine::TeamWithdrawal;

namespace {

engine::Tournament league()
{
    engine::Tournament tournament;
    tournament.header.teams = {
        {.name = "SC Adler: 1", .club = "70101"}, {.name = "SF Bär-Dachs"}, {.name = "3"}};
    tournament.header.schedule = {{1, "SC Adler: 1", "SF Bär-Dachs"}, {2, "3", "SC Adler: 1"}};
    return tournament;
}

} // namespace

class TestLeagueDecisions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrites();
    void readsWhatPeopleType();
    void saysWhatIsWrong();
    void takesBackWhatNobodyHadPlanned();
};

void TestLeagueDecisions::readsWhatItWrites()
{
    engine::Tournament tournament = league();
    QCOMPARE(ui::decisionsText(tournament), QString());
    engine::TournamentHeader& header = tournament.header;
    header.teams[0].withdrawal = TeamWithdrawal::Annulled;
    header.teams[1].withdrawal = TeamWithdrawal::Counted;
    header.penalties = {
        {"SC Adler: 1", 1, 0, "Aufstellung; dann: mehr"}, {"SF Bär-Dachs", 0, 5, ""}, {"3", 2, 2, "x"}};
    header.schedule[0].awarded = MatchAward::Away;
    header.schedule[0].reason = "nicht angetreten";
    header.schedule[1].awarded = MatchAward::NeitherTeam;
    const QString text = ui::decisionsText(tournament);
    const ui::TypedDecisions typed = ui::readDecisions(text, league());
    QCOMPARE(typed.problems, QStringList());
    QVERIFY(typed.teams == header.teams);
    QVERIFY(typed.penalties == header.penalties);
    QVERIFY(typed.schedule == header.schedule);
    // What is not in the text any more is taken back.
    const ui::TypedDecisions none = ui::readDecisions({}, tournament);
    QVERIFY(none.teams == league().header.teams && none.penalties.empty());
    QVERIFY(none.schedule == league().header.schedule);
}

void TestLeagueDecisions::readsWhatPeopleType()
{
    const ui::TypedDecisions typed = ui::readDecisions(u"  sf bär-dachs : 1 ; zu spät\n"
                                                       "\n"
                                                       "2: -1/-0,5\n"
                                                       "SF Bär-Dachs: zurückgezogen, zählt nicht\n"
                                                       "1 : 1 - 2  + ;  Gegner fehlt\n"
                                                       "3: 2-1 −\n"
                                                       "2: 1-3 +"_s,
                                                       league());
    QCOMPARE(typed.problems, QStringList());
    QVERIFY((typed.penalties ==
             std::vector<Penalty>{{"SF Bär-Dachs", 1, 0, "zu spät"}, {"SF Bär-Dachs", 1, 1, ""}}));
    QVERIFY(typed.teams[1].withdrawal == TeamWithdrawal::Annulled);
    QCOMPARE(typed.schedule.size(), std::size_t(3)); // one that nobody had planned
    QVERIFY((typed.schedule[0] == Fixture{.round = 1,
                                          .home = "SC Adler: 1",
                                          .away = "SF Bär-Dachs",
                                          .awarded = MatchAward::Home,
                                          .reason = "Gegner fehlt"}));
    // Planned as 3-1: it stays that match, and the team that was meant has it.
    QVERIFY((typed.schedule[1] ==
             Fixture{.round = 2, .home = "3", .away = "SC Adler: 1", .awarded = MatchAward::Away}));
    QVERIFY((typed.schedule[2] == Fixture{.round = 3,
                                          .home = "SF Bär-Dachs",
                                          .away = "SC Adler: 1",
                                          .awarded = MatchAward::Away,
                                          .unplanned = true}));
}

/// An award brings a match into the schedule that nobody had planned; taken back, it leaves nothing behind.
void TestLeagueDecisions::takesBackWhatNobodyHadPlanned()
{
    engine::Tournament tournament = league();
    tournament.header.schedule = ui::readDecisions(u"3: 2-1 +\n1: 1-2 +"_s, tournament).schedule;
    QCOMPARE(tournament.header.schedule.size(), std::size_t(3));
    QVERIFY(!tournament.header.schedule[0].unplanned);
    // Another decision about the same match is still about one that nobody had planned.
    tournament.header.schedule = ui::readDecisions(u"3: 2-1 0; doch nicht"_s, tournament).schedule;
    QCOMPARE(tournament.header.schedule.size(), std::size_t(3));
    tournament.header.schedule = ui::readDecisions({}, tournament).schedule;
    QVERIFY(tournament.header.schedule == league().header.schedule);
}

void TestLeagueDecisions::saysWhatIsWrong()
{
    const auto problem = [](const QString& text) {
        return ui::readDecisions(text, league()).problems.join(u'|');
    };
    QCOMPARE(problem(u"\nSC Igel: -1"_s), u"Line 2: There is no team SC Igel."_s);
    QCOMPARE(problem(u"1: 1-4 +"_s), u"Line 1: 1-4 names no two teams of the list."_s);
    QCOMPARE(problem(u"1: 1-1 +"_s), u"Line 1: 1-1 names no two teams of the list."_s);
    QVERIFY(problem(u"1: 1-2"_s).startsWith(u"Line 1: \u201C1: 1-2\u201D cannot be read."_s));
    QVERIFY(problem(u"x"_s).contains(u"1-4 +"_s));
    QCOMPARE(problem(u"3: -1/-999"_s), u"Line 1: Nobody loses so many points."_s);
}

ZAHLMEISTER_TEST(TestLeagueDecisions, QCoreApplication)

} // namespace tst_leaguedecisions

#include "tst_leaguedecisions.moc"
