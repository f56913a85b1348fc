// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/recalculation.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "app/chronicle/earliertournament.h"

namespace zahlmeister::app {

using engine::Participant;
using engine::ParticipantEvaluation;

namespace {

/// Where a player stands after the last tournament that recorded something for him.
struct Standing {
    Participant who; ///< as he was known there
    Entry entry;
    const engine::RuleVersion* version;
    engine::Date end; ///< of that tournament
};

/// The players of one rating system, found by what tells them apart.
class Players {
public:
    [[nodiscard]] const Standing* find(const Participant& participant) const
    {
        const auto at = positionOf(participant);
        return at ? &m_standings[*at] : nullptr;
    }

    void put(Standing standing)
    {
        const std::size_t at = positionOf(standing.who).value_or(m_standings.size());
        for (std::string& key : keysOf(standing.who))
            m_positions[std::move(key)] = at;
        if (at == m_standings.size())
            m_standings.push_back(std::move(standing));
        else
            m_standings[at] = std::move(standing);
    }

private:
    /// The surest first.
    static std::vector<std::string> keysOf(const Participant& participant)
    {
        std::vector<std::string> keys;
        if (!participant.personId.empty())
            keys.push_back("person " + participant.personId);
        if (participant.fideId)
            keys.push_back("fide " + std::to_string(*participant.fideId));
        if (!participant.club.empty() && participant.memberNumber)
            keys.push_back("club " + participant.club + ' ' + std::to_string(*participant.memberNumber));
        if (const auto year = engine::birthYearOf(participant); year && !participant.name.empty())
            keys.push_back("name " + participant.name + ' ' + std::to_string(*year));
        return keys;
    }

    [[nodiscard]] std::optional<std::size_t> positionOf(const Participant& participant) const
    {
        for (const std::string& key : keysOf(participant)) {
            const auto found = m_positions.find(key);
            // A member number is given anew when somebody leaves; the ids know better.
            if (found != m_positions.end() && isSamePerson(m_standings[found->second].who, participant))
                return found->second;
        }
        return std::nullopt;
    }

    std::vector<Standing> m_standings;
    std::map<std::string, std::size_t> m_positions;
};

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

    void add(const ChronicleTournament& one, Recalculation& into);

private:
    void enter(Participant& participant, const engine::RuleVersion& version, RecalculatedTournament& into);

    const engine::RuleCatalog& m_rules;
    std::map<std::string, Players> m_players; ///< by family
};

void Chain::enter(Participant& participant, const engine::RuleVersion& version, RecalculatedTournament& into)
{
    const Standing* before = m_players[familyOf(version)].find(participant);
    if (!before || participant.computer || isSetByHand(participant))
        return;
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

void Chain::add(const ChronicleTournament& one, Recalculation& into)
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
    for (Participant& participant : tournament.participants)
        enter(participant, version, result);
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
        if (isRecorded && !participant.computer)
            players.put({participant, std::move(left), &version, *tournament.header.end});
    }
    into.tournaments.push_back(std::move(result));
}

} // namespace

bool Recalculation::hasChanges() const
{
    return std::ranges::any_of(tournaments,
                               [](const RecalculatedTournament& one) { return !one.changes.empty(); });
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

Recalculation recalculate(std::vector<ChronicleTournament> tournaments, const engine::RuleCatalog& rules)
{
    // RULE: WO2026 3.7
    Recalculation recalculation;
    const auto dated =
        std::stable_partition(tournaments.begin(), tournaments.end(), [](const ChronicleTournament& one) {
            return one.tournament.header.end.has_value();
        });
    std::for_each(dated, tournaments.end(), [&](const ChronicleTournament& one) {
        recalculation.skipped.push_back({one.id, one.tournament.header.name});
    });
    tournaments.erase(dated, tournaments.end());
    std::ranges::sort(tournaments, isEvaluatedBefore);
    Chain chain(rules);
    for (const ChronicleTournament& one : tournaments)
        chain.add(one, recalculation);
    return recalculation;
}

} // namespace zahlmeister::app
