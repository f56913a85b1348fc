// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/text/calendar.h"
#include "tests/support/testmain.h"

namespace tst_calendar {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

class TestCalendar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isADayWhateverTheClockSays_data();
    void isADayWhateverTheClockSays();
};

void TestCalendar::isADayWhateverTheClockSays_data()
{
    QTest::addColumn<QDate>("clock");
    QTest::addColumn<QString>("day");
    QTest::newRow("an ordinary day") << QDate(2026, 11, 22) << u"2026-11-22"_s;
    QTest::newRow("the last day") << QDate(2199, 12, 31) << u"2199-12-31"_s;
    QTest::newRow("a battery that is empty") << QDate(1601, 1, 1) << u"1800-01-01"_s;
    QTest::newRow("a year of five digits") << QDate(20260, 1, 1) << u"2199-12-31"_s;
    QTest::newRow("the year 2201") << QDate(2201, 2, 28) << u"2199-12-31"_s;
}

void TestCalendar::isADayWhateverTheClockSays()
{
    QFETCH(const QDate, clock);
    QFETCH(const QString, day);
    QCOMPARE(QString::fromStdString(app::today(clock).iso()), day);
}

ZAHLMEISTER_TEST(TestCalendar, QCoreApplication)

} // namespace tst_calendar

#include "tst_calendar.moc"
