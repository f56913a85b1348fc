// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include <QObject>
#include <QThread>

#ifdef __SANITIZE_THREAD__
#include <sanitizer/tsan_interface.h>

/// @brief Of the sanitizer, which declares it in none of its headers.
extern "C" void __tsan_ignore_thread_begin();
/// @brief Likewise.
extern "C" void __tsan_ignore_thread_end();
#endif

/// From one thread to another. Qt's locks are not built with the thread sanitizer, which does not see them:
/// what goes through them is handed over here, so that it does. Without the sanitizer all of this is nothing.
namespace zahlmeister::app {

/// @brief What this thread has written so far is there for the thread that takes at the same address.
inline void give([[maybe_unused]] const void* what)
{
#ifdef __SANITIZE_THREAD__
    __tsan_release(const_cast<void*>(what));
#endif
}

/// @brief Sees what was written before give().
inline void take([[maybe_unused]] const void* what)
{
#ifdef __SANITIZE_THREAD__
    __tsan_acquire(const_cast<void*>(what));
#endif
}

/// @brief As long as it lives the thread sanitizer does not look at this thread: what Qt copies on the way to
/// another thread is written without an order that the sanitizer could see.
class OnTheWay {
public:
    OnTheWay()
    {
#ifdef __SANITIZE_THREAD__
        __tsan_ignore_thread_begin();
#endif
    }
    ~OnTheWay()
    {
#ifdef __SANITIZE_THREAD__
        __tsan_ignore_thread_end();
#endif
    }
    OnTheWay(const OnTheWay&) = delete;
    OnTheWay& operator=(const OnTheWay&) = delete;
};

/// @brief A call in memory of its own, which one thread gives and another one takes.
template <class Call>
class HandedCall {
public:
    explicit HandedCall(Call call) : m_call(std::make_unique<Call>(std::move(call))) { give(m_call.get()); }
    ~HandedCall()
    {
        if (m_call)
            take(m_call.get()); // on either thread: on the caller's when the receiver was quicker
    }
    HandedCall(HandedCall&& other) noexcept = default;
    HandedCall& operator=(HandedCall&&) = delete;

    void operator()() const
    {
        take(m_call.get());
        (*m_call)();
        give(m_call.get());
    }

private:
    std::unique_ptr<Call> m_call;
};

/// @brief Calls something on the thread of an object, as long as that lives; at once where it is this thread,
/// unless the type of connection says otherwise (Qt::AutoConnection or Qt::QueuedConnection).
template <class Call>
void callOn(QObject* object, Call call, Qt::ConnectionType type = Qt::AutoConnection)
{
    if (type == Qt::AutoConnection && object->thread() == QThread::currentThread())
        return call();
    HandedCall handed(std::move(call));
    const OnTheWay onTheWay;
    QMetaObject::invokeMethod(object, std::move(handed), Qt::QueuedConnection);
}

} // namespace zahlmeister::app
