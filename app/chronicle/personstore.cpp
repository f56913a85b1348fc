// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/personstore.h"

#include "app/store/consistency.h"
#include "app/store/intransaction.h"
#include "app/store/rows.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

PersonPlace placeOf(const Participation& one)
{
    return {one.tournament, one.participant->number, one.participant->name};
}

const QString& codeOf(PersonDecisionKind kind)
{
    static const QString kSame = u"same"_s;
    static const QString kApart = u"apart"_s;
    return kind == PersonDecisionKind::Same ? kSame : kApart;
}

PersonPlace placeIn(const Statement& row, int column)
{
    return {engine::TournamentId(row.integer(column)),
            engine::ParticipantNumber(static_cast<int>(row.integer(column + 1))), row.utf8(column + 2)};
}

} // namespace

std::vector<engine::TournamentId> tournamentsOfBoth(const PersonHistory& one, const PersonHistory& other)
{
    std::set<engine::TournamentId> played;
    for (const Participation& participation : one.participations)
        played.insert(participation.tournament);
    std::vector<engine::TournamentId> common;
    for (const Participation& participation : other.participations) {
        if (played.contains(participation.tournament))
            common.push_back(participation.tournament);
    }
    return common;
}

PersonDecisions merging(const PersonHistory& one, const PersonHistory& other, const std::string& reason)
{
    return {{.kind = PersonDecisionKind::Same,
             .one = placeOf(one.participations.front()),
             .other = placeOf(other.participations.front()),
             .reason = reason}};
}

PersonDecisions parting(const PersonHistory& person, const std::set<engine::TournamentId>& others,
                        const std::string& reason)
{
    PersonDecisions decisions;
    for (const Participation& one : person.participations) {
        if (!others.contains(one.tournament))
            continue;
        const PersonPlace place = placeOf(one);
        const PersonPlace& first = decisions.empty() ? place : decisions.front().one;
        decisions.push_back(
            {.kind = PersonDecisionKind::Apart, .one = place, .other = first, .reason = reason});
    }
    return decisions;
}

Result<PersonDecisions> personDecisions(const WorkFile& file)
{
    return collected<PersonDecision>(
        file.database().statement(
            u"SELECT id, kind, tournament_id, participant, name, other_tournament_id, other_participant,"
            " other_name, reason, decided FROM person_decision ORDER BY id"_s),
        [&](const Statement& row) -> Result<PersonDecision> {
            const auto day = row.date(9);
            if (!day)
                return damagedRow(file.database(), "person_decision", "id " + row.utf8(0), "decided");
            const bool isSame = row.text(1) == codeOf(PersonDecisionKind::Same);
            return PersonDecision{
                row.integer(0),  isSame ? PersonDecisionKind::Same : PersonDecisionKind::Apart,
                placeIn(row, 2), placeIn(row, 5),
                row.utf8(8),     day};
        });
}

Result<PersonDecisions> decide(WorkFile& file, PersonDecisions decisions, engine::Date day)
{
    return inTransaction(file, [&]() -> Result<PersonDecisions> {
        for (PersonDecision& one : decisions) {
            auto insert = file.database().statement(
                u"INSERT INTO person_decision (kind, tournament_id, participant, name, other_tournament_id,"
                " other_participant, other_name, reason, decided) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                " RETURNING id"_s);
            insert.bind(codeOf(one.kind));
            for (const PersonPlace* place : {&one.one, &one.other}) {
                insert.bind(place->tournament.value()).bind(place->participant.value()).bind(place->name);
            }
            TRY_DO(insert.bind(one.reason).bind(std::optional(day)).next());
            one.id = insert.integer(0);
            one.decided = day;
        }
        return decisions;
    });
}

Result<void> takeBack(WorkFile& file, const std::vector<std::int64_t>& ids)
{
    return inTransaction(file, [&]() -> Result<void> {
        for (const std::int64_t id : ids) {
            auto remove = file.database().statement(u"DELETE FROM person_decision WHERE id = ?"_s);
            TRY_DO(remove.bind(id).run());
        }
        return {};
    });
}

} // namespace zahlmeister::app
