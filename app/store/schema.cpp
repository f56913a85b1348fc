// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/schema.h"

#include <algorithm>
#include <map>
#include <mutex>

#include <QLatin1StringView>
#include <QLoggingCategory>

#include "app/files/sqlitefiles.h"
#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/database.h"
#include "app/store/workfiletables.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

Q_LOGGING_CATEGORY(lcSchema, "zahlmeister.store.schema", QtWarningMsg)

Result<void> setVersion(Database& database, std::int64_t version)
{
    return database.execute(u"PRAGMA user_version = %1"_s.arg(version));
}

Result<void> carryOut(Database& database, const Migration& migration)
{
    qCInfo(lcSchema) << "migrating to version" << migration.to << migration.description;
    TRY(auto transaction, Transaction::begin(database));
    for (const QString& sql : migration.statements) {
        TRY_DO(database.execute(sql));
    }
    if (migration.step) {
        TRY_DO(migration.step(database));
    }
    // A step may have broken a reference that SQLite checks only for changed rows.
    TRY_DO(checkForeignKeys(database));
    TRY_DO(setVersion(database, migration.to));
    return transaction.commit();
}

/// Type and name of everything in a schema, with its definition: blanks and quotation marks differ between a
/// new file and one that was migrated, and between the versions of SQLite that did it.
using Schema = std::map<QString, QString>;

Result<Schema> schemaOf(Database& database)
{
    // What SQLite makes by itself has no text (indexes of keys) or is no business of ours (its statistics).
    // Other names that it keeps for itself can be written by hand, and a trigger of such a name works.
    auto rows = database.statement(
        u"SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL"
        " AND NOT (type = 'table' AND name IN ('sqlite_stat1', 'sqlite_stat4', 'sqlite_sequence'))"_s);
    Schema schema;
    TRY_DO(forEachRow(rows, [&](const Statement& row) {
        QString definition = row.text(2);
        definition.removeIf([](QChar letter) { return letter.isSpace() || letter == u'"'; });
        schema.emplace(row.text(0) + u' ' + row.text(1), definition);
    }));
    return schema;
}

/// The schema of a version. It is made in memory, once for each version.
Result<Schema> schemaOfVersion(std::int64_t version)
{
    static std::mutex mutex;
    static std::map<std::int64_t, Schema> known;
    const std::scoped_lock guard(mutex);
    if (const auto found = known.find(version); found != known.end())
        return found->second;
    TRY(const auto database, emptyDatabase(version));
    auto schema = schemaOf(*database);
    if (schema.has_value())
        known.emplace(version, *schema);
    return schema;
}

} // namespace

Result<void> migrate(Database& database, std::span<const Migration> migrations)
{
    TRY(const auto version, database.pragma(u"user_version"_s));
    for (const Migration& migration : migrations) {
        if (migration.to > version) {
            TRY_DO(carryOut(database, migration));
        }
    }
    return {};
}

Result<std::unique_ptr<Database>> emptyDatabase(std::int64_t version)
{
    Q_ASSERT(version >= kFirstSchemaVersion && version <= kSchemaVersion);
    TRY(auto database, Database::openInMemory());
    TRY_DO(database->execute(u"PRAGMA foreign_keys = ON"_s));
    TRY_DO(database->execute(u"PRAGMA application_id = %1"_s.arg(kWorkFileId)));
    const bool isToday = version == kSchemaVersion;
    for (const QString& statement : isToday ? workFileTables() : firstTables()) {
        TRY_DO(database->execute(statement));
    }
    TRY_DO(database->execute(u"INSERT INTO work_file VALUES (1, lower(hex(randomblob(16))), random(), 0)"_s));
    TRY_DO(setVersion(*database, isToday ? kSchemaVersion : kFirstSchemaVersion));
    const auto all = migrations();
    const auto after = std::ranges::upper_bound(all, version, {}, &Migration::to);
    TRY_DO(migrate(*database, {all.begin(), after}));
    return database;
}

Result<std::vector<QString>> schemaDifferences(Database& database, std::int64_t version)
{
    TRY(const auto found, schemaOf(database));
    TRY(const auto expected, schemaOfVersion(version));
    std::vector<QString> differences;
    for (const auto& [what, definition] : found) {
        if (const auto own = expected.find(what); own == expected.end() || own->second != definition)
            differences.push_back(what);
    }
    for (const auto& [what, definition] : expected) {
        if (!found.contains(what))
            differences.push_back(what);
    }
    return differences;
}

Result<void> checkSchema(Database& database, std::int64_t version)
{
    if (version > kSchemaVersion)
        return {};
    if (version < kFirstSchemaVersion)
        return failure(ErrorCode::EarlierWorkFile, {database.path().toStdString(), std::to_string(version)});
    TRY(const auto differences, schemaDifferences(database, version));
    if (differences.empty())
        return {};
    return failure(ErrorCode::ForeignSchema,
                   {database.path().toStdString(), differences.front().toStdString()});
}

} // namespace zahlmeister::app
