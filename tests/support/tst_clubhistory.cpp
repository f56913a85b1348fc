// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>

#include <QTest>

#include "app/chronicle/chronicle.h"
#include "tests/support/clubhistory.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_clubhistory {

using namespace zahlmeister;
using app::EntryChangeKind;

/// The made-up club must hold what tests of cards, lists and statistics look for.
class TestClubHistory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isTheSameEveryTime();
    void hasTenYearsOfTournaments();
    void everyTournamentCanBeEvaluated();
    void personsAreKnownAgain();
    void holdsEveryKindOfEntry();
    void membersEnterAsTheyLeft();

private:
    std::vector<engine::Tournament> m_tournaments;
    app::Chronicle m_chronicle;
};

void TestClubHistory::initTestCase()
{
    m_tournaments = tests::clubHistory();
    std::vector<app::ChronicleTournament> chain;
    for (const engine::Tournament& one : m_tournaments)
        chain.push_back({engine::TournamentId(static_cast<std::int64_t>(chain.size()) + 1), one});
    m_chronicle = app::chronicleOf(app::shared(std::move(chain)),
                                   std::make_shared<engine::RuleCatalog>(tests::shippedRules()));
}

void TestClubHistory::isTheSameEveryTime()
{
    QVERIFY(tests::clubHistory() == m_tournaments);
    QVERIFY(tests::clubHistory({.seed = 2}) != m_tournaments);
}

void TestClubHistory::hasTenYearsOfTournaments()
{
    QCOMPARE(m_tournaments.size(), 60U);
    QCOMPARE(m_tournaments.front().header.end->year(), 2017);
    QCOMPARE(m_tournaments.back().header.end->year(), 2026);
    QVERIFY(std::ranges::is_sorted(m_tournaments, {}, [](const auto& one) { return *one.header.end; }));
    for (const engine::Tournament& one : m_tournaments)
        QVERIFY2(one.games.size() >= 2 * one.participants.size() - 4, one.header.name.c_str());
}

void TestClubHistory::everyTournamentCanBeEvaluated()
{
    QVERIFY(m_chronicle.skipped.empty());
    QCOMPARE(m_chronicle.tournaments.size(), m_tournaments.size());
}

void TestClubHistory::personsAreKnownAgain()
{
    std::set<std::string> names;
    std::size_t members = 0;
    std::size_t longest = 0;
    for (const app::PersonHistory& one : m_chronicle.persons) {
        QVERIFY2(names.insert(one.person().name).second, one.person().name.c_str());
        members += one.person().club == "C0521" ? 1 : 0;
        longest = std::max(longest, one.participations.size());
    }
    QVERIFY2(members >= 60 && members <= 110, std::to_string(members).c_str());
    QVERIFY2(longest >= 20, std::to_string(longest).c_str());
}

void TestClubHistory::holdsEveryKindOfEntry()
{
    std::map<EntryChangeKind, int> kinds;
    int elsewhere = 0;
    int carryOver = 0;
    int used = 0;
    int firstRatings = 0;
    int former = 0;
    for (const app::PersonHistory& one : m_chronicle.persons) {
        for (const app::EntryChange& change : one.entries) {
            ++kinds[change.kind];
            elsewhere += change.elsewhere > 0 ? 1 : 0;
        }
        for (const app::LedgerGame& game : one.ledger) {
            ++carryOver;
            used += game.usedIn ? 1 : 0;
        }
        for (const app::Participation& played : one.participations)
            firstRatings += !played.entry.rating && played.exit.rating ? 1 : 0;
        former += one.person().memberUntil ? 1 : 0;
    }
    QCOMPARE_GT(kinds[EntryChangeKind::Conversion], 50);
    QCOMPARE_GT(kinds[EntryChangeKind::List], 50);
    QCOMPARE_GT(kinds[EntryChangeKind::Override], 3);
    QCOMPARE_GT(elsewhere, 50);
    QCOMPARE_GT(carryOver, 20);
    QCOMPARE_GT(used, 5);
    QCOMPARE_GT(carryOver, used);
    QCOMPARE_GT(firstRatings, 10);
    QCOMPARE_GT(former, 3);
}

/// Most members are not evaluated elsewhere: their chain has no break.
void TestClubHistory::membersEnterAsTheyLeft()
{
    int breaks = 0;
    int steps = 0;
    for (const app::PersonHistory& one : m_chronicle.persons) {
        if (one.person().club != "C0521")
            continue;
        steps += static_cast<int>(one.participations.size()) - 1;
        breaks +=
            static_cast<int>(std::ranges::count(one.entries, EntryChangeKind::List, &app::EntryChange::kind));
    }
    QVERIFY2(breaks * 8 < steps, std::to_string(breaks).c_str());
}

ZAHLMEISTER_TEST(TestClubHistory, QCoreApplication)

} // namespace tst_clubhistory

#include "tst_clubhistory.moc"
