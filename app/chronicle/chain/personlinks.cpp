// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chain/personlinks.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "app/persons/personuuid.h"
#include "app/store/database.h"
#include "app/store/tournamentuuid.h"
#include "app/store/unnamedpersons.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

template <class Number>
std::optional<Number> numberIn(std::string_view text)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    return isNumber ? std::optional(number) : std::nullopt;
}

std::optional<engine::TournamentId> idIn(std::string_view name)
{
    if (!name.starts_with(kOwnTournament))
        return std::nullopt;
    const auto id = numberIn<std::int64_t>(name.substr(kOwnTournament.size()));
    return id ? std::optional(engine::TournamentId(*id)) : std::nullopt;
}

class GivenUuids {
public:
    explicit GivenUuids(WorkFile& file) : m_file(file) { }

    /// What a link to a tournament says: `#12`.
    Result<void> nameTournament(std::string& name)
    {
        if (const auto id = idIn(name)) {
            TRY(name, uuidOf(*id));
        }
        return {};
    }

    /// What a person is called who was met first on a seat: `#12.5/0`.
    Result<void> namePerson(std::string& name)
    {
        const std::string_view whole = name;
        const auto dot = std::min(whole.find('.'), whole.size());
        const auto slash = std::min(whole.find('/', dot), whole.size());
        const auto id = idIn(whole.substr(0, dot));
        if (!id || slash == whole.size())
            return {};
        const auto number = numberIn<int>(whole.substr(dot + 1, slash - dot - 1));
        const auto times = numberIn<int>(whole.substr(slash + 1));
        TRY(const std::string uuid, uuidOf(*id));
        name = personUuid(uuid, engine::ParticipantNumber(number.value_or(0)), times.value_or(0));
        return {};
    }

private:
    Result<std::string> uuidOf(engine::TournamentId id)
    {
        const auto [known, isNew] = m_uuids.emplace(id, std::string());
        if (isNew) {
            TRY(const auto uuid, keptTournamentUuid(m_file, id));
            known->second = uuid.toStdString();
        }
        return known->second;
    }

    WorkFile& m_file;
    std::map<engine::TournamentId, std::string> m_uuids;
};

} // namespace

Result<void> nameAll(WorkFile& file, std::vector<SettledTournament>& settled, PersonDecisions& decided)
{
    GivenUuids uuids(file);
    for (SettledTournament& one : settled) {
        for (engine::Participant& participant : one.participants) {
            TRY_DO(uuids.namePerson(participant.person));
            TRY_DO(uuids.namePerson(participant.notPerson));
            TRY_DO(uuids.nameTournament(participant.originTournament));
            for (auto* const games : {&participant.carryOver, &participant.enteredCarryOver}) {
                for (engine::CarryOverGame& game : *games) {
                    TRY_DO(uuids.nameTournament(game.tournament));
                }
            }
        }
    }
    for (PersonDecision& one : decided) {
        for (DecidedSeat& seat : one.seats) {
            TRY_DO(uuids.namePerson(seat.before));
            TRY_DO(uuids.namePerson(seat.after));
        }
    }
    return {};
}

Result<void> writeLinks(WorkFile& file, const std::vector<SettledTournament>& linked)
{
    for (const SettledTournament& one : linked) {
        for (const engine::Participant& participant : one.participants) {
            auto update = file.database().statement(u"UPDATE participant SET person = ?, not_person = ?"
                                                    " WHERE tournament_id = ? AND number = ?"_s);
            TRY_DO(update.bind(participant.person)
                       .bind(participant.notPerson)
                       .bind(one.id.value())
                       .bind(participant.number.value())
                       .run());
        }
    }
    return linkUnnamedPersons(file);
}

Result<void> writeCarriedOut(WorkFile& file, const PersonDecisions& decisions)
{
    for (const PersonDecision& one : decisions) {
        auto update = file.database().statement(u"UPDATE person_decision SET state = ? WHERE id = ?"_s);
        TRY_DO(update.bind(static_cast<int>(one.state)).bind(one.id).run());
        for (const DecidedSeat& seat : one.seats) {
            auto insert = file.database().statement(
                u"INSERT INTO decided_seat (decision_id, tournament_id, participant, before, after)"
                " VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"_s);
            insert.bind(one.id).bind(seat.tournament.value()).bind(seat.participant.value());
            TRY_DO(insert.bind(seat.before).bind(seat.after).run());
        }
    }
    if (decisions.empty())
        return {};
    // What earlier versions noted of every seat of a parting is one decision now.
    return file.database().execute(u"DELETE FROM person_decision WHERE state = 0"_s);
}

Result<void> writeSettledSeat(WorkFile& file, std::int64_t decision, engine::TournamentId tournament,
                              engine::ParticipantNumber number)
{
    auto insert = file.database().statement(
        u"INSERT INTO decided_seat (decision_id, tournament_id, participant, before, after, settled)"
        " VALUES (?, ?, ?, '', '', 1) ON CONFLICT DO UPDATE SET settled = 1"_s);
    return insert.bind(decision).bind(tournament.value()).bind(number.value()).run();
}

Result<void> writeFound(WorkFile& file, const std::vector<std::pair<std::int64_t, DecidedSeat>>& seats)
{
    for (const auto& [decision, seat] : seats) {
        auto update =
            file.database().statement(u"UPDATE decided_seat SET before = ?"
                                      " WHERE decision_id = ? AND tournament_id = ? AND participant = ?"_s);
        update.bind(seat.before).bind(decision);
        TRY_DO(update.bind(seat.tournament.value()).bind(seat.participant.value()).run());
    }
    return {};
}

Result<void> writeUnsettled(WorkFile& file, std::int64_t decision)
{
    auto update = file.database().statement(
        u"UPDATE participant SET origin = CASE WHEN origin_list = '' AND origin_day IS NULL THEN 'file'"
        " ELSE 'list' END, origin_tournament = '', origin_number = NULL WHERE origin = 'chain' AND"
        " (tournament_id, number) IN (SELECT tournament_id, participant FROM decided_seat"
        " WHERE decision_id = ? AND settled = 1)"_s);
    return update.bind(decision).run();
}

} // namespace zahlmeister::app
