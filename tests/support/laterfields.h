// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>

#include "app/fields/recordfields.h"

/// Random values of the fields that came after those which the makers of random tournaments name: a new field
/// is in the random tests from its first day.
namespace zahlmeister::tests {

/// @brief A value that a field can have.
/// @param random gives whole numbers
template <class Value, class Random>
[[nodiscard]] Value anyValue(const app::FieldRules& rules, Random& random)
{
    const auto below = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    if constexpr (std::is_same_v<Value, std::string>)
        return rules.exactly > 0 ? std::string(rules.exactly, 'a') : "Text " + std::to_string(below(9));
    else if constexpr (std::is_same_v<Value, bool>)
        return below(2) == 1;
    else if constexpr (std::is_same_v<Value, engine::Date>)
        return *engine::Date::tryFrom(2000 + below(40), 1 + below(12), 1 + below(28));
    else if constexpr (std::is_same_v<Value, engine::Rating>)
        return engine::Rating(1000 + below(2000));
    else if constexpr (std::is_same_v<Value, engine::GameResult>)
        return below(2) == 1 ? engine::kWhiteWins : engine::kDrawn;
    else if constexpr (std::is_enum_v<Value>)
        return app::words<Value>()[static_cast<std::size_t>(
                                       below(static_cast<int>(app::words<Value>().size())))]
            .meaning;
    else
        return Value(rules.least + below(std::min(rules.most - rules.least, 9999) + 1));
}

/// @brief Gives every other field of a record that came after version 22 of the schema a random value.
template <class Record, class Random>
void fillLaterFields(Record& record, Random& random)
{
    constexpr int kLastNamed = 22;
    app::forEachField<Record>([&](const auto& field) {
        using Value = typename std::decay_t<decltype(field)>::Value;
        if constexpr (!app::kIsList<Value>) {
            if (field.rules.since <= kLastNamed || random() % 2 == 0)
                return;
            if constexpr (requires { typename Value::value_type; } && !std::is_same_v<Value, std::string>)
                record.*field.member = anyValue<typename Value::value_type>(field.rules, random);
            else
                record.*field.member = anyValue<Value>(field.rules, random);
        }
    });
}

} // namespace zahlmeister::tests
