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
    const std::array<std::uint64_t, 2> both{
        hash(numbers.data(), sizeof numbers),
        hash(row.state.constData(), static_cast<std::size_t>(row.state.size()))};
    return hash(both.data(), sizeof both);
}

std::optional<int> numberOf(const QVariant& value)
{
    return value.isNull() ? std::nullopt : std::optional(value.toInt());
}

} // namespace

Result<void> KnownRows::read(ArchiveDatabase& database)
{
    std::optional<std::int64_t> last;
    const auto read = database.scan(
        u"SELECT person_id, key, seat, entry_rating, entry_index, exit_rating, exit_index, games, "
        u"half_points,"
        " state FROM participation ORDER BY person_id, key, seat"_s,
        [&](const QSqlQuery& row) {
            const std::int64_t person = row.value(0).toLongLong();
            if (last && last != person)
                m_rows.push_back(kEnd);
            if (last != person)
                m_next[person] = m_rows.size();
            last = person;
            m_rows.emplace_back(row.value(1).toLongLong(),
                                hashOf(row.value(2).toLongLong(),
                                       {numberOf(row.value(3)), numberOf(row.value(4)),
                                        numberOf(row.value(5)), numberOf(row.value(6)), row.value(7).toInt(),
                                        row.value(8).toInt(), row.value(9).toByteArray()}));
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
