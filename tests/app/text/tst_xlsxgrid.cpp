// SPDX-License-Identifier: GPL-3.0-or-later
// Spreadsheets as other programs write them.
#include <QBuffer>
#include <QTest>
#include <quazip.h>
#include <quazipfile.h>

#include "app/formats/tournamentformat.h"
#include "app/open/open.h"
#include "app/tables/tournamenttables.h"
#include "app/text/xlsxgrid.h"
#include "tests/support/testmain.h"

namespace tst_xlsxgrid {

using namespace Qt::StringLiterals;
using namespace zahlmeister::app;

namespace {

struct Sheet {
    QString name;
    QByteArray rows; ///< `<row>` elements
    QByteArray state = {};
};

/// Styles of the book: 1 a day, 2 a day and a time, 3 a time, 4 a colour and a number, 5 a built-in day.
const QByteArray kStyles =
    "<styleSheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"><numFmts>"
    "<numFmt formatCode=\"yyyy-mm-dd\" numFmtId=\"100\"/>"
    "<numFmt formatCode=\"dd/mm/yy\\ h:mm;@\" numFmtId=\"164\"/>"
    "<numFmt formatCode=\"[$-407]h:mm\" numFmtId=\"165\"/>"
    "<numFmt formatCode=\"[Red]0.0&quot; days&quot;\" numFmtId=\"166\"/></numFmts>"
    "<cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs><cellXfs>"
    "<xf numFmtId=\"0\"/><xf numFmtId=\"100\"/><xf numFmtId=\"164\"/><xf numFmtId=\"165\"/>"
    "<xf numFmtId=\"166\"/><xf numFmtId=\"14\"/></cellXfs></styleSheet>";

class Book {
public:
    std::vector<Sheet> sheets;
    QByteArray strings; ///< `<si>` elements
    QByteArray workbookPr;

    QByteArray data() const
    {
        QBuffer buffer;
        QuaZip zip(&buffer);
        zip.open(QuaZip::mdCreate);
        const auto add = [&](const QString& name, const QByteArray& content) {
            QuaZipFile part(&zip);
            part.open(QIODevice::WriteOnly, QuaZipNewInfo(name));
            part.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + content);
            part.close();
        };
        QByteArray list;
        QByteArray targets;
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            const QByteArray number = QByteArray::number(qulonglong(i) + 1);
            list += "<sheet name=\"" + sheets[i].name.toHtmlEscaped().toUtf8() + "\" sheetId=\"" + number +
                    "\" r:id=\"rId" + number + '"' +
                    (sheets[i].state.isEmpty() ? QByteArray() : " state=\"" + sheets[i].state + '"') + "/>";
            targets +=
                "<Relationship Id=\"rId" + number + "\" Target=\"worksheets/sheet" + number + ".xml\"/>";
            add(u"xl/worksheets/sheet%1.xml"_s.arg(i + 1),
                "<worksheet><sheetData>" + sheets[i].rows + "</sheetData></worksheet>");
        }
        add(u"xl/workbook.xml"_s,
            "<workbook xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\">" +
                workbookPr + "<sheets>" + list + "</sheets></workbook>");
        add(u"xl/_rels/workbook.xml.rels"_s, "<Relationships>" + targets + "</Relationships>");
        add(u"xl/styles.xml"_s, kStyles);
        if (!strings.isEmpty())
            add(u"xl/sharedStrings.xml"_s, "<sst>" + strings + "</sst>");
        zip.close();
        return buffer.data();
    }
};

/// The cells of a sheet, a row a line.
QStringList rowsOf(const TableGrid& grid)
{
    QStringList rows;
    for (const auto& row : grid.rows)
        rows += QStringList(row.begin(), row.end()).join(u'|');
    return rows;
}

QStringList firstSheet(const Book& book)
{
    const auto grids = gridsOfXlsx(book.data());
    return grids && !grids->empty() ? rowsOf(grids->front()) : QStringList{u"refused"_s};
}

} // namespace

class TestXlsxGrid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTextsOfAllKinds();
    void readsNumbersAsTheyAreShown();
    void countsFrom1904WhereTheBookDoes();
    void readsFormulasAndTruthValues();
    void leavesHiddenSheetsOut();
    void readsRowsAndCellsWithoutPlaces();
    void readsResultsThatBecameTimes();
    void refuses_data();
    void refuses();
};

void TestXlsxGrid::readsTextsOfAllKinds()
{
    Book book;
    book.strings = "<si><t>M\xc3\xbcller, Hans</t></si>"
                   "<si><r><t>Schmidt, </t></r><r><rPr><b/></rPr><t xml:space=\"preserve\">Karl </t></r></si>"
                   "<si><t>\xe6\x9d\xb1</t><rPh sb=\"0\" eb=\"1\"><t>ひがし</t></rPh></si>";
    book.sheets = {{u"Tabelle & mehr"_s,
                    "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"C1\" t=\"s\"><v>1</v></c></row>"
                    "<row r=\"3\"><c r=\"A3\" t=\"inlineStr\"><is><r><t>in</t></r><r><t>line</t></r></is></c>"
                    "<c r=\"B3\" t=\"s\"><v>2</v></c><c r=\"C3\" t=\"s\"><v>99</v></c></row>"}};
    const auto grids = gridsOfXlsx(book.data());
    QVERIFY(grids.has_value());
    QCOMPARE(rowsOf(grids->front()), (QStringList{u"Müller, Hans||Schmidt, Karl"_s, {}, u"inline|東"_s}));
    QCOMPARE(grids->front().part, std::string("Tabelle & mehr"));
}

void TestXlsxGrid::readsNumbersAsTheyAreShown()
{
    Book book;
    book.sheets = {{u"1"_s, "<row r=\"1\"><c r=\"A1\"><v>1802</v></c><c r=\"B1\"><v>0.5</v></c>"
                            "<c r=\"C1\"><v>0.30000000000000004</v></c><c r=\"D1\" s=\"1\"><v>46088</v></c>"
                            "<c r=\"E1\" s=\"2\"><v>46088.4166666</v></c><c r=\"F1\" s=\"5\"><v>46088</v></c>"
                            "<c r=\"G1\" s=\"4\"><v>7.5</v></c><c r=\"H1\" s=\"77\"><v>46088</v></c></row>"}};
    QCOMPARE(firstSheet(book), QStringList{u"1802|0.5|0.3|07.03.2026|07.03.2026|07.03.2026|7.5|46088"_s});
}

void TestXlsxGrid::countsFrom1904WhereTheBookDoes()
{
    Book book;
    book.workbookPr = "<workbookPr date1904=\"1\"/>";
    book.sheets = {{u"1"_s, "<row r=\"1\"><c r=\"A1\" s=\"1\"><v>44626</v></c></row>"}};
    QCOMPARE(firstSheet(book), QStringList{u"07.03.2026"_s});
}

void TestXlsxGrid::readsFormulasAndTruthValues()
{
    Book book;
    book.sheets = {{u"1"_s, "<row r=\"1\"><c r=\"A1\"><f>SUM(B1:C1)</f><v>2.5</v></c>"
                            "<c r=\"B1\" t=\"str\"><f>\"a\"&amp;\"b\"</f><v>ab</v></c>"
                            "<c r=\"C1\" t=\"e\"><f>1/0</f><v>#DIV/0!</v></c>"
                            "<c r=\"D1\" t=\"b\"><v>1</v></c><c r=\"E1\" t=\"b\"><v>0</v></c></row>"}};
    QCOMPARE(firstSheet(book), QStringList{u"2.5|ab||WAHR|FALSCH"_s});
}

void TestXlsxGrid::leavesHiddenSheetsOut()
{
    Book book;
    const QByteArray row = "<row r=\"1\"><c r=\"A1\"><v>1</v></c></row>";
    book.sheets = {{u"old"_s, row, "hidden"}, {u"new"_s, row}, {u"macro"_s, row, "veryHidden"}};
    auto grids = gridsOfXlsx(book.data());
    QVERIFY(grids.has_value());
    QCOMPARE(grids->size(), std::size_t(1));
    QCOMPARE(grids->front().part, std::string("new"));
    book.sheets[1].state = "hidden"; // then nothing else could be meant
    grids = gridsOfXlsx(book.data());
    QVERIFY(grids.has_value());
    QCOMPARE(grids->size(), std::size_t(3));
}

// Places are optional: a row or a cell without one follows the last.
void TestXlsxGrid::readsRowsAndCellsWithoutPlaces()
{
    Book book;
    book.sheets = {{u"1"_s, "<row><c><v>1</v></c><c/><c><v>3</v></c></row><row><c><v>4</v></c></row>"}};
    QCOMPARE(firstSheet(book), (QStringList{u"1||3"_s, u"4"_s}));
}

// 1:0 typed into a cell becomes one o'clock.
void TestXlsxGrid::readsResultsThatBecameTimes()
{
    const auto text = [](const char* place, const char* value) -> QByteArray {
        return QByteArray("<c r=\"") + place + "\" t=\"inlineStr\"><is><t>" + value + "</t></is></c>";
    };
    Book book;
    book.sheets = {
        {u"Runde 1"_s, "<row r=\"1\">" + text("A1", "Wei\xc3\x9f") + text("B1", "Schwarz") +
                           text("C1", "Ergebnis") + "</row><row r=\"2\">" + text("A2", "Albrecht, Jonas") +
                           text("B2", "Becker, Ulrike") +
                           "<c r=\"C2\" s=\"3\"><v>4.1666666666666664E-2</v></c></row><row r=\"3\">" +
                           text("A3", "Cramer, Uwe") + text("B3", "Dorn, Ida") +
                           "<c r=\"C3\" s=\"3\"><v>6.9444444444444447E-4</v></c></row>"}};
    QCOMPARE(firstSheet(book).value(1), u"Albrecht, Jonas|Becker, Ulrike|1:00"_s);
    const ImportResult read = open({{u"rounds.xlsx"_s, book.data()}}).result;
    QVERIFY(read.has_value());
    QCOMPARE(read->tournament.games.size(), std::size_t(2));
    QVERIFY(read->tournament.games[0].result == zahlmeister::engine::kWhiteWins);
    QVERIFY(read->tournament.games[1].result == zahlmeister::engine::kBlackWins);
    QVERIFY(read->tournament.games[0].round == 1); // the sheet's name tells
}

void TestXlsxGrid::refuses_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::newRow("beyond the last row")
        << QByteArray("<row r=\"1048576\"><c r=\"A1048576\"><v>1</v></c></row>");
    QTest::newRow("beyond the last column") << QByteArray("<row r=\"1\"><c r=\"XFD1\"><v>1</v></c></row>");
    QTest::newRow("broken") << QByteArray("<row r=\"1\"><c r=\"A1\"><v>1</c></row>");
}

void TestXlsxGrid::refuses()
{
    QFETCH(QByteArray, rows);
    Book book;
    book.sheets = {{u"1"_s, rows}};
    const auto grids = gridsOfXlsx(book.data());
    QVERIFY(!grids.has_value());
    QVERIFY(grids.error().level == ImportLevel::Refused);
}

ZAHLMEISTER_TEST(TestXlsxGrid, QCoreApplication)

} // namespace tst_xlsxgrid

#include "tst_xlsxgrid.moc"
