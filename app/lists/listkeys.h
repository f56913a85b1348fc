// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace zahlmeister::app {

/// @brief A stored row, as much of it as an import must know of every row at once: 24 bytes for each of two
/// million.
struct KnownListRow {
    std::int64_t key = 0;
    std::int64_t fingerprint = 0;
    std::uint32_t id : 31 = 0;
    std::uint32_t isOpen : 1 = 0; ///< it is in the newest list
    std::uint32_t line = 0;       ///< where the list being imported has it; 0 until it is met
};

/// @brief The keys that a list brings for the first time, with their lines: an open hash table, because a
/// node for each of two million would take three times the memory.
class NewListKeys {
public:
    /// @brief Adds a key.
    /// @param key not 0
    /// @return the line that has brought the key before; 0 when it is new
    [[nodiscard]] std::uint32_t add(std::int64_t key, std::uint32_t line);

    [[nodiscard]] std::size_t size() const { return m_size; }

private:
    [[nodiscard]] std::size_t placeOf(std::int64_t key) const;
    void grow();

    std::vector<std::int64_t> m_keys; ///< 0 where there is none; a power of two
    std::vector<std::uint32_t> m_lines;
    std::size_t m_size = 0;
};

} // namespace zahlmeister::app
