// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace zahlmeister::ui {

/// @brief Paints a row of CandidatesModel: the digit that takes the person, name, year of birth, rating and
/// certainty; below them club and ids, and the reasons with their signs, wrapped at the view's width.
class CandidateDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace zahlmeister::ui
