// SPDX-License-Identifier: GPL-3.0-or-later
// Time of all checks of a tournament, as they run after every keystroke.
#include <benchmark/benchmark.h>

#include "engine/catalogue/rulecatalog.h"
#include "engine/check/check.h"
#include "tests/support/fields.h"
#include "tests/support/shippedrules.h"

using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

namespace {

void checkTournament(benchmark::State& state, const Tournament& tournament)
{
    const RuleCatalog& rules = zahlmeister::tests::shippedRules();
    const auto choice = rules.choose(tournament.header);
    const auto evaluation = evaluate(tournament, *choice->version);
    std::size_t findings = 0;
    for ([[maybe_unused]] auto _ : state) {
        const auto found = check(tournament, *choice, evaluation.has_value() ? &*evaluation : nullptr, {});
        findings = found.size();
        benchmark::DoNotOptimize(found.data());
    }
    state.counters["games"] = static_cast<double>(tournament.games.size());
    state.counters["findings"] = static_cast<double>(findings);
}

void checkSwiss(benchmark::State& state)
{
    const auto players = static_cast<int>(state.range(0));
    checkTournament(state, swissSystem(5, {.players = players, .rounds = 11}));
}

void checkRoundRobin(benchmark::State& state)
{
    checkTournament(state, roundRobin(5, {.players = static_cast<int>(state.range(0))}));
}

void checkLeague(benchmark::State& state)
{
    checkTournament(state, league(5, {.players = static_cast<int>(state.range(0))}, 8));
}

} // namespace

BENCHMARK(checkSwiss)->Arg(16)->Arg(100)->Arg(500)->Unit(benchmark::kMillisecond);
BENCHMARK(checkRoundRobin)->Arg(16)->Arg(100)->Arg(500)->Unit(benchmark::kMillisecond);
BENCHMARK(checkLeague)->Arg(500)->Unit(benchmark::kMillisecond);
BENCHMARK_MAIN();
