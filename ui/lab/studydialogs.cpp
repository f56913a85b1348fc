// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/studydialogs.h"

#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

#include "ui/lab/labdocument.h"
#include "ui/text/format.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kCriterionSize(460, 260);
constexpr QSize kSweepSize(520, 230);

} // namespace

CriterionDialog::CriterionDialog(const app::Study& study, QWidget* parent)
    : QDialog(parent),
      m_variant(new QComboBox(this)),
      m_measure(new QComboBox(this)),
      m_kind(new QComboBox(this)),
      m_side(new QComboBox(this)),
      m_bound(new QLineEdit(this))
{
    setObjectName(u"criterion"_s);
    setWindowTitle(tr("Criterion"));
    for (const app::Variant& one : study.variants) {
        if (one.yardstick == app::Yardstick::None)
            m_variant->addItem(variantName(one), fromEngine(one.name));
    }
    for (const app::Measure measure : {app::Measure::LogLoss, app::Measure::Brier, app::Measure::Slope,
                                       app::Measure::Accuracy, app::Measure::Inflation, app::Measure::Mean,
                                       app::Measure::NewcomersError, app::Measure::MovedOver50})
        m_measure->addItem(measureName(measure), int(measure));
    m_kind->addItems({tr("difference from the rules in force"), tr("the value itself")});
    m_side->addItems({tr("at most"), tr("at least")});
    auto* form = formOf(this);
    addRow(*form, tr("&Variant"), m_variant);
    addRow(*form, tr("&Measure"), m_measure);
    addRow(*form, tr("&What counts"), m_kind);
    addRow(*form, tr("&Bound"), rowOf(this, {m_side, {m_bound, 1}}), m_bound);
    auto* buttons = answerBox(this, tr("Write down"));
    m_accept = buttons->button(QDialogButtonBox::Ok);
    fillDialog(this, kCriterionSize,
               {form,
                sentenceLabel(this, tr("Criteria are written down before the run, with the time: what is "
                                       "chosen by the figures proves nothing.")),
                freeRoom(), buttons});
    connect(m_bound, &QLineEdit::textChanged, this, &CriterionDialog::follow);
    follow();
}

void CriterionDialog::follow()
{
    if (m_accept)
        m_accept->setEnabled(m_variant->count() > 0 && parseNumber(m_bound->text()).has_value());
}

app::Criterion CriterionDialog::criterion() const
{
    app::Criterion criterion;
    criterion.variant = m_variant->currentData().toString().toStdString();
    criterion.measure = static_cast<app::Measure>(m_measure->currentData().toInt());
    criterion.isDifference = m_kind->currentIndex() == 0;
    criterion.isAtMost = m_side->currentIndex() == 0;
    criterion.bound = parseNumber(m_bound->text()).value_or(0);
    criterion.written = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    return criterion;
}

SweepDialog::SweepDialog(const VariantModel::Number* number, QWidget* parent)
    : QDialog(parent),
      m_first(new QLineEdit(this)),
      m_second(new QLineEdit(this)),
      m_until(new DateField(this))
{
    setObjectName(u"sweep"_s);
    setWindowTitle(tr("Try values"));
    if (number && number->inForce != 0) {
        const auto text = [](double value) { return QString::number(value, 'g', 6); };
        const QString name = number->count == 1
                                 ? fromEngine(number->parameter)
                                 : u"%1[%2]"_s.arg(fromEngine(number->parameter)).arg(number->at + 1);
        m_first->setText(u"%1=%2:%3:%4"_s.arg(name, text(number->inForce * 0.5), text(number->inForce * 1.5),
                                              text(number->inForce * 0.125)));
    }
    auto* form = formOf(this);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (QLineEdit* field : {m_first, m_second})
        field->setPlaceholderText(tr("NAME=FROM:TO:STEP"));
    addRow(*form, tr("&Values"), m_first);
    addRow(*form, tr("&Second parameter"), m_second);
    addRow(*form, tr("&Choose by tournaments up to"), m_until);
    auto* buttons = answerBox(this, tr("Compute"));
    m_accept = buttons->button(QDialogButtonBox::Ok);
    fillDialog(
        this, kSweepSize,
        {form,
         sentenceLabel(this, tr("Choose the best value by the years up to a day, and judge it by those "
                                "after it.")),
         freeRoom(), buttons});
    for (QLineEdit* field : {m_first, m_second})
        connect(field, &QLineEdit::textChanged, this, &SweepDialog::follow);
    follow();
}

void SweepDialog::follow()
{
    const bool isSecond =
        m_second->text().isEmpty() || app::sweptParameterFromText(m_second->text().toStdString());
    if (m_accept)
        m_accept->setEnabled(isSecond && app::sweptParameterFromText(m_first->text().toStdString()));
}

std::vector<app::SweptParameter> SweepDialog::parameters() const
{
    std::vector<app::SweptParameter> parameters;
    for (const QLineEdit* field : {m_first, m_second}) {
        if (const auto one = app::sweptParameterFromText(field->text().toStdString()))
            parameters.push_back(*one);
    }
    return parameters;
}

std::optional<engine::Date> SweepDialog::fitUntil() const
{
    return m_until->date();
}

} // namespace zahlmeister::ui
