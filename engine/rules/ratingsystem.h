// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/evaluation/evaluation.h"
#include "engine/evaluation/explanation.h"
#include "engine/findings/finding.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"

namespace zahlmeister::engine {

/// @brief What to compute beside the numbers.
struct EvaluationOptions {
    std::optional<Arithmetic> arithmetic = {}; ///< nothing: the rule version's default
    bool trace = false;                        ///< record every step
    bool details = true;                       ///< tell every game; the numbers are the same without
    /// Only this rating period of a tournament that is split by them, from 0 on (ratingPeriodsOf()); nothing:
    /// all of them together. Other systems than the Elo have none.
    std::optional<std::size_t> period = {};
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
    std::optional<int> age = {};             ///< nothing: adult
    RatingSource source = RatingSource::Dwz; ///< where the rating comes from; decides a missing index
    std::vector<OpponentResult> games = {};
    std::optional<Score> score = {};     ///< W, when no single games are given
    std::optional<double> expected = {}; ///< W_e, likewise
    std::optional<int> gameCount = {};   ///< n, likewise
};

/// @brief An evaluation as its sheet shows it, without its single games (document 001, 4.10).
struct LaterEvaluation {
    int rating; ///< R_0 that it was computed with
    std::optional<int> index = {};
    std::optional<int> age = {}; ///< nothing: adult
    Score score;                 ///< W
    double expected;             ///< W_e
    int gameCount;               ///< n
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
    int decimals = 0;   ///< with which its numbers are shown
};

/// @brief Whom a story is about.
enum class Whose {
    Everybody,
    Rated,     ///< who enters with a rating
    Newcomers, ///< who gets a first rating
    Others,    ///< who stays unrated
};

/// @brief Which steps of the trace answer why a quantity is what it is, or why there is none.
struct Story {
    Quantity quantity;
    std::span<const Quantity> chapters = {}; ///< in the order in which they are explained
    Whose whose = Whose::Everybody;
    Telling opening = {};   ///< told before the chapters, when the participant has the quantity
    Telling otherwise = {}; ///< told before the chapters, when he does not have it
};

/// @brief What a system calls a quantity that is no column of its sheet.
struct QuantityWord {
    Quantity quantity;
    const char* symbol;         ///< such as `E_0`; empty when it has none
    const char* name = nullptr; ///< within a sentence, marked by ZAHLMEISTER_TEXT; nullptr: the general word
};

/// @brief What a system calls a group of participants, when it is not what document 000 calls it (3.4.1).
struct GroupWord {
    Group group;
    const char* name;  ///< as a value, such as "first evaluation"; marked by ZAHLMEISTER_TEXT
    const char* title; ///< as a heading over rows; likewise
};

/// @brief What a system calls things and which quantities it has. Tables, sheets, JSON and explanations
/// follow from it.
struct SystemDescription {
    std::string_view id;        ///< as RuleVersion::system names it
    const char* ratingName;     ///< what a rating is called: `DWZ`, `FWZ`, `Ingo`
    const char* document;       ///< how its document is cited before a clause: `WO`, `FWZ`, `Ingo`
    bool lowerIsBetter;         ///< a lower rating is the better one (INGO)
    const char* coefficientKey; ///< JSON key of the coefficient: `k`, or `coefficient` for E; empty: none
    std::span<const ColumnSpec> columns;      ///< of an evaluation sheet, in the order of the regulation
    std::span<const QuantityWord> words = {}; ///< symbols and names beside those of the columns
    std::span<const GroupWord> groups = {};   ///< groups that have words of their own
    std::span<const Story> stories = {};      ///< the first that fits; else a quantity's own steps are told
    std::optional<FindingDocument> findings =
        {};                      ///< whose clauses check() cites; nothing: it asks for nothing
    int performanceFarOff = 500; ///< from here on a performance hints at a wrong person
    /// Why a player is marked as exceptional and for whom it counts, for legends; marked by ZAHLMEISTER_TEXT,
    /// with the parameters of the rule version in braces. Empty: nobody is.
    const char* specialRating = "";
    bool ratesWithdrawals = false;        ///< unfinished games of players who withdrew may count
    const char* correctionClause = "";    ///< of RatingSystem::correct(); empty: the document has none
    const char* estimateClause = "";      ///< of RatingSystem::estimate(); empty: the document has none
    const char* approximationClause = ""; ///< of approximateExpectation(); empty: the document has none
    const char* awardClause = ""; ///< that a rating goes by the game, not by what the table says; empty: none
    RatingSource ratings = RatingSource::Dwz; ///< of which kind its ratings are
};

/// @brief A table of a regulation: heads and cells, and how the document arranges them.
struct PrintedTable {
    std::string id; ///< such as `expectancy`
    std::string clause;
    std::vector<std::string> columns;           ///< heads, numbers in C notation
    std::vector<std::vector<std::string>> rows; ///< cells, numbers in C notation; the first is the row's head
    const char* title = "";                     ///< marked by ZAHLMEISTER_TEXT
    const char* note = "";                      ///< how to read it, likewise; empty: nothing to say
    int blocks = 1;                             ///< as many parts of the rows stand side by side
    std::vector<std::string> rightHeads = {};   ///< a second head at the right of every row; empty: none
    std::vector<std::string> foot = {}; ///< heads below the columns, for the second heads; empty: none
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

    /// @brief Computes an evaluation anew that started from a wrong rating, from W_e / n alone, when its
    /// games are not at hand; the result has one participant with number 1.
    /// @param rating R_0 that it should have started from
    /// @return Error::QuantityUnavailable for systems without SystemDescription::correctionClause, OutOfRange
    [[nodiscard]] virtual Result<Evaluation> correct(const LaterEvaluation& later, int rating,
                                                     const RuleVersion& version,
                                                     const EvaluationOptions& options) const;

    /// @brief Estimates a result by the document's rules of thumb; the result has one participant with number
    /// 1, who is never recorded.
    /// @return Error::QuantityUnavailable for systems without SystemDescription::estimateClause; else as
    /// calculate()
    [[nodiscard]] virtual Result<Evaluation> estimate(const CalculationInput& input,
                                                      const RuleVersion& version,
                                                      const EvaluationOptions& options) const;

    /// @brief The tables that the regulation prints, computed from the version's parameters.
    [[nodiscard]] virtual Result<std::vector<PrintedTable>> tables(const RuleVersion& version) const = 0;

    /// @brief What the parameters may be that the system reads, in the order in which it reads them.
    /// @param version may lack parameters or have bad ones
    [[nodiscard]] virtual std::vector<ParameterRange> ranges(const RuleVersion& version) const = 0;
};

/// @brief The kinds of a system's columns, in the order of the sheet.
[[nodiscard]] std::vector<Column> columnsOf(const RatingSystem& system);

/// @brief The story that answers for a quantity of a participant; nullptr: the quantity's own steps do.
[[nodiscard]] const Story* storyOf(const SystemDescription& description, Quantity quantity, Group group);

/// @brief What the system calls a quantity beside its columns; nullptr when it has no word of its own.
[[nodiscard]] const QuantityWord* wordOf(const SystemDescription& description, Quantity quantity);

/// @brief What the system calls a group; nullptr when document 000's words fit.
[[nodiscard]] const GroupWord* groupWordOf(const SystemDescription& description, Group group);

/// @brief Whether the system's findings include those of a code that only some documents ask for.
[[nodiscard]] bool asksFor(const SystemDescription& description, FindingCode code);

/// @brief Where the system's document says what a finding is about; empty when it does not say it.
[[nodiscard]] const char* findingClauseOf(const SystemDescription& description, FindingCode code);

/// @brief Whether a change of a rating is one for the better: 1, for the worse: -1, or none: 0.
[[nodiscard]] int directionOf(const SystemDescription& description, double change);

/// @brief The system's column of a kind; nullptr when it has none.
[[nodiscard]] const ColumnSpec* columnOf(const SystemDescription& description, Column column);

} // namespace zahlmeister::engine
