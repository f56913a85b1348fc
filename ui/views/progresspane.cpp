// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/progresspane.h"

#include <algorithm>
#include <utility>

#include <QFocusEvent>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QSpinBox>

#include "app/document/tournamentdocument.h"
#include "app/entry/roundplan.h"
#include "ui/models/progressmodel.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"
#include "ui/views/grids/progressview.h"
#include "ui/widgets/arrangement.h"

namespace zahlmeister::ui {

namespace {

constexpr int kMostRounds = 999;
const QString kEditing = QStringLiteral("edit"); // last part of a draft's place

} // namespace

ProgressPane::ProgressPane(app::LiveEvaluation& evaluation, QWidget* parent)
    : GridPane(evaluation, parent),
      m_model(new ProgressModel(evaluation, this)),
      m_view(new ProgressView(*m_model, this)),
      m_rounds(new QSpinBox(this))
{
    buildRounds();
    //: one line of help above the progress table; w and b are the letters of the colours
    const QString keys = tr("12w1 won with White \u00B7 12b5 drawn with Black \u00B7 12+ forfeit \u00B7 12w "
                            "Enter pairing \u00B7 + bye \u00B7 \u2212 absent");
    setUp(*m_view, QStringLiteral("progress"),
          [this](engine::ParticipantNumber number) { return m_model->rowOf(number); },
          {tr("down the round"), tr("Where the cursor moves after an entry: to the next open cell"), keys},
          {{captionOf(tr("&Number of rounds"), m_rounds), m_rounds}});
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &ProgressPane::followRows);
    connect(&document(), &app::TournamentDocument::headerChanged, this, &ProgressPane::showRounds);
    followCursor();
}

void ProgressPane::buildRounds()
{
    m_rounds->setRange(0, kMostRounds);
    m_rounds->setSpecialValueText(tr("open"));
    m_rounds->setToolTip(
        tr("Number of rounds of the tournament; open: a new column as soon as it is needed"));
    m_rounds->setEnabled(!document().isReadOnly());
    connect(m_rounds, &QSpinBox::editingFinished, this, [this] { setRounds(m_rounds->value()); });
    m_rounds->installEventFilter(this);
    showRounds();
}

/// A number that stands there half typed is taken by who leaves the field himself. When another view or
/// window comes to the front it is given up: Qt moves the focus on as if somebody had pressed Tab.
bool ProgressPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_rounds && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        m_isLeft = key == Qt::Key_Tab || key == Qt::Key_Backtab;
    } else if (watched == m_rounds && event->type() == QEvent::FocusOut) {
        const bool isClick = static_cast<QFocusEvent*>(event)->reason() == Qt::MouseFocusReason;
        if (!std::exchange(m_isLeft, false) && !isClick)
            showRounds();
    }
    return GridPane::eventFilter(watched, event);
}

void ProgressPane::showRounds()
{
    const QSignalBlocker blocker(m_rounds);
    m_rounds->setValue(tournament().header.rounds.value_or(0));
}

void ProgressPane::setRounds(int rounds)
{
    auto header = tournament().header;
    const auto wanted = rounds > 0 ? std::optional(rounds) : std::nullopt;
    if (header.rounds == wanted)
        return;
    header.rounds = wanted;
    // A refusal by the disk is shown by the window.
    if (!carryOut({{app::EditKind::Header, {QStringLiteral("rounds")}}, {app::PutHeader{header}}}).isEmpty())
        showRounds();
}

/// What the text says so far, so that a wrong number is seen before the last key.
QString ProgressPane::typedSentence() const
{
    const auto& cursor = m_view->cursor();
    const QString who = numberedName(tournament(), m_model->numberAt(cursor.row));
    const QString round = formatCount(ProgressModel::roundAt(cursor.column));
    const auto entry = app::readCell(m_view->typed());
    if (!entry)
        return fillPattern(tr("%1, round %2: %3 \u2026"), {who, round, m_view->typed()});
    const auto* game = std::get_if<app::OpponentEntry>(&*entry);
    if (game == nullptr)
        return fillPattern(tr("%1, round %2: bye"), {who, round});
    const auto plan = app::planCell(tournament(), ProgressModel::roundAt(cursor.column),
                                    m_model->numberAt(cursor.row), *entry);
    if (plan.refusal)
        return noteText(plan.refusal, tournament());
    const QString opponent = numberedName(tournament(), game->opponent);
    if (!game->hasWhite)
        return fillPattern(tr("%1, round %2: against %3 \u2026"), {who, round, opponent});
    return fillPattern(*game->hasWhite ? tr("%1, round %2: White against %3 \u2026")
                                       : tr("%1, round %2: Black against %3 \u2026"),
                       {who, round, opponent});
}

void ProgressPane::putInOrder(TableOrder order)
{
    m_model->setOrder(order);
    followRows();
}

QString ProgressPane::currentSentence() const
{
    const QString text = m_view->typed().isEmpty()
                             ? inOneLine(m_model->sentence(m_view->cursor().row, m_view->cursor().column))
                             : typedSentence();
    return m_view->notice().isEmpty() ? text : inOneLine(m_view->notice() + u'\n' + text);
}

std::vector<app::Draft> ProgressPane::drafts() const
{
    if (m_view->typed().isEmpty())
        return {};
    const auto& cursor = m_view->cursor();
    QStringList place{QString::number(m_model->numberAt(cursor.row).value()),
                      QString::number(ProgressModel::roundAt(cursor.column))};
    if (m_view->isEditing())
        place.append(kEditing);
    return {{place.join(u'/'), m_view->typed()}};
}

bool ProgressPane::resume(const app::Draft& draft)
{
    const QStringList place = draft.place.split(u'/');
    if (place.size() < 2)
        return false;
    const int row = m_model->rowOf(engine::ParticipantNumber(place[0].toInt()));
    const int column = ProgressModel::columnOf(place[1].toInt());
    if (row < 0 || column < 0 || column >= m_model->columnCount())
        return false;
    if (place.value(2) == kEditing)
        m_view->resumeEditing(row, column, draft.text);
    else
        m_view->resume(row, column, draft.text);
    return true;
}

bool ProgressPane::goTo(const engine::FindingPlace& place)
{
    if (!m_view->finishTyping())
        return true; // the text is what has to be seen first
    if (const engine::Game* game = gameOf(place)) {
        if (!game->round)
            return false;
        const int row = m_model->rowOf(place.participant == game->black ? game->black : game->white);
        m_view->moveTo(row, ProgressModel::columnOf(*game->round));
        return true;
    }
    const int row = place.participant ? m_model->rowOf(*place.participant) : -1;
    if (row < 0)
        return false;
    m_view->moveTo(row, std::max(0, m_view->cursor().column));
    return true;
}

engine::FindingPlace ProgressPane::currentPlace() const
{
    engine::FindingPlace place;
    if (!m_view->currentIndex().isValid())
        return place;
    const auto& cursor = m_view->cursor();
    place.participant = m_model->numberAt(cursor.row);
    if (const auto* game = m_model->gameAt(cursor.row, cursor.column))
        place.game = game->id;
    return place;
}

std::vector<engine::GameId> ProgressPane::hiddenGames() const
{
    return m_model->gamesWithoutCell();
}

QString ProgressPane::hiddenSentence(int games) const
{
    return tr("%n game(s) have no cell of their own here: they have no round, or their players have "
              "another game in the round.",
              nullptr, games);
}

std::vector<std::pair<QString, QString>> ProgressPane::keyList()
{
    const QString w = colourLetter(true);
    const QString b = colourLetter(false);
    const auto with = [&](const QString& pattern) { return fillPattern(pattern, {w, b}); };
    return {
        {with(QStringLiteral("12%11   12%20   12%15")),
         tr("opponent's number, colour, result: the game stands in both cells and the cursor moves on")},
        {QStringLiteral("12+   12\u2212"), tr("won, lost by forfeit against 12")},
        {QStringLiteral("12 5   12,1"), tr("without a colour: White in a new pairing")},
        {with(QStringLiteral("12%1 Enter")), tr("pairing without a result")},
        {QStringLiteral("1   0   5   +   \u2212"),
         tr("on a pairing without a result: the result; on to the next such pairing")},
        {QStringLiteral("+   spf   bye"), tr("on an open cell: bye by the pairing, one point")},
        {QStringLiteral("b1   b\u00BD   b0   \u2212"),
         tr("bye asked for: one point, half a point, none (absent)")},
        {QStringLiteral("=   r   \u00BD   x"), tr("on a game: draw; clear the result")},
        {tr("Backspace"), tr("last character; else go back and clear")},
        {tr("Delete"), tr("empty the selected cells, and those of the opponents")},
        {tr("F2, double click"), tr("edit the text of a cell; Enter commits, Esc drops it")},
        {QStringLiteral("?"), tr("rare results: 0:0, \u00BD:0, 0:\u2212, \u2212:\u2212")},
        {tr("Space"), tr("skip this cell")},
        {tr("Arrows, Home, End, Page keys"), tr("move; with Ctrl to the end of a block, with Shift select")},
        {tr("Ctrl+C, Ctrl+X, Ctrl+V"), tr("copy, cut, paste as text, also from a spreadsheet")},
        {tr("Ctrl+Shift+C"), tr("copy the whole table with names and points")},
        {QStringLiteral("P"), tr("type the points that the sheet states, where they are shown")},
    };
}

} // namespace zahlmeister::ui
