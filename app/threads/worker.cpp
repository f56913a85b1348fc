// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/threads/worker.h"

#include <condition_variable>
#include <deque>
#include <mutex>

#include <QObject>

#include "app/threads/handover.h"
#include "app/threads/workthread.h"

namespace zahlmeister::app {

/// What both threads know of the tasks.
class Worker::Queue {
public:
    explicit Queue(Order order) : m_order(order) { }

    void add(QObject* receiver, Task task)
    {
        const std::lock_guard lock(m_mutex);
        if (m_order == Order::Latest)
            stopAll();
        m_waiting.push_back({receiver, std::move(task)});
        m_wake.notify_all();
    }

    void stop()
    {
        const std::lock_guard lock(m_mutex);
        stopAll();
    }

    void end()
    {
        const std::lock_guard lock(m_mutex);
        stopAll();
        m_isOver = true;
        m_wake.notify_all();
    }

    void wait()
    {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [this] { return m_waiting.empty() && !m_isWorking; });
    }

    /// On the thread of the worker, until end().
    void work()
    {
        std::unique_lock lock(m_mutex);
        while (true) {
            m_wake.wait(lock, [this] { return !m_waiting.empty() || m_isOver; });
            if (m_isOver)
                return;
            const Waiting one = std::move(m_waiting.front());
            m_waiting.pop_front();
            m_isWorking = true;
            const std::stop_source stop = m_stop;
            lock.unlock();
            auto answer = one.task(stop.get_token());
            lock.lock();
            // Under the lock: a receiver that goes after stop() or end() gets nothing.
            if (!stop.stop_requested()) {
                callOn(
                    one.receiver,
                    [answer = std::move(answer), stop] {
                        if (!stop.stop_requested())
                            answer();
                    },
                    Qt::QueuedConnection);
            }
            m_isWorking = false;
            m_wake.notify_all();
        }
    }

    std::unique_ptr<WorkThread> thread;

private:
    struct Waiting {
        QObject* receiver;
        Task task;
    };

    /// Tasks share what stops them until they are stopped.
    void stopAll()
    {
        m_waiting.clear();
        m_stop.request_stop();
        m_stop = std::stop_source();
    }

    const Order m_order;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Waiting> m_waiting;
    std::stop_source m_stop; ///< of all that were given since the last stop
    bool m_isWorking = false;
    bool m_isOver = false;
};

Worker::Worker(Order order) : m_queue(std::make_shared<Queue>(order)) { }

Worker::~Worker()
{
    if (!m_queue)
        return;
    m_queue->end();
    if (m_queue->thread)
        m_queue->thread->join();
}

void Worker::post(QObject* receiver, Task task)
{
    m_queue->add(receiver, std::move(task));
    if (m_queue->thread)
        return;
    m_queue->thread = std::make_unique<WorkThread>([queue = m_queue.get()] { queue->work(); });
    m_queue->thread->start();
}

void Worker::stop()
{
    m_queue->stop();
}

void Worker::wait()
{
    m_queue->wait();
}

void Worker::leave()
{
    m_queue->end();
    if (WorkThread* const thread = m_queue->thread.release()) {
        // It has the queue until it has ended.
        const auto forget = [thread, queue = m_queue] {
            take(thread);
            thread->deleteLater();
        };
        QObject::connect(thread, &QThread::finished, thread, forget);
        if (thread->isFinished())
            forget();
    }
    m_queue.reset();
}

} // namespace zahlmeister::app
