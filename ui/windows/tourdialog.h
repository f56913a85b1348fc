// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/windows/tourpictures.h"

class QLabel;
class QPushButton;

namespace zahlmeister::ui {

class PictureLabel;

/// @brief What the program is about, in five pictures. Not modal; Escape leaves it at any moment.
class TourDialog : public QDialog {
    Q_OBJECT

public:
    explicit TourDialog(QWidget* parent = nullptr);

    /// @brief Shows a picture, from 0.
    void showPicture(int number);
    [[nodiscard]] int shownPicture() const { return m_shown; }

    /// @brief The keys, one line each: key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void paintPicture();

    TourPictures m_pictures;
    int m_shown = 0;
    QLabel* m_title;
    PictureLabel* m_picture;
    QLabel* m_text;
    QLabel* m_place;
    QPushButton* m_back;
    QPushButton* m_next;
};

} // namespace zahlmeister::ui
