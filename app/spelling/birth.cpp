// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/birth.h"

#include <charconv>

#include <QRegularExpression>
#include <QString>

#include "app/spelling/day.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

std::optional<Birth> birthOf(std::string_view text)
{
    constexpr std::size_t kDigits = 4;
    int year = 0;
    const char* const end = text.data() + text.size();
    // Lists have hundreds of thousands of plain years.
    if (text.size() == kDigits && std::from_chars(text.data(), end, year).ptr == end && isBirthYear(year))
        return Birth{.year = year};
    return birthOf(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
}

std::optional<Birth> birthOf(QStringView text)
{
    static const QRegularExpression kNothing(u"^[ \\t0./-]*$"_s);
    // Of `19880500` the year is certain.
    static const QRegularExpression kYear(
        u"^\\(?(?:[0 ]*[./-]){0,2} *(\\d{4})(?:[ 0./-]*|\\d\\d00|00\\d\\d)\\)?$"_s);
    const QStringView birth = text.trimmed();
    if (kNothing.match(birth).hasMatch())
        return Birth{};
    if (const auto date = dayOf(birth))
        return isBirthYear(date->year()) ? std::optional(Birth{date->year(), date}) : std::nullopt;
    const int year = kYear.match(birth).capturedView(1).toInt();
    return isBirthYear(year) ? std::optional(Birth{.year = year}) : std::nullopt;
}

} // namespace zahlmeister::app
