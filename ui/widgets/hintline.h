// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/rolelabel.h"

namespace zahlmeister::ui {

/// @brief One line of help beside the choices of a view: takes the room that is left, ends in an ellipsis
/// where there is too little, and then has its text in full as tool tip.
class HintLine : public RoleLabel {
    Q_OBJECT

public:
    explicit HintLine(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool isCut() const;
};

} // namespace zahlmeister::ui
