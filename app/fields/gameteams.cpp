// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/gameteams.h"

#include <algorithm>
#include <set>
#include <utility>
#include <variant>

#include "app/names/teamname.h"
#include "engine/model/teammatches.h"

namespace zahlmeister::app {

namespace {

using engine::Bye;
using engine::Game;
using engine::Participant;
using engine::ParticipantNumber;

/// The teams of a tournament before and after some edits.
class TeamsAround {
public:
    TeamsAround(const engine::Tournament& before, const std::vector<Edit>& edits)
        : m_before(before), m_header(&before.header)
    {
        for (const Edit& edit : edits) {
            if (const auto* header = std::get_if<PutHeader>(&edit))
                m_header = &header->value;
            else if (const auto* person = std::get_if<PutParticipant>(&edit))
                m_people[person->value.number] = &person->value;
            else if (const auto* removal = std::get_if<RemoveParticipant>(&edit))
                m_people[removal->number] = nullptr;
        }
    }

    /// Whether anybody changes his team, or the header its teams. Most edits are results, which do not.
    [[nodiscard]] bool areChanged() const
    {
        return (m_header != &m_before.header && m_header->teams != m_before.header.teams) ||
               std::ranges::any_of(m_people, [this](const auto& person) {
                   return person.second != nullptr && teamBefore(person.first) != person.second->team;
               });
    }

    /// @return nullptr when he is not there
    [[nodiscard]] const Participant* participant(ParticipantNumber number) const
    {
        const auto put = m_people.find(number);
        return put != m_people.end() ? put->second : before(number);
    }

    /// The new names of teams. One into which the last players of another one go over is none: they have met.
    [[nodiscard]] std::map<std::string, std::string> renamed() const
    {
        std::map<std::string, std::string> names;
        const auto rename = [&](const std::string& was, const std::string& is) {
            if (!was.empty() && !is.empty() && was != is && !isThere(was) && !haveMet(was, is))
                names.insert_or_assign(was, is);
        };
        for (const auto& [number, person] : m_people) {
            if (person != nullptr)
                rename(teamBefore(number), person->team);
        }
        const auto& teams = m_header->teams;
        const auto& known = m_before.header.teams;
        for (std::size_t i = 0; i < std::min(teams.size(), known.size()); ++i) {
            if (std::ranges::find(known, teams[i].name, &engine::Team::name) == known.end())
                rename(known[i].name, teams[i].name);
        }
        return names;
    }

    [[nodiscard]] bool wasThere(ParticipantNumber number, const Bye& bye) const
    {
        const Participant* person = before(number);
        return person != nullptr && std::ranges::find(person->byes, bye) != person->byes.end();
    }

private:
    [[nodiscard]] const Participant* before(ParticipantNumber number) const
    {
        const auto position = m_before.indexOf(number);
        return position ? &m_before.participants[*position] : nullptr;
    }

    [[nodiscard]] std::string teamBefore(ParticipantNumber number) const
    {
        const Participant* person = before(number);
        return person != nullptr ? person->team : std::string();
    }

    [[nodiscard]] bool haveMet(const std::string& one, const std::string& other) const
    {
        return std::ranges::any_of(m_before.games, [&](const Game& game) {
            return std::minmax(game.whiteTeam, game.blackTeam) == std::minmax(one, other);
        });
    }

    [[nodiscard]] bool isThere(const std::string& team) const
    {
        const auto isIn = [&](const auto& person) {
            return person.second != nullptr && person.second->team == team;
        };
        return std::ranges::any_of(m_people, isIn) ||
               std::ranges::find(m_header->teams, team, &engine::Team::name) != m_header->teams.end() ||
               std::ranges::any_of(m_before.participants, [&](const Participant& person) {
                   return person.team == team && !m_people.contains(person.number);
               });
    }

    const engine::Tournament& m_before;
    const engine::TournamentHeader* m_header;
    std::map<ParticipantNumber, const Participant*> m_people; ///< whom the edits put; nullptr: removed
};

} // namespace

std::vector<Edit> withTeams(const engine::Tournament& before, std::vector<Edit> edits, EditOrigin origin)
{
    const TeamsAround teams(before, edits);
    const bool areChanged = teams.areChanged();
    std::map<std::string, std::string> renamed;
    if (areChanged && origin == EditOrigin::Entered)
        renamed = teams.renamed();
    const auto settle = [&](std::string& team, ParticipantNumber player, bool isMentioned) {
        if (const auto name = renamed.find(team); !isMentioned && name != renamed.end())
            team = name->second;
        if (const Participant* person = team.empty() ? teams.participant(player) : nullptr)
            team = person->team;
    };
    const auto settleByes = [&](Participant& person) {
        for (Bye& bye : person.byes) {
            if (bye.board)
                settle(bye.team, person.number, !teams.wasThere(person.number, bye));
        }
    };
    const auto settleGame = [&](Game& game, bool isMentioned) {
        settle(game.whiteTeam, game.white, isMentioned);
        settle(game.blackTeam, game.black, isMentioned);
    };
    std::set<engine::GameId> mentioned;
    for (Edit& edit : edits) {
        if (auto* person = std::get_if<PutParticipant>(&edit)) {
            settleByes(person->value);
        } else if (auto* game = std::get_if<PutGame>(&edit)) {
            settleGame(game->value, true);
            mentioned.insert(game->value.id);
        } else if (const auto* removal = std::get_if<RemoveGame>(&edit)) {
            mentioned.insert(removal->id);
        }
    }
    if (!areChanged)
        return edits;
    std::vector<Edit> along;
    for (Game game : before.games) {
        const Game was = game;
        settleGame(game, false);
        if (game != was && !mentioned.contains(game.id))
            along.emplace_back(PutGame{std::move(game)});
    }
    for (const Participant& was : before.participants) {
        Participant person = was;
        settleByes(person);
        if (person != was && teams.participant(was.number) == &was)
            along.emplace_back(PutParticipant{std::move(person)});
    }
    edits.insert(edits.end(), along.begin(), along.end());
    return edits;
}

std::map<std::string, std::string>
teamsCalledOtherwise(const engine::Tournament& current, const engine::Tournament& table,
                     const std::map<ParticipantNumber, ParticipantNumber>& numbers)
{
    const auto known = engine::teamNames(current);
    const auto told = engine::teamNames(table);
    const auto isIn = [](const std::vector<std::string>& names, const std::string& name) {
        return std::ranges::find(names, name) != names.end();
    };
    std::map<std::string, std::string> names;
    for (const std::string& name : told) {
        if (isIn(known, name))
            continue;
        std::map<std::string, int> votes;
        int all = 0;
        for (const Participant& person : table.participants) {
            const auto position = current.indexOf(numbers.at(person.number));
            if (!position || !engine::playsFor(table, person, name))
                continue;
            ++votes[current.participants[*position].team];
            ++all;
        }
        for (const auto& [team, count] : votes) {
            if (2 * count > all && !team.empty() && !isIn(told, team) &&
                teamNameOf(team).number == teamNameOf(name).number)
                names.emplace(name, team);
        }
    }
    return names;
}

void callTeams(std::vector<Edit>& edits, const std::map<std::string, std::string>& names)
{
    const auto call = [&](std::string& team) {
        if (const auto name = names.find(team); name != names.end())
            team = name->second;
    };
    for (Edit& edit : edits) {
        if (auto* game = std::get_if<PutGame>(&edit)) {
            call(game->value.whiteTeam);
            call(game->value.blackTeam);
        } else if (auto* person = std::get_if<PutParticipant>(&edit)) {
            call(person->value.team);
            for (Bye& bye : person->value.byes)
                call(bye.team);
        }
    }
}

} // namespace zahlmeister::app
