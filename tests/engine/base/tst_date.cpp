// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/base/date.h"
#include "tests/support/testmain.h"

namespace tst_date {

using zahlmeister::engine::Date;

class TestDate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsIso_data();
    void readsIso();
    void addsYears();
    void countsDays();
    void comparesChronologically();
};

void TestDate::readsIso_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("valid");

    QTest::newRow("ordinary") << QByteArray("2026-12-12") << true;
    QTest::newRow("leap day") << QByteArray("2024-02-29") << true;
    QTest::newRow("no leap day") << QByteArray("2026-02-29") << false;
    QTest::newRow("century without leap day") << QByteArray("1900-02-29") << false;
    QTest::newRow("31 April") << QByteArray("2026-04-31") << false;
    QTest::newRow("month 13") << QByteArray("2026-13-01") << false;
    QTest::newRow("day 0") << QByteArray("2026-01-00") << false;
    QTest::newRow("German form") << QByteArray("12.12.2026") << false;
    QTest::newRow("one digit") << QByteArray("2026-1-01") << false;
    QTest::newRow("sign") << QByteArray("2026-+1-01") << false;
    QTest::newRow("trailing blank") << QByteArray("2026-01-01 ") << false;
    QTest::newRow("too early") << QByteArray("1799-12-31") << false;
    QTest::newRow("too late") << QByteArray("2200-01-01") << false;
    QTest::newRow("empty") << QByteArray() << false;
}

void TestDate::readsIso()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, valid);
    const auto date = Date::fromIso(text.toStdString());
    QCOMPARE(date.has_value(), valid);
    if (date)
        QCOMPARE(QByteArray::fromStdString(date->iso()), text);
}

void TestDate::addsYears()
{
    QCOMPARE(Date::tryFrom(2024, 12, 12)->plusYears(2), *Date::tryFrom(2026, 12, 12));
    // Section 188 (3) BGB: where the day is missing, the period ends with the last day of the month.
    QCOMPARE(Date::tryFrom(2024, 2, 29)->plusYears(2), *Date::tryFrom(2026, 2, 28));
    QCOMPARE(Date::tryFrom(2024, 2, 29)->plusYears(4), *Date::tryFrom(2028, 2, 29));
    // Behind the years that can be typed, too.
    QCOMPARE(Date::tryFrom(2199, 5, 1)->plusYears(2).iso(), std::string("2201-05-01"));
}

void TestDate::countsDays()
{
    QCOMPARE(Date::tryFrom(2026, 8, 10)->daysTo(*Date::tryFrom(2026, 12, 12)), 124);
    QCOMPARE(Date::tryFrom(2026, 12, 12)->daysTo(*Date::tryFrom(2026, 8, 10)), -124);
    QCOMPARE(Date::tryFrom(2024, 2, 28)->daysTo(*Date::tryFrom(2024, 3, 1)), 2);
}

void TestDate::comparesChronologically()
{
    QVERIFY(*Date::tryFrom(2026, 6, 7) < *Date::tryFrom(2026, 6, 8));
    QVERIFY(*Date::tryFrom(2025, 12, 31) < *Date::tryFrom(2026, 1, 1));
    QVERIFY(*Date::tryFrom(2026, 10, 1) > *Date::tryFrom(2026, 9, 30));
}

ZAHLMEISTER_TEST(TestDate, QCoreApplication)

} // namespace tst_date

#include "tst_date.moc"
