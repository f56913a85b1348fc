// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#endif

#include "app/rules/shippedrules.h"
#include "engine/standings/finaltable.h"
#include "tests/print/keepsmargins.h"
#include "tests/print/sheetfixture.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/toolrun.h"
#include "ui/print/printerrun.h"
#include "ui/print/printservice.h"
#include "ui/text/format.h"

namespace tst_sheetpdf {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::testing;
using namespace zahlmeister::ui;

class TestSheetPdf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void evaluationSheetOfTheExample_data();
    void evaluationSheetOfTheExample();
    void headOfTheExample();
    void explainsTheExample();
    void scoresheetOfPlayerH_data();
    void scoresheetOfPlayerH();
    void changesOfPlayerB_data();
    void changesOfPlayerB();
    void scoresheetOfAFirstRating();
    void scoresheetOfAResidualPlayer();
    void firstRatingOfPlayerK();
    void comparisonOfTwoVersions();
    void firstRatingWithAFictitiousDraw();
    void firstRatingsAreOfNewcomersOnly();
    void firstRatingsWithoutATrace();
    void crosstableOfTheExample();
    void progressTableOfASwissTournament();
    void crosstableByPlace();
    void tieBreaksStandBesideThePoints();
    void wideCrosstablesAreContinuedBelow();
    void numbersAreNeverCutOff_data();
    void numbersAreNeverCutOff();
    void embedsItsFonts();
    void refusesAFontThatIsNotThere();
    void isTheSameEveryTime();
    void keepsTheOldFileWhenItCannotWrite();
    void keepsTheOldFileWhenTheDiskIsFull();
    void writesIntoPipes();
    void writesAFileForEveryPlayer();
    void makesNamesThatEveryFileSystemTakes();

private:
    [[nodiscard]] QString tool(const QString& name, const QStringList& arguments) const;
    [[nodiscard]] QString textOf(const SheetRequest& request) const;
    void verifyRow(const QString& text, const QString& begin, const QStringList& cells) const;

    QTemporaryDir m_folder;
    Translators m_translators{Language::German};
    const SheetSnapshot m_values = evaluated(tests::OpenTournament::read(u"wo-2026"_s));
    QString m_sheet;
    QString m_scoresheetH;
    QString m_scoresheetB;
};

QString TestSheetPdf::tool(const QString& name, const QStringList& arguments) const
{
    const tests::ToolRun done = tests::runTool(name, arguments);
    if (done.code != 0)
        qFatal("%s failed: %s", qPrintable(name), qPrintable(done.messages));
    return done.output;
}

QString TestSheetPdf::textOf(const SheetRequest& request) const
{
    const QString path = m_folder.filePath(u"sheet.pdf"_s);
    const auto written = writeSheetsPdf(m_values.source(), request, path);
    if (!written.has_value())
        qFatal("not written");
    return tool(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s});
}

/// One line begins like this and has all cells in this order.
void TestSheetPdf::verifyRow(const QString& text, const QString& begin, const QStringList& cells) const
{
    const QRegularExpression start(u"^\\s*"_s + begin);
    const QStringList lines = text.split(u'\n').filter(start);
    QVERIFY2(lines.size() == 1, qPrintable(u"%1 lines begin with %2"_s.arg(lines.size()).arg(begin)));
    qsizetype place = 0;
    for (const QString& cell : cells) {
        place = lines[0].indexOf(cell, place);
        QVERIFY2(place >= 0, qPrintable(cell + u" is missing or misplaced in: "_s + lines[0]));
        place += cell.size();
    }
}

void TestSheetPdf::initTestCase()
{
    for (const QString& name : {u"pdftotext"_s, u"pdffonts"_s}) {
        QVERIFY2(tests::hasTool(name), qPrintable(name + u" is missing (package poppler-utils)"_s));
    }
    SheetRequest request;
    request.calculated = Date::tryFrom(2026, 12, 14);
    m_sheet = textOf(request);
    request.kind = SheetKind::Scoresheets;
    request.players = {ParticipantNumber(8)};
    m_scoresheetH = textOf(request);
    request.players = {ParticipantNumber(2)};
    m_scoresheetB = textOf(request);
}

void TestSheetPdf::evaluationSheetOfTheExample_data()
{
    // RULE: WO2026 Anhang 3.1.11, with the misprints of the age groups corrected and E, N in brackets
    QTest::addColumn<QString>("begin");
    QTest::addColumn<QStringList>("cells");
    const auto row = [](const char* player, const char16_t* begin, const char16_t* cells) {
        QTest::newRow(player) << QString::fromUtf16(begin)
                              << QString::fromUtf16(cells).split(u'|', Qt::SkipEmptyParts);
    };
    row("A", u"1\\s+A\\b", u"aaaaa|2220 – 31|25,0|1855|7|7|5,990|2331|2245 – 32|+25");
    row("B", u"2\\s+B\\b", u"Jun|bbbbb|2100 – 55|32,0|1898|2½|5|3,088|1857|2081 – 56|−19");
    row("C", u"3\\s+C\\b", u"ccccc|2000 – 25|25,0|1998|1|4|1,873|–|1978 – 26|−22");
    row("D", u"4\\s+D\\b", u"Jgd|ddddd|1950 – 15|33,7|1869|4½|7|3,818|2007|1973 – 16|+23");
    row("E", u"5\\s+E\\b", u"Jgd|–|1800|(42,0)|1837|3|9|4,160|1580|(1751)|(−49)");
    row("F", u"6\\s+F\\b", u"fffff|1700 – 8|34,0|1755|3|7|3,241|1574|1692 – 9|−8");
    row("G", u"7\\s+G\\b", u"Jun|ggggg|1640 – 3|48,0|1874|3½|6|1,630|1961*|1730 – 4|+90");
    row("H", u"8\\s+H\\b", u"hhhhh|1300 – 77|24,5|1600|1|6|1,308|1227|1292 – 78|−8");
    row("J", u"9\\s+J\\b", u"jjjjj|1692|2|7|1476 – 1");
    row("K", u"10\\s+K\\b", u"kkkkk|1476|1½|9|1179 – 1");
    row("L", u"11\\s+L\\b", u"lllll|1778|7|7|2329 – 1");
    row("M", u"12\\s+M\\b", u"mmmmm|1407|3½|7|1436 – 1");
    row("N", u"13\\s+N\\b", u"–|1678|2½|7|(1494)");
    row("P", u"14\\s+P\\b", u"ppppp|1455|2|4|Erstdaten");
    row("Q", u"15\\s+Q\\b", u"qqqqq|1585|0|5|Erstdaten");
    row("R", u"16\\s+R\\b", u"rrrrr|–|0|0|–");
}

void TestSheetPdf::evaluationSheetOfTheExample()
{
    QFETCH(const QString, begin);
    QFETCH(const QStringList, cells);
    verifyRow(m_sheet, begin, cells);
}

void TestSheetPdf::headOfTheExample()
{
    // RULE: WO2026 Anhang 3.1.11
    for (const QString& text : {u"WO-Beispielturnier"_s, u"12345678"_s, u"10.08.2026"_s, u"12.12.2026"_s,
                                u"000"_s, u"D.-W. Z."_s, u"14.12.2026"_s, u"DWZ 2026"_s, u"Seite 1 von 1"_s})
        QVERIFY2(m_sheet.contains(text), qPrintable(text));
}

void TestSheetPdf::explainsTheExample()
{
    const QString words = m_sheet.simplified();
    QVERIFY(words.contains(u"(E; N)"_s));          // text-only participants
    QVERIFY(words.contains(u"(J; K; L; M; N)"_s)); // first ratings
    QVERIFY(words.contains(u"20 Schritten"_s));    // of the joint iteration
    QVERIFY(words.contains(u"P (4 Partien); Q (5 Partien)"_s));
    QVERIFY(!words.contains(u"Vollständige Namen"_s));
}

void TestSheetPdf::scoresheetOfPlayerH_data()
{
    // RULE: WO2026 Anhang 3.1.12, the changes by Anhang 3.2
    QTest::addColumn<QString>("begin");
    QTest::addColumn<QStringList>("cells");
    const auto row = [](const char* name, const char16_t* begin, const char16_t* cells) {
        QTest::newRow(name) << QString::fromUtf16(begin)
                            << QString::fromUtf16(cells).split(u'|', Qt::SkipEmptyParts);
    };
    row("round 1", u"1\\s+4\\s+D\\b", u"1950 – 15|0|0,011|−0,270");
    row("round 3", u"3\\s+6\\s+F\\b", u"1700 – 8|0|0,079|−1,936");
    row("round 4", u"4\\s+13\\s+N\\b", u"1494|½|0,246|+6,223");
    row("round 6", u"6\\s+10\\s+K\\b", u"1179 – 1|½|0,666|−4,067");
    row("round 7", u"7\\s+9\\s+J\\b", u"1476 – 1|0|0,267|−6,542");
    row("round 9", u"9\\s+5\\s+E\\b", u"1800|0|0,039|−0,956");
    row("round 10", u"10\\s+15\\s+Q\\b", u"–|1|–|–|der Gegner hat keine");
    row("sum", u"Summe der 6", u"1600|1|1,308|−7,546");
    row("result", u"1300 – 77\\s+24,5", u"1600|1|6|1,308|−0,308|1227|1292 – 78|−8");
}

void TestSheetPdf::scoresheetOfPlayerH()
{
    QFETCH(const QString, begin);
    QFETCH(const QStringList, cells);
    verifyRow(m_scoresheetH, begin, cells);
}

void TestSheetPdf::changesOfPlayerB_data()
{
    // RULE: WO2026 Anhang 3.2
    QTest::addColumn<QString>("begin");
    QTest::addColumn<QStringList>("cells");
    const auto row = [](const char* name, const char16_t* begin, const char16_t* cells) {
        QTest::newRow(name) << QString::fromUtf16(begin)
                            << QString::fromUtf16(cells).split(u'|', Qt::SkipEmptyParts);
    };
    row("A", u"1\\s+A\\b", u"2220 – 31|0|0,336|−10,752");
    row("E", u"5\\s+E\\b", u"1800|½|0,856|−11,392");
    row("G", u"7\\s+G\\b", u"1961*|1|0,688|+9,984");
    row("K", u"10\\s+K\\b", u"1179 – 1|1|0,999|+0,032");
    row("L", u"11\\s+L\\b", u"2329 – 1|0|0,209|−6,688");
    row("sum", u"Summe der 5", u"2½|3,088|−18,816");
}

void TestSheetPdf::changesOfPlayerB()
{
    QFETCH(const QString, begin);
    QFETCH(const QStringList, cells);
    verifyRow(m_scoresheetB, begin, cells);
}

void TestSheetPdf::scoresheetOfAFirstRating()
{
    // RULE: WO2026 Anhang 3.1.3, last step of the iteration: player L with his fictitious draw
    SheetRequest request{SheetKind::Scoresheets, {ParticipantNumber(11)}};
    const QString text = textOf(request);
    verifyRow(text, u"0\\s+Restpartien alt"_s, {u"1400"_s, u"1"_s, u"0,999"_s, u"1 Partie"_s});
    verifyRow(text, u"2\\s+B\\b"_s, {u"2100 – 55"_s, u"1"_s, u"0,791"_s});
    verifyRow(text, u"13\\s+N\\b"_s, {u"1450"_s, u"1"_s, u"0,999"_s});
    verifyRow(text, u"Summe der 7"_s, {u"1778"_s, u"7"_s});
    verifyRow(text, u"fiktives Remis"_s, {u"1799"_s, u"½"_s, u"0,970"_s});
    verifyRow(text, u"Summe der Iteration"_s, {u"7½"_s, u"7,503"_s});
    verifyRow(text, u"1778\\s+7\\s+7"_s, {u"2554"_s, u"2329"_s, u"2329 – 1"_s});
}

void TestSheetPdf::scoresheetOfAResidualPlayer()
{
    // RULE: WO2026 Anhang 3.1.5
    const QString text = textOf({SheetKind::Scoresheets, {ParticipantNumber(14)}});
    verifyRow(text, u"0\\s+Restpartien alt"_s, {u"1500"_s, u"1"_s, u"2 Partien"_s});
    verifyRow(text, u"7\\s+G\\b"_s, {u"1640 – 3"_s, u"0"_s, u"Restpartie neu"_s});
    verifyRow(text, u"10\\s+K\\b"_s, {u"1179 – 1"_s, u"1"_s, u"Restpartie neu"_s});
    verifyRow(text, u"16\\s+R\\b"_s, {u"–"_s, u"0"_s});
    QVERIFY(text.simplified().contains(
        u"1600: 0 (01.07.2026); 1400: 1 (01.07.2026); 1640: 0 (12.12.2026); 1179: 1 (12.12.2026)"_s));
}

void TestSheetPdf::comparisonOfTwoVersions()
{
    SheetRequest request;
    request.kind = SheetKind::Comparison;
    request.comparedWith = **app::shippedRules().find("dwz-2016");
    const QString text = textOf(request);
    // The older version stands at the left, as on screen.
    QVERIFY2(text.contains(u"Verglichen werden DWZ 2016"_s), qPrintable(text));
    verifyRow(text, u"1\\s+A"_s, {u"2220"_s, u"2242 – 32"_s, u"+22"_s, u"2245 – 32"_s, u"+25"_s, u"+3"_s});
    verifyRow(text, u"11\\s+L"_s, {u"–"_s, u"2329 – 1"_s});
    // RULE: WO2026 3.4.3: text-only participants in brackets, but not what they do not have.
    verifyRow(text, u"5\\s+E"_s, {u"1800"_s, u"(1759 – 7)"_s, u"(−41)"_s, u"(1751 – 7)"_s, u"(−49)"_s});
    QVERIFY(!text.contains(u"(–)"_s));
    QVERIFY(text.contains(u"Summe"_s));
}

// RULE: WO2026 3.4, Anhang 1.1, Anhang 3.1.2 to 3.1.4
void TestSheetPdf::firstRatingOfPlayerK()
{
    const QString text = textOf({SheetKind::FirstRatings, {ParticipantNumber(10)}});
    QVERIFY2(text.contains(u"Erst-DWZ · WO-Beispielturnier"_s), qPrintable(text));
    verifyRow(text, u"Nummer\\s+10"_s, {u"Erst-DWZ"_s, u"1179 – 1"_s});
    QVERIFY(text.simplified().contains(u"K hat keine Wertungszahl."_s));
    QVERIFY(text.contains(u"(WO 3.4.1.1)"_s));
    // The games of the start value: carry-over games and rated opponents.
    verifyRow(text, u"Restpartie 3\\s+1400\\s+0$"_s, {u"1400"_s});
    QVERIFY2(text.contains(u"1255"_s), qPrintable(text)); // R_p
    // Every step of the joint iteration from the start value to R_i, numbered without a gap.
    const int steps = m_values.evaluation.iterations;
    QVERIFY(text.contains(u"Alle %1 Schritte"_s.arg(steps)));
    for (int step = 1; step <= steps; ++step)
        verifyRow(text, u"%1\\s+\\d+\\s+\\d,\\d{3}\\s"_s.arg(step), {});
    verifyRow(text, u"1\\s+1255\\s+2,547"_s, {u"1172"_s});
    verifyRow(text, u"%1\\s+\\d+\\s+\\d,\\d{3}\\s"_s.arg(steps), {u"1108"_s});
    // The correction with its values put in.
    QVERIFY2(text.contains(u"1108 + 0,08 · (2000 − 1108)"_s), qPrintable(text));
    QVERIFY(text.contains(u"(WO 3.4.4.2, Anhang 1.2.2)"_s));
    QVERIFY(text.contains(u"Seite 1 von 2"_s));
}

// RULE: WO2026 3.4.1.3
void TestSheetPdf::firstRatingWithAFictitiousDraw()
{
    const QString text = textOf({SheetKind::FirstRatings, {ParticipantNumber(11)}});
    QVERIFY(text.contains(u"fiktives Remis"_s));
    QVERIFY(text.contains(u"2554"_s));
    QVERIFY(text.contains(u"2329 – 1"_s));
    QVERIFY(!textOf({SheetKind::FirstRatings, {ParticipantNumber(9)}}).contains(u"fiktives Remis"_s));
}

void TestSheetPdf::firstRatingsAreOfNewcomersOnly()
{
    const QString all = textOf({SheetKind::FirstRatings, {}});
    const QRegularExpression number(u"Nummer\\s+(\\d+)"_s);
    QStringList numbers;
    for (auto match = number.globalMatch(all); match.hasNext();)
        numbers += match.next().captured(1);
    QCOMPARE(numbers, QStringList({u"9"_s, u"10"_s, u"11"_s, u"12"_s, u"13"_s})); // J to N
    const QString rated = textOf({SheetKind::FirstRatings, {ParticipantNumber(1)}});
    QVERIFY(rated.contains(u"Hier erhält niemand eine Erst-DWZ."_s));

    const QString folder = m_folder.filePath(u"newcomers"_s);
    QVERIFY(QDir().mkpath(folder));
    const auto files = writeSheetsPerPlayer(m_values.source(), {SheetKind::FirstRatings, {}}, folder);
    QVERIFY(files.has_value());
    QCOMPARE(files.value().size(), 5);
    QCOMPARE(files.value().constFirst(), folder + u"/09 J.pdf"_s);
}

void TestSheetPdf::firstRatingsWithoutATrace()
{
    const auto with = layoutSheets(m_values.source(), {SheetKind::FirstRatings, {}});
    SheetSnapshot untraced = m_values;
    untraced.evaluation.trace = {};
    const auto without = layoutSheets(untraced.source(), {SheetKind::FirstRatings, {}});
    QVERIFY(with.has_value() && without.has_value());
    QVERIFY(with.value() == without.value());
}

// RULE: WO2026 Anhang 3.1.1
void TestSheetPdf::crosstableOfTheExample()
{
    const QString text = textOf({SheetKind::Crosstable, {}});
    QVERIFY(text.contains(u"Kreuztabelle"_s));
    verifyRow(text, u"1 A\\b"_s, {u"2220 – 31"_s, u"×"_s, u"1"_s, u"7"_s, u"7"_s});
    verifyRow(text, u"2 B\\b"_s, {u"0"_s, u"×"_s, u"½"_s, u"1"_s, u"1"_s, u"0"_s, u"2½"_s, u"5"_s});
    // C lost to F by forfeit: a sign, and F has the point.
    verifyRow(text, u"3 C\\b"_s, {u"0"_s, u"×"_s, u"0"_s, u"−"_s, u"0"_s, u"1"_s, u"1"_s, u"5"_s});
    verifyRow(text, u"6 F\\b"_s, {u"0"_s, u"+"_s, u"1"_s, u"×"_s, u"4"_s, u"8"_s});
    QVERIFY(text.contains(u"kampflos gewonnen, verloren"_s));
}

/// Rows and columns in the order of the table: A and L have seven points each, G five and a half.
void TestSheetPdf::crosstableByPlace()
{
    SheetRequest request{SheetKind::Crosstable, {}};
    request.order = TableOrder::Place;
    const QString text = textOf(request);
    verifyRow(text, u"1 A\\b"_s, {u"×"_s, u"7"_s, u"7"_s});
    verifyRow(text, u"7 G\\b"_s, {u"0"_s, u"×"_s, u"½"_s, u"5½"_s});
    QVERIFY(text.indexOf(QRegularExpression(u"\\b11 L\\b"_s)) <
            text.indexOf(QRegularExpression(u"\\b7 G\\b"_s)));
    QVERIFY(text.indexOf(QRegularExpression(u"\\b7 G\\b"_s)) <
            text.indexOf(QRegularExpression(u"\\b2 B\\b"_s)));
}

void TestSheetPdf::progressTableOfASwissTournament()
{
    const auto club = evaluated(tests::OpenTournament::read(u"club-championship"_s), Arithmetic::Exact);
    const QString path = m_folder.filePath(u"progress.pdf"_s);
    QVERIFY(writeSheetsPdf(club.source(), {SheetKind::Crosstable, {}}, path).has_value());
    const QString text = tool(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s});
    QVERIFY(text.contains(u"Fortschrittstabelle"_s));
    for (const Game& game : club.tournament.games) {
        if (game.result != kWhiteWins)
            continue;
        // Both sides of a game: `12w1` in White's row is `5s0` in Black's.
        verifyRow(text, u"%1 Spieler"_s.arg(game.white.value()), {u"%1w1"_s.arg(game.black.value())});
        verifyRow(text, u"%1 Spieler"_s.arg(game.black.value()), {u"%1s0"_s.arg(game.white.value())});
    }
    verifyRow(text, u"3 Spieler"_s,
              {u"11s1"_s, u"10w1"_s, u"20s1"_s, u"7w1"_s, u"2+"_s, u"8−"_s, u"5"_s, u"6"_s});

    // Without rounds there is nothing to tell round by round.
    SheetSnapshot typed = club;
    for (Game& game : typed.tournament.games)
        game.round.reset();
    const auto layout = layoutSheets(typed.source(), {SheetKind::Crosstable, {}});
    QVERIFY(layout.has_value());
    QVERIFY(textsOf(layout.value().pages[0]).contains(u"×"_s));
}

// A list that was chosen: its values, the place by it, and the rows in that order.
void TestSheetPdf::tieBreaksStandBesideThePoints()
{
    SheetSnapshot club = evaluated(tests::OpenTournament::read(u"club-championship"_s), Arithmetic::Exact);
    club.tournament.header.tieBreaks = "BH/C1,SB";
    const FinalTable table(club.tournament, tableOptionsOf(club.tournament));
    const auto layout =
        layoutSheets(club.source(), {.kind = SheetKind::Crosstable, .order = TableOrder::Place});
    const QStringList texts = textsOf(layout.value().pages[0]);
    QVERIFY(texts.contains(u"BH/C1"_s) && texts.contains(u"SB"_s) && texts.contains(u"Platz"_s));
    qsizetype last = -1;
    for (const FinalPlace& place : table.places()) {
        const QString name = formatName(club.tournament, table.played().entrants()[place.entrant].number);
        QVERIFY2(texts.indexOf(name) > last, qPrintable(name));
        last = texts.indexOf(name);
    }
}

void TestSheetPdf::wideCrosstablesAreContinuedBelow()
{
    const SheetSnapshot values = evaluated(fieldOf(64));
    for (const auto orientation : {QPageLayout::Portrait, QPageLayout::Landscape}) {
        const auto layout = layoutSheets(values.source(), {SheetKind::Crosstable, {}, orientation});
        QVERIFY(layout.has_value());
        QVERIFY(keepsMargins(layout.value()));
        QStringList heads;
        int crosses = 0;
        for (const SheetPage& page : layout.value().pages) {
            for (const TextRun& run : page.runs) {
                if (run.role == FontRole::Head && !heads.contains(run.text))
                    heads += run.text;
                crosses += run.text == u"×"_s ? 1 : 0;
            }
        }
        for (int number = 1; number <= 64; ++number)
            QVERIFY2(heads.contains(QString::number(number)), qPrintable(QString::number(number)));
        QCOMPARE(crosses, 64); // every player once against himself: no column is missing or there twice
    }
}

void TestSheetPdf::numbersAreNeverCutOff_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<bool>("longNames");
    QTest::newRow("German") << Language::German << false;
    QTest::newRow("English") << Language::English << false;
    QTest::newRow("German, long names") << Language::German << true;
    QTest::newRow("English, long names") << Language::English << true;
}

void TestSheetPdf::numbersAreNeverCutOff()
{
    QFETCH(const Language, language);
    QFETCH(const bool, longNames);
    engine::Tournament tournament = tests::OpenTournament::read(u"wo-2026"_s);
    for (Participant& participant : tournament.participants) {
        participant.club = "WWWWW"; // the widest VKZ there is
        if (longNames)
            participant.name = "Freiherr von und zu Hohenzollern-Sigmaringen, Maximilian Alexander";
    }
    const SheetSnapshot values = evaluated(tournament);
    for (const SheetKind kind : kSheetKinds) {
        const auto layout = layoutSheets(
            values.source(),
            {kind, {}, QPageLayout::Portrait, TableOrder::Number, language, Date::tryFrom(2026, 12, 14)});
        QVERIFY(layout.has_value());
        for (const SheetPage& page : layout.value().pages) {
            for (const TextRun& run : page.runs) {
                QVERIFY2(!run.text.contains(u'…') || (longNames && run.text.startsWith(u"Freiherr"_s)),
                         qPrintable(run.text));
            }
        }
    }
}

void TestSheetPdf::embedsItsFonts()
{
    const auto layout = layoutSheets(m_values.source(), {SheetKind::Evaluation, {}});
    QVERIFY(layout.has_value());
    const QString path = m_folder.filePath(u"fonts.pdf"_s);
    QVERIFY(writeFileSafely(pdfOf(layout.value()).value(), path).has_value());
    const QStringList lines = tool(u"pdffonts"_s, {path}).split(u'\n', Qt::SkipEmptyParts).mid(2);
    QVERIFY(!lines.isEmpty());
    // Columns from the right: object number and generation, to Unicode, subset, embedded.
    static const QRegularExpression embedded(u"\\byes\\s+(yes|no)\\s+yes\\s+\\d+\\s+\\d+\\s*$"_s);
    for (const QString& line : lines)
        QVERIFY2(embedded.match(line).hasMatch(), qPrintable(line));
}

void TestSheetPdf::refusesAFontThatIsNotThere()
{
    auto layout = layoutSheets(m_values.source(), {SheetKind::Evaluation, {}}).value();
    QVERIFY(requireSheetFont(layout.fontFamily).has_value());
    layout.fontFamily = u"Nobody Sans"_s;
    const auto pdf = pdfOf(layout);
    QVERIFY(!pdf.has_value());
    QCOMPARE(pdf.error().code, ErrorCode::FileNotReadable);
    QCOMPARE(pdf.error().args.at(1), std::string("no-font"));
    const auto run =
        PrinterRun::ask(std::make_shared<const SheetLayout>(layout), nullptr); // before any dialog
    QVERIFY(!run.has_value());
    QCOMPARE(run.error(), pdf.error());
}

void TestSheetPdf::isTheSameEveryTime()
{
    static const QRegularExpression date(u"/CreationDate \\([^)]*\\)"_s);
    const auto bytes = [this] {
        const auto layout = layoutSheets(m_values.source(), {SheetKind::Scoresheets, {}});
        return QString::fromLatin1(pdfOf(layout.value()).value()).remove(date);
    };
    const QString first = bytes();
    QVERIFY(first.size() > 10'000);
    QCOMPARE(bytes(), first);
}

void TestSheetPdf::keepsTheOldFileWhenItCannotWrite()
{
    const QString missing = m_folder.filePath(u"no/such/folder/sheet.pdf"_s);
    const auto refused = writeFileSafely("new", missing);
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().code, ErrorCode::FileNotWritable);
    QCOMPARE(refused.error().args.front(), missing.toStdString());

    // A folder of that name cannot become a file, and what is in it stays.
    const QString folder = m_folder.filePath(u"taken"_s);
    QVERIFY(QDir().mkpath(folder + u"/inside"_s));
    QVERIFY(!writeFileSafely("new", folder).has_value());
    QVERIFY(QFileInfo::exists(folder + u"/inside"_s));

    const QString path = m_folder.filePath(u"replaced.pdf"_s);
    QVERIFY(writeFileSafely("old", path).has_value());
    QVERIFY(writeFileSafely("new", path).has_value());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("new"));
}

void TestSheetPdf::keepsTheOldFileWhenTheDiskIsFull()
{
#ifdef Q_OS_UNIX
    const QString path = m_folder.filePath(u"full.pdf"_s);
    QVERIFY(writeFileSafely("old", path).has_value());
    // A limit for files is as good as a full disk: writing fails in the middle.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit small = before;
    small.rlim_cur = 1000;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto written = writeFileSafely(QByteArray(100'000, 'x'), path);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    QVERIFY(!written.has_value());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("old"));
    QCOMPARE(QDir(m_folder.path()).entryList({u"full.pdf*"_s}),
             QStringList{u"full.pdf"_s}); // nothing left over
#else
    QSKIP("Here is no limit for the size of files that could stand for a full disk.");
#endif
}

void TestSheetPdf::writesIntoPipes()
{
#ifdef Q_OS_UNIX
    const QString path = m_folder.filePath(u"pipe"_s);
    QCOMPARE(mkfifo(path.toLocal8Bit().constData(), 0600), 0);
    QProcess reader;
    reader.start(u"cat"_s, {path});
    QVERIFY(reader.waitForStarted());
    QVERIFY(writeFileSafely("through", path).has_value());
    QVERIFY(reader.waitForFinished());
    QCOMPARE(reader.readAllStandardOutput(), QByteArray("through"));
    QVERIFY(!QFileInfo(path).isFile());
#else
    QSKIP("Pipes have no place in the file system here.");
#endif
}

void TestSheetPdf::writesAFileForEveryPlayer()
{
    const QString folder = m_folder.filePath(u"players"_s);
    QVERIFY(QDir().mkpath(folder));
    SheetRequest request{SheetKind::Scoresheets, {}};
    const auto all = writeSheetsPerPlayer(m_values.source(), request, folder);
    QVERIFY(all.has_value());
    QCOMPARE(all.value().size(), 16);
    QCOMPARE(all.value().constFirst(), folder + u"/01 A.pdf"_s);
    for (const QString& path : all.value())
        QVERIFY(QFileInfo(path).size() > 1000);
    request.players = {ParticipantNumber(99)};
    const auto unknown = writeSheetsPerPlayer(m_values.source(), request, folder);
    QVERIFY(!unknown.has_value());
    QCOMPARE(unknown.error().code, ErrorCode::UnknownParticipant);
}

void TestSheetPdf::makesNamesThatEveryFileSystemTakes()
{
    QCOMPARE(safeFileName(u"07 Müller, Hans"_s), u"07 Müller, Hans"_s);
    QCOMPARE(safeFileName(u"../a/b\\c:d*?\"<>|"_s), u".._a_b_c_d______"_s);
    QCOMPARE(safeFileName(QString(300, u'x')).size(), 80);
}

ZAHLMEISTER_TEST(TestSheetPdf, QApplication)

} // namespace tst_sheetpdf

#include "tst_sheetpdf.moc"
