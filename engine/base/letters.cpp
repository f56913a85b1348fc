// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/letters.h"

#include <array>

namespace zahlmeister {

namespace {

constexpr std::array kLetters{
    Letter{U'Ä', "ae", "a"},  Letter{U'ä', "ae", "a"},  Letter{U'Ö', "oe", "o"},  Letter{U'ö', "oe", "o"},
    Letter{U'Ü', "ue", "u"},  Letter{U'ü', "ue", "u"},  Letter{U'ß', "ss", "ss"}, Letter{U'ẞ', "ss", "ss"},
    Letter{U'Å', "aa", "a"},  Letter{U'å', "aa", "a"},  Letter{U'Ø', "oe", "o"},  Letter{U'ø', "oe", "o"},
    Letter{U'Æ', "ae", "ae"}, Letter{U'æ', "ae", "ae"}, Letter{U'Œ', "oe", "oe"}, Letter{U'œ', "oe", "oe"},
    Letter{U'Ð', "d", "d"},   Letter{U'ð', "d", "d"},   Letter{U'Þ', "th", "th"}, Letter{U'þ', "th", "th"},
    Letter{U'Đ', "dj", "d"},  Letter{U'đ', "dj", "d"},  Letter{U'Ħ', "h", "h"},   Letter{U'ħ', "h", "h"},
    Letter{U'ı', "i", "i"},   Letter{U'ĸ', "k", "k"},   Letter{U'Ł', "l", "l"},   Letter{U'ł', "l", "l"},
    Letter{U'Ŋ', "ng", "ng"}, Letter{U'ŋ', "ng", "ng"}, Letter{U'Ŧ', "t", "t"},   Letter{U'ŧ', "t", "t"},
    Letter{U'Ə', "a", "a"},   Letter{U'ə', "a", "a"},
};

} // namespace

const Letter* letterOf(char32_t character)
{
    const auto* const found = std::ranges::find(kLetters, character, &Letter::character);
    return found == kLetters.end() ? nullptr : &*found;
}

} // namespace zahlmeister
