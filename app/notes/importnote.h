// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// What readers of tournament files say beside the tournament: codes and values; ui/text/importtext words
/// them.
namespace zahlmeister::app {

/// @brief How much a note weighs.
enum class ImportLevel {
    Adjusted, ///< read, but not as it stood there
    Doubt,    ///< read, but the referee should look at it
    Refused,  ///< contradictory or unreadable: the file is not imported
};

/// @brief What a reader noticed; importcodes.def lists all of them with their arguments.
enum class ImportCode {
#define IMPORT_CODE(code, text, level) code,
#include "app/notes/importcodes.def"
#undef IMPORT_CODE
};

/// @brief How many codes there are.
inline constexpr std::size_t kImportCodeCount = 0
#define IMPORT_CODE(code, text, level) +1 // NOLINT(bugprone-macro-parentheses) a term of a sum
#include "app/notes/importcodes.def"
#undef IMPORT_CODE
    ;

/// @brief Where in the file; every part is optional.
struct ImportPlace {
    std::string part = {}; ///< member of an archive, sheet, section
    int line = 0;          ///< from 1; 0: none
    int column = 0;        ///< of a table: the cell, of a text: the character; from 1; 0: none

    bool operator==(const ImportPlace&) const = default;
};

/// @brief One remark about a file.
struct ImportNote {
    ImportCode code;
    ImportLevel level;
    std::vector<std::string> args = {};
    ImportPlace place = {};

    bool operator==(const ImportNote&) const = default;
};

/// @brief A note that refuses the file.
[[nodiscard]] ImportNote refusalNote(ImportCode code, std::vector<std::string> args = {},
                                     ImportPlace place = {});

/// @brief Stable text of a code, such as `points-differ`.
/// @return empty for what is no code
[[nodiscard]] std::string_view importCodeText(ImportCode code);

/// @brief Whether a note may have this level: most codes have the same in every reader.
[[nodiscard]] bool importLevelFits(ImportCode code, ImportLevel level);

} // namespace zahlmeister::app
