// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QStaticText>
#include <QString>

class QPainter;

/// Lines of text whose baseline depends on their font alone. What Qt centres it centres with the heights of
/// all fonts in the line: a row with a sign that the font lacks, such as U+2212 on some systems, would stand
/// higher or lower than its neighbours.
namespace zahlmeister::ui {

/// @brief The bold one of a font.
[[nodiscard]] inline QFont boldFont(QFont font)
{
    font.setBold(true);
    return font;
}

/// @brief Draws one line with the painter's font and pen.
/// @param alignment within the room; without a vertical one in the middle
void drawTextLine(QPainter& painter, const QRectF& room, Qt::Alignment alignment, const QString& text);

/// @brief A line that is laid out once and drawn often.
struct LaidLine {
    QStaticText text = {};
    qreal ascent = 0; ///< from its upper edge to its baseline, in pixels

    [[nodiscard]] qreal width() const { return text.size().width(); }
    /// @brief Draws it with the painter's pen.
    /// @param start of the baseline
    void draw(QPainter& painter, const QPointF& start) const;
};

/// @brief Lays a line out.
[[nodiscard]] LaidLine laidLine(const QString& text, const QFont& font);

} // namespace zahlmeister::ui
