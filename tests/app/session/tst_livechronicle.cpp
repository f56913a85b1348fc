// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/chronicle/recalculationstore.h"
#include "app/session/livechronicle.h"
#include "app/session/session.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"

namespace tst_livechronicle {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::LiveChronicle;

/// The chronicle while the user goes on.
class TestLiveChronicle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void readsOnceItIsWanted();
    void followsTheOpenTournament();
    void followsTheWasteBasket();
    void readsAgain();
    void followsTheWorkFile();

private:
    /// Waits until the chronicle is that of now.
    [[nodiscard]] bool becomesCurrent() const
    {
        return QTest::qWaitFor([this] { return live().isCurrent(); }, 5000);
    }
    [[nodiscard]] LiveChronicle& live() const { return m_session->chronicle(); }
    [[nodiscard]] const app::PersonHistory& hero() const { return live().chronicle()->persons.front(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Session> m_session;
    engine::TournamentId m_first{0};
    engine::TournamentId m_second{0};
};

void TestLiveChronicle::init()
{
    m_session.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"a.zahlmeister"_s)).has_value());
    const auto day = [](int month) { return *engine::Date::tryFrom(2027, month, 1); };
    m_first = *m_session->addTournament(wonBy(1, day(3), 1700, 20, 5).tournament);
    m_second = *m_session->addTournament(wonBy(2, day(6), 1700, 20).tournament);
}

void TestLiveChronicle::readsOnceItIsWanted()
{
    QTest::qWait(50);
    QVERIFY(!live().isCurrent());
    QVERIFY(live().chronicle()->persons.empty());
    QSignalSpy changed(&live(), &LiveChronicle::changed);
    live().start();
    QVERIFY(becomesCurrent());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(live().chronicle()->persons.size(), std::size_t{7});
    QCOMPARE(live().progress(), (std::pair<std::size_t, std::size_t>(2, 2)));
    // He enters the second one as a list had him, not as the first one left him.
    QVERIFY(live().recalculation()->hasChanges());
}

void TestLiveChronicle::followsTheOpenTournament()
{
    live().start();
    QVERIFY(becomesCurrent());
    QCOMPARE(hero().participations.back().exit.rating->value(), 1714);
    QVERIFY(m_session->openTournament(m_second).has_value());
    engine::Participant participant = m_session->document()->tournament().participants.front();
    participant.rating = engine::Rating(1900);
    const auto kept = live().chronicle(); // who has it may keep it
    QVERIFY(m_session->document()
                ->apply({{app::EditKind::Participant, {}}, {app::PutParticipant{participant}}})
                .has_value());
    QVERIFY(!live().isCurrent());
    QVERIFY(becomesCurrent());
    QVERIFY(hero().participations.back().exit.rating->value() > 1900);
    QCOMPARE(kept->persons.front().participations.back().exit.rating->value(), 1714);
    QVERIFY(m_session->document()->undo().has_value());
    QVERIFY(becomesCurrent());
    QCOMPARE(hero().participations.back().exit.rating->value(), 1714);
}

void TestLiveChronicle::followsTheWasteBasket()
{
    live().start();
    QVERIFY(becomesCurrent());
    QVERIFY(m_session->removeTournament(m_first).has_value());
    QVERIFY(!live().isCurrent());
    QVERIFY(becomesCurrent());
    QCOMPARE(hero().participations.size(), std::size_t{1});
    QVERIFY(!live().recalculation()->hasChanges());
    QVERIFY(m_session->restoreTournament(m_first).has_value());
    QVERIFY(becomesCurrent());
    QCOMPARE(hero().participations.size(), std::size_t{2});
}

void TestLiveChronicle::readsAgain()
{
    live().start();
    QVERIFY(becomesCurrent());
    QVERIFY(app::storeRecalculation(*m_session->workFile(), *live().recalculation(), {},
                                    *engine::Date::tryFrom(2027, 10, 1))
                .has_value());
    QVERIFY(live().recalculation()->hasChanges()); // nobody has told it
    live().reread({m_second});
    QVERIFY(!live().isCurrent());
    QVERIFY(becomesCurrent());
    QVERIFY(!live().recalculation()->hasChanges());
}

void TestLiveChronicle::followsTheWorkFile()
{
    live().start();
    QVERIFY(becomesCurrent());
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"b.zahlmeister"_s)).has_value());
    QVERIFY(becomesCurrent());
    QVERIFY(live().chronicle()->persons.empty());
}

ZAHLMEISTER_TEST(TestLiveChronicle, QCoreApplication)

} // namespace tst_livechronicle

#include "tst_livechronicle.moc"
