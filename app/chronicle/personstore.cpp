// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/personstore.h"

#include <algorithm>

#include "app/chronicle/personindex.h"
#include "app/rules/rulestore.h"
#include "app/store/consistency.h"
#include "app/store/intransaction.h"
#include "app/store/rows.h"
#include "engine/base/try.h"

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

/// Everybody's tournaments, also those that may come back.
Result<ChronicleTournaments> allTournaments(const WorkFile& file)
{
    TRY(const auto rules, rulesOf(file));
    TRY(auto tournaments, tournamentsIn(file, *rules));
    TRY(const auto removed, removedTournamentsIn(file, *rules));
    tournaments.insert(tournaments.end(), removed.begin(), removed.end());
    return tournaments;
}

std::vector<engine::TournamentId> refusedBy(ChronicleTournaments tournaments, const PersonDecisions& before,
                                            const PersonDecisions& after)
{
    static_cast<void>(putInOrder(tournaments));
    return seatedTwice(tournaments, before, after);
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

Result<Decided> decide(WorkFile& file, PersonDecisions decisions, engine::Date day)
{
    TRY(const auto tournaments, allTournaments(file));
    return decide(file, tournaments, std::move(decisions), day);
}

Result<Decided> decide(WorkFile& file, const ChronicleTournaments& tournaments, PersonDecisions decisions,
                       engine::Date day)
{
    TRY(const auto before, personDecisions(file));
    PersonDecisions after = before;
    after.insert(after.end(), decisions.begin(), decisions.end());
    if (auto twice = refusedBy(tournaments, before, after); !twice.empty())
        return Decided{{}, std::move(twice)};
    return inTransaction(file, [&]() -> Result<Decided> {
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
        return Decided{std::move(decisions), {}};
    });
}

Result<Decided> takeBack(WorkFile& file, const std::vector<std::int64_t>& ids)
{
    TRY(const auto tournaments, allTournaments(file));
    return takeBack(file, tournaments, ids);
}

Result<Decided> takeBack(WorkFile& file, const ChronicleTournaments& tournaments,
                         const std::vector<std::int64_t>& ids)
{
    TRY(const auto before, personDecisions(file));
    PersonDecisions after = before;
    std::erase_if(after,
                  [&](const PersonDecision& one) { return std::ranges::find(ids, one.id) != ids.end(); });
    if (auto twice = refusedBy(tournaments, before, after); !twice.empty())
        return Decided{{}, std::move(twice)};
    return inTransaction(file, [&]() -> Result<Decided> {
        for (const std::int64_t id : ids) {
            auto remove = file.database().statement(u"DELETE FROM person_decision WHERE id = ?"_s);
            TRY_DO(remove.bind(id).run());
        }
        return Decided{};
    });
}

} // namespace zahlmeister::app
