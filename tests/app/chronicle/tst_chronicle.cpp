// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/app/chronicle/chain.h"
#include "tests/app/chronicle/chronicles.h"
#include "tests/support/testmain.h"

namespace tst_chronicle {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::Chronicle;
using app::ChronicleTournament;
using app::EntryChangeKind;
using app::PersonHistory;

namespace {

const PersonHistory& person(const Chronicle& chronicle, std::string_view name)
{
    return *app::personsNamed(chronicle, name).front();
}

std::vector<std::int64_t> tournamentsOf(const PersonHistory& history)
{
    std::vector<std::int64_t> ids;
    for (const app::Participation& one : history.participations)
        ids.push_back(one.tournament.value());
    return ids;
}

} // namespace

/// Every player over all his tournaments.
class TestChronicle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsAPlayer();
    void keepsTheLedger();
    void tellsEntries();
    void tellsConversions();
    void tellsMerges();
    void finds();
    void leavesOut();
};

// RULE: WO2026 2.2.3
void TestChronicle::followsAPlayer()
{
    const Chronicle chronicle = chronicleOf(workedChain());
    QCOMPARE(chronicle.persons.size(), std::size_t{16});
    const PersonHistory& p = person(chronicle, "P");
    QCOMPARE(p.id, "1.14");
    QCOMPARE(tournamentsOf(p), (std::vector<std::int64_t>{1, 3, 2}));
    QVERIFY(!p.participations[0].exit.rating && p.participations[0].recorded);
    QCOMPARE(p.participations[1].exit.rating->value(), 1470); // first rating, tournament that came late
    QCOMPARE(p.standing().rating->value(), 1495);
    QCOMPARE(p.standing().index, std::optional(2));
    QVERIFY(p.entries.empty());                      // every entry follows from the tournament before
    const PersonHistory& n = person(chronicle, "N"); // no member
    QVERIFY(!n.standing().rating && !n.participations.back().recorded);
}

// RULE: WO2026 3.4.2, 4.1.1
void TestChronicle::keepsTheLedger()
{
    const Chronicle chronicle = chronicleOf(workedChain());
    const PersonHistory& p = person(chronicle, "P");
    QCOMPARE(p.ledger.size(), std::size_t{4});
    QVERIFY(!p.ledger[0].tournament); // from before
    QCOMPARE(p.ledger[0].expires, std::optional(day(2028, 7, 1)));
    QCOMPARE(p.ledger[2].tournament, std::optional(engine::TournamentId(1)));
    QCOMPARE(p.ledger[2].game.opponentRating.value(), 1640);
    QCOMPARE(p.ledger[2].expires, std::optional(day(2028, 12, 12)));
    for (const app::LedgerGame& game : p.ledger)
        QCOMPARE(game.usedIn, std::optional(engine::TournamentId(3)));

    // Without the late tournament two games have expired when they are wanted.
    std::vector<ChronicleTournament> onTime{example(), secondTournament()};
    const auto recalculation = app::recalculate(onTime, app::shippedRules());
    for (const auto& change : recalculation.tournaments[1].changes)
        app::putEntry(onTime[1].tournament.participants[*onTime[1].tournament.indexOf(change.number)],
                      change.entryAfter);
    const Chronicle shorter = chronicleOf(onTime);
    const PersonHistory& later = person(shorter, "P");
    QVERIFY(!later.ledger[0].usedIn && !later.ledger[1].usedIn);
    QCOMPARE(later.ledger[3].usedIn, std::optional(engine::TournamentId(2)));
}

// RULE: WO2026 2.2.4, 6.4.2
void TestChronicle::tellsEntries()
{
    ChronicleTournament first = wonBy(1, day(2027, 3, 1), 1700, 20);
    const auto left = evaluated(first, app::shippedRules());
    ChronicleTournament listed = wonBy(2, day(2027, 6, 1), 1790, *left.newIndex + 3);
    ChronicleTournament byHand = wonBy(3, day(2027, 9, 1), 1600, 30);
    heroOf(byHand).overrides = {{engine::ListedValue::Rating, 1790, 1600, "as the federation says"}};
    const Chronicle chronicle = chronicleOf({first, listed, byHand});
    const PersonHistory& hero = person(chronicle, "NU0000001");
    QCOMPARE(hero.entries.size(), std::size_t{2});
    QVERIFY(hero.entries[0].kind == EntryChangeKind::List);
    QCOMPARE(hero.entries[0].elsewhere, 3);
    QCOMPARE(hero.entries[0].before.rating->value(), *left.newRating);
    QCOMPARE(hero.entries[0].after.rating->value(), 1790);
    QVERIFY(hero.entries[1].kind == EntryChangeKind::Override);
    QCOMPARE(hero.entries[1].reason, "as the federation says");
    QCOMPARE(hero.entries[1].elsewhere, 0);
}

// RULE: WO2026 Anhang 4
void TestChronicle::tellsConversions()
{
    const ChronicleTournament before = wonBy(1, day(2026, 3, 1), 1400, 20);
    const auto left = evaluated(before, app::shippedRules());
    ChronicleTournament after = wonBy(2, day(2026, 9, 1), {}, {});
    const auto recalculation = app::recalculate({before, after}, app::shippedRules());
    app::putEntry(heroOf(after), recalculation.tournaments[1].changes.front().entryAfter);
    const Chronicle chronicle = chronicleOf({after, before});
    const PersonHistory& hero = person(chronicle, "held, hans");
    QCOMPARE(hero.entries.size(), std::size_t{1});
    QVERIFY(hero.entries[0].kind == EntryChangeKind::Conversion);
    QCOMPARE(hero.entries[0].date, day(2026, 6, 8));
    QCOMPARE(hero.entries[0].before.rating->value(), *left.newRating);
    QCOMPARE(hero.entries[0].after.index, std::optional(*left.newIndex + 1));
}

void TestChronicle::tellsMerges()
{
    const ChronicleTournament first = wonBy(1, day(2027, 3, 1), 1700, 20);
    ChronicleTournament second = wonBy(2, day(2027, 6, 1), 1500, 4);
    heroOf(second).name = "Held-Sieger, Hans";
    heroOf(second).personId = "NU0000002"; // another person, by all that his data tell
    ChronicleTournament third = wonBy(3, day(2027, 9, 1), 1790, 30);
    heroOf(third).personId = "NU0000002";
    const app::PersonDecision same{.id = 1,
                                   .kind = app::PersonDecisionKind::Same,
                                   .one = {engine::TournamentId(1), kHero, "Held, Hans"},
                                   .other = {engine::TournamentId(2), kHero, "Held-Sieger, Hans"},
                                   .reason = "married"};
    const auto merged = [&](const app::PersonDecision& decision) {
        return chronicleOf({first, second, third}, {decision});
    };
    const Chronicle chronicle = merged(same);
    const PersonHistory& hero = person(chronicle, "NU0000002");
    QCOMPARE(hero.entries.size(), std::size_t{2});
    QVERIFY(hero.entries[0].kind == EntryChangeKind::Merge);
    QCOMPARE(hero.entries[0].reason, "married");
    QCOMPARE(hero.entries[0].before.rating, hero.participations[0].exit.rating);
    QCOMPARE(hero.entries[0].after.rating->value(), 1500);
    QVERIFY(hero.entries[1].kind == EntryChangeKind::List); // of one person already
    app::PersonDecision turned = same;
    std::swap(turned.one, turned.other);
    const Chronicle again = merged(turned);
    QVERIFY(person(again, "NU0000002").entries[0].kind == EntryChangeKind::Merge);
}

void TestChronicle::finds()
{
    std::vector<ChronicleTournament> tournaments{wonBy(1, day(2027, 3, 1), 1700, 20)};
    heroOf(tournaments[0]).name = "Größe, Änne";
    heroOf(tournaments[0]).fideId = 4600001;
    heroOf(tournaments[0]).clubName = "SF Übach";
    const Chronicle chronicle = chronicleOf(tournaments);
    for (const char* text : {"groesse", "Anne", "übach", "4600001", "NU0000001"})
        QVERIFY2(app::personsWith(chronicle, text).size() == 1, text);
    QCOMPARE(app::personsWith(chronicle, "").size(), std::size_t{2});
    QVERIFY(app::personsWith(chronicle, "nobody").empty());
    QCOMPARE(app::personsNamed(chronicle, "1.1").size(), std::size_t{1});
    QVERIFY(app::personsNamed(chronicle, "Größe").empty()); // a whole name
}

void TestChronicle::leavesOut()
{
    ChronicleTournament undated = wonBy(1, day(2027, 3, 1), 1700, 20);
    undated.tournament.header.end.reset();
    ChronicleTournament withComputer = wonBy(2, day(2027, 3, 1), 1700, 20);
    withComputer.tournament.participants.back().computer = true;
    const Chronicle chronicle = chronicleOf({undated, withComputer});
    QCOMPARE(chronicle.skipped.size(), std::size_t{1});
    QCOMPARE(chronicle.persons.size(), std::size_t{1});
}

ZAHLMEISTER_TEST(TestChronicle, QCoreApplication)

} // namespace tst_chronicle

#include "tst_chronicle.moc"
