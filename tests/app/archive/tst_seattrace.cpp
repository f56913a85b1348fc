// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QTest>

#include "app/archive/seattrace.h"
#include "tests/support/testmain.h"

namespace tst_seattrace {

using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

TracedDwz anyDwz(std::mt19937& random)
{
    return {static_cast<int>(random() % 4000) - 500,
            random() % 4 == 0 ? std::nullopt : std::optional(static_cast<int>(random() % 1000))};
}

engine::Date anyDay(std::mt19937& random)
{
    return engine::Date::tryFrom(1990, 1, 1)->plusDays(static_cast<int>(random() % 20'000));
}

SeatTrace anyTrace(std::mt19937& random)
{
    SeatTrace trace{.isRecorded = random() % 2 == 0};
    for (auto i = random() % 3; i > 0; --i)
        trace.published.push_back(anyDwz(random));
    for (auto i = random() % 3; i > 0; --i)
        trace.computed.push_back(anyDwz(random));
    for (auto i = random() % 3; i > 0; --i)
        trace.ended.push_back(anyDay(random));
    return trace;
}

} // namespace

/// What an archive keeps of a seat beside its numbers.
class TestSeatTrace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBack();
    void isUsuallyNothing();
    void standsEveryDamage();
};

void TestSeatTrace::comesBack()
{
    std::mt19937 random(1);
    for (int i = 0; i < 500; ++i) {
        ParticipationRow row{.exitRating = 1700, .exitIndex = 4};
        const SeatTrace trace = anyTrace(random);
        row.trace = packed(trace, row);
        QVERIFY(unpackedTrace(row).value() == trace);
        const SeatQuestions asked{trace.published, trace.ended};
        QVERIFY(unpackedQuestions(packed(asked)).value() == asked);
    }
    QVERIFY(packed(SeatQuestions()).isEmpty());
}

void TestSeatTrace::isUsuallyNothing()
{
    const ParticipationRow evaluated{1650, 3, 1700, 4};
    const TracedDwz exit(1700, 4);
    QVERIFY(packed({true, {exit}, {exit}, {}}, evaluated).isEmpty());
    QVERIFY(!packed({true, {exit}, {}, {}}, evaluated).isEmpty());
    const ParticipationRow withoutGames{1650, 3, 1650, 3};
    QVERIFY(packed(SeatTrace(), withoutGames).isEmpty());
    QVERIFY(!packed(SeatTrace(), evaluated).isEmpty());
    QVERIFY(unpackedTrace(evaluated)->isRecorded && !unpackedTrace(withoutGames)->isRecorded);
}

void TestSeatTrace::standsEveryDamage()
{
    std::mt19937 random(2);
    int refused = 0;
    for (int i = 0; i < 2000; ++i) {
        ParticipationRow row;
        row.trace = packed(anyTrace(random), row);
        if (row.trace.isEmpty())
            continue;
        if (random() % 2 == 0)
            row.trace.truncate(qsizetype(random() % std::size_t(row.trace.size())));
        else
            row.trace[qsizetype(random() % std::size_t(row.trace.size()))] = static_cast<char>(random());
        refused += unpackedTrace(row).has_value() ? 0 : 1;
        refused += unpackedQuestions(row.trace).has_value() ? 0 : 1;
    }
    QVERIFY(refused > 500);
}

ZAHLMEISTER_TEST(TestSeatTrace, QCoreApplication)

} // namespace tst_seattrace

#include "tst_seattrace.moc"
