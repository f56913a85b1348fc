// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/workfilerecords.h"

#include <algorithm>
#include <utility>

#include "app/chronicle/ownpersons.h"
#include "app/document/liveevaluation.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

/// Whether games are kept of somebody while he has no rating.
// RULE: WO2026 3.4.2
bool keepsGames(const engine::Participant& participant)
{
    return !participant.computer && participant.identity != engine::Identity::TextOnly &&
           (participant.member || participant.memberUntil);
}

/// Who a participant is whom the chronicle knows as he is; else nobody.
const PersonHistory* seatedAs(const Chronicle& chronicle, engine::TournamentId tournament,
                              const engine::Participant& participant)
{
    const auto found = std::ranges::find_if(chronicle.persons, [&](const PersonHistory& person) {
        return std::ranges::any_of(person.participations, [&](const Participation& one) {
            return one.tournament == tournament && one.participant->number == participant.number &&
                   haveSameFacts(factsOf(*one.participant), participant);
        });
    });
    return found == chronicle.persons.end() ? nullptr : &*found;
}

/// What the last tournament before a day left somebody, unless it gave him a rating.
std::vector<engine::CarryOverGame> leftBefore(engine::Date end, const PersonHistory& person)
{
    const auto& all = person.participations;
    const auto last = std::find_if(all.rbegin(), all.rend(), [end](const Participation& one) {
        return one.end < end && keepsGames(*one.participant) && familyOf(*one.rules).empty();
    });
    return last == all.rend() || last->exit.rating ? std::vector<engine::CarryOverGame>()
                                                   : last->exit.carryOver;
}

} // namespace

WorkFileRecords::WorkFileRecords(WorkFile& file, const LiveEvaluation& evaluation,
                                 std::function<std::shared_ptr<const Chronicle>()> chronicle,
                                 std::function<PersonSources()> others)
    : m_file(file), m_evaluation(evaluation), m_chronicle(std::move(chronicle)), m_others(std::move(others))
{
}

Result<PersonSources> WorkFileRecords::persons()
{
    TRY(auto own, OwnPersons::read(m_file, m_chronicle ? *m_chronicle() : Chronicle(),
                                   m_evaluation.document().id(), m_evaluation.sharedRules()));
    PersonSources sources{std::move(own)};
    if (m_others) {
        for (auto& other : m_others())
            sources.push_back(std::move(other));
    }
    return sources;
}

void WorkFileRecords::addCarryOver(std::span<engine::Participant> participants,
                                   engine::TournamentId tournament, std::optional<engine::Date> end)
{
    std::vector<engine::Participant*> lacking;
    std::vector<PersonFacts> records;
    for (engine::Participant& participant : participants) {
        if (participant.rating || !keepsGames(participant) || !participant.carryOver.empty())
            continue;
        lacking.push_back(&participant);
        records.push_back(factsOf(participant));
    }
    if (!m_chronicle || !end || lacking.empty())
        return;
    const auto chronicle = m_chronicle();
    const auto known = personsOf(*chronicle, records);
    for (std::size_t i = 0; i < lacking.size(); ++i) {
        const PersonHistory* const seated = seatedAs(*chronicle, tournament, *lacking[i]);
        if (const PersonHistory* const person = seated ? seated : known[i])
            lacking[i]->carryOver = leftBefore(*end, *person);
    }
}

} // namespace zahlmeister::app
