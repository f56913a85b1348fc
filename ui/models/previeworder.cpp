// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/previeworder.h"

#include "ui/models/previewmodel.h"

namespace zahlmeister::ui {

namespace {

int numberOf(const QModelIndex& index)
{
    return index.data(PreviewModel::ParticipantRole).toInt();
}

} // namespace

PreviewOrder::PreviewOrder(QObject* parent) : QSortFilterProxyModel(parent)
{
    retranslate();
    sortAsSheet();
}

void PreviewOrder::sortAsSheet()
{
    m_sheetOrder = true;
    // The proxy sorts again only when the column of the order changes; the order may be new with the same
    // column.
    sort(-1);
    sort(PreviewModel::NumberColumn, Qt::AscendingOrder);
}

void PreviewOrder::sortByColumn(int column, Qt::SortOrder order)
{
    m_sheetOrder = false;
    sort(-1);
    sort(column, order);
}

void PreviewOrder::retranslate()
{
    m_collator.setLocale(QLocale());
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    invalidate();
}

bool PreviewOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    if (m_sheetOrder) {
        const int leftGroup = left.data(PreviewModel::GroupRole).toInt();
        const int rightGroup = right.data(PreviewModel::GroupRole).toInt();
        return leftGroup != rightGroup ? leftGroup < rightGroup : numberOf(left) < numberOf(right);
    }
    const QVariant leftKey = left.data(PreviewModel::SortRole);
    const QVariant rightKey = right.data(PreviewModel::SortRole);
    const bool ascending = sortOrder() == Qt::AscendingOrder;
    if (leftKey.isValid() != rightKey.isValid())
        return leftKey.isValid() == ascending;
    if (leftKey.typeId() == QMetaType::QString && rightKey.typeId() == QMetaType::QString) {
        if (const int order = m_collator.compare(leftKey.toString(), rightKey.toString()); order != 0)
            return order < 0;
    } else if (leftKey.toDouble() != rightKey.toDouble()) {
        return leftKey.toDouble() < rightKey.toDouble();
    }
    return (numberOf(left) < numberOf(right)) == ascending;
}

} // namespace zahlmeister::ui
