// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/docks.h"

#include <utility>

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QTimer>
#include <QToolButton>

#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/windows/command.h"
#include "ui/windows/preferences.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// The head of a dock: its title on the grid of the window, and a button that closes it.
QWidget* titleBarOf(QDockWidget& dock)
{
    auto* bar = new QWidget(&dock);
    const Metrics metrics(bar);
    auto* title = new RoleLabel(ColorRole::SecondaryText, dock.windowTitle(), bar);
    strengthen(*title, 1, QFont::Bold);
    auto* close = new QToolButton(bar);
    close->setIcon(icon(u"close"_s));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::NoFocus); // the shortcut does the same, and the way to the content stays short
    const QString shortcut = dock.toggleViewAction()->shortcut().toString(QKeySequence::NativeText);
    close->setToolTip(DockWidths::tr("Hide (%1)").arg(shortcut));
    close->setAccessibleName(DockWidths::tr("Hide %1").arg(dock.windowTitle()));
    QObject::connect(close, &QToolButton::clicked, &dock, &QDockWidget::close);
    fillRow(bar, {metrics.margin(), metrics.scaled(4), metrics.scaled(4), 0}, -1, {{title, 1}, close});
    return bar;
}

} // namespace

void dressDock(QDockWidget& dock, const QKeySequence& key)
{
    dock.setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    QAction* toggle = dock.toggleViewAction();
    toggle->setObjectName(dock.objectName());
    toggle->setShortcut(key);
    showKeyInToolTip(*toggle);
    dock.setTitleBarWidget(titleBarOf(dock));
}

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
        const Qt::DockWidgetArea area = m_window.dockWidgetArea(dock);
        const bool isBeside = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
        if (!isBeside || dock->isHidden() || dock->width() == width)
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
