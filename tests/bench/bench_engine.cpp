// SPDX-License-Identifier: GPL-3.0-or-later
// Time of one evaluation, from the plain tournament to all numbers.
#include <string>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/fields.h"
#include "tests/support/shippedrules.h"
#include "tests/support/woexample.h"

using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

namespace {

constexpr std::uint64_t kSeed = 2026;

void evaluateRepeatedly(benchmark::State& state, const Tournament& tournament,
                        const EvaluationOptions& options)
{
    const auto version = zahlmeister::tests::shippedRules().find("dwz-2026");
    if (!version) {
        state.SkipWithError("dwz-2026 is not in the catalog");
        return;
    }
    int iterations = 0;
    for (auto _ : state) {
        auto evaluation = evaluate(tournament, **version, options);
        if (!evaluation) {
            state.SkipWithError("no evaluation");
            return;
        }
        iterations = evaluation->iterations;
        benchmark::DoNotOptimize(evaluation);
    }
    state.counters["players"] = static_cast<double>(tournament.participants.size());
    state.counters["games"] = static_cast<double>(tournament.games.size());
    state.counters["iterations"] = iterations;
}

} // namespace

int main(int argc, char** argv)
{
    const std::vector<std::pair<std::string, Tournament>> fields{
        {"example", woExample()},
        {"round robin 16", roundRobin(kSeed, {.players = 16})},
        {"swiss 100 x 9", swissSystem(kSeed, {.players = 100, .rounds = 9})},
        {"swiss 500 x 11", swissSystem(kSeed, {.players = 500, .rounds = 11})},
        {"league 2000 x 9", league(kSeed, {.players = 2000, .unrated = 0.1}, 8)},
    };
    for (const auto& [name, tournament] : fields) {
        for (const Arithmetic arithmetic : {Arithmetic::Exact, Arithmetic::Tables}) {
            const EvaluationOptions options{.arithmetic = arithmetic, .details = false};
            const std::string label = name + "/" + std::string(arithmeticText(arithmetic)) + "/numbers";
            benchmark::RegisterBenchmark(label.c_str(), [&tournament = tournament,
                                                         options](benchmark::State& state) {
                evaluateRepeatedly(state, tournament, options);
            })->Unit(benchmark::kMicrosecond);
        }
        for (const bool trace : {false, true}) {
            for (const Arithmetic arithmetic : {Arithmetic::Exact, Arithmetic::Tables}) {
                const EvaluationOptions options{.arithmetic = arithmetic, .trace = trace};
                const std::string label =
                    name + "/" + std::string(arithmeticText(arithmetic)) + (trace ? "/trace" : "");
                benchmark::RegisterBenchmark(label.c_str(), [&tournament = tournament,
                                                             options](benchmark::State& state) {
                    evaluateRepeatedly(state, tournament, options);
                })->Unit(benchmark::kMicrosecond);
            }
        }
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
