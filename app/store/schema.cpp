// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/schema.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

#include <QCryptographicHash>
#include <QLatin1StringView>
#include <QLoggingCategory>

#include "app/store/consistency.h"
#include "app/store/database.h"
#include "app/store/rows.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

Q_LOGGING_CATEGORY(lcSchema, "zahlmeister.store.schema", QtWarningMsg)

Result<void> climb(Database& database, const Migration& migration)
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
    TRY_DO(database.execute(u"PRAGMA user_version = %1"_s.arg(migration.to)));
    return transaction.commit();
}

/// Type and name of everything in a schema, with its definition: blanks and quotation marks differ between
/// the versions of SQLite that carried a migration out.
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

/// The schema that the ladder makes up to a version. It is climbed in memory, once for each version.
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

Result<void> migrate(Database& database, std::span<const Migration> ladder)
{
    TRY(const auto version, database.pragma(u"user_version"_s));
    for (const Migration& migration : ladder) {
        if (migration.to <= version)
            continue;
        TRY_DO(climb(database, migration));
    }
    return {};
}

Result<std::unique_ptr<Database>> emptyDatabase(std::int64_t version)
{
    TRY(auto database, Database::openInMemory());
    TRY_DO(database->execute(u"PRAGMA foreign_keys = ON"_s));
    TRY_DO(database->execute(u"PRAGMA application_id = %1"_s.arg(kWorkFileId)));
    const auto ladder = migrations();
    const auto rungs =
        std::ranges::count_if(ladder, [&](const Migration& migration) { return migration.to <= version; });
    TRY_DO(migrate(*database, ladder.first(static_cast<std::size_t>(rungs))));
    return database;
}

Result<QByteArray> schemaFingerprint(Database& database)
{
    TRY(const auto schema, schemaOf(database));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const auto& [what, definition] : schema) {
        // With their lengths: names are anything that somebody wrote into a file.
        for (const QByteArray& text : {what.toUtf8(), definition.toUtf8()}) {
            hash.addData(QByteArray::number(text.size()).append(' '));
            hash.addData(text);
        }
    }
    return hash.result().toHex();
}

Result<std::vector<QString>> schemaDifferences(Database& database, std::int64_t version)
{
    TRY(const auto fingerprint, schemaFingerprint(database));
    if (version == kSchemaVersion && fingerprint == kSchemaFingerprint)
        return std::vector<QString>();
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
    TRY(const auto differences, schemaDifferences(database, version));
    if (differences.empty())
        return {};
    return failure(ErrorCode::ForeignSchema,
                   {database.path().toStdString(), differences.front().toStdString()});
}

} // namespace zahlmeister::app
