// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/calculatorpage.h"

#include <QFormLayout>
#include <QHeaderView>
#include <QTableView>

#include "engine/base/rating.h"
#include "ui/calculator/calculationmodel.h"
#include "ui/calculator/numberfield.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/plaintexts.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kHighestIndex = 9999;

} // namespace

CalculatorPage::CalculatorPage(QWidget* parent)
    : QWidget(parent),
      m_model(new CalculationModel(this)),
      m_results(named(new QTableView(this), u"results"_s, tr("Result"))),
      m_hint(named(quietLabel(this), u"hint"_s))
{
    auto* figures = new FigureDelegate(m_results);
    m_results->setModel(m_model);
    m_results->setItemDelegate(figures);
    styleAsTable(*m_results);
    installContextMenu(*m_results);
    for (QWidget* part :
         {static_cast<QWidget*>(m_results), static_cast<QWidget*>(m_results->verticalHeader())})
        part->setProperty(kHasHtmlToolTips, true); // symbols of the rules
    m_results->setFrameShape(QFrame::NoFrame);
    m_results->setTabKeyNavigation(false);
    m_results->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_results->setSelectionMode(QAbstractItemView::SingleSelection);
    m_results->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_results->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_results->horizontalHeader()->hide();
    m_results->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    figures->setTailSample(CalculationModel::ValueColumn, u" – 000"_s);
    m_results->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fitResults();
    connect(m_results->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (const auto quantity = m_model->quantityAt(current.row()))
                    Q_EMIT quantityChosen(*quantity);
            });
}

void CalculatorPage::setRules(const engine::RuleVersion& version,
                              std::optional<engine::Arithmetic> arithmetic)
{
    m_version = version;
    m_arithmetic = arithmetic;
    rulesChanged();
    refresh();
}

engine::Quantity CalculatorPage::chosenQuantity() const
{
    return m_model->quantityAt(m_results->currentIndex().row()).value_or(engine::Quantity::NewRating);
}

void CalculatorPage::choose(engine::Quantity quantity)
{
    if (const int row = m_model->rowOf(quantity); row >= 0)
        m_results->setCurrentIndex(m_model->index(row, CalculationModel::ValueColumn));
}

/// As high as its rows, so that what stands below follows at once.
void CalculatorPage::fitResults()
{
    m_results->setFixedHeight(m_model->rowCount() * Metrics(this).rowHeight());
    // Without rows the focus could not be seen there.
    m_results->setFocusPolicy(m_model->rowCount() > 0 ? Qt::StrongFocus : Qt::NoFocus);
}

QString CalculatorPage::keyboardHelp()
{
    const QStringList lines{
        tr("Tab\tNext field"),
        tr("Up, Down\tChoose a number of the result; its derivation stands beside it"),
        tr("Ctrl+1, 2, 3\tNext page of the calculator"),
    };
    return lines.join(u'\n');
}

void CalculatorPage::refresh()
{
    const engine::Quantity chosen = chosenQuantity();
    m_calculated = calculate();
    m_model->setCalculated(m_calculated);
    fitResults();
    // A first rating has another name than a new one, so that what was chosen may be gone.
    choose(chosen);
    if (!m_results->currentIndex().isValid() && m_model->rowCount() > 0)
        m_results->setCurrentIndex(m_model->index(m_model->rowCount() - 1, CalculationModel::ValueColumn));
    Q_EMIT calculatedChanged();
}

void CalculatorPage::say(const QString& text, bool isProblem)
{
    m_hint->setRole(isProblem ? ColorRole::Negative : ColorRole::SecondaryText);
    m_hint->setText(isProblem ? u"✕ "_s + text : text);
}

CalculatedPointer CalculatorPage::refuse(const QString& text, bool isProblem)
{
    say(text, isProblem);
    return nullptr;
}

QString CalculatorPage::problemOf(std::initializer_list<const NumberField*> fields)
{
    for (const NumberField* field : fields) {
        if (const QString problem = field->problem(); !problem.isEmpty())
            return problem;
    }
    return {};
}

NumberField* CalculatorPage::addNumber(QFormLayout* form, const QString& label, NumberField* field)
{
    m_first = m_first != nullptr ? m_first : field;
    field->setFixedWidth(Metrics(this).fieldWidth(8));
    form->addRow(label, field);
    connect(field, &QLineEdit::textChanged, this, [this] { refresh(); });
    return field;
}

NumberField* CalculatorPage::addRating(QFormLayout* form, const QString& label, const QString& name)
{
    return m_ownRating = addNumber(form, label,
                                   new NumberField(NumberField::Kind::Rating, engine::Rating::kMinimum,
                                                   engine::Rating::kMaximum, name, this));
}

NumberField* CalculatorPage::addIndex(QFormLayout* form, const QString& label)
{
    NumberField* const field = addNumber(
        form, label, new NumberField(NumberField::Kind::Whole, 0, kHighestIndex, tr("Index"), this));
    // As a list has them both: 1834-45.
    if (m_ownRating != nullptr)
        connect(m_ownRating, &QLineEdit::textEdited, field, [rating = m_ownRating, field] {
            if (const auto index = rating->index())
                field->setWhole(index);
        });
    return field;
}

void CalculatorPage::startTyping()
{
    m_first->setFocus();
    m_first->selectAll();
}

} // namespace zahlmeister::ui
