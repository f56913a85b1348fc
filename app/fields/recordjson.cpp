// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/recordjson.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/spelling/moment.h"
#include "engine/base/utf8.h"

namespace zahlmeister::app {

using namespace engine;

namespace {

/// The twelve results, with the texts that the engine gives them.
std::array<Word<GameResult>, 12> resultWords()
{
    const auto word = [](GameResult result) { return Word<GameResult>{resultText(result), result}; };
    return {word(kWhiteWins),          word(kBlackWins),          word(kDrawn),
            word(kWhiteWinsByForfeit), word(kBlackWinsByForfeit), word(kBothForfeit),
            word(kBothLose),           word(kDrawAndLoss),        word(kLossAndDraw),
            word(kLossAndForfeit),     word(kForfeitAndLoss),     word(kNotPlayed)};
}

} // namespace

std::optional<std::string> RecordReader::parsedText(const FieldRules& rules)
{
    if (m_form == JsonForm::Short)
        return anyText();
    if (rules.exactly == kUuidLength)
        return uuid();
    if (rules.exactly == kMomentLength)
        return moment();
    if (rules.exactly > 0)
        return text(rules.exactly, rules.exactly,
                    rules.exactly == 3 ? "three-characters" : "five-characters");
    // What stands in them besides what no text has is still a text: the door takes that out.
    const TextPosition begin = position();
    auto found = anyText();
    if (found && m_limitsTexts && characterCount(*found) > rules.longest) {
        reportRange(begin, *found, longestText(rules.longest));
        return std::nullopt;
    }
    return found;
}

std::optional<std::string> RecordReader::uuid()
{
    const TextPosition begin = position();
    auto found = text();
    const auto isOfUuid = [](char letter) {
        return letter == '-' || (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
    };
    if (!found || found->empty() || (found->size() == kUuidLength && std::ranges::all_of(*found, isOfUuid)))
        return found;
    reportRange(begin, *found, "uuid");
    return std::nullopt;
}

std::optional<std::string> RecordReader::moment()
{
    const TextPosition begin = position();
    auto found = text();
    if (!found || found->empty() || isMoment(*found))
        return found;
    reportRange(begin, *found, "moment");
    return std::nullopt;
}

std::optional<Score> RecordReader::parsedScore()
{
    const TextPosition begin = position();
    const auto found = number("number");
    if (!found)
        return std::nullopt;
    for (const Score candidate : {kLoss, kDraw, kWin}) {
        if (candidate.points() == found->value)
            return candidate;
    }
    reportRange(begin, found->written, "0|0.5|1");
    return std::nullopt;
}

std::optional<GameId> RecordReader::parsedGameId()
{
    const TextPosition begin = position();
    const auto found = number("integer");
    if (!found)
        return std::nullopt;
    if (found->value < 1 || found->value > static_cast<double>(kLargestGameId) ||
        found->value != std::floor(found->value)) {
        reportRange(begin, found->written, "1–" + std::to_string(kLargestGameId));
        return std::nullopt;
    }
    return GameId(static_cast<std::int64_t>(found->value));
}

std::optional<GameResult> RecordReader::parsedResult()
{
    return choice(resultWords());
}

} // namespace zahlmeister::app
