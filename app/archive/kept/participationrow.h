// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include <QByteArray>
#include <QVariantList>

#include "app/archive/kept/bulkrows.h"

namespace zahlmeister::app {

/// @brief A participation as the database has it.
struct ParticipationRow {
    std::optional<int> entryRating = {};
    std::optional<int> entryIndex = {};
    std::optional<int> exitRating = {};
    std::optional<int> exitIndex = {};
    int games = 0;
    int halfPoints = 0;
    QByteArray state = {}; ///< standings after it; empty: nobody knows him
    QByteArray asked = {}; ///< not empty: other tournaments say with what he enters, since links led there

    bool operator==(const ParticipationRow&) const = default;
};

/// @brief The numbers, the state and the links of a row: eight columns from one on.
[[nodiscard]] ParticipationRow rowIn(const QVariantList& values, qsizetype column);

/// @brief The same; bytes are valid until the next step.
[[nodiscard]] ParticipationRow rowIn(const ScannedRow& values, int column);

/// @brief A 64-bit hash of a row, stable within one run of the program, and never 0.
[[nodiscard]] std::uint64_t hashOf(const ParticipationRow& row);

/// @brief Participations that are written, whether they are there or not.
class ParticipationRows {
public:
    /// @brief How many: which way is the quickest.
    enum class Amount {
        Few,
        Many,
        All, ///< those that are not written are gone
    };

    /// @brief Whether all of them can be written in the place of those that are there.
    [[nodiscard]] static Result<bool> canBeAnew(ArchiveDatabase& database);

    /// @pre Amount::All: canBeAnew()
    /// @return errors of the database, as from the others
    [[nodiscard]] static Result<ParticipationRows> begin(ArchiveDatabase& database, Amount amount);
    Result<void> add(std::int64_t person, std::int64_t key, std::int64_t seat, const ParticipationRow& row);
    Result<void> finish() { return m_rows.finish(); }

private:
    explicit ParticipationRows(RowInsertion rows) : m_rows(std::move(rows)) { }
    RowInsertion m_rows;
};

} // namespace zahlmeister::app
