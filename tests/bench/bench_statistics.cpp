// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of a chronicle: tournaments of many clubs, from a hundredth to the full size.
#include <algorithm>
#include <map>

#include <benchmark/benchmark.h>

#include "app/chronicle/reading/statistics.h"
#include "app/rules/shippedrules.h"
#include "tests/support/clubhistory.h"

using namespace zahlmeister;

namespace {

/// The chronicle of about so many tournaments, whose clubs lie in several associations.
const app::Chronicle& chronicleOf(std::int64_t wanted)
{
    static std::map<std::int64_t, app::Chronicle> known;
    if (const auto found = known.find(wanted); found != known.end())
        return found->second;
    std::vector<app::ChronicleTournament> tournaments;
    for (std::uint64_t seed = 1; std::ssize(tournaments) < wanted; ++seed) {
        tests::ClubShape shape{.seed = seed,
                               .club = std::string(1, static_cast<char>('1' + seed % 9)) + "0521"};
        shape.town += std::to_string(seed);
        for (engine::Tournament& one : tests::clubHistory(shape)) {
            for (engine::Participant& person : one.participants) {
                // Nobody is taken for somebody of another club.
                person.name += ' ' + std::to_string(seed);
                person.personId = person.personId.empty() ? "" : person.personId + '-' + std::to_string(seed);
                person.fideId.reset();
            }
            if (std::ssize(tournaments) < wanted)
                tournaments.push_back({engine::TournamentId(std::ssize(tournaments) + 1), std::move(one)});
        }
    }
    const auto made = known.emplace(
        wanted, app::chronicleOf(app::shared(std::move(tournaments)), app::shippedRulesShared()));
    return made.first->second;
}

void everything(benchmark::State& state)
{
    const app::Chronicle& chronicle = chronicleOf(state.range(0));
    const auto span = app::wholeSpan(chronicle, *engine::Date::tryFrom(2026, 11, 23));
    std::int64_t games = 0;
    for (auto _ : state) {
        const auto statistics = app::statisticsOf(chronicle, *span);
        games = statistics->games.seen();
        benchmark::DoNotOptimize(statistics);
    }
    state.counters["games"] = static_cast<double>(games);
    state.counters["persons"] = static_cast<double>(chronicle.persons.size());
}

} // namespace

BENCHMARK(everything)->Arg(50)->Arg(500)->Arg(5000)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
