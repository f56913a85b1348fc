// SPDX-License-Identifier: GPL-3.0-or-later
// From a key in a view of results to the repainted page: edit with its commit, evaluation, totals, painting.
#include <functional>

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QKeyEvent>

#include "tests/support/fields.h"
#include "tests/support/opentournament.h"
#include "ui/models/matchesmodel.h"
#include "ui/models/roundmodel.h"
#include "ui/theme/theme.h"
#include "ui/views/evaluationpage.h"
#include "ui/views/grids/crosstableview.h"
#include "ui/views/grids/matchesview.h"
#include "ui/views/grids/progressview.h"
#include "ui/views/grids/roundview.h"
#include "ui/views/matchespane.h"
#include "ui/views/resultspage.h"
#include "ui/views/roundspane.h"

using namespace zahlmeister;

namespace {

void press(QWidget& widget, int key, const QString& text)
{
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, text);
    QApplication::sendEvent(&widget, &down);
}

/// The page of results on screen, over a tournament that is open.
struct Page {
    Page(const engine::Tournament& tournament, ui::ResultsPage::View shown)
        : open(tournament), page(open.evaluation())
    {
        page.showView(shown);
        page.resize(1280, 900);
        page.show();
        QApplication::processEvents();
    }

    tests::OpenTournament open;
    ui::ResultsPage page;
};

/// Types 1 and 0 in turn; `before` goes to the cell, for which no time is taken when `untimed`.
void typeResults(benchmark::State& state, QWidget& view, const std::function<void()>& before,
                 bool untimed = false)
{
    view.setFocus();
    QApplication::processEvents();
    bool isWin = false;
    for ([[maybe_unused]] auto _ : state) {
        if (untimed)
            state.PauseTiming();
        before();
        if (untimed)
            state.ResumeTiming();
        press(view, isWin ? Qt::Key_1 : Qt::Key_0, isWin ? QStringLiteral("1") : QStringLiteral("0"));
        QApplication::processEvents(); // paints what the keystroke changed, and looks for findings
        isWin = !isWin;
    }
}

void typeIntoCrosstable(benchmark::State& state, const engine::Tournament& tournament)
{
    Page shown(tournament, ui::ResultsPage::View::Crosstable);
    const engine::Game game = shown.open.tournament().games.front();
    auto& view = shown.page.crosstable();
    typeResults(state, view, [&] { view.moveTo(game.white.value() - 1, game.black.value() - 1, 0); });
}

void keystroke(benchmark::State& state)
{
    const auto players = static_cast<int>(state.range(0));
    typeIntoCrosstable(state, tests::swissSystem(5, {.players = players, .rounds = players > 16 ? 11 : 7}));
}

// The same with the DWZ and the Elo evaluation beside each other on screen.
void keystrokeWithBoth(benchmark::State& state)
{
    engine::Tournament tournament = tests::swissSystem(5, {.players = 500, .rounds = 11});
    for (engine::Participant& one : tournament.participants) {
        one.elo = one.rating;
        one.eloFactor = 20;
    }
    Page shown(tournament, ui::ResultsPage::View::Crosstable);
    ui::EvaluationPage evaluations(shown.open.evaluation());
    evaluations.show(ui::EvaluationPage::Shown::Both);
    evaluations.resize(1280, 900);
    static_cast<QWidget&>(evaluations).show();
    QApplication::processEvents();
    const engine::Game game = shown.open.tournament().games.front();
    auto& view = shown.page.crosstable();
    typeResults(state, view, [&] { view.moveTo(game.white.value() - 1, game.black.value() - 1, 0); });
}

// Everybody against everybody: 500 players have 124,750 games.
void fullKeystroke(benchmark::State& state)
{
    typeIntoCrosstable(state, tests::roundRobin(5, {.players = static_cast<int>(state.range(0))}));
}

// A result in the progress table: one key on a pairing, and the pairing typed anew as `12w1`.
void progressKeystroke(benchmark::State& state)
{
    const auto players = static_cast<int>(state.range(0));
    Page shown(tests::swissSystem(5, {.players = players, .rounds = 11}), ui::ResultsPage::View::Progress);
    const engine::Game game = shown.open.tournament().games.front();
    const QString start = QString::number(game.black.value()) + QStringLiteral("w");
    auto& view = shown.page.progressTable();
    const auto typePairing = [&] {
        view.moveTo(game.white.value() - 1, 0);
        for (const QChar character : start)
            press(view, 0, character);
        QApplication::processEvents();
    };
    typeResults(state, view, typePairing, true);
}

// A character of an entry: nothing is committed yet, but the reading below the table follows.
void progressCharacter(benchmark::State& state)
{
    Page shown(tests::swissSystem(5, {.players = 500, .rounds = 11}), ui::ResultsPage::View::Progress);
    auto& view = shown.page.progressTable();
    view.setFocus();
    view.moveTo(3, 3);
    for ([[maybe_unused]] auto _ : state) {
        press(view, Qt::Key_4, QStringLiteral("4"));
        QApplication::processEvents();
        press(view, Qt::Key_Backspace, {});
        QApplication::processEvents();
    }
}

void roundKeystroke(benchmark::State& state)
{
    Page shown(tests::swissSystem(5, {.players = 500, .rounds = 11}), ui::ResultsPage::View::Rounds);
    auto& view = shown.page.rounds().view();
    typeResults(state, view, [&] { view.moveTo(5, ui::RoundModel::ResultColumn); });
}

void matchKeystroke(benchmark::State& state)
{
    Page shown(tests::league(5, {.players = 480}, 8), ui::ResultsPage::View::Matches);
    auto& view = shown.page.matches().view();
    typeResults(state, view, [&] { view.moveTo(5, ui::MatchesModel::ResultColumn); });
}

void scroll(benchmark::State& state)
{
    Page shown(tests::swissSystem(5, {.players = 500, .rounds = 11}), ui::ResultsPage::View::Crosstable);
    auto& view = shown.page.crosstable();
    int row = 0;
    for ([[maybe_unused]] auto _ : state) {
        row = (row + 7) % 500;
        view.scrollTo(view.model()->index(row, (row + 3) % 500));
        shown.page.repaint();
        QApplication::processEvents();
    }
}

} // namespace

BENCHMARK(keystroke)->Arg(16)->Arg(100)->Arg(500)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(keystrokeWithBoth)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(fullKeystroke)->Arg(100)->Arg(500)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(progressKeystroke)->Arg(100)->Arg(500)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(progressCharacter)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(roundKeystroke)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(matchKeystroke)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(scroll)->Unit(benchmark::kMillisecond)->UseRealTime();

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    const ui::Theme theme(ui::Appearance::Light);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
