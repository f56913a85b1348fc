// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <random>

#include "app/chronicle/chain/entry.h"
#include "app/chronicle/earliertournament.h"
#include "app/chronicle/tournamentjoin.h"
#include "app/chronicle/tournamentparts.h"
#include "app/rules/shippedrules.h"
#include "engine/model/teammatches.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_tournamentparts {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::Date;
using engine::ParticipantNumber;
using engine::Tournament;

namespace {

/// Eight players, seven rounds, with a pause of nine weeks after the fourth.
Tournament season()
{
    TournamentBuilder builder;
    for (int i = 0; i < 8; ++i)
        builder.rated(1400 + 60 * i).personId = "id" + std::to_string(i);
    engine::TournamentHeader& header = builder.tournament.header;
    header.externalId = "T-1";
    header.mode = engine::TournamentMode::RoundRobin;
    header.rounds = 7;
    header.start = Date::tryFrom(2026, 7, 1);
    header.end = Date::tryFrom(2026, 11, 1);
    header.acceptances = {{"long-break", "", "so it is"}};
    const engine::GameResult results[]{engine::kWhiteWins, engine::kDrawn, engine::kBlackWins};
    for (int round = 1; round <= 7; ++round) {
        for (int table = 0; table < 4; ++table) { // the circle method; the eighth stands still
            const int a = table == 0 ? 8 : (round + table) % 7 + 1;
            const int b = (round - table + 7) % 7 + 1;
            engine::Game& game = builder.game(a, b, results[static_cast<std::size_t>(round + table) % 3]);
            game.round = round;
            game.date = header.start->plusDays(round <= 4 ? (round - 1) * 7 : 77 + round * 6);
        }
    }
    builder.tournament.games[3].date.reset(); // goes with its round
    builder.tournament.participants[0].byes = {{8, engine::kDraw, engine::ByeKind::Requested}};
    builder.tournament.participants.push_back({.number = ParticipantNumber(9), .name = "Never, There"});
    return builder.tournament;
}

std::size_t gamesOf(const std::vector<Tournament>& parts)
{
    std::size_t count = 0;
    for (const Tournament& part : parts)
        count += part.games.size();
    return count;
}

engine::Score pointsOf(const Tournament& tournament, ParticipantNumber number)
{
    int halves = 0;
    for (const engine::Game& game : tournament.games) {
        if (game.white == number)
            halves += engine::tablePoints(game.result.white).halfPoints();
        if (game.black == number)
            halves += engine::tablePoints(game.result.black).halfPoints();
    }
    if (const auto position = tournament.indexOf(number)) {
        for (const engine::Bye& bye : tournament.participants[*position].byes)
            halves += bye.score.halfPoints();
    }
    return engine::Score::fromHalfPoints(halves);
}

} // namespace

class TestTournamentParts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsAtABreak();
    void losesNothing();
    void partsAfterARound();
    void partsIntoGroups();
    void partsTheScheduleOfALeague();
    void lettersOfNamesStayWhole();
    void entersWithWhatThePartBeforeLeft();
};

// RULE: WO2026 2.2.2
void TestTournamentParts::partsAtABreak()
{
    const Tournament whole = season();
    const auto breaks = engine::breaksOf(whole, 8 * 7);
    QCOMPARE(breaks.size(), 1U);
    const auto parts = app::splitAtBreaks(whole, breaks);
    QCOMPARE(parts.size(), 2U);
    QCOMPARE(parts[0].games.size(), 16U);
    QCOMPARE(parts[1].games.size(), 12U);
    QCOMPARE(parts[0].header.name, "Test (1)");
    QCOMPARE(parts[1].header.name, "Test (2)");
    QVERIFY(parts[0].header.start == whole.header.start);
    QVERIFY(parts[0].header.end == breaks[0].lastDay);
    QVERIFY(parts[1].header.start == breaks[0].firstDay);
    QVERIFY(parts[1].header.end == whole.header.end);
    QCOMPARE(parts[0].header.rounds, 4);
    QCOMPARE(parts[1].header.rounds, 4); // the bye of the eighth round is of it, too
    QCOMPARE(parts[1].games.front().round, 1);
    QCOMPARE(parts[1].participants[0].byes.front().round, 4);
    QVERIFY(parts[0].participants[0].byes.empty());
    for (const Tournament& part : parts) {
        QVERIFY(part.header.mode == engine::TournamentMode::Free);
        QVERIFY(part.header.externalId.empty() && part.header.acceptances.empty());
        QVERIFY(engine::breaksOf(part, 8 * 7).empty());
    }
    QVERIFY(parts[0].indexOf(ParticipantNumber(9)) && !parts[1].indexOf(ParticipantNumber(9)));
}

// RULE: WO2026 2.2.2, 4.2.4.4: whatever is parted, the points of the parts are those of the whole.
void TestTournamentParts::losesNothing()
{
    std::mt19937 random(17);
    for (int run = 0; run < 200; ++run) {
        Tournament whole = season();
        std::shuffle(whole.games.begin(), whole.games.end(), random);
        whole.games.erase(whole.games.begin() + static_cast<std::ptrdiff_t>(random() % whole.games.size()),
                          whole.games.end());
        for (engine::Game& game : whole.games) {
            if (random() % 4 == 0)
                game.date = whole.header.start->plusDays(static_cast<int>(random() % 120));
            if (random() % 6 == 0)
                game.date.reset();
            if (random() % 10 == 0)
                game.round.reset();
        }
        const std::vector<std::vector<Tournament>> all{
            app::splitAtBreaks(whole, engine::breaksOf(whole, 5)), app::splitIntoGroups(whole),
            app::splitAfterRound(whole, static_cast<int>(random() % 7) + 1)};
        for (const auto& parts : all) {
            QCOMPARE(gamesOf(parts), whole.games.size());
            for (const engine::Participant& person : whole.participants) {
                int halves = 0;
                int places = 0;
                for (const Tournament& part : parts) {
                    halves += pointsOf(part, person.number).halfPoints();
                    places += part.indexOf(person.number) ? 1 : 0;
                }
                QCOMPARE(halves, pointsOf(whole, person.number).halfPoints());
                QVERIFY(places >= 1);
            }
            for (const Tournament& part : parts) {
                for (const engine::Game& game : part.games)
                    QVERIFY(part.indexOf(game.white) && part.indexOf(game.black) &&
                            game.round.value_or(1) >= 1);
            }
        }
    }
}

// RULE: WO2026 4.2.4.4 (preliminaries and finals, play-offs)
void TestTournamentParts::partsAfterARound()
{
    Tournament whole = season();
    QVERIFY(app::hasRoundsToSplit(whole));
    auto parts = app::splitAfterRound(whole, 6);
    QCOMPARE(parts[0].games.size(), 24U);
    QCOMPARE(parts[1].games.size(), 4U);
    QCOMPARE(parts[1].games.front().round, 1);
    for (engine::Game& game : whole.games)
        game.date.reset();
    parts = app::splitAfterRound(whole, 6);
    QVERIFY(!parts[0].header.end && !parts[1].header.start); // nobody knows; nothing is guessed
    QVERIFY(parts[1].header.end == whole.header.end);
    whole.games.front().round.reset();
    QVERIFY(!app::hasRoundsToSplit(whole));
}

// RULE: WO2026 4.2.4.4
void TestTournamentParts::partsIntoGroups()
{
    TournamentBuilder builder;
    for (int i = 0; i < 7; ++i)
        builder.rated(1500 + i);
    builder.tournament.header.start = Date::tryFrom(2026, 11, 1);
    builder.tournament.header.mode = engine::TournamentMode::RoundRobin;
    builder.game(5, 2, engine::kWhiteWins).date = Date::tryFrom(2026, 11, 5);
    builder.game(2, 6, engine::kDrawn).date = Date::tryFrom(2026, 11, 6);
    builder.game(1, 3, engine::kDrawn);
    const auto parts = app::splitIntoGroups(builder.tournament);
    QCOMPARE(parts.size(), 2U);
    QCOMPARE(parts[0].games.size(), 1U);
    QCOMPARE(parts[0].participants.size(), 4U); // with those who play nowhere
    QCOMPARE(parts[1].participants.size(), 3U);
    QVERIFY(parts[0].header.end == builder.tournament.header.end);
    QVERIFY(parts[1].header.start == Date::tryFrom(2026, 11, 5));
    QVERIFY(parts[1].header.end == Date::tryFrom(2026, 11, 6));
    QVERIFY(parts[1].header.mode == engine::TournamentMode::RoundRobin);
    QCOMPARE(app::splitIntoGroups(season()).size(), 1U);
    QCOMPARE(app::splitIntoGroups(Tournament()).size(), 1U);
}

// RULE: WO2026 2.2.2, 4.2.4.3: each half of a season has its own matches, and everybody who may play in them;
// joined again they are the season.
void TestTournamentParts::partsTheScheduleOfALeague()
{
    TournamentBuilder builder;
    engine::TournamentHeader& header = builder.tournament.header;
    header.kind = engine::TournamentKind::Team;
    header.boards = 1;
    for (const char* team : {"Adler", "Buche"}) {
        engine::Team& added = header.teams.emplace_back(engine::Team{team});
        for (int board = 1; board <= 2; ++board) {
            engine::Participant& player = builder.rated(1500 + 10 * board);
            player.name = std::string(team) + ", " + std::to_string(board);
            player.team = team;
            added.lineup.push_back({board, player.number});
        }
    }
    const Date days[]{*Date::tryFrom(2026, 9, 6), *Date::tryFrom(2026, 9, 27), *Date::tryFrom(2027, 1, 17),
                      *Date::tryFrom(2027, 2, 7)};
    for (int round = 1; round <= 4; ++round) {
        const Date day = days[round - 1];
        header.schedule.push_back(
            {round, round % 2 == 1 ? "Adler" : "Buche", round % 2 == 1 ? "Buche" : "Adler", day});
        if (round == 4)
            continue; // not played yet
        engine::Game& game = builder.game(1, round < 3 ? 3 : 4, engine::kDrawn);
        game.round = round;
        game.board = 1;
        game.date = day;
    }
    engine::settleTeams(builder.tournament);
    header.rounds = 4;
    header.start = days[0];
    header.end = days[3];
    const auto parts = app::splitAtBreaks(builder.tournament, engine::breaksOf(builder.tournament, 56));
    QCOMPARE(parts.size(), 2U);
    for (const Tournament& part : parts) {
        QCOMPARE(part.header.schedule.size(), 2U);
        QCOMPARE(part.header.schedule.front().round, 1);
        QCOMPARE(part.header.schedule.back().round, 2);
        QCOMPARE(part.participants.size(), 4U);
        for (const engine::Team& team : part.header.teams)
            QCOMPARE(team.lineup.size(), 2U);
    }
    QVERIFY(parts[0].header.schedule.back().date == days[1] &&
            parts[1].header.schedule.back().date == days[3]);
    QVERIFY(parts[0].header.end == days[1] && parts[1].header.start == days[2]);
    QVERIFY(app::splitAfterRound(builder.tournament, 1)[0].header.schedule.size() == 1);
    const auto joined = app::joined(parts);
    QVERIFY(joined.tournament.header.schedule == header.schedule);
    QVERIFY(joined.tournament.header.teams == header.teams);
    QCOMPARE(app::splitIntoGroups(builder.tournament).front().header.schedule.size(), 4U);
}

void TestTournamentParts::lettersOfNamesStayWhole()
{
    Tournament whole = season();
    for (const std::size_t length : {196U, 197U, 198U, 199U}) {
        whole.header.name = std::string(length - 1, 'a') + "ü" + std::string(20, 'b');
        const std::string name = app::splitAfterRound(whole, 3).front().header.name;
        QVERIFY(name.size() <= engine::kLongestText);
        QVERIFY(QString::fromStdString(name).toStdString() == name && name.ends_with(" (1)"));
    }
}

// RULE: WO2026 3.7: every part begins with what the one before left its players with.
void TestTournamentParts::entersWithWhatThePartBeforeLeft()
{
    const Tournament whole = season();
    auto parts = app::splitAtBreaks(whole, engine::breaksOf(whole, 56));
    app::chainEntries(parts, app::shippedRules());
    const auto after = app::participantsForNextEdition({parts[0], {}}, parts[1].header, app::shippedRules());
    int changed = 0;
    for (const engine::Participant& person : parts[1].participants) {
        const auto left = std::ranges::find(after, person.number, &engine::Participant::number);
        QVERIFY(app::entryOf(person) == app::entryOf(*left));
        changed += person.rating == whole.participants[*whole.indexOf(person.number)].rating ? 0 : 1;
        QCOMPARE(person.index, 21);
    }
    QVERIFY(changed > 4);
}

ZAHLMEISTER_TEST(TestTournamentParts, QCoreApplication)

} // namespace tst_tournamentparts

#include "tst_tournamentparts.moc"
