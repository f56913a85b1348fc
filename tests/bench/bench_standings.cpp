// SPDX-License-Identifier: GPL-3.0-or-later
// Time of a final table with every tie-break that there is for players, and of one with a usual list.
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/standings/finaltable.h"
#include "tests/support/fields.h"

using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

namespace {

std::vector<TieBreak> everyTieBreak()
{
    std::vector<TieBreak> list;
    for (const TieBreakInfo& info : tieBreakCatalogue()) {
        if (!info.forTeams && info.code != TieBreakCode::Points)
            list.push_back({.code = info.code});
    }
    for (const char* cut : {"BH/C1", "BH/C2", "BH/M1", "BH/M2", "SB/C1", "FB/C1", "ARO/C1", "PS/C1"})
        list.push_back(*tieBreakFromText(cut));
    return list;
}

void order(benchmark::State& state, const Tournament& tournament, const TableOptions& options)
{
    for (auto _ : state) {
        const FinalTable table(tournament, options);
        benchmark::DoNotOptimize(table.places().data());
    }
    state.counters["tie-breaks"] = static_cast<double>(options.tieBreaks.size());
}

} // namespace

int main(int argc, char** argv)
{
    static const Tournament swiss = swissSystem(2026, {.players = 500, .rounds = 11});
    static const std::vector<std::pair<const char*, TableOptions>> tables{
        {"swiss 500 x 11/every tie-break", {.tieBreaks = everyTieBreak()}},
        {"swiss 500 x 11/BH,C1,SB", {.tieBreaks = *tieBreaksFromText("BH/C1,BH,SB")}},
    };
    for (const auto& [name, options] : tables) {
        benchmark::RegisterBenchmark(name, [&options = options](benchmark::State& state) {
            order(state, swiss, options);
        })->Unit(benchmark::kMicrosecond);
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
