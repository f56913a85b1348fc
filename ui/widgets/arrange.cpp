// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/arrange.h"

#include <QHeaderView>
#include <QTableView>

#include "ui/theme/metrics.h"

namespace zahlmeister::ui {

namespace {

template <typename Box>
Box* filled(Box* box, int spacing, std::initializer_list<Item> items)
{
    box->setSpacing(spacing);
    for (const Item& item : items)
        item.addTo(*box);
    return box;
}

} // namespace

void Item::addTo(QBoxLayout& box) const
{
    if (m_widget != nullptr)
        box.addWidget(m_widget, m_stretch, m_alignment);
    else if (m_layout != nullptr)
        box.addLayout(m_layout, m_stretch);
    else if (m_gap > 0)
        box.addSpacing(m_gap);
    else
        box.addStretch(m_stretch);
}

QHBoxLayout* rowOf(int spacing, std::initializer_list<Item> items)
{
    return filled(new QHBoxLayout, spacing, items);
}

QVBoxLayout* columnOf(int spacing, std::initializer_list<Item> items)
{
    return filled(new QVBoxLayout, spacing, items);
}

QHBoxLayout* fillWithRow(QWidget* widget, const QMargins& margins, int spacing,
                         std::initializer_list<Item> items)
{
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(margins);
    return filled(row, spacing, items);
}

QVBoxLayout* fillWithColumn(QWidget* widget, const QMargins& margins, int spacing,
                            std::initializer_list<Item> items)
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(margins);
    return filled(column, spacing, items);
}

QLabel* labelFor(QWidget* field, const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setBuddy(field);
    return label;
}

void dressAsTable(QTableView& table)
{
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(Metrics(&table).rowHeight());
}

} // namespace zahlmeister::ui
