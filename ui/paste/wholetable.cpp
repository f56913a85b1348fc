// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paste/wholetable.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include "app/open/open.h"

namespace zahlmeister::ui {

PastedTable wholeTable(const QMimeData& data)
{
    return app::openPasted(data.text(), data.html());
}

PastedTable wholeTableInClipboard()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    return data ? wholeTable(*data) : PastedTable();
}

} // namespace zahlmeister::ui
