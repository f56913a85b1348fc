// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <vector>

#include <QFile>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

#include "tests/app/lists/listdesk.h"
#include "tests/support/testmain.h"

namespace tst_listfiles {

using namespace zahlmeister;
using app::ListSource;
using tests::Desk;
using tests::kFirst;
using tests::kSecond;
using tests::ListFile;
using tests::member;

/// Files as they come: whole lists, archives, and what their names and times say.
class TestListFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bringsWholeListsBack_data();
    void bringsWholeListsBack();
    void readsArchives();
    void refusesArchives();
    void findsTheDate_data();
    void findsTheDate();
    void doesNotMixFederations();
    void waitsForNoPipe();
};

void TestListFiles::bringsWholeListsBack_data()
{
    QTest::addColumn<int>("file");
    QTest::addColumn<int>("rows");
    QTest::newRow("nu") << static_cast<int>(ListFile::Nu20) << 3000;
    QTest::newRow("DeWIS v2") << static_cast<int>(ListFile::DewisCsv2) << 3000;
    QTest::newRow("DOS") << static_cast<int>(ListFile::Dos) << 3000;
    QTest::newRow("FIDE") << static_cast<int>(ListFile::FideCombined) << 4000;
    QTest::newRow("FIDE XML") << static_cast<int>(ListFile::FideXml) << 4000;
    QTest::newRow("Swiss-Chess") << static_cast<int>(ListFile::Lst) << 7000;
}

void TestListFiles::bringsWholeListsBack()
{
    QFETCH(const int, file);
    QFETCH(const int, rows);
    const tests::MadeUpLists lists(5, 3000, 4000);
    const Desk desk;
    QVERIFY(tests::writeListFile(desk.path("list"), lists, static_cast<ListFile>(file)));
    const auto report = desk.import({desk.path("list")}, kFirst);
    QVERIFY2(report.has_value(), report.has_value() ? "" : report.error().detail.c_str());
    QCOMPARE(report->rowsRead, rows);
    QCOMPARE(report->rowsTaken, rows);
    QCOMPARE(report->rowsRefused, 0);
    QVERIFY(!report->changes.comparedWith);

    const auto store = app::ListStore::open(desk.store());
    QCOMPARE(*(*store)->rowCount(report->source), rows);
    int compared = 0;
    const auto read = (*store)->visitRows(report->source, [&](const app::ListIndexRow& row) {
        const auto person = (*store)->person({report->source, row.id});
        const bool isMember = !row.club.empty();
        const app::ListPerson expected =
            isMember ? *lists.member(compared) : lists.fidePlayer(compared % 4000);
        if (isMember || report->source == ListSource::Fide) {
            const bool same = row.fideId == expected.fideId.value_or(0) &&
                              row.memberNumber == expected.memberNumber.value_or(0) &&
                              row.club == expected.club && row.birthYear == expected.birthYear.value_or(0) &&
                              row.sex == expected.sex && row.lastName == (*person)->lastName &&
                              (*person)->dwz == expected.dwz && (*person)->elo == expected.elo &&
                              (*person)->status == expected.status;
            if (!same)
                qWarning() << compared << expected.lastName.c_str();
            compared += same ? 1 : 100000;
        }
        return true;
    });
    QVERIFY(read.has_value());
    QCOMPARE(compared, report->source == ListSource::Fide ? 4000 : 3000);
}

void TestListFiles::readsArchives()
{
    const Desk desk;
    const tests::MadeUpLists lists(1, 500, 0);
    QVERIFY(tests::writeListFile(desk.path("plain"), lists, ListFile::Nu20));
    QFile plain(desk.path("plain"));
    QVERIFY(plain.open(QIODevice::ReadOnly));
    QVERIFY(tests::writeZip(desk.path("LV-0-csv.anything"),
                            {{QStringLiteral("spieler.csv"), plain.readAll()},
                             {QStringLiteral("folder/vereine.csv"), tests::clubFile(lists.clubs())},
                             {QStringLiteral("verbaende.csv"), tests::associationFile(lists.associations())},
                             {QStringLiteral("README.txt"), QByteArray("Liebe Freunde")}}));
    const auto inspection = app::inspectList({desk.path("LV-0-csv.anything")});
    QVERIFY(inspection.has_value());
    QCOMPARE(inspection->dateOrigin, app::ListDateOrigin::ArchiveTime);
    QCOMPARE(inspection->date, *engine::Date::tryFrom(2026, 11, 21));
    QCOMPARE(inspection->ignored, std::vector<std::string>{"README.txt"});
    const auto report = app::importList(desk.store(), *inspection, inspection->date);
    QVERIFY(report.has_value());
    QCOMPARE(report->rowsTaken, 500);
    QCOMPARE(report->clubs, static_cast<std::int64_t>(lists.clubs().size()));
    const auto store = app::ListStore::open(desk.store());
    auto clubs = lists.clubs();
    std::sort(clubs.begin(), clubs.end(), [](const auto& a, const auto& b) { return a.club < b.club; });
    QCOMPARE(*(*store)->clubs(ListSource::Dsb), clubs);
    QCOMPARE(**(*store)->club(clubs.front().club), clubs.front());
    QVERIFY(!*(*store)->club("ZZZZZ"));
    QCOMPARE((*store)->associations(ListSource::Dsb)->size(), lists.associations().size());
}

void TestListFiles::refusesArchives()
{
    const Desk desk;
    QVERIFY(tests::writeZip(desk.path("good.zip"), {{QStringLiteral("spieler.csv"), QByteArray(3000, 'x')}}));
    QFile good(desk.path("good.zip"));
    QVERIFY(good.open(QIODevice::ReadOnly));
    const QByteArray bytes = good.readAll();
    const auto errorOf = [&](const QByteArray& content) {
        const auto report = desk.import({desk.write("bad.zip", content)}, kFirst);
        return report.has_value() ? ErrorCode::NothingToUndo : report.error().code;
    };
    QCOMPARE(errorOf(bytes), ErrorCode::UnknownList);
    // The last four bytes are zeroes, and nobody misses them.
    for (qsizetype size = 4; size < bytes.size() - 4; ++size)
        QVERIFY2(errorOf(bytes.first(size)) == ErrorCode::DamagedArchive,
                 qPrintable(QString::number(bytes.size() - size)));
    // A wrong checksum: the fourteenth byte of the local header, and of the central directory.
    std::string rows = tests::listFileHead(ListFile::Nu20);
    for (int i = 1; i < 400; ++i)
        rows += tests::listFileRow(ListFile::Nu20, member("30101", i, "NU1", "Row", 1500));
    QVERIFY(tests::writeZip(desk.path("crc.zip"),
                            {{QStringLiteral("spieler.csv"), QByteArray::fromStdString(rows)}}));
    QFile file(desk.path("crc.zip"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray damaged = file.readAll();
    const auto directory = damaged.lastIndexOf("PK\x01\x02");
    damaged[directory + 16] = static_cast<char>(damaged[directory + 16] ^ 1);
    QCOMPARE(errorOf(damaged), ErrorCode::DamagedArchive);
    // A bomb: 64 MB of nothing but one row, packed a thousand times smaller.
    const QByteArray bomb =
        QByteArray::fromStdString(tests::listFileHead(ListFile::Nu20)) + QByteArray(64 << 20, '\n');
    QVERIFY(tests::writeZip(desk.path("bomb.zip"), {{QStringLiteral("spieler.csv"), bomb}}));
    const auto report = desk.import({desk.path("bomb.zip")}, kFirst);
    QVERIFY(!report.has_value());
    QCOMPARE(report.error().code, ErrorCode::ArchiveTooLarge);
}

void TestListFiles::findsTheDate_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("file");
    QTest::addColumn<QDate>("made");
    QTest::addColumn<QString>("date");
    QTest::addColumn<int>("origin");
    const auto row = [](const char* name, ListFile file, QDate made, const char* date,
                        app::ListDateOrigin origin) {
        QTest::addRow("%s %d", name, static_cast<int>(file))
            << QString::fromLatin1(name) << static_cast<int>(file) << made << QString::fromLatin1(date)
            << static_cast<int>(origin);
    };
    const QDate middle(2026, 11, 12);
    row("fdsb260909.LST", ListFile::Lst, middle, "2026-09-09", app::ListDateOrigin::FileName);
    row("standard_rating_list.txt", ListFile::FideStandard, middle, "2026-10-01",
        app::ListDateOrigin::Header);
    row("rapid_sep25frl.xml", ListFile::FideXml, middle, "2025-09-01", app::ListDateOrigin::FileName);
    row("LV-0-csv-20261105.csv", ListFile::Nu20, middle, "2026-11-05", app::ListDateOrigin::FileName);
    row("spieler.csv", ListFile::Nu20, middle, "2026-11-12", app::ListDateOrigin::FileTime);
    row("players_list_foa.txt", ListFile::FideCombined, middle, "2026-11-01", app::ListDateOrigin::FileTime);
    row("players_list_foa.txt ", ListFile::FideCombined, QDate(2026, 11, 30), "2026-12-01",
        app::ListDateOrigin::FileTime);
}

void TestListFiles::findsTheDate()
{
    QFETCH(const QString, name);
    QFETCH(const int, file);
    QFETCH(const QDate, made);
    QFETCH(const QString, date);
    QFETCH(const int, origin);
    const Desk desk;
    app::ListPerson person = member("30101", 1, "NU1", "One", 1500);
    person.fideId = 5;
    person.federation = "GER";
    const QString path = desk.write(qPrintable(name), static_cast<ListFile>(file), {person});
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadWrite));
    QVERIFY(written.setFileTime(made.startOfDay(), QFileDevice::FileModificationTime));
    written.close();
    const auto inspection = app::inspectList({path});
    QVERIFY(inspection.has_value());
    QCOMPARE(QString::fromStdString(inspection->date.iso()), date);
    QCOMPARE(static_cast<int>(inspection->dateOrigin), origin);
}

void TestListFiles::doesNotMixFederations()
{
    const Desk desk;
    app::ListPerson player;
    player.lastName = "A";
    player.fideId = 5;
    player.federation = "GER";
    const auto dsb = desk.write("1", ListFile::Nu20, {member("30101", 1, "NU1", "One", 1500)});
    const auto fide = desk.write("2", ListFile::FideXml, {player});
    const auto inspection = app::inspectList({dsb, fide});
    QVERIFY(!inspection.has_value());
    QCOMPARE(inspection.error().code, ErrorCode::MixedLists);
}

void TestListFiles::waitsForNoPipe()
{
#ifdef Q_OS_UNIX
    const Desk desk;
    const QString path = desk.path("pipe");
    QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    const auto inspection = app::inspectList({path}); // nobody writes into it
    QVERIFY(!inspection.has_value());
    QCOMPARE(inspection.error().code, ErrorCode::FileNotReadable);
#else
    QSKIP("Pipes have no place in the file system here.");
#endif
}

ZAHLMEISTER_TEST(TestListFiles, QCoreApplication)

} // namespace tst_listfiles

#include "tst_listfiles.moc"
