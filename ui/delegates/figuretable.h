// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractItemModel;
class QTableView;
class QWidget;

namespace zahlmeister::ui {

/// @brief A table that is only read: rows are selected, figures aligned, and one column takes the free width.
/// @param name for screen readers
/// @param empty what stands there while it has no rows
[[nodiscard]] QTableView* figureTable(QWidget* parent, QAbstractItemModel& model, const QString& name,
                                      const QString& empty, int freeColumn);

} // namespace zahlmeister::ui
