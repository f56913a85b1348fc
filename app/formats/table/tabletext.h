// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include <QByteArray>
#include <QString>

#include "app/tables/tournamenttables.h"

namespace zahlmeister::app {

/// @brief All ways to cut a text: the general ones, and those that single programs need.
[[nodiscard]] std::span<const Cutter> tableCutters();

/// @brief Refuses XML, whose attributes look like columns: a text with an XML declaration, or with tags whose
/// first is none of HTML. Web pages are not meant, XHTML among them.
/// @param data of a file, in any encoding
/// @return UnknownXml with the name of the root element, `?` when the text ends before it; nothing for all
/// else
[[nodiscard]] std::optional<ImportNote> refusalOfXml(const QByteArray& data);

/// @brief Understands the tables of a text, such as that of the clipboard; see readTablesOfText(). XML is
/// refused.
[[nodiscard]] TablesReading readTableText(const QString& text);

} // namespace zahlmeister::app
