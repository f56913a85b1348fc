// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paste/wholetable.h"

#include <QMimeData>

#include "app/formats/table/tabletext.h"
#include "app/text/htmltable.h"

namespace zahlmeister::ui {

namespace {

/// A head names the columns, or there are games of people; anything else is a range of cells.
bool isWhole(const app::TableReading& reading)
{
    return reading.isTable() && (reading.isOfGames() || reading.headRow >= 0);
}

} // namespace

std::optional<app::TablesReading> wholeTable(const QMimeData& data)
{
    std::optional<app::TablesReading> best;
    if (data.hasText() && app::looksLikeMoreThanARange(data.text())) {
        app::TablesReading read = app::readTableText(data.text());
        if (isWhole(read.reading))
            best = std::move(read);
    }
    const bool settled = best && best->reading.tournament && !best->reading.tournament->games.empty();
    if (!settled && data.hasHtml() && app::hasHtmlTable(data.html()) &&
        app::looksLikeMoreThanARange(data.html())) {
        app::TablesReading read = app::readTableText(data.html());
        if (isWhole(read.reading) && (!best || app::isBetterReading(read.reading, best->reading)))
            best = std::move(read);
    }
    return best;
}

} // namespace zahlmeister::ui
