// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/tournamentjoin.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <type_traits>
#include <utility>

#include "app/chronicle/chain/entry.h"
#include "app/chronicle/earliertournament.h"
#include "app/chronicle/tournamentparts.h"
#include "app/fields/recordfields.h"
#include "app/persons/sameness.h"

namespace zahlmeister::app {

using engine::Bye;
using engine::Date;
using engine::Game;
using engine::Participant;
using engine::ParticipantNumber;
using engine::Tournament;
using engine::TournamentHeader;

namespace {

/// What is not said of a person is filled in from a later report; with what he enters is not.
void fillIn(Participant& person, const Participant& later)
{
    const Entry entry = entryOf(person);
    const auto overrides = person.overrides;
    const auto byes = person.byes;
    forEachField<Participant>([&](const auto& field) {
        if (!field.rules.isKey && isBlank(field, person))
            person.*field.member = later.*field.member;
    });
    putEntry(person, entry);
    person.overrides = overrides;
    person.byes = byes;
}

/// Takes one report after the other into a tournament.
class Joining {
public:
    explicit Joining(Tournament first)
    {
        m_result.tournament = std::move(first);
        for (Game& game : whole().games)
            game.id = engine::GameId(0);
    }

    /// @param position of the report, from 1
    void add(Tournament report, std::size_t position)
    {
        findPeople(report);
        if (clashes(report)) {
            const int before = lastRound();
            shiftRounds(report, before);
            m_result.doubts.push_back(
                {JoinDoubtCode::Rounds, {std::to_string(position), std::to_string(before)}});
        }
        for (const Participant& person : report.participants)
            addPerson(person);
        for (const Game& game : report.games)
            addGame(game);
        for (const engine::Team& team : report.header.teams)
            addTeam(team);
        auto& penalties = whole().header.penalties;
        for (const engine::Penalty& penalty : report.header.penalties) {
            if (std::ranges::find(penalties, penalty) == penalties.end())
                penalties.push_back(penalty); // those of the season stand in every part of it
        }
        auto& schedule = whole().header.schedule;
        for (const engine::Fixture& fixture : report.header.schedule) {
            const auto isIt = [&](const engine::Fixture& other) {
                return other.round == fixture.round && other.home == fixture.home &&
                       other.away == fixture.away;
            };
            if (std::ranges::none_of(schedule, isIt))
                schedule.push_back(fixture);
        }
    }

    [[nodiscard]] JoinedTournament take()
    {
        if (m_repeated > 0)
            m_result.doubts.push_back({JoinDoubtCode::Repeated, {std::to_string(m_repeated)}});
        auto& people = m_result.tournament.participants;
        std::ranges::sort(people, {}, &Participant::number);
        return std::move(m_result);
    }

    [[nodiscard]] int lastRound() const
    {
        int last = 0;
        for (const auto& [place, opponent] : opponentsIn(m_result.tournament))
            last = std::max(last, place.second);
        return last;
    }

    /// Whether somebody of the report added last was there before.
    [[nodiscard]] bool sharedPeople() const { return m_sharedPeople; }

private:
    Tournament& whole() { return m_result.tournament; }

    void findPeople(Tournament& report)
    {
        std::map<ParticipantNumber, ParticipantNumber> numbers;
        std::set<ParticipantNumber> taken;
        m_sharedPeople = false;
        int next = 0;
        for (const Participant& person : whole().participants)
            next = std::max(next, person.number.value());
        for (Participant& person : report.participants) {
            const auto known = std::ranges::find_if(whole().participants, [&](const Participant& other) {
                return !taken.contains(other.number) && isSamePerson(other, person, Between::OneTournament);
            });
            const bool isKnown = known != whole().participants.end();
            const ParticipantNumber number = isKnown ? known->number : ParticipantNumber(++next);
            m_sharedPeople = m_sharedPeople || isKnown;
            taken.insert(number);
            numbers.emplace(person.number, number);
            person.number = number;
        }
        for (Game& game : report.games) {
            game.white = numbers.at(game.white);
            game.black = numbers.at(game.black);
        }
        for (engine::Team& team : report.header.teams) {
            for (engine::LineupPlace& place : team.lineup) {
                if (const auto found = numbers.find(place.participant); found != numbers.end())
                    place.participant = found->second;
            }
        }
    }

    void addTeam(const engine::Team& team)
    {
        auto& teams = whole().header.teams;
        const auto known = std::ranges::find(teams, team.name, &engine::Team::name);
        if (known == teams.end()) {
            teams.push_back(team);
            return;
        }
        for (const engine::LineupPlace& place : team.lineup) {
            if (std::ranges::find(known->lineup, place.number, &engine::LineupPlace::number) ==
                known->lineup.end())
                known->lineup.push_back(place);
        }
    }

    using RoundOf = std::map<std::pair<ParticipantNumber, int>, ParticipantNumber>;

    static RoundOf opponentsIn(const Tournament& tournament)
    {
        RoundOf opponents;
        for (const Game& game : tournament.games) {
            if (!game.round)
                continue;
            opponents.insert_or_assign({game.white, *game.round}, game.black);
            opponents.insert_or_assign({game.black, *game.round}, game.white);
        }
        for (const Participant& person : tournament.participants) {
            for (const Bye& bye : person.byes)
                opponents.insert_or_assign({person.number, bye.round}, person.number);
        }
        return opponents;
    }

    /// Whether somebody would have two opponents in a round, or the same one with the other colour: the
    /// second half of a league meets in the order of the first one.
    bool clashes(const Tournament& report)
    {
        const bool isReturn = std::ranges::any_of(report.games, [this](const Game& game) {
            return game.round && std::ranges::any_of(whole().games, [&](const Game& other) {
                       return other.round == game.round && other.white == game.black &&
                              other.black == game.white;
                   });
        });
        if (isReturn)
            return true;
        const RoundOf before = opponentsIn(whole());
        return std::ranges::any_of(opponentsIn(report), [&](const auto& entry) {
            const auto found = before.find(entry.first);
            return found != before.end() && found->second != entry.second;
        });
    }

    void addPerson(const Participant& person)
    {
        const auto position = whole().indexOf(person.number);
        if (!position) {
            whole().participants.push_back(person);
            return;
        }
        Participant& known = whole().participants[*position];
        fillIn(known, person);
        for (const Bye& bye : person.byes) {
            if (std::ranges::find(known.byes, bye.round, &Bye::round) == known.byes.end())
                known.byes.push_back(bye);
        }
        std::ranges::sort(known.byes, {}, &Bye::round);
    }

    void addGame(Game game)
    {
        game.id = engine::GameId(0);
        const auto same = std::ranges::find_if(whole().games, [&](const Game& other) {
            return game.round && other.round == game.round && other.white == game.white &&
                   other.black == game.black;
        });
        if (same == whole().games.end()) {
            whole().games.push_back(game);
            return;
        }
        if (same->result == engine::kNotPlayed || game.result == engine::kNotPlayed ||
            same->result == game.result) {
            ++m_repeated;
            if (same->result == engine::kNotPlayed)
                *same = game; // reported before it was played
            return;
        }
        const auto nameOf = [&](ParticipantNumber number) {
            return whole().participants[*whole().indexOf(number)].name;
        };
        m_result.doubts.push_back({JoinDoubtCode::Contradiction,
                                   {nameOf(game.white), nameOf(game.black), std::to_string(*game.round)}});
    }

    JoinedTournament m_result;
    int m_repeated = 0;
    bool m_sharedPeople = false;
};

std::optional<Date> beginOf(const TournamentHeader& header)
{
    return header.start ? header.start : header.end;
}

/// The header of all, and what is to be said of those that differ.
TournamentHeader joinedHeader(const std::vector<Tournament>& reports, std::vector<JoinDoubt>& doubts)
{
    static const std::set<std::string> kOwn{"name", "id", "start", "end", "rounds", "acceptances", "teams"};
    TournamentHeader header = headerForNextEdition(reports.front().header);
    std::set<std::string> levels;
    std::set<std::string> rules;
    std::set<std::string> differing;
    for (const Tournament& report : reports) {
        levels.insert(report.header.level);
        rules.insert(report.header.system);
        const TournamentHeader other = headerForNextEdition(report.header);
        forEachField<TournamentHeader>([&](const auto& field) {
            constexpr bool isSaid = std::is_same_v<typename std::decay_t<decltype(field)>::Value, bool>;
            if (!isSaid && isBlank(field, header))
                header.*field.member = other.*field.member;
            else if ((isSaid || !isBlank(field, other)) && header.*field.member != other.*field.member &&
                     !kOwn.contains(std::string(field.key)))
                differing.emplace(field.key);
        });
        header.rounds = std::max(header.rounds, report.header.rounds);
        header.end = std::max(header.end, report.header.end);
        if (report.header.start)
            header.start = header.start ? std::min(header.start, report.header.start) : report.header.start;
    }
    // RULE: WO2026 4.2.4.3
    for (auto [code, values] : {std::pair(JoinDoubtCode::Level, &levels), {JoinDoubtCode::Rules, &rules}}) {
        if (values->size() > 1)
            doubts.push_back({code, {values->begin(), values->end()}});
    }
    differing.erase("level");
    differing.erase("system");
    if (!differing.empty())
        doubts.push_back({JoinDoubtCode::Conditions, {differing.begin(), differing.end()}});
    return header;
}

} // namespace

JoinedTournament joined(std::vector<Tournament> reports)
{
    // RULE: WO2026 4.2.4.3
    std::ranges::stable_sort(reports, [](const Tournament& a, const Tournament& b) {
        return std::pair(beginOf(a.header), a.header.end) < std::pair(beginOf(b.header), b.header.end);
    });
    std::vector<JoinDoubt> doubts;
    TournamentHeader header = joinedHeader(reports, doubts);
    const bool arePeriodsSame = std::ranges::all_of(reports, [&](const Tournament& report) {
        return report.header.start == header.start && report.header.end == header.end;
    });
    Joining joining(std::move(reports.front()));
    bool isShared = true;
    for (std::size_t i = 1; i < reports.size(); ++i) {
        joining.add(std::move(reports[i]), i + 1);
        isShared = isShared && joining.sharedPeople();
    }
    if (!isShared && !arePeriodsSame)
        doubts.push_back({JoinDoubtCode::Period});
    const int rounds = joining.lastRound();
    JoinedTournament result = joining.take();
    result.tournament.header.teams.swap(header.teams);
    result.tournament.header.schedule.swap(header.schedule);
    result.tournament.header.penalties.swap(header.penalties);
    header.lineupDay = result.tournament.header.lineupDay; // they are of this season
    header.lateUntil = result.tournament.header.lateUntil;
    result.tournament.header = header;
    if (header.rounds)
        result.tournament.header.rounds = std::max(*header.rounds, rounds);
    result.doubts.insert(result.doubts.begin(), doubts.begin(), doubts.end());
    return result;
}

} // namespace zahlmeister::app
