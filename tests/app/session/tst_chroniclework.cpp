// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/chroniclework.h"
#include "app/session/livechronicle.h"
#include "app/session/session.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"

namespace tst_chroniclework {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

namespace {

engine::Date day(int month)
{
    return *engine::Date::tryFrom(2027, month, 1);
}

} // namespace

/// Recalculations and decisions about persons while a tournament is open.
class TestChronicleWork : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theOpenTournamentFollows();
    void canBeCancelled();
    void personsAreDecidedOn();
    void needsAWorkFile();

private:
    [[nodiscard]] app::LiveChronicle& live() const { return m_session->chronicle(); }
    [[nodiscard]] bool becomesCurrent() const
    {
        return QTest::qWaitFor([this] { return live().isCurrent(); }, 5000);
    }
    [[nodiscard]] int ratingOnShow() const
    {
        return m_session->document()->tournament().participants.front().rating->value();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Session> m_session;
    engine::TournamentId m_second{0};
};

void TestChronicleWork::init()
{
    m_session.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"a.zahlmeister"_s)).has_value());
    QVERIFY(m_session->addTournament(wonBy(1, day(3), 1700, 20, 5).tournament).has_value());
    m_second = *m_session->addTournament(wonBy(2, day(6), 1700, 20).tournament);
    live().start();
    QVERIFY(becomesCurrent());
}

// RULE: WO2026 3.7
void TestChronicleWork::theOpenTournamentFollows()
{
    QVERIFY(m_session->openTournament(m_second).has_value());
    app::TournamentDocument& document = *m_session->document();
    QSignalSpy edited(&document, &app::TournamentDocument::edited);
    QSignalSpy participants(&document, &app::TournamentDocument::participantChanged);
    const auto run = app::storeRecalculation(*m_session, u"late"_s, day(10));
    QVERIFY(run.has_value());
    QVERIFY(ratingOnShow() > 1700);
    QCOMPARE(participants.size(), 2); // of the other it is settled where his entry comes from
    QVERIFY(!edited.isEmpty());
    QCOMPARE(document.undoName()->kind, app::EditKind::Recalculation);
    QVERIFY(becomesCurrent());
    QVERIFY(!live().recalculation()->hasChanges());
    // It is the document's own step now, and can be undone and done again there.
    QVERIFY(document.undo().has_value());
    QCOMPARE(ratingOnShow(), 1700);
    QVERIFY(document.redo().has_value());
    QVERIFY(ratingOnShow() > 1700);

    const auto taken = app::takeBackRecalculation(*m_session, *run);
    QVERIFY(taken.has_value() && taken->changedSince.empty());
    QCOMPARE(ratingOnShow(), 1700);
    QCOMPARE(document.undoName()->args, QStringList{app::kTakenBack});
    QVERIFY(becomesCurrent());
    QVERIFY(live().recalculation()->hasChanges());
}

void TestChronicleWork::canBeCancelled()
{
    QVERIFY(m_session->openTournament(m_second).has_value());
    const auto run = app::storeRecalculation(*m_session, {}, day(10), [] { return false; });
    QCOMPARE(run.error().code, ErrorCode::Cancelled);
    QCOMPARE(ratingOnShow(), 1700);
    QVERIFY(app::recalculationRuns(*m_session->workFile())->empty());
}

void TestChronicleWork::personsAreDecidedOn()
{
    const auto chronicle = live().chronicle();
    const std::size_t persons = chronicle->persons.size();
    const auto kept =
        app::decide(*m_session, app::parting(chronicle->persons.front(), {m_second}, "namesake"), day(10));
    QVERIFY(kept.has_value());
    QVERIFY(!live().isCurrent());
    QVERIFY(becomesCurrent());
    QCOMPARE(live().chronicle()->persons.size(), persons + 1);
    QCOMPARE(live().decisions().size(), std::size_t{1});
    QVERIFY(live().decisions().front().seats == kept->kept->seats);
    QVERIFY(!live().recalculation()->hasChanges()); // the second one is another player's first
    QVERIFY(app::takeBack(*m_session, kept->kept->id).has_value());
    QVERIFY(becomesCurrent());
    QCOMPARE(live().chronicle()->persons.size(), persons);
    QVERIFY(live().recalculation()->hasChanges());
}

void TestChronicleWork::needsAWorkFile()
{
    app::Session none;
    QCOMPARE(app::takeBackRecalculation(none, 1).error().code, ErrorCode::FileNotFound);
    const app::PersonPlace place{m_second, kHero, {}};
    QCOMPARE(app::decide(none, {.kind = app::PersonDecisionKind::Same, .one = place, .other = place}, day(1))
                 .error()
                 .code,
             ErrorCode::FileNotFound);
    QCOMPARE(app::takeBack(none, 1).error().code, ErrorCode::FileNotFound);
}

ZAHLMEISTER_TEST(TestChronicleWork, QCoreApplication)

} // namespace tst_chroniclework

#include "tst_chroniclework.moc"
