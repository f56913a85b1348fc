// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCollator>
#include <QSortFilterProxyModel>
#include <QStringList>

namespace zahlmeister::ui {

/// @brief The order of the preview's rows: as on the sheet (by group, then by number), or by a column.
///
/// Cells without a value come last in both directions; equal values keep the order of the numbers.
class PreviewOrder : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit PreviewOrder(QObject* parent = nullptr);

    /// @brief Orders the rows as the evaluation sheet does, or by a column.
    void sortAsSheet();
    void sortByColumn(int column, Qt::SortOrder order);
    [[nodiscard]] bool isSheetOrder() const { return m_sheetOrder; }

    /// @brief Shows only rows in which every word occurs; `>1800`, `<=1500` compare numbers.
    /// @param column to look in; -1: in all, numbers in the new rating
    void setFilter(const QString& text, int column);

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    [[nodiscard]] bool fits(int row, const QString& word) const;

    bool m_sheetOrder = true;
    QStringList m_words;
    int m_filterColumn = -1;
    QCollator m_collator;
};

} // namespace zahlmeister::ui
