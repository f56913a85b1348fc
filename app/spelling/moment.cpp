// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/moment.h"

#include <algorithm>
#include <atomic>
#include <cstdint>

#include <QDateTime>
#include <QString>

namespace zahlmeister::app {

namespace {

QDateTime momentOf(std::int64_t milliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::UTC);
}

std::string textOf(const QDateTime& moment)
{
    return moment.toString(Qt::ISODateWithMs).toStdString();
}

} // namespace

bool isMoment(std::string_view text)
{
    const auto moment = QDateTime::fromString(
        QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())), Qt::ISODateWithMs);
    return moment.isValid() && moment.date().year() > 0 && textOf(moment.toUTC()) == text;
}

std::string nextMoment()
{
    static std::atomic<std::int64_t> last{0};
    std::int64_t before = last.load();
    std::int64_t next = 0;
    do {
        next = std::max<std::int64_t>(QDateTime::currentMSecsSinceEpoch(), before + 1);
    } while (!last.compare_exchange_weak(before, next));
    return textOf(momentOf(next));
}

} // namespace zahlmeister::app
