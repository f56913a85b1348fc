// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/tournament.h"
#include "engine/rules/ruleversion.h"

namespace zahlmeister::engine {

/// @brief What to compute beside the numbers.
struct EvaluationOptions {
    std::optional<Arithmetic> arithmetic = {}; ///< nothing: the rule version's default
    bool trace = false;                        ///< record every step
};

/// @brief One player by hand, as typed into the calculator.
struct CalculationInput {
    /// @brief One game by hand.
    struct OpponentResult {
        int rating; ///< of the opponent
        Score score;
    };
    std::optional<int> rating = {}; ///< R_0; nothing for a first rating
    std::optional<int> index = {};
    std::optional<int> age = {}; ///< nothing: adult
    std::vector<OpponentResult> games = {};
    std::optional<Score> score = {};     ///< W, when no single games are given
    std::optional<double> expected = {}; ///< W_e, likewise
    std::optional<int> gameCount = {};   ///< n, likewise
};

/// @brief A column that a system's sheets and tables show.
enum class Column {
    AgeGroup,
    Club,
    OldRating,
    Coefficient,
    OpponentsAverage,
    Score,
    Games,
    Expected,
    Performance,
    NewRating,
    Change
};

/// @brief A row of a printed table: a heading and its cells.
struct PrintedTable {
    std::string id; ///< such as `expectancy`
    std::string clause;
    std::vector<std::string> columns;           ///< heads, numbers in C notation
    std::vector<std::vector<std::string>> rows; ///< cells, numbers in C notation
};

/// @brief A rating system: all rule versions of one method of computation. Stateless; every method is pure.
class RatingSystem {
public:
    RatingSystem() = default;
    RatingSystem(const RatingSystem&) = delete;
    RatingSystem& operator=(const RatingSystem&) = delete;
    virtual ~RatingSystem() = default;

    /// @brief Id of the system, as RuleVersion::system names it.
    [[nodiscard]] virtual std::string_view id() const = 0;

    /// @brief The columns of an evaluation sheet in the order of the regulation.
    [[nodiscard]] virtual std::span<const Column> columns() const = 0;

    /// @brief Evaluates a whole tournament.
    /// @return Error::MissingParameter, BadParameter, UnknownParticipant, DuplicateParticipant,
    /// GameAgainstSelf,
    ///         TooManyGames; anything else the input may lack is a finding
    [[nodiscard]] virtual Result<Evaluation> evaluate(const Tournament& tournament,
                                                      const RuleVersion& version,
                                                      const EvaluationOptions& options) const = 0;

    /// @brief Evaluates one player by hand; the result has one participant with number 1.
    [[nodiscard]] virtual Result<Evaluation> calculate(const CalculationInput& input,
                                                       const RuleVersion& version,
                                                       const EvaluationOptions& options) const = 0;

    /// @brief The tables that the regulation prints, computed from the version's parameters.
    [[nodiscard]] virtual Result<std::vector<PrintedTable>> tables(const RuleVersion& version) const = 0;
};

} // namespace zahlmeister::engine
