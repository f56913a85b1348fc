// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "app/session/archivelink.h"
#include "app/session/archivepublishing.h"
#include "app/store/archivedrevisions.h"
#include "tests/app/archive/archives.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_archivepublishing {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;
using State = PublicationPreview::State;

namespace {

constexpr int kLong = 20'000; ///< milliseconds that a busy machine may need

QString publisherOf(const engine::TournamentHeader&)
{
    return u"Auswerter, Anton"_s;
}

} // namespace

/// Comparing and publishing beside the window.
class TestArchivePublishing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void publishesWhatIsNew_data() { ArchivePlaces::addEngines(); }
    void publishesWhatIsNew();
    void decidesAConflict_data() { ArchivePlaces::addEngines(); }
    void decidesAConflict();
    void worksOnWithoutTheServer();

private:
    /// A session with three tournaments, of which one has no end yet, connected to an archive.
    void prepare(Session& session, const ArchiveAddress& address)
    {
        QVERIFY(session.openWorkFile(m_places.path(u"%1.zahlmeister"_s.arg(++m_files))).has_value());
        for (int i = 0; i < 3; ++i) {
            engine::Tournament one = flawlessTournament().tournament;
            one.header.name = "T" + std::to_string(i + 1);
            if (i == 2)
                one.header.end.reset();
            QVERIFY(session.addTournament(one).has_value());
        }
        session.closeTournament();
        session.archive().connectTo(address, {});
        QTRY_VERIFY_WITH_TIMEOUT(session.archive().isConnected(), kLong);
    }
    static std::vector<State> statesOf(ArchivePublishing& publishing)
    {
        QSignalSpy compared(&publishing, &ArchivePublishing::compared);
        publishing.compare();
        if (compared.isEmpty() && !compared.wait(kLong))
            qFatal("not compared");
        std::vector<State> states;
        for (const PublishableTournament& one : publishing.tournaments())
            states.push_back(one.preview.state);
        return states;
    }
    static void waitFor(ArchivePublishing& publishing)
    {
        QTRY_VERIFY_WITH_TIMEOUT(!publishing.isRunning(), kLong);
    }
    static void rename(Session& session, engine::TournamentId id, const std::string& name)
    {
        QVERIFY(session.openTournament(id).has_value());
        engine::Tournament after = session.document()->tournament();
        after.header.name = name;
        QVERIFY(session.document()
                    ->apply({{}, editsBetween(session.document()->tournament(), after)})
                    .has_value());
    }

    ArchivePlaces m_places;
    int m_files = 0;
};

void TestArchivePublishing::publishesWhatIsNew()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    Session session;
    prepare(session, archive->database().address());
    ArchivePublishing publishing(session);
    QCOMPARE(statesOf(publishing), (std::vector{State::New, State::New}));
    const auto first = publishing.tournaments()[0].id;
    const auto second = publishing.tournaments()[1].id;
    QSignalSpy published(&publishing, &ArchivePublishing::published);
    publishing.publish({second, first}, publisherOf);
    waitFor(publishing);
    QCOMPARE(published.size(), 2);
    QCOMPARE(statesOf(publishing), (std::vector{State::Published, State::Published}));
    QCOMPARE(publishing.tournaments()[0].preview.revision, 1);
    QVERIFY(publishing.tournaments()[0].preview.publisher.startsWith(u"Auswerter, Anton"_s));
    QVERIFY(!publishing.tournaments()[0].preview.published.isEmpty());
    rename(session, second, "Other");
    QCOMPARE(statesOf(publishing), (std::vector{State::Published, State::Changed}));
    QVERIFY(session.removeTournament(first).has_value());
    QCOMPARE(statesOf(publishing), (std::vector{State::Changed, State::Changed}));
    publishing.publish({first, second}, publisherOf);
    waitFor(publishing);
    QCOMPARE(statesOf(publishing), (std::vector{State::Published, State::Published}));
    QCOMPARE(archive->status()->submissions, 4);
}

void TestArchivePublishing::decidesAConflict()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    Session session;
    prepare(session, archive->database().address());
    ArchivePublishing publishing(session);
    (void)statesOf(publishing);
    const auto id = publishing.tournaments()[0].id;
    publishing.publish({id}, publisherOf);
    waitFor(publishing);
    (void)statesOf(publishing);
    // Somebody else goes on from there.
    Publication other = publishing.tournaments()[0].publication;
    other.submission = uuidOf(99);
    other.tournament->tournament.header.name = "Theirs";
    QVERIFY(archive->publish(other).has_value());
    QCOMPARE(statesOf(publishing)[0], State::Conflict);
    QSignalSpy published(&publishing, &ArchivePublishing::published);
    rename(session, id, "Mine");
    publishing.publish({id}, publisherOf);
    waitFor(publishing);
    QCOMPARE(published.size(), 1);
    QCOMPARE(published[0][1].value<PublicationOutcome>().state, PublicationOutcome::State::Conflict);
    publishing.publish({id}, publisherOf, 2);
    waitFor(publishing);
    QCOMPARE(statesOf(publishing)[0], State::Published);
    QCOMPARE(publishing.tournaments()[0].preview.revision, 3);
    // Theirs once more, and seen: what is here is a change then.
    other.seen = 3;
    other.submission = uuidOf(98);
    QVERIFY(archive->publish(other).has_value());
    QCOMPARE(statesOf(publishing)[0], State::Conflict);
    QVERIFY(publishing.noteSeen(id, 4).has_value());
    QCOMPARE(statesOf(publishing)[0], State::Changed);
}

void TestArchivePublishing::worksOnWithoutTheServer()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto archive = m_places.make(true);
    Session session;
    prepare(session, archive->database().address());
    ArchivePublishing publishing(session);
    (void)statesOf(publishing);
    const auto id = publishing.tournaments()[0].id;
    QSignalSpy failed(&publishing, &ArchivePublishing::failed);
    m_places.server().crash();
    publishing.publish({id, publishing.tournaments()[1].id}, publisherOf);
    waitFor(publishing);
    QCOMPARE(failed.size(), 1); // what follows would not come, either
    QCOMPARE(session.archive().state(), ArchiveLink::State::Lost);
    // The act is kept, so that it is found out.
    QVERIFY(!archivedState(*session.workFile(), session.archive().id(), id)->act.isEmpty());
    rename(session, id, "Edited meanwhile");
    session.archive().reconnect();
    QTRY_VERIFY_WITH_TIMEOUT(session.archive().isConnected(), kLong);
    publishing.publish({id}, publisherOf);
    waitFor(publishing);
    QCOMPARE(statesOf(publishing)[0], State::Published);
    QVERIFY(archivedState(*session.workFile(), session.archive().id(), id)->act.isEmpty());
}

ZAHLMEISTER_TEST(TestArchivePublishing, QCoreApplication)

} // namespace tst_archivepublishing

#include "tst_archivepublishing.moc"
