// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/base/rounding.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/coarsetables.h"
#include "engine/rules/dwz1992/coefficient.h"
#include "tests/support/filecontent.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_tables1992 {

using namespace zahlmeister;
using namespace zahlmeister::engine;

namespace {

/// The lines of a table of the regulation, without its head.
QList<QStringList> linesOf(const char* name, QChar separator)
{
    const QString path = QStringLiteral(ZAHLMEISTER_TEST_DATA "/") + QString::fromLatin1(name);
    return tests::cellsOf(path, separator).sliced(1);
}

} // namespace

/// The tables of document 001, entry by entry.
class TestTables1992 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void expectancy();
    void difference();
    void interpolation();
    void coefficient();
    void factor();
    void printed();
};

// RULE: WO1992 Anhang 2.1
void TestTables1992::expectancy()
{
    const auto lines = linesOf("dwz-1992-table-2.1-expectancy.csv", u',');
    QCOMPARE(lines.size(), 50);
    int expectedFirst = 0;
    for (const QStringList& line : lines) {
        const int first = line[0].toInt();
        QCOMPARE(first, expectedFirst);
        for (int difference = first; difference <= line[1].toInt(); ++difference) {
            QCOMPARE(coarseExpectancy(difference), qRound(100 * line[2].toDouble()));
            if (difference > 0)
                QCOMPARE(coarseExpectancy(-difference), qRound(100 * line[3].toDouble()));
        }
        expectedFirst = line[1].toInt() + 1;
    }
    QCOMPARE(coarseExpectancy(736), 100);
    QCOMPARE(coarseExpectancy(-736), 0);
}

// RULE: WO1992 Anhang 2.2
void TestTables1992::difference()
{
    const auto lines = linesOf("dwz-1992-table-2.2-difference.csv", u',');
    QCOMPARE(lines.size(), 99);
    for (const QStringList& line : lines)
        QCOMPARE(coarseDifference(qRound(1000 * line[0].toDouble())), line[1].toInt());
    // RULE: WO1992 4.7.2.1.2
    QCOMPARE(coarseDifference(1000), 677);
    QCOMPARE(coarseDifference(0), -677);
}

// RULE: WO1992 4.7.2.1.3
void TestTables1992::interpolation()
{
    QCOMPARE(coarseDifference(504), 3); // 0.4 of the way from 0 to 7
    QCOMPARE(coarseDifference(496), -3);
    QCOMPARE(coarseDifference(985), 633); // half way from 589 to 677
    for (int p = 1; p <= 1000; ++p) {
        QVERIFY(coarseDifference(p) >= coarseDifference(p - 1));
        QCOMPARE(coarseDifference(p), -coarseDifference(1000 - p));
    }
}

// RULE: WO1992 4.9.2, Anhang 2.4
void TestTables1992::coefficient()
{
    const auto parameters = dwz1992::Parameters::from(**tests::shippedRules().find("dwz-1992"));
    QVERIFY(parameters.has_value());
    const auto lines = linesOf("dwz-1992-table-2.4-coefficient.tsv", u'\t');
    QCOMPARE(lines.size(), 26);
    for (const QStringList& line : lines) {
        for (const auto& [column, group] :
             {std::pair(0, AgeGroup::Youth), std::pair(1, AgeGroup::Junior), std::pair(2, AgeGroup::Adult)}) {
            if (line[column].isEmpty())
                continue;
            const bool isLast = line[column].startsWith(u'>');
            const QStringList range = line[column].split(u'-');
            const int first = isLast ? line[column].mid(1).toInt() + 1 : range[0].toInt();
            const int last = isLast ? 3000 : range[1].toInt();
            for (const int rating : {first, last}) {
                for (int index = 1; index <= 6; ++index) {
                    for (const bool success : {true, false})
                        QCOMPARE(dwz1992::coefficientOf(group, rating, index, success, *parameters).value,
                                 line[2 + index].toInt());
                }
                QCOMPARE(dwz1992::coefficientOf(group, rating, 0, true, *parameters).value, 5);
            }
        }
    }
}

/// K = 800 / (E + n); the table prints nothing below 26. Its entry for E 16, n 9 is a misprint (33 for 32).
// RULE: WO1992 Anhang 2.5
void TestTables1992::factor()
{
    const auto lines = linesOf("dwz-1992-table-2.5-factor.tsv", u'\t');
    QCOMPARE(lines.size(), 26);
    for (const QStringList& line : lines) {
        const int e = line[0].toInt();
        for (int n = 3; n <= 11; ++n) {
            const int k = std::max(26, static_cast<int>(roundCommercial(800.0 / (e + n))));
            const bool isMisprint = e == 16 && n == 9;
            QCOMPARE(k, isMisprint ? 32 : line[n - 2].toInt());
        }
    }
}

/// What the program prints are these tables.
void TestTables1992::printed()
{
    const RuleVersion& version = **tests::shippedRules().find("dwz-1992");
    const auto tables = (*systemOf(version))->tables(version);
    QVERIFY(tables.has_value());
    const auto lines = linesOf("dwz-1992-table-2.4-coefficient.tsv", u'\t');
    QCOMPARE(lines.size(), 26);
    int compared = 0;
    for (const PrintedTable& table : *tables) {
        QVERIFY(!table.rows.empty());
        for (const auto& row : table.rows)
            QCOMPARE(row.size(), table.columns.size());
        if (table.id == "factor") {
            // RULE: WO1992 Anhang 2.5: as printed, with what the formula gives behind its floor.
            const auto printedFactors = linesOf("dwz-1992-table-2.5-factor.tsv", u'\t');
            QCOMPARE(printedFactors.size(), 26);
            ++compared;
            QCOMPARE(table.columns.front(), std::string("E"));
            QCOMPARE(table.columns[1], std::string("n=3"));
            for (qsizetype at = 0; at < printedFactors.size(); ++at) {
                for (qsizetype column = 1; column < printedFactors[at].size(); ++column) {
                    const QString cell = QString::fromStdString(
                        table.rows[static_cast<std::size_t>(at)][static_cast<std::size_t>(column)]);
                    const bool isMisprint = at == 11 && column == 7;
                    QCOMPARE(cell.section(u' ', 0, 0),
                             isMisprint ? QStringLiteral("32") : printedFactors[at][column]);
                }
            }
            QCOMPARE(table.rows.back().back(), std::string("26 (20)"));
        }
        if (table.id != "coefficient")
            continue;
        ++compared;
        QCOMPARE(table.rows.size(), std::size_t(26));
        for (qsizetype at = 0; at < lines.size(); ++at) {
            for (int column = 0; column < 3; ++column)
                QCOMPARE(QString::fromStdString(table.rows[static_cast<std::size_t>(at)][1 + column]),
                         lines[at][column]);
        }
    }
    QCOMPARE(compared, 2);
}

ZAHLMEISTER_TEST(TestTables1992, void)

} // namespace tst_tables1992

#include "tst_tables1992.moc"
