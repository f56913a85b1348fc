// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

#include <QSemaphore>
#include <QTest>
#include <QThread>

#include "app/threads/latest.h"
#include "app/threads/worker.h"
#include "tests/support/testmain.h"

namespace tst_worker {

using zahlmeister::app::Latest;
using zahlmeister::app::Worker;

namespace {

/// Until a task is to be stopped.
void waitFor(const std::stop_token& stop)
{
    while (!stop.stop_requested())
        std::this_thread::yield();
}

} // namespace

class TestWorker : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersOnTheThreadOfTheReceiver();
    void doesEachInTurn();
    void onlyTheLatestAnswers();
    void stoppedTasksDoNotAnswer();
    void aReceiverThatIsGoneIsNotAsked();
    void endStopsAndWaits();
    void leavesWhatCannotBeStopped();
    void latestQuestion();
};

void TestWorker::answersOnTheThreadOfTheReceiver()
{
    Worker worker(Worker::Order::Each);
    QThread* const here = QThread::currentThread();
    std::unique_ptr<int> got;
    bool isHere = false;
    worker.start(
        this,
        [here](const std::stop_token&) {
            return std::make_unique<int>(QThread::currentThread() == here ? 0 : 42);
        },
        [&](std::unique_ptr<int> found) {
            isHere = QThread::currentThread() == here;
            got = std::move(found);
        });
    QTRY_VERIFY(got);
    QCOMPARE(*got, 42);
    QVERIFY(isHere);
}

void TestWorker::doesEachInTurn()
{
    Worker worker(Worker::Order::Each);
    QList<int> answers;
    for (int i = 0; i < 20; ++i)
        worker.start(this, [&answers, i](const std::stop_token&) { return [&answers, i] { answers += i; }; });
    worker.wait();
    QVERIFY(answers.isEmpty()); // they come with the events
    QTRY_COMPARE(answers.size(), 20);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(answers[i], i);
}

void TestWorker::onlyTheLatestAnswers()
{
    QSemaphore begun;
    std::atomic<bool> isLeftOut = true;
    QList<int> answers;
    Worker worker(Worker::Order::Latest);
    const auto answer = [&](int number) { answers += number; };
    worker.start(
        this,
        [&](const std::stop_token& stop) {
            begun.release();
            waitFor(stop);
            return 1;
        },
        answer);
    begun.acquire();
    worker.start(
        this,
        [&](const std::stop_token&) {
            isLeftOut = false;
            return 2;
        },
        answer);
    worker.start(
        this, [](const std::stop_token& stop) { return stop.stop_requested() ? 0 : 3; }, answer);
    QTRY_COMPARE(answers, QList<int>{3});
    QVERIFY(isLeftOut);
    // One that has ended, too, if its answer has not come yet.
    worker.start(
        this, [](const std::stop_token&) { return 4; }, answer);
    worker.wait();
    worker.start(
        this, [](const std::stop_token&) { return 5; }, answer);
    QTRY_COMPARE(answers, (QList<int>{3, 5}));
}

void TestWorker::stoppedTasksDoNotAnswer()
{
    Worker worker(Worker::Order::Each);
    int answers = 0;
    worker.start(
        this, [](const std::stop_token&) { return 1; }, [&](int) { ++answers; });
    worker.wait();
    worker.stop();
    worker.start(this, waitFor, [&] { ++answers; });
    worker.stop();
    worker.wait();
    QTest::qWait(20);
    QCOMPARE(answers, 0);
    worker.start(
        this, [](const std::stop_token&) { return 1; }, [&](int) { ++answers; });
    QTRY_COMPARE(answers, 1);
}

void TestWorker::aReceiverThatIsGoneIsNotAsked()
{
    int answers = 0;
    {
        const auto receiver = std::make_unique<QObject>();
        Worker worker(Worker::Order::Each);
        worker.start(
            receiver.get(), [](const std::stop_token&) { return 1; }, [&](int) { ++answers; });
        worker.wait();
    }
    QTest::qWait(20);
    QCOMPARE(answers, 0);
}

void TestWorker::endStopsAndWaits()
{
    QSemaphore begun;
    std::atomic<bool> hasEnded = false;
    {
        Worker worker(Worker::Order::Latest);
        worker.start(this, [&](const std::stop_token& stop) {
            begun.release();
            waitFor(stop);
            hasEnded = true;
            return [] {};
        });
        begun.acquire();
    }
    QVERIFY(hasEnded);
    const Worker idle(Worker::Order::Each); // ends without a task
}

void TestWorker::leavesWhatCannotBeStopped()
{
    const auto begun = std::make_shared<QSemaphore>();
    const auto goOn = std::make_shared<QSemaphore>();
    const auto done = std::make_shared<QSemaphore>();
    {
        const auto receiver = std::make_unique<QObject>();
        Worker worker(Worker::Order::Each);
        worker.start(receiver.get(), [begun, goOn, done](const std::stop_token&) {
            begun->release();
            goOn->acquire();
            done->release();
            return [] { QFAIL("answered to nobody"); };
        });
        begun->acquire();
        worker.leave(); // at once
    }
    goOn->release();
    QVERIFY(done->tryAcquire(1, 5000));
    QTest::qWait(20);
}

void TestWorker::latestQuestion()
{
    std::stop_token last;
    {
        Latest latest;
        const std::stop_token first = latest.begin();
        QVERIFY(!first.stop_requested());
        last = latest.begin();
        QVERIFY(first.stop_requested() && !last.stop_requested());
        latest.drop();
        QVERIFY(last.stop_requested());
        last = latest.begin();
    }
    QVERIFY(last.stop_requested());
}

ZAHLMEISTER_TEST(TestWorker, QCoreApplication)

} // namespace tst_worker

#include "tst_worker.moc"
