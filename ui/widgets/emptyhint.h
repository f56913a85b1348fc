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

    /// @brief Looks anew whether there is a row: to be called when the view has got another model.
    void place();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAbstractItemView& m_view;
};

} // namespace zahlmeister::ui
