// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

#include "engine/rules/ratingsystem.h"

/// Printed tables in the words and figures of the reader.
namespace zahlmeister::ui {

/// @brief A head or a cell: decimal comma, minus sign, ranges with a dash, words translated.
[[nodiscard]] QString tableText(const std::string& cell);

/// @brief What the table of a rule version is: "Gewinnerwartung P(D)".
[[nodiscard]] QString tableTitle(const engine::PrintedTable& table, const engine::RuleVersion& version);

/// @brief How to read it; empty when that goes without saying. May carry indices: `W_e`.
[[nodiscard]] QString tableNote(const engine::PrintedTable& table, const engine::RuleVersion& version);

} // namespace zahlmeister::ui
