// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/names/personname.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

#include "app/names/editdistance.h"
#include "app/names/forenames.h"
#include "app/names/namefold.h"

namespace zahlmeister::app {

namespace {

/// The words of a part, and how they are spelled there.
constexpr std::pair<std::vector<std::string> NamePart::*, NameSpelling> kSpellings[]{
    {&NamePart::expanded, NameSpelling::Expanded},
    {&NamePart::plain, NameSpelling::Plain},
    {&NamePart::search, NameSpelling::Search}};

template <std::size_t Size>
bool isOneOf(std::string_view text, const std::array<std::string_view, Size>& texts)
{
    return std::ranges::find(texts, text) != texts.end();
}

std::vector<std::string> splitAtBlanks(std::string_view text)
{
    std::vector<std::string> tokens;
    std::string token;
    for (const char c : text) {
        if (c == ' ' || c == '\t' || c == '(' || c == ')') {
            if (!token.empty())
                tokens.push_back(std::exchange(token, {}));
            continue;
        }
        token += c;
        // Titles need no blank after them: Dr.Müller.
        if (token == "Dr." || token == "Prof.")
            tokens.push_back(std::exchange(token, {}));
    }
    if (!token.empty())
        tokens.push_back(std::move(token));
    return tokens;
}

bool isTitle(const std::string& token)
{
    static constexpr std::array<std::string_view, 10> kChess{"GM",  "IM",  "FM",  "CM", "WGM",
                                                             "WIM", "WFM", "WCM", "FA", "IA"};
    static constexpr std::array<std::string_view, 6> kAcademic{"dr", "prof", "ddr", "dres", "dipl", "mag"};
    static constexpr std::array<std::string_view, 12> kWithDot{"ing", "med", "phil", "rer",   "nat",  "jur",
                                                               "h",   "c",   "hc",   "habil", "dent", "vet"};
    if (isOneOf(token, kChess))
        return true;
    const std::string word = spelled(token, NameSpelling::Search);
    const std::string first = word.substr(0, word.find(' '));
    const bool dotted = token.ends_with('.');
    if (isOneOf(first, kAcademic))
        return dotted || first != "mag"; // Mag is a name, too
    // "H." alone is an initial: only after another dot (h.c.) is it a title.
    return dotted && isOneOf(first, kWithDot) && (first.size() > 1 || word.size() > 1);
}

std::optional<Generation> generationOf(const std::string& token)
{
    static constexpr std::array<std::string_view, 4> kJunior{"jun", "jr", "junior", "jnr"};
    static constexpr std::array<std::string_view, 4> kSenior{"sen", "sr", "senior", "snr"};
    const std::string word = spelled(token, NameSpelling::Search);
    if (isOneOf(word, kJunior))
        return Generation::Junior;
    return isOneOf(word, kSenior) ? std::optional(Generation::Senior) : std::nullopt;
}

/// Tokens without titles and marks of the generation; they stay when nothing else would be left.
std::vector<std::string> withoutTitles(const std::vector<std::string>& tokens, Generation& generation)
{
    std::vector<std::string> kept;
    for (const std::string& token : tokens) {
        const auto mark = generationOf(token);
        if (mark)
            generation = *mark;
        else if (!isTitle(token))
            kept.push_back(token);
    }
    return kept.empty() ? tokens : kept;
}

std::string joined(const std::vector<std::string>& words)
{
    return std::accumulate(words.begin(), words.end(), std::string());
}

NamePart partOf(const std::vector<std::string>& tokens)
{
    std::string text;
    for (const std::string& token : tokens)
        text += token + ' ';
    NamePart part;
    for (const auto& [words, spelling] : kSpellings) {
        const std::string spelledText = spelled(text, spelling);
        const auto found = wordsOf(spelledText);
        (part.*words).assign(found.begin(), found.end());
    }
    part.withParticles = joined(part.search);
    if (std::ranges::all_of(part.search, isParticle))
        return part;
    for (std::size_t i = part.search.size(); i-- > 0;) {
        // One letter is an initial, not a particle.
        if (part.search[i].size() > 1 && isParticle(part.search[i])) {
            for (const auto& [words, spelling] : kSpellings)
                (part.*words).erase((part.*words).begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
    return part;
}

/// Words of one part, from a range of the words of a name whose order is unknown.
NamePart subpart(const NamePart& whole, std::size_t from, std::size_t to)
{
    NamePart part;
    for (const auto& [words, spelling] : kSpellings) {
        const auto first = (whole.*words).begin();
        (part.*words)
            .assign(first + static_cast<std::ptrdiff_t>(from), first + static_cast<std::ptrdiff_t>(to));
    }
    part.withParticles = joined(part.search);
    return part;
}

NamePart joinedParts(const NamePart& a, const NamePart& b)
{
    NamePart whole = a;
    for (const auto& [words, spelling] : kSpellings)
        (whole.*words).insert((whole.*words).end(), (b.*words).begin(), (b.*words).end());
    whole.withParticles += b.withParticles;
    return whole;
}

bool isAbbreviation(const std::string& abbreviated, const std::string& word)
{
    if (!word.starts_with(abbreviated) || abbreviated == word)
        return false;
    // Columns that are too narrow cut names off; but Jan is not short for Jana.
    return abbreviated.size() == 1 || (abbreviated.size() >= 4 && word.size() >= abbreviated.size() + 2);
}

/// Whether every word of one list is one of the other's, in any order.
template <class IsSame>
bool isSubset(const std::vector<std::string>& some, const std::vector<std::string>& all, IsSame isSame)
{
    return std::ranges::all_of(some, [&](const std::string& word) {
        return std::ranges::any_of(all, [&](const std::string& other) { return isSame(word, other); });
    });
}

PartMatch nearness(std::string_view a, std::string_view b)
{
    const int tolerated = toleratedErrors(a.size() < b.size() ? a : b);
    const int errors = tolerated > 0 ? typingErrors(a, b, tolerated) : 1;
    if (errors > tolerated)
        return PartMatch::Different;
    return errors <= 1 ? PartMatch::Near : PartMatch::Far;
}

/// What holds for last names and forenames alike.
std::optional<PartMatch> matchSpelling(const NamePart& a, const NamePart& b)
{
    if (a.isEmpty() || b.isEmpty())
        return PartMatch::Missing;
    if (joined(a.expanded) == joined(b.expanded) || joined(a.plain) == joined(b.plain))
        return PartMatch::Same;
    if (joined(a.search) == joined(b.search) || a.withParticles == b.withParticles)
        return PartMatch::Spelling;
    return {};
}

PartMatch matchRest(const NamePart& a, const NamePart& b)
{
    const auto same = [](const std::string& word, const std::string& other) {
        return word == other || soundOf(word) == soundOf(other);
    };
    const NamePart& shorter = a.search.size() <= b.search.size() ? a : b;
    const NamePart& longer = &shorter == &a ? b : a;
    const bool lacksWords = shorter.search.size() < longer.search.size();
    if (lacksWords && isSubset(shorter.search, longer.search, same))
        return PartMatch::Part;
    const auto sameOrShort = [&](const std::string& word, const std::string& other) {
        return same(word, other) || isAbbreviation(word, other) || isAbbreviation(other, word);
    };
    if (isSubset(shorter.search, longer.search, sameOrShort))
        return PartMatch::Initial;
    const PartMatch whole = nearness(joined(a.search), joined(b.search));
    if (whole != PartMatch::Different)
        return whole;
    const auto near = [](const std::string& word, const std::string& other) {
        return word == other || nearness(word, other) != PartMatch::Different;
    };
    return lacksWords && isSubset(shorter.search, longer.search, near) ? PartMatch::Far
                                                                       : PartMatch::Different;
}

constexpr int cost(PartMatch match)
{
    constexpr std::array kCosts{0, 1, 2, 3, 3, 4, 5, 8, 7, 14};
    return kCosts[static_cast<std::size_t>(match)];
}

} // namespace

std::vector<std::string> PersonName::words() const
{
    std::vector<std::string> all = last.search;
    all.insert(all.end(), first.search.begin(), first.search.end());
    return all;
}

PersonName parseName(std::string_view name)
{
    if (const std::size_t comma = name.find(','); comma != std::string_view::npos) {
        // A third part is an academic title.
        const std::string_view rest = name.substr(comma + 1);
        return listedName(name.substr(0, comma), rest.substr(0, rest.find(',')));
    }
    PersonName parsed;
    const std::vector<std::string> tokens = withoutTitles(splitAtBlanks(name), parsed.generation);
    std::size_t last = tokens.empty() ? 0 : tokens.size() - 1;
    while (last > 0 && isParticle(spelled(tokens[last - 1], NameSpelling::Search)))
        --last;
    const auto border = tokens.begin() + static_cast<std::ptrdiff_t>(last);
    parsed.first = partOf({tokens.begin(), border});
    parsed.last = partOf({border, tokens.end()});
    return parsed;
}

PersonName listedName(std::string_view lastName, std::string_view firstName)
{
    PersonName name;
    name.isOrdered = true;
    name.last = partOf(withoutTitles(splitAtBlanks(lastName), name.generation));
    name.first = partOf(withoutTitles(splitAtBlanks(firstName), name.generation));
    return name;
}

PartMatch matchLastNames(const NamePart& a, const NamePart& b)
{
    if (const auto match = matchSpelling(a, b))
        return *match;
    if (soundOf(joined(a.search)) == soundOf(joined(b.search)))
        return PartMatch::Sound;
    return matchRest(a, b);
}

PartMatch matchForenames(const NamePart& a, const NamePart& b)
{
    if (const auto match = matchSpelling(a, b))
        return *match;
    const Forenames& forms = Forenames::shipped();
    const std::string wholeA = joined(a.search);
    const std::string wholeB = joined(b.search);
    if (soundOf(wholeA) == soundOf(wholeB))
        return PartMatch::Sound;
    if (forms.areForms(wholeA, wholeB))
        return PartMatch::Form;
    const PartMatch rest = matchRest(a, b);
    // Sepp Maria for Josef.
    const bool firstIsForm = forms.areForms(a.search.front(), b.search.front());
    return firstIsForm && rest > PartMatch::Initial ? PartMatch::Form : rest;
}

NameMatch matchNames(const PersonName& written, const PersonName& listed)
{
    NameMatch best;
    int least = 1000;
    const auto consider = [&](const NamePart& last, const NamePart& first, bool swapped) {
        const NameMatch match{matchLastNames(last, listed.last), matchForenames(first, listed.first), swapped,
                              false};
        const int sum = cost(match.last) + cost(match.first) + (swapped && written.isOrdered ? 2 : 0);
        if (sum < least) {
            least = sum;
            best = match;
        }
    };
    consider(written.last, written.first, false);
    consider(written.first, written.last, true);
    if (!written.isOrdered && least > 0) {
        const NamePart whole = joinedParts(written.first, written.last);
        for (std::size_t border = 1; border < whole.search.size(); ++border) {
            const NamePart front = subpart(whole, 0, border);
            const NamePart back = subpart(whole, border, whole.search.size());
            consider(back, front, false);
            consider(front, back, true);
        }
    }
    // Without a comma there is no order that could be wrong.
    best.isSwapped = best.isSwapped && written.isOrdered;
    best.generationDiffers = written.generation != Generation::None &&
                             listed.generation != Generation::None && written.generation != listed.generation;
    return best;
}

} // namespace zahlmeister::app
