// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/conversionpage.h"

#include <QFormLayout>
#include <QTableView>
#include <QVBoxLayout>

#include "engine/base/rating.h"
#include "engine/rules/byhand.h"
#include "engine/rules/conversion.h"
#include "ui/calculator/numberfield.h"
#include "ui/text/errortext.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

namespace {

using Kind = NumberField::Kind;

constexpr int kHighestIndex = 9999;
constexpr int kWidth = 380; ///< design pixels

} // namespace

ConversionPage::ConversionPage(QWidget* parent) : CalculatorPage(parent)
{
    const Metrics metrics(this);
    QFormLayout* form = makeForm();
    m_rating = addNumber(form, tr("Old &rating"),
                         new NumberField(Kind::Whole, engine::Rating::kMinimum, engine::Rating::kMaximum,
                                         tr("Old rating"), this));
    m_index =
        addNumber(form, tr("&Index"), new NumberField(Kind::Whole, 0, kHighestIndex, tr("Index"), this));
    results()->setFixedWidth(metrics.scaled(kWidth));
    hint()->setFixedWidth(metrics.scaled(kWidth));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics.margin(), metrics.margin(), metrics.margin(), metrics.margin());
    layout->setSpacing(metrics.margin());
    layout->addLayout(form);
    layout->addWidget(hint());
    layout->addWidget(results());
    layout->addStretch(1);
    setTabOrder(m_index, results());
}

bool ConversionPage::suits(const engine::RuleVersion& version) const
{
    return engine::Conversion::from(version).has_value();
}

void ConversionPage::startTyping()
{
    m_rating->setFocus();
    m_rating->selectAll();
}

CalculatedPointer ConversionPage::calculate()
{
    if (const QString problem = problemOf({m_rating, m_index}); !problem.isEmpty()) {
        say(problem, true);
        return nullptr;
    }
    const auto rating = m_rating->whole();
    if (!rating) {
        say(tr("Type the rating from before. The conversion is an entry of its own and raises the index by "
               "one."),
            false);
        return nullptr;
    }
    // Without an index the conversion counts as the first evaluation.
    auto evaluation = engine::convertByHand(*rating, m_index->whole().value_or(0), version(), true);
    if (!evaluation.has_value()) {
        say(errorText(evaluation.error()), true);
        return nullptr;
    }
    say(m_index->isBlank() ? tr("Without an index, 0 is taken.") : QString(), false);
    return std::make_shared<Calculated>(
        Calculated{engine::tournamentByHand({.rating = rating, .index = m_index->whole()}, version()),
                   std::move(*evaluation), version()});
}

} // namespace zahlmeister::ui
