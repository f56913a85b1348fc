// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QGuiApplication>

#include "tests/print/sheetfixture.h"
#include "ui/print/printservice.h"

using namespace zahlmeister;
using namespace zahlmeister::testing;
using namespace zahlmeister::ui;

namespace {

/// Layout and PDF together, as somebody waits for them. Fonts are measured anew every time, as for a new
/// file.
void writeSheets(benchmark::State& state, SheetKind kind, const engine::Tournament& tournament)
{
    const SheetSnapshot values = evaluated(tournament);
    SheetRequest request;
    request.kind = kind;
    qsizetype bytes = 0;
    std::size_t pages = 0;
    for (auto _ : state) {
        const auto layout = layoutSheets(values.source(), request);
        const QByteArray pdf = pdfOf(layout.value()).value();
        bytes = pdf.size();
        pages = layout.value().pages.size();
    }
    state.counters["bytes"] = static_cast<double>(bytes);
    state.counters["pages"] = static_cast<double>(pages);
}

void evaluationSheetOfThreePages(benchmark::State& state)
{
    writeSheets(state, SheetKind::Evaluation, fieldOf(130)); // aim: under 50 ms
}

void twoHundredScoresheets(benchmark::State& state)
{
    engine::Tournament tournament = fieldOf(200);
    for (int round = 1; round <= 8; ++round) {
        for (int i = 1; i + round <= 200; i += 2) {
            tournament.games.push_back({engine::GameId(1000 * round + i), round, engine::ParticipantNumber(i),
                                        engine::ParticipantNumber(i + round), engine::kBlackWins});
        }
    }
    writeSheets(state, SheetKind::Scoresheets, tournament); // aim: under 0.5 s and 1 MB
}

BENCHMARK(evaluationSheetOfThreePages)->Unit(benchmark::kMillisecond);
BENCHMARK(twoHundredScoresheets)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    const Translators translators(Language::German);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
