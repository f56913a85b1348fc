// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/rules/ratingsystem.h"
#include "ui/text/derivation.h"

/// What the chapters of a derivation share: the trace of one participant, and blocks to write into.
namespace zahlmeister::ui {

/// @brief Which rating of a newcomer a table shows, and so where its cells lead.
enum class NewcomerRating {
    Final,    ///< R_1
    Start,    ///< R_p
    Iterated, ///< R_z
};

/// @brief Builds the derivation of one participant's quantity.
class DerivationWriter {
public:
    /// @pre the participant is part of the tournament and of the evaluation, which has a trace
    DerivationWriter(const engine::Tournament& tournament, const engine::Evaluation& traced,
                     const engine::RuleVersion& version, engine::ParticipantNumber participant);

    [[nodiscard]] const engine::Participant& participant() const { return m_participant; }
    [[nodiscard]] const engine::ParticipantEvaluation& result() const { return m_result; }
    [[nodiscard]] const engine::Tournament& tournament() const { return m_tournament; }
    [[nodiscard]] const engine::Evaluation& evaluation() const { return m_evaluation; }
    /// @brief What the rating system says of itself; nullptr when it is not built in.
    [[nodiscard]] const engine::SystemDescription* system() const { return m_description; }
    [[nodiscard]] bool isEstablished() const { return m_result.group == engine::Group::Established; }
    [[nodiscard]] bool isNewcomer() const;
    [[nodiscard]] bool isExact() const { return m_evaluation.arithmetic == engine::Arithmetic::Exact; }

    /// @brief The participant's name, as sentences begin with it.
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString nameOf(std::int32_t participant) const;
    /// @return nullptr when there is no such participant
    [[nodiscard]] const engine::ParticipantEvaluation* resultOf(std::int32_t participant) const;

    /// @brief The participant's first step of a quantity, or nullptr.
    [[nodiscard]] const engine::Step* step(engine::Quantity quantity) const;
    /// @brief All steps of a quantity in the order of the computation.
    [[nodiscard]] std::vector<const engine::Step*> steps(engine::Quantity quantity) const;
    [[nodiscard]] double operand(const engine::Step& step, engine::OperandName name) const;
    [[nodiscard]] std::optional<double> tryOperand(const engine::Step& step, engine::OperandName name) const;
    [[nodiscard]] std::span<const engine::Term> terms(const engine::Step& step) const;
    /// @brief A parameter of the rule version; nothing when it has none of that name.
    [[nodiscard]] std::optional<double> parameter(std::string_view name) const;
    [[nodiscard]] std::vector<double> parameterRow(std::string_view name) const;

    /// @brief A clause of document 000 that a general chapter names; empty for systems of other documents.
    [[nodiscard]] QString clause(std::string_view general) const;
    /// @brief The clause of a step, with its document.
    [[nodiscard]] QString clauseOf(const engine::Step& step) const;

    /// @brief Whether the rating system says itself how the step reads.
    [[nodiscard]] bool isExplained(const engine::Step* step) const
    {
        return step && !m_evaluation.trace.explanations(*step).empty();
    }
    /// @brief Writes the step as the rating system says it reads.
    /// @return false when the system leaves it to the general chapters
    bool explain(const engine::Step* step);

    // Numbers as this arithmetic has them: `tables` shows what the tables print, `exact` more decimals.
    /// @brief A rating or a rating difference: integer, or with up to two decimals.
    [[nodiscard]] QString rating(double value) const;
    /// @brief A step of an iteration, always with the same decimals.
    [[nodiscard]] QString iterated(double value) const;
    /// @brief A probability, W_e or p': three decimals, or four.
    [[nodiscard]] QString probability(double value) const;

    /// @brief Whether no block has been written yet.
    [[nodiscard]] bool isEmpty() const { return m_derivation.blocks.empty(); }

    void setResult(const QString& text) { m_derivation.result = text; }
    /// @brief Adds a block after those there are.
    void paragraph(const QString& text, const QString& clause = {}, std::vector<DerivationLink> links = {});
    void formula(const QString& symbols, const QString& values, const QString& result,
                 const QString& clause = {}, std::vector<DerivationLink> links = {});
    /// @brief Adds a table after the blocks there are.
    void table(DerivationTable table);

    /// @brief A link to another quantity of the same participant.
    [[nodiscard]] DerivationLink link(const QString& text, engine::Quantity quantity) const;

    /// @brief The opponents of a step with the rating used and the result; sums below.
    [[nodiscard]] DerivationTable opponents(const engine::Step& step, const QString& caption,
                                            NewcomerRating newcomers = NewcomerRating::Final) const;

    /// @brief The same with D and P(D), whose sum is W_e.
    [[nodiscard]] DerivationTable expectancies(const engine::Step& step, const QString& caption,
                                               NewcomerRating newcomers = NewcomerRating::Final) const;

    /// @brief Hands the derivation out.
    [[nodiscard]] Derivation finish(engine::Quantity quantity);

private:
    [[nodiscard]] std::vector<DerivationLink> linksOf(const engine::Step& step) const;
    [[nodiscard]] QString symbolOf(engine::Quantity quantity) const;
    [[nodiscard]] QString opponentText(const engine::Term& term) const;
    [[nodiscard]] std::optional<DerivationTarget> ratingTarget(const engine::Term& term,
                                                               NewcomerRating newcomers) const;
    [[nodiscard]] bool hasRounds(const engine::Step& step) const;

    const engine::Tournament& m_tournament;
    const engine::Evaluation& m_evaluation;
    const engine::RuleVersion& m_version;
    const engine::SystemDescription* m_description; ///< nullptr when the system is not built in
    const engine::Participant& m_participant;
    const engine::ParticipantEvaluation& m_result;
    std::vector<const engine::Step*> m_steps; ///< of this participant
    Derivation m_derivation;
};

/// @brief Points within a formula, with a decimal: `4,5`.
[[nodiscard]] QString formulaPoints(double points);

/// @brief Points within a sentence or a table: `4½`.
[[nodiscard]] QString pointsText(double points);

/// @brief "≈ 2245" behind a formula; empty when the formula's own result already reads like that.
[[nodiscard]] QString roundedText(const QString& unrounded, const QString& rounded);

/// @brief A double that stands for a count or a rating in the trace.
[[nodiscard]] int toInt(double value);

} // namespace zahlmeister::ui
