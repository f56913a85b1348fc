// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "app/text/htmltable.h"
#include "app/text/separatedfields.h"
#include "app/text/xlsxgrid.h"
#include "tests/print/keepsmargins.h"
#include "tests/print/sheetfixture.h"
#include "tests/support/testmain.h"
#include "ui/print/listsheet.h"
#include "ui/print/samplemark.h"
#include "ui/text/language.h"

namespace tst_listsheet {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;

namespace {

constexpr int kRows = 120;

ListTable list()
{
    ListTable table{.kind = u"Rating list"_s, .title = u"SK Größe (C0505)"_s};
    table.facts = {{u"As of"_s, u"31 Dec 2027"_s}, {u"Players"_s, QString::number(kRows)}};
    using Kind = app::Table::Kind;
    table.columns = {{u"Rank"_s, Kind::Figure},      {u"Player"_s, Kind::Text, false, false, true},
                     {u"DWZ"_s, Kind::Figure, true}, {u"Since"_s, Kind::Figure},
                     {u"Last tournament"_s},         {u"VKZ"_s, Kind::Text, false, true}};
    for (int i = 1; i <= kRows; ++i) {
        const QString name =
            i == 2 ? u"=Formel, <Franz> & \"Söhne\""_s : u"Müller-Lüdenscheidt %1, Änne"_s.arg(i);
        table.rows.push_back({.cells = {{QString::number(i), i},
                                        {name},
                                        {QString::number(2000 - i), 2000 - i},
                                        {i % 2 == 0 ? u"−7"_s : u"+12"_s, i},
                                        {u"Offene Stadtmeisterschaft von Klein- und Großkleckersdorf"_s},
                                        {u"C0505"_s}},
                              .tournament = engine::TournamentId(1),
                              .number = engine::ParticipantNumber(i)});
    }
    table.notes = {u"Changes are what was won in play."_s};
    table.seal = u"issued on 2 Jan 2028, SHA-256 "_s + QString(64, u'a');
    return table;
}

} // namespace

/// A list on paper and in files.
class TestListSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void laysPagesOut();
    void keepsWideListsOnPaper();
    void writesSpreadsheets();
    void writesWebPages();
    void writesPdf();
    void marksTheSample();
    void namesFormats();

private:
    Translators m_translators{Language::English};
};

void TestListSheet::laysPagesOut()
{
    const SheetLayout layout = layoutList(list());
    QVERIFY(testing::keepsMargins(layout));
    QVERIFY(layout.pages.size() > 2);
    QCOMPARE(layout.orientation, QPageLayout::Portrait);
    QVERIFY(testing::textsOf(layout.pages.front()).contains(u"SK Größe (C0505)"_s));
    // On paper, too, it says whom the list has.
    ListTable women = list();
    women.detail = u"women"_s;
    QVERIFY(testing::textsOf(layoutList(women).pages.front()).contains(u"Rating list · women"_s));
    QVERIFY(testing::textsOf(layout.pages.back()).contains(u"Changes are what was won in play."_s));
    for (const SheetPage& page : layout.pages) {
        // The whole hash stands on every page.
        QVERIFY(testing::textsOf(page).join(u' ').contains(QString(64, u'a')));
        QVERIFY(testing::textsOf(page).contains(u"Player"_s)); // the head is repeated
        QVERIFY(!testing::textsOf(page).contains(u"VKZ"_s));   // for spreadsheets
    }
}

void TestListSheet::keepsWideListsOnPaper()
{
    ListTable wide = list();
    for (int i = 0; i < 5; ++i)
        wide.columns.insert(wide.columns.begin() + 4, wide.columns[2]);
    for (ListRow& row : wide.rows)
        row.cells.insert(row.cells.begin() + 4, 5, row.cells[2]);
    const SheetLayout layout = layoutList(wide);
    QCOMPARE(layout.orientation, QPageLayout::Landscape);
    QVERIFY(testing::keepsMargins(layout));
}

void TestListSheet::writesSpreadsheets()
{
    const auto csv = listFile(list(), ListFormat::Csv);
    const app::TableGrid grid =
        app::fieldsBetween(QString::fromUtf8(*csv).remove(u'\xfeff').replace(u"\r\n"_s, u"\n"_s), u';');
    QCOMPARE(grid.rows.front(), (std::vector<QString>{u"Rank"_s, u"Player"_s, u"DWZ"_s, u"Since"_s,
                                                      u"Last tournament"_s, u"VKZ"_s}));
    QCOMPARE(grid.rows[1][3], u"12"_s);
    QCOMPARE(grid.rows[2][3], u"-7"_s);
    QCOMPARE(grid.rows[2][1], u"=Formel, <Franz> & \"Söhne\""_s);
    QVERIFY(csv->contains("'=Formel")); // and no spreadsheet computes it
    const auto xlsx = listFile(list(), ListFormat::Xlsx);
    QVERIFY(app::isXlsx(*xlsx));
    const auto sheets = app::gridsOfXlsx(*xlsx);
    QVERIFY(sheets.has_value());
    const app::TableGrid& sheet = sheets->front();
    QVERIFY(std::ranges::any_of(sheet.rows, [](const auto& row) {
        return row.size() == 6 && row[0] == u"2" && row[3] == u"-7" && row[5] == u"C0505";
    }));
    QVERIFY(std::ranges::any_of(
        sheet.rows, [](const auto& row) { return !row.empty() && row[0].contains(QString(64, u'a')); }));
}

void TestListSheet::writesWebPages()
{
    const QByteArray html = *listFile(list(), ListFormat::Html);
    QVERIFY(html.startsWith("<!DOCTYPE html>\n<html lang=\"en\">"));
    QVERIFY(html.contains("<th scope=\"row\">=Formel, &lt;Franz&gt; &amp; &quot;Söhne&quot;</th>"));
    QVERIFY(html.contains("<td class=\"r\">−7</td>"));
    QVERIFY(html.contains("SHA-256 aaaa"));
    QVERIFY(!html.contains("C0505</td>"));
}

void TestListSheet::writesPdf()
{
    const QByteArray pdf = *listFile(list(), ListFormat::Pdf);
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.size() > 10'000);
}

void TestListSheet::marksTheSample()
{
    const auto written = [](ListFormat format) { return *listFile(list(), format); };
    const auto isMarked = [&](ListFormat format) {
        if (format != ListFormat::Xlsx)
            return written(format).contains("SAMPLE – ");
        const auto sheets = app::gridsOfXlsx(written(format));
        return sheets.has_value() && std::ranges::any_of(sheets->front().rows, [](const auto& row) {
                   return !row.empty() && row[0].startsWith(u"SAMPLE – ");
               });
    };
    for (const ListFormat format : {ListFormat::Csv, ListFormat::Xlsx, ListFormat::Html}) {
        markSheets(true);
        const bool isMarkedThere = isMarked(format);
        markSheets(false);
        QVERIFY2(isMarkedThere, qPrintable(listFormatCode(format)));
        QVERIFY2(!isMarked(format), qPrintable(listFormatCode(format)));
    }
}

void TestListSheet::namesFormats()
{
    for (const ListFormat format : {ListFormat::Pdf, ListFormat::Csv, ListFormat::Xlsx, ListFormat::Html})
        QCOMPARE(listFormatFromCode(listFormatCode(format)), std::optional(format));
    QCOMPARE(listFormatCode(ListFormat::Html), u"html"_s);
    QVERIFY(!listFormatFromCode(u"text"));
}

ZAHLMEISTER_TEST(TestListSheet, QApplication)

} // namespace tst_listsheet

#include "tst_listsheet.moc"
