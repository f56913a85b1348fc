// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace zahlmeister::ui {

/// @brief Says how many games a view cannot show, and leads to them.
class HiddenGamesStrip : public QFrame {
    Q_OBJECT

public:
    explicit HiddenGamesStrip(QWidget* parent = nullptr);

    /// @brief Shows the sentence; an empty one hides the strip.
    void say(const QString& sentence);

    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    /// @brief The user wants to see them.
    void showRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_sentence;
    QPushButton* m_show;
};

} // namespace zahlmeister::ui
