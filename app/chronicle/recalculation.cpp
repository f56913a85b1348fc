// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/recalculation.h"

#include <algorithm>
#include <map>
#include <span>
#include <tuple>

#include "app/chronicle/causes.h"
#include "app/chronicle/personindex.h"

namespace zahlmeister::app {

using engine::Participant;
using engine::ParticipantEvaluation;

namespace {

/// Where a player stands after the last tournament that recorded something for him.
struct Standing {
    Entry entry;
    const engine::RuleVersion* version;
    engine::Date end; ///< of that tournament
};

/// The players of one rating system, by their persons.
using Players = std::map<std::size_t, Standing>;

/// Carry-over games of a tournament that the chain does not know are kept beside those that it passes on.
std::vector<engine::CarryOverGame> withGamesFromElsewhere(std::vector<engine::CarryOverGame> passedOn,
                                                          const std::vector<engine::CarryOverGame>& entered,
                                                          engine::Date since)
{
    std::copy_if(entered.begin(), entered.end(), std::back_inserter(passedOn),
                 [since](const engine::CarryOverGame& game) { return game.date && *game.date > since; });
    return passedOn;
}

bool isSetByHand(const Participant& participant)
{
    return !participant.overrides.empty();
}

/// Whether an entry can only come from an evaluation that the chain does not know.
bool isFromElsewhere(const Entry& entered, const Entry& expected)
{
    if (!entered.rating || entered.source != engine::RatingSource::Dwz)
        return false;
    return !expected.rating || (entered.index && expected.index && *entered.index > *expected.index);
}

/// One tournament after the other, in their order.
class Chain {
public:
    explicit Chain(const engine::RuleCatalog& rules) : m_rules(rules) { }

    /// @param persons of its participants
    void add(const ChronicleTournament& one, std::span<const std::optional<std::size_t>> persons,
             Recalculation& into);

private:
    void enter(Participant& participant, std::optional<std::size_t> person,
               const engine::RuleVersion& version, RecalculatedTournament& into);

    const engine::RuleCatalog& m_rules;
    std::map<std::string, Players> m_players; ///< by family
};

void Chain::enter(Participant& participant, std::optional<std::size_t> person,
                  const engine::RuleVersion& version, RecalculatedTournament& into)
{
    const Players& players = m_players[familyOf(version)];
    const auto known = person ? players.find(*person) : players.end();
    if (known == players.end() || isSetByHand(participant))
        return;
    const Standing* const before = &known->second;
    const Entry entered = entryOf(participant);
    Entry expected = convertedTo(before->entry, *before->version, version, m_rules);
    if (isFromElsewhere(entered, expected)) {
        into.outside.push_back({participant.number, participant.name, entered, std::move(expected)});
        return;
    }
    // RULE: WO1992 6.1.1, 4.4: he is a player without a rating again.
    const bool isExpired = expected.rating && hasExpired(before->end, version, into.end);
    if (!expected.rating || isExpired) {
        // A rating of another system stays in its place until there is a DWZ.
        const auto games = withGamesFromElsewhere(expected.carryOver, entered.carryOver, before->end);
        const bool isForeign = entered.source != engine::RatingSource::Dwz;
        expected = isExpired && !isForeign ? Entry() : entered;
        if (!expected.rating)
            expected.carryOver = games;
    }
    putEntry(participant, expected);
}

void Chain::add(const ChronicleTournament& one, std::span<const std::optional<std::size_t>> persons,
                Recalculation& into)
{
    const std::string& name = one.tournament.header.name;
    const auto skip = [&](const Error& error) { into.skipped.push_back({one.id, name, error}); };
    const auto choice = m_rules.choose(one.tournament.header);
    if (!choice.has_value())
        return skip(choice.error());
    const engine::RuleVersion& version = *choice->version;
    const engine::EvaluationOptions options{one.arithmetic, false};
    const auto before = engine::evaluate(one.tournament, version, options);
    if (!before.has_value())
        return skip(before.error());
    RecalculatedTournament result{one.id, name, one.tournament.header.end, version.id};
    engine::Tournament tournament = one.tournament;
    for (std::size_t i = 0; i < persons.size(); ++i)
        enter(tournament.participants[i], persons[i], version, result);
    // Better ratings alone cannot make it impossible to evaluate.
    const auto after = engine::evaluate(tournament, version, options);
    if (!after.has_value())
        return skip(after.error());
    Players& players = m_players[familyOf(version)];
    for (std::size_t i = 0; i < tournament.participants.size(); ++i) {
        const Participant& participant = tournament.participants[i];
        const ParticipantEvaluation& was = before->participants[i];
        const ParticipantEvaluation& is = after->participants[i];
        RecalculatedParticipant change{
            participant.number,   participant.name, entryOf(one.tournament.participants[i]),
            entryOf(participant), was.newRating,    was.newIndex,
            is.newRating,         is.newIndex};
        if (change.entryBefore != change.entryAfter || was.newRating != is.newRating ||
            was.newIndex != is.newIndex)
            result.changes.push_back(std::move(change));
        Entry left = entryAfter(participant, is);
        const bool isRecorded = is.recorded || ((participant.member || is.formerMember) && !left.rating &&
                                                !left.carryOver.empty());
        if (isRecorded && persons[i])
            players.insert_or_assign(*persons[i],
                                     Standing{std::move(left), &version, *tournament.header.end});
    }
    into.tournaments.push_back(std::move(result));
}

} // namespace

bool Recalculation::hasChanges() const
{
    return std::ranges::any_of(tournaments,
                               [](const RecalculatedTournament& one) { return !one.changes.empty(); });
}

ChronicleTournaments shared(std::vector<ChronicleTournament> tournaments)
{
    ChronicleTournaments all;
    all.reserve(tournaments.size());
    for (ChronicleTournament& one : tournaments)
        all.push_back(std::make_shared<const ChronicleTournament>(std::move(one)));
    return all;
}

bool isEvaluatedBefore(const ChronicleTournament& a, const ChronicleTournament& b)
{
    // RULE: WO2026 2.2.3
    // RULE: FWZ 3.3
    const auto order = [](const ChronicleTournament& one) {
        const engine::TournamentHeader& header = one.tournament.header;
        const bool isByArrival = one.received.has_value();
        return std::tuple(*header.end, isByArrival, one.received.value_or(header.start.value_or(*header.end)),
                          isByArrival ? std::string_view() : std::string_view(header.level), one.id);
    };
    return order(a) < order(b);
}

std::vector<SkippedTournament> putInOrder(ChronicleTournaments& tournaments)
{
    std::vector<SkippedTournament> skipped;
    const auto undated = std::stable_partition(tournaments.begin(), tournaments.end(), [](const auto& one) {
        return one->tournament.header.end.has_value();
    });
    for (auto one = undated; one != tournaments.end(); ++one)
        skipped.push_back({(*one)->id, (*one)->tournament.header.name});
    tournaments.erase(undated, tournaments.end());
    std::ranges::sort(tournaments, [](const auto& a, const auto& b) { return isEvaluatedBefore(*a, *b); });
    return skipped;
}

Recalculation recalculate(ChronicleTournaments tournaments, const engine::RuleCatalog& rules,
                          const PersonDecisions& decisions)
{
    // RULE: WO2026 3.7
    Recalculation recalculation;
    recalculation.skipped = putInOrder(tournaments);
    const PersonIndex persons(tournaments, decisions);
    Chain chain(rules);
    for (std::size_t i = 0; i < tournaments.size(); ++i)
        chain.add(*tournaments[i], persons.of(i), recalculation);
    addCauses(recalculation, tournaments, persons, rules);
    return recalculation;
}

} // namespace zahlmeister::app
