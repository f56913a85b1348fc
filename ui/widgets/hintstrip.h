// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace zahlmeister::ui {

/// @brief A sentence in a line of its own above what it is about, with a button that does something about it.
class HintStrip : public QFrame {
    Q_OBJECT

public:
    /// @param action name of the button, with its mnemonic
    HintStrip(const QString& action, const QString& toolTip, QWidget* parent);

    /// @brief Shows the sentence; an empty one hides the strip.
    void say(const QString& sentence);

    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    /// @brief The button was pressed.
    void actionRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_sentence;
};

} // namespace zahlmeister::ui
