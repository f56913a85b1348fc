// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/points.h"

#include <QRegularExpression>
#include <QString>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

std::optional<int> tenthsOf(QStringView text, PointsPlace place)
{
    // Captures are sign, whole points, half, tenth.
    static const QRegularExpression kAlone(uR"(^\s*([+-]?)(\d{0,7})(?:\s*(\x{00bd})|[.,](\d?)0*)?\s*$)"_s);
    static const QRegularExpression kCell(
        uR"(^()(\d{0,4}) ?(?:(\x{00bd})|[.,]([05])0?)?(?: ?(?:/|aus|von|of|:|-) ?\d{1,4}(?: ?\x{00bd}|[.,][05]0?)?)?$)"_s);
    const auto match = (place == PointsPlace::Cell ? kCell : kAlone).match(text);
    const bool half = match.capturedLength(3) > 0;
    if (!match.hasMatch() || (match.capturedLength(2) + match.capturedLength(4) == 0 && !half))
        return std::nullopt;
    const int tenths = match.capturedView(2).toInt() * 10 + (half ? 5 : match.capturedView(4).toInt());
    return match.capturedView(1) == u"-" ? -tenths : tenths;
}

std::optional<engine::Score> pointsOf(QStringView text, PointsPlace place)
{
    constexpr int kHalf = 5;
    const auto tenths = tenthsOf(text, place);
    return tenths && *tenths >= 0 && *tenths % kHalf == 0
               ? std::optional(engine::Score::fromHalfPoints(*tenths / kHalf))
               : std::nullopt;
}

std::optional<std::pair<int, int>> matchPointsOf(QStringView text)
{
    static const QRegularExpression kScore(uR"(^([\d.,\x{00bd}]{1,5}) ?[:-] ?([\d.,\x{00bd}]{1,5})$)"_s);
    const auto match = kScore.match(text);
    const auto home = pointsOf(match.capturedView(1), PointsPlace::Cell);
    const auto guest = pointsOf(match.capturedView(2), PointsPlace::Cell);
    return home && guest ? std::optional(std::pair(home->halfPoints(), guest->halfPoints())) : std::nullopt;
}

} // namespace zahlmeister::app
