// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz/field.h"
#include "engine/base/try.h"

namespace zahlmeister::engine::dwz {

namespace {

int ratingOf(const CarryOverGame& game, const CarryOverConversion* conversion)
{
    const auto converted = conversion ? conversion->convert(game) : std::nullopt;
    return converted.value_or(game.opponentRating.value());
}

} // namespace

bool isValid(const CarryOverGame& game, const std::optional<Date>& end, const StageRules& rules)
{
    // RULE: WO2026 4.1.1
    return !game.date || !end || *end <= game.date->plusYears(rules.carryOverYears);
}

Keeping keepingOf(const Participant& participant, const std::optional<Date>& end, const FamilyRules& rules)
{
    if (participant.member)
        return Keeping::Member;
    // RULE: WO2026 3.4.3, 4.1.1
    if (!participant.memberUntil || rules.formerMemberYears == 0)
        return Keeping::Nothing;
    return !end || *end <= participant.memberUntil->plusYears(rules.formerMemberYears) ? Keeping::Former
                                                                                       : Keeping::Nothing;
}

Result<Field> Field::build(const Tournament& tournament, const StageRules& rules)
{
    TRY(auto contests, Contests::build(tournament));
    Field field(std::move(contests));
    field.m_secondStageApart = rules.secondStageApart;
    field.addCarryOver(tournament, rules);
    field.formGroups(tournament, rules);
    return field;
}

void Field::addCarryOver(const Tournament& tournament, const StageRules& rules)
{
    m_firstCarryOver.reserve(tournament.participants.size() + 1);
    m_firstCarryOver.push_back(0);
    for (const Participant& participant : tournament.participants) {
        if (!participant.rating && !participant.computer) {
            std::int32_t position = 0;
            for (const CarryOverGame& game : participant.carryOver) {
                if (isValid(game, tournament.header.end, rules))
                    m_carryOver.push_back(
                        {position, ratingOf(game, rules.carryOverConversion), game.score.halfPoints()});
                ++position;
            }
        }
        m_firstCarryOver.push_back(static_cast<std::uint32_t>(m_carryOver.size()));
    }
}

template <class Selects>
Tally Field::tally(std::size_t participant, Selects selects) const
{
    Tally tally;
    for (const ValidCarryOver& game : carryOver(participant)) {
        ++tally.games;
        tally.halfPoints += game.halfPoints;
    }
    for (const Contest& contest : contests(participant)) {
        if (contest.countable && selects(m_groups[contest.opponent])) {
            ++tally.games;
            tally.halfPoints += contest.halfPoints;
        }
    }
    return tally;
}

Tally Field::againstRated(std::size_t participant) const
{
    return tally(participant, [](Group group) { return group == Group::Established; });
}

Tally Field::againstSelectionOne(std::size_t participant) const
{
    return tally(participant,
                 [](Group group) { return group == Group::Established || group == Group::First; });
}

void Field::formGroups(const Tournament& tournament, const StageRules& rules)
{
    const auto& participants = tournament.participants;
    const auto suffices = [&](Tally tally) {
        return tally.games >= rules.gamesNeeded && tally.halfPoints >= rules.halfPointsNeeded &&
               2 * tally.games - tally.halfPoints >= rules.halfPointsLostNeeded;
    };
    // Nobody joins a stage while it is being formed: each stage looks at the groups as the one before left
    // them.
    const auto promote = [&](Group stage, auto tallyOf) {
        std::vector<std::size_t> promoted;
        for (std::size_t at = 0; at < participants.size(); ++at) {
            if (m_groups[at] == Group::Residual && !participants[at].computer && suffices(tallyOf(at)))
                promoted.push_back(at);
        }
        for (const std::size_t at : promoted)
            m_groups[at] = stage;
    };

    m_groups.assign(participants.size(), Group::Residual);
    for (std::size_t at = 0; at < participants.size(); ++at) {
        if (isRated(participants[at]))
            m_groups[at] = Group::Established;
    }
    // RULE: WO2026 4.2.4.5
    // A match is evaluated for two rated players or not at all: carry-over games alone make no newcomer.
    if (tournament.header.kind != TournamentKind::Match) {
        // RULE: WO2026 3.4.1.1
        promote(Group::First, [this](std::size_t at) { return againstRated(at); });
        // RULE: WO2026 3.4.1.2
        promote(Group::Second, [this](std::size_t at) { return againstSelectionOne(at); });
    }

    for (std::size_t at = 0; at < participants.size(); ++at) {
        if (m_groups[at] == Group::First || m_groups[at] == Group::Second)
            m_newcomers.push_back(static_cast<std::uint32_t>(at));
    }
}

} // namespace zahlmeister::engine::dwz
