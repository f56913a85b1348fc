// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/decisionstore.h"

#include <set>
#include <utility>

#include "app/fields/editplan.h"
#include "app/names/personname.h"
#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/intransaction.h"
#include "app/store/recordrows.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// The number of a column; 0 stands for none.
std::optional<int> unlessZero(const Statement& row, int column)
{
    return row.integer(column) != 0 ? valueAt<int>(row, column, {}) : std::nullopt;
}

bool isEmpty(const PersonKey& key)
{
    return key.personId().empty() && !key.fideId && (key.club.empty() || !key.memberNumber);
}

Result<void> write(Database& database, const Decision& decision)
{
    auto insert = database.statement(
        u"INSERT INTO decision (spelling, person_id, fide_id, club, member_number, name, birth_year, decided)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s);
    const PersonKey& person = decision.person;
    insert.bind(decision.spelling).bind(person.personId());
    insert.bind(person.fideId.value_or(0)).bind(person.club).bind(person.memberNumber.value_or(0));
    insert.bind(decision.name).bind(decision.birthYear.value_or(0)).bind(std::optional(decision.decided));
    return insert.run();
}

Result<void> eraseAll(Database& database, const std::string& spelling)
{
    return database.statement(u"DELETE FROM decision WHERE spelling = ?"_s).bind(spelling).run();
}

/// The last decision of that spelling for that person; any other one stays.
Result<void> eraseLast(Database& database, const std::string& spelling, const PersonKey& person)
{
    auto erase = database.statement(
        u"WITH person (id, fide, club, number) AS (VALUES (?, ?, ?, ?))"
        " DELETE FROM decision WHERE id = (SELECT max(decision.id) FROM decision, person WHERE spelling = ?"
        " AND CASE WHEN person_id <> '' AND person.id <> '' THEN person_id = person.id"
        " WHEN fide_id <> 0 AND fide <> 0 THEN fide_id = fide"
        " ELSE member_number <> 0 AND decision.club = person.club AND member_number = number END)"_s);
    erase.bind(person.personId()).bind(person.fideId.value_or(0));
    return erase.bind(person.club).bind(person.memberNumber.value_or(0)).bind(spelling).run();
}

/// The name is remembered as it was written, and as it stands now: the next file may have the club, or the
/// listed spelling.
std::set<std::string> spellingsOf(const engine::Participant& one, const engine::Participant& other)
{
    std::set<std::string> spellings;
    for (const engine::Participant* participant : {&one, &other}) {
        const std::string spelling = decisionSpelling(participant->name, participant->club);
        if (!spelling.starts_with('/')) // it has a word
            spellings.insert(spelling);
    }
    return spellings;
}

} // namespace

std::string decisionSpelling(std::string_view name, std::string_view club)
{
    const PersonName parsed = parseName(name);
    std::string spelling;
    for (const std::string& word : parsed.words())
        spelling += word + ' ';
    if (parsed.generation != Generation::None)
        spelling += parsed.generation == Generation::Junior ? "(junior) " : "(senior) ";
    return spelling + '/' + std::string(club);
}

Result<std::vector<Decision>> DecisionStore::decisions() const
{
    auto rows = m_file.database().statement(
        u"SELECT spelling, person_id, fide_id, club, member_number, name, birth_year, decided FROM decision"
        " WHERE id IN (SELECT max(id) FROM decision GROUP BY spelling) ORDER BY name, spelling"_s);
    return collected<Decision>(std::move(rows), [&](const Statement& row) -> Result<Decision> {
        const auto decided = row.date(7);
        const auto damaged = [&](std::string_view column) {
            return damagedRow(m_file.database(), "decision", "spelling " + row.utf8(0), column);
        };
        if (!decided)
            return damaged("decided");
        for (const auto& [column, name] :
             {std::pair(2, "fide_id"), {4, "member_number"}, {6, "birth_year"}}) {
            if (row.integer(column) != 0 && !unlessZero(row, column))
                return damaged(name);
        }
        PersonKey person;
        person.setPersonId(row.utf8(1));
        person.fideId = unlessZero(row, 2);
        person.club = row.utf8(3);
        person.memberNumber = unlessZero(row, 4);
        return Decision{.spelling = row.utf8(0),
                        .person = std::move(person),
                        .name = row.utf8(5),
                        .birthYear = unlessZero(row, 6),
                        .decided = *decided};
    });
}

Result<void> DecisionStore::remember(const Decision& decision)
{
    return inTransaction(m_file, [&]() -> Result<void> {
        TRY_DO(eraseAll(m_file.database(), decision.spelling));
        return write(m_file.database(), decision);
    });
}

Result<void> DecisionStore::forget(const std::string& spelling)
{
    return inTransaction(m_file, [&] { return eraseAll(m_file.database(), spelling); });
}

Result<void> recordDecisions(Database& database, const EditName& name, const std::vector<PlannedChange>& plan,
                             engine::Date today)
{
    if (name.kind != EditKind::Identify)
        return {};
    for (const PlannedChange& planned : plan) {
        const auto* put = std::get_if<PutParticipant>(&planned.edit);
        const auto* back = std::get_if<PutParticipant>(&planned.inverse);
        if (put == nullptr || back == nullptr)
            continue;
        const engine::Participant& after = put->value;
        const engine::Participant& before = back->value;
        const PersonKey person = personKeyOf(after);
        const bool decides = after.identity == engine::Identity::Person && !isEmpty(person);
        const bool decided = before.identity == engine::Identity::Person;
        for (const std::string& spelling : spellingsOf(before, after)) {
            // Undo passes here, too, with before and after swapped.
            if (decided)
                TRY_DO(eraseLast(database, spelling, personKeyOf(before)));
            if (decides)
                TRY_DO(write(database, {spelling, person, after.name, engine::birthYearOf(after), today}));
        }
    }
    return {};
}

} // namespace zahlmeister::app
