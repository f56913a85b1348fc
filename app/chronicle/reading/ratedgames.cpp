// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/reading/ratedgames.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <utility>

#include "engine/model/positions.h"

namespace zahlmeister::app {

namespace {

/// All seats of some tournaments, by tournament and participant.
class SeatsOfAll {
public:
    SeatsOfAll(const Chronicle& chronicle, engine::Date from, engine::Date to)
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

    struct Seated {
        const engine::RuleVersion* rules = nullptr; ///< nullptr: it has no place here
        std::vector<RatedSeat> seats = {};          ///< by participant
    };
    [[nodiscard]] const Seated& of(std::size_t tournament) const { return m_seats[tournament]; }

private:
    void put(const PersonHistory& history, const Participation& one, std::uint32_t person)
    {
        const auto& participants = one.played->tournament.participants;
        Seated& seated = m_seats[m_positions.at(one.played)];
        seated.rules = one.rules;
        seated.seats.resize(participants.size());
        const bool isTypedThere = std::ranges::any_of(history.entries, [&](const EntryChange& change) {
            return change.tournament == one.tournament && isTyped(change);
        });
        seated.seats[static_cast<std::size_t>(one.participant - participants.data())] = {
            person, one.participant->club, one.entry.rating ? one.entry.rating->value() : 0,
            hindranceOf(*one.participant, one.result, isTypedThere)};
    }

    std::vector<Seated> m_seats;
    std::unordered_map<const ChronicleTournament*, std::size_t> m_positions;
};

GameUse useOf(const engine::Game& game, GameUse white, GameUse black)
{
    const bool isCounted = engine::isPlayed(game.result.white) || engine::isPlayed(game.result.black);
    if (!isCounted || !game.rated || white == GameUse::NotCounted || black == GameUse::NotCounted)
        return GameUse::NotCounted;
    if (white != GameUse::Used && black != GameUse::Used)
        return std::min(white, black); // the first reason that applies
    if (white != black)
        return std::max(white, black); // the one that is not
    return isWholeGame(game) ? GameUse::Used : GameUse::Irregular;
}

} // namespace

/// P(D) of rule versions as their own calculators have it, each difference once.
class RatedGames::Expectancies {
public:
    /// The differences of a tournament that are known.
    Expected& of(const ChronicleTournament& one, const engine::RuleVersion& rules)
    {
        return m_known[{&rules, one.arithmetic.value_or(rules.arithmetic)}];
    }

    /// @return whether the rules have a P(D)
    static bool know(Expected& known, const ChronicleTournament& one, const engine::RuleVersion& rules,
                     int difference)
    {
        const auto [at, isNew] = known.try_emplace(std::abs(difference));
        if (isNew)
            at->second =
                expectedPoints(rules, one.arithmetic.value_or(rules.arithmetic), std::abs(difference));
        return at->second.has_value();
    }

private:
    std::map<std::pair<const engine::RuleVersion*, engine::Arithmetic>, Expected> m_known;
};

std::optional<std::int64_t> expectedPoints(const engine::RuleVersion& rules, engine::Arithmetic arithmetic,
                                           int difference)
{
    const auto system = engine::systemOf(rules);
    if (!system.has_value())
        return std::nullopt;
    // P(D) looks at the difference alone; the ratings have to be ones that there can be.
    const int weaker = 1500 - difference / 2;
    const engine::CalculationInput input{.rating = weaker + difference, .games = {{weaker, engine::kDraw}}};
    const auto evaluation = (*system)->calculate(input, rules, {arithmetic, false});
    if (!evaluation.has_value() || !evaluation->participants.front().expected)
        return std::nullopt;
    return std::llround(*evaluation->participants.front().expected * static_cast<double>(kPointUnit));
}

bool isWholeGame(const engine::Game& game)
{
    return engine::isPlayed(game.result.white) && engine::isPlayed(game.result.black) &&
           engine::tablePoints(game.result.white) + engine::tablePoints(game.result.black) == engine::kWin;
}

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

RatedGames::RatedGames() : m_expectancies(std::make_unique<Expectancies>()) { }
RatedGames::~RatedGames() = default;
RatedGames::RatedGames(RatedGames&&) noexcept = default;
RatedGames& RatedGames::operator=(RatedGames&&) noexcept = default;

std::int64_t GameCounts::seen() const
{
    return std::accumulate(uses.begin(), uses.end(), std::int64_t(0));
}

std::uint32_t RatedGames::positionOfClub(std::string_view club)
{
    const auto [at, isNew] =
        m_clubPositions.try_emplace(std::string(club), static_cast<std::uint32_t>(m_clubs.size()));
    if (isNew)
        m_clubs.emplace_back(club);
    return at->second;
}

void RatedGames::add(const ChronicleTournament& one, const engine::RuleVersion& rules,
                     std::span<const RatedSeat> seats)
{
    constexpr std::size_t kMostPlayers = std::numeric_limits<std::uint16_t>::max();
    const engine::ParticipantPositions positions(one.tournament.participants);
    Expected& expected = m_expectancies->of(one, rules);
    const auto tournament = static_cast<std::uint32_t>(m_counts.tournaments++);
    std::optional<Kept> kept;
    std::vector<std::optional<std::uint16_t>> places; // of participants among the players
    const auto finish = [&] {
        kept->players.shrink_to_fit();
        kept->games.shrink_to_fit();
        m_kept.push_back(*std::exchange(kept, std::nullopt));
    };
    const auto placeOf = [&](std::size_t at) {
        if (!places[at]) {
            places[at] = static_cast<std::uint16_t>(kept->players.size());
            kept->players.push_back({seats[at].person, positionOfClub(seats[at].club), seats[at].rating});
        }
        return *places[at];
    };
    for (const engine::Game& game : one.tournament.games) {
        const std::size_t white = *positions.of(game.white);
        const std::size_t black = *positions.of(game.black);
        GameUse use = useOf(game, seats[white].hindrance, seats[black].hindrance);
        if (use == GameUse::Used &&
            !Expectancies::know(expected, one, rules, seats[white].rating - seats[black].rating))
            use = GameUse::NoExpectancy;
        ++m_counts.uses[static_cast<std::size_t>(use)];
        if (use != GameUse::Used)
            continue;
        if (kept && kept->players.size() + 2 > kMostPlayers)
            finish();
        if (!kept) {
            kept.emplace(Kept{tournament, &expected});
            places.assign(seats.size(), std::nullopt);
        }
        const auto halfPoints =
            static_cast<std::uint16_t>(engine::tablePoints(game.result.white).halfPoints());
        kept->games.push_back({placeOf(white), placeOf(black), halfPoints});
    }
    if (kept)
        finish();
}

RatedGame RatedGames::unpacked(const Kept& kept, const PackedGame& game)
{
    const Player& white = kept.players[game[0]];
    const Player& black = kept.players[game[1]];
    const int difference = white.rating - black.rating;
    const std::int64_t ofBetter = *kept.expected->at(std::abs(difference));
    return {kept.tournament,
            white.person,
            black.person,
            white.club,
            black.club,
            difference,
            game[2] * (kPointUnit / 2),
            difference >= 0 ? ofBetter : kPointUnit - ofBetter};
}

GameUse hindranceOf(const engine::Participant& participant, const engine::ParticipantEvaluation& result,
                    bool wasTyped)
{
    if (result.group != engine::Group::Established)
        return GameUse::Unrated;
    if (participant.ratingSource != engine::RatingSource::Dwz)
        return GameUse::Foreign;
    if (wasTyped || !participant.overrides.empty())
        return GameUse::ByHand;
    return result.exceptional ? GameUse::Special : GameUse::Used;
}

bool isTyped(const EntryChange& change)
{
    if (change.before.rating == change.after.rating)
        return false;
    const bool isFromElsewhere =
        change.kind == EntryChangeKind::List || change.kind == EntryChangeKind::Merge;
    return change.kind == EntryChangeKind::Override || (isFromElsewhere && change.elsewhere == 0);
}

RatedGames ratedGames(const Chronicle& chronicle, engine::Date from, engine::Date to)
{
    RatedGames rated;
    const SeatsOfAll seats(chronicle, from, to);
    for (std::size_t i = 0; i < chronicle.tournaments.size(); ++i) {
        if (const auto& [rules, seated] = seats.of(i); rules)
            rated.add(*chronicle.tournaments[i], *rules, seated);
    }
    return rated;
}

} // namespace zahlmeister::app
