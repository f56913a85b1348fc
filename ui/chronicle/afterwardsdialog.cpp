// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/afterwardsdialog.h"

#include <algorithm>

#include <QLabel>
#include <QTreeWidget>

#include "app/chronicle/reading/impact.h"
#include "app/session/livechronicle.h"
#include "app/text/calendar.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

AfterwardsDialog::AfterwardsDialog(app::Session& session, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_headline(sentenceLabel(this)),
      m_list(named(new QTreeWidget(this), u"seatsBefore"_s, tr("Tournaments before the membership"))),
      m_impact(named(sentenceLabel(this), u"afterwardsImpact"_s))
{
    setObjectName(u"afterwardsDialog"_s);
    setWindowTitle(tr("Evaluate afterwards"));
    styleAsTable(*m_list);
    m_list->setHeaderLabels({tr("End"), tr("Tournament")});
    m_list->setPalette(viewPalette(palette()));
    connect(m_list, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        const int row = m_list->indexOfTopLevelItem(item);
        if (row >= 0 && row < static_cast<int>(m_seats.size()))
            Q_EMIT tournamentChosen(m_seats[static_cast<std::size_t>(row)].tournament);
    });
    auto* hint = quietLabel(
        this, tr("Enter opens a tournament; marked as a member there, he is evaluated in it. The time limits "
                 "for corrections hold (6.2)."));
    fillDialog(this, {560, 360}, {m_headline, {m_list, 1}, m_impact, hint, closeBox(this)});
    connect(&session.chronicle(), &app::LiveChronicle::changed, this, &AfterwardsDialog::refresh);
    session.chronicle().start();
}

void AfterwardsDialog::lookFor(engine::ParticipantNumber number)
{
    m_number = number;
    refresh();
    m_list->setFocus();
}

// RULE: WO2026 3.4.3
void AfterwardsDialog::refresh()
{
    const app::TournamentDocument* const open = m_session.document();
    const auto position = open ? open->tournament().indexOf(m_number) : std::nullopt;
    m_list->clear();
    m_seats.clear();
    m_impact->clear();
    if (!position)
        return;
    const engine::Participant& member = open->tournament().participants[*position];
    const app::LiveChronicle& chronicle = m_session.chronicle();
    m_seats = app::seatsBeforeMembership(*chronicle.chronicle(), open->id(), m_number);
    m_headline->setText(
        !chronicle.isCurrent() ? tr("The tournaments are still being compared.")
        : m_seats.empty() ? fillPattern(tr("%1 played in no tournament of the year before as a non-member."),
                                        {formatName(member)})
                          : fillPattern(tr("%1 played here in the year before as a non-member (3.4.3):"),
                                        {formatName(member)}));
    for (const app::SeatBefore& seat : m_seats)
        new QTreeWidgetItem(m_list, {formatDate(seat.end), fromEngine(seat.name)});
    if (!m_seats.empty()) {
        m_list->setCurrentItem(m_list->topLevelItem(0));
        compute(member);
    }
}

/// The chain with and without them, on another thread.
void AfterwardsDialog::compute(const engine::Participant& member)
{
    m_impact->setText(tr("Computing what it would change…"));
    m_job.start(
        this,
        [chronicle = m_session.chronicle().chronicle(), rules = m_session.rules(),
         decisions = m_session.chronicle().decisions(), removed = m_session.chronicle().removedTournaments(),
         seats = m_seats, member, today = app::today()](const std::stop_token&) {
            const auto before = app::recalculate(chronicle->tournaments, *rules, decisions, removed);
            auto tournaments = app::evaluatedAfterwards(chronicle->tournaments, seats, member);
            const auto after = app::recalculate(tournaments, *rules, decisions, removed);
            return app::impactOf(app::newIn(after, before),
                                 app::chronicleOf(std::move(tournaments), rules, decisions), today);
        },
        [this](const app::Impact& impact) {
            m_impact->setText(impact.lines.empty() ? tr("Evaluated there, nothing else would change.")
                                                   : tr("Evaluated there:") + u' ' + impactText(impact) +
                                                         u' ' + totalsText(impact));
        });
}

} // namespace zahlmeister::ui
