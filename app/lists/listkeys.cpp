// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listkeys.h"

#include <algorithm>
#include <utility>

namespace zahlmeister::app {

std::size_t NewListKeys::placeOf(std::int64_t key) const
{
    // Multiplying by the golden ratio spreads keys that differ in a few bits only (Knuth, 6.4).
    constexpr std::uint64_t kGoldenRatio = 0x9e3779b97f4a7c15;
    const std::size_t mask = m_keys.size() - 1;
    std::size_t place = static_cast<std::size_t>(static_cast<std::uint64_t>(key) * kGoldenRatio >> 32) & mask;
    while (m_keys[place] != 0 && m_keys[place] != key)
        place = (place + 1) & mask;
    return place;
}

void NewListKeys::grow()
{
    constexpr std::size_t kSmallest = 1024;
    const auto keys =
        std::exchange(m_keys, std::vector<std::int64_t>(std::max(kSmallest, m_keys.size() * 2)));
    const auto lines = std::exchange(m_lines, std::vector<std::uint32_t>(m_keys.size()));
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i] == 0)
            continue;
        const std::size_t place = placeOf(keys[i]);
        m_keys[place] = keys[i];
        m_lines[place] = lines[i];
    }
}

std::uint32_t NewListKeys::add(std::int64_t key, std::uint32_t line)
{
    // At most seven eighths full: beyond that the search for a free place gets long.
    if (m_size * 8 >= m_keys.size() * 7)
        grow();
    const std::size_t place = placeOf(key);
    if (m_keys[place] == key)
        return m_lines[place];
    m_keys[place] = key;
    m_lines[place] = line;
    ++m_size;
    return 0;
}

} // namespace zahlmeister::app
