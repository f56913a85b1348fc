// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/official/officialresult.h"
#include "app/text/cellgrid.h"

/// The kinds of official evaluations; readOfficialResult() finds out which one a text is.
namespace zahlmeister::app {

/// @brief Reads the portal's JSON, or the program's own.
[[nodiscard]] OfficialReading readOfficialJson(const QByteArray& data);

/// @brief Takes text apart by the separator that makes most cells of it.
[[nodiscard]] TableGrid splitOfficialTable(const QString& text);

/// @brief Reads a table whose heads are in one of its first rows.
[[nodiscard]] OfficialReading readOfficialTable(const TableGrid& table);

/// @brief Whether two rows of the portal's answers are about the same player: by id, else by number and name.
[[nodiscard]] bool isSameInBoth(const OfficialRow& a, const OfficialRow& b);

/// @brief A reading that is refused for one reason.
[[nodiscard]] tl::unexpected<std::vector<ImportNote>>
refusedOfficial(ImportCode code, std::vector<std::string> args, const ImportPlace& place = {});

} // namespace zahlmeister::app
