// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/completerun.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <QThread>
#include <QThreadPool>

#include "app/archive/archivedtournament.h"
#include "app/archive/chainstep.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kTournamentsRead = 4096;  // 4 MB; each reading is a round trip
constexpr std::size_t kTournamentsAtOnce = 128; // 6 MB when they are unpacked, and some wait
constexpr std::size_t kTournamentsOfAThread = 16;
constexpr std::size_t kRowsAtOnce = 2'000'000; // 120 MB; each writing passes through the whole table
static_assert(kTournamentsRead % kTournamentsAtOnce == 0);
constexpr int kMostNew = 500; // submissions that are taken one by one behind a run that did not know them

/// Tournaments that are made ready beside the run: only what they make of those who come needs an order.
struct Batch {
    std::vector<StoredBytes> bytes;
    std::vector<std::optional<Result<ArchivedTournament>>> tournaments;
};

class CompleteRun {
public:
    /// @param mayWrite whether there is a transaction for it
    CompleteRun(ArchiveDatabase& database, Levels& levels, bool mayWrite)
        : m_database(database), m_levels(levels), m_mayWrite(mayWrite), m_seats(levels)
    {
        // One computes what they are made ready for.
        m_threads.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    }

    /// @return false: there is too much to be written, and no transaction for it
    Result<bool> operator()(CompleteRows& found, const ArchiveProgress& progress);

private:
    Result<std::shared_ptr<Batch>> read(std::size_t from);
    Result<void> compute(const ArchivedTournament& tournament, const QString& rules, CompleteRows& found);

    ArchiveDatabase& m_database;
    Levels& m_levels;
    bool m_mayWrite;
    QThreadPool m_threads;
    std::vector<std::int64_t> m_keys;
    std::vector<StoredBytes> m_read; ///< of the last reading
    KnownSeats m_seats;
};

Result<bool> CompleteRun::operator()(CompleteRows& found, const ArchiveProgress& progress)
{
    TRY(m_keys, m_seats.read(m_database));
    found.strays = m_seats.strays();
    found.done.rows += static_cast<std::int64_t>(found.strays.size());
    TRY(auto next, read(0));
    for (std::size_t from = 0; from < m_keys.size(); from += kTournamentsAtOnce) {
        found.done.waves += from % kTournamentsRead == 0 ? 1 : 0;
        auto batch = std::exchange(next, nullptr);
        m_threads.waitForDone();
        TRY(next, read(from + kTournamentsAtOnce));
        for (std::size_t i = 0; i < batch->tournaments.size(); ++i) {
            const auto& one = *batch->tournaments[i];
            if (progress && !progress(found.done, m_keys.size() - from - i))
                return failure(ErrorCode::Cancelled);
            if (!one.has_value())
                return tl::unexpected(one.error());
            TRY_DO(compute(*one, batch->bytes[i].rules, found));
        }
        m_threads.start([freed = std::move(batch)] {}); // by the thread that made it, nearly always
        if (found.rows.size() > kRowsAtOnce) {
            if (!m_mayWrite)
                return false;
            TRY_DO(found.write(m_database));
        }
    }
    return true;
}

/// Reads those from one on; they are made ready while others are computed.
Result<std::shared_ptr<Batch>> CompleteRun::read(std::size_t from)
{
    const auto batch = std::make_shared<Batch>();
    if (from >= m_keys.size())
        return batch;
    const std::size_t at = from % kTournamentsRead;
    if (at == 0) {
        const auto rest = std::span(m_keys).subspan(from);
        const auto some = rest.first(std::min(kTournamentsRead, rest.size()));
        TRY(m_read, readTournaments(m_database, {some.begin(), some.end()}));
        if (m_read.size() != some.size())
            return failure(ErrorCode::DamagedContent, {"submission"});
    }
    const auto first = m_read.begin() + static_cast<std::ptrdiff_t>(at);
    const std::size_t count = std::min(kTournamentsAtOnce, m_read.size() - at);
    std::move(first, first + static_cast<std::ptrdiff_t>(count), std::back_inserter(batch->bytes));
    batch->tournaments.resize(count);
    for (std::size_t begin = 0; begin < count; begin += kTournamentsOfAThread) {
        m_threads.start([batch, begin, &rules = m_levels.rules()] {
            const std::size_t end = std::min(batch->bytes.size(), begin + kTournamentsOfAThread);
            for (std::size_t i = begin; i < end; ++i)
                batch->tournaments[i] = archivedTournament(batch->bytes[i], rules);
        });
    }
    return batch;
}

Result<void> CompleteRun::compute(const ArchivedTournament& tournament, const QString& rules,
                                  CompleteRows& found)
{
    std::vector<const KeptStanding*> before;
    for (const std::int64_t person : tournament.persons)
        before.push_back(m_seats.standing(person));
    TRY(auto seats, computed(tournament, before, m_database, m_seats, m_levels));
    ++found.done.evaluated;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const std::int64_t person = tournament.persons[i];
        if (person == 0 || !m_seats.keep(person, tournament, i, seats[i], found.toldAgain))
            continue;
        ++found.done.rows;
        found.rows.add(person, tournament.key, i, seats[i].row);
    }
    const auto id = tournament.version ? QString::fromStdString(tournament.version->id) : u""_s;
    if (id != rules)
        found.versions.emplace_back(id, tournament.key);
    return {};
}

} // namespace

Result<void> CompleteRows::write(ArchiveDatabase& database)
{
    for (const auto& [person, key, seat] : std::exchange(strays, {})) {
        TRY_DO(database.run(u"DELETE FROM participation WHERE person_id = ? AND key = ? AND seat = ?"_s,
                            {qint64(person), qint64(key), qint64(seat)}));
    }
    TRY_DO(rows.write(database));
    for (const auto& [version, key] : std::exchange(versions, {})) {
        TRY_DO(database.run(u"UPDATE tournament SET rules = ? WHERE key = ?"_s, {version, qint64(key)}));
    }
    return {};
}

Result<std::set<std::int64_t>> computeAll(ArchiveDatabase& database, Levels& levels, ArchiveRun& done,
                                          const ArchiveProgress& progress)
{
    CompleteRows found{.done = done};
    TRY_DO(CompleteRun(database, levels, true)(found, progress));
    TRY_DO(found.write(database));
    done = found.done;
    return std::move(found.toldAgain);
}

Result<std::optional<CompleteRows>> computeAhead(ArchiveDatabase& database, const engine::RuleCatalog& rules,
                                                 const ArchiveProgress& progress)
{
    TRY(const auto transaction, ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Read));
    TRY(const auto waiting,
        database.rows(u"SELECT count(*), (SELECT count(*) FROM tournament) FROM submission"
                      " WHERE id > (SELECT submission_id FROM progress)"_s));
    if (waiting.front()[0].toLongLong() > kMostNew || waiting.front()[1].toLongLong() == 0)
        return std::nullopt;
    CompleteRows found;
    TRY(found.state, stateOfRows(database));
    Levels levels(rules);
    TRY(const bool isWhole, CompleteRun(database, levels, false)(found, progress));
    return isWhole ? std::optional(std::move(found)) : std::nullopt;
}

Result<QVariantList> stateOfRows(ArchiveDatabase& database)
{
    return database.rows(u"SELECT at, submission_id, fingerprint FROM progress"_s)
        .transform([](const auto& rows) { return rows.empty() ? QVariantList() : rows.front(); });
}

} // namespace zahlmeister::app
