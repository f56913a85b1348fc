// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/formats/tournamentformat.h"

namespace zahlmeister::ui {

/// @brief A format as the manual describes it.
struct FormatEntry {
    QString id;
    QString name;
    QString endings; ///< such as `.swi`; empty when a format has none of its own
    QString use;     ///< read, written, or both
    QString losses;  ///< a sentence; empty for formats that are only read
};

/// @brief Every format of the catalogue, in its order.
[[nodiscard]] std::vector<FormatEntry> describedFormats();

/// @brief What is lost, in a few words without numbers: "dates of games".
[[nodiscard]] QString lossName(app::ExportLossCode code);

/// @brief A small tournament that has everything a tournament can have, to ask the formats what they leave
/// out.
[[nodiscard]] engine::Tournament tournamentWithEverything();

} // namespace zahlmeister::ui
