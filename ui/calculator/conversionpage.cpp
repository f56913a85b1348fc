// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/conversionpage.h"

#include <QTableView>

#include "engine/rules/byhand.h"
#include "engine/rules/conversion.h"
#include "ui/calculator/numberfield.h"
#include "ui/text/errortext.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

namespace zahlmeister::ui {

namespace {

constexpr int kWidth = 380; ///< design pixels

} // namespace

ConversionPage::ConversionPage(QWidget* parent) : CalculatorPage(parent)
{
    const Metrics metrics(this);
    QFormLayout* form = formOf(this);
    m_rating = addRating(form, tr("Old &rating"), tr("Old rating"));
    m_index = addIndex(form, tr("&Index"));
    results()->setFixedWidth(metrics.scaled(kWidth));
    hint()->setFixedWidth(metrics.scaled(kWidth));
    fillColumn(this, allAround(metrics.margin()), metrics.margin(), {form, hint(), results(), freeRoom()});
    setTabOrder(m_index, results());
}

bool ConversionPage::suits(const engine::RuleVersion& version) const
{
    return engine::Conversion::from(version).has_value();
}

CalculatedPointer ConversionPage::calculate()
{
    if (const QString problem = problemOf({m_rating, m_index}); !problem.isEmpty())
        return refuse(problem, true);
    const auto rating = m_rating->whole();
    if (!rating)
        return refuse(
            tr("Type the rating from before. The conversion is an entry of its own and raises the index by "
               "one."),
            false);
    // Without an index the conversion counts as the first evaluation.
    auto evaluation = engine::convertByHand(*rating, m_index->whole().value_or(0), version(), true);
    if (!evaluation.has_value())
        return refuse(errorText(evaluation.error()), true);
    say(m_index->isBlank() ? tr("Without an index, 0 is taken.") : QString(), false);
    return std::make_shared<Calculated>(
        Calculated{engine::tournamentByHand({.rating = rating, .index = m_index->whole()}, version()),
                   std::move(*evaluation), version()});
}

} // namespace zahlmeister::ui
