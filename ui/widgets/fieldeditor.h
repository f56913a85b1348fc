// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace zahlmeister::ui {

/// @brief A line editor inside a table cell that can wear the mark of a text that was refused.
class FieldEditor : public QLineEdit {
    Q_OBJECT

public:
    explicit FieldEditor(QWidget* parent);

    /// @brief Underlines the text in red and puts a sign after it; the next keystroke takes both away.
    void setRefused(bool refused);
    [[nodiscard]] bool isRefused() const { return m_refused; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_refused = false;
};

/// @brief Room at the right of a text that the sign after it takes.
[[nodiscard]] int refusalMarkWidth(const QFont& font);

/// @brief The red underline with its sign, as a cell and its editor both wear it.
void paintRefusalMark(QPainter& painter, const QRect& cell, const QPalette& palette);

} // namespace zahlmeister::ui
