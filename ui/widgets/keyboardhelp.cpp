// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/keyboardhelp.h"

#include <QStringList>

namespace zahlmeister::ui {

QString keyLines(std::initializer_list<std::pair<QString, QString>> keys)
{
    QStringList lines;
    for (const auto& [key, what] : keys)
        lines += key + u'\t' + what;
    return lines.join(u'\n');
}

} // namespace zahlmeister::ui
