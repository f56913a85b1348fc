// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/threads/parallelfor.h"
#include "tests/support/testmain.h"

#include <atomic>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include <QSemaphore>
#include <QTest>
#include <QThreadPool>

namespace tst_parallelfor {

using namespace zahlmeister::app;

/// Work that is done by several at once.
class TestParallelFor : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void doesEverythingOnce();
    void waitsForNobodyWhoHasNotBegun();
    void isDoneByTheOthersToo();
    void alwaysEnds();
};

void TestParallelFor::doesEverythingOnce()
{
    QThreadPool threads;
    threads.setMaxThreadCount(3);
    for (std::size_t count : {0U, 1U, 2U, 1000U}) {
        std::vector<std::atomic<int>> times(count);
        parallelFor(threads, count, [&](std::size_t i) { ++times[i]; });
        for (const auto& one : times)
            QCOMPARE(one.load(), 1);
    }
}

void TestParallelFor::waitsForNobodyWhoHasNotBegun()
{
    QThreadPool threads;
    threads.setMaxThreadCount(1);
    QSemaphore end;
    threads.start([&] { end.acquire(); });
    {
        int done = 0;
        parallelFor(threads, 10, [&](std::size_t) { ++done; });
        QCOMPARE(done, 10);
    }
    end.release(); // the thread finds nothing to do, and nothing of what is gone
    threads.waitForDone();
}

void TestParallelFor::isDoneByTheOthersToo()
{
    QThreadPool threads;
    threads.setMaxThreadCount(1);
    // Each waits for the other, so that one thread alone would not end.
    QSemaphore first;
    QSemaphore second;
    std::mutex guard;
    std::set<std::thread::id> who;
    parallelFor(threads, 2, [&](std::size_t i) {
        (i == 0 ? first : second).release();
        (i == 0 ? second : first).acquire();
        const std::lock_guard lock(guard);
        who.insert(std::this_thread::get_id());
    });
    QCOMPARE(who.size(), 2U);
}

/// Whoever waits is woken, however near the ends lie: a complete run shares out thousands of times.
void TestParallelFor::alwaysEnds()
{
    QThreadPool threads;
    threads.setMaxThreadCount(1);
    const std::thread::id here = std::this_thread::get_id();
    QSemaphore first;
    QSemaphore second;
    std::atomic<int> done = 0;
    for (int i = 0; i < 20'000; ++i) {
        parallelFor(threads, 2, [&](std::size_t part) {
            (part == 0 ? first : second).release();
            (part == 0 ? second : first).acquire();
            // The other one ends at about the time at which the one who waits lies down.
            for (volatile int turns = std::this_thread::get_id() == here ? 0 : i % 5000; turns > 0;)
                turns = turns - 1;
            ++done;
        });
    }
    QCOMPARE(done.load(), 40'000);
}

ZAHLMEISTER_TEST(TestParallelFor, QCoreApplication)

} // namespace tst_parallelfor

#include "tst_parallelfor.moc"
