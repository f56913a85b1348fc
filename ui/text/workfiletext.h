// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/store/rescue.h"
#include "app/store/workfile.h"

namespace zahlmeister::ui {

/// @brief What takes its time while a work file is opened: "Checking the work file…"
[[nodiscard]] QString workFileStepText(app::WorkFile::Step step);

/// @brief A part of the schema as Error::ForeignSchema and Loss::Kind::Foreign name it, such as `table game`:
/// "table “game”".
[[nodiscard]] QString schemaPartText(const QString& part);

/// @brief What became of something that could not be rescued, with its table, row and column.
[[nodiscard]] QString lossText(const app::Loss& loss);

/// @brief What a rescue brought, in a sentence or two.
[[nodiscard]] QString rescueText(const app::RescueReport& report, const QString& target);

} // namespace zahlmeister::ui
