// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/names/teamname.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "app/names/editdistance.h"
#include "app/names/namefold.h"

namespace zahlmeister::app {

namespace {

constexpr int kMostTeams = 20;          // of one club; larger numbers are years
constexpr std::size_t kShortestOwn = 3; // letters of a word that names a club

/// Words that say of a club what all clubs are, in the search spelling.
constexpr auto kUsual = std::to_array<std::string_view>({"bsg",
                                                         "esv",
                                                         "fc",
                                                         "ev",
                                                         "klub",
                                                         "post",
                                                         "psv",
                                                         "sabt",
                                                         "sc",
                                                         "schach",
                                                         "schachabteilung",
                                                         "schachclub",
                                                         "schachfreunde",
                                                         "schachgesellschaft",
                                                         "schachklub",
                                                         "schachverein",
                                                         "sf",
                                                         "sg",
                                                         "sk",
                                                         "skg",
                                                         "spvgg",
                                                         "ssv",
                                                         "sv",
                                                         "svg",
                                                         "tsg",
                                                         "tsv",
                                                         "tu",
                                                         "tus",
                                                         "tv",
                                                         "verein",
                                                         "vfb",
                                                         "vfl",
                                                         "vfr"});

bool isUsual(std::string_view word)
{
    return word.size() < kShortestOwn || std::ranges::find(kUsual, word) != kUsual.end() ||
           std::ranges::all_of(word, [](char sign) { return sign >= '0' && sign <= '9'; });
}

/// `2`, `ii`; nothing for any other word.
std::optional<int> numberIn(std::string_view word)
{
    constexpr std::array<std::string_view, kMostTeams> kRoman{
        "i",  "ii",  "iii",  "iv",  "v",  "vi",  "vii",  "viii",  "ix",  "x",
        "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii", "xviii", "xix", "xx"};
    if (const auto roman = std::ranges::find(kRoman, word); roman != kRoman.end())
        return static_cast<int>(roman - kRoman.begin()) + 1;
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool isNumber = error == std::errc() && end == word.data() + word.size();
    return isNumber && number >= 1 && number <= kMostTeams ? std::optional(number) : std::nullopt;
}

/// Takes `e.V.` out, which is spelled as one word or as two.
void removeRegistered(std::vector<std::string>& words)
{
    std::erase(words, "ev");
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (words[i] == "e" && words[i + 1] == "v") {
            words.erase(words.begin() + static_cast<std::ptrdiff_t>(i),
                        words.begin() + static_cast<std::ptrdiff_t>(i) + 2);
            return;
        }
    }
}

/// Parts `adler2`.
void partNumber(std::vector<std::string>& words)
{
    std::string& last = words.back();
    const std::size_t digits = last.find_last_not_of("0123456789") + 1;
    if (digits <= kShortestOwn || digits == last.size() || !numberIn(last.substr(digits)))
        return;
    std::string number = last.substr(digits);
    last.resize(digits);
    words.push_back(std::move(number));
}

std::vector<std::string> ownWords(const TeamName& name)
{
    std::vector<std::string> own;
    std::ranges::remove_copy_if(name.words, std::back_inserter(own), isUsual);
    return own;
}

/// How many words of one name are in the other one, each with as many errors as are typing errors.
std::size_t commonWords(const std::vector<std::string>& one, const std::vector<std::string>& other)
{
    return static_cast<std::size_t>(std::ranges::count_if(one, [&](const std::string& word) {
        const int limit = toleratedErrors(word);
        return std::ranges::any_of(
            other, [&](const std::string& its) { return typingErrors(word, its, limit) <= limit; });
    }));
}

} // namespace

TeamName teamNameOf(std::string_view name)
{
    const std::string text = spelled(name, NameSpelling::Search);
    TeamName team;
    for (const std::string_view word : wordsOf(text))
        team.words.emplace_back(word);
    removeRegistered(team.words);
    for (const std::string_view word : {"mannschaft", "mannsch", "team"}) {
        if (team.words.size() > 2 && team.words.back() == word && numberIn(team.words[team.words.size() - 2]))
            team.words.pop_back();
    }
    if (team.words.empty())
        return team;
    partNumber(team.words);
    const auto number = team.words.size() > 1 ? numberIn(team.words.back()) : std::nullopt;
    if (number) {
        team.number = *number;
        team.words.pop_back();
    }
    return team;
}

TeamNearness nearnessOf(const TeamName& one, const TeamName& other)
{
    const auto words = ownWords(one);
    const auto others = ownWords(other);
    const std::size_t common = std::min(commonWords(words, others), commonWords(others, words));
    const std::size_t fewest = std::min(words.size(), others.size());
    const bool isSameNumber = one.number == other.number;
    const int usual = static_cast<int>(commonWords(one.words, other.words)) - static_cast<int>(common);
    constexpr int kOwnWord = 100;
    constexpr int kNumber = 10;
    return {.points = static_cast<int>(common) * kOwnWord + (isSameNumber ? kNumber : 0) + std::max(usual, 0),
            .isAlike = fewest > 0 && common == fewest && isSameNumber};
}

} // namespace zahlmeister::app
