// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <utility>

#include "app/session/rollonshow.h"
#include "app/threads/worker.h"

namespace zahlmeister::app {

class LiveChronicle;

/// @brief The roll of a live chronicle's persons: made anew by a thread of its own whenever the chronicle is
/// another one.
class LiveRoll : public RollOnShow {
    Q_OBJECT

public:
    /// @param chronicle must outlive this
    explicit LiveRoll(LiveChronicle& chronicle, QObject* parent = nullptr);

    [[nodiscard]] std::pair<std::size_t, std::size_t> progress() const override;
    [[nodiscard]] bool isReading() const override;

private:
    void follow();

    LiveChronicle& m_live;
    Worker m_job{Worker::Order::Latest}; ///< last: it uses all the others
};

} // namespace zahlmeister::app
