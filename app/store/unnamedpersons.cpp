// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/unnamedpersons.h"

#include <map>

#include "app/fields/recordfields.h"
#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/intransaction.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Who the noted persons are, by the numbers of the notes: a merger makes one of two, and keeps what was
/// noted of either.
Result<std::map<std::int64_t, std::vector<std::string>>> notedPersons(const WorkFile& file)
{
    std::map<std::int64_t, std::vector<std::string>> persons;
    auto rows = file.database().statement(
        u"WITH RECURSIVE was (id, person, step) AS ("
        " SELECT id, person, 0 FROM unnamed_person WHERE person <> ''"
        " UNION SELECT was.id, after, step + 1 FROM was JOIN decided_seat ON before = was.person"
        " JOIN person_decision ON person_decision.id = decision_id"
        " WHERE person_decision.kind = 'same' AND after NOT IN ('', before) AND step < 100)"
        " SELECT id, person FROM was GROUP BY id, person ORDER BY id, min(step), person"_s);
    TRY_DO(forEachRow(rows, [&](const Statement& row) { persons[row.integer(0)].push_back(row.utf8(1)); }));
    return persons;
}

} // namespace

Result<std::vector<UnnamedPerson>> unnamedPersons(const WorkFile& file)
{
    TRY(auto persons, notedPersons(file));
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
                             row.utf8(6),
                             std::move(persons[row.integer(0)])};
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
            u"INSERT INTO unnamed_person (kind, tournament_id, participant, name, decided, reason, person)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id"_s);
        insert.bind(person.kind == UnnamedKind::Objection ? u"objection"_s : u"anonymous"_s)
            .bind(person.tournament.value())
            .bind(person.participant.value());
        insert.bind(person.name).bind(std::optional(person.decided)).bind(person.reason);
        insert.bind(person.persons.empty() ? std::string() : person.persons.front());
        TRY_DO(insert.next());
        const std::int64_t id = insert.integer(0);
        TRY_DO(linkUnnamedPersons(file));
        return id;
    });
}

Result<void> linkUnnamedPersons(WorkFile& file)
{
    return file.database()
        .statement(u"UPDATE unnamed_person SET person = coalesce((SELECT person FROM participant"
                   " WHERE participant.tournament_id = unnamed_person.tournament_id"
                   " AND number = participant AND participant.name = unnamed_person.name), '')"
                   " WHERE person = ''"_s)
        .run();
}

Result<void> removeUnnamedPerson(WorkFile& file, std::int64_t id)
{
    return inTransaction(file, [&] {
        return file.database().statement(u"DELETE FROM unnamed_person WHERE id = ?"_s).bind(id).run();
    });
}

} // namespace zahlmeister::app
