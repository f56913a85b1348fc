// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace zahlmeister::ui {

/// @brief A one-line label that shortens its text when there is no room, and has it in full as tool tip.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    /// @brief Where a text is shortened; in the middle unless told.
    void setElideMode(Qt::TextElideMode mode) { m_mode = mode; }

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    Qt::TextElideMode m_mode = Qt::ElideMiddle;
};

} // namespace zahlmeister::ui
