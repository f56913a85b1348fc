// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz2026/field.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "engine/rules/expectancy.h"

namespace zahlmeister::engine::dwz2026 {

namespace {

/// Finds participants by number; numbers are nearly always 1..n in order, so that case costs nothing.
class Positions {
public:
    explicit Positions(const std::vector<Participant>& participants) : m_participants(participants)
    {
        for (std::size_t at = 0; at < participants.size(); ++at) {
            if (participants[at].number.value() != static_cast<int>(at) + 1)
                m_inOrder = false;
        }
        if (m_inOrder)
            return;
        for (std::size_t at = 0; at < participants.size(); ++at)
            m_sorted.emplace_back(participants[at].number.value(), static_cast<std::int32_t>(at));
        std::sort(m_sorted.begin(), m_sorted.end());
    }

    std::optional<int> duplicate() const
    {
        const auto found =
            std::adjacent_find(m_sorted.begin(), m_sorted.end(),
                               [](const auto& a, const auto& b) { return a.first == b.first; });
        return found == m_sorted.end() ? std::nullopt : std::optional<int>(found->first);
    }

    std::optional<std::int32_t> of(ParticipantNumber number) const
    {
        if (m_inOrder) {
            const int at = number.value() - 1;
            if (at < 0 || at >= static_cast<int>(m_participants.size()))
                return std::nullopt;
            return at;
        }
        const auto found =
            std::lower_bound(m_sorted.begin(), m_sorted.end(),
                             std::pair(number.value(), std::numeric_limits<std::int32_t>::min()));
        if (found == m_sorted.end() || found->first != number.value())
            return std::nullopt;
        return found->second;
    }

private:
    const std::vector<Participant>& m_participants;
    std::vector<std::pair<int, std::int32_t>> m_sorted;
    bool m_inOrder = true;
};

/// Game positions by round, games without a round last; the order of input breaks ties.
std::vector<std::uint32_t> byRound(const std::vector<Game>& games)
{
    const auto roundOf = [&](std::uint32_t at) {
        return games[at].round.value_or(std::numeric_limits<int>::max());
    };
    std::vector<std::uint32_t> order(games.size());
    std::iota(order.begin(), order.end(), 0U);
    const auto earlier = [&](std::uint32_t a, std::uint32_t b) { return roundOf(a) < roundOf(b); };
    if (!std::is_sorted(order.begin(), order.end(), earlier))
        std::stable_sort(order.begin(), order.end(), earlier);
    return order;
}

std::optional<NotCounted> reasonNotCountable(const Tournament& tournament, const Game& game, SideResult own,
                                             const Participant& self, const Participant& opponent)
{
    if (own == SideResult::NotPlayed)
        return NotCounted::NotPlayed;
    if (!isPlayed(own))
        return NotCounted::Forfeit; // 2.2.5.2; of a half-rated result only the marked side
    if (!game.rated)
        return NotCounted::MarkedUnrated;
    if (self.computer || opponent.computer)
        return NotCounted::Computer; // 4.1.4
    // RULE: WO2026 4.2.4.5
    if (tournament.header.kind == TournamentKind::Match && !(self.rating && opponent.rating))
        return NotCounted::MatchUnrated;
    return std::nullopt;
}

} // namespace

bool isValid(const CarryOverGame& game, const std::optional<Date>& end, const Parameters& parameters)
{
    // RULE: WO2026 4.1.1
    return !game.date || !end || *end <= game.date->plusYears(parameters.carryOverYears);
}

Result<Field> Field::build(const Tournament& tournament, const Parameters& parameters)
{
    Field field;
    if (const auto added = field.addContests(tournament); !added.has_value())
        return tl::unexpected(added.error());
    field.addCarryOver(tournament, parameters);
    field.formGroups(tournament, parameters);
    return field;
}

Result<void> Field::addContests(const Tournament& tournament)
{
    const auto& participants = tournament.participants;
    const Positions positions(participants);
    if (const auto number = positions.duplicate())
        return failure(ErrorCode::DuplicateParticipant, {std::to_string(*number)});

    struct Sides {
        std::int32_t white;
        std::int32_t black;
    };
    std::vector<Sides> sides;
    sides.reserve(tournament.games.size());
    m_firstContest.assign(participants.size() + 1, 0);
    for (const Game& game : tournament.games) {
        const auto white = positions.of(game.white);
        const auto black = positions.of(game.black);
        if (!white || !black)
            return failure(ErrorCode::UnknownParticipant,
                           {std::to_string((white ? game.black : game.white).value())});
        if (*white == *black)
            return failure(ErrorCode::GameAgainstSelf, {std::to_string(game.white.value())});
        sides.push_back({*white, *black});
        ++m_firstContest[static_cast<std::size_t>(*white) + 1];
        ++m_firstContest[static_cast<std::size_t>(*black) + 1];
    }
    for (std::size_t at = 0; at < participants.size(); ++at) {
        if (m_firstContest[at + 1] > kMaximumGames)
            return failure(ErrorCode::TooManyGames, {std::to_string(participants[at].number.value())});
        m_firstContest[at + 1] += m_firstContest[at];
    }

    m_contests.resize(2 * sides.size());
    std::vector<std::uint32_t> next(m_firstContest.begin(), m_firstContest.end() - 1);
    const auto put = [&](std::int32_t self, std::int32_t opponent, std::uint32_t at, SideResult own,
                         bool white) {
        const auto reason = reasonNotCountable(tournament, tournament.games[at], own,
                                               participants[static_cast<std::size_t>(self)],
                                               participants[static_cast<std::size_t>(opponent)]);
        m_contests[next[static_cast<std::size_t>(self)]++] = {opponent,
                                                              at,
                                                              isPlayed(own) ? tablePoints(own).halfPoints()
                                                                            : 0,
                                                              own,
                                                              white,
                                                              !reason.has_value(),
                                                              reason.value_or(NotCounted::NotPlayed)};
    };
    for (const std::uint32_t at : byRound(tournament.games)) {
        const GameResult result = tournament.games[at].result;
        put(sides[at].white, sides[at].black, at, result.white, true);
        put(sides[at].black, sides[at].white, at, result.black, false);
    }
    return {};
}

void Field::addCarryOver(const Tournament& tournament, const Parameters& parameters)
{
    m_firstCarryOver.reserve(tournament.participants.size() + 1);
    m_firstCarryOver.push_back(0);
    for (const Participant& participant : tournament.participants) {
        if (!participant.rating && !participant.computer) {
            std::int32_t position = 0;
            for (const CarryOverGame& game : participant.carryOver) {
                if (isValid(game, tournament.header.end, parameters))
                    m_carryOver.push_back({position, game.opponentRating.value(), game.score.halfPoints()});
                ++position;
            }
        }
        m_firstCarryOver.push_back(static_cast<std::uint32_t>(m_carryOver.size()));
    }
}

template <class Selects>
Tally Field::tally(std::size_t participant, Selects selects) const
{
    Tally tally;
    for (const ValidCarryOver& game : carryOver(participant)) {
        ++tally.games;
        tally.halfPoints += game.halfPoints;
    }
    for (const Contest& contest : contests(participant)) {
        if (contest.countable && selects(m_groups[static_cast<std::size_t>(contest.opponent)])) {
            ++tally.games;
            tally.halfPoints += contest.halfPoints;
        }
    }
    return tally;
}

Tally Field::againstRated(std::size_t participant) const
{
    return tally(participant, [](Group group) { return group == Group::Established; });
}

Tally Field::againstSelectionOne(std::size_t participant) const
{
    return tally(participant,
                 [](Group group) { return group == Group::Established || group == Group::First; });
}

void Field::formGroups(const Tournament& tournament, const Parameters& parameters)
{
    const auto& participants = tournament.participants;
    const auto suffices = [&](Tally tally) {
        return tally.games >= parameters.gamesNeeded && tally.halfPoints >= parameters.halfPointsNeeded;
    };
    // Nobody joins a stage while it is being formed: each stage looks at the groups as the one before left
    // them.
    const auto promote = [&](Group stage, auto tallyOf) {
        std::vector<std::size_t> promoted;
        for (std::size_t at = 0; at < participants.size(); ++at) {
            if (m_groups[at] == Group::Residual && !participants[at].computer && suffices(tallyOf(at)))
                promoted.push_back(at);
        }
        for (const std::size_t at : promoted)
            m_groups[at] = stage;
    };

    m_groups.assign(participants.size(), Group::Residual);
    for (std::size_t at = 0; at < participants.size(); ++at) {
        if (isRated(participants[at]))
            m_groups[at] = Group::Established;
    }
    // RULE: WO2026 4.2.4.5
    // A match is evaluated for two rated players or not at all: carry-over games alone make no newcomer of
    // it.
    if (tournament.header.kind != TournamentKind::Match) {
        // RULE: WO2026 3.4.1.1
        promote(Group::First, [this](std::size_t at) { return againstRated(at); });
        // RULE: WO2026 3.4.1.2
        promote(Group::Second, [this](std::size_t at) { return againstSelectionOne(at); });
    }

    for (std::size_t at = 0; at < participants.size(); ++at) {
        if (m_groups[at] == Group::First || m_groups[at] == Group::Second)
            m_newcomers.push_back(static_cast<std::int32_t>(at));
    }
}

} // namespace zahlmeister::engine::dwz2026
