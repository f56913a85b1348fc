// SPDX-License-Identifier: GPL-3.0-or-later
// The laboratory: all tournaments of a simulated association played again with other rules. The full size is
// 9.1 million participations of 35 years. ZAHLMEISTER_LAB_PLAYERS=200000 ZAHLMEISTER_LAB_YEARS=35 is the
// largest world that can be simulated, for which some 15 GB of memory are needed.
#include <map>
#include <utility>

#include <QtGlobal>

#include <benchmark/benchmark.h>

#include "app/lab/labrun.h"
#include "app/lab/labsource.h"
#include "tests/bench/memory.h"

using namespace zahlmeister;

namespace {

/// Of a world that is asked for.
int yearsOfWorld()
{
    const int asked = qEnvironmentVariableIntValue("ZAHLMEISTER_LAB_YEARS");
    return asked > 0 ? asked : 10;
}

/// A world of so many players at any time; about one tournament a year for 40 of them.
const app::LabSource& sourceOf(std::int64_t players)
{
    static std::map<std::int64_t, app::LabSource> known;
    const auto found = known.find(players);
    if (found != known.end())
        return found->second;
    return known
        .emplace(players, *app::labSourceOf({.players = static_cast<int>(players), .years = yearsOfWorld()}))
        .first->second;
}

app::Variant variant(double r)
{
    app::Variant one{.name = std::to_string(r)};
    one.base = "dwz-2026";
    one.from = engine::Date::tryFrom(2017, 1, 1);
    one.parameters = {{"r", {r}}};
    return one;
}

void tell(benchmark::State& state, const app::LabSource& source)
{
    state.counters["MB"] = bench::memory("VmHWM");
    state.counters["tournaments"] = static_cast<double>(source.data.tournaments().size());
    state.counters["persons"] = static_cast<double>(source.data.persons());
    state.counters["participations"] = static_cast<double>(source.data.seats().size());
}

/// What a slider waits for: one variant, with bins, bands and everything; the rules in force are known.
void slider(benchmark::State& state)
{
    const app::LabSource& source = sourceOf(state.range(0));
    app::Study study{.title = "Bench"};
    study.variants = {variant(0.1)};
    app::LabRunOptions options{.remembers = true};
    options.known = app::runStudy(study, source.data, *source.rules, options)->memory;
    double r = 0.1;
    for (auto _ : state) {
        study.variants = {variant(r += 0.001)};
        options.known = app::runStudy(study, source.data, *source.rules, options)->memory;
    }
    tell(state, source);
}

/// The rules in force and one variant.
void study(benchmark::State& state)
{
    const app::LabSource& source = sourceOf(state.range(0));
    app::Study study{.title = "Bench"};
    study.variants = {variant(0.1)};
    state.counters["data_MB"] = bench::resetMostMemory();
    for (auto _ : state)
        benchmark::DoNotOptimize(app::runStudy(study, source.data, *source.rules));
    tell(state, source);
}

/// Seven variants and the rules in force beside each other, without bins: a part of a sweep.
void sweep(benchmark::State& state)
{
    const app::LabSource& source = sourceOf(state.range(0));
    app::Study study{.title = "Bench"};
    study.variants = {variant(0.08)};
    const auto parameter = app::sweptParameterFromText("r=0.05:0.11:0.01");
    for (auto _ : state)
        benchmark::DoNotOptimize(app::sweep(study, {*parameter}, {}, source.data, *source.rules));
    tell(state, source);
}

} // namespace

int main(int argc, char** argv)
{
    const int players = qEnvironmentVariableIntValue("ZAHLMEISTER_LAB_PLAYERS");
    const auto add = [&](const char* name, void (*run)(benchmark::State&)) {
        auto* const one = benchmark::RegisterBenchmark(name, run)->Unit(benchmark::kMillisecond);
        if (players > 0)
            one->Arg(players)->Iterations(1);
        else
            one->Arg(1400)->Arg(14'000);
    };
    if (players == 0)
        add("slider", slider);
    add("study", study);
    add("sweep", sweep);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
