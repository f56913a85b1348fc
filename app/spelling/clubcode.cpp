// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/clubcode.h"

#include <algorithm>

#include "engine/base/letters.h"
#include "engine/model/vkz.h"

namespace zahlmeister::app {

std::optional<std::string> clubCodeOf(std::string_view text)
{
    if (!engine::isVkz(text))
        return std::nullopt;
    std::string code(text);
    std::ranges::transform(code, code.begin(), asciiUpper);
    return code;
}

std::optional<std::string> clubCodeOf(QStringView text)
{
    return clubCodeOf(text.trimmed().toUtf8().toStdString());
}

} // namespace zahlmeister::app
