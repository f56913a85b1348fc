// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/gameteams.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <variant>

namespace zahlmeister::app {

namespace {

using engine::Game;
using engine::GameId;
using engine::Participant;
using engine::ParticipantNumber;

/// What a tournament is after some edits, as far as it is about teams.
class Teams {
public:
    Teams(const engine::Tournament& before, const std::vector<Edit>& edits)
        : m_before(before), m_header(before.header)
    {
        for (const Participant& participant : before.participants)
            m_participants.emplace(participant.number, participant);
        for (const Game& game : before.games)
            m_games.emplace(game.id, game);
        for (const Edit& edit : edits)
            std::visit([this](const auto& one) { follow(one); }, edit);
    }

    [[nodiscard]] bool play() const { return m_header.kind == engine::TournamentKind::Team; }

    /// Where everybody was who is somewhere else now.
    [[nodiscard]] std::map<ParticipantNumber, std::string> moved() const
    {
        std::map<ParticipantNumber, std::string> moved;
        for (const Participant& was : m_before.participants) {
            const auto is = m_participants.find(was.number);
            if (is != m_participants.end() && !was.team.empty() && !is->second.team.empty() &&
                was.team != is->second.team)
                moved.emplace(was.number, was.team);
        }
        return moved;
    }

    /// The new name of a team in which nobody is left; nothing while it is there.
    [[nodiscard]] std::optional<std::string> renamed(const std::string& team, ParticipantNumber last) const
    {
        const bool isThere =
            std::ranges::any_of(m_participants, [&](const auto& is) { return is.second.team == team; }) ||
            std::ranges::find(m_header.teams, team, &engine::Team::name) != m_header.teams.end();
        return isThere ? std::nullopt : std::optional(m_participants.at(last).team);
    }

    /// Games and byes of which the edits say nothing themselves: who takes something back knows what he
    /// wants.
    [[nodiscard]] const std::map<GameId, Game>& games() const { return m_games; }
    [[nodiscard]] bool wasThere(ParticipantNumber number, const engine::Bye& bye) const
    {
        const auto position = m_before.indexOf(number);
        const auto isIt = [&](const engine::Bye& before) { return before == bye; };
        return position && std::ranges::any_of(m_before.participants[*position].byes, isIt);
    }
    [[nodiscard]] const std::map<ParticipantNumber, Participant>& participants() const
    {
        return m_participants;
    }

private:
    void follow(const PutHeader& edit) { m_header = edit.value; }
    void follow(const PutArithmetic& /*edit*/) { }
    void follow(const PutParticipant& edit)
    {
        m_participants.insert_or_assign(edit.value.number, edit.value);
    }
    void follow(const RemoveParticipant& edit) { m_participants.erase(edit.number); }
    void follow(const PutGame& edit) { m_games.erase(edit.value.id); }
    void follow(const RemoveGame& edit) { m_games.erase(edit.id); }

    const engine::Tournament& m_before;
    engine::TournamentHeader m_header;
    std::map<ParticipantNumber, Participant> m_participants;
    std::map<GameId, Game> m_games;
};

/// Whether somebody may be in another team then. Most edits are results: for those nothing is copied.
bool mayMoveSomebody(const engine::Tournament& before, const std::vector<Edit>& edits)
{
    return std::ranges::any_of(edits, [&](const Edit& edit) {
        const auto* put = std::get_if<PutParticipant>(&edit);
        const auto position = put != nullptr ? before.indexOf(put->value.number) : std::nullopt;
        return position && before.participants[*position].team != put->value.team;
    });
}

} // namespace

std::vector<Edit> withTeamsKept(const engine::Tournament& before, std::vector<Edit> edits)
{
    if (!mayMoveSomebody(before, edits))
        return edits;
    const Teams teams(before, edits);
    if (!teams.play())
        return edits;
    const auto moved = teams.moved();
    if (moved.empty())
        return edits;
    std::map<std::string, std::string> names; // of the teams that are left, what they are called now
    for (const auto& [number, team] : moved) {
        if (const auto name = teams.renamed(team, number))
            names.insert_or_assign(team, *name);
    }
    const auto keep = [&](ParticipantNumber number, std::string& team) {
        const auto was = moved.find(number);
        if (team.empty() && was != moved.end() && !names.contains(was->second))
            team = was->second;
        if (const auto name = names.find(team); name != names.end())
            team = name->second;
    };
    for (const auto& [id, game] : teams.games()) {
        Game kept = game;
        keep(kept.white, kept.whiteTeam);
        keep(kept.black, kept.blackTeam);
        if (kept != game)
            edits.emplace_back(PutGame{kept});
    }
    for (const auto& [number, participant] : teams.participants()) {
        Participant kept = participant;
        for (engine::Bye& bye : kept.byes) {
            if (bye.board && teams.wasThere(number, bye))
                keep(number, bye.team);
        }
        if (kept != participant)
            edits.emplace_back(PutParticipant{kept});
    }
    return edits;
}

} // namespace zahlmeister::app
