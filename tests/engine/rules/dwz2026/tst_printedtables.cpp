// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_printedtables {

using namespace zahlmeister::engine;

namespace {

const PrintedTable& table(const char* id)
{
    static const auto tables = [] {
        const RuleVersion& version = **zahlmeister::tests::shippedRules().find("dwz-2026");
        return *(*systemOf(version))->tables(version);
    }();
    for (const PrintedTable& table : tables) {
        if (table.id == id)
            return table;
    }
    qFatal("no such table");
}

} // namespace

class TestPrintedTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contributions();
    void shapes();
    void numbersUsePoints();
    void linesFollowTheParameters();
    void linesOfUnusualBounds();
};

// RULE: WO2026 Anhang 2.4
void TestPrintedTables::contributions()
{
    QFile file(QStringLiteral(ZAHLMEISTER_TEST_DATA "/dwz-2026-table-2.4-contribution.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    file.readLine();
    file.readLine();
    const PrintedTable& computed = table("contribution");
    int compared = 0;
    for (const auto& row : computed.rows) {
        const QList<QByteArray> printed = file.readLine().replace('\n', QByteArray()).split('\t');
        QCOMPARE(printed.size(), 27);
        for (int cell = 0; cell < 27; ++cell) {
            if (printed[cell].isEmpty())
                continue; // the document's last row is cut off
            QVERIFY2(QByteArray::fromStdString(row[std::size_t(cell)]) == printed[cell],
                     qPrintable(QStringLiteral("D %1 %2 column %3")
                                    .arg(QString::fromLatin1(printed[0]), QString::fromLatin1(printed[1]))
                                    .arg(cell)));
            ++compared;
        }
    }
    QVERIFY(file.atEnd());
    QCOMPARE(compared, 51 * 27 - 15);
}

void TestPrintedTables::shapes()
{
    for (const char* id :
         {"expectancy", "difference", "coefficient-bonus-youth", "coefficient-bonus-junior",
          "coefficient-bonus-adult", "coefficient-brake-young", "coefficient-brake-adult", "contribution"}) {
        const PrintedTable& any = table(id);
        QVERIFY(!any.clause.empty() && !any.rows.empty());
        for (const auto& row : any.rows)
            QVERIFY2(row.size() <= any.columns.size(), id);
    }
    QCOMPARE(table("expectancy").rows.size(), std::size_t(50));
    QCOMPARE(table("expectancy").rows[17][6], std::string("0.827")); // D = 267
    QCOMPARE(table("difference").rows[6][4], std::string("45"));     // p = 0.563
}

void TestPrintedTables::numbersUsePoints()
{
    QCOMPARE(table("coefficient-bonus-youth").rows[1][1], std::string("28.3"));
    QCOMPARE(table("coefficient-brake-adult").rows[1][1], std::string("0.813"));
    QCOMPARE(table("coefficient-brake-adult").rows[1][2], std::string("48.8"));
}

// RULE: WO2026 Anhang 2.3
void TestPrintedTables::linesFollowTheParameters()
{
    const auto headsOf = [](const PrintedTable& table) {
        QStringList heads;
        for (const auto& row : table.rows)
            heads += QString::fromStdString(row.front());
        return heads.join(u' ');
    };
    QCOMPARE(headsOf(table("coefficient-bonus-youth")),
             QStringLiteral("1100 1150 1200 1250 1300 1350 1400 1450 1500 1550 1600 1650 1700 1750 1800 1850 "
                            "1900 1950 1990 2000-2199 >=2200"));
    QCOMPARE(headsOf(table("coefficient-bonus-adult")), QStringLiteral("1100-1599 1600-1999 >=2000"));
    QCOMPARE(headsOf(table("coefficient-brake-adult")),
             QStringLiteral("1100 1150 1200 1250 1300 1350 1400 1450 1500 1550 1575 1600-1999 >=2000"));
    RuleVersion changed = **zahlmeister::tests::shippedRules().find("dwz-2026");
    for (Parameter& parameter : changed.parameters) {
        if (parameter.name == "adult_bonus_below")
            parameter.values = {1700};
    }
    const auto tables = (*systemOf(changed))->tables(changed);
    QVERIFY(tables.has_value());
    QCOMPARE(headsOf((*tables)[4]), QStringLiteral("1100-1699 1700-1999 >=2000"));
}

/// Bounds an administrator moved past each other, or away altogether.
void TestPrintedTables::linesOfUnusualBounds()
{
    const auto headsOf = [](const std::vector<std::pair<const char*, double>>& changes, std::size_t index) {
        RuleVersion version = **zahlmeister::tests::shippedRules().find("dwz-2026");
        for (Parameter& parameter : version.parameters) {
            for (const auto& [name, value] : changes) {
                if (parameter.name == name)
                    parameter.values = {value};
            }
        }
        const auto tables = (*systemOf(version))->tables(version);
        QStringList heads;
        for (const auto& row : (*tables)[index].rows)
            heads += QString::fromStdString(row.front());
        return heads.join(u' ');
    };
    QCOMPARE(headsOf({{"adult_bonus_below", 2100}}, 4), QStringLiteral("1100-1999 2000-2099 >=2100"));
    QCOMPARE(headsOf({{"adult_bonus_below", 0}}, 4), QStringLiteral("1100-1999 >=2000"));
    QCOMPARE(headsOf({{"high_rating_adult", 0}}, 4), QStringLiteral("1100-1599 >=1600"));
    QCOMPARE(headsOf({{"brake_below", 0}}, 6), QStringLiteral("1100-1999 >=2000"));
    QCOMPARE(headsOf({{"brake_below", 1250}, {"high_rating_adult", 1180}}, 6),
             QStringLiteral("1100 1150 1180 1200 1225 >=1250"));
}

ZAHLMEISTER_TEST(TestPrintedTables, QCoreApplication)

} // namespace tst_printedtables

#include "tst_printedtables.moc"
