// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/standings/tiebreakvalues.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/base/fidescale.h"
#include "engine/standings/contributions.h"
#include "engine/standings/encounters.h"

namespace zahlmeister::engine {

namespace {

using enum TieBreakCode;

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

double sumOf(const std::vector<Contribution>& parts)
{
    double sum = 0;
    for (const Contribution& part : parts)
        sum += part.isCut ? 0 : part.value;
    return sum;
}

/// The average of what is not cut.
double averageOf(const std::vector<Contribution>& parts)
{
    const auto count = std::ranges::count(parts, false, &Contribution::isCut);
    return count == 0 ? kNone : sumOf(parts) / static_cast<double>(count);
}

/// Ratings are rounded to whole numbers, halves upwards (10.1, 10.4, 10.5).
double roundedUp(double value)
{
    return std::floor(value + 0.5);
}

int halfPointsOf(const std::vector<Contribution>& parts)
{
    double points = 0;
    for (const Contribution& part : parts)
        points += part.points;
    return static_cast<int>(points * 2);
}

/// @source FIDE C.07, 10.2
double performanceOf(const std::vector<Contribution>& parts)
{
    if (parts.empty())
        return kNone;
    return roundedUp(averageOf(parts)) +
           fideDifference(fidePercent(halfPointsOf(parts), static_cast<int>(parts.size())));
}

/// @source FIDE C.07, 10.3
double perfectPerformanceOf(const std::vector<Contribution>& parts)
{
    if (parts.empty())
        return kNone;
    const auto [least, most] = std::ranges::minmax(parts, {}, &Contribution::value);
    const int points = halfPointsOf(parts);
    if (points == 0)
        return least.value - 800;
    // Beyond 735 points every game is expected to be won; the expectation never falls as the rating rises.
    int low = static_cast<int>(least.value) - 800;
    int high = static_cast<int>(most.value) + 736;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        int expected = 0;
        for (const Contribution& part : parts)
            expected += fideProbability(middle - static_cast<int>(part.value));
        if (expected >= points * 50)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/// What the strength of a schedule is divided by.
/// @source FIDE C.07, 13.4
double strengthFactor(const PlayedRounds& played, const TieBreak& tieBreak)
{
    if (tieBreak.factor > 0)
        return tieBreak.factor;
    const ScoreKind first = played.firstScore();
    const ScoreKind other = first == ScoreKind::Match ? ScoreKind::Game : ScoreKind::Match;
    const int most = played.rounds() * played.drawPoints(first);
    return std::max(1, most / std::max(1, played.drawPoints(other)));
}

/// A number that stands with the entrant; nothing for what has to be summed.
std::optional<double> ownValue(const PlayedRounds& played, const TieBreak& tieBreak, std::size_t entrant)
{
    const Entrant& self = played.entrants()[entrant];
    const ScoreKind first = played.firstScore();
    const ScoreKind other = first == ScoreKind::Match ? ScoreKind::Game : ScoreKind::Match;
    const auto score = [&](ScoreKind kind) { return self.score[static_cast<std::size_t>(kind)] / 2.0; };
    switch (tieBreak.code) {
    case Points: return score(tieBreak.score.value_or(first));
    case MatchPoints: return score(ScoreKind::Match);
    case GamePoints: return score(ScoreKind::Game);
    case OtherScore: return score(other);
    case PairingNumber: return self.number.value();
    case OwnRating: return self.rating ? *self.rating : kNone;
    default: return std::nullopt;
    }
}

bool hasCutException(const PlayedRounds& played, TieBreakCode code)
{
    const bool isSum = code == Buchholz || code == ForeBuchholz || code == SonnebornBerger ||
                       (code >= MatchMatchSonneborn && code <= GameGameSonneborn);
    return isSum && !played.isPredetermined();
}

} // namespace

const std::vector<double>& TieBreakValues::of(const TieBreak& tieBreak)
{
    for (const auto& [known, values] : m_values) {
        if (known == tieBreak)
            return values;
    }
    std::vector<double> values;
    values.reserve(m_played.entrants().size());
    std::vector<Contribution> parts;
    for (std::size_t entrant = 0; entrant < m_played.entrants().size(); ++entrant)
        values.push_back(valueOf(tieBreak, entrant, parts));
    return m_values.emplace_back(tieBreak, std::move(values)).second;
}

double TieBreakValues::valueOf(const TieBreak& tieBreak, std::size_t entrant,
                               std::vector<Contribution>& parts)
{
    parts.clear();
    if (const std::optional<double> own = ownValue(m_played, tieBreak, entrant))
        return *own;
    const auto addValues = [&](TieBreak other) {
        other.edition = tieBreak.edition;
        addOpponents(m_played, entrant, of(other), parts);
        cut(tieBreak, false, parts);
    };
    switch (tieBreak.code) {
    case AverageBuchholz:
        addValues({.code = tieBreak.fore ? ForeBuchholz : Buchholz, .forfeits = tieBreak.forfeits});
        return averageOf(parts);
    case BuchholzSum: addValues({.code = Buchholz, .forfeits = tieBreak.forfeits}); return sumOf(parts);
    case AverageRating: addValues({.code = OwnRating}); return roundedUp(averageOf(parts));
    case Performance: addValues({.code = OwnRating}); return performanceOf(parts);
    case PerfectPerformance: addValues({.code = OwnRating}); return perfectPerformanceOf(parts);
    case AveragePerformance: addValues({.code = Performance}); return roundedUp(averageOf(parts));
    case AveragePerfectPerformance:
        addValues({.code = PerfectPerformance});
        return roundedUp(averageOf(parts));
    default: break;
    }
    addScores(m_played, tieBreak, entrant, parts);
    cut(tieBreak, hasCutException(m_played, tieBreak.code), parts);
    if (tieBreak.code == Strength)
        return *ownValue(m_played, {.code = OtherScore}, entrant) +
               sumOf(parts) / strengthFactor(m_played, tieBreak);
    return sumOf(parts);
}

std::vector<double> TieBreakValues::among(const TieBreak& tieBreak,
                                          const std::vector<std::size_t>& tied) const
{
    return placesAmong(m_played, tieBreak, tied);
}

TieBreakTrace TieBreakValues::trace(const TieBreak& tieBreak, std::size_t entrant,
                                    const std::vector<std::size_t>& tied)
{
    TieBreakTrace result{.tieBreak = tieBreak};
    if (infoOf(tieBreak.code).byGroup) {
        const auto at = std::ranges::find(tied, entrant);
        if (at == tied.end())
            return result;
        result.value = among(tieBreak, tied)[static_cast<std::size_t>(at - tied.begin())];
        result.contributions = encountersOf(m_played, tieBreak, entrant, tied);
        return result;
    }
    result.value = valueOf(tieBreak, entrant, result.contributions);
    return result;
}

} // namespace zahlmeister::engine
