// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QFile>
#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/ingo1960/percentdifference.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_ingotable {

using namespace zahlmeister;
using namespace zahlmeister::engine;

namespace {

QList<QList<QByteArray>> rowsOf(const char* name, char separator)
{
    QFile file(QStringLiteral(ZAHLMEISTER_TEST_DATA "/") + QLatin1StringView(name));
    QList<QList<QByteArray>> rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    while (!file.atEnd()) {
        QByteArray line = file.readLine();
        line.chop(line.endsWith('\n') ? 1 : 0);
        if (!line.startsWith('#'))
            rows.append(line.split(separator));
    }
    return rows;
}

/// The values of a table with points down and games across, each with the one that the engine computes.
QList<std::pair<double, double>> entriesOf(const QList<QList<QByteArray>>& rows, Arithmetic arithmetic)
{
    QList<std::pair<double, double>> entries;
    for (const QList<QByteArray>& row : rows.sliced(1)) {
        const Score score = Score::fromHalfPoints(int(2 * row[0].toDouble()));
        for (qsizetype column = 1; column < row.size(); ++column) {
            if (!row[column].isEmpty())
                entries.emplaceBack(row[column].toDouble(),
                                    ingo1960::percentDifference(score, rows[0][column].toInt(), arithmetic));
        }
    }
    return entries;
}

} // namespace

class TestIngoTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void formula();
    void asPrinted();
    void anyNumberOfGames();
    void printedTables();
};

// RULE: INGO table
void TestIngoTable::formula()
{
    const auto rows = rowsOf("ingo-1960-percent-table.tsv", '\t');
    QCOMPARE(rows.size(), 46);
    const auto entries = entriesOf(rows, Arithmetic::Exact);
    for (const auto& [printed, computed] : entries)
        QVERIFY(std::abs(computed - printed) < 0.005 + 1e-9);
    QCOMPARE(entries.size(), 520);
}

// RULE: INGO table
void TestIngoTable::asPrinted()
{
    const auto rows = rowsOf("ingo-1960-printed-table.csv", ';');
    QCOMPARE(rows.size(), 46);
    for (const auto& [printed, computed] : entriesOf(rows, Arithmetic::Tables))
        QCOMPARE(computed, printed);
}

/// The formula goes on where the table ends; in both arithmetics half of the points is 0 and the table is
/// as good on either side of it.
// RULE: INGO table
void TestIngoTable::anyNumberOfGames()
{
    for (int games = 1; games <= 80; ++games) {
        for (int halfPoints = 0; halfPoints <= 2 * games; ++halfPoints) {
            for (const Arithmetic arithmetic : {Arithmetic::Exact, Arithmetic::Tables}) {
                const auto of = [&](int half) {
                    return ingo1960::percentDifference(Score::fromHalfPoints(half), games, arithmetic);
                };
                QCOMPARE(of(halfPoints), -of(2 * games - halfPoints));
                QVERIFY(std::abs(of(halfPoints)) < 50);
                const double exact = 50 - 100 * (halfPoints / 2.0 + 0.5) / (games + 1);
                QVERIFY(std::abs(of(halfPoints) - exact) < (arithmetic == Arithmetic::Exact ? 1e-9 : 0.056));
            }
        }
    }
}

void TestIngoTable::printedTables()
{
    const RuleVersion& version = **zahlmeister::tests::shippedRules().find("ingo-1960");
    const auto tables = (*systemOf(version))->tables(version);
    QVERIFY(tables.has_value());
    const PrintedTable& differences = tables->front();
    QCOMPARE(differences.columns.size(), std::size_t(21));
    QCOMPARE(differences.rows.size(), std::size_t(45));
    QCOMPARE(differences.rows[1],
             (std::vector<std::string>{"0.5",  "25.0", "30.0", "33.3", "35.7", "37.5", "38.9",
                                       "40.0", "40.9", "41.7", "42.3", "42.9", "43.3", "43.7",
                                       "44.1", "44.4", "44.7", "45.0", "45.2", "45.5", "45.7"}));
    QCOMPARE(differences.rows.back().front(), std::string("22"));
    QCOMPARE(differences.rows.back().back(), std::string("-47.8"));
    // RULE: INGO C I, C III, C IV, C V
    const PrintedTable& weights = tables->back();
    QCOMPARE(weights.rows.size(), std::size_t(9));
    QCOMPARE(weights.rows[5], (std::vector<std::string>{"n = 3", "7", "1", "4"}));
}

ZAHLMEISTER_TEST(TestIngoTable, void)

} // namespace tst_ingotable

#include "tst_ingotable.moc"
