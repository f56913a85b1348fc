// SPDX-License-Identifier: GPL-3.0-or-later
// The chronicle and the chain of 5,000 tournaments: read from a work file, computed anew, corrected.
#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <random>

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QThread>
#include <QUuid>

#include <benchmark/benchmark.h>

#include "app/chronicle/chain/chain.h"
#include "app/chronicle/chain/settling.h"
#include "app/chronicle/chronicle.h"
#include "app/rules/shippedrules.h"
#include "app/session/livechronicle.h"
#include "app/session/session.h"
#include "app/store/workfile.h"
#include "tests/support/clubhistory.h"

using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

/// Clubs with ten years of six tournaments each: 5,000 tournaments have some 84 of them.
std::vector<engine::Tournament> madeUp(std::size_t tournaments)
{
    std::vector<engine::Tournament> all;
    for (std::uint64_t club = 1; all.size() < tournaments; ++club) {
        std::vector<engine::Tournament> years =
            tests::clubHistory({.seed = club, .club = "C" + std::to_string(1000 + club)});
        for (engine::Tournament& one : years)
            all.push_back(std::move(one));
    }
    all.resize(tournaments, {{}, {}, {}});
    return all;
}

/// The same as a work file has them: who everybody is, and where entries come from, was settled before.
ChronicleTournaments chronicleTournaments(std::size_t tournaments)
{
    std::vector<ChronicleTournament> list;
    std::int64_t id = 0;
    for (engine::Tournament& one : madeUp(tournaments)) {
        list.push_back({engine::TournamentId(++id), std::move(one)});
        list.back().uuid = QUuid::createUuidV5(QUuid(), QByteArray::number(qint64(id)))
                               .toString(QUuid::WithoutBraces)
                               .toStdString();
    }
    const Recalculation first = recalculate(list, shippedRules());
    for (const SettledTournament& settled : first.settled) {
        engine::Tournament& one = list[static_cast<std::size_t>(settled.id.value()) - 1].tournament;
        for (const engine::Participant& participant : settled.participants)
            one.participants[*one.indexOf(participant.number)] = participant;
    }
    return shared(std::move(list));
}

void count(benchmark::State& state, const ChronicleTournaments& tournaments)
{
    std::size_t participations = 0;
    std::size_t games = 0;
    for (const auto& one : tournaments) {
        participations += one->tournament.participants.size();
        games += one->tournament.games.size();
    }
    state.counters["participations"] = static_cast<double>(participations);
    state.counters["games"] = static_cast<double>(games);
}

void readsAWorkFile(benchmark::State& state)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.zahlmeister"));
    {
        const auto file = WorkFile::open(path);
        for (const engine::Tournament& one : madeUp(static_cast<std::size_t>(state.range(0)))) {
            if (!(*file)->addTournament(one))
                return state.SkipWithError("not stored");
        }
        if (!settleEntries(**file))
            return state.SkipWithError("not settled");
    }
    const auto file = WorkFile::open(path, WorkFile::Access::ReadOnly); // whose pages are checked then
    for (auto _ : state) {
        const auto tournaments = tournamentsIn(**file, shippedRules());
        Chain chain(shippedRules());
        chain.update(*tournaments);
        benchmark::DoNotOptimize(chain.recalculation());
        state.PauseTiming();
        count(state, *tournaments);
        state.ResumeTiming();
    }
}

void computesTheChain(benchmark::State& state)
{
    const auto tournaments = chronicleTournaments(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        Chain chain(shippedRules());
        chain.update(tournaments);
        benchmark::DoNotOptimize(chain.recalculation());
    }
    count(state, tournaments);
}

void makesTheChronicle(benchmark::State& state)
{
    const auto tournaments = chronicleTournaments(static_cast<std::size_t>(state.range(0)));
    Chain chain(shippedRules());
    chain.update(tournaments);
    for (auto _ : state)
        benchmark::DoNotOptimize(chronicleOf(chain, shippedRulesShared()));
}

/// The result of one game is another, a year before the end.
void correctsAYearBack(benchmark::State& state)
{
    auto tournaments = chronicleTournaments(static_cast<std::size_t>(state.range(0)));
    Chain chain(shippedRules());
    chain.update(tournaments);
    benchmark::DoNotOptimize(chain.recalculation());
    const auto& all = chain.tournaments();
    const engine::Date day = all.back()->tournament.header.end->plusYears(-1);
    std::mt19937 random(1);
    int evaluations = 0;
    for (auto _ : state) {
        state.PauseTiming();
        std::size_t at = random() % tournaments.size();
        while (tournaments[at]->tournament.header.end < day || tournaments[at]->tournament.games.empty())
            at = random() % tournaments.size();
        ChronicleTournament corrected = *tournaments[at];
        corrected.tournament.games.front().result = corrected.tournament.games.front().result.mirrored();
        tournaments[at] = std::make_shared<const ChronicleTournament>(std::move(corrected));
        state.ResumeTiming();
        chain.update(tournaments);
        benchmark::DoNotOptimize(chain.recalculation());
        evaluations += chain.evaluations();
    }
    state.counters["evaluations"] = benchmark::Counter(evaluations, benchmark::Counter::kAvgIterations);
}

/// A rating in an open tournament is another: until the strip above it can tell what follows. Also the
/// longest time for which the window does nothing else meanwhile.
void followsAnEdit(benchmark::State& state)
{
    using Clock = std::chrono::steady_clock;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.zahlmeister"));
    std::vector<engine::Tournament> all = madeUp(static_cast<std::size_t>(state.range(0)));
    const auto last = std::ranges::max(all, {}, [](const auto& one) { return *one.header.end; }).header.end;
    std::optional<engine::TournamentId> wanted;
    {
        const auto file = WorkFile::open(path);
        for (const engine::Tournament& one : all) {
            const auto id = (*file)->addTournament(one);
            if (!id)
                return state.SkipWithError("not stored");
            if (one.header.end > last->plusYears(-1) && !wanted)
                wanted = *id;
        }
    }
    Session session;
    if (!session.openWorkFile(path) || !wanted || !session.openTournament(*wanted))
        return state.SkipWithError("not opened");
    LiveChronicle& live = session.chronicle();
    double longest = 0;
    const auto wait = [&] {
        longest = 0;
        while (!live.isCurrent()) {
            const auto begin = Clock::now();
            QCoreApplication::processEvents();
            longest = std::max(longest, std::chrono::duration<double>(Clock::now() - begin).count());
            QThread::usleep(200);
        }
    };
    live.start();
    wait();
    double blocked = 0;
    for (auto _ : state) {
        engine::Participant one = session.document()->tournament().participants.front();
        one.rating = engine::Rating(one.rating && one.rating->value() == 1500 ? 1501 : 1500);
        if (!session.document()->apply({{EditKind::Participant, {}}, {PutParticipant{one}}}))
            return state.SkipWithError("not edited");
        wait();
        blocked = std::max(blocked, longest);
    }
    state.counters["blocked_ms"] = blocked * 1000;
}

} // namespace

BENCHMARK(readsAWorkFile)->Arg(50)->Arg(500)->Arg(5000)->Unit(benchmark::kMillisecond);
BENCHMARK(computesTheChain)->Arg(50)->Arg(500)->Arg(5000)->Unit(benchmark::kMillisecond);
BENCHMARK(makesTheChronicle)->Arg(50)->Arg(500)->Arg(5000)->Unit(benchmark::kMillisecond);
BENCHMARK(correctsAYearBack)->Arg(50)->Arg(500)->Arg(5000)->Unit(benchmark::kMillisecond);
BENCHMARK(followsAnEdit)->Arg(500)->Arg(5000)->UseRealTime()->Unit(benchmark::kMillisecond);

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
