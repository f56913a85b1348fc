// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "app/archive/archive.h"
#include "engine/rules/adjustment.h"

/// Adjustments of ratings in an archive (document 000, 2.2.1, 3.7): an act of an administrator that stands in
/// the journal and can be taken back. Whatever follows for ratings is computed at once, from the day of the
/// adjustment on, so that nobody ever reads an archive whose ratings know nothing of its adjustments.
namespace zahlmeister::app {

/// @brief What is made and taken back, in one act.
struct Adjusting {
    std::vector<engine::Adjustment> made = {}; ///< each in the place of one of the same id
    std::vector<std::string> takenBack = {};   ///< ids
    QString who = {};
    QString reason = {}; ///< of those that are taken back, for the journal, without names; those that are
                         ///< made say it themselves
};

/// @brief Carries it out, in one transaction. What is there already as it is to be made is left alone.
/// @param progress as of Archive::recalculate()
/// @return what was computed; Error::OutOfRange (no adjustment, or none of that id), ArchiveFailure
/// (`not-computed`, `no-rights`), OtherRules (a complete recalculation comes first), Cancelled, and those of
/// the database
Result<ArchiveRun> adjustArchive(Archive& archive, const Adjusting& act,
                                 const ArchiveProgress& progress = {});

/// @brief How the adjustments of a work file and of an archive differ, by their ids.
struct AdjustmentDifference {
    std::vector<std::string> hereOnly = {}; ///< in the work file
    std::vector<std::string> thereOnly = {};
    std::vector<std::string> other = {}; ///< in both, but not the same

    [[nodiscard]] bool isEmpty() const { return hereOnly.empty() && thereOnly.empty() && other.empty(); }
    bool operator==(const AdjustmentDifference&) const = default;
};

/// @brief Compares them: where they differ, both compute different ratings from the same tournaments.
/// @param here rules of the work file
/// @param there of the archive
[[nodiscard]] AdjustmentDifference differenceOfAdjustments(const engine::RuleCatalog& here,
                                                           const engine::RuleCatalog& there);

} // namespace zahlmeister::app
