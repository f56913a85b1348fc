// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include "engine/base/result.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief One line of the tournament list.
struct TournamentSummary {
    engine::TournamentId id;
    QString name;
    std::optional<engine::Date> start;
    std::optional<engine::Date> end;
    int participants = 0;
    int games = 0;
    bool removed = false; ///< in the waste basket; restoreTournament() brings it back

    bool operator==(const TournamentSummary&) const = default;
};

/// @brief A `*.zahlmeister` file: a SQLite database with everything that is the referee's own.
///
/// One connection, one thread. Opening creates or migrates the file; before a migration a backup is made beside it.
class WorkFile {
public:
    enum class Access { ReadWrite, ReadOnly };

    /// @brief Opens or creates a work file.
    ///
    /// A file that cannot be written, that a newer program made, or that another instance holds is opened read-only
    /// when possible; readOnlyReason() says why.
    /// @return Error::NotAWorkFile, DamagedWorkFile, FileNotReadable, FileNotWritable (cannot be created), DiskFull,
    ///         StorageFailure; the file is untouched then
    [[nodiscard]] static Result<std::unique_ptr<WorkFile>> open(const QString& path, Access access = Access::ReadWrite);
    ~WorkFile();

    [[nodiscard]] QString path() const;
    [[nodiscard]] bool isReadOnly() const;

    /// @brief Error::NewerWorkFile, WorkFileInUse or ReadOnly; nothing when the file can be written.
    [[nodiscard]] const std::optional<Error>& readOnlyReason() const;

    /// @brief All tournaments, newest end date first, removed ones included.
    [[nodiscard]] Result<std::vector<TournamentSummary>> tournaments() const;

    /// @brief Stores a new tournament in one transaction. Games get ids of their own.
    Result<engine::TournamentId> addTournament(const engine::Tournament& tournament);

    /// @brief Moves a tournament to the waste basket.
    Result<void> removeTournament(engine::TournamentId id);
    Result<void> restoreTournament(engine::TournamentId id);

    /// @brief integrity_check, foreign_key_check and our own rules (both sides of a game exist, numbers unique, undo log readable).
    /// @return Error::DamagedWorkFile with the first finding
    [[nodiscard]] Result<void> checkConsistency() const;

    /// @brief The open database; for app/store and app/document only.
    [[nodiscard]] class Database& database() const;

private:
    class Private;
    explicit WorkFile(std::unique_ptr<Private> data);
    std::unique_ptr<Private> m_d;
};

} // namespace zahlmeister::app
