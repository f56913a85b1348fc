// SPDX-License-Identifier: GPL-3.0-or-later
// The archive of an association: computed for the first time, everything anew, every row written, corrected a
// year and five years back, and rows inserted without anything else, as a scale. One hundredth of the full
// size; ZAHLMEISTER_ARCHIVE_TOURNAMENTS=35000 is a tenth.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <string_view>

#include <QCryptographicHash>
#include <QTemporaryDir>
#include <QUuid>

#include <sys/wait.h>
#include <unistd.h>

#include <benchmark/benchmark.h>

#include "app/archive/archive.h"
#include "app/archive/archiveseats.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/participationrow.h"
#include "app/archive/kept/tournamentcodec.h"
#include "app/archive/kept/tournamentkey.h"
#include "app/archive/reading/archivereading.h"
#include "app/archive/reading/archiveregister.h"
#include "app/archive/reading/archivestatistics.h"
#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/bench/memory.h"
#include "tests/support/clubhistory.h"
#include "tests/support/databaseserver.h"
#include "tests/support/slowline.h"

using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

constexpr int kFirstYear = 1991;
constexpr int kYears = 35;
constexpr std::size_t kCorrections = 60;
constexpr std::size_t kSlowCorrections = 10;

QString newUuid()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

QString text(const char* latin)
{
    return QString::fromLatin1(latin);
}

/// A tournament as it is published.
struct Published {
    engine::Date end;
    QString name;
    QString level;
    PackedTournament bytes;
};

/// The number of a club that has the nine behind it for its neighbours.
std::string numbered(std::uint64_t club)
{
    static constexpr std::string_view kDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const std::uint64_t district = club / 10;
    return {'C', kDigits[district / 36 % 36], kDigits[district % 36], static_cast<char>('0' + club % 10),
            '0'};
}

/// The tournaments of clubs in the order of their ends, as they would have been published.
std::vector<Published> madeUp()
{
    const int asked = qEnvironmentVariableIntValue("ZAHLMEISTER_ARCHIVE_TOURNAMENTS");
    const std::size_t wanted = asked > 0 ? static_cast<std::size_t>(asked) : 3500;
    std::vector<Published> all;
    for (std::uint64_t club = 0; all.size() < wanted; ++club) {
        for (engine::Tournament& one : tests::clubHistory(
                 {.seed = club + 1, .club = numbered(club), .years = kYears, .firstYear = kFirstYear})) {
            const engine::TournamentHeader header = one.header;
            all.push_back({*header.end, QString::fromStdString(header.name),
                           QString::fromStdString(header.level),
                           packed({engine::TournamentId(1), std::move(one)}).value()});
        }
    }
    std::ranges::stable_sort(all, {}, &Published::end);
    return all;
}

/// An archive with all of them, made by a process of its own: what it needs is no memory of the archive.
void fill(const ArchiveAddress& address)
{
    const pid_t child = fork();
    if (child > 0) {
        int state = 0;
        waitpid(child, &state, 0);
        if (state != 0)
            std::abort();
        return;
    }
    constexpr ArchiveColumn kColumns[]{
        {"id", ColumnType::Number},       {"uuid", ColumnType::Text},      {"revision", ColumnType::Number},
        {"submission", ColumnType::Text}, {"publisher", ColumnType::Text}, {"published", ColumnType::Text},
        {"name", ColumnType::Text},       {"level", ColumnType::Text},     {"hash", ColumnType::Bytes},
        {"content", ColumnType::Bytes},   {"names", ColumnType::Bytes}};
    const auto archive = *Archive::create(address, shippedRules());
    ArchiveDatabase& database = archive->database();
    auto transaction = *ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Write);
    std::vector<QVariantList> values(std::size(kColumns));
    qint64 id = 0;
    const auto write = [&] {
        if (!database.insert(text("submission"), kColumns, values).has_value())
            std::abort();
        values.assign(std::size(kColumns), {});
    };
    for (const Published& one : madeUp()) {
        const QVariantList row{++id,
                               newUuid(),
                               1,
                               newUuid(),
                               text("A"),
                               ArchiveDatabase::now(),
                               one.name,
                               one.level,
                               contentHash(one.bytes.content),
                               one.bytes.content,
                               one.bytes.names};
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i].append(row[static_cast<qsizetype>(i)]);
        if (id % 1000 == 0)
            write();
    }
    write();
    if (!transaction.commit().has_value())
        std::abort();
    _exit(0);
}

double seconds(const std::function<void()>& act)
{
    const auto begin = std::chrono::steady_clock::now();
    act();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Notes how long an act takes by the clock, and how long processors are busy with it in this process.
void note(benchmark::State& state, const std::string& name, const std::function<void()>& act)
{
    const std::clock_t begin = std::clock();
    state.counters[name + "_s"] = seconds(act);
    state.counters[name + "_cpu_s"] = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// How long it takes to evaluate 131 games, as many as a tournament of an association has: microseconds.
double evaluation()
{
    const auto tournaments = tests::clubHistory({.years = 5});
    std::size_t games = 0;
    const double all = seconds([&] {
        for (const engine::Tournament& one : tournaments) {
            const auto& version = *shippedRules().choose(one.header)->version;
            benchmark::DoNotOptimize(engine::evaluate(one, version, {{}, false, false}));
            games += one.games.size();
        }
    });
    return all / static_cast<double>(games) * 131 * 1e6;
}

/// Rows of the table of participations that nobody computes, in their order: microseconds a row.
double insertion(ArchiveDatabase& database)
{
    constexpr int kRows = 200'000;
    auto transaction = *ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Write);
    static_cast<void>(database.run(text("CREATE TABLE plain AS SELECT * FROM participation WHERE key < 0")));
    const ParticipationRow row{1500, 20, 1510, 21, 7, 8, QByteArray(8, 'x'), {}};
    std::vector<QVariantList> values(11);
    constexpr ArchiveColumn kColumns[]{
        {"person_id", ColumnType::Number},  {"key", ColumnType::Number},
        {"seat", ColumnType::Number},       {"entry_rating", ColumnType::Small},
        {"entry_index", ColumnType::Small}, {"exit_rating", ColumnType::Small},
        {"exit_index", ColumnType::Small},  {"games", ColumnType::Small},
        {"half_points", ColumnType::Small}, {"state", ColumnType::Bytes},
        {"asked", ColumnType::Bytes}};
    for (int i = 0; i < kRows; ++i) {
        const QVariantList all{qint64(i / 90), qint64(i % 90) << 40, 3, 1500, 20, 1510, 21, 7, 8,
                               row.state,      QByteArray("")};
        for (std::size_t column = 0; column < values.size(); ++column)
            values[column].append(all[static_cast<qsizetype>(column)]);
    }
    const double all = seconds([&] {
        if (!database.insert(text("plain"), kColumns, values).has_value())
            std::abort();
    });
    static_cast<void>(database.run(text("DROP TABLE plain")));
    return all / kRows * 1e6;
}

/// Corrections of results, so many months before the end.
/// @param count of them
void corrects(benchmark::State& state, Archive& archive, int months, std::size_t count,
              const std::string& over)
{
    ArchiveDatabase& database = archive.database();
    const auto newest = database.rows(text("SELECT max(key) FROM tournament")).value();
    const engine::Date day = endOfKey(newest.front()[0].toLongLong()).plusDays(-months * 30 - 60);
    const auto some = database
                          .rows(text("SELECT uuid FROM tournament WHERE key >= ? ORDER BY key LIMIT 15"),
                                {qint64(keysOfDay(day).first)})
                          .value();
    std::mt19937 random(static_cast<unsigned>(months));
    std::vector<double> times;
    double evaluated = 0;
    double waves = 0;
    while (times.size() < count) {
        const QString uuid = some[random() % some.size()][0].toString();
        const auto there = archive.revision(uuid).value();
        ChronicleTournament one = *there->tournament;
        engine::Game& game = one.tournament.games[random() % one.tournament.games.size()];
        game.result = game.result.mirrored();
        if (!archive.publish({uuid, there->revision, one, text("A"), newUuid()}).has_value())
            std::abort();
        ArchiveRun run;
        times.push_back(seconds([&] { run = archive.recalculate().value(); }) * 1000);
        evaluated += run.evaluated;
        waves += run.waves;
    }
    std::ranges::sort(times);
    const std::string name = over + std::to_string(months) + "m_";
    state.counters[name + "p50_ms"] = times[times.size() / 2];
    state.counters[name + "p99_ms"] = times[times.size() - 1];
    state.counters[name + "evaluated"] = evaluated / static_cast<double>(count);
    state.counters[name + "waves"] = waves / static_cast<double>(count);
}

/// The same archive on a server that is far away.
void computesOverSlowLines(benchmark::State& state, const QString& address)
{
    for (const int roundTrip : {15, 50}) {
        const tests::SlowLine line(address, std::chrono::milliseconds(roundTrip));
        const auto archive = *Archive::open(*archiveAddress(line.address()), shippedRules());
        const std::string over = "rtt" + std::to_string(roundTrip) + '_';
        note(state, over + "complete",
             [&] { benchmark::DoNotOptimize(archive->recalculate(Archive::Extent::Complete)); });
        for (const int months : {12, 60})
            corrects(state, *archive, months, kSlowCorrections, over);
    }
}

/// What looking into it costs: the median of some, and of each the rest of the program, too.
void looksInto(benchmark::State& state, Archive& archive)
{
    const auto median = [](int times, const std::function<void(int)>& act) {
        std::vector<double> all;
        for (int i = 0; i < times; ++i)
            all.push_back(seconds([&] { act(i); }) * 1000);
        std::ranges::sort(all);
        return all[all.size() / 2];
    };
    const auto persons = archive.database().rows(
        text("SELECT person_id FROM participation GROUP BY person_id ORDER BY count(*) DESC, 1 LIMIT 400"));
    const auto personAt = [&](int i) {
        return (*persons)[static_cast<std::size_t>(i * 13 % 400)][0].toLongLong();
    };
    state.counters["card_rows_ms"] = median(40, [&](int i) {
        ArchiveSeats seats(archive.database(), shippedRules());
        benchmark::DoNotOptimize(seats.all(personAt(i)));
    });
    state.counters["card_ms"] =
        median(40, [&](int i) { benchmark::DoNotOptimize(archivedCard(archive, personAt(i))); });
    const engine::Date day = *engine::Date::tryFrom(2015, 7, 1);
    state.counters["club_ms"] = median(
        40, [&](int) { benchmark::DoNotOptimize(ratingList(archive, {.day = day, .club = "C1001"}, day)); });
    double lines = 0;
    state.counters["everyone_ms"] = median(
        3, [&](int) { lines = static_cast<double>(ratingList(archive, {.day = day}, day)->lines.size()); });
    state.counters["everyone_lines"] = lines;
    state.counters["everyone_rows_ms"] = median(3, [&](int) {
        ArchiveSeats seats(archive.database(), shippedRules());
        ArchivedSeats all;
        benchmark::DoNotOptimize(
            seats.addLast({text("(SELECT id AS a, CAST(? AS bigint) AS b FROM person) AS w"),
                           {qint64(keysOfDay(day).second + 1)},
                           true},
                          std::string(), all));
    });
    for (const auto& [name, letters] :
         {std::pair("find_begins_ms", "schul"), std::pair("find_anywhere_ms", "klas"),
          std::pair("find_nobody_ms", "xyz")})
        state.counters[name] =
            median(20, [&](int) { benchmark::DoNotOptimize(findPersons(archive, letters, 300)); });
}

/// The statistics of everything, with the memory that this takes on top.
void tells(benchmark::State& state, Archive& archive)
{
    const auto span = wholeSpan(archive, *engine::Date::tryFrom(2026, 1, 1)).value();
    const double before = bench::resetMostMemory();
    std::optional<StatisticsTally> tally;
    note(state, "gather", [&] { tally.emplace(gatherStatistics(archive, *span).value()); });
    state.counters["gather_MB"] = bench::memory("VmHWM") - before;
    std::optional<Statistics> statistics;
    note(state, "finish", [&] { statistics.emplace(tally->finish()); });
    state.counters["finish_MB"] = bench::memory("VmHWM") - before;
    state.counters["games"] = static_cast<double>(statistics->games.seen());
    state.counters["used"] = static_cast<double>(statistics->games.count(GameUse::Used));
    note(state, "list", [&] { benchmark::DoNotOptimize(tournamentList(archive, {})); });
}

/// Computed for the first time, then everything anew; one archive for all that follows.
void computes(benchmark::State& state, bool isServer)
{
    const QTemporaryDir folder;
    const auto server = isServer ? tests::DatabaseServer::start() : nullptr;
    if (isServer && !server)
        return state.SkipWithError("no server");
    const ArchiveAddress address = *archiveAddress(
        isServer ? server->newDatabase() : text("sqlite:") + folder.filePath(text("a.archive")));
    fill(address);
    if (server)
        server->giveRights(address.text);
    const auto archive = *Archive::open(address, shippedRules());
    ArchiveDatabase& database = archive->database();
    const auto complete = [&](const std::string& name, const char* before) {
        if (before && !database.run(text(before)).has_value())
            std::abort();
        note(state, name, [&] {
            if (!archive->recalculate(Archive::Extent::Complete).has_value())
                std::abort();
        });
    };
    for (auto _ : state) {
        ArchiveRun first;
        note(state, "first", [&] { first = archive->recalculate().value(); });
        static_cast<void>(database.run(text(isServer ? "ANALYZE" : "PRAGMA optimize")));
        state.counters["tournaments"] = first.evaluated;
        state.counters["rows"] = static_cast<double>(first.rows);
        state.counters["persons"] = static_cast<double>(archive->status()->persons);
        state.counters["first_MB"] = bench::memory("VmHWM");
        complete("complete", nullptr);
        complete("rewrite", "UPDATE participation SET games = games + 1");
        complete("refill", "DELETE FROM participation");
        state.counters["MB"] = bench::memory("VmHWM");
        if (isServer) // as it does by itself, within a minute after rows were written three times
            static_cast<void>(database.run(text("VACUUM ANALYZE participation")));
        looksInto(state, *archive);
        tells(state, *archive);
        for (const int months : {12, 60})
            corrects(state, *archive, months, kCorrections, {});
        state.counters["insert_us"] = insertion(database);
        state.counters["evaluate_us"] = evaluation();
        if (isServer)
            computesOverSlowLines(state, address.text);
    }
}

} // namespace

BENCHMARK_CAPTURE(computes, sqlite, false)->Iterations(1)->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(computes, postgresql, true)->Iterations(1)->Unit(benchmark::kSecond);

BENCHMARK_MAIN();
