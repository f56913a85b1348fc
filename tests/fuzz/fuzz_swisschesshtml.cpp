// SPDX-License-Identifier: GPL-3.0-or-later
// Pages, separated by a record separator (0x1e): whatever they hold, all tables are grids with a line for
// each row, and the pages are refused or read.

#include <QByteArray>
#include <QList>

#include "app/formats/swisschess/swisschesshtml.h"
#include "app/text/htmltable.h"
#include "tests/fuzz/promises.h"
#include "tests/fuzz/targets.h"

using namespace zahlmeister;
using namespace Qt::StringLiterals;

namespace {

void checkTables(const QByteArray& page)
{
    const auto read = app::parseHtmlTables(QString::fromUtf8(page));
    if (!read.has_value())
        return;
    for (const app::HtmlTable& table : read->tables) {
        fuzz::require(table.line >= 1 && table.rows.size() == table.rowLines.size());
        for (const auto& row : table.rows) {
            for (const app::HtmlCell& cell : row)
                fuzz::require(!cell.continued || cell.text.isEmpty());
        }
    }
}

} // namespace

void fuzz::fuzzSwissChessHtml(std::string_view bytes)
{
    app::ImportInput input;
    for (const QByteArray& page : copied(bytes).split('\x1e')) {
        checkTables(page);
        input.push_back({u"fuzz"_s, page});
    }
    const auto own = app::readIfSwissChessHtml(input);
    const auto read = app::readSwissChessHtml(input);
    require(!own || own->has_value() == read.has_value());
    checkImport(read);
}
