// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QCoreApplication>
#include <QString>

#include "app/lab/labrun.h"

namespace zahlmeister::ui {

/// @brief LabTr::tr() translates the words of the laboratory.
class LabTr {
    Q_DECLARE_TR_FUNCTIONS(LabTr)
};

/// @brief Nats a game, five decimals.
[[nodiscard]] QString lossText(double loss);

/// @brief A difference of it, with its sign: thousandths of a nat, three decimals.
[[nodiscard]] QString lossDifferenceText(double difference);

/// @brief From where to where a band of such differences is: "-1.200 to -0.400"; a dash without one.
[[nodiscard]] QString bandText(const std::optional<app::Band>& band);

/// @brief What a kind of bins is about, as a heading.
[[nodiscard]] QString binKindName(app::BinKind kind);

/// @brief A bin: "100-149", "Youth", "2024".
[[nodiscard]] QString binText(const app::BinKey& key);

/// @brief How a simulated player goes about his rating.
[[nodiscard]] QString simulatedKindName(app::SimulatedKind kind);

/// @brief A channel of the ledger.
[[nodiscard]] QString channelName(app::LedgerChannel channel);

/// @brief How a criterion ended.
[[nodiscard]] QString verdictName(app::Verdict verdict);

} // namespace zahlmeister::ui
