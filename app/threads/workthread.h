// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QThread>

namespace zahlmeister::app {

/// @brief A thread that does one piece of work and ends. QThread::create() is not part of every Qt: it is
/// left out where the build of Qt found no std::future, as that for Windows does.
class WorkThread : public QThread {
public:
    /// @brief Not started yet.
    explicit WorkThread(std::function<void()> work);

    /// @brief Waits until it has ended, and sees what it did.
    void join();

protected:
    void run() override;

private:
    std::function<void()> m_work;
};

} // namespace zahlmeister::app
