// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/progresspane.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/document/tournamentdocument.h"
#include "ui/entry/roundplan.h"
#include "ui/models/progressmodel.h"
#include "ui/text/format.h"
#include "ui/text/textpattern.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/views/progressview.h"
#include "ui/views/totalsgrid.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/hintline.h"

namespace zahlmeister::ui {

namespace {

const QString kEditing = QStringLiteral("edit"); // last part of a draft's place

} // namespace

ProgressPane::ProgressPane(app::LiveEvaluation& evaluation, QWidget* parent)
    : ResultsPane(parent),
      m_evaluation(evaluation),
      m_model(new ProgressModel(evaluation, this)),
      m_view(new ProgressView(*m_model, this)),
      m_grid(new TotalsGrid(
          evaluation, *m_view, [this](engine::ParticipantNumber number) { return m_model->rowOf(number); },
          this)),
      m_current(newCurrentLine(tr("Current cell"))),
      m_direction(new QComboBox(this)),
      m_rounds(new QSpinBox(this))
{
    buildChoices();
    const Metrics metrics(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.margin(), 0, metrics.margin(), metrics.grid());
    column->setSpacing(metrics.grid());
    column->addWidget(buildToolRow());
    column->addWidget(m_grid, 1);
    column->addWidget(m_current);
    setFocusProxy(m_view);
    setStops({m_direction, m_rounds, m_view});

    connect(m_grid, &TotalsGrid::askedWhy, this, &ResultsPane::askedWhy);
    connect(m_view, &GridView::cursorChanged, this, &ProgressPane::followCursor);
    connect(m_view, &ProgressView::typedChanged, this, &ProgressPane::followCursor);
    connect(&evaluation.document(), &app::TournamentDocument::edited, this, &ProgressPane::followCursor);
    connect(m_view, &ProgressView::typedChanged, this, &ResultsPane::draftsChanged);
    for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, changed, this, [this] {
            if (!m_view->currentIndex().isValid())
                m_view->moveToFirstOpen();
            Q_EMIT contentChanged();
        });
    connect(&evaluation.document(), &app::TournamentDocument::headerChanged, this,
            &ProgressPane::followRounds);
    m_view->rememberZoom(QStringLiteral("progress/zoom"));
    followRounds();
    followCursor();
}

void ProgressPane::buildChoices()
{
    m_direction->addItem(tr("along the row"), static_cast<int>(ProgressView::Direction::AlongRow));
    m_direction->addItem(tr("down the round"), static_cast<int>(ProgressView::Direction::Down));
    m_direction->setToolTip(tr("Where the cursor moves after an entry: to the next open cell"));
    connect(m_direction, &QComboBox::currentIndexChanged, this, [this](int index) {
        const int direction = m_direction->itemData(index).toInt();
        m_view->setDirection(static_cast<ProgressView::Direction>(direction));
        QSettings().setValue(QStringLiteral("progress/direction"), direction);
    });
    m_direction->setCurrentIndex(std::max(
        0, m_direction->findData(QSettings().value(QStringLiteral("progress/direction"), 0).toInt())));
    m_rounds->setRange(0, 999);
    m_rounds->setSpecialValueText(tr("open"));
    m_rounds->setToolTip(
        tr("Number of rounds of the tournament; open: a new column as soon as it is needed"));
    m_rounds->setEnabled(!m_evaluation.document().isReadOnly());
    connect(m_rounds, &QSpinBox::editingFinished, this, [this] { setRounds(m_rounds->value()); });
}

QWidget* ProgressPane::buildToolRow()
{
    const Metrics metrics(this);
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics.grid());
    auto* directionLabel = new QLabel(tr("&Move on"), row);
    directionLabel->setBuddy(m_direction);
    auto* roundsLabel = new QLabel(tr("&Rounds"), row);
    roundsLabel->setBuddy(m_rounds);
    const int gap = metrics.groupGap() - metrics.grid();
    layout->addWidget(directionLabel);
    layout->addWidget(m_direction);
    layout->addSpacing(gap);
    layout->addWidget(roundsLabel);
    layout->addWidget(m_rounds);
    layout->addSpacing(gap);
    //: one line of help above the progress table; w and b are the letters of the colours
    auto* keys =
        new HintLine(tr("12w1 won with White \u00B7 12b5 drawn with Black \u00B7 12+ forfeit \u00B7 12w "
                        "Enter pairing \u00B7 + bye \u00B7 \u2212 absent"),
                     row);
    layout->addWidget(keys, 1);
    return row;
}

void ProgressPane::followRounds()
{
    const QSignalBlocker blocker(m_rounds);
    m_rounds->setValue(m_evaluation.document().tournament().header.rounds.value_or(0));
}

void ProgressPane::setRounds(int rounds)
{
    auto header = m_evaluation.document().tournament().header;
    const auto wanted = rounds > 0 ? std::optional(rounds) : std::nullopt;
    if (header.rounds == wanted)
        return;
    header.rounds = wanted;
    // A refusal by the disk is shown by the window.
    if (const auto applied = m_evaluation.document().apply(
            {{app::EditKind::Header, {QStringLiteral("rounds")}}, {app::PutHeader{header}}});
        !applied.has_value())
        followRounds();
}

/// What the text says so far, so that a wrong number is seen before the last key.
QString ProgressPane::typedSentence() const
{
    const auto& cursor = m_view->cursor();
    const auto& tournament = m_evaluation.document().tournament();
    const QString who = numberedName(tournament, m_model->numberAt(cursor.row));
    const QString round = formatCount(ProgressModel::roundAt(cursor.column));
    const auto entry = readCell(m_view->typed());
    if (!entry)
        return fillPattern(tr("%1, round %2: %3 \u2026"), {who, round, m_view->typed()});
    const auto* game = std::get_if<OpponentEntry>(&*entry);
    if (game == nullptr)
        return fillPattern(tr("%1, round %2: bye"), {who, round});
    const auto plan =
        planCell(tournament, ProgressModel::roundAt(cursor.column), m_model->numberAt(cursor.row), *entry);
    if (!plan.refusal.isEmpty())
        return plan.refusal;
    const QString opponent = numberedName(tournament, game->opponent);
    if (!game->hasWhite)
        return fillPattern(tr("%1, round %2: against %3 \u2026"), {who, round, opponent});
    return fillPattern(*game->hasWhite ? tr("%1, round %2: White against %3 \u2026")
                                       : tr("%1, round %2: Black against %3 \u2026"),
                       {who, round, opponent});
}

void ProgressPane::followCursor()
{
    const auto& cursor = m_view->cursor();
    if (cursor.row < 0 || cursor.column < 0 || cursor.row >= m_model->rowCount() ||
        cursor.column >= m_model->columnCount()) {
        m_current->clear();
        return;
    }
    const QString gap = QStringLiteral("  \u00B7  ");
    QString text = m_view->typed().isEmpty()
                       ? m_model->sentence(cursor.row, cursor.column).replace(u'\n', gap)
                       : typedSentence();
    if (!m_view->notice().isEmpty())
        text = m_view->notice() + gap + text;
    m_current->setText(text);
}

bool ProgressPane::isEmpty() const
{
    return m_model->rowCount() < 2;
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
    m_view->resume(row, column, draft.text, place.value(2) == kEditing);
    return true;
}

bool ProgressPane::goTo(const engine::FindingPlace& place)
{
    if (!m_view->finishTyping())
        return true; // the text is what has to be seen first
    const engine::Game* game = place.game ? m_evaluation.document().game(*place.game) : nullptr;
    if (game != nullptr) {
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

std::vector<std::pair<QString, QString>> ProgressPane::keys() const
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
    };
}

} // namespace zahlmeister::ui
