// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/entry/leagueplan.h"

namespace tst_leagueplan {

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

class TestLeaguePlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTeamsWithLineUps();
    void namesWhatItCannotRead();
    void readsASchedule();
    void readsASchedulesNames();
    void namesWhatIsWrongInASchedule();
    void proposesBergerTables();
    void makesALeague();
    void writesWhatItReads();
    void changesALeague();
    void leavesNamesakesOnTheirPlaces();
    void correctsAName();
};

void TestLeaguePlan::readsTeamsWithLineUps()
{
    const auto read = ui::readTeams(kTeams);
    QCOMPARE(read.problems, QStringList());
    QCOMPARE(read.teams.size(), 3U);
    QCOMPARE(read.teams[0].name, u"SC Adler"_s);
    QCOMPARE(read.teams[0].club, u"70101"_s);
    QCOMPARE(read.teams[0].lineup.size(), 3U);
    QVERIFY(read.teams[0].lineup[1] ==
            (ui::TypedPlace{2, u"Schmidt, Eva"_s, engine::Date::tryFrom(2027, 1, 1),
                            engine::Date::tryFrom(2027, 3, 31)}));
    QVERIFY(read.teams[0].lineup[2].guest);
    QCOMPARE(read.teams[1].lineup.size(), 2U);
    QCOMPARE(read.teams[2].name, u"1. FC Fuchs"_s); // a team, and not a place in a line-up
}

void TestLeaguePlan::namesWhatItCannotRead()
{
    const auto problems = [](const QString& text) { return ui::readTeams(text).problems; };
    QCOMPARE(problems(u"1 Meier, Hans"_s).size(), 1);
    QCOMPARE(problems(u"A\n1 Meier, Hans; sometimes"_s).size(), 1);
    QVERIFY(problems(u"A\n1 Meier, Hans; sometimes"_s)[0].contains(u'2')); // its line
    QCOMPARE(problems(u"A\n1 Meier, Hans\n1 Igel, Ida"_s).size(), 1);
    QCOMPARE(problems(u"A\na"_s).size(), 1);
    QCOMPARE(problems(u"A; 123"_s).size(), 1);
}

void TestLeaguePlan::readsASchedule()
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

void TestLeaguePlan::readsASchedulesNames()
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

void TestLeaguePlan::namesWhatIsWrongInASchedule()
{
    const auto teams = ui::readTeams(kTeams).teams;
    for (const auto& text :
         {u"1-2"_s, u"2:1"_s, u"1: 1-4"_s, u"1: 1-1"_s, u"1: 1-2 3-1"_s, u"1: 1-2 yesterday"_s})
        QVERIFY2(ui::readSchedule(text, teams).problems.size() == 1, qPrintable(text));
}

// FIDE Handbook C.05, Annex 1
void TestLeaguePlan::proposesBergerTables()
{
    const auto days = ui::readDays(u"04.10.2026, 25.10.2026 then 8.11.26"_s);
    QCOMPARE(days.size(), 3U);
    QCOMPARE(ui::bergerSchedule(4, 1, days),
             u"1: 04.10.2026 1-4 2-3\n2: 25.10.2026 4-3 1-2\n3: 08.11.2026 2-4 3-1"_s);
    QCOMPARE(ui::bergerSchedule(3, 2, {}), u"1: 2-3\n2: 1-2\n3: 3-1\n4: 3-2\n5: 2-1\n6: 1-3"_s);
    QCOMPARE(ui::bergerSchedule(1, 1, {}), QString());
}

void TestLeaguePlan::makesALeague()
{
    OpenTournament open(empty());
    const auto teams = ui::readTeams(kTeams).teams;
    const auto schedule =
        ui::readSchedule(ui::bergerSchedule(3, 1, ui::readDays(u"4.10.2026 25.10.2026"_s)), teams);
    const auto group = ui::planLeague(open.tournament(), teams, schedule, 2);
    QVERIFY(open.document().apply(group).has_value());
    const auto& tournament = open.tournament();
    QCOMPARE(tournament.participants.size(), 4U); // Meier has two places, and is one person
    QCOMPARE(tournament.header.teams[0].lineup[0].participant,
             tournament.header.teams[1].lineup[1].participant);
    QCOMPARE(tournament.participants[0].team, std::string("SC Adler"));
    QCOMPARE(tournament.participants[0].club, std::string("70101"));
    QVERIFY(tournament.participants[0].member);
    QCOMPARE(tournament.participants[2].club, std::string()); // a guest is of another club
    QVERIFY(tournament.header.boards == 2);
    QVERIFY(tournament.header.rounds == 3);
    QVERIFY(tournament.header.start == engine::Date::tryFrom(2026, 10, 4));
    QVERIFY(tournament.header.end == engine::Date::tryFrom(2026, 10, 25));
    QVERIFY(ui::planLeague(tournament, teams, schedule, 2).edits.empty());
}

void TestLeaguePlan::writesWhatItReads()
{
    OpenTournament open(empty());
    const auto teams = ui::readTeams(kTeams).teams;
    const auto schedule = ui::readSchedule(ui::bergerSchedule(3, 2, ui::readDays(u"4.10.2026"_s)), teams);
    QVERIFY(open.document().apply(ui::planLeague(open.tournament(), teams, schedule, 2)).has_value());
    const auto again = ui::readTeams(ui::teamsText(open.tournament()));
    QCOMPARE(again.problems, QStringList());
    QVERIFY(again.teams == teams);
    const auto pairings = ui::readSchedule(ui::scheduleText(open.tournament()), teams);
    QVERIFY(pairings.fixtures == schedule.fixtures);
}

/// Father and son of one name, in one team and in two: what is not changed changes nothing.
void TestLeaguePlan::leavesNamesakesOnTheirPlaces()
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
        return ui::planLeague(tournament, ui::readTeams(text).teams, {}, 2);
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

void TestLeaguePlan::correctsAName()
{
    OpenTournament open(empty());
    auto teams = ui::readTeams(kTeams).teams;
    const auto schedule = [&] { return ui::readSchedule(u"1: 1-2"_s, teams); };
    QVERIFY(open.document().apply(ui::planLeague(open.tournament(), teams, schedule(), 2)).has_value());
    const auto persons = open.tournament().participants.size();
    const engine::ParticipantNumber first = open.tournament().header.teams[0].lineup[0].participant;
    const QString was = teams[0].lineup[0].name;
    for (ui::TypedTeam& team : teams) {
        for (ui::TypedPlace& place : team.lineup) {
            if (place.name == was)
                place.name = QString(was).replace(u"Meier"_s, u"Meyer"_s);
        }
    }
    QVERIFY(open.document().apply(ui::planLeague(open.tournament(), teams, schedule(), 2)).has_value());
    QCOMPARE(open.tournament().participants.size(), persons);
    QCOMPARE(open.tournament().header.teams[0].lineup[0].participant, first);
    QVERIFY(open.tournament().participants[*open.tournament().indexOf(first)].name.starts_with("Meyer"));
    teams[0].lineup[0].name = u"Ganz, Anders"_s; // somebody else has the place now
    QVERIFY(open.document().apply(ui::planLeague(open.tournament(), teams, schedule(), 2)).has_value());
    QCOMPARE(open.tournament().participants.size(), persons + 1);
}

void TestLeaguePlan::changesALeague()
{
    OpenTournament open(empty());
    auto teams = ui::readTeams(kTeams).teams;
    const auto schedule = [&] { return ui::readSchedule(u"1: 1-2"_s, teams); };
    QVERIFY(open.document().apply(ui::planLeague(open.tournament(), teams, schedule(), 2)).has_value());
    const auto before = open.tournament();
    teams[0].name = u"SC Aar"_s; // renamed
    teams[0].lineup.erase(teams[0].lineup.begin());
    teams[1].lineup.push_back({3, u"Neu, Nina"_s});
    QVERIFY(open.document().apply(ui::planLeague(open.tournament(), teams, schedule(), 2)).has_value());
    QCOMPARE(open.tournament().participants[0].team, std::string("SC Aar"));
    QCOMPARE(open.tournament().participants.size(), 5U);
    QCOMPARE(open.tournament().participants[4].team, std::string("SF Bär-Dachs"));
    QCOMPARE(open.tournament().header.schedule[0].home, std::string("SC Aar"));
    QCOMPARE(open.tournament().header.teams[0].lineup.size(), 2U);
    QVERIFY(open.document().undo().has_value());
    QVERIFY(open.tournament() == before);
}

ZAHLMEISTER_TEST(TestLeaguePlan, QApplication)

} // namespace tst_leagueplan

#include "tst_leagueplan.moc"
