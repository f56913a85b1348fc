// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/numberentry.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr double kLargestScore = 1e6;

} // namespace

std::optional<double> parseNumber(QString text)
{
    bool isNumber = false;
    const double number = text.trimmed().replace(u',', u'.').toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

std::optional<engine::Score> parseScore(QString text)
{
    text = text.trimmed();
    if (text.endsWith(u'½')) {
        text.chop(1);
        text = (text.isEmpty() ? u"0"_s : text) + u".5"_s;
    }
    const auto points = parseNumber(text);
    if (!points || *points < 0 || *points > kLargestScore || *points * 2 != std::floor(*points * 2))
        return std::nullopt;
    return engine::Score::fromHalfPoints(static_cast<int>(*points * 2));
}

} // namespace zahlmeister::ui
