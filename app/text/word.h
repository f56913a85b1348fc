// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace zahlmeister::app {

/// @brief A word of a format and what it means.
template <class Value>
struct Word {
    std::string_view text;
    Value meaning;
};

} // namespace zahlmeister::app
