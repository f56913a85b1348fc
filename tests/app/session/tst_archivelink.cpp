// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSqlDatabase>
#include <QThread>

#include "app/session/archivelink.h"
#include "app/threads/continuecallback.h"
#include "tests/app/archive/archives.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_archivelink {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;
using State = ArchiveLink::State;

namespace {

constexpr int kLong = 20'000; ///< milliseconds that a busy machine may need

} // namespace

/// The connection on a thread of its own.
class TestArchiveLink : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void connectsAside_data() { ArchivePlaces::addEngines(); }
    void connectsAside();
    void saysWhyNot();
    void givesUpASilentServer();
    void computes_data() { ArchivePlaces::addEngines(); }
    void computes();
    void stopsARun();
    void asksApartWhatTakesLong_data() { ArchivePlaces::addEngines(); }
    void asksApartWhatTakesLong();
    void losesAServerAndFindsItAgain();
    void answersWithoutAConnection();

private:
    ArchivePlaces m_places;
};

void TestArchiveLink::connectsAside()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto address = m_places.make(isServer)->database().address();
    ArchiveLink link;
    QCOMPARE(link.state(), State::None);
    QVERIFY(!link.address());
    link.connectTo(address, {});
    QCOMPARE(link.state(), State::Connecting);
    QTRY_COMPARE_WITH_TIMEOUT(link.state(), State::Connected, kLong);
    QVERIFY(!link.id().isEmpty());
    QVERIFY(link.status().mayPublish && link.status().mayRecalculate && link.status().isOfAllLevels);
    QCOMPARE(link.status().user.isEmpty(), !isServer);
    QVERIFY(!link.problem());
    link.leave();
    QCOMPARE(link.state(), State::None);
    QVERIFY(!link.address() && link.id().isEmpty());
}

void TestArchiveLink::saysWhyNot()
{
    ArchiveLink link;
    link.connectTo(archiveAddress(u"sqlite:"_s + m_places.path(u"none.archive"_s)).value(), {});
    QTRY_COMPARE_WITH_TIMEOUT(link.state(), State::None, kLong);
    QVERIFY(link.problem());
    QCOMPARE(link.problem()->code, ErrorCode::NotAnArchive);
}

void TestArchiveLink::givesUpASilentServer()
{
    if (!QSqlDatabase::isDriverAvailable(u"QPSQL"_s))
        QSKIP("no driver");
    SilentServer server;
    ArchiveLink link;
    QElapsedTimer timer;
    timer.start();
    link.connectTo(archiveAddress(u"postgresql://nobody@127.0.0.1:%1/none"_s.arg(server.port())).value(), {});
    QVERIFY(timer.elapsed() < 1000);
    QTest::qWait(100);
    QCOMPARE(link.state(), State::Connecting);
    link.cancel();
    QCOMPARE(link.state(), State::None);
    QVERIFY(!link.problem());
    // Another one can be made at once, while the first still waits.
    const auto address = m_places.make(false)->database().address();
    link.connectTo(address, {});
    QTRY_COMPARE_WITH_TIMEOUT(link.state(), State::Connected, kLong);
    server.hangUp(); // what is waiting ends
}

void TestArchiveLink::computes()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    for (int i = 1; i <= 5; ++i) {
        const ChronicleTournament one{.id = engine::TournamentId(i),
                                      .tournament = flawlessTournament().tournament};
        QVERIFY(archive->publish(publicationOf(i, 0, one)).has_value());
    }
    ArchiveLink link;
    link.connectTo(archive->database().address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    QCOMPARE(link.status().waiting, 5);
    std::optional<Result<ArchiveRun>> done;
    link.recalculate(Archive::Extent::Changed, this, [&](const auto& run) { done = run; });
    QVERIFY(link.isBusy());
    QTRY_VERIFY_WITH_TIMEOUT(done, kLong);
    QVERIFY(done->has_value());
    QCOMPARE((*done)->submissions, 5);
    QVERIFY(!link.isBusy());
    QString told;
    link.askInBackground<QString>([](Archive& one, const auto&) -> Result<QString> { return one.id(); }, this,
                                  [&](const Result<QString>& id) { told = id.value(); });
    QVERIFY(!link.isBusy()); // nobody waits for it
    QTRY_COMPARE_WITH_TIMEOUT(told, link.id(), kLong);
    link.refresh();
    QTRY_COMPARE_WITH_TIMEOUT(link.status().waiting, 0, kLong);
}

void TestArchiveLink::stopsARun()
{
    const auto archive = m_places.make(false);
    for (int i = 1; i <= 20; ++i) {
        const ChronicleTournament one{.id = engine::TournamentId(i),
                                      .tournament = flawlessTournament().tournament};
        QVERIFY(archive->publish(publicationOf(i, 0, one)).has_value());
    }
    ArchiveLink link;
    link.connectTo(archive->database().address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    std::optional<Result<ArchiveRun>> done;
    // Who was asked before is waited for: the run begins when it is cancelled already.
    link.ask<bool>(
        [](Archive&, const auto&) -> Result<bool> {
            QThread::msleep(200);
            return true;
        },
        this, [](const auto&) {});
    link.recalculate(Archive::Extent::Changed, this, [&](const auto& run) { done = run; });
    link.cancel();
    QTRY_VERIFY_WITH_TIMEOUT(done, kLong);
    QVERIFY(!done->has_value());
    QCOMPARE(done->error().code, ErrorCode::Cancelled);
    QVERIFY(link.isConnected());
    QCOMPARE(archive->status()->waiting, 20);
}

/// Nobody waits behind it, and it stops when it is given up.
void TestArchiveLink::asksApartWhatTakesLong()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    ArchiveLink link;
    link.connectTo(archive->database().address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    int ended = 0;
    const auto askLong = [&] {
        link.askOnNewConnection<QString>(
            [](Archive& one, const app::ContinueCallback& goesOn) -> Result<QString> {
                while (goesOn())
                    QThread::msleep(5);
                return one.id();
            },
            this, [&](const Result<QString>& id) { ended += id == archive->id() ? 1 : 100; });
    };
    askLong();
    askLong();
    QVERIFY(link.isBusy());
    std::optional<int> schema;
    link.ask<int>([](Archive& one, const auto&) { return one.status().transform(&ArchiveStatus::schema); },
                  this, [&](const Result<int>& told) { schema = *told; });
    QTRY_COMPARE_WITH_TIMEOUT(schema, kArchiveSchema, kLong);
    QCOMPARE(ended, 0);
    QVERIFY(link.isBusy());
    link.cancel();
    QTRY_COMPARE_WITH_TIMEOUT(ended, 2, kLong);
    QVERIFY(!link.isBusy() && link.isConnected());
    // What is asked next is not given up with it.
    std::optional<bool> goesOn;
    askLong();
    link.ask<bool>([](Archive&, const app::ContinueCallback& wanted) -> Result<bool> { return wanted(); },
                   this, [&](const Result<bool>& told) { goesOn = *told; });
    QTRY_COMPARE_WITH_TIMEOUT(goesOn, true, kLong);
    // Who leaves waits for nothing.
    link.leave();
    QVERIFY(!link.isBusy());
    QTRY_COMPARE_WITH_TIMEOUT(ended, 3, kLong);
    askLong();
    QTRY_COMPARE_WITH_TIMEOUT(ended, 103, kLong); // there is no connection
    if (!isServer)
        return;
    // When the server goes away under it, the other connection is looked after.
    link.connectTo(archive->database().address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    std::optional<Error> lost;
    link.askOnNewConnection<int>(
        [this](Archive& one, const auto&) {
            m_places.server().crash();
            return one.status().transform(&ArchiveStatus::schema);
        },
        this, [&](const Result<int>& told) { lost = told.error(); });
    QTRY_VERIFY_WITH_TIMEOUT(lost, kLong);
    QCOMPARE(lost->code, ErrorCode::ArchiveUnreachable);
    QTRY_COMPARE_WITH_TIMEOUT(link.state(), State::Lost, kLong);
}

void TestArchiveLink::losesAServerAndFindsItAgain()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto address = m_places.make(true)->database().address();
    ArchiveLink link;
    link.connectTo(address, {});
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    const QString id = link.id();
    m_places.server().crash();
    link.ping();
    QTRY_COMPARE_WITH_TIMEOUT(link.state(), State::Lost, kLong);
    QCOMPARE(link.problem()->code, ErrorCode::ArchiveUnreachable);
    QCOMPARE(link.id(), id);
    link.reconnect();
    QTRY_COMPARE_WITH_TIMEOUT(link.state(), State::Connected, kLong);
    QVERIFY(!link.problem());
    // Likewise when it goes while somebody waits for an answer.
    m_places.server().crash();
    std::optional<Result<ArchiveRun>> done;
    link.recalculate(Archive::Extent::Changed, this, [&](const auto& run) { done = run; });
    QTRY_VERIFY_WITH_TIMEOUT(done, kLong);
    QCOMPARE(done->error().code, ErrorCode::ArchiveUnreachable);
    QCOMPARE(link.state(), State::Lost);
    QVERIFY(!link.isBusy());
}

void TestArchiveLink::answersWithoutAConnection()
{
    ArchiveLink link;
    std::optional<Result<ArchiveRun>> done;
    link.recalculate(Archive::Extent::Changed, this, [&](const auto& run) { done = run; });
    QVERIFY(!done);
    QTRY_VERIFY(done);
    QCOMPARE(done->error().code, ErrorCode::ArchiveUnreachable);
    // Nobody waits any more: nothing happens.
    auto* gone = new QObject;
    link.recalculate(Archive::Extent::Changed, gone, [](const auto&) { QFAIL("told"); });
    delete gone;
    QTest::qWait(20);
}

ZAHLMEISTER_TEST(TestArchiveLink, QCoreApplication)

} // namespace tst_archivelink

#include "tst_archivelink.moc"
