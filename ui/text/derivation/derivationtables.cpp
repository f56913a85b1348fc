// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/derivation/derivationtables.h"

#include <algorithm>
#include <cmath>

#include "ui/text/derivation/stepwording.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::OperandName;
using engine::Quantity;
using engine::Step;
using engine::Term;
using engine::TermKind;

namespace {

constexpr double kWhole = 0.005; ///< what is no more than this from an integer is shown as one

/// Decimals of a column: none when all its numbers are integers, else as many as sums and differences are
/// shown with, so that the decimal marks stand below each other.
template <class Range, class ValueOf>
int columnDecimals(const Range& range, ValueOf valueOf)
{
    const bool integers = std::all_of(range.begin(), range.end(), [&](const auto& one) {
        return std::fabs(valueOf(one) - std::round(valueOf(one))) < kWhole;
    });
    return integers ? 0 : 2;
}

void addColumn(DerivationTable& table, const QString& head, DerivationAlignment alignment)
{
    table.heads += head;
    table.alignments.push_back(alignment);
}

DerivationCell roundCell(int round)
{
    return {round > 0 ? formatCount(round) : QString()};
}

QString opponentText(const DerivationWriter& writer, const Term& term)
{
    switch (term.kind) {
    case TermKind::Participant: return writer.nameOf(term.opponent);
    case TermKind::CarryOver: return Why::tr("carry-over game %1").arg(term.opponent + 1);
    case TermKind::Fictitious: return Why::tr("fictitious draw");
    }
    return {};
}

/// Which of a newcomer's values a step counts with.
Quantity ratingOfNewcomers(Quantity stepQuantity)
{
    switch (stepQuantity) {
    case Quantity::StartValue:
    case Quantity::FictitiousDraw: return Quantity::StartValue;
    case Quantity::Iteration: return Quantity::Iteration;
    default: return Quantity::FirstRating;
    }
}

/// Where the rating of an opponent leads.
std::optional<DerivationTarget> ratingTarget(const DerivationWriter& writer, const Step& step,
                                             const Term& term)
{
    if (term.kind == TermKind::Fictitious)
        return DerivationTarget{writer.participant().number, Quantity::FictitiousDraw};
    const engine::ParticipantEvaluation* opponent =
        term.kind == TermKind::Participant ? writer.resultOf(term.opponent) : nullptr;
    if (!opponent)
        return std::nullopt;
    if (opponent->group != engine::Group::Established)
        return DerivationTarget{opponent->number, ratingOfNewcomers(step.quantity)};
    const bool special = opponent->exceptional && term.rating != opponent->oldRating;
    return DerivationTarget{opponent->number, special ? Quantity::Exceptional : Quantity::EntryRating};
}

/// D and P(D), whose sum is the expected score.
void addExpectancies(const DerivationWriter& writer, const Step& step, DerivationTable& table)
{
    const auto terms = writer.trace().terms(step);
    addColumn(table, u"D"_s, DerivationAlignment::Right);
    addColumn(table, u"P(D)"_s, DerivationAlignment::Right);
    const int decimals = columnDecimals(terms, [](const Term& term) { return term.difference; });
    double sum = 0;
    std::size_t at = 0;
    for (const Term& term : terms) {
        auto& row = table.rows[at++];
        row.push_back({formatNumber(term.difference, decimals)});
        row.push_back({writer.probability(term.probability)});
        sum += term.probability;
    }
    table.sums[table.sums.size() - 2].text.clear(); // the sum of the ratings says nothing here
    table.sums.emplace_back();
    table.sums.push_back({writer.probability(sum)});
}

/// The day after which a carry-over game is dropped.
QString expiry(const DerivationWriter& writer, const std::optional<engine::Date>& date)
{
    const auto years = writer.version().number("carry_over_years");
    return date && years.has_value() ? formatDate(date->plusYears(toInt(*years))) : QString();
}

} // namespace

DerivationTable gamesTable(const DerivationWriter& writer, const Step& step, const QString& caption,
                           bool withExpectancies)
{
    const auto terms = writer.trace().terms(step);
    const bool rounds =
        std::any_of(terms.begin(), terms.end(), [](const Term& term) { return term.round > 0; });
    DerivationTable table{.caption = caption};
    if (rounds)
        addColumn(table, Why::tr("Rd.", "round"), DerivationAlignment::Right);
    addColumn(table, Why::tr("Opponent"), DerivationAlignment::Left);
    const bool hasExpectancies =
        withExpectancies &&
        std::any_of(terms.begin(), terms.end(), [](const Term& term) { return term.probability != 0; });
    // Beside D and P(D) the regulation's symbols say enough, and names need the room.
    addColumn(table, hasExpectancies ? u"R"_s : Why::tr("Rating R"), DerivationAlignment::Right);
    addColumn(table, hasExpectancies ? u"p"_s : Why::tr("Result"), DerivationAlignment::Right);
    const int decimals = columnDecimals(terms, [](const Term& term) { return term.rating; });
    double sum = 0;
    int halfPoints = 0;
    for (const Term& term : terms) {
        auto& row = table.rows.emplace_back();
        if (rounds)
            row.push_back(roundCell(term.round));
        row.push_back({opponentText(writer, term)});
        row.push_back({formatNumber(term.rating, decimals), ratingTarget(writer, step, term)});
        row.push_back({pointsText(term.halfPoints / 2.0)});
        sum += term.rating;
        halfPoints += term.halfPoints;
    }
    if (rounds)
        table.sums.emplace_back();
    table.sums.push_back({Why::tr("sum")});
    table.sums.push_back({formatNumber(sum, decimals)});
    table.sums.push_back({pointsText(halfPoints / 2.0)});
    if (hasExpectancies)
        addExpectancies(writer, step, table);
    return table;
}

DerivationTable carryOverTable(const DerivationWriter& writer, const Step& step, const QString& caption)
{
    DerivationTable table = gamesTable(writer, step, caption);
    addColumn(table, Why::tr("Origin"), DerivationAlignment::Left);
    addColumn(table, Why::tr("Valid until"), DerivationAlignment::Right);
    std::size_t at = 0;
    for (const Term& term : writer.trace().terms(step)) {
        const bool old = term.kind == TermKind::CarryOver;
        const auto& date = old ? writer.participant().carryOver[static_cast<std::size_t>(term.opponent)].date
                               : writer.tournament().header.end;
        table.rows[at].push_back({old ? Why::tr("kept") : Why::tr("from this tournament")});
        table.rows[at].push_back({expiry(writer, date)});
        ++at;
    }
    table.sums.insert(table.sums.end(), 2, {});
    return table;
}

DerivationTable changesTable(const DerivationWriter& writer, const QString& caption)
{
    DerivationTable table{.caption = caption};
    addColumn(table, Why::tr("Opponent"), DerivationAlignment::Left);
    for (const QString& head : {u"p"_s, u"P(D)"_s, u"p − P(D)"_s, u"+/−"_s})
        addColumn(table, head, DerivationAlignment::Right);
    double surplus = 0;
    double change = 0;
    for (const engine::GameDetail& detail : writer.result().details) {
        if (!detail.counted || !detail.expected || !detail.change)
            continue;
        const engine::Score score = engine::tablePoints(detail.result);
        const double difference = score.points() - *detail.expected;
        table.rows.push_back({{writer.nameOf(detail.opponent.value())},
                              {formatScore(score)},
                              {writer.probability(*detail.expected)},
                              {writer.probability(difference)},
                              {formatSigned(*detail.change, 3)}});
        surplus += difference;
        change += *detail.change;
    }
    table.sums = {{Why::tr("sum")},
                  {formatScore(writer.result().score)},
                  {writer.probability(writer.result().expected.value_or(0))},
                  {writer.probability(surplus)},
                  {formatSigned(change, 3)}};
    return table;
}

DerivationTable parameterRowTable(const DerivationWriter& writer, const char* parameter,
                                  const QString& symbol, int index, const QString& caption)
{
    const std::vector<double> row = writer.version().row(parameter).value_or(std::vector<double>());
    const int last = static_cast<int>(row.size());
    const int marked = std::clamp(index, 1, std::max(1, last));
    DerivationTable table{.caption = caption};
    addColumn(table, Why::tr("Index"), DerivationAlignment::Left);
    auto& cells = table.rows.emplace_back();
    cells.push_back({symbol});
    for (int column = 1; column <= last; ++column) {
        addColumn(table, column < last ? formatCount(column) : u">"_s + formatCount(last - 1),
                  DerivationAlignment::Right);
        cells.push_back(
            {formatNumberShort(row[static_cast<std::size_t>(column) - 1], 1), {}, column == marked});
    }
    return table;
}

DerivationTable stepsTable(const DerivationWriter& writer, const std::vector<const Step*>& steps)
{
    const engine::Trace& trace = writer.trace();
    const QString symbol = quantitySymbol(steps.front()->quantity, writer.system());
    // The values of an iteration stand below each other.
    const int decimals = columnDecimals(steps, [](const Step* step) { return step->result; });
    const auto textOf = [&](const Step& step, const engine::Operand& operand) {
        const bool isValue = operand.name == OperandName::Value || operand.name == OperandName::Step;
        return isValue ? formatNumber(operand.value, decimals)
                       : StepWording(writer, &step).valueText(operand.name, operand.value);
    };
    DerivationTable table{.caption = Why::tr("All %n step(s)", nullptr, static_cast<int>(steps.size()))};
    addColumn(table, u"z"_s, DerivationAlignment::Right);
    for (const Step* step : steps)
        table.rows.push_back({{formatCount(step->iteration)}});
    const auto operands = trace.operands(*steps.front());
    for (std::size_t at = 0; at < operands.size(); ++at) {
        const OperandName name = operands[at].name;
        const QString head = name == OperandName::Value ? symbol : operandSymbol(name, writer.system());
        const bool isFixed = std::all_of(steps.begin(), steps.end(), [&](const Step* step) {
            return trace.operands(*step)[at].value == operands[at].value;
        });
        // What no step changes is said once.
        if (isFixed && steps.size() > 1) {
            table.caption += u", "_s + head + u"\u00A0=\u00A0"_s + textOf(*steps.front(), operands[at]);
            continue;
        }
        addColumn(table, head, DerivationAlignment::Right);
        for (std::size_t row = 0; row < steps.size(); ++row)
            table.rows[row].push_back({textOf(*steps[row], trace.operands(*steps[row])[at])});
    }
    addColumn(table, symbol + u'\'', DerivationAlignment::Right);
    for (std::size_t row = 0; row < steps.size(); ++row)
        table.rows[row].push_back({formatNumber(steps[row]->result, decimals)});
    table.rows.back().back().strong = true;
    return table;
}

DerivationTable notCountedTable(const DerivationWriter& writer, const std::vector<const Step*>& steps)
{
    DerivationTable table{.caption = Why::tr("Games that do not count")};
    addColumn(table, Why::tr("Rd.", "round"), DerivationAlignment::Right);
    addColumn(table, Why::tr("Opponent"), DerivationAlignment::Left);
    addColumn(table, Why::tr("Result"), DerivationAlignment::Right);
    addColumn(table, Why::tr("Reason"), DerivationAlignment::Left);
    // The steps follow the details game by game; only the step knows the clause.
    auto step = steps.begin();
    for (const engine::GameDetail& detail : writer.result().details) {
        if (detail.counted)
            continue;
        const QString clause = step != steps.end() ? writer.clause((*step++)->clause) : QString();
        const QString reason = detail.reason ? ui::notCountedText(*detail.reason) : QString();
        table.rows.push_back(
            {roundCell(detail.round.value_or(0)),
             {writer.nameOf(detail.opponent.value())},
             {formatSide(detail.result)},
             {clause.isEmpty() ? reason : fillPattern(Why::tr("%1 (%2)"), {reason, clause})}});
    }
    return table;
}

} // namespace zahlmeister::ui
