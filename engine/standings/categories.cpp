// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/standings/categories.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>

namespace zahlmeister::engine {

namespace {

constexpr int kOldest = 120;
constexpr int kMostPlayers = 99;
constexpr int kHighestRating = 4000;

std::optional<int> positiveIn(std::string_view text, int most)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole && number >= 1 && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<Category> ratingsIn(std::string_view range)
{
    const std::size_t dash = range.find('-');
    if (dash == std::string_view::npos || range.size() < 2)
        return std::nullopt;
    Category category{.kind = CategoryKind::Ratings};
    const std::string_view least = range.substr(0, dash);
    const std::string_view most = range.substr(dash + 1);
    const auto from = positiveIn(least, kHighestRating);
    const auto to = positiveIn(most, kHighestRating);
    if ((!least.empty() && !from) || (!most.empty() && !to) || (from && to && *from > *to))
        return std::nullopt;
    category.least = from.value_or(0);
    category.most = to.value_or(0);
    return category;
}

/// In the year of the first day; nothing when either is unknown.
std::optional<int> ageOf(const Tournament& tournament, const Participant& participant)
{
    const auto& day = tournament.header.start ? tournament.header.start : tournament.header.end;
    const auto born = birthYearOf(participant);
    return day && born ? std::optional(day->year() - *born) : std::nullopt;
}

bool isOf(const Tournament& tournament, const Participant& participant, const Category& category)
{
    switch (category.kind) {
    case CategoryKind::Women: return participant.sex == Sex::Female;
    case CategoryKind::UpToAge: {
        const auto age = ageOf(tournament, participant);
        return age && *age <= category.most;
    }
    case CategoryKind::FromAge: {
        const auto age = ageOf(tournament, participant);
        return age && *age >= category.least;
    }
    case CategoryKind::Ratings: {
        if (!participant.rating)
            return category.least == 0;
        const int rating = participant.rating->value();
        return rating >= category.least && (category.most == 0 || rating <= category.most);
    }
    case CategoryKind::Teams: break;
    }
    return false;
}

std::vector<CategoryPlace> personsOf(const Tournament& tournament, const FinalTable& table,
                                     const Category& category)
{
    std::vector<CategoryPlace> lines;
    for (std::size_t at = 0; at < table.places().size(); ++at) {
        const FinalPlace& place = table.places()[at];
        if (!isOf(tournament, tournament.participants[place.entrant], category))
            continue;
        const bool isShared =
            !lines.empty() && table.places()[lines.back().places.front()].rank == place.rank;
        const int rank = isShared ? lines.back().rank : static_cast<int>(lines.size()) + 1;
        lines.push_back({.rank = rank, .places = {at}});
    }
    return lines;
}

/// Sums of what can be summed up: not places among tied ones, nor numbers of which the lower is better.
std::vector<double> sumsOf(const FinalTable& table, const std::vector<std::size_t>& places)
{
    std::vector<double> sums;
    for (std::size_t i = 0; i < table.criteria().size(); ++i) {
        const TieBreakInfo& info = infoOf(table.criteria()[i].code);
        double sum = info.byGroup || info.lowerIsBetter || info.byRating
                         ? std::numeric_limits<double>::quiet_NaN()
                         : 0;
        for (const std::size_t place : places)
            sum += table.places()[place].values[i];
        sums.push_back(sum);
    }
    return sums;
}

std::vector<CategoryPlace> teamsOf(const Tournament& tournament, const FinalTable& table,
                                   const Category& category)
{
    std::map<std::string, std::vector<std::size_t>> members; // the best first
    for (std::size_t at = 0; at < table.places().size(); ++at) {
        const Participant& who = tournament.participants[table.places()[at].entrant];
        const std::string& team = !who.team.empty()       ? who.team
                                  : !who.clubName.empty() ? who.clubName
                                                          : who.club;
        if (!team.empty())
            members[team].push_back(at);
    }
    std::vector<CategoryPlace> lines;
    for (auto& [team, places] : members) {
        if (places.size() < static_cast<std::size_t>(category.least))
            continue;
        places.resize(static_cast<std::size_t>(category.least));
        lines.push_back({.places = places, .team = team, .values = sumsOf(table, places)});
    }
    const auto isAbove = [](const CategoryPlace& a, const CategoryPlace& b) {
        for (std::size_t i = 0; i < a.values.size(); ++i) {
            const bool isNumber = !std::isnan(a.values[i]) && !std::isnan(b.values[i]);
            if (isNumber && a.values[i] != b.values[i])
                return a.values[i] > b.values[i];
        }
        return false;
    };
    std::ranges::stable_sort(lines, isAbove);
    for (std::size_t i = 1; i < lines.size(); ++i)
        lines[i].rank = isAbove(lines[i - 1], lines[i]) ? static_cast<int>(i) + 1 : lines[i - 1].rank;
    return lines;
}

} // namespace

std::string categoryText(const Category& category)
{
    const auto number = [](int value) { return value > 0 ? std::to_string(value) : std::string(); };
    switch (category.kind) {
    case CategoryKind::Women: break;
    case CategoryKind::UpToAge: return "u" + number(category.most);
    case CategoryKind::FromAge: return "s" + number(category.least);
    case CategoryKind::Ratings: return "rating:" + number(category.least) + "-" + number(category.most);
    case CategoryKind::Teams: return "teams:" + number(category.least);
    }
    return "women";
}

std::optional<Category> categoryFromText(std::string_view text)
{
    constexpr std::string_view kRatings = "rating:";
    constexpr std::string_view kTeams = "teams:";
    if (text == "women")
        return Category{};
    if (text.starts_with(kRatings))
        return ratingsIn(text.substr(kRatings.size()));
    if (text.starts_with(kTeams)) {
        const auto size = positiveIn(text.substr(kTeams.size()), kMostPlayers);
        return size ? std::optional(Category{.kind = CategoryKind::Teams, .least = *size}) : std::nullopt;
    }
    const auto age = text.empty() ? std::nullopt : positiveIn(text.substr(1), kOldest);
    if (age && (text.front() == 'u' || text.front() == 'U'))
        return Category{.kind = CategoryKind::UpToAge, .most = *age};
    if (age && (text.front() == 's' || text.front() == 'S'))
        return Category{.kind = CategoryKind::FromAge, .least = *age};
    return std::nullopt;
}

std::vector<CategoryPlace> placesOf(const Tournament& tournament, const FinalTable& table,
                                    const Category& category)
{
    if (table.played().isTeamEvent())
        return {};
    return category.kind == CategoryKind::Teams ? teamsOf(tournament, table, category)
                                                : personsOf(tournament, table, category);
}

} // namespace zahlmeister::engine
