// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/enteredpersondialog.h"

#include <algorithm>

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "app/chronicle/chain/entry.h"
#include "app/fields/recordfields.h"
#include "app/spelling/birth.h"
#include "app/text/calendar.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/formscroll.h"
#include "ui/widgets/helpbutton.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

QLineEdit* textField(QWidget* parent, const QString& name, const std::string& text)
{
    auto* field = named(new QLineEdit(fromEngine(text), parent), name);
    field->setMaxLength(app::kLongestText);
    return field;
}

/// A whole number that may be missing: below the least one.
QSpinBox* numberField(QWidget* parent, const QString& name, int least, int most, std::optional<int> value)
{
    auto* field = named(new QSpinBox(parent), name);
    field->setRange(least - 1, most);
    field->setSpecialValueText(u"–"_s);
    field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    field->setValue(value.value_or(least - 1));
    return field;
}

std::optional<int> numberIn(const QSpinBox& field)
{
    return field.value() == field.minimum() ? std::nullopt : std::optional(field.value());
}

} // namespace

EnteredPersonDialog::EnteredPersonDialog(const app::EnteredPerson& person, const engine::RuleCatalog& rules,
                                         QWidget* parent)
    : QDialog(parent),
      m_person(person),
      m_name(textField(this, u"personName"_s, person.known.name)),
      m_club(textField(this, u"personClub"_s, person.known.club)),
      m_personId(textField(this, u"personId"_s, person.known.personId)),
      m_birthYear(numberField(this, u"personBirthYear"_s, app::kFirstBirthYear, app::kLastBirthYear,
                              person.known.birthYear)),
      m_rating(numberField(this, u"personRating"_s, engine::Rating::kMinimum, engine::Rating::kMaximum,
                           person.known.rating ? std::optional(person.known.rating->value()) : std::nullopt)),
      m_index(numberField(this, u"personIndex"_s, 0, 9999, person.known.index)),
      m_level(named(new QComboBox(this), u"personLevel"_s)),
      m_buttons(answerBox(this, tr("Apply")))
{
    setObjectName(u"enteredPersonDialog"_s);
    setWindowTitle(person.id == 0 ? tr("New person") : tr("Change a person"));
    offerLevels(rules);
    build();
    refresh();
}

void EnteredPersonDialog::offerLevels(const engine::RuleCatalog& rules)
{
    m_level->addItem(tr("as it stands"), QString());
    for (const engine::RuleVersion& version : rules.versions()) {
        if (app::familyOf(version).empty())
            m_level->addItem(ruleVersionName(version), fromEngine(version.id));
    }
    std::string level = m_person.known.enteredLevel;
    if (const auto today = rules.choose({.end = app::today()}); m_person.id == 0 && today.has_value())
        level = today->version->id;
    if (m_level->findData(fromEngine(level)) < 0) // rules that are gone
        m_level->addItem(fromEngine(level), fromEngine(level));
    m_level->setCurrentIndex(m_level->findData(fromEngine(level)));
}

void EnteredPersonDialog::build()
{
    m_name->setPlaceholderText(tr("Surname, forename"));
    m_club->setPlaceholderText(tr("VKZ, such as 40023"));
    QFormLayout* form = formOf(this);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    addRow(*form, tr("&Name"), m_name);
    addRow(*form, tr("&Club"), m_club);
    addRow(*form, tr("&ID of the federation"), m_personId);
    addRow(*form, tr("&Year of birth"), m_birthYear);
    addRow(*form, tr("&DWZ"), m_rating);
    addRow(*form, tr("Inde&x"), m_index);
    addRow(*form, tr("On the &level of"), m_level);
    QLabel* const hint = quietLabel(
        this, tr("For a tournament under later rules the DWZ is converted (Anhang 4); under earlier "
                 "ones the person is offered without it."));
    fillColumn(this, {new FormScroll(this, columnOf(this, {form, hint})), withHelp(this, m_buttons)})
        ->setContentsMargins(marginOf(this));
    connect(m_name, &QLineEdit::textChanged, this, &EnteredPersonDialog::refresh);
    connect(m_rating, &QSpinBox::valueChanged, this, &EnteredPersonDialog::refresh);
}

app::EnteredPerson EnteredPersonDialog::person() const
{
    const auto textOf = [](const QLineEdit& field) { return field.text().simplified().toStdString(); };
    app::EnteredPerson person = m_person;
    person.known.name = textOf(*m_name);
    person.known.club = textOf(*m_club);
    person.known.personId = textOf(*m_personId);
    person.known.birthYear = numberIn(*m_birthYear);
    const auto rating = numberIn(*m_rating);
    person.known.rating = rating ? engine::Rating::tryFrom(*rating) : std::nullopt;
    person.known.index = rating ? numberIn(*m_index) : std::nullopt;
    person.known.enteredLevel = rating ? m_level->currentData().toString().toStdString() : std::string();
    return person;
}

void EnteredPersonDialog::refresh()
{
    m_index->setEnabled(numberIn(*m_rating).has_value());
    m_level->setEnabled(numberIn(*m_rating).has_value());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!m_name->text().trimmed().isEmpty());
}

} // namespace zahlmeister::ui
