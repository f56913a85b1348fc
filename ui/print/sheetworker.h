// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

namespace zahlmeister::ui {

/// @brief Sets sheets and writes files on another thread, one after the other: a newer layout never overtakes
/// an older one.
///
/// Waits for what it has begun when it goes.
class SheetWorker {
public:
    /// @brief What is to be done on the other thread; what it returns is called on the receiver's.
    using Work = std::function<std::function<void()>()>;

    SheetWorker() { m_threads.setMaxThreadCount(1); }
    ~SheetWorker() { wait(); }
    SheetWorker(const SheetWorker&) = delete;
    SheetWorker& operator=(const SheetWorker&) = delete;

    /// @param receiver must outlive the work; an answer that comes after it has gone is dropped
    void run(QObject& receiver, Work work)
    {
        m_threads.start([to = &receiver, work = std::move(work)] {
            // Queued to the receiver: an answer that comes too late is dropped with it.
            QMetaObject::invokeMethod(to, work(), Qt::QueuedConnection);
        });
    }

    /// @brief Returns when everything is done.
    void wait() { m_threads.waitForDone(); }

private:
    QThreadPool m_threads;
};

} // namespace zahlmeister::ui
