// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/chain/personindex.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"

namespace tst_personindex {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::PersonDecision;
using app::PersonDecisionKind;
using app::PersonIndex;
using app::PersonPlace;

namespace {

engine::Date day(int month)
{
    return *engine::Date::tryFrom(2027, month, 1);
}

/// Three tournaments in which the hero takes part, in the last one under another name and id.
std::vector<app::ChronicleTournament> threeTournaments()
{
    std::vector<app::ChronicleTournament> all{wonBy(1, day(3), 1700, 20), wonBy(2, day(6), 1700, 20),
                                              wonBy(3, day(9), 1700, 20)};
    heroOf(all[2]).name = "Held-Lang, Hans";
    heroOf(all[2]).personId = "NU0000002";
    return all;
}

PersonPlace heroIn(const app::ChronicleTournament& one)
{
    return {one.id, kHero, one.tournament.participants.front().name};
}

/// The persons of the heroes of the tournaments.
std::vector<std::optional<std::size_t>> heroes(const std::vector<app::ChronicleTournament>& tournaments,
                                               const std::vector<PersonDecision>& decisions)
{
    const PersonIndex index(app::shared(tournaments), decisions);
    std::vector<std::optional<std::size_t>> persons;
    for (std::size_t i = 0; i < tournaments.size(); ++i)
        persons.push_back(index.of(i).front());
    return persons;
}

using Persons = std::vector<std::optional<std::size_t>>;

} // namespace

/// Who is who, and what the referee decided about it.
class TestPersonIndex : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersPersonsAsTheyAppear();
    void leavesComputersOut();
    void makesTwoOne();
    void makesOneTwo();
    void forgetsSeatsOfOthers();
};

void TestPersonIndex::numbersPersonsAsTheyAppear()
{
    const auto tournaments = threeTournaments();
    QCOMPARE(heroes(tournaments, {}), (Persons{0, 0, 3}));
    const PersonIndex index(app::shared(tournaments));
    QCOMPARE(index.size(), std::size_t{5});
    QCOMPARE(index.of(1)[1], std::optional(std::size_t{2}));
}

void TestPersonIndex::leavesComputersOut()
{
    auto tournaments = threeTournaments();
    heroOf(tournaments[0]).computer = true;
    QCOMPARE(heroes(tournaments, {}), (Persons{std::nullopt, 1, 3}));
}

void TestPersonIndex::makesTwoOne()
{
    const auto tournaments = threeTournaments();
    const PersonDecision same{1, PersonDecisionKind::Same, heroIn(tournaments[0]), heroIn(tournaments[2])};
    QCOMPARE(heroes(tournaments, {same}), (Persons{0, 0, 0}));
    QCOMPARE(PersonIndex(app::shared(tournaments), {same}).size(), std::size_t{4});
}

void TestPersonIndex::makesOneTwo()
{
    const auto tournaments = threeTournaments();
    const PersonPlace second = heroIn(tournaments[1]);
    const PersonDecision apart{1, PersonDecisionKind::Apart, second, second};
    QCOMPARE(heroes(tournaments, {apart}), (Persons{0, 2, 4}));
    // Two seats of the same other person.
    const PersonDecision also{2, PersonDecisionKind::Apart, heroIn(tournaments[0]), second};
    const Persons both = heroes(tournaments, {apart, also});
    QCOMPARE(both[0], both[1]);
    QVERIFY(both[1] != both[2]);
    // He is somebody whom another id names.
    const PersonDecision same{3, PersonDecisionKind::Same, second, heroIn(tournaments[2])};
    const Persons joined = heroes(tournaments, {apart, same});
    QVERIFY(joined[0] != joined[1]);
    QCOMPARE(joined[1], joined[2]);
}

void TestPersonIndex::forgetsSeatsOfOthers()
{
    const auto tournaments = threeTournaments();
    PersonPlace other = heroIn(tournaments[2]);
    other.name = "Jemand, Anders";
    const PersonDecision same{1, PersonDecisionKind::Same, heroIn(tournaments[0]), other};
    QCOMPARE(heroes(tournaments, {same}), (Persons{0, 0, 3}));
    const PersonDecision gone{
        2, PersonDecisionKind::Same, heroIn(tournaments[0]), {engine::TournamentId(9), kHero, "Held, Hans"}};
    QCOMPARE(heroes(tournaments, {gone}), (Persons{0, 0, 3}));
}

ZAHLMEISTER_TEST(TestPersonIndex, QCoreApplication)

} // namespace tst_personindex

#include "tst_personindex.moc"
