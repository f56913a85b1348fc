// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/fields/edit.h"
#include "app/text/word.h"
#include "engine/model/tournament.h"

/// The words of enumerations, the same in files and in the work file. They are never changed, only added to.
namespace zahlmeister::app {

/// @brief The word of a value; nullptr when there is no such value.
[[nodiscard]] const char* codeText(engine::Sex value);
[[nodiscard]] const char* codeText(engine::RatingSource value);
[[nodiscard]] const char* codeText(engine::RatingBound value);
[[nodiscard]] const char* codeText(engine::TournamentKind value);
[[nodiscard]] const char* codeText(engine::TournamentMode value);
[[nodiscard]] const char* codeText(engine::Arithmetic value);
[[nodiscard]] const char* codeText(engine::EntryOrigin value);
[[nodiscard]] const char* codeText(engine::Identity value);
[[nodiscard]] const char* codeText(engine::ListedValue value);
[[nodiscard]] const char* codeText(engine::ByeKind value);
[[nodiscard]] const char* codeText(engine::Withdrawal value);
[[nodiscard]] const char* codeText(engine::TeamWithdrawal value);
[[nodiscard]] const char* codeText(engine::MatchAward value);
[[nodiscard]] const char* codeText(engine::MatchWin value);
[[nodiscard]] const char* codeText(engine::HomeWhite value);
[[nodiscard]] const char* codeText(EditKind value);

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
