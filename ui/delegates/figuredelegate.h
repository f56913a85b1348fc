// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QColor>
#include <QFont>
#include <QHash>
#include <QStyledItemDelegate>

#include "ui/models/figurerole.h"
#include "ui/theme/textline.h"

class QAbstractItemView;
class QItemSelectionModel;

namespace zahlmeister::ui {

class ChangeGlow;

/// @brief A figure as it stands in a column: text, where it is aligned, and how strongly it speaks.
struct Figure {
    QString text = {};
    qsizetype bodyLength = 0; ///< the rest stands after the line of alignment
    Emphasis emphasis = Emphasis::Normal;
    int sign = 0;        ///< 1, -1: coloured as gain or loss
    bool marked = false; ///< wears the sign of a special rating and is underlined
};

/// @brief Draws tables of figures: aligned on the decimal point, hairlines between rows, changed cells
/// glowing.
///
/// Texts are laid out once and kept, because a keystroke repaints hundreds of them. Takes FigureRole's roles;
/// without a BodyLengthRole a figure is aligned where figureLength() says.
class FigureDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// @param view the only view of this delegate
    explicit FigureDelegate(QAbstractItemView* view);

    /// @brief Cells that were changed glow; nullptr: nothing glows.
    /// @param glow must outlive the delegate
    void setGlow(const ChangeGlow* glow) { m_glow = glow; }

    /// @brief Reserves room after the line of alignment of a column.
    /// @param sample the longest text that stands there
    void setTailSample(int column, const QString& sample);

    /// @brief Reserves that room for what the view's model says now, in every column of figures.
    ///
    /// For tables that are filled as a whole; one that is typed into knows its longest texts before.
    void measureTails();

    /// @brief Room of a column with this text before the line of alignment, tail and padding included.
    [[nodiscard]] int columnWidth(int column, const QString& bodySample) const;

    /// @brief Free room at the left and at the right of a cell.
    [[nodiscard]] int padding() const { return dress().padding; }

    /// @brief Draws a figure right-aligned on its column's line; for footers as well.
    void paintFigure(QPainter& painter, const QRect& cell, int column, const Figure& figure) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// @brief Forgets all layouts, after the font or the screen changed.
    void clearCache();

private:
    struct Layout {
        LaidLine body;
        LaidLine tail;
    };
    /// @brief Fonts and distances of the view's font.
    struct Dress {
        QFont normal, strong;
        int rowHeight, padding, hairline, frame, markGap;
        int ascent, height;
    };
    /// @brief The longest text after the line of alignment, and the pixels that it takes.
    struct Tail {
        QString sample = {};
        int width = 0;
    };
    struct Colors {
        QColor text, muted, positive, negative, accent, hairline, tint, glow, selection;
    };

    [[nodiscard]] const Layout& layoutOf(const QString& text, qsizetype bodyLength, bool strong) const;
    [[nodiscard]] const Dress& dress() const;
    [[nodiscard]] const Colors& colors() const;
    [[nodiscard]] QColor textColor(const Figure& figure) const;
    void followCursor() const;
    [[nodiscard]] int tailWidth(int column) const { return m_tails.value(column).width; }
    [[nodiscard]] qreal baselineOf(const QRect& cell) const;
    void paintBackground(QPainter& painter, const QRect& cell, const QModelIndex& index, bool selected) const;
    void paintMark(QPainter& painter, const QRect& cell, qreal left, qreal right) const;
    void paintText(QPainter& painter, const QRect& cell, const Figure& figure) const;
    void paintScale(QPainter& painter, const QRect& cell, double scale) const;
    void paintSparkline(QPainter& painter, const QRect& cell, const QList<double>& values) const;

    QAbstractItemView* m_view;
    const ChangeGlow* m_glow = nullptr;
    mutable const QItemSelectionModel* m_followed = nullptr; ///< whose cursor the tint follows
    QHash<int, Tail> m_tails;                                ///< by columns
    mutable QHash<QString, Layout> m_normal;
    mutable QHash<QString, Layout> m_strong;
    mutable std::optional<Dress> m_dress;
    mutable Colors m_colors;
    mutable qint64 m_paletteKey = -1;
};

} // namespace zahlmeister::ui
