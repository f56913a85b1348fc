// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/consistency.h"

#include "app/store/database.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

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
