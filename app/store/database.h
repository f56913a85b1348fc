// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

#include <QString>

#include "app/files/fileplace.h"
#include "app/files/logguard.h"
#include "app/sql/sqliteconnection.h"
#include "app/threads/continuecallback.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

/// @brief The one connection to a work file's SQLite database.
///
/// The author of a file has no say in what runs: its triggers and views are switched off, and a query that
/// runs too long is stopped.
class Database : public SqliteConnection {
public:
    /// @brief Whether the file may be changed.
    enum class Mode {
        ReadWrite,
        ReadOnly,
        ReadOnlyWithoutTrace, ///< leaves no log beside the file; needs the right to write, and nobody else at
                              ///< it
        Immutable,            ///< the main file as it is on the disk, whatever stands in its log
    };

    /// @brief How long a single query may take before it is stopped.
    static constexpr std::chrono::seconds kPatience{10};

    /// @brief Connects and sets the connection up: ids checked, foreign keys, log, full synchronisation.
    ///
    /// The log is a write-ahead log on local disks and a rollback journal elsewhere (isOnLocalDisk()). A
    /// database without any content (a new file) is marked with the application id.
    /// @return Error::NotAWorkFile, NewerWorkFile (only with ReadWrite), NotARegularFile, WorkFileMoved (in
    /// this
    ///         moment), DamagedWorkFile, FileNotReadable, DiskFull, StorageFailure; nothing was changed then
    [[nodiscard]] static Result<std::unique_ptr<Database>> open(const QString& path, Mode mode);

    /// @brief A database in memory without any table; emptyDatabase() makes one that has them.
    [[nodiscard]] static Result<std::unique_ptr<Database>> openInMemory();
    ~Database() override;

    /// @brief Writes a consistent copy, including what is not in the main file yet: of the state that a
    /// transaction reads that is open here, else of the newest. It can be read by its owner alone, has its
    /// name only when it is complete, and is on disk on return. Patience can cancel it.
    /// @param target must not exist
    /// @return Error::FileNotWritable, DiskFull, Cancelled, WorkFileInUse, StorageFailure
    Result<void> copyTo(const QString& target);

    /// @brief Likewise, and leaves it to the caller to look at the copy and to give it its name.
    Result<void> copyTo(const UnfinishedFile& copy);

    /// @brief Moves what the write-ahead log holds into the main file, as far as no reader hinders.
    /// @return whether all of it is there now; true where there is no such log
    Result<bool> checkpoint();

    /// @brief Likewise, and leaves nothing of the log on the disk.
    /// @return Error::WorkFileInUse when a reader hinders, WorkFileMoved when another log has taken its place
    Result<void> emptyLog();

    /// @brief Before a file is left that has another name now: everything goes into the main file, and
    /// closing does not touch what may lie beside the old name by then.
    /// @return Error::WorkFileInUse when a reader hinders
    Result<void> leaveFileBehind();

    /// @brief Gives every log a generation of its own from now on, by which checkLog() knows it again.
    void keepGenerations() { m_keepsGenerations = true; }

    /// @brief Whether the file under this connection, or its write-ahead log, has been renamed, moved,
    /// deleted or replaced: what is written goes where nobody will look for it.
    [[nodiscard]] bool hasMoved() const;

    /// @brief Takes SQLite's locks again if something in this process dropped them; see LogGuard.
    void renewLocks() const;

    /// @brief The name that the file under this connection has now; empty when it has none or the system does
    /// not tell, and when its log is gone: the file alone is not all of it.
    [[nodiscard]] QString currentPath() const;

    /// @brief Lets queries take as long as they need while it exists, as long as the caller wants them to go
    /// on.
    class Patience {
    public:
        /// @param goesOn may be empty: as long as it takes
        Patience(Database& database, ContinueCallback goesOn);
        ~Patience();
        Patience(const Patience&) = delete;
        Patience& operator=(const Patience&) = delete;

    private:
        Database* m_database;
        ContinueCallback m_before;
        bool m_wasPatient;
    };

    /// @brief Size of the write-ahead log in bytes.
    [[nodiscard]] std::int64_t logSize() const;

protected:
    [[nodiscard]] Error errorOf(int extended, const QString& text) const override;
    void starting() override;
    Result<void> beforeWriting() override;
    Result<void> begun() override;
    void committed() override;

private:
    explicit Database(QString path);
    Result<void> connect(Mode mode);
    Result<void> harden(Mode mode);
    Result<void> identify(Mode mode);
    Result<void> configure(Mode mode);
    Result<void> configureLog();
    Result<void> guardLog(Mode mode);
    Result<void> expect(const QString& assignment, const QString& name, std::int64_t wanted);
    [[nodiscard]] std::optional<FileIdentity> identity() const;
    [[nodiscard]] bool hasLostLog() const;
    static int onProgress(void* database);

    std::optional<LogGuard> m_guard; ///< of a write-ahead log
    std::chrono::steady_clock::time_point m_deadline{};
    ContinueCallback m_goesOn;
    bool m_isPatient = false;
    bool m_isReading = false; ///< nothing can be written
    bool m_keepsGenerations = false;
    bool m_isFolded = false;         ///< the next commit begins a new log
    bool m_startsGeneration = false; ///< the transaction that is open
};

} // namespace zahlmeister::app
