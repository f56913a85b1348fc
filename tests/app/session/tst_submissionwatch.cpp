// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/session.h"
#include "app/session/submissionwatch.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"

namespace tst_submissionwatch {

using namespace zahlmeister;
using namespace Qt::StringLiterals;

namespace {

class TestSubmissionWatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void followsTheOpenTournament();
    void comparesTheOthersLater();
    void followsTheWorkFile();

private:
    void submit(engine::TournamentId id);
    void rate(int rating);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Session> m_session;
};

} // namespace

void TestSubmissionWatch::init()
{
    m_session.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"a.zahlmeister"_s)).has_value());
    QVERIFY(m_session->addTournament(tests::woExample()).has_value());
}

void TestSubmissionWatch::submit(engine::TournamentId id)
{
    const auto stored = m_session->workFile()->tournament(id);
    const app::SubmissionRecord record{
        *engine::Date::tryFrom(2026, 11, 21), {}, "uuid", stored->tournament, "{}"};
    QVERIFY(
        app::recordSubmission(*m_session->workFile(), id, record, [] { return Result<void>(); }).has_value());
}

void TestSubmissionWatch::rate(int rating)
{
    engine::Participant participant = m_session->document()->tournament().participants[0];
    participant.rating = engine::Rating(rating);
    QVERIFY(m_session->document()
                ->apply({{app::EditKind::Participant, {}}, {app::PutParticipant{participant}}})
                .has_value());
}

void TestSubmissionWatch::followsTheOpenTournament()
{
    app::SubmissionWatch watch(*m_session);
    const auto id = m_session->document()->id();
    QVERIFY(!watch.stateOf(id));
    rate(2000);
    submit(id);
    QSignalSpy spy(&watch, &app::SubmissionWatch::changed);
    watch.refresh();
    QCOMPARE(spy.count(), 1);
    QVERIFY(watch.stateOf(id) ==
            (app::SubmissionState{{*engine::Date::tryFrom(2026, 11, 21), true, {}}, false}));
    rate(2001);
    QVERIFY(watch.stateOf(id)->changed);
    QCOMPARE(spy.count(), 2);
    rate(2002);
    QCOMPARE(spy.count(), 2); // it was changed already
    // Undone, it is again what was submitted.
    QVERIFY(m_session->document()->undo().has_value());
    QVERIFY(m_session->document()->undo().has_value());
    QVERIFY(!watch.stateOf(id)->changed);
    rate(2003);
    submit(id);
    watch.refresh();
    QVERIFY(!watch.stateOf(id)->changed);
}

void TestSubmissionWatch::comparesTheOthersLater()
{
    const auto first = m_session->document()->id();
    submit(first);
    rate(2001);
    QVERIFY(m_session->addTournament(tests::woExample()).has_value());
    submit(m_session->document()->id());
    const app::SubmissionWatch watch(*m_session);
    QCOMPARE(watch.states().size(), std::size_t(2));
    QTRY_VERIFY(watch.stateOf(first)->changed);
    QVERIFY(!watch.stateOf(m_session->document()->id())->changed);
}

void TestSubmissionWatch::followsTheWorkFile()
{
    submit(m_session->document()->id());
    const app::SubmissionWatch watch(*m_session);
    QCOMPARE(watch.states().size(), std::size_t(1));
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"b.zahlmeister"_s)).has_value());
    QVERIFY(watch.states().empty());
    QTest::qWait(1); // what was still to be compared is gone with its file
    QVERIFY(watch.states().empty());
}

ZAHLMEISTER_TEST(TestSubmissionWatch, QCoreApplication)

} // namespace tst_submissionwatch

#include "tst_submissionwatch.moc"
