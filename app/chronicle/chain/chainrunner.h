// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <vector>

#include <QThreadPool>

#include "engine/base/result.h"

/// The one way through a chain of tournaments. What a chain is kept in, a work file in memory, an archive in
/// memory or an archive in its database, is a ChainStore.
namespace zahlmeister::app {

/// @brief The place of a tournament in the order of evaluation.
using ChainKey = std::int64_t;

/// @brief What became of a tournament.
struct ChainStep {
    bool isIncomplete = false;       ///< something has to be read first; nothing was kept
    std::vector<ChainKey> next = {}; ///< to which somebody comes differently from before
};

/// @brief The tournaments of a chain, and where everybody stands between them.
class ChainStore {
public:
    ChainStore() = default;
    ChainStore(const ChainStore&) = delete;
    ChainStore& operator=(const ChainStore&) = delete;
    virtual ~ChainStore() = default;

    /// @brief How many tournaments are read at once.
    [[nodiscard]] virtual std::size_t mostAtOnce() const = 0;

    /// @brief Whether several threads may compute tournaments beside one another that have nobody in common.
    /// Then no step names others that follow: all of them wait from the beginning.
    [[nodiscard]] virtual bool isShared() const { return false; }

    /// @brief Reads tournaments that are computed next.
    virtual Result<void> read(const std::vector<ChainKey>& /*keys*/) { return {}; }

    /// @brief Who sits in one that was read, 0: nobody. Asked of a shared store alone.
    [[nodiscard]] virtual Result<std::vector<std::int64_t>> persons(ChainKey /*key*/) const
    {
        return std::vector<std::int64_t>();
    }

    /// @brief Lets everybody come to a tournament with what those before left him with, and keeps with what
    /// he goes.
    [[nodiscard]] virtual Result<ChainStep> compute(ChainKey key) = 0;

    /// @brief Reads what incomplete steps lack.
    virtual Result<void> readMissing() { return {}; }

    /// @brief Forgets what was read of a tournament that is done.
    virtual void forget(ChainKey /*key*/) { }

    /// @brief Called between readings: what was kept may be written.
    /// @return false: the run is to be given up
    [[nodiscard]] virtual Result<bool> flush() { return true; }
};

/// @brief Computes tournaments strictly in the order of evaluation, until nobody leaves one differently from
/// before. The same for a few that follow from a change and for all of them.
///
/// Those that wait first are read together. Where the store is shared, tournaments of which nobody sits in
/// two are computed beside one another, on all processors.
/// @source document 000, 2.2.3, 3.7
class ChainRunner {
public:
    /// @param store outlives the runner
    explicit ChainRunner(ChainStore& store);

    /// @brief Lets tournaments wait to be computed.
    void add(const std::vector<ChainKey>& keys) { m_waiting.insert(keys.begin(), keys.end()); }
    void add(ChainKey key) { m_waiting.insert(key); }

    /// @brief Forgets a key that no tournament has any more.
    void remove(ChainKey key) { m_waiting.erase(key); }
    /// @brief Forgets all that wait.
    void clear() { m_waiting.clear(); }

    /// @brief Computes until nothing waits.
    /// @param goesOn is called before each step with how many wait; false: cancel
    /// @return false: the store gave it up; Error::Cancelled, and those of the store
    Result<bool> run(const std::function<bool(std::size_t)>& goesOn = {});

    /// @brief How many tournaments were computed so far, and in how many readings.
    [[nodiscard]] int computed() const { return m_computed; }
    [[nodiscard]] int readings() const { return m_readings; }

private:
    using Layer = std::vector<ChainKey>;

    Result<void> read();
    Result<void> planLayers();
    [[nodiscard]] Layer nextLayer();
    Result<void> compute(const Layer& layer);

    ChainStore& m_store;
    QThreadPool m_threads;
    std::set<ChainKey> m_waiting;
    std::set<ChainKey> m_read;   ///< of these
    std::vector<Layer> m_layers; ///< of these, the next one last; of a shared store
    int m_computed = 0;
    int m_readings = 0;
};

} // namespace zahlmeister::app
