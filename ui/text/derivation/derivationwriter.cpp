// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/derivation/derivationwriter.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "engine/catalogue/rulecatalog.h"
#include "ui/text/derivation/stepwording.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::Quantity;

namespace {

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text.front() = text.front().toUpper();
    return text;
}

} // namespace

DerivationWriter::DerivationWriter(const engine::Tournament& tournament, const engine::Evaluation& traced,
                                   const engine::RuleVersion& version, engine::ParticipantNumber participant)
    : m_tournament(tournament),
      m_evaluation(traced),
      m_version(version),
      m_description(engine::descriptionOf(version)),
      m_participant(tournament.participants[*tournament.indexOf(participant)]),
      m_result(*resultOf(participant.value()))
{
    for (const engine::Step& step : traced.trace.steps()) {
        if (step.participant == participant.value())
            m_steps.push_back(&step);
    }
}

QString DerivationWriter::name() const
{
    return formatName(m_participant);
}

QString DerivationWriter::nameOf(std::int32_t participant) const
{
    return formatName(m_tournament, engine::ParticipantNumber(participant));
}

const engine::ParticipantEvaluation* DerivationWriter::resultOf(std::int32_t participant) const
{
    const auto position = m_tournament.indexOf(engine::ParticipantNumber(participant));
    // Tournament and evaluation have the same order.
    return position && *position < m_evaluation.participants.size() ? &m_evaluation.participants[*position]
                                                                    : nullptr;
}

const engine::Step* DerivationWriter::step(Quantity quantity) const
{
    const auto found = std::find_if(m_steps.begin(), m_steps.end(),
                                    [&](const engine::Step* step) { return step->quantity == quantity; });
    return found == m_steps.end() ? nullptr : *found;
}

std::vector<const engine::Step*> DerivationWriter::steps(Quantity quantity) const
{
    std::vector<const engine::Step*> found;
    std::copy_if(m_steps.begin(), m_steps.end(), std::back_inserter(found),
                 [&](const engine::Step* step) { return step->quantity == quantity; });
    return found;
}

std::optional<double> DerivationWriter::tryOperand(const engine::Step& step, engine::OperandName name) const
{
    for (const engine::Operand& operand : trace().operands(step)) {
        if (operand.name == name)
            return operand.value;
    }
    return std::nullopt;
}

QString DerivationWriter::clause(const char* clause) const
{
    return clause ? clauseText(clause, m_description) : QString();
}

int DerivationWriter::coefficientDecimals() const
{
    const auto* column =
        m_description ? engine::columnOf(*m_description, engine::Column::Coefficient) : nullptr;
    return column ? column->decimals : 0;
}

QString DerivationWriter::probability(double value) const
{
    return formatNumber(value, isExact() ? 4 : 3);
}

/// Whether a value in a step is the participant's quantity: W and n of a start value, say, are others.
bool DerivationWriter::isResultOf(Quantity quantity, double value) const
{
    const engine::Step* const found = step(quantity);
    if (!found && quantity == Quantity::EntryRating)
        return m_result.oldRating == value;
    return found && (found->result == value || tryOperand(*found, engine::OperandName::Unrounded) == value);
}

std::vector<DerivationLink> DerivationWriter::linksOf(const engine::Step& step) const
{
    const StepWording wording(*this, &step);
    std::vector<DerivationLink> links;
    for (const engine::Operand& operand : trace().operands(step)) {
        const auto quantity = quantityOf(operand.name);
        if (!quantity || *quantity == step.quantity || !isResultOf(*quantity, operand.value))
            continue;
        const QString symbol = quantitySymbol(*quantity, m_description);
        // An age group is no number; its name says what it is.
        const bool isNumber = operand.name != engine::OperandName::AgeGroup && !symbol.isEmpty();
        const QString value = wording.valueText(operand.name, operand.value);
        links.push_back({isNumber ? symbol + " = "_L1 + value : quantityName(*quantity, m_description),
                         {m_participant.number, *quantity}});
    }
    return links;
}

DerivationBlock* DerivationWriter::last()
{
    return m_derivation.blocks.empty() ? nullptr : &m_derivation.blocks.back();
}

Derivation DerivationWriter::finish(Quantity quantity)
{
    const QString symbol = quantitySymbol(quantity, m_description);
    const QString what = capitalised(quantityName(quantity, m_description));
    m_derivation.title =
        fillPattern(Why::tr("%1 of %2"), {symbol.isEmpty() ? what : what + u' ' + symbol, name()});
    m_derivation.rules =
        fillPattern(Why::tr("%1, %2"), {ruleVersionName(m_version), arithmeticName(m_evaluation.arithmetic)});
    return std::move(m_derivation);
}

QString pointsText(double points)
{
    return formatScore(engine::Score::fromHalfPoints(toInt(2 * points)));
}

int toInt(double value)
{
    return static_cast<int>(std::lround(value));
}

} // namespace zahlmeister::ui
