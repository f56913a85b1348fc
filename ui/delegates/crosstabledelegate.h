// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QColor>
#include <QFont>
#include <QPen>
#include <QStaticText>
#include <QStyledItemDelegate>

#include "engine/model/tournament.h"

namespace zahlmeister::ui {

class ChangeGlow;
class CrosstableModel;

/// @brief Where the next keystroke of a crosstable goes.
struct CrosstableCursor {
    int row = -1;
    int column = -1;
    int slot = 0; ///< place within the cell, for pairings with several games
    bool operator==(const CrosstableCursor&) const = default;
};

/// @brief Paints the cells of a crosstable: signs from cached texts, a hatched diagonal, the cursor with its
/// cross.
///
/// Asks the model for results, not for texts: a screen of 2,000 cells is painted without making one string.
class CrosstableDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// @param model and @param glow must outlive the delegate
    CrosstableDelegate(const CrosstableModel& model, const ChangeGlow& glow, QObject* parent = nullptr);

    void setCursor(const CrosstableCursor& cursor) { m_cursor = cursor; }
    [[nodiscard]] const CrosstableCursor& cursor() const { return m_cursor; }

    /// @brief Width of a cell with so many places.
    [[nodiscard]] static int cellWidth(const QFont& font, int places);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    struct Colors {
        QColor base, current, selected, glow, text, forfeit, dot, hatch, accent, error, warning, note;
        QPen hairline;
    };

    void prepare(const QStyleOptionViewItem& option) const;
    void paintSurface(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintSlot(QPainter& painter, const QRectF& rect, int row, int column, int slot) const;
    void paintDoubt(QPainter& painter, const QRect& rect, int row, int column) const;
    void paintCursor(QPainter& painter, const QRect& rect, bool hasFocus, int places) const;

    const CrosstableModel& m_model;
    const ChangeGlow& m_glow;
    CrosstableCursor m_cursor;
    // Derived from font and palette of the view, made anew when they change.
    mutable qint64 m_paletteKey = 0;
    mutable QFont m_font;
    mutable QFont m_markFont;
    mutable double m_pixel = 0;
    mutable Colors m_colors;
    mutable std::array<QStaticText, 6> m_signs; // by engine::SideResult
    mutable QStaticText m_rareMark;
    mutable QStaticText m_unratedMark;
};

} // namespace zahlmeister::ui
