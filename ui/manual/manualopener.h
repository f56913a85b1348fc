// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "ui/manual/manualbook.h"

class QWidget;

namespace zahlmeister::ui {

class ManualWindow;

/// @brief Opens the manual for a main window and all of its dialogs, where F1 asks for it and where a button
/// does. The book is read when it is opened for the first time.
class ManualOpener : public QObject {
    Q_OBJECT

public:
    /// @param filling as ManualBook wants it
    /// @param window owns the desk; F1 in it is an action of its own
    ManualOpener(ManualBook::Filling filling, QWidget& window);

    /// @brief Shows a place of the manual in a window that can be used beside the asker, even if that is
    /// modal.
    /// @param place `page` or `page#id`
    void open(QWidget& asker, const QString& place);

    /// @brief F1 in a dialog of the window opens its page.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    ManualBook::Filling m_filling;
    QWidget& m_window;
    std::optional<ManualBook> m_book;
};

/// @brief Opens a place of the manual from within a view or a dialog of a main window.
void openManual(QWidget& asker, const QString& place);

} // namespace zahlmeister::ui
