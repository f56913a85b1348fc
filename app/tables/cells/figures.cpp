// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cells/figures.h"

#include <algorithm>

#include <QRegularExpression>

#include "app/tables/cells/words.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

std::optional<int> numberOfCell(const QString& plain)
{
    QStringView digits(plain);
    if (digits.endsWith(u'.') || digits.endsWith(u')'))
        digits.chop(1);
    if (digits.isEmpty() || digits.size() > 6 ||
        !std::ranges::all_of(digits, [](QChar c) { return c >= u'0' && c <= u'9'; }))
        return std::nullopt;
    return digits.toInt();
}

std::optional<CellRating> ratingOfCell(const QString& plain)
{
    static const WordSet kUnrated(
        u"|0|-|--|---|----|ohne|keine|unr|unr.|unrated|neu|k.a.|ka|rest|restp.|"
        "restpartien|n.a.|0-0|0000|?|o.dwz|o. dwz|o.w.|.|oz|ohne dwz|*|null|0 - 0"_s);
    if (kUnrated.contains(plain))
        return CellRating{};
    static const QRegularExpression kRating(uR"(^(\d{1,4})(?: ?[-/] ?(\d{1,4})| ?\((\d{1,4})\))?$)"_s);
    const auto match = kRating.match(plain);
    if (!match.hasMatch())
        return std::nullopt;
    const auto rating = engine::Rating::tryListed(match.captured(1).toInt());
    const QString index = match.captured(2) + match.captured(3);
    if (!rating)
        return std::nullopt;
    return CellRating{rating, index.isEmpty() ? std::nullopt : std::optional(index.toInt())};
}

std::optional<int> roundInText(const QString& text)
{
    static const QRegularExpression kBefore =
        anyCase(uR"((?<!\d)(\d{1,3})\. ?(?:runden?|rd|round|spieltag|durchgang|rde|rond[ae]|tur|kolo)\b)"_s);
    static const QRegularExpression kBehind = anyCase(
        uR"(\b(?:runde|rd|rnd|round|spieltag|durchgang|rde|rond[ae]|tur|kolo)[._ :#-]*(\d{1,3})(?!\d))"_s);
    for (const QRegularExpression* pattern : {&kBefore, &kBehind}) {
        const auto match = pattern->match(text);
        const int round = match.hasMatch() ? match.captured(1).toInt() : 0;
        if (round > 0)
            return round;
    }
    return std::nullopt;
}

} // namespace zahlmeister::app
