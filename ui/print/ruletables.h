// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/base/date.h"
#include "engine/base/result.h"
#include "engine/rules/ratingsystem.h"
#include "ui/print/sheetlayout.h"
#include "ui/print/sheettable.h"
#include "ui/text/language.h"

namespace zahlmeister::ui {

/// @brief A table as its document arranges it: parts of long ones side by side, rows of one head kept
/// together, second heads at the right and below.
/// @param role of the cells; the heads of the rows are bold
[[nodiscard]] SheetTable arrangedTable(const engine::PrintedTable& table, FontRole role);

/// @brief All tables of a rule version for paper and screen, each with its clause and how to read it. Wide
/// tables are set in smaller type, so that nothing is cut off.
/// @param printed date for the footer
/// @return Error::UnknownRuleVersion, and what RatingSystem::tables() returns
[[nodiscard]] Result<SheetLayout> layoutRuleTables(const engine::RuleVersion& version, Language language,
                                                   std::optional<engine::Date> printed);

} // namespace zahlmeister::ui
