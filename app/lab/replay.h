// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "app/chronicle/reading/bootstrap.h"
#include "app/lab/forecast.h"
#include "app/lab/labdata.h"
#include "app/lab/qualitybins.h"
#include "app/lab/variantrules.h"

namespace zahlmeister::app {

/// @brief A rating that is none.
inline constexpr std::int16_t kNoRating = std::numeric_limits<std::int16_t>::min();

/// @brief With what somebody entered a tournament and left it.
struct SeatTrack {
    std::int16_t entry = kNoRating;
    std::int16_t exit = kNoRating;
    std::int16_t floored = 0; ///< points that only the lowest rating gave him (document 000, 3.5.2)
    bool isCounted = false;   ///< the tournament was evaluated and he is somebody
    bool isOfficial = false;  ///< he entered with what a list, a file or a hand said, not with what the
                              ///< tournament before left him with
    std::uint16_t games = 0;  ///< that counted
};

/// @brief What became of a game of a tournament that is to be foretold.
enum class ForecastUse {
    Foretold,
    NotCounted, ///< not played, excluded, against a computer, or the points of both do not make one
    Unrated,    ///< somebody entered without a rating
    LaterList,  ///< somebody entered with a list that is younger than the first day
    Official,   ///< somebody entered with a rating of the official scale after the variant's day
    NoForecast, ///< the rules have no P(D), or the yardstick does not know somebody yet
};
inline constexpr std::size_t kForecastUses = static_cast<std::size_t>(ForecastUse::NoForecast) + 1;
/// @brief `foretold`, `not_counted`, `unrated`, `later_list`, `official`, `no_forecast`.
[[nodiscard]] std::string_view forecastUseText(ForecastUse use);

/// @brief A game as every variant foretells it, for who recomputes the measures.
struct LabGame {
    std::size_t tournament; ///< position in the data
    std::uint32_t white;    ///< running number of the person
    std::uint32_t black;
    int halfPoints; ///< of White
    struct Forecast {
        ForecastUse use = ForecastUse::NoForecast;
        std::int16_t white = kNoRating; ///< rating of entry
        std::int16_t black = kNoRating;
        double expected = 0; ///< of White
    };
    std::vector<Forecast> forecasts = {}; ///< by variant
};

/// @brief What a tournament says of a variant against the rules in force, over the games that both foretell.
struct PairedShare {
    std::int32_t games = 0;
    double logLoss = 0; ///< sum of the variant's minus that of the rules in force
    double brier = 0;   ///< likewise
};

/// @brief What a replay leaves of a variant.
struct ReplayedVariant {
    std::array<std::int64_t, kForecastUses> uses = {}; ///< games by use
    ForetoldByScore foretold = {};
    std::vector<CalibrationShare> calibration = {}; ///< by tournament
    std::vector<PairedShare> paired = {};           ///< by tournament
    TournamentBootstrap bins{0};                    ///< reached and expected, in the cells of QualityBins
    std::vector<std::vector<bool>> persons = {};    ///< by bin and person: whether he has a game in it
    TournamentBootstrap pairedBins{0};      ///< log loss of both as reached and expected: see replay()
    std::vector<SeatTrack> track = {};      ///< by seat of the data
    std::optional<VariantRules> rules = {}; ///< there where it was played; those in force of a yardstick

    /// @brief How many persons have games in each bin.
    [[nodiscard]] std::vector<int> personsOfBins() const;
};

struct RememberedLane; // replaylane.h

/// @brief What is to be replayed.
struct ReplayRequest {
    std::vector<Variant> variants = {};    ///< the rules in force come first, before all of them
    std::optional<engine::Date> from = {}; ///< first end of a tournament that is foretold
    std::optional<engine::Date> to = {};   ///< last one
    bool keepsGames = false;               ///< for `--with-games`
    bool keepsBins = true;                 ///< for bins and their bands
    /// Strengths of a simulation by seat of the data, in points; for Yardstick::Truth.
    std::vector<std::int16_t> strengths = {};
    bool remembers = false; ///< the rules in force, unless the data are too large for it
    /// Of the same data; their part of the result is left empty.
    std::shared_ptr<const RememberedLane> known = {};
};

/// @brief All tournaments played again.
struct Replay {
    std::vector<ReplayedVariant> variants = {}; ///< the rules in force first
    QualityBins bins = {};
    std::vector<LabGame> games = {}; ///< in the order of evaluation, when they are kept
    std::int64_t evaluations = 0;
    std::shared_ptr<const RememberedLane> remembered = {}; ///< the rules in force
};

/// @brief Computes the chain of all tournaments with every variant, on the same games, in the order of
/// document 000, 2.2.3, by the very step of the chain (tournamentstep.h), and foretells every game with the
/// ratings of entry before anything of its tournament is known.
///
/// Sums over games are whole numbers, or are added tournament by tournament, so that the threads that compute
/// beside one another change nothing. In pairedBins the log loss of a variant stands as reached, that of the
/// rules in force as expected, in units of kPointUnit.
/// @param rules of the data
/// @return Error::UnknownRuleVersion, MissingParameter, BadParameter (a variant), DamagedContent, Cancelled
[[nodiscard]] Result<Replay> replay(const LabData& data, const engine::RuleCatalog& rules,
                                    const ReplayRequest& request, const LabProgress& goesOn = {});

} // namespace zahlmeister::app
