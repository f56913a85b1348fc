// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QFont>
#include <QHash>
#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "ui/print/sheetlayout.h"

namespace zahlmeister::ui {

/// @brief The family that sheets are set in: Noto Sans, else a sans serif with figures of one width. On
/// Windows, where the program brings its fonts, Noto Sans alone.
[[nodiscard]] QString sheetFontFamily();

/// @brief Whether a family has letters that can be put on paper, and on Windows whether the fonts of signs
/// are there that go with it. Without a font Qt draws black boxes for
/// letters and calls that a success.
/// @return Error::FileNotReadable with the file of the font that is missing, and `no-font`
[[nodiscard]] Result<void> requireSheetFont(const QString& family);

/// @brief The font of a role in a family.
/// @param zoom how much larger than on paper, for a painter that scales down again
[[nodiscard]] QFont sheetFont(const QString& family, FontRole role, double zoom = 1);

/// @brief Measures text in millimetres, the same for every device: unhinted advances, scaled from a large
/// size.
///
/// Remembers widths, because sheets say the same things on every page. Not for use by several threads at
/// once.
class SheetFonts {
public:
    explicit SheetFonts(QString family = sheetFontFamily());

    [[nodiscard]] const QString& family() const { return m_family; }

    /// @brief Width of a line of text, mm; of a text that no paper has room for, of its beginning.
    [[nodiscard]] double width(FontRole role, const QString& text) const;

    /// @brief The text, or as much of its beginning as fits, with an ellipsis.
    [[nodiscard]] QString elided(FontRole role, const QString& text, double widthInMm) const;

    /// @brief Lines of at most this width, broken at spaces; words that are wider than a line are broken
    /// after a hyphen, else anywhere. What is longer than any word is shortened, with an ellipsis.
    [[nodiscard]] QStringList wrapped(FontRole role, const QString& text, double widthInMm) const;

private:
    [[nodiscard]] qsizetype fittingLength(FontRole role, const QString& text, double widthInMm) const;

    QString m_family;
    mutable std::array<QHash<QString, double>, kFontRoleCount> m_widths;
};

} // namespace zahlmeister::ui
