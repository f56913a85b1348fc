// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/figuretable.h"

#include <QTableView>

#include "ui/delegates/figuredelegate.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

namespace zahlmeister::ui {

QTableView* figureTable(QWidget* parent, QAbstractItemModel& model, const QString& name, const QString& empty,
                        int freeColumn)
{
    auto* table = new QTableView(parent);
    TableHead* head = styleAsTable(*table, model);
    auto* figures = new FigureDelegate(table);
    table->setItemDelegate(figures);
    QObject::connect(&model, &QAbstractItemModel::modelReset, figures, &FigureDelegate::measureTails);
    table->setFrameShape(QFrame::NoFrame);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setAccessibleName(name);
    head->setSectionResizeMode(QHeaderView::ResizeToContents);
    head->setMinimumSectionSize(Metrics(parent).fieldWidth(4));
    head->setFreeColumn(freeColumn);
    new EmptyHint(*table, empty);
    installContextMenu(*table);
    return table;
}

} // namespace zahlmeister::ui
