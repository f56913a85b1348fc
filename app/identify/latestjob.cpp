// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/latestjob.h"

#include <utility>

namespace zahlmeister::app {

LatestJob::LatestJob() : m_thread([this] { run(); })
{
    m_thread.start();
}

LatestJob::~LatestJob()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
        m_stop.request_stop();
    }
    m_wake.notify_one();
    m_thread.wait();
}

void LatestJob::start(Work work)
{
    {
        const std::lock_guard lock(m_mutex);
        m_next = std::move(work);
        m_stop.request_stop();
    }
    m_wake.notify_one();
}

void LatestJob::run()
{
    while (true) {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [&] { return m_next || m_isOver; });
        if (m_isOver)
            return;
        const Work work = std::exchange(m_next, nullptr);
        m_stop = std::stop_source();
        const std::stop_token stop = m_stop.get_token();
        lock.unlock();
        work(stop);
    }
}

} // namespace zahlmeister::app
