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
#include "app/archive/levels.h"
#include "app/archive/origins.h"
#include "app/archive/otherrows.h"
#include "app/archive/participationrow.h"

namespace zahlmeister::app {

/// @brief Tournaments that wait to be computed, and what computing them changes.
class ChainWaves {
public:
    ChainWaves(ArchiveDatabase& database, Levels& levels);
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

    /// @brief Lets those wait that asked the other tournaments of a player, when these seats of his are an
    /// answer to that, as the database has them: before they become others, and behind it.
    Result<void> askAgain(const std::vector<std::pair<std::int64_t, std::int64_t>>& personsAndKeys);

    /// @brief Computes until nobody waits, and writes what has changed.
    Result<void> run(ArchiveRun& done, const ArchiveProgress& progress);

private:
    struct Node;
    using Place = std::pair<std::int64_t, std::int64_t>; ///< key and seat

    /// What a tournament leaves somebody with, or left him with until now.
    struct ChangedSeat {
        std::int64_t person;
        std::int64_t key;
        const engine::RuleVersion* version;
        SeatTrace trace;
    };

    Result<void> runOnce(ArchiveRun& done, const ArchiveProgress& progress);
    Result<void> load();
    Result<void> loadAnswers(const std::vector<std::int64_t>& keys);
    Result<void> loadRows(const std::vector<std::pair<std::int64_t, std::int64_t>>& places);
    Result<void> compute(Node& node, ArchiveRun& done);
    void keep(const Node& node, std::size_t at, SeatStep step, ArchiveRun& done);
    Result<void> tellChanged();
    [[nodiscard]] const QByteArray* stateBefore(const Node& node, std::int64_t person) const;
    Result<void> write();

    ArchiveDatabase& m_database;
    Levels& m_levels;
    std::set<std::int64_t> m_waiting;                      ///< keys
    std::map<std::int64_t, std::unique_ptr<Node>> m_nodes; ///< by key, those of m_waiting that are read
    std::unordered_map<std::int64_t, std::map<Place, QByteArray>> m_states; ///< by person, what was computed
    PendingRows m_rows;                                                     ///< to be written
    OtherRows m_others;
    Origins m_origins;
    std::vector<ChangedSeat> m_changed;
};

} // namespace zahlmeister::app
