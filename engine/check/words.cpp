// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/words.h"

#include <algorithm>
#include <array>

#include "engine/base/codetable.h"
#include "engine/base/fold.h"

namespace zahlmeister::engine {

namespace {

/// Words that hint at a topic, separated by single blanks; those that end with an asterisk are but
/// beginnings.
struct TopicWords {
    Topic topic;
    std::string_view patterns;
};

constexpr std::array kTopics{
    TopicWords{Topic::Theme,
               "thematurnier* thementurnier* themaopen thema theme gambitturnier* eroeffnungsthema*"},
    TopicWords{Topic::OtherGame,
               "chess960* schach960* 960 960er fischerrandom* fischerschach* freestyle* tandem* "
               "bughouse* crazyhouse* raeuberschach* fressschach* schlagschach* simultan* shogi* "
               "xiangqi* atomschach* blindschach*"},
    TopicWords{Topic::Handicap, "handicap* handikap* vorgabe* zeitvorgabe* odds"},
    TopicWords{Topic::Online, "online* hybrid* internet* lichess* chess24 playchess* tornelo* server*"},
    TopicWords{Topic::Rapid,
               "blitz blitzturnier* blitzschach* blitzmeister* blitzopen* blitzcup* blitzpokal* "
               "schnellschach* schnellturnier* schnell rapid* bullet* aktivschach* "
               "schnellschachopen*"},
    TopicWords{Topic::Open, "open opens offene offenes"},
    TopicWords{Topic::Computer,
               "computer* schachcomputer* schachprogramm* stockfish* mephisto* rybka* komodo* "
               "houdini* lczero* novag* saitek* engine chessmaster*"},
};
static_assert(isCodeTable(kTopics, &TopicWords::topic, Topic::Computer));

/// Bytes at the beginning of a text: in a damaged file it may have millions of words.
constexpr std::size_t kLookedAt = 2000;

bool fits(std::string_view word, std::string_view pattern)
{
    if (pattern.ends_with('*'))
        return word.starts_with(pattern.substr(0, pattern.size() - 1));
    return word == pattern;
}

} // namespace

std::optional<std::string> wordAbout(Topic topic, std::string_view text)
{
    for (const std::string_view word : wordsOf(text.substr(0, kLookedAt))) {
        const std::string plain = folded(word);
        for (std::string_view rest = kTopics[static_cast<std::size_t>(topic)].patterns; !rest.empty();) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            if (fits(plain, rest.substr(0, end)))
                return std::string(word);
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    return {};
}

std::optional<int> youthAgeOf(std::string_view text)
{
    const std::string plain = folded(text.substr(0, kLookedAt));
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
