// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/playerhistory.h"

#include <utility>

#include "app/store/database.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

PlayerHistory::PlayerHistory(WorkFile& file, const engine::RuleCatalog& rules) : m_file(file), m_rules(rules)
{
}

Result<const PlayerHistory::Evaluated*> PlayerHistory::evaluated(engine::TournamentId id)
{
    const auto known = m_evaluated.find(id);
    if (known != m_evaluated.end())
        return &known->second;
    TRY(auto stored, m_file.tournament(id));
    Evaluated result{std::move(stored.tournament), {}};
    if (const auto choice = m_rules.choose(result.tournament.header); choice.has_value()) {
        auto evaluation = engine::evaluate(result.tournament, *choice->version, {stored.arithmetic, false});
        if (evaluation.has_value())
            result.evaluation = std::move(*evaluation);
    }
    return &m_evaluated.emplace(id, std::move(result)).first->second;
}

Result<PlayedTournament> PlayerHistory::played(engine::TournamentId id, engine::ParticipantNumber number)
{
    TRY(const auto found, evaluated(id));
    const engine::Tournament& tournament = found->tournament;
    PlayedTournament played{.tournament = id, .name = tournament.header.name, .end = tournament.header.end};
    const auto at = tournament.indexOf(number);
    if (!at || !found->evaluation || *at >= found->evaluation->participants.size())
        return played;
    const engine::ParticipantEvaluation& result = found->evaluation->participants[*at];
    played.games = result.games;
    played.score = result.score;
    played.oldRating = result.oldRating;
    played.oldIndex = result.oldIndex;
    if (result.recorded) {
        played.newRating = result.newRating;
        played.newIndex = result.newIndex;
    }
    played.carryOver = result.carryOver;
    return played;
}

Result<std::vector<PlayedTournament>> PlayerHistory::tournamentsOf(PlayerId player)
{
    TRY(const auto participations, PlayerStore(m_file).participations(player));
    std::vector<PlayedTournament> tournaments;
    for (const PlayerSeat& one : participations) {
        TRY(auto played, this->played(one.tournament, one.number));
        tournaments.push_back(std::move(played));
    }
    return tournaments;
}

Result<std::vector<engine::CarryOverGame>> PlayerHistory::carryOverFor(const engine::Participant& participant,
                                                                       engine::TournamentId tournament,
                                                                       std::optional<engine::Date> end)
{
    if (!end)
        return std::vector<engine::CarryOverGame>();
    std::optional<PlayerSeat> last;
    {
        auto row = m_file.database().statement(
            u"WITH person (id, fide, name, birth, club) AS (VALUES (?, ?, ?, ?, ?))"
            " SELECT tournament_id, number FROM person, participant JOIN tournament ON tournament.id ="
            " tournament_id WHERE removed = 0 AND tournament.id <> ? AND end_date < ?"
            " AND (member = 1 OR member_until IS NOT NULL) AND computer = 0 AND identity <> 'text-only' AND "
            "CASE"
            " WHEN person_id <> '' AND person.id <> '' THEN person_id = person.id"
            " WHEN fide_id IS NOT NULL AND fide IS NOT NULL THEN fide_id = fide"
            " ELSE participant.name = person.name AND birth_year = birth AND participant.club = person.club"
            " AND person.club <> '' END ORDER BY end_date DESC, tournament_id DESC LIMIT 1"_s);
        row.bind(participant.personId).bind(participant.fideId).bind(participant.name);
        row.bind(engine::birthYearOf(participant)).bind(participant.club).bind(tournament.value());
        TRY(const auto found, row.bind(end).next());
        if (found)
            last = PlayerSeat{engine::TournamentId(row.integer(0)),
                              engine::ParticipantNumber(static_cast<int>(row.integer(1)))};
    }
    if (!last)
        return std::vector<engine::CarryOverGame>();
    TRY(auto played, this->played(last->tournament, last->number));
    return std::move(played.carryOver);
}

} // namespace zahlmeister::app
