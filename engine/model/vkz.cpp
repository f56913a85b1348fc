// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/vkz.h"

#include <algorithm>

namespace zahlmeister::engine {

bool isVkz(std::string_view text)
{
    constexpr std::size_t kLength = 5;
    return text.size() == kLength && std::ranges::all_of(text, [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
           });
}

} // namespace zahlmeister::engine
