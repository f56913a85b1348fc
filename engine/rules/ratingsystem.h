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

/// @brief A kind of value that a system's sheets and tables show.
enum class Column {
    AgeGroup,
    Club,
    OldRating,
    Coefficient,
    OpponentsAverage,
    Level,             ///< Niveau (INGO)
    PercentDifference, ///< %d (INGO)
    Score,
    Games,
    Expected,
    Performance,
    NewRating,
    Change
};

/// @brief A column as one system has it.
struct ColumnSpec {
    Column column;
    const char* head;   ///< such as "DWZ old", marked by ZAHLMEISTER_TEXT
    const char* symbol; ///< such as `R_o`; empty when it has none
    int decimals = 0;   ///< of its numbers, where they are not integers
};

/// @brief Which steps of the trace answer why a quantity is what it is.
struct Story {
    Quantity quantity;
    std::span<const Quantity> chapters; ///< in the order in which they are told
};

/// @brief What a system calls things and which quantities it has. Tables, sheets, JSON and explanations
/// follow from it.
struct SystemDescription {
    std::string_view id;        ///< as RuleVersion::system names it
    const char* ratingName;     ///< what a rating is called: `DWZ`, `FWZ`, `Ingo`
    const char* document;       ///< how its document is cited before a clause: `WO`, `FWZ`, `Ingo`
    bool lowerIsBetter;         ///< a lower rating is the better one (INGO)
    const char* coefficientKey; ///< JSON key of the coefficient: `k`, or `coefficient` for E; empty: none
    bool hasGeneralClauses; ///< its document is the one that the general chapters of explanations cite (000)
    std::span<const ColumnSpec> columns; ///< of an evaluation sheet, in the order of the regulation
    std::span<const Story> stories;      ///< a quantity without a story is told by its own steps
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

    /// @brief Names, columns and stories of the system; static storage.
    [[nodiscard]] virtual const SystemDescription& description() const = 0;

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

/// @brief The kinds of a system's columns, in the order of the sheet.
[[nodiscard]] std::vector<Column> columnsOf(const RatingSystem& system);

/// @brief The system's column of a kind; nullptr when it has none.
[[nodiscard]] const ColumnSpec* columnOf(const SystemDescription& description, Column column);

} // namespace zahlmeister::engine
