// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/persons/personuuid.h"

#include <QByteArray>
#include <QUuid>

namespace zahlmeister::app {

std::string personUuid(std::string_view tournament, engine::ParticipantNumber number, int times)
{
    static const QUuid kSpace(0x5a1f6c3eU, 0x0d42, 0x4f6b, 0x9c, 0x1e, 0x7a, 0x2d, 0x90, 0x3b, 0x58, 0xe4);
    QByteArray seat(tournament.data(), static_cast<qsizetype>(tournament.size()));
    seat += '.' + QByteArray::number(number.value());
    if (times > 0)
        seat += '/' + QByteArray::number(times);
    return QUuid::createUuidV5(kSpace, seat).toString(QUuid::WithoutBraces).toStdString();
}

} // namespace zahlmeister::app
