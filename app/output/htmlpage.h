// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/output/table.h"

namespace zahlmeister::app {

/// @brief Text with its markup signs escaped, and with indices: `R_o` gets a small o below.
[[nodiscard]] QString htmlText(const QString& text);

/// @brief What is said of a table beside its cells.
struct TableMarkup {
    QString label = {};      ///< what it is; then it can be scrolled with the keys where it is too wide
    bool isSortable = false; ///< a script may sort it: marked as such, and days have their order with them
    bool isShort = false;    ///< without the end tags that HTML lets one leave out
};

/// @brief A table as an element: heads and whose rows they are have a scope. Columns for files are left out;
/// title and remarks are the caller's.
[[nodiscard]] QString htmlTable(const Table& table, const TableMarkup& markup = {});

/// @brief The style of every web page that the program writes.
[[nodiscard]] QString webStyle();

/// @brief What stands on a web page.
struct WebPage {
    QString language;               ///< such as `de`
    QString title;                  ///< may be empty
    QStringList lines = {};         ///< below the title, one of them a paragraph
    QString body = {};              ///< markup between the lines and the tables
    std::vector<Table> tables = {}; ///< with their titles as headings
    QString end = {};               ///< markup below the tables
    QStringList notes = {};         ///< at last
};

/// @brief A web page that needs nothing else, follows light and dark, and prints well; it has no characters
/// that no text has.
[[nodiscard]] QByteArray htmlOf(const WebPage& page);

} // namespace zahlmeister::app
