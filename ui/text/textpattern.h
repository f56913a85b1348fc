// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/model/ruleversion.h"

namespace zahlmeister::ui {

/// @brief Puts arguments into the places %1 to %9 of a sentence, all at once, so that a `%1` within an
/// argument stays as it is. A place without an argument becomes empty.
[[nodiscard]] QString fillPattern(const QString& pattern, const QStringList& args);

/// @brief Puts numbers of a rule version into the places of a sentence that have their names, such as
/// `{special_threshold}`. What the version does not have becomes "…".
[[nodiscard]] QString fillParameters(const QString& pattern, const engine::RuleVersion& version);

} // namespace zahlmeister::ui
