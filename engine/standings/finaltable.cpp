// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/standings/finaltable.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>
#include <span>
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

std::map<ParticipantNumber, int> lotsOf(const Tournament& tournament)
{
    std::map<ParticipantNumber, int> lots;
    for (const Participant& participant : tournament.participants) {
        if (participant.lot)
            lots.emplace(participant.number, *participant.lot);
    }
    return lots;
}

std::vector<TieBreakPreset> offeredPresets(const Tournament& tournament)
{
    const PlayedRounds played(tournament);
    std::vector<TieBreakPreset> offered;
    std::ranges::copy_if(tieBreakPresets(), std::back_inserter(offered),
                         [&](const TieBreakPreset& one) { return one.forTeams == played.isTeamEvent(); });
    std::ranges::stable_partition(
        offered, [&](const TieBreakPreset& one) { return one.forRoundRobins == played.isPredetermined(); });
    return offered;
}

std::vector<TieBreak> usualTieBreaks(const Tournament& tournament)
{
    const auto offered = offeredPresets(tournament);
    return offered.empty() ? std::vector<TieBreak>()
                           : tieBreaksFromText(offered.front().list).value_or(std::vector<TieBreak>());
}

TableOptions tableOptionsOf(const Tournament& tournament)
{
    TableOptions options{.edition = editionFromText(tournament.header.tieBreakEdition),
                         .lots = lotsOf(tournament)};
    if (const auto own = tieBreaksFromText(tournament.header.tieBreaks); own.has_value())
        options.tieBreaks = *own;
    if (options.tieBreaks.empty())
        options.tieBreaks = usualTieBreaks(tournament);
    return options;
}

FinalTable::FinalTable(const Tournament& tournament, const TableOptions& options)
    : m_played(tournament, options.round, firstScoreOf(options.tieBreaks)),
      m_edition(options.edition.value_or(m_played.edition()))
{
    if (options.tieBreaks.empty() || !isPoints(options.tieBreaks.front()))
        m_criteria.push_back({.code = TieBreakCode::Points});
    m_criteria.insert(m_criteria.end(), options.tieBreaks.begin(), options.tieBreaks.end());
    order(options.lots);
}

/// A criterion with its edition.
TieBreak FinalTable::applied(std::size_t criterion) const
{
    TieBreak tieBreak = m_criteria[criterion];
    tieBreak.edition = tieBreak.edition.value_or(m_edition);
    return tieBreak;
}

/// @source FIDE C.07, 4.2: the next tie-break is for each group that is still tied
void FinalTable::order(const std::map<ParticipantNumber, int>& lots)
{
    const std::size_t count = m_played.entrants().size();
    TieBreakValues values(m_played);
    m_decided.resize(count);
    Order order{.entrants = std::vector<std::size_t>(count), .first = {0}};
    if (count > 0)
        order.first.push_back(count);
    std::iota(order.entrants.begin(), order.entrants.end(), std::size_t{0});
    std::ranges::stable_sort(order.entrants, {},
                             [this](std::size_t i) { return m_played.entrants()[i].number; });
    for (std::size_t criterion = 0; criterion < m_criteria.size(); ++criterion) {
        const TieBreak tieBreak = applied(criterion);
        if (!infoOf(tieBreak.code).byGroup) {
            m_values.push_back(values.of(tieBreak));
        } else {
            std::vector<double>& places = m_values.emplace_back(count);
            for (std::size_t at = 0; at + 1 < order.first.size(); ++at) {
                const std::vector<std::size_t> group = order.group(at);
                if (group.size() < 2)
                    continue;
                const std::vector<double> among = values.among(tieBreak, group);
                for (std::size_t i = 0; i < group.size(); ++i)
                    places[group[i]] = among[i];
            }
            m_tied.emplace(criterion, order);
        }
        splitBy(criterion, order);
    }
    std::vector<double>& drawn = m_values.emplace_back(count, std::numeric_limits<double>::quiet_NaN());
    for (std::size_t i = 0; !lots.empty() && !m_played.isTeamEvent() && i < count; ++i) {
        if (const auto lot = lots.find(m_played.entrants()[i].number); lot != lots.end())
            drawn[i] = -lot->second; // the lowest lot is the best one
    }
    splitBy(m_criteria.size(), order);
    m_values.pop_back();
    setPlaces(order);
}

void FinalTable::splitBy(std::size_t criterion, Order& order)
{
    const TieBreak tieBreak = criterion < m_criteria.size() ? m_criteria[criterion] : TieBreak{};
    const std::vector<double>& values = m_values[criterion];
    const auto key = [&](std::size_t entrant) { return sortKey(tieBreak, values[entrant]); };
    std::vector<std::size_t> first;
    first.reserve(order.first.size());
    for (std::size_t at = 0; at + 1 < order.first.size(); ++at) {
        const std::size_t begin = order.first[at];
        const std::size_t end = order.first[at + 1];
        first.push_back(begin);
        if (end - begin < 2)
            continue;
        const std::span group = std::span(order.entrants).subspan(begin, end - begin);
        // What decided between this group and the next one holds for its last entrant after sorting.
        const std::optional<std::size_t> below = std::exchange(m_decided[group.back()], std::nullopt);
        std::ranges::stable_sort(group, {}, key);
        for (std::size_t i = 1; i < group.size(); ++i) {
            if (key(group[i]) != key(group[i - 1])) {
                m_decided[group[i - 1]] = criterion;
                first.push_back(begin + i);
            }
        }
        m_decided[group.back()] = below;
    }
    first.push_back(order.first.back());
    order.first = std::move(first);
}

void FinalTable::setPlaces(const Order& order)
{
    m_places.reserve(order.entrants.size());
    for (std::size_t at = 0; at + 1 < order.first.size(); ++at) {
        for (std::size_t i = order.first[at]; i < order.first[at + 1]; ++i) {
            const std::size_t entrant = order.entrants[i];
            FinalPlace& place = m_places.emplace_back(
                FinalPlace{.entrant = entrant, .rank = static_cast<int>(order.first[at]) + 1});
            place.values.reserve(m_values.size());
            for (const std::vector<double>& column : m_values)
                place.values.push_back(column[entrant]);
            place.decidedBy = m_decided[entrant];
        }
    }
}

TieBreakTrace FinalTable::explain(std::size_t criterion, std::size_t place) const
{
    const std::size_t entrant = m_places[place].entrant;
    TieBreakValues values(m_played);
    const auto order = m_tied.find(criterion);
    if (order == m_tied.end())
        return values.trace(applied(criterion), entrant);
    const Order& tied = order->second;
    const auto position = std::ranges::find(tied.entrants, entrant) - tied.entrants.begin();
    const auto next = std::ranges::upper_bound(tied.first, static_cast<std::size_t>(position));
    const auto at = static_cast<std::size_t>(next - tied.first.begin()) - 1;
    return values.trace(applied(criterion), entrant, tied.group(at));
}

} // namespace zahlmeister::engine
