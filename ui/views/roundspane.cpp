// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/roundspane.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>

#include "app/document/tournamentdocument.h"
#include "ui/models/roundmodel.h"
#include "ui/models/roundrostermodel.h"
#include "ui/paste/linepaste.h"
#include "ui/paste/wholetable.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/views/grids/roundbar.h"
#include "ui/views/grids/roundview.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/tables/tablezoom.h"

namespace zahlmeister::ui {

namespace {

constexpr int kRosterWidth = 280; // design pixels

} // namespace

RoundsPane::RoundsPane(app::LiveEvaluation& evaluation, QWidget* parent)
    : PairingsPane(evaluation, tr("&Pairing"), tr("Current pairing"), parent),
      m_model(new RoundModel(evaluation, this)),
      m_roster(new RoundRosterModel(evaluation.document(), this)),
      m_view(new RoundView(*m_model, this)),
      m_free(quietLabel(this))
{
    entry().setPlaceholder(tr("12-5 1"));
    entry().field().setObjectName(QStringLiteral("pairingLine"));
    connect(m_view, &RoundView::roundStepped, &bar(), &RoundBar::stepRound);
    setUp(*m_model, *m_view, buildToolRow(), buildRoster());
    m_view->zoom().remember(QStringLiteral("rounds/zoom"));
}

QWidget* RoundsPane::buildToolRow()
{
    const Metrics metrics(this);
    auto* row = new QWidget(this);
    //: one line of help above the list of a round; the keys stay as they are
    auto* keys = hintLine(tr("1 White wins \u00B7 0 Black wins \u00B7 5 draw \u00B7 + \u2212 forfeit \u00B7 "
                             "Enter: type pairings \u00B7 Left, Right: round"),
                          row);
    fillRow(row, {}, metrics.grid(), {&bar(), fixedRoom(metrics.groupGap() - metrics.grid()), {keys, 1}});
    return row;
}

QWidget* RoundsPane::buildRoster()
{
    const Metrics metrics(this);
    auto* side = new QWidget(this);
    rosterView().setObjectName(QStringLiteral("roster"));
    rosterView().setAccessibleName(tr("Participants and what they do in the round"));
    dressRoster(*m_roster, m_view->numberDigits());
    QHeaderView& columns = *rosterView().horizontalHeader();
    columns.setSectionResizeMode(RoundRosterModel::Name, QHeaderView::Stretch);
    columns.setSectionResizeMode(RoundRosterModel::InRound, QHeaderView::Fixed);
    columns.resizeSection(RoundRosterModel::InRound, metrics.fieldWidth(7));
    fillColumn(side, {}, metrics.grid(), {m_free, {&rosterView(), 1}});
    side->setFixedWidth(metrics.scaled(kRosterWidth));
    return side;
}

void RoundsPane::showRound()
{
    m_roster->setRound(round());
}

QString RoundsPane::emptySentence() const
{
    return tr("No pairings yet. Type them above: 12-5 and Enter, or 12-5 1 with the result.");
}

void RoundsPane::follow()
{
    const int free = m_roster->freeCount();
    m_free->setText(!round()   ? tr("Give these games their rounds: type them as pairings of a round.")
                    : free > 0 ? tr("%n participant(s) without a pairing or bye", nullptr, free)
                               : tr("Everybody has a pairing or a bye."));
    PairingsPane::follow();
}

QString RoundsPane::sentenceOf(const app::LineEntry& entry) const
{
    if (const auto* jump = std::get_if<app::RoundEntry>(&entry))
        return tr("to round %1").arg(formatCount(jump->round));
    if (const auto* bye = std::get_if<app::ByeOfEntry>(&entry))
        return fillPattern(tr("%1: bye, points: %2"),
                           {numberedName(tournament(), bye->participant), formatScore(bye->bye.score)});
    const auto& pairing = std::get<app::PairingEntry>(entry);
    const QStringList names{numberedName(tournament(), pairing.white),
                            numberedName(tournament(), pairing.black),
                            pairing.result ? formatResult(*pairing.result) : QString()};
    return fillPattern(pairing.result ? tr("%1 (White) against %2: %3") : tr("%1 (White) against %2"), names);
}

EntryLine::Reading RoundsPane::readText(const QString& text) const
{
    const auto entry = app::readLine(text);
    if (!entry)
        return {tr("White's number, a dash, Black's number, and the result: 12-5 1"), false};
    const app::RoundPlan plan = app::planLine(tournament(), round().value_or(1), *entry);
    // While it is typed, `12-1` may still become `12-13`; only the number of the first is sure.
    return {plan.refusal ? noteText(plan.refusal, tournament()) : sentenceOf(*entry), false};
}

EntryLine::Reading RoundsPane::commitText(const QString& text)
{
    const auto entry = app::readLine(text);
    if (!entry)
        return {tr("\u201C%1\u201D cannot be read. Type 12-5 1: White's number, Black's number, the result.")
                    .arg(text.trimmed()),
                true};
    if (const auto* jump = std::get_if<app::RoundEntry>(&*entry)) {
        setRound(jump->round);
        this->entry().setFocus();
        return {};
    }
    const QString sentence = sentenceOf(*entry);
    if (const QString refusal = carryOutPlan(app::planLine(tournament(), round().value_or(1), *entry));
        !refusal.isEmpty())
        return {refusal, true};
    const auto* pairing = std::get_if<app::PairingEntry>(&*entry);
    const auto number = pairing != nullptr ? pairing->white : std::get<app::ByeOfEntry>(*entry).participant;
    if (const int row = m_model->rowOf(number); row >= 0)
        m_view->moveTo(row, RoundModel::ResultColumn);
    return {sentence, false};
}

/// A list as it would be typed, or results for the list on show; else a whole table.
void RoundsPane::paste()
{
    const QString text = QApplication::clipboard()->text();
    const auto results = m_model->rowCount() > 0 ? readResultLines(text) : std::nullopt;
    if (results) {
        m_view->pasteResults(*results);
        return;
    }
    const bool isList = isPairingList(text);
    if (const auto table = isList ? nullptr : wholeTableInClipboard()) {
        Q_EMIT m_view->wholeTablePasted(table);
        return;
    }
    if (text.trimmed().isEmpty())
        return;
    takePaste(planPairingLines(tournament(), round().value_or(1), text));
}

bool RoundsPane::goTo(const engine::FindingPlace& place)
{
    // Everybody belongs to the round, also who has no pairing.
    return PairingsPane::goTo(place) || (gameOf(place) == nullptr && place.participant &&
                                         tournament().indexOf(*place.participant).has_value());
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

std::vector<std::pair<QString, QString>> RoundsPane::keyList()
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
