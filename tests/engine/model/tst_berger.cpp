// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QTest>

#include "engine/model/berger.h"
#include "tests/support/testmain.h"

namespace tst_berger {

using namespace Qt::StringLiterals;
using namespace zahlmeister::engine;

namespace {

QStringList linesOf(int count, int cycles)
{
    QStringList lines;
    for (const auto& round : bergerRounds(count, cycles)) {
        QStringList pairings;
        for (const BergerPairing& pairing : round)
            pairings.append(QStringLiteral("%1-%2").arg(pairing.first).arg(pairing.second));
        lines.append(pairings.join(u' '));
    }
    return lines;
}

} // namespace

class TestBerger : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areThoseOfTheHandbook_data();
    void areThoseOfTheHandbook();
    void leaveOneFreeOfAnOddNumber();
    void comeBackInTheSecondCycle();
    void bringEverybodyTogetherOnce();
};

/// FIDE Handbook C.05, Annex 1, "Details of Berger tables"
void TestBerger::areThoseOfTheHandbook_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QStringList>("rounds");
    QTest::newRow("3 or 4") << 4 << QStringList{u"1-4 2-3"_s, u"4-3 1-2"_s, u"2-4 3-1"_s};
    QTest::newRow("5 or 6") << 6
                            << QStringList{u"1-6 2-5 3-4"_s, u"6-4 5-3 1-2"_s, u"2-6 3-1 4-5"_s,
                                           u"6-5 1-4 2-3"_s, u"3-6 4-2 5-1"_s};
    QTest::newRow("7 or 8") << 8
                            << QStringList{u"1-8 2-7 3-6 4-5"_s, u"8-5 6-4 7-3 1-2"_s, u"2-8 3-1 4-7 5-6"_s,
                                           u"8-6 7-5 1-4 2-3"_s, u"3-8 4-2 5-1 6-7"_s, u"8-7 1-6 2-5 3-4"_s,
                                           u"4-8 5-3 6-2 7-1"_s};
    QTest::newRow("9 or 10") << 10 << QStringList{u"1-10 2-9 3-8 4-7 5-6"_s, u"10-6 7-5 8-4 9-3 1-2"_s,
                                                  u"2-10 3-1 4-9 5-8 6-7"_s, u"10-7 8-6 9-5 1-4 2-3"_s,
                                                  u"3-10 4-2 5-1 6-9 7-8"_s, u"10-8 9-7 1-6 2-5 3-4"_s,
                                                  u"4-10 5-3 6-2 7-1 8-9"_s, u"10-9 1-8 2-7 3-6 4-5"_s,
                                                  u"5-10 6-4 7-3 8-2 9-1"_s};
}

void TestBerger::areThoseOfTheHandbook()
{
    QFETCH(int, count);
    QFETCH(QStringList, rounds);
    QCOMPARE(linesOf(count, 1), rounds);
}

void TestBerger::leaveOneFreeOfAnOddNumber()
{
    QCOMPARE(linesOf(5, 1),
             (QStringList{u"2-5 3-4"_s, u"5-3 1-2"_s, u"3-1 4-5"_s, u"1-4 2-3"_s, u"4-2 5-1"_s}));
}

void TestBerger::comeBackInTheSecondCycle()
{
    QCOMPARE(linesOf(4, 2), (QStringList{u"1-4 2-3"_s, u"4-3 1-2"_s, u"2-4 3-1"_s, u"4-1 3-2"_s, u"3-4 2-1"_s,
                                         u"4-2 1-3"_s}));
}

void TestBerger::bringEverybodyTogetherOnce()
{
    for (int count = 2; count <= 30; ++count) {
        std::set<std::pair<int, int>> met;
        for (const auto& round : bergerRounds(count, 1)) {
            std::set<int> busy;
            for (const BergerPairing& pairing : round) {
                QVERIFY(busy.insert(pairing.first).second && busy.insert(pairing.second).second);
                met.insert(std::minmax(pairing.first, pairing.second));
            }
        }
        QCOMPARE(met.size(), static_cast<std::size_t>(count * (count - 1) / 2));
    }
}

ZAHLMEISTER_TEST(TestBerger, QCoreApplication)

} // namespace tst_berger

#include "tst_berger.moc"
