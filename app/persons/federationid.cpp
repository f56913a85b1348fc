// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/persons/federationid.h"

#include <charconv>

namespace zahlmeister::app {

std::optional<std::uint32_t> nuNumber(std::string_view id)
{
    const bool marked = id.size() > 2 && (id[0] == 'N' || id[0] == 'n') && (id[1] == 'U' || id[1] == 'u');
    return marked ? pkzNumber(id.substr(2)) : std::nullopt;
}

std::optional<std::uint32_t> pkzNumber(std::string_view id)
{
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(id.data(), id.data() + id.size(), number);
    if (id.empty() || error != std::errc() || end != id.data() + id.size())
        return {};
    return number;
}

} // namespace zahlmeister::app
