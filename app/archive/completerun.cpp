// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/completerun.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <QThreadPool>

#include "app/archive/archivedtournament.h"
#include "app/archive/chainstep.h"
#include "app/archive/knownseats.h"
#include "app/archive/waitingrows.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kTournamentsAtOnce = 512;
constexpr std::size_t kTournamentsOfAThread = 64;
constexpr std::size_t kRowsAtOnce = 3'000'000; // 200 MB; each writing passes through the whole table

/// Tournaments that are made ready beside the run: only what they make of those who come needs an order.
class Batch {
public:
    Batch(std::vector<StoredBytes> bytes, const engine::RuleCatalog& rules, QThreadPool& threads)
        : m_bytes(std::move(bytes)), m_tournaments(m_bytes.size()), m_threads(threads)
    {
        for (std::size_t from = 0; from < m_bytes.size(); from += kTournamentsOfAThread) {
            m_threads.start([this, &rules, from] {
                const std::size_t end = std::min(m_bytes.size(), from + kTournamentsOfAThread);
                for (std::size_t i = from; i < end; ++i)
                    m_tournaments[i] = archivedTournament(m_bytes[i], rules);
            });
        }
    }
    ~Batch() { m_threads.waitForDone(); }
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;

    /// Waits until all of them are ready.
    [[nodiscard]] const std::vector<std::optional<Result<ArchivedTournament>>>& tournaments() const
    {
        m_threads.waitForDone();
        return m_tournaments;
    }

    /// The version by which one was computed when it was published or seated.
    [[nodiscard]] const QString& rulesOf(std::size_t at) const { return m_bytes[at].rules; }

private:
    std::vector<StoredBytes> m_bytes;
    std::vector<std::optional<Result<ArchivedTournament>>> m_tournaments;
    QThreadPool& m_threads;
};

class CompleteRun {
public:
    CompleteRun(ArchiveDatabase& database, Levels& levels)
        : m_database(database), m_levels(levels), m_seats(levels)
    {
        // One computes what they are made ready for.
        m_threads.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    }

    Result<std::set<std::int64_t>> operator()(ArchiveRun& done, const ArchiveProgress& progress);

private:
    Result<std::unique_ptr<Batch>> read(std::size_t from);
    Result<void> compute(const ArchivedTournament& tournament, const QString& rules, ArchiveRun& done);

    ArchiveDatabase& m_database;
    Levels& m_levels;
    QThreadPool m_threads;
    std::vector<std::int64_t> m_keys;
    KnownSeats m_seats;
    WaitingRows m_rows;
    std::set<std::int64_t> m_toldAgain;
};

Result<std::set<std::int64_t>> CompleteRun::operator()(ArchiveRun& done, const ArchiveProgress& progress)
{
    TRY(m_keys, m_seats.read(m_database));
    TRY(auto next, read(0));
    for (std::size_t from = 0; from < m_keys.size(); from += kTournamentsAtOnce) {
        ++done.waves;
        const auto batch = std::exchange(next, nullptr);
        const auto& tournaments = batch->tournaments();
        TRY(next, read(from + kTournamentsAtOnce));
        for (std::size_t i = 0; i < tournaments.size(); ++i) {
            if (progress && !progress(done, m_keys.size() - from - i))
                return failure(ErrorCode::Cancelled);
            if (!tournaments[i]->has_value())
                return tl::unexpected(tournaments[i]->error());
            TRY_DO(compute(**tournaments[i], batch->rulesOf(i), done));
        }
        if (m_rows.size() > kRowsAtOnce) {
            TRY_DO(m_rows.write(m_database));
        }
    }
    TRY_DO(m_rows.write(m_database));
    return std::move(m_toldAgain);
}

/// Reads those from one on; they are made ready while others are computed.
Result<std::unique_ptr<Batch>> CompleteRun::read(std::size_t from)
{
    const auto begin = m_keys.begin() + static_cast<std::ptrdiff_t>(std::min(from, m_keys.size()));
    const auto end =
        m_keys.begin() + static_cast<std::ptrdiff_t>(std::min(from + kTournamentsAtOnce, m_keys.size()));
    const std::vector<std::int64_t> keys(begin, end);
    TRY(auto bytes, readTournaments(m_database, keys));
    if (bytes.size() != keys.size())
        return failure(ErrorCode::DamagedContent, {"submission"});
    return std::make_unique<Batch>(std::move(bytes), m_levels.rules(), m_threads);
}

Result<void> CompleteRun::compute(const ArchivedTournament& tournament, const QString& rules,
                                  ArchiveRun& done)
{
    std::vector<KeptStanding> stand;
    for (const std::int64_t person : tournament.persons)
        stand.push_back(m_seats.standing(person));
    TRY(const auto seats, computed(tournament, stand, m_database, m_seats, m_levels));
    ++done.evaluated;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const std::int64_t person = tournament.persons[i];
        if (person == 0 || !m_seats.keep(person, tournament, i, seats[i], std::move(stand[i]), m_toldAgain))
            continue;
        ++done.rows;
        m_rows.add(person, tournament.key, i, seats[i].row);
    }
    const auto id = tournament.version ? QString::fromStdString(tournament.version->id) : u""_s;
    if (id == rules)
        return {};
    return m_database.run(u"UPDATE tournament SET rules = ? WHERE key = ?"_s, {id, qint64(tournament.key)})
        .transform([](int) {});
}

} // namespace

Result<std::set<std::int64_t>> computeAll(ArchiveDatabase& database, Levels& levels, ArchiveRun& done,
                                          const ArchiveProgress& progress)
{
    return CompleteRun(database, levels)(done, progress);
}

} // namespace zahlmeister::app
