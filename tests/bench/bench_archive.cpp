// SPDX-License-Identifier: GPL-3.0-or-later
// The archive of an association: published, computed, corrected a year and five years back. One hundredth of
// the full size; ZAHLMEISTER_ARCHIVE_TOURNAMENTS=35000 is a tenth.
#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <random>

#include <QTemporaryDir>
#include <QUuid>

#include <benchmark/benchmark.h>

#include "app/archive/archive.h"
#include "app/archive/archivedatabase.h"
#include "app/rules/shippedrules.h"
#include "tests/support/clubhistory.h"
#include "tests/support/databaseserver.h"

using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

constexpr int kFirstYear = 1991;
constexpr int kYears = 35;
constexpr int kCorrections = 60;

/// The tournaments of clubs in the order of their ends, as they would have been published.
std::vector<ChronicleTournament> madeUp()
{
    const int asked = qEnvironmentVariableIntValue("ZAHLMEISTER_ARCHIVE_TOURNAMENTS");
    const std::size_t wanted = asked > 0 ? static_cast<std::size_t>(asked) : 3500;
    std::vector<ChronicleTournament> all;
    for (std::uint64_t club = 1; all.size() < wanted; ++club) {
        for (engine::Tournament& one : tests::clubHistory({.seed = club,
                                       .club = "C" + std::to_string(1000 + club),
                                       .years = kYears,
                                       .firstYear = kFirstYear}))
            all.push_back({engine::TournamentId(1), std::move(one)});
    }
    std::ranges::stable_sort(all, {},
                             [](const ChronicleTournament& one) { return *one.tournament.header.end; });
    return all;
}

QString newUuid()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

/// An archive with all of them.
struct Filled {
    explicit Filled(bool isServer)
    {
        if (isServer)
            server = tests::DatabaseServer::start();
        if (isServer && !server)
            return;
        const QString text = isServer
                                 ? server->newDatabase()
                                 : QStringLiteral("sqlite:") + folder.filePath(QStringLiteral("a.archive"));
        archive = *Archive::create(*archiveAddress(text), shippedRules());
        tournaments = madeUp();
        for (const ChronicleTournament& one : tournaments) {
            uuids.push_back(newUuid());
            revisions.push_back(1);
            if (!archive->publish({uuids.back(), 0, one, QStringLiteral("A"), newUuid()}).has_value())
                std::abort();
        }
    }

    QTemporaryDir folder;
    std::unique_ptr<tests::DatabaseServer> server;
    std::unique_ptr<Archive> archive;
    std::vector<ChronicleTournament> tournaments;
    std::vector<QString> uuids;
    std::vector<int> revisions;
};

double seconds(const std::function<void()>& act)
{
    const auto begin = std::chrono::steady_clock::now();
    act();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Computed for the first time, then everything anew; one archive for all that follows.
void computes(benchmark::State& state, bool isServer)
{
    Filled filled(isServer);
    if (!filled.archive)
        return state.SkipWithError("no server");
    Archive& archive = *filled.archive;
    for (auto _ : state) {
        ArchiveRun first;
        state.counters["first_s"] = seconds([&] { first = archive.recalculate().value(); });
        state.counters["tournaments"] = first.evaluated;
        state.counters["rows"] = static_cast<double>(first.rows);
        state.counters["complete_s"] =
            seconds([&] { benchmark::DoNotOptimize(archive.recalculate(Archive::Extent::Complete)); });
        state.counters["persons"] = static_cast<double>(archive.status()->persons);
        static_cast<void>(
            archive.database().run(isServer ? QStringLiteral("ANALYZE") : QStringLiteral("PRAGMA optimize")));
        std::mt19937 random(1);
        for (const int months : {12, 60}) {
            const engine::Date last = *filled.tournaments.back().tournament.header.end;
            std::vector<double> times;
            double evaluated = 0;
            double waves = 0;
            while (times.size() < kCorrections) {
                const auto from =
                    std::ranges::lower_bound(filled.tournaments, last.plusDays(-months * 30 - 60), {},
                                             [](const auto& one) { return *one.tournament.header.end; });
                const auto at = static_cast<std::size_t>(from - filled.tournaments.begin()) + random() % 15;
                ChronicleTournament& one = filled.tournaments[at];
                engine::Game& game = one.tournament.games[random() % one.tournament.games.size()];
                game.result = game.result.mirrored();
                const auto done = archive.publish(
                    {filled.uuids[at], filled.revisions[at], one, QStringLiteral("A"), newUuid()});
                filled.revisions[at] = done->revision;
                ArchiveRun run;
                times.push_back(seconds([&] { run = archive.recalculate().value(); }) * 1000);
                evaluated += run.evaluated;
                waves += run.waves;
            }
            std::ranges::sort(times);
            const std::string name = std::to_string(months) + "m_";
            state.counters[name + "p50_ms"] = times[times.size() / 2];
            state.counters[name + "p99_ms"] = times[times.size() - 1];
            state.counters[name + "evaluated"] = evaluated / kCorrections;
            state.counters[name + "waves"] = waves / kCorrections;
        }
    }
}

} // namespace

BENCHMARK_CAPTURE(computes, sqlite, false)->Iterations(1)->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(computes, postgresql, true)->Iterations(1)->Unit(benchmark::kSecond);

BENCHMARK_MAIN();
