// SPDX-License-Identifier: GPL-3.0-or-later
// The web site of 5,000 tournaments: the first time, again without a change, and one tournament later, with
// the memory that it took. The folder for temporary files should be one that does not wait for a disk.
#include <QApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include "app/chronicle/chain/settling.h"
#include "app/store/workfile.h"
#include "tests/bench/memory.h"
#include "tests/support/clubhistory.h"
#include "ui/site/site.h"

using namespace zahlmeister;

namespace {

const engine::Date kToday = *engine::Date::tryFrom(2027, 6, 1);

/// Clubs with ten years of six tournaments each: 5,000 tournaments have some 84 of them.
QString madeUpFile(const QString& folder, std::size_t tournaments)
{
    const QString path = folder + QStringLiteral("/a.zahlmeister");
    const auto file = app::WorkFile::open(path).value();
    std::size_t count = 0;
    for (std::uint64_t club = 1; count < tournaments; ++club) {
        std::vector<engine::Tournament> played =
            tests::clubHistory({.seed = club, .club = "C" + std::to_string(1000 + club)});
        played.resize(std::min(played.size(), tournaments - count));
        count += played.size();
        static_cast<void>(file->replaceTournaments({.added = std::move(played)}).value());
    }
    static_cast<void>(app::settleEntries(*file));
    return path;
}

void writesTheSite(benchmark::State& state)
{
    const auto tournaments = static_cast<std::size_t>(state.range(0));
    const QTemporaryDir folder;
    const QString path = madeUpFile(folder.path(), tournaments);
    const ui::SiteOptions options{.today = kToday};
    for (auto _ : state) {
        const auto clock = [last = std::chrono::steady_clock::now()]() mutable {
            const auto before = std::exchange(last, std::chrono::steady_clock::now());
            return std::chrono::duration<double>(last - before).count();
        };
        auto lap = clock;
        auto reading = clock;
        const auto write = [&] {
            static_cast<void>(reading());
            const auto file = app::WorkFile::open(path, app::WorkFile::Access::ReadOnly).value();
            const auto source = std::make_shared<const ui::SiteSource>(ui::readSite(*file).value());
            state.counters["read"] = reading();
            auto site =
                app::SiteFolder::open(folder.filePath(QStringLiteral("site")), source->owner, false).value();
            const auto parts = ui::siteParts(source, options);
            return site.write(parts, kToday, app::Readers::Everybody).value();
        };
        static_cast<void>(lap());
        static_cast<void>(bench::resetMostMemory());
        state.counters["files"] = write().written;
        state.counters["first"] = lap();
        state.counters["MB"] = bench::memory("VmHWM");
        static_cast<void>(write());
        state.counters["same"] = lap();
        {
            const auto file = app::WorkFile::open(path).value();
            engine::Tournament last =
                file->tournament(engine::TournamentId(static_cast<std::int64_t>(tournaments)))
                    .value()
                    .tournament;
            last.header.end = kToday;
            last.header.name = "One more";
            for (engine::Participant& one : last.participants)
                one.person.clear();
            static_cast<void>(file->addTournament(last).value());
            static_cast<void>(app::settleEntries(*file));
        }
        static_cast<void>(lap());
        state.counters["rewritten"] = write().written;
        state.counters["later"] = lap();
    }
}
BENCHMARK(writesTheSite)->Arg(50)->Arg(500)->Arg(5000)->Iterations(1)->Unit(benchmark::kSecond);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const ui::Translators translators(ui::Language::German);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
