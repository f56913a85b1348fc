// SPDX-License-Identifier: GPL-3.0-or-later
// The development coefficient K: document 000, 3.5.1 and Anhang 1.3.
#include <algorithm>

#include <QCoreApplication>

#include "ui/text/derivationchapters.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::AgeGroup;
using engine::OperandName;
using engine::Quantity;
using engine::Step;

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(Derivation)
};

constexpr int kFactorDecimals = 3; ///< of a, b and the unrounded K, as Anhang 3.1.9 has them

/// A player without K is told why; returns whether it was so.
bool writtenWhyNone(DerivationWriter& writer)
{
    if (writer.step(Quantity::Coefficient))
        return false;
    if (writer.isEstablished()) {
        writer.paragraph(
            fillPattern(Tr::tr("No game of %1 counts, so the rating does not change and no K is needed."),
                        {writer.name()}),
            writer.clause("3.5.2"));
    } else {
        writer.paragraph(
            fillPattern(Tr::tr("%1 has no rating yet. Only ratings that exist change with a coefficient K."),
                        {writer.name()}),
            writer.clause("3.5.1"), {writer.link(Tr::tr("group"), Quantity::Group)});
    }
    return true;
}

/// Not every version has every factor; returns whether this one is unknown.
bool writtenUnknown(DerivationWriter& writer, Quantity quantity)
{
    if (writer.step(quantity))
        return false;
    writer.paragraph(Tr::tr("These rules know no such factor."));
    return true;
}

AgeGroup ageGroupOf(const DerivationWriter& writer, const Step& step)
{
    return static_cast<AgeGroup>(toInt(writer.operand(step, OperandName::AgeGroup)));
}

bool isSuccess(const DerivationWriter& writer, const Step& step)
{
    return writer.operand(step, OperandName::Score) >= writer.operand(step, OperandName::Expected);
}

/// "W = 4½ ≥ W_e = 3,818", the condition that a and b hang on.
QString comparison(const DerivationWriter& writer, const Step& step)
{
    return fillPattern(isSuccess(writer, step) ? u"W = %1 ≥ W_e = %2"_s : u"W = %1 < W_e = %2"_s,
                       {formulaPoints(writer.operand(step, OperandName::Score)),
                        writer.probability(writer.operand(step, OperandName::Expected))});
}

QString ageGroupRange(const DerivationWriter& writer, AgeGroup group)
{
    const QString youth = formatCount(toInt(writer.parameter("youth_maximum_age").value_or(0)));
    const int junior = toInt(writer.parameter("junior_maximum_age").value_or(0));
    switch (group) {
    case AgeGroup::Youth: return fillPattern(Tr::tr("Players up to %1 years are youth."), {youth});
    case AgeGroup::Junior:
        return fillPattern(Tr::tr("Players over %1 and up to %2 years are juniors."),
                           {youth, formatCount(junior)});
    case AgeGroup::Adult:
        return fillPattern(Tr::tr("Players of %1 years and more are adults."), {formatCount(junior + 1)});
    }
    return {};
}

struct BaseRow {
    std::string_view parameter; ///< of the rule version
    QString players;            ///< for whom it holds
};

/// The row of the table of Anhang 1.3 that holds for this player.
BaseRow baseRow(const DerivationWriter& writer, const Step& step)
{
    const bool adult = ageGroupOf(writer, step) == AgeGroup::Adult;
    const double bound = writer.parameter(adult ? "high_rating_adult" : "high_rating_young").value_or(0);
    const QString boundText = formatRating(toInt(bound));
    if (writer.operand(step, OperandName::OldRating) >= bound) {
        return {"K_0_high", adult ? fillPattern(Tr::tr("adults from DWZ %1"), {boundText})
                                  : fillPattern(Tr::tr("youth and juniors from DWZ %1"), {boundText})};
    }
    return adult ? BaseRow{"K_0_adult", fillPattern(Tr::tr("adults below DWZ %1"), {boundText})}
                 : BaseRow{"K_0_young", fillPattern(Tr::tr("youth and juniors below DWZ %1"), {boundText})};
}

void writeBaseTable(DerivationWriter& writer, const Step& step, const BaseRow& base)
{
    const std::vector<double> row = writer.parameterRow(base.parameter);
    if (row.empty())
        return;
    const int last = static_cast<int>(row.size());
    const int index = std::clamp(toInt(writer.operand(step, OperandName::OldIndex)), 1, last);
    DerivationTable table;
    table.caption = fillPattern(Tr::tr("K_0 for %1"), {base.players});
    table.heads = {Tr::tr("Index")};
    table.alignments = {DerivationAlignment::Left};
    std::vector<DerivationCell> cells{{u"K_0"_s}};
    for (int column = 1; column <= last; ++column) {
        table.heads += column < last ? formatCount(column) : u">"_s + formatCount(last - 1);
        table.alignments.push_back(DerivationAlignment::Right);
        cells.push_back(
            {formatNumberShort(row[static_cast<std::size_t>(column) - 1], 1), {}, column == index});
    }
    table.rows = {std::move(cells)};
    writer.table(std::move(table));
}

QString ratingOf(const DerivationWriter& writer, const Step& step)
{
    return formatRating(toInt(writer.operand(step, OperandName::OldRating)));
}

QString boundOf(const DerivationWriter& writer, const Step& step)
{
    return formatRating(toInt(writer.operand(step, OperandName::UpperBound)));
}

} // namespace

void writeAge(DerivationWriter& writer)
{
    const auto birthYear = engine::birthYearOf(writer.participant());
    const auto& end = writer.tournament().header.end;
    if (!birthYear) {
        writer.paragraph(
            fillPattern(Tr::tr("The year of birth of %1 is not known, so he counts as an adult."),
                        {writer.name()}),
            writer.clause("Anhang 1.3"));
        return;
    }
    if (!end) {
        writer.paragraph(
            Tr::tr(
                "The tournament has no end date, so the age is not known and the player counts as an adult."),
            writer.clause("Anhang 1.3"));
        return;
    }
    writer.paragraph(
        Tr::tr("What counts is the age that the player reaches in the year in which the tournament ends."),
        writer.clause("3.2"));
    writer.formula(Tr::tr("A = year of the end − year of birth"),
                   fillPattern(u"A = %1 − %2 = %3"_s, {formatCount(end->year()), formatCount(*birthYear),
                                                       formatCount(end->year() - *birthYear)}),
                   {});
    if (const auto group = writer.result().ageGroup)
        writer.paragraph(ageGroupRange(writer, *group), writer.clause("Anhang 1.3"));
    if (!writer.isEstablished())
        writer.paragraph(Tr::tr("For a player without a rating the age group has no effect."));
}

void writeBaseCoefficient(DerivationWriter& writer)
{
    if (writtenWhyNone(writer))
        return;
    if (writer.explain(writer.step(Quantity::BaseCoefficient)))
        return;
    const Step* step = writer.step(Quantity::BaseCoefficient);
    if (!step)
        return;
    const BaseRow row = baseRow(writer, *step);
    const int index = toInt(writer.operand(*step, OperandName::OldIndex));
    QString text = fillPattern(
        Tr::tr("The base value K_0 follows from age group, rating and index. For %1 with index %2 it is %3."),
        {row.players, formatCount(index), formatNumberShort(step->result, 1)});
    if (index < 1)
        text += u' ' + Tr::tr("An index of 0 counts as 1.");
    writer.paragraph(
        text, writer.clauseOf(*step),
        {writer.link(Tr::tr("age group"), Quantity::Age), writer.link(u"R_o"_s, Quantity::EntryRating)});
    writeBaseTable(writer, *step, row);
}

void writeBonus(DerivationWriter& writer)
{
    if (writtenWhyNone(writer))
        return;
    if (writer.explain(writer.step(Quantity::Bonus)) || writtenUnknown(writer, Quantity::Bonus))
        return;
    const Step* step = writer.step(Quantity::Bonus);
    if (!step)
        return;
    const QString clause = writer.clauseOf(*step);
    const QString bonus = formatNumberShort(step->result, kFactorDecimals);
    if (!isSuccess(writer, *step)) {
        writer.paragraph(
            fillPattern(Tr::tr("The score is below expectation (%1), so there is no bonus: a = 0."),
                        {comparison(writer, *step)}),
            clause, {writer.link(u"W_e"_s, Quantity::Expected)});
    } else if (writer.operand(*step, OperandName::OldRating) >=
               writer.operand(*step, OperandName::UpperBound)) {
        const QString pattern =
            ageGroupOf(writer, *step) == AgeGroup::Youth
                ? Tr::tr("Youth get a bonus only below DWZ %2, and R_o is %1: a = 0.")
                : Tr::tr("Juniors and adults get a bonus only below DWZ %2, and R_o is %1: a = 0.");
        writer.paragraph(fillPattern(pattern, {ratingOf(writer, *step), boundOf(writer, *step)}), clause);
    } else if (ageGroupOf(writer, *step) == AgeGroup::Youth) {
        writer.paragraph(fillPattern(Tr::tr("The player is youth, his DWZ is below %2, and he reached what "
                                            "was expected (%1). So he gets a bonus."),
                                     {comparison(writer, *step), boundOf(writer, *step)}),
                         clause, {writer.link(u"W_e"_s, Quantity::Expected)});
        writer.formula(
            fillPattern(u"a = (%1 − R_o) / t"_s, {boundOf(writer, *step)}),
            fillPattern(u"a = (%1 − %2) / %3 = %4"_s,
                        {boundOf(writer, *step), ratingOf(writer, *step),
                         formatNumberShort(writer.operand(*step, OperandName::ParameterT), 3), bonus}),
            {});
    } else {
        writer.paragraph(fillPattern(Tr::tr("The DWZ is below %2 and the player reached what was expected "
                                            "(%1). So he gets the bonus a = %3."),
                                     {comparison(writer, *step), boundOf(writer, *step), bonus}),
                         clause, {writer.link(u"W_e"_s, Quantity::Expected)});
    }
}

void writeBrake(DerivationWriter& writer)
{
    if (writtenWhyNone(writer))
        return;
    if (writer.explain(writer.step(Quantity::Brake)) || writtenUnknown(writer, Quantity::Brake))
        return;
    const Step* step = writer.step(Quantity::Brake);
    if (!step)
        return;
    const QString clause = writer.clauseOf(*step);
    if (isSuccess(writer, *step)) {
        writer.paragraph(
            fillPattern(
                Tr::tr("Only losses are braked, and the score reaches what was expected (%1): b = 1."),
                {comparison(writer, *step)}),
            clause);
        return;
    }
    if (writer.operand(*step, OperandName::OldRating) >= writer.operand(*step, OperandName::UpperBound)) {
        writer.paragraph(fillPattern(Tr::tr("The brake holds only below DWZ %2, and R_o is %1: b = 1."),
                                     {ratingOf(writer, *step), boundOf(writer, *step)}),
                         clause);
        return;
    }
    const QString shift = formatNumberShort(writer.operand(*step, OperandName::ParameterU), 3);
    writer.paragraph(
        fillPattern(
            Tr::tr("The DWZ is below %2 and the score is below expectation (%1). So the loss is braked."),
            {comparison(writer, *step), boundOf(writer, *step)}),
        clause, {writer.link(u"W_e"_s, Quantity::Expected)});
    writer.formula(fillPattern(u"b = (R_o + u) / (%1 + u)"_s, {boundOf(writer, *step)}),
                   fillPattern(u"b = (%1 + %2) / (%3 + %2) = %4"_s,
                               {ratingOf(writer, *step), shift, boundOf(writer, *step),
                                formatNumberShort(step->result, kFactorDecimals)}),
                   {});
}

void writeCoefficient(DerivationWriter& writer)
{
    if (writtenWhyNone(writer))
        return;
    if (writer.isExplained(writer.step(Quantity::Coefficient))) {
        for (const Quantity part : {Quantity::BaseCoefficient, Quantity::Bonus, Quantity::Brake})
            writer.explain(writer.step(part));
        writer.explain(writer.step(Quantity::Coefficient));
        return;
    }
    writer.paragraph(Tr::tr("K says how strongly this tournament moves the rating: by so many points for "
                            "every point more or less than expected."),
                     writer.clause("3.5.1"));
    writeBaseCoefficient(writer);
    writeBonus(writer);
    writeBrake(writer);
    const Step& step = *writer.step(Quantity::Coefficient);
    const double unrounded = writer.operand(step, OperandName::Unrounded);
    const double maximum = writer.operand(step, OperandName::MaximumCoefficient);
    const QString result = formatCoefficient(step.result);
    const QString sum = formatNumberShort(unrounded, kFactorDecimals);
    // A value of one decimal at most is K itself and needs no rounding.
    const bool isRounded = sum != formatNumberShort(unrounded, 1);
    writer.formula(
        u"K = K_0 · b + a"_s,
        fillPattern(u"K = %1 · %2 + %3 = %4"_s,
                    {formatNumberShort(writer.operand(step, OperandName::BaseCoefficient), 1),
                     formatNumberShort(writer.operand(step, OperandName::Brake), kFactorDecimals),
                     formatNumberShort(writer.operand(step, OperandName::Bonus), kFactorDecimals), sum}),
        isRounded && unrounded <= maximum ? u"≈ "_s + result : QString(), writer.clauseOf(step),
        {writer.link(u"K_0"_s, Quantity::BaseCoefficient), writer.link(u"a"_s, Quantity::Bonus),
         writer.link(u"b"_s, Quantity::Brake)});
    if (unrounded > maximum) {
        writer.paragraph(fillPattern(Tr::tr("K is at most K_max = %1, so K = %2."),
                                     {formatNumberShort(maximum, 1), result}),
                         writer.clause("Anhang 1.3"));
    }
}

} // namespace zahlmeister::ui
