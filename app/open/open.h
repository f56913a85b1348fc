// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "app/files/fileinhand.h"
#include "app/formats/tournamentformat.h"
#include "app/tables/tournamenttables.h"
#include "engine/base/result.h"

/// The one door through which tournaments come in: from files named, picked or dropped, in window and command
/// line, and from what is pasted.
namespace zahlmeister::app {

/// @brief What files turned out to be.
struct Opened {
    std::string_view format = {}; ///< id; empty when the format is not known
    /// @brief The tournament and what there is to say about it, or why it is refused.
    ImportResult result = tl::unexpected(std::vector<ImportNote>());
    /// @brief What is wrong with a file in the program's own format, each with its position; the result then
    /// has no notes.
    std::vector<Error> errors = {};
    std::shared_ptr<const TablesReading> table = {}; ///< a refused table that can be corrected; nullptr: none
};

/// @brief Reads what the content turns out to be; everything is read once. Names and endings do not count,
/// but for the program's own format.
///
/// Whatever is found is checked again: a reader's tournament has values within their ranges, known players,
/// nobody who plays himself; else it is refused.
/// @param from format id; empty: by content
[[nodiscard]] Opened open(const ImportInput& input, std::string_view from = {});

/// @brief The same for files, whose contents are taken.
/// @return the error of the first file that cannot be read
[[nodiscard]] Result<Opened> openFiles(std::vector<FileInHand> files, std::string_view from = {});

/// @brief The table in what was copied or dragged, read once: that of its text or that of its web page,
/// whichever says more. What can only be a range of cells is not read at all.
/// @return nullptr when it is no table with people or pairings in it, such as a range of results or a list of
/// names without a head
[[nodiscard]] std::shared_ptr<const TablesReading> openPasted(const QString& text, const QString& html);

} // namespace zahlmeister::app
