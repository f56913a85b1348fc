// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/regulation.h"

#include <algorithm>
#include <cmath>

namespace zahlmeister::tests {

using engine::CarryOverGame;
using engine::Participant;
using engine::SideResult;
using engine::Tournament;

namespace {

int halfUp(double value)
{
    return static_cast<int>(std::floor(value + 0.5));
}

/// 3.3.1: normal distribution with a standard deviation of 200 times the root of 2.
double winning(double difference)
{
    return 0.5 * std::erfc(-difference / 400);
}

/// Anhang 2.1, the inverse.
double differenceOf(double p)
{
    if (p < 0.005)
        return -729;
    if (p > 0.995)
        return 729;
    double low = -800;
    double high = 800;
    for (int i = 0; i < 100; ++i) {
        const double middle = (low + high) / 2;
        (winning(middle) < p ? low : high) = middle;
    }
    return (low + high) / 2;
}

/// A game as one side has it.
struct Met {
    std::size_t opponent;
    int half;
};

/// A game with the rating that counts in it.
struct Counted {
    double rating;
    int half;
    std::optional<std::size_t> newcomer = {}; ///< whose value is still being looked for
};

class Plain {
public:
    explicit Plain(const Tournament& tournament)
        : m_tournament(tournament),
          m_size(tournament.participants.size()),
          m_isNew(*tournament.header.end >= raisedOn()),
          m_results(m_size),
          m_met(m_size),
          m_carry(m_size),
          m_ratings(m_size),
          m_start(m_size)
    {
    }

    std::vector<ByRegulation> run()
    {
        takeGames();
        formGroups();
        rateNewcomers();
        m_counting = m_ratings;
        for (std::size_t i = 0; i < m_size; ++i)
            findPerformance(i);
        for (std::size_t i = 0; i < m_size; ++i) {
            if (of(i).group == 'e')
                rate(i);
            else if (of(i).group == 'r')
                carryOn(i);
        }
        return m_results;
    }

private:
    [[nodiscard]] const Participant& who(std::size_t i) const { return m_tournament.participants[i]; }
    [[nodiscard]] ByRegulation& of(std::size_t i) { return m_results[i]; }
    [[nodiscard]] engine::Date end() const { return *m_tournament.header.end; }

    /// 3.4.3, 4.1.1: of members, and of former members for five years.
    [[nodiscard]] bool isKept(std::size_t i) const
    {
        const Participant& one = who(i);
        return one.member || (m_isNew && one.memberUntil && end() <= one.memberUntil->plusYears(5));
    }

    void takeGames()
    {
        const auto isOver = [](SideResult result) {
            return result == SideResult::Win || result == SideResult::Draw || result == SideResult::Loss;
        };
        const auto half = [](SideResult result) {
            return result == SideResult::Win ? 2 : result == SideResult::Draw ? 1 : 0;
        };
        for (const engine::Game& game : m_tournament.games) {
            if (!game.rated || !isOver(game.result.white) || !isOver(game.result.black))
                continue; // 2.2.5.2
            const std::size_t white = *m_tournament.indexOf(game.white);
            const std::size_t black = *m_tournament.indexOf(game.black);
            m_met[white].push_back({black, half(game.result.white)});
            m_met[black].push_back({white, half(game.result.black)});
        }
        for (std::size_t i = 0; i < m_size; ++i) {
            if (who(i).rating) {
                of(i).group = 'e';
                m_ratings[i] = who(i).rating->value();
                continue;
            }
            for (const CarryOverGame& game : who(i).carryOver) {
                if (game.date && game.date->plusYears(2) < end())
                    continue; // 4.1.1
                const int rating = game.opponentRating.value();
                const bool isRaised = m_isNew && game.date && *game.date < raisedOn();
                m_carry[i].push_back(
                    {static_cast<double>(isRaised ? raised(rating) : rating), game.score.halfPoints()});
                m_kept.resize(m_size);
                m_kept[i].push_back(game);
            }
        }
        m_kept.resize(m_size);
    }

    /// 3.4.1.1 and 3.4.1.2; in the E system neither 0 nor 100 per cent.
    void formGroups()
    {
        for (const char stage : {'1', '2'}) {
            std::vector<std::size_t> joining;
            for (std::size_t i = 0; i < m_size; ++i) {
                if (of(i).group != 'r')
                    continue;
                int games = 0;
                int half = 0;
                for (const Counted& game : m_carry[i]) {
                    ++games;
                    half += game.half;
                }
                for (const Met& game : m_met[i]) {
                    const char group = of(game.opponent).group;
                    if (group == 'e' || (group == '1' && stage == '2')) {
                        ++games;
                        half += game.half;
                    }
                }
                if (games >= 5 && half >= 1 && (m_isNew || half < 2 * games))
                    joining.push_back(i);
            }
            for (const std::size_t i : joining)
                of(i).group = stage;
        }
    }

    /// Anhang 1.1.1.
    void findStart(std::size_t i)
    {
        double sum = 0;
        int games = 0;
        int half = 0;
        const auto take = [&](double rating, int points) {
            sum += rating;
            ++games;
            half += points;
        };
        for (const Counted& game : m_carry[i])
            take(game.rating, game.half);
        for (const Met& game : m_met[i]) {
            if (of(game.opponent).group == 'e')
                take(m_ratings[game.opponent], game.half);
            else if (of(game.opponent).group == '1' && of(i).group == '2')
                take(m_start[game.opponent], game.half);
        }
        m_start[i] = sum / games + differenceOf(half / 2.0 / games);
    }

    [[nodiscard]] bool isNewcomer(std::size_t i) { return of(i).group == '1' || of(i).group == '2'; }

    std::vector<Counted> gamesOf(std::size_t i)
    {
        std::vector<Counted> games = m_carry[i];
        for (const Met& game : m_met[i]) {
            if (isNewcomer(game.opponent))
                games.push_back({0, game.half, game.opponent});
            else if (of(game.opponent).group == 'e')
                games.push_back({m_ratings[game.opponent], game.half});
        }
        if (m_isNew && std::ranges::all_of(games, [](const Counted& game) { return game.half == 2; })) {
            double sum = 0; // 3.4.1.3
            for (const Counted& game : games)
                sum += game.newcomer ? m_start[*game.newcomer] : game.rating;
            games.push_back({sum / static_cast<double>(games.size()), 1});
        }
        return games;
    }

    static double better(double own, const std::vector<Counted>& games, const std::vector<double>& values)
    {
        double expected = 0;
        double half = 0;
        for (const Counted& game : games) {
            expected += winning(own - (game.newcomer ? values[*game.newcomer] : game.rating));
            half += game.half;
        }
        const double n = static_cast<double>(games.size());
        return own + differenceOf(0.5 + (half / 2 - expected) / n); // Anhang 1.1.2
    }

    void rateNewcomers()
    {
        for (const char stage : {'1', '2'}) {
            for (std::size_t i = 0; i < m_size; ++i) {
                if (of(i).group == stage)
                    findStart(i);
            }
        }
        std::vector<std::vector<Counted>> games(m_size);
        bool isAny = false;
        for (std::size_t i = 0; i < m_size; ++i) {
            if (isNewcomer(i)) {
                games[i] = gamesOf(i);
                isAny = true;
            }
        }
        std::vector<double> values = m_start;
        for (int step = 0; isAny && step < 1000; ++step) {
            const std::vector<double> before = values;
            double largest = 0;
            for (std::size_t i = 0; i < m_size; ++i) {
                if (!isNewcomer(i))
                    continue;
                values[i] = better(before[i], games[i], before);
                largest = std::max(largest, std::fabs(values[i] - before[i]));
            }
            if (largest <
                0.1) { // Anhang 1.1.3; the official first rating of before 2026 is that of the step before
                values = m_isNew ? values : before;
                break;
            }
        }
        for (std::size_t i = 0; i < m_size; ++i) {
            if (isNewcomer(i))
                m_ratings[i] = of(i).newRating.emplace(firstRating(std::max(0.0, values[i])));
        }
        for (std::size_t i = 0; i < m_size; ++i) {
            if (isNewcomer(i))
                tellNewcomer(i);
        }
    }

    /// Anhang 1.2.2.
    [[nodiscard]] int firstRating(double found) const
    {
        if (!m_isNew)
            return halfUp(found < 800 ? 700 + found / 8 : found);
        if (found >= 2000)
            return halfUp(found);
        return halfUp(found >= 1100 ? found + 0.08 * (2000 - found) : 1100 + 9 * 0.08 * found / 11);
    }

    void tellNewcomer(std::size_t i)
    {
        ByRegulation& result = of(i);
        double sum = 0;
        for (const Counted& game : m_carry[i]) {
            sum += game.rating;
            ++result.games;
            result.halfPoints += game.half;
        }
        for (const Met& game : m_met[i]) {
            if (of(game.opponent).group == 'r')
                continue;
            sum += m_ratings[game.opponent];
            ++result.games;
            result.halfPoints += game.half;
        }
        result.average = halfUp(sum / result.games);
        result.newIndex = 1;
        result.recorded = isKept(i);
    }

    /// 3.6.
    void findPerformance(std::size_t i)
    {
        ByRegulation& result = of(i);
        if (result.group != 'e')
            return;
        std::vector<Counted> games;
        double sum = 0;
        for (const Met& game : m_met[i]) {
            if (of(game.opponent).group == 'r')
                continue;
            games.push_back({m_ratings[game.opponent], game.half});
            sum += m_ratings[game.opponent];
            result.halfPoints += game.half;
        }
        result.games = static_cast<int>(games.size());
        if (!m_isNew || result.games < 5 || result.halfPoints == 0)
            return;
        const double mean = sum / result.games;
        double half = result.halfPoints;
        if (result.halfPoints == 2 * result.games) {
            games.push_back({mean, 1});
            half += 1;
        }
        double value = mean + differenceOf(half / 2 / static_cast<double>(games.size()));
        for (int step = 0; step < 1000; ++step) {
            const double next = better(value, games, {});
            const bool isFound = std::fabs(next - value) < 0.1;
            value = next;
            if (isFound)
                break;
        }
        result.performance = halfUp(std::max(0.0, value));
        // 3.6.3
        if (*result.performance > m_ratings[i] + 300 &&
            m_tournament.header.kind != engine::TournamentKind::Match)
            m_counting[i] = *result.performance;
    }

    [[nodiscard]] int entryIndex(const Participant& one) const
    {
        if (one.index || one.ratingSource == engine::RatingSource::Dwz)
            return one.index.value_or(0);
        return m_isNew || one.ratingSource == engine::RatingSource::Fide ? 6 : 0;
    }

    void rate(std::size_t i)
    {
        ByRegulation& result = of(i);
        const int old = static_cast<int>(m_ratings[i]);
        const int index = entryIndex(who(i));
        result.newRating = old;
        result.newIndex = index;
        if (result.games == 0)
            return;
        double expected = 0;
        double sum = 0;
        for (const Met& game : m_met[i]) {
            if (of(game.opponent).group == 'r')
                continue;
            expected += winning(old - m_counting[game.opponent]);
            sum += m_counting[game.opponent];
        }
        const double score = result.halfPoints / 2.0;
        result.average = halfUp(sum / result.games);
        result.expected = expected;
        const double k =
            m_isNew ? newK(i, old, index, score >= expected) : oldE(i, old, index, score >= expected);
        result.coefficient = k;
        result.newRating = m_isNew ? std::max(1100, halfUp(old + k * (score - expected)))
                                   : halfUp(old + 800 / (k + result.games) * (score - expected));
        result.newIndex = index + 1;
        result.recorded = isKept(i);
    }

    /// Of unknown year of birth: an adult (Anhang 1.3).
    [[nodiscard]] int ageOf(std::size_t i) const
    {
        const auto born = engine::birthYearOf(who(i));
        return born ? end().year() - *born : 99;
    }

    [[nodiscard]] double newK(std::size_t i, int rating, int index, bool isSuccess) const
    {
        static constexpr double kYoung[]{60, 48, 46, 44, 42, 40, 38, 36, 34, 32};
        static constexpr double kAdult[]{60, 44, 42, 40, 38, 36, 34, 32, 30, 28};
        static constexpr double kHigh[]{60, 41, 39, 37, 35, 33, 31, 29, 27, 25};
        const int age = ageOf(i);
        const bool isYoung = age <= 25;
        const bool isHigh = rating >= (isYoung ? 2200 : 2000);
        const auto& row = isHigh ? kHigh : isYoung ? kYoung : kAdult;
        const double base = row[std::clamp(index, 2, 11) - 2];
        double a = 0;
        if (isSuccess && age <= 20 && rating < 2000)
            a = (2000 - rating) / 30.0;
        else if (isSuccess && age > 20 && rating < 1600)
            a = 4;
        const double b = !isSuccess && rating < 1600 ? (rating + 800) / 2400.0 : 1;
        return std::min(80.0, std::floor(10 * (base * b + a) + 0.5 + 1e-9) / 10);
    }

    [[nodiscard]] double oldE(std::size_t i, int rating, int index, bool isSuccess) const
    {
        const int age = ageOf(i);
        const double base = std::pow(rating / 1000.0, 4) + (age <= 20 ? 5 : age <= 25 ? 10 : 15);
        const double a = age <= 20 && isSuccess ? std::clamp(rating / 2000.0, 0.5, 1.0) : 1;
        const bool isBraked = !isSuccess && rating < 1300;
        const double brake = isBraked ? std::exp((1300 - rating) / 150.0) - 1 : 0;
        const double most = isBraked ? 150 : std::min(30, 5 * std::max(index, 1));
        return std::max(5, halfUp(std::min(base * a + brake, most)));
    }

    /// 3.4.2: old games first, the new ones in the order of the tournament's games.
    void carryOn(std::size_t i)
    {
        ByRegulation& result = of(i);
        std::vector<CarryOverGame> games = m_kept[i];
        double sum = 0;
        for (const Counted& game : m_carry[i]) {
            sum += game.rating;
            result.halfPoints += game.half;
        }
        for (const Met& game : m_met[i]) {
            const char group = of(game.opponent).group;
            if (group != 'e' && group != '1')
                continue;
            const int rating = static_cast<int>(m_ratings[game.opponent]);
            games.push_back({engine::Rating(rating), engine::Score::fromHalfPoints(game.half), end()});
            sum += rating;
            result.halfPoints += game.half;
        }
        result.games = static_cast<int>(games.size());
        if (result.games > 0)
            result.average = halfUp(sum / result.games);
        if (isKept(i))
            result.carryOver = games;
    }

    const Tournament& m_tournament;
    std::size_t m_size;
    bool m_isNew;
    std::vector<ByRegulation> m_results;
    std::vector<std::vector<Met>> m_met;
    std::vector<std::vector<Counted>> m_carry;
    std::vector<std::vector<CarryOverGame>> m_kept;
    std::vector<double> m_ratings;
    std::vector<double> m_counting;
    std::vector<double> m_start;
};

} // namespace

std::vector<ByRegulation> byRegulation(const Tournament& tournament)
{
    return Plain(tournament).run();
}

int raised(int rating)
{
    if (rating <= 1000)
        return rating + 400;
    return rating > 2110 ? rating : halfUp(0.64 * rating + 760 + 1e-9);
}

engine::Date raisedOn()
{
    return *engine::Date::tryFrom(2026, 6, 8);
}

} // namespace zahlmeister::tests
