// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include "ui/theme/palette.h"

namespace zahlmeister::ui {

/// @brief A label whose text has the colour of a role and follows a change of the appearance. Plain text.
class RoleLabel : public QLabel {
    Q_OBJECT

public:
    explicit RoleLabel(ColorRole role, const QString& text = {}, QWidget* parent = nullptr);

    void setRole(ColorRole role);

protected:
    void changeEvent(QEvent* event) override;

private:
    void updateColor();

    ColorRole m_role;
};

} // namespace zahlmeister::ui
