// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/participationrow.h"

#include <array>
#include <functional>
#include <string_view>

#include "app/archive/kept/archivedatabase.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr ArchiveColumn kParticipationColumns[]{
    {"person_id", ColumnType::Number},  {"key", ColumnType::Number},
    {"seat", ColumnType::Number},       {"entry_rating", ColumnType::Small},
    {"entry_index", ColumnType::Small}, {"exit_rating", ColumnType::Small},
    {"exit_index", ColumnType::Small},  {"games", ColumnType::Small},
    {"half_points", ColumnType::Small}, {"state", ColumnType::Bytes},
    {"asked", ColumnType::Bytes},
};

constexpr std::size_t kParticipationKeyColumns = 3;

std::optional<int> numberOf(const QVariant& value)
{
    return value.isNull() ? std::nullopt : std::optional(value.toInt());
}

std::uint64_t hashOfBytes(const void* bytes, std::size_t size)
{
    return std::hash<std::string_view>()({static_cast<const char*>(bytes), size});
}

std::uint64_t hashOfBytes(const QByteArray& bytes)
{
    return bytes.isEmpty() ? 0 : hashOfBytes(bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

} // namespace

ParticipationRow rowIn(const QVariantList& values, qsizetype column)
{
    return {numberOf(values[column]),         numberOf(values[column + 1]),    numberOf(values[column + 2]),
            numberOf(values[column + 3]),     values[column + 4].toInt(),      values[column + 5].toInt(),
            values[column + 6].toByteArray(), values[column + 7].toByteArray()};
}

ParticipationRow rowIn(const ScannedRow& values, int column)
{
    return {values.smallNumber(column),
            values.smallNumber(column + 1),
            values.smallNumber(column + 2),
            values.smallNumber(column + 3),
            static_cast<int>(values.number(column + 4)),
            static_cast<int>(values.number(column + 5)),
            values.bytes(column + 6),
            values.bytes(column + 7)};
}

std::uint64_t hashOf(const ParticipationRow& row)
{
    constexpr std::int64_t kNone = -100'000; // below all ratings
    const std::array<std::int64_t, 8> all{
        row.entryRating.value_or(kNone),
        row.entryIndex.value_or(kNone),
        row.exitRating.value_or(kNone),
        row.exitIndex.value_or(kNone),
        row.games,
        row.halfPoints,
        static_cast<std::int64_t>(hashOfBytes(row.state)),
        static_cast<std::int64_t>(hashOfBytes(row.asked)),
    };
    const std::uint64_t hash = hashOfBytes(all.data(), sizeof all);
    return hash == 0 ? 1 : hash;
}

// ParticipationRows

Result<bool> ParticipationRows::canBeAnew(ArchiveDatabase& database)
{
    if (!database.canCopy())
        return false;
    return database.rows(Dialect::mayCopyAnew()).transform([](const auto& rows) {
        return rows.front().front().toInt() == 1;
    });
}

Result<ParticipationRows> ParticipationRows::begin(ArchiveDatabase& database, Amount amount)
{
    const QString table = u"participation"_s;
    const auto rows = [&] {
        switch (amount) {
        case Amount::Few: break;
        case Amount::Many:
            return RowInsertion::beginCopying(database, table, kParticipationColumns,
                                              kParticipationKeyColumns);
        case Amount::All: return RowInsertion::beginAnew(database, table, kParticipationColumns);
        }
        return RowInsertion::begin(database, table, kParticipationColumns,
                                   Dialect::replacing(kParticipationColumns, kParticipationKeyColumns));
    };
    return rows().transform([](RowInsertion begun) { return ParticipationRows(std::move(begun)); });
}

Result<void> ParticipationRows::add(std::int64_t person, std::int64_t key, std::int64_t seat,
                                    const ParticipationRow& row)
{
    for (const std::int64_t number : {person, key, seat})
        m_rows.number(number);
    for (const std::optional<int>& number : {row.entryRating, row.entryIndex, row.exitRating, row.exitIndex})
        m_rows.number(number);
    m_rows.number(std::int64_t{row.games});
    m_rows.number(std::int64_t{row.halfPoints});
    for (const QByteArray* const bytes : {&row.state, &row.asked})
        m_rows.bytes(*bytes);
    return m_rows.endRow();
}

} // namespace zahlmeister::app
