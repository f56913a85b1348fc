// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QApplication;

namespace zahlmeister::ui {

/// @brief Lets Enter press the button that has the focus, as the space key does.
///
/// Qt leaves Enter to the default button of a dialog unless a button is `autoDefault`, and does nothing with
/// it in a window. Who has walked to a button with Tab means that button.
class EnterPresses : public QObject {
    Q_OBJECT

public:
    /// @param application whose buttons are meant; owns the new object
    explicit EnterPresses(QApplication& application);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace zahlmeister::ui
