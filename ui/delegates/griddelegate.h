// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPen>
#include <QStyledItemDelegate>

#include "engine/findings/finding.h"
#include "ui/theme/textline.h"

namespace zahlmeister::ui {

class ChangeGlow;

/// @brief Where the next keystroke of a grid of results goes.
struct GridCursor {
    int row = -1;
    int column = -1;
    int slot = 0; ///< place within the cell, for pairings with several games
    bool operator==(const GridCursor&) const = default;
};

/// @brief What all grids of results look like: surface, tinted row and column of the cursor, glow, frame.
///
/// Colours and fonts are derived from the view once and kept, so that painting a cell makes nothing new.
class GridDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// @param glow must outlive the delegate
    explicit GridDelegate(const ChangeGlow& glow, QObject* parent = nullptr);

    /// @brief The cell that wears the frame.
    void setCursor(const GridCursor& cursor) { m_cursor = cursor; }
    [[nodiscard]] const GridCursor& cursor() const { return m_cursor; }

    /// @brief The text that is being typed in the cell of the cursor; empty when it shows what it holds.
    void setTyped(const QString& typed) { m_typed = typed; }

    /// @brief Surface, content and cursor of a cell, in this order.
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const final;

protected:
    /// @brief What a cell is painted with, made anew when font or palette change.
    struct Colors {
        QColor base, current, selected, glow, text, forfeit, dot, hatch, accent, error, warning, note, head;
        QPen hairline;
    };

    [[nodiscard]] const Colors& colors() const { return m_colors; }
    [[nodiscard]] const QFont& font() const { return m_font; }
    [[nodiscard]] const QFont& markFont() const { return m_markFont; } ///< for small signs in a corner
    [[nodiscard]] double pixel() const { return m_pixel; } ///< one pixel of the design, scaled by the font

    /// @brief Draws a line in the middle of a cell, with the painter's font and pen.
    static void drawCentred(QPainter& painter, const QRectF& rect, const LaidLine& text);

    /// @brief The place of a result that is missing: a dot, or a ring where the pairing is known.
    /// @param size its diameter, of the font's height
    void paintPlaceholder(QPainter& painter, const QPointF& centre, double size, bool isRing) const;

    /// @brief The sign of a finding in the upper left corner.
    void paintSign(QPainter& painter, const QRect& rect, engine::FindingLevel level) const;

    /// @brief Fonts or pixel size are new.
    virtual void prepareTexts() const { }
    /// @brief A cell that is no place for a result: hatched.
    [[nodiscard]] virtual bool isBarred(const QModelIndex& /*index*/) const { return false; }
    /// @brief The surface below everything; nothing: as the grid does.
    [[nodiscard]] virtual QColor surfaceOf(const QModelIndex& /*index*/) const { return {}; }
    /// @brief The part of a cell in which texts stand.
    [[nodiscard]] virtual QRect textRoom(const QRect& cell) const { return cell; }
    /// @brief In a list only the row of the cursor is tinted, not its column, and no vertical hairlines
    /// stand between the cells.
    [[nodiscard]] virtual bool isList() const { return false; }
    virtual void paintContent(QPainter& painter, const QRect& rect, const QModelIndex& index) const = 0;
    /// @brief Marks the place of the cursor within a cell.
    virtual void paintPlace(QPainter& /*painter*/, const QRect& /*rect*/, const QModelIndex& /*index*/) const
    {
    }

private:
    void prepare(const QStyleOptionViewItem& option) const;
    void paintSurface(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintCursor(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintTyped(QPainter& painter, const QRect& room) const;

    const ChangeGlow& m_glow;
    GridCursor m_cursor;
    QString m_typed;
    mutable qint64 m_paletteKey = 0;
    mutable QFont m_font;
    mutable QFont m_markFont;
    mutable double m_pixel = 0;
    mutable Colors m_colors;
};

} // namespace zahlmeister::ui
