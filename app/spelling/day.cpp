// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/day.h"

#include <array>

#include <QRegularExpression>
#include <QString>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Both orders; captures are year, separator, month and day, or day, month and year.
struct DayPatterns {
    QRegularExpression yearFirst;
    QRegularExpression yearLast;
};

DayPatterns patternsOf(DayForm form)
{
    const bool within = form == DayForm::InText || form == DayForm::InName;
    const QString begin = within ? u"(?<!\\d)"_s : u"^\\s*"_s;
    const QString end = within ? u"(?!\\d)"_s : u"\\s*$"_s;
    const QString year = form == DayForm::InName ? u"(20\\d\\d)"_s : u"(\\d{4})"_s;
    const QString digits = form == DayForm::InText ? QString() : u"|()(\\d\\d)(\\d\\d)"_s;
    const QString shortYear = form == DayForm::Alone || form == DayForm::InName ? QString() : u"|\\d\\d"_s;
    return {
        QRegularExpression(begin + year + u"(?|([-/.])(\\d{1,2})\\2(\\d{1,2})"_s + digits + u')' + end),
        QRegularExpression(begin + u"(\\d{1,2})\\.\\s*(\\d{1,2})\\.\\s*(\\d{4}"_s + shortYear + u')' + end)};
}

} // namespace

std::optional<engine::Date> dayOf(QStringView text, DayForm form)
{
    static const std::array kPatterns{patternsOf(DayForm::Alone), patternsOf(DayForm::Season),
                                      patternsOf(DayForm::Typed), patternsOf(DayForm::InText),
                                      patternsOf(DayForm::InName)};
    const DayPatterns& patterns = kPatterns[static_cast<std::size_t>(form)];
    if (const auto match = patterns.yearFirst.match(text); match.hasMatch())
        return engine::Date::tryFrom(match.capturedView(1).toInt(), match.capturedView(3).toInt(),
                                     match.capturedView(4).toInt());
    const auto match = patterns.yearLast.match(text);
    int year = match.capturedView(3).toInt();
    if (match.capturedLength(3) == 2)
        year = form == DayForm::Typed ? 2000 + year : seasonYear(year);
    return engine::Date::tryFrom(year, match.capturedView(2).toInt(), match.capturedView(1).toInt());
}

} // namespace zahlmeister::app
