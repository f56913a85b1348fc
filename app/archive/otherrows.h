// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include <QString>
#include <QVariantList>

#include "app/archive/archivedatabase.h"
#include "app/archive/otherseats.h"
#include "app/archive/participationrow.h"

namespace zahlmeister::app {

/// @brief Rows that are computed and not yet written: by person, key and seat.
using PendingRows =
    std::map<std::pair<std::int64_t, std::pair<std::int64_t, std::int64_t>>, ParticipationRow>;

/// @brief The seats of a player as the database has them.
class OtherRows : public SeatSource {
public:
    /// @param pending rows that stand for those of the database; outlives this
    OtherRows(ArchiveDatabase& database, const engine::RuleCatalog& rules, const PendingRows& pending)
        : m_database(database), m_rules(rules), m_pending(pending)
    {
    }

    [[nodiscard]] Result<std::vector<OtherSeat>> leavingWith(std::int64_t person, const TracedDwz& dwz,
                                                             const engine::RuleVersion& version) override;
    [[nodiscard]] Result<std::vector<OtherSeat>> endedOn(std::int64_t person, engine::Date day) override;

private:
    using Place = std::pair<std::int64_t, std::int64_t>; ///< key and seat
    using MayMatch = std::function<bool(std::int64_t key, const ParticipationRow& row)>;

    /// @param condition that rows of the database meet, or have a trace; `bound` are its values
    Result<std::vector<OtherSeat>> seatsOf(std::int64_t person, const QString& condition,
                                           const QVariantList& bound, const MayMatch& mayMatch);
    Result<void> addPending(std::int64_t person, const MayMatch& mayMatch, std::map<Place, OtherSeat>& seats);
    Result<OtherSeat> seatOf(const Place& place, const ParticipationRow& row, const QVariant& removed,
                             const QVariant& rules) const;

    ArchiveDatabase& m_database;
    const engine::RuleCatalog& m_rules;
    const PendingRows& m_pending;
};

} // namespace zahlmeister::app
