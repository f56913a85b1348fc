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
#include "app/archive/knownrows.h"
#include "app/archive/standingbytes.h"

namespace zahlmeister::app {

/// @brief The seats of a tournament as bytes: the person of each, 0 for a computer.
[[nodiscard]] QByteArray packedSeats(const std::vector<std::int64_t>& persons);

/// @return Error::DamagedContent
[[nodiscard]] Result<std::vector<std::int64_t>> unpackedSeats(const QByteArray& bytes);

/// @brief Tournaments that wait to be computed, and what computing them changes.
class ChainWaves {
public:
    ChainWaves(ArchiveDatabase& database, const engine::RuleCatalog& rules);
    ~ChainWaves();
    ChainWaves(const ChainWaves&) = delete;
    ChainWaves& operator=(const ChainWaves&) = delete;

    /// @brief Lets a tournament wait.
    void add(std::int64_t key) { m_waiting.insert(key); }

    /// @brief Lets all tournaments wait: what came before is in memory then, and need not be read.
    Result<void> addAll();

    /// @brief Forgets a key that no tournament has any more.
    void remove(std::int64_t key) { m_waiting.erase(key); }

    /// @brief Lets those wait in which these persons sat next, each behind his key.
    Result<void> addNext(const std::vector<std::pair<std::int64_t, std::int64_t>>& personsAndKeys);

    /// @brief Computes until nobody waits, and writes what has changed.
    Result<void> run(ArchiveRun& done, const ArchiveProgress& progress);

private:
    struct Node;
    using Place = std::pair<std::int64_t, std::int64_t>; ///< key and seat

    Result<void> load();
    Result<void> loadContents(const std::vector<std::int64_t>& keys);
    Result<void> loadNeighbours(const QVariantList& bound);
    Result<void> loadRows(const std::vector<std::pair<std::int64_t, std::int64_t>>& places);
    Result<void> compute(std::int64_t key, Node& node, ArchiveRun& done);
    [[nodiscard]] const QByteArray* stateBefore(std::int64_t key, const Node& node,
                                                std::int64_t person) const;
    Result<void> write();

    ArchiveDatabase& m_database;
    const engine::RuleCatalog& m_rules;
    bool m_hasAll = false;
    KnownRows m_known;                                     ///< when it has
    std::set<std::int64_t> m_waiting;                      ///< keys
    std::map<std::int64_t, std::unique_ptr<Node>> m_nodes; ///< by key, those of m_waiting that are read
    std::unordered_map<std::int64_t, std::map<Place, QByteArray>> m_states; ///< by person, what was computed
    std::map<std::pair<std::int64_t, Place>, ParticipationRow> m_rows;      ///< by person, to be written
};

} // namespace zahlmeister::app
