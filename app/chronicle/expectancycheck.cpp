// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/expectancycheck.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <string>

#include "app/chronicle/ratingdevelopment.h"

namespace zahlmeister::app {

namespace {

/// The same game seen from Black.
GameSums mirrored(const GameSums& sums)
{
    return {sums.games, sums.games * kPointUnit - sums.reached, sums.games * kPointUnit - sums.expected};
}

GameSums sumsOf(const RatedGame& game)
{
    return {1, game.reached, game.expected};
}

/// Games between players of different ratings, by their difference.
std::vector<const RatedGame*> byDifference(const RatedGames& games)
{
    std::vector<const RatedGame*> sorted;
    for (const RatedGame& game : games.games) {
        if (game.difference != 0)
            sorted.push_back(&game);
    }
    std::ranges::stable_sort(sorted, {}, [](const RatedGame* game) { return std::abs(game->difference); });
    return sorted;
}

/// What the better rated players of some games are expected to leave to the others, in units of kPointUnit.
std::int64_t expectedLoss(std::span<const RatedGame* const> games)
{
    std::int64_t loss = 0;
    for (const RatedGame* game : games)
        loss += game->difference > 0 ? kPointUnit - game->expected : game->expected;
    return loss;
}

/// Joins classes with that of the next smaller differences, from the largest ones on, until so many points
/// are expected to be lost in each that drawing anew can tell how they vary: of all games won it knows only
/// that all are won.
void joinSparse(std::vector<std::size_t>& cuts, const std::vector<const RatedGame*>& sorted)
{
    for (std::size_t i = cuts.size(); i-- > 1;) {
        const auto games = std::span(sorted).subspan(cuts[i - 1], cuts[i] - cuts[i - 1]);
        if (expectedLoss(games) < kFewestLosses * kPointUnit)
            cuts.erase(cuts.begin() + static_cast<std::ptrdiff_t>(i) - 1);
    }
}

/// Where each class ends: about as many games in each, and one difference in one class only.
std::vector<std::size_t> cutsOf(const std::vector<const RatedGame*>& sorted)
{
    const std::size_t classes = std::clamp<std::size_t>(sorted.size() / kGamesOfAClass, 1, kMostClasses);
    std::vector<std::size_t> cuts;
    for (std::size_t i = 1; i <= classes && !sorted.empty(); ++i) {
        std::size_t cut = std::max(sorted.size() * i / classes, std::size_t{1});
        while (cut < sorted.size() &&
               std::abs(sorted[cut]->difference) == std::abs(sorted[cut - 1]->difference))
            ++cut;
        if (cuts.empty() || cut > cuts.back())
            cuts.push_back(cut);
    }
    joinSparse(cuts, sorted);
    return cuts;
}

/// Whether so many persons played these games that they may be shown.
bool areOfAGroup(std::span<const RatedGame* const> games)
{
    std::set<std::uint32_t> persons;
    for (const RatedGame* game : games) {
        persons.insert({game->white, game->black});
        if (persons.size() >= kSmallestGroup)
            return true;
    }
    return false;
}

ExpectancyVerdict verdictOf(const ExpectancyCheck& check)
{
    if (check.banded == 0)
        return ExpectancyVerdict::TooFew;
    const bool isOff = check.band && !check.band->holds(0);
    return check.outside > check.allowed || isOff ? ExpectancyVerdict::Deviates : ExpectancyVerdict::Holds;
}

/// What is known of the games of a region against another.
struct RegionCell {
    std::set<std::uint32_t> own;
    std::set<std::uint32_t> others;
    std::size_t cell = 0;
};

using RegionKey = std::pair<std::string, std::optional<std::string>>;

/// The cells that a game belongs to, with the side that it is seen from.
template <class Visit>
void forEachCell(const RatedGame& game, std::size_t length, Visit visit)
{
    const std::string white = game.whitePlayer->club.substr(0, length);
    const std::string black = game.blackPlayer->club.substr(0, length);
    if (white.empty() || black.empty() || white == black)
        return;
    visit(RegionKey(white, std::nullopt), true);
    visit(RegionKey(black, std::nullopt), false);
    visit(white < black ? RegionKey(white, black) : RegionKey(black, white), white < black);
}

} // namespace

std::string_view verdictText(ExpectancyVerdict verdict)
{
    switch (verdict) {
    case ExpectancyVerdict::TooFew: return "too_few";
    case ExpectancyVerdict::Holds: return "holds";
    case ExpectancyVerdict::Deviates: return "deviates";
    }
    return {};
}

int allowedOutside(int bands)
{
    constexpr double kMiss = 0.05;
    constexpr double kSurprise = 0.01;
    // Binomial, from nobody outside on.
    double chance = 1;
    for (int i = 0; i < bands; ++i)
        chance *= 1 - kMiss;
    double rest = 1 - chance;
    int outside = 0;
    while (outside < bands && rest > kSurprise) {
        chance *= (bands - outside) * kMiss / ((outside + 1) * (1 - kMiss));
        rest -= chance;
        ++outside;
    }
    return outside;
}

ExpectancyCheck checkExpectancy(const RatedGames& rated, const std::stop_token& stop)
{
    ExpectancyCheck check;
    const std::vector<const RatedGame*> sorted = byDifference(rated);
    check.equals = static_cast<std::int64_t>(rated.games.size() - sorted.size());
    if (!areOfAGroup(sorted))
        return check;
    const std::vector<std::size_t> cuts = cutsOf(sorted);
    TournamentBootstrap bootstrap(cuts.size() + 1); // and all games together
    std::vector<bool> isShown;
    std::vector<bool> hasLosses;
    std::size_t begin = 0;
    for (std::size_t cell = 0; cell < cuts.size(); ++cell) {
        const auto games = std::span(sorted).subspan(begin, cuts[cell] - begin);
        begin = cuts[cell];
        std::int64_t differences = 0;
        for (const RatedGame* game : games) {
            const GameSums sums = game->difference > 0 ? sumsOf(*game) : mirrored(sumsOf(*game));
            bootstrap.add(game->tournament, cell, sums);
            bootstrap.add(game->tournament, cuts.size(), sums);
            differences += std::abs(game->difference);
        }
        check.classes.push_back({std::abs(games.front()->difference), std::abs(games.back()->difference),
                                 static_cast<double>(differences) / static_cast<double>(games.size()),
                                 bootstrap.total(cell)});
        isShown.push_back(areOfAGroup(games));
        hasLosses.push_back(expectedLoss(games) >= kFewestLosses * kPointUnit);
    }
    const auto bands = bootstrap.bands(stop);
    for (std::size_t cell = 0; cell < cuts.size(); ++cell) {
        if (hasLosses[cell])
            check.classes[cell].band = bands[cell];
    }
    check.all = bootstrap.total(cuts.size());
    if (expectedLoss(sorted) >= kFewestLosses * kPointUnit)
        check.band = bands.back();
    std::size_t at = 0;
    std::erase_if(check.classes, [&](const DifferenceClass&) { return !isShown[at++]; });
    for (const DifferenceClass& one : check.classes) {
        check.banded += one.band ? 1 : 0;
        check.outside += one.band && !one.band->holds(0) ? 1 : 0;
    }
    check.allowed = allowedOutside(check.banded);
    check.verdict = verdictOf(check);
    return check;
}

std::vector<RegionResidual> residualsBetweenRegions(const RatedGames& games, std::size_t regionLength,
                                                    const std::stop_token& stop)
{
    // By region, those against all others first.
    std::map<RegionKey, RegionCell> cells;
    for (const RatedGame& game : games.games) {
        forEachCell(game, regionLength, [&](const RegionKey& key, bool isWhite) {
            RegionCell& cell = cells[key];
            cell.own.insert(isWhite ? game.white : game.black);
            cell.others.insert(isWhite ? game.black : game.white);
        });
    }
    std::erase_if(cells, [](const auto& one) {
        return one.second.own.size() < kSmallestGroup || one.second.others.size() < kSmallestGroup;
    });
    std::size_t count = 0;
    for (auto& [key, cell] : cells)
        cell.cell = count++;
    TournamentBootstrap bootstrap(count);
    for (const RatedGame& game : games.games) {
        forEachCell(game, regionLength, [&](const RegionKey& key, bool isWhite) {
            if (const auto found = cells.find(key); found != cells.end())
                bootstrap.add(game.tournament, found->second.cell,
                              isWhite ? sumsOf(game) : mirrored(sumsOf(game)));
        });
    }
    const auto bands = bootstrap.bands(stop);
    std::vector<RegionResidual> residuals;
    for (const auto& [key, cell] : cells)
        residuals.push_back({key.first, key.second, static_cast<int>(cell.own.size()),
                             bootstrap.total(cell.cell), bands[cell.cell]});
    std::ranges::stable_partition(residuals, [](const RegionResidual& one) { return !one.against; });
    return residuals;
}

} // namespace zahlmeister::app
