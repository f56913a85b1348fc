// SPDX-License-Identifier: GPL-3.0-or-later
// Search over 100,000 members, 300,000 persons of an archive and 1.9 million players of the world: building
// and loading the index, its memory, and the time of every single keystroke; of an archive alone, too.
#include <algorithm>
#include <ctime>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>

#include "app/identify/nameindexbuilder.h"
#include "app/identify/personsearch.h"
#include "tests/bench/memory.h"
#include "tests/support/madeuplists.h"
#include "tests/support/madeupnames.h"

using namespace zahlmeister;

namespace {

constexpr int kMembers = 100'000;
constexpr int kArchived = 300'000;
constexpr int kFidePlayers = 1'900'000;

const tests::MadeUpLists& lists()
{
    static const tests::MadeUpLists kLists(2026, kMembers, kFidePlayers);
    return kLists;
}

/// Those of an archive, of whom a third is in the list of members.
const tests::MadeUpLists& archive()
{
    static const tests::MadeUpLists kLists(2026, kArchived, 0);
    return kLists;
}

const QString& indexFolder()
{
    static const QTemporaryDir kFolder;
    static const QString kPath = kFolder.path();
    return kPath;
}

/// @return the file's path
QString built(app::Shelf shelf, int rows)
{
    const QString path = indexFolder() + u'/' + QString::number(static_cast<int>(shelf));
    app::NameIndexBuilder builder(static_cast<std::size_t>(rows));
    for (int i = 0; i < rows; ++i) {
        if (shelf == app::Shelf::Fide)
            builder.add(app::indexRowOf(lists().fidePlayer(i), i + 1));
        else if (const auto member = (shelf == app::Shelf::Dsb ? lists() : archive()).member(i))
            builder.add(app::indexRowOf(*member, i + 1));
    }
    if (shelf == app::Shelf::Dsb) {
        for (const app::ListClub& club : lists().clubs())
            builder.addClub(club);
    }
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !builder.build(1, file))
        qFatal("cannot build the index");
    return path;
}

const app::NameShelves& shelves()
{
    static const app::NameShelves kShelves = [] {
        app::NameShelves loaded;
        loaded.set(app::Shelf::Dsb, app::NameIndex::map(built(app::Shelf::Dsb, kMembers)));
        loaded.set(app::Shelf::Archive, app::NameIndex::map(built(app::Shelf::Archive, kArchived)));
        loaded.set(app::Shelf::Fide, app::NameIndex::map(built(app::Shelf::Fide, kFidePlayers)));
        return loaded;
    }();
    return kShelves;
}

/// Names of the lists, a member and a player of the world in turn.
std::vector<std::string> someNames(int count)
{
    tests::MadeUpChance chance(7);
    std::vector<std::string> names;
    for (int i = 0; i < count; ++i) {
        const auto member = lists().member(chance.below(kMembers));
        const app::ListPerson person =
            i % 2 == 0 && member ? *member : lists().fidePlayer(chance.below(kFidePlayers));
        names.push_back(i % 3 == 0 ? person.firstName + ' ' + person.lastName
                                   : person.lastName + ", " + person.firstName);
    }
    return names;
}

/// One typing error: a letter left out, doubled, exchanged, or swapped with the next one.
void damage(std::string& name, tests::MadeUpChance& chance)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    for (int tries = 0; tries < 50; ++tries) {
        const auto at = static_cast<std::size_t>(1 + chance.below(static_cast<int>(name.size()) - 2));
        if (!isLetter(name[at]) || !isLetter(name[at + 1]))
            continue;
        switch (chance.below(4)) {
        case 0: name.erase(at, 1); return;
        case 1: name.insert(at, 1, name[at]); return;
        case 2: name[at] = static_cast<char>('a' + chance.below(26)); return;
        default: std::swap(name[at], name[at + 1]); return;
        }
    }
}

/// Milliseconds of work that this thread has done: other programs run on the machine, too.
double workDone()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Runs every search and tells the times of single searches, of each the shortest of three.
void measure(benchmark::State& state, const std::vector<std::string>& searches,
             const app::NameShelves& looked = shelves())
{
    std::vector<double> times;
    double longest = 0;
    std::string slowest;
    std::size_t hits = 0;
    for (auto _ : state) {
        for (const std::string& typed : searches) {
            double shortest = std::numeric_limits<double>::max();
            for (int run = 0; run < 3; ++run) {
                const double start = workDone();
                hits += app::searchPersons(looked, typed, {}).size();
                shortest = std::min(shortest, workDone() - start);
            }
            if (shortest > longest)
                slowest = typed;
            longest = std::max(longest, shortest);
            times.push_back(shortest);
        }
    }
    std::sort(times.begin(), times.end());
    state.counters["p50_ms"] = times[times.size() / 2];
    state.counters["p99_ms"] = times[times.size() * 99 / 100];
    state.counters["max_ms"] = times.back();
    state.counters["hits"] = static_cast<double>(hits) / 3 / static_cast<double>(times.size());
    state.SetLabel(std::to_string(searches.size()) + " searches, slowest: " + slowest);
}

void BM_BuildIndex(benchmark::State& state)
{
    const auto shelf = static_cast<app::Shelf>(state.range(0));
    QString path;
    for (auto _ : state)
        path = built(shelf, static_cast<int>(state.range(1)));
    state.counters["MiB"] = static_cast<double>(QFileInfo(path).size()) / 1024 / 1024;
    state.counters["peak_MiB"] = bench::memory("VmHWM");
}
BENCHMARK(BM_BuildIndex)
    ->Args({static_cast<int>(app::Shelf::Dsb), kMembers})
    ->Args({static_cast<int>(app::Shelf::Archive), kArchived})
    ->Args({static_cast<int>(app::Shelf::Fide), kFidePlayers})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

/// What building costs without the index: inventing the rows.
void BM_InventRows(benchmark::State& state)
{
    for (auto _ : state) {
        for (int i = 0; i < kFidePlayers; ++i)
            benchmark::DoNotOptimize(app::indexRowOf(lists().fidePlayer(i), i).id);
    }
}
BENCHMARK(BM_InventRows)->Unit(benchmark::kMillisecond)->Iterations(1);

void BM_MapIndex(benchmark::State& state)
{
    const QString path = built(app::Shelf::Fide, kFidePlayers);
    for (auto _ : state)
        benchmark::DoNotOptimize(app::NameIndex::map(path)->rowCount());
}
BENCHMARK(BM_MapIndex)->Unit(benchmark::kMillisecond);

/// Every beginning of some names.
std::vector<std::string> beginnings()
{
    std::vector<std::string> searches;
    for (const std::string& name : someNames(300)) {
        for (std::size_t length = 1; length <= name.size(); ++length) {
            // Between the bytes of a letter nobody searches.
            if (length == name.size() || (static_cast<unsigned char>(name[length]) & 0xC0) != 0x80)
                searches.push_back(name.substr(0, length));
        }
    }
    return searches;
}

void BM_TypeNames(benchmark::State& state)
{
    measure(state, beginnings());
}
BENCHMARK(BM_TypeNames)->Unit(benchmark::kMillisecond)->Iterations(1);

void BM_TypeNamesOfShelf(benchmark::State& state)
{
    const auto shelf = static_cast<app::Shelf>(state.range(0));
    app::NameShelves alone;
    alone.set(shelf, shelves().shared(shelf));
    measure(state, beginnings(), alone);
}
BENCHMARK(BM_TypeNamesOfShelf)
    ->Arg(static_cast<int>(app::Shelf::Dsb))
    ->Arg(static_cast<int>(app::Shelf::Archive))
    ->Arg(static_cast<int>(app::Shelf::Fide))
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

void BM_TwoBeginnings(benchmark::State& state)
{
    std::vector<std::string> searches;
    for (char a = 'a'; a <= 'z'; ++a) {
        for (char b = 'a'; b <= 'z'; ++b)
            searches.push_back({a, ' ', b});
    }
    measure(state, searches);
}
BENCHMARK(BM_TwoBeginnings)->Unit(benchmark::kMillisecond)->Iterations(1);

void BM_TypingErrors(benchmark::State& state)
{
    tests::MadeUpChance chance(11);
    std::vector<std::string> searches = someNames(1000);
    for (std::string& name : searches) {
        for (int i = 0; i < state.range(0); ++i)
            damage(name, chance);
    }
    measure(state, searches);
}
BENCHMARK(BM_TypingErrors)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->Iterations(1);

void BM_ClubsAndNumbers(benchmark::State& state)
{
    tests::MadeUpChance chance(13);
    std::vector<std::string> searches;
    for (int i = 0; i < 500; ++i) {
        const auto member = lists().member(chance.below(kMembers));
        if (!member)
            continue;
        searches.push_back(member->club);
        searches.push_back(member->club + '-' + std::to_string(*member->memberNumber));
        searches.push_back(member->lastName + ' ' + member->club.substr(0, 3));
        searches.push_back(member->lastName + ' ' + std::to_string(*member->birthYear));
        searches.push_back(member->pkz.substr(0, 6));
        searches.push_back(member->nuId);
        searches.push_back(std::to_string(200000000 + chance.below(kFidePlayers)));
        searches.push_back(member->firstName + " neustadt");
    }
    measure(state, searches);
}
BENCHMARK(BM_ClubsAndNumbers)->Unit(benchmark::kMillisecond)->Iterations(1);

/// Last, when everything has been touched.
void BM_Memory(benchmark::State& state)
{
    shelves();
    for (auto _ : state)
        state.counters["resident_MiB"] = bench::memory("VmRSS");
    state.counters["of_it_private_MiB"] = bench::memory("RssAnon");
    state.counters["peak_MiB"] = bench::memory("VmHWM");
}
BENCHMARK(BM_Memory)->Iterations(1);

} // namespace

BENCHMARK_MAIN();
