// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/chainstep.h"

#include <algorithm>
#include <string>

#include "app/chronicle/chain/tournamentstep.h"

namespace zahlmeister::app {

using engine::Participant;
using engine::ParticipantEvaluation;

namespace {

/// Hardly ever anybody.
std::set<std::int64_t> sittingTwice(std::vector<std::int64_t> persons)
{
    std::ranges::sort(persons);
    std::set<std::int64_t> twice;
    for (auto one = persons.begin(); (one = std::adjacent_find(one, persons.end())) != persons.end(); ++one)
        twice.insert(*one);
    return twice;
}

/// A tournament on its way through the chain.
class Step {
public:
    Step(const ArchivedTournament& tournament, const LinkTargets& targets, const engine::RuleCatalog& rules,
         std::set<LinkTargets::Link>& missing)
        : m_tournament(tournament),
          m_targets(targets),
          m_rules(rules),
          m_missing(missing),
          m_seats(tournament.persons.size())
    {
    }

    std::vector<SeatStep> operator()(const std::vector<const KeptStanding*>& before);

private:
    void pass();
    void passRemoved();
    void setNumbers(std::size_t seat, const TournamentStep& passage);
    void noteLinks();

    const ArchivedTournament& m_tournament;
    const LinkTargets& m_targets;
    const engine::RuleCatalog& m_rules;
    std::set<LinkTargets::Link>& m_missing;
    std::vector<SeatStep> m_seats;
    std::vector<SharedStanding> m_cameWith = {}; ///< of the family of the tournament
    std::vector<SharedStanding> m_left = {};     ///< likewise; empty: nobody's standing changed
};

std::vector<SeatStep> Step::operator()(const std::vector<const KeptStanding*>& before)
{
    const std::size_t count = m_seats.size();
    const std::string family = m_tournament.version ? familyOf(*m_tournament.version) : std::string();
    m_cameWith.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        if (!before[i])
            continue;
        if (const auto found = before[i]->standings.find(family); found != before[i]->standings.end())
            m_cameWith[i] = found->second;
    }
    if (m_tournament.version && m_tournament.isRemoved)
        passRemoved();
    else if (m_tournament.version)
        pass();
    noteLinks();
    const std::set<std::int64_t> twice = sittingTwice(m_tournament.persons);
    for (std::size_t i = 0; i < count; ++i) {
        if (m_tournament.persons[i] == 0)
            continue;
        SeatStep& seat = m_seats[i];
        if (!m_left.empty() && m_left[i] != m_cameWith[i]) {
            seat.behind = before[i] ? *before[i] : KeptStanding();
            seat.behind->standings[family] = m_left[i];
            seat.behind->bytes = packed(seat.behind->standings, m_rules);
            seat.row.state = seat.behind->bytes;
        } else if (before[i]) {
            seat.row.state = before[i]->bytes;
            // Of somebody who sits twice the last seat says how he leaves, even as he came.
            if (twice.contains(m_tournament.persons[i]))
                seat.behind = *before[i];
        }
    }
    return std::move(m_seats);
}

void Step::pass()
{
    const ArchivedLinks links(m_targets, *m_tournament.version, m_tournament.persons);
    auto passage =
        app::applyTournament(m_tournament.one, *m_tournament.version, nullptr, m_cameWith, links, m_rules);
    m_missing = links.missing();
    if (!m_missing.empty() || !passage.has_value())
        return; // what cannot be evaluated leaves everybody as he came
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        if (m_tournament.persons[i] != 0)
            setNumbers(i, *passage);
    }
    for (const auto& [at, entry] : passage->followed)
        m_seats[at].row.asked = QByteArray(1, '\1');
    m_left = std::move(passage->left);
}

void Step::passRemoved()
{
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        m_left.push_back(behindRemoved(m_tournament.one, *m_tournament.version, i, m_cameWith[i], m_rules));
}

/// Whose entry depends on whether another tournament is known, too.
void Step::noteLinks()
{
    const auto& participants = m_tournament.one.tournament.participants;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const bool isPlaced = std::ranges::any_of(participants[i].carryOver,
                                                  [](const auto& game) { return !game.tournament.empty(); });
        if (isPlaced)
            m_seats[i].row.asked = QByteArray(1, '\1');
    }
}

/// With what somebody comes and goes, where it counts.
void Step::setNumbers(std::size_t seat, const TournamentStep& passage)
{
    const auto& entered =
        (passage.entered ? *passage.entered : m_tournament.one.tournament).participants[seat];
    const ParticipantEvaluation& result = passage.evaluated->participants[seat];
    const auto ratingOf = [](const std::optional<engine::Rating>& rating) {
        return rating ? std::optional(rating->value()) : std::nullopt;
    };
    const Entry exit = entryAfter(entered, result);
    ParticipationRow& row = m_seats[seat].row;
    row.entryRating = ratingOf(entered.rating);
    row.entryIndex = entered.index;
    row.exitRating = ratingOf(exit.rating);
    row.exitIndex = exit.index;
    row.games = result.games;
    row.halfPoints = result.score.halfPoints();
}

} // namespace

std::vector<SeatStep> computed(const ArchivedTournament& tournament,
                               const std::vector<const KeptStanding*>& before, const LinkTargets& targets,
                               const engine::RuleCatalog& rules, std::set<LinkTargets::Link>& missing)
{
    return Step(tournament, targets, rules, missing)(before);
}

} // namespace zahlmeister::app
