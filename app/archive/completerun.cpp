// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/completerun.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <QThread>
#include <QThreadPool>

#include "app/archive/archivedtournament.h"
#include "app/archive/chainstep.h"
#include "app/archive/sharedwork.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kTournamentsOfAReading = 2048; // 2 MB; each reading is a round trip
constexpr std::size_t kRowsOfAWriting = 2'000'000;   // 120 MB; each writing passes through the whole table
constexpr int kMostNew = 500; // submissions that are taken one by one behind a run that did not know them

/// A row that is to be written: the database has another one, or all are.
struct NewRow {
    std::int64_t person;
    std::size_t seat;
    ParticipationRow row;
};

/// What becomes of rows.
enum class Writing {
    Later,  ///< those that are others wait
    Others, ///< they are written
    Anew,   ///< all of them are, into another table
};

/// What became of a tournament.
struct Outcome {
    std::optional<Error> error = {};
    std::set<LinkTargets::Link> missing = {}; ///< before it can be computed
    QString rules = {};                       ///< id of the version
    std::vector<NewRow> rows = {};
    std::int64_t others = 0; ///< of the rows
};

/// Tournaments that can be computed beside one another: everybody sits in no more than one of them, and has
/// sat in those before his in an earlier layer.
using Layer = std::vector<std::size_t>;

std::vector<Layer> layersOf(const std::vector<std::vector<std::int64_t>>& persons)
{
    std::vector<Layer> layers;
    std::unordered_map<std::int64_t, std::size_t> behind; // layers, by person
    for (std::size_t i = 0; i < persons.size(); ++i) {
        std::size_t layer = 0;
        for (const std::int64_t person : persons[i]) {
            if (const auto sat = behind.find(person); person != 0 && sat != behind.end())
                layer = std::max(layer, sat->second);
        }
        for (const std::int64_t person : persons[i])
            behind[person] = layer + 1;
        layers.resize(std::max(layers.size(), layer + 1));
        layers[layer].push_back(i);
    }
    return layers;
}

class CompleteRun {
public:
    CompleteRun(ArchiveDatabase& database, const engine::RuleCatalog& rules, Writing writing)
        : m_database(database), m_rules(rules), m_writing(writing), m_targets(rules)
    {
        m_threads.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1)); // this one takes part
    }

    /// @return false: there is too much that would have to wait
    Result<bool> operator()(CompleteRows& found, const ArchiveProgress& progress);

private:
    Result<std::size_t> mostWaiting() const;
    Result<void> write(CompleteRows& found);
    Result<void> read(std::span<const std::int64_t> keys);
    Result<std::vector<Layer>> layers() const;
    Result<std::vector<Outcome>> compute(const Layer& layer);
    [[nodiscard]] Outcome compute(const StoredBytes& bytes);
    static void take(const StoredBytes& bytes, Outcome outcome, CompleteRows& found);

    ArchiveDatabase& m_database;
    const engine::RuleCatalog& m_rules;
    Writing m_writing;
    std::optional<ParticipationRows> m_anew;
    std::vector<StoredBytes> m_tournaments; ///< that follow one another
    KnownSeats m_seats;
    LinkTargets m_targets;
    QThreadPool m_threads;
};

Result<bool> CompleteRun::operator()(CompleteRows& found, const ArchiveProgress& progress)
{
    TRY(const auto keys, m_seats.read(m_database));
    found.strays = m_seats.strays();
    found.done.rows += static_cast<std::int64_t>(found.strays.size());
    TRY(const std::size_t most, mostWaiting());
    if (m_writing == Writing::Anew) {
        TRY(m_anew, ParticipationRows::begin(m_database, ParticipationRows::Amount::All));
    }
    std::size_t left = keys.size();
    while (left > 0) {
        ++found.done.waves;
        TRY_DO(read(std::span(keys).last(left).first(std::min(left, kTournamentsOfAReading))));
        TRY(const auto layers, this->layers());
        for (const Layer& layer : layers) {
            if (progress && !progress(found.done, left))
                return failure(ErrorCode::Cancelled);
            TRY(auto outcomes, compute(layer));
            for (std::size_t i = 0; i < layer.size(); ++i)
                take(m_tournaments[layer[i]], std::move(outcomes[i]), found);
            left -= layer.size();
        }
        if (found.rows.size() > most) {
            if (m_writing == Writing::Later)
                return false;
            TRY_DO(write(found));
        }
    }
    if (m_writing != Writing::Later) {
        TRY_DO(write(found));
    }
    if (m_anew) {
        TRY_DO(m_anew->finish());
    }
    return true;
}

/// Where a table can be written anew, that is quicker from about half of its rows on.
Result<std::size_t> CompleteRun::mostWaiting() const
{
    if (m_writing != Writing::Later)
        return kRowsOfAWriting;
    TRY(const bool canBeAnew, ParticipationRows::canBeAnew(m_database));
    return canBeAnew ? std::min(kRowsOfAWriting, m_seats.count() / 2) : kRowsOfAWriting;
}

Result<void> CompleteRun::write(CompleteRows& found)
{
    if (m_anew) { // which has no strays
        found.strays.clear();
        TRY_DO(found.rows.write(*m_anew));
    }
    return found.write(m_database);
}

void CompleteRun::take(const StoredBytes& bytes, Outcome outcome, CompleteRows& found)
{
    ++found.done.evaluated;
    found.done.rows += outcome.others;
    for (const NewRow& one : outcome.rows)
        found.rows.add(one.person, bytes.key, one.seat, one.row);
    if (outcome.rules != bytes.rules)
        found.versions.emplace_back(std::move(outcome.rules), bytes.key);
}

Result<void> CompleteRun::read(std::span<const std::int64_t> keys)
{
    m_targets.forget();
    TRY(m_tournaments, readTournaments(m_database, {keys.begin(), keys.end()}));
    return m_tournaments.size() == keys.size() ? Result<void>()
                                               : failure(ErrorCode::DamagedContent, {"submission"});
}

Result<std::vector<Layer>> CompleteRun::layers() const
{
    std::vector<std::vector<std::int64_t>> persons;
    for (const StoredBytes& one : m_tournaments) {
        TRY(persons.emplace_back(), unpackedSeats(one.seats));
    }
    return layersOf(persons);
}

/// Computes a layer; those that need an origin wait until all have said which.
Result<std::vector<Outcome>> CompleteRun::compute(const Layer& layer)
{
    std::vector<Outcome> outcomes(layer.size());
    std::vector<std::size_t> waiting(layer.size());
    std::iota(waiting.begin(), waiting.end(), std::size_t{0});
    while (!waiting.empty()) {
        shareOut(m_threads, waiting.size(),
                 [&](std::size_t i) { outcomes[waiting[i]] = compute(m_tournaments[layer[waiting[i]]]); });
        std::set<LinkTargets::Link> missing;
        for (Outcome& one : outcomes) {
            if (one.error)
                return tl::unexpected(*one.error);
        }
        std::erase_if(waiting, [&](std::size_t i) {
            const bool isDone = outcomes[i].missing.empty();
            missing.merge(outcomes[i].missing);
            return isDone;
        });
        TRY_DO(m_targets.read(m_database, missing));
    }
    return outcomes;
}

/// On any thread: it touches nobody but those who sit there. Nothing of the tournament is kept, so that the
/// next one has its memory.
Outcome CompleteRun::compute(const StoredBytes& bytes)
{
    Outcome outcome;
    const auto tournament = archivedTournament(bytes, m_rules);
    if (!tournament.has_value()) {
        outcome.error = tournament.error();
        return outcome;
    }
    std::vector<const KeptStanding*> before;
    for (const std::int64_t person : tournament->persons)
        before.push_back(m_seats.standing(person));
    auto seats = computed(*tournament, before, m_targets, m_rules, outcome.missing);
    if (!outcome.missing.empty())
        return outcome;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const std::int64_t person = tournament->persons[i];
        SeatStep& seat = seats[i];
        if (person == 0)
            continue;
        const bool isOther = m_seats.keep(person, tournament->key, i, seat);
        outcome.others += isOther ? 1 : 0;
        if (isOther || m_writing == Writing::Anew)
            outcome.rows.push_back({person, i, std::move(seat.row)});
    }
    outcome.rules = tournament->version ? QString::fromStdString(tournament->version->id) : u""_s;
    return outcome;
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
    for (const auto& [version, key] : std::exchange(versions, {})) {
        TRY_DO(database.run(u"UPDATE tournament SET rules = ? WHERE key = ?"_s, {version, qint64(key)}));
    }
    return {};
}

Result<void> computeAll(ArchiveDatabase& database, const engine::RuleCatalog& rules, bool isMost,
                        ArchiveRun& done, const ArchiveProgress& progress)
{
    CompleteRows found{.done = done};
    TRY(const bool canBeAnew, isMost ? ParticipationRows::canBeAnew(database) : Result<bool>(false));
    TRY_DO(CompleteRun(database, rules, canBeAnew ? Writing::Anew : Writing::Others)(found, progress));
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
    TRY(const bool isWhole, CompleteRun(database, rules, Writing::Later)(found, progress));
    return isWhole ? std::move(found) : CompleteRows{.isTooMuch = true};
}

Result<QVariantList> stateOfRows(ArchiveDatabase& database)
{
    return database.rows(u"SELECT at, submission_id, fingerprint FROM progress"_s)
        .transform([](const auto& rows) { return rows.empty() ? QVariantList() : rows.front(); });
}

} // namespace zahlmeister::app
