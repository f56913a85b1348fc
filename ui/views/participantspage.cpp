// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/participantspage.h"

#include <utility>

#include <QPushButton>
#include <QTimer>

#include "app/document/tournamentdocument.h"
#include "ui/models/participantsmodel.h"
#include "ui/text/format.h"
#include "ui/text/identitytext.h"
#include "ui/theme/theme.h"
#include "ui/views/grids/participantsview.h"
#include "ui/views/overridereasons.h"
#include "ui/views/withdrawalchoice.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/keyboardhelp.h"
#include "ui/widgets/messagebar.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

ParticipantField fieldOfFinding(engine::FindingField field)
{
    switch (field) {
    case engine::FindingField::Club: return ParticipantField::Club;
    case engine::FindingField::MemberNumber: return ParticipantField::MemberNumber;
    case engine::FindingField::Member: return ParticipantField::Member;
    case engine::FindingField::Sex: return ParticipantField::Sex;
    case engine::FindingField::Computer: return ParticipantField::Computer;
    case engine::FindingField::BirthYear:
    case engine::FindingField::BirthDate: return ParticipantField::Birth;
    case engine::FindingField::FideId: return ParticipantField::FideId;
    case engine::FindingField::Index: return ParticipantField::Index;
    case engine::FindingField::Rating: return ParticipantField::Rating;
    case engine::FindingField::CarryOver: return ParticipantField::CarryOver;
    case engine::FindingField::Team: return ParticipantField::Team;
    default: return ParticipantField::Name;
    }
}

} // namespace

ParticipantsPage::ParticipantsPage(app::LiveEvaluation& evaluation, app::LiveIdentification* identification,
                                   QWidget* parent)
    : QWidget(parent),
      m_evaluation(evaluation),
      m_identification(identification),
      m_model(new ParticipantsModel(evaluation.document(), this)),
      m_view(new ParticipantsView(*m_model, this)),
      m_reasons(new OverrideReasons(evaluation.document(), this)),
      m_question(new MessageBar(this))
{
    const Metrics metrics(this);
    QWidget* identities = identification != nullptr ? buildIdentityBar() : nullptr;
    auto* withdrawal = new WithdrawalChoice(evaluation, this);
    auto* page = fillColumn(this, allAround(metrics.margin()), metrics.grid(),
                            {m_question, {m_view, 1}, m_reasons, withdrawal});
    if (identities != nullptr) {
        page->insertWidget(0, identities);
        m_view->setIdentification(*identification);
        m_model->setIdentification(identification);
    }
    const auto showRow = [this, withdrawal] {
        const auto number = currentParticipant();
        m_reasons->setParticipant(number);
        withdrawal->setParticipant(number);
    };
    connect(m_view, &ParticipantsView::rowChanged, withdrawal, showRow);
    // After the key that took the number has moved the cursor on.
    connect(
        m_model, &ParticipantsModel::reasonMissing, m_reasons,
        [this](engine::ParticipantNumber number) {
            m_reasons->setParticipant(number);
            m_reasons->startTyping();
        },
        Qt::QueuedConnection);
    showRow(); // the view had its first row before
    setFocusProxy(m_view);
    connect(m_view, &ParticipantsView::identifyRequested, this, &ParticipantsPage::identifyRequested);
    connect(m_reasons, &OverrideReasons::finished, this, [this, showRow] {
        m_view->setFocus();
        showRow();
    });
    connect(m_reasons, &OverrideReasons::failed, m_model, &ParticipantsModel::failed);

    m_empty =
        quietLabel(m_view->viewport(), tr("No participants yet. Type the first name into the empty row, "
                                          "or paste a list of names from the clipboard."));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setAttribute(Qt::WA_TransparentForMouseEvents);
    fillColumn(m_view->viewport(),
               {metrics.margin(), 4 * metrics.rowHeight(), metrics.margin(), metrics.margin()}, -1,
               {{m_empty, 1}});
    connect(m_view, &ParticipantsView::participantsRemoved, this, &ParticipantsPage::tellOfRemoval);
    // What the bar would take back is the last step no more.
    connect(&evaluation.document(), &app::TournamentDocument::edited, m_question, &MessageBar::dismiss);
    connect(m_view, &ParticipantsView::numbersPasted, this, &ParticipantsPage::askWhatNumbersMean);
    connect(m_view, &ParticipantsView::wholeTablePasted, this, &ParticipantsPage::wholeTablePasted);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &ParticipantsPage::showEmptyState);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &ParticipantsPage::showEmptyState);
    showEmptyState();
}

ParticipantsPage::~ParticipantsPage()
{
    // An open editor is closed with the table and gives its text to the model, and both still tell of it.
    m_view->disconnect(this);
    m_model->disconnect(this);
}

/// A whole field is gone with two keys, and somebody may have meant the text of a cell.
void ParticipantsPage::tellOfRemoval(int count)
{
    m_question->say({.text = tr("%n participant(s) removed, with their games.", nullptr, count),
                     .actionText = tr("&Undo"),
                     .action = [this] {
                         m_view->setFocus();
                         if (const auto undone = m_evaluation.document().undo(); !undone.has_value())
                             m_question->report(undone.error());
                     }});
}

/// 1950 can be both, and neither the one nor the other is guessed.
void ParticipantsPage::askWhatNumbersMean(int row, const QString& text)
{
    const auto pasteAs = [this, row, text](ParticipantField field) {
        m_view->setFocus();
        m_view->pasteNames(row, field, text);
    };
    m_question->ask({.text = tr("Every name has a number beside it. What is it?"),
                     .actionText = tr("&Rating"),
                     .action = [pasteAs] { pasteAs(ParticipantField::Rating); },
                     .otherText = tr("&Year of birth"),
                     .other = [pasteAs] { pasteAs(ParticipantField::Birth); }});
}

QWidget* ParticipantsPage::buildIdentityBar()
{
    auto* bar = new QWidget(this);
    auto* identify = new QPushButton(icon(u"search"_s), tr("&Identify participants…"), bar);
    identify->setToolTip(tr("Look every name up in the rating lists (Ctrl+I); F4 for the current one"));
    connect(identify, &QPushButton::clicked, this, &ParticipantsPage::identifyFieldRequested);
    m_identities = hintLine({}, bar);
    m_identities->setObjectName(u"identities"_s);
    fillRow(bar, {}, Metrics(this).margin(), {identify, {m_identities, 1}});
    connect(m_identification, &app::LiveIdentification::updated, this, &ParticipantsPage::showIdentities);
    connect(&m_evaluation.document(), &app::TournamentDocument::edited, this,
            &ParticipantsPage::showIdentities);
    showIdentities();
    return bar;
}

void ParticipantsPage::showIdentities()
{
    const app::FieldIdentification& field = m_identification->current();
    const QString progress = identityProgress(field, m_evaluation.document().tournament());
    m_identities->setText(progress.isEmpty() || field.hasLists
                              ? progress
                              : progress + u" · "_s + tr("There is no rating list yet (Ctrl+L imports one)"));
}

void ParticipantsPage::showEmptyState()
{
    m_empty->setVisible(m_model->newRow() == 0);
}

void ParticipantsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (std::exchange(m_draftReopened, true))
        return;
    // After the page has its size, so that the editor lies over its cell.
    QTimer::singleShot(0, m_view, &ParticipantsView::reopenDraft);
}

bool ParticipantsPage::goTo(const engine::FindingPlace& place)
{
    if (!place.participant || place.game || place.gameIndex ||
        !m_evaluation.document().tournament().indexOf(*place.participant))
        return false;
    goTo({*place.participant, fieldOfFinding(place.field)});
    return true;
}

void ParticipantsPage::goTo(const ParticipantCell& cell)
{
    const auto position = m_evaluation.document().tournament().indexOf(cell.first);
    m_view->moveTo(position ? static_cast<int>(*position) : m_model->newRow(), cell.second);
    m_view->setFocus(Qt::OtherFocusReason);
}

std::optional<engine::ParticipantNumber> ParticipantsPage::currentParticipant() const
{
    const int row = m_view->currentIndex().row();
    return row >= 0 && row < m_model->newRow() ? std::optional(m_model->participantAt(row).number)
                                               : std::nullopt;
}

QString ParticipantsPage::keyboardHelp()
{
    return keyLines({
        {tr("Letters and digits"), tr("write into the field")},
        {tr("Tab, Enter"), tr("take the field and go on: to the right, downwards")},
        {tr("F2"), tr("change the text of the field; open the list of carry-over games")},
        {tr("Escape"), tr("leave the field as it was")},
        {tr("Space"), tr("member or not, computer or not")},
        {tr("Delete"), tr("empty the selected fields")},
        {tr("Shift+Space"), tr("select the whole row; Delete then removes the participant with his games")},
        {tr("Ctrl+Delete"), tr("remove the participants of the selected fields with their games")},
        {tr("Ctrl+C, Ctrl+V"), tr("copy, paste as text; a list of names adds participants")},
        {tr("Ctrl+D"), tr("take the field above; the selected fields take what the first of them has")},
        {tr("Ctrl++, Ctrl+\u2212, Ctrl+0"),
         tr("larger, smaller, normal size; also Ctrl and the mouse wheel")},
        {tr("Alt+W"), tr("say why a rating differs from the list's; Escape: later")},
        {tr("F4"), tr("decide who the participant is; Ctrl+I for all of them")},
    });
}

} // namespace zahlmeister::ui
