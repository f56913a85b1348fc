// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/liveroll.h"

#include "app/session/livechronicle.h"

namespace zahlmeister::app {

LiveRoll::LiveRoll(LiveChronicle& chronicle, QObject* parent)
    : QObject(parent),
      m_live(chronicle),
      m_roll(std::make_shared<const PersonRoll>(std::make_shared<const Chronicle>()))
{
    connect(&m_live, &LiveChronicle::changed, this, &LiveRoll::follow);
    if (!m_live.chronicle()->persons.empty())
        follow();
}

void LiveRoll::follow()
{
    m_job.start([this, chronicle = m_live.chronicle()](const std::stop_token& stop) {
        auto roll = std::make_shared<const PersonRoll>(chronicle);
        QMetaObject::invokeMethod(this, [this, stop, roll] {
            if (stop.stop_requested())
                return; // something newer is on its way
            m_roll = roll;
            Q_EMIT changed();
        });
    });
}

} // namespace zahlmeister::app
