// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/rolelabel.h"

namespace zahlmeister::ui {

/// @brief A one-line label that shortens its text when there is no room, and has it in full as tool tip.
class ElidedLabel : public RoleLabel {
    Q_OBJECT

public:
    /// @param mode where the text is shortened
    explicit ElidedLabel(QWidget* parent = nullptr, Qt::TextElideMode mode = Qt::ElideMiddle,
                         ColorRole role = ColorRole::Text)
        : RoleLabel(role, {}, parent), m_mode(mode)
    {
    }

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] bool isCut() const;

    Qt::TextElideMode m_mode;
};

/// @brief One line of help beside the choices of a view: takes the room that is left and ends where there is
/// none.
[[nodiscard]] ElidedLabel* hintLine(const QString& text, QWidget* parent = nullptr);

} // namespace zahlmeister::ui
