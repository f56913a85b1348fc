// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/revisions.h"

#include <utility>

#include "app/archive/kept/tournamentkey.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

Result<ChronicleTournament> readRevision(const RevisionBytes& bytes, engine::TournamentId id)
{
    auto one = contentHash(bytes.packed.content) == bytes.hash ? unpacked(bytes.packed, id)
                                                               : failure(ErrorCode::DamagedContent);
    // The day and the level decide where it stands; only the level is what its referee has the right for.
    const bool isGood = one.has_value() &&
                        ArchiveDatabase::text(one->tournament.header.level) == bytes.level &&
                        tournamentKey(*one).has_value();
    return isGood ? std::move(one) : failure(ErrorCode::DamagedContent);
}

Result<std::optional<ReadableRevision>> lastReadable(ArchiveDatabase& database, const QString& uuid,
                                                     std::int64_t upTo)
{
    TRY(const auto rows,
        database.rows(u"SELECT id, hash, level, content, names FROM submission WHERE uuid = ? AND id <= ?"
                      " ORDER BY id DESC"_s,
                      {uuid, qint64(upTo)}));
    bool isRemoved = false;
    for (const QVariantList& row : rows) {
        const RevisionBytes bytes{
            row[1].toByteArray(), row[2].toString(), {row[3].toByteArray(), row[4].toByteArray()}};
        if (bytes.packed.content.isEmpty()) {
            isRemoved = true;
            continue;
        }
        if (auto one = readRevision(bytes, engine::TournamentId(1)); one.has_value())
            return ReadableRevision{row[0].toLongLong(), isRemoved, *std::move(one)};
    }
    return std::nullopt;
}

} // namespace zahlmeister::app
