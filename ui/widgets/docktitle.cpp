// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/docktitle.h"

#include <QAction>
#include <QDockWidget>
#include <QToolButton>

#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrange.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

DockTitle::DockTitle(QDockWidget* dock) : QWidget(dock)
{
    const Metrics metrics(this);
    auto* title = new RoleLabel(ColorRole::SecondaryText, dock->windowTitle(), this);
    QFont strong(title->font());
    strong.setBold(true);
    title->setFont(strong);
    auto* close = new QToolButton(this);
    close->setIcon(icon(u"close"_s));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::NoFocus); // the shortcut does the same, and the way to the content stays short
    const QString shortcut = dock->toggleViewAction()->shortcut().toString(QKeySequence::NativeText);
    close->setToolTip(tr("Hide (%1)").arg(shortcut));
    close->setAccessibleName(tr("Hide %1").arg(dock->windowTitle()));
    connect(close, &QToolButton::clicked, dock, &QDockWidget::close);
    fillWithRow(this, {metrics.margin(), metrics.scaled(4), metrics.scaled(4), 0}, -1,
                {Item(title, 1), close});
}

} // namespace zahlmeister::ui
