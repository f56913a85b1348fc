// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/knownrows.h"

#include <array>
#include <functional>
#include <string_view>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// After the rows of a person: behind all keys.
constexpr std::pair<std::int64_t, std::uint64_t> kEnd{INT64_MAX, 0};

std::uint64_t hashOf(std::int64_t seat, const ParticipationRow& row)
{
    constexpr int kNone = -1;
    const std::array<std::int64_t, 7> numbers{seat,
                                              row.entryRating.value_or(kNone),
                                              row.entryIndex.value_or(kNone),
                                              row.exitRating.value_or(kNone),
                                              row.exitIndex.value_or(kNone),
                                              row.games,
                                              row.halfPoints};
    const auto hash = [](const void* bytes, std::size_t size) {
        return std::hash<std::string_view>()({static_cast<const char*>(bytes), size});
    };
    const auto hashOfBytes = [&](const QByteArray& bytes) {
        return hash(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    };
    const std::array<std::uint64_t, 4> all{hash(numbers.data(), sizeof numbers), hashOfBytes(row.state),
                                           hashOfBytes(row.trace), hashOfBytes(row.asked)};
    return hash(all.data(), sizeof all);
}

std::optional<int> numberOf(const QVariant& value)
{
    return value.isNull() ? std::nullopt : std::optional(value.toInt());
}

} // namespace

ParticipationRow rowIn(const std::function<QVariant(int column)>& value, int column)
{
    return {
        numberOf(value(column)),         numberOf(value(column + 1)),     numberOf(value(column + 2)),
        numberOf(value(column + 3)),     value(column + 4).toInt(),       value(column + 5).toInt(),
        value(column + 6).toByteArray(), value(column + 7).toByteArray(), value(column + 8).toByteArray()};
}

Result<void> KnownRows::read(ArchiveDatabase& database)
{
    std::optional<std::int64_t> last;
    const auto read = database.scan(
        u"SELECT person_id, key, seat, entry_rating, entry_index, exit_rating, exit_index, games,"
        " half_points, state, trace, asked FROM participation ORDER BY person_id, key, seat"_s,
        [&](const QSqlQuery& row) {
            const std::int64_t person = row.value(0).toLongLong();
            if (last && last != person)
                m_rows.push_back(kEnd);
            if (last != person)
                m_next[person] = m_rows.size();
            last = person;
            m_rows.emplace_back(
                row.value(1).toLongLong(),
                hashOf(row.value(2).toLongLong(), rowIn([&](int column) { return row.value(column); }, 3)));
        });
    m_rows.push_back(kEnd);
    return read;
}

bool KnownRows::has(std::int64_t person, std::int64_t key, std::int64_t seat, const ParticipationRow& row)
{
    const auto next = m_next.find(person);
    if (next == m_next.end())
        return false;
    while (m_rows[next->second].first < key)
        ++next->second;
    const std::uint64_t hash = hashOf(seat, row);
    for (std::size_t at = next->second; m_rows[at].first == key; ++at) {
        if (m_rows[at].second == hash)
            return true;
    }
    return false;
}

} // namespace zahlmeister::app
