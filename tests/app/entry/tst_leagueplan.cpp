// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QTest>

#include "app/entry/leagueplan.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"

namespace tst_leagueplan {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

namespace {

std::vector<app::TypedTeam> typedTeams()
{
    return {{u"SC Adler"_s,
             u"70101"_s,
             {{1, u"Meier, Hans"_s},
              {2, u"Schmidt, Eva"_s, engine::Date::tryFrom(2027, 1, 1), engine::Date::tryFrom(2027, 3, 31)},
              {.number = 101, .name = u"Braun, Otto"_s, .guest = true}}},
            {u"SF Bär-Dachs"_s, u"70102"_s, {{1, u"Igel, Ida"_s}, {2, u"Meier, Hans"_s}}},
            {u"1. FC Fuchs"_s}};
}

std::vector<engine::Fixture> firstRound(const std::vector<app::TypedTeam>& teams)
{
    return {{1, teams[0].name.toStdString(), teams[1].name.toStdString()}};
}

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
    void makesALeague();
    void changesALeague();
    void correctsAName();
    void daysFollowTheSchedule();
};

void TestLeaguePlan::makesALeague()
{
    OpenTournament open(empty());
    const auto teams = typedTeams();
    const std::vector<engine::Fixture> schedule{
        {1, "SF Bär-Dachs", "1. FC Fuchs", engine::Date::tryFrom(2026, 10, 4)},
        {2, "SC Adler", "SF Bär-Dachs", engine::Date::tryFrom(2026, 10, 25)},
        {3, "1. FC Fuchs", "SC Adler"}};
    const auto group = app::planLeague(open.tournament(), teams, schedule, 2);
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
    QVERIFY(app::planLeague(tournament, teams, schedule, 2).edits.empty());
}

// The end of a season follows its matches, also back; what the referee typed stays.
void TestLeaguePlan::daysFollowTheSchedule()
{
    OpenTournament open(empty());
    const auto teams = typedTeams();
    const auto day = [](int month) { return *engine::Date::tryFrom(2026, month, 4); };
    std::vector<engine::Fixture> schedule{{1, "SF Bär-Dachs", "1. FC Fuchs", day(9)},
                                          {2, "SC Adler", "SF Bär-Dachs", day(12)}};
    const auto plan = [&] {
        return open.document().apply(app::planLeague(open.tournament(), teams, schedule, 2)).has_value();
    };
    const auto& header = open.tournament().header;
    QVERIFY(plan() && header.start == day(9) && header.end == day(12));
    schedule[0].date = day(10);
    schedule[1].date = day(11);
    QVERIFY(plan() && header.start == day(10) && header.end == day(11));
    engine::TournamentHeader typed = header;
    typed.end = day(12);
    QVERIFY(open.document().apply({{}, {app::PutHeader{typed}}}).has_value());
    schedule[0].date = day(9);
    QVERIFY(plan() && header.start == day(9) && header.end == day(12));
    schedule[1].date = engine::Date::tryFrom(2027, 1, 4);
    QVERIFY(plan() && header.end == schedule[1].date);
}

void TestLeaguePlan::changesALeague()
{
    OpenTournament open(empty());
    auto teams = typedTeams();
    QVERIFY(
        open.document().apply(app::planLeague(open.tournament(), teams, firstRound(teams), 2)).has_value());
    const auto before = open.tournament();
    teams[0].name = u"SC Aar"_s; // renamed
    teams[0].lineup.erase(teams[0].lineup.begin());
    teams[1].lineup.push_back({3, u"Neu, Nina"_s});
    QVERIFY(
        open.document().apply(app::planLeague(open.tournament(), teams, firstRound(teams), 2)).has_value());
    QCOMPARE(open.tournament().participants[0].team, std::string("SC Aar"));
    QCOMPARE(open.tournament().participants.size(), 5U);
    QCOMPARE(open.tournament().participants[4].team, std::string("SF Bär-Dachs"));
    QCOMPARE(open.tournament().header.schedule[0].home, std::string("SC Aar"));
    QCOMPARE(open.tournament().header.teams[0].lineup.size(), 2U);
    QVERIFY(open.document().undo().has_value());
    QVERIFY(open.tournament() == before);
}

void TestLeaguePlan::correctsAName()
{
    OpenTournament open(empty());
    auto teams = typedTeams();
    QVERIFY(
        open.document().apply(app::planLeague(open.tournament(), teams, firstRound(teams), 2)).has_value());
    const auto persons = open.tournament().participants.size();
    const engine::ParticipantNumber first = open.tournament().header.teams[0].lineup[0].participant;
    const QString was = teams[0].lineup[0].name;
    for (app::TypedTeam& team : teams) {
        for (app::TypedPlace& place : team.lineup) {
            if (place.name == was)
                place.name = QString(was).replace(u"Meier"_s, u"Meyer"_s);
        }
    }
    QVERIFY(
        open.document().apply(app::planLeague(open.tournament(), teams, firstRound(teams), 2)).has_value());
    QCOMPARE(open.tournament().participants.size(), persons);
    QCOMPARE(open.tournament().header.teams[0].lineup[0].participant, first);
    QVERIFY(open.tournament().participants[*open.tournament().indexOf(first)].name.starts_with("Meyer"));
    teams[0].lineup[0].name = u"Ganz, Anders"_s; // somebody else has the place now
    QVERIFY(
        open.document().apply(app::planLeague(open.tournament(), teams, firstRound(teams), 2)).has_value());
    QCOMPARE(open.tournament().participants.size(), persons + 1);
}

ZAHLMEISTER_TEST(TestLeaguePlan, QCoreApplication)

} // namespace tst_leagueplan

#include "tst_leagueplan.moc"
