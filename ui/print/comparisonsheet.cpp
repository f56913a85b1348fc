// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheets.h"

#include "engine/evaluation/comparison.h"
#include "ui/print/sheetparts.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/previewvalue.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::ComparedParticipant;

constexpr double kNarrowestComparedName = 40.0; // mm

SheetCell changeOrDash(std::optional<int> change, FontRole role = FontRole::Body)
{
    return change ? decimalCell(formatChange(*change), role) : dashCell();
}

/// What is computed but not recorded (3.4.3); where there is nothing, there is nothing to bracket.
SheetCell bracketed(SheetCell cell, bool isTextOnly)
{
    if (isTextOnly && cell.text != dashCell().text) {
        cell.text = u'(' + cell.text + u')';
        if (cell.axis >= 0)
            ++cell.axis;
    }
    return cell;
}

SheetTable comparisonTable(const engine::Tournament& tournament,
                           const std::vector<ComparedParticipant>& compared, const QString& firstTitle,
                           const QString& secondTitle)
{
    SheetTable table;
    table.columns = {{.words = u"#"_s},
                     nameColumn(Sheet::tr("Player"), kNarrowestComparedName),
                     {.words = Sheet::tr("Old rating")},
                     {.words = firstTitle},
                     {.words = Sheet::tr("Change")},
                     {.words = secondTitle},
                     {.words = Sheet::tr("Change")},
                     {.words = Sheet::tr("Difference")}};
    int firstSum = 0;
    int secondSum = 0;
    int differenceSum = 0;
    for (const ComparedParticipant& row : compared) {
        const auto position = tournament.indexOf(row.number);
        const bool textOnly = position && isTextOnly(tournament.participants[*position]);
        const FontRole role = row.differs() ? FontRole::BodyStrong : FontRole::Body;
        table.rows.push_back({{{formatCount(row.number.value())},
                               {formatName(tournament, row.number).simplified()},
                               ratingCell(row.oldRating, std::nullopt),
                               bracketed(ratingCell(row.firstRating, row.firstIndex), textOnly),
                               bracketed(changeOrDash(row.firstChange()), textOnly),
                               bracketed(ratingCell(row.secondRating, row.secondIndex), textOnly),
                               bracketed(changeOrDash(row.secondChange()), textOnly),
                               bracketed(changeOrDash(row.difference(), role), textOnly)}});
        // As in the evaluation sheet, the sums are of what is recorded.
        if (textOnly)
            continue;
        firstSum += row.firstChange().value_or(0);
        secondSum += row.secondChange().value_or(0);
        differenceSum += row.difference().value_or(0);
    }
    SheetCell sum{Sheet::tr("Sum"), FontRole::BodyStrong};
    sum.whole = true;
    table.rows.push_back({{{},
                           sum,
                           {},
                           {},
                           changeOrDash(firstSum, FontRole::BodyStrong),
                           {},
                           changeOrDash(secondSum, FontRole::BodyStrong),
                           changeOrDash(differenceSum, FontRole::BodyStrong)},
                          true,
                          true});
    return table;
}

} // namespace

void composeComparisonSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    beginSheet(composer, source, request, Sheet::tr("Comparison of rule versions"));
    const engine::RuleVersion& other = request.comparedWith ? *request.comparedWith : source.version;
    const auto second = engine::evaluate(source.tournament, other);
    if (!second.has_value()) {
        composer.paragraph(errorText(second.error()));
        return;
    }
    const bool isSwapped = engine::isOlder(other, source.version);
    const engine::RuleVersion& left = isSwapped ? other : source.version;
    const engine::RuleVersion& right = isSwapped ? source.version : other;
    const engine::Evaluation& leftValues = isSwapped ? *second : source.evaluation;
    const engine::Evaluation& rightValues = isSwapped ? source.evaluation : *second;
    composer.paragraph(Sheet::tr("Compared are %1 (%2) and %3 (%4).")
                           .arg(ruleVersionName(left), arithmeticName(leftValues.arithmetic),
                                ruleVersionName(right), arithmeticName(rightValues.arithmetic)));
    composer.gap(3);
    composer.table(comparisonTable(source.tournament, engine::compare(leftValues, rightValues),
                                   fromEngine(left.title), fromEngine(right.title)));
}

} // namespace zahlmeister::ui
