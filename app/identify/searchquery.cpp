// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/searchquery.h"

#include <algorithm>
#include <optional>

#include "app/lists/personkey.h"
#include "app/names/namefold.h"
#include "engine/base/letters.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kMostTerms = 8;
constexpr std::size_t kClubCodeLength = 5;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetterOrDigit(char c)
{
    return isDigit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

std::string inCapitals(std::string_view text)
{
    std::string capitals(text);
    std::ranges::transform(capitals, capitals.begin(), asciiUpper);
    return capitals;
}

/// The number of up to nine digits; nothing for any other text.
std::optional<std::uint32_t> numberOf(std::string_view text)
{
    return text.size() <= 9 ? pkzNumber(text) : std::nullopt;
}

/// Letters and digits mixed, such as the beginning of a VKZ; the digits alone are a number.
bool isClubCodeBeginning(std::string_view text)
{
    return text.size() >= 2 && text.size() <= kClubCodeLength && std::ranges::all_of(text, isLetterOrDigit) &&
           std::ranges::any_of(text, isDigit) && !std::ranges::all_of(text, isDigit);
}

/// What stands between two blanks.
void addChunk(std::string_view chunk, std::vector<SearchTerm>& terms)
{
    if (const auto nu = nuNumber(chunk)) {
        terms.push_back({SearchTermKind::NuId, std::string(chunk.substr(2)), *nu});
        return;
    }
    const std::size_t hyphen = chunk.find_first_of("-/");
    const std::string_view club = chunk.substr(0, hyphen);
    if (hyphen == kClubCodeLength && std::ranges::any_of(club, isDigit) &&
        std::ranges::all_of(club, isLetterOrDigit)) {
        const std::string_view member = chunk.substr(hyphen + 1);
        if (const auto number = numberOf(member)) {
            terms.push_back({SearchTermKind::ClubCode, inCapitals(club), 0, true});
            terms.push_back({SearchTermKind::MemberNumber, std::string(member), *number});
            return;
        }
    }
    if (const auto number = numberOf(chunk)) {
        terms.push_back({SearchTermKind::Number, std::string(chunk), *number});
        return;
    }
    if (isClubCodeBeginning(chunk)) {
        terms.push_back({SearchTermKind::ClubCode, inCapitals(chunk)});
        return;
    }
    const std::string words = spelled(chunk, NameSpelling::Search);
    for (const std::string_view word : wordsOf(words))
        terms.push_back({SearchTermKind::Word, std::string(word)});
}

} // namespace

std::vector<SearchTerm> searchTerms(std::string_view typed)
{
    constexpr std::string_view kSeparators = " \t\r\n,;";
    std::vector<SearchTerm> terms;
    bool separated = false;
    while (!typed.empty() && terms.size() < kMostTerms) {
        const std::size_t end = std::min(typed.find_first_of(kSeparators), typed.size());
        if (end > 0)
            addChunk(typed.substr(0, end), terms);
        separated = end < typed.size() || (end > 0 && typed[end - 1] == '-');
        typed.remove_prefix(std::min(end + 1, typed.size()));
    }
    if (terms.size() > kMostTerms)
        terms.resize(kMostTerms);
    for (std::size_t i = 0; i < terms.size(); ++i)
        terms[i].isWhole = i + 1 < terms.size() || separated;
    return terms;
}

} // namespace zahlmeister::app
