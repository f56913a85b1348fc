// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QListView>

#include "app/chronicle/reading/playercard.h"
#include "app/rules/shippedrules.h"
#include "tests/support/clubhistory.h"
#include "ui/charts/chartview.h"
#include "ui/chronicle/cardchart.h"
#include "ui/chronicle/cardmodels.h"
#include "ui/chronicle/personlistmodel.h"

using namespace zahlmeister;

namespace {

/// Made-up clubs side by side: each has about 60 tournaments and 220 persons.
std::shared_ptr<const app::PersonRoll> rollOf(int clubs)
{
    static std::map<int, std::shared_ptr<const app::PersonRoll>> made;
    auto& roll = made[clubs];
    if (roll)
        return roll;
    std::vector<app::ChronicleTournament> chain;
    for (int club = 0; club < clubs; ++club) {
        const std::string district{static_cast<char>('A' + club / 26 % 8),
                                   static_cast<char>('A' + club % 26)};
        tests::ClubShape shape{.seed = static_cast<std::uint64_t>(club) + 1, .club = district + "021"};
        shape.town = "Stadt" + std::to_string(club);
        for (engine::Tournament& one : tests::clubHistory(shape))
            chain.push_back(
                {engine::TournamentId(static_cast<std::int64_t>(chain.size()) + 1), std::move(one)});
    }
    roll = std::make_shared<const app::PersonRoll>(std::make_shared<const app::Chronicle>(
        app::chronicleOf(app::shared(std::move(chain)), app::shippedRulesShared())));
    return roll;
}

const app::PersonHistory& longestCareer(const app::PersonRoll& roll)
{
    return *std::ranges::max_element(roll.chronicle().persons, {},
                                     [](const app::PersonHistory& one) { return one.participations.size(); });
}

void counted(benchmark::State& state, const app::PersonRoll& roll)
{
    state.counters["persons"] = static_cast<double>(roll.size());
    state.counters["tournaments"] = static_cast<double>(roll.chronicle().tournaments.size());
}

/// What is done once for a chronicle, beside the window.
void makeRoll(benchmark::State& state)
{
    const auto roll = rollOf(static_cast<int>(state.range(0)));
    const std::shared_ptr<const app::Chronicle> chronicle(roll, &roll->chronicle());
    for (auto _ : state)
        benchmark::DoNotOptimize(app::PersonRoll(chronicle).size());
    counted(state, *roll);
}
BENCHMARK(makeRoll)->Arg(1)->Arg(9)->Arg(86)->Unit(benchmark::kMillisecond);

/// A key in the search field, the list painted again.
void searchKey(benchmark::State& state)
{
    const auto roll = rollOf(static_cast<int>(state.range(0)));
    ui::PersonListModel model;
    model.setRoll(roll);
    QListView list;
    list.setUniformItemSizes(true);
    list.setModel(&model);
    list.resize(260, 700);
    list.show();
    const QString typed = QStringLiteral("meier an");
    int length = 0;
    for (auto _ : state) {
        length = length % static_cast<int>(typed.size()) + 1;
        model.setSearch(typed.left(length));
        benchmark::DoNotOptimize(list.grab());
    }
    counted(state, *roll);
}
BENCHMARK(searchKey)->Arg(1)->Arg(9)->Arg(86)->Unit(benchmark::kMillisecond);

/// What opening a card does before it is painted: the summary, the tables, the chart.
void openCard(benchmark::State& state)
{
    const auto roll = rollOf(static_cast<int>(state.range(0)));
    const app::PersonHistory& person = longestCareer(*roll);
    ui::ParticipationsModel participations;
    ui::EntriesModel entries;
    ui::LedgerModel ledger;
    ui::ChartView chart;
    chart.resize(700, 300);
    chart.show();
    for (auto _ : state) {
        const app::CardSummary summary = app::cardSummary(person, *roll->chronicle().rules);
        participations.setPerson(person);
        entries.setPerson(person, roll->chronicle());
        ledger.setPerson(person, roll->chronicle());
        chart.setChart(ui::careerChart(person, summary, nullptr, {}).chart);
        benchmark::DoNotOptimize(chart.grab());
    }
    state.counters["participations"] = static_cast<double>(person.participations.size());
    counted(state, *roll);
}
BENCHMARK(openCard)->Arg(1)->Arg(9)->Arg(86)->Unit(benchmark::kMillisecond);

/// What is counted beside the window once a card is open.
void countGames(benchmark::State& state)
{
    const auto roll = rollOf(static_cast<int>(state.range(0)));
    const app::PersonHistory& person = longestCareer(*roll);
    for (auto _ : state)
        benchmark::DoNotOptimize(app::cardGames(person, *roll).all.games());
    state.counters["participations"] = static_cast<double>(person.participations.size());
}
BENCHMARK(countGames)->Arg(1)->Arg(86)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
