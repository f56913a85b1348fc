// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a file holds, it is refused, or read; what was read is written and read again, and is the same
// unless a loss was named.
#include <algorithm>
#include <tuple>
#include <vector>

#include "app/formats/swi/swi.h"
#include "app/open/exportlosses.h"
#include "tests/fuzz/promises.h"
#include "tests/fuzz/targets.h"

using namespace zahlmeister;
using namespace Qt::StringLiterals;

namespace {

/// With the games that were not played as the columns of a file have them: who stands first has White.
std::vector<engine::Game> gamesOf(const engine::Tournament& tournament)
{
    std::vector<engine::Game> games = tournament.games;
    for (engine::Game& game : games) {
        const bool isPlayed = engine::isPlayed(game.result.white) || engine::isPlayed(game.result.black);
        if (!isPlayed && game.black < game.white)
            game = withColoursExchanged(game);
        game.id = engine::GameId(0);
    }
    std::ranges::sort(
        games, {}, [](const engine::Game& game) { return std::tuple(game.round, game.white, game.black); });
    return games;
}

/// A file may say more of the tournament than was known.
template <class Value>
void takeGained(Value& before, const Value& after)
{
    if (before == Value())
        before = after;
}

bool isSame(engine::Tournament before, engine::Tournament after)
{
    before.games = gamesOf(before);
    after.games = gamesOf(after);
    takeGained(before.header.start, after.header.start);
    takeGained(before.header.end, after.header.end);
    takeGained(before.header.rounds, after.header.rounds);
    if (before.header.mode == engine::TournamentHeader().mode)
        before.header.mode = after.header.mode;
    return before == after;
}

} // namespace

void fuzz::fuzzSwi(std::string_view bytes)
{
    const app::ImportInput input{{u"fuzz"_s, copied(bytes)}};
    (void)app::recognisesSwi(input);
    const auto read = app::readSwi(input);
    checkImport(read);
    if (!read.has_value())
        return;
    const auto losses = app::lossesOf(app::swiFormat(), {.tournament = read->tournament});
    const auto written = app::writeSwi({.tournament = read->tournament});
    if (!written.has_value())
        return;
    const auto again = app::readSwi({{u"again"_s, *written}});
    checkImport(again);
    require(again.has_value());
    require(!losses.empty() || isSame(read->tournament, again->tournament));
}
