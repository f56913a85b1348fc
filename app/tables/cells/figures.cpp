// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cells/figures.h"

#include <algorithm>

#include <QRegularExpression>
#include <QStringList>

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

namespace {

/// `IV`; nothing for what is none.
std::optional<int> romanNumber(const QString& text)
{
    static const QStringList kNumbers{u"I"_s,    u"II"_s, u"III"_s, u"IV"_s, u"V"_s,   u"VI"_s,  u"VII"_s,
                                      u"VIII"_s, u"IX"_s, u"X"_s,   u"XI"_s, u"XII"_s, u"XIII"_s};
    const qsizetype at = kNumbers.indexOf(text);
    return at < 0 ? std::nullopt : std::optional(static_cast<int>(at) + 1);
}

} // namespace

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
    // `V. Runde`, and `R5` after a title; alone that is the head of a column.
    static const QRegularExpression kRoman(uR"((?<!\p{L})([IVX]{1,5})\. ?(?:[Rr]unde|[Ss]pieltag)\b)"_s);
    static const QRegularExpression kLetter(uR"(\p{L}{3,} R(\d{1,2})$)"_s);
    if (const auto roman = kRoman.match(text); roman.hasMatch())
        return romanNumber(roman.captured(1));
    const auto letter = kLetter.match(text);
    return letter.hasMatch() && letter.captured(1).toInt() > 0 ? std::optional(letter.captured(1).toInt())
                                                               : std::nullopt;
}

} // namespace zahlmeister::app
