// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "app/chronicle/chain/persondecision.h"
#include "app/chronicle/chronicle.h"
#include "engine/base/result.h"

/// Merging and parting persons: what the referee decides, and where a work file keeps it (document 000, 3.7).
///
/// A decision changes to which person seats are linked (engine::Participant::person), and notes what they
/// were linked to, so that it can be taken back.
namespace zahlmeister::app {

class WorkFile;

/// @brief The tournaments in which both took part: they cannot be one person.
[[nodiscard]] std::vector<engine::TournamentId> tournamentsOfBoth(const PersonHistory& one,
                                                                  const PersonHistory& other);

/// @brief What makes two persons one.
/// @pre tournamentsOfBoth() is empty
[[nodiscard]] PersonDecision merging(const PersonHistory& one, const PersonHistory& other,
                                     const std::string& reason);

/// @brief What makes two persons of one.
/// @param others the tournaments in which somebody else took part; not none. All of them: who it was unclear
/// about is nobody else
[[nodiscard]] PersonDecision parting(const PersonHistory& person,
                                     const std::set<engine::TournamentId>& others, const std::string& reason);

/// @brief What is decided, in the order of the decisions.
/// @return Error::StorageFailure, DamagedWorkFile
[[nodiscard]] Result<PersonDecisions> personDecisions(const WorkFile& file);

/// @brief What became of a decision.
struct Decided {
    std::optional<PersonDecision> kept = {}; ///< as it is kept now; nothing: it was taken back, or refused
    std::vector<engine::TournamentId> seatedTwice = {}; ///< not empty: nothing was done, since somebody would
                                                        ///< be two players of each of them
    std::vector<engine::TournamentId> tournaments = {}; ///< in which somebody was linked anew
};

/// @brief Carries a decision out and keeps it, in one transaction, unless one person would sit twice in a
/// tournament. Who is not linked yet is linked before. Entries are settled with the next chain.
/// @param day on which it is made
/// @return Error::ReadOnly (or whatever WorkFile::readOnlyReason() is), DiskFull, StorageFailure,
/// DamagedWorkFile
Result<Decided> decide(WorkFile& file, PersonDecision decision, engine::Date day);
/// @param tournaments all of the file, with those in the waste basket, as somebody knows them already
Result<Decided> decide(WorkFile& file, ChronicleTournaments tournaments, PersonDecision decision,
                       engine::Date day);

/// @brief Takes a decision back, in one transaction: who was merged is two again, a player who took part
/// since is the one of them whom his data name, and who sits on the seats that a person got by a parting is
/// the other one again, also where he took part since. Entries that were settled by it are what they were. A
/// decision that is gone already is not missed.
/// @return as decide()
Result<Decided> takeBack(WorkFile& file, std::int64_t id);
/// @param tournaments as for decide()
Result<Decided> takeBack(WorkFile& file, ChronicleTournaments tournaments, std::int64_t id);

} // namespace zahlmeister::app
