// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "app/chronicle/tournamentjoin.h"
#include "app/chronicle/tournamentparts.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_tournamentjoin {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::JoinDoubtCode;
using engine::Date;
using engine::ParticipantNumber;
using engine::Tournament;

namespace {

/// A league of four, each against each in three rounds, a month between them.
Tournament league()
{
    TournamentBuilder builder;
    for (int i = 0; i < 4; ++i)
        builder.rated(1500 + 50 * i).personId = "id" + std::to_string(i);
    engine::TournamentHeader& header = builder.tournament.header;
    header.level = "C05";
    header.rounds = 3;
    header.start = Date::tryFrom(2026, 10, 1);
    const int pairs[3][4]{{1, 4, 2, 3}, {4, 3, 1, 2}, {2, 4, 3, 1}};
    for (int round = 1; round <= 3; ++round) {
        for (int table = 0; table < 2; ++table) {
            const int* pair = pairs[round - 1] + 2 * table;
            engine::Game& game =
                builder.game(pair[0], pair[1], table == 0 ? engine::kWhiteWins : engine::kDrawn);
            game.round = round;
            game.date = header.start->plusDays(30 * (round - 1));
        }
    }
    return builder.tournament;
}

std::vector<JoinDoubtCode> codesOf(const app::JoinedTournament& joined)
{
    std::vector<JoinDoubtCode> codes;
    for (const app::JoinDoubt& doubt : joined.doubts)
        codes.push_back(doubt.code);
    return codes;
}

Tournament withoutIds(Tournament tournament)
{
    for (engine::Game& game : tournament.games)
        game.id = engine::GameId(0);
    return tournament;
}

} // namespace

class TestTournamentJoin : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesBackWhatWasParted();
    void takesReportsOfMonths();
    void knowsPeopleAgain();
    void takesAGameOnce();
    void forbidsWhatCannotBeOne();
    void tellsOtherPeriods();
};

// RULE: WO2026 4.2.4.3
void TestTournamentJoin::givesBackWhatWasParted()
{
    const Tournament whole = league();
    auto parts = app::splitAtBreaks(whole, engine::breaksOf(whole, 20));
    QCOMPARE(parts.size(), 3U);
    std::ranges::reverse(parts); // their order does not matter
    auto joined = app::joined(parts);
    QVERIFY((codesOf(joined) == std::vector{JoinDoubtCode::Rounds, JoinDoubtCode::Rounds}));
    QVERIFY((joined.doubts[1].args == std::vector<std::string>{"3", "2"}));
    QCOMPARE(joined.tournament.header.name, "Test (1)");
    joined.tournament.header.name = whole.header.name;
    QVERIFY(joined.tournament == withoutIds(whole));
}

// RULE: WO2026 4.2.4.3 (Abschnittsweise gemeldete Ergebnisse sind zu einem Turnier zusammenzufassen)
void TestTournamentJoin::takesReportsOfMonths()
{
    const Tournament whole = league();
    std::vector<Tournament> months(3, whole);
    for (int month = 1; month <= 3; ++month) {
        Tournament& report = months[static_cast<std::size_t>(month - 1)];
        std::erase_if(report.games, [month](const engine::Game& game) { return game.round != month; });
        report.header.start = report.header.end = report.games.front().date;
    }
    const auto joined = app::joined(months);
    QVERIFY(joined.doubts.empty()); // the rounds are the league's already
    QVERIFY(joined.tournament.games == withoutIds(whole).games);
    QCOMPARE(joined.tournament.participants.size(), 4U);
    QVERIFY(joined.tournament.header.start == Date::tryFrom(2026, 10, 1));
    QVERIFY(joined.tournament.header.end == whole.games.back().date);
    QCOMPARE(joined.tournament.header.rounds, 3);
}

// RULE: WO2026 4.2.4.3, 3.7 (the entry is that before the whole season)
void TestTournamentJoin::knowsPeopleAgain()
{
    const Tournament whole = league();
    auto parts = app::splitAfterRound(whole, 1);
    auto& later = parts[1].participants;
    later[0].rating = engine::Rating(1999);
    later[1].number = ParticipantNumber(77);
    later[1].birthDate = Date::tryFrom(1980, 5, 4);
    for (engine::Game& game : parts[1].games) {
        for (ParticipantNumber* side : {&game.white, &game.black})
            *side = *side == ParticipantNumber(2) ? ParticipantNumber(77) : *side;
    }
    later.push_back({.number = ParticipantNumber(78), .name = "Zu, Spät"});
    parts[0].header.teams = {{"A", "", {{1, ParticipantNumber(1)}}}};
    parts[1].header.teams = {{"A", "", {{1, ParticipantNumber(1)}, {2, ParticipantNumber(77)}}},
                             {"B", "", {{1, ParticipantNumber(78)}}}};
    const auto joined = app::joined(parts);
    const auto& people = joined.tournament.participants;
    QCOMPARE(people.size(), 5U);
    QVERIFY(people[0].rating == engine::Rating(1500));
    QVERIFY(people[1].birthDate == Date::tryFrom(1980, 5, 4));
    QCOMPARE(people[4].name, "Zu, Spät");
    QCOMPARE(people[4].number.value(), 5);
    const auto& teams = joined.tournament.header.teams;
    QCOMPARE(teams.size(), 2U);
    QCOMPARE(teams[0].lineup.size(), 2U);
    QVERIFY(teams[0].lineup[1].participant == ParticipantNumber(2));
    QVERIFY(teams[1].lineup[0].participant == ParticipantNumber(5));
    QCOMPARE(joined.tournament.games.size(), whole.games.size());
    for (const engine::Game& game : joined.tournament.games)
        QVERIFY(joined.tournament.indexOf(game.white) && joined.tournament.indexOf(game.black));
}

// RULE: WO2026 4.2.4.3
void TestTournamentJoin::takesAGameOnce()
{
    const Tournament whole = league();
    Tournament early = whole;
    early.header.end = Date::tryFrom(2026, 11, 5);
    for (engine::Game& game : early.games) {
        if (game.round == 3)
            game.result = engine::kNotPlayed; // paired, but still to be played
    }
    auto joined = app::joined({early, whole});
    QVERIFY((joined.doubts == std::vector<app::JoinDoubt>{{JoinDoubtCode::Repeated, {"6"}}}));
    QVERIFY(joined.tournament == withoutIds(whole));
    early.games.front().result = engine::kBlackWins;
    joined = app::joined({early, whole});
    QVERIFY((joined.doubts.front() ==
             app::JoinDoubt{JoinDoubtCode::Contradiction, {"Player 1", "Player 4", "1"}}));
    QVERIFY(app::forbids(joined.doubts.front().code));
}

// RULE: WO2026 4.2.4.3 (one organisation level)
void TestTournamentJoin::forbidsWhatCannotBeOne()
{
    auto parts = app::splitAfterRound(league(), 1);
    parts[1].header.level = "C00";
    parts[1].header.system = "dwz-2016";
    parts[1].header.timeControl = "60 min";
    parts[0].header.timeControl = "90 min";
    parts[1].header.official = true;
    const auto joined = app::joined(parts);
    QVERIFY((joined.doubts[0] == app::JoinDoubt{JoinDoubtCode::Level, {"C00", "C05"}}));
    QVERIFY((joined.doubts[1] == app::JoinDoubt{JoinDoubtCode::Rules, {"dwz-2016", "dwz-2026"}}));
    QVERIFY((joined.doubts[2] == app::JoinDoubt{JoinDoubtCode::Conditions, {"official", "time_control"}}));
    QVERIFY(app::forbids(JoinDoubtCode::Level) && app::forbids(JoinDoubtCode::Rules));
    QVERIFY(!app::forbids(JoinDoubtCode::Conditions) && !app::forbids(JoinDoubtCode::Repeated));
}

// RULE: WO2026 4.2.4.3 (classes of one level should begin and end together)
void TestTournamentJoin::tellsOtherPeriods()
{
    Tournament second = league();
    for (engine::Participant& person : second.participants) {
        person.name = "Other" + person.name;
        person.personId += "x";
    }
    const auto together = app::joined({league(), second});
    QVERIFY(together.doubts.empty());
    QCOMPARE(together.tournament.participants.size(), 8U);
    QCOMPARE(together.tournament.games.size(), 12U);
    second.header.end = Date::tryFrom(2026, 12, 20);
    QVERIFY((codesOf(app::joined({league(), second})) == std::vector{JoinDoubtCode::Period}));
}

ZAHLMEISTER_TEST(TestTournamentJoin, QCoreApplication)

} // namespace tst_tournamentjoin

#include "tst_tournamentjoin.moc"
