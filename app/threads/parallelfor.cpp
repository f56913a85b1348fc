// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/threads/parallelfor.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>

#include <QThreadPool>

#include "app/threads/handover.h"

namespace zahlmeister::app {

namespace {

/// Shared by all threads: one that begins when everything is done finds nothing to do, and what would
/// be asked may be gone by then.
class Work {
public:
    Work(std::size_t count, const std::function<void(std::size_t)>& act) : m_count(count), m_act(act) { }

    void takePart()
    {
        std::size_t done = 0;
        for (std::size_t i = m_next++; i < m_count; i = m_next++) {
            m_act(i);
            ++done;
        }
        const std::lock_guard lock(m_mutex);
        m_done += done;
        if (m_done == m_count)
            m_end.notify_all();
    }

    // Not with std::atomic::wait(), which may sleep for ever where it has no futex below it (libstdc++ 12 on
    // Windows).
    void wait()
    {
        std::unique_lock lock(m_mutex);
        m_end.wait(lock, [this] { return m_done == m_count; });
    }

private:
    std::size_t m_count;
    const std::function<void(std::size_t)>& m_act;
    std::atomic<std::size_t> m_next = 0;
    std::mutex m_mutex;
    std::condition_variable m_end;
    std::size_t m_done = 0;
};

} // namespace

void parallelFor(QThreadPool& threads, std::size_t count, const std::function<void(std::size_t)>& act)
{
    const auto work = std::make_shared<Work>(count, act);
    const auto most = static_cast<std::size_t>(threads.maxThreadCount()) + 1;
    give(work.get());
    for (std::size_t i = 1; i < std::min(count, most); ++i) {
        const OnTheWay onTheWay;
        threads.start([work] {
            take(work.get());
            work->takePart();
        });
    }
    work->takePart();
    work->wait();
}

} // namespace zahlmeister::app
