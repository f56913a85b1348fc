// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/gameindex.h"

#include <algorithm>
#include <cassert>

namespace zahlmeister::app {

namespace {

/// The same key for both colours.
std::uint64_t keyOf(engine::ParticipantNumber a, engine::ParticipantNumber b)
{
    const auto low = static_cast<std::uint64_t>(std::min(a.value(), b.value()));
    return (low << 32) | static_cast<std::uint32_t>(std::max(a.value(), b.value()));
}

} // namespace

GameIndex::GameIndex(const std::vector<engine::Game>& games)
{
    m_pairings.reserve(games.size());
    for (const engine::Game& game : games)
        insert(game);
}

void GameIndex::insert(const engine::Game& game)
{
    std::vector<engine::GameId>& ids = m_pairings[keyOf(game.white, game.black)];
    ids.insert(std::ranges::lower_bound(ids, game.id), game.id);
    ++m_games[game.white.value()];
    ++m_games[game.black.value()];
}

void GameIndex::remove(const engine::Game& game)
{
    const auto pairing = m_pairings.find(keyOf(game.white, game.black));
    assert(pairing != m_pairings.end());
    std::erase(pairing->second, game.id);
    if (pairing->second.empty())
        m_pairings.erase(pairing);
    --m_games[game.white.value()];
    --m_games[game.black.value()];
}

const std::vector<engine::GameId>& GameIndex::between(engine::ParticipantNumber a,
                                                      engine::ParticipantNumber b) const
{
    static const std::vector<engine::GameId> kNone;
    const auto pairing = m_pairings.find(keyOf(a, b));
    return pairing == m_pairings.end() ? kNone : pairing->second;
}

int GameIndex::gamesOf(engine::ParticipantNumber number) const
{
    const auto games = m_games.find(number.value());
    return games == m_games.end() ? 0 : games->second;
}

std::vector<engine::Game>::const_iterator lowerBound(const std::vector<engine::Game>& games,
                                                     engine::GameId id)
{
    return std::ranges::lower_bound(games, id, {}, &engine::Game::id);
}

std::vector<engine::Participant>::const_iterator
lowerBound(const std::vector<engine::Participant>& participants, engine::ParticipantNumber number)
{
    return std::ranges::lower_bound(participants, number, {}, &engine::Participant::number);
}

} // namespace zahlmeister::app
