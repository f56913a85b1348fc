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

/// @brief What became of decisions.
struct Decided {
    PersonDecisions kept = {};                          ///< as they are kept now; of takeBack() none
    std::vector<engine::TournamentId> seatedTwice = {}; ///< not empty: nothing was done, since somebody would
                                                        ///< be two players of each of them
};

/// @brief Adds decisions, in one transaction, unless one person would sit twice in a tournament.
/// @param day on which they are made
/// @return Error::ReadOnly (or whatever WorkFile::readOnlyReason() is), DiskFull, StorageFailure,
/// DamagedWorkFile
Result<Decided> decide(WorkFile& file, PersonDecisions decisions, engine::Date day);
/// @param tournaments all of the file, with those in the waste basket, as somebody knows them already
Result<Decided> decide(WorkFile& file, const ChronicleTournaments& tournaments, PersonDecisions decisions,
                       engine::Date day);

/// @brief Takes decisions back, in one transaction: everything is as if they had never been made. Who is
/// gone already is not missed. Who was parted may have been merged with somebody since, so it is judged as
/// decide() is.
/// @return as decide()
Result<Decided> takeBack(WorkFile& file, const std::vector<std::int64_t>& ids);
/// @param tournaments as for decide()
Result<Decided> takeBack(WorkFile& file, const ChronicleTournaments& tournaments,
                         const std::vector<std::int64_t>& ids);

} // namespace zahlmeister::app
