// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "app/chronicle/chronicle.h"
#include "app/chronicle/persondecision.h"
#include "engine/base/result.h"

/// Merging and parting persons: what the referee decides, and where a work file keeps it (document 000, 3.7).
namespace zahlmeister::app {

class WorkFile;

/// @brief The tournaments in which both took part: they cannot be one person.
[[nodiscard]] std::vector<engine::TournamentId> tournamentsOfBoth(const PersonHistory& one,
                                                                  const PersonHistory& other);

/// @brief What makes two persons one.
/// @pre tournamentsOfBoth() is empty
[[nodiscard]] PersonDecisions merging(const PersonHistory& one, const PersonHistory& other,
                                      const std::string& reason);

/// @brief What makes two persons of one.
/// @param others the tournaments in which somebody else took part; not all, nor none
[[nodiscard]] PersonDecisions
parting(const PersonHistory& person, const std::set<engine::TournamentId>& others, const std::string& reason);

/// @brief What is decided, in the order of the decisions.
/// @return Error::StorageFailure, DamagedWorkFile
[[nodiscard]] Result<PersonDecisions> personDecisions(const WorkFile& file);

/// @brief Adds decisions, in one transaction.
/// @param day on which they are made
/// @return as they are kept; Error::ReadOnly (or whatever WorkFile::readOnlyReason() is), DiskFull,
/// StorageFailure
Result<PersonDecisions> decide(WorkFile& file, PersonDecisions decisions, engine::Date day);

/// @brief Takes decisions back, in one transaction: everything is as if they had never been made. Who is
/// gone already is not missed.
/// @return as decide()
Result<void> takeBack(WorkFile& file, const std::vector<std::int64_t>& ids);

} // namespace zahlmeister::app
