// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/reading/expectancycheck.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <unordered_set>
#include <utility>

#include "app/chronicle/reading/ratingdevelopment.h"
#include "app/chronicle/reading/suppression.h"

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

/// A game seen from the better rated player.
GameSums sumsOfBetter(const RatedGame& game)
{
    return game.difference > 0 ? sumsOf(game) : mirrored(sumsOf(game));
}

/// Persons as far as they matter for being a group.
class GroupOfPersons {
public:
    void add(std::uint32_t person)
    {
        const auto end = m_persons.begin() + m_count;
        if (m_count < kSmallestGroup && std::find(m_persons.begin(), end, person) == end)
            m_persons[static_cast<std::size_t>(m_count++)] = person;
    }
    void add(const GroupOfPersons& others)
    {
        for (int i = 0; i < others.m_count; ++i)
            add(others.m_persons[static_cast<std::size_t>(i)]);
    }
    /// Whether there are so many that they may be shown.
    [[nodiscard]] bool isGroup() const { return m_count == kSmallestGroup; }

private:
    std::array<std::uint32_t, kSmallestGroup> m_persons = {};
    int m_count = 0;
};

/// Games of some differences, of those that are not 0.
struct DifferenceGames {
    int from = 0;
    int to = 0;
    std::int64_t differences = 0; ///< sum
    GameSums sums = {};
    GroupOfPersons persons = {};

    /// What the better rated players are expected to leave to the others is enough: drawing anew can tell how
    /// it varies. Of all games won it knows only that all are won.
    [[nodiscard]] bool hasLosses() const { return mirrored(sums).expected >= kFewestLosses * kPointUnit; }

    DifferenceGames& operator+=(const DifferenceGames& larger)
    {
        if (sums.games == 0)
            from = larger.from;
        to = larger.to;
        differences += larger.differences;
        sums += larger.sums;
        persons.add(larger.persons);
        return *this;
    }
};

/// By difference.
std::map<int, DifferenceGames> byDifference(const RatedGames& games)
{
    std::map<int, DifferenceGames> all;
    games.forEach([&](const RatedGame& game) {
        if (game.difference == 0)
            return;
        const int difference = std::abs(game.difference);
        DifferenceGames& same = all[difference];
        same.from = same.to = difference;
        same.differences += difference;
        same.sums += sumsOfBetter(game);
        same.persons.add(game.white);
        same.persons.add(game.black);
    });
    return all;
}

/// Classes of about as many games each, where one difference is in one class only.
std::vector<DifferenceGames> classesOf(const std::map<int, DifferenceGames>& games, std::int64_t count)
{
    const std::int64_t most = std::clamp<std::int64_t>(count / kGamesOfAClass, 1, kMostClasses);
    std::vector<DifferenceGames> classes;
    std::int64_t before = 0; // games in the classes that are full
    std::int64_t full = 0;   // where the current one ends at the earliest
    std::int64_t next = 1;
    for (const auto& [difference, same] : games) {
        if (before >= full) {
            classes.emplace_back();
            while (full <= before)
                full = std::max(count * next++ / most, std::int64_t{1});
        }
        classes.back() += same;
        before += same.sums.games;
    }
    // From the largest differences on. A class of one or two persons would be the difference between all and
    // the other classes.
    for (std::size_t i = classes.size(); i-- > 1;) {
        const bool isFirst = i == 1 && !classes.front().persons.isGroup();
        if (classes[i].hasLosses() && classes[i].persons.isGroup() && !isFirst)
            continue;
        classes[i - 1] += classes[i];
        classes.erase(classes.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return classes;
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
    int own = 0; ///< persons
    GroupOfPersons self = {};
    GroupOfPersons others = {};
    std::size_t cell = 0;
    bool isHidden = false;
};

/// A region and another one; nothing: all others.
using RegionKey = std::pair<std::uint32_t, std::optional<std::uint32_t>>;

/// The regions of the clubs.
class Regions {
public:
    Regions(const RatedGames& games, std::size_t length)
    {
        std::set<std::string> all;
        for (const std::string& club : games.clubs())
            all.insert(club.substr(0, length));
        m_names.assign(all.begin(), all.end()); // the empty one first
        for (const std::string& club : games.clubs())
            m_ofClubs.push_back(static_cast<std::uint32_t>(
                std::ranges::lower_bound(m_names, club.substr(0, length)) - m_names.begin()));
    }

    [[nodiscard]] const std::string& name(std::uint32_t region) const { return m_names[region]; }

    /// The cells that a game belongs to, with the side that it is seen from.
    template <class Visit>
    void forEachCell(const RatedGame& game, bool isPaired, Visit visit) const
    {
        const std::uint32_t white = m_ofClubs[game.whiteClub];
        const std::uint32_t black = m_ofClubs[game.blackClub];
        if (white == 0 || black == 0 || white == black)
            return;
        if (isPaired) {
            visit(RegionKey(std::min(white, black), std::max(white, black)), white < black);
        } else {
            visit(RegionKey(white, std::nullopt), true);
            visit(RegionKey(black, std::nullopt), false);
        }
    }

private:
    std::vector<std::string> m_names;     ///< in their order
    std::vector<std::uint32_t> m_ofClubs; ///< by club
};

using RegionCells = std::map<RegionKey, RegionCell>;

/// The cells against all others, or the pairs; those of too few persons are hidden.
RegionCells cellsOf(const RatedGames& games, const Regions& regions, bool isPaired)
{
    RegionCells cells;
    std::unordered_set<std::uint64_t> own; // a person in a cell
    games.forEach([&](const RatedGame& game) {
        regions.forEachCell(game, isPaired, [&](const RegionKey& key, bool isWhite) {
            const auto [at, isNew] = cells.try_emplace(key);
            RegionCell& cell = at->second;
            if (isNew)
                cell.cell = cells.size();
            const std::uint32_t person = isWhite ? game.white : game.black;
            cell.own += own.insert(std::uint64_t(cell.cell) << 32U | person).second ? 1 : 0;
            cell.self.add(person);
            cell.others.add(isWhite ? game.black : game.white);
        });
    });
    for (auto& [key, cell] : cells)
        cell.isHidden = !cell.self.isGroup() || !cell.others.isGroup();
    return cells;
}

/// What regions reach more than expected adds up to nothing, so that one that is hidden, or several of one or
/// two persons, would be what the others lack.
void hideRegions(RegionCells& cells)
{
    std::map<std::string, int> persons; // a hidden one counts as too small
    std::map<std::string, RegionCell*> byKey;
    for (auto& [key, cell] : cells) {
        const std::string name = std::to_string(key.first);
        persons.emplace(name, cell.isHidden ? std::min(cell.own, kSmallestGroup - 1) : cell.own);
        byKey.emplace(name, &cell);
    }
    for (const std::string& name : hiddenGroups(persons, 0))
        byKey.at(name)->isHidden = true;
}

/// The pairs of a region add up to what it did against all others: what is hidden of them must not be the
/// difference, nor be about too few persons together.
void hidePairs(const RegionCells& regions, RegionCells& pairs)
{
    std::map<std::uint32_t, std::vector<std::pair<const RegionKey, RegionCell>*>> ofRegion;
    for (auto& pair : pairs) {
        for (const std::uint32_t region : {pair.first.first, *pair.first.second}) {
            ofRegion[region].push_back(&pair);
            pair.second.isHidden =
                pair.second.isHidden || regions.at(RegionKey(region, std::nullopt)).isHidden;
        }
    }
    const auto isOpen = [&](std::uint32_t region) {
        int hidden = 0;
        GroupOfPersons self;
        GroupOfPersons others;
        for (const auto* pair : ofRegion[region]) {
            if (!pair->second.isHidden)
                continue;
            ++hidden;
            const bool isFirst = pair->first.first == region;
            self.add(isFirst ? pair->second.self : pair->second.others);
            others.add(isFirst ? pair->second.others : pair->second.self);
        }
        return hidden > 0 && (hidden == 1 || !self.isGroup() || !others.isGroup());
    };
    // What is hidden for one region may leave another one open.
    for (bool isChanged = true; std::exchange(isChanged, false);) {
        for (const auto& [region, itsPairs] : ofRegion) {
            if (regions.at(RegionKey(region, std::nullopt)).isHidden || !isOpen(region))
                continue;
            std::pair<const RegionKey, RegionCell>* smallest = nullptr;
            for (auto* pair : itsPairs) {
                if (!pair->second.isHidden && (!smallest || pair->second.own < smallest->second.own))
                    smallest = pair;
            }
            if (smallest) { // else all of them are hidden, and their sum is what stands there
                smallest->second.isHidden = true;
                isChanged = true;
            }
        }
    }
}

void eraseHidden(RegionCells& cells)
{
    std::erase_if(cells, [](const auto& one) { return one.second.isHidden; });
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
    const std::map<int, DifferenceGames> differences = byDifference(rated);
    DifferenceGames all;
    for (const auto& [difference, games] : differences)
        all += games;
    check.equals = rated.counts().count(GameUse::Used) - all.sums.games;
    if (!all.persons.isGroup())
        return check;
    const std::vector<DifferenceGames> classes = classesOf(differences, all.sums.games);
    TournamentBootstrap bootstrap(classes.size() + 1); // and all games together
    rated.forEach([&](const RatedGame& game) {
        if (game.difference == 0)
            return;
        const auto of =
            std::ranges::lower_bound(classes, std::abs(game.difference), {}, &DifferenceGames::to);
        bootstrap.add(game.tournament, static_cast<std::size_t>(of - classes.begin()), sumsOfBetter(game));
        bootstrap.add(game.tournament, classes.size(), sumsOfBetter(game));
    });
    const auto bands = bootstrap.bands(stop);
    for (std::size_t cell = 0; cell < classes.size(); ++cell) {
        const DifferenceGames& one = classes[cell];
        const auto band = one.hasLosses() ? bands[cell] : std::nullopt;
        check.classes.push_back({one.from, one.to,
                                 static_cast<double>(one.differences) / static_cast<double>(one.sums.games),
                                 one.sums, band});
        check.banded += band ? 1 : 0;
        check.outside += band && !band->holds(0) ? 1 : 0;
    }
    check.all = all.sums;
    if (all.hasLosses())
        check.band = bands.back();
    check.allowed = allowedOutside(check.banded);
    check.verdict = verdictOf(check);
    return check;
}

std::vector<RegionResidual> residualsBetweenRegions(const RatedGames& games, std::size_t regionLength,
                                                    const std::stop_token& stop)
{
    const Regions regions(games, regionLength);
    RegionCells cells = cellsOf(games, regions, false);
    hideRegions(cells);
    const auto shown = std::ranges::count_if(cells, [](const auto& one) { return !one.second.isHidden; });
    const bool hasPairs = static_cast<std::size_t>(shown) <= kMostPairedRegions;
    if (hasPairs) {
        RegionCells pairs = cellsOf(games, regions, true);
        hidePairs(cells, pairs);
        cells.merge(pairs);
    }
    eraseHidden(cells);
    std::size_t count = 0;
    for (auto& [key, cell] : cells)
        cell.cell = count++;
    TournamentBootstrap bootstrap(count);
    const auto add = [&](bool isPaired) {
        games.forEach([&](const RatedGame& game) {
            regions.forEachCell(game, isPaired, [&](const RegionKey& key, bool isWhite) {
                if (const auto found = cells.find(key); found != cells.end())
                    bootstrap.add(game.tournament, found->second.cell,
                                  isWhite ? sumsOf(game) : mirrored(sumsOf(game)));
            });
        });
    };
    add(false);
    if (hasPairs)
        add(true);
    const auto bands = bootstrap.bands(stop);
    std::vector<RegionResidual> residuals;
    for (const auto& [key, cell] : cells) {
        const auto against = key.second ? std::optional(regions.name(*key.second)) : std::nullopt;
        residuals.push_back(
            {regions.name(key.first), against, cell.own, bootstrap.total(cell.cell), bands[cell.cell]});
    }
    std::ranges::stable_partition(residuals, [](const RegionResidual& one) { return !one.against; });
    return residuals;
}

} // namespace zahlmeister::app
