// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/formats/json/tournamentjson.h"
#include "app/lists/listimport.h"
#include "app/open/formatcatalogue.h"
#include "app/open/open.h"
#include "app/session/session.h"
#include "tests/support/roundtrip.h"
#include "tests/support/testmain.h"

namespace tst_open {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

/// Bytes that this program has read from files so far, as the kernel counts them; -1: it does not say.
[[maybe_unused]] qint64 bytesRead()
{
    QFile counters(u"/proc/self/io"_s);
    if (!counters.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return -1;
    for (const QByteArray& line : counters.read(4096).split('\n')) {
        if (line.startsWith("rchar: "))
            return line.mid(7).toLongLong();
    }
    return -1;
}

} // namespace

/// The door through which all tournaments come in.
class TestOpen : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAFileOnce_data();
    void readsAFileOnce();
    void keepsTheErrorsOfItsOwnFormat();
    void keepsARefusedTable();
    void saysWhyAFileCannotBeRead();
    void refusesLongTextsInEveryFormat_data();
    void refusesLongTextsInEveryFormat();
    void takesOutControlCharacters_data();
    void takesOutControlCharacters();
    void refusesWhatIsTooLarge_data();
    void refusesWhatIsTooLarge();
    void namesTheCause_data();
    void namesTheCause();
    void refusesForeignXml_data();
    void refusesForeignXml();
    void announcesCutPages_data();
    void announcesCutPages();

private:
    [[nodiscard]] QString written(const QByteArray& content);

    QTemporaryDir m_folder;
    int m_files = 0;
};

QString TestOpen::written(const QByteArray& content)
{
    QFile file(m_folder.filePath(u"file%1"_s.arg(++m_files)));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName()
                                                                                    : QString();
}

void TestOpen::readsAFileOnce_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("opened");
    for (const TournamentFormat& format : tournamentFormats()) {
        if (!format.write)
            continue;
        for (const tests::NamedTournament& named : tests::richTournaments()) {
            const auto data = format.write({.tournament = named.tournament,
                                            .tournamentUuid = "0f8fad5b-d9cb-469f-a165-70867728950e",
                                            .fileUuid = "7c9e6679-7425-40de-944b-e07fc1f90ae7"});
            if (!data.has_value())
                continue;
            const bool isTable = !format.read && format.id != "json";
            QTest::newRow(std::string(format.id).c_str())
                << *data
                << (isTable ? u"table"_s
                            : QString::fromUtf8(format.id.data(), qsizetype(format.id.size())).left(3));
            break;
        }
    }
    QTest::newRow("refused table")
        << "Nr;Name;1;2;3;Punkte\n1;Abel;*;1;1;2\n2;Berg;1;*;1;1\n3;Cohn;0;0;*;0\n"_ba << u"table"_s;
    QTest::newRow("none") << "Liebe Freunde,\nwir treffen uns am 12. Mai um 19 Uhr.\nBis dann!\n"_ba
                          << QString();
}

/// Whatever a file turns out to be: the window asks what it is, and then nothing is read a second time.
void TestOpen::readsAFileOnce()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, opened);
#ifndef Q_OS_LINUX // under Wine the same file counts what Wine says to itself
    QSKIP("the system does not count");
#endif
    const QString path = written(content);
    const qint64 before = bytesRead();
    QVERIFY(before >= 0);
    const qint64 counting = bytesRead() - before;
    std::vector<FileInHand> files = filesInHand({path});
    QVERIFY(!Session::isWorkFile(files.front()));
    QCOMPARE(Session::isForeign(files.front()), opened != u"jso");
    QVERIFY(!isList(files.front()));
    const auto read = openFiles(std::move(files));
    const qint64 bytes = bytesRead() - before - 2 * counting;
    QVERIFY(read.has_value());
    QCOMPARE(QString::fromUtf8(read->format.data(), qsizetype(read->format.size())).left(opened.size()),
             opened);
    QVERIFY2(bytes <= content.size(), qPrintable(u"%1 of %2"_s.arg(bytes).arg(content.size())));
}

void TestOpen::keepsTheErrorsOfItsOwnFormat()
{
    const Opened opened = open({{.name = u"a.json"_s, .data = "{\n  7\n}", .path = u"/folder/a.json"_s}});
    QCOMPARE(opened.format, std::string_view("json"));
    QVERIFY(!opened.result.has_value() && opened.result.error().empty());
    QCOMPARE(opened.errors.size(), std::size_t{1});
    QCOMPARE(opened.errors.front().position->line, 2);
    QCOMPARE(opened.errors.front().args.front(), std::string("/folder/a.json"));
    QVERIFY(open({{u"a.txt"_s, "{}"}}, "json").format == "json");
}

void TestOpen::keepsARefusedTable()
{
    const Opened refused =
        open({{u"a.csv"_s, "Nr;Name;1;2;3;Punkte\n1;Abel;*;1;1;2\n2;Berg;1;*;1;1\n3;Cohn;0;0;*;0\n"_ba}});
    QVERIFY(!refused.result.has_value());
    QVERIFY(refused.table && !refused.table->reading.columns.empty());
    const Opened read =
        open({{u"a.csv"_s, "Nr;Name;1;2;3;Punkte\n1;Abel;*;1;1;2\n2;Berg;0;*;1;1\n3;Cohn;0;0;*;0\n"_ba}});
    QVERIFY(read.result.has_value());
    QVERIFY(!read.table);
    QVERIFY(open({{u"a.csv"_s, " \n"}}).result.error().front().code == ImportCode::Empty);
    QVERIFY(open({{u"a.csv"_s, "a"}}, "none").result.error().front().code == ImportCode::UnknownFormat);
}

void TestOpen::saysWhyAFileCannotBeRead()
{
    const auto opened = openFiles(filesInHand({written("a"_ba), m_folder.filePath(u"none"_s)}));
    QVERIFY(!opened.has_value());
    QVERIFY(opened.error().code == ErrorCode::FileNotFound);
}

// A name of five million characters froze the window.
void TestOpen::refusesLongTextsInEveryFormat_data()
{
    QTest::addColumn<QByteArray>("content");
    for (const TournamentFormat& format : tournamentFormats()) {
        if (!format.write)
            continue;
        for (tests::NamedTournament named : tests::richTournaments()) {
            named.tournament.participants[1].name = "Müller, " + std::string(400, 'x');
            const auto data = format.write({.tournament = named.tournament,
                                            .tournamentUuid = "0f8fad5b-d9cb-469f-a165-70867728950e",
                                            .fileUuid = "7c9e6679-7425-40de-944b-e07fc1f90ae7"});
            if (!data.has_value() || !data->contains(QByteArray(250, 'x')))
                continue; // the format cuts it
            QTest::newRow(std::string(format.id).c_str()) << *data;
            break;
        }
    }
}

void TestOpen::refusesLongTextsInEveryFormat()
{
    QFETCH(const QByteArray, content);
    const Opened opened = open({{.name = u"file"_s, .data = content}});
    QVERIFY(!opened.result.has_value());
    if (opened.format == "json") {
        QCOMPARE(opened.errors.front().code, ErrorCode::OutOfRange);
        QCOMPARE(opened.errors.front().args.back(), "at-most-200-characters");
        return;
    }
    QVERIFY(!opened.result.error().empty());
    if (opened.format.empty() || opened.format == "table") // such a cell is no name there
        return;
    const ImportNote& note = opened.result.error().front();
    QCOMPARE(importCodeText(note.code), "malformed");
    QVERIFY(note.args.at(0).size() < 50);
    QCOMPARE(note.args.at(1), "at-most-200-characters");
    QVERIFY(note.place.part.ends_with("name"));
}

void TestOpen::takesOutControlCharacters_data()
{
    QTest::addColumn<QByteArray>("content");
    for (const TournamentFormat& format : tournamentFormats()) {
        if (!format.write)
            continue;
        for (tests::NamedTournament named : tests::richTournaments()) {
            named.tournament.participants[1].name = "Xylander, Yngve";
            auto data = format.write({.tournament = named.tournament,
                                      .tournamentUuid = "0f8fad5b-d9cb-469f-a165-70867728950e",
                                      .fileUuid = "7c9e6679-7425-40de-944b-e07fc1f90ae7"});
            if (!data.has_value() || !data->contains("Yngve") ||
                !open({{.name = u"x"_s, .data = *data}}).result)
                continue;
            // As a program writes it that does not look at what it was given; JSON has no such bytes.
            QTest::newRow(std::string(format.id).c_str())
                << data->replace("Yngve", format.id == "json" ? "Yn\\u0007ve" : "Yn\ave");
            break;
        }
    }
}

/// What no text has comes in through no door: nobody can write it down again, and terminals obey it.
void TestOpen::takesOutControlCharacters()
{
    QFETCH(const QByteArray, content);
    const Opened opened = open({{.name = u"file"_s, .data = content}});
    if (!opened.result.has_value()) { // such as XML, which cannot have it
        QVERIFY(opened.errors.empty());
        QVERIFY(!opened.result.error().empty());
        QVERIFY(opened.format != "json" && opened.format != "trf" && opened.format != "swi");
        return;
    }
    const auto& people = opened.result->tournament.participants;
    const auto found = std::ranges::find_if(
        people, [](const auto& one) { return one.name.find("Xylander") != std::string::npos; });
    QVERIFY(found != people.end());
    QVERIFY2(found->name.find("Ynve") != std::string::npos, found->name.c_str());
    const auto& notes = opened.result->notes;
    const auto note = std::ranges::find(notes, ImportCode::ControlCharacters, &ImportNote::code);
    QVERIFY(note != notes.end());
    QCOMPARE(note->level, ImportLevel::Adjusted);
    QCOMPARE(note->args.size(), std::size_t{3});
    QCOMPARE(note->args[0], "name");
    QCOMPARE(note->args[1], "1");
    const auto again = readTournamentJson(writeTournamentJson(opened.result->tournament), u"again"_s);
    QVERIFY(again.has_value());
}

void TestOpen::refusesWhatIsTooLarge_data()
{
    QTest::addColumn<QByteArray>("content");
    const auto row = [](const char* name, const QByteArray& content) { QTest::newRow(name) << content; };
    row("short lines", QByteArray("1;2\n").repeated(2'000'000));
    row("open quotation mark", "Nr;Name\n1;\"" + QByteArray("a\n").repeated(1'000'000));
    row("one cell", "Nr;Name\n1;" + QByteArray(20 << 20, 'x') + "\n2;y\n");
    row("nothing but separators", "Nr;Name\n1" + QByteArray(20 << 20, ';'));
    row("nested tables", "<html><body>" + QByteArray("<table><tr><td>").repeated(1 << 20));
    const QByteArray json = R"({"format":"zahlmeister-tournament","version":1,"tournament":)";
    row("nested lists", json + QByteArray(20 << 20, '['));
    row("empty participants", json + R"({},"participants":[)" + QByteArray("{},").repeated(2 << 20) + "{}]}");
    const QByteArray player = R"({"number":1,"name":"","member":false},)";
    row("participants",
        json + R"({"name":"","start":null,"end":null,"kind":"team"},"games":[],"participants":[)" +
            player.repeated(300'000) + player.chopped(1) + "]}");
}

void TestOpen::refusesWhatIsTooLarge()
{
    QFETCH(const QByteArray, content);
    QElapsedTimer time;
    time.start();
    const Opened opened = open({{.name = u"file"_s, .data = content}});
    QVERIFY(!opened.result.has_value());
    QVERIFY(!opened.errors.empty() || !opened.result.error().empty());
    // The sanitizers take their time; the target is 2 s of the optimised program.
    QVERIFY2(time.elapsed() < 30'000, qPrintable(QString::number(time.elapsed())));
}

void TestOpen::namesTheCause_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("code");
    QByteArray sheet;
    for (const TournamentFormat& format : tournamentFormats()) {
        if (format.id == "xlsx")
            sheet = format.write({.tournament = tests::richTournaments().front().tournament}).value();
    }
    QTest::newRow("damaged archive") << sheet.left(sheet.size() / 2) << u"truncated"_s;
    QTest::newRow("too many lines") << QByteArray("x\n").repeated(300'000) << u"too-large"_s;
    QTest::newRow("a letter") << QByteArray("Dear Sirs, thank you for your order.\n") << u"unknown-format"_s;
}

void TestOpen::namesTheCause()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, code);
    const Opened opened = open({{.name = u"file"_s, .data = content}});
    QVERIFY(!opened.result.has_value());
    QCOMPARE(QString::fromUtf8(importCodeText(opened.result.error().front().code).data()), code);
}

void TestOpen::refusesForeignXml_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("root"); // empty: may be read as a table
    const QByteArray lines = "<player\nno=\"1\"\nname=\"Abel, "
                             "Jan\"\nfed=\"\"\n/>\n<player\nno=\"2\"\nname=\"Berg, Ute\"\nfed=\"\"\n/>\n";
    const QByteArray table = "<table><tr><th>Nr<th>Name<th>1<th>2</tr><tr><td>1<td>Abel, Jan<td>*<td>1</tr>"
                             "<tr><td>2<td>Berg, Ute<td>0<td>*</tr></table>";
    QTest::newRow("declared") << "<?xml version=\"1.0\"?>\n<!-- > --><event>" + lines + "</event>"
                              << u"event"_s;
    QTest::newRow("with a mark") << "\xef\xbb\xbf<?xml version=\"1.0\"?><event/>" + lines << u"event"_s;
    QTest::newRow("not declared") << "<liga:event>" + lines + "</liga:event>" << u"event"_s;
    QTest::newRow("after blanks") << "\n  <event>" + lines + "</event>" << u"event"_s;
    QTest::newRow("without a root") << "<?xml version=\"1.0\"?>" + lines.left(0) << u"?"_s;
    QTest::newRow("with a table in it")
        << "<?xml version=\"1.0\"?><document>" + table + "</document>" << u"document"_s;
    const QString wide = u"<?xml version=\"1.0\"?><event><player no=\"1\"/></event>"_s;
    QTest::newRow("UTF-16 without a mark")
        << QByteArray(reinterpret_cast<const char*>(wide.utf16()), wide.size() * 2) << u"event"_s;
    QTest::newRow("long name") << "<" + QByteArray(9000, 'a') + "/>" << QString(40, u'a');
    QTest::newRow("XHTML") << "<?xml version=\"1.0\"?><!DOCTYPE html><html><body>" + table + "</body></html>"
                           << QString();
    QTest::newRow("part of a page") << table << QString();
    QTest::newRow("element of a page's own") << "<my-app>" + table + "</my-app>" << QString();
    QTest::newRow("words in brackets")
        << QByteArray("<Runde 1>\nNr;Name;1;2\n1;Abel, Jan;*;1\n2;Berg, Ute;0;*\n") << QString();
}

/// Attributes look like columns: a file of 51 people once became 2,785.
void TestOpen::refusesForeignXml()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, root);
    for (const char* from : {"", "table", "chess-results"}) {
        const Opened opened = open({{u"a"_s, content}}, from);
        QCOMPARE(opened.result.has_value(), root.isEmpty());
        if (opened.result.has_value())
            continue;
        QCOMPARE(opened.result.error().front().code, ImportCode::UnknownXml);
        QCOMPARE(QString::fromStdString(opened.result.error().front().args.front()), root);
        QVERIFY(!open({{u"a"_s, content}, {u"b"_s, content}}, from).result.has_value());
    }
    if (!content.contains('\0'))
        QCOMPARE(openPasted(QString::fromUtf8(content), {}) != nullptr, root.isEmpty());
}

void TestOpen::announcesCutPages_data()
{
    QTest::addColumn<int>("left"); // characters
    QTest::addColumn<bool>("isCut");
    QTest::newRow("whole") << 0 << false;
    QTest::newRow("within a tag") << 20 << true;
    QTest::newRow("within the table") << 32 << true;
}

void TestOpen::announcesCutPages()
{
    QFETCH(const int, left);
    QFETCH(const bool, isCut);
    const QByteArray page =
        "<html><body><table><tr><th>Nr</th><th>Name</th><th>1</th><th>2</th><th>Pkt</th></tr>"
        "<tr><td>1</td><td>Held, Hans</td><td>*</td><td>1</td><td>1</td></tr>"
        "<tr><td>2</td><td>Muster, Maria</td><td>0</td><td>*</td><td>0</td></tr>"
        "</table></body></html>";
    const Opened opened = open({{.name = u"page.html"_s, .data = page.chopped(left)}});
    const auto& notes = opened.result.has_value() ? opened.result->notes : opened.result.error();
    QCOMPARE(
        std::ranges::any_of(notes, [](const ImportNote& note) { return note.code == ImportCode::Truncated; }),
        isCut);
}

ZAHLMEISTER_TEST(TestOpen, QCoreApplication)

} // namespace tst_open

#include "tst_open.moc"
