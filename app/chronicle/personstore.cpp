// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/personstore.h"

#include <algorithm>
#include <map>

#include "app/chronicle/chain/personindex.h"
#include "app/chronicle/chain/personlinks.h"
#include "app/chronicle/chain/settling.h"
#include "app/persons/knownpersons.h"
#include "app/rules/rulestore.h"
#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/intransaction.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::Participant;

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

Result<std::map<std::int64_t, std::vector<DecidedSeat>>> decidedSeats(const WorkFile& file)
{
    std::map<std::int64_t, std::vector<DecidedSeat>> seats;
    auto rows = file.database().statement(
        u"SELECT decision_id, tournament_id, participant, before, after, settled FROM decided_seat"
        " ORDER BY decision_id, tournament_id, participant"_s);
    TRY_DO(forEachRow(rows, [&](const Statement& row) {
        seats[row.integer(0)].push_back({engine::TournamentId(row.integer(1)),
                                         engine::ParticipantNumber(static_cast<int>(row.integer(2))),
                                         row.utf8(3), row.utf8(4), row.integer(5) != 0});
    }));
    return seats;
}

/// Everybody whose link differs from what is stored.
std::vector<SettledTournament> linksToKeep(const ChronicleTournaments& tournaments, const PersonIndex& index)
{
    std::vector<SettledTournament> kept;
    for (std::size_t one = 0; one < tournaments.size(); ++one) {
        SettledTournament linked{tournaments[one]->id};
        for (std::size_t i = 0; i < tournaments[one]->tournament.participants.size(); ++i) {
            if (std::string link = index.newLink(*tournaments[one], one, i); !link.empty()) {
                linked.participants.push_back(tournaments[one]->tournament.participants[i]);
                linked.participants.back().person = std::move(link);
            }
        }
        if (!linked.participants.empty())
            kept.push_back(std::move(linked));
    }
    return kept;
}

/// Notes for the seats of a split from whom they were split: nobody takes them for him again.
void notePartings(std::vector<SettledTournament>& kept, const PersonDecision& decision)
{
    if (decision.kind != PersonDecisionKind::Apart)
        return;
    for (SettledTournament& one : kept) {
        for (Participant& participant : one.participants) {
            const auto seat = std::ranges::find_if(decision.seats, [&](const DecidedSeat& each) {
                return each.tournament == one.id && each.participant == participant.number;
            });
            if (seat != decision.seats.end() && seat->before != seat->after)
                participant.notPerson = seat->before;
        }
    }
}

/// Gives a decision its number.
Result<void> insertDecision(WorkFile& file, PersonDecision& decision)
{
    auto insert = file.database().statement(
        u"INSERT INTO person_decision (kind, tournament_id, participant, name, other_tournament_id,"
        " other_participant, other_name, reason, decided) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " RETURNING id"_s);
    insert.bind(codeOf(decision.kind));
    for (const PersonPlace* place : {&decision.one, &decision.other})
        insert.bind(place->tournament.value()).bind(place->participant.value()).bind(place->name);
    TRY_DO(insert.bind(decision.reason).bind(decision.decided).next());
    decision.id = insert.integer(0);
    return {};
}

std::vector<engine::TournamentId> idsOf(const std::vector<SettledTournament>& kept)
{
    std::vector<engine::TournamentId> ids;
    for (const SettledTournament& one : kept)
        ids.push_back(one.id);
    return ids;
}

/// Takes one decision out of those that were made of the same seats: what came later stays.
class Undoing {
public:
    Undoing(const PersonDecision& decision, const PersonDecisions& all,
            const ChronicleTournaments& tournaments)
        : m_decision(decision)
    {
        for (const PersonDecision& one : all) {
            for (const DecidedSeat& seat : one.seats) {
                const Seat place(seat.tournament, seat.participant);
                m_touched.insert(place);
                if (one.id > decision.id && !isNothing(seat))
                    m_later.emplace(place, std::pair(one.id, seat)); // the next of them
            }
        }
        for (const DecidedSeat& seat : decision.seats) {
            const Seat place(seat.tournament, seat.participant);
            const auto later = m_later.find(place);
            if (!isNothing(seat) && later != m_later.end() && later->second.second.before == seat.after) {
                m_inLater.emplace_back(later->second.first, later->second.second);
                m_inLater.back().second.before = seat.before;
            } else if (!isNothing(seat)) {
                m_own.emplace(place, seat);
            }
            if (isNothing(seat))
                m_stayed.insert(place);
            else
                m_moved = &seat;
        }
        for (const auto& one : tournaments) {
            for (const Participant& participant : one->tournament.participants) {
                const Seat place(one->id, participant.number);
                if (m_own.contains(place))
                    m_returning.push_back(factsOf(participant));
                else if (m_stayed.contains(place))
                    m_staying.push_back(factsOf(participant));
            }
        }
    }

    /// Who a participant is without the decision; nothing: it said nothing of him.
    [[nodiscard]] std::optional<Participant> restored(engine::TournamentId tournament,
                                                      const Participant& participant) const
    {
        const Seat place(tournament, participant.number);
        const auto own = m_own.find(place);
        if (participant.person.empty() || !m_moved)
            return std::nullopt;
        const DecidedSeat& seat = own != m_own.end() ? own->second : *m_moved;
        if (participant.person != seat.after ||
            (own == m_own.end() && (m_touched.contains(place) || !isOfBefore(participant))))
            return std::nullopt;
        Participant before = participant;
        before.person = seat.before;
        if (before.notPerson == seat.before)
            before.notPerson.clear();
        return before;
    }

    /// Whether the decision itself seated him.
    [[nodiscard]] bool isOwn(engine::TournamentId tournament, const Participant& participant) const
    {
        return m_own.contains({tournament, participant.number});
    }

    /// Later decisions, with what they found on seats of this one.
    [[nodiscard]] const std::vector<std::pair<std::int64_t, DecidedSeat>>& inLater() const
    {
        return m_inLater;
    }

private:
    using Seat = std::pair<engine::TournamentId, engine::ParticipantNumber>;

    /// Of somebody who took part since: as the one who was split off he is the one from whom he was; as one
    /// of two who were merged he is whom his data name.
    [[nodiscard]] bool isOfBefore(const Participant& participant) const
    {
        if (m_decision.kind == PersonDecisionKind::Apart)
            return true;
        const PersonFacts facts = factsOf(participant);
        return sameness(m_returning, facts).sameness == Sameness::Same &&
               sameness(m_staying, facts).sameness != Sameness::Same;
    }

    static bool isNothing(const DecidedSeat& seat) { return seat.before == seat.after; }

    const PersonDecision& m_decision;
    const DecidedSeat* m_moved = nullptr; ///< one that got another person
    std::set<Seat> m_touched;             ///< by any decision
    std::set<Seat> m_stayed;              ///< whose they were, when two were merged
    std::map<Seat, std::pair<std::int64_t, DecidedSeat>> m_later;
    std::map<Seat, DecidedSeat> m_own;
    std::vector<PersonFacts> m_returning; ///< on these seats
    std::vector<PersonFacts> m_staying;   ///< on those of m_stayed
    std::vector<std::pair<std::int64_t, DecidedSeat>> m_inLater;
};

/// In which tournaments of what is to be kept one person would sit twice.
std::vector<engine::TournamentId> seatedTwice(const ChronicleTournaments& tournaments,
                                              const std::vector<SettledTournament>& kept)
{
    std::vector<engine::TournamentId> twice;
    for (const SettledTournament& one : kept) {
        const auto there =
            std::ranges::find_if(tournaments, [&](const auto& each) { return each->id == one.id; });
        std::map<engine::ParticipantNumber, std::string> persons;
        for (const Participant& participant : (*there)->tournament.participants)
            persons[participant.number] = participant.person;
        for (const Participant& participant : one.participants)
            persons[participant.number] = participant.person;
        std::set<std::string> met;
        if (std::ranges::any_of(persons, [&](const auto& each) {
                return !each.second.empty() && !met.insert(each.second).second;
            }))
            twice.push_back(one.id);
    }
    return twice;
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

PersonDecision merging(const PersonHistory& one, const PersonHistory& other, const std::string& reason)
{
    return {.kind = PersonDecisionKind::Same,
            .one = placeOf(one.participations.front()),
            .other = placeOf(other.participations.front()),
            .reason = reason};
}

PersonDecision parting(const PersonHistory& person, const std::set<engine::TournamentId>& others,
                       const std::string& reason)
{
    const auto isOther = [&](const Participation& one) { return others.contains(one.tournament); };
    const auto& all = person.participations;
    const auto first = std::ranges::find_if(all, isOther);
    const auto stays = std::ranges::find_if_not(all, isOther);
    PersonDecision decision{.kind = PersonDecisionKind::Apart,
                            .one = placeOf(*first),
                            .other = placeOf(stays == all.end() ? *first : *stays),
                            .reason = reason};
    for (const Participation& one : all) {
        if (isOther(one))
            decision.seats.push_back({one.tournament, one.participant->number});
    }
    return decision;
}

Result<PersonDecisions> personDecisions(const WorkFile& file)
{
    TRY(auto seats, decidedSeats(file));
    return collected<PersonDecision>(
        file.database().statement(
            u"SELECT id, kind, tournament_id, participant, name, other_tournament_id, other_participant,"
            " other_name, reason, decided, state FROM person_decision ORDER BY id"_s),
        [&](const Statement& row) -> Result<PersonDecision> {
            const auto day = row.date(9);
            if (!day)
                return damagedRow(file.database(), "person_decision", "id " + row.utf8(0), "decided");
            const bool isSame = row.text(1) == codeOf(PersonDecisionKind::Same);
            return PersonDecision{row.integer(0),
                                  isSame ? PersonDecisionKind::Same : PersonDecisionKind::Apart,
                                  placeIn(row, 2),
                                  placeIn(row, 5),
                                  row.utf8(8),
                                  day,
                                  static_cast<PersonDecisionState>(row.integer(10)),
                                  std::move(seats[row.integer(0)])};
        });
}

Result<Decided> decide(WorkFile& file, PersonDecision decision, engine::Date day)
{
    TRY(auto tournaments, allTournaments(file));
    return decide(file, std::move(tournaments), std::move(decision), day);
}

Result<Decided> decide(WorkFile& file, ChronicleTournaments tournaments, PersonDecision decision,
                       engine::Date day)
{
    TRY(const auto earlier, personDecisions(file));
    static_cast<void>(putInOrder(tournaments));
    PersonIndex index(tournaments, earlier);
    if (auto twice = index.carryOut(decision); !twice.empty())
        return Decided{.seatedTwice = std::move(twice)};
    auto kept = linksToKeep(tournaments, index);
    notePartings(kept, decision);
    decision.decided = day;
    PersonDecisions carriedOut = index.carriedOut();
    carriedOut.push_back(std::move(decision));
    TRY_DO(nameAll(file, kept, carriedOut));
    return inTransaction(file, [&]() -> Result<Decided> {
        TRY_DO(insertDecision(file, carriedOut.back()));
        TRY_DO(writeLinks(file, kept));
        TRY_DO(writeCarriedOut(file, carriedOut));
        return Decided{.kept = std::move(carriedOut.back()), .tournaments = idsOf(kept)};
    });
}

Result<Decided> takeBack(WorkFile& file, std::int64_t id)
{
    TRY(auto tournaments, allTournaments(file));
    return takeBack(file, std::move(tournaments), id);
}

Result<Decided> takeBack(WorkFile& file, ChronicleTournaments tournaments, std::int64_t id)
{
    if (file.isReadOnly())
        return tl::unexpected(*file.readOnlyReason());
    TRY(auto decisions, personDecisions(file));
    const auto isIt = [id](const PersonDecision& one) { return one.id == id; };
    static_cast<void>(putInOrder(tournaments));
    auto found = std::ranges::find_if(decisions, isIt);
    if (found == decisions.end())
        return Decided{};
    if (found->state == PersonDecisionState::Earlier) { // it is not known yet what it did
        TRY_DO(settleEntries(file));
        return takeBack(file, id);
    }
    const Undoing undoing(*found, decisions, tournaments);
    std::vector<SettledTournament> kept;
    for (const auto& one : tournaments) {
        SettledTournament changed{one->id};
        for (const Participant& participant : one->tournament.participants) {
            if (auto restored = undoing.restored(one->id, participant))
                changed.participants.push_back(*std::move(restored));
        }
        if (!changed.participants.empty())
            kept.push_back(std::move(changed));
    }
    // Who took part since stays where he would sit twice.
    for (const engine::TournamentId tournament : seatedTwice(tournaments, kept)) {
        const auto there = std::ranges::find(kept, tournament, &SettledTournament::id);
        std::erase_if(there->participants,
                      [&](const Participant& one) { return !undoing.isOwn(tournament, one); });
    }
    if (auto twice = seatedTwice(tournaments, kept); !twice.empty())
        return Decided{.seatedTwice = std::move(twice)};
    return inTransaction(file, [&]() -> Result<Decided> {
        TRY_DO(writeLinks(file, kept));
        TRY_DO(writeUnsettled(file, id));
        TRY_DO(writeFound(file, undoing.inLater()));
        auto remove = file.database().statement(u"DELETE FROM person_decision WHERE id = ?"_s);
        TRY_DO(remove.bind(id).run());
        auto ids = idsOf(kept);
        for (const DecidedSeat& seat : found->seats)
            ids.push_back(seat.tournament); // whose entries may be others
        return Decided{.tournaments = std::move(ids)};
    });
}

} // namespace zahlmeister::app
