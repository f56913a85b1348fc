// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/chronicle/chain/entry.h"
#include "app/chronicle/reading/ratedgames.h"
#include "app/lab/glicko2.h"
#include "app/lab/replaylane.h"
#include "engine/base/rounding.h"

namespace zahlmeister::app {

namespace {

constexpr double kDaysOfAPeriod = 365.25 / 12; // Glicko-2: a month
constexpr double kNewDeviation = 350;
constexpr double kLeastDeviation = 50;

/// FIDE B.02 of 2024, 8.3.3.
constexpr int kNewcomersFactor = 40;
constexpr int kUsualFactor = 20;
constexpr int kMastersFactor = 10;
constexpr int kNewcomersGames = 30;
constexpr int kMastersRating = 2400;
constexpr int kJuniorsRating = 2300;
constexpr int kJuniorsAge = 18;

/// What a yardstick knows of a person.
struct Known {
    double rating = 0;
    double deviation = 0; ///< of Glicko-2
    double volatility = 0;
    const engine::RuleVersion* level = nullptr; ///< nullptr: nothing yet
    std::optional<engine::Date> last = {};      ///< end of his last tournament
    int games = 0;
    bool wasMaster = false; ///< his rating has been 2400 or more

    [[nodiscard]] GlickoState state() const { return {rating, deviation, volatility}; }
    void take(const GlickoState& state)
    {
        rating = state.rating;
        deviation = state.deviation;
        volatility = state.volatility;
    }
};

/// Everybody has a number of his own here, which only the yardstick changes.
class YardstickLane final : public Lane {
public:
    YardstickLane(const LabData& data, Yardstick yardstick, VariantRules rules,
                  std::span<const std::int16_t> strengths)
        : m_data(data),
          m_yardstick(yardstick),
          m_rules(std::move(rules)),
          m_strengths(strengths.begin(), strengths.end()),
          m_known(data.persons() + 1),
          m_fide(ExpectedScores::ofFide())
    {
    }

    [[nodiscard]] LaneStep pass(const LaneTournament& tournament, const LaneStep* reference) override;
    [[nodiscard]] const VariantRules& rules() const override { return m_rules; }

private:
    void enter(Known& known, const LaneTournament& tournament, const LaneStep& reference,
               std::size_t seat) const;
    void begin(Known& known, double rating, std::optional<int> index, const LaneStep& reference,
               engine::Date end) const;
    void rateByElo(const LaneTournament& tournament, std::span<const LabGame> games,
                   std::vector<Known>& after) const;
    static void rateByGlicko(std::span<const LabGame> games, const std::vector<Known>& before,
                             std::vector<Known>& after);
    [[nodiscard]] std::vector<LabGame> gamesOf(const LaneTournament& tournament, const LaneStep& step) const;

    const LabData& m_data;
    Yardstick m_yardstick;
    VariantRules m_rules;
    std::vector<std::int16_t> m_strengths;
    std::vector<Known> m_known; ///< by person
    ExpectedScores m_fide;
};

/// What we know of somebody whom the yardstick has not met: the higher the index, the surer the rating.
void YardstickLane::begin(Known& known, double rating, std::optional<int> index, const LaneStep& reference,
                          engine::Date end) const
{
    const double deviation = kNewDeviation / std::sqrt(1.0 + std::max(index.value_or(0), 0));
    known = {.rating = rating,
             .deviation = std::max(deviation, kLeastDeviation),
             .volatility = GlickoState().volatility,
             .level = reference.version,
             .last = end,
             .wasMaster = rating >= kMastersRating};
}

void YardstickLane::enter(Known& known, const LaneTournament& tournament, const LaneStep& reference,
                          std::size_t seat) const
{
    const engine::Date end = *tournament.one.tournament.header.end;
    if (!known.level) {
        if (reference.seats[seat].isRated)
            begin(known, reference.seats[seat].rating, reference.index(seat), reference, end);
        return;
    }
    for (const auto& conversion : conversionsBetween(*known.level, *reference.version, m_rules.catalogue()))
        known.rating = conversion.conversion.convert(static_cast<int>(engine::roundCommercial(known.rating)));
    known.level = reference.version;
    if (m_yardstick == Yardstick::Glicko2 && known.last) {
        const double periods = static_cast<double>(known.last->daysTo(end)) / kDaysOfAPeriod;
        known.take(afterIdle(known.state(), std::max(0.0, periods - 1))); // one grows with the tournament
    }
}

std::vector<LabGame> YardstickLane::gamesOf(const LaneTournament& tournament, const LaneStep& step) const
{
    std::vector<LabGame> games;
    for (const engine::Game& one : tournament.one.tournament.games) {
        if (!one.rated || !isWholeGame(one))
            continue;
        const std::size_t white = *tournament.positions.of(one.white);
        const std::size_t black = *tournament.positions.of(one.black);
        if (step.seats[white].isRated && step.seats[black].isRated)
            games.push_back({tournament.position, static_cast<std::uint32_t>(white),
                             static_cast<std::uint32_t>(black),
                             engine::tablePoints(one.result.white).halfPoints()});
    }
    return games;
}

LaneStep YardstickLane::pass(const LaneTournament& tournament, const LaneStep* reference)
{
    LaneStep step;
    if (!reference->version)
        return step;
    step.version = reference->version;
    step.expected = m_yardstick == Yardstick::Elo ? &m_fide : reference->expected;
    step.isGlicko = m_yardstick == Yardstick::Glicko2;
    const std::size_t count = tournament.seats.size();
    step.seats.resize(count);
    step.track.resize(count);
    std::vector<Known> before(count);
    const std::size_t firstSeat = m_data.tournaments()[tournament.position].firstSeat;
    for (std::size_t i = 0; i < count; ++i) {
        if (tournament.seats[i].person == 0)
            continue;
        before[i] = m_known[tournament.seats[i].person];
        enter(before[i], tournament, *reference, i);
        const bool hasStrength =
            firstSeat + i < m_strengths.size() && m_strengths[firstSeat + i] != kNoRating;
        LaneStep::Seat& seat = step.seats[i];
        seat.isLater = reference->seats[i].isLater;
        seat.isRated = m_yardstick == Yardstick::Truth ? hasStrength : before[i].level != nullptr;
        seat.rating =
            m_yardstick == Yardstick::Truth && hasStrength ? m_strengths[firstSeat + i] : before[i].rating;
        seat.expectedDeviation = before[i].deviation;
    }
    std::vector<Known> after = before;
    const auto games = gamesOf(tournament, step);
    if (m_yardstick == Yardstick::Elo)
        rateByElo(tournament, games, after);
    else if (m_yardstick == Yardstick::Glicko2)
        rateByGlicko(games, before, after);
    for (std::size_t i = 0; i < count; ++i) {
        const SeatTrack& given = reference->track[i];
        SeatTrack& track = step.track[i];
        track.isCounted = given.isCounted;
        track.games = given.games;
        if (!after[i].level && given.exit != kNoRating)
            begin(after[i], given.exit, 1, *reference, *tournament.one.tournament.header.end);
        const auto rounded = [](const Known& known) {
            return known.level ? static_cast<std::int16_t>(engine::roundCommercial(known.rating)) : kNoRating;
        };
        track.entry = step.seats[i].isRated ? rounded(before[i]) : kNoRating;
        track.exit = rounded(after[i]);
        after[i].last = *tournament.one.tournament.header.end;
        if (tournament.seats[i].person != 0)
            m_known[tournament.seats[i].person] = after[i];
    }
    return step;
}

/// @source FIDE B.02, 8.3.2, 8.3.3; rounded by tournament
void YardstickLane::rateByElo(const LaneTournament& tournament, std::span<const LabGame> games,
                              std::vector<Known>& after) const
{
    const std::vector<Known> before = after;
    const int year = tournament.one.tournament.header.end->year();
    std::vector<double> surplus(after.size());
    std::vector<int> played(after.size());
    for (const LabGame& game : games) {
        const int difference =
            static_cast<int>(engine::roundCommercial(before[game.white].rating - before[game.black].rating));
        const double change = game.halfPoints / 2.0 - m_fide.at(difference);
        surplus[game.white] += change;
        surplus[game.black] -= change;
        ++played[game.white];
        ++played[game.black];
    }
    for (std::size_t i = 0; i < after.size(); ++i) {
        Known& known = after[i];
        const LabSeat& seat = tournament.seats[i];
        const bool isJunior = seat.birthYear != 0 && year - seat.birthYear <= kJuniorsAge;
        const bool isNew = known.games < kNewcomersGames || (isJunior && known.rating < kJuniorsRating);
        const int factor = known.wasMaster ? kMastersFactor : isNew ? kNewcomersFactor : kUsualFactor;
        known.rating = static_cast<double>(engine::roundCommercial(known.rating + factor * surplus[i]));
        known.games += played[i];
        known.wasMaster = known.wasMaster || known.rating >= kMastersRating;
    }
}

void YardstickLane::rateByGlicko(std::span<const LabGame> games, const std::vector<Known>& before,
                                 std::vector<Known>& after)
{
    std::vector<std::vector<GlickoGame>> own(before.size());
    for (const LabGame& game : games) {
        own[game.white].push_back({before[game.black].state(), game.halfPoints / 2.0});
        own[game.black].push_back({before[game.white].state(), 1 - game.halfPoints / 2.0});
    }
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (!own[i].empty())
            after[i].take(afterPeriod(before[i].state(), own[i]));
    }
}

} // namespace

LabGame::Forecast LaneStep::forecast(std::size_t white, std::size_t black) const
{
    LabGame::Forecast result;
    if (seats.empty() || !expected)
        return result;
    const Seat& a = seats[white];
    const Seat& b = seats[black];
    if (!a.isRated || !b.isRated) {
        result.use = ForecastUse::Unrated;
        return result;
    }
    if (a.isLater || b.isLater || a.isOfficial || b.isOfficial) {
        result.use = a.isLater || b.isLater ? ForecastUse::LaterList : ForecastUse::Official;
        return result;
    }
    result.use = ForecastUse::Foretold;
    result.white = static_cast<std::int16_t>(engine::roundCommercial(a.rating));
    result.black = static_cast<std::int16_t>(engine::roundCommercial(b.rating));
    constexpr double kDigits = 10'000; // so that equal games are counted together
    result.expected = isGlicko ? std::round(expectedScore(GlickoState{a.rating, a.expectedDeviation},
                                                          GlickoState{b.rating, b.expectedDeviation}) *
                                            kDigits) /
                                     kDigits
                               : expected->at(result.white - result.black);
    return result;
}

std::unique_ptr<Lane> Lane::ofYardstick(const LabData& data, Yardstick yardstick, VariantRules rules,
                                        std::span<const std::int16_t> strengths)
{
    return std::make_unique<YardstickLane>(data, yardstick, std::move(rules), strengths);
}

} // namespace zahlmeister::app
