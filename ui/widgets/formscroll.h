// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace zahlmeister::ui {

/// @brief A form that is as large as what is in it, as far as the screen has room; the rest is scrolled.
///
/// For dialogs of a fixed size: rows that come and go later change it. Whatever gets the focus is scrolled
/// into sight.
class FormScroll : public QScrollArea {
    Q_OBJECT

public:
    /// @param content becomes the layout of the inside
    FormScroll(QWidget* parent, QLayout* content);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// @brief The largest size of a dialog on the screen of a widget, its frame left out, in pixels.
[[nodiscard]] QSize roomOnScreen(const QWidget* widget);

} // namespace zahlmeister::ui
