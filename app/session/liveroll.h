// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

#include "app/chronicle/personroll.h"
#include "app/identify/latestjob.h"

namespace zahlmeister::app {

class LiveChronicle;

/// @brief The roll of a live chronicle's persons: made anew by a thread of its own whenever the chronicle is
/// another one.
class LiveRoll : public QObject {
    Q_OBJECT

public:
    /// @param chronicle must outlive this
    explicit LiveRoll(LiveChronicle& chronicle, QObject* parent = nullptr);

    [[nodiscard]] LiveChronicle& live() const { return m_live; }

    /// @brief As of the last changed(); of nobody until there was one. Never null.
    [[nodiscard]] const std::shared_ptr<const PersonRoll>& roll() const { return m_roll; }

Q_SIGNALS:
    /// @brief roll() is another one.
    void changed();

private:
    void follow();

    LiveChronicle& m_live;
    std::shared_ptr<const PersonRoll> m_roll;
    LatestJob m_job; ///< last: it uses all the others
};

} // namespace zahlmeister::app
