// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/text/separatedfields.h"
#include "tests/support/testmain.h"

namespace tst_separatedfields {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

class TestSeparatedFields : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void guardsFormulas_data();
    void guardsFormulas();
};

void TestSeparatedFields::guardsFormulas_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* name, const QString& text, const QString& field) {
        QTest::newRow(name) << text << field;
    };
    row("name", u"Müller, Hans"_s, u"Müller, Hans"_s);
    row("formula", u"=1+1"_s, u"\"'=1+1\""_s);
    row("sum", u"+SUM(A1:A9)"_s, u"\"'+SUM(A1:A9)\""_s);
    row("command", u"-2+3+cmd|' /C calc'!A0"_s, u"\"'-2+3+cmd|' /C calc'!A0\""_s);
    row("figures only", u"-2+3"_s, u"\"'-2+3\""_s);
    row("quotient", u"-1/2"_s, u"\"'-1/2\""_s);
    row("name of digits", u"-1899"_s, u"-1899"_s); // a spreadsheet shows what stands there
    row("dashes", u"---"_s, u"\"'---\""_s);
    row("sentence", u"-Verein"_s, u"\"'-Verein\""_s);
    row("function", u"@NOW()"_s, u"\"'@NOW()\""_s);
    row("apostrophe", u"'t Hooft, Jan"_s, u"\"''t Hooft, Jan\""_s);
    row("separator", u"a;b"_s, u"\"a;b\""_s);
    row("quotation mark", u"a\"b"_s, u"\"a\"\"b\""_s);
    // Results and changes are what they are.
    for (const char* figure : {"+", "-", "=", "-/+", "+-", "+25", "-19", "-0,5", "-1.234,5", "-5%", "1", ""})
        row(figure, QString::fromLatin1(figure), QString::fromLatin1(figure));
}

void TestSeparatedFields::guardsFormulas()
{
    QFETCH(const QString, text);
    QFETCH(const QString, field);
    QCOMPARE(app::csvField(text, u';'), field);
    const app::TableGrid grid = app::fieldsBetween(u"1;"_s + field + u";2"_s, u';');
    QCOMPARE(grid.cell(0, 1), text);
    QCOMPARE(grid.cell(0, 2), u"2"_s);
    // Tab and carriage return are no part of a cell's text, but no formula may stand behind them.
    QCOMPARE(app::csvField(u"\t=1+1"_s, u';'), u"\"'\t=1+1\""_s);
    QCOMPARE(app::csvField(u"\r=1+1"_s, u';'), u"\"'\r=1+1\""_s);
}

ZAHLMEISTER_TEST(TestSeparatedFields, QCoreApplication)

} // namespace tst_separatedfields

#include "tst_separatedfields.moc"
