// SPDX-License-Identifier: GPL-3.0-or-later
// Rating lists of 20,000 persons: what is computed beside the window, and what every key in it costs.
#include <benchmark/benchmark.h>

#include <QGuiApplication>

#include "app/chronicle/reading/listjson.h"
#include "app/rules/shippedrules.h"
#include "app/store/issuedlists.h"
#include "ui/models/listtablemodel.h"
#include "ui/print/listsheet.h"
#include "ui/text/language.h"

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;

namespace {

constexpr int kTournaments = 200;
constexpr int kPlayers = 100;
const engine::Date kDay = *engine::Date::tryFrom(2027, 12, 31);

app::ChronicleTournament tournamentOf(int id)
{
    app::ChronicleTournament one{engine::TournamentId(id), {}};
    one.tournament.header.name = "Offene Meisterschaft " + std::to_string(id);
    one.tournament.header.end = engine::Date::tryFrom(2027, 1 + id % 12, 1 + id % 28);
    for (int i = 1; i <= kPlayers; ++i) {
        engine::Participant person{.number = engine::ParticipantNumber(i), .member = true};
        person.name = "Müller-" + std::to_string(id * 7919 % 1000) + ", Änne " + std::to_string(i);
        person.personId = "NU" + std::to_string(id * 1000 + i);
        person.club = "C0" + std::to_string(100 + id);
        person.clubName = "SK Musterstadt " + std::to_string(id);
        person.birthYear = 1950 + i % 65;
        person.rating = engine::Rating(1200 + (id * 31 + i * 17) % 1300);
        person.index = i % 40;
        one.tournament.participants.push_back(person);
    }
    for (int i = 1; i < kPlayers; i += 2)
        one.tournament.games.push_back({.id = engine::GameId(i),
                                        .white = engine::ParticipantNumber(i),
                                        .black = engine::ParticipantNumber(i + 1),
                                        .result = i % 3 == 0 ? engine::kDrawn : engine::kWhiteWins});
    return one;
}

const app::Chronicle& chronicle()
{
    static const app::Chronicle kChronicle = [] {
        std::vector<app::ChronicleTournament> tournaments;
        for (int id = 1; id <= kTournaments; ++id)
            tournaments.push_back(tournamentOf(id));
        const std::shared_ptr<const engine::RuleCatalog> rules(&app::shippedRules(), [](const auto*) {});
        return app::chronicleOf(app::shared(std::move(tournaments)), rules);
    }();
    return kChronicle;
}

app::RatingList list()
{
    const app::PublicationFilter filter(chronicle(), {}, kDay);
    return *app::ratingList(chronicle(), {.day = kDay, .since = engine::Date::tryFrom(2027, 6, 1)}, filter);
}

std::shared_ptr<const ListTable> table()
{
    static const auto kTable = std::make_shared<const ListTable>(listTable(list(), *chronicle().rules));
    return kTable;
}

void computed(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(list().lines.size());
    state.counters["persons"] = static_cast<double>(chronicle().persons.size());
}

void putIntoWords(benchmark::State& state)
{
    const app::RatingList ratings = list();
    for (auto _ : state)
        benchmark::DoNotOptimize(listTable(ratings, *chronicle().rules).rows.size());
}

/// The table takes it over, as after every change of the chronicle. Aim: under a frame.
void shown(benchmark::State& state)
{
    ListTableModel model;
    for (auto _ : state)
        model.setTable(table());
}

/// One key in the search field. Aim: under a frame.
void found(benchmark::State& state)
{
    ListTableModel model;
    model.setTable(table());
    bool isLonger = false;
    for (auto _ : state) {
        model.setSearch(isLonger ? u"müller 77"_s : u"müller 7"_s);
        isLonger = !isLonger;
    }
}

/// A click on a head. Aim: under a frame.
void sorted(benchmark::State& state)
{
    ListTableModel model;
    model.setTable(table());
    int column = 0;
    for (auto _ : state)
        model.sort(column++ % model.columnCount());
}

void givenOut(benchmark::State& state)
{
    const app::RatingList ratings = list();
    for (auto _ : state)
        benchmark::DoNotOptimize(app::hashOfList(app::toJson(ratings)));
}

void writtenAs(benchmark::State& state, ListFormat format)
{
    for (auto _ : state)
        state.counters["bytes"] = static_cast<double>(listFile(*table(), format)->size());
}

BENCHMARK(computed)->Unit(benchmark::kMillisecond);
BENCHMARK(putIntoWords)->Unit(benchmark::kMillisecond);
BENCHMARK(shown)->Unit(benchmark::kMillisecond);
BENCHMARK(found)->Unit(benchmark::kMillisecond);
BENCHMARK(sorted)->Unit(benchmark::kMillisecond);
BENCHMARK(givenOut)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(writtenAs, pdf, ListFormat::Pdf)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(writtenAs, csv, ListFormat::Csv)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(writtenAs, xlsx, ListFormat::Xlsx)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(writtenAs, html, ListFormat::Html)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    const Translators translators(Language::German);
    benchmark::Initialize(&argc, argv);
    (void)table(); // what the list is made of is made before
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
