// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/model/lineup.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_lineup {

using namespace zahlmeister::engine;
using zahlmeister::tests::TournamentBuilder;

namespace {

std::optional<Date> day(int month, int number)
{
    return Date::tryFrom(2026, month, number);
}

std::vector<int> numbersOf(const std::vector<TeamPlayer>& list)
{
    std::vector<int> numbers;
    for (const TeamPlayer& player : list)
        numbers.push_back(player.number.value());
    return numbers;
}

} // namespace

class TestLineup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isValidFromItsFirstToItsLastDay();
    void standsInTheOrderOfNumbers();
    void isTheParticipantsOfATeamWithoutOne();
    void takesTheDayOfTheRound();
};

void TestLineup::isValidFromItsFirstToItsLastDay()
{
    const LineupPlace place{
        .number = 1, .participant = ParticipantNumber(1), .from = day(2, 1), .until = day(3, 1)};
    QVERIFY(!isValidOn(place, day(1, 31)));
    QVERIFY(isValidOn(place, day(2, 1)));
    QVERIFY(isValidOn(place, day(3, 1)));
    QVERIFY(!isValidOn(place, day(3, 2)));
    QVERIFY(isValidOn(place, std::nullopt));
}

void TestLineup::standsInTheOrderOfNumbers()
{
    TournamentBuilder builder;
    for (int i = 0; i < 4; ++i)
        builder.unrated().team = "A";
    Team team{.name = "A"};
    team.lineup = {{.number = 101, .participant = ParticipantNumber(1), .guest = true},
                   {.number = 2, .participant = ParticipantNumber(3), .until = day(1, 1)},
                   {.number = 1, .participant = ParticipantNumber(4)}};
    builder.tournament.header.teams = {team};
    const auto list = teamList(builder.tournament, "A");
    QCOMPARE(numbersOf(list), (std::vector{4, 3, 1}));
    QCOMPARE(list[2], (TeamPlayer{ParticipantNumber(1), 101, true}));
    QCOMPARE(numbersOf(teamList(builder.tournament, "A", day(1, 2))), (std::vector{4, 1}));
    QVERIFY(teamNamed(builder.tournament.header, "A") != nullptr);
    QVERIFY(teamNamed(builder.tournament.header, "B") == nullptr);
}

void TestLineup::isTheParticipantsOfATeamWithoutOne()
{
    TournamentBuilder builder;
    for (int i = 0; i < 3; ++i) {
        Participant& participant = builder.unrated();
        participant.team = "A";
        participant.board = 3 - i;
    }
    builder.tournament.header.teams = {{.name = "A"}};
    QCOMPARE(numbersOf(teamList(builder.tournament, "A")), (std::vector{3, 2, 1}));
    QVERIFY(teamList(builder.tournament, "").empty());
}

void TestLineup::takesTheDayOfTheRound()
{
    TournamentBuilder builder;
    builder.unrated();
    builder.unrated();
    Game& first = builder.game(1, 2, kNotPlayed);
    first.round = 1;
    QVERIFY(!dayOfRound(builder.tournament, 1));
    first.date = day(2, 1);
    QVERIFY(dayOfRound(builder.tournament, 1) == day(2, 1));
    Game second = first;
    second.date = day(2, 8);
    builder.tournament.games.push_back(second);
    QVERIFY(!dayOfRound(builder.tournament, 1));
    builder.tournament.header.schedule = {{1, "A", "B", day(2, 7)}};
    QVERIFY(dayOfRound(builder.tournament, 1) == day(2, 7));
}

ZAHLMEISTER_TEST(TestLineup, QCoreApplication)

} // namespace tst_lineup

#include "tst_lineup.moc"
