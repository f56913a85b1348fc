// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/base/text.h"

namespace zahlmeister::engine {

/// @brief What a step computes; see trace.h.
enum class Quantity : std::uint8_t;

/// @brief What a table below an explanation lists.
enum class ExplanationTable : std::uint8_t {
    Games,        ///< the games of a step: opponent, rating, result; D and P(D) where the step has them
    CarryOver,    ///< the same with the origin of a carry-over game and the day on which it expires
    Changes,      ///< every game with its share of the change (GameDetail::change)
    ParameterRow, ///< a row of the rule version's numbers by index, with the player's index marked
};

/// @brief How one step of a derivation reads: templates that lie with the rating system whose rule they say.
///
/// The engine never composes a sentence: a trace step only points to the templates that fit. The user
/// interface translates the text and puts values in. Placeholders stand in braces:
/// - the step's operands by their stable names (`{old_rating}`, see operandText()), and `{result}`;
/// - `{name}` for the participant, `{rating}` for what the system calls a rating;
/// - `{games}` and `{score}` of the participant, where the step has no such operand;
/// - `{date}` for the operands year, month and day together;
/// - the parameters of the rule version by their names (`{special_threshold}`).
///
/// `{+difference}` gives the sign as an operator of its own, `{|surplus}` the magnitude. Symbols have their
/// index after an underscore (`R_n`).
struct Explanation {
    const char* text = nullptr;    ///< sentences, marked by ZAHLMEISTER_TEXT; nullptr: none
    const char* symbols = nullptr; ///< the formula in symbols, the same in every language; nullptr: none
    const char* values = nullptr;  ///< the formula with placeholders, up to its result; nullptr: none
    const char* caption = nullptr; ///< head of a table, marked; nullptr: no table
    ExplanationTable table = ExplanationTable::Games; ///< what the table lists
    std::optional<Quantity> games = {};               ///< whose step has the games; nothing: this step
    const char* row = nullptr;                        ///< name of the parameter of a ParameterRow
};

/// @brief An explanation at its place in the text.
struct Telling {
    const Explanation* explanation = nullptr; ///< nullptr: none
    const char* clause = nullptr; ///< where it stands; nullptr: where the step stands; empty: nowhere

    bool operator==(const Telling&) const = default;
};

} // namespace zahlmeister::engine
