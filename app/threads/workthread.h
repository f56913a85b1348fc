// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>

#include <QThread>

namespace zahlmeister::app {

/// @brief A thread that does one piece of work and ends. QThread::create() is not part of every Qt: it is
/// left out where the build of Qt found no std::future, as that for Windows does. And a std::thread of MinGW
/// frees thread_local objects before it destroys them, Qt's among them (GCC bug 80881).
class WorkThread : public QThread {
public:
    /// @brief Not started yet.
    explicit WorkThread(std::function<void()> work) : m_work(std::move(work)) { }

protected:
    void run() override { m_work(); }

private:
    std::function<void()> m_work;
};

} // namespace zahlmeister::app
