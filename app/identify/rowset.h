// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "app/identify/nameindex.h"

namespace zahlmeister::app {

/// @brief A set of the rows of an index, a bit for each: of two million rows, two words' rows are
/// intersected in a fraction of a millisecond without looking at a single row.
class RowSet {
public:
    /// @param rows of the index
    explicit RowSet(std::size_t rows) : m_bits((rows + kBits - 1) / kBits, 0) { }

    /// @brief Adds a row, or several in any order.
    /// @param row smaller than the number of rows
    void add(NameIndex::Row row) { m_bits[row / kBits] |= bitOf(row); }
    /// @copydoc add
    void add(std::span<const NameIndex::Row> rows)
    {
        for (const NameIndex::Row row : rows)
            add(row);
    }

    /// @brief Whether a row is in the set.
    [[nodiscard]] bool contains(NameIndex::Row row) const { return (m_bits[row / kBits] & bitOf(row)) != 0; }

    /// @brief Adds the rows that stand in a list at least twice.
    void addRepeated(std::span<const NameIndex::Row> rows)
    {
        RowSet once(m_bits.size() * kBits);
        for (const NameIndex::Row row : rows) {
            m_bits[row / kBits] |= once.m_bits[row / kBits] & bitOf(row);
            once.add(row);
        }
    }

    /// @brief Keeps what is in the other set, too, which is of the same index.
    void intersect(const RowSet& other)
    {
        for (std::size_t i = 0; i < m_bits.size(); ++i)
            m_bits[i] &= other.m_bits[i];
    }

    /// @brief Visits the rows in ascending order.
    /// @param visit returns false to end the visit
    template <class Visit>
    void visit(Visit visit) const
    {
        for (std::size_t i = 0; i < m_bits.size(); ++i) {
            for (std::uint64_t bits = m_bits[i]; bits != 0; bits &= bits - 1) {
                const auto bit = static_cast<std::size_t>(std::countr_zero(bits));
                if (!visit(static_cast<NameIndex::Row>(i * kBits + bit)))
                    return;
            }
        }
    }

private:
    static constexpr std::size_t kBits = 64;
    static std::uint64_t bitOf(NameIndex::Row row) { return std::uint64_t{1} << row % kBits; }

    std::vector<std::uint64_t> m_bits;
};

} // namespace zahlmeister::app
