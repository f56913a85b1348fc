// SPDX-License-Identifier: GPL-3.0-or-later
// Document 000, 3.4.3, second paragraph: tournaments of the year before somebody joined.
#include <QTest>

#include "app/chronicle/reading/afterwards.h"
#include "app/chronicle/reading/impact.h"
#include "app/rules/shippedrules.h"
#include "tests/app/chronicle/chain.h"
#include "tests/app/chronicle/chronicles.h"
#include "tests/support/testmain.h"

namespace tst_afterwards {

using namespace zahlmeister;
using namespace zahlmeister::tests;

namespace {

engine::Date day(int year, int month)
{
    return *engine::Date::tryFrom(year, month, 1);
}

/// The hero plays as a non-member in May and October 2027 and in March 2026, and joins before January 2028.
std::vector<app::ChronicleTournament> joined()
{
    std::vector<app::ChronicleTournament> all{
        wonBy(1, day(2026, 3), {}, {}, 6), wonBy(2, day(2027, 5), {}, {}, 6),
        wonBy(3, day(2027, 10), {}, {}, 6), wonBy(4, day(2028, 1), {}, {}, 6),
        wonBy(5, day(2028, 3), {}, {}, 6)};
    for (std::size_t i = 0; i < 3; ++i) {
        heroOf(all[i]).member = false;
        heroOf(all[i]).identity = engine::Identity::TextOnly;
    }
    return all;
}

} // namespace

class TestAfterwards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheYearBefore();
    void findsNothingForOthers();
    void showsWhatItWouldChange();
};

void TestAfterwards::findsTheYearBefore()
{
    const auto seats = app::seatsBeforeMembership(chronicleOf(joined()), engine::TournamentId(4), kHero);
    QCOMPARE(seats.size(), std::size_t(2));
    QVERIFY((seats[0] == app::SeatBefore{engine::TournamentId(2), kHero, "T2", day(2027, 5)}));
    QCOMPARE(seats[1].tournament.value(), std::int64_t(3));
    // Two months later the first of them is within the year as well, and what he played as a member is none.
    QCOMPARE(app::seatsBeforeMembership(chronicleOf(joined()), engine::TournamentId(5), kHero).size(),
             std::size_t(2));
    auto later = joined();
    later[3].tournament.header.end = day(2028, 6);
    later.pop_back();
    QCOMPARE(app::seatsBeforeMembership(chronicleOf(later), engine::TournamentId(4), kHero).size(),
             std::size_t(1));
}

void TestAfterwards::findsNothingForOthers()
{
    const auto all = joined();
    QVERIFY(app::seatsBeforeMembership(chronicleOf(all), engine::TournamentId(3), kHero).empty());
    QVERIFY(
        app::seatsBeforeMembership(chronicleOf(all), engine::TournamentId(4), engine::ParticipantNumber(2))
            .empty());
    QVERIFY(app::seatsBeforeMembership(chronicleOf(all), engine::TournamentId(9), kHero).empty());
}

/// Evaluated in October he has a rating, with which he enters in January.
void TestAfterwards::showsWhatItWouldChange()
{
    const auto all = app::shared(joined());
    const auto chronicle = app::chronicleOf(all, app::shippedRulesShared());
    const auto seats = app::seatsBeforeMembership(chronicle, engine::TournamentId(4), kHero);
    const engine::Participant& member = all[3]->tournament.participants.front();
    const auto changed = app::evaluatedAfterwards(all, seats, member);
    QVERIFY(!all[2]->tournament.participants.front().member); // the others keep theirs
    QVERIFY(changed[2]->tournament.participants.front().member);
    QCOMPARE(changed[2]->tournament.participants.front().personId, member.personId);
    QVERIFY(changed[0] == all[0]);
    const auto impact = app::newIn(app::recalculate(changed, app::shippedRules()),
                                   app::recalculate(all, app::shippedRules()));
    const auto entered =
        std::ranges::find(impact.tournaments, engine::TournamentId(4), &app::RecalculatedTournament::id);
    QVERIFY(entered != impact.tournaments.end());
    const auto hero = std::ranges::find(entered->changes, kHero, &app::RecalculatedParticipant::number);
    QVERIFY(hero != entered->changes.end());
    QVERIFY(!hero->entryBefore.rating);
    QVERIFY(hero->entryAfter.rating);
}

ZAHLMEISTER_TEST(TestAfterwards, QCoreApplication)

} // namespace tst_afterwards

#include "tst_afterwards.moc"
