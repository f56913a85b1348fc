// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/catalogue/rulecatalog.h"

/// The rule versions of a work file: those that ship with the program, and those that an administrator
/// changed or added there; and the adjustments of ratings that were made there.
namespace zahlmeister::app {

class WorkFile;

/// @brief Whether a text can be the id of a rule version or an adjustment: small letters, digits and `-._`.
[[nodiscard]] bool isRuleId(std::string_view text);

/// @brief All rule versions that a work file knows, with its adjustments. A version of the file replaces the
/// shipped one of the same id, with RuleOrigin::Changed; the others come after the shipped ones, in the order
/// of their ids. Parameters that came after a version was stored are added as they ship, or as it
/// computed without them.
/// @return Error::DamagedWorkFile (a version or an adjustment cannot be read), StorageFailure
[[nodiscard]] Result<std::shared_ptr<const engine::RuleCatalog>> rulesOf(const WorkFile& file);

/// @brief Adds a version, or replaces the one of the same id, in one transaction.
/// @return Error::UnknownRuleVersion (the system), MissingParameter, BadParameter, BadRuleVersion, ReadOnly,
///         DiskFull, StorageFailure
Result<void> putRuleVersion(WorkFile& file, const engine::RuleVersion& version);

/// @brief Takes a version out of the work file; one that ships with the program is as shipped again.
/// @return Error::UnknownRuleVersion, RuleVersionInUse (a tournament names it), ReadOnly, DiskFull,
///         StorageFailure
Result<void> removeRuleVersion(WorkFile& file, const std::string& id);

/// @brief Adds an adjustment, or replaces the one of the same id, in one transaction. What follows from it in
/// the tournaments is for a recalculation.
/// @return Error::OutOfRange (its id, its region or its reason), ReadOnly, DiskFull, StorageFailure
Result<void> putAdjustment(WorkFile& file, const engine::Adjustment& adjustment);

/// @brief Rules with one more adjustment, in the place of one of the same id: what would be if it were made.
[[nodiscard]] std::shared_ptr<const engine::RuleCatalog> withAdjustment(const engine::RuleCatalog& rules,
                                                                        const engine::Adjustment& adjustment);

/// @brief Takes an adjustment back; a recalculation then gives everybody what he has without it.
/// @return Error::OutOfRange (there is none of that id), ReadOnly, DiskFull, StorageFailure
Result<void> removeAdjustment(WorkFile& file, const std::string& id);

} // namespace zahlmeister::app
