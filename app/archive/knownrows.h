// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include <QByteArray>
#include <QVariant>

#include "app/archive/archivedatabase.h"

namespace zahlmeister::app {

/// @brief A participation as the database has it.
struct ParticipationRow {
    std::optional<int> entryRating = {};
    std::optional<int> entryIndex = {};
    std::optional<int> exitRating = {};
    std::optional<int> exitIndex = {};
    int games = 0;
    int halfPoints = 0;
    QByteArray state = {}; ///< standings behind it; empty: nobody knows him
    QByteArray trace = {}; ///< see SeatTrace
    QByteArray asked = {}; ///< see SeatQuestions

    bool operator==(const ParticipationRow&) const = default;
};

/// @brief The numbers, state, trace and questions of a row: nine columns from one on.
[[nodiscard]] ParticipationRow rowIn(const std::function<QVariant(int column)>& value, int column);

/// @brief All participations of an archive, to be compared with those that a complete run computes: sixteen
/// bytes each, for a row is known by a hash of 64 bits.
class KnownRows {
public:
    /// @brief Reads them, in one pass over the table.
    Result<void> read(ArchiveDatabase& database);

    /// @brief Whether the database has this row; asked about every person in the order of the keys.
    [[nodiscard]] bool has(std::int64_t person, std::int64_t key, std::int64_t seat,
                           const ParticipationRow& row);

private:
    std::vector<std::pair<std::int64_t, std::uint64_t>> m_rows; ///< key and hash, person after person
    std::unordered_map<std::int64_t, std::size_t> m_next;       ///< by person, of those that come
};

} // namespace zahlmeister::app
