// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/lab/course.h"
#include "app/lab/replay.h"
#include "app/lab/study.h"
#include "app/lab/truth.h"

/// What a study finds: every variant with its measures, bands and verdicts, as values that text, JSON, tables
/// and charts are made of.
namespace zahlmeister::app {

/// @brief Games of a bin: reached against expected.
struct BinReport {
    BinKey key;
    std::int64_t games = 0;
    double score = 0;              ///< reached, a game
    double expected = 0;           ///< a game
    std::optional<Band> band = {}; ///< of score minus expected; nothing: too few tournaments
    bool isHidden = false;         ///< of fewer than three persons, or beside such a one

    [[nodiscard]] double residual() const { return score - expected; }
};

/// @brief A mean difference from the rules in force, over the games that both foretell; below 0 the variant
/// is better.
struct Difference {
    std::int64_t games = 0;
    double mean = 0;               ///< a game
    std::optional<Band> band = {}; ///< 95 % of tournaments drawn anew; nothing: too few tournaments

    /// @brief Whether its band leaves 0 out.
    [[nodiscard]] bool isSure() const { return band && !band->holds(0); }
};

/// @brief The same in a bin.
struct BinDifference {
    BinKey key;
    Difference logLoss;
    bool isSure = false; ///< also among so many bins (Holm's correction, 5 %)
    bool isHidden = false;
};

/// @brief How a criterion ended.
enum class Verdict {
    Met,
    Missed,
    Open, ///< the bound lies within the band
    None, ///< there are no games, or no such variant
};
/// @brief `met`, `missed`, `open`, `none`.
[[nodiscard]] std::string_view verdictText(Verdict verdict);

/// @brief A criterion with what was found.
struct CriterionReport {
    Criterion criterion;
    std::optional<double> value = {};
    std::optional<Band> band = {};
    Verdict verdict = Verdict::None;
};

/// @brief A variant, the rules in force first.
struct VariantReport {
    Variant variant; ///< of the rules in force without a name
    std::array<std::int64_t, kForecastUses> uses = {};
    Quality quality = {};
    std::vector<BinReport> bins = {};
    Difference logLoss = {}; ///< from the rules in force
    Difference brier = {};   ///< likewise
    std::vector<BinDifference> against = {};
    Course course = {};
    std::vector<ImpactRow> impact = {};
    std::vector<TruthRow> truth = {}; ///< of a simulation; else empty
};

struct LabMemory;

/// @brief Everything that a run finds.
struct LabReport {
    Study study;
    std::string fingerprint; ///< of the data
    std::size_t tournaments = 0;
    std::size_t persons = 0;
    std::int64_t participations = 0;
    int leftOut = 0;                       ///< tournaments without an end, or that cannot be read
    std::optional<engine::Date> from = {}; ///< first and last end of tournaments that were foretold
    std::optional<engine::Date> to = {};
    std::vector<VariantReport> variants = {};
    std::vector<CriterionReport> criteria = {};
    std::vector<LabGame> games = {};                 ///< when they were kept
    std::vector<std::vector<SeatTrack>> tracks = {}; ///< likewise, by variant and seat of the data
    std::shared_ptr<const LabMemory> memory = {};    ///< when it was asked for
};

/// @brief What a run leaves for the next one, which then plays only the variants that were changed.
/// Immutable.
struct LabMemory {
    std::string fingerprint; ///< of the data
    std::optional<engine::Date> from = {};
    std::optional<engine::Date> to = {};
    std::shared_ptr<const RememberedLane> inForce = {};
    std::vector<VariantReport> variants = {}; ///< the rules in force first; nothing in courses is hidden yet
};

/// @brief How a study is run.
struct LabRunOptions {
    bool keepsGames = false;
    SimulatedTruth truth = {}; ///< of a simulation
    bool remembers = false;    ///< for the next run; not with games
    /// Of the very same data, rules and truth; used where the span is the same.
    std::shared_ptr<const LabMemory> known = {};
};

/// @brief Runs a study.
/// @return as replay(); Error::Cancelled
[[nodiscard]] Result<LabReport> runStudy(const Study& study, const LabData& data,
                                         const engine::RuleCatalog& rules, const LabRunOptions& options = {},
                                         const LabProgress& goesOn = {});

/// @brief The mean of paired differences with its band.
/// @param shares by tournament of the data
/// @param isCounted tells which tournaments count; empty: all
[[nodiscard]] Difference pairedLogLoss(const std::vector<PairedShare>& shares,
                                       const std::vector<bool>& isCounted = {});

/// @brief A parameter and the values that it takes.
struct SweptParameter {
    std::string name;
    double from = 0;
    double to = 0;
    double step = 1;    ///< above 0
    std::size_t at = 0; ///< position in the parameter's row

    [[nodiscard]] std::vector<double> values() const;
    bool operator==(const SweptParameter&) const = default;
};

/// @brief Most points of a sweep.
inline constexpr std::size_t kMostSweepPoints = 400;

/// @brief `NAME=FROM:TO:STEP`, or `NAME[3]=FROM:TO:STEP` for the third number of a row.
/// @return nothing: it is not written so, or has no values or more than kMostSweepPoints
[[nodiscard]] std::optional<SweptParameter> sweptParameterFromText(const std::string& text);

/// @brief A point of a sweep.
struct SweepPoint {
    std::vector<double> values = {}; ///< of the parameters
    Quality quality = {};            ///< of all games
    Difference all = {};             ///< of log loss from the rules in force
    Difference fitted = {};          ///< over tournaments that ended by the day
    Difference judged = {};          ///< over those after it
};

/// @brief A sweep over one parameter, or two.
struct ParameterSweep {
    Variant base; ///< whose parameters are changed
    std::vector<SweptParameter> parameters = {};
    std::optional<engine::Date> fitUntil = {};
    std::vector<SweepPoint> points = {}; ///< the first parameter outside, the second inside
    std::string fingerprint;

    /// @brief The point with the least log loss of the years to fit on, of all years without a day.
    [[nodiscard]] std::optional<std::size_t> best() const;
};

/// @brief Plays all tournaments with every value.
/// @param study its first variant is the base; else the newest rules of the DWZ
/// @return as replay(); Error::OutOfRange (too many points)
[[nodiscard]] Result<ParameterSweep> sweep(const Study& study, const std::vector<SweptParameter>& parameters,
                                           std::optional<engine::Date> fitUntil, const LabData& data,
                                           const engine::RuleCatalog& rules, const LabProgress& goesOn = {});

} // namespace zahlmeister::app
