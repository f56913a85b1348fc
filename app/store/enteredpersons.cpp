// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/enteredpersons.h"

#include <QVariant>

#include "app/fields/valuecheck.h"
#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/intransaction.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

Result<std::vector<EnteredPerson>> enteredPersons(const WorkFile& file)
{
    auto rows = file.database().statement(
        u"SELECT id, name, club, person_id, birth_year, rating, rating_index, level FROM entered_person"
        " ORDER BY name, birth_year, id"_s);
    return collected<EnteredPerson>(std::move(rows), [&](const Statement& row) -> Result<EnteredPerson> {
        EnteredPerson person{.id = row.integer(0)};
        person.known.name = row.utf8(1);
        person.known.club = row.utf8(2);
        person.known.personId = row.utf8(3);
        person.known.birthYear = row.optionalInteger(4);
        if (const auto rating = row.optionalInteger(5)) {
            person.known.rating = engine::Rating::tryFrom(*rating);
            if (!person.known.rating)
                return damagedRow(file.database(), "entered_person", "id " + row.utf8(0), "rating");
        }
        person.known.index = row.optionalInteger(6);
        person.known.enteredLevel = row.utf8(7);
        return person;
    });
}

Result<std::int64_t> putEnteredPerson(WorkFile& file, const EnteredPerson& person)
{
    const engine::Participant& known = person.known;
    if (known.name.empty())
        return failure(ErrorCode::OutOfRange, {"person", "name", "", "printable"});
    TRY_DO(checkParticipant(known));
    return inTransaction(file, [&]() -> Result<std::int64_t> {
        auto put = file.database().statement(
            u"INSERT OR REPLACE INTO entered_person (id, name, club, person_id, birth_year, rating,"
            " rating_index, level) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"_s);
        put.bind(person.id == 0 ? QVariant() : QVariant(qlonglong{person.id}));
        put.bind(known.name).bind(known.club).bind(known.personId).bind(known.birthYear);
        put.bind(known.rating ? std::optional(known.rating->value()) : std::nullopt).bind(known.index);
        TRY_DO(put.bind(known.enteredLevel).next());
        return put.integer(0);
    });
}

Result<void> removeEnteredPerson(WorkFile& file, std::int64_t id)
{
    return inTransaction(file, [&] {
        return file.database().statement(u"DELETE FROM entered_person WHERE id = ?"_s).bind(id).run();
    });
}

} // namespace zahlmeister::app
