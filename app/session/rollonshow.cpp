// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/rollonshow.h"

namespace zahlmeister::app {

RollOnShow::RollOnShow(QObject* parent)
    : QObject(parent), m_roll(std::make_shared<const PersonRoll>(std::make_shared<const Chronicle>()))
{
}

void RollOnShow::setRoll(std::shared_ptr<const PersonRoll> roll, bool isTold)
{
    m_roll = std::move(roll);
    if (isTold)
        Q_EMIT changed();
}

} // namespace zahlmeister::app
