// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <QString>
#include <QVariantList>

#include "app/archive/archivedatabase.h"
#include "app/archive/knownrows.h"
#include "app/archive/seattrace.h"
#include "app/chronicle/passage.h"

namespace zahlmeister::app {

/// @brief Rows that are computed and not yet written: by person, key and seat.
using PendingRows =
    std::map<std::pair<std::int64_t, std::pair<std::int64_t, std::int64_t>>, ParticipationRow>;

/// @brief Whether what a tournament leaves somebody with answers what another one asked.
/// @param version of the tournament, and `asking` of the one that asked
[[nodiscard]] bool isAnswerTo(const SeatQuestions& questions, const engine::RuleVersion& asking,
                              const SeatTrace& trace, const engine::RuleVersion& version, engine::Date end,
                              const engine::RuleCatalog& rules);

/// @brief What an archive knows of the other tournaments of those who sit in one. What one of them leaves
/// somebody with as it is computed counts only where it is evaluated before, for else it would depend on the
/// tournament that asks; what it left him with as it was published counts everywhere.
class OtherRows : public OtherTournaments {
public:
    /// @param pending rows that stand for those of the database; outlives this
    /// @param key of the tournament that asks, by `version`
    /// @param persons by participant, 0: nobody is known
    OtherRows(ArchiveDatabase& database, const engine::RuleCatalog& rules, const PendingRows& pending,
              std::int64_t key, const engine::RuleVersion& version, std::vector<std::int64_t> persons);

    [[nodiscard]] std::vector<Origin> leavingWith(std::size_t at, const Entry& entry) const override;
    [[nodiscard]] bool endedOn(std::size_t at, engine::Date day) const override;

    /// @brief What was asked so far about a participant.
    [[nodiscard]] SeatQuestions asked(std::size_t at) const;

    /// @brief Why answers are missing; nothing: none are.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    struct Seat {
        ParticipationRow row;
        engine::TournamentId tournament;
        bool isRemoved;
        const engine::RuleVersion* version; ///< of the same family
    };
    using Seats = std::map<std::pair<std::int64_t, std::int64_t>, Seat>; ///< by key and seat
    using MayMatch = std::function<bool(std::int64_t key, const ParticipationRow& row)>;

    /// @param condition that rows of the database meet, or have a trace; `bound` are its values
    Result<Seats> seatsOf(std::int64_t person, const QString& condition, const QVariantList& bound,
                          const MayMatch& mayMatch) const;
    Result<void> addPending(std::int64_t person, const MayMatch& mayMatch, Seats& seats) const;
    [[nodiscard]] std::optional<Seat> seatOf(ParticipationRow row, const QVariantList& tournament,
                                             qsizetype column) const;
    Result<std::vector<Origin>> origins(std::size_t at, const Entry& entry) const;
    Result<Origin> originOf(std::int64_t key, std::int64_t seat, const Seat& one, bool isRecorded) const;
    Result<bool> hasEndedOn(std::int64_t person, engine::Date day) const;

    ArchiveDatabase& m_database;
    const engine::RuleCatalog& m_rules;
    const PendingRows& m_pending;
    std::int64_t m_key;
    const engine::RuleVersion& m_version;
    std::vector<std::int64_t> m_persons;
    mutable std::map<std::size_t, SeatQuestions> m_asked;
    mutable std::optional<Error> m_error;
};

} // namespace zahlmeister::app
