// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStyledItemDelegate>

class QListView;

namespace zahlmeister::ui {

/// @brief What lists with rows of several lines look like: a hairline below each, the current one tinted and,
/// with the focus, framed.
class ListRowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// @param view whose rows these are; it is laid out anew whenever its width changes
    explicit ListRowDelegate(QListView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const final;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const final;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) final;

protected:
    /// @brief Whether a row is a heading, which is never tinted.
    [[nodiscard]] virtual bool isHeading(const QModelIndex& /*index*/) const { return false; }
    /// @brief Where a row stands as a card of its own; nothing where it fills its line, as most do.
    [[nodiscard]] virtual std::optional<QRect> cardOf(const QFont& /*font*/, const QRect& /*row*/) const
    {
        return {};
    }
    /// @brief Paints what stands in a row.
    virtual void paintRow(QPainter& painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const = 0;
    /// @brief The texts of a row that have no room in it, for the tool tip; names may be, figures never.
    [[nodiscard]] virtual QStringList cutTexts(const QFont& /*font*/, const QRect& /*row*/,
                                               const QModelIndex& /*index*/) const
    {
        return {};
    }
    /// @brief Height of a row of this width, in pixels.
    [[nodiscard]] virtual int heightOf(const QFont& font, int width, const QModelIndex& index) const = 0;
};

} // namespace zahlmeister::ui
