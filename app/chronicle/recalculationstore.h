// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "app/chronicle/chain/recalculation.h"
#include "app/store/database.h"
#include "app/threads/continuecallback.h"

/// Recalculations as a work file keeps them: what was there before, and the way back (document 000, 3.7).
///
/// A recalculation is one step in the undo log of every tournament that it changed. Undone there, it is taken
/// back in that tournament alone, and the chain says so. Taken back as a whole, it is a further step in every
/// tournament that still has its entries; so the log of a tournament tells everything that became of it, and
/// what was done in between stays.
namespace zahlmeister::app {

class WorkFile;

/// @brief Last argument of the undo entries of a recalculation that was taken back.
inline const QString kTakenBack = QStringLiteral("taken-back");

/// @brief Writes the new entries in one transaction, and keeps what every participation was before.
/// @param recalculation of this file as it stands
/// @param reason of the referee; may be empty
/// @param day on which it is done
/// @param goesOn asked before each tournament; empty: it does
/// @return the id of the run; Error::ReadOnly (or whatever WorkFile::readOnlyReason() is), DiskFull,
/// StorageFailure, Cancelled; nothing has changed then
Result<std::int64_t> storeRecalculation(WorkFile& file, const Recalculation& recalculation,
                                        const QString& reason, engine::Date day,
                                        const ContinueCallback& goesOn = {});

/// @brief A recalculation that was done.
struct RecalculationRun {
    std::int64_t id;
    engine::Date day;
    QString reason;
    bool isTakenBack = false;
    int tournaments = 0;    ///< in which something changed
    int participations = 0; ///< that changed

    bool operator==(const RecalculationRun&) const = default;
};

/// @brief All of them, the last one first.
/// @return Error::StorageFailure, DamagedWorkFile
[[nodiscard]] Result<std::vector<RecalculationRun>> recalculationRuns(const WorkFile& file);

/// @brief What taking a run back did, or what stands against it.
struct TakenBackRun {
    std::vector<engine::TournamentId> tournaments = {}; ///< that have changed
    std::vector<PersonPlace> changedSince = {};         ///< not empty: nothing was done
};

/// @brief Gives every participation the entry that it had before a run, in one transaction. Who has it
/// already is left alone; a player who has got another one since, or is no longer there, prevents all of it.
/// @param goesOn likewise
/// @return likewise
Result<TakenBackRun> takeBackRecalculation(WorkFile& file, std::int64_t run,
                                           const ContinueCallback& goesOn = {});

/// @brief A step of the way on which a change came, as it was reported then.
struct ToldCause {
    engine::TournamentId tournament;
    std::string name; ///< of the player whose result changed

    bool operator==(const ToldCause&) const = default;
};

/// @brief What a participation was before a recalculation.
struct EarlierResult {
    std::int64_t run;
    engine::Date day; ///< until which it was so
    QString reason;   ///< of the run
    bool isTakenBack = false;
    Entry entry;
    std::optional<int> exitRating = {}; ///< that the tournament gave
    std::optional<int> exitIndex = {};
    std::vector<ToldCause> because = {}; ///< nearest first

    bool operator==(const EarlierResult&) const = default;
};

/// @brief "Why another one than on ...?": everything that a participation was before, the last change first.
/// @return Error::StorageFailure, DamagedWorkFile
[[nodiscard]] Result<std::vector<EarlierResult>>
earlierResults(const WorkFile& file, engine::TournamentId tournament, const engine::Participant& participant);

} // namespace zahlmeister::app
