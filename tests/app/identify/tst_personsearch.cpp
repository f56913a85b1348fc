// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <stop_token>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/identify/nameindexbuilder.h"
#include "app/identify/personsearch.h"
#include "tests/support/testmain.h"

namespace tst_personsearch {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

struct Member {
    int id;
    const char* lastName;
    const char* firstName;
    int year;
    const char* club;
    int number;
    const char* nuId;
    const char* pkz;
    int fideId;
    int rating;
};

const std::vector<Member>& members()
{
    static const std::vector<Member> kMembers{
        {1, "Müller", "Hans", 1960, "C0505", 1043, "NU4005017", "10776775", 4600017, 1802},
        {2, "Mueller", "Jörg", 1971, "C0505", 12, "NU4005018", "10776776", 0, 1500},
        {3, "Muller", "François", 1980, "30101", 7, "NU4005019", "", 600001, 2100},
        {4, "von der Heide", "Karl-Heinz", 1950, "30101", 8, "", "10000001", 0, 1400},
        {5, "Schirow", "Alexej", 1972, "70205", 1, "NU5", "", 2209390, 2650},
        {6, "O'Neil", "Siobhán", 1990, "70205", 2, "", "", 0, 1700},
        {7, "Martens", "Josef", 1955, "G0401", 3, "", "", 0, 1600},
        {8, "Peters", "Martin", 1988, "G0401", 4, "", "", 0, 2000},
        {9, "Brandt-Schröder", "Maria", 1999, "G0401", 5, "", "", 0, 0},
        {10, "Wójcik", "Łukasz", 1985, "C0505", 99, "", "", 0, 1900},
        {11, "Hans", "Martin", 2001, "", 0, "", "", 0, 1100},
        {12, "Peters", "Hanspeter", 1967, "30101", 9, "", "", 0, 1300},
    };
    return kMembers;
}

ListIndexRow indexRow(const Member& member)
{
    ListIndexRow row;
    row.id = member.id;
    row.lastName = member.lastName;
    row.firstName = member.firstName;
    row.birthYear = member.year;
    row.club = member.club;
    row.memberNumber = member.number;
    row.nuId = member.nuId;
    row.pkz = member.pkz;
    row.fideId = member.fideId;
    row.dwz = member.rating;
    return row;
}

std::vector<std::byte> builtMembers()
{
    NameIndexBuilder builder;
    for (const Member& member : members())
        builder.add(indexRow(member));
    builder.addClub({"C0505", "SC Müsterhausen 1921", "C05", "C"});
    builder.addClub({"30101", "Schachfreunde Neustadt", "301", "3"});
    return builder.build(77);
}

NameShelves shelves()
{
    NameShelves loaded;
    loaded.set(Shelf::Dsb, NameIndex::fromBytes(builtMembers()));
    return loaded;
}

std::vector<int> found(const NameShelves& loaded, const QByteArray& typed, const SearchLimits& limits = {})
{
    std::vector<int> ids;
    for (const PersonHit& hit : searchPersons(loaded, typed.toStdString(), limits))
        ids.push_back(static_cast<int>(hit.person.id));
    return ids;
}

} // namespace

class TestPersonSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsFirst_data();
    void findsFirst();
    void findsAll_data();
    void findsAll();
    void findsNothing_data();
    void findsNothing();
    void everyBeginningFinds();
    void exactBeforeNear();
    void theStrongComeFirst();
    void offersAPersonOnce();
    void keepsToTheLimits();
    void theLastNameComesFirstAmongMany();
    void agreesWithReadingAllRows();
    void keepsWhatRowsSay();
    void fileIsTheSameIndex();
    void refusesDamagedBytes();
    void emptyIndexFindsNothing();
};

void TestPersonSearch::findsFirst_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<int>("id");
    QTest::newRow("name") << QByteArray("Müller, Hans") << 1;
    QTest::newRow("any order") << QByteArray("hans müller") << 1;
    QTest::newRow("beginnings") << QByteArray("mu ha") << 1;
    QTest::newRow("without umlaut") << QByteArray("Muller Hans") << 1;
    QTest::newRow("expanded umlaut") << QByteArray("MUELLER HANS") << 1;
    QTest::newRow("accent") << QByteArray("francois mull") << 3;
    QTest::newRow("particles") << QByteArray("von der Heide") << 4;
    QTest::newRow("without particles") << QByteArray("heide karl") << 4;
    QTest::newRow("a particle too many") << QByteArray("von Martens") << 7;
    QTest::newRow("joined particles") << QByteArray("vonderheide") << 4;
    QTest::newRow("double forename joined") << QByteArray("Karlheinz Heide") << 4;
    QTest::newRow("double forename parted") << QByteArray("Hans-Peter Peters") << 12;
    QTest::newRow("half a double name") << QByteArray("Schröder, Maria") << 9;
    QTest::newRow("apostrophe") << QByteArray("ONeil") << 6;
    QTest::newRow("other apostrophe") << QByteArray("O’Neil") << 6;
    QTest::newRow("Polish") << QByteArray("Wojcik Lukasz") << 10;
    QTest::newRow("English transcription") << QByteArray("Shirov, Alexei") << 5;
    QTest::newRow("Cyrillic") << QByteArray("Широв Алексей") << 5;
    QTest::newRow("short form") << QByteArray("Sepp Martens") << 7;
    QTest::newRow("one typing error") << QByteArray("Müllre Hans") << 1;
    QTest::newRow("two typing errors") << QByteArray("Brantd-Schröder Mraia") << 9;
    QTest::newRow("error while typing") << QByteArray("Bradnt-Sc") << 9;
    QTest::newRow("swapped") << QByteArray("Hans, Müller") << 1;
    QTest::newRow("member") << QByteArray("C0505-1043") << 1;
    QTest::newRow("member, slash") << QByteArray("30101/8") << 4;
    QTest::newRow("NU id") << QByteArray("NU4005018") << 2;
    QTest::newRow("PKZ") << QByteArray("10776775") << 1;
    QTest::newRow("beginning of a PKZ") << QByteArray("10000") << 4;
    QTest::newRow("FIDE id") << QByteArray("2209390") << 5;
    QTest::newRow("name and year") << QByteArray("muller 1971") << 2;
    QTest::newRow("name and VKZ") << QByteArray("muller 30101") << 3;
    QTest::newRow("name and club") << QByteArray("muller neust") << 3;
    QTest::newRow("VKZ first") << QByteArray("C05 Wojcik") << 10;
    QTest::newRow("VKZ and number") << QByteArray("30101 7") << 3;
}

void TestPersonSearch::findsFirst()
{
    QFETCH(QByteArray, typed);
    QFETCH(int, id);
    const std::vector<int> ids = found(shelves(), typed);
    QVERIFY(!ids.empty());
    QCOMPARE(ids.front(), id);
}

void TestPersonSearch::findsAll_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<std::vector<int>>("ids");
    QTest::newRow("all spellings of Müller") << QByteArray("müller") << std::vector<int>{1, 2, 3};
    QTest::newRow("VKZ") << QByteArray("C0505") << std::vector<int>{1, 2, 10};
    QTest::newRow("VKZ of digits") << QByteArray("30101") << std::vector<int>{3, 4, 12};
    QTest::newRow("club") << QByteArray("müsterhausen") << std::vector<int>{1, 2, 10};
    QTest::newRow("last and first names") << QByteArray("martin") << std::vector<int>{8, 11};
}

void TestPersonSearch::findsAll()
{
    QFETCH(QByteArray, typed);
    QFETCH(std::vector<int>, ids);
    std::vector<int> exact;
    for (const PersonHit& hit : searchPersons(shelves(), typed.toStdString(), {})) {
        if (hit.kind != HitKind::Near)
            exact.push_back(static_cast<int>(hit.person.id));
    }
    std::sort(exact.begin(), exact.end());
    QCOMPARE(exact, ids);
}

void TestPersonSearch::findsNothing_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("nobody") << QByteArray("Xylander");
    QTest::newRow("one word for two") << QByteArray("Hans Hans");
    QTest::newRow("other year") << QByteArray("Wojcik 1986");
    QTest::newRow("other club") << QByteArray("Wojcik G0401");
    QTest::newRow("unknown id") << QByteArray("NU999");
    QTest::newRow("only a year") << QByteArray("1960");
}

void TestPersonSearch::findsNothing()
{
    QFETCH(QByteArray, typed);
    const std::vector<int> ids = found(shelves(), typed);
    QVERIFY2(ids.empty(), qPrintable(QString::number(ids.empty() ? 0 : ids.front())));
}

/// Whoever is typed letter by letter is on offer all the time.
void TestPersonSearch::everyBeginningFinds()
{
    const NameShelves loaded = shelves();
    for (const Member& member : members()) {
        const QString last = QString::fromUtf8(member.lastName);
        const QString first = QString::fromUtf8(member.firstName);
        for (const QString& name : QStringList{last + u", "_s + first, first + u' ' + last}) {
            for (qsizetype length = 1; length <= name.size(); ++length) {
                const std::vector<int> ids = found(loaded, name.left(length).toUtf8());
                QVERIFY2(std::count(ids.begin(), ids.end(), member.id) == 1, qPrintable(name.left(length)));
            }
        }
    }
}

void TestPersonSearch::exactBeforeNear()
{
    const auto hits = searchPersons(shelves(), "Martin", {});
    QVERIFY(hits.size() > 2);
    QVERIFY(hits[0].kind == HitKind::Exact);
    QVERIFY(hits[1].kind == HitKind::Exact);
    QVERIFY(hits[2].kind == HitKind::Near); // Martens
    QVERIFY(std::is_sorted(hits.begin(), hits.end(),
                           [](const PersonHit& a, const PersonHit& b) { return a.kind < b.kind; }));
}

/// A last name before a forename, then the stronger player.
void TestPersonSearch::theStrongComeFirst()
{
    QCOMPARE(found(shelves(), "hans").front(), 11);
    QCOMPARE(found(shelves(), "muller").front(), 3);
    QCOMPARE(found(shelves(), "peters").front(), 8);
}

void TestPersonSearch::offersAPersonOnce()
{
    NameShelves loaded = shelves();
    NameIndexBuilder world;
    ListIndexRow row;
    row.id = 500;
    row.lastName = "Mueller";
    row.firstName = "Hans";
    row.fideId = 4600017;
    world.add(row);
    row.id = 501;
    row.fideId = 4600018;
    world.add(row);
    loaded.set(Shelf::Fide, NameIndex::fromBytes(world.build(0)));
    const auto hits = searchPersons(loaded, "Müller Hans", {});
    QVERIFY(hits.size() >= 2);
    QVERIFY((hits[0].person == PersonRef{Shelf::Dsb, 1}));
    QVERIFY((hits[1].person == PersonRef{Shelf::Fide, 501}));
    QVERIFY(
        std::none_of(hits.begin(), hits.end(), [](const PersonHit& hit) { return hit.person.id == 500; }));
}

void TestPersonSearch::keepsToTheLimits()
{
    SearchLimits limits;
    limits.hits = 2;
    QCOMPARE(found(shelves(), "m", limits).size(), std::size_t{2});
    std::stop_source source;
    source.request_stop();
    limits.stop = source.get_token();
    QVERIFY(found(shelves(), "müller", limits).empty());
}

/// However many strong players have the word as a forename: who is called so comes first, also when he is the
/// weakest of all.
void TestPersonSearch::theLastNameComesFirstAmongMany()
{
    NameIndexBuilder builder;
    constexpr int kOthers = 20000;
    for (int i = 0; i < kOthers; ++i) {
        ListIndexRow row;
        row.id = i + 1;
        row.lastName = i % 2 == 0 ? "Berg" : "Stein";
        row.firstName = i % 3 == 0 ? "Larsson Jan" : "Lars";
        row.elo = 2000;
        builder.add(row);
    }
    ListIndexRow weakest;
    weakest.id = kOthers + 1;
    weakest.lastName = "Lars";
    weakest.firstName = "Berg";
    weakest.elo = 1000;
    builder.add(weakest);
    NameShelves loaded;
    loaded.set(Shelf::Fide, NameIndex::fromBytes(builder.build(0)));
    const auto hits = searchPersons(loaded, "lars", {});
    QCOMPARE(hits.size(), std::size_t{50});
    QCOMPARE(hits.front().person.id, weakest.id);
    // Two words with one beginning must be two words of the name.
    QVERIFY(searchPersons(loaded, "lar la", {}).front().kind == HitKind::Near);
}

/// The shortcuts over many rows against the plain way.
void TestPersonSearch::agreesWithReadingAllRows()
{
    NameIndexBuilder builder;
    std::vector<std::pair<std::string, std::string>> names;
    for (int i = 0; i < 4000; ++i) {
        // Without vowels: no two of them are one umlaut.
        const auto at = static_cast<std::size_t>(i);
        const std::string last{"bcdfghk"[at % 7], "bcdfghklmnp"[at / 7 % 11], "bcdfghklmnpqr"[at % 13]};
        const std::string first{"rstvw"[at % 5], "bcdfghklm"[at / 5 % 9]};
        names.emplace_back(last, first);
        ListIndexRow row;
        row.id = i;
        row.lastName = names.back().first;
        row.firstName = names.back().second;
        builder.add(row);
    }
    NameShelves loaded;
    loaded.set(Shelf::Dsb, NameIndex::fromBytes(builder.build(0)));
    SearchLimits limits;
    limits.hits = 100000;
    for (const char* typed : {"b", "b r", "bc", "bc rc", "d s", "dbc", "dbc t", "g v", "gk", "zz"}) {
        const std::string text = typed;
        const std::string last = text.substr(0, text.find(' '));
        const std::string first = text.find(' ') == std::string::npos ? "" : text.substr(text.find(' ') + 1);
        const auto hits = searchPersons(loaded, text, limits);
        const auto exact = std::count_if(hits.begin(), hits.end(),
                                         [](const PersonHit& hit) { return hit.kind != HitKind::Near; });
        const auto expected = std::count_if(names.begin(), names.end(), [&](const auto& name) {
            return name.first.starts_with(last) && name.second.starts_with(first);
        });
        QCOMPARE(exact, expected);
    }
}

void TestPersonSearch::keepsWhatRowsSay()
{
    const auto index = NameIndex::fromBytes(builtMembers());
    QVERIFY(index != nullptr);
    QCOMPARE(index->rowCount(), members().size());
    QCOMPARE(index->stamp(), std::uint64_t{77});
    for (NameIndex::Row row = 0; row < index->rowCount(); ++row) {
        const Member& member = members()[static_cast<std::size_t>(index->id(row)) - 1];
        QCOMPARE(index->birthYear(row), std::optional(member.year));
        QCOMPARE(index->club(row), std::string_view(member.club));
        QCOMPARE(index->memberNumber(row), member.number);
        QCOMPARE(index->fideId(row), static_cast<std::uint32_t>(member.fideId));
        QVERIFY(!index->isFormer(row));
        QVERIFY(!index->sex(row).has_value());
    }
    QCOMPARE(index->rowsOfMember("C0505", 12).size(), std::size_t{1});
    QVERIFY(index->rowsOfMember("C0505", 13).empty());
    QVERIFY(index->rowsOfMember("C05", 12).empty());
    QVERIFY(index->rowsOfId(app::NameIndex::IdKind::Nu, 400501, false).empty());
    QCOMPARE(index->rowsOfId(app::NameIndex::IdKind::Nu, 400501, true).size(), std::size_t{3});
}

void TestPersonSearch::fileIsTheSameIndex()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"names.index"_s);
    const std::vector<std::byte> bytes = builtMembers();
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<qint64>(bytes.size()));
    }
    NameShelves mapped;
    mapped.set(Shelf::Dsb, NameIndex::map(path));
    QVERIFY(mapped.index(Shelf::Dsb) != nullptr);
    for (const char* typed : {"müller", "C0505", "Shirov", "mu ha"})
        QCOMPARE(found(mapped, typed), found(shelves(), typed));
    QVERIFY(NameIndex::map(folder.filePath(u"none"_s)) == nullptr);
}

void TestPersonSearch::refusesDamagedBytes()
{
    const std::vector<std::byte> bytes = builtMembers();
    QVERIFY(NameIndex::fromBytes({}) == nullptr);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        std::vector<std::byte> damaged = bytes;
        damaged[i] ^= std::byte{0x10};
        // The stamp is the caller's to check.
        const bool stamp = i >= 8 && i < 16;
        QVERIFY2((NameIndex::fromBytes(damaged) != nullptr) == stamp, qPrintable(QString::number(i)));
    }
    for (std::size_t size = 0; size < bytes.size(); size += 13)
        QVERIFY(NameIndex::fromBytes({bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size)}) ==
                nullptr);
}

void TestPersonSearch::emptyIndexFindsNothing()
{
    NameShelves loaded;
    QVERIFY(found(loaded, "müller").empty());
    loaded.set(Shelf::Dsb, NameIndex::fromBytes(NameIndexBuilder().build(0)));
    QVERIFY(loaded.index(Shelf::Dsb) != nullptr);
    for (const char* typed : {"müller", "C0505", "NU1", "1960", "c0505-1"})
        QVERIFY(found(loaded, typed).empty());
}

ZAHLMEISTER_TEST(TestPersonSearch, QCoreApplication)

} // namespace tst_personsearch

#include "tst_personsearch.moc"
