// SPDX-License-Identifier: GPL-3.0-or-later
// Time of one edit: memory, undo log and commit on disk; with and without the live evaluation that follows
// it.
#include <atomic>
#include <string>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "app/document/liveevaluation.h"
#include "app/document/tournamentdocument.h"
#include "app/store/workfile.h"
#include "tests/support/fields.h"

using namespace zahlmeister;

namespace {
std::atomic<int> syncs = 0;
}

// These take the place of the C library's for SQLite, too: an edit may wait for the disk twice at most.
extern "C" int fsync(int file)
{
    ++syncs;
    return static_cast<int>(syscall(SYS_fsync, file));
}

extern "C" int fdatasync(int file)
{
    ++syncs;
    return static_cast<int>(syscall(SYS_fdatasync, file));
}

namespace {

/// A document in a work file of its own.
class Desk {
public:
    explicit Desk(const engine::Tournament& tournament)
        : m_file(app::WorkFile::open(m_folder.filePath(QStringLiteral("bench.zahlmeister"))))
    {
        if (!m_file.has_value())
            return;
        const auto id = (*m_file)->addTournament(tournament);
        if (!id.has_value())
            return;
        if (auto document = app::TournamentDocument::open(**m_file, *id); document.has_value())
            m_document = std::move(*document);
    }

    app::TournamentDocument* document() const { return m_document.get(); }

private:
    QTemporaryDir m_folder;
    Result<std::unique_ptr<app::WorkFile>> m_file;
    std::unique_ptr<app::TournamentDocument> m_document;
};

/// The next keystroke: the result of one game changes from win to draw or back.
app::EditGroup nextEdit(const app::TournamentDocument& document, std::size_t& turn)
{
    const auto& games = document.tournament().games;
    engine::Game game = games[turn++ % games.size()];
    game.result = game.result == engine::kDrawn ? engine::kWhiteWins : engine::kDrawn;
    return {.name = {.kind = app::EditKind::Result, .args = {}}, .edits = {app::PutGame{game}}};
}

void edit(benchmark::State& state, const engine::Tournament& tournament, bool evaluated)
{
    const Desk desk(tournament);
    if (!desk.document()) {
        state.SkipWithError("no document");
        return;
    }
    std::optional<app::LiveEvaluation> evaluation;
    if (evaluated)
        evaluation.emplace(*desk.document());
    std::size_t turn = 0;
    const int before = syncs;
    for (auto _ : state) {
        if (!desk.document()->apply(nextEdit(*desk.document(), turn)).has_value()) {
            state.SkipWithError("not applied");
            return;
        }
    }
    state.counters["fsyncs"] =
        benchmark::Counter(static_cast<double>(syncs - before), benchmark::Counter::kAvgIterations);
}

void undoAndRedo(benchmark::State& state, const engine::Tournament& tournament)
{
    const Desk desk(tournament);
    std::size_t turn = 0;
    if (!desk.document() || !desk.document()->apply(nextEdit(*desk.document(), turn)).has_value()) {
        state.SkipWithError("no document");
        return;
    }
    for (auto _ : state) {
        if (!desk.document()->undo().has_value() || !desk.document()->redo().has_value()) {
            state.SkipWithError("not undone");
            return;
        }
    }
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const std::vector<std::pair<std::string, engine::Tournament>> fields{
        {"16 players", tests::roundRobin(1, {.players = 16})},
        {"100 players", tests::swissSystem(1, {.players = 100, .rounds = 9})},
        {"500 players", tests::swissSystem(1, {.players = 500, .rounds = 11})},
    };
    const auto add = [](const std::string& name, auto function) {
        benchmark::RegisterBenchmark(name.c_str(), function)->Unit(benchmark::kMicrosecond)->UseRealTime();
    };
    for (const auto& [name, field] : fields) {
        add("edit/" + name, [&field = field](benchmark::State& state) { edit(state, field, false); });
        add("edit and evaluation/" + name,
            [&field = field](benchmark::State& state) { edit(state, field, true); });
        add("undo and redo/" + name,
            [&field = field](benchmark::State& state) { undoAndRedo(state, field); });
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
