// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

namespace zahlmeister::app {

/// @brief The newest of several questions: with each the one before stops being wanted.
class Latest {
public:
    ~Latest() { m_stop.request_stop(); }

    /// @brief Begins a question.
    /// @return what says stop when nobody waits for its answer any more
    std::stop_token begin()
    {
        drop();
        return m_stop.get_token();
    }

    /// @brief Nobody waits for an answer.
    void drop()
    {
        m_stop.request_stop();
        m_stop = std::stop_source();
    }

private:
    std::stop_source m_stop;
};

} // namespace zahlmeister::app
