// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entry/resultentry.h"

#include <QRegularExpression>

#include "app/spelling/result.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::GameResult;
using engine::SideResult;

constexpr auto kSigns = ResultSigns::Typed;

constexpr bool isForfeit(SideResult side)
{
    return side == SideResult::ForfeitWin || side == SideResult::ForfeitLoss;
}

// Both sides of one result, such as `0/-`, where a text goes on.
std::optional<std::pair<GameResult, qsizetype>> pairAt(const QString& text, qsizetype at)
{
    static const QRegularExpression kPair(
        uR"(((%1)([:/\x{2212}\x{2013}-])(%1)))"_s.arg(app::sidePattern(kSigns)));
    const auto match =
        kPair.match(text, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    const auto row = app::sideOf(match.capturedView(2), kSigns);
    const auto column = app::sideOf(match.capturedView(4), kSigns);
    if (!row || !column || !engine::isAllowed({*row, *column}))
        return std::nullopt;
    // `+--` may as well be three games, so a dash separates only the results played at the board.
    const QStringView separator = match.capturedView(3);
    const bool isClear = separator == u":" || separator == u"/" || (!isForfeit(*row) && !isForfeit(*column));
    return isClear ? std::optional(std::pair(GameResult{*row, *column}, match.capturedLength()))
                   : std::nullopt;
}

// The result of one side, where a text goes on; `*` for a game not played.
std::optional<std::pair<GameResult, qsizetype>> resultAt(const QString& text, qsizetype at)
{
    static const QRegularExpression kSide(app::sidePattern(kSigns));
    if (text[at] == u'*' || text[at] == u'\u00B7')
        return std::pair(engine::kNotPlayed, qsizetype(1));
    const auto match =
        kSide.match(text, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    const auto side = app::sideOf(match.capturedView(), kSigns);
    return side
               ? std::optional(std::pair(GameResult{*side, app::complementOf(*side)}, match.capturedLength()))
               : std::nullopt;
}

} // namespace

std::optional<GameResult> resultOfKey(QChar key)
{
    const auto side = app::sideOf(key, app::ResultSigns::Key);
    return side ? std::optional(GameResult{*side, app::complementOf(*side)}) : std::nullopt;
}

std::optional<std::vector<GameResult>> resultsOfText(const QString& text)
{
    const QString entry = text.trimmed();
    std::vector<GameResult> results;
    if (entry == u"*" || entry == u"\u00B7")
        return results;
    for (qsizetype at = 0; at < entry.size();) {
        if (entry[at].isSpace()) {
            ++at;
            continue;
        }
        const auto pair = pairAt(entry, at);
        const auto result = pair ? pair : resultAt(entry, at);
        if (!result)
            return std::nullopt;
        results.push_back(result->first);
        at += result->second;
    }
    return results;
}

std::optional<engine::Score> pointsOfText(const QString& text)
{
    const auto results = resultsOfText(text);
    if (!results || results->size() != 1 || isRareResult(results->front()) ||
        !engine::isPlayed(results->front().white))
        return std::nullopt;
    return engine::tablePoints(results->front().white);
}

bool isRareResult(GameResult result)
{
    return result == engine::kBothForfeit || result == engine::kBothLose || result == engine::kDrawAndLoss ||
           result == engine::kLossAndDraw || result == engine::kLossAndForfeit ||
           result == engine::kForfeitAndLoss;
}

} // namespace zahlmeister::app
