// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/main/arguments.h"
#include "app/main/console.h"
#include "engine/catalogue/rulecatalog.h"

namespace zahlmeister::cli {

/// @brief The rule versions to choose from: those of the work file that `--rules-from` names, which an
/// administrator may have changed or added, else those that ship with the program.
/// @return how the program ends when the work file cannot be read; the reason is printed
[[nodiscard]] tl::expected<std::shared_ptr<const engine::RuleCatalog>, ExitCode>
ruleCatalog(const Arguments& arguments);

} // namespace zahlmeister::cli
