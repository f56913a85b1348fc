// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include <QMetaObject>

#ifdef __SANITIZE_THREAD__
#include <sanitizer/tsan_interface.h>
#endif

/// From one thread to another. Qt's locks are not built with the thread sanitizer, which does not see them:
/// what goes through them is handed over here, so that it does.
namespace zahlmeister::app {

/// @brief What one thread gives up, for another to take.
class Handover {
public:
    /// @brief What the thread has written so far is there for who takes.
    void give() const
    {
#ifdef __SANITIZE_THREAD__
        __tsan_release(m_token.get());
#endif
    }

    /// @brief Sees what was written before give().
    void take() const
    {
#ifdef __SANITIZE_THREAD__
        __tsan_acquire(m_token.get());
#endif
    }

private:
#ifdef __SANITIZE_THREAD__
    std::shared_ptr<char> m_token = std::make_shared<char>();
#endif
};

/// @brief Calls something on the thread of an object, as long as that lives; at once where it is this thread,
/// unless the type of connection says otherwise.
template <class Call>
void callOn(QObject* object, Call call, Qt::ConnectionType type = Qt::AutoConnection)
{
    const Handover handover;
    handover.give();
    QMetaObject::invokeMethod(
        object,
        [call = std::move(call), handover]() mutable {
            handover.take();
            call();
        },
        type);
}

} // namespace zahlmeister::app
