// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/lists/listimport.h"

namespace zahlmeister::ui {

/// @brief "DSB", "FIDE", "Swiss-Chess".
[[nodiscard]] QString listSourceName(app::ListSource source);

/// @brief A layout in words: "CSV of the DSB portal".
[[nodiscard]] QString listFormatName(app::ListFormat format);

/// @brief Where a list's date comes from, to follow it: "from the name of the file".
[[nodiscard]] QString listDateOriginName(app::ListDateOrigin origin);

/// @brief Why a row was refused, with what was read: "The VKZ “3101” is none: it has five characters."
[[nodiscard]] QString refusedRowText(const app::RefusedRow& row);

/// @brief One changed person in a line: "Müller, Anna (30101): 1650 → 1671".
[[nodiscard]] QString listChangeLine(const app::ListChange& change);

/// @brief The name of a kind of change, as a heading: "Transferred".
[[nodiscard]] QString listChangeName(app::ListChangeKind kind);

/// @brief "Compared with the list of 01.09.2026: 12 new, …".
/// @pre changes.comparedWith
[[nodiscard]] QString listChangesLine(const app::ListChanges& changes);

/// @brief "3 persons stand in the list with two numbers; …".
[[nodiscard]] QString twoNumbersLine(const app::ListChanges& changes);

/// @brief The sentences that sum an import up, one a line: rows, refusals, changes, what is to be noted.
[[nodiscard]] QStringList listReportLines(const app::ListReport& report);

} // namespace zahlmeister::ui
