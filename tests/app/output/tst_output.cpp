// SPDX-License-Identifier: GPL-3.0-or-later
// A table that is described once is written in every way.
#include <QTest>

#include "app/output/csv.h"
#include "app/output/htmlpage.h"
#include "app/output/terminal.h"
#include "app/output/xlsx.h"
#include "tests/support/testmain.h"

namespace tst_output {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::Table;

namespace {

Table example()
{
    Table table{.title = u"Wertung <A>"_s};
    table.columns = {
        {u"#"_s, Table::Kind::Figure},
        {u"Spieler"_s, Table::Kind::Text, false, false, true},
        {.head = u"DWZ\nneu"_s, .kind = Table::Kind::Figure, .isStrong = true, .symbol = u"R_n"_s},
        {u"PKZ"_s, Table::Kind::Text, false, true},
        {u"1"_s, Table::Kind::Game}};
    table.addRow({{u"1"_s}, {u"<script>, Ö"_s}, {.text = u"1900,5"_s, .bodyLength = 4}, {u"P1"_s}, {u"*"_s}});
    table.addRow({{u"2"_s}, {u"=Berg; \"Ida\""_s}, {.text = u"−13"_s, .isMarked = true}, {u"–"_s}, {u"½"_s}});
    table.remarks = {u"Ein Satz & mehr."_s};
    return table;
}

} // namespace

class TestOutput : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void measuresTextsOfATerminal();
    void alignsOnATerminal();
    void guardsCsv();
    void saysWhoseRowItIsInHtml();
    void pageNeedsNothingElse();
};

void TestOutput::measuresTextsOfATerminal()
{
    QCOMPARE(app::displayWidth(u"Zoë"), 3);
    QCOMPARE(app::displayWidth(u"Zoe\u0308"), 3);
    QCOMPARE(app::displayWidth(u"王小"), 4);
}

void TestOutput::alignsOnATerminal()
{
    QCOMPARE(app::terminalText(example()), uR"(                    R_n
                    DWZ
#  Spieler          neu  1
─  ────────────  ──────  ─
1  <script>, Ö   1900,5  *
2  =Berg; "Ida"   −13    ½
)"_s);
}

void TestOutput::guardsCsv()
{
    const QByteArray written = app::csvOf({example()}, app::FigureCells::AsShown, {u"Oben"_s});
    QVERIFY(written.startsWith("\xEF\xBB\xBF"));
    const QString shown = QString::fromUtf8(written); // takes the mark away
    QCOMPARE(shown, u"Oben\r\nWertung <A>\r\n#;Spieler;\"DWZ\nneu\";PKZ;1\r\n"
                    "1;<script>, Ö;1900,5;P1;*\r\n2;\"'=Berg; \"\"Ida\"\"\";−13;–;½\r\n"
                    "Ein Satz & mehr.\r\n"_s);
    const QString plain = QString::fromUtf8(app::csvOf({example(), example()}, app::FigureCells::Plain));
    QCOMPARE(plain.count(u";-13;–;½\r\n"_s), 2); // the dash is a text
    QVERIFY(plain.contains(u"mehr.\r\n\r\nWertung"_s));
}

void TestOutput::saysWhoseRowItIsInHtml()
{
    const QString html = app::htmlTable(example());
    QVERIFY(html.contains(u"<th scope=\"col\">Spieler</th>"_s));
    QVERIFY(html.contains(u"<span class=\"symbol\">R<sub>n</sub></span>DWZ\nneu</th>"_s));
    QVERIFY(html.contains(u"<th scope=\"row\">&lt;script&gt;, Ö</th>"_s));
    QVERIFY(html.contains(u"<td class=\"r s m\">−13</td>"_s));
    QVERIFY(html.contains(u"<td class=\"g x\">*</td>"_s));
    QVERIFY(!html.contains(u"PKZ"_s) && !html.contains(u"P1"_s));
}

void TestOutput::pageNeedsNothingElse()
{
    const QString html = QString::fromUtf8(app::htmlOf({.language = u"de"_s,
                                                        .title = u"A & B\a"_s,
                                                        .lines = {u"Ort: <Köln>"_s},
                                                        .tables = {example()},
                                                        .notes = {u"Ende"_s}}));
    QVERIFY(html.startsWith(u"<!DOCTYPE html>\n<html lang=\"de\">"_s));
    for (const QString& part : {u"<title>A &amp; B"_s, u"<h1>A &amp; B"_s, u"<p>Ort: &lt;Köln&gt;</p>"_s,
                                u"<h2>Wertung &lt;A&gt;</h2>"_s, u"<p>Ein Satz &amp; mehr.</p>"_s,
                                u"<p>Ende</p>"_s, u"color-scheme: light dark"_s, u"@media print"_s})
        QVERIFY2(html.contains(part), qPrintable(part));
    for (const QString& never : {u"http"_s, u"<script"_s, u"url("_s, u"\a"_s})
        QVERIFY2(!html.contains(never), qPrintable(never));
}

ZAHLMEISTER_TEST(TestOutput, QCoreApplication)

} // namespace tst_output

#include "tst_output.moc"
