// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listdatabase.h"

#include <utility>

#include <QLoggingCategory>
#include <QStringList>
#include <sqlite3.h>

#include "app/files/fileplace.h"
#include "app/files/privatefile.h"
#include "app/files/sqlitefiles.h"
#include "app/lists/listschema.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

Q_LOGGING_CATEGORY(lcLists, "zahlmeister.lists", QtWarningMsg)

constexpr int kBusyMilliseconds = 5000; ///< what Qt gives its own connections

} // namespace

int dayNumber(engine::Date day)
{
    return day.year() * 10000 + day.month() * 100 + day.day();
}

std::optional<engine::Date> dayFromNumber(std::int64_t number)
{
    if (number < 0 || number > 99999999)
        return std::nullopt;
    const int value = static_cast<int>(number);
    return engine::Date::tryFrom(value / 10000, value / 100 % 100, value % 100);
}

QString listDatabasePath(const QString& folder, ListSource source)
{
    const std::string_view name = listSourceText(source);
    return folder + u'/' + QLatin1StringView(name.data(), static_cast<qsizetype>(name.size())) + u'-' +
           QString::number(kListSchemaVersion) + u".sqlite"_s;
}

// ListStatement

ListStatement::ListStatement(ListDatabase& database, const char* sql, sqlite3_stmt* statement,
                             std::optional<Error> error)
    : m_database(&database), m_sql(sql), m_statement(statement), m_error(std::move(error))
{
}

ListStatement::~ListStatement()
{
    if (!m_statement)
        return;
    sqlite3_reset(m_statement);
    sqlite3_clear_bindings(m_statement);
    if (const auto [place, inserted] = m_database->m_prepared.try_emplace(m_sql, m_statement); !inserted)
        sqlite3_finalize(m_statement);
}

ListStatement& ListStatement::bind(std::int64_t value)
{
    m_bindingFailed |= sqlite3_bind_int64(m_statement, ++m_bound, value) != SQLITE_OK;
    return *this;
}

ListStatement& ListStatement::bind(std::string_view value)
{
    // An empty view may have no address, which SQLite would take for NULL.
    const char* text = value.empty() ? "" : value.data();
    m_bindingFailed |= sqlite3_bind_text(m_statement, ++m_bound, text, static_cast<int>(value.size()),
                                         SQLITE_STATIC) != SQLITE_OK;
    return *this;
}

ListStatement& ListStatement::bind(engine::Date value)
{
    return bind(dayNumber(value));
}

ListStatement& ListStatement::bind(engine::Sex value)
{
    return bind(value == engine::Sex::Female ? std::string_view("w") : std::string_view("m"));
}

ListStatement& ListStatement::bind(MemberStatus value)
{
    return bind(value == MemberStatus::Passive ? std::string_view("P") : std::string_view("A"));
}

ListStatement& ListStatement::bindNull()
{
    m_bindingFailed |= sqlite3_bind_null(m_statement, ++m_bound) != SQLITE_OK;
    return *this;
}

Result<bool> ListStatement::step()
{
    if (m_error)
        return tl::unexpected(*m_error);
    if (m_bindingFailed)
        return tl::unexpected(m_database->lastError());
    switch (sqlite3_step(m_statement)) {
    case SQLITE_ROW: return true;
    case SQLITE_DONE: return false;
    default: return tl::unexpected(m_database->lastError());
    }
}

Result<void> ListStatement::run()
{
    TRY_DO(step());
    reset();
    return {};
}

void ListStatement::reset()
{
    sqlite3_reset(m_statement);
    m_bound = 0;
}

bool ListStatement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

std::int64_t ListStatement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

std::string_view ListStatement::text(int column) const
{
    const unsigned char* text = sqlite3_column_text(m_statement, column);
    if (!text)
        return {};
    return {reinterpret_cast<const char*>(text),
            static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))};
}

void ListStatement::read(int column, std::string& value) const
{
    value.assign(text(column));
}

void ListStatement::read(int column, std::optional<int>& value) const
{
    value = isNull(column) ? std::nullopt : std::optional<int>(static_cast<int>(integer(column)));
}

void ListStatement::read(int column, std::optional<engine::Date>& value) const
{
    value = isNull(column) ? std::nullopt : dayFromNumber(integer(column));
}

void ListStatement::read(int column, std::optional<engine::Rating>& value) const
{
    value = isNull(column) ? std::nullopt : engine::Rating::tryListed(static_cast<int>(integer(column)));
}

void ListStatement::read(int column, std::optional<engine::Sex>& value) const
{
    const std::string_view code = text(column);
    value =
        code.empty() ? std::nullopt : std::optional(code == "w" ? engine::Sex::Female : engine::Sex::Male);
}

void ListStatement::read(int column, std::optional<MemberStatus>& value) const
{
    const std::string_view code = text(column);
    value = code.empty() ? std::nullopt
                         : std::optional(code == "P" ? MemberStatus::Passive : MemberStatus::Active);
}

// ListDatabase

ListDatabase::ListDatabase(QString path) : m_path(std::move(path)) { }

Result<std::unique_ptr<ListDatabase>> ListDatabase::openForReading(const QString& path)
{
    TRY_DO(requireRegularFile(path));
    if (pathKind(path) == PathKind::Missing)
        return nullptr;
    std::unique_ptr<ListDatabase> database(new ListDatabase(path));
    TRY_DO(database->connect(SQLITE_OPEN_READONLY));
    TRY(const bool ours, database->isOurs());
    if (!ours)
        return nullptr;
    return database;
}

Result<std::unique_ptr<ListDatabase>> ListDatabase::openForWriting(const QString& path)
{
    // Once more after what is none of ours was set aside.
    for (int attempt = 0; attempt < 2; ++attempt) {
        TRY_DO(requireRegularFile(path));
        if (pathKind(path) == PathKind::Missing)
            TRY_DO(create(path));
        {
            std::unique_ptr<ListDatabase> database(new ListDatabase(path));
            TRY_DO(database->connect(SQLITE_OPEN_READWRITE));
            TRY(const bool ours, database->isOurs());
            if (ours)
                return database;
        }
        qCWarning(lcLists) << "setting a list store aside that cannot be read";
        QStringList files{path};
        for (const QLatin1StringView ending : kCompanions)
            files += path + ending;
        TRY_DO(moveAside(path, files));
    }
    return failure(ErrorCode::StorageFailure, {path.toStdString()}, "a new list store cannot be read");
}

Result<void> ListDatabase::connect(int flags)
{
    TRY_DO(requireOwnCompanions(m_path));
    m_file.emplace(m_path);
    if (sqlite3_open_v2(m_path.toUtf8().constData(), &m_handle, flags | SQLITE_OPEN_NOMUTEX, nullptr) !=
        SQLITE_OK)
        return tl::unexpected(lastError());
    sqlite3_extended_result_codes(m_handle, 0);
    sqlite3_busy_timeout(m_handle, kBusyMilliseconds);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    return {};
}

Result<std::optional<std::int64_t>> ListDatabase::asked(const char* sql)
{
    sqlite3_stmt* prepared = nullptr;
    int code = sqlite3_prepare_v2(m_handle, sql, -1, &prepared, nullptr);
    const std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> query(prepared, &sqlite3_finalize);
    if (code == SQLITE_OK)
        code = sqlite3_step(query.get());
    switch (code & 0xff) {
    case SQLITE_ROW: return std::optional<std::int64_t>(sqlite3_column_int64(query.get(), 0));
    // Only what says of itself that it is none of ours is none. On a full or failing disk, or while another
    // program writes, it may well be one.
    case SQLITE_DONE:
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
    case SQLITE_ERROR: return std::optional<std::int64_t>(); // no such table
    default: return tl::unexpected(lastError());
    }
}

Result<bool> ListDatabase::isOurs()
{
    // A file that was damaged or is none of ours fails here at the latest: the schema is read.
    TRY(const auto id, asked("PRAGMA application_id"));
    if (id != kListStoreId)
        return false;
    TRY(const auto version, asked("PRAGMA user_version"));
    if (version != kListSchemaVersion)
        return false;
    TRY(const auto revision, asked("SELECT number FROM revision"));
    return revision.has_value();
}

Result<void> ListDatabase::create(const QString& path)
{
    TRY(auto unfinished, UnfinishedFile::beside(path)); // SQLite gives its log the same rights
    {
        ListDatabase database(unfinished.path());
        TRY_DO(database.connect(SQLITE_OPEN_READWRITE));
        TRY_DO(database.makeTables());
    }
    // Another process may have been faster, and has made one just as good.
    const auto named = unfinished.giveName();
    return !named.has_value() && isNameTaken(named.error()) ? Result<void>() : named;
}

Result<void> ListDatabase::makeTables()
{
    // auto_vacuum must be set before the first table; it lets a removed list give its room back.
    TRY_DO(execute("PRAGMA page_size = 8192; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL"));
    TRY(auto transaction, ListTransaction::begin(*this));
    const std::string ids = "PRAGMA application_id = " + std::to_string(kListStoreId) +
                            "; PRAGMA user_version = " + std::to_string(kListSchemaVersion);
    return execute(listTables().c_str()).and_then([&] { return execute(ids.c_str()); }).and_then([&] {
        return transaction.commit();
    });
}

ListDatabase::~ListDatabase()
{
    for (const auto& [sql, statement] : m_prepared)
        sqlite3_finalize(statement);
    sqlite3_close(m_handle);
}

ListStatement ListDatabase::prepare(const char* sql)
{
    if (const auto known = m_prepared.find(sql); known != m_prepared.end()) {
        sqlite3_stmt* statement = known->second;
        m_prepared.erase(known);
        return ListStatement(*this, sql, statement);
    }
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v3(m_handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK)
        return ListStatement(*this, sql, nullptr, lastError());
    return ListStatement(*this, sql, statement);
}

Result<void> ListDatabase::execute(const char* sql)
{
    if (sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
        return tl::unexpected(lastError());
    return {};
}

Result<std::int64_t> ListDatabase::integer(const char* sql)
{
    ListStatement statement = prepare(sql);
    return statement.step().transform([&](bool isRow) { return isRow ? statement.integer(0) : 0; });
}

Result<void> ListDatabase::copyTo(const UnfinishedFile& copy, const std::function<bool()>& goesOn)
{
    ListDatabase target(copy.path());
    TRY_DO(target.connect(SQLITE_OPEN_READWRITE));
    return copyInto(target, goesOn);
}

Result<void> ListDatabase::copyInto(ListDatabase& target, const std::function<bool()>& goesOn)
{
    constexpr int kPagesAtOnce = 1024; // 8 MiB
    constexpr int kBusyInterval = 50;  // milliseconds
    sqlite3_backup* const backup = sqlite3_backup_init(target.m_handle, "main", m_handle, "main");
    if (!backup)
        return tl::unexpected(target.lastError());
    int step = SQLITE_OK;
    int waited = 0;
    bool isCancelled = false;
    while (!isCancelled && step == SQLITE_OK && waited < kBusyMilliseconds) {
        step = sqlite3_backup_step(backup, kPagesAtOnce);
        isCancelled = step != SQLITE_DONE && goesOn && !goesOn();
        if (step == SQLITE_BUSY || step == SQLITE_LOCKED) {
            waited += sqlite3_sleep(kBusyInterval);
            if (waited < kBusyMilliseconds)
                step = SQLITE_OK;
        }
    }
    const int finished = sqlite3_backup_finish(backup); // gives back what the other held, unless it is done
    if (step == SQLITE_DONE && finished == SQLITE_OK)
        return {};
    if (isCancelled)
        return failure(ErrorCode::Cancelled);
    return tl::unexpected(target.lastError());
}

Error ListDatabase::lastError() const
{
    const std::string path = m_path.toStdString();
    const std::string detail = m_handle ? sqlite3_errmsg(m_handle) : "out of memory";
    const int code = m_handle ? sqlite3_errcode(m_handle) & 0xff : SQLITE_NOMEM;
    qCInfo(lcLists) << "SQLite code" << code << detail.c_str();
    switch (code) {
    case SQLITE_FULL: return {ErrorCode::DiskFull, {path}, detail};
    case SQLITE_READONLY: return {ErrorCode::FileNotWritable, {path, detail}, detail};
    case SQLITE_CANTOPEN: return {ErrorCode::FileNotReadable, {path, detail}, detail};
    default: return {ErrorCode::StorageFailure, {path}, detail};
    }
}

// ListTransaction

Result<ListTransaction> ListTransaction::begin(ListDatabase& database)
{
    return database.execute("BEGIN IMMEDIATE").transform([&] { return ListTransaction(database); });
}

void ListTransaction::Rollback::operator()(ListDatabase* database) const
{
    static_cast<void>(database->execute("ROLLBACK"));
}

Result<void> ListTransaction::commit()
{
    return m_database->execute("COMMIT").transform([this] { static_cast<void>(m_database.release()); });
}

} // namespace zahlmeister::app
