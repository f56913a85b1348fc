// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/livearchiveshelf.h"

#include <QSignalSpy>

#include "app/identify/persondirectory.h"
#include "tests/app/archive/archives.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"

namespace tst_livearchiveshelf {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;

namespace {

using namespace std::chrono_literals;

constexpr int kLong = 20'000; ///< milliseconds that a busy machine may need

const TournamentDays kDays{engine::Date::tryFrom(2027, 1, 1), engine::Date::tryFrom(2027, 2, 1)};

} // namespace

/// The persons of an archive in memory, in line with it.
class TestLiveArchiveShelf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_published = 0; }
    void isThereWhileThereIsAnArchive_data() { ArchivePlaces::addEngines(); }
    void isThereWhileThereIsAnArchive();
    void bringsRowsThatWereMissed_data() { ArchivePlaces::addEngines(); }
    void bringsRowsThatWereMissed();
    void holdsNobodyUp();
    void followsARecalculation_data() { ArchivePlaces::addEngines(); }
    void followsARecalculation();
    void goesOnWithoutTheServer();
    void changesTheArchive();
    void knowsAnEmptyArchive();
    void canGoAtAnyTime();

private:
    /// Publishes and computes some years of a club.
    void fill(Archive& archive, std::uint64_t seed = 1)
    {
        for (engine::Tournament& one :
             clubHistory({.seed = seed, .members = 12, .years = 1, .firstYear = 2024})) {
            const auto done = archive.publish(publicationOf(
                ++m_published, 0, ChronicleTournament{engine::TournamentId(1), std::move(one)}));
            QVERIFY(done.has_value());
        }
        QVERIFY(archive.recalculate().has_value());
    }
    static std::size_t namesOf(const LiveArchiveShelf& shelf)
    {
        const PersonDirectory directory(shelf.sources({}));
        const NameShelves shelves = directory.shelves(PersonSource::Purpose::Match);
        const NameIndex* index = shelves.index(Shelf::Archive);
        return index ? index->rowCount() : 0;
    }
    /// Looks everybody up.
    /// @return how many rows are there
    static std::size_t lookUp(const PersonDirectory& directory)
    {
        const NameShelves shelves = directory.shelves(PersonSource::Purpose::Match);
        const NameIndex* index = shelves.index(Shelf::Archive);
        std::size_t there = 0;
        for (NameIndex::Row row = 0; index && row < index->rowCount(); ++row)
            there += directory.row({Shelf::Archive, index->id(row)}) ? 1 : 0;
        return there;
    }

    ArchivePlaces m_places;
    std::int64_t m_published = 0;
};

void TestLiveArchiveShelf::isThereWhileThereIsAnArchive()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    fill(*archive);
    ArchiveLink link;
    LiveArchiveShelf shelf(link);
    QSignalSpy changed(&shelf, &LiveArchiveShelf::changed);
    QSignalSpy progressed(&shelf, &LiveArchiveShelf::progressed);
    QVERIFY(shelf.sources({}).empty() && !shelf.progress());
    link.connectTo(archive->address(), {});
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, kLong);
    QVERIFY(!progressed.isEmpty() && !shelf.progress());
    const auto persons = static_cast<std::size_t>(link.status().persons);
    QVERIFY(namesOf(shelf) > 12 && namesOf(shelf) <= persons);
    QVERIFY(!link.isBusy());
    const PersonDirectory held(shelf.sources({}));
    link.leave();
    QCOMPARE(changed.size(), 2);
    QVERIFY(shelf.sources({}).empty());
    // Whoever still has it finds nobody, and waits for nobody.
    QVERIFY(!held.shelves(PersonSource::Purpose::Search).index(Shelf::Archive));
    QVERIFY(!held.row({Shelf::Archive, 1}));
    QCOMPARE(held.missed(), 0U);
}

void TestLiveArchiveShelf::bringsRowsThatWereMissed()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    fill(*archive);
    ArchiveLink link;
    LiveArchiveShelf shelf(link);
    link.connectTo(archive->address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(!shelf.sources({}).empty(), kLong);
    QSignalSpy arrived(&shelf, &LiveArchiveShelf::arrived);
    const PersonDirectory directory(shelf.sources({}), kDays);
    QCOMPARE(lookUp(directory), 0U);
    QCOMPARE(directory.missed(), namesOf(shelf));
    QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), 1, kLong); // all at once
    QCOMPARE(lookUp(directory), namesOf(shelf));
    QCOMPARE(directory.missed(), namesOf(shelf));
}

/// Whoever asks the archive for something else waits for a portion, and whoever identifies for nothing.
void TestLiveArchiveShelf::holdsNobodyUp()
{
    const auto archive = m_places.make(false);
    fill(*archive);
    ArchiveLink link;
    LiveArchiveShelf shelf(link);
    link.connectTo(archive->address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(!shelf.sources({}).empty(), kLong);
    bool isOver = false;
    std::atomic<bool> mayEnd = false;
    link.ask<bool>(
        [&](Archive&, const auto&) -> Result<bool> {
            while (!mayEnd)
                QThread::msleep(1);
            return true;
        },
        this, [&](const auto&) { isOver = true; });
    QSignalSpy arrived(&shelf, &LiveArchiveShelf::arrived);
    const PersonDirectory directory(shelf.sources({}), kDays);
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < 5; ++i) {
        QCOMPARE(lookUp(directory), 0U);
        QTest::qWait(10);
    }
    QVERIFY(timer.elapsed() < kLong && arrived.isEmpty());
    mayEnd = true;
    QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), 1, kLong);
    QVERIFY(isOver);
    QCOMPARE(lookUp(directory), namesOf(shelf));
}

void TestLiveArchiveShelf::followsARecalculation()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    fill(*archive);
    ArchiveLink link;
    LiveArchiveShelf shelf(link);
    shelf.setRhythm(1h, 1h);
    link.connectTo(archive->address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(!shelf.sources({}).empty(), kLong);
    const std::size_t before = namesOf(shelf);
    fill(*archive, 2);
    QSignalSpy changed(&shelf, &LiveArchiveShelf::changed);
    shelf.look();
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, kLong); // other rows
    QCOMPARE(namesOf(shelf), before);                    // and the same names for a while
    shelf.setRhythm(0ms, 10ms);
    LiveArchiveShelf other(link); // without anything in memory
    QVERIFY(other.sources({}).empty());
    link.reconnect();
    QTRY_VERIFY_WITH_TIMEOUT(namesOf(shelf) > before, kLong);
    QTRY_COMPARE_WITH_TIMEOUT(namesOf(other), namesOf(shelf), kLong);
    const int known = static_cast<int>(changed.size());
    QTest::qWait(200);
    QCOMPARE(changed.size(), known); // nothing is read while nothing is computed
}

void TestLiveArchiveShelf::goesOnWithoutTheServer()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto archive = m_places.make(true);
    fill(*archive);
    ArchiveLink link;
    LiveArchiveShelf shelf(link);
    link.connectTo(archive->address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(!shelf.sources({}).empty(), kLong);
    QSignalSpy changed(&shelf, &LiveArchiveShelf::changed);
    QSignalSpy arrived(&shelf, &LiveArchiveShelf::arrived);
    const PersonDirectory directory(shelf.sources({}), kDays);
    const NameShelves shelves = directory.shelves(PersonSource::Purpose::Match);
    const NameIndex& index = *shelves.index(Shelf::Archive);
    QVERIFY(!directory.row({Shelf::Archive, index.id(0)}));
    QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), 1, kLong);
    m_places.server().crash();
    QVERIFY(!directory.row({Shelf::Archive, index.id(1)})); // this is when it is noticed
    QTRY_COMPARE_WITH_TIMEOUT(link.state(), ArchiveLink::State::Lost, kLong);
    QVERIFY(directory.row({Shelf::Archive, index.id(0)})); // what is known stays so
    QVERIFY(!directory.row({Shelf::Archive, index.id(1)}));
    QVERIFY(!directory.row({Shelf::Archive, index.id(2)}));
    QTest::qWait(50);
    QVERIFY(changed.isEmpty());
    QCOMPARE(arrived.size(), 1);
    link.reconnect();
    QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), 2, kLong); // what was wanted meanwhile
    QVERIFY(directory.row({Shelf::Archive, index.id(1)}) && directory.row({Shelf::Archive, index.id(2)}));
    QVERIFY(changed.isEmpty());
}

void TestLiveArchiveShelf::changesTheArchive()
{
    const auto first = m_places.make(false);
    const auto second = m_places.make(false);
    fill(*first);
    for (std::uint64_t seed = 2; seed < 5; ++seed)
        fill(*second, seed);
    ArchiveLink link;
    LiveArchiveShelf shelf(link);
    link.connectTo(first->address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(!shelf.sources({}).empty(), kLong);
    const std::size_t names = namesOf(shelf);
    const PersonDirectory held(shelf.sources({}), kDays);
    static_cast<void>(lookUp(held)); // on the way while another archive comes
    link.connectTo(second->address(), {});
    QVERIFY(shelf.sources({}).empty());
    QTRY_VERIFY_WITH_TIMEOUT(!shelf.sources({}).empty(), kLong);
    QVERIFY(namesOf(shelf) > names);
    QCOMPARE(lookUp(held), 0U);
    QSignalSpy arrived(&shelf, &LiveArchiveShelf::arrived);
    const PersonDirectory directory(shelf.sources({}), kDays);
    QCOMPARE(lookUp(directory), 0U);
    QTRY_VERIFY_WITH_TIMEOUT(!arrived.isEmpty(), kLong);
    QTRY_COMPARE_WITH_TIMEOUT(lookUp(directory), namesOf(shelf), kLong);
}

void TestLiveArchiveShelf::knowsAnEmptyArchive()
{
    const auto archive = m_places.make(false);
    ArchiveLink link;
    LiveArchiveShelf shelf(link);
    link.connectTo(archive->address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(!shelf.sources({}).empty(), kLong);
    const PersonDirectory directory(shelf.sources({}));
    QVERIFY(!directory.shelves(PersonSource::Purpose::Match).index(Shelf::Archive));
}

void TestLiveArchiveShelf::canGoAtAnyTime()
{
    const auto archive = m_places.make(false);
    fill(*archive);
    for (int wait = 0; wait < 40; wait += 4) {
        auto link = std::make_unique<ArchiveLink>();
        auto shelf = std::make_unique<LiveArchiveShelf>(*link);
        link->connectTo(archive->address(), {});
        QTRY_VERIFY_WITH_TIMEOUT(link->isConnected(), kLong);
        QTest::qWait(wait);
        const PersonDirectory held(shelf->sources({}), kDays);
        static_cast<void>(lookUp(held));
        shelf.reset();
        if (wait % 8 == 0)
            link.reset();
        QVERIFY(!held.row({Shelf::Archive, 1}));
        QCoreApplication::processEvents();
    }
}

ZAHLMEISTER_TEST(TestLiveArchiveShelf, QCoreApplication)

} // namespace tst_livearchiveshelf

#include "tst_livearchiveshelf.moc"
