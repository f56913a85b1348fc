// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/chroniclesource.h"
#include "app/session/livechronicle.h"
#include "app/session/session.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"

namespace tst_chroniclesource {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::ChronicleSource;

using Question = ChronicleSource::Question<int>;
using Asking = ChronicleSource::Asking;

/// The tournaments of a work file or an archive, asked without waiting.
class TestChronicleSource : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void answersTheNewestQuestion();
    void tellsWhatCannotBePrepared();
    void dropsQuestions();
    void goesWhileItIsAsked();
    void knowsNothingOfTheFileBefore();
    void answersWithoutAnArchive();

private:
    /// Counts persons once it is let go.
    [[nodiscard]] Question countPersons(QSemaphore& gate) const
    {
        return {.chronicle = [&gate]() -> Result<Question::OfChronicle> {
                    return [&gate](const app::Chronicle& chronicle, const Asking& asking) -> Result<int> {
                        gate.acquire();
                        asking.tell(50);
                        return static_cast<int>(chronicle.persons.size());
                    };
                },
                .archive = [] { return Question::OfArchive(); }};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Session> m_session;
};

void TestChronicleSource::init()
{
    m_session.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"a.zahlmeister"_s)).has_value());
    QVERIFY(m_session->addTournament(wonBy(1, *engine::Date::tryFrom(2027, 3, 1), 1700, 20, 5).tournament)
                .has_value());
}

void TestChronicleSource::answersTheNewestQuestion()
{
    ChronicleSource source(*m_session, nullptr);
    QSignalSpy changed(&source, &ChronicleSource::changed);
    QVERIFY(source.state() == ChronicleSource::State::Reading && !source.isArchive());
    QTRY_VERIFY(!changed.isEmpty());
    QVERIFY(source.state() == ChronicleSource::State::Ready);
    QSemaphore gate;
    std::vector<int> answers;
    std::vector<int> percents;
    for (int i = 0; i < 3; ++i) {
        source.ask<int>(
            countPersons(gate), [&, i](const Result<int>& found) { answers.push_back(i * 100 + *found); },
            ChronicleSource::Connection::Shared, [&](int percent) { percents.push_back(percent); });
    }
    gate.release(3);
    QTRY_COMPARE(answers.size(), std::size_t(1));
    QTest::qWait(50);
    QCOMPARE(answers, std::vector<int>{206});
    QCOMPARE(percents, std::vector<int>{50});
}

/// The question before is answered no more, either.
void TestChronicleSource::tellsWhatCannotBePrepared()
{
    ChronicleSource source(*m_session, nullptr);
    QTRY_VERIFY(source.state() == ChronicleSource::State::Ready);
    QSemaphore gate;
    int answers = 0;
    source.ask<int>(countPersons(gate), [&](const Result<int>&) { ++answers; });
    Question bad = countPersons(gate);
    bad.chronicle = []() -> Result<Question::OfChronicle> { return failure(ErrorCode::DamagedWorkFile); };
    std::optional<ErrorCode> error;
    source.ask<int>(bad, [&](const Result<int>& found) { error = found.error().code; });
    QCOMPARE(error, ErrorCode::DamagedWorkFile);
    gate.release();
    QTest::qWait(100);
    QCOMPARE(answers, 0);
}

void TestChronicleSource::dropsQuestions()
{
    ChronicleSource source(*m_session, nullptr);
    QTRY_VERIFY(source.state() == ChronicleSource::State::Ready);
    QSemaphore gate;
    int answers = 0;
    source.ask<int>(
        countPersons(gate), [&](const Result<int>&) { ++answers; }, ChronicleSource::Connection::Own,
        [&](int) { ++answers; });
    source.drop();
    gate.release();
    QTest::qWait(100);
    QCOMPARE(answers, 0);
}

void TestChronicleSource::goesWhileItIsAsked()
{
    QSemaphore gate;
    int answers = 0;
    {
        ChronicleSource source(*m_session, nullptr);
        QTRY_VERIFY(source.state() == ChronicleSource::State::Ready);
        source.ask<int>(countPersons(gate), [&](const Result<int>&) { ++answers; });
        gate.release();
    }
    QTest::qWait(50);
    QCOMPARE(answers, 0);
}

/// Its persons would be listed as those of this one.
void TestChronicleSource::knowsNothingOfTheFileBefore()
{
    ChronicleSource source(*m_session, nullptr);
    QTRY_VERIFY(source.state() == ChronicleSource::State::Ready);
    QSignalSpy replaced(&source, &ChronicleSource::replaced);
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"b.zahlmeister"_s)).has_value());
    QCOMPARE(replaced.size(), 1);
    QVERIFY(source.state() == ChronicleSource::State::Reading);
    QVERIFY(m_session->chronicle().chronicle()->persons.empty());
    QTRY_VERIFY(source.state() == ChronicleSource::State::Ready);
    QVERIFY(m_session->chronicle().chronicle()->persons.empty());
}

void TestChronicleSource::answersWithoutAnArchive()
{
    app::ArchiveLink link;
    ChronicleSource source(*m_session, &link);
    QVERIFY(source.state() == ChronicleSource::State::Disconnected && source.isArchive());
    QSemaphore gate;
    Question question = countPersons(gate);
    question.archive = [] { return [](app::Archive&, const Asking&) -> Result<int> { return 1; }; };
    std::optional<ErrorCode> error;
    source.ask<int>(question, [&](const Result<int>& found) { error = found.error().code; });
    QTRY_COMPARE(error, ErrorCode::ArchiveUnreachable);
}

ZAHLMEISTER_TEST(TestChronicleSource, QCoreApplication)

} // namespace tst_chroniclesource

#include "tst_chroniclesource.moc"
