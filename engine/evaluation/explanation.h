// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Marks a text of the engine for the translator without giving the engine a translator: the user interface
/// looks up its translation. The context is always `Rules`; the translator's tool reads it here.
#define ZAHLMEISTER_TEXT(context, text) text

namespace zahlmeister::engine {

/// @brief How one step of a derivation reads: templates that lie with the rating system whose rule they say.
///
/// The engine never composes a sentence: a trace step only points to the template that fits. The user
/// interface translates the text and puts the step's values in. Placeholders are written in braces: the
/// operands by their stable names (`{old_rating}`, see operandText()), `{name}` for the participant,
/// `{result}` for the step's result, `{games}` and so on. Symbols have their index after an underscore
/// (`R_n`).
struct Explanation {
    const char* text = nullptr;    ///< sentences, marked by ZAHLMEISTER_TEXT; nullptr: none
    const char* symbols = nullptr; ///< the formula in symbols, the same in every language; nullptr: none
    const char* values = nullptr;  ///< the formula with placeholders, up to its result; nullptr: symbols only
    const char* caption = nullptr; ///< head of the table of the step's games, marked; nullptr: no table
    const char* clause = nullptr;  ///< where it stands, when it is another clause than the step's
};

} // namespace zahlmeister::engine
