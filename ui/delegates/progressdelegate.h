// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/delegates/griddelegate.h"

namespace zahlmeister::ui {

class ProgressModel;

/// @brief Paints the cells of a progress table: opponent, colour and result in line with the rows above and
/// below; in the cell of the cursor the text that is being typed.
class ProgressDelegate : public GridDelegate {
    Q_OBJECT

public:
    /// @param model and @param glow must outlive the delegate
    ProgressDelegate(const ProgressModel& model, const ChangeGlow& glow, QObject* parent = nullptr);

    /// @brief Width of a cell when the largest number is this.
    [[nodiscard]] static int cellWidth(const QFont& font, int largestNumber);

protected:
    [[nodiscard]] QRect textRoom(const QRect& cell) const override;
    void paintContent(QPainter& painter, const QRect& rect, const QModelIndex& index) const override;

private:
    void paintGame(QPainter& painter, const QRect& rect, const QModelIndex& index) const;

    const ProgressModel& m_model;
};

} // namespace zahlmeister::ui
