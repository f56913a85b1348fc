// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fields.h"

#include <algorithm>
#include <array>
#include <random>
#include <set>
#include <string>
#include <utility>

#include "engine/model/teammatches.h"

namespace zahlmeister::tests {

using namespace engine;

namespace {

/// The standard fixes the numbers of the generator, but not those of its distributions; these are our own.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_generator(seed) { }

    /// Uniform, both ends included.
    int between(int low, int high)
    {
        const auto range = static_cast<std::uint64_t>(high - low) + 1;
        return low + static_cast<int>(m_generator() % range);
    }

    double share() { return static_cast<double>(m_generator() >> 11U) * 0x1.0p-53; }

    bool chance(double probability) { return share() < probability; }

    template <class Container>
    const auto& pick(const Container& values)
    {
        return values[static_cast<std::size_t>(between(0, static_cast<int>(std::size(values)) - 1))];
    }

    template <class T>
    void shuffle(std::vector<T>& values)
    {
        for (std::size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[static_cast<std::size_t>(between(0, static_cast<int>(i) - 1))]);
    }

private:
    std::mt19937_64 m_generator;
};

constexpr std::array kSurnames{"Müller",        "Schmidt",   "Schröder", "Weiß",   "Krämer",
                               "von der Heide", "Nguyen",    "Köhler",   "Öztürk", "Lange",
                               "Petersen",      "Ostermann", "Brandt",   "Yılmaz"};
constexpr std::array kForenames{"Anna", "Jörg",   "Mia",  "Karl-Heinz", "Uwe",
                                "Lena", "Jürgen", "Emma", "Björn",      "Ute"};
constexpr std::array kOddResults{kLossAndForfeit, kForfeitAndLoss, kDrawAndLoss, kLossAndDraw, kBothLose};
constexpr std::array kForfeits{kWhiteWinsByForfeit, kBlackWinsByForfeit, kBothForfeit};

/// Strength in rating points behind each participant, rated or not; it decides the made-up results.
using Strengths = std::vector<int>;

TournamentHeader header(const char* name, int rounds, TournamentMode mode)
{
    TournamentHeader header;
    header.name = name;
    header.place = "Musterstadt";
    header.start = Date::tryFrom(2026, 9, 5);
    header.end = Date::tryFrom(2026, 12, 12);
    header.level = "C12";
    header.mode = mode;
    if (rounds > 0)
        header.rounds = rounds;
    header.timeControl = "90 min + 30 s";
    return header;
}

CarryOverGame carryOverGame(Dice& dice, int strength)
{
    CarryOverGame game{.opponentRating = Rating(std::clamp(strength + dice.between(-300, 300), 1100, 2600)),
                       .score = Score::fromHalfPoints(dice.between(0, 2))};
    game.date = Date::tryFrom(dice.between(2025, 2026), dice.between(1, 8), dice.between(1, 28));
    return game;
}

Participant participant(Dice& dice, const FieldShape& shape, int number, int strength)
{
    Participant person{.number = ParticipantNumber(number)};
    person.name =
        std::string(dice.pick(kSurnames)) + " " + std::to_string(number) + ", " + dice.pick(kForenames);
    person.member = !dice.chance(shape.textOnly);
    if (person.member) {
        person.club = "C1" + std::to_string(200 + dice.between(0, 40));
        person.memberNumber = number;
    }
    person.sex = dice.chance(0.1) ? Sex::Female : Sex::Male;
    if (!dice.chance(shape.ageUnknown))
        person.birthYear = dice.between(1940, 2018);
    person.computer = dice.chance(shape.computer);
    if (!dice.chance(shape.unrated)) {
        person.rating = Rating(std::clamp(strength + dice.between(-120, 120), 1100, 2800));
        person.index = dice.chance(0.3) ? dice.between(1, 10) : dice.between(11, 120);
        if (dice.chance(shape.foreign)) {
            person.ratingSource = dice.chance(0.5) ? RatingSource::Fide : RatingSource::National;
            person.index = std::nullopt;
        }
    } else if (dice.chance(shape.carryOver)) {
        for (int left = dice.between(1, 4); left > 0; --left)
            person.carryOver.push_back(carryOverGame(dice, strength));
    }
    return person;
}

GameResult result(Dice& dice, const FieldShape& shape, int difference)
{
    if (dice.chance(shape.open))
        return kNotPlayed;
    if (dice.chance(shape.forfeit))
        return dice.pick(kForfeits);
    if (dice.chance(shape.halfRated))
        return dice.pick(kOddResults);
    // A straight line is close enough to the expectancy here and the same everywhere.
    const double expected = std::clamp(0.5 + difference / 1000.0, 0.02, 0.98);
    const double draw = 0.3 * (1.0 - std::max(expected, 1.0 - expected)) * 2.0;
    const double drawn = dice.share();
    if (drawn < expected - draw / 2.0)
        return kWhiteWins;
    return drawn < expected + draw / 2.0 ? kDrawn : kBlackWins;
}

class FieldBuilder {
public:
    FieldBuilder(std::uint64_t seed, const FieldShape& shape, TournamentHeader header)
        : m_dice(seed), m_shape(shape)
    {
        m_tournament.header = std::move(header);
    }

    void addPlayer(int strength)
    {
        m_strengths.push_back(strength);
        m_points.push_back(0);
        m_tournament.participants.push_back(
            participant(m_dice, m_shape, static_cast<int>(m_strengths.size()), strength));
    }

    /// Plays a game between two positions; the colours alternate with the round.
    void play(std::size_t one, std::size_t other, int round)
    {
        const bool swapped = (one + other + static_cast<std::size_t>(round)) % 2 == 1;
        const std::size_t white = swapped ? other : one;
        const std::size_t black = swapped ? one : other;
        Game game{.white = m_tournament.participants[white].number,
                  .black = m_tournament.participants[black].number,
                  .result = result(m_dice, m_shape, m_strengths[white] - m_strengths[black])};
        game.id = GameId(static_cast<std::int64_t>(m_tournament.games.size()) + 1);
        game.rated = !m_dice.chance(m_shape.unratedGame);
        if (round > 0)
            game.round = round;
        m_points[white] += tablePoints(game.result.white).halfPoints();
        m_points[black] += tablePoints(game.result.black).halfPoints();
        m_met.insert(std::minmax(white, black));
        m_tournament.games.push_back(game);
    }

    void playSwissRound(int round)
    {
        std::vector<std::size_t> standings(m_strengths.size());
        for (std::size_t i = 0; i < standings.size(); ++i)
            standings[i] = i;
        std::stable_sort(standings.begin(), standings.end(),
                         [this](std::size_t a, std::size_t b) { return m_points[a] > m_points[b]; });
        std::vector<std::pair<std::size_t, std::size_t>> pairs;
        while (standings.size() > 1) {
            const std::size_t one = standings.front();
            auto partner = std::find_if(standings.begin() + 1, standings.end(),
                                        [&](std::size_t other) { return !haveMet(one, other); });
            if (partner == standings.end())
                partner = standings.begin() + 1;
            pairs.emplace_back(one, *partner);
            standings.erase(partner);
            standings.erase(standings.begin());
        }
        separateOldOpponents(pairs);
        for (const auto& [one, other] : pairs)
            play(one, other, round);
    }

    Dice& dice() { return m_dice; }
    Tournament& tournament() { return m_tournament; }

private:
    bool haveMet(std::size_t one, std::size_t other) const { return m_met.contains(std::minmax(one, other)); }

    /// Who is left over at the foot of the standings exchanges opponents with a pair further up.
    void separateOldOpponents(std::vector<std::pair<std::size_t, std::size_t>>& pairs) const
    {
        for (auto& pair : pairs) {
            if (!haveMet(pair.first, pair.second))
                continue;
            const auto other = std::find_if(pairs.rbegin(), pairs.rend(), [&](const auto& candidate) {
                return &candidate != &pair && !haveMet(pair.first, candidate.first) &&
                       !haveMet(pair.second, candidate.second);
            });
            if (other != pairs.rend())
                std::swap(pair.second, other->first);
        }
    }

    Dice m_dice;
    FieldShape m_shape;
    Strengths m_strengths;
    std::vector<int> m_points; // half points on the crosstable
    std::set<std::pair<std::size_t, std::size_t>> m_met;
    Tournament m_tournament;
};

/// Circle method: in each round the first player stays and the others move on by one.
void playEachAgainstEach(FieldBuilder& field, const std::vector<std::size_t>& players)
{
    std::vector<std::size_t> circle = players;
    const std::size_t nobody = static_cast<std::size_t>(-1);
    if (circle.size() % 2 == 1)
        circle.push_back(nobody);
    for (std::size_t round = 1; round < circle.size(); ++round) {
        for (std::size_t i = 0; i < circle.size() / 2; ++i) {
            const std::size_t one = circle[i];
            const std::size_t other = circle[circle.size() - 1 - i];
            if (one != nobody && other != nobody)
                field.play(one, other, static_cast<int>(round));
        }
        std::rotate(circle.begin() + 1, circle.end() - 1, circle.end());
    }
}

FieldShape anyShape(Dice& dice)
{
    FieldShape shape;
    shape.players = dice.chance(0.1) ? dice.between(0, 2) : dice.between(2, 40);
    shape.rounds = dice.between(1, 11);
    constexpr std::array<double, 6> kUnrated{0.0, 0.1, 0.3, 0.6, 0.9, 1.0};
    shape.unrated = dice.pick(kUnrated);
    shape.carryOver = dice.share();
    shape.textOnly = dice.chance(0.5) ? 0.0 : 0.3;
    shape.foreign = 0.1;
    shape.computer = dice.chance(0.2) ? 0.1 : 0.0;
    shape.ageUnknown = 0.2;
    shape.forfeit = dice.chance(0.5) ? 0.1 : 0.0;
    shape.halfRated = dice.chance(0.3) ? 0.1 : 0.0;
    shape.open = dice.chance(0.2) ? 0.1 : 0.0;
    shape.unratedGame = dice.chance(0.1) ? 0.1 : 0.0;
    return shape;
}

/// Gives some participants every point they played for, or none.
void makeExtremes(Dice& dice, Tournament& tournament)
{
    for (const Participant& person : tournament.participants) {
        if (!dice.chance(0.15))
            continue;
        const bool wins = dice.chance(0.6);
        for (Game& game : tournament.games) {
            const bool white = game.white == person.number;
            if ((!white && game.black != person.number) || !isPlayed(game.result.white))
                continue;
            game.result = white == wins ? kWhiteWins : kBlackWins;
        }
    }
}

/// Moves some carry-over games to the days around their expiry, two years before the tournament's end.
void age(Dice& dice, Tournament& tournament)
{
    for (Participant& person : tournament.participants) {
        for (CarryOverGame& game : person.carryOver) {
            if (dice.chance(0.3))
                game.date = Date::tryFrom(2024, 12, dice.between(10, 14));
            else if (dice.chance(0.1))
                game.date = std::nullopt;
        }
    }
}

} // namespace

Tournament roundRobin(std::uint64_t seed, const FieldShape& shape)
{
    FieldBuilder field(seed, shape,
                       header("Rundenturnier", std::max(0, shape.players - 1), TournamentMode::RoundRobin));
    std::vector<std::size_t> players;
    for (int i = 0; i < shape.players; ++i) {
        field.addPlayer(field.dice().between(1200, 2300));
        players.push_back(static_cast<std::size_t>(i));
    }
    playEachAgainstEach(field, players);
    return std::move(field.tournament());
}

Tournament swissSystem(std::uint64_t seed, const FieldShape& shape)
{
    FieldBuilder field(seed, shape, header("Offenes Turnier", shape.rounds, TournamentMode::Swiss));
    for (int i = 0; i < shape.players; ++i)
        field.addPlayer(field.dice().between(1100, 2400));
    for (int round = 1; round <= shape.rounds; ++round)
        field.playSwissRound(round);
    return std::move(field.tournament());
}

Tournament league(std::uint64_t seed, const FieldShape& shape, int boards)
{
    constexpr int kTeamsPerGroup = 10;
    const int groups = std::max(1, shape.players / (boards * kTeamsPerGroup));
    FieldBuilder field(seed, shape, header("Verbandsliga", kTeamsPerGroup - 1, TournamentMode::RoundRobin));
    field.tournament().header.kind = TournamentKind::Team;
    for (int group = 0; group < groups; ++group) {
        const int level = 2300 - 1000 * group / groups;
        const auto first = field.tournament().participants.size();
        for (int team = 0; team < kTeamsPerGroup; ++team) {
            for (int board = 1; board <= boards; ++board) {
                field.addPlayer(level - 40 * board + field.dice().between(-100, 100));
                Participant& player = field.tournament().participants.back();
                player.team = "Mannschaft " + std::to_string(group * kTeamsPerGroup + team + 1);
                player.board = board;
            }
        }
        for (int board = 0; board < boards; ++board) {
            std::vector<std::size_t> opponents;
            for (int team = 0; team < kTeamsPerGroup; ++team)
                opponents.push_back(first + static_cast<std::size_t>(team * boards + board));
            playEachAgainstEach(field, opponents);
        }
    }
    settleTeams(field.tournament());
    return std::move(field.tournament());
}

Tournament anyTournament(std::uint64_t seed)
{
    Dice dice(seed);
    const FieldShape shape = anyShape(dice);
    Tournament tournament =
        dice.chance(0.4) && shape.players <= 20 ? roundRobin(seed + 1, shape) : swissSystem(seed + 1, shape);
    if (shape.players == 2 && dice.chance(0.7))
        tournament.header.kind = TournamentKind::Match;
    makeExtremes(dice, tournament);
    age(dice, tournament);
    if (dice.chance(0.5))
        dice.shuffle(tournament.games);
    for (Participant& person : tournament.participants) {
        if (person.rating && dice.chance(0.05))
            person.ratingBound = dice.chance(0.5) ? RatingBound::OrBetter : RatingBound::OrWorse;
    }
    return tournament;
}

} // namespace zahlmeister::tests
