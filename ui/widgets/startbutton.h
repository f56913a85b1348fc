// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace zahlmeister::ui {

/// @brief A flat button with an icon, a line in strong type and a line that explains it.
class StartButton : public QAbstractButton {
    Q_OBJECT

public:
    /// @param hint second line; also the button's accessible description
    StartButton(const QIcon& icon, const QString& text, const QString& hint, QWidget* parent = nullptr);

    [[nodiscard]] QString hint() const { return m_hint; }
    void setHint(const QString& hint);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QFont strongFont() const;

    QString m_hint;
};

} // namespace zahlmeister::ui
