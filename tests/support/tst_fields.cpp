// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fields.h"
#include "tests/support/testmain.h"

#include <algorithm>
#include <set>

#include <QTest>

namespace tst_fields {

using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

namespace {

using Pairing = std::pair<ParticipantNumber, ParticipantNumber>;

std::set<Pairing> pairings(const Tournament& tournament)
{
    std::set<Pairing> met;
    for (const Game& game : tournament.games)
        met.insert(std::minmax(game.white, game.black));
    return met;
}

} // namespace

/// Benchmarks and property tests are worth what their fields are worth.
class TestFields : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameSeedSameTournament();
    void roundRobinIsComplete();
    void nobodyMeetsTwiceInTheSwissSystem();
    void leagueHasItsSize();
    void anyTournamentIsPossible();
    void anyTournamentReachesTheCorners();
};

void TestFields::sameSeedSameTournament()
{
    const FieldShape shape{.players = 30, .rounds = 7};
    QVERIFY(swissSystem(5, shape) == swissSystem(5, shape));
    QVERIFY(!(swissSystem(5, shape) == swissSystem(6, shape)));
    QVERIFY(anyTournament(77) == anyTournament(77));
    // The generator's numbers are fixed by the standard: this one is the same on every machine.
    QCOMPARE(roundRobin(1, {}).participants.at(0).name, std::string("Krämer 1, Mia"));
}

void TestFields::roundRobinIsComplete()
{
    for (const int players : {1, 2, 5, 16}) {
        const Tournament tournament = roundRobin(3, {.players = players});
        const auto games = static_cast<std::size_t>(players * (players - 1) / 2);
        QCOMPARE(tournament.games.size(), games);
        QCOMPARE(pairings(tournament).size(), games);
    }
}

void TestFields::nobodyMeetsTwiceInTheSwissSystem()
{
    const Tournament tournament = swissSystem(3, {.players = 100, .rounds = 9});
    QCOMPARE(tournament.games.size(), std::size_t(450));
    QCOMPARE(pairings(tournament).size(), std::size_t(450));
}

void TestFields::leagueHasItsSize()
{
    const Tournament tournament = league(3, {.players = 2000}, 8);
    QCOMPARE(tournament.participants.size(), std::size_t(2000));
    QCOMPARE(tournament.games.size(), std::size_t(25 * 45 * 8));
    const auto sameTeam = [&](const Game& game) {
        return tournament.participants.at(*tournament.indexOf(game.white)).team ==
               tournament.participants.at(*tournament.indexOf(game.black)).team;
    };
    QVERIFY(std::none_of(tournament.games.begin(), tournament.games.end(), sameTeam));
}

void TestFields::anyTournamentIsPossible()
{
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Tournament tournament = anyTournament(seed);
        for (const Game& game : tournament.games) {
            QVERIFY(isAllowed(game.result));
            QVERIFY(game.white != game.black);
            QVERIFY(tournament.indexOf(game.white) && tournament.indexOf(game.black));
        }
    }
}

void TestFields::anyTournamentReachesTheCorners()
{
    int empty = 0;
    int matches = 0;
    int nobodyRated = 0;
    int aboutToExpire = 0;
    int halfRated = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Tournament tournament = anyTournament(seed);
        const auto& people = tournament.participants;
        empty += people.empty() ? 1 : 0;
        matches += tournament.header.kind == TournamentKind::Match ? 1 : 0;
        nobodyRated +=
            std::none_of(people.begin(), people.end(), [](const auto& p) { return p.rating; }) ? 1 : 0;
        aboutToExpire += std::any_of(people.begin(), people.end(),
                                     [](const Participant& person) {
                                         return std::any_of(person.carryOver.begin(), person.carryOver.end(),
                                                            [](const CarryOverGame& game) {
                                                                return game.date && game.date->year() == 2024;
                                                            });
                                     })
                             ? 1
                             : 0;
        halfRated += std::any_of(tournament.games.begin(), tournament.games.end(),
                                 [](const Game& game) {
                                     return game.result == kLossAndForfeit || game.result == kDrawAndLoss;
                                 })
                         ? 1
                         : 0;
    }
    QVERIFY(empty > 0);
    QVERIFY(matches > 0);
    QVERIFY(nobodyRated > 10);
    QVERIFY(aboutToExpire > 10);
    QVERIFY(halfRated > 10);
}

ZAHLMEISTER_TEST(TestFields, QCoreApplication)

} // namespace tst_fields

#include "tst_fields.moc"
