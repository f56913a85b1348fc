// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/importvalues.h"

#include <algorithm>
#include <array>

#include <QRegularExpression>

#include "app/lists/listkey.h"
#include "app/spelling/nobody.h"

namespace zahlmeister::app {

using namespace Qt::StringLiterals;

namespace {

std::optional<engine::Date> dateOf(const QRegularExpressionMatch& match, int year, int month, int day)
{
    if (!match.hasMatch())
        return std::nullopt;
    return engine::Date::tryFrom(match.capturedView(year).toInt(), match.capturedView(month).toInt(),
                                 match.capturedView(day).toInt());
}

} // namespace

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

bool isNobody(QStringView name)
{
    const QStringView text = name.trimmed();
    return text.isEmpty() || text == u"-" || text == u"---" || isNobodyWord(text);
}

std::optional<engine::Date> importedDate(QStringView text)
{
    static const QRegularExpression kGerman(u"^(\\d{1,2})\\.\\s*(\\d{1,2})\\.\\s*(\\d{4})$"_s);
    static const QRegularExpression kIso(u"^(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})$"_s);
    static const QRegularExpression kPlain(u"^(\\d{4})(\\d{2})(\\d{2})$"_s);
    const QStringView trimmed = text.trimmed();
    if (const auto date = dateOf(kGerman.match(trimmed), 3, 2, 1))
        return date;
    if (const auto date = dateOf(kIso.match(trimmed), 1, 3, 4))
        return date;
    return dateOf(kPlain.match(trimmed), 1, 2, 3);
}

std::optional<engine::Date> importedTournamentDate(QStringView text)
{
    if (const auto date = importedDate(text))
        return date;
    static const QRegularExpression kShort(u"^(\\d{1,2})\\.\\s*(\\d{1,2})\\.\\s*(\\d{2})$"_s);
    const auto match = kShort.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const int year = match.capturedView(3).toInt();
    return engine::Date::tryFrom(year < 70 ? 2000 + year : 1900 + year, match.capturedView(2).toInt(),
                                 match.capturedView(1).toInt());
}

std::optional<int> importedNumber(QStringView text)
{
    const QStringView digits = text.trimmed();
    const bool isNumber =
        !digits.isEmpty() && digits.size() <= 9 &&
        std::ranges::all_of(digits, [](QChar digit) { return digit >= u'0' && digit <= u'9'; });
    return isNumber ? std::optional(digits.toInt()) : std::nullopt;
}

std::optional<std::string> importedClubCode(QStringView text)
{
    const std::string code = text.trimmed().toString().toUpper().toStdString();
    return isClubCode(code) ? std::optional(code) : std::nullopt;
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

std::optional<int> importedHalfPoints(QStringView text)
{
    static const QRegularExpression kPoints(u"^(\\d{0,4})(½|[.,](\\d{1,2}))?$"_s);
    const auto match = kPoints.match(text.trimmed());
    if (!match.hasMatch() || match.capturedLength() == 0)
        return std::nullopt;
    const int whole = match.capturedView(1).toInt();
    const QStringView fraction = match.capturedView(3);
    const bool half = match.capturedView(2) == u"½" || fraction == u"5" || fraction == u"50";
    if (!half && !fraction.isEmpty() && fraction.toInt() != 0)
        return std::nullopt;
    if (match.capturedLength(1) == 0 && !half)
        return std::nullopt;
    return whole * 2 + (half ? 1 : 0);
}

} // namespace zahlmeister::app
