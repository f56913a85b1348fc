// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/importvalues.h"

#include <algorithm>
#include <array>

#include <QRegularExpression>

namespace zahlmeister::app {

using namespace Qt::StringLiterals;

std::string participantLabel(const engine::Participant& participant)
{
    const std::string number = std::to_string(participant.number.value());
    return participant.name.empty() ? number : number + ' ' + participant.name;
}

std::string importedName(QStringView name)
{
    const QString text = name.toString().simplified();
    const qsizetype comma = text.indexOf(u',');
    if (comma < 0)
        return text.toStdString();
    const QString surname = text.first(comma).trimmed();
    const QString forename = text.sliced(comma + 1).trimmed();
    return (forename.isEmpty() ? surname : QString(surname % u", "_s % forename)).toStdString();
}

std::optional<int> importedNumber(QStringView text)
{
    const QStringView digits = text.trimmed();
    const bool isNumber =
        !digits.isEmpty() && digits.size() <= 9 &&
        std::ranges::all_of(digits, [](QChar digit) { return digit >= u'0' && digit <= u'9'; });
    return isNumber ? std::optional(digits.toInt()) : std::nullopt;
}

std::optional<std::string> importedPersonId(QStringView text)
{
    static const QRegularExpression kId(u"^(NU)?[0-9]{1,12}$"_s);
    const QString id = text.trimmed().toString().toUpper();
    return kId.match(id).hasMatch() ? std::optional(id.toStdString()) : std::nullopt;
}

std::optional<engine::Sex> importedSex(QStringView text)
{
    const QString letter = text.trimmed().toString().toLower();
    if (letter == "m"_L1)
        return engine::Sex::Male;
    if (letter == "w"_L1 || letter == "f"_L1)
        return engine::Sex::Female;
    return std::nullopt;
}

} // namespace zahlmeister::app
