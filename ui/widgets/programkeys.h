// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QApplication;
class QKeyEvent;

namespace zahlmeister::ui {

/// @brief Gives keys to the program that Qt's widgets would keep or drop.
///
/// Enter presses the button that has the focus, as the space key does: Qt leaves it to the default button of
/// a dialog unless a button is `autoDefault`, and does nothing with it in a window; who has walked to a
/// button with Tab means that button. Ctrl+E is the window's while a line of text has the focus, where it
/// would only do what End does; so are undo and redo when nothing was typed into it.
class ProgramKeys : public QObject {
    Q_OBJECT

public:
    /// @param application whose widgets are meant; owns the new object
    explicit ProgramKeys(QApplication& application);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// @brief Whether a key stands for its character, not for a command: Alt and a letter open a menu.
[[nodiscard]] bool isPlainKey(const QKeyEvent& event);

} // namespace zahlmeister::ui
