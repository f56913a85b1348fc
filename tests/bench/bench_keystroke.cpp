// SPDX-License-Identifier: GPL-3.0-or-later
// From a key in a view of results to the repainted page: edit with its commit, evaluation, totals, painting.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QKeyEvent>

#include "tests/support/fields.h"
#include "tests/support/opentournament.h"
#include "ui/models/matchesmodel.h"
#include "ui/models/roundmodel.h"
#include "ui/theme/theme.h"
#include "ui/views/crosstableview.h"
#include "ui/views/matchespane.h"
#include "ui/views/matchesview.h"
#include "ui/views/progressview.h"
#include "ui/views/resultspage.h"
#include "ui/views/roundspane.h"
#include "ui/views/roundview.h"

using namespace zahlmeister;

namespace {

void press(QWidget& widget, int key, const QString& text)
{
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, text);
    QApplication::sendEvent(&widget, &down);
}

void typeIntoCrosstable(benchmark::State& state, const engine::Tournament& tournament)
{
    tests::OpenTournament open(tournament);
    ui::ResultsPage page(open.evaluation());
    page.showView(ui::ResultsPage::View::Crosstable);
    page.resize(1280, 900);
    page.show();
    page.crosstable().setFocus();
    QApplication::processEvents();
    const auto& game = open.tournament().games.front();
    const int row = game.white.value() - 1;
    const int column = game.black.value() - 1;
    bool isWin = false;
    for ([[maybe_unused]] auto _ : state) {
        page.crosstable().moveTo(row, column, 0);
        press(page.crosstable(), isWin ? Qt::Key_1 : Qt::Key_0,
              isWin ? QStringLiteral("1") : QStringLiteral("0"));
        QApplication::processEvents(); // paints what the keystroke changed, and looks for findings
        isWin = !isWin;
    }
}

void keystroke(benchmark::State& state)
{
    const auto players = static_cast<int>(state.range(0));
    typeIntoCrosstable(state, tests::swissSystem(5, {.players = players, .rounds = players > 16 ? 11 : 7}));
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
    tests::OpenTournament open(tests::swissSystem(5, {.players = players, .rounds = 11}));
    ui::ResultsPage page(open.evaluation());
    page.showView(ui::ResultsPage::View::Progress);
    page.resize(1280, 900);
    page.show();
    auto& view = page.progressTable();
    view.setFocus();
    QApplication::processEvents();
    const auto& game = open.tournament().games.front();
    const int row = game.white.value() - 1;
    const QString start = QString::number(game.black.value()) + QStringLiteral("w");
    bool isWin = false;
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        view.moveTo(row, 0);
        for (const QChar character : start)
            press(view, 0, character);
        QApplication::processEvents();
        state.ResumeTiming();
        press(view, isWin ? Qt::Key_1 : Qt::Key_0, isWin ? QStringLiteral("1") : QStringLiteral("0"));
        QApplication::processEvents();
        isWin = !isWin;
    }
}

// A character of an entry: nothing is committed yet, but the reading below the table follows.
void progressCharacter(benchmark::State& state)
{
    tests::OpenTournament open(tests::swissSystem(5, {.players = 500, .rounds = 11}));
    ui::ResultsPage page(open.evaluation());
    page.showView(ui::ResultsPage::View::Progress);
    page.resize(1280, 900);
    page.show();
    auto& view = page.progressTable();
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
    tests::OpenTournament open(tests::swissSystem(5, {.players = 500, .rounds = 11}));
    ui::ResultsPage page(open.evaluation());
    page.showView(ui::ResultsPage::View::Rounds);
    page.resize(1280, 900);
    page.show();
    auto& view = page.rounds().view();
    view.setFocus();
    bool isWin = false;
    for ([[maybe_unused]] auto _ : state) {
        view.moveTo(5, ui::RoundModel::ResultColumn);
        press(view, isWin ? Qt::Key_1 : Qt::Key_0, isWin ? QStringLiteral("1") : QStringLiteral("0"));
        QApplication::processEvents();
        isWin = !isWin;
    }
}

void matchKeystroke(benchmark::State& state)
{
    tests::OpenTournament open(tests::league(5, {.players = 480}, 8));
    ui::ResultsPage page(open.evaluation());
    page.showView(ui::ResultsPage::View::Matches);
    page.resize(1280, 900);
    page.show();
    auto& view = page.matches().view();
    view.setFocus();
    bool isWin = false;
    for ([[maybe_unused]] auto _ : state) {
        view.moveTo(5, ui::MatchesModel::ResultColumn);
        press(view, isWin ? Qt::Key_1 : Qt::Key_0, isWin ? QStringLiteral("1") : QStringLiteral("0"));
        QApplication::processEvents();
        isWin = !isWin;
    }
}

void scroll(benchmark::State& state)
{
    tests::OpenTournament open(tests::swissSystem(5, {.players = 500, .rounds = 11}));
    ui::ResultsPage page(open.evaluation());
    page.showView(ui::ResultsPage::View::Crosstable);
    page.resize(1280, 900);
    page.show();
    QApplication::processEvents();
    int row = 0;
    for ([[maybe_unused]] auto _ : state) {
        row = (row + 7) % 500;
        page.crosstable().scrollTo(page.crosstable().model()->index(row, (row + 3) % 500));
        page.repaint();
        QApplication::processEvents();
    }
}

} // namespace

BENCHMARK(keystroke)->Arg(16)->Arg(100)->Arg(500)->Unit(benchmark::kMillisecond)->UseRealTime();
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
