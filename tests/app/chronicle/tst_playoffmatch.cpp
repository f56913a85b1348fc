// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QTest>

#include "app/chronicle/playoffmatch.h"
#include "app/rules/shippedrules.h"
#include "engine/model/teammatches.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_playoffmatch {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::Date;
using engine::ParticipantNumber;

namespace {

/// A league of two teams with two boards; the first of the first team has won.
engine::Tournament league(const char* first, const char* second, int rating)
{
    TournamentBuilder builder;
    engine::Tournament& made = builder.tournament;
    made.header.kind = engine::TournamentKind::Team;
    made.header.start = Date::tryFrom(2026, 10, 1);
    made.header.boards = 2;
    made.header.relegated = 1;
    made.header.schedule = {{1, first, second}};
    made.header.penalties = {{first, 1, 0, "late"}};
    for (const char* team : {first, second}) {
        engine::Team line{.name = team, .club = "C0505"};
        for (int place = 1; place <= 2; ++place) {
            engine::Participant& player = builder.rated(rating, 20);
            player.name = std::string(team) + ", " + std::to_string(place);
            player.team = team;
            line.lineup.push_back({place, player.number, Date::tryFrom(2026, 11, 1)});
        }
        made.header.teams.push_back(line);
    }
    builder.game(1, 3, engine::kWhiteWins);
    made.games.back().whiteTeam = first;
    made.games.back().blackTeam = second;
    return made;
}

} // namespace

class TestPlayoffMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isATournamentOfItsOwn();
    void whoIsInBothLineUpsIsOne();
};

// RULE: WO2026 4.2.4.4
void TestPlayoffMatch::isATournamentOfItsOwn()
{
    const app::StoredTournament lower{league("Adler", "Bär", 1500), {}};
    const app::StoredTournament upper{league("Caissa", "Dachs", 1800), {}};
    const auto day = Date::tryFrom(2027, 5, 1);
    const engine::Tournament made =
        app::playoffMatch({upper, "Dachs"}, {lower, "Adler"}, {"Relegation", true, day}, app::shippedRules());
    QCOMPARE(made.header.name, "Relegation");
    QCOMPARE(made.header.start, day);
    QCOMPARE(made.header.rounds, std::optional(2));
    QCOMPARE(made.header.boards, std::optional(2));
    QVERIFY(!made.header.relegated && made.header.penalties.empty() && made.games.empty());
    QCOMPARE(engine::teamNames(made), (std::vector<std::string>{"Dachs", "Adler"}));
    QCOMPARE(made.header.schedule,
             (std::vector<engine::Fixture>{{1, "Dachs", "Adler", day}, {2, "Adler", "Dachs"}}));
    QCOMPARE(made.participants.size(), std::size_t(4));
    // Places of the line-ups point to the same people, free for the day.
    const engine::LineupPlace& place = made.header.teams[1].lineup[0];
    QCOMPARE(made.participants[*made.indexOf(place.participant)].name, "Adler, 1");
    QVERIFY(!place.from);
    // He enters with what his league left him with; who did not play there, with what he had.
    QVERIFY(made.participants[2].rating->value() > 1500);
    QCOMPARE(made.participants[2].index, std::optional(21));
    QCOMPARE(made.participants[3].rating, engine::Rating::tryFrom(1500));
    QVERIFY(made.participants[0].rating->value() < 1800);
}

void TestPlayoffMatch::whoIsInBothLineUpsIsOne()
{
    app::StoredTournament stored{league("Adler", "Bär", 1500), {}};
    auto& teams = stored.tournament.header.teams;
    teams[1].lineup.push_back({3, ParticipantNumber(1)});
    teams[1].lineup.push_back({4, ParticipantNumber(2), {}, Date::tryFrom(2026, 12, 1)}); // has left it
    const engine::Tournament made =
        app::playoffMatch({stored, "Adler"}, {stored, "Bär"}, {"Relegation"}, app::shippedRules());
    QCOMPARE(made.participants.size(), std::size_t(4));
    QCOMPARE(made.header.rounds, std::optional(1));
    QCOMPARE(made.header.teams[1].lineup.size(), std::size_t(3));
    QCOMPARE(made.header.teams[1].lineup[2].participant, made.header.teams[0].lineup[0].participant);
}

ZAHLMEISTER_TEST(TestPlayoffMatch, QCoreApplication)

} // namespace tst_playoffmatch

#include "tst_playoffmatch.moc"
