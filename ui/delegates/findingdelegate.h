// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/delegates/listrowdelegate.h"

namespace zahlmeister::ui {

/// @brief Paints a row of FindingsModel: sign, place, sentence with what to do below it, clause; or a
/// heading.
///
/// Texts wrap at the width of the view, so that nothing is cut off.
class FindingDelegate : public ListRowDelegate {
    Q_OBJECT

public:
    using ListRowDelegate::ListRowDelegate;

protected:
    [[nodiscard]] bool isHeading(const QModelIndex& index) const override;
    void paintRow(QPainter& painter, const QStyleOptionViewItem& option,
                  const QModelIndex& index) const override;
    [[nodiscard]] int heightOf(const QFont& font, int width, const QModelIndex& index) const override;
};

} // namespace zahlmeister::ui
