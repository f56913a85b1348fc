// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QString>

namespace zahlmeister::tests {

/// @brief The button of a window by its text, without the sign of its key; nullptr where there is none.
[[nodiscard]] inline QPushButton* buttonOf(const QWidget& window, const QString& text)
{
    for (auto* button : window.findChildren<QPushButton*>()) {
        if (QString(button->text()).remove(u'&') == text)
            return button;
    }
    return nullptr;
}

} // namespace zahlmeister::tests
