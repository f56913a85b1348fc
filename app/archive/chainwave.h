// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/archive/archive.h"
#include "app/archive/archivedatabase.h"
#include "app/archive/chainstep.h"
#include "app/archive/linktargets.h"
#include "app/archive/participationrow.h"

namespace zahlmeister::app {

/// @brief Tournaments that wait to be computed, and what computing them changes.
class ChainWaves {
public:
    ChainWaves(ArchiveDatabase& database, const engine::RuleCatalog& rules);
    ~ChainWaves();
    ChainWaves(const ChainWaves&) = delete;
    ChainWaves& operator=(const ChainWaves&) = delete;

    /// @brief Lets a tournament wait.
    void add(std::int64_t key) { m_waiting.insert(key); }

    /// @brief Forgets all that wait.
    void clear() { m_waiting.clear(); }

    /// @brief Forgets a key that no tournament has any more.
    void remove(std::int64_t key) { m_waiting.erase(key); }

    /// @brief Lets those wait in which these persons sat next, each behind his key.
    Result<void> addNext(const std::vector<std::pair<std::int64_t, std::int64_t>>& personsAndKeys);

    /// @brief Lets those wait whose players entered by what other tournaments of theirs say, since one of
    /// these changed.
    Result<void> askAgain(const std::vector<std::pair<std::int64_t, std::int64_t>>& personsAndKeys);

    /// @brief Computes until nobody waits, and writes what has changed.
    Result<void> run(ArchiveRun& done, const ArchiveProgress& progress);

private:
    struct Node;
    using Place = std::pair<std::int64_t, std::int64_t>; ///< key and seat

    Result<void> load();
    Result<void> loadRows(const std::vector<std::pair<std::int64_t, std::int64_t>>& places);
    Result<void> compute(Node& node, ArchiveRun& done);
    void keep(const Node& node, std::size_t at, SeatStep step, ArchiveRun& done);
    [[nodiscard]] const QByteArray* stateBefore(const Node& node, std::int64_t person) const;
    Result<void> write();

    ArchiveDatabase& m_database;
    const engine::RuleCatalog& m_rules;
    std::set<std::int64_t> m_waiting;                      ///< keys
    std::map<std::int64_t, std::unique_ptr<Node>> m_nodes; ///< by key, those of m_waiting that are read
    std::unordered_map<std::int64_t, std::map<Place, QByteArray>> m_states; ///< by person, what was computed
    std::map<std::pair<std::int64_t, Place>, ParticipationRow> m_toWrite;   ///< by person and place
    LinkTargets m_targets;
};

} // namespace zahlmeister::app
