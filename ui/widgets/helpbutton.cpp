// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/helpbutton.h"

#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>

#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/arrangement.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

QToolButton* helpButton(QDialog* dialog)
{
    auto* button = named(new QToolButton(dialog), u"helpButton"_s);
    const int edge = Metrics(dialog).toolIconSize();
    button->setIcon(icon(u"help"_s));
    button->setIconSize({edge, edge});
    button->setAutoRaise(true);
    button->setAccessibleName(QCoreApplication::translate("Arrangement", "Help"));
    button->setToolTip(QCoreApplication::translate("Arrangement", "The manual about this dialog (F1)"));
    // The manual lies above the widgets and answers the key, wherever it is pressed.
    QObject::connect(button, &QToolButton::clicked, dialog, [dialog] {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_F1, Qt::NoModifier);
        QCoreApplication::sendEvent(dialog, &press);
    });
    return button;
}

QHBoxLayout* withHelp(QDialog* dialog, QWidget* last)
{
    return rowOf(dialog, {{last, 1}, helpButton(dialog)});
}

} // namespace zahlmeister::ui
