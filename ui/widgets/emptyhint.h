// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/rolelabel.h"

class QAbstractItemView;

namespace zahlmeister::ui {

/// @brief A quiet sentence in the middle of a list or table that has no row: what it is for, or what to do
/// next.
class EmptyHint : public RoleLabel {
    Q_OBJECT

public:
    /// @param view that has its model
    EmptyHint(QAbstractItemView& view, const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QAbstractItemView& m_view;
};

} // namespace zahlmeister::ui
