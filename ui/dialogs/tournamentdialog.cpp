// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/tournamentdialog.h"

#include <algorithm>
#include <utility>

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSpinBox>

#include "app/chronicle/earliertournament.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/dialogs/earlierplayersdialog.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/formscroll.h"
#include "ui/widgets/helpbutton.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using Header = engine::TournamentHeader;

constexpr int kLevelLength = 3;      // 6.3: the first three characters of the VKZ
constexpr int kMaximumRounds = 999;  // as the exchange format has it
constexpr int kMaximumPlayers = 500; // for typing; files may have more
constexpr int kUsualPlayers = 10;
constexpr int kWideField = 44; // characters

std::string trimmed(const QString& text)
{
    return text.trimmed().toStdString();
}

} // namespace

TournamentDialog::TournamentDialog(const engine::RuleCatalog& rules, Purpose purpose,
                                   const engine::TournamentHeader& header, QWidget* parent)
    : QDialog(parent), m_rules(rules), m_before(header)
{
    setWindowTitle(purpose == Purpose::Create ? tr("New tournament") : tr("Tournament data"));
    setObjectName(u"tournamentDialog"_s);
    build(purpose);
    fill(header);
    updateDuration();
    m_name->setFocus();
}

void TournamentDialog::build(Purpose purpose)
{
    auto* form = m_form = formOf(this);
    addMainFields(form);
    if (purpose == Purpose::Create)
        addPlayers(form);
    else
        addFurtherFields(form);

    auto* buttons = answerBox(this, purpose == Purpose::Create ? tr("Create") : tr("Apply"));
    auto* column = fillColumn(this, {new FormScroll(this, form), withHelp(this, buttons)});
    column->setContentsMargins(marginOf(this));
    column->setSpacing(Metrics(this).groupGap());
    column->setSizeConstraint(QLayout::SetFixedSize);
}

QLineEdit* TournamentDialog::addText(QFormLayout* form, const QString& label, int characters,
                                     std::string engine::TournamentHeader::*value, const QString& hint)
{
    auto* field = new QLineEdit(this);
    field->setFixedWidth(Metrics(this).fieldWidth(characters));
    addRow(*form, label, field, hint);
    m_texts.emplace_back(field, value);
    return field;
}

void TournamentDialog::addCheck(QFormLayout* form, const QString& text, bool engine::TournamentHeader::*value)
{
    auto* box = new QCheckBox(text, this);
    form->addRow(QString(), box);
    m_checks.emplace_back(box, value);
}

QSpinBox* TournamentDialog::addNumber(QFormLayout* form, const QString& label, int most, const QString& hint)
{
    auto* field = new QSpinBox(this);
    field->setRange(0, most);
    field->setFixedWidth(Metrics(this).fieldWidth(6));
    addRow(*form, label, field, hint);
    return field;
}

void TournamentDialog::addMainFields(QFormLayout* form)
{
    m_name = addText(form, tr("&Name"), kWideField, &Header::name);
    m_name->setPlaceholderText(tr("Club championship 2026"));
    m_place = addText(form, tr("&Place"), kWideField, &Header::place);
    addDates(form);
    m_level = addText(form, tr("&Level"), kLevelLength + 1, &Header::level,
                      tr("First three characters of the VKZ, such as C01"));
    m_level->setMaxLength(kLevelLength);
    static const QRegularExpression levelCharacters(u"[0-9A-Za-z]{0,3}"_s);
    m_level->setValidator(new QRegularExpressionValidator(levelCharacters, m_level));
    connect(m_level, &QLineEdit::textEdited, m_level,
            [this](const QString& text) { m_level->setText(text.toUpper()); });
    m_levelProblem = new RoleLabel(ColorRole::Negative, {}, this);
    m_levelProblem->hide();
    connect(m_level, &QLineEdit::textChanged, this, [this] {
        if (!m_levelProblem->isHidden())
            showLevelProblem(); // it goes with what it is about
    });
    form->addRow(QString(), m_levelProblem);

    m_kind = new QComboBox(this);
    offer(*m_kind,
          {engine::TournamentKind::Individual, engine::TournamentKind::Team, engine::TournamentKind::Match},
          tournamentKindName);
    addRow(*form, tr("&Kind"), m_kind);
    m_mode = new QComboBox(this);
    m_mode->addItem(tr("not given"), -1);
    offer(*m_mode,
          {engine::TournamentMode::RoundRobin, engine::TournamentMode::Swiss,
           engine::TournamentMode::Scheveningen, engine::TournamentMode::Knockout,
           engine::TournamentMode::Free},
          tournamentModeName);
    addRow(*form, tr("&Mode"), m_mode);
    m_rounds = addNumber(form, tr("&Rounds"), kMaximumRounds, tr("May stay open in a round robin"));
    m_rounds->setSpecialValueText(u"–"_s);
    m_timeControl = new QComboBox(this);
    m_timeControl->setEditable(true);
    // Completed, "120 min" with a Tab would become the first choice that begins like that.
    m_timeControl->setCompleter(nullptr);
    m_timeControl->setInsertPolicy(QComboBox::NoInsert);
    m_timeControl->setFixedWidth(Metrics(this).fieldWidth(kWideField));
    m_timeControl->addItems({tr("90 min/40 moves + 30 min + 30 s/move"), tr("90 min + 30 s/move"),
                             tr("120 min/40 moves + 60 min"), tr("120 min"), tr("60 min + 30 s/move")});
    m_timeControl->setCurrentIndex(-1);
    addRow(*form, tr("&Time control"), m_timeControl);
}

void TournamentDialog::addDates(QFormLayout* form)
{
    m_start = withAccessibleName(new DateField(this), tr("First day"));
    m_end = withAccessibleName(new DateField(this), tr("Last day"));
    addRow(*form, tr("&First and last day"),
           rowOf(this, {m_start, new QLabel(tr("to"), this), m_end, freeRoom()}), m_start);
    m_dateProblem = quietLabel(this);
    // The longest name of a rule version on one line.
    m_dateProblem->setFixedWidth(Metrics(this).fieldWidth(64));
    form->addRow(QString(), m_dateProblem);
    connect(m_start, &QLineEdit::textChanged, this, &TournamentDialog::updateDuration);
    connect(m_end, &QLineEdit::textChanged, this, &TournamentDialog::updateDuration);
}

void TournamentDialog::addPlayers(QFormLayout* form)
{
    m_players = addNumber(form, tr("Number of pla&yers"), kMaximumPlayers,
                          tr("Players can be added and removed later"));
    m_players->setValue(kUsualPlayers);
}

void TournamentDialog::setPatterns(const std::vector<app::TournamentSummary>& tournaments,
                                   std::function<Result<app::StoredTournament>(engine::TournamentId)> load)
{
    m_load = std::move(load);
    m_pattern = named(new QComboBox(this), u"pattern"_s, tr("Pattern"));
    m_pattern->setFixedWidth(m_name->width());
    m_pattern->addItem(tr("none"));
    for (const app::TournamentSummary& summary : tournaments) {
        if (!summary.removed)
            m_pattern->addItem(tournamentChoice(summary), QVariant::fromValue<qint64>(summary.id.value()));
    }
    if (m_pattern->count() == 1) {
        delete std::exchange(m_pattern, nullptr);
        return;
    }
    m_samePlayers =
        named(new QCheckBox(tr("with its players and their ratings after it"), this), u"samePlayers"_s);
    m_samePlayers->setEnabled(false);
    m_form->insertRow(0, tr("P&attern"), m_pattern);
    m_pattern->setToolTip(tr("An earlier tournament whose data the new one begins with"));
    m_form->insertRow(1, QString(), m_samePlayers);
    setTabOrder(m_pattern, m_samePlayers);
    setTabOrder(m_samePlayers, m_name);
    connect(m_pattern, &QComboBox::activated, this, &TournamentDialog::takePattern);
    connect(m_samePlayers, &QCheckBox::toggled, m_players, &QWidget::setDisabled);
}

void TournamentDialog::takePattern()
{
    m_earlier.reset();
    if (const QVariant id = m_pattern->currentData(); id.isValid()) {
        if (auto earlier = m_load(engine::TournamentId(id.toLongLong())); earlier.has_value())
            m_earlier = std::move(*earlier);
        else
            m_pattern->setCurrentIndex(0); // the file cannot be read; the window has said so before
    }
    const bool hasPlayers = m_earlier && !m_earlier->tournament.participants.empty();
    m_samePlayers->setEnabled(hasPlayers);
    m_samePlayers->setChecked(hasPlayers);
    // What was typed by hand stays.
    engine::TournamentHeader header =
        m_earlier ? app::headerForNextEdition(m_earlier->tournament.header) : engine::TournamentHeader();
    if (m_name->isModified())
        header.name = trimmed(m_name->text());
    if (m_place->isModified())
        header.place = trimmed(m_place->text());
    header.start = m_start->date();
    header.end = m_end->date();
    m_before = header;
    fill(header);
    updateDuration();
}

void TournamentDialog::addFurtherFields(QFormLayout* form)
{
    addText(form, tr("&Youth class"), 6, &Header::youthClass, tr("Such as U12, for a youth tournament"));
    addCheck(form, tr("&Hybrid tournament (WO 4.2.4.6)"), &Header::hybrid);
    addCheck(form, tr("&Official tournament of an association (WO 6.1.1)"), &Header::official);
    addCheck(form, tr("Rating announced or agreed &before (WO 6.1.1, 4.2.4.5)"), &Header::announced);
    addCheck(form, tr("Elo of ea&ch month by itself (FIDE B.02; more than 30 days)"), &Header::eloByPeriod);
    addText(form, tr("&Evaluator"), 28, &Header::evaluator);
    addText(form, tr("&Second evaluator"), 28, &Header::secondEvaluator);
    addText(form, tr("&Arbiter"), 28, &Header::arbiter);
    addText(form, tr("Play-offs (&WO 6.1.2.3)"), 28, &Header::playOff,
            tr("Day and time control, when they are rated with it"));
    addText(form, tr("Tournament &ID"), 16, &Header::externalId, tr("Given by the federation"));
}

void TournamentDialog::fill(const engine::TournamentHeader& header)
{
    for (const auto& [field, value] : m_texts)
        field->setText(fromEngine(header.*value));
    for (const auto& [box, value] : m_checks)
        box->setChecked(header.*value);
    m_start->setDate(header.start);
    m_end->setDate(header.end);
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(header.kind)));
    m_mode->setCurrentIndex(m_mode->findData(header.mode ? static_cast<int>(*header.mode) : -1));
    m_rounds->setValue(header.rounds.value_or(0));
    m_timeControl->setEditText(fromEngine(header.timeControl));
}

engine::TournamentHeader TournamentDialog::header() const
{
    engine::TournamentHeader header = m_before;
    for (const auto& [field, value] : m_texts)
        header.*value = trimmed(field->text());
    for (const auto& [box, value] : m_checks)
        header.*value = box->isChecked();
    header.start = m_start->date();
    header.end = m_end->date();
    header.kind = static_cast<engine::TournamentKind>(m_kind->currentData().toInt());
    const int mode = m_mode->currentData().toInt();
    header.mode = mode < 0 ? std::nullopt : std::optional(static_cast<engine::TournamentMode>(mode));
    header.rounds = m_rounds->value() == 0 ? std::nullopt : std::optional(m_rounds->value());
    header.timeControl = trimmed(m_timeControl->currentText());
    return header;
}

engine::Tournament TournamentDialog::tournament() const
{
    engine::Tournament tournament;
    tournament.header = header();
    if (m_earlier && m_samePlayers->isChecked()) {
        tournament.participants = app::participantsForNextEdition(*m_earlier, tournament.header, m_rules);
        return tournament;
    }
    const int players = m_players ? m_players->value() : 0;
    for (int number = 1; number <= players; ++number)
        tournament.participants.push_back({.number = engine::ParticipantNumber(number)});
    return tournament;
}

void TournamentDialog::goTo(engine::FindingField field)
{
    QWidget* target = m_name;
    switch (field) {
    case engine::FindingField::Place: target = m_place; break;
    case engine::FindingField::Start: target = m_start; break;
    case engine::FindingField::End:
    case engine::FindingField::System: target = m_end; break;
    case engine::FindingField::Level: target = m_level; break;
    case engine::FindingField::TimeControl: target = m_timeControl; break;
    case engine::FindingField::Mode: target = m_mode; break;
    case engine::FindingField::Rounds: target = m_rounds; break;
    case engine::FindingField::Kind: target = m_kind; break;
    case engine::FindingField::Hybrid: target = boxOf(&Header::hybrid); break;
    case engine::FindingField::YouthClass: target = textOf(&Header::youthClass); break;
    default: break;
    }
    (target != nullptr ? target : m_name)->setFocus();
}

QWidget* TournamentDialog::textOf(std::string engine::TournamentHeader::*value) const
{
    const auto found = std::ranges::find(m_texts, value, [](const auto& text) { return text.second; });
    return found != m_texts.end() ? found->first : nullptr;
}

QWidget* TournamentDialog::boxOf(bool engine::TournamentHeader::*value) const
{
    const auto found = std::ranges::find(m_checks, value, [](const auto& check) { return check.second; });
    return found != m_checks.end() ? found->first : nullptr;
}

void TournamentDialog::accept()
{
    if (QWidget* field = showProblems()) {
        field->setFocus();
        return;
    }
    QDialog::accept();
}

QWidget* TournamentDialog::showProblems()
{
    QWidget* first = nullptr;
    QString dateProblem;
    if (!m_start->isValid() || !m_end->isValid()) {
        first = m_start->isValid() ? m_end : m_start;
        dateProblem = tr("“%1” is not a day. Type it as 12.12.2026.")
                          .arg(qobject_cast<QLineEdit*>(first)->text().trimmed());
    } else if (m_start->date() && m_end->date() && *m_end->date() < *m_start->date()) {
        first = m_end;
        dateProblem = tr("The last day is before the first.");
    }
    if (first) {
        m_dateProblem->setRole(ColorRole::Negative);
        m_dateProblem->setText(u"✕ "_s + dateProblem);
    }
    if (showLevelProblem())
        first = first ? first : m_level;
    return first;
}

bool TournamentDialog::showLevelProblem()
{
    const qsizetype length = m_level->text().size();
    const bool isWrong = length != 0 && length != kLevelLength;
    m_levelProblem->setVisible(isWrong);
    if (isWrong) {
        m_levelProblem->setText(
            u"✕ "_s +
            tr("The level has three characters, “%1” has %2.").arg(m_level->text(), formatCount(length)));
    }
    return isWrong;
}

void TournamentDialog::updateDuration()
{
    m_dateProblem->setRole(ColorRole::SecondaryText);
    const auto end = m_end->date();
    if (!end) {
        m_dateProblem->setText(tr("The last day decides which rules apply."));
        return;
    }
    engine::TournamentHeader header;
    header.end = end;
    const auto choice = m_rules.choose(header);
    if (!choice.has_value())
        return;
    m_dateProblem->setText(
        choice->inForce() ? tr("Rated by %1.").arg(ruleVersionName(*choice->version))
                          : tr("%1 was not in force on this day.").arg(ruleVersionName(*choice->version)));
}

} // namespace zahlmeister::ui
