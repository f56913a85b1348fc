// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/eloperiodtext.h"

#include <algorithm>

#include <QRegularExpression>
#include <QStringList>

#include "app/spelling/day.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

std::optional<engine::EloPeriod> readPeriod(const QString& text)
{
    static const QRegularExpression kPeriod(
        u"^(\\S+)\\s+(?:([0-9]{4})|[-\u2013])(?:\\s+K?\\s*=?\\s*([0-9]{1,2}))?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    constexpr int kLowest = 1000; // as it was until 2024
    constexpr int kHighest = 3000;
    const auto match = kPeriod.match(text);
    const auto first = match.hasMatch() ? app::dayOf(match.captured(1), app::DayForm::Typed) : std::nullopt;
    if (!first || first->day() != 1)
        return std::nullopt;
    engine::EloPeriod period{*first};
    if (!match.captured(2).isEmpty()) {
        const int rating = match.captured(2).toInt();
        if (rating < kLowest || rating > kHighest)
            return std::nullopt;
        period.rating = engine::Rating(rating);
    }
    if (!match.captured(3).isEmpty())
        period.factor = match.captured(3).toInt();
    return period;
}

} // namespace

QString eloPeriodsText(const std::vector<engine::EloPeriod>& periods)
{
    QStringList parts;
    for (const engine::EloPeriod& period : periods) {
        parts += formatDateEntry(period.first) + u' ' +
                 (period.rating ? formatRating(period.rating->value()) : u"\u2013"_s);
        if (period.factor)
            parts.last() += u' ' + QString::number(*period.factor);
    }
    return parts.join(u"; "_s);
}

std::optional<std::vector<engine::EloPeriod>> readEloPeriods(const QString& text,
                                                             const std::vector<engine::EloPeriod>& before)
{
    std::vector<engine::EloPeriod> periods;
    for (const QString& part : text.split(u';', Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty())
            continue;
        auto period = readPeriod(part.simplified());
        if (!period || std::ranges::find(periods, period->first, &engine::EloPeriod::first) != periods.end())
            return std::nullopt;
        const auto known = std::ranges::find(before, period->first, &engine::EloPeriod::first);
        if (known != before.end() && known->rating == period->rating)
            period->day = known->day; // it is still the list's
        periods.push_back(*period);
    }
    std::ranges::sort(periods, {}, &engine::EloPeriod::first);
    return periods;
}

} // namespace zahlmeister::ui
