// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "ui/delegates/griddelegate.h"

namespace zahlmeister::ui {

/// @brief Paints lists of pairings: boards, numbered names, results, headings (ui/models/pairingrole.h).
class PairingDelegate : public GridDelegate {
    Q_OBJECT

public:
    using GridDelegate::GridDelegate;

    /// @brief The text that is being typed in the cell of the cursor; nothing when it shows what it holds.
    void setTyped(const std::optional<QString>& typed) { m_typed = typed; }

    /// @brief Room for the numbers before names, in digits.
    void setNumberDigits(int digits) { m_digits = digits; }

    /// @brief Distance of texts from the edges of a cell, in design pixels.
    static constexpr int kPadding = 8;

protected:
    [[nodiscard]] bool isOnCross(const QModelIndex& index) const override;
    [[nodiscard]] QColor surfaceOf(const QModelIndex& index) const override;
    [[nodiscard]] bool hasVerticalLines() const override { return false; }
    void paintContent(QPainter& painter, const QRect& rect, const QModelIndex& index) const override;

private:
    void paintTyped(QPainter& painter, const QRect& room) const;
    [[nodiscard]] QColor colorOf(const QModelIndex& index) const;

    std::optional<QString> m_typed;
    int m_digits = 2;
};

} // namespace zahlmeister::ui
