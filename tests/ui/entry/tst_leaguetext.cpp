// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/entry/leaguetext.h"

namespace tst_leaguetext {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::ParticipantNumber;

namespace {

const QString kTeams = u"SC Adler; 70101\n"
                       "  1 Meier, Hans\n"
                       "  2 Schmidt, Eva; from 01.01.2027; until 31.03.2027\n"
                       "  101 Braun, Otto; guest\n"
                       "\n"
                       "SF Bär-Dachs; 70102\n"
                       "1. Igel, Ida\n"
                       "2) Meier, Hans\n"
                       "1. FC Fuchs\n"_s;

engine::Tournament empty()
{
    engine::Tournament tournament;
    tournament.header.kind = engine::TournamentKind::Team;
    return tournament;
}

} // namespace

class TestLeagueText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTeamsWithLineUps();
    void namesWhatItCannotRead();
    void readsASchedule();
    void readsASchedulesNames();
    void namesWhatIsWrongInASchedule();
    void proposesBergerTables();
    void writesWhatItReads();
    void leavesNamesakesOnTheirPlaces();
};

void TestLeagueText::readsTeamsWithLineUps()
{
    const auto read = ui::readTeams(kTeams);
    QCOMPARE(read.problems, QStringList());
    QCOMPARE(read.teams.size(), 3U);
    QCOMPARE(read.teams[0].name, u"SC Adler"_s);
    QCOMPARE(read.teams[0].club, u"70101"_s);
    QCOMPARE(read.teams[0].lineup.size(), 3U);
    QVERIFY(read.teams[0].lineup[1] ==
            (app::TypedPlace{2, u"Schmidt, Eva"_s, engine::Date::tryFrom(2027, 1, 1),
                             engine::Date::tryFrom(2027, 3, 31)}));
    QVERIFY(read.teams[0].lineup[2].guest);
    QCOMPARE(read.teams[1].lineup.size(), 2U);
    QCOMPARE(read.teams[2].name, u"1. FC Fuchs"_s); // a team, and not a place in a line-up
}

void TestLeagueText::namesWhatItCannotRead()
{
    const auto problems = [](const QString& text) { return ui::readTeams(text).problems; };
    QCOMPARE(problems(u"1 Meier, Hans"_s).size(), 1);
    QCOMPARE(problems(u"A\n1 Meier, Hans; sometimes"_s).size(), 1);
    QVERIFY(problems(u"A\n1 Meier, Hans; sometimes"_s)[0].contains(u'2')); // its line
    QCOMPARE(problems(u"A\n1 Meier, Hans\n1 Igel, Ida"_s).size(), 1);
    QCOMPARE(problems(u"A\na"_s).size(), 1);
    QCOMPARE(problems(u"A; 123"_s).size(), 1);
}

void TestLeagueText::readsASchedule()
{
    const auto teams = ui::readTeams(kTeams).teams;
    const auto read = ui::readSchedule(u"1: 04.10.2026 1-3\nRunde 2 25.10.2026 3-2\n3. 2:1"_s, teams);
    QCOMPARE(read.problems, QStringList());
    QCOMPARE(read.rounds, 3);
    QVERIFY(read.fixtures == (std::vector<engine::Fixture>{
                                 {1, "SC Adler", "1. FC Fuchs", engine::Date::tryFrom(2026, 10, 4)},
                                 {2, "1. FC Fuchs", "SF Bär-Dachs", engine::Date::tryFrom(2026, 10, 25)},
                                 {3, "SF Bär-Dachs", "SC Adler"}}));
}

void TestLeagueText::readsASchedulesNames()
{
    const auto teams = ui::readTeams(kTeams).teams;
    const auto read = ui::readSchedule(
        u"1. Runde 4.10.2026\nsf bär-dachs - SC Adler\n2. Spieltag 25.10.2026\n1. FC Fuchs – SC Adler"_s,
        teams);
    QCOMPARE(read.problems, QStringList());
    QCOMPARE(read.fixtures.size(), 2U);
    const auto plain = ui::readSchedule(
        u"Runde 1 4.10.2026\nsf bär-dachs - SC Adler\nRunde 2\n1. FC Fuchs – SC Adler"_s, teams);
    QCOMPARE(plain.problems, QStringList());
    QCOMPARE(plain.fixtures.size(), 2U);
    QCOMPARE(plain.fixtures[0].home, std::string("SF Bär-Dachs"));
    QVERIFY(plain.fixtures[0].date == engine::Date::tryFrom(2026, 10, 4));
    QCOMPARE(plain.fixtures[1].home, std::string("1. FC Fuchs"));
    QVERIFY(!plain.fixtures[1].date);
}

void TestLeagueText::namesWhatIsWrongInASchedule()
{
    const auto teams = ui::readTeams(kTeams).teams;
    for (const auto& text :
         {u"1-2"_s, u"2:1"_s, u"1: 1-4"_s, u"1: 1-1"_s, u"1: 1-2 3-1"_s, u"1: 1-2 yesterday"_s})
        QVERIFY2(ui::readSchedule(text, teams).problems.size() == 1, qPrintable(text));
}

// FIDE Handbook C.05, Annex 1
void TestLeagueText::proposesBergerTables()
{
    const auto days = ui::readDays(u"04.10.2026, 25.10.2026 then 8.11.26"_s);
    QCOMPARE(days.size(), 3U);
    QCOMPARE(ui::bergerSchedule(4, 1, days),
             u"1: 04.10.2026 1-4 2-3\n2: 25.10.2026 4-3 1-2\n3: 08.11.2026 2-4 3-1"_s);
    QCOMPARE(ui::bergerSchedule(3, 2, {}), u"1: 2-3\n2: 1-2\n3: 3-1\n4: 3-2\n5: 2-1\n6: 1-3"_s);
    QCOMPARE(ui::bergerSchedule(1, 1, {}), QString());
}

void TestLeagueText::writesWhatItReads()
{
    OpenTournament open(empty());
    const auto teams = ui::readTeams(kTeams).teams;
    const auto schedule = ui::readSchedule(ui::bergerSchedule(3, 2, ui::readDays(u"4.10.2026"_s)), teams);
    QVERIFY(
        open.document().apply(app::planLeague(open.tournament(), teams, schedule.fixtures, 2)).has_value());
    const auto again = ui::readTeams(ui::teamsText(open.tournament()));
    QCOMPARE(again.problems, QStringList());
    QVERIFY(again.teams == teams);
    const auto pairings = ui::readSchedule(ui::scheduleText(open.tournament()), teams);
    QVERIFY(pairings.fixtures == schedule.fixtures);
}

/// Father and son of one name, in one team and in two: what is not changed changes nothing.
void TestLeagueText::leavesNamesakesOnTheirPlaces()
{
    engine::Tournament tournament = empty();
    for (int number = 1; number <= 3; ++number)
        tournament.participants.push_back(
            {.number = engine::ParticipantNumber(number), .name = "Held, Hans"});
    const auto place = [](int number, int participant) {
        return engine::LineupPlace{number, engine::ParticipantNumber(participant)};
    };
    tournament.header.teams = {{"Adler", "", {place(1, 2), place(2, 1)}}, {"Bär", "", {place(1, 3)}}};
    tournament.header.boards = 2;
    tournament.participants[0].team = tournament.participants[1].team = "Adler";
    tournament.participants[2].team = "Bär";
    const auto planned = [&](const QString& text) {
        return app::planLeague(tournament, ui::readTeams(text).teams, {}, 2);
    };
    QVERIFY(planned(ui::teamsText(tournament)).edits.empty());
    // Without line-ups the boards are what is shown.
    tournament.header.teams[0].lineup.clear();
    tournament.participants[0].board = 2;
    tournament.participants[1].board = 1;
    const auto group = planned(ui::teamsText(tournament));
    QCOMPARE(group.edits.size(), 1U);
    const auto& lineup = std::get<app::PutHeader>(group.edits.front()).value.teams[0].lineup;
    QVERIFY(lineup[0].participant.value() == 2 && lineup[1].participant.value() == 1);
}

ZAHLMEISTER_TEST(TestLeagueText, QApplication)

} // namespace tst_leaguetext

#include "tst_leaguetext.moc"
