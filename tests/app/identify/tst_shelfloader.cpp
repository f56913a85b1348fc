// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/identify/listpersons.h"
#include "app/identify/persondirectory.h"
#include "app/identify/personfinder.h"
#include "app/identify/shelfloader.h"
#include "app/lists/listwriter.h"
#include "tests/support/testmain.h"

namespace tst_shelfloader {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

ListPerson member(const char* last, const char* first, int year, const char* club, int number, int dwz)
{
    ListPerson person;
    person.lastName = last;
    person.firstName = first;
    person.birthYear = year;
    person.club = club;
    person.memberNumber = number;
    person.nuId = "NU" + std::to_string(1000 + number);
    person.dwz = engine::Rating(dwz);
    return person;
}

void store(const QString& folder, engine::Date date, const std::vector<ListPerson>& persons)
{
    auto writer = ListWriter::begin(folder, ListSource::Dsb, date);
    QVERIFY(writer.has_value());
    std::int64_t line = 0;
    for (const ListPerson& person : persons)
        QVERIFY((*writer)->add(person, 0, ++line).has_value());
    QVERIFY((*writer)->add(ListClub{"C0505", "SC Müsterhausen", "C05", "C"}).has_value());
    QVERIFY((*writer)->finish({true, "nu-csv", "spieler.csv", "2026-11-21T08:00:00Z"}).has_value());
}

const engine::Date kSpring = *engine::Date::tryFrom(2026, 3, 1);
const engine::Date kSummer = *engine::Date::tryFrom(2026, 7, 1);

const ListPerson kMueller = member("Müller", "Hans", 1960, "C0505", 1, 1802);
const ListPerson kSchmidt = member("Schmidt", "Eva", 1980, "C0505", 2, 1500);

/// The stored lists at a day.
PersonDirectory lists(const QString& folder, std::optional<engine::Date> day = {})
{
    return PersonDirectory({std::make_shared<const ListPersons>(folder, NameShelves())}, {.end = day});
}

} // namespace

class TestShelfLoader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyStoreGivesEmptyShelves();
    void findsWhatIsStored();
    void indexIsBuiltOnceAndAfterEveryImport();
    void damagedIndexIsBuiltAnew();
    void stoppedLoadingLeavesShelvesEmpty();
    void rowsAreAsTheyWereAtTheEnd();
    void finderAnswersTheNewestSearch();
    void finderSeesWhatAnotherProgramImports();
    void finderMayGoAtAnyTime();
};

void TestShelfLoader::emptyStoreGivesEmptyShelves()
{
    QTemporaryDir folder;
    const auto shelves = loadShelves(folder.path());
    QVERIFY(shelves.has_value());
    for (const Shelf shelf : NameShelves::kAll)
        QVERIFY(shelves->index(shelf) == nullptr);
}

void TestShelfLoader::findsWhatIsStored()
{
    QTemporaryDir folder;
    store(folder.path(), kSpring, {kMueller, kSchmidt});
    const auto shelves = loadShelves(folder.path());
    QVERIFY(shelves.has_value());
    const auto hits = searchPersons(*shelves, "muller musterh", {});
    QCOMPARE(hits.size(), std::size_t{1});
    const auto row = lists(folder.path()).row(hits.front().person);
    QVERIFY(row.has_value() && row->isInForce);
    QCOMPARE(row->values.nuId, kMueller.nuId);
}

void TestShelfLoader::indexIsBuiltOnceAndAfterEveryImport()
{
    QTemporaryDir folder;
    store(folder.path(), kSpring, {kMueller});
    const QString path = shelfFile(folder.path(), ListSource::Dsb);
    QVERIFY(loadShelves(folder.path()).has_value());
    const auto written = [&] { return QFileInfo(path).lastModified(); };
    const QDateTime longAgo = QDateTime::fromSecsSinceEpoch(1'000'000'000);
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(longAgo, QFileDevice::FileModificationTime));
    }
    QVERIFY(loadShelves(folder.path()).has_value());
    QCOMPARE(written(), longAgo); // it was only mapped
    store(folder.path(), kSummer, {kMueller, kSchmidt});
    const auto shelves = loadShelves(folder.path());
    QVERIFY(shelves.has_value());
    QVERIFY(written() > longAgo);
    QCOMPARE(searchPersons(*shelves, "Schmidt", {}).size(), std::size_t{1});
}

void TestShelfLoader::damagedIndexIsBuiltAnew()
{
    QTemporaryDir folder;
    store(folder.path(), kSpring, {kMueller});
    QVERIFY(loadShelves(folder.path()).has_value());
    {
        QFile file(shelfFile(folder.path(), ListSource::Dsb));
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(400);
        file.write("damage");
    }
    const auto shelves = loadShelves(folder.path());
    QVERIFY(shelves.has_value());
    QCOMPARE(searchPersons(*shelves, "Müller", {}).size(), std::size_t{1});
}

void TestShelfLoader::stoppedLoadingLeavesShelvesEmpty()
{
    QTemporaryDir folder;
    store(folder.path(), kSpring, {kMueller});
    std::stop_source source;
    source.request_stop();
    const auto shelves = loadShelves(folder.path(), source.get_token());
    QVERIFY(shelves.has_value());
    QVERIFY(shelves->index(Shelf::Dsb) == nullptr);
    QVERIFY(!QFile::exists(shelfFile(folder.path(), ListSource::Dsb)));
}

void TestShelfLoader::rowsAreAsTheyWereAtTheEnd()
{
    QTemporaryDir folder;
    store(folder.path(), kSpring, {kMueller, kSchmidt});
    ListPerson later = kMueller;
    later.dwz = engine::Rating(1850);
    store(folder.path(), kSummer, {later});
    const auto shelves = loadShelves(folder.path());
    QVERIFY(shelves.has_value());
    const PersonRef mueller = searchPersons(*shelves, "Müller", {}).at(0).person;
    const PersonRef schmidt = searchPersons(*shelves, "Schmidt", {}).at(0).person;
    const PersonDirectory spring = lists(folder.path(), *engine::Date::tryFrom(2026, 4, 1));
    QCOMPARE(spring.row(mueller)->values.dwz, std::optional(engine::Rating(1802)));
    QVERIFY(spring.row(schmidt)->isInForce);
    const PersonDirectory summer = lists(folder.path(), *engine::Date::tryFrom(2026, 8, 1));
    QCOMPARE(summer.row(mueller)->values.dwz, std::optional(engine::Rating(1850)));
    QVERIFY(!summer.row(schmidt)->isInForce); // has left
    const PersonDirectory before = lists(folder.path(), *engine::Date::tryFrom(2020, 1, 1));
    QVERIFY(before.row(mueller)->isInForce); // no list of that time: the newest must do
    QVERIFY(!before.row({Shelf::Dsb, 999}).has_value());
    QVERIFY(!before.row({Shelf::Own, 1}).has_value());
}

/// The folder may not even be there when the program starts.
void TestShelfLoader::finderSeesWhatAnotherProgramImports()
{
    QTemporaryDir folder;
    const QString place = folder.filePath(u"zahlmeister/lists"_s);
    PersonFinder finder(place);
    QSignalSpy loaded(&finder, &PersonFinder::loaded);
    finder.load();
    QVERIFY(loaded.wait());
    QVERIFY(finder.shelves().index(Shelf::Dsb) == nullptr);
    store(place, kSpring, {kMueller});
    QTRY_VERIFY(finder.shelves().index(Shelf::Dsb) != nullptr);
    QTest::qWait(1500);
    const auto times = loaded.size();
    QTest::qWait(1000);
    QCOMPARE(loaded.size(), times); // its own looking is no change
}

void TestShelfLoader::finderAnswersTheNewestSearch()
{
    QTemporaryDir folder;
    store(folder.path(), kSpring, {kMueller, kSchmidt});
    PersonFinder finder(folder.path());
    QSignalSpy loaded(&finder, &PersonFinder::loaded);
    QSignalSpy found(&finder, &PersonFinder::found);
    finder.load();
    finder.search(u"M"_s);
    finder.search(u"Schm"_s);
    QTRY_COMPARE(loaded.size(), 1);
    QVERIFY(finder.shelves().index(Shelf::Dsb) != nullptr);
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(found.at(0).at(0).toString(), u"Schm"_s);
    QCOMPARE(found.at(0).at(1).value<std::vector<FoundPerson>>().size(), std::size_t{1});
    finder.search(u"Müller"_s);
    QTRY_COMPARE(found.size(), 2);
    QCOMPARE(found.at(1).at(0).toString(), u"Müller"_s);
}

void TestShelfLoader::finderMayGoAtAnyTime()
{
    QTemporaryDir folder;
    store(folder.path(), kSpring, {kMueller, kSchmidt});
    for (int i = 0; i < 20; ++i) {
        PersonFinder finder(folder.path());
        finder.load();
        finder.search(u"M"_s);
        if (i % 2 == 0)
            QCoreApplication::processEvents();
    }
}

ZAHLMEISTER_TEST(TestShelfLoader, QCoreApplication)

} // namespace tst_shelfloader

#include "tst_shelfloader.moc"
