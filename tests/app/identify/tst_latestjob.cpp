// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <thread>

#include <QSemaphore>
#include <QTest>

#include "app/identify/latestjob.h"
#include "tests/support/testmain.h"

namespace tst_latestjob {

using zahlmeister::app::LatestJob;

class TestLatestJob : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void doesWhatItIsGiven();
    void onlyTheNewestCounts();
    void endStopsAndWaits();
};

void TestLatestJob::doesWhatItIsGiven()
{
    QSemaphore done;
    LatestJob job;
    for (int i = 0; i < 3; ++i) {
        job.start([&](const std::stop_token&) { done.release(); });
        done.acquire();
    }
}

void TestLatestJob::onlyTheNewestCounts()
{
    QSemaphore begun;
    QSemaphore goOn;
    QSemaphore done;
    std::atomic<bool> wasStopped = false;
    std::atomic<bool> isLeftOut = true;
    LatestJob job;
    job.start([&](const std::stop_token& stop) {
        begun.release();
        goOn.acquire();
        wasStopped = stop.stop_requested();
    });
    begun.acquire();
    job.start([&](const std::stop_token&) { isLeftOut = false; });
    job.start([&](const std::stop_token& stop) {
        wasStopped = wasStopped && !stop.stop_requested();
        done.release();
    });
    goOn.release();
    done.acquire();
    QVERIFY(wasStopped);
    QVERIFY(isLeftOut);
}

void TestLatestJob::endStopsAndWaits()
{
    QSemaphore begun;
    std::atomic<bool> hasEnded = false;
    {
        LatestJob job;
        job.start([&](const std::stop_token& stop) {
            begun.release();
            while (!stop.stop_requested())
                std::this_thread::yield();
            hasEnded = true;
        });
        begun.acquire();
    }
    QVERIFY(hasEnded);
    const LatestJob idle; // ends without a job
}

ZAHLMEISTER_TEST(TestLatestJob, QCoreApplication)

} // namespace tst_latestjob

#include "tst_latestjob.moc"
