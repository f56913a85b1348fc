// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCollator>
#include <QSortFilterProxyModel>

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

    /// @brief Takes the alphabet of the language in use.
    void retranslate();

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    bool m_sheetOrder = true;
    QCollator m_collator;
};

} // namespace zahlmeister::ui
