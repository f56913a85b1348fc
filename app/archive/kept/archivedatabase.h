// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include "app/archive/kept/archiveaddress.h"
#include "app/archive/kept/bulkrows.h"
#include "app/archive/kept/dialect.h"
#include "app/files/logguard.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

class SqliteConnection;

/// @brief The rows of a query, all of them: on PostgreSQL a query that is read on while another one runs
/// loses its rest.
using ArchiveRows = std::vector<QVariantList>;

/// @brief The connection to the database of an archive, of one thread.
class ArchiveDatabase {
public:
    /// @brief What it is opened for.
    enum class Mode {
        Create,    ///< makes the file; on a server the database has to be there
        ReadWrite, ///< a file on a network folder is opened for reading; see isReadOnly()
        ReadOnly,
    };

    /// @brief Whether archives on servers can be reached: Qt's driver for PostgreSQL need not be there.
    [[nodiscard]] static bool hasServerDriver();

    /// @brief Connects, and in a file looks whether every table and trigger is what this program makes.
    /// @param password nothing: libpq looks for one where it does
    /// @return Error::ArchiveUnreachable, NotAnArchive, ArchiveExists (Create), NotARegularFile,
    /// FileNotWritable, ArchiveFailure
    [[nodiscard]] static Result<std::unique_ptr<ArchiveDatabase>>
    open(const ArchiveAddress& address, Mode mode, const QString& password = {});
    ~ArchiveDatabase();
    ArchiveDatabase(const ArchiveDatabase&) = delete;
    ArchiveDatabase& operator=(const ArchiveDatabase&) = delete;

    [[nodiscard]] const ArchiveAddress& address() const { return m_address; }
    [[nodiscard]] const Dialect& dialect() const { return m_dialect; }

    /// @brief The version of its tables; see kArchiveSchema.
    [[nodiscard]] int schema() const { return m_schema; }

    /// @brief The same as it is now. A file is compared with what a program of that version makes.
    /// @return Error::NotAnArchive, NewerArchiveFile
    [[nodiscard]] Result<int> findSchema();

    /// @brief Whether it can only be read because of where the file lies.
    [[nodiscard]] bool isReadOnly() const { return m_isReadOnly; }

    /// @brief The rows of a query; its text is that of Dialect::statement().
    [[nodiscard]] Result<ArchiveRows> rows(const QString& sql, const QVariantList& values = {});

    /// @brief The same for more rows than memory should hold.
    /// @param values numbers and texts
    /// @param each asked about every row, standing at it; asks the database nothing
    Result<void> scan(const QString& sql, const QVariantList& values,
                      const std::function<void(const ScannedRow&)>& each);

    /// @brief The same for a great part of a table: a server copies the rows out.
    /// @param numbers values that are nothing else
    Result<void> scanAll(const QString& sql, const QVariantList& numbers,
                         const std::function<void(const ScannedRow&)>& each);

    /// @brief Executes a statement without rows.
    /// @return how many rows it changed
    Result<int> run(const QString& sql, const QVariantList& values = {});

    /// @brief Inserts many rows.
    /// @param values by column
    /// @param conflict as for Dialect::insertion()
    Result<void> insert(const QString& table, std::span<const ArchiveColumn> columns,
                        const std::vector<QVariantList>& values, const QString& conflict = {});

    /// @brief Whether rows can be copied: on a server, with its library.
    [[nodiscard]] bool canCopy() const;

    /// @brief Copies rows; see copyIn().
    Result<void> copy(const QString& statement, const QByteArray& rows);

    /// @brief The connection to a file; nullptr: it is a server's.
    [[nodiscard]] SqliteConnection* file() const;

    /// @brief A text as it can be kept: PostgreSQL has none with a character 0.
    [[nodiscard]] static QString text(const std::string& text);

    /// @brief The time now, as it is kept: ISO, UTC.
    [[nodiscard]] static QString now();

    /// @brief Writes a line into the journal.
    /// @param what the act: `create publish remove anonymise`
    /// @param revision 0: it is about no single one
    Result<void> note(const QString& who, const QString& what, const QString& uuid, int revision,
                      const QString& detail);

private:
    class File;
    friend class ArchiveTransaction;
    ArchiveDatabase(ArchiveAddress address, bool isReadOnly);
    Result<void> connectToFile(Mode mode);
    Result<void> connectToServer(const QString& password);
    bool openHandle();
    Result<void> checkFile(int version);
    Result<QSqlQuery*> prepared(const QString& sql);
    Result<QSqlQuery*> executed(const QString& sql, const QVariantList& values);
    [[nodiscard]] Error errorOf(const QSqlError& error) const;

    ArchiveAddress m_address;
    Dialect m_dialect;
    bool m_isReadOnly;
    int m_schema = kArchiveSchema;
    std::unique_ptr<File> m_file;    ///< nullptr: it is on a server
    std::optional<LogGuard> m_guard; ///< of the file's write-ahead log
    QString m_connection;
    QSqlDatabase m_handle; ///< of a server
    std::unordered_map<QString, QSqlQuery> m_queries;
};

/// @brief A transaction; rolls back unless committed.
class ArchiveTransaction {
public:
    /// @brief What it is for.
    enum class Kind { Read, Write };

    /// @brief Begins; for writing it waits until nobody else writes.
    /// @return also Error::ArchiveBusy
    [[nodiscard]] static Result<ArchiveTransaction> begin(ArchiveDatabase& database, Kind kind);
    ArchiveTransaction(ArchiveTransaction&& other) noexcept;
    ArchiveTransaction& operator=(ArchiveTransaction&&) = delete;
    ArchiveTransaction(const ArchiveTransaction&) = delete;
    ArchiveTransaction& operator=(const ArchiveTransaction&) = delete;
    ~ArchiveTransaction();

    /// @brief Commits; after an error nothing was written, unless the connection was lost in between.
    Result<void> commit();

private:
    explicit ArchiveTransaction(ArchiveDatabase& database) : m_database(&database) { }
    ArchiveDatabase* m_database;
};

} // namespace zahlmeister::app
