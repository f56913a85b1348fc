// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/derivationstory.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/text/stepwording.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::Quantity;
using engine::Step;

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(Derivation)
};

QString captionOf(const DerivationWriter& writer, const Step& step)
{
    for (const engine::Explanation* explanation : writer.evaluation().trace.explanations(step)) {
        if (explanation->caption)
            return QCoreApplication::translate("Rules", explanation->caption);
    }
    return {};
}

void writeGamesOf(DerivationWriter& writer, const Step& step)
{
    const auto terms = writer.terms(step);
    const QString caption = captionOf(writer, step);
    if (terms.empty() || caption.isEmpty())
        return;
    const bool hasProbabilities = std::any_of(terms.begin(), terms.end(),
                                              [](const engine::Term& term) { return term.probability != 0; });
    writer.table(hasProbabilities ? writer.expectancies(step, caption, NewcomerRating::Iterated)
                                  : writer.opponents(step, caption));
}

/// One row for each step, one column for each value that goes into it.
DerivationTable stepsTable(const DerivationWriter& writer, const std::vector<const Step*>& steps)
{
    DerivationTable table;
    table.caption = Tr::tr("All %n step(s)", nullptr, static_cast<int>(steps.size()));
    table.heads = {Tr::tr("Step")};
    const auto operands = writer.evaluation().trace.operands(*steps.front());
    for (const engine::Operand& operand : operands)
        table.heads += operandSymbol(operand.name);
    table.heads += u"R_z'"_s;
    table.alignments.assign(static_cast<std::size_t>(table.heads.size()), DerivationAlignment::Right);
    for (const Step* step : steps) {
        const StepWording wording(writer.evaluation().trace, *step, writer.name(), writer.isExact());
        std::vector<DerivationCell> row{{formatCount(step->iteration)}};
        for (const engine::Operand& operand : writer.evaluation().trace.operands(*step))
            // The values of an iteration stand below each other.
            row.push_back({operand.name == engine::OperandName::Value
                               ? formatNumber(operand.value, 2)
                               : wording.valueText(operand.name, operand.value)});
        row.push_back({formatNumber(step->result, 2)});
        table.rows.push_back(std::move(row));
    }
    table.rows.back().back().strong = true;
    return table;
}

void writeChapter(DerivationWriter& writer, Quantity quantity)
{
    const auto steps = writer.steps(quantity);
    if (steps.empty())
        return;
    if (steps.front()->iteration > 0) {
        writer.explain(steps.back());
        writer.table(stepsTable(writer, steps));
        writeGamesOf(writer, *steps.back());
        return;
    }
    for (const Step* step : steps) {
        writer.explain(step);
        writeGamesOf(writer, *step);
    }
}

} // namespace

void writeStory(DerivationWriter& writer, const engine::SystemDescription& system, Quantity quantity)
{
    const auto story = std::find_if(system.stories.begin(), system.stories.end(),
                                    [&](const engine::Story& one) { return one.quantity == quantity; });
    if (story == system.stories.end()) {
        writeChapter(writer, quantity);
    } else {
        for (const Quantity chapter : story->chapters)
            writeChapter(writer, chapter);
    }
    if (writer.isEmpty())
        writer.paragraph(fillPattern(Tr::tr("These rules give %1 no such number."), {writer.name()}));
}

} // namespace zahlmeister::ui
