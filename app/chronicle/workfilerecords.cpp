// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/workfilerecords.h"

#include <utility>

#include "app/chronicle/ownpersons.h"
#include "app/chronicle/playerhistory.h"
#include "app/document/liveevaluation.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

WorkFileRecords::WorkFileRecords(WorkFile& file, const LiveEvaluation& evaluation,
                                 std::function<std::shared_ptr<const Chronicle>()> chronicle,
                                 std::function<PersonSources()> others)
    : m_file(file), m_evaluation(evaluation), m_chronicle(std::move(chronicle)), m_others(std::move(others))
{
}

Result<PersonSources> WorkFileRecords::persons()
{
    TRY(auto own, m_chronicle ? OwnPersons::read(m_file, *m_chronicle(), m_evaluation.document().id())
                              : OwnPersons::read(m_file));
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
    PlayerHistory history(m_file, m_evaluation.rules());
    for (engine::Participant& participant : participants) {
        // RULE: WO2026 3.4.2: they are included in the next evaluation, when there is no rating yet.
        const bool isKept = participant.member || participant.memberUntil;
        if (participant.rating || !isKept || participant.computer || !participant.carryOver.empty())
            continue;
        auto games = history.carryOverFor(participant, tournament, end);
        if (games.has_value())
            participant.carryOver = std::move(*games);
    }
}

} // namespace zahlmeister::app
