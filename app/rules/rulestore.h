// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "engine/base/result.h"
#include "engine/catalogue/rulecatalog.h"

/// The rule versions of a work file: those that ship with the program, and those that an administrator
/// changed or added there.
namespace zahlmeister::app {

class WorkFile;

/// @brief All rule versions that a work file knows. A version of the file replaces the shipped one of the
/// same id, with RuleOrigin::Changed; the others come after the shipped ones, in the order of their ids.
/// Parameters that came after a version was stored are added as they ship, or as it computed without them.
/// @return Error::DamagedWorkFile (a version cannot be read), StorageFailure
[[nodiscard]] Result<std::shared_ptr<const engine::RuleCatalog>> rulesOf(const WorkFile& file);

/// @brief Adds a version, or replaces the one of the same id, in one transaction.
/// @return Error::UnknownRuleVersion (the system), MissingParameter, BadParameter, BadRuleVersion, ReadOnly,
///         DiskFull, StorageFailure
Result<void> putRuleVersion(WorkFile& file, const engine::RuleVersion& version);

/// @brief Takes a version out of the work file; one that ships with the program is as shipped again.
/// @return Error::UnknownRuleVersion, RuleVersionInUse (a tournament names it), ReadOnly, DiskFull,
///         StorageFailure
Result<void> removeRuleVersion(WorkFile& file, const std::string& id);

} // namespace zahlmeister::app
