// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/emptyhint.h"

#include <QAbstractItemView>
#include <QEvent>

#include "ui/widgets/arrangement.h"

namespace zahlmeister::ui {

EmptyHint::EmptyHint(QAbstractItemView& view, const QString& text)
    : RoleLabel(ColorRole::SecondaryText, text, view.viewport()), m_view(view)
{
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setContentsMargins(marginOf(this));
    setAttribute(Qt::WA_TransparentForMouseEvents); // what is dropped or clicked is meant for the view
    view.viewport()->installEventFilter(this);
    const QAbstractItemModel& model = *view.model();
    connect(&model, &QAbstractItemModel::modelReset, this, &EmptyHint::place);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &EmptyHint::place);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &EmptyHint::place);
    place();
}

void EmptyHint::place()
{
    setGeometry(m_view.viewport()->rect());
    setVisible(m_view.model()->rowCount() == 0);
}

bool EmptyHint::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        place();
    return RoleLabel::eventFilter(watched, event);
}

} // namespace zahlmeister::ui
