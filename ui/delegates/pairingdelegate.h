// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/delegates/griddelegate.h"

namespace zahlmeister::ui {

/// @brief Paints lists of pairings: boards, numbered names, results, headings (ui/models/pairingrole.h).
class PairingDelegate : public GridDelegate {
    Q_OBJECT

public:
    using GridDelegate::GridDelegate;

    /// @brief Room for the numbers before names, in digits.
    void setNumberDigits(int digits) { m_digits = digits; }

    /// @brief Distance of texts from the edges of a cell, in design pixels.
    static constexpr int kPadding = 8;

protected:
    [[nodiscard]] QColor surfaceOf(const QModelIndex& index) const override;
    [[nodiscard]] QRect textRoom(const QRect& cell) const override;
    [[nodiscard]] bool isList() const override { return true; }
    void paintContent(QPainter& painter, const QRect& rect, const QModelIndex& index) const override;

private:
    int m_digits = 2;
};

} // namespace zahlmeister::ui
