// SPDX-License-Identifier: GPL-3.0-or-later
// Import of the federations' lists, made up in their full size: 100,000 members of the DSB and 1.9 million
// players of the FIDE. Aims: 1.5 s and 20 s; 170 MB of memory in all (the counter is the process's peak so
// far).
#include <cstdint>
#include <memory>
#include <string>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include "app/lists/listimport.h"
#include "app/lists/liststore.h"
#include "tests/support/listfiles.h"

using namespace zahlmeister;

namespace {

constexpr int kMembers = 100000;
constexpr int kFidePlayers = 1900000;

double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

/// The files, written once before the first measurement.
class Files {
public:
    static const Files& all()
    {
        static const Files files;
        return files;
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    Files()
    {
        const tests::MadeUpLists lists(1, kMembers, kFidePlayers);
        const auto write = [&](const char* name, tests::ListFile file, int edition) {
            if (!tests::writeListFile(path(QString::fromLatin1(name)), lists, file, edition))
                qFatal("cannot write the lists");
        };
        write("spieler.csv", tests::ListFile::Nu20, 0);
        write("spieler-2.csv", tests::ListFile::Nu20, 1);
        write("players_list_foa.txt", tests::ListFile::FideCombined, 0);
        write("players_list_foa-2.txt", tests::ListFile::FideCombined, 1);
        write("players_list_xml_foa.xml", tests::ListFile::FideXml, 0);
        if (!tests::zipFile(path(QStringLiteral("LV-0-csv.zip")), path(QStringLiteral("spieler.csv"))) ||
            !tests::zipFile(path(QStringLiteral("players_list.zip")),
                            path(QStringLiteral("players_list_foa.txt"))))
            qFatal("cannot pack the lists");
    }
    QTemporaryDir m_folder;
};

Result<app::ListReport> import(const QString& store, const QString& file, int month)
{
    const auto inspection = app::inspectList({Files::all().path(file)});
    if (!inspection.has_value())
        return tl::unexpected(inspection.error());
    return app::importList(store, *inspection, *engine::Date::tryFrom(2026, month, 1));
}

/// @param second imported after the first, and measured in its place when it is not empty
void importFile(benchmark::State& state, const QString& first, const QString& second)
{
    static_cast<void>(Files::all());
    for (auto _ : state) {
        state.PauseTiming();
        auto store = std::make_unique<QTemporaryDir>();
        if (!second.isEmpty() && !import(store->path(), first, 1).has_value()) {
            state.SkipWithError("not imported");
            return;
        }
        state.ResumeTiming();
        const auto report = import(store->path(), second.isEmpty() ? first : second, 2);
        state.PauseTiming();
        if (!report.has_value()) {
            state.SkipWithError("not imported");
            return;
        }
        state.counters["rows"] = static_cast<double>(report->rowsTaken);
        state.counters["changed"] = static_cast<double>(report->rowsTaken - report->changes.unchanged);
        double size = 0;
        for (const QFileInfo& file : QDir(store->path()).entryInfoList(QDir::Files))
            size += static_cast<double>(file.size());
        state.counters["store MB"] = size / 1e6;
        state.counters["peak MB"] = peakMegabytes();
        store.reset();
        state.ResumeTiming();
    }
}

void readAll(benchmark::State& state, app::ListSource source, const QString& file)
{
    const QTemporaryDir folder;
    if (!import(folder.path(), file, 1).has_value()) {
        state.SkipWithError("not imported");
        return;
    }
    const auto store = app::ListStore::open(folder.path());
    for (auto _ : state) {
        std::int64_t rows = 0;
        const auto read = (*store)->visitRows(source, [&](const app::ListIndexRow& row) {
            benchmark::DoNotOptimize(row);
            ++rows;
            return true;
        });
        state.counters["rows"] = static_cast<double>(rows);
        if (!read.has_value())
            state.SkipWithError("not read");
    }
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const auto add = [](const char* name, auto function) {
        benchmark::RegisterBenchmark(name, function)
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime()
            ->Iterations(1);
    };
    const auto file = [&](const char* name, const char* first, const char* second = "") {
        add(name, [=](benchmark::State& state) {
            importFile(state, QString::fromLatin1(first), QString::fromLatin1(second));
        });
    };
    file("import/DSB csv", "spieler.csv");
    file("import/DSB zip", "LV-0-csv.zip");
    file("import/DSB csv again", "spieler.csv", "spieler-2.csv");
    file("import/FIDE text", "players_list_foa.txt");
    file("import/FIDE zip", "players_list.zip");
    file("import/FIDE xml", "players_list_xml_foa.xml");
    file("import/FIDE text again", "players_list_foa.txt", "players_list_foa-2.txt");
    add("read all/DSB",
        [](benchmark::State& state) { readAll(state, app::ListSource::Dsb, QStringLiteral("spieler.csv")); });
    add("read all/FIDE", [](benchmark::State& state) {
        readAll(state, app::ListSource::Fide, QStringLiteral("players_list_foa.txt"));
    });
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
