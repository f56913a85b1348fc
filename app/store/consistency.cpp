// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/consistency.h"

#include "app/store/database.h"
#include "app/store/schema.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// A file that is ours by its header but that SQLite cannot read is damaged, not foreign.
Error damagedRatherThanForeign(Error error)
{
    if (error.code == ErrorCode::NotAWorkFile) {
        error.code = ErrorCode::DamagedWorkFile;
        error.args.push_back(error.detail);
    }
    return error;
}

} // namespace

Result<void> checkPages(Database& database, const QString& pragma)
{
    auto row = database.statement("PRAGMA "_L1 + pragma);
    const auto answered = row.next();
    if (!answered.has_value())
        return tl::unexpected(answered.error());
    if (row.text(0) != "ok"_L1)
        return failure(ErrorCode::DamagedWorkFile, {database.path().toStdString(), row.utf8(0)});
    return {};
}

Result<std::int64_t> inspectFile(const QString& path, Database::Mode mode)
{
    const auto database = Database::open(path, mode);
    if (!database.has_value())
        return tl::unexpected(damagedRatherThanForeign(database.error()));
    const auto version = (*database)->pragma(u"user_version"_s);
    if (!version.has_value())
        return tl::unexpected(damagedRatherThanForeign(version.error()));
    const Database::Patience patience(**database, {});
    if (const auto sound = checkPages(**database, u"quick_check"_s); !sound.has_value())
        return tl::unexpected(damagedRatherThanForeign(sound.error()));
    if (const auto own = checkSchema(**database, *version); !own.has_value())
        return tl::unexpected(own.error());
    return *version;
}

Result<void> checkForeignKeys(Database& database)
{
    auto row = database.statement(u"PRAGMA foreign_key_check"_s);
    const auto found = row.next();
    if (!found.has_value())
        return tl::unexpected(found.error());
    if (*found) {
        return failure(ErrorCode::DamagedWorkFile,
                       {database.path().toStdString(), "row without its parent in table " + row.utf8(0)});
    }
    return {};
}

Result<void> checkUndoOrder(Database& database)
{
    auto row = database.statement(
        u"SELECT tournament_id FROM undo_entry GROUP BY tournament_id"
        " HAVING max(position) - min(position) + 1 <> count(*)"
        " OR max(CASE undone WHEN 0 THEN position END) > min(CASE undone WHEN 1 THEN position END) LIMIT 1"_s);
    const auto found = row.next();
    if (!found.has_value())
        return tl::unexpected(found.error());
    if (*found) {
        return failure(ErrorCode::DamagedWorkFile,
                       {database.path().toStdString(), "undo log out of order in tournament " + row.utf8(0)});
    }
    return {};
}

} // namespace zahlmeister::app
