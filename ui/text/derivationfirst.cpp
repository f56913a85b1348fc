// SPDX-License-Identifier: GPL-3.0-or-later
// First ratings: document 000, 3.4.1.3, 3.4.4, Anhang 1.1 and 1.2.2.
#include <algorithm>
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

/// A player who gets no first rating is told why; returns whether it was so.
bool writtenWhyNone(DerivationWriter& writer)
{
    if (writer.isNewcomer())
        return false;
    if (writer.isEstablished()) {
        writer.paragraph(
            fillPattern(Tr::tr("%1 has a rating and needs no first DWZ. His new DWZ follows from W − W_e."),
                        {writer.name()}),
            writer.clause("3.5.2"), {writer.link(u"R_n"_s, Quantity::NewRating)});
    } else {
        writeGroup(writer);
    }
    return true;
}

bool hasFinding(const DerivationWriter& writer, engine::FindingCode code)
{
    const auto& findings = writer.evaluation().findings;
    return std::any_of(findings.begin(), findings.end(), [&](const engine::Finding& finding) {
        return finding.code == code &&
               (!finding.place.participant || *finding.place.participant == writer.participant().number);
    });
}

/// Which ratings of opponents went into R_p.
QString startRemark(const DerivationWriter& writer)
{
    return writer.result().group == engine::Group::First
               ? Tr::tr("The start value R_p is a first estimate from the games against players with a "
                        "rating and the carry-over games.")
               : Tr::tr("The start value R_p is a first estimate from the games against players with a "
                        "rating and of the first stage, these "
                        "with their own R_p, and the carry-over games.");
}

void writeIterationMethod(DerivationWriter& writer)
{
    writer.paragraph(Tr::tr("All newcomers are computed together, step by step. Every step compares the "
                            "score W in all games of selection II "
                            "and the carry-over games with the expected score W_e at the value R_z, and "
                            "moves R_z by D'. Opponents who are "
                            "newcomers themselves count with their R_z from the step before."),
                     writer.clause("3.4.4.1, Anhang 1.1"));
    writer.formula(
        u"p' = 0,5 + (W − W_e) / n,  D' = D(p'),  R_z' = R_z + D'"_s.replace(u"0,5"_s, formatNumber(0.5, 1)),
        {}, {}, writer.clause("Anhang 1.1.2"));
}

/// The sentences about the correction of R_i to R_1, by its three cases.
void writeCorrection(DerivationWriter& writer, const Step& step)
{
    if (writer.explain(&step))
        return;
    const double iterated = writer.operand(step, OperandName::IterationValue);
    const double bound = writer.operand(step, OperandName::UpperBound);
    const double least = writer.operand(step, OperandName::MinimumRating);
    const QString value = writer.rating(iterated);
    const QString boundText = formatRating(toInt(bound));
    const QString leastText = formatRating(toInt(least));
    const QString r = formatNumberShort(writer.operand(step, OperandName::ParameterR), 4);
    const QString unrounded = formatNumberShort(writer.operand(step, OperandName::Unrounded), 2);
    const QString result = roundedText(unrounded, formatRating(toInt(step.result)));
    const QString clause = writer.clauseOf(step);
    if (iterated >= bound) {
        writer.paragraph(
            fillPattern(Tr::tr("From %1 on nothing is corrected: R_1 is R_i, rounded."), {boundText}),
            writer.clause("3.4.4.2"));
        writer.formula(u"R_1 = R_i"_s, u"R_1 = "_s + unrounded, result, clause);
        return;
    }
    writer.paragraph(
        fillPattern(Tr::tr("Below %1 the value is raised, so that newcomers are not rated too low."),
                    {boundText}),
        writer.clause("3.4.4.2"));
    if (iterated >= least) {
        writer.formula(fillPattern(u"R_1 = R_i + r · (%1 − R_i)"_s, {boundText}),
                       fillPattern(u"R_1 = %1 + %2 · (%3 − %1) = %4"_s, {value, r, boundText, unrounded}),
                       result, clause);
        return;
    }
    // 1100 + r (2000 - 1100) R_i / 1100 is what the regulation prints as 1100 + 9 r R_i / 11.
    writer.formula(fillPattern(u"R_1 = %1 + r · (%2 − %1) · R_i / %1"_s, {leastText, boundText}),
                   fillPattern(u"R_1 = %1 + %2 · (%3 − %1) · %4 / %1 = %5"_s,
                               {leastText, r, boundText, value, unrounded}),
                   result, clause);
}

} // namespace

DerivationTable iterationTable(const DerivationWriter& writer, const std::vector<const Step*>& steps,
                               const QString& caption)
{
    DerivationTable table;
    table.caption = caption;
    table.heads = {Tr::tr("Step"), u"R_z"_s, u"W"_s, u"W_e"_s, u"n"_s, u"p'"_s, u"D'"_s, u"R_z'"_s};
    table.alignments.assign(static_cast<std::size_t>(table.heads.size()), DerivationAlignment::Right);
    for (const Step* step : steps) {
        table.rows.push_back({{formatCount(step->iteration)},
                              {writer.iterated(writer.operand(*step, OperandName::Value))},
                              {pointsText(writer.operand(*step, OperandName::Score))},
                              {writer.probability(writer.operand(*step, OperandName::Expected))},
                              {formatCount(toInt(writer.operand(*step, OperandName::Games)))},
                              {writer.probability(writer.operand(*step, OperandName::Correction))},
                              {writer.iterated(writer.operand(*step, OperandName::Step))},
                              {writer.iterated(step->result)}});
    }
    if (!table.rows.empty())
        table.rows.back().back().strong = true;
    return table;
}

void writeStartValue(DerivationWriter& writer)
{
    if (writtenWhyNone(writer))
        return;
    const Step* step = writer.step(Quantity::StartValue);
    if (!step)
        return;
    const double difference = writer.operand(*step, OperandName::Difference);
    const double games = writer.operand(*step, OperandName::Games);
    const QString average = writer.rating(writer.operand(*step, OperandName::OpponentsAverage));
    const QString p = writer.probability(writer.operand(*step, OperandName::Percentage));
    writer.paragraph(startRemark(writer), writer.clauseOf(*step));
    writer.table(writer.opponents(*step, Tr::tr("Games of the start value"), NewcomerRating::Start));
    writer.formula(
        u"R_c = ΣR / n,  p = W / n"_s,
        fillPattern(u"R_c = %1 / %2 = %3,  p = %4 / %2 = %5"_s,
                    {writer.rating(writer.operand(*step, OperandName::RatingSum)), formatCount(toInt(games)),
                     average, formulaPoints(writer.operand(*step, OperandName::Score)), p}),
        {});
    writer.formula(u"R_p = R_c + D(p)"_s,
                   fillPattern(u"R_p = %1 %2 %3 = %4"_s,
                               {average, difference < 0 ? u"−"_s : u"+"_s,
                                writer.rating(std::fabs(difference)), writer.rating(step->result)}),
                   {}, writer.clauseOf(*step));
}

void writeFictitiousDraw(DerivationWriter& writer)
{
    const Step* step = writer.step(Quantity::FictitiousDraw);
    if (!step) {
        writer.paragraph(
            fillPattern(Tr::tr("%1 did not win all games that count, so there is no fictitious draw."),
                        {writer.name()}),
            writer.clause(writer.isEstablished() ? "3.6.2" : "3.4.1.3"));
        return;
    }
    const QString text =
        writer.isEstablished()
            ? Tr::tr("%1 won all games that count. No finite performance belongs to 100 %, so a fictitious "
                     "draw against the average of his "
                     "opponents is added.")
            : Tr::tr("%1 won all games that count. No finite rating belongs to 100 %, so a fictitious draw "
                     "is added against the average of "
                     "his opponents; newcomers among them enter it with their start values.");
    writer.paragraph(fillPattern(text, {writer.name()}), writer.clauseOf(*step));
    if (!writer.terms(*step).empty())
        writer.table(writer.opponents(*step, Tr::tr("The opponents of the average"), NewcomerRating::Start));
    writer.formula(
        Tr::tr("R = ΣR / n"),
        fillPattern(u"R = %1 / %2 = %3"_s, {writer.rating(writer.operand(*step, OperandName::RatingSum)),
                                            formatCount(toInt(writer.operand(*step, OperandName::Games))),
                                            writer.rating(step->result)}),
        {});
}

void writeIteration(DerivationWriter& writer)
{
    if (writtenWhyNone(writer))
        return;
    const auto steps = writer.steps(Quantity::Iteration);
    if (steps.empty())
        return;
    writeIterationMethod(writer);
    writer.table(
        iterationTable(writer, steps, Tr::tr("All %n step(s)", nullptr, static_cast<int>(steps.size()))));
    writer.table(
        writer.expectancies(*steps.back(),
                            fillPattern(Tr::tr("The opponents in the last step, at R_z = %1"),
                                        {writer.rating(writer.operand(*steps.back(), OperandName::Value))}),
                            NewcomerRating::Iterated));
    writeIterationValue(writer);
}

void writeIterationValue(DerivationWriter& writer)
{
    if (writtenWhyNone(writer))
        return;
    const Step* step = writer.step(Quantity::IterationValue);
    if (!step)
        return;
    if (writer.explain(step))
        return;
    const QString value = writer.rating(step->result);
    if (const int cycle = toInt(writer.operand(*step, OperandName::CycleLength)); cycle > 0) {
        writer.paragraph(fillPattern(Tr::tr("With the integers of the tables the values repeat every %1 "
                                            "steps and do not settle. Then the "
                                            "highest of them holds: R_i = %2."),
                                     {formatCount(cycle), value}),
                         writer.clauseOf(*step));
    } else if (hasFinding(writer, engine::FindingCode::IterationLimitReached)) {
        writer.paragraph(
            fillPattern(
                Tr::tr(
                    "The iteration did not settle and was stopped; R_i = %1 is the value of its last step."),
                {value}),
            writer.clauseOf(*step));
    } else {
        const QString tolerance = formatNumberShort(writer.parameter("tolerance").value_or(0), 3);
        writer.paragraph(fillPattern(Tr::tr("The iteration ends when D' is below %2 for all newcomers at "
                                            "once. The last value is R_i = %1."),
                                     {value, tolerance}),
                         writer.clauseOf(*step));
    }
    if (writer.operand(*step, OperandName::Value) < 0)
        writer.paragraph(Tr::tr("A negative value is raised to 0."), writer.clause("3.4.4.2"));
    if (hasFinding(writer, engine::FindingCode::IterationHasNoSolution)) {
        writer.paragraph(Tr::tr("No result bounds this value from above: he and every newcomer he did not "
                                "beat won all other games. The value "
                                "only shows where the iteration stopped."),
                         writer.clause("3.4.4.1"));
    }
}

void writeFirstRating(DerivationWriter& writer)
{
    if (writtenWhyNone(writer))
        return;
    writeGroup(writer);
    writeStartValue(writer);
    if (writer.step(Quantity::FictitiousDraw))
        writeFictitiousDraw(writer);
    writeIteration(writer);
    if (const Step* step = writer.step(Quantity::FirstRating))
        writeCorrection(writer, *step);
    writer.paragraph(Tr::tr("A first DWZ has the index 1."), writer.clause("2.2.4"));
    writeRecorded(writer);
    writeGamesNotCounted(writer);
}

} // namespace zahlmeister::ui
