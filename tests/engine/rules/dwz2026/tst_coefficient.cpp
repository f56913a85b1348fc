// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QFile>
#include <QTest>

#include "engine/base/rounding.h"
#include "engine/rules/contests.h"
#include "engine/rules/dwz2026/coefficient.h"
#include "engine/rules/dwz2026/formulas.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_coefficient {

using namespace zahlmeister::engine;
using namespace zahlmeister::engine::dwz2026;

namespace {

const Parameters& shipped()
{
    static const Parameters parameters =
        *Parameters::from(**zahlmeister::tests::shippedRules().find("dwz-2026"));
    return parameters;
}

} // namespace

class TestCoefficient : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tables_data();
    void tables();
    void boundaries_data();
    void boundaries();
    void ages();
    void playerDOfTheExample();
    void indexZeroCountsAsOne();
};

// RULE: WO2026 Anhang 2.3
void TestCoefficient::tables_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<int>("rating");
    QTest::addColumn<double>("factor");
    QTest::addColumn<QList<double>>("coefficients");

    QFile file(QStringLiteral(ZAHLMEISTER_TEST_DATA "/dwz-2026-table-2.3-coefficient.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    file.readLine();
    int rows = 0;
    while (!file.atEnd()) {
        const QList<QByteArray> cells = file.readLine().trimmed().split('\t');
        QList<double> coefficients;
        for (const QByteArray& cell : cells.mid(3))
            coefficients.append(cell.toDouble());
        QTest::addRow("%s %s", cells[0].constData(), cells[1].constData())
            << cells[0] << cells[1].toInt() << cells[2].toDouble() << coefficients;
        ++rows;
    }
    QCOMPARE(rows, 53);
}

void TestCoefficient::tables()
{
    QFETCH(QByteArray, table);
    QFETCH(int, rating);
    QFETCH(double, factor);
    QFETCH(QList<double>, coefficients);
    QCOMPARE(coefficients.size(), 11);
    const bool success = table.startsWith("bonus");
    // The table of the brake for youth and juniors is one, so both must follow it.
    const QList<AgeGroup> groups = table.endsWith("junior")  ? QList{AgeGroup::Junior}
                                   : table.endsWith("adult") ? QList{AgeGroup::Adult}
                                   : success                 ? QList{AgeGroup::Youth}
                                                             : QList{AgeGroup::Youth, AgeGroup::Junior};
    for (const AgeGroup group : groups) {
        for (int index = 1; index <= 11; ++index) {
            const Coefficient k = coefficientOf(group, rating, index, success, shipped());
            QVERIFY2(std::fabs(k.value - coefficients[index - 1]) < 1e-9,
                     qPrintable(QStringLiteral("index %1: %2").arg(index).arg(k.value)));
            if (success)
                QCOMPARE(roundCommercialToTenths(k.bonus), roundCommercialToTenths(factor));
            else
                QCOMPARE(roundCommercialToThousandths(k.brake), roundCommercialToThousandths(factor));
        }
    }
}

void TestCoefficient::boundaries_data()
{
    QTest::addColumn<int>("group");
    QTest::addColumn<int>("rating");
    QTest::addColumn<bool>("success");
    QTest::addColumn<double>("k");

    const int youth = int(AgeGroup::Youth), junior = int(AgeGroup::Junior), adult = int(AgeGroup::Adult);
    // Index above 10.
    QTest::newRow("adult 1999") << adult << 1999 << false << 28.0;
    QTest::newRow("adult 2000") << adult << 2000 << false << 25.0;
    QTest::newRow("junior 2199") << junior << 2199 << false << 32.0;
    QTest::newRow("junior 2200") << junior << 2200 << false << 25.0;
    QTest::newRow("youth 2199") << youth << 2199 << true << 32.0;
    QTest::newRow("adult 1599 success") << adult << 1599 << true << 32.0;
    QTest::newRow("adult 1600 success") << adult << 1600 << true << 28.0;
    QTest::newRow("junior 1599 success") << junior << 1599 << true << 36.0;
    QTest::newRow("youth 1599 success") << youth << 1599 << true << 45.4;
    QTest::newRow("youth 1999 success") << youth << 1999 << true << 32.0;
    QTest::newRow("adult 1599 failure") << adult << 1599 << false << 28.0;
    QTest::newRow("adult 1200 failure") << adult << 1200 << false << 23.3;
}

// RULE: WO2026 Anhang 1.3
void TestCoefficient::boundaries()
{
    QFETCH(int, group);
    QFETCH(int, rating);
    QFETCH(bool, success);
    QFETCH(double, k);
    QCOMPARE(coefficientOf(static_cast<AgeGroup>(group), rating, 77, success, shipped()).value, k);
}

// RULE: WO2026 3.2
void TestCoefficient::ages()
{
    QCOMPARE(dwz::ageGroupOf(20, rulesOf(shipped())), AgeGroup::Youth);
    QCOMPARE(dwz::ageGroupOf(21, rulesOf(shipped())), AgeGroup::Junior);
    QCOMPARE(dwz::ageGroupOf(25, rulesOf(shipped())), AgeGroup::Junior);
    QCOMPARE(dwz::ageGroupOf(26, rulesOf(shipped())), AgeGroup::Adult);
    QCOMPARE(dwz::ageGroupOf({}, rulesOf(shipped())), AgeGroup::Adult);

    Participant participant{.number = ParticipantNumber(1)};
    participant.birthYear = 2006;
    TournamentHeader header;
    QVERIFY(!ageOf(participant, header));
    header.end = Date::tryFrom(2026, 1, 1);
    QCOMPARE(ageOf(participant, header), std::optional(20)); // the age reached in the year of the end
}

// RULE: WO2026 Anhang 3.1.9
void TestCoefficient::playerDOfTheExample()
{
    const Coefficient k = coefficientOf(AgeGroup::Youth, 1950, 15, true, shipped());
    QCOMPARE(k.base, 32.0);
    QVERIFY(std::fabs(k.bonus - 5.0 / 3.0) < 1e-12);
    QCOMPARE(k.brake, 1.0);
    QCOMPARE(k.value, 33.7);
}

void TestCoefficient::indexZeroCountsAsOne()
{
    QCOMPARE(baseCoefficient(AgeGroup::Adult, 1700, 0, shipped()), 60.0);
    QCOMPARE(baseCoefficient(AgeGroup::Adult, 1700, 11, shipped()), 28.0);
    QCOMPARE(baseCoefficient(AgeGroup::Adult, 1700, 9999, shipped()), 28.0);
}

ZAHLMEISTER_TEST(TestCoefficient, QCoreApplication)

} // namespace tst_coefficient

#include "tst_coefficient.moc"
