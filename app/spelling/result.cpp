// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/result.h"

#include <algorithm>
#include <array>
#include <concepts>

#include <QStringTokenizer>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::SideResult;
using enum ResultSigns;

constexpr unsigned only(std::same_as<ResultSigns> auto... signs)
{
    return ((1U << static_cast<unsigned>(signs)) | ...);
}

constexpr unsigned kAll = ~0U;

/// Typed `1,0` may be two games.
constexpr unsigned kWritten = ~only(Typed, Key);

/// Texts for a side, with bars between them, and who writes them.
struct SideTexts {
    SideResult side;
    QStringView texts;
    unsigned signs = kAll;
};
constexpr auto kSideTexts = std::to_array<SideTexts>({
    {SideResult::Win, u"1"},
    {SideResult::Win, u"1,0|1.0", kWritten},
    {SideResult::Draw, u"\u00bd|1/2|0,5|0.5|=|r|R"},
    {SideResult::Draw, u",5|.5|remis|Remis", kWritten},
    {SideResult::Loss, u"0"},
    {SideResult::Loss, u"0,0|0.0", kWritten},
    {SideResult::ForfeitWin, u"+"},
    {SideResult::ForfeitLoss, u"-|\u2212|\u2010|\u2011|\u2012|\u2013|\u2014|\u2015"},
    {SideResult::Draw, u"5", only(Typed, Key)},
    {SideResult::NotPlayed, u"x|X", only(Key)},
    {SideResult::Win, u"W", only(English, Progress, Trf)},
    {SideResult::Draw, u"D", only(English, Progress, Trf)},
    {SideResult::Loss, u"L", only(English, Progress, Trf)},
    {SideResult::Draw, u"T", only(Progress)},
    {SideResult::ForfeitWin, u"X", only(Progress)},
    {SideResult::ForfeitLoss, u"F", only(Progress)},
    {SideResult::NotPlayed, u" ", only(Trf, Swi)},
    {SideResult::NotPlayed, u":", only(Swi)},
    {SideResult::NotPlayed, u"", only(SwissChess)},
});

/// Beside a result: the game was not played. What may be somebody's initials comes last; N.A. is one in
/// capitals.
constexpr QStringView kForfeitWords = u"nicht angetreten|kampflos|kampfl\\.|kl\\.|kl|(?-i:n\\.a\\.)";
constexpr QStringView kForfeitInitials = u"|ff|f|k";

/// One side of a game that was played or forfeited.
struct SideLine {
    SideResult side;
    QChar sign;
    SideResult other; ///< what the opponent has
};
constexpr std::array kSides{SideLine{SideResult::Win, u'1', SideResult::Loss},
                            SideLine{SideResult::Draw, kHalfSign, SideResult::Draw},
                            SideLine{SideResult::Loss, u'0', SideResult::Win},
                            SideLine{SideResult::ForfeitWin, u'+', SideResult::ForfeitLoss},
                            SideLine{SideResult::ForfeitLoss, u'-', SideResult::ForfeitWin}};

} // namespace

std::optional<SideResult> sideOf(QStringView text, ResultSigns signs)
{
    for (const SideTexts& line : kSideTexts) {
        if ((line.signs & only(signs)) == 0)
            continue;
        for (const QStringView known : qTokenize(line.texts, u'|')) {
            if (known == text)
                return line.side;
        }
    }
    return std::nullopt;
}

QString forfeitPattern(bool withInitials)
{
    return kForfeitWords % (withInitials ? kForfeitInitials : QStringView());
}

std::optional<engine::GameResult> resultOf(QStringView text, ResultSigns signs)
{
    for (qsizetype at = text.size() - 1; at >= 0; --at) {
        if (!QStringView(u":/-\u2212\u2010\u2011\u2012\u2013\u2014\u2015").contains(text[at]))
            continue;
        const auto white = sideOf(text.first(at).trimmed(), signs);
        const auto black = sideOf(text.sliced(at + 1).trimmed(), signs);
        if (white && black)
            return engine::GameResult{*white, *black};
    }
    return std::nullopt;
}

QChar signOfSide(SideResult side)
{
    const auto found = std::ranges::find(kSides, side, &SideLine::side);
    return found != kSides.end() ? found->sign : u' ';
}

SideResult complementOf(SideResult side)
{
    const auto found = std::ranges::find(kSides, side, &SideLine::side);
    return found != kSides.end() ? found->other : SideResult::NotPlayed;
}

SideResult forfeited(SideResult side)
{
    if (side == SideResult::Win)
        return SideResult::ForfeitWin;
    return side == SideResult::Loss ? SideResult::ForfeitLoss : side;
}

} // namespace zahlmeister::app
