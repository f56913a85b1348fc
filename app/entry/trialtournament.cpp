// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entry/trialtournament.h"

#include <algorithm>

#include "app/fields/tournamentdifference.h"

namespace zahlmeister::app {

using engine::Game;

void TrialTournament::adopt(const std::vector<Edit>& edits)
{
    for (const Edit& edit : edits) {
        if (const auto* participant = std::get_if<PutParticipant>(&edit)) {
            if (const auto position = m_tournament.indexOf(participant->value.number))
                m_tournament.participants[*position] = participant->value;
        } else if (const auto* put = std::get_if<PutGame>(&edit)) {
            auto& games = m_tournament.games;
            if (const auto old = std::ranges::find(games, put->value.id, &Game::id); old != games.end()) {
                *old = put->value;
            } else {
                games.push_back(put->value);
                games.back().id = engine::GameId(m_nextNew--);
            }
        } else if (const auto* removed = std::get_if<RemoveGame>(&edit)) {
            std::erase_if(m_tournament.games, [removed](const Game& game) { return game.id == removed->id; });
        }
    }
}

bool TrialTournament::isContradictedBy(const std::vector<Edit>& edits) const
{
    return std::ranges::any_of(edits, [this](const Edit& edit) {
        const auto* put = std::get_if<PutGame>(&edit);
        if (put == nullptr)
            return false;
        const auto old = std::ranges::find(m_tournament.games, put->value.id, &Game::id);
        return old != m_tournament.games.end() && old->round &&
               (old->white != put->value.white ||
                (old->result != engine::kNotPlayed && old->result != put->value.result));
    });
}

std::vector<Edit> TrialTournament::edits() const
{
    return editsById(m_before, m_tournament);
}

} // namespace zahlmeister::app
