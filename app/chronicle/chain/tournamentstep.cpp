// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chain/tournamentstep.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "engine/base/try.h"

namespace zahlmeister::app {

using engine::EntryOrigin;
using engine::Participant;
using engine::ParticipantEvaluation;

namespace {

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
    return !participant.overrides.empty() || participant.origin == EntryOrigin::Hand;
}

/// The level on which an entry came in; null: that of its tournament.
const engine::RuleVersion* levelOf(const Participant& participant, const engine::RuleVersion& version,
                                   const engine::RuleCatalog& rules)
{
    if (participant.enteredLevel.empty() || participant.enteredLevel == version.id)
        return nullptr;
    const auto level = rules.find(participant.enteredLevel);
    return level.has_value() && familyOf(**level) == familyOf(version) ? *level : nullptr;
}

/// Nobody knows on the last day of a tournament what a list says later.
bool isFromFuture(const ChronicleTournament& one, const Participant& participant)
{
    return participant.origin == EntryOrigin::List && participant.originDay && one.tournament.header.end &&
           *participant.originDay > *one.tournament.header.end;
}

/// One tournament on its way through the chain.
class Step {
public:
    Step(const ChronicleTournament& one, const engine::RuleVersion& version, const LinkedTournaments& links,
         const engine::RuleCatalog& rules, TournamentStep& passage)
        : m_one(one), m_version(version), m_links(links), m_rules(rules), m_passage(passage)
    {
    }

    /// With what somebody enters who comes with a standing.
    [[nodiscard]] Entry entryInto(std::size_t at, const SharedStanding& before);

    /// With what somebody goes for whom something is recorded.
    [[nodiscard]] SharedStanding leaving(const Participant& participant,
                                         const ParticipantEvaluation& result) const;

private:
    [[nodiscard]] Entry cameInAt(std::size_t at, bool isFirst);
    void ask(const Participant& participant, EntryQuestionKind kind)
    {
        m_passage.questions.push_back({participant.number, participant.name, kind});
    }

    const ChronicleTournament& m_one;
    const engine::RuleVersion& m_version;
    const LinkedTournaments& m_links;
    const engine::RuleCatalog& m_rules;
    TournamentStep& m_passage;
};

/// What came in says; of somebody whom an earlier tournament left with it only where nothing is before.
Entry Step::cameInAt(std::size_t at, bool isFirst)
{
    const Participant& participant = m_one.tournament.participants[at];
    Entry entry;
    if (isFromFuture(m_one, participant)) {
        ask(participant, EntryQuestionKind::FromFuture);
        entry.carryOver = participant.chained ? participant.enteredCarryOver : participant.carryOver;
    } else if (participant.origin != EntryOrigin::Chain) {
        entry = cameInto(participant, m_version, m_rules, m_one.tournament.header.end);
        const auto* const level = levelOf(participant, m_version, m_rules);
        if (level && level->validFrom > m_version.validFrom && entry.rating)
            ask(participant, EntryQuestionKind::LaterLevel);
    } else if (isFirst) {
        const auto linked = alongLinks(m_one, m_version, at, m_links, m_rules);
        if (!linked)
            ask(participant, EntryQuestionKind::LostLink);
        entry = linked.value_or(Entry());
        m_passage.followed.emplace_back(at, entry);
    } else {
        entry.carryOver = participant.chained ? participant.enteredCarryOver : participant.carryOver;
    }
    std::erase_if(entry.carryOver, [&](const engine::CarryOverGame& game) {
        return !game.tournament.empty() && m_links.knows(game.tournament);
    });
    return withoutPlaces(std::move(entry));
}

Entry Step::entryInto(std::size_t at, const SharedStanding& before)
{
    const Participant& participant = m_one.tournament.participants[at];
    if (participant.computer || isSetByHand(participant))
        return entryOf(participant);
    const Entry entered = cameInAt(at, before == nullptr);
    if (!before)
        return entered;
    Entry expected = passedOn(before->entry, *before->version, m_version, m_rules,
                              {before->end, m_one.tournament.header.end}, participant);
    if (isAhead(entered, expected)) {
        m_passage.outside.push_back({participant.number, participant.name, entered, std::move(expected)});
        return entered;
    }
    // RULE: WO1992 6.1.1, 4.4: he is a player without a rating again.
    const bool isExpired = expected.rating && hasExpired(before->end, m_version, m_one.tournament.header.end);
    if (!expected.rating || isExpired) {
        // A rating of another system stays in its place until there is a DWZ.
        const auto games = withGamesFromElsewhere(expected.carryOver, entered.carryOver, before->end);
        const bool isForeign = entered.source != engine::RatingSource::Dwz;
        expected = isExpired && !isForeign ? Entry() : entered;
        if (!expected.rating)
            expected.carryOver = games;
    }
    return expected;
}

SharedStanding Step::leaving(const Participant& participant, const ParticipantEvaluation& result) const
{
    Entry leaving = withoutPlaces(entryAfter(participant, result));
    const bool isKept = (participant.member || result.formerMember) && !leaving.rating;
    if (participant.computer || !(result.recorded || (isKept && !leaving.carryOver.empty())))
        return nullptr;
    return std::make_shared<const Standing>(
        Standing{std::move(leaving), &m_version, *m_one.tournament.header.end});
}

} // namespace

bool isSame(const SharedStanding& a, const SharedStanding& b)
{
    return a == b || (a && b && *a == *b);
}

// RULE: WO2026 2.2.4
bool isAhead(const Entry& entered, const Entry& expected)
{
    if (!isDwz(entered))
        return false;
    return !expected.rating || (entered.index && expected.index && *entered.index > *expected.index);
}

// RULE: WO2026 2.2.1, Anhang 4
Entry cameInto(const Participant& participant, const engine::RuleVersion& version,
               const engine::RuleCatalog& rules, std::optional<engine::Date> end)
{
    Entry entry = cameIn(participant);
    const auto* const level = levelOf(participant, version, rules);
    if (level && level->validFrom > version.validFrom)
        return entry;
    const engine::RuleVersion& from = level ? *level : version;
    if (participant.origin != EntryOrigin::List || !participant.originDay)
        return convertedTo(std::move(entry), from, version, rules);
    return passedOn(std::move(entry), from, version, rules, {*participant.originDay, end}, participant);
}

std::optional<Entry> alongLinks(const ChronicleTournament& one, const engine::RuleVersion& version,
                                std::size_t at, const LinkedTournaments& links,
                                const engine::RuleCatalog& rules)
{
    const Participant& here = one.tournament.participants[at];
    LinkedEntry now{here, &version, true, one.tournament.header.end};
    std::set<std::pair<std::string, int>> met; // a file may lead in a circle
    while (now.participant.origin == EntryOrigin::Chain && now.participant.originNumber &&
           now.participant.overrides.empty() &&
           met.emplace(now.participant.originTournament, *now.participant.originNumber).second) {
        auto next = links.entry(at, now.participant.originTournament,
                                engine::ParticipantNumber(*now.participant.originNumber));
        if (!next)
            break; // it never came here: what it left him with counts as from a file
        if (!next->isSamePerson)
            return std::nullopt;
        now = *std::move(next);
    }
    const Entry entry = cameInto(now.participant, *now.version, rules, std::nullopt);
    if (now.version->validFrom > version.validFrom)
        return entry;
    const bool isListed = now.participant.origin == EntryOrigin::List && now.participant.originDay;
    const auto since = isListed ? now.participant.originDay : now.end;
    if (!since)
        return convertedTo(entry, *now.version, version, rules);
    return passedOn(entry, *now.version, version, rules, {*since, one.tournament.header.end}, here);
}

SharedStanding behindRemoved(const ChronicleTournament& one, const engine::RuleVersion& version,
                             std::size_t at, const SharedStanding& before, const engine::RuleCatalog& rules)
{
    const Participant& participant = one.tournament.participants[at];
    if (participant.origin != EntryOrigin::List || participant.computer || isSetByHand(participant) ||
        isFromFuture(one, participant))
        return before;
    // As of the day of the list: what comes after it reaches the standing.
    const engine::Date day = participant.originDay.value_or(*one.tournament.header.end);
    Entry said = cameInto(participant, version, rules, std::nullopt);
    const Entry expected =
        before ? passedOn(before->entry, *before->version, version, rules, {before->end, day}, participant)
               : Entry();
    if (!isAhead(said, expected))
        return before;
    said.carryOver.clear();
    return std::make_shared<const Standing>(Standing{std::move(said), &version, day});
}

Result<TournamentStep> applyTournament(const ChronicleTournament& one, const engine::RuleVersion& version,
                                       const engine::Evaluation* stands,
                                       std::span<const SharedStanding> cameWith,
                                       const LinkedTournaments& links, const engine::RuleCatalog& rules)
{
    TournamentStep passage;
    passage.left.assign(cameWith.begin(), cameWith.end());
    passage.recorded.assign(cameWith.size(), false);
    Step step(one, version, links, rules, passage);
    const auto& participants = one.tournament.participants;
    for (std::size_t i = 0; i < participants.size(); ++i) {
        const Entry entry = step.entryInto(i, cameWith[i]);
        if (entry == entryOf(participants[i]))
            continue;
        if (!passage.entered)
            passage.entered = one.tournament; // a copy only where anybody's entry changed
        putEntry(passage.entered->participants[i], entry);
    }
    if (!links.isComplete())
        return passage;
    if (passage.entered || !stands) {
        TRY(passage.evaluated, engine::evaluate(passage.entered ? *passage.entered : one.tournament, version,
                                                {one.arithmetic, false, false}));
    }
    const auto& entered = passage.entered ? passage.entered->participants : participants;
    const auto& after = passage.evaluated ? passage.evaluated->participants : stands->participants;
    for (std::size_t i = 0; i < participants.size(); ++i) {
        if (auto left = step.leaving(entered[i], after[i])) {
            passage.left[i] = std::move(left);
            passage.recorded[i] = true;
        }
    }
    return passage;
}

} // namespace zahlmeister::app
