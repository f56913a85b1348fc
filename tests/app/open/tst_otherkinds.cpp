// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStandardPaths>
#include <QTest>

#include "app/open/open.h"
#include "app/open/otherkinds.h"
#include "tests/support/pdffile.h"
#include "tests/support/testmain.h"

namespace tst_otherkinds {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

class TestOtherKinds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areTold_data();
    void areTold();
    void tablesWithoutGames_data();
    void tablesWithoutGames();
    void readsTheTextOfPdfs_data();
    void readsTheTextOfPdfs();
};

void TestOtherKinds::areTold_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char* kind, const QByteArray& content) {
        QTest::newRow(kind) << content << QString::fromUtf8(kind);
    };
    row("pdf", "%PDF-1.7\n1 0 obj\n");
    row("office", QByteArray("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") + QByteArray(100, '\0'));
    row("open-document", "PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet");
    row("docx", "PK\x03\x04[Content_Types].xml word/document.xml");
    row("archive", "PK\x03\x04holiday.jpg");
    row("pgn", "[Event \"Open\"]\n[Site \"Erfurt\"]\n\n1. e4 e5 1-0\n");
    row("lichess", R"({"rank":1,"points":5,"username":"x2000","rating":1900})");
    row("swiss-chess-10", R"({"player":[{"lastname":"Abel","rtg_nat":1500}]})");
    row("list",
        "ID,ZPS,Mitgliedsnummer,Status,\"Name,Vorname\",Geschlecht,Spielberechtigung,Geburtsjahr,"
        "\"Letzte Auswertung\",DWZ,Index,FIDE-Elozahl,FIDE-Titel,FIDE-ID,FIDE-Land,Vorname,Nachname\n");
    QTest::newRow("table") << QByteArray("Nr;Name;DWZ\n1;Abel, Jan;1500\n") << QString();
    QTest::newRow("table of members") << QByteArray("ID;VKZ;Mgl-Nr;Spielername;Geburtsjahr;DWZ;FIDE-ID;1;2\n"
                                                    "1;C0505;12;Abel, Jan;1990;1500;;*;1\n"
                                                    "2;C0505;13;Berg, Ute;1990;1500;;0;*\n")
                                      << QString();
    QTest::newRow("a report with bars in its name")
        << QByteArray("012 A|B|300|Open\n022 Erfurt\n") << QString();
    QTest::newRow("words between bars") << QByteArray("Elche|gegen|Igel|Bericht\n") << QString();
    QTest::newRow("clubs") << QByteArray("30101|3|300|SV Musterhausen, e.V.\r\n") << u"list"_s;
    QTest::newRow("associations") << QByteArray("000|0||Deutschland\r\n300|3|000|Muster\r\n") << u"list"_s;
    row("foreign-games",
        "Event,\"Open, 2026\"\r\nStart,7th March 2026\r\nEnd,8th March 2026\r\nRounds,2\r\n\r\n"
        "Player,3364,Murphy,Aoife\r\n1,=,W,Abel,Jan,2100,FM,GER\r\n2,1,B,Berg,Ute,1800,,GER\r\nTotal,1."
        "5\r\n");
    QTest::newRow("own") << QByteArray(R"({"format":"zahlmeister-tournament","version":1})") << QString();
}

void TestOtherKinds::areTold()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, kind);
    const ImportFile file{.name = u"file"_s, .data = content};
    QCOMPARE(QString::fromStdString(otherKindOf(file)), kind);
    if (kind.isEmpty())
        return;
    const Opened opened = open({file});
    QVERIFY(!opened.result.has_value());
    QCOMPARE(opened.result.error().front().code, ImportCode::OtherKind);
}

void TestOtherKinds::tablesWithoutGames_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char* name, const char* content, const char* kind) {
        QTest::newRow(name) << QByteArray(content) << QString::fromLatin1(kind);
    };
    row("members", "Name;Mgl-Nr;DWZ;Geburtsjahr\nAbel, Jan;12;1500;1990\nBerg, Ute;13;1600;1991\n",
        "players");
    row("rating list of a club",
        "<h2>DWZ-Liste des SC Turm</h2><table><tr><th>Nr<th>Name<th>DWZ</tr><tr><td>1<td>Abel, "
        "Jan<td>1500</tr>"
        "<tr><td>2<td>Berg, Ute<td>1600</tr></table>",
        "players");
    row("team of a league",
        "<h1>SC Turm "
        "2</h1><h2>Mannschaftsaufstellung</h2><table><tr><th>Rang<th>Name<th>DWZ<th>Spiele<th>Punkte</tr>"
        "<tr><td>1<td>Abel, Jan<td>1500<td>3<td>2,5</tr><tr><td>2<td>Berg, "
        "Ute<td>1600<td>2<td>1,0</tr></table>",
        "players");
    row("messages",
        "<table><tr><th>Name<th>Datum<th>Nachricht</tr><tr><td>Abel, Jan<td>1.3.2026<td>Wann geht es "
        "los?</tr>"
        "<tr><td>Berg, Ute<td>2.3.2026<td>Um neun.</tr><tr><td>Cech, Ota<td>3.3.2026<td>Danke!</tr></table>",
        "names");
    row("who starts", "Nr;Name;DWZ;Verein\n1;Abel, Jan;1500;SC Turm\n2;Berg, Ute;1600;\n", "");
    row("standings", "Platz;Name;DWZ;Punkte\n1;Abel, Jan;1500;2\n2;Berg, Ute;1600;1\n", "");
}

void TestOtherKinds::tablesWithoutGames()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, kind);
    const ImportFile file{.name = u"file"_s, .data = content};
    const Opened opened = open({file});
    QCOMPARE(opened.result.has_value(), kind.isEmpty());
    if (!kind.isEmpty()) {
        QCOMPARE(opened.result.error().front().code, ImportCode::OtherKind);
        QCOMPARE(QString::fromStdString(opened.result.error().front().args.front()), kind);
        QVERIFY(opened.table); // the referee can say what the columns are
    }
    // Pasted into a tournament such a table is a list of its participants.
    QVERIFY(openPasted(QString::fromUtf8(content), {}) || content.startsWith('<'));
}

void TestOtherKinds::readsTheTextOfPdfs_data()
{
    using Pages = std::vector<std::vector<QByteArray>>;
    QTest::addColumn<QByteArray>("pdf");
    QTest::addColumn<int>("people");
    QTest::addColumn<int>("games");
    QTest::newRow("crosstable") << tests::pdfOf(Pages{{"Vereinsmeisterschaft 2026", "",
                                                       "Nr.  Name              DWZ    1    2    3    Pkt.",
                                                       "1    Ahorn, Anna       1700   *    1    1/2  1,5",
                                                       "2    Birke, Bernd      1600   0    *    1    1,0",
                                                       "3    Ceder, Clara      1500   1/2  0    *    0,5"}})
                                << 3 << 3;
    QTest::newRow("progress table") << tests::pdfOf(
                                           Pages{{"Offenes Turnier", "Stand nach Runde 2", "",
                                                  "Nr. Teilnehmer          DWZ   1.Rd   2.Rd   Pkt.",
                                                  "1   Ahorn, Anna         1700  3w1    2s1    2,0",
                                                  "2   Birke, Bernd        1600  4s1    1w0    1,0",
                                                  "3   Ceder, Clara        1500  1s0    4w1    1,0",
                                                  "4   Dorn, Dirk          1400  2w0    3s0    0,0"}})
                                    << 4 << 4;
    QTest::newRow("invitation") << tests::pdfOf(Pages{{"Einladung zur Vereinsmeisterschaft",
                                                       "am 3. Mai 2026 um 10 Uhr im Vereinsheim.",
                                                       "Startgeld 10 Euro, Preise nach Eingang."}})
                                << 0 << 0;
}

void TestOtherKinds::readsTheTextOfPdfs()
{
    QFETCH(const QByteArray, pdf);
    QFETCH(const int, people);
    QFETCH(const int, games);
    if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
        QSKIP("pdftotext is not installed");
    const Opened opened = open({{.name = u"table.pdf"_s, .data = pdf}});
    QCOMPARE(opened.result.has_value(), people > 0);
    if (people == 0) {
        QCOMPARE(opened.result.error().front().code, ImportCode::OtherKind);
        QCOMPARE(opened.result.error().front().args, std::vector<std::string>{"pdf"});
        return;
    }
    QCOMPARE(int(opened.result->tournament.participants.size()), people);
    QCOMPARE(int(opened.result->tournament.games.size()), games);
    QCOMPARE(opened.result->notes.front().code, ImportCode::TextOfPdf);
    QVERIFY(opened.result->tournament.participants.front().rating);
}

ZAHLMEISTER_TEST(TestOtherKinds, QCoreApplication)

} // namespace tst_otherkinds

#include "tst_otherkinds.moc"
