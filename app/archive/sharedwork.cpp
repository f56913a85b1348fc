// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/sharedwork.h"

#include <algorithm>
#include <atomic>
#include <memory>

#include <QThreadPool>

namespace zahlmeister::app {

namespace {

/// Belongs to all who take part: whoever begins when everything is done finds nothing to do, and what would
/// be asked may be gone by then.
class Work {
public:
    Work(std::size_t count, const std::function<void(std::size_t)>& act) : m_count(count), m_act(act) { }

    void takePart()
    {
        for (std::size_t i = m_next++; i < m_count; i = m_next++) {
            m_act(i);
            if (++m_done == m_count)
                m_done.notify_all();
        }
    }

    void wait()
    {
        for (std::size_t done = m_done; done != m_count; done = m_done)
            m_done.wait(done);
    }

private:
    std::size_t m_count;
    const std::function<void(std::size_t)>& m_act;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<std::size_t> m_done = 0;
};

} // namespace

void shareOut(QThreadPool& threads, std::size_t count, const std::function<void(std::size_t)>& act)
{
    const auto work = std::make_shared<Work>(count, act);
    const auto most = static_cast<std::size_t>(threads.maxThreadCount()) + 1;
    for (std::size_t i = 1; i < std::min(count, most); ++i)
        threads.start([work] { work->takePart(); });
    work->takePart();
    work->wait();
}

} // namespace zahlmeister::app
