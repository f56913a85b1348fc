// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/handgamesview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>

#include "ui/calculator/handgamesmodel.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinehint.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using Model = HandGamesModel;

HandGamesView::HandGamesView(HandGamesModel& model, QWidget* parent)
    : QTableView(parent), m_model(model), m_figures(new FigureDelegate(this)), m_hint(new InlineHint(*this))
{
    TableHead* head = styleAsTable(*this, model);
    addCommand(*this, tr("&Paste"), QKeySequence(QKeySequence::Paste).toString(QKeySequence::NativeText),
               this, &HandGamesView::paste);
    addCommand(*this, tr("&Delete"), QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText), this,
               &HandGamesView::clearCurrent);
    setItemDelegate(m_figures);
    setSelectionMode(SingleSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    head->setSectionResizeMode(QHeaderView::Stretch);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // it would push the columns when it came
    reserveTails();
    connect(&model, &Model::refused, m_hint, &InlineHint::refuse);
    connect(&model, &Model::rowsChanged, m_hint, &QWidget::hide);
    setCurrentIndex(model.index(0, Model::OpponentColumn));
}

void HandGamesView::reserveTails()
{
    m_figures->setTailSample(Model::ResultColumn, u"½"_s);
    m_figures->setTailSample(Model::ExpectedColumn, formatExpected(0).mid(1));
    m_figures->setTailSample(Model::ChangeColumn, formatNumberShort(0.5, 1).mid(1));
}

void HandGamesView::goToOpenRow()
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        for (const int column : {Model::OpponentColumn, Model::ResultColumn}) {
            if (!m_model.index(row, column).data().toString().isEmpty())
                continue;
            goTo(row, column);
            return;
        }
    }
}

void HandGamesView::goTo(int row, int column)
{
    const QModelIndex cell = m_model.index(row, column);
    if (!cell.isValid())
        return;
    setCurrentIndex(cell);
    scrollTo(cell);
}

/// From the rating to the result, and from there to the next opponent.
void HandGamesView::goOn(const QModelIndex& cell)
{
    if (cell.column() == Model::OpponentColumn)
        goTo(cell.row(), Model::ResultColumn);
    else
        goTo(cell.row() + 1, Model::OpponentColumn);
}

void HandGamesView::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex cell = currentIndex();
    if (state() == EditingState) {
        // The editor lets Enter through after it has asked for its end, which moves the cursor.
        event->accept();
        return;
    }
    if (event->matches(QKeySequence::Paste)) {
        paste();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace: clearCurrent(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: goOn(cell); return;
    default: break;
    }
    if (!(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) && typeInto(cell, event))
        return;
    m_hint->hide();
    QTableView::keyPressEvent(event);
}

/// A digit opens the rating's editor; a sign is a result at once.
bool HandGamesView::typeInto(const QModelIndex& cell, QKeyEvent* event)
{
    const QString text = event->text();
    if (!cell.isValid() || text.size() != 1 || !text.front().isPrint() || text.front().isSpace())
        return false;
    if (cell.column() == Model::OpponentColumn)
        return edit(cell, AnyKeyPressed, event); // the editor gets the key as well
    if (cell.column() != Model::ResultColumn)
        return false;
    if (!m_model.typeResult(cell.row(), text.front())) {
        m_model.setData(cell, text); // refuses with its reason
        return true;
    }
    if (!cell.data().toString().isEmpty())
        goOn(cell);
    return true;
}

void HandGamesView::clearCurrent()
{
    const QModelIndex cell = currentIndex();
    if (cell.column() == Model::ResultColumn && !cell.data().toString().isEmpty())
        m_model.setData(cell, QString());
    else
        m_model.removeRow(cell.row());
    goTo(std::min(cell.row(), m_model.rowCount() - 1), cell.column());
}

void HandGamesView::paste()
{
    const QStringList unread = m_model.addGames(QGuiApplication::clipboard()->text());
    if (!unread.isEmpty())
        m_hint->refuse(currentIndex(),
                       fillPattern(tr("Not read: %1. Expected is a rating and a result, such as 1850 ½."),
                                   {unread.join(u", "_s)}));
    goToOpenRow();
}

void HandGamesView::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    const QModelIndex cell = currentIndex();
    QTableView::closeEditor(editor, QAbstractItemDelegate::NoHint);
    if (hint != QAbstractItemDelegate::RevertModelCache && !cell.data().toString().isEmpty())
        goOn(cell);
}

void HandGamesView::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid())
        goToOpenRow();
}

void HandGamesView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    m_hint->hide();
}

void HandGamesView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_figures->clearCache();
        reserveTails();
        verticalHeader()->setDefaultSectionSize(Metrics(this).rowHeight());
    }
}

} // namespace zahlmeister::ui
