// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/resultspage.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QButtonGroup>
#include <QSettings>
#include <QStackedWidget>
#include <QStringList>
#include <QToolButton>

#include "app/document/tournamentdocument.h"
#include "app/entry/teams.h"
#include "engine/league/leaguestatistics.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/views/crosstablepane.h"
#include "ui/views/finaltablepane.h"
#include "ui/views/grids/crosstableview.h"
#include "ui/views/grids/gridview.h"
#include "ui/views/grids/progressview.h"
#include "ui/views/leaguepane.h"
#include "ui/views/matchespane.h"
#include "ui/views/participantcard.h"
#include "ui/views/progresspane.h"
#include "ui/views/roundspane.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/hintstrip.h"

namespace zahlmeister::ui {

namespace {

const QString kDraftOwner = QStringLiteral("results");
constexpr int kLeastWidthForCard = 940; // design pixels
constexpr int kLeastWindowForCard = 1100;

/// What the places of a view's drafts begin with.
QString draftPlace(ResultsPage::View view)
{
    constexpr std::array kNames{"crosstable", "progress", "rounds", "matches", "league", "final"};
    return kDraftOwner % u'/' % QLatin1StringView(kNames.at(static_cast<std::size_t>(view))) % u'/';
}

} // namespace

ResultsPage::ResultsPage(app::LiveEvaluation& evaluation, app::LiveIdentification* identification,
                         QWidget* parent)
    : QWidget(parent),
      m_evaluation(evaluation),
      m_identification(identification),
      m_buttons(new QButtonGroup(this)),
      m_hidden(new HintStrip(tr("&Show them"), tr("Go to the first of these games in a view that shows it"),
                             this)),
      m_stack(new QStackedWidget(this)),
      m_empty(quietLabel(this, tr("The results appear as soon as there are two participants. "
                                  "Type their names on the page \u201CParticipants\u201D, or paste a "
                                  "whole table here with Ctrl+V."))),
      m_card(new ParticipantCard(evaluation, this)),
      m_current(firstView())
{
    fillColumn(this, {}, 0, {buildSwitch(), m_hidden, {rowOf(0, {{m_stack, 1}, m_card}), 1}});
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setFocusPolicy(Qt::StrongFocus);
    // Where no grid and no field has the keys, a paste can only mean a whole table.
    auto* paste = new QAction(this);
    paste->setShortcut(QKeySequence::Paste);
    paste->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(paste, &QAction::triggered, this, [this] { Q_EMIT wholeTablePasted(wholeTableInClipboard()); });
    addAction(paste);
    m_stack->addWidget(m_empty);
    m_hidden->setObjectName(QStringLiteral("hiddenGames"));
    connect(m_hidden, &HintStrip::actionRequested, this, [this] {
        const auto games = pane(m_current).hiddenGames();
        engine::FindingPlace place;
        if (!games.empty()) {
            place.game = games.front();
            goTo(place);
        }
    });
    // Counting what is not shown supports, and need not be in the frame of the keystroke.
    connect(&m_evaluation, &app::LiveEvaluation::updated, this, [this] {
        if (!std::exchange(m_hiddenQueued, true))
            QMetaObject::invokeMethod(this, &ResultsPage::showHiddenGames, Qt::QueuedConnection);
    });
    // An edit removes the drafts in its own transaction, but a text elsewhere is still being typed.
    connect(&m_evaluation.document(), &app::TournamentDocument::edited, this, [this] {
        if (!std::exchange(m_draftsQueued, true))
            QMetaObject::invokeMethod(this, &ResultsPage::keepDrafts, Qt::QueuedConnection);
    });
    connect(&m_evaluation.document(), &app::TournamentDocument::edited, this, &ResultsPage::offerViews);
    resumeDrafts();
    bringToFront(m_current);
}

/// Team matches and their table are only offered where teams play, the crosstable of all players only where
/// it is not nearly empty.
void ResultsPage::offerViews()
{
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    const auto offer = [this](View view, bool isOffered) {
        const auto at = static_cast<int>(view);
        m_buttons->button(at)->setVisible(isOffered || m_current == view);
        m_viewActions[static_cast<std::size_t>(at)]->setEnabled(isOffered || m_current == view);
    };
    const bool teams = app::playsInTeams(tournament);
    offer(View::Matches, teams);
    offer(View::League, teams);
    offer(View::FinalTable, tournament.header.kind != engine::TournamentKind::Team);
    offer(View::Crosstable, !engine::isLeague(tournament));
}

bool ResultsPage::hasDrafts(const app::TournamentDocument& document)
{
    return !document.drafts(kDraftOwner).empty();
}

void ResultsPage::resumeDrafts()
{
    const auto& document = m_evaluation.document();
    if (document.isReadOnly())
        return;
    for (const app::Draft& draft : document.drafts(kDraftOwner)) {
        for (int i = 0; i < kViews; ++i) {
            const auto view = static_cast<View>(i);
            const QString prefix = draftPlace(view);
            if (draft.place.startsWith(prefix) &&
                pane(view).resume({draft.place.mid(prefix.size()), draft.text}))
                m_current = view;
        }
    }
}

void ResultsPage::showEntry(const QString& draft)
{
    for (int i = 0; i < kViews; ++i) {
        if (draft.startsWith(draftPlace(static_cast<View>(i))))
            showView(static_cast<View>(i));
    }
}

void ResultsPage::keepDrafts()
{
    m_draftsQueued = false;
    std::vector<app::Draft> drafts;
    for (int i = 0; i < kViews; ++i) {
        const ResultsPane* pane = m_panes[static_cast<std::size_t>(i)];
        for (app::Draft& draft : pane != nullptr ? pane->drafts() : std::vector<app::Draft>()) {
            draft.place.prepend(draftPlace(static_cast<View>(i)));
            drafts.push_back(std::move(draft));
        }
    }
    // A refusal by the disk is shown by the window.
    (void)m_evaluation.document().putDrafts(kDraftOwner, drafts);
}

QString ResultsPage::nameOf(View view)
{
    switch (view) {
    case View::Crosstable: return tr("Crosstable");
    case View::Progress: return tr("Progress table");
    case View::Rounds: return tr("Rounds");
    case View::Matches: return tr("Team matches");
    case View::League: return tr("League table");
    case View::FinalTable: break;
    }
    return tr("Final table");
}

QWidget* ResultsPage::buildSwitch()
{
    const Metrics metrics(this);
    auto* row = new QWidget(this);
    auto* layout = fillRow(row, {metrics.margin(), metrics.grid(), metrics.margin(), metrics.grid()},
                           metrics.grid() / 2, {});
    for (int i = 0; i < kViews; ++i) {
        const QKeySequence key(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i));
        auto* button = new QToolButton(row);
        button->setText(nameOf(static_cast<View>(i)));
        button->setToolTip(
            fillPattern(tr("%1 (%2)"), {button->text(), key.toString(QKeySequence::NativeText)}));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus);
        m_buttons->addButton(button, i);
        layout->addWidget(button);
        auto* action = new QAction(button->text(), this);
        action->setShortcut(key); // wherever the focus is while this page is on show
        addAction(action);
        m_viewActions[static_cast<std::size_t>(i)] = action;
        connect(action, &QAction::triggered, this, [this, i] { showView(static_cast<View>(i)); });
    }
    layout->addStretch(1);
    connect(m_buttons, &QButtonGroup::idClicked, this, [this](int id) { showView(static_cast<View>(id)); });
    return row;
}

QString ResultsPage::settingsKey() const
{
    const auto& header = m_evaluation.document().tournament().header;
    return QStringLiteral("results/view-%1-%2")
        .arg(static_cast<int>(header.kind))
        .arg(header.mode ? static_cast<int>(*header.mode) : -1);
}

ResultsPage::View ResultsPage::firstView() const
{
    const auto& header = m_evaluation.document().tournament().header;
    const bool league = engine::isLeague(m_evaluation.document().tournament());
    const View usual = league                                         ? View::Matches
                       : header.mode == engine::TournamentMode::Swiss ? View::Progress
                                                                      : View::Crosstable;
    const int stored = QSettings().value(settingsKey(), static_cast<int>(usual)).toInt();
    const bool isOffered =
        stored >= 0 && stored < kViews && !(league && static_cast<View>(stored) == View::Crosstable);
    return isOffered ? static_cast<View>(stored) : usual;
}

ResultsPane* ResultsPage::build(View view)
{
    switch (view) {
    case View::Crosstable: return new CrosstablePane(m_evaluation, m_stack);
    case View::Progress: return new ProgressPane(m_evaluation, m_stack);
    case View::Rounds: return new RoundsPane(m_evaluation, m_stack);
    case View::Matches: return new MatchesPane(m_evaluation, m_identification, m_stack);
    case View::League: return new LeaguePane(m_evaluation, m_stack);
    case View::FinalTable: break;
    }
    return new FinalTablePane(m_evaluation, m_stack);
}

ResultsPane& ResultsPage::pane(View view)
{
    ResultsPane*& built = m_panes[static_cast<std::size_t>(view)];
    if (built == nullptr) {
        built = build(view);
        m_stack->addWidget(built);
        connect(built, &ResultsPane::askedWhy, this, &ResultsPage::askedWhy);
        connect(built, &ResultsPane::draftsChanged, this, &ResultsPage::keepDrafts);
        connect(built, &ResultsPane::contentChanged, this, &ResultsPage::showContent);
        connect(built, &ResultsPane::placeChanged, this, [this, built] {
            if (built != m_panes[static_cast<std::size_t>(m_current)])
                return;
            const auto participant = built->currentPlace().participant;
            m_card->setParticipant(participant);
            if (participant)
                Q_EMIT participantCurrent(*participant);
        });
        for (const GridView* grid : built->findChildren<GridView*>())
            connect(grid, &GridView::wholeTablePasted, this, &ResultsPage::wholeTablePasted);
    }
    return *built;
}

void ResultsPage::showView(View view)
{
    const bool hadFocus = isAncestorOf(focusWidget()) || hasFocus();
    const engine::FindingPlace place = pane(m_current).currentPlace();
    const bool isOther = view != m_current;
    bringToFront(view);
    QSettings().setValue(settingsKey(), static_cast<int>(view));
    // Who was typing there goes on where he was.
    if (isOther && pane(view).drafts().empty() && !pane(view).goTo(place)) {
        engine::FindingPlace participant;
        participant.participant = place.participant;
        pane(view).goTo(participant);
    }
    if (hadFocus || isVisible())
        focusProxy()->setFocus(Qt::OtherFocusReason);
}

void ResultsPage::bringToFront(View view)
{
    m_current = view;
    m_buttons->button(static_cast<int>(view))->setChecked(true);
    offerViews();
    showContent();
    showHiddenGames();
}

void ResultsPage::showContent()
{
    ResultsPane& front = pane(m_current);
    const bool hadFocus = m_empty->hasFocus();
    QWidget* const shown = front.isEmpty() ? static_cast<QWidget*>(m_empty) : &front;
    m_stack->setCurrentWidget(shown);
    setFocusProxy(shown);
    if (hadFocus && shown != m_empty)
        shown->setFocus(Qt::OtherFocusReason);
    showCard();
}

/// The card of the current player stands where it takes nothing from the table: a table that is seen whole
/// without it is seen whole beside it.
void ResultsPage::showCard()
{
    const Metrics metrics(this);
    const ResultsPane& front = pane(m_current);
    const int needed = front.neededWidth();
    const bool isWide = width() >= metrics.scaled(kLeastWidthForCard) &&
                        window()->width() >= metrics.scaled(kLeastWindowForCard);
    const bool takesRoom = needed <= width() && needed > width() - m_card->sizeHint().width();
    m_card->setVisible(isWide && !takesRoom && m_current != View::League && !front.isEmpty());
    m_card->setParticipant(front.currentPlace().participant);
}

void ResultsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showCard();
}

void ResultsPage::showHiddenGames()
{
    m_hiddenQueued = false;
    const ResultsPane& front = pane(m_current);
    const auto games = static_cast<int>(front.hiddenGames().size());
    m_hidden->say(games > 0 ? front.hiddenSentence(games) : QString());
}

bool ResultsPage::goTo(View view, const engine::FindingPlace& place)
{
    if (pane(view).isEmpty())
        return false;
    if (place.game) {
        const auto hidden = pane(view).hiddenGames();
        if (std::find(hidden.begin(), hidden.end(), *place.game) != hidden.end())
            return false;
    }
    return pane(view).goTo(place);
}

bool ResultsPage::goTo(const engine::FindingPlace& place)
{
    if ((!place.game && !place.participant) ||
        (place.game && m_evaluation.document().game(*place.game) == nullptr))
        return false;
    const bool league = engine::isLeague(m_evaluation.document().tournament());
    for (const View view : {m_current, league ? View::Matches : View::Crosstable, View::Rounds}) {
        if (goTo(view, place)) {
            bringToFront(view);
            pane(view).setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return false;
}

void ResultsPage::goToDate(const engine::FindingPlace& place)
{
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    const auto isMeant = [&](const engine::Game& game) {
        return place.game ? game.id == *place.game : !game.date;
    };
    auto game = std::ranges::find_if(tournament.games, isMeant);
    if (game == tournament.games.end())
        game = tournament.games.begin();
    bringToFront(engine::isLeague(tournament) ? View::Matches : View::Rounds);
    if (game != tournament.games.end())
        static_cast<PairingsPane&>(pane(m_current)).goToDate(game->round);
}

CrosstableView& ResultsPage::crosstable()
{
    return static_cast<CrosstablePane&>(pane(View::Crosstable)).view();
}

ProgressView& ResultsPage::progressTable()
{
    return static_cast<ProgressPane&>(pane(View::Progress)).view();
}

RoundsPane& ResultsPage::rounds()
{
    return static_cast<RoundsPane&>(pane(View::Rounds));
}

MatchesPane& ResultsPage::matches()
{
    return static_cast<MatchesPane&>(pane(View::Matches));
}

FinalTablePane& ResultsPage::finalTable()
{
    return static_cast<FinalTablePane&>(pane(View::FinalTable));
}

LeaguePane& ResultsPage::league()
{
    return static_cast<LeaguePane&>(pane(View::League));
}

QString ResultsPage::keyboardHelp() const
{
    auto keys = m_panes[static_cast<std::size_t>(m_current)]->keys();
    keys.emplace_back(tr("Ctrl++, Ctrl+\u2212, Ctrl+0"),
                      tr("larger, smaller, normal size; also Ctrl and the mouse wheel"));
    for (int i = 0; i < kViews; ++i) {
        if (!m_viewActions[static_cast<std::size_t>(i)]->isEnabled())
            continue;
        const QKeySequence key(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i));
        keys.emplace_back(key.toString(QKeySequence::NativeText), nameOf(static_cast<View>(i)));
    }
    QStringList lines;
    for (const auto& [key, what] : keys)
        lines.append(key % u'\t' % what);
    return lines.join(u'\n');
}

} // namespace zahlmeister::ui
