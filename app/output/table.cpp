// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output/table.h"

namespace zahlmeister::app {

QString plainFigure(const QString& text, const QString& decimalPoint)
{
    QString figure = text;
    figure.replace(u'−', u'-');
    if (figure.startsWith(u'+') || figure.startsWith(u'±'))
        figure.remove(0, 1);
    if (figure.endsWith(u'½')) {
        figure.chop(1);
        figure = (figure.isEmpty() ? QStringLiteral("0") : figure) + decimalPoint + u'5';
    }
    return figure == QStringView(u"–") ? QString() : figure;
}

} // namespace zahlmeister::app
