// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/calculatordialog.h"

#include <algorithm>

#include <QComboBox>
#include <QShortcut>
#include <QSplitter>
#include <QTabWidget>

#include "ui/calculator/calculationpage.h"
#include "ui/calculator/calculationwhy.h"
#include "ui/calculator/conversionpage.h"
#include "ui/calculator/correctionpage.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/helpbutton.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kCalculatorDialogSize(1120, 640); ///< design pixels
constexpr int kWhyWidth = 380;                    ///< design pixels

} // namespace

CalculatorDialog::CalculatorDialog(std::vector<engine::RuleVersion> versions, const std::string& preferred,
                                   QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_versions(std::move(versions)),
      m_preferred(preferred),
      m_rules(withAccessibleName(new QComboBox(this), tr("Rules"))),
      m_arithmetic(withAccessibleName(new QComboBox(this), tr("Arithmetic"))),
      m_pages(withAccessibleName(new QTabWidget(this), tr("Pages of the calculator"))),
      m_why(new CalculationWhy(this))
{
    setWindowTitle(tr("Calculator"));
    setObjectName(u"calculator"_s);
    build();
    addPage(new CalculationPage(m_pages), tr("One &player"));
    addPage(new ConversionPage(m_pages), tr("Con&version"));
    addPage(new CorrectionPage(m_pages), tr("&Correction"));
    pageChanged();
    connect(m_pages, &QTabWidget::currentChanged, this, &CalculatorDialog::pageChanged);
    page()->startTyping();
}

void CalculatorDialog::build()
{
    const Metrics metrics(this);
    m_rules->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_arithmetic->addItem(tr("As the rules say"), -1);
    offer(*m_arithmetic, {engine::Arithmetic::Exact, engine::Arithmetic::Tables}, arithmeticName);
    connect(m_arithmetic, &QComboBox::currentIndexChanged, this, &CalculatorDialog::applyRules);
    connect(m_rules, &QComboBox::activated, this, [this] {
        m_preferred = chosenVersion()->id;
        applyRules();
    });

    auto* head =
        rowOf(this, {captionOf(tr("R&ules"), m_rules), m_rules, m_arithmetic, freeRoom(), helpButton(this)});
    head->setContentsMargins(metrics.margin(), metrics.margin(), metrics.margin(), 0);
    m_pages->setDocumentMode(true);
    auto* splitter = splitterOf(this, m_pages, m_why, {3, 2});
    m_why->setMinimumWidth(metrics.scaled(kWhyWidth * 2 / 3));
    fillDialog(this, kCalculatorDialogSize, {head, {splitter, 1}})->setContentsMargins({});
    splitter->setSizes(
        {metrics.scaled(kCalculatorDialogSize.width() - kWhyWidth), metrics.scaled(kWhyWidth)});
}

void CalculatorDialog::addPage(CalculatorPage* page, const QString& title)
{
    const int number = m_pages->addTab(page, title);
    connect(page, &CalculatorPage::calculatedChanged, this, &CalculatorDialog::showCalculated);
    connect(page, &CalculatorPage::quantityChosen, m_why, &CalculationWhy::explain);
    connect(m_why, &CalculationWhy::quantityChanged, page, &CalculatorPage::choose);
    auto* shortcut = new QShortcut(QKeySequence(u"Ctrl+%1"_s.arg(number + 1)), this);
    connect(shortcut, &QShortcut::activated, this, [this, page] {
        m_pages->setCurrentWidget(page);
        page->startTyping();
    });
}

CalculatorPage* CalculatorDialog::page() const
{
    return static_cast<CalculatorPage*>(m_pages->currentWidget());
}

/// Only rules that have an answer to the page's question are offered.
void CalculatorDialog::fillVersions()
{
    m_rules->clear();
    for (std::size_t at = 0; at < m_versions.size(); ++at) {
        if (page()->suits(m_versions[at]))
            m_rules->addItem(ruleVersionName(m_versions[at]), static_cast<int>(at));
    }
    const auto preferred = std::ranges::find(m_versions, m_preferred, &engine::RuleVersion::id);
    const int item = m_rules->findData(static_cast<int>(preferred - m_versions.begin()));
    m_rules->setCurrentIndex(item < 0 ? m_rules->count() - 1 : item);
}

const engine::RuleVersion* CalculatorDialog::chosenVersion() const
{
    const QVariant at = m_rules->currentData();
    return at.isValid() ? &m_versions[at.toUInt()] : nullptr;
}

void CalculatorDialog::pageChanged()
{
    fillVersions();
    applyRules();
    m_why->explain(page()->chosenQuantity());
}

void CalculatorDialog::applyRules()
{
    const engine::RuleVersion* version = chosenVersion();
    page()->setEnabled(version != nullptr);
    if (!version)
        return;
    const int arithmetic = m_arithmetic->currentData().toInt();
    page()->setRules(*version, arithmetic < 0 ? std::nullopt
                                              : std::optional(static_cast<engine::Arithmetic>(arithmetic)));
}

void CalculatorDialog::showCalculated()
{
    if (sender() == page() || !sender())
        m_why->setCalculated(page()->calculated());
}

} // namespace zahlmeister::ui
