// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/rules/breaks.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_breaks {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::Date;

class TestBreaks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsFromDayToDay();
    void isNoneWhereARoundHasNoDay();
};

// RULE: WO2026 2.2.2 (a longer break than eight weeks makes the parts tournaments of their own)
void TestBreaks::countsFromDayToDay()
{
    TournamentBuilder builder;
    builder.rated(1500);
    builder.rated(1600);
    QVERIFY(engine::breaksOf(builder.tournament, 0).empty());
    const Date days[]{*Date::tryFrom(2026, 7, 1), *Date::tryFrom(2026, 8, 26), *Date::tryFrom(2026, 10, 22)};
    for (const Date day : days)
        builder.game(1, 2, engine::kDrawn).date = day;
    const auto breaks = engine::breaksOf(builder.tournament, 56);
    QCOMPARE(breaks.size(), 1U); // exactly eight weeks are none
    QVERIFY((breaks.front() == engine::Break{days[1], days[2]}));
    QCOMPARE(breaks.front().days(), 57);
    QCOMPARE(engine::breaksOf(builder.tournament, 0).size(), 2U);
}

// RULE: WO2026 2.2.2
void TestBreaks::isNoneWhereARoundHasNoDay()
{
    TournamentBuilder builder;
    builder.rated(1500);
    builder.rated(1600);
    for (int round = 1; round <= 3; ++round)
        builder.game(1, 2, engine::kDrawn).round = round;
    auto& games = builder.tournament.games;
    games[0].date = Date::tryFrom(2026, 7, 1);
    games[2].date = Date::tryFrom(2026, 12, 1);
    QVERIFY(engine::breaksOf(builder.tournament, 56).empty()); // the second may have been between
    games[1].result = engine::kWhiteWinsByForfeit;
    QCOMPARE(engine::breaksOf(builder.tournament, 56).size(), 1U);
    games[1].result = engine::kDrawn;
    games[1].round = 4;
    QCOMPARE(engine::breaksOf(builder.tournament, 56).size(), 1U);
    games[1].round.reset();
    QVERIFY(engine::breaksOf(builder.tournament, 56).empty());
}

ZAHLMEISTER_TEST(TestBreaks, QCoreApplication)

} // namespace tst_breaks

#include "tst_breaks.moc"
