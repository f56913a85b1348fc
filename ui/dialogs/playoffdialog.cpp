// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/playoffdialog.h"

#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

#include "engine/model/teammatches.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

PlayoffDialog::PlayoffDialog(const std::vector<app::TournamentSummary>& tournaments,
                             engine::TournamentId current, Load load, const engine::RuleCatalog& rules,
                             QWidget* parent)
    : QDialog(parent),
      m_load(std::move(load)),
      m_rules(rules),
      m_sides{Side{named(new QComboBox(this), u"homeLeague"_s), named(new QComboBox(this), u"homeTeam"_s)},
              Side{named(new QComboBox(this), u"awayLeague"_s), named(new QComboBox(this), u"awayTeam"_s)}},
      m_name(named(new QLineEdit(this), u"playoffName"_s)),
      m_day(named(new DateField(this), u"playoffDay"_s)),
      m_return(named(new QCheckBox(tr("with a &return match"), this), u"playoffReturn"_s)),
      m_sentence(quietLabel(this)),
      m_buttons(answerBox(this, tr("Create")))
{
    setWindowTitle(tr("Match about promotion or relegation"));
    for (const Side& side : m_sides) {
        for (const app::TournamentSummary& summary : tournaments) {
            if (!summary.removed)
                side.league->addItem(summary.name, QVariant::fromValue(summary.id.value()));
        }
        side.league->setCurrentIndex(
            std::max(0, side.league->findData(QVariant::fromValue(current.value()))));
        // Names are long; the list that opens shows them in full.
        for (QComboBox* box : {side.league, side.team}) {
            box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            box->setMinimumContentsLength(24);
        }
    }
    build();
    for (const Side& side : m_sides)
        offerTeams(side);
    m_sides[1].team->setCurrentIndex(std::min(1, m_sides[1].team->count() - 1));
    refresh();
}

void PlayoffDialog::build()
{
    auto* form = new QFormLayout;
    form->addRow(tr("League of the &home team"), m_sides[0].league);
    form->addRow(tr("H&ome team"), m_sides[0].team);
    form->addRow(tr("League of the &guest"), m_sides[1].league);
    form->addRow(tr("G&uest"), m_sides[1].team);
    form->addRow(tr("&Day"), m_day);
    form->addRow(QString(), m_return);
    form->addRow(tr("&Name"), m_name);
    fillDialog(this, {560, 360}, {Part(form), {m_sentence, 1}, m_buttons});
    for (const Side& side : m_sides) {
        connect(side.league, &QComboBox::currentIndexChanged, this, [this, side] {
            offerTeams(side);
            refresh();
        });
        connect(side.team, &QComboBox::currentIndexChanged, this, &PlayoffDialog::refresh);
    }
    connect(m_name, &QLineEdit::textEdited, this, [this] {
        m_isNamed = true;
        refresh();
    });
    connect(m_day, &QLineEdit::textChanged, this, &PlayoffDialog::refresh);
}

const app::StoredTournament* PlayoffDialog::leagueOf(const Side& side) const
{
    const auto found = m_loaded.find(engine::TournamentId(side.league->currentData().toLongLong()));
    return found == m_loaded.end() ? nullptr : &found->second;
}

/// A tournament is read when it is chosen first.
void PlayoffDialog::offerTeams(const Side& side)
{
    const QSignalBlocker blocker(side.team);
    side.team->clear();
    const engine::TournamentId id(side.league->currentData().toLongLong());
    if (!m_loaded.contains(id)) {
        if (auto loaded = m_load(id); loaded.has_value())
            m_loaded.emplace(id, *std::move(loaded));
    }
    const app::StoredTournament* league = leagueOf(side);
    if (!league)
        return;
    for (const std::string& team : engine::teamNames(league->tournament))
        side.team->addItem(fromEngine(team));
}

void PlayoffDialog::refresh()
{
    const auto& [home, away] = m_sides;
    const bool hasTeams = home.team->count() > 0 && away.team->count() > 0;
    const bool areTwo = hasTeams && home.team->currentText() != away.team->currentText();
    if (!m_isNamed)
        m_name->setText(areTwo
                            ? fillPattern(tr("%1 – %2"), {home.team->currentText(), away.team->currentText()})
                            : QString());
    m_sentence->setText(
        !hasTeams ? tr("A tournament without teams was chosen.")
        : !areTwo
            ? tr("Choose two teams with different names.")
            : tr("It becomes a tournament of its own (WO 4.2.4.4): the tables of the leagues stay as they "
                 "are. Both line-ups come along, with the ratings after their leagues."));
    m_buttons->button(QDialogButtonBox::Ok)
        ->setEnabled(areTwo && m_day->isValid() && !m_name->text().trimmed().isEmpty());
}

engine::Tournament PlayoffDialog::tournament() const
{
    const auto& [home, away] = m_sides;
    return app::playoffMatch({*leagueOf(home), home.team->currentText().toStdString()},
                             {*leagueOf(away), away.team->currentText().toStdString()},
                             {m_name->text().trimmed().toStdString(), m_return->isChecked(), m_day->date()},
                             m_rules);
}

} // namespace zahlmeister::ui
