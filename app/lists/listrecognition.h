// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/lists/fidetextreader.h"
#include "app/lists/listcolumns.h"
#include "app/lists/listinput.h"
#include "app/lists/listrow.h"

namespace zahlmeister::app {

/// @brief What a text was recognised as, by its beginning. Names and endings do not count.
struct ListRecognition {
    /// @brief An XML list of the FIDE.
    struct FideXml { };
    /// @brief The list of Swiss-Chess.
    struct Lst { };

    ListEncoding encoding = ListEncoding::Utf8;
    /// A table of the DSB, a list of the FIDE of fixed width, its XML list, or the list of Swiss-Chess.
    std::variant<DsbLayout, FideLayout, FideXml, Lst> kind = DsbLayout{};

    /// @brief Whether it is a list of persons, not of clubs or associations.
    [[nodiscard]] bool holdsPersons() const;
    [[nodiscard]] ListSource source() const;
};

/// @brief How much of a text recogniseList() should see, in bytes: enough for the encoding to show.
inline constexpr std::size_t kListSampleSize = 1024 * 1024;

/// @brief Recognises a list by its first bytes.
/// @param partName tells the FIDE's lists with one rating apart, whose texts are the same
/// @return nothing when it is none of the known lists
[[nodiscard]] std::optional<ListRecognition> recogniseList(std::string_view sample,
                                                           std::string_view partName);

/// @brief The reader for a recognised text.
/// @param input the text from its beginning, as stored
[[nodiscard]] std::unique_ptr<ListRowReader>
listReader(const ListRecognition& recognition, std::unique_ptr<ListInput> input, std::string partName);

} // namespace zahlmeister::app
