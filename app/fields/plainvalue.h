// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "app/fields/codes.h"
#include "engine/model/tournament.h"

/// Values of fields as the few plain types that a file and a database know: text, number, yes or no.
namespace zahlmeister::app {

/// @brief A value as text, number, or yes or no: enumerations as their words, dates as ISO text, scores in
/// half points.
template <class Value>
[[nodiscard]] auto plainOf(const Value& value)
{
    if constexpr (std::is_enum_v<Value>)
        return std::string(codeText(value));
    else if constexpr (std::is_same_v<Value, engine::Date>)
        return value.iso();
    else if constexpr (std::is_same_v<Value, engine::GameResult>)
        return std::string(engine::resultText(value));
    else if constexpr (std::is_same_v<Value, engine::Score>)
        return value.halfPoints();
    else if constexpr (requires { value.value(); })
        return value.value();
    else
        return value;
}

/// @brief The type of plainOf().
template <class Value>
using Plain = decltype(plainOf(std::declval<const Value&>()));

/// @brief The value of plainOf(); nothing when it is impossible.
template <class Value>
[[nodiscard]] std::optional<Value> fromPlain(const Plain<Value>& plain)
{
    if constexpr (std::is_enum_v<Value>)
        return fromCode<Value>(plain);
    else if constexpr (std::is_same_v<Value, engine::Date>)
        return engine::Date::fromIso(plain);
    else if constexpr (std::is_same_v<Value, engine::GameResult>)
        return engine::resultFromText(plain);
    else if constexpr (std::is_same_v<Value, engine::Rating>)
        return engine::Rating::tryFrom(plain);
    else if constexpr (std::is_same_v<Value, engine::Score>)
        return engine::Score::fromHalfPoints(plain);
    else
        return Value(plain);
}

} // namespace zahlmeister::app
