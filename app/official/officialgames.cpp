// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "app/official/deviations.h"

namespace zahlmeister::app {

using engine::Game;
using engine::GameResult;
using engine::Tournament;

namespace {

/// The arithmetic of others has its noise, and some show three decimals.
constexpr double kSameExpectation = 0.0006;

class GameMatcher {
public:
    GameMatcher(const OfficialResult& official, const std::vector<std::optional<std::size_t>>& positions,
                const Tournament& tournament, const engine::Evaluation& evaluation)
        : m_official(official), m_positions(positions), m_tournament(tournament), m_evaluation(evaluation)
    {
    }

    std::vector<ComparedGame> match()
    {
        for (std::size_t i = 0; i < m_tournament.games.size(); ++i) {
            const Game& game = m_tournament.games[i];
            m_left.emplace(std::minmax(*m_tournament.indexOf(game.white), *m_tournament.indexOf(game.black)),
                           i);
        }
        for (std::size_t i = 0; i < m_official.games.size(); ++i)
            take(i);
        addMissing();
        return std::move(m_differing);
    }

private:
    using Pair = std::pair<std::size_t, std::size_t>;

    /// The result there, as White here has it.
    std::optional<GameResult> resultFor(const OfficialGame& there, const Game& here) const
    {
        if (!there.result)
            return std::nullopt;
        return isTurned(there, here) ? there.result->mirrored() : *there.result;
    }

    bool isTurned(const OfficialGame& there, const Game& here) const
    {
        return m_tournament.participants[*m_positions[there.white]].number != here.white;
    }

    int likeness(const OfficialGame& there, const Game& here) const
    {
        return (there.round == here.round ? 4 : 0) + (resultFor(there, here) == here.result ? 2 : 0) +
               (isTurned(there, here) ? 0 : 1);
    }

    void take(std::size_t official)
    {
        const OfficialGame& there = m_official.games[official];
        const auto white = m_positions[there.white];
        const auto black = m_positions[there.black];
        if (!white || !black || white == black)
            return;
        m_players.insert({*white, *black});
        const auto [first, last] = m_left.equal_range(std::minmax(*white, *black));
        const auto best = std::max_element(first, last, [&](const auto& a, const auto& b) {
            return likeness(there, m_tournament.games[a.second]) <
                   likeness(there, m_tournament.games[b.second]);
        });
        if (first == last) {
            m_differing.push_back({.ours = {},
                                   .official = official,
                                   .white = m_tournament.participants[*white].number,
                                   .black = m_tournament.participants[*black].number,
                                   .round = there.round,
                                   .result = there.result});
            return;
        }
        compare(official, best->second);
        m_left.erase(best);
    }

    void compare(std::size_t official, std::size_t ours)
    {
        const OfficialGame& there = m_official.games[official];
        const Game& here = m_tournament.games[ours];
        const auto result = resultFor(there, here);
        const bool isOtherResult = result && *result != here.result;
        const auto expected = otherExpectation(there, ours);
        if (!isOtherResult && !expected && (here.rated || !result))
            return;
        m_differing.push_back({.ours = ours,
                               .official = official,
                               .white = here.white,
                               .black = here.black,
                               .round = here.round,
                               .result = result,
                               .expected = expected});
    }

    /// With a special rating each side has an expectation of its own (document 000, 3.6.3): one has to agree.
    std::optional<double> otherExpectation(const OfficialGame& there, std::size_t ours) const
    {
        if (!there.expected)
            return std::nullopt;
        const Game& here = m_tournament.games[ours];
        const double expected = isTurned(there, here) ? 1 - *there.expected : *there.expected;
        bool isKnown = false;
        for (const bool isWhite : {true, false}) {
            const auto side = m_tournament.indexOf(isWhite ? here.white : here.black);
            for (const engine::GameDetail& detail : m_evaluation.participants[*side].details) {
                if (detail.game != ours || !detail.expected)
                    continue;
                isKnown = true;
                const double own = isWhite ? *detail.expected : 1 - *detail.expected;
                if (std::abs(own - expected) <= kSameExpectation)
                    return std::nullopt;
            }
        }
        return isKnown ? std::optional(expected) : std::nullopt;
    }

    /// A score sheet has the games of one player, and says nothing of the others.
    std::optional<std::size_t> onlyPlayer() const
    {
        std::set<std::size_t> common{m_players.begin()->first, m_players.begin()->second};
        for (const auto& [white, black] : m_players)
            std::erase_if(common, [&](std::size_t one) { return one != white && one != black; });
        return common.size() == 1 && m_tournament.participants.size() > 2 ? std::optional(*common.begin())
                                                                          : std::nullopt;
    }

    void addMissing()
    {
        if (m_players.empty())
            return;
        const auto only = onlyPlayer();
        for (const auto& [pair, ours] : m_left) {
            const Game& here = m_tournament.games[ours];
            const bool counts = here.rated && (isPlayed(here.result.white) || isPlayed(here.result.black));
            if (!counts || (only && *only != pair.first && *only != pair.second))
                continue;
            m_differing.push_back({.ours = ours,
                                   .official = {},
                                   .white = here.white,
                                   .black = here.black,
                                   .round = here.round});
        }
    }

    const OfficialResult& m_official;
    const std::vector<std::optional<std::size_t>>& m_positions;
    const Tournament& m_tournament;
    const engine::Evaluation& m_evaluation;
    std::multimap<Pair, std::size_t> m_left; ///< our games, by the positions of their players
    std::set<Pair> m_players;                ///< of the official games
    std::vector<ComparedGame> m_differing;
};

} // namespace

std::vector<ComparedGame> differingGames(const OfficialResult& official,
                                         const std::vector<std::optional<std::size_t>>& positions,
                                         const Tournament& tournament, const engine::Evaluation& evaluation)
{
    return GameMatcher(official, positions, tournament, evaluation).match();
}

} // namespace zahlmeister::app
