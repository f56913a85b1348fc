// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/leaguedialog.h"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "app/entry/teams.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/helpbutton.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kMostBoards = 99;
constexpr int kTeamsWidth = 380;    // design pixels
constexpr int kPairingsWidth = 420; // design pixels
constexpr int kTeamRows = 16;
constexpr int kCharacters = 48; // of the name, and of the days of some rounds

} // namespace

LeagueDialog::LeagueDialog(const engine::Tournament& tournament, Purpose purpose, QWidget* parent)
    : QDialog(parent),
      m_tournament(tournament),
      m_isProposed(tournament.header.schedule.empty()),
      m_name(new QLineEdit(this)),
      m_boards(named(new QSpinBox(this), u"boards"_s)),
      m_cycles(new QComboBox(this)),
      m_days(named(new QLineEdit(this), u"days"_s)),
      m_teams(named(new QPlainTextEdit(this), u"teamsText"_s)),
      m_pairings(named(new QPlainTextEdit(this), u"pairingsText"_s)),
      m_sentence(sentenceLabel(this)),
      m_buttons(answerBox(this, purpose == Purpose::Create ? tr("Create") : tr("Change")))
{
    setWindowTitle(purpose == Purpose::Create ? tr("New league") : tr("Teams, line-ups and schedule"));
    build(purpose);
    m_teams->setPlainText(teamsText(tournament));
    if (!m_isProposed)
        putSchedule(scheduleText(tournament));
    const auto read = [this] {
        proposeSchedule();
        readAll();
    };
    connect(m_teams, &QPlainTextEdit::textChanged, this, read);
    const auto propose = [this, read] {
        m_isProposed = true;
        read();
    };
    connect(m_days, &QLineEdit::textEdited, this, propose);
    connect(m_cycles, &QComboBox::activated, this, propose);
    connect(m_pairings, &QPlainTextEdit::textChanged, this, [this] {
        m_isProposed = false;
        readAll();
    });
    read();
    m_before = content();
}

void LeagueDialog::build(Purpose purpose)
{
    m_boards->setRange(1, kMostBoards);
    m_boards->setValue(app::usualBoards(m_tournament));
    m_cycles->addItems({tr("once"), tr("twice, home and away")});
    m_days->setPlaceholderText(QStringLiteral("04.10.2026 25.10.2026"));
    m_days->setToolTip(tr("The days of the rounds in their order; they are put into the pairings"));
    for (QLineEdit* field : {m_name, m_days})
        field->setMinimumWidth(Metrics(this).fieldWidth(kCharacters));
    auto* form = formOf(this);
    if (purpose == Purpose::Create)
        form->addRow(tr("&Name"), m_name);
    else
        m_name->hide();
    form->addRow(tr("&Boards of a match"), m_boards);
    form->addRow(tr("Everybody &meets"), m_cycles);
    form->addRow(tr("&Days of the rounds"), m_days);
    fillColumn(this, {form, {buildTexts(), 1}, m_sentence, withHelp(this, m_buttons)})
        ->setContentsMargins(marginOf(this));
    (purpose == Purpose::Create ? static_cast<QWidget*>(m_name) : m_teams)->setFocus();
}

QWidget* LeagueDialog::buildTexts()
{
    const Metrics metrics(this);
    m_teams->setPlaceholderText(tr("SC Adler; 70101\n  1 Meier, Hans\n  2 Schmidt, Eva; from 01.01.2027\n  "
                                   "101 Braun, Otto; guest\nSF Bear"));
    m_teams->setMinimumSize(metrics.scaled(kTeamsWidth), kTeamRows * metrics.rowHeight());
    m_pairings->setPlaceholderText(tr("1: 04.10.2026 1-6 2-5 3-4"));
    m_pairings->setMinimumSize(metrics.scaled(kPairingsWidth), kTeamRows * metrics.rowHeight());
    for (QPlainTextEdit* text : {m_teams, m_pairings}) {
        text->setTabChangesFocus(true);
        text->setLineWrapMode(QPlainTextEdit::NoWrap);
    }
    auto* texts = new QWidget(this);
    fillRow(texts, {}, metrics.groupGap(),
            {{columnOf(metrics.grid(),
                       {captionOf(tr("&Teams, and below each its line-up"), m_teams), {m_teams, 1}}),
              1},
             {columnOf(metrics.grid(),
                       {captionOf(tr("&Pairings by the numbers of the teams, home team first"), m_pairings),
                        {m_pairings, 1}}),
              1}});
    return texts;
}

QString LeagueDialog::name() const
{
    return m_name->text().trimmed();
}

QString LeagueDialog::sentence() const
{
    return m_sentence->text();
}

void LeagueDialog::proposeSchedule()
{
    if (m_isProposed)
        putSchedule(bergerSchedule(static_cast<int>(readTeams(m_teams->toPlainText()).teams.size()),
                                   m_cycles->currentIndex() + 1, readDays(m_days->text())));
}

void LeagueDialog::putSchedule(const QString& text)
{
    const QSignalBlocker blocker(m_pairings);
    m_pairings->setPlainText(text);
}

void LeagueDialog::readAll()
{
    m_typed = readTeams(m_teams->toPlainText());
    m_schedule = readSchedule(m_pairings->toPlainText(), m_typed.teams);
    const QStringList problems = m_typed.problems + m_schedule.problems;
    qsizetype places = 0;
    for (const app::TypedTeam& team : m_typed.teams)
        places += static_cast<qsizetype>(team.lineup.size());
    const QString sums = fillPattern(tr("Teams: %1, places in line-ups: %2, rounds: %3, matches: %4"),
                                     {formatCount(static_cast<qint64>(m_typed.teams.size())),
                                      formatCount(places), formatCount(m_schedule.rounds),
                                      formatCount(static_cast<qint64>(m_schedule.fixtures.size()))});
    m_sentence->setText(problems.isEmpty() ? QStringList{sums, spareDays()}.join(u' ').trimmed()
                                           : problems.front());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(problems.isEmpty() && m_typed.teams.size() >= 2);
}

/// Days that were typed and that no round has; without pairings there is nothing to compare them with.
QString LeagueDialog::spareDays() const
{
    QStringList spare;
    for (const engine::Date& day : readDays(m_days->text())) {
        const bool isUsed = std::ranges::any_of(m_schedule.fixtures,
                                                [&](const auto& fixture) { return fixture.date == day; });
        if (!isUsed)
            spare += formatDate(day);
    }
    if (spare.isEmpty() || m_schedule.fixtures.empty())
        return {};
    return tr("No round is played on %1.").arg(spare.join(u", "_s));
}

app::EditGroup LeagueDialog::changes() const
{
    return app::planLeague(m_tournament, m_typed.teams, m_schedule.fixtures, m_boards->value());
}

/// Everything that can be typed here.
QString LeagueDialog::content() const
{
    return QStringList{m_name->text(), m_days->text(), m_teams->toPlainText(), m_pairings->toPlainText()}
        .join(u'\n');
}

void LeagueDialog::reject()
{
    if (const QString now = content(); now != m_before && now != m_warned) {
        m_warned = now;
        m_sentence->setText(tr("What was typed here is not kept. Esc or Cancel once more gives it up."));
        return;
    }
    QDialog::reject();
}

void LeagueDialog::accept()
{
    if (m_buttons->button(QDialogButtonBox::Ok)->isEnabled())
        QDialog::accept();
}

} // namespace zahlmeister::ui
