// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/formats/table/tablelayout.h"

namespace zahlmeister::app {

/// @brief Tables as CSV, an empty line between them: semicolons, UTF-8 with byte order mark; nothing in it
/// begins a formula.
/// @param lines above the first head, each in the first column
/// @param tables not empty
[[nodiscard]] QByteArray writeCsvTables(const QStringList& lines, const std::vector<WrittenTable>& tables);

/// @brief What stands on a web page.
struct WrittenPage {
    QString language; ///< such as `de`
    QString title;    ///< may be empty
    QStringList lines = {};
    struct Section {
        QString heading; ///< may be empty
        WrittenTable table;
    };
    std::vector<Section> sections = {};
    QStringList notes = {}; ///< below the tables
};

/// @brief A web page that needs nothing else and prints well.
[[nodiscard]] QByteArray writeHtmlPage(const WrittenPage& page);

} // namespace zahlmeister::app
