// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/consistency.h"

#include <utility>

#include "app/sql/rows.h"
#include "app/store/database.h"
#include "app/store/rescue.h"
#include "app/store/schema.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

tl::unexpected<Error> damagedRow(const Database& database, std::string_view table, const std::string& row,
                                 std::string_view column)
{
    return failure(ErrorCode::DamagedWorkFile,
                   {database.path().toStdString(), std::string(table), row, std::string(column)});
}

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

/// What SQLite found in the pages, by table, row and column when it is a value.
Error named(Database& database, std::int64_t version, Error error)
{
    const bool isOfPages = error.args.size() < 2 || error.args[1].starts_with("***");
    if (error.code != ErrorCode::DamagedWorkFile || isOfPages || !checkSchema(database, version).has_value())
        return damagedRatherThanForeign(std::move(error));
    const auto found = firstImpossibleValue(database, version);
    if (!found.has_value() || !*found)
        return error;
    const Loss& value = **found;
    return damagedRow(database, value.table.toStdString(), value.row.toStdString(),
                      value.column.toStdString())
        .value();
}

/// Before the pages are looked at. Where the table cannot be read, what follows says why.
Result<void> checkExtent(Database& database)
{
    auto row = database.statement(u"SELECT count(*) FROM tournament"_s);
    if (const auto found = row.next(); !found.has_value() || row.integer(0) <= kMostTournaments)
        return {};
    return failure(ErrorCode::OutOfRange,
                   {database.path().toStdString(), "tournaments", std::to_string(row.integer(0)),
                    "0–" + std::to_string(kMostTournaments)});
}

} // namespace

Result<void> requireTournament(Database& database, engine::TournamentId id)
{
    auto row = database.statement(u"SELECT 1 FROM tournament WHERE id = ?"_s);
    TRY(const auto found, row.bind(id.value()).next());
    return found ? Result<void>() : failure(ErrorCode::UnknownTournament, {std::to_string(id.value())});
}

Result<void> checkPages(Database& database, const QString& pragma)
{
    auto row = database.statement("PRAGMA "_L1 + pragma);
    TRY_DO(row.next());
    if (row.text(0) != "ok"_L1)
        return failure(ErrorCode::DamagedWorkFile, {database.path().toStdString(), row.utf8(0)});
    return {};
}

Result<std::int64_t> inspectFile(const QString& path, Database::Mode mode, ContinueCallback goesOn)
{
    const auto database = Database::open(path, mode);
    if (!database.has_value())
        return tl::unexpected(damagedRatherThanForeign(database.error()));
    const auto version = (*database)->pragma(u"user_version"_s);
    if (!version.has_value())
        return tl::unexpected(damagedRatherThanForeign(version.error()));
    TRY_DO(checkExtent(**database));
    const Database::Patience patience(**database, std::move(goesOn));
    if (const auto sound = checkPages(**database, u"quick_check"_s); !sound.has_value())
        return tl::unexpected(named(**database, *version, sound.error()));
    TRY_DO(checkSchema(**database, *version));
    return *version;
}

Result<void> checkForeignKeys(Database& database)
{
    auto row = database.statement(u"PRAGMA foreign_key_check"_s);
    TRY(const auto found, row.next());
    if (found) {
        return failure(ErrorCode::DamagedWorkFile,
                       {database.path().toStdString(), "row without its parent in table " + row.utf8(0)});
    }
    return {};
}

Result<std::vector<std::int64_t>> undoLogsOutOfOrder(Database& database)
{
    return collected<std::int64_t>(
        database.statement(
            u"SELECT tournament_id FROM undo_entry GROUP BY tournament_id"
            " HAVING max(position) - min(position) + 1 <> count(*)"
            " OR max(CASE undone WHEN 0 THEN position END) > min(CASE undone WHEN 1 THEN position END)"_s),
        [](const Statement& row) { return row.integer(0); });
}

Result<void> checkUndoOrder(Database& database)
{
    TRY(const auto found, undoLogsOutOfOrder(database));
    if (found.empty())
        return {};
    return failure(ErrorCode::DamagedWorkFile,
                   {database.path().toStdString(),
                    "undo log out of order in tournament " + std::to_string(found.front())});
}

} // namespace zahlmeister::app
