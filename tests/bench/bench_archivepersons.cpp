// SPDX-License-Identifier: GPL-3.0-or-later
// The archive as a source of the identification: reading 300,000 names in portions, the index of them, and
// what is known of everybody who could be meant in a field. bench_search has the time of a key.
#include <algorithm>
#include <chrono>
#include <fstream>
#include <functional>
#include <set>
#include <string>

#include <QTemporaryDir>
#include <benchmark/benchmark.h>

#include "app/archive/archive.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/tournamentkey.h"
#include "app/archive/reading/archivedpersons.h"
#include "app/identify/candidaterows.h"
#include "app/rules/shippedrules.h"
#include "tests/support/databaseserver.h"
#include "tests/support/madeuplists.h"
#include "tests/support/madeupnames.h"

using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

constexpr int kPersons = 300'000;
constexpr int kSeats = 3;    ///< of everybody
constexpr int kPlayers = 25; ///< of a tournament
constexpr int kTournaments = kPersons * kSeats / kPlayers;
constexpr std::size_t kNamesAtOnce = 2000; ///< as LiveArchiveShelf reads them, and asks for rows
constexpr std::size_t kRowsAtOnce = 500;
constexpr std::size_t kCandidates = 30; ///< of one participant

QString text(const char* latin)
{
    return QString::fromLatin1(latin);
}

const tests::MadeUpLists& lists()
{
    static const tests::MadeUpLists kLists(2026, kPersons, 1000);
    return kLists;
}

double milliseconds(const std::function<void()>& act)
{
    const auto begin = std::chrono::steady_clock::now();
    act();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

double residentMemory()
{
    std::ifstream status("/proc/self/status");
    std::string line;
    while (std::getline(status, line)) {
        if (line.starts_with("RssAnon"))
            return std::stod(line.substr(line.find(':') + 1)) / 1024;
    }
    return 0;
}

/// Rows on their way into a table.
class Rows {
public:
    Rows(ArchiveDatabase& database, const char* table, std::vector<ArchiveColumn> columns)
        : m_database(database),
          m_table(text(table)),
          m_columns(std::move(columns)),
          m_values(m_columns.size())
    {
    }
    void add(const QVariantList& row)
    {
        for (std::size_t i = 0; i < m_values.size(); ++i)
            m_values[i].append(row[static_cast<qsizetype>(i)]);
        if (m_values.front().size() >= 5000)
            write();
    }
    void write()
    {
        if (!m_database.insert(m_table, m_columns, m_values).has_value())
            std::abort();
        m_values.assign(m_columns.size(), {});
    }

private:
    ArchiveDatabase& m_database;
    QString m_table;
    std::vector<ArchiveColumn> m_columns;
    std::vector<QVariantList> m_values;
};

std::int64_t keyOf(int tournament)
{
    ChronicleTournament one{engine::TournamentId(tournament + 1), {}};
    one.tournament.header.end =
        engine::Date::tryFrom(1991, 1, 1)->plusDays(tournament * 12'000 / kTournaments);
    return tournamentKey(one).value();
}

void fillTournaments(ArchiveDatabase& database)
{
    using enum ColumnType;
    static_cast<void>(
        database.run(text("INSERT INTO submission VALUES (1, 'u', 1, 's', 'A', '', '', '', ?, ?, ?)"),
                     {QByteArray("h"), QByteArray("c"), QByteArray("n")}));
    Rows rows(database, "tournament",
              {{"id", Number},
               {"uuid", Text},
               {"key", Number},
               {"submission_id", Number},
               {"removed", Small},
               {"rules", Text},
               {"seats", Bytes},
               {"numbers", Bytes},
               {"name", Text}});
    for (int i = 0; i < kTournaments; ++i) {
        const auto choice = shippedRules().choose({.end = endOfKey(keyOf(i))});
        rows.add({i + 1, QString::number(i), qint64(keyOf(i)), 1, 0,
                  QString::fromStdString(choice->version->id), QByteArray(""), QByteArray(""),
                  text("Vereinsmeisterschaft")});
    }
    rows.write();
}

void fillPersons(ArchiveDatabase& database)
{
    using enum ColumnType;
    Rows known(database, "known_as",
               {{"person_id", Number},
                {"key", Number},
                {"name", Text},
                {"club", Text},
                {"club_name", Text},
                {"federation_id", Text},
                {"fide_id", Number},
                {"sex", Small},
                {"birth_year", Small},
                {"member", Small},
                {"member_until", Text},
                {"source", Small}});
    Rows seats(database, "participation",
               {{"person_id", Number},
                {"key", Number},
                {"seat", Number},
                {"entry_rating", Small},
                {"entry_index", Small},
                {"exit_rating", Small},
                {"exit_index", Small},
                {"games", Small},
                {"half_points", Small},
                {"state", Bytes},
                {"asked", Bytes}});
    tests::MadeUpChance chance(5);
    for (int i = 0; i < kPersons; ++i) {
        const auto member = lists().member(i);
        if (!member)
            continue;
        const auto number = [](const auto& value) {
            return value ? QVariant(static_cast<int>(*value)) : QVariant();
        };
        std::set<int> played;
        while (played.size() < kSeats)
            played.insert(chance.below(kTournaments));
        const qint64 person = i + 1;
        for (const int tournament : played) {
            const qint64 key = keyOf(tournament);
            if (tournament == *played.begin() || i % 2 == 0) // changed clubs
                known.add({person, key, QString::fromStdString(member->lastName + ", " + member->firstName),
                           QString::fromStdString(member->club), text("Schachfreunde Neustadt"),
                           QString::fromStdString(member->nuId), number(member->fideId), number(member->sex),
                           number(member->birthYear), 1, text(""), 0});
            seats.add({person, key, tournament % kPlayers, 1500, 10, 1000 + chance.below(1200), 11, 7, 8,
                       QByteArray(8, 'x'), QByteArray("")});
        }
    }
    known.write();
    seats.write();
}

/// Those who could be somebody of a field.
std::vector<std::int64_t> candidatesOf(const NameIndex& index, int participants)
{
    tests::MadeUpChance chance(7);
    std::set<std::int64_t> ids;
    for (int i = 0; i < participants; ++i) {
        const auto member = lists().member(chance.below(kPersons));
        if (!member)
            continue;
        MatchSubject subject;
        subject.participant.name = member->lastName + ", " + member->firstName;
        subject.name = parseName(subject.participant.name);
        for (const NameIndex::Row row : candidateRows(index, subject, false, kCandidates))
            ids.insert(index.id(row));
    }
    return {ids.begin(), ids.end()};
}

void readsRows(benchmark::State& state, Archive& archive, const NameIndex& index, int participants)
{
    const auto ids = candidatesOf(index, participants);
    const TournamentDays days{engine::Date::tryFrom(2020, 1, 1), engine::Date::tryFrom(2020, 2, 1)};
    double longest = 0;
    const double all = milliseconds([&] {
        for (std::size_t from = 0; from < ids.size(); from += kRowsAtOnce) {
            const auto to = std::min(from + kRowsAtOnce, ids.size());
            ArchivedRequest request{.days = days};
            request.persons.assign(ids.begin() + static_cast<std::ptrdiff_t>(from),
                                   ids.begin() + static_cast<std::ptrdiff_t>(to));
            longest = std::max(longest, milliseconds([&] {
                                   if (archivedRows(archive, request)->empty())
                                       std::abort();
                               }));
        }
    });
    const std::string name = "field" + std::to_string(participants) + '_';
    state.counters[name + "rows"] = static_cast<double>(ids.size());
    state.counters[name + "ms"] = all;
    state.counters[name + "longest_ms"] = longest;
}

void isASource(benchmark::State& state, bool isServer)
{
    const QTemporaryDir folder;
    const auto server = isServer ? tests::DatabaseServer::start() : nullptr;
    if (isServer && !server)
        return state.SkipWithError("no server");
    const auto archive =
        *Archive::create(*archiveAddress(isServer ? server->newDatabase()
                                                  : text("sqlite:") + folder.filePath(text("a.archive"))),
                         shippedRules());
    ArchiveDatabase& database = archive->database();
    {
        auto transaction = *ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Write);
        fillTournaments(database);
        fillPersons(database);
        if (!transaction.commit().has_value())
            std::abort();
    }
    static_cast<void>(database.run(text(isServer ? "ANALYZE" : "PRAGMA optimize")));
    for (auto _ : state) {
        const double before = residentMemory();
        ArchivedNames names;
        double longest = 0;
        state.counters["read_ms"] = milliseconds([&] {
            while (!names.isComplete) {
                longest = std::max(longest, milliseconds([&] {
                                       if (!readNames(*archive, names, kNamesAtOnce).has_value())
                                           std::abort();
                                   }));
            }
        });
        state.counters["persons"] = static_cast<double>(names.persons);
        state.counters["longest_ms"] = longest;
        state.counters["reading_MiB"] = residentMemory() - before;
        std::vector<std::byte> bytes;
        state.counters["build_ms"] = milliseconds([&] { bytes = names.builder.build(0); });
        state.counters["index_MiB"] = static_cast<double>(bytes.size()) / 1024 / 1024;
        const auto index = NameIndex::fromBytes(std::move(bytes));
        for (const int participants : {1, 16, 100})
            readsRows(state, *archive, *index, participants);
    }
}

} // namespace

BENCHMARK_CAPTURE(isASource, sqlite, false)->Iterations(1)->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(isASource, postgresql, true)->Iterations(1)->Unit(benchmark::kSecond);

BENCHMARK_MAIN();
