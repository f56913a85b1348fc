// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/rolelabel.h"

#include <QEvent>

namespace zahlmeister::ui {

RoleLabel::RoleLabel(ColorRole role, const QString& text, QWidget* parent)
    : QLabel(text, parent), m_role(role)
{
    setTextFormat(Qt::PlainText);
    setForegroundRole(QPalette::WindowText); // over a table's ground Qt would take the text's
    updateColor();
}

void RoleLabel::setRole(ColorRole role)
{
    m_role = role;
    updateColor();
}

void RoleLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateColor();
}

void RoleLabel::updateColor()
{
    const QColor wanted = color(m_role, palette());
    // Setting a palette is itself a palette change.
    if (palette().color(QPalette::WindowText) == wanted)
        return;
    QPalette own;
    own.setColor(QPalette::WindowText, wanted);
    setPalette(own);
}

} // namespace zahlmeister::ui
