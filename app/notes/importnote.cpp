// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/importnote.h"

#include <array>
#include <optional>
#include <utility>

namespace zahlmeister::app {

namespace {

struct CodeLine {
    std::string_view text;
    std::optional<ImportLevel> level; ///< nothing: the reader decides
};

using enum ImportLevel;
constexpr std::nullopt_t kAny = std::nullopt;

constexpr std::array kCodes{
#define IMPORT_CODE(code, text, level) CodeLine{text, level},
#include "app/notes/importcodes.def"
#undef IMPORT_CODE
};

} // namespace

ImportNote refusalNote(ImportCode code, std::vector<std::string> args, ImportPlace place)
{
    return {code, ImportLevel::Refused, std::move(args), std::move(place)};
}

std::string_view importCodeText(ImportCode code)
{
    const auto place = static_cast<std::size_t>(code);
    return place < kCodes.size() ? kCodes[place].text : std::string_view();
}

bool importLevelFits(ImportCode code, ImportLevel level)
{
    return kCodes.at(static_cast<std::size_t>(code)).level.value_or(level) == level;
}

} // namespace zahlmeister::app
