// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/submission/fidereport.h"

/// The report to the FIDE in words.
namespace zahlmeister::ui {

/// @brief A contradiction in a sentence.
[[nodiscard]] QString contradictionText(const app::FideContradiction& contradiction,
                                        const engine::Tournament& tournament);

/// @brief That the lines of missing FIDE IDs need the consent of those who are named in them.
[[nodiscard]] QString fideConsentText();

/// @brief When the report is due and what it costs, as entered, with the day of which that is; empty when
/// nothing was entered.
[[nodiscard]] QString fideTermsText(const engine::Tournament& tournament, const app::FideTerms& terms);

/// @brief What stands beside a report before it leaves, line by line: contradictions, then lines for missing
/// FIDE IDs with the reminder. Empty when there is nothing to say.
[[nodiscard]] QStringList fideReportLines(const engine::Tournament& tournament, app::TrfEdition edition);

} // namespace zahlmeister::ui
