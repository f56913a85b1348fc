// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/roundspane.h"

#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTableView>
#include <QVBoxLayout>

#include "app/document/tournamentdocument.h"
#include "ui/delegates/changeglow.h"
#include "ui/delegates/pairingdelegate.h"
#include "ui/models/linepaste.h"
#include "ui/models/roundmodel.h"
#include "ui/models/roundrostermodel.h"
#include "ui/models/wholetable.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/textpattern.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/views/hintline.h"
#include "ui/views/roundbar.h"
#include "ui/views/roundview.h"

namespace zahlmeister::ui {

namespace {

constexpr int kRosterWidth = 280; // design pixels

} // namespace

RoundsPane::RoundsPane(app::LiveEvaluation& evaluation, QWidget* parent)
    : ResultsPane(parent),
      m_evaluation(evaluation),
      m_model(new RoundModel(evaluation, this)),
      m_roster(new RoundRosterModel(evaluation.document(), this)),
      m_view(new RoundView(*m_model, this)),
      m_rosterView(new QTableView(this)),
      m_bar(new RoundBar(evaluation.document(), *this)),
      m_entry(new EntryLine(
          tr("&Pairing"), [this](const QString& text) { return readText(text); },
          [this](const QString& text) { return commitText(text); }, this)),
      m_current(new QLabel(this)),
      m_free(new RoleLabel(ColorRole::SecondaryText, {}, this)),
      m_empty(new RoleLabel(
          ColorRole::SecondaryText,
          tr("No pairings yet. Type them above: 12-5 and Enter, or 12-5 1 with the result."), this))
{
    const Metrics metrics(this);
    m_entry->setPlaceholder(tr("12-5 1"));
    m_entry->field().setObjectName(QStringLiteral("pairingLine"));
    auto* left = new QVBoxLayout;
    left->setSpacing(metrics.grid());
    left->addWidget(m_entry);
    m_empty->setWordWrap(true);
    left->addWidget(m_empty);
    left->addWidget(m_view, 1);
    // While there is no table its room stays below the line to type into.
    left->addStretch(0);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(metrics.groupGap());
    middle->addLayout(left, 1);
    middle->addWidget(buildRoster());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.margin(), 0, metrics.margin(), metrics.grid());
    column->setSpacing(metrics.grid());
    column->addWidget(buildToolRow());
    column->addLayout(middle, 1);
    m_current->setTextFormat(Qt::PlainText);
    m_current->setAccessibleName(tr("Current pairing"));
    m_current->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    column->addWidget(m_current);

    connect(m_view, &RoundView::roundStepped, m_bar, &RoundBar::stepRound);
    connect(m_bar, &RoundBar::roundChanged, this, &RoundsPane::changeRound);
    connect(m_bar, &RoundBar::typedChanged, this, &ResultsPane::draftsChanged);
    connect(m_bar, &RoundBar::refused, m_entry, [this](const QString& sentence) {
        m_entry->say({sentence, !sentence.isEmpty()});
    });
    connect(m_bar, &RoundBar::left, this, &RoundsPane::goToList);
    connect(m_view, &RoundView::entryRequested, m_entry, [this] { m_entry->setFocus(); });
    connect(m_entry, &EntryLine::typedChanged, this, &ResultsPane::draftsChanged);
    connect(m_entry, &EntryLine::linesPasted, this, &RoundsPane::paste);
    connect(m_view, &RoundView::pasteRequested, this, &RoundsPane::paste);
    connect(m_entry, &EntryLine::left, this, &RoundsPane::goToList);
    connect(m_view, &GridView::cursorChanged, this, &RoundsPane::followCursor);
    connect(m_view, &GridView::zoomChanged, this, [this](int zoom) {
        QSettings().setValue(QStringLiteral("rounds/zoom"), zoom);
        m_rosterView->setFont(m_view->font());
        m_rosterView->verticalHeader()->setDefaultSectionSize(Metrics(m_view->font()).rowHeight());
    });
    connect(&evaluation.document(), &app::TournamentDocument::edited, this, &RoundsPane::followEdits);
    m_view->setZoom(QSettings().value(QStringLiteral("rounds/zoom"), m_view->zoom()).toInt());
    changeRound();
}

QWidget* RoundsPane::buildToolRow()
{
    const Metrics metrics(this);
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics.grid());
    layout->addWidget(m_bar);
    layout->addSpacing(metrics.groupGap() - metrics.grid());
    //: one line of help above the list of a round; the keys stay as they are
    auto* keys =
        new HintLine(tr("1 White wins \u00B7 0 Black wins \u00B7 5 draw \u00B7 + \u2212 forfeit \u00B7 "
                        "Enter: type pairings \u00B7 Left, Right: round"),
                     row);
    layout->addWidget(keys, 1);
    return row;
}

QWidget* RoundsPane::buildRoster()
{
    const Metrics metrics(this);
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins({});
    layout->setSpacing(metrics.grid());
    layout->addWidget(m_free);
    m_rosterView->setObjectName(QStringLiteral("roster"));
    m_rosterView->setAccessibleName(tr("Participants and what they do in the round"));
    auto* delegate = new PairingDelegate(*new ChangeGlow(*m_rosterView), m_rosterView);
    const auto& participants = m_evaluation.document().tournament().participants;
    const int last = participants.empty() ? 0 : participants.back().number.value();
    delegate->setNumberDigits(static_cast<int>(QString::number(std::max(last, 10)).size()));
    m_rosterView->setItemDelegate(delegate);
    m_rosterView->setModel(m_roster);
    m_rosterView->horizontalHeader()->hide();
    m_rosterView->horizontalHeader()->setSectionResizeMode(RoundRosterModel::Name, QHeaderView::Stretch);
    m_rosterView->horizontalHeader()->setSectionResizeMode(RoundRosterModel::InRound, QHeaderView::Fixed);
    m_rosterView->horizontalHeader()->resizeSection(RoundRosterModel::InRound, metrics.fieldWidth(7));
    m_rosterView->verticalHeader()->hide();
    m_rosterView->verticalHeader()->setMinimumSectionSize(1);
    m_rosterView->verticalHeader()->setDefaultSectionSize(metrics.rowHeight());
    m_rosterView->setShowGrid(false);
    m_rosterView->setWordWrap(false);
    m_rosterView->setFrameShape(QFrame::NoFrame);
    m_rosterView->viewport()->setAutoFillBackground(false);
    m_rosterView->setSelectionMode(QAbstractItemView::NoSelection);
    m_rosterView->setFocusPolicy(Qt::NoFocus);
    m_rosterView->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    layout->addWidget(m_rosterView, 1);
    side->setFixedWidth(metrics.scaled(kRosterWidth));
    return side;
}

std::optional<int> RoundsPane::round() const
{
    return m_model->round();
}

void RoundsPane::setRound(std::optional<int> round)
{
    m_bar->setRound(round);
}

void RoundsPane::changeRound()
{
    m_model->setRound(m_bar->round());
    m_roster->setRound(m_bar->round());
    m_view->moveToFirstOpen();
    followRound();
}

void RoundsPane::followRound()
{
    const bool isEmpty = m_model->rowCount() == 0;
    m_empty->setVisible(isEmpty);
    m_view->setVisible(!isEmpty);
    setFocusProxy(isEmpty ? static_cast<QWidget*>(&m_entry->field()) : m_view);
    m_entry->setEnabled(m_model->round().has_value() && !m_evaluation.document().isReadOnly());
    const int free = m_roster->freeCount();
    m_free->setText(!m_model->round() ? tr("Give these games their rounds: type them as pairings of a round.")
                    : free > 0        ? tr("%n participant(s) without a pairing or bye", nullptr, free)
                                      : tr("Everybody has a pairing or a bye."));
    m_free->setWordWrap(true);
    followCursor();
}

void RoundsPane::goToList()
{
    const bool isEmpty = m_model->rowCount() == 0;
    (isEmpty ? static_cast<QWidget*>(&m_entry->field()) : m_view)->setFocus(Qt::OtherFocusReason);
}

void RoundsPane::followEdits()
{
    const bool hadFocus = m_view->hasFocus();
    followRound();
    m_entry->readAgain();
    if (hadFocus && m_model->rowCount() == 0)
        m_entry->setFocus();
    Q_EMIT contentChanged();
}

void RoundsPane::followCursor()
{
    const int row = m_view->cursor().row;
    m_current->setText(row >= 0 && row < m_model->rowCount()
                           ? m_model->sentence(row).replace(u'\n', QStringLiteral("  \u00B7  "))
                           : QString());
}

RoundPlan RoundsPane::planLine(const LineEntry& entry) const
{
    const auto& tournament = m_evaluation.document().tournament();
    const int round = m_model->round().value_or(1);
    if (const auto* bye = std::get_if<ByeOfEntry>(&entry))
        return planBye(tournament, round, bye->participant, bye->bye);
    if (const auto* pairing = std::get_if<PairingEntry>(&entry)) {
        RoundPlan plan = planPairing(tournament, round, *pairing, true, {});
        placeInRound(plan, tournament, round);
        return plan;
    }
    return {};
}

QString RoundsPane::sentenceOf(const LineEntry& entry) const
{
    const auto& tournament = m_evaluation.document().tournament();
    if (const auto* jump = std::get_if<RoundEntry>(&entry))
        return tr("to round %1").arg(formatCount(jump->round));
    if (const auto* bye = std::get_if<ByeOfEntry>(&entry))
        return fillPattern(tr("%1: bye, points: %2"),
                           {numberedName(tournament, bye->participant), formatScore(bye->bye.score)});
    const auto& pairing = std::get<PairingEntry>(entry);
    const QStringList names{numberedName(tournament, pairing.white), numberedName(tournament, pairing.black),
                            pairing.result ? formatResult(*pairing.result) : QString()};
    return fillPattern(pairing.result ? tr("%1 (White) against %2: %3") : tr("%1 (White) against %2"), names);
}

EntryLine::Reading RoundsPane::readText(const QString& text) const
{
    const auto entry = readLine(text);
    if (!entry)
        return {tr("White's number, a dash, Black's number, and the result: 12-5 1"), false};
    const RoundPlan plan = planLine(*entry);
    // While it is typed, `12-1` may still become `12-13`; only the number of the first is sure.
    return {plan.refusal.isEmpty() ? sentenceOf(*entry) : plan.refusal, false};
}

EntryLine::Reading RoundsPane::commitText(const QString& text)
{
    const auto entry = readLine(text);
    if (!entry)
        return {tr("\u201C%1\u201D cannot be read. Type 12-5 1: White's number, Black's number, the result.")
                    .arg(text.trimmed()),
                true};
    if (const auto* jump = std::get_if<RoundEntry>(&*entry)) {
        setRound(jump->round);
        m_entry->setFocus();
        return {};
    }
    const RoundPlan plan = planLine(*entry);
    if (!plan.refusal.isEmpty())
        return {plan.refusal, true};
    const QString sentence = sentenceOf(*entry);
    if (!plan.group.edits.empty()) {
        if (const auto applied = m_evaluation.document().apply(plan.group); !applied.has_value())
            return {errorText(applied.error()), true};
    }
    const auto* pairing = std::get_if<PairingEntry>(&*entry);
    const auto number = pairing != nullptr ? pairing->white : std::get<ByeOfEntry>(*entry).participant;
    if (const int row = m_model->rowOf(number); row >= 0)
        m_view->moveTo(row, RoundModel::ResultColumn);
    return {sentence, false};
}

/// A list as it would be typed, or results for the list on show; else a whole table.
void RoundsPane::paste()
{
    const QString text = QApplication::clipboard()->text();
    const auto& tournament = m_evaluation.document().tournament();
    const auto results = m_model->rowCount() > 0 ? readResultLines(text) : std::nullopt;
    if (results) {
        m_view->pasteResults(*results);
        return;
    }
    const bool isList = isPairingList(text);
    if (!isList && wholeTable(*QApplication::clipboard()->mimeData())) {
        Q_EMIT m_view->wholeTablePasted();
        return;
    }
    if (text.trimmed().isEmpty())
        return;
    PastePlan plan = planPairingLines(tournament, m_model->round().value_or(1), text);
    if (plan.refusals.isEmpty() && !plan.group.edits.empty()) {
        if (const auto applied = m_evaluation.document().apply(plan.group); !applied.has_value())
            plan.refusals.append(errorText(applied.error()));
    }
    if (plan.refusals.isEmpty())
        m_entry->say({tr("%n line(s) pasted", nullptr, plan.group.name.args.value(0).toInt()), false});
    else if (m_view->isVisible())
        m_view->refusePaste(plan.refusals);
    else
        m_entry->say({plan.refusals.front(), true});
}

bool RoundsPane::isEmpty() const
{
    return m_evaluation.document().tournament().participants.size() < 2;
}

std::vector<app::Draft> RoundsPane::drafts() const
{
    std::vector<app::Draft> drafts;
    if (!m_entry->field().text().isEmpty())
        drafts.push_back({QString::number(m_model->round().value_or(0)), m_entry->field().text()});
    // What is being typed now stands last, and so is on show again at the end.
    const std::vector<app::Draft> dates = m_bar->drafts();
    drafts.insert(m_bar->dateField().hasFocus() ? drafts.end() : drafts.begin(), dates.begin(), dates.end());
    return drafts;
}

bool RoundsPane::resume(const app::Draft& draft)
{
    if (m_bar->resume(draft)) {
        setFocusProxy(&m_bar->dateField());
        return true;
    }
    if (const int round = draft.place.toInt(); round > 0)
        m_bar->setRound(round);
    m_entry->resume(draft.text);
    setFocusProxy(&m_entry->field());
    return true;
}

bool RoundsPane::goTo(const engine::FindingPlace& place)
{
    const engine::Game* game = place.game ? m_evaluation.document().game(*place.game) : nullptr;
    if (game != nullptr) {
        if (game->round != m_model->round())
            setRound(game->round);
        m_view->moveTo(m_model->rowOf(game->id), RoundModel::ResultColumn);
        return true;
    }
    if (!place.participant || !m_evaluation.document().tournament().indexOf(*place.participant))
        return false;
    if (const int row = m_model->rowOf(*place.participant); row >= 0)
        m_view->moveTo(row, RoundModel::ResultColumn);
    return true;
}

engine::FindingPlace RoundsPane::currentPlace() const
{
    engine::FindingPlace place;
    const int row = m_view->cursor().row;
    if (row < 0 || row >= m_model->rowCount())
        return place;
    if (const auto* game = m_model->gameAt(row)) {
        place.game = game->id;
        place.participant = game->white;
    } else {
        place.participant = m_model->byeAt(row);
    }
    return place;
}

std::vector<engine::GameId> RoundsPane::hiddenGames() const
{
    return {};
}

QString RoundsPane::hiddenSentence(int games) const
{
    Q_UNUSED(games)
    return {};
}

std::vector<std::pair<QString, QString>> RoundsPane::keys() const
{
    return {
        {QStringLiteral("12-5 1"), tr("in the line: 12 with White beat 5; Enter commits")},
        {QStringLiteral("12-5   12 5 0   12:5 \u00BD"), tr("pairing alone; other spellings")},
        {QStringLiteral("12 spf   12 b\u00BD   12 \u2212"), tr("bye by the pairing, half a point, absent")},
        {QStringLiteral("r4"), tr("to round 4")},
        {tr("Ctrl+C, Ctrl+V"), tr("copy; paste a list of such lines, a column of results, or a whole table")},
        {tr("Down, Esc"), tr("from the line to the list")},
        {tr("Enter"), tr("from the list to the line")},
        {QStringLiteral("1   0   5   +   \u2212   x"),
         tr("in the list: White wins, Black wins, draw, forfeits, clear; the cursor moves down")},
        {tr("Backspace"), tr("go back and clear")},
        {QStringLiteral("?"), tr("rare results: 0:0, \u00BD:0, 0:\u2212, \u2212:\u2212")},
        {QStringLiteral("T"), tr("exchange the colours")},
        {tr("Alt+Up, Alt+Down"), tr("one board up, one board down")},
        {tr("Delete"), tr("take the pairing or the bye out of the round")},
        {tr("Left, Right, Ctrl+Page Up, Ctrl+Page Down"), tr("round before, next round")},
    };
}

} // namespace zahlmeister::ui
