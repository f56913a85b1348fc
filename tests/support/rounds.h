// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QtGlobal>

/// How far the long tests go, which kill, break and try at random: all the way with `tests/run --long`, a
/// tenth of it otherwise. They bear the label "long" (zahlmeister_long_tests in
/// packaging/cmake/ZahlmeisterTests.cmake).
namespace zahlmeister::tests {

/// @brief Whether long tests go all the way.
[[nodiscard]] inline bool isLongRun()
{
    return qEnvironmentVariableIsSet("ZAHLMEISTER_LONG");
}

/// @brief How long tests that can go on without end do so: ZAHLMEISTER_SOAK_MINUTES; 0: some seconds.
[[nodiscard]] inline int soakMinutes()
{
    return qEnvironmentVariableIntValue("ZAHLMEISTER_SOAK_MINUTES");
}

/// @brief Lets such a test run longer than tests usually may; called by its initMain().
inline void takeSoakMinutes()
{
    if (soakMinutes() > 0)
        qputenv("QTEST_FUNCTION_TIMEOUT", "2147483647");
}

/// @brief How many of so many rounds are gone: all, or a tenth, but at least some, for every kind to have
/// one.
[[nodiscard]] inline int rounds(int all, int atLeast = 1)
{
    return isLongRun() ? all : std::max(all / 10, atLeast);
}

/// @brief The next of the moments 0, 1, 2... at which something fails: the first ten, and every tenth behind
/// them.
[[nodiscard]] inline int nextMoment(int moment)
{
    return moment + (isLongRun() || moment < 9 ? 1 : 10);
}

/// @brief Whether a round is gone when a tenth is, beginning with one that differs from row to row.
[[nodiscard]] inline bool isGone(int round, int row)
{
    return isLongRun() || round % 10 == row % 10;
}

} // namespace zahlmeister::tests
