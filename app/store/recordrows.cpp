// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/recordrows.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

QString insertText(const QString& table, const QStringList& columns)
{
    const QStringList places(columns.size(), u"?"_s);
    return u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(table, columns.join(u", "_s), places.join(u", "_s));
}

} // namespace zahlmeister::app
