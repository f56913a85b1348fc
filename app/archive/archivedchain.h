// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "app/archive/archive.h"
#include "app/archive/chainstep.h"
#include "app/archive/kept/archivedtournament.h"
#include "app/archive/kept/linktargets.h"
#include "app/chronicle/chain/chainrunner.h"

namespace zahlmeister::app {

/// @brief The tournaments of an archive for a ChainRunner. Where everybody stands is kept by what derives
/// from it: in memory for all of them (completerun.h), in the database for a few (storedstandings.h).
class ArchivedChain : public ChainStore {
public:
    ArchivedChain(ArchiveDatabase& database, const engine::RuleCatalog& rules);

    Result<void> read(const std::vector<ChainKey>& keys) override;
    [[nodiscard]] Result<std::vector<std::int64_t>> persons(ChainKey key) const override;
    [[nodiscard]] Result<ChainStep> compute(ChainKey key) override;
    Result<void> readMissing() override;
    void forget(ChainKey key) override { m_stored.erase(key); }
    [[nodiscard]] Result<bool> flush() override;

    /// @brief How many rows differ from those in the database.
    [[nodiscard]] std::int64_t differingRows() const { return m_differing; }

protected:
    /// @brief Prepares for tournaments that were read.
    virtual Result<void> prepare(std::span<const StoredBytes> tournaments);

    /// @brief Where those who sit in a tournament stand before it.
    /// @return by participant; nullptr: nobody knows him. Valid until keep() is called for the same person;
    /// Error::DamagedContent, UnknownRuleVersion
    [[nodiscard]] virtual Result<std::vector<const KeptStanding*>> before(const ArchivedTournament& one) = 0;

    /// @brief Takes over what a tournament made of a seat.
    /// @return whether its row differs from that of the database, and the key of the person's next tournament
    /// if he comes to it with another standing
    virtual std::pair<bool, std::optional<ChainKey>> keep(const ArchivedTournament& one, std::size_t seat,
                                                          SeatStep step) = 0;

    /// @brief By which rules tournaments were evaluated, where that is not what is noted; for the writer.
    [[nodiscard]] RulesByKey takeRules() { return std::exchange(m_otherRules, {}); }

    [[nodiscard]] ArchiveDatabase& database() const { return m_database; }
    [[nodiscard]] const engine::RuleCatalog& rules() const { return m_rules; }

private:
    ArchiveDatabase& m_database;
    const engine::RuleCatalog& m_rules;
    LinkTargets m_targets;
    std::map<ChainKey, StoredBytes> m_stored; ///< those that were read
    std::mutex m_mutex;                       ///< of what follows, while tournaments are computed
    std::set<LinkTargets::Link> m_missing;
    RulesByKey m_otherRules;
    std::int64_t m_differing = 0;
};

/// @brief Computes what waits, and notes how much that was.
/// @param done is added to
/// @return as ChainRunner::run()
Result<bool> runChain(ChainRunner& runner, const ArchivedChain& chain, ArchiveRun& done,
                      const ArchiveProgress& progress);

} // namespace zahlmeister::app
