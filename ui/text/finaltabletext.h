// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include <QString>

#include "engine/standings/categories.h"
#include "engine/standings/finaltable.h"
#include "engine/standings/statedcheck.h"
#include "ui/text/listtable.h"

/// Final tables in words, in the language of the program.
namespace zahlmeister::ui {

/// @brief What a tie-break is called, such as "Buchholz".
[[nodiscard]] QString tieBreakName(engine::TieBreakCode code);

/// @brief A value as it is shown: halves as such, others with the decimals of the tie-break; a dash where
/// there is none.
[[nodiscard]] QString tieBreakValue(const engine::TieBreak& tieBreak, double value);

/// @brief What a place is above the next one by, such as `BH/C1 4 > 3½`.
/// @param criterion position among the criteria; their number: a lot
/// @param own       values by criterion
/// @param next      those of the next place
/// @param isTeam    whether points have kinds
[[nodiscard]] QString decisionText(std::span<const engine::TieBreak> criteria, std::size_t criterion,
                                   std::span<const double> own, std::span<const double> next, bool isTeam);

/// @brief The same of a final table; empty where nothing decides.
/// @param place position in FinalTable::places()
[[nodiscard]] QString decisionText(const engine::FinalTable& table, std::size_t place);

/// @brief How a value came about, such as `BH/C1 (C.07, 8.1) = 22½: R1: Kurz, Anna 4½; ...`.
/// @param criterion position among the criteria
/// @param place     position in FinalTable::places()
[[nodiscard]] QString explainedValue(const engine::FinalTable& table, std::size_t criterion,
                                     std::size_t place);

/// @brief What is shown of a final table, or beside it.
struct FinalTableView {
    std::optional<engine::Category> category = {};    ///< its players alone; nothing: everybody
    const engine::StatedComparison* stated = nullptr; ///< the organiser's own table; not with a category
};

/// @brief What a category is called, such as "Youth up to 18".
[[nodiscard]] QString categoryName(const engine::Category& category);

/// @brief The final table for screen, paper and files. Columns are place, number, name, values, and what
/// decided the place; of a category the place in the whole table stands there, of teams who played for them.
/// @param tournament that it is of
[[nodiscard]] ListTable finalTableList(const engine::Tournament& tournament, const engine::FinalTable& table,
                                       const FinalTableView& view = {});

} // namespace zahlmeister::ui
