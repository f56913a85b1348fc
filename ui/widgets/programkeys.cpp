// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/programkeys.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

namespace zahlmeister::ui {

ProgramKeys::ProgramKeys(QApplication& application) : QObject(&application)
{
    application.installEventFilter(this);
}

bool ProgramKeys::eventFilter(QObject* watched, QEvent* event)
{
    const bool isAsked = event->type() == QEvent::ShortcutOverride;
    if (!isAsked && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (isAsked) {
        const bool isExport = key.key() == Qt::Key_E && key.modifiers() == Qt::ControlModifier;
        const auto* line = qobject_cast<QLineEdit*>(watched);
        const bool isIdle =
            line != nullptr && ((key.matches(QKeySequence::Undo) && !line->isUndoAvailable()) ||
                                (key.matches(QKeySequence::Redo) && !line->isRedoAvailable()));
        return line != nullptr && (isExport || isIdle);
    }
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

bool isPlainKey(const QKeyEvent& event)
{
    // AltGr arrives as Ctrl+Alt on some platforms, with the text of the character it makes.
    const auto modifiers = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    return !event.text().isEmpty() && event.text().front().isPrint() &&
           (modifiers == Qt::NoModifier || modifiers == (Qt::ControlModifier | Qt::AltModifier));
}

} // namespace zahlmeister::ui
