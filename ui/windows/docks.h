// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>

#include <QObject>

class QDockWidget;
class QKeySequence;
class QMainWindow;

namespace zahlmeister::ui {

/// @brief Gives a dock of the window its title bar and a key that shows and hides it. The action that does it
/// is called like the dock.
void dressDock(QDockWidget& dock, const QKeySequence& key);

/// @brief Keeps the docks of a window as wide as they should be, or as the user has dragged them, now and at
/// the next start. A narrow window may leave them less; they get it back as soon as there is room.
class DockWidths : public QObject {
    Q_OBJECT

public:
    explicit DockWidths(QMainWindow& window);

    /// @brief Takes care of a dock.
    /// @param wanted in pixels, until the user drags its edge; asked again whenever the room changed
    void add(QDockWidget& dock, std::function<int()> wanted);

    /// @brief Arranges them as soon as everything is laid out, after a width that is wanted may be another.
    void arrangeSoon();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();

    QMainWindow& m_window;
    std::map<QDockWidget*, std::function<int()>> m_wanted;
};

} // namespace zahlmeister::ui
