// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QTest>

#include "app/text/htmltable.h"
#include "tests/support/testmain.h"

namespace tst_htmltable {

using namespace zahlmeister::app;
using namespace Qt::StringLiterals;

namespace {

/// The rows as text: cells between bars, those of headings in brackets, continued ones as `<`.
QStringList textOf(const HtmlTable& table)
{
    QStringList rows;
    for (const auto& row : table.rows) {
        QStringList cells;
        for (const HtmlCell& cell : row)
            cells += cell.continued ? u"<"_s : cell.heading ? u"["_s + cell.text + u"]"_s : cell.text;
        rows += cells.join(u'|');
    }
    return rows;
}

HtmlPage pageOf(const QString& html)
{
    const auto page = parseHtmlTables(html);
    return page.has_value() ? *page : HtmlPage{};
}

class TestHtmlTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsRows_data();
    void readsRows();
    void resolvesEntities_data();
    void resolvesEntities();
    void givesTextsBetweenTables();
    void takesNestedTablesApart();
    void takesArrangedTextsIntoCells();
    void countsLines();
    void refusesTooMuch_data();
    void refusesTooMuch();
    void readsWhatIsCutOff();
    void knowsTables();
    void takesTagsOutOfText();
};

} // namespace

void TestHtmlTable::readsRows_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<QStringList>("rows");
    QTest::newRow("plain") << u"<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>"_s
                           << QStringList{u"a|b"_s, u"c"_s};
    QTest::newRow("upper case, attributes")
        << u"<TABLE BORDER=2 BGCOLOR=\"#C0C0C0\" ><TR ><TH class='a>b'>x</TH></TR></TABLE>"_s
        << QStringList{u"[x]"_s};
    QTest::newRow("nothing is closed")
        << u"<table><tr><td>a<td>b<tr><td>c<td>d"_s << QStringList{u"a|b"_s, u"c|d"_s};
    QTest::newRow("cells without a row") << u"<table><td>a<td>b</table>"_s << QStringList{u"a|b"_s};
    QTest::newRow("parts of a table") << u"<table><thead><tr><th>a<tbody><tr><td>1<tfoot><tr><td>2</table>"_s
                                      << QStringList{u"[a]"_s, u"1"_s, u"2"_s};
    QTest::newRow("column span") << u"<table><tr><td colspan=3>a<td>b<tr><td>c</table>"_s
                                 << QStringList{u"a|<|<|b"_s, u"c"_s};
    QTest::newRow("row span") << u"<table><tr><td rowspan=2>a<td>b<tr><td>c<tr><td>d</table>"_s
                              << QStringList{u"a|b"_s, u"<|c"_s, u"d"_s};
    QTest::newRow("both spans") << u"<table><tr><td>a<td rowspan=2 colspan=2>b<tr><td>c<td>d</table>"_s
                                << QStringList{u"a|b|<"_s, u"c|<|<|d"_s};
    QTest::newRow("row span at the end of a row")
        << u"<table><tr><td>a<td rowspan='2'>b<tr><td>c</tr></table>"_s << QStringList{u"a|b"_s, u"c|<"_s};
    QTest::newRow("row span ends with the part")
        << u"<table><thead><tr><th rowspan=0>a<th>b<tr><th>c<tbody><tr><td>d</table>"_s
        << QStringList{u"[a]|[b]"_s, u"<|[c]"_s, u"d"_s};
    QTest::newRow("spans that are none")
        << u"<table><tr><td colspan=0>a<td colspan=-1>b<td rowspan=x>c</table>"_s << QStringList{u"a|b|c"_s};
    QTest::newRow("white space")
        << u"<table><tr><td>\r\n  a \t b\n<td>&nbsp;c&nbsp;&nbsp;d <td>&nbsp;</table>"_s
        << QStringList{u"a b|c d|"_s};
    QTest::newRow("line breaks") << u"<table><tr><td>1<br>½<td><p>a</p><p>b</p><td><b>c</b><i>d</i></table>"_s
                                 << QStringList{u"1\n½|a\nb|cd"_s};
    QTest::newRow("scripts and comments")
        << u"<table><tr><td>a<script>if (a<b) '<td>x'</script><style><td></style><!-- <td>y --><td>b</table>"_s
        << QStringList{u"a|b"_s};
    QTest::newRow("signs that are no tags")
        << u"<table><tr><td>1 < 2<td>a <3<td>b & c<td>x<</table>"_s << QStringList{u"1 < 2|a <3|b & c|x<"_s};
    QTest::newRow("links") << u"<table><tr><td><a href=\"x?a=1&b=2\">Gans</a></td></table>"_s
                           << QStringList{u"Gans"_s};
    QTest::newRow("self-closing") << u"<table><tr><td/><td>a<br/>b</td></tr></table>"_s
                                  << QStringList{u"|a\nb"_s};
    QTest::newRow("ends without beginnings")
        << u"</td></tr></table><table></td><tr></th><td>a</table></table>"_s << QStringList{u"a"_s};
    QTest::newRow("quote that never ends")
        << u"<table border=\"2><tr><td>a</td></tr></table>"_s << QStringList{u"a"_s};
    QTest::newRow("empty") << u"<table></table>"_s << QStringList{};
}

void TestHtmlTable::readsRows()
{
    QFETCH(const QString, html);
    const HtmlPage page = pageOf(html);
    QCOMPARE(page.tables.size(), std::size_t(1));
    QCOMPARE(page.tables.front().rows.size(), page.tables.front().rowLines.size());
    QTEST(textOf(page.tables.front()), "rows");
}

void TestHtmlTable::resolvesEntities_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<QString>("text");
    QTest::newRow("letters") << u"D&uuml;sentrieb &Auml;&szlig;"_s << u"Düsentrieb Äß"_s;
    QTest::newRow("half") << u"3&frac12;"_s << u"3½"_s;
    QTest::newRow("other letters") << u"&Scaron;&ccaron;&lstrok;&odblac;"_s << u"Ščłő"_s;
    QTest::newRow("decimal") << u"&#252;&#268;"_s << u"üČ"_s;
    QTest::newRow("hexadecimal") << u"&#xFC;&#X10c;"_s << u"üČ"_s;
    QTest::newRow("beyond the first plane") << u"&#x1F451;"_s << u"\U0001F451"_s;
    QTest::newRow("windows-1252") << u"&#150;&#138;"_s << u"–Š"_s;
    QTest::newRow("without semicolon") << u"&uuml &amp b"_s << u"ü & b"_s;
    QTest::newRow("unknown") << u"&foo; &; & &#; &#x; &#xg"_s << u"&foo; &; & &#; &#x; &#xg"_s;
    QTest::newRow("no character") << u"&#0;&#xd800;&#x110000;&#99999999999999;"_s
                                  << u"\uFFFD\uFFFD\uFFFD\uFFFD"_s;
    QTest::newRow("not twice") << u"&amp;uuml;"_s << u"&uuml;"_s;
}

void TestHtmlTable::resolvesEntities()
{
    QFETCH(const QString, html);
    const HtmlPage page = pageOf(u"<table><tr><td>"_s + html + u"</table>"_s);
    QTEST(page.tables.at(0).rows.at(0).at(0).text, "text");
}

void TestHtmlTable::givesTextsBetweenTables()
{
    const HtmlPage page =
        pageOf(u"<html><head><title>A &amp; B</title></head>\n<body><h2>Open</h2>\n"
               "<p>first line<br>second\n line</p><table><caption>List</caption><tr><td>1</table>\n"
               "<H3>\n<BLOCKQUOTE>Name:&nbsp;Gans<BR>\nNWZ:&nbsp;950<BR></BLOCKQUOTE></H3>"
               "<table><tr><td>2</table>The end<table><tr><td>3</table></body>"_s);
    QCOMPARE(page.title, u"A & B"_s);
    QCOMPARE(page.tables.size(), std::size_t(3));
    const std::vector<HtmlText> first{{2, 2, u"Open"_s}, {3, 0, u"first line"_s}, {3, 0, u"second line"_s}};
    QCOMPARE(page.tables[0].before, first);
    QCOMPARE(page.tables[0].caption, u"List"_s);
    const std::vector<HtmlText> second{{5, 3, u"Name: Gans\nNWZ: 950"_s}};
    QCOMPARE(page.tables[1].before, second);
    QCOMPARE(page.tables[2].before.size(), std::size_t(1));
    QCOMPARE(page.tables[2].before.front().text, u"The end"_s);
    // A title or heading that is never closed does not swallow the table.
    const HtmlPage open = pageOf(u"<title>T<h1>H<table><tr><td>1</table>"_s);
    QCOMPARE(open.title, u"T"_s);
    QCOMPARE(open.tables.at(0).before, (std::vector<HtmlText>{{1, 1, u"H"_s}}));
    QCOMPARE(textOf(open.tables.at(0)), QStringList{u"1"_s});
}

void TestHtmlTable::takesNestedTablesApart()
{
    const HtmlPage page =
        pageOf(u"<table><tr><td>out<h2>T</h2><table><tr><td>in<tr><td>ner</table>side</td><td>b</table>"_s);
    QCOMPARE(page.tables.size(), std::size_t(2));
    QCOMPARE(textOf(page.tables[0]), QStringList{u"out\nT\nside|b"_s});
    QCOMPARE(textOf(page.tables[1]), (QStringList{u"in"_s, u"ner"_s}));
    QCOMPARE(page.tables[1].before, (std::vector<HtmlText>{{1, 2, u"T"_s}}));
}

// Chess-results draws the colour beside the name, and arranges both in a table of their own.
void TestHtmlTable::takesArrangedTextsIntoCells()
{
    const auto person = [](const QString& colour, const QString& name) {
        return u"<td><table><tr><td><div class=\"%1\"></div></td><td><a href=x>%2</a></td></tr></table></td>"_s
            .arg(colour, name);
    };
    const QString html = u"<table><tr><td>1.2</td>"_s + person(u"FarbesT"_s, u"Amsel, Anton"_s) +
                         person(u"FarbewT"_s, u"Fink, Frida"_s) + person({}, u"SV &amp; TV"_s) +
                         u"<td>0 - 1</td></tr></table>"_s;
    const std::array drawings{HtmlDrawing{u"Farbew", u"(Wei\u00df)"}, HtmlDrawing{u"Farbes", u"(Schwarz)"}};
    const auto read = parseHtmlTables(html, {}, drawings);
    QVERIFY(read.has_value());
    const HtmlPage& page = *read;
    QCOMPARE(page.tables.size(), std::size_t(1));
    QCOMPARE(textOf(page.tables.front()),
             QStringList{u"1.2|Amsel, Anton (Schwarz)|Fink, Frida (Wei\u00df)|SV & TV|0 - 1"_s});
    // More than one text is a table.
    const HtmlPage two = pageOf(u"<table><tr><td><table><tr><td>a<td>b</table></td></tr></table>"_s);
    QCOMPARE(two.tables.size(), std::size_t(2));
}

void TestHtmlTable::countsLines()
{
    const HtmlPage page = pageOf(u"\n\r\n\r<table>\n<tr>\n<td>a\n</tr>\r\n<tr\nclass=x>\n<td>b</table>"_s);
    QCOMPARE(page.tables.at(0).line, 4);
    QCOMPARE(page.tables.at(0).rowLines, (std::vector<int>{5, 8}));
}

void TestHtmlTable::refusesTooMuch_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<QByteArray>("what");
    QTest::newRow("tables") << u"<table>a</table>"_s.repeated(6) << QByteArray("tables");
    QTest::newRow("depth") << u"<table><tr><td>"_s.repeated(4) << QByteArray("tables in cells");
    QTest::newRow("columns") << u"<table><tr>"_s + u"<td>"_s.repeated(11) + u"</table>"_s
                             << QByteArray("columns");
    QTest::newRow("column span") << u"<table><tr><td colspan=65534></table>"_s << QByteArray("columns");
    QTest::newRow("cells") << u"<table>"_s + u"<tr><td colspan=10>"_s.repeated(11) << QByteArray("cells");
    QTest::newRow("row span") << u"<table><tr><td colspan=10 rowspan=65534>"_s + u"<tr>"_s.repeated(12)
                              << QByteArray("cells");
}

void TestHtmlTable::refusesTooMuch()
{
    QFETCH(const QString, html);
    QFETCH(const QByteArray, what);
    const HtmlLimits limits{.tables = 5, .cells = 100, .columns = 10, .depth = 3};
    const auto page = parseHtmlTables(html, limits);
    QVERIFY(!page.has_value());
    QVERIFY(page.error().code == ImportCode::TooLarge);
    QVERIFY(page.error().level == ImportLevel::Refused);
    QCOMPARE(QByteArray::fromStdString(page.error().args.at(0)), what);
    QVERIFY(parseHtmlTables(html).has_value() || what == "columns");
}

// Cut off anywhere, the page has no more rows than the whole one, and those that are complete are the same.
void TestHtmlTable::readsWhatIsCutOff()
{
    const QString html = u"<h2>T&uuml;</h2><!-- x --><table border=\"1\"><tr><th colspan='2'>a</th></tr>"
                         "<tr><td>b&nbsp;<br>c</td><td>d</td></tr></table><script>1</script>"_s;
    const QStringList whole = textOf(pageOf(html).tables.at(0));
    for (qsizetype size = 0; size < html.size(); ++size) {
        const HtmlPage page = pageOf(html.first(size));
        QVERIFY(page.tables.size() <= 1);
        if (page.tables.empty())
            continue;
        const QStringList rows = textOf(page.tables.front());
        QVERIFY(rows.size() <= whole.size());
        for (qsizetype row = 0; row + 1 < rows.size(); ++row)
            QCOMPARE(rows[row], whole[row]);
    }
}

void TestHtmlTable::knowsTables()
{
    QVERIFY(hasHtmlTable(u"<TABLE><TR>"));
    QVERIFY(!hasHtmlTable(u"<tr><table>"));
    QVERIFY(!hasHtmlTable(u"table, tr"));
}

void TestHtmlTable::takesTagsOutOfText()
{
    QCOMPARE(plainTextOfHtml(u"<p>Der <b>K&ouml;nig</b></p><p>und  ich</p>"), u"Der König\nund ich"_s);
}

ZAHLMEISTER_TEST(TestHtmlTable, QCoreApplication)

} // namespace tst_htmltable

#include "tst_htmltable.moc"
