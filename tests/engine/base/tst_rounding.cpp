// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/base/rounding.h"
#include "tests/support/testmain.h"

namespace tst_rounding {

using namespace zahlmeister::engine;

class TestRounding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundsCommercially_data();
    void roundsCommercially();
    void roundsToTenths();
    void roundsToThousandths();
    void roundsToDecimals();
};

void TestRounding::roundsCommercially_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<qint64>("expected");

    QTest::newRow("down") << 1976.49 << qint64(1976);
    QTest::newRow("up") << 1976.51 << qint64(1977);
    QTest::newRow("half goes up") << 12.5 << qint64(13);
    QTest::newRow("even half goes up too") << 13.5 << qint64(14);
    QTest::newRow("negative half goes away from zero") << -12.5 << qint64(-13);
    QTest::newRow("negative down") << -0.49 << qint64(0);
    QTest::newRow("zero") << 0.0 << qint64(0);
    // 30.2 * 2.5 is 75.5 on paper, a little less or more in binary; ten such ties in a row.
    for (int tenths = 2; tenths < 1000; tenths += 40)
        QTest::addRow("tie %d", tenths) << (tenths / 10.0) * 2.5 << qint64((tenths * 25 + 50) / 100);
    QTest::newRow("tie missed by a rounding error") << 75.49999999999999 << qint64(76);
    QTest::newRow("no tie") << 75.499999 << qint64(75);
}

void TestRounding::roundsCommercially()
{
    QFETCH(double, value);
    QFETCH(qint64, expected);
    QCOMPARE(qint64(roundCommercial(value)), expected);
}

void TestRounding::roundsToTenths()
{
    QCOMPARE(roundCommercialToTenths(33.6667), 337);
    QCOMPARE(roundCommercialToTenths(48.75), 488); // Anhang 2.3.2: 60 * 0.8125
    QCOMPARE(roundCommercialToTenths(34.85), 349); // 34.85 is below the tie in binary
}

void TestRounding::roundsToThousandths()
{
    QCOMPARE(roundCommercialToThousandths(0.5014), 501);
    QCOMPARE(roundCommercialToThousandths(0.8125), 813);
    QCOMPARE(roundCommercialToThousandths(-0.8125), -813);
}

void TestRounding::roundsToDecimals()
{
    QCOMPARE(roundCommercialTo(167.5, 0), 168.0);
    QCOMPARE(roundCommercialTo(-31.25, 1), -31.3);
    QCOMPARE(roundCommercialTo(0.8125, 3), 0.813);
}

ZAHLMEISTER_TEST(TestRounding, QCoreApplication)

} // namespace tst_rounding

#include "tst_rounding.moc"
