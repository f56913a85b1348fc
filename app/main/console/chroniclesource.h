// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/chronicle/chronicle.h"
#include "app/main/console/arguments.h"
#include "app/main/console/console.h"
#include "app/store/workfile.h"

namespace zahlmeister::cli {

/// @brief The work file that a subcommand names first.
[[nodiscard]] Outcome<std::unique_ptr<app::WorkFile>>
workFileNamedBy(const Arguments& arguments, app::WorkFile::Access access = app::WorkFile::Access::ReadOnly);

/// @brief The chronicle of the work file that a subcommand names first. What has no place in it is said.
[[nodiscard]] Outcome<app::Chronicle> chronicleNamedBy(const Arguments& arguments);

/// @brief Says which tournaments have no place in the order of the evaluations, and why.
/// @param path of the work file
/// @return ExitCode::DoneWithErrors when one of them cannot be evaluated
ExitCode printSkipped(const QString& path, std::span<const app::SkippedTournament> skipped);

/// @brief Says which entries cannot count as they came in, and what is to be asked.
void printQuestions(const QString& path, const app::Recalculation& recalculation);

/// @brief Says who was evaluated elsewhere in between: each, or how many.
void printOutside(const QString& path, const app::Recalculation& recalculation, bool areAllTold);

} // namespace zahlmeister::cli
