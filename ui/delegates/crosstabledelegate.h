// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/model/tournament.h"
#include "ui/delegates/griddelegate.h"

namespace zahlmeister::ui {

class CrosstableModel;

/// @brief Paints the cells of a crosstable: signs from cached texts, a hatched diagonal, the cursor with its
/// cross.
///
/// Asks the model for results, not for texts: a screen of 2,000 cells is painted without making one string.
class CrosstableDelegate : public GridDelegate {
    Q_OBJECT

public:
    /// @param model and @param glow must outlive the delegate
    CrosstableDelegate(const CrosstableModel& model, const ChangeGlow& glow, QObject* parent = nullptr);

    /// @brief Width of a cell with so many places.
    [[nodiscard]] static int cellWidth(const QFont& font, int places);

protected:
    void prepareTexts() const override;
    [[nodiscard]] bool isBarred(const QModelIndex& index) const override;
    void paintContent(QPainter& painter, const QRect& rect, const QModelIndex& index) const override;
    void paintPlace(QPainter& painter, const QRect& rect, const QModelIndex& index) const override;

private:
    void paintSlot(QPainter& painter, const QRectF& rect, int row, int column, int slot) const;

    const CrosstableModel& m_model;
    mutable std::array<LaidLine, 6> m_signs; // by engine::SideResult
    mutable LaidLine m_rareMark;
    mutable LaidLine m_unratedMark;
};

} // namespace zahlmeister::ui
