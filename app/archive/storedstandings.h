// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/archive/archivedchain.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/participationrow.h"

namespace zahlmeister::app {

/// @brief A person, and the key of a tournament.
using PersonAndKey = std::pair<std::int64_t, std::int64_t>;

/// @brief The keys of the tournaments in which persons sat next after those given.
[[nodiscard]] Result<std::vector<ChainKey>> nextTournaments(ArchiveDatabase& database,
                                                            const std::vector<PersonAndKey>& places);

/// @brief The keys of the tournaments that persons entered by what other tournaments of theirs say: they
/// depend on one of these that changed, wherever it is.
[[nodiscard]] Result<std::vector<ChainKey>> linkedTournaments(ArchiveDatabase& database,
                                                              const std::vector<PersonAndKey>& places);

/// @brief Standings as the database has them, read for the tournaments that are computed next: for a run that
/// follows from a change. Rows that differ are kept until they are written.
class StoredStandings : public ArchivedChain {
public:
    StoredStandings(ArchiveDatabase& database, const engine::RuleCatalog& rules);
    ~StoredStandings() override;

    [[nodiscard]] std::size_t mostAtOnce() const override;
    void forget(ChainKey key) override;
    [[nodiscard]] Result<bool> flush() override;

    /// @brief Writes what differs.
    Result<void> write();

protected:
    Result<void> prepare(std::span<const StoredBytes> tournaments) override;
    [[nodiscard]] Result<std::vector<const KeptStanding*>> before(const ArchivedTournament& one) override;
    std::pair<bool, std::optional<ChainKey>> keep(const ArchivedTournament& one, std::size_t seat,
                                                  SeatStep step) override;

private:
    using Place = std::pair<ChainKey, std::int64_t>; ///< key and seat
    struct Prepared;

    [[nodiscard]] std::pair<Place, const QByteArray*> stateBefore(const Prepared& one, ChainKey key,
                                                                  std::int64_t person) const;

    std::map<ChainKey, Prepared> m_prepared;
    std::unordered_map<std::int64_t, std::map<Place, QByteArray>> m_states; ///< by person, what was computed
    std::map<std::pair<std::int64_t, Place>, ParticipationRow> m_toWrite;   ///< by person and place
};

} // namespace zahlmeister::app
