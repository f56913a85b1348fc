// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/chronicle/chain/tournamentstep.h"

/// Where an entry came from is settled once, when its tournament comes in, and recorded
/// (engine::EntryOrigin). From then on nothing is compared any more, whatever is moved, corrected, deleted or
/// restored.
namespace zahlmeister::app {

class WorkFile;

/// @brief What another tournament of a player leaves him with: as it stands, as it was entered, or as it once
/// was.
struct LeavingEntry {
    Entry entry;
    const engine::RuleVersion* version; ///< of that tournament
};

/// @brief A tournament of a player from which his entry into another one may have come.
struct SettlingCandidate {
    std::string uuid;
    engine::ParticipantNumber number;
    std::vector<LeavingEntry> leaves = {};
};

/// @brief What settles the entry of one participant.
struct SettlingCase {
    Entry entry; ///< as it came in, on the level of the tournament
    SharedStanding comesWith = {};
    std::optional<SettlingCandidate> last = {}; ///< his last evaluated tournament before it
    std::vector<SettlingCandidate> behind = {}; ///< later ones that came in before it did
};

/// @brief Whether an entry equals another one on its own level or on that of later rules: rating and index
/// are equal.
[[nodiscard]] bool isThat(const Entry& entry, const engine::RuleVersion& version, const LeavingEntry& left,
                          const engine::RuleCatalog& rules);

/// @brief Whether it is not recorded yet where the entry of a participant comes from, or on which level it
/// came in.
[[nodiscard]] bool isUnsettled(const engine::Participant& participant);

/// @brief Records where the entry of a participant comes from: the chain, if it equals what he comes with or
/// what his last tournament leaves him with; the same for his carry-over games. A number that a later
/// tournament leaves him with is knowledge from the future, and leads there. Else it is from the file, or by
/// hand.
/// @param settled as rated by `version`; is changed
/// @source decision 22 of rules/README.md
void settle(engine::Participant& settled, const SettlingCase& evidence, const engine::RuleVersion& version,
            const engine::RuleCatalog& rules);

/// @brief Keeps what was settled, in one transaction. It is no step of the undo log: nothing that a referee
/// entered becomes another thing.
/// @param decided decisions about persons that are carried out with it
/// @return Error::ReadOnly (or whatever WorkFile::readOnlyReason() is), DiskFull, StorageFailure
Result<void> storeSettled(WorkFile& file, const std::vector<SettledTournament>& settled,
                          const PersonDecisions& decided = {});

/// @brief Settles whatever is not settled in a work file, and keeps it.
/// @return as storeSettled() and recalculationOf()
Result<void> settleEntries(WorkFile& file);

} // namespace zahlmeister::app
