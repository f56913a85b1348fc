// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/crosstablepane.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/document/tournamentdocument.h"
#include "ui/entry/teams.h"
#include "ui/models/crosstablemodel.h"
#include "ui/text/format.h"
#include "ui/text/textpattern.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/views/crosstableview.h"
#include "ui/views/totalsgrid.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/hintline.h"

namespace zahlmeister::ui {

namespace {

constexpr int kMostGamesPerPairing = 99;
constexpr int kLayoutCharacters = 24;

} // namespace

CrosstablePane::CrosstablePane(app::LiveEvaluation& evaluation, QWidget* parent)
    : ResultsPane(parent),
      m_evaluation(evaluation),
      m_model(new CrosstableModel(evaluation, this)),
      m_view(new CrosstableView(*m_model, this)),
      m_grid(new TotalsGrid(
          evaluation, *m_view, [this](engine::ParticipantNumber number) { return m_model->rowOf(number); },
          this)),
      m_current(newCurrentLine(tr("Current cell"))),
      m_direction(new QComboBox(this)),
      m_games(new QSpinBox(this)),
      m_layout(new QComboBox(this))
{
    const Metrics metrics(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.margin(), 0, metrics.margin(), metrics.grid());
    column->setSpacing(metrics.grid());
    column->addWidget(buildToolRow());
    column->addWidget(m_grid, 1);
    column->addWidget(m_current);
    setFocusProxy(m_view);
    setStops({m_direction, m_games, m_layout, m_view});

    connect(m_grid, &TotalsGrid::askedWhy, this, &ResultsPane::askedWhy);
    connect(m_view, &GridView::cursorChanged, this, &CrosstablePane::followCursor);
    for (const auto changed : {&QAbstractItemModel::columnsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, changed, this, [this] {
            m_grid->followRows();
            if (!m_view->currentIndex().isValid())
                m_view->moveToFirstOpen();
            Q_EMIT contentChanged();
        });
    connect(m_model, &QAbstractItemModel::modelReset, m_grid, &TotalsGrid::followRows);
    connect(&evaluation.document(), &app::TournamentDocument::edited, this, &CrosstablePane::offerLayouts);
    // Names change in another view, while the cursor stays where it is.
    connect(&evaluation.document(), &app::TournamentDocument::edited, this, &CrosstablePane::followCursor);
    m_view->rememberZoom(QStringLiteral("crosstable/zoom"));
    offerLayouts();
    // A Scheveningen tournament is played block against block; anything else may be looked at like that.
    const auto& header = evaluation.document().tournament().header;
    if (header.mode == engine::TournamentMode::Scheveningen && m_layout->count() > 1)
        m_layout->setCurrentIndex(1);
    followCursor();
}

QWidget* CrosstablePane::buildToolRow()
{
    const Metrics metrics(this);
    auto* row = new QWidget(this);
    buildChoices(row);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics.grid());
    auto* directionLabel = new QLabel(tr("&Move on"), row);
    directionLabel->setBuddy(m_direction);
    auto* gamesLabel = new QLabel(tr("&Games per pairing"), row);
    gamesLabel->setBuddy(m_games);
    m_layoutLabel = new QLabel(tr("&Layout"), row);
    m_layoutLabel->setBuddy(m_layout);
    const int gap = metrics.groupGap() - metrics.grid();
    layout->addWidget(directionLabel);
    layout->addWidget(m_direction);
    layout->addSpacing(gap);
    layout->addWidget(gamesLabel);
    layout->addWidget(m_games);
    layout->addSpacing(gap);
    layout->addWidget(m_layoutLabel);
    layout->addWidget(m_layout);
    layout->addSpacing(gap);
    //: one line of help above the crosstable; the keys stay as they are
    auto* keys = new HintLine(
        tr("1 win \u00B7 0 loss \u00B7 5 draw \u00B7 + \u2212 forfeit \u00B7 x clear \u00B7 space skip"),
        row);
    layout->addWidget(keys, 1);
    return row;
}

void CrosstablePane::buildChoices(QWidget* row)
{
    m_direction->setParent(row);
    m_games->setParent(row);
    m_layout->setParent(row);
    m_direction->addItem(tr("along the row"), static_cast<int>(CrosstableView::Direction::AlongRow));
    m_direction->addItem(tr("down the column"), static_cast<int>(CrosstableView::Direction::Down));
    m_direction->setToolTip(tr("Where the cursor moves after a result"));
    connect(m_direction, &QComboBox::currentIndexChanged, this, [this](int index) {
        const int direction = m_direction->itemData(index).toInt();
        m_view->setDirection(static_cast<CrosstableView::Direction>(direction));
        QSettings().setValue(QStringLiteral("crosstable/direction"), direction);
    });
    m_direction->setCurrentIndex(std::max(
        0, m_direction->findData(QSettings().value(QStringLiteral("crosstable/direction"), 0).toInt())));

    m_games->setRange(1, kMostGamesPerPairing);
    m_games->setValue(m_model->gamesPerPairing());
    m_games->setToolTip(tr("How often two players meet: 2 in a double round robin"));
    connect(m_games, &QSpinBox::valueChanged, this,
            [this](int games) { m_model->setGamesPerPairing(games); });
    connect(m_model, &CrosstableModel::gamesPerPairingChanged, this, [this](int games) {
        const QSignalBlocker blocker(m_games);
        m_games->setValue(games);
    });
    // Names of teams are long; the list that opens shows them in full.
    m_layout->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_layout->setMinimumContentsLength(kLayoutCharacters);
    m_layout->setToolTip(tr("Everybody in rows and columns, or one team in the rows and the other one in "
                            "the columns, as in a Scheveningen tournament"));
    connect(m_layout, &QComboBox::currentIndexChanged, this, &CrosstablePane::chooseLayout);
}

void CrosstablePane::offerLayouts()
{
    const std::vector<std::string> teams = teamNames(m_evaluation.document().tournament());
    const bool isBlock = teams.size() == 2;
    QStringList names{tr("all against all")};
    for (std::size_t i = 0; isBlock && i < teams.size(); ++i)
        names.append(fillPattern(tr("%1 against %2"), {fromEngine(teams[i]), fromEngine(teams[1 - i])}));
    m_layout->setVisible(isBlock);
    m_layoutLabel->setVisible(isBlock);
    QStringList shown;
    for (int i = 0; i < m_layout->count(); ++i)
        shown.append(m_layout->itemText(i));
    if (shown == names)
        return;
    const int chosen = std::clamp(m_layout->currentIndex(), 0, static_cast<int>(names.size()) - 1);
    const QSignalBlocker blocker(m_layout);
    m_layout->clear();
    m_layout->addItems(names);
    m_layout->setCurrentIndex(chosen);
    chooseLayout(chosen);
}

void CrosstablePane::chooseLayout(int index)
{
    const std::vector<std::string> teams = teamNames(m_evaluation.document().tournament());
    const auto row = static_cast<std::size_t>(index) - 1;
    m_model->setBlock(index > 0 && teams.size() == 2
                          ? std::optional(CrosstableModel::Block{teams[row], teams[1 - row]})
                          : std::nullopt);
    Q_EMIT contentChanged();
}

void CrosstablePane::followCursor()
{
    const auto& cursor = m_view->cursor();
    const bool isCell = cursor.row >= 0 && cursor.column >= 0 && cursor.row < m_model->rowCount() &&
                        cursor.column < m_model->columnCount();
    m_current->setText(
        isCell ? m_model->sentence(cursor.row, cursor.column).replace(u'\n', QStringLiteral("  \u00B7  "))
               : QString());
}

bool CrosstablePane::isEmpty() const
{
    return m_evaluation.document().tournament().participants.size() < 2;
}

bool CrosstablePane::goTo(const engine::FindingPlace& place)
{
    int row = -1;
    int column = -1;
    int slot = 0;
    const engine::Game* game = place.game ? m_evaluation.document().game(*place.game) : nullptr;
    if (game != nullptr) {
        // From the side of the participant whom the finding names, if it names one and he has a row.
        bool fromBlack = place.participant == game->black;
        if (m_model->rowOf(fromBlack ? game->black : game->white) < 0)
            fromBlack = !fromBlack;
        row = m_model->rowOf(fromBlack ? game->black : game->white);
        column = m_model->columnOf(fromBlack ? game->white : game->black);
        while (row >= 0 && column >= 0 && slot + 1 < m_model->slotCount(row, column) &&
               (m_model->gameAt(row, column, slot) == nullptr ||
                m_model->gameAt(row, column, slot)->id != game->id))
            ++slot;
    } else if (place.participant) {
        row = m_model->rowOf(*place.participant);
        column = row >= 0 && m_model->columnCount() > 1 && m_model->isDiagonal(row, 0) ? 1 : 0;
    }
    if (row < 0 || column < 0 || isEmpty() || m_model->columnCount() <= column)
        return false;
    m_view->moveTo(row, column, slot);
    return true;
}

engine::FindingPlace CrosstablePane::currentPlace() const
{
    engine::FindingPlace place;
    const auto& cursor = m_view->cursor();
    if (!m_view->currentIndex().isValid())
        return place;
    place.participant = m_model->numberAt(cursor.row);
    if (const auto* game = m_model->gameAt(cursor.row, cursor.column, cursor.slot))
        place.game = game->id;
    return place;
}

std::vector<engine::GameId> CrosstablePane::hiddenGames() const
{
    return m_model->gamesWithoutCell();
}

QString CrosstablePane::hiddenSentence(int games) const
{
    return tr("%n game(s) have no place here: both players are of the same team, or of none.", nullptr,
              games);
}

std::vector<std::pair<QString, QString>> CrosstablePane::keys() const
{
    return {
        {QStringLiteral("1   0"), tr("win, loss of the player in the row; the cursor moves on")},
        {QStringLiteral("5   r   =   \u00BD"), tr("draw")},
        {QStringLiteral("+   \u2212"), tr("won, lost by forfeit")},
        {QStringLiteral("x"), tr("clear and move on")},
        {tr("Space"), tr("skip this pairing and move on")},
        {tr("Backspace"), tr("go back and clear")},
        {tr("Delete"), tr("clear the selected cells")},
        {QStringLiteral("?"), tr("rare results: 0:0, \u00BD:0, 0:\u2212, \u2212:\u2212")},
        {tr("Arrows, Home, End, Page keys"), tr("move; with Ctrl to the end of a block, with Shift select")},
        {tr("Tab, Enter"), tr("one cell right, one cell down")},
        {tr("Alt+Left, Alt+Right"), tr("between several games of one pairing")},
        {tr("Ctrl+C, Ctrl+X, Ctrl+V"), tr("copy, cut, paste as text, also from a spreadsheet")},
    };
}

} // namespace zahlmeister::ui
