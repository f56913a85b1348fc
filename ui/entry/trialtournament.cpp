// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/trialtournament.h"

#include <algorithm>
#include <set>

namespace zahlmeister::ui {

using engine::Game;

Game* TrialTournament::find(engine::GameId id)
{
    const auto found = std::find_if(m_tournament.games.begin(), m_tournament.games.end(),
                                    [id](const Game& game) { return game.id == id; });
    return found != m_tournament.games.end() ? &*found : nullptr;
}

void TrialTournament::adopt(const std::vector<app::Edit>& edits)
{
    for (const app::Edit& edit : edits) {
        if (const auto* participant = std::get_if<app::PutParticipant>(&edit)) {
            if (const auto position = m_tournament.indexOf(participant->value.number))
                m_tournament.participants[*position] = participant->value;
        } else if (const auto* put = std::get_if<app::PutGame>(&edit)) {
            if (Game* old = find(put->value.id)) {
                *old = put->value;
            } else {
                m_tournament.games.push_back(put->value);
                m_tournament.games.back().id = engine::GameId(m_nextNew--);
            }
        } else if (const auto* removed = std::get_if<app::RemoveGame>(&edit)) {
            std::erase_if(m_tournament.games, [removed](const Game& game) { return game.id == removed->id; });
        }
    }
}

bool TrialTournament::isContradictedBy(const std::vector<app::Edit>& edits) const
{
    return std::any_of(edits.begin(), edits.end(), [this](const app::Edit& edit) {
        const auto* put = std::get_if<app::PutGame>(&edit);
        if (put == nullptr)
            return false;
        const auto old = std::find_if(m_tournament.games.begin(), m_tournament.games.end(),
                                      [put](const Game& game) { return game.id == put->value.id; });
        return old != m_tournament.games.end() && old->round &&
               (old->white != put->value.white ||
                (old->result != engine::kNotPlayed && old->result != put->value.result));
    });
}

std::vector<app::Edit> TrialTournament::edits() const
{
    std::vector<app::Edit> edits;
    for (std::size_t i = 0; i < m_tournament.participants.size(); ++i) {
        if (m_tournament.participants[i] != m_before.participants[i])
            edits.emplace_back(app::PutParticipant{m_tournament.participants[i]});
    }
    std::set<engine::GameId> kept;
    for (const Game& game : m_tournament.games)
        kept.insert(game.id);
    for (const Game& game : m_before.games) {
        if (!kept.contains(game.id))
            edits.emplace_back(app::RemoveGame{game.id});
    }
    // Removing keeps the order, so that the games of both lists go side by side.
    auto before = m_before.games.begin();
    for (Game game : m_tournament.games) {
        while (before != m_before.games.end() && before->id != game.id && !kept.contains(before->id))
            ++before;
        const bool wasThere = before != m_before.games.end() && before->id == game.id;
        if (!wasThere || *before != game) {
            if (!wasThere)
                game.id = engine::GameId(0);
            edits.emplace_back(app::PutGame{game});
        }
        if (wasThere)
            ++before;
    }
    return edits;
}

} // namespace zahlmeister::ui
