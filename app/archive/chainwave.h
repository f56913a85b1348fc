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
#include "app/archive/otherrows.h"
#include "app/archive/seattrace.h"
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

    /// @brief Lets those wait that asked the other tournaments of a player, when these seats of his are an
    /// answer to that, as the database has them: before they become others, and behind it.
    Result<void> askAgain(const std::vector<std::pair<std::int64_t, std::int64_t>>& personsAndKeys);

    /// @brief Computes until nobody waits, and writes what has changed.
    Result<void> run(ArchiveRun& done, const ArchiveProgress& progress);

private:
    struct Node;
    struct Step;
    using Place = std::pair<std::int64_t, std::int64_t>; ///< key and seat

    /// A seat that asked.
    struct Question {
        std::int64_t key;
        const engine::RuleVersion* version;
        SeatQuestions asked;
    };

    Result<void> runOnce(ArchiveRun& done, const ArchiveProgress& progress);
    Result<void> load();
    Result<void> loadContents(const std::vector<std::int64_t>& keys);
    Result<void> loadEarlier(const std::vector<std::int64_t>& keys);
    Result<void> loadNeighbours(const QVariantList& bound);
    Result<void> loadRows(const std::vector<std::pair<std::int64_t, std::int64_t>>& places);
    Result<void> compute(std::int64_t key, Node& node, ArchiveRun& done);
    Result<void> read(const ChronicleTournament& one, bool isNewest, std::int64_t key, const Node& node,
                      const engine::RuleVersion& version, const std::vector<SharedStanding>& cameWith,
                      Step& into);
    [[nodiscard]] static ParticipationRow numbersOf(const Node& node, const Step& step, std::size_t at);
    void answer(std::int64_t person, std::int64_t key, const engine::RuleVersion& version,
                const SeatTrace* trace, const SeatQuestions& asked);
    bool keep(std::int64_t key, const Node& node, std::size_t at, ParticipationRow row, ArchiveRun& done);
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
    PendingRows m_rows;                                                     ///< to be written
    std::unordered_map<std::int64_t, std::vector<Question>> m_questions;    ///< by person, when it has all
    std::set<std::int64_t> m_again;                                         ///< keys, likewise
    std::vector<std::pair<std::int64_t, std::int64_t>> m_changed;           ///< persons and keys
};

} // namespace zahlmeister::app
