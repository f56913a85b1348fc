// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/editplan.h"

#include <algorithm>
#include <list>
#include <string>
#include <unordered_map>
#include <utility>

#include "app/fields/entryorigin.h"
#include "app/fields/gameteams.h"
#include "app/fields/valuecheck.h"
#include "app/persons/sameness.h"
#include "engine/base/try.h"

namespace zahlmeister::app {
namespace {
using Plan = Result<std::optional<PlannedChange>>; ///< nothing: the edit changes nothing

/// Sees the tournament as it will be after the edits planned so far. It keeps only what those edits touch, so
/// that a single result in a large tournament costs no more than in a small one.
class Planner {
public:
    Planner(const EditableTournament& state, EditOrigin origin)
        : m_state(state),
          m_origin(origin),
          m_header(&state.tournament.header),
          m_arithmetic(state.arithmetic),
          m_nextGame(state.nextGame)
    {
    }

    Plan operator()(const PutHeader& edit)
    {
        TRY_DO(checkHeader(edit.value, standard(edit.value, m_header)));
        if (edit.value == *m_header)
            return std::nullopt;
        return PlannedChange{edit, PutHeader{*std::exchange(m_header, &edit.value)}};
    }

    Plan operator()(const PutArithmetic& edit)
    {
        if (edit.value == m_arithmetic)
            return std::nullopt;
        return PlannedChange{edit, PutArithmetic{std::exchange(m_arithmetic, edit.value)}};
    }

    Plan operator()(const PutParticipant& edit)
    {
        const engine::ParticipantNumber number = edit.value.number;
        const engine::Participant* before = participant(number);
        TRY_DO(checkParticipant(edit.value, standard(edit.value, before)));
        if (before && *before == edit.value)
            return std::nullopt;
        const engine::Participant& after = withItsRecords(edit.value, before);
        if (before && *before == after)
            return std::nullopt;
        m_participants[number.value()] = &after;
        if (before)
            return PlannedChange{PutParticipant{after}, PutParticipant{*before}};
        return PlannedChange{PutParticipant{after}, RemoveParticipant{number}};
    }

    Plan operator()(const RemoveParticipant& edit)
    {
        const std::string number = std::to_string(edit.number.value());
        const engine::Participant* before = participant(edit.number);
        if (!before)
            return failure(ErrorCode::UnknownParticipant, {number});
        if (const int games = gamesOf(edit.number); games > 0)
            return failure(ErrorCode::OutOfRange,
                           {"participant " + number, "games", std::to_string(games), "0"});
        m_participants[edit.number.value()] = nullptr;
        return PlannedChange{edit, PutParticipant{*before}};
    }

    Plan operator()(const PutGame& edit)
    {
        TRY_DO(checkGame(edit.value, standard(edit.value, game(edit.value.id))));
        for (const engine::ParticipantNumber player : {edit.value.white, edit.value.black}) {
            if (!participant(player))
                return failure(ErrorCode::UnknownParticipant, {std::to_string(player.value())});
        }
        engine::Game value = edit.value;
        if (value.id.value() < 0)
            return failure(ErrorCode::UnknownGame, {std::to_string(value.id.value())});
        if (value.id == engine::GameId(0))
            value.id = m_nextGame;
        m_nextGame = std::max(m_nextGame, engine::GameId(value.id.value() + 1));

        const engine::Game* found = game(value.id);
        const std::optional<engine::Game> before = found ? std::optional<engine::Game>(*found) : std::nullopt;
        if (before == value)
            return std::nullopt;
        m_games[value.id.value()] = value;
        count(value, 1);
        if (!before)
            return PlannedChange{PutGame{value}, RemoveGame{value.id}};
        count(*before, -1);
        return PlannedChange{PutGame{value}, PutGame{*before}};
    }

    Plan operator()(const RemoveGame& edit)
    {
        const engine::Game* found = game(edit.id);
        if (!found)
            return failure(ErrorCode::UnknownGame, {std::to_string(edit.id.value())});
        const engine::Game before = *found;
        m_games[edit.id.value()] = std::nullopt;
        count(before, -1);
        return PlannedChange{edit, PutGame{before}};
    }

private:
    /// An edit that changes the entry and not its origin makes what was recorded of the origin void; one that
    /// makes somebody else of him, who he is. Who he is stays whatever else is edited or taken back.
    const engine::Participant& withItsRecords(const engine::Participant& after,
                                              const engine::Participant* before)
    {
        if (!before)
            return after;
        const bool isOriginVoid =
            m_origin != EditOrigin::UndoLog && !isSameEntry(*before, after) && isSameOrigin(*before, after);
        const bool isLinked = !before->person.empty();
        const bool isHe =
            isLinked && (haveSameFacts(factsOf(*before), after) || isStillTheSame(*before, after));
        const bool isLinkVoid = isLinked && !isHe && after.person == before->person;
        const bool isLinkKept =
            isHe && (after.person != before->person || after.notPerson != before->notPerson);
        if (!isOriginVoid && !isLinkVoid && !isLinkKept)
            return after;
        engine::Participant& typed = m_typed.emplace_back(after);
        if (isOriginVoid)
            forgetOrigin(typed);
        if (isLinkVoid || isLinkKept) {
            typed.person = isLinkKept ? before->person : std::string();
            typed.notPerson = isLinkKept ? before->notPerson : std::string();
        }
        return typed;
    }

    /// What a record is compared with when it is checked: what it was, or itself when it was checked once.
    template <class Record>
    [[nodiscard]] const Record* standard(const Record& record, const Record* before) const
    {
        return m_origin == EditOrigin::UndoLog ? &record : before;
    }

    [[nodiscard]] const engine::Participant* participant(engine::ParticipantNumber number) const
    {
        if (const auto planned = m_participants.find(number.value()); planned != m_participants.end())
            return planned->second;
        const auto& participants = m_state.tournament.participants;
        const auto found = lowerBound(participants, number);
        return found != participants.end() && found->number == number ? &*found : nullptr;
    }

    [[nodiscard]] const engine::Game* game(engine::GameId id) const
    {
        if (const auto planned = m_games.find(id.value()); planned != m_games.end())
            return planned->second ? &*planned->second : nullptr;
        const auto& games = m_state.tournament.games;
        const auto found = lowerBound(games, id);
        return found != games.end() && found->id == id ? &*found : nullptr;
    }

    [[nodiscard]] int gamesOf(engine::ParticipantNumber number) const
    {
        const auto difference = m_gameDifference.find(number.value());
        return m_state.games.gamesOf(number) +
               (difference == m_gameDifference.end() ? 0 : difference->second);
    }

    void count(const engine::Game& game, int difference)
    {
        m_gameDifference[game.white.value()] += difference;
        m_gameDifference[game.black.value()] += difference;
    }

    std::list<engine::Participant> m_typed; ///< with other entries
    // Pointers lead to values of the state, of edits or of m_typed, which all outlive the planner; nullptr:
    // removed.
    const EditableTournament& m_state;
    EditOrigin m_origin;
    const engine::TournamentHeader* m_header;
    std::optional<engine::Arithmetic> m_arithmetic;
    engine::GameId m_nextGame;
    std::unordered_map<int, const engine::Participant*> m_participants;
    std::unordered_map<std::int64_t, std::optional<engine::Game>> m_games;
    std::unordered_map<int, int> m_gameDifference;
};

} // namespace

Result<std::vector<PlannedChange>> planEdits(const EditableTournament& state, const std::vector<Edit>& edits,
                                             EditOrigin origin)
{
    const std::vector<Edit> settled = withTeams(state.tournament, edits, origin);
    Planner planner(state, origin);
    std::vector<PlannedChange> plan;
    plan.reserve(settled.size());
    for (const Edit& edit : settled) {
        TRY(auto planned, std::visit(planner, edit));
        if (planned)
            plan.push_back(std::move(*planned));
    }
    return plan;
}

std::vector<Edit> editsOf(const std::vector<PlannedChange>& plan)
{
    std::vector<Edit> edits;
    edits.reserve(plan.size());
    for (const PlannedChange& planned : plan)
        edits.push_back(planned.edit);
    return edits;
}

std::vector<Edit> inverseOf(const std::vector<PlannedChange>& plan)
{
    std::vector<Edit> edits;
    edits.reserve(plan.size());
    for (auto planned = plan.rbegin(); planned != plan.rend(); ++planned)
        edits.push_back(planned->inverse);
    return edits;
}

} // namespace zahlmeister::app
