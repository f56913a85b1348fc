// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>

#include "app/threads/workthread.h"

namespace zahlmeister::app {

/// @brief A thread that does the newest of the jobs it is given. One that came before is asked to stop, or
/// left out when it has not begun.
class LatestJob {
public:
    /// @brief A job; what it finds is worth nothing once it was asked to stop.
    using Work = std::function<void(const std::stop_token& stop)>;

    LatestJob();

    /// @brief Asks what is going on to stop, and waits for it.
    ~LatestJob();

    LatestJob(const LatestJob&) = delete;
    LatestJob& operator=(const LatestJob&) = delete;

    /// @brief Does a job as soon as the one before it ends.
    void start(Work work);

private:
    void run();

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::stop_source m_stop; ///< of what is going on
    Work m_next;
    bool m_isOver = false;
    WorkThread m_thread; ///< last: it uses all the others
};

} // namespace zahlmeister::app
