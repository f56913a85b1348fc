// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QCoreApplication>

#include "engine/rules/ratingsystem.h"
#include "ui/text/derivation/derivation.h"

/// What the parts of a derivation share: the trace of one participant, and blocks to write into.
namespace zahlmeister::ui {

/// @brief Why::tr() translates what derivations say.
class Why {
    Q_DECLARE_TR_FUNCTIONS(Derivation)
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
    [[nodiscard]] const engine::Trace& trace() const { return m_evaluation.trace; }
    [[nodiscard]] const engine::RuleVersion& version() const { return m_version; }
    /// @brief What the rating system says of itself; nullptr when it is not built in.
    [[nodiscard]] const engine::SystemDescription* system() const { return m_description; }
    [[nodiscard]] bool isExact() const { return m_evaluation.arithmetic == engine::Arithmetic::Exact; }

    /// @brief The participant's name, as sentences begin with it.
    [[nodiscard]] QString name() const;
    /// @brief The name of any participant.
    [[nodiscard]] QString nameOf(std::int32_t participant) const;
    /// @return nullptr when there is no such participant
    [[nodiscard]] const engine::ParticipantEvaluation* resultOf(std::int32_t participant) const;

    /// @brief The participant's first step of a quantity, or nullptr.
    [[nodiscard]] const engine::Step* step(engine::Quantity quantity) const;
    /// @brief All steps of a quantity in the order of the computation.
    [[nodiscard]] std::vector<const engine::Step*> steps(engine::Quantity quantity) const;
    /// @brief Nothing when the step has no operand of that name.
    [[nodiscard]] std::optional<double> tryOperand(const engine::Step& step, engine::OperandName name) const;

    /// @brief A clause as the system's document is cited; empty for nullptr and for an empty clause.
    [[nodiscard]] QString clause(const char* clause) const;

    /// @brief Decimals of the system's coefficient.
    [[nodiscard]] int coefficientDecimals() const;
    /// @brief A probability, W_e or p': three decimals with tables, else four.
    [[nodiscard]] QString probability(double value) const;

    /// @brief Links to the values of a step that have a derivation of their own.
    [[nodiscard]] std::vector<DerivationLink> linksOf(const engine::Step& step) const;

    /// @brief Whether no block has been written yet.
    [[nodiscard]] bool isEmpty() const { return m_derivation.blocks.empty(); }

    void setResult(const QString& text) { m_derivation.result = text; }
    /// @brief Adds a block after those there are.
    void add(DerivationBlock block) { m_derivation.blocks.push_back(std::move(block)); }
    /// @brief The last block, or nullptr.
    [[nodiscard]] DerivationBlock* last();

    /// @brief Hands the derivation out.
    [[nodiscard]] Derivation finish(engine::Quantity quantity);

private:
    [[nodiscard]] bool isResultOf(engine::Quantity quantity, double value) const;

    const engine::Tournament& m_tournament;
    const engine::Evaluation& m_evaluation;
    const engine::RuleVersion& m_version;
    const engine::SystemDescription* m_description; ///< nullptr when the system is not built in
    const engine::Participant& m_participant;
    const engine::ParticipantEvaluation& m_result;
    std::vector<const engine::Step*> m_steps; ///< of this participant
    Derivation m_derivation;
};

/// @brief Points within a sentence or a table: `4½`.
[[nodiscard]] QString pointsText(double points);

/// @brief A double that stands for a count or a rating in the trace.
[[nodiscard]] int toInt(double value);

} // namespace zahlmeister::ui
