// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/date.h"
#include "engine/base/result.h"

namespace zahlmeister::engine {

/// @brief How probabilities and differences are computed.
enum class Arithmetic {
    Exact,  ///< double precision, no intermediate rounding
    Tables, ///< the printed tables: P to three decimals, D and R_c, R_p, R_z integers
};

/// @brief `exact` or `tables`.
[[nodiscard]] std::string_view arithmeticText(Arithmetic arithmetic);
[[nodiscard]] std::optional<Arithmetic> arithmeticFromText(std::string_view text);

/// @brief A named number or row of numbers of a rule version, such as `r` = 0.08 (document 000,
/// Anhang 1.2.1).
struct Parameter {
    std::string name;
    std::vector<double> values;
    std::string clause = {};  ///< of the version's document; empty when none names it
    std::string german = {};  ///< what it is, in one line
    std::string english = {}; ///< the same
    std::string unit = {};    ///< of the values, such as `points` (kParameterUnits); empty: none is given

    bool operator==(const Parameter&) const = default;
};

/// @brief The units of the rule files that ship; stable text, which ui/text turns into words.
inline constexpr std::array<std::string_view, 19> kParameterUnits{
    "points", "score",   "coefficient", "factor", "index",  "games", "half_points",
    "moves",  "steps",   "decimals",    "years",  "months", "weeks", "days",
    "date",   "minutes", "seconds",     "flag",   "choice"};

/// @brief What values a parameter may have, as the system that reads it asks.
struct ParameterRange {
    std::string name;
    double least;
    double most;
    bool isWhole = false;  ///< no decimals
    std::size_t count = 1; ///< how many values it has; 0: any number

    bool operator==(const ParameterRange&) const = default;
};

/// @brief Where a rule version comes from.
enum class RuleOrigin {
    Shipped, ///< with the program
    Changed, ///< ships with the program, and an administrator changed it
    Own,     ///< an administrator added it
};

/// @brief A rule version as data: which system with which parameters is in force when.
struct RuleVersion {
    std::string id;                            ///< such as `dwz-2026`
    std::string system;                        ///< id of the RatingSystem that computes it
    std::string title;                         ///< such as `Wertungsordnung 2026`
    std::string document;                      ///< the source document, for citing clauses
    std::optional<Date> validFrom = {};        ///< first tournament end date; nothing: since ever
    std::optional<Date> validTo = {};          ///< last tournament end date; nothing: still in force
    Arithmetic arithmetic = Arithmetic::Exact; ///< the default; the referee may pick the other
    std::vector<Parameter> parameters = {};
    bool chosenByDate = true; ///< false: only when the tournament names it, such as correspondence chess
    RuleOrigin origin = RuleOrigin::Shipped;

    bool operator==(const RuleVersion&) const = default;

    /// @return the parameter's single value; Error::MissingParameter or BadParameter
    [[nodiscard]] Result<double> number(std::string_view name) const;

    /// @return the parameter's values; Error::MissingParameter
    [[nodiscard]] Result<std::vector<double>> row(std::string_view name) const;
};

} // namespace zahlmeister::engine
