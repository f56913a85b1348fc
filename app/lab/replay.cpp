// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/replay.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <numeric>
#include <utility>

#include "app/chronicle/chain/chainrunner.h"
#include "app/chronicle/reading/ratedgames.h"
#include "app/lab/replaylane.h"
#include "engine/base/try.h"
#include "engine/model/positions.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kTournamentsAtOnce = 4096;
constexpr std::size_t kMostRemembered = 2'000'000; // seats, of about 50 bytes
constexpr std::array<std::string_view, kForecastUses> kUses{"foretold",   "not_counted", "unrated",
                                                            "later_list", "official",    "no_forecast"};

std::int64_t inUnits(double value)
{
    return std::llround(value * static_cast<double>(kPointUnit));
}

/// Sums of one tournament on their way into a bootstrap.
using CellSums = std::map<std::size_t, GameSums>;

void addTo(TournamentBootstrap& bootstrap, std::size_t tournament, const CellSums& sums)
{
    for (const auto& [cell, one] : sums)
        bootstrap.add(static_cast<std::uint32_t>(tournament), cell, one);
}

/// The first and the last year in which a tournament of the span ends.
std::pair<int, int> yearsOf(const LabData& data, const ReplayRequest& request)
{
    int first = 9999;
    int last = 0;
    for (const LabData::Tournament& one : data.tournaments()) {
        if ((request.from && one.end < *request.from) || (request.to && *request.to < one.end))
            continue;
        first = std::min(first, one.end.year());
        last = std::max(last, one.end.year());
    }
    return first <= last ? std::pair(first, last) : std::pair(0, 0);
}

/// The tournaments for a ChainRunner, with every variant beside the others.
class ReplayStore : public ChainStore {
public:
    ReplayStore(const LabData& data, const ReplayRequest& request, Replay& result)
        : m_data(data), m_request(request), m_result(result)
    {
    }

    Result<void> begin(const engine::RuleCatalog& rules);
    void end();

    [[nodiscard]] std::size_t mostAtOnce() const override { return kTournamentsAtOnce; }
    [[nodiscard]] bool isShared() const override { return true; }
    [[nodiscard]] Result<std::vector<std::int64_t>> persons(ChainKey key) const override;
    [[nodiscard]] Result<ChainStep> compute(ChainKey key) override;

private:
    struct Share; ///< what the games of a tournament say of a variant

    [[nodiscard]] bool isForetold(engine::Date end) const
    {
        return (!m_request.from || *m_request.from <= end) && (!m_request.to || end <= *m_request.to);
    }
    void foretell(const LaneTournament& tournament, const std::vector<LaneStep>& steps);
    void addBins(const LaneTournament& tournament, const LaneStep& step, const LaneStep& reference,
                 std::size_t white, std::size_t black, const LabGame& game, std::size_t lane,
                 Share& share) const;
    void addPaired(const LaneTournament& tournament, const LaneStep& reference, std::size_t white,
                   std::size_t black, const LabGame& game, std::size_t lane, Share& share) const;

    const LabData& m_data;
    const ReplayRequest& m_request;
    Replay& m_result;
    std::vector<std::shared_ptr<Lane>> m_lanes; ///< the first one is nullptr when it is known
    std::shared_ptr<RememberedLane> m_remembered;
    std::mutex m_mutex; ///< of m_result and m_games
    std::map<std::size_t, std::vector<LabGame>> m_games;
};

struct ReplayStore::Share {
    std::array<std::int64_t, kForecastUses> uses = {};
    std::vector<std::pair<double, int>> games = {}; ///< expected score and half points of White
    CalibrationShare calibration = {};
    PairedShare paired = {};
    CellSums bins = {};
    CellSums pairedBins = {};
    std::vector<std::pair<std::size_t, std::uint32_t>> persons = {}; ///< bins with who has a game in them
};

Result<void> ReplayStore::begin(const engine::RuleCatalog& rules)
{
    const auto [first, last] = yearsOf(m_data, m_request);
    m_result.bins = QualityBins(first, last, m_data.regions());
    m_lanes.push_back(m_request.known ? nullptr : Lane::ofRules(m_data, VariantRules(rules)));
    if (m_request.remembers && !m_request.known && m_data.seats().size() <= kMostRemembered) {
        m_remembered = std::make_shared<RememberedLane>(RememberedLane{m_lanes.front()});
        m_remembered->steps.resize(m_data.tournaments().size());
    }
    for (const Variant& variant : m_request.variants) {
        if (variant.yardstick == Yardstick::None) {
            TRY(auto own, VariantRules::of(variant, rules));
            m_lanes.push_back(Lane::ofRules(m_data, std::move(own)));
        } else {
            m_lanes.push_back(
                Lane::ofYardstick(m_data, variant.yardstick, VariantRules(rules), m_request.strengths));
        }
    }
    m_result.variants.resize(m_lanes.size());
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        if (!m_lanes[i])
            continue;
        ReplayedVariant& one = m_result.variants[i];
        one.calibration.resize(m_data.tournaments().size());
        one.paired.resize(m_data.tournaments().size());
        one.track.resize(m_data.seats().size());
        one.bins = TournamentBootstrap(m_result.bins.size());
        if (m_request.keepsBins)
            one.persons.assign(m_result.bins.size(), std::vector<bool>(m_data.persons() + 1));
        one.pairedBins = TournamentBootstrap(m_result.bins.size() + 2);
        one.rules = m_lanes[i]->rules();
    }
    return {};
}

void ReplayStore::end()
{
    m_result.remembered = m_request.known ? m_request.known : m_remembered;
    for (auto& [tournament, games] : m_games)
        std::move(games.begin(), games.end(), std::back_inserter(m_result.games));
}

Result<std::vector<std::int64_t>> ReplayStore::persons(ChainKey key) const
{
    std::vector<std::int64_t> persons;
    for (const LabSeat& seat : m_data.seatsOf(static_cast<std::size_t>(key)))
        persons.push_back(seat.person);
    return persons;
}

Result<ChainStep> ReplayStore::compute(ChainKey key)
{
    const auto at = static_cast<std::size_t>(key);
    TRY(const auto one, m_data.unpacked(at));
    const LaneTournament tournament{at, one, m_data.seatsOf(at), m_data.tournaments()[at].isRemoved,
                                    engine::ParticipantPositions(one.tournament.participants)};
    std::vector<LaneStep> steps;
    steps.reserve(m_lanes.size());
    if (m_request.known)
        steps.push_back(m_request.known->steps[at]);
    for (std::size_t i = steps.size(); i < m_lanes.size(); ++i) {
        LaneStep& step = steps.emplace_back(m_lanes[i]->pass(tournament, i == 0 ? nullptr : &steps.front()));
        std::ranges::copy(step.track, m_result.variants[i].track.begin() +
                                          static_cast<std::ptrdiff_t>(m_data.tournaments()[at].firstSeat));
    }
    if (m_remembered)
        m_remembered->steps[at] = steps.front();
    if (steps.front().expected && isForetold(*one.tournament.header.end))
        foretell(tournament, steps);
    const std::lock_guard lock(m_mutex);
    m_result.evaluations += static_cast<std::int64_t>(m_lanes.size()) - (m_request.known ? 1 : 0);
    return ChainStep();
}

void ReplayStore::foretell(const LaneTournament& tournament, const std::vector<LaneStep>& steps)
{
    std::vector<Share> share(steps.size());
    std::vector<LabGame> kept;
    for (const engine::Game& one : tournament.one.tournament.games) {
        const std::size_t white = *tournament.positions.of(one.white);
        const std::size_t black = *tournament.positions.of(one.black);
        LabGame game{tournament.position, tournament.seats[white].person, tournament.seats[black].person,
                     engine::tablePoints(one.result.white).halfPoints()};
        for (std::size_t i = 0; i < steps.size(); ++i) {
            LabGame::Forecast& forecast = game.forecasts.emplace_back();
            forecast = one.rated && isWholeGame(one) ? steps[i].forecast(white, black)
                                                     : LabGame::Forecast{.use = ForecastUse::NotCounted};
            ++share[i].uses[static_cast<std::size_t>(forecast.use)];
            if (forecast.use != ForecastUse::Foretold || !m_lanes[i])
                continue;
            share[i].games.emplace_back(forecast.expected, game.halfPoints);
            share[i].calibration.add(forecast.expected, game.halfPoints);
            if (m_request.keepsBins)
                addBins(tournament, steps[i], steps.front(), white, black, game, i, share[i]);
            if (i > 0 && game.forecasts.front().use == ForecastUse::Foretold)
                addPaired(tournament, steps.front(), white, black, game, i, share[i]);
        }
        if (m_request.keepsGames)
            kept.push_back(std::move(game));
    }
    const std::lock_guard lock(m_mutex);
    if (m_request.keepsGames)
        m_games[tournament.position] = std::move(kept);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!m_lanes[i])
            continue;
        ReplayedVariant& into = m_result.variants[i];
        for (std::size_t use = 0; use < kForecastUses; ++use)
            into.uses[use] += share[i].uses[use];
        for (const auto& [expected, halfPoints] : share[i].games)
            into.foretold.add(expected, halfPoints);
        into.calibration[tournament.position] = share[i].calibration;
        into.paired[tournament.position] = share[i].paired;
        for (const auto& [bin, person] : share[i].persons)
            into.persons[bin][person] = true;
        addTo(into.bins, tournament.position, share[i].bins);
        addTo(into.pairedBins, tournament.position, share[i].pairedBins);
    }
}

/// Reached and expected scores where somebody looks for where a forecast is good.
void ReplayStore::addBins(const LaneTournament& tournament, const LaneStep& step, const LaneStep& reference,
                          std::size_t white, std::size_t black, const LabGame& game, std::size_t lane,
                          Share& share) const
{
    const LabGame::Forecast& forecast = game.forecasts[lane];
    const std::int64_t expected = inUnits(forecast.expected);
    const GameSums ofWhite{1, game.halfPoints * (kPointUnit / 2), expected};
    const GameSums ofBlack{1, (2 - game.halfPoints) * (kPointUnit / 2), kPointUnit - expected};
    const QualityBins& bins = m_result.bins;
    const int difference = forecast.white - forecast.black;
    const int year = tournament.one.tournament.header.end->year();
    const auto& seats = tournament.seats;
    const auto add = [&](std::size_t bin, std::size_t seat, const GameSums& sums) {
        share.bins[bin] += sums;
        share.persons.emplace_back(bin, seats[seat].person);
    };
    const std::size_t better = difference >= 0 ? white : black;
    add(bins.ofDifference(std::abs(difference)), better, difference >= 0 ? ofWhite : ofBlack);
    add(bins.ofYear(year), better, difference >= 0 ? ofWhite : ofBlack);
    const std::size_t regionOfWhite = m_data.regionOf(seats[white].club);
    const std::size_t regionOfBlack = m_data.regionOf(seats[black].club);
    const bool areOfTwoRegions = regionOfWhite != regionOfBlack && regionOfWhite != 0 && regionOfBlack != 0;
    for (const auto& [seat, rating, sums] :
         {std::tuple(white, forecast.white, ofWhite), std::tuple(black, forecast.black, ofBlack)}) {
        add(bins.ofLevel(rating), seat, sums);
        add(bins.ofAge(seats[seat].birthYear, year), seat, sums);
        add(bins.ofIndex((step.hasIndexes() ? step : reference).index(seat)), seat, sums);
        if (areOfTwoRegions)
            add(bins.ofRegion(seat == white ? regionOfWhite : regionOfBlack), seat, sums);
    }
}

/// What a game costs the variant and the rules in force: bins are those of the rules in force, a game of two
/// ages or classes stands in that of the younger and of the lower index.
void ReplayStore::addPaired(const LaneTournament& tournament, const LaneStep& reference, std::size_t white,
                            std::size_t black, const LabGame& game, std::size_t lane, Share& share) const
{
    const LabGame::Forecast& before = game.forecasts.front();
    const double expected = game.forecasts[lane].expected;
    const double loss = logLossOf(expected, game.halfPoints);
    const double lossBefore = logLossOf(before.expected, game.halfPoints);
    const double brier = brierOf(expected, game.halfPoints);
    const double brierBefore = brierOf(before.expected, game.halfPoints);
    ++share.paired.games;
    share.paired.logLoss += loss - lossBefore;
    share.paired.brier += brier - brierBefore;
    const QualityBins& bins = m_result.bins;
    const GameSums sums{1, inUnits(loss), inUnits(lossBefore)};
    share.pairedBins[bins.size()] += sums;
    share.pairedBins[bins.size() + 1] += GameSums{1, inUnits(brier), inUnits(brierBefore)};
    if (!m_request.keepsBins)
        return;
    const int year = tournament.one.tournament.header.end->year();
    const auto& seats = tournament.seats;
    share.pairedBins[bins.ofDifference(std::abs(before.white - before.black))] += sums;
    share.pairedBins[bins.ofLevel((before.white + before.black) / 2)] += sums;
    share.pairedBins[bins.ofAge(std::max(seats[white].birthYear, seats[black].birthYear), year)] += sums;
    const auto indexes = std::pair(reference.index(white), reference.index(black));
    share.pairedBins[bins.ofIndex(indexes.first && indexes.second ? std::min(indexes.first, indexes.second)
                                                                  : std::nullopt)] += sums;
    share.pairedBins[bins.ofYear(year)] += sums;
}

} // namespace

std::vector<int> ReplayedVariant::personsOfBins() const
{
    std::vector<int> counts;
    for (const std::vector<bool>& bin : persons)
        counts.push_back(static_cast<int>(std::ranges::count(bin, true)));
    return counts;
}

std::string_view forecastUseText(ForecastUse use)
{
    return kUses[static_cast<std::size_t>(use)];
}

Result<Replay> replay(const LabData& data, const engine::RuleCatalog& rules, const ReplayRequest& request,
                      const LabProgress& goesOn)
{
    Replay result;
    ReplayStore store(data, request, result);
    TRY_DO(store.begin(rules));
    ChainRunner runner(store);
    const std::size_t count = data.tournaments().size();
    for (std::size_t i = 0; i < count; ++i)
        runner.add(static_cast<ChainKey>(i));
    TRY_DO(runner.run([&](std::size_t left) { return !goesOn || goesOn(count - left, count); }));
    store.end();
    return result;
}

} // namespace zahlmeister::app
