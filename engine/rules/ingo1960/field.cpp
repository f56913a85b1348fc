// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ingo1960/field.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "engine/rules/ingo1960/percentdifference.h"

namespace zahlmeister::engine::ingo1960 {

/// A game that counts for a player without number, with what an iteration asks of it at every step.
struct Field::Link {
    std::size_t opponent;
    double known; ///< the opponent's number; not a number when he has none
    const Contest* contest;
};

/// A player whose H is iterated.
struct Field::Iterated {
    std::size_t at;
    std::vector<Link> links;
};

namespace {

/// Sums are made of whole units, so that they do not depend on the order of the games.
constexpr double kUnitsPerDegree = 0x1.0p33;
constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

/// A FIDE or national rating is no Ingo number, and "oder besser / oder schlechter" is none for a level.
std::optional<int> usableNumber(const Participant& participant)
{
    // RULE: INGO C II
    const bool isUsable = hasOwnRating(participant) && !participant.computer && !participant.ratingBound;
    return isUsable ? std::optional(participant.rating->value()) : std::nullopt;
}

std::int64_t toUnits(double degrees)
{
    return std::llround(degrees * kUnitsPerDegree);
}

double average(std::int64_t units, int count)
{
    return static_cast<double>(units) / kUnitsPerDegree / count;
}

} // namespace

Field::Field(const Tournament& tournament, const Parameters& parameters, const Contests& contests,
             Arithmetic arithmetic)
    : m_tournament(tournament),
      m_parameters(parameters),
      m_contests(contests),
      m_arithmetic(arithmetic),
      m_players(contests.size()),
      m_reachable(contests.size(), false),
      m_dropped(tournament.games.size(), false)
{
    for (std::size_t at = 0; at < m_players.size(); ++at)
        m_players[at].number = usableNumber(tournament.participants[at]);
}

void Field::settle()
{
    dropFarApart();
    // A game that is dropped changes results and H of a newcomer, and so maybe what else counts. Dropped
    // games stay dropped; so there is an end.
    do {
        while (markExtremes()) {
        }
        findReachable();
        countGames();
        solve();
    } while (dropFarApart());
    rateKnown();
}

std::optional<NotCounted> Field::reasonNotCounted(std::size_t self, const Contest& contest) const
{
    if (!contest.countable)
        return contest.reason;
    const Player& opponent = m_players[contest.opponent];
    // RULE: INGO C II
    if (opponent.extreme)
        return NotCounted::OpponentExtreme;
    // RULE: INGO C VI
    if (m_dropped[contest.game])
        return NotCounted::TooFarApart;
    if (!opponent.number && !m_reachable[contest.opponent])
        return NotCounted::OpponentUnrated;
    // Without a number on either side there is nothing to compare.
    if (!m_players[self].number && !m_reachable[self])
        return NotCounted::OpponentUnrated;
    return std::nullopt;
}

double Field::numberAgainst(std::size_t self, const Contest& contest) const
{
    const double other = numberOf(contest.opponent);
    return m_players[self].extreme ? other : limited(contest, numberOf(self), other);
}

double Field::numberOf(std::size_t at) const
{
    const Player& player = m_players[at];
    return player.number ? *player.number : player.performance;
}

bool Field::sharesGeneralLevel(std::size_t at) const
{
    const Player& player = m_players[at];
    return m_isGeneral && player.games > 0 && !player.extreme;
}

/// Whether a game is left out before anybody's H is known.
bool Field::isStruck(const Contest& contest) const
{
    return !contest.countable || m_dropped[contest.game] || m_players[contest.opponent].extreme;
}

/// @return whether a player was marked
bool Field::markExtremes()
{
    // RULE: INGO C II
    std::vector<std::size_t> marked;
    for (std::size_t at = 0; at < m_players.size(); ++at) {
        const Player& player = m_players[at];
        if (player.number || player.extreme)
            continue;
        int games = 0;
        int halfPoints = 0;
        for (const Contest& contest : m_contests.of(at)) {
            if (isStruck(contest))
                continue;
            ++games;
            halfPoints += contest.halfPoints;
        }
        if (games > 0 && (halfPoints == 0 || halfPoints == 2 * games))
            marked.push_back(at);
    }
    // All at once: two newcomers of whom each is the other's reason must not depend on their order.
    for (const std::size_t at : marked)
        m_players[at].extreme = true;
    return !marked.empty();
}

/// Newcomers who have only played among themselves have no level.
void Field::findReachable()
{
    std::fill(m_reachable.begin(), m_reachable.end(), false);
    for (bool isGrowing = true; isGrowing;) {
        isGrowing = false;
        for (std::size_t at = 0; at < m_players.size(); ++at) {
            if (m_players[at].number || m_reachable[at])
                continue;
            const auto games = m_contests.of(at);
            const bool leads = std::any_of(games.begin(), games.end(), [&](const Contest& contest) {
                return !isStruck(contest) &&
                       (m_players[contest.opponent].number || m_reachable[contest.opponent]);
            });
            m_reachable[at] = leads;
            isGrowing = isGrowing || leads;
        }
    }
}

void Field::countGames()
{
    for (std::size_t at = 0; at < m_players.size(); ++at) {
        Player& player = m_players[at];
        player.games = 0;
        player.halfPoints = 0;
        player.advance.reset();
        for (const Contest& contest : m_contests.of(at)) {
            if (reasonNotCounted(at, contest))
                continue;
            ++player.games;
            player.halfPoints += contest.halfPoints;
        }
        player.hasPerformance = player.games > 0;
        if (player.hasPerformance)
            player.percentDifference =
                percentDifference(Score::fromHalfPoints(player.halfPoints), player.games, m_arithmetic);
    }
}

void Field::solve()
{
    m_steps = 0;
    m_isUnfinished = false;
    m_isGeneral = isComplete() && tryGeneralLevel();
    if (const auto iterated = playersToIterate(); !iterated.empty())
        iterate(iterated);
}

/// Whether everybody who counts in levels has exactly one game that counts with everybody else who does.
bool Field::isComplete() const
{
    std::size_t field = 0;
    for (const Player& player : m_players)
        field += player.games > 0 && !player.extreme ? 1 : 0;
    std::vector<std::size_t> metBy(m_players.size(), m_players.size());
    for (std::size_t at = 0; at < m_players.size(); ++at) {
        const Player& player = m_players[at];
        if (player.games == 0 || player.extreme)
            continue;
        std::size_t met = 0;
        for (const Contest& contest : m_contests.of(at)) {
            std::size_t& by = metBy[contest.opponent];
            if (reasonNotCounted(at, contest))
                continue;
            if (by == at || m_players[contest.opponent].games == 0)
                return false;
            by = at;
            ++met;
        }
        if (met + 1 != field)
            return false;
    }
    return field > 0;
}

/// The level of a complete round robin; no level for all when two opponents are too far apart.
bool Field::tryGeneralLevel()
{
    // RULE: INGO B I, B II
    std::int64_t sum = 0;
    int known = 0;
    for (const Player& player : m_players) {
        if (player.games == 0 || player.extreme)
            continue;
        known += player.number ? 1 : 0;
        sum += toUnits(player.number ? *player.number : player.percentDifference);
    }
    if (known == 0)
        return false;
    const double level = average(sum, known);
    for (Player& player : m_players) {
        if (player.games == 0 || player.extreme)
            continue;
        player.level = level;
        player.performance = level + player.percentDifference;
    }
    for (std::size_t at = 0; at < m_players.size(); ++at) {
        if (m_players[at].games == 0 || m_players[at].extreme)
            continue;
        for (const Contest& contest : m_contests.of(at)) {
            if (!reasonNotCounted(at, contest) && numberAgainst(at, contest) != numberOf(contest.opponent))
                return false;
        }
    }
    return true;
}

std::vector<Field::Iterated> Field::playersToIterate() const
{
    std::vector<Iterated> iterated;
    for (std::size_t at = 0; at < m_players.size(); ++at) {
        const Player& player = m_players[at];
        if (player.number || !player.hasPerformance || (m_isGeneral && !player.extreme))
            continue;
        Iterated& one = iterated.emplace_back(Iterated{at, {}});
        for (const Contest& contest : m_contests.of(at)) {
            if (reasonNotCounted(at, contest))
                continue;
            const auto& number = m_players[contest.opponent].number;
            one.links.push_back({contest.opponent, number ? *number : kUnknown, &contest});
        }
    }
    return iterated;
}

/// Numbers known beforehand, then those of the step before.
/// @return not a finite number when none of his opponents has one yet
double Field::levelFrom(const Iterated& self, const std::vector<double>& performances) const
{
    const Player& player = m_players[self.at];
    const double own = performances[self.at];
    const bool isLimited = !std::isnan(own) && !player.extreme;
    // RULE: INGO B III 2, B III 3
    std::int64_t sum = toUnits(player.percentDifference);
    int count = 0;
    for (const Link& link : self.links) {
        const double other = std::isnan(link.known) ? performances[link.opponent] : link.known;
        if (std::isnan(other))
            continue;
        sum += toUnits(isLimited ? limited(*link.contest, own, other) : other);
        ++count;
    }
    return count > 0 ? average(sum, count) : kUnknown;
}

void Field::iterate(const std::vector<Iterated>& iterated)
{
    std::vector<double> before(m_players.size(), kUnknown);
    for (std::size_t at = 0; at < m_players.size(); ++at) {
        if (m_isGeneral && sharesGeneralLevel(at))
            before[at] = m_players[at].performance;
    }
    std::vector<double> after = before;
    for (int step = 1; step <= m_parameters.maximumSteps; ++step) {
        bool isMoving = false;
        for (const Iterated& one : iterated) {
            const double level = levelFrom(one, before);
            if (std::isnan(level)) {
                isMoving = true;
                continue;
            }
            Player& player = m_players[one.at];
            player.level = level;
            player.performance = level + player.percentDifference;
            if (step == 1 && !m_isGeneral)
                player.advance = player.performance;
            const double change = std::fabs(player.performance - before[one.at]);
            isMoving = isMoving || std::isnan(change) || change > m_parameters.tolerance;
            after[one.at] = player.performance;
        }
        before = after;
        m_steps = step;
        if (!isMoving)
            return;
    }
    m_isUnfinished = true;
}

/// The better number is the lower one.
bool Field::wonByBetter(const Contest& contest, double own, double other) const
{
    const GameResult& result = m_tournament.games[contest.game].result;
    const SideResult opponents = contest.white ? result.black : result.white;
    return own < other ? contest.result == SideResult::Win : opponents == SideResult::Win;
}

/// A game that the better player has not won counts as if the opponent were just at the limit.
double Field::limited(const Contest& contest, double own, double other) const
{
    // RULE: INGO C VI
    const double limit = m_parameters.degreeLimit;
    if (std::fabs(own - other) <= limit || wonByBetter(contest, own, other))
        return other;
    return own < other ? own + limit : own - limit;
}

/// The H of who won or lost all his games stands for no number, so it is not compared with one.
std::optional<double> Field::knownNumber(std::size_t at) const
{
    const Player& player = m_players[at];
    if (player.number)
        return *player.number;
    return player.hasPerformance && !player.extreme ? std::optional(player.performance) : std::nullopt;
}

/// @return whether a game was dropped that was not before
bool Field::dropFarApart()
{
    // RULE: INGO C VI
    bool isNew = false;
    for (std::size_t at = 0; at < m_players.size(); ++at) {
        const auto own = knownNumber(at);
        if (!own)
            continue;
        for (const Contest& contest : m_contests.of(at)) {
            const auto other = knownNumber(contest.opponent);
            if (isStruck(contest) || !other ||
                std::fabs(*own - *other) <= m_parameters.degreeLimit + kIterationTolerance ||
                !wonByBetter(contest, *own, *other))
                continue;
            m_dropped[contest.game] = true;
            isNew = true;
        }
    }
    return isNew;
}

/// Levels and H of the players with a number.
void Field::rateKnown()
{
    for (std::size_t at = 0; at < m_players.size(); ++at) {
        Player& player = m_players[at];
        if (!player.number || !player.hasPerformance)
            continue;
        if (!m_isGeneral) {
            // RULE: INGO B III 1
            std::int64_t sum = toUnits(*player.number);
            for (const Contest& contest : m_contests.of(at)) {
                if (!reasonNotCounted(at, contest))
                    sum += toUnits(numberAgainst(at, contest));
            }
            player.level = average(sum, player.games + 1);
        }
        player.performance = player.level + player.percentDifference;
    }
}

} // namespace zahlmeister::engine::ingo1960
