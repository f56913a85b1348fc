// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/enterpresses.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>

namespace zahlmeister::ui {

EnterPresses::EnterPresses(QApplication& application) : QObject(&application)
{
    application.installEventFilter(this);
}

bool EnterPresses::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!isEnter || (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || key.isAutoRepeat())
        return QObject::eventFilter(watched, event);
    auto* button = qobject_cast<QPushButton*>(watched);
    if (!button || !button->isEnabled() || button->autoDefault())
        return QObject::eventFilter(watched, event);
    if (button->menu())
        button->showMenu();
    else
        button->click();
    return true;
}

} // namespace zahlmeister::ui
