// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "tests/print/keepsmargins.h"
#include "tests/support/testmain.h"
#include "ui/print/sheetcomposer.h"
#include "ui/print/sheettable.h"

namespace tst_sheettable {

using namespace Qt::StringLiterals;
using namespace zahlmeister::ui;

namespace {

SheetTable tableOf(const QString& name, const QString& number)
{
    return {{{.words = u"Name"_s, .alignment = Alignment::Left, .flexible = true, .minimum = 20},
             {.words = u"n"_s}},
            {{{{name}, {number}}}}};
}

} // namespace

class TestSheetTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void columnsFillTheWidth();
    void theFlexibleColumnGivesWay();
    void everyColumnGivesWayAtLast();
    void headsBreakBeforeNumbersAreCutOff();
    void headsBreakAtHyphensAndSpaces();
    void indicesAreSetLower();
    void namesAreNeverIndices();
    void elides();
    void wraps();
    void rowsStayTogether();
};

void TestSheetTable::columnsFillTheWidth()
{
    const SheetFonts fonts;
    const auto places = placeColumns(fonts, tableOf(u"A"_s, u"1"_s), 15, 180);
    QCOMPARE(places.size(), std::size_t(2));
    QCOMPARE(places[0].x, 15.0);
    QVERIFY(qAbs(places[1].x + places[1].width - 195) < 1e-9);
    QVERIFY(qAbs(places[0].x + places[0].width - places[1].x) < 1e-9);
}

void TestSheetTable::theFlexibleColumnGivesWay()
{
    const SheetFonts fonts;
    const auto places = placeColumns(fonts, tableOf(QString(300, u'W'), u"12345"_s), 15, 60);
    QVERIFY(places[1].width >= fonts.width(FontRole::Body, u"12345"_s) + 2 * kCellPadding - 1e-9);
    QVERIFY(qAbs(places[1].x + places[1].width - 75) < 1e-9);
}

void TestSheetTable::everyColumnGivesWayAtLast()
{
    const SheetFonts fonts;
    const auto places = placeColumns(fonts, tableOf(QString(300, u'W'), QString(300, u'1')), 15, 60);
    QVERIFY(qAbs(places[1].x + places[1].width - 75) < 1e-9);
    QVERIFY(places[0].width > 0);
}

void TestSheetTable::headsBreakBeforeNumbersAreCutOff()
{
    const SheetFonts fonts;
    SheetTable table;
    table.columns = {{.words = u"Donaudampfschifffahrt"_s}, {.words = u"Rindfleischetikettierung"_s}};
    table.rows = {{{{u"2100 – 55"_s}, {u"1858"_s}}}};
    const double numbers = fonts.width(FontRole::Body, u"2100 – 55"_s);
    const auto places = placeColumns(fonts, table, 0, 2 * numbers + 4 * kCellPadding);
    QVERIFY(places[0].width - 2 * kCellPadding >= numbers - 0.01);
    for (const ColumnPlace& place : places) {
        QVERIFY(place.words.size() > 1);
        for (const QString& line : place.words)
            QVERIFY(fonts.width(FontRole::Head, line) <= place.width - 2 * kCellPadding + 0.01);
    }
    QCOMPARE(places[0].words.join(QString()), u"Donaudampfschifffahrt"_s);
}

void TestSheetTable::headsBreakAtHyphensAndSpaces()
{
    const SheetFonts fonts;
    QCOMPARE(headLines(fonts, {.words = u"Entw.-Faktor"_s}, 11), (QStringList{u"Entw.-"_s, u"Faktor"_s}));
    QCOMPARE(headLines(fonts, {.words = u"Entw.-Faktor"_s}, 40), QStringList{u"Entw.-Faktor"_s});
    QCOMPARE(headLines(fonts, {.words = u"Age group"_s}, 8), (QStringList{u"Age"_s, u"group"_s}));
    QCOMPARE(headLines(fonts, {.words = u"+/-"_s}, 1), QStringList{u"+/-"_s});
}

void TestSheetTable::indicesAreSetLower()
{
    const SheetFonts fonts;
    const auto runs = indexedRuns(fonts, FontRole::Note, withIndices(u"mit R_h statt"_s), 10, 50);
    QCOMPARE(runs.size(), std::size_t(3));
    QCOMPARE(runs[1].text, u"h"_s);
    QCOMPARE(runs[1].role, FontRole::Subscript);
    QVERIFY(runs[1].baseline > 50);
    QCOMPARE(runs[2].baseline, 50.0);
    QVERIFY(qAbs(runs[2].x - (runs[1].x + runs[1].width)) < 1e-9);
}

void TestSheetTable::namesAreNeverIndices()
{
    const SheetFonts fonts;
    const QString text = withIndices(u"R_h zählt (%1)"_s).arg(u"under_score"_s);
    QString joined;
    for (const TextRun& run : indexedRuns(fonts, FontRole::Note, text, 0, 0))
        joined += run.text;
    QCOMPARE(joined, u"Rh zählt (under_score)"_s);
}

void TestSheetTable::elides()
{
    const SheetFonts fonts;
    const QString name = u"Müller-Lüdenscheidt, Karl-Heinz"_s;
    QCOMPARE(fonts.elided(FontRole::Body, name, 100), name);
    const QString shorter = fonts.elided(FontRole::Body, name, 20);
    QVERIFY(shorter.endsWith(u'…'));
    QVERIFY(fonts.width(FontRole::Body, shorter) <= 20.01);
    QVERIFY(name.startsWith(shorter.chopped(1)));
    QCOMPARE(fonts.elided(FontRole::Body, name, fonts.width(FontRole::Body, name)), name);
}

void TestSheetTable::wraps()
{
    const SheetFonts fonts;
    const QString text = u"eins zwei "_s + QString(60, u'W') + u" drei"_s;
    const QStringList lines = fonts.wrapped(FontRole::Body, text, 40);
    for (const QString& line : lines)
        QVERIFY(fonts.width(FontRole::Body, line) <= 40.01);
    QCOMPARE(lines.join(QString()).remove(u' '), QString(text).remove(u' '));
    QCOMPARE(lines.constFirst(), u"eins zwei"_s);
    QVERIFY(fonts.wrapped(FontRole::Body, QString(), 40).isEmpty());
}

void TestSheetTable::rowsStayTogether()
{
    const SheetFonts fonts;
    // One row after the other until the sum would be the first row of the second page.
    for (int rows = 40; rows < 60; ++rows) {
        SheetTable table = tableOf(u"A"_s, u"1"_s);
        table.rows.assign(static_cast<std::size_t>(rows), {{{u"Zeile"_s}, {u"1"_s}}});
        table.rows.push_back({{{u"Summe"_s}, {u"1"_s}}, true, true});
        SheetComposer composer(fonts, QPageLayout::Portrait);
        composer.beginSection(u"Kopf"_s);
        composer.table(table);
        const SheetLayout layout = composer.finish(u"Titel"_s, u"Fuß"_s);
        const auto& last = layout.pages.back().runs;
        const auto count = std::count_if(last.begin(), last.end(),
                                         [](const TextRun& run) { return run.text == u"Zeile"_s; });
        QVERIFY2(count > 0, qPrintable(u"sum alone after %1 rows"_s.arg(rows)));
        QVERIFY(zahlmeister::testing::keepsMargins(layout));
    }
}

ZAHLMEISTER_TEST(TestSheetTable, QApplication)

} // namespace tst_sheettable

#include "tst_sheettable.moc"
