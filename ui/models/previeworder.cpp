// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/previeworder.h"

#include <algorithm>

#include <QRegularExpression>

#include "ui/models/previewmodel.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

int numberOf(const QModelIndex& index)
{
    return index.data(PreviewModel::ParticipantRole).toInt();
}

} // namespace

PreviewOrder::PreviewOrder(QObject* parent) : QSortFilterProxyModel(parent)
{
    m_collator.setLocale(QLocale());
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
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

void PreviewOrder::setFilter(const QString& text, int column)
{
    m_words = text.split(u' ', Qt::SkipEmptyParts);
    m_filterColumn = column;
    invalidateFilter();
}

bool PreviewOrder::filterAcceptsRow(int row, const QModelIndex&) const
{
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) { return fits(row, word); });
}

/// A comparison with a number, or a part of a text.
bool PreviewOrder::fits(int row, const QString& word) const
{
    static const QRegularExpression comparison(u"^(<=|>=|<|>|=)([+\u2212-]?[0-9]+)$"_s);
    const auto* model = qobject_cast<const PreviewModel*>(sourceModel());
    if (const auto match = comparison.match(word); match.hasMatch() && model) {
        const int column = m_filterColumn >= 0 ? m_filterColumn : model->columnOf(engine::Column::NewRating);
        const QVariant value = model->index(row, column).data(PreviewModel::SortRole);
        const double bound = match.captured(2).replace(u'\u2212', u'-').toDouble();
        const double number = value.toDouble();
        const QString sign = match.captured(1);
        const bool isLess = sign.startsWith(u'<') && number < bound;
        const bool isMore = sign.startsWith(u'>') && number > bound;
        return value.isValid() && (isLess || isMore || (sign.endsWith(u'=') && number == bound));
    }
    const int first = m_filterColumn >= 0 ? m_filterColumn : 0;
    const int last = m_filterColumn >= 0 ? m_filterColumn : sourceModel()->columnCount() - 1;
    for (int column = first; column <= last; ++column) {
        if (sourceModel()->index(row, column).data().toString().contains(word, Qt::CaseInsensitive))
            return true;
    }
    return false;
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
