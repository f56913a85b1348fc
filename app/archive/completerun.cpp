// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/completerun.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

#include "app/archive/archivedchain.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kTournamentsOfAReading = 2048; // 2 MB; each reading is a round trip
constexpr std::size_t kRowsOfAWriting = 2'000'000;   // 120 MB; each writing passes through the whole table
constexpr int kMostNew = 500; // submissions that are taken one by one after a run that did not know them

/// What becomes of rows.
enum class Writing {
    Later,  ///< those that differ wait
    Others, ///< they are written
    Anew,   ///< all of them are, into another table
};

/// The standings of everybody in memory, and the rows that differ.
class StandingsInMemory : public ArchivedChain {
public:
    StandingsInMemory(ArchiveDatabase& database, const engine::RuleCatalog& rules, Writing writing,
                      CompleteRows& found)
        : ArchivedChain(database, rules), m_writing(writing), m_found(found)
    {
    }

    /// Reads who sits where, and which rows there are.
    /// @return the keys of all tournaments
    Result<std::vector<ChainKey>> begin();

    [[nodiscard]] std::size_t mostAtOnce() const override { return kTournamentsOfAReading; }
    [[nodiscard]] bool isShared() const override { return true; }
    [[nodiscard]] Result<bool> flush() override;

    /// Writes what is left.
    Result<void> end();

protected:
    [[nodiscard]] Result<std::vector<const KeptStanding*>> before(const ArchivedTournament& one) override;
    std::pair<bool, std::optional<ChainKey>> keep(const ArchivedTournament& one, std::size_t seat,
                                                  SeatStep step) override;

private:
    [[nodiscard]] Result<std::size_t> mostWaiting() const;
    Result<void> write();

    Writing m_writing;
    CompleteRows& m_found;
    std::optional<ParticipationRows> m_anew;
    ParticipationIndex m_seats;
    std::size_t m_most = 0; ///< rows that wait
    std::mutex m_mutex;     ///< of m_found.rows, while keep() is called
};

Result<std::vector<ChainKey>> StandingsInMemory::begin()
{
    TRY(auto keys, m_seats.read(database()));
    m_found.strays = m_seats.strays();
    m_found.done.rows += static_cast<std::int64_t>(m_found.strays.size());
    TRY(m_most, mostWaiting());
    if (m_writing == Writing::Anew) {
        TRY(m_anew, ParticipationRows::begin(database(), ParticipationRows::Amount::All));
    }
    return keys;
}

/// Where a table can be written anew, that is quicker from about half of its rows on.
Result<std::size_t> StandingsInMemory::mostWaiting() const
{
    if (m_writing != Writing::Later)
        return kRowsOfAWriting;
    TRY(const bool canBeAnew, ParticipationRows::canBeAnew(database()));
    return canBeAnew ? std::min(kRowsOfAWriting, m_seats.count() / 2) : kRowsOfAWriting;
}

Result<std::vector<const KeptStanding*>> StandingsInMemory::before(const ArchivedTournament& one)
{
    std::vector<const KeptStanding*> before;
    before.reserve(one.persons.size());
    for (const std::int64_t person : one.persons)
        before.push_back(m_seats.standing(person));
    return before;
}

std::pair<bool, std::optional<ChainKey>> StandingsInMemory::keep(const ArchivedTournament& one,
                                                                 std::size_t seat, SeatStep step)
{
    const bool differs = m_seats.keep(one.persons[seat], one.key, seat, step);
    if (differs || m_writing == Writing::Anew) {
        const std::lock_guard lock(m_mutex);
        m_found.rows.add(one.persons[seat], one.key, seat, step.row);
    }
    return {differs, std::nullopt};
}

Result<bool> StandingsInMemory::flush()
{
    if (m_found.rows.size() > m_most) {
        if (m_writing == Writing::Later)
            return false;
        TRY_DO(write());
    }
    return ArchivedChain::flush();
}

Result<void> StandingsInMemory::write()
{
    if (m_anew) { // which has no strays
        m_found.strays.clear();
        TRY_DO(m_found.rows.write(*m_anew));
    }
    m_found.rules = takeRules();
    return m_found.write(database());
}

Result<void> StandingsInMemory::end()
{
    if (m_writing == Writing::Later) {
        m_found.rules = takeRules();
        return {};
    }
    TRY_DO(write());
    return m_anew ? m_anew->finish() : Result<void>();
}

/// @return false: there is too much that would have to wait
Result<bool> runComplete(ArchiveDatabase& database, const engine::RuleCatalog& rules, Writing writing,
                         CompleteRows& found, const ArchiveProgress& progress)
{
    StandingsInMemory standings(database, rules, writing, found);
    TRY(const auto keys, standings.begin());
    ChainRunner runner(standings);
    runner.add(keys);
    TRY(const bool isWhole, runChain(runner, standings, found.done, progress));
    if (isWhole) {
        TRY_DO(standings.end());
    }
    return isWhole;
}

} // namespace

Result<void> CompleteRows::write(ArchiveDatabase& database)
{
    for (const auto& [person, key, seat] : std::exchange(strays, {})) {
        TRY_DO(database.run(u"DELETE FROM participation WHERE person_id = ? AND key = ? AND seat = ?"_s,
                            {qint64(person), qint64(key), qint64(seat)}));
    }
    if (rows.size() > 0) {
        TRY(auto table, ParticipationRows::begin(database, ParticipationRows::Amount::Many));
        TRY_DO(rows.write(table));
        TRY_DO(table.finish());
    }
    return writeRules(database, std::exchange(rules, {}));
}

Result<void> computeAll(ArchiveDatabase& database, const engine::RuleCatalog& rules, bool isMost,
                        ArchiveRun& done, const ArchiveProgress& progress)
{
    CompleteRows found{.done = done};
    TRY(const bool canBeAnew, isMost ? ParticipationRows::canBeAnew(database) : Result<bool>(false));
    TRY_DO(runComplete(database, rules, canBeAnew ? Writing::Anew : Writing::Others, found, progress));
    done = found.done;
    return {};
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
    TRY(const bool isWhole, runComplete(database, rules, Writing::Later, found, progress));
    return isWhole ? std::move(found) : CompleteRows{.isTooMuch = true};
}

Result<QVariantList> stateOfRows(ArchiveDatabase& database)
{
    return database.rows(u"SELECT at, submission_id, fingerprint FROM progress"_s)
        .transform([](const auto& rows) { return rows.empty() ? QVariantList() : rows.front(); });
}

} // namespace zahlmeister::app
