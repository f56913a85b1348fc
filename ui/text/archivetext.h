// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/archive/adjusting.h"
#include "app/archive/archive.h"

/// Sentences about an archive.
namespace zahlmeister::ui {

/// @brief How long ago something was, as exactly as it matters.
/// @param time ISO, UTC
[[nodiscard]] QString archiveAgeText(const QString& time);

/// @brief When something was, by the clock of this computer.
/// @param time ISO, UTC; empty stays empty
[[nodiscard]] QString archiveTimeText(const QString& time);

/// @brief What an address leads to, before there is a connection: a file, a socket, a server and how it is
/// reached.
[[nodiscard]] QString archiveWayText(const app::ArchiveAddress& address);

/// @brief What the connection is, once it is there.
[[nodiscard]] QString archiveConnectionText(const app::ArchiveAddress& address,
                                            const app::ArchiveStatus& status);

/// @brief What may go wrong on the way to a server; empty: nothing.
[[nodiscard]] QString archiveRiskText(const app::ArchiveAddress& address);

/// @brief Who one is, and what he may do.
[[nodiscard]] QString archiveRightsText(const app::ArchiveAddress& address, const app::ArchiveStatus& status);

/// @brief How a tournament of the work file stands to the archive.
/// @param isRemoved it is in the waste basket here, or refused
[[nodiscard]] QString publicationStateText(const app::PublicationPreview& preview, bool isRemoved);

/// @brief What came of publishing a tournament.
[[nodiscard]] QString publicationOutcomeText(const app::PublicationOutcome& outcome, const QString& name);

/// @brief What a recalculation did.
[[nodiscard]] QString archiveRunText(const app::ArchiveRun& run);

/// @brief What followed from adjustments that were made or taken back.
[[nodiscard]] QString archiveAdjustedText(const app::ArchiveRun& run);

/// @brief Where the adjustments of a work file and of an archive differ, and what that means.
/// @param difference not empty
[[nodiscard]] QString adjustmentDifferenceText(const app::AdjustmentDifference& difference);

} // namespace zahlmeister::ui
