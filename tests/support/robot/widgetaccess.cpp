// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/robot/widgetaccess.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMetaProperty>
#include <QWindow>

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

namespace {

bool isNamed(const QWidget& widget, const QString& name)
{
    return widget.objectName() == name || widget.accessibleName() == name;
}

} // namespace

QWidget* activeWindow()
{
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup;
    if (QWidget* modal = QApplication::activeModalWidget())
        return modal;
    if (QWidget* active = QApplication::activeWindow())
        return active;
    QWidget* newest = nullptr;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (window->isVisible() && window->windowHandle())
            newest = window;
    }
    if (newest)
        newest->activateWindow();
    return newest;
}

QWindow* windowForKeys()
{
    if (QWindow* window = QGuiApplication::focusWindow())
        return window;
    QWidget* window = activeWindow();
    return window ? window->windowHandle() : nullptr;
}

QWidget* visibleWidget(const QString& name)
{
    // The active window first: a dialog may have a field of the same name as the window behind it.
    if (QWidget* window = activeWindow()) {
        if (isNamed(*window, name))
            return window;
        for (QWidget* widget : window->findChildren<QWidget*>()) {
            if (widget->isVisible() && isNamed(*widget, name))
                return widget;
        }
    }
    for (QWidget* widget : QApplication::allWidgets()) {
        if (widget->isVisible() && isNamed(*widget, name))
            return widget;
    }
    return nullptr;
}

bool isReachable(const QWidget& widget)
{
    if (const QWidget* const popup = QApplication::activePopupWidget())
        return widget.window() == popup;
    const QWidget* const modal = QApplication::activeModalWidget();
    for (const QWidget* one = &widget; modal && one != modal; one = one->parentWidget()) {
        if (!one)
            return false;
    }
    return true;
}

namespace {

/// Whether everything that an action is part of can be used: not, such as the menu of a button that is
/// disabled.
bool isOffered(const QAction& action)
{
    if (!action.isEnabled())
        return false;
    for (const QObject* one = action.parent(); one; one = one->parent()) {
        const auto* const widget = qobject_cast<const QWidget*>(one);
        if (widget && (!widget->isEnabled() || (!qobject_cast<const QMenu*>(widget) && !widget->isVisible())))
            return false;
    }
    return true;
}

} // namespace

QAction* enabledAction(const QString& name)
{
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (!isReachable(*window))
            continue;
        for (QAction* action : window->findChildren<QAction*>()) {
            const QString text = action->text().remove(u'&');
            if (isOffered(*action) && (action->objectName() == name || text == name))
                return action;
        }
    }
    return nullptr;
}

QStringList enabledActions()
{
    QStringList names;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (!isReachable(*window))
            continue;
        for (const QAction* action : window->findChildren<QAction*>()) {
            const QString text = action->text().remove(u'&');
            const QString name = text.isEmpty() ? action->objectName() : text;
            if (isOffered(*action) && action->isVisible() && !action->menu() && !name.isEmpty())
                names += name;
        }
    }
    return names;
}

QString textOf(const QWidget& widget)
{
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
        return view->currentIndex().data().toString();
    for (const char* property : {"text", "currentText", "plainText", "title", "windowTitle", "value"}) {
        const QVariant value = widget.property(property);
        if (value.isValid() && !value.toString().isEmpty())
            return value.toString();
    }
    return {};
}

QString describe(const QWidget& widget)
{
    return QLatin1StringView(widget.metaObject()->className()) + u' ' + widget.objectName() + u'\t' +
           widget.accessibleName() + u'\t' + textOf(widget);
}

QString describeAll()
{
    QStringList lines;
    for (const QWidget* widget : QApplication::allWidgets()) {
        const bool named = !widget->objectName().isEmpty() && !widget->objectName().startsWith("qt_"_L1);
        if (widget->isVisible() && (named || !widget->accessibleName().isEmpty()))
            lines.append(describe(*widget));
    }
    return lines.join(u'\n');
}

} // namespace zahlmeister::tests
