// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QApplication>
#include <QWidget>

#include <benchmark/benchmark.h>

#include "tests/support/fields.h"
#include "tests/support/opentournament.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"
#include "ui/views/previewpage.h"

// One result typed into the crosstable: the edit with its commit, the evaluation, the changed cells, and the
// preview painted again. Aim: 5 ms at 100 players, 16 ms at 500 x 11.

namespace zahlmeister::tests {

namespace {

engine::Tournament fieldOf(int players, int rounds)
{
    FieldShape shape;
    shape.players = players;
    shape.rounds = rounds;
    return players <= 16 ? roundRobin(1, shape) : swissSystem(1, shape);
}

void keystrokeToRepaintedPreview(benchmark::State& state)
{
    OpenTournament open(fieldOf(static_cast<int>(state.range(0)), static_cast<int>(state.range(1))));
    ui::PreviewPage page(open.evaluation());
    page.resize(1280, 900);
    page.show();
    page.select(open.tournament().participants.front().number);
    QApplication::processEvents();
    const std::array results{engine::kWhiteWins, engine::kBlackWins, engine::kDrawn};
    std::size_t at = 0;
    for ([[maybe_unused]] auto step : state) {
        engine::Game game = open.tournament().games[at * 7 % open.tournament().games.size()];
        ++at;
        // Never the result that is there already: an edit that changes nothing is no edit.
        game.result = game.result == results[at % 3] ? results[(at + 1) % 3] : results[at % 3];
        open.apply({app::PutGame{game}});
        page.repaint();
        QApplication::sendPostedEvents();
    }
}
BENCHMARK(keystrokeToRepaintedPreview)
    ->ArgNames({"players", "rounds"})
    ->Args({16, 15})
    ->Args({100, 9})
    ->Args({500, 11})
    ->Unit(benchmark::kMillisecond);

} // namespace

} // namespace zahlmeister::tests

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    const zahlmeister::ui::Theme theme(zahlmeister::ui::Appearance::Light);
    const zahlmeister::ui::Translators translators(zahlmeister::ui::Language::German);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
