// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/passage.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace zahlmeister::app {

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
    return !participant.overrides.empty();
}

/// What somebody was entered with; if that is what a tournament left him with that was deleted, what he
/// entered that one with.
// RULE: WO2026 3.7
Entry withoutRemoved(Entry entered, const std::vector<RemovedPassage>& removed,
                     const engine::RuleVersion& version, const engine::RuleCatalog& rules)
{
    for (auto one = removed.rbegin(); one != removed.rend(); ++one) {
        if (one->exit != one->entry && convertedTo(one->exit, *one->version, version, rules) == entered)
            entered = convertedTo(one->entry, *one->version, version, rules);
    }
    return entered;
}

/// Whether an entry can only come from an evaluation that the chain does not know.
bool isFromElsewhere(const Entry& entered, const Entry& expected)
{
    if (!entered.rating || entered.source != engine::RatingSource::Dwz)
        return false;
    return !expected.rating || (entered.index && expected.index && *entered.index > *expected.index);
}

/// One tournament on its way through the chain.
class Step {
public:
    Step(const ChronicleTournament& one, const engine::RuleVersion& version, const engine::RuleCatalog& rules)
        : m_one(one), m_version(version), m_rules(rules)
    {
    }

    /// With what somebody enters who comes with a standing.
    [[nodiscard]] Entry entryInto(const Participant& participant, const SharedStanding& before,
                                  std::vector<OutsideEvaluation>& outside) const;

    /// With what somebody goes.
    [[nodiscard]] SharedStanding leaving(std::size_t position, const Participant& participant,
                                         const ParticipantEvaluation& was, const ParticipantEvaluation& is,
                                         const SharedStanding& before) const;

private:
    const ChronicleTournament& m_one;
    const engine::RuleVersion& m_version;
    const engine::RuleCatalog& m_rules;
};

Entry Step::entryInto(const Participant& participant, const SharedStanding& before,
                      std::vector<OutsideEvaluation>& outside) const
{
    if (participant.computer || isSetByHand(participant))
        return entryOf(participant);
    Entry entered = enteredBy(m_one, participant);
    if (before)
        entered = withoutRemoved(std::move(entered), before->removed, m_version, m_rules);
    if (!before || !before->version)
        return entered;
    const auto asHere = [&](const Entry& entry) {
        return convertedTo(entry, *before->version, m_version, m_rules);
    };
    Entry expected = asHere(before->entry);
    if (isFromElsewhere(entered, expected) && entered != asHere(before->stood)) {
        outside.push_back({participant.number, participant.name, entered, std::move(expected)});
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

SharedStanding Step::leaving(std::size_t position, const Participant& participant,
                             const ParticipantEvaluation& was, const ParticipantEvaluation& is,
                             const SharedStanding& before) const
{
    Entry leaving = entryAfter(participant, is);
    const bool isRecorded = is.recorded || ((participant.member || is.formerMember) && !leaving.rating &&
                                            !leaving.carryOver.empty());
    if (!isRecorded || participant.computer)
        return before;
    const engine::Tournament& stands = m_one.tournament;
    return std::make_shared<const Standing>(
        Standing{std::move(leaving), entryAfter(stands.participants[position], was), &m_version,
                 *stands.header.end, before ? before->removed : std::vector<RemovedPassage>()});
}

} // namespace

bool isSame(const SharedStanding& a, const SharedStanding& b)
{
    return a == b || (a && b && *a == *b);
}

Passage pass(const ChronicleTournament& one, const engine::RuleVersion& version,
             const engine::Evaluation& stands, std::span<const SharedStanding> cameWith,
             const engine::RuleCatalog& rules)
{
    Passage passage;
    passage.left.assign(cameWith.begin(), cameWith.end());
    const Step step(one, version, rules);
    const auto& participants = one.tournament.participants;
    for (std::size_t i = 0; i < participants.size(); ++i) {
        const Entry entry = step.entryInto(participants[i], cameWith[i], passage.outside);
        if (entry == entryOf(participants[i]))
            continue;
        if (!passage.entered)
            passage.entered = one.tournament; // a copy only where anybody enters otherwise
        putEntry(passage.entered->participants[i], entry);
    }
    if (passage.entered) {
        auto evaluated = engine::evaluate(*passage.entered, version, {one.arithmetic, false, false});
        if (!evaluated.has_value()) {
            // Better ratings alone cannot make it impossible to evaluate.
            passage.refusal = evaluated.error();
            return passage;
        }
        passage.evaluated = *std::move(evaluated);
    }
    const auto& entered = passage.entered ? passage.entered->participants : participants;
    const auto& after = passage.evaluated ? passage.evaluated->participants : stands.participants;
    for (std::size_t i = 0; i < participants.size(); ++i)
        passage.left[i] = step.leaving(i, entered[i], stands.participants[i], after[i], cameWith[i]);
    return passage;
}

std::vector<SharedStanding> passRemoved(const ChronicleTournament& one, const engine::RuleVersion& version,
                                        const engine::Evaluation& stands,
                                        std::span<const SharedStanding> cameWith)
{
    std::vector<SharedStanding> left(cameWith.begin(), cameWith.end());
    const engine::Tournament& tournament = one.tournament;
    for (std::size_t i = 0; i < tournament.participants.size(); ++i) {
        const Participant& participant = tournament.participants[i];
        if (participant.computer)
            continue;
        Standing standing = left[i] ? *left[i] : Standing{{}, {}, nullptr, *tournament.header.end};
        standing.removed.push_back(
            {enteredBy(one, participant), entryAfter(participant, stands.participants[i]), &version});
        left[i] = std::make_shared<const Standing>(std::move(standing));
    }
    return left;
}

} // namespace zahlmeister::app
