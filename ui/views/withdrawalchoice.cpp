// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/withdrawalchoice.h"

#include <algorithm>

#include <QComboBox>
#include <QSignalBlocker>

#include "app/document/tournamentdocument.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

WithdrawalChoice::WithdrawalChoice(app::LiveEvaluation& evaluation, QWidget* parent)
    : QWidget(parent), m_evaluation(evaluation), m_choice(new QComboBox(this))
{
    using engine::Withdrawal;
    m_choice->setObjectName(u"withdrawal"_s);
    m_choice->addItem(tr("ended all games"), -1);
    m_choice->addItem(tr("withdrew without approval: the opponents win"),
                      static_cast<int>(Withdrawal::NotApproved));
    m_choice->addItem(tr("withdrew with approval, or died: not rated"),
                      static_cast<int>(Withdrawal::Approved));
    m_choice->addItem(tr("replaced in the team: not rated"), static_cast<int>(Withdrawal::Replaced));
    m_choice->setToolTip(
        tr("What happens to games without a result; a result that the director gave is entered "
           "and counts"));
    fillRow(this, {}, Metrics(this).grid(),
            {captionOf(tr("Unfinished &games"), m_choice), m_choice, freeRoom()});
    connect(m_choice, &QComboBox::activated, this, &WithdrawalChoice::choose);
    connect(&evaluation, &app::LiveEvaluation::updated, this, &WithdrawalChoice::refresh);
    refresh();
}

void WithdrawalChoice::setParticipant(std::optional<engine::ParticipantNumber> number)
{
    m_number = number;
    refresh();
}

const engine::Participant* WithdrawalChoice::participant() const
{
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    const auto position = m_number ? tournament.indexOf(*m_number) : std::nullopt;
    return position ? &tournament.participants[*position] : nullptr;
}

void WithdrawalChoice::refresh()
{
    const engine::SystemDescription* system = m_evaluation.system();
    const engine::Participant* shown = participant();
    setVisible(system && system->ratesWithdrawals && shown);
    if (!shown)
        return;
    const QSignalBlocker blocker(m_choice);
    const int value = shown->withdrawal ? static_cast<int>(*shown->withdrawal) : -1;
    m_choice->setCurrentIndex(std::max(m_choice->findData(value), 0));
    m_choice->setEnabled(!m_evaluation.document().isReadOnly());
}

void WithdrawalChoice::choose(int index)
{
    const engine::Participant* shown = participant();
    if (!shown)
        return;
    engine::Participant changed = *shown;
    const int value = m_choice->itemData(index).toInt();
    changed.withdrawal = value < 0 ? std::nullopt : std::optional(static_cast<engine::Withdrawal>(value));
    const app::EditName name{app::EditKind::Participant, {fromEngine(changed.name), u"withdrawal"_s}};
    // A failure to store is announced by the document.
    (void)m_evaluation.document().apply({name, {app::PutParticipant{changed}}});
}

} // namespace zahlmeister::ui
