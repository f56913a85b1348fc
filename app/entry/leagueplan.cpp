// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entry/leagueplan.h"

#include <algorithm>
#include <map>
#include <set>

#include "app/entry/leaguedays.h"
#include "app/persons/sameness.h"
#include "engine/model/lineup.h"

namespace zahlmeister::app {

namespace {

using engine::Fixture;
using engine::Participant;
using engine::ParticipantNumber;
using engine::Tournament;

/// Works out what a league changes in a tournament.
class League {
public:
    League(const Tournament& tournament, const std::vector<TypedTeam>& teams)
        : m_tournament(tournament), m_teams(teams)
    {
        for (const Participant& participant : tournament.participants) {
            m_participants.emplace(participant.number, participant);
            m_next = std::max(m_next, participant.number.value() + 1);
        }
        rename();
    }

    std::vector<engine::Team> teams()
    {
        std::vector<engine::Team> teams;
        for (std::size_t i = 0; i < m_teams.size(); ++i) {
            const TypedTeam& typed = m_teams[i];
            engine::Team& team = teams.emplace_back(
                engine::Team{.name = typed.name.toStdString(), .club = typed.club.toStdString()});
            if (const engine::Team* was = engine::teamNamed(m_tournament.header, nameBefore(i))) {
                team.withdrawal = was->withdrawal;
                team.spellings = was->spellings;
            }
            const auto before = placesBefore(i);
            std::set<ParticipantNumber> taken;
            for (const TypedPlace& place : typed.lineup) {
                const ParticipantNumber person = personOf(typed, place, before, taken);
                taken.insert(person);
                team.lineup.push_back(
                    {place.number, person, place.from, place.until, place.guest,
                     place.rating ? std::optional(engine::Rating(*place.rating)) : std::nullopt});
            }
        }
        return teams;
    }

    /// Participants who are new or changed, in their order.
    [[nodiscard]] std::vector<Edit> edits() const
    {
        std::vector<Edit> edits;
        for (const auto& [number, participant] : m_participants) {
            const auto position = m_tournament.indexOf(number);
            if (!position || m_tournament.participants[*position] != participant)
                edits.emplace_back(PutParticipant{participant});
        }
        for (engine::Game game : m_tournament.games) {
            if (isRenamed(game.whiteTeam) || isRenamed(game.blackTeam)) {
                game.whiteTeam = nameNow(game.whiteTeam);
                game.blackTeam = nameNow(game.blackTeam);
                edits.emplace_back(PutGame{std::move(game)});
            }
        }
        return edits;
    }

    /// What a team is called from now on.
    [[nodiscard]] std::string nameNow(const std::string& before) const
    {
        const auto found = m_renamed.find(before);
        return found == m_renamed.end() ? before : found->second;
    }

private:
    void rename()
    {
        const auto& before = m_tournament.header.teams;
        for (std::size_t i = 0; i < std::min(before.size(), m_teams.size()); ++i) {
            const QString was = QString::fromStdString(before[i].name);
            if (std::ranges::find(m_teams, was, &TypedTeam::name) != m_teams.end() ||
                engine::teamNamed(m_tournament.header, m_teams[i].name.toStdString()) != nullptr)
                continue;
            m_renamed.emplace(before[i].name, m_teams[i].name.toStdString());
        }
        for (auto& [number, participant] : m_participants) {
            participant.team = nameNow(participant.team);
            for (engine::Bye& bye : participant.byes)
                bye.team = nameNow(bye.team);
        }
    }

    [[nodiscard]] bool isRenamed(const std::string& team) const { return m_renamed.contains(team); }

    /// What a team of the text was called before; as it is called where it is new.
    [[nodiscard]] std::string nameBefore(std::size_t at) const
    {
        const std::string now = m_teams[at].name.toStdString();
        const auto& before = m_tournament.header.teams;
        return at < before.size() && isRenamed(before[at].name) ? before[at].name : now;
    }

    /// Who stood where in a team, whatever it is called now, as teamsText() has it.
    [[nodiscard]] std::map<int, ParticipantNumber> placesBefore(std::size_t at) const
    {
        const std::string name = nameBefore(at);
        std::map<int, ParticipantNumber> places;
        if (const engine::Team* team = engine::teamNamed(m_tournament.header, name)) {
            for (const engine::LineupPlace& place : team->lineup)
                places.emplace(place.number, place.participant);
        }
        if (places.empty()) {
            for (const engine::TeamPlayer& player : engine::teamList(m_tournament, name))
                places.emplace(player.rank, player.number);
        }
        return places;
    }

    /// The participant of a place. Of several who have the name it is he who had the place, else one of the
    /// line-up, of the team, of another one; a name that was corrected stays with its place. Else he is new.
    ParticipantNumber personOf(const TypedTeam& team, const TypedPlace& place,
                               const std::map<int, ParticipantNumber>& before,
                               const std::set<ParticipantNumber>& taken)
    {
        const std::string name = place.name.toStdString();
        const std::string teamName = team.name.toStdString();
        const auto holder = before.find(place.number);
        const auto closeness = [&](const Participant& participant) {
            const auto isHe = [&](const auto& one) { return one.second == participant.number; };
            return holder != before.end() && isHe(*holder) ? 4
                   : std::ranges::any_of(before, isHe)     ? 3
                   : participant.team == teamName          ? 2
                                                           : 1;
        };
        Participant* found = nullptr;
        for (auto& [number, participant] : m_participants) {
            if (participant.name == name && !taken.contains(number) &&
                (found == nullptr || closeness(participant) > closeness(*found)))
                found = &participant;
        }
        if (found == nullptr && holder != before.end() && !taken.contains(holder->second))
            found = corrected(team, name, holder->second);
        if (found == nullptr) {
            const ParticipantNumber number(m_next++);
            found =
                &m_participants.emplace(number, Participant{.number = number, .name = name}).first->second;
            if (!place.guest) {
                found->club = team.club.toStdString();
                found->member = !found->club.empty();
            }
        }
        if (found->team.empty())
            found->team = teamName;
        return found->number;
    }

    /// Who had a place, under a name that is much like his; nullptr: he is somebody else, or stands
    /// elsewhere.
    Participant* corrected(const TypedTeam& team, const std::string& name, ParticipantNumber number)
    {
        const auto had = m_participants.find(number);
        if (had == m_participants.end() ||
            std::ranges::find(team.lineup, QString::fromStdString(had->second.name), &TypedPlace::name) !=
                team.lineup.end())
            return nullptr;
        const auto was = m_tournament.indexOf(number);
        if (was && m_tournament.participants[*was].name == name)
            return &had->second; // who was corrected in another line-up
        Participant renamed = had->second;
        renamed.name = name;
        if (!isStillTheSame(had->second, renamed))
            return nullptr;
        had->second = renamed;
        return &had->second;
    }

    const Tournament& m_tournament;
    const std::vector<TypedTeam>& m_teams;
    std::map<ParticipantNumber, Participant> m_participants;
    std::map<std::string, std::string> m_renamed; ///< teams, from what to what
    int m_next = 1;
};

/// What was decided about matches stays with them.
std::vector<Fixture> withAwards(std::vector<Fixture> fixtures, const Tournament& tournament,
                                const League& league)
{
    for (Fixture before : tournament.header.schedule) {
        if (!before.awarded)
            continue;
        before.home = league.nameNow(before.home);
        before.away = league.nameNow(before.away);
        const auto same = std::ranges::find_if(fixtures, [&](const Fixture& one) {
            return one.round == before.round && one.home == before.home && one.away == before.away;
        });
        if (same == fixtures.end())
            continue;
        same->awarded = before.awarded;
        same->reason = before.reason;
        same->unplanned = before.unplanned;
    }
    return fixtures;
}

} // namespace

EditGroup planLeague(const Tournament& tournament, const std::vector<TypedTeam>& teams,
                     const std::vector<Fixture>& fixtures, int boards)
{
    League league(tournament, teams);
    engine::TournamentHeader header = tournament.header;
    header.teams = league.teams();
    header.schedule = withAwards(fixtures, tournament, league);
    for (engine::Penalty& penalty : header.penalties)
        penalty.team = league.nameNow(penalty.team);
    header.boards = boards;
    if (!fixtures.empty())
        header.rounds = std::ranges::max_element(fixtures, {}, &Fixture::round)->round;
    followDays(header, tournament.games, tournament);
    EditGroup group{{EditKind::Header, {}}, league.edits()};
    if (header != tournament.header)
        group.edits.emplace_back(PutHeader{header});
    return group;
}

} // namespace zahlmeister::app
