// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/archivedtournament.h"

#include <algorithm>
#include <string>
#include <utility>

#include "app/archive/packed.h"
#include "app/chronicle/correctedresults.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kMostSeats = 99'999;

constexpr ArchiveColumn kColumns[]{{"id", ColumnType::Number},     {"uuid", ColumnType::Text},
                                   {"key", ColumnType::Number},    {"submission_id", ColumnType::Number},
                                   {"removed", ColumnType::Small}, {"rules", ColumnType::Text},
                                   {"seats", ColumnType::Bytes},   {"numbers", ColumnType::Bytes},
                                   {"name", ColumnType::Text}};

/// Reads the revisions of those that have several. Who sits where in them is known by the names.
Result<void> readRevisions(ArchiveDatabase& database, const std::vector<std::int64_t>& keys,
                           std::vector<StoredBytes>& tournaments)
{
    if (keys.empty())
        return {};
    TRY(const auto rows,
        database.rows(u"SELECT t.key, s.hash, s.level, s.content, s.names FROM tournament AS t JOIN "
                      u"submission AS s ON s.uuid = t.uuid"
                      " WHERE t.key IN {numbers} AND s.id <= t.submission_id AND length(s.content) > 0"
                      " ORDER BY s.id DESC"_s,
                      database.dialect().numbers(keys)));
    for (const QVariantList& row : rows) {
        const auto one = std::ranges::lower_bound(tournaments, row[0].toLongLong(), {}, &StoredBytes::key);
        if (one != tournaments.end() && one->key == row[0].toLongLong())
            one->revisions.push_back(
                {row[1].toByteArray(), row[2].toString(), {row[3].toByteArray(), row[4].toByteArray()}});
    }
    return {};
}

/// The earlier revisions that can be read.
std::vector<ChronicleTournament> earlierOf(const StoredBytes& bytes)
{
    std::vector<ChronicleTournament> earlier;
    for (std::size_t i = 1; i < bytes.revisions.size() && earlier.size() < std::size_t(kCorrectionsKnown);
         ++i) {
        if (auto one = readRevision(bytes.revisions[i], bytes.id); one.has_value())
            earlier.push_back(*std::move(one));
    }
    return earlier;
}

} // namespace

QByteArray packedSeats(const std::vector<std::int64_t>& persons)
{
    PackedWriter out;
    for (const std::int64_t person : persons)
        out.number(static_cast<std::uint64_t>(person));
    return out.take();
}

Result<std::vector<std::int64_t>> unpackedSeats(const QByteArray& bytes)
{
    PackedReader in(bytes);
    std::vector<std::int64_t> persons;
    while (in.isGood() && !in.isAtEnd() && persons.size() < kMostSeats)
        persons.push_back(static_cast<std::int64_t>(in.number()));
    if (!in.isGood() || !in.isAtEnd())
        return failure(ErrorCode::DamagedContent, {"seats"});
    return persons;
}

QByteArray packedNumbers(const engine::Tournament& tournament)
{
    std::vector<std::int64_t> numbers;
    bool isUsual = true;
    for (const engine::Participant& participant : tournament.participants) {
        numbers.push_back(participant.number.value());
        isUsual = isUsual && numbers.back() == std::ssize(numbers);
    }
    return isUsual ? QByteArray("") : packedSeats(numbers);
}

void TournamentRows::add(const SeatedTournament& seated)
{
    const engine::Tournament& tournament = seated.one.tournament;
    const auto choice = m_rules.choose(tournament.header);
    const QVariantList row{qint64(seated.one.id.value()),
                           seated.uuid,
                           qint64(seated.key),
                           qint64(seated.submission),
                           seated.isRemoved ? 1 : 0,
                           choice.has_value() ? QString::fromStdString(choice->version->id) : u""_s,
                           packedSeats(seated.persons),
                           packedNumbers(tournament),
                           ArchiveDatabase::text(tournament.header.name)};
    m_values.resize(std::size(kColumns));
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_values[i].append(row[static_cast<qsizetype>(i)]);
}

Result<void> TournamentRows::write(ArchiveDatabase& database)
{
    if (m_values.empty())
        return {};
    return database.insert(u"tournament"_s, kColumns, std::exchange(m_values, {}),
                           u"ON CONFLICT (id) DO UPDATE SET key = excluded.key,"
                           " submission_id = excluded.submission_id, removed = excluded.removed,"
                           " rules = excluded.rules, seats = excluded.seats,"
                           " numbers = excluded.numbers, name = excluded.name"_s);
}

Result<std::vector<StoredBytes>> readTournaments(ArchiveDatabase& database,
                                                 const std::vector<std::int64_t>& keys)
{
    TRY(const auto rows,
        database.rows(
            u"SELECT t.key, t.id, t.removed, t.seats, s.content, s.revision, t.rules FROM tournament AS t"
            " JOIN submission AS s ON s.id = t.submission_id WHERE t.key IN {numbers}"_s,
            database.dialect().numbers(keys)));
    std::vector<StoredBytes> tournaments;
    std::vector<std::int64_t> revised;
    for (const QVariantList& row : rows) {
        tournaments.push_back({row[0].toLongLong(), engine::TournamentId(row[1].toLongLong()),
                               row[2].toInt() != 0, row[6].toString(), row[3].toByteArray(),
                               row[4].toByteArray()});
        if (row[5].toInt() > 1)
            revised.push_back(row[0].toLongLong());
    }
    std::ranges::sort(tournaments, {}, &StoredBytes::key);
    TRY_DO(readRevisions(database, revised, tournaments));
    return tournaments;
}

Result<ArchivedTournament> archivedTournament(const StoredBytes& bytes, const engine::RuleCatalog& rules)
{
    auto one = bytes.revisions.empty() ? unpacked(bytes.content, bytes.id)
                                       : unpacked(bytes.revisions.front().packed, bytes.id);
    auto persons = unpackedSeats(bytes.seats);
    if (!one.has_value() || !persons.has_value() || persons->size() != one->tournament.participants.size())
        return failure(ErrorCode::DamagedContent, {"tournament " + std::to_string(bytes.id.value())});
    ArchivedTournament archived{bytes.key, *std::move(one), bytes.isRemoved, *std::move(persons),
                                earlierOf(bytes)};
    if (const auto choice = rules.choose(archived.one.tournament.header); choice.has_value()) {
        archived.version = choice->version;
        auto stands = engine::evaluate(archived.one.tournament, *archived.version,
                                       {archived.one.arithmetic, false, false});
        if (stands.has_value())
            archived.stands = *std::move(stands);
    }
    return archived;
}

} // namespace zahlmeister::app
