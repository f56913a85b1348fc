// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/names/editdistance.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdlib>

namespace zahlmeister::app {

namespace {

constexpr std::size_t kLongestCompared = 63;

/// Rows of the distance matrix, three of them because a swap looks back two rows.
class Alignment {
public:
    Alignment(std::string_view a, std::string_view b, int limit) : m_a(a), m_b(b), m_limit(limit) { }

    /// Distance of all of a to all of b, or to the best beginning of b.
    [[nodiscard]] int distance(bool beginning)
    {
        for (std::size_t j = 0; j <= m_b.size(); ++j)
            m_rows[0][j] = static_cast<int>(j);
        int least = 0;
        for (std::size_t i = 1; i <= m_a.size() && least <= m_limit; ++i)
            least = fill(i);
        if (least > m_limit)
            return m_limit + 1;
        return beginning ? least : std::min(m_rows[m_a.size() % 3][m_b.size()], m_limit + 1);
    }

private:
    /// @return the least distance in the row
    int fill(std::size_t i)
    {
        auto& row = m_rows[i % 3];
        const auto& above = m_rows[(i - 1) % 3];
        const auto& twoAbove = m_rows[(i + 1) % 3];
        // Cells further than the limit from the diagonal cannot be within the limit.
        const std::size_t reach = static_cast<std::size_t>(m_limit);
        const std::size_t from = i > reach ? i - reach : 1;
        const std::size_t to = std::min(m_b.size(), i + reach);
        const int outside = m_limit + 1;
        row[from - 1] = from == 1 ? static_cast<int>(i) : outside;
        int least = row[from - 1];
        for (std::size_t j = from; j <= to; ++j) {
            const bool same = m_a[i - 1] == m_b[j - 1];
            const int fromAbove = j < i + reach ? above[j] : outside;
            int best = std::min({above[j - 1] + (same ? 0 : 1), fromAbove + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && m_a[i - 1] == m_b[j - 2] && m_a[i - 2] == m_b[j - 1])
                best = std::min(best, twoAbove[j - 2] + 1);
            row[j] = best;
            least = std::min(least, best);
        }
        for (std::size_t j = to + 1; j <= m_b.size(); ++j)
            row[j] = outside;
        return least;
    }

    std::string_view m_a;
    std::string_view m_b;
    int m_limit;
    std::array<std::array<int, kLongestCompared + 1>, 3> m_rows{};
};

} // namespace

int typingErrors(std::string_view a, std::string_view b, int limit)
{
    assert(limit >= 0 && limit <= 3);
    a = a.substr(0, kLongestCompared);
    b = b.substr(0, kLongestCompared);
    if (std::abs(static_cast<int>(a.size()) - static_cast<int>(b.size())) > limit)
        return limit + 1;
    return a == b ? 0 : Alignment(a, b, limit).distance(false);
}

int typingErrorsInBeginning(std::string_view typed, std::string_view word, int limit)
{
    assert(limit >= 0 && limit <= 3);
    typed = typed.substr(0, kLongestCompared);
    word = word.substr(0, std::min(kLongestCompared, typed.size() + static_cast<std::size_t>(limit)));
    if (word.starts_with(typed))
        return 0;
    if (word.size() + static_cast<std::size_t>(limit) < typed.size())
        return limit + 1;
    return Alignment(typed, word, limit).distance(true);
}

std::uint32_t lettersOf(std::string_view word)
{
    std::uint32_t letters = 0;
    for (const char c : word)
        letters |= c >= 'a' && c <= 'z' ? 1U << (c - 'a') : 1U << 26;
    return letters;
}

int toleratedErrors(std::string_view word)
{
    return word.size() < 3 ? 0 : word.size() < 6 ? 1 : 2;
}

} // namespace zahlmeister::app
