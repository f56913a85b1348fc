// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/archiveshelf.h"
#include "tests/support/testmain.h"

#include <thread>

#include <QTest>

namespace tst_archiveshelf {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

const TournamentDays kDays{engine::Date::tryFrom(2027, 1, 1), engine::Date::tryFrom(2027, 2, 1)};

KnownRow rowOf(std::int64_t person)
{
    KnownRow row{{Shelf::Archive, person}, {}, true};
    row.values.lastName = std::to_string(person);
    return row;
}

std::shared_ptr<const NameIndex> indexOfOne()
{
    NameIndexBuilder builder;
    ListPerson person;
    person.lastName = "Neumann";
    builder.add(indexRowOf(person, 1));
    return NameIndex::fromBytes(builder.build(0));
}

} // namespace

/// What threads that identify look into, and never wait.
class TestArchiveShelf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void notesWhatIsWanted();
    void knowsWhoIsGone();
    void forgetsAnotherTournament();
    void asksAgainAfterALoss();
    void isEmptyBehindItsArchive();
    void servesManyThreads();

private:
    std::shared_ptr<ArchiveShelf> made()
    {
        m_told = 0;
        return std::make_shared<ArchiveShelf>(
            indexOfOne(), std::map<std::string, std::string>{{"C0505", "SC"}}, [this] { ++m_told; });
    }
    std::atomic<int> m_told = 0;
};

void TestArchiveShelf::notesWhatIsWanted()
{
    const auto shelf = made();
    const auto source = shelf->source({})->forThread();
    NameShelves shelves;
    source->addTo(shelves, PersonSource::Purpose::Match);
    QCOMPARE(shelves.index(Shelf::Archive)->rowCount(), 1U);
    QCOMPARE(source->clubName("C0505"), "SC");
    QVERIFY(source->clubName("X").empty());
    QVERIFY(!source->row({Shelf::Dsb, 1}, kDays));
    QCOMPARE(source->missed(), 0U);
    QCOMPARE(m_told, 0);
    for (const std::int64_t person : {3, 1, 2, 1})
        QVERIFY(!source->row({Shelf::Archive, person}, kDays));
    QCOMPARE(source->missed(), 4U);
    QCOMPARE(m_told, 1); // once
    const ArchivedRequest first = shelf->take(2);
    QCOMPARE(first.persons, (std::vector<std::int64_t>{1, 2}));
    QCOMPARE(first.days, kDays);
    QVERIFY(!source->row({Shelf::Archive, 2}, kDays)); // it is being asked for
    shelf->put(first, {{1, rowOf(1)}, {2, rowOf(2)}});
    QCOMPARE(source->row({Shelf::Archive, 2}, kDays), std::optional(rowOf(2)));
    QCOMPARE(shelf->take(9).persons, std::vector<std::int64_t>{3});
    QVERIFY(shelf->take(9).persons.empty());
    QVERIFY(!source->row({Shelf::Archive, 4}, kDays));
    QCOMPARE(m_told, 2);
    QCOMPARE(shelf->source({})->forThread()->missed(), 0U); // every thread counts its own
}

void TestArchiveShelf::knowsWhoIsGone()
{
    const auto shelf = made();
    const auto source = shelf->source({});
    QVERIFY(!source->row({Shelf::Archive, 1}, kDays));
    shelf->put(shelf->take(1), {});
    const std::size_t missed = source->missed();
    QVERIFY(!source->row({Shelf::Archive, 1}, kDays));
    QCOMPARE(source->missed(), missed); // nothing is on its way
    QVERIFY(shelf->take(1).persons.empty());
}

void TestArchiveShelf::forgetsAnotherTournament()
{
    const auto shelf = made();
    const auto source = shelf->source({});
    QVERIFY(!source->row({Shelf::Archive, 1}, kDays));
    const ArchivedRequest asked = shelf->take(1);
    QVERIFY(!source->row({Shelf::Archive, 1}, {}));
    shelf->put(asked, {{1, rowOf(1)}}); // too late
    QVERIFY(!source->row({Shelf::Archive, 1}, {}));
    QCOMPARE(shelf->take(1).days, TournamentDays());
    // It is the same one when it is published for the first time.
    const auto published = shelf->source(u"uuid"_s);
    shelf->put({.persons = {1}}, {{1, rowOf(1)}});
    QVERIFY(published->row({Shelf::Archive, 1}, {}) && source->row({Shelf::Archive, 1}, {}));
    QVERIFY(!published->row({Shelf::Archive, 2}, {}));
    QCOMPARE(shelf->take(1).without, u"uuid"_s);
    QVERIFY(!shelf->source(u"other"_s)->row({Shelf::Archive, 1}, {}));
    QCOMPARE(shelf->take(1).without, u"other"_s);
}

void TestArchiveShelf::asksAgainAfterALoss()
{
    const auto shelf = made();
    const auto source = shelf->source({});
    QVERIFY(!source->row({Shelf::Archive, 1}, kDays));
    QCOMPARE(shelf->take(9).persons.size(), 1U);
    shelf->giveUp();
    QVERIFY(!source->row({Shelf::Archive, 1}, kDays));
    QCOMPARE(m_told, 2);
    QCOMPARE(shelf->take(9).persons, std::vector<std::int64_t>{1});
    // The rows of before a recalculation are no rows of the names behind it.
    shelf->put({.persons = {1}, .days = kDays}, {{1, rowOf(1)}});
    const auto renewed = shelf->renewed([] {});
    QVERIFY(!renewed->source({})->row({Shelf::Archive, 1}, kDays));
    NameShelves shelves;
    renewed->source({})->addTo(shelves, PersonSource::Purpose::Search);
    QVERIFY(shelves.index(Shelf::Archive));
}

void TestArchiveShelf::isEmptyBehindItsArchive()
{
    const auto shelf = made();
    const auto source = shelf->source({});
    QVERIFY(!source->row({Shelf::Archive, 1}, kDays));
    shelf->put(shelf->take(1), {{1, rowOf(1)}});
    shelf->close();
    QVERIFY(!source->row({Shelf::Archive, 1}, kDays));
    NameShelves shelves;
    source->addTo(shelves, PersonSource::Purpose::Search);
    QVERIFY(!shelves.index(Shelf::Archive));
    QVERIFY(source->clubName("C0505").empty());
    QCOMPARE(m_told, 1);
}

void TestArchiveShelf::servesManyThreads()
{
    constexpr std::int64_t kPersons = 2000;
    const auto shelf = made();
    std::vector<std::thread> threads;
    std::atomic<int> done = 0;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&] {
            const auto source = shelf->source({})->forThread();
            std::int64_t got = 0;
            while (got < kPersons) {
                got = 0;
                for (std::int64_t person = 1; person <= kPersons; ++person)
                    got += source->row({Shelf::Archive, person}, kDays) ? 1 : 0;
            }
            ++done;
        });
    }
    while (done < 4) {
        const ArchivedRequest asked = shelf->take(100);
        ArchivedRows rows;
        for (const std::int64_t person : asked.persons)
            rows.emplace(person, rowOf(person));
        shelf->put(asked, std::move(rows));
    }
    for (std::thread& thread : threads)
        thread.join();
    QVERIFY(shelf->take(1).persons.empty());
}

ZAHLMEISTER_TEST(TestArchiveShelf, QCoreApplication)

} // namespace tst_archiveshelf

#include "tst_archiveshelf.moc"
