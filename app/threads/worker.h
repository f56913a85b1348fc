// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <type_traits>
#include <utility>

class QObject;

namespace zahlmeister::app {

/// @brief A thread of its own for what takes longer than a frame: it does tasks one after the other, and each
/// answers on the thread of its receiver.
///
/// What a task works on it has for itself, such as copies and shared constants. The thread begins with the
/// first task.
class Worker {
public:
    /// @brief What becomes of the tasks before, when another one comes.
    enum class Order {
        Each,   ///< they are done
        Latest, ///< they are stopped, left out when they have not begun, and do not answer any more
    };

    explicit Worker(Order order);

    /// @brief Stops what is going on, and waits for it; nothing answers any more.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// @brief Does a task.
    /// @param receiver is there as long as the worker, or until leave()
    /// @param work     on the thread, called with the std::stop_token of the task; when that says stop, what
    /// it
    ///                 returns is worth nothing
    /// @param answer   on the receiver's thread, called with what `work` returned, unless the task was
    /// stopped
    template <class Work, class Answer>
    void start(QObject* receiver, Work work, Answer answer)
    {
        using Value = std::invoke_result_t<Work, const std::stop_token&>;
        post(receiver, [work = std::move(work), answer = std::move(answer)](const std::stop_token& stop) {
            if constexpr (std::is_void_v<Value>) {
                work(stop);
                return std::function<void()>(answer);
            } else {
                const auto found = std::make_shared<Value>(work(stop));
                return std::function<void()>([answer, found] { answer(std::move(*found)); });
            }
        });
    }

    /// @brief Likewise, for tasks whose answers have nothing in common.
    /// @param work returns what is to be done on the receiver's thread
    template <class Work>
    void start(QObject* receiver, Work work)
    {
        post(receiver, [work = std::move(work)](const std::stop_token& stop) {
            return std::function<void()>(work(stop));
        });
    }

    /// @brief Stops what is going on, and leaves out what has not begun; nothing of it answers any more.
    void stop();

    /// @brief Returns when everything is done; its answers may be on their way still.
    void wait();

    /// @brief Likewise stops, and lets the thread end by itself: what cannot be stopped keeps nobody waiting.
    /// No task can be started after it.
    void leave();

private:
    class Queue;
    /// Does the work, and says what is to be done on the receiver's thread.
    using Task = std::function<std::function<void()>(const std::stop_token& stop)>;
    void post(QObject* receiver, Task task);

    std::shared_ptr<Queue> m_queue; ///< with the thread
};

} // namespace zahlmeister::app
