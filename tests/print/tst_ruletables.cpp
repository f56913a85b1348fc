// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/print/keepsmargins.h"
#include "tests/print/sheetfixture.h"
#include "tests/support/testmain.h"
#include "tests/support/toolrun.h"
#include "ui/dialogs/ruletablesdialog.h"
#include "ui/print/printservice.h"
#include "ui/print/ruletables.h"
#include "ui/print/sheetpreview.h"
#include "ui/text/tabletext.h"

namespace tst_ruletables {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;

namespace {

const engine::RuleVersion& version(const char* id)
{
    return **zahlmeister::app::shippedRules().find(id);
}

engine::PrintedTable tableOf(const char* id, const char* name)
{
    const auto tables = (*engine::systemOf(version(id)))->tables(version(id));
    for (const engine::PrintedTable& table : *tables) {
        if (table.id == name)
            return table;
    }
    qFatal("no such table");
}

QStringList textsOf(const SheetRow& row)
{
    QStringList texts;
    for (const SheetCell& cell : row.cells)
        texts += cell.text;
    return texts;
}

} // namespace

class TestRuleTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTableIsWhole_data();
    void everyTableIsWhole();
    void expectancyIsArrangedAsPrinted();
    void differenceHasItsSecondMargins();
    void partsStandSideBySide();
    void rowsOfOneHeadStayTogether();
    void wordsAndFigures_data();
    void wordsAndFigures();
    void bothLanguages();
    void agesFollowTheRules_data();
    void agesFollowTheRules();
    void windowShowsAndSaves();

private:
    Translators m_translators{Language::German};
};

void TestRuleTables::everyTableIsWhole_data()
{
    QTest::addColumn<QString>("id");
    for (const engine::RuleVersion& one : zahlmeister::app::shippedRules().versions())
        QTest::addRow("%s", one.id.c_str()) << QString::fromStdString(one.id);
}

/// Every number of every table is on paper, none is cut off, and the margins are kept.
void TestRuleTables::everyTableIsWhole()
{
    QFETCH(QString, id);
    const engine::RuleVersion& rules = version(id.toLatin1().constData());
    const auto layout = layoutRuleTables(rules, Language::German, engine::Date::tryFrom(2026, 12, 12));
    QVERIFY(layout.has_value());
    QVERIFY(testing::keepsMargins(*layout));
    const QStringList texts = testing::textsOf(*layout);
    QVERIFY(texts.filter(u"…"_s).isEmpty());
    QHash<QString, int> found;
    for (const QString& text : texts)
        ++found[text];
    QHash<QString, int> expected;
    const auto tables = (*engine::systemOf(rules))->tables(rules);
    for (const engine::PrintedTable& table : *tables) {
        for (const auto& row : table.rows) {
            for (std::size_t cell = 1; cell < row.size(); ++cell)
                ++expected[tableText(row[cell])];
        }
        // Its title stands there, with its clause.
        QVERIFY2(*table.title != '\0', table.id.c_str());
        QVERIFY2(!texts.filter(tableTitle(table, rules)).isEmpty(), table.id.c_str());
    }
    expected.remove(QString());
    for (auto one = expected.cbegin(); one != expected.cend(); ++one)
        QVERIFY2(found.value(one.key()) >= one.value(), qPrintable(one.key()));
}

// RULE: WO2026 Anhang 2.1
void TestRuleTables::expectancyIsArrangedAsPrinted()
{
    const SheetTable table = arrangedTable(tableOf("dwz-2026", "expectancy"), FontRole::Body);
    QCOMPARE(table.columns.size(), std::size_t(18));
    QCOMPARE(table.rows.size(), std::size_t(50));
    QCOMPARE(table.columns[6].symbol, u"250"_s);
    // The document's own example: D = 267 = 250 + 17 gives p = 0.827.
    QCOMPARE(table.rows[17].cells[0].text, u"17"_s);
    QCOMPARE(table.rows[17].cells[6].text.right(3), u"827"_s);
}

// RULE: WO2026 Anhang 2.2
void TestRuleTables::differenceHasItsSecondMargins()
{
    const SheetTable table = arrangedTable(tableOf("dwz-2026", "difference"), FontRole::Body);
    QCOMPARE(table.columns.size(), std::size_t(12));
    QCOMPARE(table.rows.size(), std::size_t(52));
    // The document's own example: p = 0.318 gives -134, read from the right and the lower margin.
    const auto column = textsOf(table.rows.back()).indexOf(u"8"_s);
    QStringList found;
    for (const SheetRow& row : table.rows) {
        if (row.cells.back().text.endsWith(u"31"_s))
            found += row.cells[static_cast<std::size_t>(column)].text;
    }
    QCOMPARE(found, QStringList{u"134"_s});
    QCOMPARE(table.rows[0].cells.back().text.right(2), u"49"_s);
    QVERIFY(table.rows[50].cells.back().text.isEmpty()); // p = 1.00
}

// RULE: WO1992 Anhang 2.2
void TestRuleTables::partsStandSideBySide()
{
    const SheetTable table = arrangedTable(tableOf("dwz-1992", "difference"), FontRole::Body);
    QCOMPARE(table.columns.size(), std::size_t(4 * 2 + 3)); // four parts, three gaps
    QCOMPARE(table.rows.size(), std::size_t(25));
    // The first line of the document: 0.99 677, 0.74 184, 0.49 -7, 0.24 -202
    QStringList first = textsOf(table.rows.front());
    first.removeAll(QString());
    QCOMPARE(first.size(), 8);
    QCOMPARE(first[1], u"677"_s);
    QCOMPARE(first[3], u"184"_s);
    QCOMPARE(first[5], u"−7"_s);
    QCOMPARE(first[7], u"−202"_s);
}

// RULE: WO2026 Anhang 2.4
void TestRuleTables::rowsOfOneHeadStayTogether()
{
    const SheetTable table = arrangedTable(tableOf("dwz-2026", "contribution"), FontRole::Body);
    QVERIFY(table.rows.size() > 3);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const bool isFirst = row % 3 == 0;
        QCOMPARE(table.rows[row].keepsWithPrevious, !isFirst);
        QCOMPARE(table.rows[row].cells[0].text.isEmpty(), !isFirst); // D is said once
        QCOMPARE(table.rows[row].ruledAbove, isFirst && row > 0);
    }
}

void TestRuleTables::wordsAndFigures_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("text");

    QTest::newRow("number") << u"0.827"_s << u"0,827"_s;
    QTest::newRow("negative") << u"-40"_s << u"−40"_s;
    QTest::newRow("range") << u"107-113"_s << u"107–113"_s;
    QTest::newRow("from") << u">=2200"_s << u"≥ 2200"_s;
    QTest::newRow("above") << u">735"_s << u"> 735"_s;
    QTest::newRow("index") << u"I>=5"_s << u"I ≥ 5"_s;
    QTest::newRow("assigned") << u"n=3"_s << u"n = 3"_s;
    QTest::newRow("assigned with blanks") << u"n = 3"_s << u"n = 3"_s;
    QTest::newRow("word") << u"junior"_s << u"Junioren"_s;
    QTest::newRow("letter") << u"a"_s << u"a"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestRuleTables::wordsAndFigures()
{
    QFETCH(QString, cell);
    QFETCH(QString, text);
    QCOMPARE(tableText(cell.toStdString()), text);
}

void TestRuleTables::bothLanguages()
{
    const QString german =
        testing::textsOf(*layoutRuleTables(version("dwz-2026"), Language::German, {})).join(u' ');
    const QString english =
        testing::textsOf(*layoutRuleTables(version("dwz-2026"), Language::English, {})).join(u' ');
    QVERIFY(german.contains(u"Gewinnerwartung"_s) && german.contains(u"0,827"_s));
    QVERIFY(english.contains(u"Expected score"_s) && english.contains(u"0.827"_s));
    QVERIFY(!english.contains(u"Gewinnerwartung"_s));
}

void TestRuleTables::agesFollowTheRules_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("dwz-2026") << u"dwz-2026"_s;
    QTest::newRow("dwz-2016") << u"dwz-2016"_s;
    QTest::newRow("dwz-1992") << u"dwz-1992"_s;
}

/// An administrator may move the limits; the sheet must not go on saying 20 and 25 then.
void TestRuleTables::agesFollowTheRules()
{
    QFETCH(QString, id);
    static const QRegularExpression age(u"(\\d+)\\D{0,12} (?:Jahre|years)"_s);
    const auto agesIn = [](const engine::RuleVersion& rules) {
        QSet<QString> ages;
        const auto tables = (*engine::systemOf(rules))->tables(rules);
        for (const engine::PrintedTable& table : *tables) {
            const QString words = tableTitle(table, rules) + u'\n' + tableNote(table, rules);
            for (const auto& match : age.globalMatch(words))
                ages += match.captured(1);
        }
        return ages;
    };
    engine::RuleVersion rules = version(id.toLatin1().constData());
    QCOMPARE(agesIn(rules), (QSet<QString>{u"20"_s, u"25"_s}));
    for (engine::Parameter& parameter : rules.parameters) {
        if (parameter.name == "youth_maximum_age")
            parameter.values = {18};
        if (parameter.name == "junior_maximum_age")
            parameter.values = {23};
    }
    QCOMPARE(agesIn(rules), (QSet<QString>{u"18"_s, u"23"_s}));
}

void TestRuleTables::windowShowsAndSaves()
{
    const auto shipped = zahlmeister::app::shippedRules().versions();
    RuleTablesDialog dialog({shipped.begin(), shipped.end()}, "dwz-1992");
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const int pagesOf1992 = dialog.preview()->pageCount();
    QVERIFY(pagesOf1992 > 1);
    dialog.chooseRules("fwz-2019");
    QVERIFY(dialog.preview()->pageCount() < pagesOf1992);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"tables.pdf"_s);
    dialog.saveTo(path);
    const tests::ToolRun text = tests::runTool(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s});
    QVERIFY2(text.code == 0, qPrintable(text.messages));
    QVERIFY(text.output.contains(u"FWZ 2019"_s));
    QVERIFY(!QApplication::activeModalWidget());
}

ZAHLMEISTER_TEST(TestRuleTables, QApplication)

} // namespace tst_ruletables

#include "tst_ruletables.moc"
