// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/liveroll.h"

#include "app/session/livechronicle.h"

namespace zahlmeister::app {

LiveRoll::LiveRoll(LiveChronicle& chronicle, QObject* parent) : RollOnShow(parent), m_live(chronicle)
{
    connect(&m_live, &LiveChronicle::changed, this, &LiveRoll::follow);
    connect(&m_live, &LiveChronicle::changed, this, &LiveRoll::progressed);
    connect(&m_live, &LiveChronicle::progressed, this, &LiveRoll::progressed);
    if (!m_live.chronicle()->persons.empty())
        follow();
}

std::pair<std::size_t, std::size_t> LiveRoll::progress() const
{
    return m_live.progress();
}

bool LiveRoll::isReading() const
{
    return !m_live.isCurrent() && m_live.progress().second > 0;
}

void LiveRoll::follow()
{
    m_job.start(
        this,
        [chronicle = m_live.chronicle()](const std::stop_token&) {
            return std::make_shared<const PersonRoll>(chronicle);
        },
        [this](const auto& roll) { setRoll(roll); });
}

} // namespace zahlmeister::app
