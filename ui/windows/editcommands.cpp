// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/editcommands.h"

#include <algorithm>

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>

#include "app/document/tournamentdocument.h"
#include "ui/text/editnametext.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/command.h"
#include "ui/windows/tournamentstage.h"

namespace zahlmeister::ui {

namespace {

constexpr int kMostSteps = 20;

/// Presses a key of a widget or of what it stands in, as long as that is a shortcut.
bool pressShortcut(QWidget* target, const QKeySequence& key)
{
    for (QWidget* widget = target; widget != nullptr; widget = widget->parentWidget()) {
        for (QAction* action : widget->actions()) {
            if (action->isEnabled() && action->shortcuts().contains(key)) {
                action->trigger();
                return true;
            }
        }
        for (QShortcut* shortcut : widget->findChildren<QShortcut*>(Qt::FindDirectChildrenOnly)) {
            const bool isOwn = shortcut->context() != Qt::WidgetShortcut || widget == target;
            if (isOwn && shortcut->isEnabled() && shortcut->key() == key) {
                QMetaObject::invokeMethod(shortcut, "activated"); // its signal is private
                return true;
            }
        }
        if (widget->isWindow())
            break;
    }
    return false;
}

} // namespace

EditCommands::EditCommands(TournamentStage& stage, MessageBar& messages, QWidget& window)
    : QObject(&window), m_stage(stage), m_messages(messages)
{
    connect(qApp, &QApplication::focusChanged, this, [this, &window](QWidget*, QWidget* now) {
        const bool isMenu = qobject_cast<QMenuBar*>(now) != nullptr || qobject_cast<QMenu*>(now) != nullptr;
        if (now != nullptr && !isMenu && window.isAncestorOf(now))
            m_target = now;
    });
    // Their keys are shown, but belong to fields and tables.
    const auto add = [this](const char* name, const QString& text, QKeySequence::StandardKey key) {
        const QString shown = QKeySequence(key).toString(QKeySequence::NativeText);
        new Command(this, {name, text + QChar::Tabulation + shown}, [this, key] { press(key); });
    };
    add("cut", tr("Cu&t"), QKeySequence::Cut);
    add("copy", tr("&Copy"), QKeySequence::Copy);
    add("paste", tr("Paste &here"), QKeySequence::Paste);
    add("delete", tr("&Delete"), QKeySequence::Delete);
    auto* steps = new QMenu(tr("Undo se&veral steps"), &window);
    steps->menuAction()->setObjectName(QStringLiteral("undoSteps"));
    connect(steps, &QMenu::aboutToShow, this, [this, steps] { fillSteps(*steps); });
}

void EditCommands::press(QKeySequence::StandardKey key)
{
    if (!m_target || !m_target->isVisible())
        return;
    const QKeySequence sequence(key);
    if (sequence.isEmpty())
        return;
    // As the keyboard does: who wants a key for himself gets it before any shortcut.
    const QKeyCombination combination = sequence[0];
    QKeyEvent own(QEvent::ShortcutOverride, combination.key(), combination.keyboardModifiers());
    own.ignore();
    QApplication::sendEvent(m_target, &own);
    if (!own.isAccepted() && pressShortcut(m_target, sequence))
        return;
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        if (!m_target)
            return;
        QKeyEvent event(type, combination.key(), combination.keyboardModifiers());
        QApplication::sendEvent(m_target, &event);
    }
}

void EditCommands::fillSteps(QMenu& menu)
{
    menu.clear();
    app::TournamentDocument* const document = m_stage.document();
    const auto steps = document != nullptr ? document->undoSteps(kMostSteps) : std::vector<app::EditName>();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        menu.addAction(editNameText(steps[i]).replace(u'&', QStringLiteral("&&")), this, [this, i] {
            for (std::size_t step = 0; step <= i; ++step) {
                if (!m_messages.succeeded(m_stage.document()->undo()))
                    return;
            }
        });
    }
    if (steps.empty())
        menu.addAction(tr("There is nothing to undo"))->setEnabled(false);
}

} // namespace zahlmeister::ui
