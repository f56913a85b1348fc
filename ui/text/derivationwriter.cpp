// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/derivationwriter.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "engine/rules/rulecatalog.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/text/stepwording.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::Quantity;
using engine::TermKind;

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(Derivation)
};

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text.front() = text.front().toUpper();
    return text;
}

/// Decimals of a column: none when all its numbers are integers, else as many as sums and differences are
/// shown with, so that the decimal marks stand below each other.
template <class ValueOf>
int columnDecimals(std::span<const engine::Term> terms, ValueOf valueOf)
{
    const bool integers = std::all_of(terms.begin(), terms.end(), [&](const engine::Term& term) {
        return std::fabs(valueOf(term) - std::round(valueOf(term))) < 0.005;
    });
    return integers ? 0 : 2;
}

const engine::ParticipantEvaluation& evaluationOf(const engine::Evaluation& evaluation,
                                                  engine::ParticipantNumber number)
{
    const auto found = std::find_if(evaluation.participants.begin(), evaluation.participants.end(),
                                    [&](const auto& result) { return result.number == number; });
    Q_ASSERT(found != evaluation.participants.end());
    return *found;
}

} // namespace

DerivationWriter::DerivationWriter(const engine::Tournament& tournament, const engine::Evaluation& traced,
                                   const engine::RuleVersion& version, engine::ParticipantNumber participant)
    : m_tournament(tournament),
      m_evaluation(traced),
      m_version(version),
      m_description(engine::descriptionOf(version)),
      m_participant(tournament.participants[*tournament.indexOf(participant)]),
      m_result(evaluationOf(traced, participant))
{
    for (const engine::Step& step : traced.trace.steps()) {
        if (step.participant == participant.value())
            m_steps.push_back(&step);
    }
}

bool DerivationWriter::isNewcomer() const
{
    return m_result.group == engine::Group::First || m_result.group == engine::Group::Second;
}

QString DerivationWriter::name() const
{
    return formatName(m_participant);
}

QString DerivationWriter::nameOf(std::int32_t participant) const
{
    const engine::ParticipantNumber number(participant);
    const auto position = m_tournament.indexOf(number);
    return formatName(position ? m_tournament.participants[*position] : engine::Participant{number});
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

double DerivationWriter::operand(const engine::Step& step, engine::OperandName name) const
{
    return m_evaluation.trace.operand(step, name);
}

std::optional<double> DerivationWriter::tryOperand(const engine::Step& step, engine::OperandName name) const
{
    for (const engine::Operand& operand : m_evaluation.trace.operands(step)) {
        if (operand.name == name)
            return operand.value;
    }
    return std::nullopt;
}

std::span<const engine::Term> DerivationWriter::terms(const engine::Step& step) const
{
    return m_evaluation.trace.terms(step);
}

std::optional<double> DerivationWriter::parameter(std::string_view name) const
{
    const auto value = m_version.number(name);
    return value.has_value() ? std::optional<double>(*value) : std::nullopt;
}

std::vector<double> DerivationWriter::parameterRow(std::string_view name) const
{
    return m_version.row(name).value_or(std::vector<double>());
}

QString DerivationWriter::clause(std::string_view general) const
{
    return m_description && m_description->hasGeneralClauses ? clauseText(general) : QString();
}

QString DerivationWriter::clauseOf(const engine::Step& step) const
{
    return clauseText(step.clause, m_description ? m_description->document : "");
}

bool DerivationWriter::explain(const engine::Step* step)
{
    if (!isExplained(step))
        return false;
    const StepWording wording(m_evaluation.trace, *step, name(), isExact());
    const std::vector<DerivationLink> links = linksOf(*step);
    for (const engine::Explanation* explanation : m_evaluation.trace.explanations(*step)) {
        if (explanation->text)
            paragraph(wording.sentence(explanation->text), clauseOf(*step));
        if (explanation->symbols)
            formula(QString::fromUtf8(explanation->symbols), wording.formula(explanation->values),
                    wording.rounding(), clauseOf(*step), links);
    }
    return true;
}

/// The operands that have a derivation of their own.
std::vector<DerivationLink> DerivationWriter::linksOf(const engine::Step& step) const
{
    std::vector<DerivationLink> links;
    for (const engine::Operand& operand : m_evaluation.trace.operands(step)) {
        const auto quantity = quantityOf(operand.name);
        if (quantity && *quantity != step.quantity && this->step(*quantity))
            links.push_back(link(symbolOf(*quantity), *quantity));
    }
    return links;
}

/// The coefficient is K or E; everything else is called the same in every system.
QString DerivationWriter::symbolOf(Quantity quantity) const
{
    return quantity == Quantity::Coefficient ? columnSymbol(engine::Column::Coefficient, m_description)
                                             : quantitySymbol(quantity);
}

QString DerivationWriter::rating(double value) const
{
    return formatNumberShort(value, isExact() ? 2 : 0);
}

QString DerivationWriter::iterated(double value) const
{
    return formatNumber(value, isExact() ? 2 : 0);
}

QString DerivationWriter::probability(double value) const
{
    return formatNumber(value, isExact() ? 4 : 3);
}

void DerivationWriter::paragraph(const QString& text, const QString& clause,
                                 std::vector<DerivationLink> links)
{
    m_derivation.blocks.emplace_back(DerivationParagraph{text, clause, std::move(links)});
}

void DerivationWriter::formula(const QString& symbols, const QString& values, const QString& result,
                               const QString& clause, std::vector<DerivationLink> links)
{
    m_derivation.blocks.emplace_back(DerivationFormula{symbols, values, result, clause, std::move(links)});
}

void DerivationWriter::table(DerivationTable table)
{
    m_derivation.blocks.emplace_back(std::move(table));
}

DerivationLink DerivationWriter::link(const QString& text, Quantity quantity) const
{
    return {text, {m_participant.number, quantity}};
}

QString DerivationWriter::opponentText(const engine::Term& term) const
{
    switch (term.kind) {
    case TermKind::Participant: return nameOf(term.opponent);
    case TermKind::CarryOver: return Tr::tr("carry-over game %1").arg(term.opponent + 1);
    case TermKind::Fictitious: return Tr::tr("fictitious draw");
    }
    return {};
}

std::optional<DerivationTarget> DerivationWriter::ratingTarget(const engine::Term& term,
                                                               NewcomerRating newcomers) const
{
    if (term.kind == TermKind::Fictitious)
        return DerivationTarget{m_participant.number, Quantity::FictitiousDraw};
    const engine::ParticipantEvaluation* opponent =
        term.kind == TermKind::Participant ? resultOf(term.opponent) : nullptr;
    if (!opponent)
        return std::nullopt;
    if (opponent->group == engine::Group::Established) {
        const bool special = opponent->oldRating && term.rating != *opponent->oldRating;
        return DerivationTarget{opponent->number, special ? Quantity::Exceptional : Quantity::EntryRating};
    }
    switch (newcomers) {
    case NewcomerRating::Final: return DerivationTarget{opponent->number, Quantity::FirstRating};
    case NewcomerRating::Start: return DerivationTarget{opponent->number, Quantity::StartValue};
    case NewcomerRating::Iterated: return DerivationTarget{opponent->number, Quantity::Iteration};
    }
    return std::nullopt;
}

bool DerivationWriter::hasRounds(const engine::Step& step) const
{
    const auto all = terms(step);
    return std::any_of(all.begin(), all.end(), [](const engine::Term& term) { return term.round > 0; });
}

DerivationTable DerivationWriter::opponents(const engine::Step& step, const QString& caption,
                                            NewcomerRating newcomers) const
{
    const bool rounds = hasRounds(step);
    DerivationTable table;
    table.caption = caption;
    const auto addColumn = [&](const QString& head, DerivationAlignment alignment) {
        table.heads += head;
        table.alignments.push_back(alignment);
    };
    if (rounds)
        addColumn(Tr::tr("Rd.", "round"), DerivationAlignment::Right);
    addColumn(Tr::tr("Opponent"), DerivationAlignment::Left);
    addColumn(Tr::tr("Rating R"), DerivationAlignment::Right);
    addColumn(Tr::tr("Result"), DerivationAlignment::Right);
    const int decimals = columnDecimals(terms(step), [](const engine::Term& term) { return term.rating; });
    double sum = 0;
    int halfPoints = 0;
    for (const engine::Term& term : terms(step)) {
        std::vector<DerivationCell> row;
        if (rounds)
            row.push_back({term.round > 0 ? formatCount(term.round) : QString()});
        row.push_back({opponentText(term)});
        row.push_back({formatNumber(term.rating, decimals), ratingTarget(term, newcomers)});
        row.push_back({pointsText(term.halfPoints / 2.0)});
        table.rows.push_back(std::move(row));
        sum += term.rating;
        halfPoints += term.halfPoints;
    }
    if (rounds)
        table.sums.emplace_back();
    table.sums.push_back({Tr::tr("sum")});
    table.sums.push_back({formatNumber(sum, decimals)});
    table.sums.push_back({pointsText(halfPoints / 2.0)});
    return table;
}

DerivationTable DerivationWriter::expectancies(const engine::Step& step, const QString& caption,
                                               NewcomerRating newcomers) const
{
    DerivationTable table = opponents(step, caption, newcomers);
    table.heads += {u"D"_s, u"P(D)"_s};
    table.alignments.insert(table.alignments.end(), 2, DerivationAlignment::Right);
    const int decimals =
        columnDecimals(terms(step), [](const engine::Term& term) { return term.difference; });
    double sum = 0;
    std::size_t at = 0;
    for (const engine::Term& term : terms(step)) {
        auto& row = table.rows[at++];
        row.push_back({formatNumber(term.difference, decimals)});
        row.push_back({probability(term.probability)});
        sum += term.probability;
    }
    table.sums[table.sums.size() - 2].text.clear(); // the sum of the ratings says nothing here
    table.sums.emplace_back();
    table.sums.push_back({probability(sum)});
    return table;
}

Derivation DerivationWriter::finish(Quantity quantity)
{
    // The coefficient is called K or E.
    const QString symbol = quantity == Quantity::Coefficient
                               ? columnSymbol(engine::Column::Coefficient, m_description)
                               : quantitySymbol(quantity);
    QString what = capitalised(quantityName(quantity));
    if (m_description)
        what.replace(u"DWZ"_s, QCoreApplication::translate("Rules", m_description->ratingName));
    m_derivation.title =
        fillPattern(Tr::tr("%1 of %2"), {symbol.isEmpty() ? what : what + u' ' + symbol, name()});
    m_derivation.rules =
        fillPattern(Tr::tr("%1, %2"), {ruleVersionName(m_version), arithmeticName(m_evaluation.arithmetic)});
    return std::move(m_derivation);
}

QString formulaPoints(double points)
{
    return formatNumberShort(points, 1);
}

QString pointsText(double points)
{
    return formatScore(engine::Score::fromHalfPoints(toInt(2 * points)));
}

QString roundedText(const QString& unrounded, const QString& rounded)
{
    return unrounded == rounded ? QString() : u"≈ "_s + rounded;
}

int toInt(double value)
{
    return static_cast<int>(std::lround(value));
}

} // namespace zahlmeister::ui
