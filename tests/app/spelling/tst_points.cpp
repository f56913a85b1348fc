// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/spelling/clubcode.h"
#include "app/spelling/points.h"
#include "tests/support/testmain.h"

namespace tst_points {

using namespace Qt::StringLiterals;
using namespace zahlmeister::app;

class TestPoints : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsPoints_data();
    void readsPoints();
    void readsTenths();
    void readsMatches();
    void readsClubCodes();
};

void TestPoints::readsPoints_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("alone"); // half points; -1: none
    QTest::addColumn<int>("cell");
    const std::tuple<QString, int, int> rows[]{
        {u"4"_s, 8, 8},         {u"3\u00bd"_s, 7, 7},     {u"3 \u00bd"_s, 7, 7},   {u"\u00bd"_s, 1, 1},
        {u"3.5"_s, 7, 7},       {u"3,5"_s, 7, 7},         {u"3,50"_s, 7, 7},       {u"3,0"_s, 6, 6},
        {u",5"_s, 1, 1},        {u".0"_s, 0, 0},          {u"0"_s, 0, 0},          {u" 3 "_s, 6, -1},
        {u"3."_s, 6, -1},       {u"3.000"_s, 6, -1},      {u"3\u00bd/5"_s, -1, 7}, {u"3,5 aus 7"_s, -1, 7},
        {u"3 of 5"_s, -1, 6},   {u""_s, -1, -1},          {u"."_s, -1, -1},        {u"3.25"_s, -1, -1},
        {u"3,3"_s, -1, -1},     {u"-1"_s, -1, -1},        {u"+3"_s, 6, -1},        {u"3r"_s, -1, -1},
        {u"x\u00bd"_s, -1, -1}, {u"99999"_s, 199998, -1}, {u"99999999"_s, -1, -1}};
    for (const auto& [text, alone, cell] : rows)
        QTest::newRow(qPrintable(text)) << text << alone << cell;
}

void TestPoints::readsPoints()
{
    QFETCH(const QString, text);
    const auto halves = [&](PointsPlace place) {
        const auto points = pointsOf(text, place);
        return points ? points->halfPoints() : -1;
    };
    QTEST(halves(PointsPlace::Alone), "alone");
    QTEST(halves(PointsPlace::Cell), "cell");
}

void TestPoints::readsTenths()
{
    QVERIFY(tenthsOf(u"11.5") == 115);
    QVERIFY(tenthsOf(u" .3") == 3);
    QVERIFY(tenthsOf(u"-1.0") == -10);
    QVERIFY(tenthsOf(u"2,500") == 25);
    QVERIFY(!tenthsOf(u"2.55"));
    QVERIFY(!tenthsOf(u""));
}

void TestPoints::readsMatches()
{
    QVERIFY(matchPointsOf(u"2\u00bd : 1\u00bd") == std::pair(5, 3));
    QVERIFY(matchPointsOf(u"5-3") == std::pair(10, 6));
    QVERIFY(!matchPointsOf(u"5"));
    QVERIFY(!matchPointsOf(u"SC Turm 2"));
}

void TestPoints::readsClubCodes()
{
    QVERIFY(clubCodeOf(u" c0512 ") == "C0512");
    QVERIFY(clubCodeOf("70107") == "70107");
    QVERIFY(!clubCodeOf("7010"));
    QVERIFY(!clubCodeOf("7010-"));
    QVERIFY(!clubCodeOf(u"C051\u00c4"));
}

ZAHLMEISTER_TEST(TestPoints, QCoreApplication)

} // namespace tst_points

#include "tst_points.moc"
