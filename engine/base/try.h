// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "engine/base/result.h"

/// @file
/// What cannot be done because something before it could not: its error is passed on to the caller. C++ has
/// no operator for that, and without one every such step takes three lines.

#define ZAHLMEISTER_JOINED_(a, b) a##b
#define ZAHLMEISTER_JOINED(a, b) ZAHLMEISTER_JOINED_(a, b)

#define ZAHLMEISTER_TRY(outcome, variable, ...)                                                              \
    auto outcome = __VA_ARGS__;                                                                              \
    if (!outcome.has_value())                                                                                \
        return tl::unexpected(std::move(outcome).error());                                                   \
    variable = *std::move(outcome)

#define ZAHLMEISTER_TRY_DO(outcome, ...)                                                                     \
    if (auto outcome = __VA_ARGS__; !outcome.has_value())                                                    \
    return tl::unexpected(std::move(outcome).error())

/// @brief Takes the value of a Result into a variable, or returns its error from this function:
/// `TRY(const auto lists, store.lists());`
#define TRY(...) ZAHLMEISTER_TRY(ZAHLMEISTER_JOINED(outcome, __LINE__), __VA_ARGS__)

/// @brief Does what may fail, and returns its error from this function if it does:
/// `TRY_DO(transaction.commit());`
#define TRY_DO(...) ZAHLMEISTER_TRY_DO(ZAHLMEISTER_JOINED(outcome, __LINE__), __VA_ARGS__)
