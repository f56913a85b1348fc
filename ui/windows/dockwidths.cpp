// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/dockwidths.h"

#include <utility>

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QTimer>

#include "ui/windows/preferences.h"

namespace zahlmeister::ui {

DockWidths::DockWidths(QMainWindow& window) : QObject(&window), m_window(window)
{
    window.installEventFilter(this);
}

void DockWidths::add(QDockWidget& dock, std::function<int()> wanted)
{
    m_wanted.emplace(&dock, std::move(wanted));
    dock.installEventFilter(this);
}

void DockWidths::arrangeSoon()
{
    QTimer::singleShot(0, this, &DockWidths::arrange);
}

void DockWidths::arrange()
{
    QList<QDockWidget*> docks;
    QList<int> widths;
    for (const auto& [dock, wanted] : m_wanted) {
        const int width = Preferences().dockWidth(dock->objectName()).value_or(wanted());
        if (dock->isHidden() || dock->width() == width)
            continue;
        docks.append(dock);
        widths.append(width);
    }
    m_window.resizeDocks(docks, widths, Qt::Horizontal);
}

bool DockWidths::eventFilter(QObject* watched, QEvent* event)
{
    const auto dock = m_wanted.find(qobject_cast<QDockWidget*>(watched));
    const bool isResized = event->type() == QEvent::Resize;
    if (dock != m_wanted.end() && isResized && QApplication::mouseButtons() != Qt::NoButton)
        Preferences().setDockWidth(dock->first->objectName(),
                                   dock->first->width()); // its edge is being dragged
    else if ((dock == m_wanted.end() && isResized) || event->type() == QEvent::Hide ||
             event->type() == QEvent::Show)
        arrangeSoon();
    return QObject::eventFilter(watched, event);
}

} // namespace zahlmeister::ui
