// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/delegates/listrowdelegate.h"

namespace zahlmeister::ui {

/// @brief Paints a row of IdentityListModel: sign, number, name; the sign coloured, numbers right-aligned.
class IdentityListDelegate : public ListRowDelegate {
    Q_OBJECT

public:
    using ListRowDelegate::ListRowDelegate;

protected:
    void paintRow(QPainter& painter, const QStyleOptionViewItem& option,
                  const QModelIndex& index) const override;
    [[nodiscard]] QStringList cutTexts(const QFont& font, const QRect& row,
                                       const QModelIndex& index) const override;
    [[nodiscard]] int heightOf(const QFont& font, int width, const QModelIndex& index) const override;
};

} // namespace zahlmeister::ui
