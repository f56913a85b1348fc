// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/result.h"

#include <algorithm>
#include <array>
#include <vector>

#include <QRegularExpression>
#include <QStringList>

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

/// A text and who writes it.
struct SideText {
    QStringView text;
    SideResult side;
    unsigned signs = kAll;
};
constexpr auto kSideTexts = std::to_array<SideText>({
    {u"1", SideResult::Win},
    {u"1,0", SideResult::Win, kWritten},
    {u"1.0", SideResult::Win, kWritten},
    {u"\u00bd", SideResult::Draw},
    {u"1/2", SideResult::Draw},
    {u"0,5", SideResult::Draw},
    {u"0.5", SideResult::Draw},
    {u",5", SideResult::Draw, kWritten},
    {u".5", SideResult::Draw, kWritten},
    {u"=", SideResult::Draw},
    {u"r", SideResult::Draw},
    {u"R", SideResult::Draw},
    {u"remis", SideResult::Draw},
    {u"Remis", SideResult::Draw},
    {u"5", SideResult::Draw, only(Typed, Key)},
    {u"0", SideResult::Loss},
    {u"0,0", SideResult::Loss, kWritten},
    {u"0.0", SideResult::Loss, kWritten},
    {u"+", SideResult::ForfeitWin},
    {u"-", SideResult::ForfeitLoss},
    {u"\u2212", SideResult::ForfeitLoss},
    {u"\u2013", SideResult::ForfeitLoss},
    {u"W", SideResult::Win, only(English, Progress, Trf)},
    {u"D", SideResult::Draw, only(English, Progress, Trf)},
    {u"L", SideResult::Loss, only(English, Progress, Trf)},
    {u"T", SideResult::Draw, only(Progress)},
    {u"X", SideResult::ForfeitWin, only(Progress)},
    {u"F", SideResult::ForfeitLoss, only(Progress)},
    {u" ", SideResult::NotPlayed, only(Trf, Swi)},
    {u":", SideResult::NotPlayed, only(Swi)},
    {u"", SideResult::NotPlayed, only(SwissChess)},
    {u"x", SideResult::NotPlayed, only(Key)},
    {u"X", SideResult::NotPlayed, only(Key)},
});

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

QRegularExpression resultPattern(ResultSigns signs)
{
    const QString side = u"("_s + sidePattern(signs) + u")?"_s;
    return QRegularExpression(u"^"_s + side + u"\\s*[-:/\\x{2212}\\x{2013}]\\s*"_s + side + u'$');
}

} // namespace

std::optional<SideResult> sideOf(QStringView text, ResultSigns signs)
{
    const auto found = std::ranges::find_if(
        kSideTexts, [&](const SideText& one) { return one.text == text && (one.signs & only(signs)) != 0; });
    return found != kSideTexts.end() ? std::optional(found->side) : std::nullopt;
}

QString sidePattern(ResultSigns signs)
{
    QStringList texts;
    for (const SideText& one : kSideTexts) {
        if (!one.text.isEmpty() && (one.signs & only(signs)) != 0)
            texts.append(QRegularExpression::escape(one.text));
    }
    std::ranges::stable_sort(texts, std::ranges::greater(), &QString::size);
    return texts.join(u'|');
}

std::optional<engine::GameResult> resultOf(QStringView text, ResultSigns signs)
{
    static const std::array kPatterns{
        resultPattern(Common), resultPattern(English),    resultPattern(Progress), resultPattern(Trf),
        resultPattern(Swi),    resultPattern(SwissChess), resultPattern(Typed),    resultPattern(Key)};
    const auto match = kPatterns[static_cast<std::size_t>(signs)].match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const auto white = sideOf(match.capturedView(1), signs);
    const auto black = sideOf(match.capturedView(2), signs);
    return white && black ? std::optional(engine::GameResult{*white, *black}) : std::nullopt;
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
