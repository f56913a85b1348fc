// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/archivedatabase.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <utility>

#include <QDateTime>
#include <QLoggingCategory>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlRecord>

#include <sqlite3.h>

#include "app/archive/kept/pgcopy.h"
#include "app/archive/kept/serverproblem.h"
#include "app/files/fileplace.h"
#include "app/files/sqlitefiles.h"
#include "app/sql/rows.h"
#include "app/sql/sqliteconnection.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

Q_LOGGING_CATEGORY(lcArchive, "zahlmeister.archive", QtWarningMsg)

/// How long a file waits for another program that writes.
constexpr std::chrono::seconds kPatience{30};

/// Qt's driver for PostgreSQL.
const QString kDriver = QStringLiteral("QPSQL");

QString uniqueConnectionName()
{
    static std::atomic<int> counter = 0;
    return "zahlmeister-archive-"_L1 + QString::number(++counter);
}

/// With limits for a server that does not answer, where the address gives none: ten seconds for the first
/// answer, and half a minute for a line that went dead.
QString withLimits(const QString& options)
{
    QStringList all = options.split(u';', Qt::SkipEmptyParts);
    for (const auto limit : {"connect_timeout=10"_L1, "keepalives_idle=15"_L1, "keepalives_interval=5"_L1,
                             "keepalives_count=3"_L1, "tcp_user_timeout=30000"_L1}) {
        const QString name = QString(limit).section(u'=', 0, 0) + u'=';
        if (std::ranges::none_of(all, [&](const QString& one) { return one.startsWith(name); }))
            all.append(limit);
    }
    return all.join(u';');
}

/// How a database of SQLite describes itself, blanks apart.
QString describedSchema(const ArchiveRows& rows)
{
    QString all;
    for (const QVariantList& row : rows)
        all += row.value(0).toString() + u' ' + row.value(1).toString().simplified() + u'\n';
    return all;
}

} // namespace

/// The archive in a file.
class ArchiveDatabase::File : public SqliteConnection {
public:
    File(const ArchiveAddress& address) : SqliteConnection(address.path), m_at(address.text.toStdString()) { }

    using SqliteConnection::open;
    using SqliteConnection::openInMemory;

    /// A query with its values.
    Statement bound(const QString& sql, const QVariantList& values)
    {
        Statement query = statement(sql);
        for (const QVariant& value : values)
            query.bind(value);
        return query;
    }

    Result<ArchiveRows> rows(const QString& sql, const QVariantList& values)
    {
        return collected<QVariantList>(bound(sql, values), [](const Statement& row) {
            QVariantList all;
            for (int column = 0; column < row.columns(); ++column)
                all.append(row.value(column));
            return all;
        });
    }

protected:
    [[nodiscard]] Error errorOf(int extended, const QString& text) const override
    {
        qCWarning(lcArchive) << "database error" << extended << text;
        const std::string reason = text.simplified().toStdString();
        switch (extended & 0xff) {
        case SQLITE_BUSY: return {ErrorCode::ArchiveBusy, {m_at}, reason};
        case SQLITE_READONLY: return {ErrorCode::ReadOnly, {m_at}, reason};
        case SQLITE_FULL: return {ErrorCode::DiskFull, {m_at}, reason};
        case SQLITE_NOTADB: return {ErrorCode::NotAnArchive, {m_at}, reason};
        default: return {ErrorCode::ArchiveFailure, {m_at, "database-error"}, reason};
        }
    }

private:
    std::string m_at; ///< the address
};

ArchiveDatabase::ArchiveDatabase(ArchiveAddress address, bool isReadOnly)
    : m_address(std::move(address)),
      m_dialect(m_address.isServer),
      m_isReadOnly(isReadOnly),
      m_connection(uniqueConnectionName())
{
}

ArchiveDatabase::~ArchiveDatabase()
{
    if (m_guard)
        m_guard->release();
    m_queries.clear();
    m_handle.close();
    m_handle = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_connection);
}

bool ArchiveDatabase::hasServerDriver()
{
    return QSqlDatabase::isDriverAvailable(kDriver);
}

Result<std::unique_ptr<ArchiveDatabase>> ArchiveDatabase::open(const ArchiveAddress& address, Mode mode,
                                                               const QString& password)
{
    const bool isElsewhere = !address.isServer && !isOnLocalDisk(address.path);
    if (isElsewhere && mode == Mode::Create)
        return failure(ErrorCode::ArchiveOnNetwork, {address.text.toStdString()});
    std::unique_ptr<ArchiveDatabase> database(new ArchiveDatabase(address, isElsewhere));
    TRY_DO(address.isServer ? database->connectToServer(password) : database->connectToFile(mode));
    for (const QString& sql : database->m_dialect.greeting()) {
        TRY_DO(database->run(sql));
    }
    if (mode != Mode::Create) {
        TRY(database->m_schema, database->findSchema());
    }
    return database;
}

Result<void> ArchiveDatabase::connectToServer(const QString& password)
{
    const auto failed = [&](std::string reason, const std::string& detail = {}) {
        return failure(ErrorCode::ArchiveUnreachable, {m_address.text.toStdString(), std::move(reason)},
                       detail);
    };
    if (!hasServerDriver())
        return failed("no-driver");
    m_handle = QSqlDatabase::addDatabase(kDriver, m_connection);
    if (!m_handle.isValid()) // libpq, perhaps
        return failed("no-driver");
    m_handle.setHostName(m_address.host);
    m_handle.setPort(m_address.port);
    m_handle.setDatabaseName(m_address.database);
    m_handle.setUserName(m_address.user);
    m_handle.setPassword(password);
    m_handle.setConnectOptions(withLimits(m_address.options));
    if (openHandle())
        return {};
    const QString reason = m_handle.lastError().databaseText().simplified();
    qCWarning(lcArchive) << "cannot connect" << reason;
    return failed(serverProblem(reason, m_address.sslMode).value_or("server-refuses"), reason.toStdString());
}

Result<void> ArchiveDatabase::connectToFile(Mode mode)
{
    TRY_DO(requireRegularFile(m_address.path));
    if (mode != Mode::Create && pathKind(m_address.path) == PathKind::Missing)
        return failure(ErrorCode::NotAnArchive, {m_address.text.toStdString()});
    m_file = std::make_unique<File>(m_address);
    // On a network no other file is touched, and no lock that it would forget.
    const auto opened = m_isReadOnly ? m_file->open(SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, kPatience,
                                                    immutableAddress(m_address.path))
                                     : m_file->open(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, kPatience);
    if (!opened.has_value() && opened.error().code == ErrorCode::ArchiveFailure)
        return failure(ErrorCode::ArchiveUnreachable, {m_address.text.toStdString(), "no-file"},
                       opened.error().detail);
    TRY_DO(opened);
    if (mode == Mode::ReadWrite && !m_isReadOnly) {
        TRY_DO(rows(u"PRAGMA journal_mode = WAL"_s));
        TRY_DO(rows(u"PRAGMA schema_version"_s)); // the first to read makes the log and its index
        m_guard.emplace(m_address.path);
    }
    if (mode == Mode::Create) {
        TRY_DO(run(u"PRAGMA application_id = %1"_s.arg(kArchiveId)));
    }
    return {};
}

bool ArchiveDatabase::openHandle()
{
    const EnglishMessages english; // which serverProblem() knows
    return m_handle.open();
}

Result<int> ArchiveDatabase::findSchema()
{
    const auto none = [&] { return failure(ErrorCode::NotAnArchive, {m_address.text.toStdString()}); };
    if (!m_address.isServer) {
        const auto id = rows(u"PRAGMA application_id"_s);
        if (!id.has_value() || id->empty() || id->front().value(0).toInt() != kArchiveId)
            return none();
    }
    TRY(const auto there, rows(m_dialect.presence()));
    if (there.empty() || there.front().value(0).toInt() == 0)
        return none();
    const int version = std::max(1, there.front().value(1).toInt());
    if (!m_address.isServer) {
        TRY_DO(checkFile(version));
    }
    return version;
}

/// A view in the place of a table would be read as if it were one, and a trigger run as if it were ours.
Result<void> ArchiveDatabase::checkFile(int version)
{
    if (version > kArchiveSchema)
        return failure(ErrorCode::NewerArchiveFile, {m_address.text.toStdString()});
    // What an administrator had measured (ANALYZE) is no business of ours.
    const QString kAsk = u"SELECT type, sql FROM sqlite_schema WHERE sql IS NOT NULL"
                         " AND NOT (type = 'table' AND name IN ('sqlite_stat1', 'sqlite_stat4'))"
                         " ORDER BY name, type"_s;
    File fresh(m_address);
    TRY_DO(fresh.openInMemory());
    for (const QString& sql : m_dialect.schema(version)) {
        TRY_DO(fresh.execute(sql));
    }
    TRY(const auto expected, fresh.rows(kAsk, {}));
    TRY(const auto found, rows(kAsk));
    return describedSchema(expected) == describedSchema(found)
               ? Result<void>()
               : failure(ErrorCode::NotAnArchive, {m_address.text.toStdString()});
}

/// Of a server.
Error ArchiveDatabase::errorOf(const QSqlError& error) const
{
    const QString code = error.nativeErrorCode();
    const std::string at = m_address.text.toStdString();
    const std::string reason = error.databaseText().simplified().toStdString();
    qCWarning(lcArchive) << "database error" << code << error.databaseText();
    if (code == "55P03"_L1) // lock_timeout
        return {ErrorCode::ArchiveBusy, {at}, reason};
    if (code == "53100"_L1)
        return {ErrorCode::DiskFull, {at}, reason};
    if (code == "42501"_L1)
        return {ErrorCode::ArchiveFailure, {at, "no-rights"}, reason};
    // Class 08, a server that is going down, and no code at all when the connection is gone.
    if (code.isEmpty() || code.startsWith("08"_L1) || code.startsWith("57P"_L1))
        return {ErrorCode::ArchiveUnreachable, {at, "connection-lost"}, reason};
    return {ErrorCode::ArchiveFailure, {at, "database-error"}, reason};
}

Result<QSqlQuery*> ArchiveDatabase::prepared(const QString& sql)
{
    if (const auto known = m_queries.find(sql); known != m_queries.end())
        return &known->second;
    QSqlQuery query(m_handle);
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        return tl::unexpected(errorOf(query.lastError()));
    return &m_queries.emplace(sql, std::move(query)).first->second;
}

Result<QSqlQuery*> ArchiveDatabase::executed(const QString& sql, const QVariantList& values)
{
    TRY(QSqlQuery * query, prepared(m_dialect.statement(sql)));
    for (qsizetype i = 0; i < values.size(); ++i)
        query->bindValue(static_cast<int>(i), values[i]);
    if (!query->exec())
        return tl::unexpected(errorOf(query->lastError()));
    return query;
}

Result<ArchiveRows> ArchiveDatabase::rows(const QString& sql, const QVariantList& values)
{
    if (m_file)
        return m_file->rows(m_dialect.statement(sql), values);
    TRY(QSqlQuery * query, executed(sql, values));
    ArchiveRows rows;
    const int columns = query->record().count();
    while (query->next()) {
        QVariantList& row = rows.emplace_back();
        for (int column = 0; column < columns; ++column)
            row.append(query->value(column));
    }
    const QSqlError error = query->lastError();
    query->finish();
    if (error.isValid())
        return tl::unexpected(errorOf(error));
    return rows;
}

Result<void> ArchiveDatabase::scan(const QString& sql, const QVariantList& values,
                                   const std::function<void(const ScannedRow&)>& each)
{
    if (m_file) {
        Statement rows = m_file->bound(m_dialect.statement(sql), values);
        return forEachRow(rows, [&](const Statement& row) { each(ScannedRow(&row)); });
    }
    TRY(QSqlQuery * query, executed(sql, values));
    while (query->next())
        each(ScannedRow(query));
    const QSqlError error = query->lastError();
    query->finish();
    return error.isValid() ? Result<void>(tl::unexpected(errorOf(error))) : Result<void>();
}

Result<void> ArchiveDatabase::scanAll(const QString& sql, const QVariantList& numbers,
                                      const std::function<void(const ScannedRow&)>& each)
{
    if (!canCopy())
        return scan(sql, numbers, each);
    QString query = m_dialect.statement(sql);
    for (const QVariant& number : numbers) // COPY takes no values
        query.replace(query.indexOf(u'?'), 1, QString::number(number.toLongLong()));
    std::vector<QByteArrayView> values;
    const auto take = [&](QByteArrayView row) {
        values.clear();
        for (qsizetype from = 0; from <= row.size();) {
            const qsizetype tab = row.indexOf('\t', from);
            const qsizetype end = tab < 0 ? row.size() : tab;
            values.push_back(row.sliced(from, end - from));
            from = end + 1;
        }
        each(ScannedRow(std::span<const QByteArrayView>(values)));
    };
    const auto error =
        copyOut(*m_handle.driver(), QString(u"COPY ("_s + query + u") TO STDOUT"_s).toUtf8(), take);
    return error ? Result<void>(tl::unexpected(errorOf(*error))) : Result<void>();
}

SqliteConnection* ArchiveDatabase::file() const
{
    return m_file.get();
}

Result<int> ArchiveDatabase::run(const QString& sql, const QVariantList& values)
{
    if (m_file) {
        TRY_DO(values.isEmpty() ? m_file->execute(sql)
                                : m_file->bound(m_dialect.statement(sql), values).run());
        return m_file->lastChanges();
    }
    if (values.isEmpty()) {
        QSqlQuery query(m_handle); // not kept: most are said once
        if (!query.exec(sql))
            return tl::unexpected(errorOf(query.lastError()));
        return query.numRowsAffected();
    }
    TRY(QSqlQuery * query, executed(sql, values));
    const int changed = query->numRowsAffected();
    query->finish();
    return changed;
}

Result<void> ArchiveDatabase::insert(const QString& table, std::span<const ArchiveColumn> columns,
                                     const std::vector<QVariantList>& values, const QString& conflict)
{
    const qsizetype count = values.front().size();
    if (count == 0)
        return {};
    const QString sql = m_dialect.insertion(table, columns, conflict);
    if (m_file) {
        Statement insertion = m_file->statement(sql);
        for (qsizetype row = 0; row < count; ++row) {
            insertion.reset();
            for (const QVariantList& column : values)
                insertion.bind(column[row]);
            TRY_DO(insertion.run());
        }
        return {};
    }
    TRY(QSqlQuery * query, prepared(sql));
    for (std::size_t column = 0; column < columns.size(); ++column)
        query->bindValue(static_cast<int>(column), Dialect::array(columns[column].type, values[column]));
    if (!query->exec())
        return tl::unexpected(errorOf(query->lastError()));
    query->finish();
    return {};
}

bool ArchiveDatabase::canCopy() const
{
    return !m_file && zahlmeister::app::canCopy(*m_handle.driver());
}

Result<void> ArchiveDatabase::copy(const QString& statement, const QByteArray& rows)
{
    const auto error = copyIn(*m_handle.driver(), statement.toUtf8(), rows);
    return error ? Result<void>(tl::unexpected(errorOf(*error))) : Result<void>();
}

QString ArchiveDatabase::text(const std::string& text)
{
    QString shown = QString::fromStdString(text);
    return shown.remove(QChar(0));
}

QString ArchiveDatabase::now()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
}

Result<void> ArchiveDatabase::note(const QString& who, const QString& what, const QString& uuid, int revision,
                                   const QString& detail)
{
    return run(u"INSERT INTO journal (id, at, who, what, uuid, revision, detail)"
               " VALUES ((SELECT coalesce(max(id), 0) + 1 FROM journal), ?, ?, ?, ?, ?, ?)"_s,
               {now(), who.isNull() ? u""_s : who, what, uuid, revision, detail})
        .transform([](int) {});
}

// ArchiveTransaction

Result<ArchiveTransaction> ArchiveTransaction::begin(ArchiveDatabase& database, Kind kind)
{
    const Dialect& dialect = database.dialect();
    if (kind == Kind::Write && database.isReadOnly())
        return failure(ErrorCode::ArchiveOnNetwork, {database.address().text.toStdString()});
    ArchiveTransaction transaction(database); // one that does not get far is rolled back
    for (const QString& sql : kind == Kind::Write ? dialect.beginWriting() : dialect.beginReading()) {
        TRY_DO(database.run(sql));
    }
    return transaction;
}

ArchiveTransaction::ArchiveTransaction(ArchiveTransaction&& other) noexcept
    : m_database(std::exchange(other.m_database, nullptr))
{
}

ArchiveTransaction::~ArchiveTransaction()
{
    if (m_database)
        static_cast<void>(m_database->run(u"ROLLBACK"_s));
}

Result<void> ArchiveTransaction::commit()
{
    TRY_DO(m_database->run(u"COMMIT"_s));
    m_database = nullptr;
    return {};
}

} // namespace zahlmeister::app
