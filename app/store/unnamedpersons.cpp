// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/unnamedpersons.h"

#include "app/fields/recordfields.h"
#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/intransaction.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

Result<std::vector<UnnamedPerson>> unnamedPersons(const WorkFile& file)
{
    auto rows = file.database().statement(
        u"SELECT id, kind, tournament_id, participant, name, decided, reason FROM unnamed_person"
        " ORDER BY id"_s);
    return collected<UnnamedPerson>(std::move(rows), [&](const Statement& row) -> Result<UnnamedPerson> {
        const auto decided = row.date(5);
        const bool isObjection = row.utf8(1) == "objection";
        if (!decided || (!isObjection && row.utf8(1) != "anonymous"))
            return damagedRow(file.database(), "unnamed_person", "id " + row.utf8(0),
                              decided ? "kind" : "decided");
        return UnnamedPerson{row.integer(0),
                             isObjection ? UnnamedKind::Objection : UnnamedKind::Anonymous,
                             engine::TournamentId(row.integer(2)),
                             engine::ParticipantNumber(static_cast<int>(row.integer(3))),
                             row.utf8(4),
                             *decided,
                             row.utf8(6)};
    });
}

Result<std::int64_t> addUnnamedPerson(WorkFile& file, const UnnamedPerson& person)
{
    const auto length = static_cast<std::size_t>(QString::fromStdString(person.reason).size());
    if (length > kLongestRemark)
        return failure(ErrorCode::OutOfRange,
                       {"tournament " + std::to_string(person.tournament.value()), "reason",
                        std::to_string(length), longestText(kLongestRemark)});
    return inTransaction(file, [&]() -> Result<std::int64_t> {
        TRY_DO(requireTournament(file.database(), person.tournament));
        auto insert = file.database().statement(
            u"INSERT INTO unnamed_person (kind, tournament_id, participant, name, decided, reason)"
            " VALUES (?, ?, ?, ?, ?, ?) RETURNING id"_s);
        insert.bind(person.kind == UnnamedKind::Objection ? u"objection"_s : u"anonymous"_s)
            .bind(person.tournament.value())
            .bind(person.participant.value());
        insert.bind(person.name).bind(std::optional(person.decided)).bind(person.reason);
        TRY_DO(insert.next());
        return insert.integer(0);
    });
}

Result<void> removeUnnamedPerson(WorkFile& file, std::int64_t id)
{
    return inTransaction(file, [&] {
        return file.database().statement(u"DELETE FROM unnamed_person WHERE id = ?"_s).bind(id).run();
    });
}

} // namespace zahlmeister::app
