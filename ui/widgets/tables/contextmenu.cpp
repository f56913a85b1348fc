// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tables/contextmenu.h"

#include <utility>

#include <QAbstractButton>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>
#include <QShortcut>

namespace zahlmeister::ui {

namespace {

void addRows(QStringList& lines, const QAbstractItemView& view, const QModelIndex& parent, bool onlySelected)
{
    const QAbstractItemModel& model = *view.model();
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex first = model.index(row, 0, parent);
        if (!onlySelected || view.selectionModel()->rowIntersectsSelection(row, parent)) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(parent); ++column)
                cells += first.siblingAtColumn(column).data().toString();
            lines += cells.join(u'\t');
        }
        addRows(lines, view, first, onlySelected);
    }
}

void copyRows(const QAbstractItemView& view)
{
    QStringList lines;
    addRows(lines, view, view.rootIndex(), view.selectionModel()->hasSelection());
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace

void installContextMenu(QAbstractItemView& view, std::vector<QAbstractButton*> buttons,
                        std::function<void()> copy)
{
    // What was connected before goes with its owner.
    static const QString kOwner = QStringLiteral("contextMenu");
    delete view.findChild<QObject*>(kOwner, Qt::FindDirectChildrenOnly);
    auto* owner = new QObject(&view);
    owner->setObjectName(kOwner);
    if (!copy) {
        copy = [&view] { copyRows(view); };
        auto* shortcut = new QShortcut(QKeySequence::Copy, &view);
        shortcut->setContext(Qt::WidgetShortcut);
        QObject::connect(shortcut, &QShortcut::activated, owner, copy);
        QObject::connect(owner, &QObject::destroyed, shortcut, [shortcut] { delete shortcut; });
    }
    view.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&view, &QWidget::customContextMenuRequested, owner,
                     [&view, buttons = std::move(buttons), copy = std::move(copy)](const QPoint& at) {
                         QMenu menu(&view);
                         menu.addActions(view.actions());
                         for (QAbstractButton* button : buttons) {
                             if (!button->isVisible())
                                 continue;
                             menu.addAction(button->icon(), button->text(), button, &QAbstractButton::click)
                                 ->setEnabled(button->isEnabled());
                         }
                         menu.addSeparator();
                         QAction* copying =
                             menu.addAction(QCoreApplication::translate("Arrangement", "&Copy"),
                                            QKeySequence::Copy, &view, copy);
                         copying->setEnabled(view.model() != nullptr && view.model()->rowCount() > 0);
                         menu.exec(view.viewport()->mapToGlobal(at));
                     });
}

} // namespace zahlmeister::ui
