// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

class QWidget;

namespace zahlmeister::ui {

/// @brief Distances of the layout in device-independent pixels: a grid of 8, scaled by the font in use.
///
/// The design is drawn for a font of 13 px (10 pt at 96 dpi). Larger fonts and font resolutions scale all
/// distances; smaller ones do not shrink them. Screen scaling comes on top, by Qt.
class Metrics {
public:
    explicit Metrics(const QFont& font);

    /// @brief The metrics for a widget's font.
    explicit Metrics(const QWidget* widget);

    /// @brief A distance of the design in this font's pixels, rounded, at least 1 for a positive distance.
    [[nodiscard]] int scaled(int designPixels) const;

    [[nodiscard]] int grid() const { return scaled(8); }          ///< the unit: between a label and its field
    [[nodiscard]] int margin() const { return scaled(16); }       ///< around the content of a page or dialog
    [[nodiscard]] int groupGap() const { return scaled(24); }     ///< between groups
    [[nodiscard]] int iconSize() const { return scaled(16); }     ///< edge of an icon in a line of text
    [[nodiscard]] int toolIconSize() const { return scaled(20); } ///< edge of an icon in a tool bar

    /// @brief Height of a table's row: 1.7 em, never less than the line with two pixels of air.
    [[nodiscard]] int rowHeight() const { return m_rowHeight; }

    /// @brief Width of a field for so many digits, with frame and cursor.
    [[nodiscard]] int fieldWidth(int characters) const;

private:
    double m_factor;
    int m_rowHeight;
    double m_digitWidth;
};

} // namespace zahlmeister::ui
