// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

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

    /// @brief The text that is being typed; nothing when the cell shows what it holds.
    void setTyped(const std::optional<QString>& typed) { m_typed = typed; }

    /// @brief Width of a cell when the largest number is this.
    [[nodiscard]] static int cellWidth(const QFont& font, int largestNumber);

protected:
    void paintContent(QPainter& painter, const QRect& rect, const QModelIndex& index) const override;

private:
    void paintTyped(QPainter& painter, const QRect& rect) const;
    void paintGame(QPainter& painter, const QRect& rect, const QModelIndex& index) const;

    const ProgressModel& m_model;
    std::optional<QString> m_typed;
};

} // namespace zahlmeister::ui
