// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/tournamentuuid.h"

#include <QUuid>

#include "app/sql/rows.h"
#include "app/store/database.h"
#include "app/store/intransaction.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

Result<QByteArray> tournamentUuid(const WorkFile& file, engine::TournamentId id)
{
    auto row = file.database().statement(u"SELECT uuid FROM tournament WHERE id = ?"_s);
    TRY(const auto found, row.bind(id.value()).next());
    if (!found)
        return failure(ErrorCode::UnknownTournament, {std::to_string(id.value())});
    return row.text(0).toLatin1();
}

Result<QByteArray> keptTournamentUuid(WorkFile& file, engine::TournamentId id)
{
    auto uuid = tournamentUuid(file, id);
    if (!uuid.has_value() || !uuid->isEmpty())
        return uuid;
    const QByteArray made = QUuid::createUuid().toString(QUuid::WithoutBraces).toLatin1();
    return setTournamentUuid(file, id, made).and_then([&] { return tournamentUuid(file, id); });
}

Result<void> setTournamentUuid(WorkFile& file, engine::TournamentId id, const QByteArray& uuid)
{
    return inTransaction(file, [&] {
        auto update =
            file.database().statement(u"UPDATE tournament SET uuid = ? WHERE id = ? AND uuid = ''"_s);
        return update.bind(QString::fromLatin1(uuid)).bind(id.value()).run();
    });
}

Result<std::string> workFileId(const WorkFile& file)
{
    auto row = file.database().statement(u"SELECT id FROM work_file"_s);
    TRY(const bool isThere, row.next());
    return isThere ? row.utf8(0) : std::string();
}

Result<std::vector<engine::TournamentId>> tournamentsOfNumber(const WorkFile& file, const std::string& number)
{
    auto rows = file.database().statement(
        u"SELECT id FROM tournament WHERE external_id = ? AND external_id <> '' AND removed = 0 ORDER BY id"_s);
    rows.bind(number);
    return collected<engine::TournamentId>(std::move(rows),
                                           [](const Statement& row) -> Result<engine::TournamentId> {
                                               return engine::TournamentId(row.integer(0));
                                           });
}

} // namespace zahlmeister::app
