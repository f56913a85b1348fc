// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/playercommands.h"

#include "app/chronicle/recalculationstore.h"
#include "app/store/unnamedpersons.h"
#include "ui/chronicle/cardoutput.h"
#include "ui/chronicle/personspane.h"
#include "ui/chronicle/playercardpage.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"
#include "ui/text/quantitytext.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/tournamentstage.h"
#include "ui/windows/whydock.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

PlayerCommands::PlayerCommands(app::Session& session, TournamentStage& stage, MessageBar& messages,
                               QMainWindow& window)
    : QObject(&window),
      m_session(session),
      m_stage(stage),
      m_messages(messages),
      m_output(new CardOutput(window, messages)),
      m_roll(session.chronicle()),
      m_pane(new PersonsPane(m_roll, &window))
{
    connect(m_pane, &PersonsPane::openRequested, this, &PlayerCommands::open);
    connect(&stage, &TournamentStage::frontChanged, this, &PlayerCommands::followFront);
    connect(&session, &app::Session::workFileChanged, this, &PlayerCommands::leave);
}

PlayerCardPage* PlayerCommands::card() const
{
    return m_card && m_stage.currentWidget() == m_card ? m_card : nullptr;
}

void PlayerCommands::setWhy(WhyDock& why)
{
    m_why = &why;
}

void PlayerCommands::open(const QString& id)
{
    if (!m_card) {
        m_card = new PlayerCardPage(m_roll, &m_stage);
        m_card->setUnnamed([this] {
            return app::unnamedPersons(*m_session.workFile()).value_or(std::vector<app::UnnamedPerson>());
        });
        m_card->setTellEarlier([this](const auto& person, const auto& chronicle) {
            return earlierResultsOf(person, chronicle);
        });
        connect(m_card, &PlayerCardPage::leaveRequested, this, &PlayerCommands::leave);
        connect(m_card, &PlayerCardPage::personGone, this, &PlayerCommands::leave);
        connect(m_card, &PlayerCardPage::personRequested, this, &PlayerCommands::open);
        connect(m_card, &PlayerCardPage::tournamentRequested, this, &PlayerCommands::openTournament);
        connect(m_card, &PlayerCardPage::askedWhy, this, &PlayerCommands::ask);
        connect(m_card, &PlayerCardPage::printRequested, this, &PlayerCommands::print);
        connect(m_card, &PlayerCardPage::pdfRequested, this, &PlayerCommands::savePdf);
        connect(m_card, &PlayerCardPage::said, &m_messages, &MessageBar::say);
        connect(m_card, &PlayerCardPage::failed, &m_messages, &MessageBar::report);
    }
    if (!m_card->showPerson(id))
        return;
    m_stage.showInFront(*m_card);
    m_pane->setOpenPerson(id);
    m_card->setFocus(Qt::OtherFocusReason);
}

void PlayerCommands::leave()
{
    m_stage.leaveFront();
}

/// Without a card nobody's line is marked, and nothing of a tournament that is not open is explained.
void PlayerCommands::followFront()
{
    if (card())
        return;
    m_pane->setOpenPerson({});
    if (m_why)
        m_why->forget();
    m_explained = nullptr;
}

/// A line each, the last participation first; those that no recalculation changed are left out.
QStringList PlayerCommands::earlierResultsOf(const app::PersonHistory& person,
                                             const app::Chronicle& chronicle)
{
    QStringList lines;
    const ChangeWords words(chronicle);
    for (auto one = person.participations.rbegin(); one != person.participations.rend(); ++one) {
        const auto earlier = app::earlierResults(*m_session.workFile(), one->tournament, *one->participant);
        if (!earlier.has_value())
            return {errorText(earlier.error())};
        const QString line =
            earlierResultsLine(words.tournament(one->tournament), one->entry, one->exit, *earlier, words);
        if (!line.isEmpty())
            lines += line;
    }
    return lines;
}

void PlayerCommands::openTournament(engine::TournamentId tournament, engine::ParticipantNumber participant)
{
    m_messages.dismiss();
    const bool isOpen = m_session.document() && m_session.document()->id() == tournament;
    if (!isOpen && !m_messages.succeeded(m_session.openTournament(tournament)))
        return;
    leave();
    if (!m_stage.evaluation())
        return;
    const engine::ParticipantEvaluation* const result = m_stage.evaluation()->of(participant);
    const auto quantity = result ? quantityOf(engine::Column::NewRating, *result) : std::nullopt;
    m_stage.view()->explain(participant, quantity.value_or(engine::Quantity::NewRating));
}

void PlayerCommands::ask(engine::TournamentId tournament, engine::ParticipantNumber participant,
                         engine::Quantity quantity)
{
    const auto played = m_roll.roll()->playedAt(tournament, participant);
    if (!m_why || !played)
        return;
    const auto before = std::exchange(m_explained, m_roll.roll()); // what is on show still refers to it
    m_why->explain(played->tournament, *played->rules, participant, quantity);
}

void PlayerCommands::print()
{
    if (!card())
        return;
    const auto unnamed = app::unnamedPersons(*m_session.workFile());
    if (m_messages.succeeded(unnamed))
        m_output->print(*m_card, *unnamed);
}

void PlayerCommands::savePdf()
{
    if (!card())
        return;
    const auto unnamed = app::unnamedPersons(*m_session.workFile());
    if (m_messages.succeeded(unnamed))
        m_output->savePdf(*m_card, *unnamed);
}

} // namespace zahlmeister::ui
