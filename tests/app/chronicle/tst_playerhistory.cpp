// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/playerhistory.h"
#include "app/rules/shippedrules.h"
#include "app/store/workfile.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_playerhistory {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

constexpr int kNewcomer = 1;

/// A newcomer with three games against rated players, too few for a rating.
engine::Tournament firstTournament()
{
    tests::TournamentBuilder builder;
    builder.tournament.header.name = "Spring Open";
    engine::Participant& newcomer = builder.unrated();
    newcomer.name = "Neu, Nora";
    newcomer.personId = "NU17";
    for (const int rating : {1500, 1600, 1700})
        builder.rated(rating);
    builder.game(kNewcomer, 2, engine::kWhiteWins);
    builder.game(3, kNewcomer, engine::kDrawn);
    builder.game(kNewcomer, 4, engine::kBlackWins);
    builder.game(2, 3, engine::kDrawn);
    builder.game(3, 4, engine::kDrawn);
    return builder.tournament;
}

engine::Participant newcomer()
{
    engine::Participant participant{.number = engine::ParticipantNumber(9)};
    participant.name = "Neu, Nora";
    participant.personId = "NU17";
    return participant;
}

} // namespace

class TestPlayerHistory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatTournamentsMadeOfAPlayer();
    void mergedPlayersHaveOneHistory();
    void bringsCarryOverGames();
    void namesAloneBringNone();
};

void TestPlayerHistory::tellsWhatTournamentsMadeOfAPlayer()
{
    tests::OpenTournament open(firstTournament());
    PlayerStore store(open.workFile());
    QVERIFY(store.addFrom(open.tournament(), *open.evaluation().traced(), *open.evaluation().system())
                .has_value());
    const auto players = store.players().value();
    PlayerHistory history(open.workFile(), open.evaluation().rules());
    for (const Player& player : players) {
        const auto tournaments = history.tournamentsOf(player.id).value();
        QCOMPARE(tournaments.size(), std::size_t{1});
        QCOMPARE(tournaments.front().name, "Spring Open");
        QCOMPARE(tournaments.front().end, open.tournament().header.end);
        const bool isNew = player.name == "Neu, Nora";
        QCOMPARE(tournaments.front().carryOver.size(), isNew ? std::size_t{3} : std::size_t{0});
        QCOMPARE(tournaments.front().oldRating.has_value(), !isNew);
        QCOMPARE(tournaments.front().newRating, isNew ? std::nullopt : player.rating);
    }
}

void TestPlayerHistory::mergedPlayersHaveOneHistory()
{
    engine::Tournament other = firstTournament();
    other.header.name = "Autumn Open";
    other.participants[0].name = "Neu, Eleonora";
    other.participants[0].personId.clear();
    tests::OpenTournament open(firstTournament());
    QVERIFY(open.workFile().addTournament(other).has_value());
    PlayerStore store(open.workFile());
    const auto kept = store.add({.name = "Neu, Nora", .personId = "NU17", .birthYear = 1980}).value();
    const auto gone = store.add({.name = "Neu, Eleonora", .birthYear = 1980}).value();
    const auto count = [&](PlayerId id) {
        return PlayerHistory(open.workFile(), open.evaluation().rules()).tournamentsOf(id).value().size();
    };
    QCOMPARE(count(kept), std::size_t{1});
    QVERIFY(store.merge(kept, gone).has_value());
    QCOMPARE(count(kept), std::size_t{2});
    QVERIFY(store.undoMerge().has_value());
    QCOMPARE(count(kept), std::size_t{1});
}

// RULE: WO2026 3.4.2
void TestPlayerHistory::bringsCarryOverGames()
{
    tests::OpenTournament open(firstTournament());
    const engine::TournamentId current(999);
    const auto end = open.tournament().header.end;
    const auto later = engine::Date::tryFrom(end->year() + 1, 1, 31);
    PlayerHistory history(open.workFile(), open.evaluation().rules());
    const auto games = history.carryOverFor(newcomer(), current, later).value();
    QCOMPARE(games.size(), std::size_t{3});
    for (const engine::CarryOverGame& game : games)
        QCOMPARE(game.date, end);
    // Not into itself, not into an earlier tournament, and not before it is known when this one ends.
    QVERIFY(history.carryOverFor(newcomer(), open.document().id(), later).value().empty());
    QVERIFY(history.carryOverFor(newcomer(), current, end).value().empty());
    QVERIFY(history.carryOverFor(newcomer(), current, {}).value().empty());
}

void TestPlayerHistory::namesAloneBringNone()
{
    tests::OpenTournament open(firstTournament());
    const auto later = engine::Date::tryFrom(open.tournament().header.end->year() + 1, 1, 31);
    PlayerHistory history(open.workFile(), open.evaluation().rules());
    engine::Participant namesake = newcomer();
    namesake.personId.clear();
    const auto count = [&] {
        return history.carryOverFor(namesake, engine::TournamentId(999), later).value().size();
    };
    QCOMPARE(count(), std::size_t{0});
    namesake.birthYear = 1980;
    namesake.club = "C0505";
    QCOMPARE(count(), std::size_t{3});
    namesake.birthYear = 1981;
    QCOMPARE(count(), std::size_t{0});
    namesake.birthYear = 1980;
    namesake.personId = "NU18";
    QCOMPARE(count(), std::size_t{0});
}

ZAHLMEISTER_TEST(TestPlayerHistory, QCoreApplication)

} // namespace tst_playerhistory

#include "tst_playerhistory.moc"
