// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/livechronicle.h"
#include "app/session/liveroll.h"
#include "app/session/session.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"

namespace tst_liveroll {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

/// The roll of the players while the user goes on.
class TestLiveRoll : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsTheChronicle();
};

void TestLiveRoll::followsTheChronicle()
{
    const QTemporaryDir folder;
    app::Session session;
    QVERIFY(session.openWorkFile(folder.filePath(u"a.zahlmeister"_s)).has_value());
    app::LiveRoll roll(session.chronicle());
    QCOMPARE(roll.roll()->size(), 0U);
    const auto day = [](int month) { return *engine::Date::tryFrom(2027, month, 1); };
    QVERIFY(session.addTournament(wonBy(1, day(3), 1700, 20, 5).tournament).has_value());
    session.chronicle().start();
    QTRY_COMPARE(roll.roll()->size(), 6U);
    QCOMPARE(&roll.roll()->chronicle(), session.chronicle().chronicle().get());
    const auto held = roll.roll();
    QSignalSpy changed(&roll, &app::LiveRoll::changed);
    const engine::TournamentId second = *session.addTournament(wonBy(2, day(6), 1700, 20).tournament);
    QTRY_COMPARE(roll.roll()->size(), 7U);
    QCOMPARE_GT(changed.size(), 0);
    QCOMPARE(held->size(), 6U); // whoever holds it keeps what he saw
    QCOMPARE(roll.roll()->find("held").size(), 1U);
    QVERIFY(session.removeTournament(second).has_value());
    QTRY_COMPARE(roll.roll()->size(), 6U);
    // One that is made while the chronicle is there already begins at once.
    app::LiveRoll late(session.chronicle());
    QTRY_COMPARE(late.roll()->size(), 6U);
}

ZAHLMEISTER_TEST(TestLiveRoll, QCoreApplication)

} // namespace tst_liveroll

#include "tst_liveroll.moc"
