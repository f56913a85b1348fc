// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/archivedtournament.h"

#include <algorithm>
#include <string>
#include <utility>

#include "app/archive/kept/bytecodec.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kMostSeats = 99'999;

} // namespace

QByteArray packedSeats(const std::vector<std::int64_t>& persons)
{
    ByteWriter out;
    for (const std::int64_t person : persons)
        out.number(static_cast<std::uint64_t>(person));
    return out.take();
}

Result<std::vector<std::int64_t>> unpackedSeats(const QByteArray& bytes)
{
    ByteReader in(bytes);
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
    m_values.resize(std::size(kTournamentColumns));
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_values[i].append(row[static_cast<qsizetype>(i)]);
}

Result<void> TournamentRows::write(ArchiveDatabase& database)
{
    if (m_values.empty())
        return {};
    return database.insert(u"tournament"_s, kTournamentColumns, std::exchange(m_values, {}),
                           u"ON CONFLICT (id) DO UPDATE SET key = excluded.key,"
                           " submission_id = excluded.submission_id, removed = excluded.removed,"
                           " rules = excluded.rules, seats = excluded.seats,"
                           " numbers = excluded.numbers, name = excluded.name"_s);
}

Result<void> writeRules(ArchiveDatabase& database, const RulesByKey& rules)
{
    for (const auto& [version, key] : rules) {
        TRY_DO(database.run(u"UPDATE tournament SET rules = ? WHERE key = ?"_s, {version, qint64(key)}));
    }
    return {};
}

Result<std::vector<StoredBytes>> readTournaments(ArchiveDatabase& database,
                                                 const std::vector<std::int64_t>& keys, bool withNames)
{
    TRY(const auto rows,
        database.rows(u"SELECT t.key, t.id, t.removed, t.seats, s.content, t.rules, %1 FROM tournament AS t"
                      " JOIN submission AS s ON s.id = t.submission_id WHERE t.key IN {numbers}"_s.arg(
                          withNames ? u"s.names"_s : u"NULL"_s),
                      database.dialect().numbers(keys)));
    std::vector<StoredBytes> tournaments;
    for (const QVariantList& row : rows) {
        tournaments.push_back({row[0].toLongLong(), engine::TournamentId(row[1].toLongLong()),
                               row[2].toInt() != 0, row[5].toString(), row[3].toByteArray(),
                               row[4].toByteArray(), row[6].toByteArray()});
    }
    std::ranges::sort(tournaments, {}, &StoredBytes::key);
    return tournaments;
}

Result<ArchivedTournament> archivedTournament(const StoredBytes& bytes, const engine::RuleCatalog& rules)
{
    auto one = bytes.names.isEmpty() ? unpacked(bytes.content, bytes.id)
                                     : unpacked({bytes.content, bytes.names}, bytes.id);
    auto persons = unpackedSeats(bytes.seats);
    if (!one.has_value() || !persons.has_value() || persons->size() != one->tournament.participants.size())
        return failure(ErrorCode::DamagedContent, {"tournament " + std::to_string(bytes.id.value())});
    ArchivedTournament archived{bytes.key, *std::move(one), bytes.isRemoved, *std::move(persons)};
    if (const auto choice = rules.choose(archived.one.tournament.header); choice.has_value())
        archived.version = choice->version;
    return archived;
}

} // namespace zahlmeister::app
