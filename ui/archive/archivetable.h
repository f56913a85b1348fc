// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractItemModel;
class QTableView;
class QWidget;

namespace zahlmeister::ui {

/// @brief A table to be read, as the dialogs of the archive have them.
/// @param empty what stands in it while there is no row
/// @param freeColumn takes the free width
[[nodiscard]] QTableView* archiveTable(QWidget* parent, QAbstractItemModel& model, const QString& name,
                                       const QString& empty, int freeColumn);

} // namespace zahlmeister::ui
