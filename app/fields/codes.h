// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "app/fields/edit.h"
#include "app/text/word.h"
#include "engine/model/tournament.h"

/// The words of enumerations, the same in files and in the work file. They are never changed, only added to.
namespace zahlmeister::app {

/// @brief So many words.
template <std::size_t count>
using Codes = std::array<const char*, count>;

/// @brief The words of an enumeration, in the order of its values; tst_editjson counts them.
template <class Enum>
inline constexpr Codes<0> kCodes{};

/// @brief Of a person.
template <>
inline constexpr Codes<2> kCodes<engine::Sex>{"m", "w"};

/// @brief Whose rating it is.
template <>
inline constexpr Codes<3> kCodes<engine::RatingSource>{"dwz", "fide", "national"};

/// @brief Who plays.
template <>
inline constexpr Codes<3> kCodes<engine::TournamentKind>{"individual", "team", "match"};

/// @brief How it is paired.
template <>
inline constexpr Codes<5> kCodes<engine::TournamentMode>{"round-robin", "swiss", "scheveningen", "knockout",
                                                         "free"};

/// @brief Who a participant is.
template <>
inline constexpr Codes<4> kCodes<engine::Identity>{"open", "person", "newcomer", "text-only"};

/// @brief What the referee gave another value.
template <>
inline constexpr Codes<2> kCodes<engine::ListedValue>{"rating", "index"};

/// @brief A round without an opponent.
template <>
inline constexpr Codes<2> kCodes<engine::ByeKind>{"allocated", "requested"};

/// @brief Who left before the end.
template <>
inline constexpr Codes<3> kCodes<engine::Withdrawal>{"not-approved", "approved", "replaced"};

/// @brief Groups of edits.
template <>
inline constexpr Codes<22> kCodes<EditKind>{"header",
                                            "arithmetic",
                                            "add-participant",
                                            "add-participants",
                                            "remove-participant",
                                            "remove-participants",
                                            "participant",
                                            "result",
                                            "clear-result",
                                            "clear-results",
                                            "paste",
                                            "renumber",
                                            "identify",
                                            "identify-several",
                                            "bye",
                                            "pairings",
                                            "acceptance",
                                            "repair",
                                            "what-if",
                                            "import",
                                            "recalculation",
                                            "game-details"};

/// @brief The word of a value; nullptr when there is no such value.
template <class Enum>
[[nodiscard]] constexpr const char* codeText(Enum value)
{
    const auto place = static_cast<std::size_t>(value);
    return place < kCodes<Enum>.size() ? kCodes<Enum>[place] : nullptr;
}
[[nodiscard]] const char* codeText(engine::RatingBound value);
[[nodiscard]] const char* codeText(engine::Arithmetic value);

/// @brief All words of an enumeration, in its order.
template <class Enum>
[[nodiscard]] const std::vector<Word<Enum>>& words()
{
    static const std::vector<Word<Enum>> kWords = [] {
        std::vector<Word<Enum>> made;
        for (int i = 0; const char* text = codeText(static_cast<Enum>(i)); ++i)
            made.push_back({text, static_cast<Enum>(i)});
        return made;
    }();
    return kWords;
}

/// @brief The value of a word; nothing when there is no such word.
template <class Enum>
[[nodiscard]] std::optional<Enum> fromCode(std::string_view code)
{
    for (const Word<Enum>& word : words<Enum>()) {
        if (code == word.text)
            return word.meaning;
    }
    return std::nullopt;
}

} // namespace zahlmeister::app
