// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QByteArray>
#include <QString>

#include "engine/base/date.h"
#include "engine/base/result.h"
#include "engine/rules/adjustment.h"

/// A study of the rules: what is asked, with which variants, and by what they are judged. A small file that
/// anybody can run again.
namespace zahlmeister::app {

/// @brief What a variant is compared by that is no version of our rules.
enum class Yardstick {
    None,      ///< it is a rule version
    Unchanged, ///< everybody keeps his first rating for ever
    Elo,       ///< the formulas of FIDE B.02 of 2024, from the same first ratings
    Glicko2,   ///< Glickman's system of 2013, a month of idle time as a period
    Truth,     ///< the strengths of a simulation themselves
};

/// @brief `none`, `unchanged`, `elo`, `glicko2` or `truth`.
[[nodiscard]] std::string_view yardstickText(Yardstick yardstick);

/// @brief A rule version with other parameters, in force from a day on; or a yardstick.
struct Variant {
    std::string name;                                           ///< within its study
    Yardstick yardstick = Yardstick::None;                      ///< then nothing below counts
    std::string base = {};                                      ///< id of a rule version
    std::optional<engine::Date> from = {};                      ///< nothing: since the base is in force
    std::map<std::string, std::vector<double>> parameters = {}; ///< those that differ, by name
    std::vector<engine::Adjustment> adjustments = {};           ///< beside those in force (2.2.1)

    bool operator==(const Variant&) const = default;
};

/// @brief What a criterion looks at, of a variant.
enum class Measure {
    LogLoss,        ///< nats a game
    Brier,          ///< a game
    Slope,          ///< of the calibration
    Accuracy,       ///< points of the better rated
    Inflation,      ///< points a year of the cohort
    Mean,           ///< of the list on the last day
    NewcomersError, ///< mean error of a first rating against the rating after 20 games
    MovedOver50,    ///< share of persons who would stand more than 50 points elsewhere
};

/// @brief `log_loss`, `brier`, `slope`, `accuracy`, `inflation`, `mean`, `newcomers_error`, `moved_over_50`.
[[nodiscard]] std::string_view measureText(Measure measure);
[[nodiscard]] std::optional<Measure> measureFromText(std::string_view text);

/// @brief What would make a variant acceptable, written down before the first run.
struct Criterion {
    std::string variant;
    Measure measure = Measure::LogLoss;
    bool isDifference = true; ///< from the rules in force; else the value itself
    bool isAtMost = true;     ///< else at least
    double bound = 0;
    std::string written = {}; ///< when: ISO, UTC

    bool operator==(const Criterion&) const = default;
};

/// @brief Tournaments that are made up, with strengths that are known; see simulation.h.
struct SimulatedData {
    int players = 2000;     ///< 50 to 200,000
    int years = 10;         ///< 1 to 50
    std::uint64_t seed = 1; ///< below 2^53

    bool operator==(const SimulatedData&) const = default;
};

/// @brief The whole study. The rules in force are always its first variant, unnamed.
struct Study {
    std::string title;
    std::string question = {};
    std::string data = {};                        ///< a work file or the address of an archive; empty: open
    std::optional<SimulatedData> simulation = {}; ///< in the place of data
    std::optional<engine::Date> from = {};        ///< first end of tournaments that are foretold
    std::optional<engine::Date> to = {};          ///< last one
    std::vector<Variant> variants = {};
    std::vector<Criterion> criteria = {};

    bool operator==(const Study&) const = default;
};

/// @brief Most variants of a study.
inline constexpr std::size_t kMostVariants = 50;

/// @brief Reads a study (`zahlmeister-study`, version 1), as strictly as readRuleVersionJson().
/// @param file name for messages
[[nodiscard]] tl::expected<Study, std::vector<Error>> readStudyJson(const QByteArray& data,
                                                                    const QString& file);

/// @brief Writes the same format. Reading it again gives an equal study.
[[nodiscard]] QByteArray writeStudyJson(const Study& study);

} // namespace zahlmeister::app
