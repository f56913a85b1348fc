// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/checklist.h"
#include "engine/model/teammatches.h"

namespace zahlmeister::engine {

namespace {

/// Both numbers of a pairing in one, with either colour: a table of everybody against everybody is sorted by
/// it at every keystroke.
std::uint64_t pairingOf(const Game& game)
{
    const auto low = std::min(game.white, game.black);
    const auto high = std::max(game.white, game.black);
    return (std::uint64_t(static_cast<std::uint32_t>(low.value())) << 32U) |
           static_cast<std::uint32_t>(high.value());
}

/// The games of every pairing, by their positions.
class Pairings {
public:
    using Games = std::span<const std::size_t>; ///< of one pairing, in their order

    explicit Pairings(const Tournament& tournament) : m_order(tournament.games.size())
    {
        std::vector<std::pair<std::uint64_t, std::size_t>> keys;
        keys.reserve(m_order.size());
        for (const Game& game : tournament.games)
            keys.emplace_back(pairingOf(game), keys.size());
        std::sort(keys.begin(), keys.end());
        std::transform(keys.begin(), keys.end(), m_order.begin(), [](const auto& key) { return key.second; });
        for (std::size_t begin = 0, end = 0; begin < m_order.size(); begin = end) {
            while (end < m_order.size() && keys[end].first == keys[begin].first)
                ++end;
            m_pairings.emplace_back(m_order.data() + begin, end - begin);
        }
    }
    Pairings(const Pairings&) = delete; // the parts point into the whole
    Pairings& operator=(const Pairings&) = delete;

    [[nodiscard]] auto begin() const { return m_pairings.begin(); }
    [[nodiscard]] auto end() const { return m_pairings.end(); }
    [[nodiscard]] int count() const { return static_cast<int>(m_pairings.size()); }

private:
    std::vector<std::size_t> m_order; ///< positions of games, sorted by pairing
    std::vector<Games> m_pairings;
};

/// Groups of members that are joined by games, as union-find.
class Groups {
public:
    explicit Groups(std::size_t members) : m_parents(members)
    {
        std::iota(m_parents.begin(), m_parents.end(), 0U);
    }

    std::size_t groupOf(std::size_t member)
    {
        while (m_parents[member] != member) {
            m_parents[member] = m_parents[m_parents[member]];
            member = m_parents[member];
        }
        return member;
    }

    void join(std::size_t a, std::size_t b) { m_parents[groupOf(a)] = groupOf(b); }

private:
    std::vector<std::size_t> m_parents;
};

// RULE: WO2026 4.2.4.5
void checkMatch(Checklist& list)
{
    const Tournament& tournament = list.tournament();
    const std::size_t players = tournament.participants.size();
    if (list.header().kind != TournamentKind::Match) {
        const bool isMatch =
            list.header().kind == TournamentKind::Individual && players == 2 && tournament.games.size() >= 2;
        if (isMatch)
            list.addIfAsked(FindingCode::MatchNotMarked, FindingField::Kind);
        return;
    }
    if (players > 2)
        list.addIfAsked(FindingCode::MatchWithMorePlayers, FindingField::Kind, {std::to_string(players)});
    if (!list.header().announced && !list.header().official) // RULE: WO2026 6.1.1
        list.addIfAsked(FindingCode::MatchNotAgreed, FindingField::Kind);
    if (!list.asks(FindingCode::MatchWithUnrated) || tournament.games.empty())
        return;
    for (const Participant& participant : tournament.participants) {
        if (!hasOwnRating(participant))
            list.add(participant, FindingCode::MatchWithUnrated, FindingField::Rating);
    }
}

constexpr std::int64_t kMostMissing = 1'000'000'000; // callers add to it

/// Everybody against everybody: a file may have more players than an int has room for their pairings.
std::int64_t pairingsOfAll(int players)
{
    return std::int64_t{players} * (players - 1) / 2;
}

// RULE: WO2026 6.1.2.3
void checkRoundRobin(Checklist& list)
{
    const Tournament& tournament = list.tournament();
    const Pairings pairings(tournament);
    const int entered = static_cast<int>(tournament.games.size());
    const auto usual = static_cast<std::size_t>(usualMeetings(entered, pairings.count()));
    for (const Pairings::Games& games : pairings) {
        if (games.size() > usual)
            list.add(games.back(), FindingCode::PairedAgain, FindingField::Result,
                     {std::to_string(games.size())});
        const auto white = [&](std::size_t game) { return tournament.games[game].white; };
        if (usual == 2 && games.size() == 2 && white(games[0]) == white(games[1]))
            list.add(games[1], FindingCode::SameColourAgain, FindingField::Result);
    }
    const auto players = static_cast<int>(tournament.participants.size());
    if (const int missing = missingGames(players, entered, pairings.count()); missing > 0)
        list.add(FindingCode::GamesMissing, FindingField::Result,
                 {std::to_string(missing), std::to_string(pairingsOfAll(players) * static_cast<int>(usual))});
}

// RULE: WO2026 6.1.2.3
void checkSwiss(Checklist& list)
{
    const Tournament& tournament = list.tournament();
    const Pairings pairings(tournament);
    for (const Pairings::Games& games : pairings) {
        const bool haveRounds = std::all_of(games.begin(), games.end(), [&](std::size_t at) {
            return tournament.games[at].round.has_value();
        });
        if (games.size() > 1 && haveRounds)
            list.add(games.back(), FindingCode::PairedAgain, FindingField::Result,
                     {std::to_string(games.size())});
    }
    std::set<int> rounds;
    std::map<ParticipantNumber, std::set<int>> busy;
    for (const Game& game : tournament.games) {
        if (!game.round)
            return; // a game without a round may fill any gap
        rounds.insert(*game.round);
        busy[game.white].insert(*game.round);
        busy[game.black].insert(*game.round);
    }
    for (const Participant& participant : tournament.participants) {
        std::set<int>& own = busy[participant.number];
        for (const Bye& bye : participant.byes)
            own.insert(bye.round);
        std::string gaps;
        for (const int round : rounds) {
            if (!own.contains(round))
                gaps += (gaps.empty() ? "" : ", ") + std::to_string(round);
        }
        // A player who never appears is reported as one without games.
        if (!gaps.empty() && !own.empty())
            list.add(participant, FindingCode::NoGameInRound, FindingField::Byes, {gaps});
    }
}

/// Groups that do not meet, once they can be no rounds of one tournament in the making.
void checkGroups(Checklist& list) // RULE: WO2026 4.2.4.4
{
    const Tournament& tournament = list.tournament();
    Groups groups(tournament.participants.size());
    for (const Sides& sides : list.sides()) {
        if (sides.areKnown())
            groups.join(sides.white, sides.black);
    }
    std::map<std::size_t, std::pair<std::size_t, std::size_t>> content; // members and games
    std::vector<bool> isCounted(tournament.participants.size());
    for (const Sides& sides : list.sides()) {
        if (!sides.areKnown())
            continue;
        auto& [members, games] = content[groups.groupOf(sides.white)];
        ++games;
        for (const std::size_t member : {sides.white, sides.black}) {
            members += isCounted[member] ? 0 : 1;
            isCounted[member] = true;
        }
    }
    const bool areComplete = std::all_of(content.begin(), content.end(), [](const auto& group) {
        return group.second.first >= 3 && group.second.second >= group.second.first;
    });
    if (content.size() > 1 && areComplete)
        list.add(FindingCode::SeparateGroups, FindingField::Mode, {std::to_string(content.size())});
}

/// The first and the last day of a league.
struct Season {
    Date first;
    Date last;
};

/// Leagues are the groups of teams that meet; each begins with its first game and ends with its last.
std::map<std::size_t, Season> seasonsOf(const Checklist& list)
{
    const Tournament& tournament = list.tournament();
    std::map<std::string, std::size_t> numbers;
    for (const std::string& name : teamNames(tournament))
        numbers.emplace(name, numbers.size());
    const auto numberOf = [&](const std::string& team) {
        return team.empty() ? std::nullopt : std::optional(numbers.at(team));
    };
    Groups groups(numbers.size());
    std::vector<std::pair<std::size_t, Date>> days;
    for (std::size_t at = 0; at < tournament.games.size(); ++at) {
        const auto white = numberOf(tournament.games[at].whiteTeam);
        const auto black = numberOf(tournament.games[at].blackTeam);
        if (!white || !black)
            continue;
        groups.join(*white, *black);
        if (tournament.games[at].date)
            days.emplace_back(*white, *tournament.games[at].date);
    }
    std::map<std::size_t, Season> seasons;
    for (const auto& [team, day] : days) {
        const auto [entry, isNew] = seasons.try_emplace(groups.groupOf(team), Season{day, day});
        entry->second.first = std::min(entry->second.first, day);
        entry->second.last = std::max(entry->second.last, day);
    }
    return seasons;
}

void checkLeagues(Checklist& list) // RULE: WO2026 4.2.4.3
{
    std::set<Date> firsts;
    std::set<Date> lasts;
    for (const auto& [league, season] : seasonsOf(list)) {
        firsts.insert(season.first);
        lasts.insert(season.last);
    }
    const bool endDifferently = lasts.size() > 1;
    if (!endDifferently && firsts.size() < 2)
        return;
    const std::set<Date>& days = endDifferently ? lasts : firsts;
    list.add(FindingCode::LeaguesEndDifferently, FindingField::End,
             {days.begin()->iso(), days.rbegin()->iso()});
}

// RULE: WO2026 4.2.4.3
void checkTeams(Checklist& list)
{
    const Tournament& tournament = list.tournament();
    std::set<std::size_t> inTeams; // by their games
    for (std::size_t at = 0; at < tournament.games.size(); ++at) {
        const Sides& sides = list.sides()[at];
        const Game& game = tournament.games[at];
        if (!game.whiteTeam.empty())
            inTeams.insert(sides.white);
        if (!game.blackTeam.empty())
            inTeams.insert(sides.black);
        if (sides.areKnown() && !game.whiteTeam.empty() && game.whiteTeam == game.blackTeam)
            list.add(at, FindingCode::SameTeam, FindingField::Team, {game.whiteTeam});
    }
    for (std::size_t at = 0; at < tournament.participants.size(); ++at) {
        if (tournament.participants[at].team.empty() && !inTeams.contains(at))
            list.add(tournament.participants[at], FindingCode::TeamMissing, FindingField::Team);
    }
    if (list.asks(FindingCode::LeaguesEndDifferently))
        checkLeagues(list);
}

} // namespace

int usualMeetings(int games, int pairings)
{
    // The mean, rounded; a half goes down: a single game too many makes no second cycle.
    return pairings == 0 ? 1 : (2 * games + pairings - 1) / (2 * pairings);
}

int missingGames(int players, int games, int pairings)
{
    const int usual = usualMeetings(games, pairings);
    const std::int64_t all = pairingsOfAll(players);
    // Of a single cycle every pairing counts once, however often it met.
    const std::int64_t missing = usual == 1 ? all - pairings : std::max<std::int64_t>(0, all * usual - games);
    return static_cast<int>(std::min(missing, kMostMissing));
}

void checkField(Checklist& list)
{
    checkMatch(list);
    const TournamentHeader& header = list.header();
    if (header.kind == TournamentKind::Team) {
        checkTeams(list);
        const auto& matches = list.matches();
        checkMatches(list, matches);
        checkLineUps(list, matches);
    } else if (header.kind == TournamentKind::Individual && !list.tournament().games.empty()) {
        if (header.mode == TournamentMode::RoundRobin)
            checkRoundRobin(list);
        else if (header.mode == TournamentMode::Swiss)
            checkSwiss(list);
        if (list.asks(FindingCode::SeparateGroups))
            checkGroups(list);
    }
}

} // namespace zahlmeister::engine
