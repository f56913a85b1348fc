// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace zahlmeister::ui {

/// @brief Paints a row of FindingsModel: sign, place, sentence with what to do below it, clause; or a
/// heading.
///
/// Texts wrap at the width of the view, so that nothing is cut off.
class FindingDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace zahlmeister::ui
