// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entry/resultentry.h"

#include <algorithm>
#include <utility>

#include "app/spelling/result.h"

namespace zahlmeister::app {

namespace {

using engine::GameResult;

// The longest result that a text begins with, and its length; `*` for a game not played.
std::optional<std::pair<GameResult, qsizetype>> firstResult(QStringView text)
{
    constexpr auto kSigns = ResultSigns::Typed;
    constexpr qsizetype kLongest = 7; // 1/2-1/2
    if (text.startsWith(u'#'))
        return std::pair(engine::kBothForfeit, qsizetype(1));
    if (text.startsWith(u'*') || text.startsWith(u'\u00B7'))
        return std::pair(engine::kNotPlayed, qsizetype(1));
    for (qsizetype length = std::min(text.size(), kLongest); length > 0; --length) {
        const QStringView start = text.first(length);
        if (const auto side = sideOf(start, kSigns))
            return std::pair(GameResult{*side, complementOf(*side)}, length);
        const auto both = start.contains(u' ') ? std::nullopt : resultOf(start, kSigns);
        if (!both || !engine::isAllowed(*both))
            continue;
        // `+--` may as well be three games, so a dash separates only the results played at the board.
        if (!hasForfeit(*both) || start.contains(u':') || start.contains(u'/'))
            return std::pair(*both, length);
    }
    return std::nullopt;
}

} // namespace

std::optional<GameResult> resultOfKey(QChar key)
{
    if (key == u'#')
        return engine::kBothForfeit;
    const auto side = sideOf(key, ResultSigns::Key);
    return side ? std::optional(GameResult{*side, complementOf(*side)}) : std::nullopt;
}

std::optional<std::vector<GameResult>> resultsOfText(const QString& text)
{
    const QString entry = text.trimmed();
    std::vector<GameResult> results;
    if (entry == u"*" || entry == u"\u00B7")
        return results;
    for (QStringView rest(entry); !rest.isEmpty(); rest = rest.trimmed()) {
        const auto result = firstResult(rest);
        if (!result)
            return std::nullopt;
        results.push_back(result->first);
        rest = rest.sliced(result->second);
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
