// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "app/archive/archivedatabase.h"
#include "app/archive/otherseats.h"
#include "app/archive/participationrow.h"

namespace zahlmeister::app {

/// @brief Rows that are computed and not yet written: by person, key and seat.
using PendingRows =
    std::map<std::pair<std::int64_t, std::pair<std::int64_t, std::int64_t>>, ParticipationRow>;

/// @brief The seats of a player as the database has them.
///
/// Each question would be a statement; so those that are expected are read together beforehand, and the
/// others when they are asked.
class OtherRows : public SeatSource {
public:
    /// @param pending rows that stand for those of the database; outlives this
    OtherRows(ArchiveDatabase& database, const engine::RuleCatalog& rules, const PendingRows& pending)
        : m_database(database), m_rules(rules), m_pending(pending)
    {
    }

    /// @brief Notes a question that will be asked.
    void expect(std::int64_t person, const SeatQuestions& asked);

    /// @brief Reads what answers those.
    Result<void> readExpected();

    /// @brief Forgets what was read, because the database has other rows now.
    void forget() { m_read.clear(); }

    [[nodiscard]] Result<std::vector<OtherSeat>> leavingWith(std::int64_t person, const TracedDwz& dwz,
                                                             const engine::RuleVersion& version) override;
    [[nodiscard]] Result<std::vector<OtherSeat>> endedOn(std::int64_t person, engine::Date day) override;

private:
    enum class Kind { Index, Day };
    using Question =
        std::pair<std::int64_t, std::int64_t>;           ///< person, and an index or the first key of a day
    using Place = std::pair<std::int64_t, std::int64_t>; ///< key and seat

    /// A seat as it was read.
    struct Read {
        ParticipationRow row;
        bool isRemoved;
        const engine::RuleVersion* version;
    };
    using Seats = std::map<Place, Read>;

    [[nodiscard]] static Question about(std::int64_t person, const TracedDwz& dwz);
    [[nodiscard]] static Question about(std::int64_t person, engine::Date day);
    [[nodiscard]] bool mayMatch(Kind kind, std::int64_t asked, std::int64_t key,
                                const ParticipationRow& row) const;
    Result<void> read(Kind kind, const std::vector<Question>& questions);
    Result<std::vector<OtherSeat>> answerTo(Kind kind, const Question& question);
    Result<void> addPending(Kind kind, const Question& question, Seats& seats);
    [[nodiscard]] Read readFrom(ParticipationRow row, const QVariant& removed, const QVariant& rules) const;

    ArchiveDatabase& m_database;
    const engine::RuleCatalog& m_rules;
    const PendingRows& m_pending;
    std::map<std::pair<Kind, Question>, Seats> m_read;
    std::map<Kind, std::vector<Question>> m_expected;
};

} // namespace zahlmeister::app
