// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/words.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/base/fold.h"

namespace zahlmeister::engine {

namespace {

/// A word, or the beginning of one when it ends with an asterisk.
using Pattern = std::string_view;

constexpr std::array<Pattern, 7> kTheme{"thematurnier*", "thementurnier*", "themaopen",        "thema",
                                        "theme",         "gambitturnier*", "eroeffnungsthema*"};
constexpr std::array<Pattern, 18> kOtherGame{
    "chess960*",     "schach960*", "960",       "960er",       "fischerrandom*", "fischerschach*",
    "freestyle*",    "tandem*",    "bughouse*", "crazyhouse*", "raeuberschach*", "fressschach*",
    "schlagschach*", "simultan*",  "shogi*",    "xiangqi*",    "atomschach*",    "blindschach*"};
constexpr std::array<Pattern, 5> kHandicap{"handicap*", "handikap*", "vorgabe*", "zeitvorgabe*", "odds"};
constexpr std::array<Pattern, 8> kOnline{"online*", "hybrid*",    "internet*", "lichess*",
                                         "chess24", "playchess*", "tornelo*",  "server*"};
constexpr std::array<Pattern, 14> kRapid{
    "blitz",     "blitzturnier*", "blitzschach*",   "blitzmeister*",     "blitzopen*",
    "blitzcup*", "blitzpokal*",   "schnellschach*", "schnellturnier*",   "schnell",
    "rapid*",    "bullet*",       "aktivschach*",   "schnellschachopen*"};
constexpr std::array<Pattern, 13> kComputer{
    "computer*", "schachcomputer*", "schachprogramm*", "stockfish*", "mephisto*", "rybka*",      "komodo*",
    "houdini*",  "lczero*",         "novag*",          "saitek*",    "engine",    "chessmaster*"};

constexpr std::array<Pattern, 4> kOpen{"open", "opens", "offene", "offenes"};

std::span<const Pattern> patternsOf(Topic topic)
{
    switch (topic) {
    case Topic::Theme: return kTheme;
    case Topic::OtherGame: return kOtherGame;
    case Topic::Handicap: return kHandicap;
    case Topic::Online: return kOnline;
    case Topic::Rapid: return kRapid;
    case Topic::Open: return kOpen;
    case Topic::Computer: return kComputer;
    }
    return {};
}

bool fits(std::string_view word, Pattern pattern)
{
    if (pattern.ends_with('*'))
        return word.starts_with(pattern.substr(0, pattern.size() - 1));
    return word == pattern;
}

} // namespace

std::optional<std::string> wordAbout(Topic topic, std::string_view text)
{
    for (const std::string_view word : wordsOf(text)) {
        const std::string plain = folded(word);
        const auto patterns = patternsOf(topic);
        if (std::any_of(patterns.begin(), patterns.end(), [&](Pattern one) { return fits(plain, one); }))
            return std::string(word);
    }
    return {};
}

std::optional<int> youthAgeOf(std::string_view text)
{
    const std::string plain = folded(text);
    const auto isDigit = [&](std::size_t at) {
        return at < plain.size() && plain[at] >= '0' && plain[at] <= '9';
    };
    const auto isLetter = [&](std::size_t at) {
        return at < plain.size() && plain[at] >= 'a' && plain[at] <= 'z';
    };
    std::optional<int> oldest;
    for (std::size_t at = 0; at < plain.size(); ++at) {
        if (plain[at] != 'u' || (at > 0 && (isLetter(at - 1) || isDigit(at - 1))))
            continue;
        std::size_t digit = at + 1;
        if (digit < plain.size() && (plain[digit] == ' ' || plain[digit] == '-'))
            ++digit;
        int age = 0;
        std::size_t end = digit;
        for (; isDigit(end) && end < digit + 3; ++end)
            age = age * 10 + (plain[end] - '0');
        // From U6 to U25, as they are played; U2000 is a class of ratings.
        if (end > digit && age >= 6 && age <= 25)
            oldest = std::max(oldest.value_or(0), age);
    }
    return oldest;
}

} // namespace zahlmeister::engine
