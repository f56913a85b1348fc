// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/lab/labrun.h"

namespace zahlmeister::app {

/// @brief What a run found: `{format, title, fingerprint, tournaments, persons, participations, left_out,
/// from, to, variants, criteria}`; every variant has `games`, `uses`, `log_loss`, `brier`, `accuracy`,
/// `slope`, `intercept`, `bins`, `levels`, `ledger`, `newcomers`, and all but the rules in force `against`
/// and `impact`. Reals have nine significant digits. What is hidden has no numbers.
/// @param data when games were kept: then `seats` and `games` follow, with running numbers for persons and
/// expected scores in full
[[nodiscard]] QByteArray writeLabReportJson(const LabReport& report, const LabData* data = nullptr);

/// @brief A sweep: `{format, base, parameters, fit_until, fingerprint, best, points}`.
[[nodiscard]] QByteArray writeSweepJson(const ParameterSweep& sweep);

} // namespace zahlmeister::app
