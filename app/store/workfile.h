// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include "app/store/tournamentstore.h"
#include "engine/base/result.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

class Database;

/// @brief One line of the tournament list.
struct TournamentSummary {
    engine::TournamentId id;
    QString name;
    std::optional<engine::Date> start;
    std::optional<engine::Date> end;
    int participants = 0;
    int games = 0;
    int missing = 0;      ///< games without a result, and those that a round robin still lacks
    bool removed = false; ///< in the waste basket; restoreTournament() brings it back

    bool operator==(const TournamentSummary&) const = default;
};

/// @brief A `*.zahlmeister` file: a SQLite database with everything that is the referee's own.
///
/// One connection, one thread. Opening creates or migrates the file; before a migration a backup is made
/// beside it. The file may be renamed, moved, deleted or replaced while it is open: then nothing more is
/// written until the referee has decided where to go on (checkPlace()).
class WorkFile {
public:
    /// @brief What the file is opened for.
    enum class Access { ReadWrite, ReadOnly };

    /// @brief What happens with a log that belongs to another state of the file (Error::ForeignLog).
    enum class ForeignLogs {
        Refuse,   ///< copies of file and log are made, and the file is not opened
        SetAside, ///< the referee has decided: the log is moved to the copies, and the file opened as it is
    };

    /// @brief What takes its time when a large or an old file is opened.
    enum class Step { Check, Backup, Migration, Log };

    /// @brief Told some ten times a second what is being done; false cancels it.
    using Progress = std::function<bool(Step)>;

    /// @brief Opens or creates a work file.
    ///
    /// A file that cannot be written (its disk is full, say), that a newer program made, or that another
    /// instance holds is opened read-only when possible; readOnlyReason() says why. Read-only files of an
    /// older schema are migrated in a temporary copy. A new file appears only when it is complete.
    /// @return Error::FileNotFound (only with ReadOnly), NotARegularFile, NotAWorkFile, ForeignSchema,
    /// ForeignLog,
    ///         DamagedWorkFile, FileNotReadable, FileNotWritable (cannot be created), DiskFull
    ///         (likewise), StorageFailure, Cancelled; the file is untouched then, or after Cancelled what a
    ///         migration had reached, with its backup beside it
    [[nodiscard]] static Result<std::unique_ptr<WorkFile>> open(const QString& givenPath,
                                                                Access access = Access::ReadWrite,
                                                                ForeignLogs logs = ForeignLogs::Refuse,
                                                                Progress progress = {});
    ~WorkFile();

    [[nodiscard]] QString path() const;
    [[nodiscard]] bool isReadOnly() const;

    /// @brief Error::NewerWorkFile, WorkFileInUse, ReadOnly, DiskFull or WorkFileMoved; nothing when the file
    /// can be written.
    [[nodiscard]] const std::optional<Error>& readOnlyReason() const;

    /// @brief Whether the last process that had the file open did not close it: a crash or a kill.
    [[nodiscard]] bool wasLeftByCrash() const;

    /// @brief Whether an earlier version of the program had the file last: it was migrated when it was
    /// opened.
    [[nodiscard]] bool wasMigrated() const;

    /// @brief Looks whether the file is still where it was opened; costs a microsecond. When it is not, the
    /// file is read-only from then on with the reason WorkFileMoved, until continueIn() or follow().
    /// @return whether it is
    bool checkPlace();

    /// @brief The name that the open file has now: another than path() after it was moved, empty when it was
    /// deleted.
    [[nodiscard]] QString currentPath() const;

    /// @brief Goes on in a complete copy of what is open, with everything that was stored.
    /// @param path a file that does not exist
    /// @return Error::FileNotWritable when it exists, DiskFull, StorageFailure; nothing has changed then
    Result<void> continueIn(const QString& path);

    /// @brief Goes on under the name that the file has now.
    /// @return Error::FileNotFound when it has none, and as open(); what was open can be read on then
    Result<void> follow();

    /// @brief Folds the log back into the file when that is worth it, for pauses of the user.
    Result<void> foldLog();

    /// @brief All tournaments, removed ones included: those without an end date first, then the newest.
    [[nodiscard]] Result<std::vector<TournamentSummary>> tournaments() const;

    /// @brief One tournament as it stands, for reading; TournamentDocument is for editing.
    /// @return Error::UnknownTournament, DamagedWorkFile, StorageFailure
    [[nodiscard]] Result<StoredTournament> tournament(engine::TournamentId id) const;

    /// @brief Stores a new tournament in one transaction. Games get the ids 1, 2, ... in their order.
    /// @return Error::ReadOnly (or whatever readOnlyReason() is), DuplicateParticipant, UnknownParticipant,
    ///         GameAgainstSelf, OutOfRange, WrongType, DiskFull, StorageFailure
    Result<engine::TournamentId> addTournament(const engine::Tournament& tournament);

    /// @brief Moves a tournament to the waste basket; nothing is deleted.
    /// @return Error::UnknownTournament, ReadOnly, DiskFull, StorageFailure
    Result<void> removeTournament(engine::TournamentId id);

    /// @brief Takes a tournament out of the waste basket.
    /// @return as removeTournament()
    Result<void> restoreTournament(engine::TournamentId id);

    /// @brief What becomes of tournaments when some are made of others.
    struct Replacement {
        std::vector<engine::Tournament> added = {};      ///< as addTournament() takes them
        std::vector<engine::TournamentId> removed = {};  ///< go to the waste basket
        std::vector<engine::TournamentId> restored = {}; ///< come out of it
    };

    /// @brief Does all of it in one transaction, or nothing.
    /// @return the ids of those that were added; as addTournament() and removeTournament()
    Result<std::vector<engine::TournamentId>> replaceTournaments(const Replacement& replacement);

    /// @brief SQLite's integrity_check and foreign_key_check, and our own rules: every tournament can be
    /// read, every entry of the undo log can be read, and what was undone comes after what was not.
    /// @return Error::DamagedWorkFile with the first finding
    [[nodiscard]] Result<void> checkConsistency() const;

    /// @brief The open database; for app/store and app/document only.
    [[nodiscard]] Database& database() const;

private:
    class Private;
    explicit WorkFile(std::unique_ptr<Private> data);
    static Result<void> connect(Private& data, ForeignLogs logs);
    std::unique_ptr<Private> m_d;
};

} // namespace zahlmeister::app
