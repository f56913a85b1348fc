// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/standings/finaltable.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace zahlmeister::engine {

namespace {

/// Where points of teams are named first in the list, they decide.
ScoreKind firstScoreOf(const std::vector<TieBreak>& tieBreaks)
{
    const bool isByGames = !tieBreaks.empty() && tieBreaks.front().code == TieBreakCode::GamePoints;
    return isByGames ? ScoreKind::Game : ScoreKind::Match;
}

bool isPoints(const TieBreak& tieBreak)
{
    using enum TieBreakCode;
    return tieBreak.code == Points || tieBreak.code == MatchPoints || tieBreak.code == GamePoints;
}

bool lowerIsBetter(const TieBreak& tieBreak)
{
    return infoOf(tieBreak.code).lowerIsBetter != tieBreak.reversed;
}

/// Who has no value stands behind all others.
double sortKey(const TieBreak& tieBreak, double value)
{
    if (std::isnan(value))
        return std::numeric_limits<double>::infinity();
    return lowerIsBetter(tieBreak) ? value : -value;
}

} // namespace

FinalTable::FinalTable(const Tournament& tournament, const TableOptions& options)
    : m_played(tournament, options.round, firstScoreOf(options.tieBreaks)),
      m_edition(options.edition.value_or(m_played.edition()))
{
    if (options.tieBreaks.empty() || !isPoints(options.tieBreaks.front()))
        m_criteria.push_back({.code = TieBreakCode::Points});
    m_criteria.insert(m_criteria.end(), options.tieBreaks.begin(), options.tieBreaks.end());
    for (TieBreak& tieBreak : m_criteria) {
        if (!tieBreak.edition)
            tieBreak.edition = m_edition;
    }
    order(options.lots);
}

/// @source FIDE C.07, 4.2: the next tie-break is for each group that is still tied
void FinalTable::order(const std::map<std::string, int>& lots)
{
    const std::size_t count = m_played.entrants().size();
    TieBreakValues values(m_played);
    m_parted.resize(count);
    Group everybody(count);
    for (std::size_t i = 0; i < count; ++i)
        everybody[i] = i;
    std::ranges::stable_sort(everybody, {}, [this](std::size_t i) { return m_played.entrants()[i].number; });
    std::vector<Group> groups{std::move(everybody)};
    for (std::size_t criterion = 0; criterion < m_criteria.size(); ++criterion) {
        const TieBreak& tieBreak = m_criteria[criterion];
        m_tied.push_back(groups);
        if (!infoOf(tieBreak.code).byGroup) {
            m_values.push_back(values.of(tieBreak));
        } else {
            std::vector<double>& places = m_values.emplace_back(count);
            for (const Group& group : groups) {
                const std::vector<double> among = values.among(tieBreak, group);
                for (std::size_t i = 0; i < group.size(); ++i)
                    places[group[i]] = among[i];
            }
        }
        splitBy(criterion, groups);
    }
    std::vector<double>& drawn = m_values.emplace_back(count, std::numeric_limits<double>::quiet_NaN());
    for (std::size_t i = 0; i < count; ++i) {
        if (const auto lot = lots.find(m_played.entrants()[i].name); lot != lots.end())
            drawn[i] = -lot->second; // the lowest lot is the best one
    }
    splitBy(m_criteria.size(), groups);
    m_values.pop_back();
    int rank = 1;
    for (const Group& group : groups) {
        for (const std::size_t entrant : group) {
            FinalPlace& place = m_places.emplace_back(FinalPlace{.entrant = entrant, .rank = rank});
            for (const std::vector<double>& column : m_values)
                place.values.push_back(column[entrant]);
            if (entrant == group.back())
                place.decidedBy = m_parted[entrant];
        }
        rank += static_cast<int>(group.size());
    }
}

void FinalTable::splitBy(std::size_t criterion, std::vector<Group>& groups)
{
    const TieBreak tieBreak = criterion < m_criteria.size() ? m_criteria[criterion] : TieBreak{};
    const std::vector<double>& values = m_values[criterion];
    const auto key = [&](std::size_t entrant) { return sortKey(tieBreak, values[entrant]); };
    std::vector<Group> parts;
    for (Group& group : groups) {
        const std::optional<std::size_t> behind = m_parted[group.back()];
        std::ranges::stable_sort(group, {}, key);
        for (std::size_t i = 0; i < group.size(); ++i) {
            if (i == 0 || key(group[i]) != key(group[i - 1])) {
                if (i > 0)
                    m_parted[group[i - 1]] = criterion;
                parts.emplace_back();
            }
            parts.back().push_back(group[i]);
        }
        // What parted the group from the next one holds for whoever is its last one now.
        m_parted[group.back()] = behind;
    }
    groups = std::move(parts);
}

TieBreakTrace FinalTable::explain(std::size_t criterion, std::size_t place) const
{
    const std::size_t entrant = m_places[place].entrant;
    const auto group = std::ranges::find_if(m_tied[criterion], [entrant](const Group& members) {
        return std::ranges::find(members, entrant) != members.end();
    });
    TieBreakValues values(m_played);
    return values.trace(m_criteria[criterion], entrant, *group);
}

} // namespace zahlmeister::engine
