// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the dialog of identities and their keys.
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>

#include "ui/dialogs/identifydialog.h"
#include "ui/models/candidatesmodel.h"
#include "ui/models/identitylistmodel.h"
#include "ui/widgets/keyboardhelp.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/programkeys.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

void IdentifyDialog::decided(const Result<void>& result)
{
    if (!m_messages->succeeded(result))
        return;
    m_goesOn = true;
    endSearch();
}

void IdentifyDialog::take(int position)
{
    if (!m_case || position < 0 || position >= m_model->rowCount() ||
        m_identification.document().isReadOnly())
        return;
    const app::Candidate person = m_model->personAt(position);
    const auto* one = identified();
    if (const engine::Participant* shown = participant(); !m_isSearching && one &&
                                                          one->chosen == static_cast<std::size_t>(position) &&
                                                          shown->identity == engine::Identity::Person) {
        m_goesOn = true; // he is it already
        step(1, true);
        return;
    }
    decided(m_identification.take(*m_case, person.rows, person.clubName));
}

void IdentifyDialog::takeCurrent()
{
    const QModelIndex current = m_view->currentIndex();
    if (m_view->selectionModel()->isSelected(current))
        take(current.row());
    else if (m_model->rowCount() > 0)
        m_messages->say({.text = tr("Several fit equally well: choose with the arrow keys or the digit.")});
}

void IdentifyDialog::reopen()
{
    if (m_newcomer->isEnabled())
        m_messages->succeeded(m_identification.reopen(*m_case));
}

void IdentifyDialog::takeAllListedRatings()
{
    const auto done = m_identification.takeAllListedRatings();
    if (!m_messages->succeeded(done))
        return;
    m_messages->say({.text = tr("%n rating(s) are now as the list has them.", nullptr, *done),
                     .actionText = tr("Undo"),
                     .action = [this] { goBack(true); }});
}

void IdentifyDialog::takeAllClear()
{
    if (!m_allClear->isEnabled())
        return;
    const auto done = m_identification.takeClearCases();
    if (!m_messages->succeeded(done))
        return;
    m_goesOn = true;
    m_messages->say({.text = tr("%n participant(s) taken as the one person who fits.", nullptr, *done),
                     .actionText = tr("Undo"),
                     .action = [this] { goBack(true); }});
}

void IdentifyDialog::goBack(bool undoes)
{
    m_goesOn = false;
    app::TournamentDocument& document = m_identification.document();
    if (undoes ? document.undoName() : document.redoName())
        m_messages->succeeded(undoes ? document.undo() : document.redo());
    m_identification.refresh(); // with the edit a decision may have gone
}

void IdentifyDialog::startSearch(const QString& text)
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->setText(text);
}

void IdentifyDialog::endSearch()
{
    const bool hadFocus = m_search->hasFocus();
    m_search->clear();
    if (hadFocus)
        setFocus();
    showCase();
}

bool IdentifyDialog::handleKey(const QKeyEvent& event)
{
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    const bool isUndo = event.matches(QKeySequence::Undo);
    if (isUndo || event.matches(QKeySequence::Redo) || (control && event.key() == Qt::Key_Y)) {
        goBack(isUndo);
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_identification.isUpToDate() && m_identification.current().openCount() == 0 && !m_isSearching)
            close();
        else
            takeCurrent();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (m_model->rowCount() == 0 || m_view->selectionModel()->hasSelection())
            return false;
        m_view->setCurrentIndex(m_model->index(0, 0)); // the first step from nobody
        return true;
    case Qt::Key_Left:
        if (event.modifiers() == Qt::NoModifier && m_fieldModel->rowCount() > 0) {
            m_field->setFocus(Qt::OtherFocusReason);
            return true;
        }
        break;
    case Qt::Key_PageUp: step(-1, !control); return true;
    case Qt::Key_PageDown: step(1, !control); return true;
    case Qt::Key_Delete: reopen(); return true;
    case Qt::Key_F:
        if (control) {
            startSearch({});
            return true;
        }
        break;
    default: break;
    }
    return !control && handleLetter(event);
}

/// In the list of participants arrows go from one to the next; everything else means what it always does.
bool IdentifyDialog::handleFieldKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End: return false;
    case Qt::Key_Right:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        (m_model->rowCount() > 0 ? static_cast<QWidget*>(m_view) : this)->setFocus(Qt::OtherFocusReason);
        return true;
    default: return handleKey(event);
    }
}

bool IdentifyDialog::handleLetter(const QKeyEvent& event)
{
    const QString text = event.text();
    if (!isPlainKey(event) || text.front().isSpace())
        return false;
    if (text == u"/"_s) {
        startSearch({});
        return true;
    }
    if (text.front().isDigit()) {
        take(text.toInt() - 1);
        return true;
    }
    for (QPushButton* button : {m_newcomer, m_textOnly, m_computer, m_listed, m_keep, m_allClear}) {
        if (text == button->property("key").toString().toLower()) {
            button->click(); // nothing happens when it is disabled
            return true;
        }
    }
    if (!text.front().isLetter())
        return false;
    startSearch(text);
    return true;
}

bool IdentifyDialog::handleSearchKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_isSearching)
            takeCurrent();
        return true;
    case Qt::Key_Escape: endSearch(); return true;
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const int row = m_view->currentIndex().row() + (event.key() == Qt::Key_Down ? 1 : -1);
        if (row >= 0 && row < m_model->rowCount())
            m_view->setCurrentIndex(m_model->index(row, 0));
        return true;
    }
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: return handleKey(event);
    default: break;
    }
    const bool isUndo = event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo);
    return isUndo && m_search->text().isEmpty() && handleKey(event);
}

bool IdentifyDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool isDone = watched == m_search  ? handleSearchKey(key)
                            : watched == m_field ? handleFieldKey(key)
                                                 : watched == m_view && handleKey(key);
        if (isDone)
            return true;
    }
    return QDialog::eventFilter(watched, event);
}

void IdentifyDialog::keyPressEvent(QKeyEvent* event)
{
    if (!handleKey(*event))
        QDialog::keyPressEvent(event);
}

QString IdentifyDialog::keyboardHelp()
{
    return keyLines({
        {tr("Enter"), tr("take the selected person; the first one is selected")},
        {tr("1 to 9"), tr("take that person")},
        {tr("N"), tr("new: in no list")},
        {tr("T"), tr("text-only: nothing is recorded, no birth date is kept")},
        {tr("C"), tr("chess computer")},
        {tr("L"), tr("take what was typed otherwise from the list")},
        {tr("K"), tr("keep what was typed; a rating then needs a reason")},
        {tr("E"), tr("take everybody with one person who clearly fits")},
        {tr("Delete"), tr("decide again: the identity is open")},
        {tr("/ or a capital letter"), tr("search all lists; Escape goes back")},
        {tr("Left, Right"), tr("to the list of all participants, and back; arrows there choose the case")},
        {tr("Page up, Page down"), tr("previous or next open case; with Ctrl every participant")},
        {tr("Ctrl+Z, Ctrl+Y"), tr("undo, redo")},
    });
}

} // namespace zahlmeister::ui
