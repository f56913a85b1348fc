// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/codes.h"

#include "engine/evaluation/evaluation.h"

// Switches without a default, so that the compiler names a value that was added without a word.
namespace zahlmeister::app {

const char* codeText(engine::RatingBound value)
{
    switch (value) {
    case engine::RatingBound::OrBetter:
    case engine::RatingBound::OrWorse: return engine::ratingBoundText(value).data(); // a literal
    }
    return nullptr;
}

const char* codeText(engine::Arithmetic value)
{
    switch (value) {
    case engine::Arithmetic::Exact:
    case engine::Arithmetic::Tables: return engine::arithmeticText(value).data(); // a literal
    }
    return nullptr;
}

} // namespace zahlmeister::app
