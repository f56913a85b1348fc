// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/objections.h"

#include "app/archive/archivedacts.h"
#include "app/archive/archiveseats.h"
#include "app/archive/kept/archivedatabase.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

// RULE: WO2026 1.3, 6.5
Result<bool> noteObjection(Archive& archive, const QString& uuid, engine::ParticipantNumber number,
                           bool objects, const QString& who, const QString& reason)
{
    ArchiveDatabase& database = archive.database();
    TRY(auto transaction, ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Write));
    TRY_DO(requireComputed(archive));
    TRY(const auto rows, database.rows(u"SELECT id FROM tournament WHERE uuid = ?"_s, {uuid}));
    if (rows.empty())
        return failure(ErrorCode::UnknownTournament, {uuid.toStdString()});
    TRY(const auto person, personSeated(archive, {rows.front()[0].toLongLong(), number}));
    const QVariantList he{qint64(person)};
    TRY(const auto there, database.rows(u"SELECT 1 FROM objection WHERE id = ?"_s, he));
    if (there.empty() != objects)
        return false;
    TRY_DO(database.run(
        objects ? u"INSERT INTO objection (id) VALUES (?)"_s : u"DELETE FROM objection WHERE id = ?"_s, he));
    TRY_DO(database.note(who, objects ? u"objection"_s : u"objection-withdrawn"_s, uuid, 0, reason));
    TRY_DO(transaction.commit());
    return true;
}

Result<std::unordered_set<std::int64_t>> objectors(ArchiveDatabase& database)
{
    std::unordered_set<std::int64_t> all;
    TRY(const auto rows, database.rows(u"SELECT id FROM objection"_s));
    for (const QVariantList& row : rows)
        all.insert(row[0].toLongLong());
    return all;
}

Result<void> moveObjections(ArchiveDatabase& database,
                            std::span<const std::pair<std::int64_t, std::int64_t>> moves)
{
    TRY(auto objecting, objectors(database));
    for (const auto& [from, to] : moves) {
        if (!objecting.contains(from) || !objecting.insert(to).second)
            continue;
        TRY_DO(database.run(u"INSERT INTO objection (id) VALUES (?)"_s, {qint64(to)}));
    }
    return {};
}

std::vector<UnnamedPerson> unnamedOf(const Chronicle& chronicle,
                                     const std::unordered_set<std::int64_t>& objecting)
{
    std::unordered_set<std::string> ids;
    for (const std::int64_t person : objecting)
        ids.insert(archivedPersonId(person));
    std::vector<UnnamedPerson> unnamed;
    for (const PersonHistory& person : chronicle.persons) {
        if (!ids.contains(person.id))
            continue;
        const Participation& last = person.participations.back();
        unnamed.push_back({.kind = UnnamedKind::Objection,
                           .tournament = last.tournament,
                           .participant = last.participant->number,
                           .name = last.participant->name,
                           .decided = last.end});
    }
    return unnamed;
}

} // namespace zahlmeister::app
