// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

/// Colours. Every literal colour of the program stands in palette.cpp; everything else asks here.
namespace zahlmeister::ui {

/// @brief Colours with a meaning that QPalette has no role for.
///
/// Texts keep a contrast of at least 4.5 : 1 to every surface they may stand on: QPalette::Base,
/// AlternateBase, Window, CurrentTint and Glow (tests/ui/theme). None of them ever carries its meaning alone:
/// a sign stands beside it.
enum class ColorRole {
    Text,           ///< text as the palette has it
    Accent,         ///< text and thick lines: frame of the current cell, links, active marks
    SecondaryText,  ///< captions, units, hints
    Positive,       ///< text: gain
    Negative,       ///< text: loss, errors
    Amber,          ///< text: warnings
    Forfeit,        ///< text: games that were not played at the board
    EmptyDot,       ///< decoration: a game that has no result yet
    CurrentTint,    ///< surface: row and column of the current cell
    HeadSurface,    ///< surface: heads of tables
    Hatch,          ///< decoration: the diagonal of a crosstable
    Glow,           ///< surface: a value that was just changed, at full strength
    Hairline,       ///< decoration: lines between rows, borders of groups
    ErrorSurface,   ///< surface: message with an error
    WarningSurface, ///< surface: message with a warning
    NoteSurface,    ///< surface: message without worry
};

/// @brief All roles, for tests and for showing them.
inline constexpr ColorRole kColorRoles[]{
    ColorRole::Accent,       ColorRole::SecondaryText,  ColorRole::Positive,   ColorRole::Negative,
    ColorRole::Amber,        ColorRole::Forfeit,        ColorRole::EmptyDot,   ColorRole::CurrentTint,
    ColorRole::HeadSurface,  ColorRole::Hatch,          ColorRole::Glow,       ColorRole::Hairline,
    ColorRole::ErrorSurface, ColorRole::WarningSurface, ColorRole::NoteSurface};

/// @brief The program's own palette for bright surroundings.
[[nodiscard]] QPalette lightPalette();

/// @brief The program's own palette for dark surroundings.
[[nodiscard]] QPalette darkPalette();

/// @brief The palette for lists, trees and tables: the current row is a pale tint under text in its own
/// colour, so that coloured signs and numbers stay readable on it.
/// @param palette lightPalette() or darkPalette()
[[nodiscard]] QPalette viewPalette(const QPalette& palette);

/// @brief Whether text is brighter than what it stands on.
[[nodiscard]] bool isDark(const QPalette& palette);

/// @brief The colour of a role in this palette, derived from its Base and Text.
/// @param palette usually `widget->palette()`, so that a widget follows the appearance by itself
[[nodiscard]] QColor color(ColorRole role, const QPalette& palette);

/// @brief Contrast of two opaque colours.
/// @return 1 to 21
/// @source Web Content Accessibility Guidelines 2.1, "contrast ratio"
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

/// @brief A colour between two.
/// @param part 0 gives `from`, 1 gives `to`
[[nodiscard]] QColor mixed(const QColor& from, const QColor& to, double part);

} // namespace zahlmeister::ui
