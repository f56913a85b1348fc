// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/ratedgames.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <unordered_map>

#include "engine/model/positions.h"

namespace zahlmeister::app {

namespace {

/// P(D) of rule versions as their own calculators have it, each difference once.
class Expectancies {
public:
    /// @return in units of kPointUnit; nothing when the rules have no P(D)
    std::optional<std::int64_t> of(const ChronicleTournament& one, const engine::RuleVersion& rules,
                                   int difference)
    {
        const auto arithmetic = one.arithmetic.value_or(rules.arithmetic);
        auto& known = m_known[{&rules, arithmetic}];
        const auto [at, isNew] = known.try_emplace(std::abs(difference));
        if (isNew)
            at->second = calculated(rules, arithmetic, std::abs(difference));
        if (!at->second || difference >= 0)
            return at->second;
        return kPointUnit - *at->second;
    }

private:
    static std::optional<std::int64_t> calculated(const engine::RuleVersion& rules,
                                                  engine::Arithmetic arithmetic, int difference)
    {
        const auto system = engine::systemOf(rules);
        if (!system.has_value())
            return std::nullopt;
        // P(D) looks at the difference alone; the ratings have to be ones that there can be.
        const int weaker = 1500 - difference / 2;
        const engine::CalculationInput input{.rating = weaker + difference,
                                             .games = {{weaker, engine::kDraw}}};
        const auto evaluation = (*system)->calculate(input, rules, {arithmetic, false});
        if (!evaluation.has_value() || !evaluation->participants.front().expected)
            return std::nullopt;
        return std::llround(*evaluation->participants.front().expected * static_cast<double>(kPointUnit));
    }

    using Known = std::unordered_map<int, std::optional<std::int64_t>>;
    std::map<std::pair<const engine::RuleVersion*, engine::Arithmetic>, Known> m_known;
};

/// A participation as the games see it.
struct Seat {
    const Participation* participation = nullptr; ///< nullptr: a computer
    std::uint32_t person = 0;
    bool byHand = false;
};

/// Whether an entry follows neither from an evaluation of ours nor from one elsewhere.
bool isTyped(const EntryChange& change)
{
    if (change.before.rating == change.after.rating)
        return false;
    const bool isFromElsewhere =
        change.kind == EntryChangeKind::List || change.kind == EntryChangeKind::Merge;
    return change.kind == EntryChangeKind::Override || (isFromElsewhere && change.elsewhere == 0);
}

/// All seats of some tournaments, by tournament and participant.
class Seats {
public:
    Seats(const Chronicle& chronicle, engine::Date from, engine::Date to)
    {
        m_seats.resize(chronicle.tournaments.size());
        for (std::size_t i = 0; i < chronicle.tournaments.size(); ++i)
            m_positions.emplace(chronicle.tournaments[i].get(), i);
        for (std::size_t person = 0; person < chronicle.persons.size(); ++person) {
            const PersonHistory& history = chronicle.persons[person];
            for (const Participation& one : history.participations) {
                if (from <= one.end && one.end <= to && familyOf(*one.rules).empty())
                    put(history, one, static_cast<std::uint32_t>(person));
            }
        }
    }

    /// By the positions of the participants; empty for a tournament that has no place here.
    [[nodiscard]] const std::vector<Seat>& of(std::size_t tournament) const { return m_seats[tournament]; }

private:
    void put(const PersonHistory& history, const Participation& one, std::uint32_t person)
    {
        const auto& participants = one.played->tournament.participants;
        std::vector<Seat>& seats = m_seats[m_positions.at(one.played)];
        if (seats.empty())
            seats.resize(participants.size());
        bool byHand = !one.participant->overrides.empty();
        for (const EntryChange& change : history.entries)
            byHand = byHand || (change.tournament == one.tournament && isTyped(change));
        seats[static_cast<std::size_t>(one.participant - participants.data())] = {&one, person, byHand};
    }

    std::vector<std::vector<Seat>> m_seats;
    std::unordered_map<const ChronicleTournament*, std::size_t> m_positions;
};

/// What hinders a game because of one of its players.
GameUse useOf(const Seat& seat)
{
    const Participation& one = *seat.participation;
    if (one.result.group != engine::Group::Established)
        return GameUse::Unrated;
    if (one.participant->ratingSource != engine::RatingSource::Dwz)
        return GameUse::Foreign;
    if (seat.byHand)
        return GameUse::ByHand;
    return one.result.exceptional ? GameUse::Special : GameUse::Used;
}

GameUse useOf(const engine::Game& game, const Seat& white, const Seat& black)
{
    const bool isCounted = engine::isPlayed(game.result.white) || engine::isPlayed(game.result.black);
    if (!isCounted || !game.rated || !white.participation || !black.participation)
        return GameUse::NotCounted;
    const GameUse use = [&] {
        const GameUse a = useOf(white);
        const GameUse b = useOf(black);
        if (a == GameUse::Used || b == GameUse::Used)
            return std::max(a, b); // the one that is not
        return std::min(a, b);     // the first reason that applies
    }();
    if (use != GameUse::Used)
        return use;
    const bool isRegular =
        engine::isPlayed(game.result.white) && engine::isPlayed(game.result.black) &&
        engine::tablePoints(game.result.white) + engine::tablePoints(game.result.black) == engine::kWin;
    return isRegular ? GameUse::Used : GameUse::Irregular;
}

} // namespace

std::string_view gameUseText(GameUse use)
{
    switch (use) {
    case GameUse::Used: return "used";
    case GameUse::NotCounted: return "not_counted";
    case GameUse::Unrated: return "unrated";
    case GameUse::Foreign: return "foreign";
    case GameUse::ByHand: return "by_hand";
    case GameUse::Special: return "special";
    case GameUse::Irregular: return "irregular";
    case GameUse::NoExpectancy: return "no_expectancy";
    }
    return {};
}

std::int64_t RatedGames::seen() const
{
    return std::accumulate(uses.begin(), uses.end(), std::int64_t(0));
}

RatedGames ratedGames(const Chronicle& chronicle, engine::Date from, engine::Date to)
{
    RatedGames rated;
    const Seats seats(chronicle, from, to);
    Expectancies expectancies;
    for (std::size_t i = 0; i < chronicle.tournaments.size(); ++i) {
        const std::vector<Seat>& seated = seats.of(i);
        if (seated.empty())
            continue;
        ++rated.tournaments;
        const ChronicleTournament& one = *chronicle.tournaments[i];
        const engine::ParticipantPositions positions(one.tournament.participants);
        for (const engine::Game& game : one.tournament.games) {
            const Seat& white = seated[*positions.of(game.white)];
            const Seat& black = seated[*positions.of(game.black)];
            GameUse use = useOf(game, white, black);
            if (use == GameUse::Used) {
                const engine::Participant& whitePlayer = *white.participation->participant;
                const engine::Participant& blackPlayer = *black.participation->participant;
                const int difference = whitePlayer.rating->value() - blackPlayer.rating->value();
                if (const auto expected = expectancies.of(one, *white.participation->rules, difference)) {
                    const int halfPoints = engine::tablePoints(game.result.white).halfPoints();
                    rated.games.push_back({static_cast<std::uint32_t>(i), white.person, black.person,
                                           &whitePlayer, &blackPlayer, difference,
                                           halfPoints * (kPointUnit / 2), *expected});
                } else {
                    use = GameUse::NoExpectancy;
                }
            }
            ++rated.uses[static_cast<std::size_t>(use)];
        }
    }
    return rated;
}

} // namespace zahlmeister::app
