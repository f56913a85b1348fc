// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/study.h"
#include "app/main/console/arguments.h"
#include "app/main/console/console.h"
#include "engine/catalogue/rulecatalog.h"

namespace zahlmeister::cli {

/// @brief A study as a file has it; what is wrong with it is printed.
[[nodiscard]] Outcome<app::Study> studyIn(const QString& path);

/// @brief Puts into a study what options say: title, question, data, days, a variant, yardsticks, criteria.
/// @param rules that variants may change
[[nodiscard]] Outcome<void> putIntoStudy(const Arguments& arguments, const engine::RuleCatalog& rules,
                                         app::Study& study);

} // namespace zahlmeister::cli
