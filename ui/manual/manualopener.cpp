// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manualopener.h"

#include <QApplication>
#include <QKeyEvent>

#include "ui/manual/manualplaces.h"
#include "ui/manual/manualwindow.h"

namespace zahlmeister::ui {

ManualOpener::ManualOpener(ManualBook::Filling filling, QWidget& window)
    : QObject(&window), m_filling(std::move(filling)), m_window(window)
{
    qApp->installEventFilter(this);
}

void ManualOpener::open(QWidget& asker, const QString& place)
{
    if (!m_book)
        m_book.emplace(textLanguage(), m_filling);
    m_book->renew();
    // A child of the asker: a modal dialog lets nobody else be used.
    QWidget* const owner = asker.window();
    auto* manual = qobject_cast<ManualWindow*>(owner);
    if (!manual)
        manual = owner->findChild<ManualWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (!manual) {
        manual = new ManualWindow(*m_book, owner);
        manual->setAttribute(Qt::WA_DeleteOnClose);
    }
    manual->openAt(place);
}

bool ManualOpener::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (key.key() != Qt::Key_F1 || key.modifiers() != Qt::NoModifier)
        return false;
    auto* asker = qobject_cast<QWidget*>(watched);
    if (!asker || asker->window() == &m_window)
        return false;
    const QString place = manualPlaceOf(asker);
    for (const QWidget* around = asker->window(); around && !place.isEmpty();
         around = around->parentWidget()) {
        if (around == &m_window) {
            open(*asker, place);
            return true;
        }
    }
    return false;
}

void openManual(QWidget& asker, const QString& place)
{
    for (QWidget* around = &asker; around; around = around->parentWidget()) {
        if (auto* desk = around->findChild<ManualOpener*>(QString(), Qt::FindDirectChildrenOnly)) {
            desk->open(asker, place);
            return;
        }
    }
}

} // namespace zahlmeister::ui
