// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/model/positions.h"
#include "tests/support/testmain.h"

namespace tst_positions {

using namespace zahlmeister::engine;

class TestPositions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findNumbersInOrder();
    void findNumbersInAnyOrder();
    void findTheFirstOfTwo();
};

namespace {

ParticipantPositions positionsOf(std::initializer_list<int> numbers)
{
    std::vector<Participant> participants;
    for (const int number : numbers)
        participants.push_back({.number = ParticipantNumber(number)});
    return ParticipantPositions(participants);
}

} // namespace

void TestPositions::findNumbersInOrder()
{
    const auto positions = positionsOf({1, 2, 3});
    QCOMPARE(positions.of(ParticipantNumber(1)), std::optional<std::size_t>(0));
    QCOMPARE(positions.of(ParticipantNumber(3)), std::optional<std::size_t>(2));
    QVERIFY(!positions.of(ParticipantNumber(0)));
    QVERIFY(!positions.of(ParticipantNumber(-1)));
    QVERIFY(!positions.of(ParticipantNumber(4)));
    QVERIFY(!positions.duplicate());
}

void TestPositions::findNumbersInAnyOrder()
{
    const auto positions = positionsOf({7, 2, 900});
    QCOMPARE(positions.of(ParticipantNumber(7)), std::optional<std::size_t>(0));
    QCOMPARE(positions.of(ParticipantNumber(2)), std::optional<std::size_t>(1));
    QCOMPARE(positions.of(ParticipantNumber(900)), std::optional<std::size_t>(2));
    QVERIFY(!positions.of(ParticipantNumber(1)));
    QVERIFY(!positions.of(ParticipantNumber(901)));
    QVERIFY(!positions.duplicate());
}

void TestPositions::findTheFirstOfTwo()
{
    const auto positions = positionsOf({3, 1, 3});
    QCOMPARE(positions.of(ParticipantNumber(3)), std::optional<std::size_t>(0));
    QCOMPARE(positions.duplicate(), std::optional(ParticipantNumber(3)));
}

ZAHLMEISTER_TEST(TestPositions, QCoreApplication)

} // namespace tst_positions

#include "tst_positions.moc"
