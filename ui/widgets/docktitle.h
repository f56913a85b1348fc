// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QDockWidget;

namespace zahlmeister::ui {

/// @brief The head of a dock: its title on the grid of the window, and a button that closes it.
class DockTitle : public QWidget {
    Q_OBJECT

public:
    explicit DockTitle(QDockWidget* dock);
};

} // namespace zahlmeister::ui
