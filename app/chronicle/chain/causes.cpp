// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chain/causes.h"

#include <algorithm>
#include <map>
#include <queue>
#include <utility>

namespace zahlmeister::app {

using engine::TournamentId;

namespace {

using CausePointer = std::shared_ptr<const Cause>;

/// Why somebody leaves a tournament with other values.
struct Why {
    CausePointer because = {};
    bool beginsHere = false; ///< because the tournament itself is new, or its players were adjusted
    std::string adjustment = {};

    /// For who goes on from there.
    [[nodiscard]] CausePointer behind() const { return beginsHere ? nullptr : because; }
};

using Changes = std::map<engine::ParticipantNumber, RecalculatedParticipant*>;

/// Where a person sat: positions of tournament and participant.
struct Seat {
    std::size_t tournament;
    std::size_t participant;
};

void take(RecalculatedParticipant& change, const Why& why)
{
    change.because = why.because;
    change.beginsHere = why.beginsHere;
    change.adjustment = why.adjustment;
}

/// Goes through the tournaments in their order, so that what is after a step is known already.
class Causes {
public:
    Causes(Recalculation& recalculation, const ChronicleTournaments& tournaments, const PersonIndex& persons,
           const engine::RuleCatalog& rules, const EvaluationAt& evaluationAt);

    void add();

private:
    [[nodiscard]] bool isRecorded(const Seat& seat) const;
    [[nodiscard]] Why causeOf(const RecalculatedParticipant& change, const Seat& seat,
                              const std::vector<Seat>& seats) const;
    [[nodiscard]] bool cameInBehind(const Seat& seat, std::size_t last) const;
    [[nodiscard]] std::string adjustedInto(const Seat& seat, engine::Date since) const;
    void explainResults(const engine::Tournament& tournament, const Changes& changes);
    [[nodiscard]] static std::vector<Why> nearest(const engine::Tournament& tournament,
                                                  const Changes& changes);

    const ChronicleTournaments& m_tournaments;
    const PersonIndex& m_persons;
    const engine::RuleCatalog& m_rules;
    const EvaluationAt& m_evaluationAt;
    std::map<TournamentId, RecalculatedTournament*> m_recalculated;
    std::vector<bool> m_isWanted;   ///< persons who enter a tournament with other values
    std::vector<Changes> m_changes; ///< by the positions of the tournaments
};

Causes::Causes(Recalculation& recalculation, const ChronicleTournaments& tournaments,
               const PersonIndex& persons, const engine::RuleCatalog& rules, const EvaluationAt& evaluationAt)
    : m_tournaments(tournaments),
      m_persons(persons),
      m_rules(rules),
      m_evaluationAt(evaluationAt),
      m_isWanted(persons.size()),
      m_changes(tournaments.size())
{
    for (RecalculatedTournament& one : recalculation.tournaments)
        m_recalculated.emplace(one.id, &one);
    for (std::size_t i = 0; i < tournaments.size(); ++i) {
        const auto found = m_recalculated.find(tournaments[i]->id);
        if (found == m_recalculated.end())
            continue;
        for (RecalculatedParticipant& change : found->second->changes) {
            m_changes[i].emplace(change.number, &change);
            const auto at = tournaments[i]->tournament.indexOf(change.number);
            if (at && persons.of(i)[*at] && change.entersOtherwise())
                m_isWanted[*persons.of(i)[*at]] = true;
        }
    }
}

void Causes::add()
{
    std::map<std::pair<std::string, std::size_t>, std::vector<Seat>> seats; ///< by rating system and person
    for (std::size_t i = 0; i < m_tournaments.size(); ++i) {
        const engine::Tournament& tournament = m_tournaments[i]->tournament;
        const auto choice = m_rules.choose(tournament.header);
        if (!m_recalculated.contains(m_tournaments[i]->id) || !choice.has_value())
            continue;
        const std::string family = familyOf(*choice->version);
        const auto persons = m_persons.of(i);
        for (std::size_t at = 0; at < persons.size(); ++at) {
            if (!persons[at] || !m_isWanted[*persons[at]])
                continue;
            std::vector<Seat>& before = seats[{family, *persons[at]}];
            const auto change = m_changes[i].find(tournament.participants[at].number);
            if (change != m_changes[i].end() && change->second->entersOtherwise())
                take(*change->second, causeOf(*change->second, {i, at}, before));
            before.push_back({i, at});
        }
        if (!m_changes[i].empty())
            explainResults(tournament, m_changes[i]);
    }
}

/// Whether a tournament recorded something of him: what it left him with is what he enters the next one with.
bool Causes::isRecorded(const Seat& seat) const
{
    const engine::ParticipantEvaluation& result =
        m_evaluationAt(seat.tournament).participants[seat.participant];
    return result.recorded || !result.carryOver.empty();
}

/// Whether a tournament brought him a number of its own when the last one before it was there already.
bool Causes::cameInBehind(const Seat& seat, std::size_t last) const
{
    const ChronicleTournament& one = *m_tournaments[seat.tournament];
    const engine::Participant& participant = one.tournament.participants[seat.participant];
    const bool wasInLine = participant.chained || participant.origin == engine::EntryOrigin::Chain;
    return !wasInLine && m_tournaments[last]->id < one.id;
}

/// The last adjustment that somebody met before a tournament, by its id.
std::string Causes::adjustedInto(const Seat& seat, engine::Date since) const
{
    const engine::Tournament& tournament = m_tournaments[seat.tournament]->tournament;
    const auto choice = m_rules.choose(tournament.header);
    std::string id;
    for (const engine::Adjustment& one : m_rules.adjustments()) {
        if (since < one.day && one.day <= *tournament.header.end && familyOf(*choice->version).empty() &&
            engine::concerns(one, tournament.participants[seat.participant], *choice->version))
            id = one.id;
    }
    return id;
}

Why Causes::causeOf(const RecalculatedParticipant& change, const Seat& seat,
                    const std::vector<Seat>& seats) const
{
    for (auto last = seats.rbegin(); last != seats.rend(); ++last) {
        const engine::Tournament& tournament = m_tournaments[last->tournament]->tournament;
        const engine::ParticipantNumber number = tournament.participants[last->participant].number;
        const Changes& changes = m_changes[last->tournament];
        const auto before = changes.find(number);
        if (!(before != changes.end() && before->second->ratingAfter) && !isRecorded(*last))
            continue;
        Why why;
        if (before != changes.end()) {
            why = {before->second->because, before->second->beginsHere, before->second->adjustment};
            // His games are carried over with the ratings of opponents who entered differently.
        } else if (!changes.empty() && change.entryBefore.carryOver != change.entryAfter.carryOver) {
            why = nearest(tournament, changes)[last->participant];
        } else {
            // RULE: WO2026 2.2.1
            std::string adjustment = adjustedInto(seat, *tournament.header.end);
            const bool beginsHere = !adjustment.empty() || cameInBehind(seat, last->tournament);
            return {std::make_shared<const Cause>(Cause{m_tournaments[last->tournament]->id, number}),
                    beginsHere, std::move(adjustment)};
        }
        return {
            std::make_shared<const Cause>(Cause{m_tournaments[last->tournament]->id, number, why.behind()}),
            false, std::move(why.adjustment)};
    }
    // A list from before it was adjusted.
    const auto& listed = m_tournaments[seat.tournament]->tournament.participants[seat.participant];
    if (listed.origin == engine::EntryOrigin::List && listed.originDay)
        return {.adjustment = adjustedInto(seat, *listed.originDay)};
    return {};
}

/// Of every participant the cause that is nearest to him over the games; of two as near the one of the lower
/// number.
std::vector<Why> Causes::nearest(const engine::Tournament& tournament, const Changes& changes)
{
    const std::size_t size = tournament.participants.size();
    std::vector<std::vector<std::size_t>> opponents(size);
    for (const engine::Game& game : tournament.games) {
        if (!game.rated || !(engine::isPlayed(game.result.white) || engine::isPlayed(game.result.black)))
            continue;
        const auto white = tournament.indexOf(game.white);
        const auto black = tournament.indexOf(game.black);
        opponents[*white].push_back(*black);
        opponents[*black].push_back(*white);
    }
    std::vector<Why> found(size);
    std::queue<std::size_t> reached;
    for (const auto& [number, change] : changes) {
        const auto at = tournament.indexOf(number);
        if (!at || !change->entersOtherwise() || !change->because)
            continue;
        found[*at] = {change->because, change->beginsHere, change->adjustment};
        reached.push(*at);
    }
    const Why any = reached.empty() ? Why() : found[reached.front()];
    for (; !reached.empty(); reached.pop()) {
        for (const std::size_t opponent : opponents[reached.front()]) {
            if (found[opponent].because)
                continue;
            found[opponent] = found[reached.front()];
            reached.push(opponent);
        }
    }
    // Some rules look at the whole field.
    for (Why& one : found) {
        if (!one.because)
            one = any;
    }
    return found;
}

void Causes::explainResults(const engine::Tournament& tournament, const Changes& changes)
{
    const auto isUnexplained = [](const auto& change) { return !change.second->because; };
    if (std::ranges::none_of(changes, isUnexplained))
        return;
    const std::vector<Why> causes = nearest(tournament, changes);
    for (const auto& [number, change] : changes) {
        if (const auto at = tournament.indexOf(number); at && !change->because)
            take(*change, causes[*at]);
    }
}

} // namespace

void addCauses(Recalculation& recalculation, const ChronicleTournaments& tournaments,
               const PersonIndex& persons, const engine::RuleCatalog& rules, const EvaluationAt& evaluationAt)
{
    if (recalculation.hasChanges())
        Causes(recalculation, tournaments, persons, rules, evaluationAt).add();
}

std::vector<const Cause*> stepsOf(const std::shared_ptr<const Cause>& because)
{
    std::vector<const Cause*> steps;
    for (const Cause* step = because.get(); step; step = step->because.get())
        steps.push_back(step);
    return steps;
}

} // namespace zahlmeister::app
