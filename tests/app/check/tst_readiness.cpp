// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/check/readiness.h"
#include "engine/check/check.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_readiness {

using namespace zahlmeister::app;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

namespace {

Tournament complete()
{
    TournamentBuilder builder = flawlessTournament();
    builder.tournament.header.start = builder.tournament.header.end;
    for (Game& game : builder.tournament.games)
        game.date.reset();
    return builder.tournament;
}

std::vector<ReadinessEntry> readinessOf(const Tournament& tournament)
{
    const auto choice = shippedRules().choose(tournament.header);
    const auto evaluation = evaluate(tournament, *choice->version);
    return readiness(tournament, check(tournament, *choice, &*evaluation));
}

const ReadinessEntry& entryOf(const std::vector<ReadinessEntry>& entries, ReadinessItem item)
{
    return entries[static_cast<std::size_t>(item)];
}

} // namespace

class TestReadiness : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ready();
    void blocked();
    void toDecide();
    void counts();
};

void TestReadiness::ready()
{
    const auto entries = readinessOf(complete());
    QCOMPARE(entries.size(), std::size(kReadinessItems));
    for (std::size_t at = 0; at < entries.size(); ++at)
        QCOMPARE(entries[at].item, kReadinessItems[at]);
    QVERIFY(isReady(entries));
    QVERIFY(isSubmittable(entries));
}

// RULE: WO2026 6.1.2.1
void TestReadiness::blocked()
{
    Tournament tournament = complete();
    tournament.header.end.reset();
    const auto entries = readinessOf(tournament);
    QCOMPARE(entryOf(entries, ReadinessItem::Dates).state, ReadinessState::Blocked);
    QCOMPARE(entryOf(entries, ReadinessItem::Dates).errors, 1);
    QCOMPARE(entryOf(entries, ReadinessItem::Dates).findings.size(), std::size_t(1));
    QVERIFY(!isReady(entries));
    QVERIFY(!isSubmittable(entries));
}

void TestReadiness::toDecide()
{
    Tournament tournament = complete();
    tournament.header.place.clear();
    auto entry = entryOf(readinessOf(tournament), ReadinessItem::TournamentData);
    QCOMPARE(entry.state, ReadinessState::Decide);
    QCOMPARE(entry.warnings, 1);
    QVERIFY(isSubmittable(readinessOf(tournament)));
    QVERIFY(!isReady(readinessOf(tournament)));
    tournament.header.acceptances = {{"place-missing", "", "Wanderturnier"}};
    entry = entryOf(readinessOf(tournament), ReadinessItem::TournamentData);
    QCOMPARE(entry.state, ReadinessState::Done);
    QCOMPARE(entry.warnings, 0);
    QCOMPARE(entry.accepted, 1);
    QVERIFY(isReady(readinessOf(tournament)));
}

void TestReadiness::counts()
{
    Tournament tournament = complete();
    tournament.participants[1].memberNumber.reset();
    tournament.games[2].result = kNotPlayed;
    const auto entries = readinessOf(tournament);
    QCOMPARE(entryOf(entries, ReadinessItem::Identification).done, 2);
    QCOMPARE(entryOf(entries, ReadinessItem::Identification).total, 3);
    QCOMPARE(entryOf(entries, ReadinessItem::Results).done, 2);
    QCOMPARE(entryOf(entries, ReadinessItem::Results).total, 3);
}

ZAHLMEISTER_TEST(TestReadiness, QCoreApplication)

} // namespace tst_readiness

#include "tst_readiness.moc"
