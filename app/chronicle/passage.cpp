// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/passage.h"

#include <algorithm>
#include <iterator>
#include <set>
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

bool isDwz(const Entry& entry)
{
    return entry.rating && entry.source == engine::RatingSource::Dwz;
}

/// Whether an entry looks as if it came from an evaluation that the chain does not know.
// RULE: WO2026 2.2.4
bool isAhead(const Entry& entered, const Entry& expected)
{
    if (!isDwz(entered))
        return false;
    return !expected.rating || (entered.index && expected.index && *entered.index > *expected.index);
}

/// One tournament on its way through the chain.
class Step {
public:
    Step(const ChronicleTournament& one, const engine::RuleVersion& version, const OtherTournaments& others,
         const engine::RuleCatalog& rules)
        : m_one(one), m_version(version), m_others(others), m_rules(rules)
    {
    }

    /// With what somebody enters who comes with a standing.
    [[nodiscard]] Entry entryInto(std::size_t at, const SharedStanding& before, Passage& passage) const;

    /// With what somebody goes for whom something is recorded.
    [[nodiscard]] SharedStanding leaving(const Participant& participant,
                                         const ParticipantEvaluation& result) const;

private:
    const ChronicleTournament& m_one;
    const engine::RuleVersion& m_version;
    const OtherTournaments& m_others;
    const engine::RuleCatalog& m_rules;
};

Entry Step::entryInto(std::size_t at, const SharedStanding& before, Passage& passage) const
{
    const Participant& participant = m_one.tournament.participants[at];
    if (participant.computer || isSetByHand(participant))
        return entryOf(participant);
    Entry entered = enteredBy(m_one, participant);
    Entry expected = before ? convertedTo(before->entry, *before->version, m_version, m_rules) : Entry();
    if (isAhead(entered, expected) || !entered.carryOver.empty()) {
        entered = newsIn(m_one, at, m_others);
        passage.news.emplace_back(at, entered);
    }
    if (!before)
        return entered;
    if (isAhead(entered, expected)) {
        passage.outside.push_back({participant.number, participant.name, entered, std::move(expected)});
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
    Entry leaving = entryAfter(participant, result);
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

bool isLeftWith(const ChronicleTournament& one, const engine::RuleVersion& version,
                const engine::Evaluation& stands, std::size_t at, const Entry& entry,
                const engine::RuleVersion& level, const engine::RuleCatalog& rules)
{
    const ParticipantEvaluation& result = stands.participants[at];
    const Participant& participant = one.tournament.participants[at];
    const auto isThat = [&](std::optional<int> rating, std::optional<int> index) {
        if (!rating)
            return false;
        const Entry exit = convertedTo({engine::Rating::tryFrom(*rating), index}, version, level, rules);
        return exit.rating == entry.rating && exit.index == entry.index;
    };
    if (result.recorded && isThat(result.newRating, result.newIndex))
        return true;
    const auto [first, last] =
        std::ranges::equal_range(one.left, participant.number, {}, &LeftBefore::number);
    return std::any_of(first, last, [&](const LeftBefore& left) {
        return left.name == participant.name && isThat(left.rating, left.index);
    });
}

// RULE: WO2026 2.2.4, 3.7, 4.1.1, 6.4.2
Entry newsIn(const ChronicleTournament& one, std::size_t at, const OtherTournaments& others)
{
    Entry entry = enteredBy(one, one.tournament.participants[at]);
    std::set<engine::TournamentId> met;
    while (isDwz(entry)) {
        const std::vector<Origin> origins = others.leavingWith(at, entry);
        if (std::ranges::any_of(origins, &Origin::counts)) {
            entry = Entry();
            break;
        }
        const auto first = std::ranges::find_if(
            origins, [&](const Origin& origin) { return !met.contains(origin.tournament); });
        if (first == origins.end())
            break;
        met.insert(first->tournament);
        entry = first->entered;
        if (first->isSetByHand)
            break;
    }
    std::erase_if(entry.carryOver, [&](const engine::CarryOverGame& game) {
        return game.date && others.endedOn(at, *game.date);
    });
    return entry;
}

Passage pass(const ChronicleTournament& one, const engine::RuleVersion& version,
             const engine::Evaluation& stands, std::span<const SharedStanding> cameWith,
             const OtherTournaments& others, const engine::RuleCatalog& rules)
{
    Passage passage;
    passage.left.assign(cameWith.begin(), cameWith.end());
    passage.recorded.assign(cameWith.size(), false);
    const Step step(one, version, others, rules);
    const auto& participants = one.tournament.participants;
    for (std::size_t i = 0; i < participants.size(); ++i) {
        const Entry entry = step.entryInto(i, cameWith[i], passage);
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
    for (std::size_t i = 0; i < participants.size(); ++i) {
        if (auto left = step.leaving(entered[i], after[i])) {
            passage.left[i] = std::move(left);
            passage.recorded[i] = true;
        }
    }
    return passage;
}

} // namespace zahlmeister::app
