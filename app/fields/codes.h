// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QLatin1StringView>
#include <QString>

#include "app/fields/edit.h"
#include "engine/model/tournament.h"

/// Stable text codes of enumerations, as they stand in the work file. They are never changed, only added to.
namespace zahlmeister::app {

/// @brief The code of a value; nullptr when there is no such value.
[[nodiscard]] const char* codeText(engine::Sex value);
[[nodiscard]] const char* codeText(engine::RatingSource value);
[[nodiscard]] const char* codeText(engine::RatingBound value);
[[nodiscard]] const char* codeText(engine::TournamentKind value);
[[nodiscard]] const char* codeText(engine::TournamentMode value);
[[nodiscard]] const char* codeText(engine::Arithmetic value);
[[nodiscard]] const char* codeText(engine::Identity value);
[[nodiscard]] const char* codeText(engine::ListedValue value);
[[nodiscard]] const char* codeText(engine::ByeKind value);
[[nodiscard]] const char* codeText(engine::Withdrawal value);
[[nodiscard]] const char* codeText(EditKind value);

/// @brief The code of a value.
template <class Enum>
[[nodiscard]] QString codeOf(Enum value)
{
    return QLatin1StringView(codeText(value));
}

/// @brief The code of an optional value; a null string (SQL NULL) for nothing.
template <class Enum>
[[nodiscard]] QString codeOf(std::optional<Enum> value)
{
    return value ? codeOf(*value) : QString();
}

/// @brief The value of a code; nothing when there is no such code.
template <class Enum>
[[nodiscard]] std::optional<Enum> fromCode(const QString& code)
{
    for (int i = 0; const char* text = codeText(static_cast<Enum>(i)); ++i) {
        if (code == QLatin1StringView(text))
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

} // namespace zahlmeister::app
