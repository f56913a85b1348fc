// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/tournamentmerge.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include <QString>

#include "app/fields/gameteams.h"
#include "app/names/personname.h"
#include "app/persons/sameness.h"
#include "engine/model/teammatches.h"

namespace zahlmeister::app {

namespace {

using engine::Game;
using engine::Participant;
using engine::ParticipantNumber;

constexpr int kRatingOfAnother = 300; ///< nobody gains or loses so much between two reports
constexpr int kBusy = 100;            ///< weighs more than all that may speak for somebody
constexpr int kRatingOfLater = 60;    ///< nor that much, where he plays for another team all at once

template <class Value>
bool fill(Value& mine, const Value& theirs)
{
    if (mine != Value{} || theirs == Value{})
        return false;
    mine = theirs;
    return true;
}

/// Who has which name, in whatever case; of namesakes the one with the same number.
class PeopleByName {
public:
    explicit PeopleByName(const engine::Tournament& people)
    {
        for (const Participant& person : people.participants)
            m_people[key(person)].push_back(&person);
    }

    /// @return nullptr when nobody has the name, or several have it and none of them the number
    const Participant* find(const Participant& wanted) const
    {
        const auto namesakes = m_people.find(key(wanted));
        if (namesakes == m_people.end())
            return nullptr;
        const auto sameNumber = std::ranges::find(namesakes->second, wanted.number, &Participant::number);
        if (sameNumber != namesakes->second.end())
            return *sameNumber;
        return namesakes->second.size() == 1 ? namesakes->second.front() : nullptr;
    }

private:
    static QString key(const Participant& person)
    {
        return QString::fromStdString(person.name).toCaseFolded();
    }

    std::map<QString, std::vector<const Participant*>> m_people;
};

/// What a second table states beside the first one.
void addStated(Participant& mine, const Participant& theirs)
{
    for (const engine::StatedValue& one : theirs.stated) {
        if (std::ranges::find(mine.stated, one.criterion, &engine::StatedValue::criterion) ==
            mine.stated.end())
            mine.stated.push_back(one);
    }
}

void addByes(Participant& mine, const Participant& theirs)
{
    for (const engine::Bye& bye : theirs.byes) {
        if (std::ranges::find(mine.byes, bye.round, &engine::Bye::round) == mine.byes.end())
            mine.byes.push_back(bye);
    }
    std::ranges::sort(mine.byes, {}, &engine::Bye::round);
}

class Merger {
public:
    /// @param table must outlive this, and so must current
    Merger(const engine::Tournament& current, const engine::Tournament& table, TeamNames names)
        : m_current(current),
          m_table(table),
          m_teamNames(std::move(names)),
          m_played(playedIn(current)),
          m_playedThere(playedIn(table))
    {
        for (const Participant& person : current.participants) {
            m_taken.insert(person.number);
            m_names.push_back(parseName(person.name));
            m_people.emplace(person.number, person.name);
        }
        for (const Game& game : current.games) {
            m_games[std::minmax(game.white, game.black)].push_back(&game);
            if (game.round) {
                m_busy.emplace(*game.round, game.white);
                m_busy.emplace(*game.round, game.black);
            }
        }
    }

    TableMerge merge()
    {
        for (const Participant& person : m_table.participants)
            mergePerson(person);
        for (const Game& game : m_table.games)
            mergeGame(game);
        nameTeams();
        mergeHeader();
        return std::move(m_merge);
    }

private:
    void mergeHeader()
    {
        engine::TournamentHeader header = m_current.header;
        fill(header.name, m_table.header.name);
        fill(header.mode, m_table.header.mode);
        fill(header.rounds, m_table.header.rounds);
        rememberSpellings(header, m_current, m_teamNames);
        if (header != m_current.header)
            m_merge.edits.insert(m_merge.edits.begin(), PutHeader{header});
    }

    /// The table's teams are called as they are here: what was answered, and what their players tell.
    void nameTeams()
    {
        const auto told = engine::teamNames(m_table);
        TeamNames names = m_teamNames;
        for (const auto& [name, team] : teamsCalledOtherwise(m_current, m_table, m_numbers)) {
            if (names.emplace(name, team).second)
                m_merge.notes.push_back(
                    {ImportCode::TeamCalledOtherwise, ImportLevel::Adjusted, {name, team}, {}});
        }
        if (!m_current.header.teams.empty()) // else the next one tells as well
            m_teamNames = names;
        m_merge.questions = teamsToAskFor(m_current, told, names);
        callTeams(m_merge.edits, names);
    }

    /// What is known of somebody's teams and rounds beside his record.
    struct Played {
        std::set<std::string> teams = {};
        std::map<int, std::set<std::string>> opponents = {}; ///< names, by round
    };

    static std::map<ParticipantNumber, Played> playedIn(const engine::Tournament& tournament)
    {
        std::map<ParticipantNumber, Played> all;
        std::map<ParticipantNumber, std::string> names;
        for (const Participant& person : tournament.participants) {
            names.emplace(person.number, person.name);
            if (!person.team.empty())
                all[person.number].teams.insert(person.team);
        }
        for (const Game& game : tournament.games) {
            for (const auto& [one, team, other] : {std::tuple(game.white, &game.whiteTeam, game.black),
                                                   std::tuple(game.black, &game.blackTeam, game.white)}) {
                if (!team->empty())
                    all[one].teams.insert(*team);
                if (game.round)
                    all[one].opponents[*game.round].insert(names[other]);
            }
        }
        for (const engine::Team& team : tournament.header.teams) {
            for (const engine::LineupPlace& place : team.lineup)
                all[place.participant].teams.insert(team.name);
        }
        return all;
    }

    /// Whether a table can mean somebody of that name: nothing that is known of both says no.
    [[nodiscard]] bool canBe(const Participant& mine, const Participant& theirs)
    {
        if (!isSamePerson(mine, theirs, Between::OneTournament))
            return false;
        const Played& here = m_played[mine.number];
        const Played& there = m_playedThere[theirs.number];
        const bool isOfTeam = haveTeamInCommon(here, there);
        if (!isOfTeam && isBusy(here, there))
            return false;
        if (!mine.rating || !theirs.rating || mine.ratingSource != theirs.ratingSource)
            return true;
        const int apart = std::abs(mine.rating->value() - theirs.rating->value());
        return apart <= (isOfTeam ? kRatingOfAnother : kRatingOfLater);
    }

    /// Nobody plays two games in one round.
    static bool isBusy(const Played& here, const Played& there)
    {
        return std::ranges::any_of(there.opponents, [&](const auto& round) {
            const auto busy = here.opponents.find(round.first);
            return busy != here.opponents.end() && !areCalledAlike(busy->second, round.second);
        });
    }

    static bool areCalledAlike(const std::set<std::string>& one, const std::set<std::string>& other)
    {
        return one == other || (one.size() == 1 && other.size() == 1 &&
                                matchNames(parseName(*one.begin()), parseName(*other.begin())).isExact());
    }

    static bool haveTeamInCommon(const Played& here, const Played& there)
    {
        return here.teams.empty() || there.teams.empty() ||
               std::ranges::any_of(here.teams,
                                   [&](const std::string& team) { return there.teams.contains(team); });
    }

    /// How much speaks for one of several who have the name.
    [[nodiscard]] int evidence(const Participant& mine, const Participant& theirs)
    {
        const Played& here = m_played[mine.number];
        const Played& there = m_playedThere[theirs.number];
        const bool isOfTeam = !here.teams.empty() && !there.teams.empty() && haveTeamInCommon(here, there);
        const bool isRated = mine.rating && mine.rating == theirs.rating;
        const bool isBorn = theirs.birthYear && engine::birthYearOf(mine) == theirs.birthYear;
        const bool isOfClub = !mine.club.empty() && mine.club == theirs.club;
        return (isOfTeam ? 8 : 0) + (isRated ? 4 : 0) + (isBorn ? 4 : 0) + (isOfClub ? 2 : 0) +
               (mine.number == theirs.number ? 1 : 0) - (isBusy(here, there) ? kBusy : 0);
    }

    /// Who is meant; of namesakes the one for whom most speaks. Where that is nobody, it is a question.
    const Participant* findPerson(const Participant& wanted)
    {
        const PersonName name = parseName(wanted.name);
        std::vector<const Participant*> best;
        int most = std::numeric_limits<int>::min();
        for (std::size_t i = 0; i < m_current.participants.size(); ++i) {
            const Participant& person = m_current.participants[i];
            const bool isCalledSo = person.name == wanted.name || matchNames(name, m_names[i]).isExact();
            if (m_matched.contains(person.number) || !isCalledSo || !canBe(person, wanted))
                continue;
            const int points = evidence(person, wanted);
            if (points > most)
                best.clear();
            if (best.empty() || points == most)
                best.push_back(&person);
            most = std::max(most, points);
        }
        if (best.size() > 1)
            refuse(ImportCode::NamesakesUnclear, {wanted.name, std::to_string(best[0]->number.value()),
                                                  std::to_string(best[1]->number.value())});
        return best.size() == 1 ? best.front() : nullptr;
    }

    void mergePerson(const Participant& theirs)
    {
        if (const Participant* mine = findPerson(theirs)) {
            m_matched.insert(mine->number);
            m_numbers.emplace(theirs.number, mine->number);
            Participant person = *mine;
            completePerson(person, theirs);
            addByes(person, theirs);
            if (person != *mine) {
                ++m_merge.changedPeople;
                m_merge.edits.push_back(PutParticipant{person});
            }
            return;
        }
        Participant person = theirs;
        if (m_taken.contains(person.number)) {
            person.number = ParticipantNumber(m_taken.rbegin()->value() + 1);
            if (!m_current.participants.empty())
                m_merge.notes.push_back({ImportCode::NumberGiven,
                                         ImportLevel::Adjusted,
                                         {person.name, std::to_string(person.number.value())},
                                         {}});
        }
        m_taken.insert(person.number);
        m_people.emplace(person.number, person.name);
        m_numbers.emplace(theirs.number, person.number);
        ++m_merge.addedPeople;
        m_merge.edits.push_back(PutParticipant{person});
    }

    void mergeGame(const Game& theirs)
    {
        Game game = theirs;
        game.id = engine::GameId(0);
        game.white = m_numbers.at(theirs.white);
        game.black = m_numbers.at(theirs.black);
        if (const Game* mine = counterpart(game)) {
            if (mine->white != game.white)
                game = engine::withColoursExchanged(game);
            const engine::GameResult result = game.result;
            // RULE: WO2026 2.2.5.2: a table has what was awarded, and the board its own result.
            if (mine->result == result || mine->awarded == result || result == engine::kNotPlayed) {
                ++m_merge.equalGames;
            } else if (mine->result == engine::kNotPlayed) {
                Game played = *mine;
                played.result = result;
                if (!played.awarded)
                    played.awarded = game.awarded;
                ++m_merge.addedGames;
                m_merge.edits.push_back(PutGame{played});
            } else {
                refuse(ImportCode::GameContradicts, {m_people.at(mine->white), m_people.at(mine->black),
                                                     std::string(engine::resultText(mine->result)),
                                                     std::string(engine::resultText(result))});
            }
            return;
        }
        for (const ParticipantNumber player : {game.white, game.black}) {
            if (game.round && !m_busy.emplace(*game.round, player).second)
                refuse(ImportCode::TwoGamesInOneRound, {m_people.at(player), std::to_string(*game.round)});
        }
        ++m_merge.addedGames;
        m_merge.edits.push_back(PutGame{game});
    }

    /// The game of the tournament that a game of the table is: of the same round, or the next of the pairing.
    const Game* counterpart(const Game& game)
    {
        const auto pairing = m_games.find(std::minmax(game.white, game.black));
        if (pairing == m_games.end())
            return nullptr;
        auto& games = pairing->second;
        const auto found = std::ranges::find_if(games, [&](const Game* mine) {
            return !mine->round || !game.round || mine->round == game.round;
        });
        if (found == games.end())
            return nullptr;
        const Game* mine = *found;
        games.erase(found);
        return mine;
    }

    void refuse(ImportCode code, std::vector<std::string> args)
    {
        m_merge.notes.push_back({code, ImportLevel::Refused, std::move(args), {}});
    }

    const engine::Tournament& m_current;
    const engine::Tournament& m_table;
    TeamNames m_teamNames; ///< that were answered
    std::map<ParticipantNumber, Played> m_played;
    std::map<ParticipantNumber, Played> m_playedThere; ///< in the table
    std::vector<PersonName> m_names;                   ///< as the current participants
    std::set<ParticipantNumber> m_taken;
    std::set<ParticipantNumber> m_matched;
    std::map<ParticipantNumber, ParticipantNumber> m_numbers; ///< of the table, here
    std::map<ParticipantNumber, std::string> m_people;
    std::map<std::pair<ParticipantNumber, ParticipantNumber>, std::vector<const Game*>> m_games;
    std::set<std::pair<int, ParticipantNumber>> m_busy;
    TableMerge m_merge;
};

} // namespace

bool TableMerge::isRefused() const
{
    return std::ranges::any_of(notes,
                               [](const ImportNote& note) { return note.level == ImportLevel::Refused; });
}

void completePerson(Participant& mine, const Participant& theirs, bool theirRatingCounts)
{
    if (fill(mine.club, theirs.club))
        mine.member = mine.member || theirs.member;
    fill(mine.clubName, theirs.clubName);
    fill(mine.memberNumber, theirs.memberNumber);
    fill(mine.personId, theirs.personId);
    fill(mine.fideId, theirs.fideId);
    fill(mine.sex, theirs.sex);
    fill(mine.team, theirs.team);
    addStated(mine, theirs);
    if (!mine.birthYear && !mine.birthDate) {
        mine.birthYear = theirs.birthYear;
        mine.birthDate = theirs.birthDate;
    }
    if (theirs.rating && (!mine.rating || theirRatingCounts)) {
        mine.rating = theirs.rating;
        mine.index = theirs.index;
        mine.ratingSource = theirs.ratingSource;
    } else if (mine.rating == theirs.rating && mine.ratingSource == theirs.ratingSource) {
        fill(mine.index, theirs.index);
    }
}

void addPeople(engine::Tournament& tournament, const engine::Tournament& people, bool ratingsAreDwz)
{
    const PeopleByName byName(people);
    for (Participant& person : tournament.participants) {
        if (const Participant* other = byName.find(person))
            completePerson(person, *other, ratingsAreDwz);
    }
}

TableMerge mergeTable(const engine::Tournament& current, const engine::Tournament& table,
                      const TeamNames& answers)
{
    engine::Tournament named = table;
    callTeams(named, teamsClearlyMeant(current, engine::teamNames(table)));
    return Merger(current, named, answers).merge();
}

} // namespace zahlmeister::app
