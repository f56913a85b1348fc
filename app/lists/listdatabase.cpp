// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listdatabase.h"

#include <chrono>

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

constexpr std::chrono::seconds kPatienceWithOthers{5};

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

std::int64_t toStored(engine::Date value)
{
    return dayNumber(value);
}

std::string_view toStored(engine::Sex value)
{
    return value == engine::Sex::Female ? "w" : "m";
}

std::string_view toStored(MemberStatus value)
{
    return value == MemberStatus::Passive ? "P" : "A";
}

void readStored(const Statement& row, int column, std::string& value)
{
    value.assign(row.view(column));
}

void readStored(const Statement& row, int column, std::optional<int>& value)
{
    value = row.optionalInteger(column);
}

void readStored(const Statement& row, int column, std::optional<engine::Date>& value)
{
    value = row.isNull(column) ? std::nullopt : dayFromNumber(row.integer(column));
}

void readStored(const Statement& row, int column, std::optional<engine::Rating>& value)
{
    value =
        row.isNull(column) ? std::nullopt : engine::Rating::tryListed(static_cast<int>(row.integer(column)));
}

void readStored(const Statement& row, int column, std::optional<engine::Sex>& value)
{
    const std::string_view code = row.view(column);
    value =
        code.empty() ? std::nullopt : std::optional(code == "w" ? engine::Sex::Female : engine::Sex::Male);
}

void readStored(const Statement& row, int column, std::optional<MemberStatus>& value)
{
    const std::string_view code = row.view(column);
    value = code.empty() ? std::nullopt
                         : std::optional(code == "P" ? MemberStatus::Passive : MemberStatus::Active);
}

// ListDatabase

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
    return open(flags, kPatienceWithOthers);
}

Result<std::optional<std::int64_t>> ListDatabase::asked(const QString& sql)
{
    Statement query = statement(sql);
    const auto isRow = query.next();
    if (isRow.has_value())
        return *isRow ? std::optional(query.integer(0)) : std::nullopt;
    switch (sqlite3_errcode(native()) & 0xff) {
    // Only what says of itself that it is none of ours is none. On a full or failing disk, or while another
    // program writes, it may well be one.
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
    case SQLITE_ERROR: return std::optional<std::int64_t>(); // no such table
    default: return tl::unexpected(isRow.error());
    }
}

Result<bool> ListDatabase::isOurs()
{
    // A file that was damaged or is none of ours fails here at the latest: the schema is read.
    TRY(const auto id, asked(u"PRAGMA application_id"_s));
    if (id != kListStoreId)
        return false;
    TRY(const auto version, asked(u"PRAGMA user_version"_s));
    if (version != kListSchemaVersion)
        return false;
    TRY(const auto revision, asked(u"SELECT number FROM revision"_s));
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
    TRY_DO(
        execute(u"PRAGMA page_size = 8192; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL"_s));
    TRY(auto transaction, Transaction::begin(*this));
    TRY_DO(execute(listTables()));
    TRY_DO(execute(
        u"PRAGMA application_id = %1; PRAGMA user_version = %2"_s.arg(kListStoreId).arg(kListSchemaVersion)));
    return transaction.commit();
}

Error ListDatabase::errorOf(int extended, const QString& text) const
{
    const std::string at = path().toStdString();
    const std::string detail = text.toStdString();
    qCInfo(lcLists) << "SQLite code" << extended << text;
    switch (extended & 0xff) {
    case SQLITE_FULL: return {ErrorCode::DiskFull, {at}, detail};
    case SQLITE_READONLY: return {ErrorCode::FileNotWritable, {at, detail}, detail};
    case SQLITE_CANTOPEN: return {ErrorCode::FileNotReadable, {at, detail}, detail};
    default: break;
    }
    if (native() && sqlite3_db_readonly(native(), "main") == 1) // nothing was to be written
        return {
            ErrorCode::FileNotReadable, {at, (extended & 0xff) == SQLITE_BUSY ? "is-held" : detail}, detail};
    return {ErrorCode::StorageFailure, {at}, detail};
}

} // namespace zahlmeister::app
