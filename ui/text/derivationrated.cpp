// SPDX-License-Identifier: GPL-3.0-or-later
// Players with a rating: document 000, 3.3.2, 3.5, 3.6, Anhang 1.1.4 and 3.2.
#include <cmath>

#include <QCoreApplication>

#include "ui/text/derivationchapters.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::OperandName;
using engine::Quantity;
using engine::Step;

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(Derivation)
};

void writeNoGames(DerivationWriter& writer)
{
    writer.paragraph(
        fillPattern(
            Tr::tr("No game of %1 counts. Nothing is evaluated, and rating and index stay as they are."),
            {writer.name()}),
        writer.clause("3.5.2"));
    writeGamesNotCounted(writer);
}

/// Which opponents are seen with their performance.
void writeSpecialOpponents(DerivationWriter& writer, const Step& step)
{
    for (const engine::Term& term : writer.terms(step)) {
        const auto* opponent = writer.resultOf(term.opponent);
        if (!opponent || !opponent->exceptional)
            continue;
        const QString name = writer.nameOf(term.opponent);
        writer.paragraph(
            fillPattern(
                Tr::tr(
                    "%1 is an exceptional player: he counts with his performance %2 instead of his DWZ %3."),
                {name, writer.rating(term.rating), formatRating(opponent->oldRating.value_or(0))}),
            writer.clause("3.6.3"),
            {{fillPattern(Tr::tr("special rating of %1"), {name}),
              {opponent->number, Quantity::Exceptional}}});
    }
}

/// How P(D) is found in this arithmetic.
void writeExpectancyMethod(DerivationWriter& writer)
{
    if (writer.isExact()) {
        writer.paragraph(Tr::tr("P(D) is the normal distribution with the standard deviation 200·√2. All "
                                "values are carried on without "
                                "rounding; four decimals are shown."),
                         writer.clause("3.3.1"));
    } else {
        writer.paragraph(Tr::tr("P(D) is read from the table of expectancies, with three decimals."),
                         writer.clause("Anhang 2.1"));
    }
}

/// Anhang 3.2: the same change, game by game.
void writeChangeByGame(DerivationWriter& writer, const QString& changeHead)
{
    DerivationTable table;
    table.caption = Tr::tr("The same, game by game");
    table.clause = writer.clause("Anhang 3.2");
    table.heads = {Tr::tr("Opponent"), Tr::tr("Result"), u"P(D)"_s, u"p − P(D)"_s, changeHead};
    table.alignments = {DerivationAlignment::Left, DerivationAlignment::Right, DerivationAlignment::Right,
                        DerivationAlignment::Right, DerivationAlignment::Right};
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
    table.sums = {{Tr::tr("sum")},
                  {formatScore(writer.result().score)},
                  {writer.probability(writer.result().expected.value_or(0))},
                  {writer.probability(surplus)},
                  {formatSigned(change, 3)}};
    if (!table.rows.empty())
        writer.table(std::move(table));
}

void writePerformanceStart(DerivationWriter& writer, const Step& start)
{
    const double difference = writer.operand(start, OperandName::Difference);
    const QString average = writer.rating(writer.operand(start, OperandName::OpponentsAverage));
    const double games = writer.operand(start, OperandName::Games);
    writer.paragraph(
        Tr::tr(
            "R_h is the rating at which the expected score is the score reached. It is found step by step, "
            "starting from R_p."),
        writer.clause("3.6.1"));
    writer.formula(
        u"R_c = ΣR / n"_s,
        fillPattern(u"R_c = %1 / %2 = %3"_s, {writer.rating(writer.operand(start, OperandName::RatingSum)),
                                              formatCount(writer.result().games), average}),
        {});
    if (writer.step(Quantity::FictitiousDraw))
        writeFictitiousDraw(writer);
    writer.formula(
        u"R_p = R_c + D(p), p = W / n"_s,
        fillPattern(u"p = %1 / %2 = %3, R_p = %4 %5 %6 = %7"_s,
                    {formulaPoints(writer.operand(start, OperandName::Score)), formatCount(toInt(games)),
                     writer.probability(writer.operand(start, OperandName::Percentage)), average,
                     difference < 0 ? u"−"_s : u"+"_s, writer.rating(std::fabs(difference)),
                     writer.rating(start.result)}),
        {}, writer.clauseOf(start));
}

/// The reason why there is no R_h.
void writeNoPerformance(DerivationWriter& writer)
{
    if (!writer.isEstablished()) {
        writer.paragraph(Tr::tr("For players who had no rating before, no performance is computed."),
                         writer.clause("3.6.1"));
    } else if (writer.result().score == engine::kLoss && writer.result().games > 0) {
        writer.paragraph(
            fillPattern(Tr::tr("%1 has no points, so there is no performance."), {writer.name()}),
            writer.clause("3.6.2"));
    } else {
        writer.paragraph(fillPattern(Tr::tr("A performance needs at least %1 games that count; %2 has %3."),
                                     {formatCount(toInt(writer.parameter("games_needed").value_or(0))),
                                      writer.name(), formatCount(writer.result().games)}),
                         writer.clause("3.6.1"));
    }
}

void writeIndexOf(DerivationWriter& writer)
{
    const auto& result = writer.result();
    if (result.oldIndex && result.newIndex) {
        writer.formula(
            Tr::tr("index + 1"),
            fillPattern(u"%1 + 1 = %2"_s, {formatCount(*result.oldIndex), formatCount(*result.newIndex)}), {},
            writer.clause("2.2.4"));
    }
}

} // namespace

void writeExpected(DerivationWriter& writer)
{
    if (writer.isNewcomer()) {
        writer.paragraph(fillPattern(Tr::tr("%1 had no rating, so nothing could be expected of him. Within "
                                            "the iteration W_e is the expected "
                                            "score at the value of the step:"),
                                     {writer.name()}),
                         writer.clause("3.4.4.1"), {writer.link(Tr::tr("first DWZ"), Quantity::FirstRating)});
        writeIteration(writer);
        return;
    }
    const Step* step = writer.step(Quantity::Expected);
    if (!writer.isEstablished()) {
        writer.paragraph(
            fillPattern(Tr::tr("%1 has no rating, so nothing could be expected of him."), {writer.name()}),
            writer.clause("3.3.2"));
        return;
    }
    if (!step || writer.result().games == 0) {
        writeNoGames(writer);
        return;
    }
    writer.paragraph(fillPattern(Tr::tr("From the difference D = R_o − R to every opponent follows the "
                                        "winning expectancy P(D); R_o is %1. "
                                        "W_e is their sum."),
                                 {formatRating(toInt(writer.operand(*step, OperandName::OldRating)))}),
                     writer.clauseOf(*step), {writer.link(u"R_o"_s, Quantity::EntryRating)});
    writeSpecialOpponents(writer, *step);
    writer.table(writer.expectancies(*step, Tr::tr("Winning expectancies")));
    writer.formula(u"W_e = ΣP(D)"_s, u"W_e = "_s + writer.probability(step->result), {});
    writeExpectancyMethod(writer);
    writeGamesNotCounted(writer);
}

void writePerformance(DerivationWriter& writer)
{
    const Step* end = writer.step(Quantity::Performance);
    const Step* start = writer.step(Quantity::PerformanceStart);
    if (!end || !start) {
        writeNoPerformance(writer);
        return;
    }
    writePerformanceStart(writer, *start);
    const auto steps = writer.steps(Quantity::PerformanceIteration);
    writer.table(iterationTable(writer, steps, Tr::tr("The steps")));
    if (!steps.empty() &&
        std::fabs(steps.back()->result - writer.operand(*end, OperandName::Unrounded)) > 1e-9 &&
        steps.back()->result > 0) {
        writer.paragraph(Tr::tr("With the tables the values go to and fro here; then the higher one holds."),
                         writer.clause("Anhang 1.1.3"));
    }
    writer.table(writer.expectancies(
        *end, fillPattern(Tr::tr("The opponents at R_h = %1"),
                          {writer.rating(writer.operand(*end, OperandName::Unrounded))})));
    const QString unrounded = writer.rating(writer.operand(*end, OperandName::Unrounded));
    writer.paragraph(steps.empty() || steps.back()->result >= 0
                         ? fillPattern(Tr::tr("R_h is the value of the last step, rounded: %1."),
                                       {formatRating(toInt(end->result))})
                         : Tr::tr("The last step is negative, so R_h is 0."),
                     writer.clauseOf(*end));
    writeExceptional(writer);
}

void writeExceptional(DerivationWriter& writer)
{
    const Step* step = writer.step(Quantity::Exceptional);
    if (!step) {
        writeNoPerformance(writer);
        writer.paragraph(Tr::tr("Without a performance there is no special rating."), writer.clause("3.6.3"));
        return;
    }
    if (writer.explain(step))
        return;
    const double old = writer.operand(*step, OperandName::OldRating);
    const double threshold = writer.operand(*step, OperandName::Threshold);
    const double performance = writer.operand(*step, OperandName::Performance);
    const bool above = performance > old + threshold;
    writer.formula(
        fillPattern(u"R_h > R_o + %1"_s, {formatRating(toInt(threshold))}),
        fillPattern(above ? u"%1 > %2 + %3 = %4"_s : u"%1 ≤ %2 + %3 = %4"_s,
                    {writer.rating(performance), formatRating(toInt(old)), formatRating(toInt(threshold)),
                     formatRating(toInt(old + threshold))}),
        {}, writer.clauseOf(*step),
        {writer.link(u"R_h"_s, Quantity::Performance), writer.link(u"R_o"_s, Quantity::EntryRating)});
    if (writer.result().exceptional) {
        writer.paragraph(fillPattern(Tr::tr("%1 is an exceptional player: his opponents with a rating are "
                                            "evaluated against %2. For himself nothing changes."),
                                     {writer.name(), writer.rating(performance)}),
                         writer.clause("3.6.3"));
    } else if (above) {
        writer.paragraph(Tr::tr("In matches there is no special rating."), writer.clause("3.6.3"));
    } else {
        writer.paragraph(Tr::tr("So there is no special rating; opponents are evaluated against R_o."),
                         writer.clause("3.6.3"));
    }
}

void writeNewRating(DerivationWriter& writer)
{
    const Step* step = writer.step(Quantity::NewRating);
    if (!step) {
        writeNoGames(writer);
        return;
    }
    if (writer.explain(step)) {
        writeIndexOf(writer);
        writeRecorded(writer);
        writeChangeByGame(writer, u"+/−"_s);
        writeGamesNotCounted(writer);
        return;
    }
    const double score = writer.operand(*step, OperandName::Score);
    const double expected = writer.operand(*step, OperandName::Expected);
    const double coefficient = writer.operand(*step, OperandName::Coefficient);
    const double unrounded = writer.operand(*step, OperandName::Unrounded);
    const double minimum = writer.operand(*step, OperandName::MinimumRating);
    const QString old = formatRating(toInt(writer.operand(*step, OperandName::OldRating)));
    const QString pattern =
        score >= expected ? Tr::tr("%1 has %2 points from %3 games; %4 were expected. That is %5 more.")
                          : Tr::tr("%1 has %2 points from %3 games; %4 were expected. That is %5 less.");
    writer.paragraph(
        fillPattern(pattern, {writer.name(), pointsText(score), formatCount(writer.result().games),
                              writer.probability(expected), writer.probability(std::fabs(score - expected))}),
        {}, {writer.link(u"W"_s, Quantity::Score), writer.link(u"W_e"_s, Quantity::Expected)});
    const QString rounded = formatRating(toInt(step->result));
    const QString sum = formatNumberShort(unrounded, writer.isExact() ? 4 : 3);
    const bool raised = unrounded < minimum && toInt(step->result) == toInt(minimum);
    writer.formula(u"R_n = R_o + K · (W − W_e)"_s,
                   fillPattern(u"R_n = %1 + %2 · (%3 − %4) = %5"_s,
                               {old, formatCoefficient(coefficient), formulaPoints(score),
                                writer.probability(expected), sum}),
                   raised ? QString() : roundedText(sum, rounded), writer.clauseOf(*step),
                   {writer.link(u"R_o = "_s + old, Quantity::EntryRating),
                    writer.link(u"K = "_s + formatCoefficient(coefficient), Quantity::Coefficient),
                    writer.link(u"W_e = "_s + writer.probability(expected), Quantity::Expected)});
    if (raised) {
        writer.paragraph(
            fillPattern(Tr::tr("No DWZ is lower than %1, so R_n = %1."), {formatRating(toInt(minimum))}),
            writer.clause("3.5.2"));
    }
    writeIndexOf(writer);
    writeRecorded(writer);
    writeChangeByGame(writer, u"K · (p − P(D))"_s);
    writeGamesNotCounted(writer);
}

void writeNewIndex(DerivationWriter& writer)
{
    if (writer.isNewcomer()) {
        writer.paragraph(Tr::tr("A first DWZ has the index 1."), writer.clause("2.2.4"));
        return;
    }
    if (!writer.step(Quantity::NewIndex)) {
        writeNoGames(writer);
        return;
    }
    writer.paragraph(Tr::tr("The index counts the evaluations. Every evaluation raises it by one, even if "
                            "only one game counts."),
                     writer.clause("2.2.4"));
    writeIndexOf(writer);
}

void writeRecorded(DerivationWriter& writer)
{
    if (writer.participant().member)
        return;
    writer.paragraph(fillPattern(Tr::tr("%1 is not a member of a club in the federation. He takes part in "
                                        "the computation, but no DWZ is recorded."),
                                 {writer.name()}),
                     writer.clause("3.4.3"));
}

} // namespace zahlmeister::ui
