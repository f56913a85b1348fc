// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/archive/archivecardswindow.h"

#include <algorithm>
#include <utility>

#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

#include "ui/chronicle/cardoutput.h"
#include "ui/chronicle/personspane.h"
#include "ui/chronicle/playercardpage.h"
#include "ui/text/format.h"
#include "ui/theme/metrics.h"
#include "ui/theme/rolelabel.h"
#include "ui/views/whypanel.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/messagebar.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kArchiveCardsWindowSize(1440,
                                        760); ///< design pixels: list, card and explanation beside each other
/// A name beside a rating, and “2 tournaments · last 02.08.2026” below.
constexpr int kLeastNameCharacters = 40;
constexpr int kWhyCharacters = 46; ///< the tables of a derivation with whole names

} // namespace

ArchiveCardsWindow::ArchiveCardsWindow(app::ArchiveLink& link, QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_link(link),
      m_computed(link.status().computed),
      m_found(link),
      m_open(link),
      m_messages(new MessageBar(this)),
      m_pane(new PersonsPane(m_found, this)),
      m_card(new PlayerCardPage(m_open, this)),
      m_stack(new QStackedWidget(this)),
      m_more(quietLabel(this)),
      m_hidden(quietLabel(this)),
      m_output(new CardOutput(*this, *m_messages)),
      m_whyPlace(new QWidget(this)),
      m_showWhy(new QPushButton(tr("&Why?"), this))
{
    setObjectName(u"archiveCards"_s);
    setWindowTitle(tr("Player cards of the archive"));
    arrange();
    connect(m_pane, &PersonsPane::searched, &m_found, &app::ArchiveRoll::search);
    connect(m_pane, &PersonsPane::openRequested, this, &ArchiveCardsWindow::showPerson);
    connect(&m_found, &app::ArchiveRoll::changed, this, &ArchiveCardsWindow::tellMore);
    connect(&m_found, &app::ArchiveRoll::failed, m_messages, &MessageBar::report);
    connect(&link, &app::ArchiveLink::changed, this, &ArchiveCardsWindow::follow);
    connectCard();
    m_found.search({});
    m_pane->startSearch();
}

ArchiveCardsWindow::~ArchiveCardsWindow() = default;

void ArchiveCardsWindow::arrange()
{
    auto* nobody = sentenceLabel(this);
    nobody->setText(tr("Search on the left, and choose a player."));
    nobody->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(nobody);
    m_stack->addWidget(m_card);
    auto* left = new QWidget(this);
    fillColumn(left, {{m_pane, 1}, m_more})->setContentsMargins(0, 0, 0, 0);
    left->setMinimumWidth(Metrics(this).fieldWidth(kLeastNameCharacters));
    auto* right = new QWidget(this);
    fillColumn(right, {m_hidden, {m_stack, 1}})->setContentsMargins(0, 0, 0, 0);
    fillColumn(m_whyPlace, {})->setContentsMargins(0, 0, 0, 0);
    m_showWhy->setCheckable(true);
    m_showWhy->setAutoDefault(false);
    m_showWhy->setToolTip(tr("How a number of the card comes about (Space, or a click on it)"));
    connect(m_showWhy, &QPushButton::toggled, m_whyPlace, &QWidget::setVisible);
    m_cardAndWhy = splitterOf(this, right, m_whyPlace, {3, 2});
    fillDialog(this, kArchiveCardsWindowSize,
               {{splitterOf(this, left, m_cardAndWhy, {2, 5}), 1}, closeBox(this, {m_showWhy})}, m_messages);
    m_more->hide();
    m_hidden->hide();
    forgetWhy();
}

void ArchiveCardsWindow::connectCard()
{
    connect(&m_open, &app::ArchiveCardRoll::opened, this, &ArchiveCardsWindow::showCard);
    connect(&m_open, &app::ArchiveCardRoll::failed, m_messages, &MessageBar::report);
    connect(&m_open, &app::ArchiveCardRoll::gone, this, [this] {
        m_messages->say({Message::Level::Warning, tr("This player is not in the archive any more.")});
        m_found.searchAgain();
    });
    m_card->setUnnamed([this] { return m_open.unnamed(); });
    connect(m_card, &PlayerCardPage::leaveRequested, m_pane, &PersonsPane::startSearch);
    connect(m_card, &PlayerCardPage::personRequested, this, &ArchiveCardsWindow::showPerson);
    connect(m_card, &PlayerCardPage::tournamentRequested, this,
            [this](engine::TournamentId tournament, engine::ParticipantNumber participant) {
                explain(tournament, participant, engine::Quantity::NewRating);
            });
    connect(m_card, &PlayerCardPage::askedWhy, this, &ArchiveCardsWindow::explain);
    connect(m_card, &PlayerCardPage::printRequested, this,
            [this] { m_output->print(*m_card, m_open.unnamed()); });
    connect(m_card, &PlayerCardPage::pdfRequested, this,
            [this] { m_output->savePdf(*m_card, m_open.unnamed()); });
    connect(m_card, &PlayerCardPage::said, m_messages, &MessageBar::say);
    connect(m_card, &PlayerCardPage::failed, m_messages, &MessageBar::report);
}

void ArchiveCardsWindow::explain(engine::TournamentId tournament, engine::ParticipantNumber participant,
                                 engine::Quantity quantity)
{
    const auto played = m_card->roll().playedAt(tournament, participant);
    // Of a tournament whose games are not to be seen there is nobody but the player.
    if (!played || played->tournament->tournament.participants.size() < 2) {
        m_messages->say(
            {Message::Level::Note,
             tr("You may not see the games of this tournament, so it is not explained here. Whoever "
                "published it can do that in the own work file.")});
        return;
    }
    m_messages->retire();
    if (m_explained != played->tournament) {
        forgetWhy();
        m_why = new WhyPanel(played->tournament, *played->rules, m_whyPlace);
        m_whyPlace->layout()->addWidget(m_why);
        m_explained = played->tournament;
    }
    m_showWhy->setEnabled(true);
    m_showWhy->setChecked(true);
    m_why->explain(participant, quantity);
    // Beside a card that had all the room it would open as narrow as it can be. Later it keeps its width.
    if (!std::exchange(m_hasOpenedWhy, true)) {
        const int room = m_cardAndWhy->width();
        const int width = std::min(Metrics(this).fieldWidth(kWhyCharacters), room * 2 / 5);
        m_cardAndWhy->setSizes({room - width, width});
    }
}

void ArchiveCardsWindow::forgetWhy()
{
    delete m_why;
    m_why = nullptr;
    m_explained = nullptr;
    m_showWhy->setChecked(false);
    m_showWhy->setEnabled(false);
    m_whyPlace->hide();
}

void ArchiveCardsWindow::showPerson(const QString& id)
{
    m_open.open(id);
}

void ArchiveCardsWindow::showCard(const QString& id)
{
    m_messages->dismiss();
    const bool isSame = m_card->personId() == id;
    if (!m_card->showPerson(id))
        return;
    forgetWhy(); // it was about another state of the archive, or about another player
    m_stack->setCurrentWidget(m_card);
    m_pane->setOpenPerson(id);
    m_hidden->setVisible(m_open.hidden() > 0);
    m_hidden->setText(
        tr("Of %n tournament(s) you may not see the games: what they left the player with is there, "
           "and no more.",
           nullptr, m_open.hidden()));
    if (!isSame)
        m_card->setFocus(Qt::OtherFocusReason);
}

void ArchiveCardsWindow::tellMore()
{
    m_more->setVisible(m_found.hasMore());
    m_more->setText(fillPattern(tr("These are the first %1. Type more to find others."),
                                {formatCount(static_cast<qint64>(app::kMostFound))}));
}

/// After a recalculation everything may be another, and after a break it can be asked again.
void ArchiveCardsWindow::follow()
{
    if (!m_link.isConnected())
        return;
    const bool isAnother = m_link.status().computed != m_computed;
    m_computed = m_link.status().computed;
    if (!isAnother)
        return m_found.search(m_pane->search());
    m_found.searchAgain();
    if (m_card->person())
        showPerson(m_card->personId());
}

} // namespace zahlmeister::ui
