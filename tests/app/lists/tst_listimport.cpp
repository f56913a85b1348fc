// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>
#include <string>
#include <vector>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/lists/listimport.h"
#include "app/lists/liststore.h"
#include "app/lists/listwriter.h"
#include "tests/app/lists/listdesk.h"
#include "tests/support/testmain.h"

namespace tst_listimport {

using namespace zahlmeister;
using app::ListChangeKind;
using app::ListSource;
using tests::Desk;
using tests::kFirst;
using tests::kSecond;
using tests::kThird;
using tests::ListFile;
using tests::member;

namespace {

std::optional<app::ListPerson> onlyPerson(const Desk& desk, ListSource source, std::string_view id,
                                          engine::Date date)
{
    const auto store = app::ListStore::open(desk.store());
    const auto rows = (*store)->findPersonId(source, id);
    if (!rows.has_value() || rows->empty())
        return std::nullopt;
    return *(*store)->personAt(rows->back(), date);
}

} // namespace

class TestListImport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsWhatHasChanged();
    void tellsOtherNumbersOfAPerson();
    void tellsOnePersonWithTwoNumbers();
    void comparesAnyTwoStoredLists();
    void readsTwentyColumnsByTheirHeads();
    void keepsRatingsOfEveryDate();
    void givesNumbersToOtherPeople();
    void keepsWhatOtherGenerationsKnow();
    void listsOfOneStateLeaveTheOthers();
    void halfAListIsNoExodus();
    void singleRatingsAreAddedToTheOthers();
    void reportsDuplicatesAndRefusals();
    void refusedRowsAreNotGone();
    void leavesTheStoreOnFailure_data();
    void leavesTheStoreOnFailure();
    void leavesTheStoreWhenCancelled();
    void readersSeeTheOldListMeanwhile();
    void buildsDamagedStoresAnew();
    void tellsReadersOfChanges();
    void findsPeopleById();
    void removesLists();
};

void TestListImport::reportsWhatHasChanged()
{
    const Desk desk;
    const auto before =
        desk.write("1.csv", ListFile::Nu20,
                   {member("30101", 1, "NU1", "Stays", 1500), member("30101", 2, "NU2", "Goes", 1600),
                    member("30101", 3, "NU3", "Moves", 1700), member("30101", 4, "NU4", "Wins", 1800),
                    member("30101", 5, "NU5", "Marries", 1900)});
    const auto after =
        desk.write("2.csv", ListFile::Nu20,
                   {member("30101", 1, "NU1", "Stays", 1500), member("30102", 9, "NU3", "Moves", 1700),
                    member("30101", 4, "NU4", "Wins", 1811), member("30101", 5, "NU5", "Married", 1900),
                    member("30101", 6, "NU6", "Comes", 0)});
    QVERIFY(desk.import({before}, kFirst).has_value());
    const auto report = desk.import({after}, kSecond);
    QVERIFY(report.has_value());
    const app::ListChanges& changes = report->changes;
    QCOMPARE(changes.comparedWith, kFirst);
    QCOMPARE(changes.unchanged, 1);
    for (const ListChangeKind kind :
         {ListChangeKind::Added, ListChangeKind::Gone, ListChangeKind::Transferred, ListChangeKind::Rating,
          ListChangeKind::Other})
        QCOMPARE(changes.count(kind), 1);
    std::map<ListChangeKind, std::string> names;
    for (const app::ListChange& change : changes.listed)
        names[change.kind] = (change.before ? change.before->lastName : "") + '/' +
                             (change.after ? change.after->lastName : "");
    QCOMPARE(names[ListChangeKind::Added], std::string("/Comes"));
    QCOMPARE(names[ListChangeKind::Gone], std::string("Goes/"));
    QCOMPARE(names[ListChangeKind::Transferred], std::string("Moves/Moves"));
    QCOMPARE(names[ListChangeKind::Rating], std::string("Wins/Wins"));
    QCOMPARE(names[ListChangeKind::Other], std::string("Marries/Married"));

    // The same list once more changes nothing.
    const auto again = desk.import({after}, kSecond);
    QVERIFY(again.has_value());
    QCOMPARE(again->changes.unchanged, 5);
    QCOMPARE(again->changes.listed.size(), 0u);
}

/// The ids of two rows, as a change has them.
std::string numbers(const app::ListChange& change)
{
    const auto of = [](const std::optional<app::ListPerson>& person) {
        return person ? person->nuId + '@' + person->club + '-' + std::to_string(*person->memberNumber)
                      : std::string();
    };
    return of(change.before) + " " + of(change.after);
}

void TestListImport::tellsOtherNumbersOfAPerson()
{
    const Desk desk;
    app::ListPerson abroad = member("30101", 5, "NU5", "Fide", 1500);
    app::ListPerson home = member("40101", 50, "NU55", "Fide-Neu", 1500);
    abroad.fideId = home.fideId = 4'600'001;
    const auto before = desk.write(
        "1.csv", ListFile::Nu20,
        {member("30101", 1, "NU1", "Same", 1500), member("30101", 2, "NU2", "Member", 1600),
         member("30101", 3, "NU3", "Federation", 1700), member("30101", 4, "NU4", "Father", 1800, 1950),
         abroad, member("30102", 1, "NU6", "Müller", 1400)});
    const auto after = desk.write(
        "2.csv", ListFile::Nu20,
        {member("30101", 1, "NU1", "Same", 1500), member("30101", 22, "NU2", "Member", 1600),
         member("30101", 3, "NU33", "Federation", 1700), member("30101", 4, "NU44", "Father", 1800, 1990),
         home, member("50101", 1, "NU66", "Müller", 1400)}); // a namesake elsewhere is somebody else
    QVERIFY(desk.import({before}, kFirst).has_value());
    const auto report = desk.import({after}, kSecond);
    QVERIFY(report.has_value());
    const auto store = app::ListStore::open(desk.store());
    const auto compared = (*store)->changes(ListSource::Dsb, kFirst, kSecond);
    QVERIFY(compared.has_value());
    for (const app::ListChanges* changes : {&report->changes, &*compared}) {
        QCOMPARE(changes->count(ListChangeKind::Renumbered), 3);
        QCOMPARE(changes->count(ListChangeKind::Transferred), 0);
        QCOMPARE(changes->count(ListChangeKind::Gone), 2);
        QCOMPARE(changes->count(ListChangeKind::Added), 2);
        QCOMPARE(changes->unchanged, 1);
        std::set<std::string> renumbered;
        for (const app::ListChange& change : changes->listed) {
            if (change.kind == ListChangeKind::Renumbered)
                renumbered.insert(numbers(change));
        }
        QVERIFY(renumbered == (std::set<std::string>{"NU2@30101-2 NU2@30101-22", "NU3@30101-3 NU33@30101-3",
                                                     "NU5@30101-5 NU55@40101-50"}));
    }
}

void TestListImport::tellsOnePersonWithTwoNumbers()
{
    const Desk desk;
    app::ListPerson one = member("30101", 7, "NU7", "Kurz", 1500);
    app::ListPerson other = member("40101", 8, "NU8", "Kurz-Lang", 1500);
    one.fideId = other.fideId = 4'600'002;
    const auto file =
        desk.write("1.csv", ListFile::Nu20,
                   {member("30101", 1, "NU1", "Twice", 1500), member("30101", 2, "NU2", "Twice", 1500),
                    member("30101", 3, "NU3", "Twins", 1500, 1980),
                    member("30101", 4, "NU4", "Twins", 1500, 1981), member("30101", 5, "NU5", "Guest", 1500),
                    member("30102", 5, "NU5", "Guest", 1500), // two clubs, one number
                    member("30101", 6, "NU6", "Schmidt", 1500), member("50101", 6, "NU66", "Schmidt", 1500),
                    one, other});
    const auto report = desk.import({file}, kFirst);
    QVERIFY(report.has_value());
    QCOMPARE(report->changes.count(ListChangeKind::TwoNumbers), 2);
    std::set<std::string> found;
    for (const app::ListChange& change : report->changes.listed)
        found.insert(numbers(change));
    QVERIFY(found == (std::set<std::string>{"NU1@30101-1 NU2@30101-2", "NU7@30101-7 NU8@40101-8"}));
}

void TestListImport::comparesAnyTwoStoredLists()
{
    const Desk desk;
    const auto at = [&](const char* name, engine::Date date, const std::vector<app::ListPerson>& people) {
        return desk.import({desk.write(name, ListFile::Nu20, people)}, date).has_value();
    };
    QVERIFY(at("1.csv", kFirst,
               {member("30101", 1, "NU1", "Moves", 1500), member("30101", 2, "NU2", "Stays", 1)}));
    QVERIFY(at("2.csv", kSecond,
               {member("30102", 1, "NU1", "Moves", 1550), member("30101", 2, "NU2", "Stays", 1)}));
    QVERIFY(at("3.csv", kThird,
               {member("30101", 1, "NU1", "Moves", 1500), member("30101", 2, "NU2", "Stays", 1)}));
    const auto store = app::ListStore::open(desk.store());
    const auto changes = [&](engine::Date from, engine::Date to) {
        return (*store)->changes(ListSource::Dsb, from, to);
    };
    QCOMPARE(changes(kFirst, kSecond)->count(ListChangeKind::Transferred), 1);
    QCOMPARE(changes(kSecond, kThird)->count(ListChangeKind::Transferred), 1);
    QCOMPARE(changes(kFirst, kThird)->unchanged, 2); // there and back
    QVERIFY(changes(kFirst, kThird)->listed.empty());
    for (const auto& [from, to] : {std::pair(kSecond, kFirst), std::pair(kFirst, kFirst),
                                   std::pair(kFirst, *engine::Date::tryFrom(2026, 10, 2))}) {
        const auto refused = changes(from, to);
        QVERIFY(!refused.has_value());
        QVERIFY(refused.error().code == ErrorCode::UnknownListDate);
    }
    const auto cancelled = (*store)->changes(ListSource::Dsb, kFirst, kSecond, [] { return false; });
    QVERIFY(!cancelled.has_value() && cancelled.error().code == ErrorCode::Cancelled);
    QVERIFY(!(*store)->changes(ListSource::Fide, kFirst, kSecond).has_value());
}

// As the portal has written it since 10 September 2026: columns are found by their heads, wherever they
// stand.
void TestListImport::readsTwentyColumnsByTheirHeads()
{
    const QByteArray head =
        "ID,ZPS,Mitgliedsnummer,Status,\"Name,Vorname\",Geschlecht,Spielberechtigung,Geburtsjahr,"
        "\"Letzte Auswertung\",DWZ,Index,FIDE-Elozahl,FIDE-Titel,FIDE-ID,FIDE-Land,Vorname,"
        "Nachname,FIDE-Frauentitel,FIDE-Elozahl-Schnellschach,FIDE-Elozahl-Blitz\r\n";
    const QByteArray rows =
        "NU9900073,10614,1081,P,\"Beispiel,Magda\",W,,1990,202617,2341,106,2323,WGM,99903014,NOR,"
        "Magda,Beispiel,WGM,2303,2360\r\n"
        "NU9900001,20001,12,P,\"M\xfcller,Anna\",W,,2005,,1650,20,,,,,Anna,M\xfcller,WFM,,\r\n"
        "NU9900002,20001,0,P,\"Amt,Otto\",M,,1950,,,,,,,,Otto,Amt,,,\r\n";
    // The same with the new columns in front and one that nobody knows.
    const QByteArray turned = "FIDE-Elozahl-Blitz,FIDE-Frauentitel,Neu,FIDE-Elozahl-Schnellschach,ID,ZPS,"
                              "Mitgliedsnummer,Status,\"Name,Vorname\",Geschlecht,Geburtsjahr,DWZ,Index\r\n"
                              "2360,WGM,x,2303,NU9900073,10614,1081,P,\"Beispiel,Magda\",W,1990,2341,106\r\n"
                              ",WFM,,,NU9900001,20001,12,P,\"M\xfcller,Anna\",W,2005,1650,20\r\n";
    for (const QByteArray& content : {QByteArray(head + rows), turned}) {
        const Desk desk;
        const auto report = desk.import({desk.write("spieler.csv", content)}, kSecond);
        QVERIFY(report.has_value());
        QCOMPARE(report->rowsTaken, 2);
        QVERIFY(report->rowsRefused == 0);
        const auto magda = onlyPerson(desk, ListSource::Dsb, "NU9900073", kSecond);
        QVERIFY(magda.has_value());
        QCOMPARE(magda->womenTitle, "WGM");
        QCOMPARE(magda->rapidElo->value(), 2303);
        QCOMPARE(magda->blitzElo->value(), 2360);
        const auto anna = onlyPerson(desk, ListSource::Dsb, "NU9900001", kSecond);
        QCOMPARE(anna->lastName, "Müller");
        QCOMPARE(anna->womenTitle, "WFM");
        QVERIFY(!anna->rapidElo && !anna->blitzElo && !anna->elo);
    }
}

void TestListImport::keepsRatingsOfEveryDate()
{
    const Desk desk;
    for (const auto& [date, club, dwz] :
         {std::tuple(kFirst, "30101", 1500), std::tuple(kSecond, "30102", 1550),
          std::tuple(kThird, "30102", 1540)}) {
        const auto file =
            desk.write("list.csv", ListFile::Nu20,
                       {member(club, 7, "NU1", "Moves", dwz), member("30101", 8, "NU2", "Stays", 1000)});
        QVERIFY(desk.import({file}, date).has_value());
    }
    const auto ratingOn = [&](int month, int day) {
        const auto person =
            onlyPerson(desk, ListSource::Dsb, "NU1", *engine::Date::tryFrom(2026, month, day));
        return person ? person->dwz->value() : 0;
    };
    QCOMPARE(ratingOn(8, 31), 0);
    QCOMPARE(ratingOn(9, 30), 1500); // he was in another club then
    QCOMPARE(ratingOn(10, 1), 1550);
    QCOMPARE(ratingOn(10, 31), 1550);
    QCOMPARE(ratingOn(11, 20), 1540);
    const auto store = app::ListStore::open(desk.store());
    QCOMPARE(*(*store)->listDateAt(ListSource::Dsb, *engine::Date::tryFrom(2026, 10, 31)), kSecond);
    QVERIFY(!*(*store)->listDateAt(ListSource::Dsb, *engine::Date::tryFrom(2026, 8, 31)));
    QVERIFY(!*(*store)->listDateAt(ListSource::Fide, kThird));
}

void TestListImport::givesNumbersToOtherPeople()
{
    const Desk desk;
    QVERIFY(desk.import({desk.write("1", ListFile::Nu20, {member("30101", 7, "NU1", "Former", 1500, 1950)})},
                        kFirst)
                .has_value());
    const auto report = desk.import(
        {desk.write("2", ListFile::Nu20, {member("30101", 7, "NU2", "Present", 900, 2012)})}, kSecond);
    QCOMPARE(report->changes.count(ListChangeKind::Gone), 1);
    QCOMPARE(report->changes.count(ListChangeKind::Added), 1);
    // Nobody gets the rating that another person had under the same number.
    QVERIFY(!onlyPerson(desk, ListSource::Dsb, "NU2", kFirst));
    QCOMPARE(onlyPerson(desk, ListSource::Dsb, "NU2", kSecond)->lastName, std::string("Present"));
}

void TestListImport::keepsWhatOtherGenerationsKnow()
{
    const Desk desk;
    app::ListPerson person = member("30101", 7, "NU1", "Muster", 1500);
    person.pkz = "10999001";
    person.rapidElo = engine::Rating(1710);
    QVERIFY(desk.import({desk.write("1", ListFile::DewisCsv2, {person})}, kFirst).has_value());
    QVERIFY(desk.import({desk.write("2", ListFile::Nu20, {person})}, kSecond).has_value());
    person.dwz = engine::Rating(1520);
    QVERIFY(desk.import({desk.write("3", ListFile::DewisCsv1, {person})}, kThird).has_value());
    const auto store = app::ListStore::open(desk.store());
    const auto rows = (*store)->findMember(ListSource::Dsb, "30101", 7);
    const auto newest = *(*store)->person(rows->front());
    QCOMPARE(newest->pkz, std::string("10999001"));
    QCOMPARE(newest->nuId, std::string("NU1"));
    QCOMPARE(newest->rapidElo, engine::Rating(1710));
    QCOMPARE(newest->dwz, engine::Rating(1520));
    QCOMPARE((*(*store)->personAt(rows->front(), kFirst))->nuId, std::string());
}

void TestListImport::listsOfOneStateLeaveTheOthers()
{
    const Desk desk;
    QVERIFY(desk.import({desk.write("1", ListFile::Nu20,
                                    {member("30101", 1, "NU1", "Berlin", 1),
                                     member("C0505", 2, "NU2", "Stuttgart", 2)})},
                        kFirst)
                .has_value());
    const auto report =
        desk.import({desk.write("2", ListFile::Nu20, {member("C0505", 3, "NU3", "New", 2)})}, kSecond);
    QCOMPARE(report->changes.count(ListChangeKind::Gone), 1);
    QCOMPARE(report->rowsKept, 1);
    QVERIFY(onlyPerson(desk, ListSource::Dsb, "NU1", kSecond).has_value());
    QVERIFY(!onlyPerson(desk, ListSource::Dsb, "NU2", kSecond).has_value());
}

void TestListImport::halfAListIsNoExodus()
{
    const Desk desk;
    const tests::MadeUpLists lists(1, 3000, 0);
    QVERIFY(tests::writeListFile(desk.path("list"), lists, ListFile::Nu20));
    QVERIFY(desk.import({desk.path("list")}, kFirst).has_value());
    QFile file(desk.path("list"));
    QVERIFY(file.resize(file.size() / 4));
    const auto report = desk.import({desk.path("list")}, kSecond);
    QVERIFY(report.has_value());
    QVERIFY(report->endsInLine);
    QCOMPARE(report->changes.count(ListChangeKind::Gone), 0);
    QVERIFY(report->rowsKept > 2000);
    const auto store = app::ListStore::open(desk.store());
    const auto stored = (*store)->lists().value();
    QCOMPARE(stored.front().rows, 3000);
}

void TestListImport::singleRatingsAreAddedToTheOthers()
{
    const Desk desk;
    app::ListPerson player;
    player.lastName = "Weiss";
    player.firstName = "Anna";
    player.federation = "GER";
    player.fideId = 4600001;
    player.status = app::MemberStatus::Active;
    player.elo = engine::Rating(2000);
    player.rapidElo = engine::Rating(1900);
    app::ListPerson unrated = player;
    unrated.fideId = 4600002;
    unrated.elo.reset();
    QVERIFY(desk.import({desk.write("1", ListFile::FideCombined, {player, unrated})}, kFirst).has_value());
    player.elo = engine::Rating(2010);
    const auto report =
        desk.import({desk.write("standard_rating_list.txt", ListFile::FideStandard, {player})}, kSecond);
    QVERIFY(report.has_value());
    QCOMPARE(report->changes.count(ListChangeKind::Gone), 0);
    QCOMPARE(report->rowsKept, 1);
    player.elo = engine::Rating(1950); // in the file of rapid ratings the same column is the rapid rating
    QVERIFY(desk.import({desk.write("rapid_rating_list.txt", ListFile::FideStandard, {player})}, kSecond)
                .has_value());
    const auto store = app::ListStore::open(desk.store());
    const auto rows = (*store)->findFideId(ListSource::Fide, 4600001);
    const auto person = *(*store)->person(rows->front());
    QCOMPARE(person->elo, engine::Rating(2010));
    QCOMPARE(person->rapidElo, engine::Rating(1950));
    const auto stored = (*store)->lists().value();
    QCOMPARE(stored.front().rows, 2);
}

void TestListImport::reportsDuplicatesAndRefusals()
{
    const Desk desk;
    QByteArray text = QByteArray::fromStdString(tests::listFileHead(ListFile::DewisCsv1));
    text += "30101,1,A,\"One,Eva\",W,D,1980,,1500,3,,,,\r\n"
            "30101,0,A,\"Official,Eva\",W,D,1980,,,,,,,\r\n"
            "30101,1,A,\"One,Eva\",W,D,1980,,1500,3,,,,\r\n"
            "30101,2,A,\"Two,Eva\",W,D,1980,,15oo,3,,,,\r\n"
            "30101,3,A,\"Three,Eva\",W,D,1980,,,,,,,\r\n";
    const auto report = desk.import({desk.write("spieler.csv", text)}, kFirst);
    QVERIFY(report.has_value());
    QCOMPARE(report->rowsRead, 5);
    QCOMPARE(report->rowsTaken, 2);
    QCOMPARE(report->rowsRefused, 1);
    QCOMPARE(report->duplicates, 1);
    QCOMPARE(report->withoutMembership, 1);
    const std::vector<app::RefusedRow> expected{{"spieler.csv", 3, app::RowProblem::NoMembership, "0"},
                                                {"spieler.csv", 4, app::RowProblem::Duplicate, "2"},
                                                {"spieler.csv", 5, app::RowProblem::BadRating, "15oo"}};
    QCOMPARE(report->refused, expected);
}

void TestListImport::refusedRowsAreNotGone()
{
    const Desk desk;
    const auto good = [](const char* dwz) -> QByteArray {
        return QByteArray::fromStdString(tests::listFileHead(ListFile::DewisCsv1)) +
               "30101,1,A,\"One,Eva\",W,D,1980,,1500,3,,,,\r\n30101,2,A,\"Two,Eva\",W,D,1980,," + dwz +
               ",3,,,,\r\n";
    };
    QVERIFY(desk.import({desk.write("1.csv", good("1600"))}, kFirst).has_value());
    const auto report = desk.import({desk.write("2.csv", good("16oo"))}, kSecond);
    QCOMPARE(report->rowsRefused, 1);
    QCOMPARE(report->changes.count(ListChangeKind::Gone), 0);
}

void TestListImport::leavesTheStoreOnFailure_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("error");
    const QByteArray head = QByteArray::fromStdString(tests::listFileHead(ListFile::DewisCsv1));
    QTest::newRow("no list") << QByteArray("hello") << static_cast<int>(ErrorCode::UnknownList);
    QTest::newRow("empty") << QByteArray() << static_cast<int>(ErrorCode::UnknownList);
    QTest::newRow("only a header") << head << static_cast<int>(ErrorCode::DamagedList);
    QTest::newRow("more bad than good") << head + "30101,1,A,\"One,Eva\",W,D,1980,,1500,3,,,,\r\nx\r\ny\r\n"
                                        << static_cast<int>(ErrorCode::DamagedList);
    QTest::newRow("a column is missing")
        << QByteArray(head).replace("DWZ", "XYZ") + "x" << static_cast<int>(ErrorCode::MissingColumn);
}

void TestListImport::leavesTheStoreOnFailure()
{
    QFETCH(const QByteArray, content);
    QFETCH(const int, error);
    const Desk desk;
    QVERIFY(desk.import({desk.write("1", ListFile::Nu20, {member("30101", 1, "NU1", "Old", 1500)})}, kFirst)
                .has_value());
    const QString before = desk.content();
    const auto report = desk.import({desk.write("2", content)}, kSecond);
    QVERIFY(!report.has_value());
    QCOMPARE(static_cast<int>(report.error().code), error);
    QCOMPARE(desk.content(), before);
    QVERIFY(!desk.import({desk.path("missing")}, kSecond).has_value());
}

void TestListImport::leavesTheStoreWhenCancelled()
{
    const Desk desk;
    const tests::MadeUpLists lists(1, 5000, 0);
    QVERIFY(tests::writeListFile(desk.path("1"), lists, ListFile::Nu20));
    QVERIFY(tests::writeListFile(desk.path("2"), lists, ListFile::Nu20, 1));
    QVERIFY(desk.import({desk.path("1")}, kFirst).has_value());
    const QString before = desk.content();
    for (const int calls : {1, 3, 9}) {
        int left = calls;
        app::ListProgress last;
        const auto report = desk.import({desk.path("2")}, kSecond, [&](const app::ListProgress& progress) {
            last = progress;
            return --left > 0;
        });
        QVERIFY(!report.has_value());
        QCOMPARE(report.error().code, ErrorCode::Cancelled);
        QVERIFY(last.bytes > 0 && last.bytes <= last.totalBytes && last.rows >= 512 * calls);
        QCOMPARE(desk.content(), before);
    }
}

void TestListImport::readersSeeTheOldListMeanwhile()
{
    const Desk desk;
    const tests::MadeUpLists lists(1, 3000, 0);
    QVERIFY(tests::writeListFile(desk.path("1"), lists, ListFile::Nu20));
    QVERIFY(tests::writeListFile(desk.path("2"), lists, ListFile::Nu20, 1));
    QVERIFY(desk.import({desk.path("1")}, kFirst).has_value());
    const QString before = desk.content();
    int asked = 0;
    const auto report = desk.import({desk.path("2")}, kSecond, [&](const app::ListProgress&) {
        ++asked;
        return desk.content() == before;
    });
    QVERIFY(report.has_value());
    QVERIFY(asked >= 5);
    QVERIFY(desk.content() != before);
}

void TestListImport::buildsDamagedStoresAnew()
{
    const Desk desk;
    const auto list = desk.write("1", ListFile::Nu20, {member("30101", 1, "NU1", "One", 1500)});
    QVERIFY(desk.import({list}, kFirst).has_value());
    const QDir folder(desk.store());
    const QStringList files = folder.entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    for (const QByteArray& content : {QByteArray("no database"), QByteArray(8192, '\0'), QByteArray()}) {
        QFile file(folder.filePath(files.front()));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(content);
        file.close();
        const auto store = app::ListStore::open(desk.store());
        QVERIFY(store.has_value());
        const auto stored = (*store)->lists().value();
        QVERIFY(stored.empty());
        QVERIFY(desk.import({list}, kSecond).has_value());
        const auto imported = (*store)->lists().value();
        QCOMPARE(imported.size(), 1u);
    }
}

void TestListImport::tellsReadersOfChanges()
{
    const Desk desk;
    const auto list = desk.write("1", ListFile::Nu20, {member("30101", 1, "NU1", "One", 1500)});
    const auto store = app::ListStore::open(desk.store());
    std::vector<std::int64_t> revisions{*(*store)->revision()};
    for (const engine::Date date : {kFirst, kSecond}) {
        QVERIFY(desk.import({list}, date).has_value());
        revisions.push_back(*(*store)->revision());
    }
    QVERIFY(app::removeList(desk.store(), ListSource::Dsb, kFirst).has_value());
    revisions.push_back(*(*store)->revision());
    for (std::size_t i = 1; i < revisions.size(); ++i)
        QVERIFY(revisions[i] > revisions[i - 1]);
}

void TestListImport::findsPeopleById()
{
    const Desk desk;
    app::ListPerson first = member("30101", 1, "NU1", "One", 1500);
    first.fideId = 4600001;
    app::ListPerson second = first;
    second.club = "C0505";
    second.status = app::MemberStatus::Passive;
    QVERIFY(
        desk.import({desk.write("1", ListFile::Nu20, {second, first, member("30101", 2, "NU2", "Two", 1)})},
                    kFirst)
            .has_value());
    const auto store = app::ListStore::open(desk.store());
    QCOMPARE((*store)->findPersonId(ListSource::Dsb, "NU1")->size(), 2u);
    QCOMPARE((*store)->findPersonId(ListSource::Dsb, "")->size(), 0u);
    QCOMPARE((*store)->findFideId(ListSource::Dsb, 4600001)->size(), 2u);
    QCOMPARE((*store)->findFideId(ListSource::Fide, 4600001)->size(), 0u);
    QCOMPARE((*store)->findMember(ListSource::Dsb, "30101", 2)->size(), 1u);
    QCOMPARE((*store)->findMember(ListSource::Dsb, "bad", 2)->size(), 0u);
    const auto memberships =
        (*store)->membershipsAt((*store)->findPersonId(ListSource::Dsb, "NU1")->front(), kSecond);
    QCOMPARE(memberships->size(), 2u);
    QCOMPARE(memberships->front().club, std::string("30101")); // the active one first
    QVERIFY(!*(*store)->person({ListSource::Dsb, 999}));
}

void TestListImport::removesLists()
{
    const Desk desk;
    QVERIFY(desk.import({desk.write("1", ListFile::Nu20, {member("30101", 1, "NU1", "One", 1500)})}, kFirst)
                .has_value());
    const QString first = desk.content();
    QVERIFY(desk.import({desk.write(
                            "2", ListFile::Nu20,
                            {member("30101", 1, "NU1", "One", 1510), member("30101", 2, "NU2", "Two", 1)})},
                        kSecond)
                .has_value());
    QVERIFY(app::removeList(desk.store(), ListSource::Dsb, kSecond).has_value());
    QCOMPARE(desk.content(), first);
    QVERIFY(app::removeList(desk.store(), ListSource::Dsb, kFirst).has_value());
    QCOMPARE(desk.content(), QString());
    const auto nothing = app::removeList(desk.store(), ListSource::Dsb, kFirst);
    QVERIFY(!nothing.has_value());
    QCOMPARE(nothing.error().code, ErrorCode::UnknownListDate);
}

ZAHLMEISTER_TEST(TestListImport, QCoreApplication)

} // namespace tst_listimport

#include "tst_listimport.moc"
