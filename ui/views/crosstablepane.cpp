// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/crosstablepane.h"

#include <algorithm>

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include "app/document/tournamentdocument.h"
#include "engine/model/teammatches.h"
#include "ui/models/crosstablemodel.h"
#include "ui/text/format.h"
#include "ui/views/grids/crosstableview.h"
#include "ui/widgets/arrangement.h"

namespace zahlmeister::ui {

namespace {

constexpr int kMostGamesPerPairing = 99;
constexpr int kLayoutCharacters = 24;

} // namespace

CrosstablePane::CrosstablePane(app::LiveEvaluation& evaluation, QWidget* parent)
    : GridPane(evaluation, parent),
      m_model(new CrosstableModel(evaluation, this)),
      m_view(new CrosstableView(*m_model, this)),
      m_games(new QSpinBox(this)),
      m_layout(new QComboBox(this)),
      m_layoutLabel(captionOf(tr("&Layout"), m_layout))
{
    buildChoices();
    //: one line of help above the crosstable; the keys stay as they are
    const QString keys =
        tr("1 win \u00B7 0 loss \u00B7 5 draw \u00B7 + \u2212 forfeit \u00B7 x clear \u00B7 space skip");
    setUp(*m_view, QStringLiteral("crosstable"),
          [this](engine::ParticipantNumber number) { return m_model->rowOf(number); },
          {tr("down the column"), tr("Where the cursor moves after a result"), keys},
          {{captionOf(tr("&Games per pairing"), m_games), m_games}, {m_layoutLabel, m_layout}});
    connect(m_model, &QAbstractItemModel::columnsInserted, this, &CrosstablePane::followRows);
    connect(&document(), &app::TournamentDocument::edited, this, &CrosstablePane::offerLayouts);
    offerLayouts();
    // A Scheveningen tournament is played block against block; anything else may be looked at like that.
    if (tournament().header.mode == engine::TournamentMode::Scheveningen && m_layout->count() > 1)
        m_layout->setCurrentIndex(1);
    followCursor();
}

void CrosstablePane::buildChoices()
{
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
    const std::vector<std::string> teams = engine::teamNames(tournament());
    const bool isBlock = teams.size() == 2;
    QStringList names{tr("all against all")};
    for (std::size_t i = 0; isBlock && i < teams.size(); ++i)
        names.append(fillPattern(tr("%1 against %2"), {fromEngine(teams[i]), fromEngine(teams[1 - i])}));
    m_layout->setVisible(isBlock);
    m_layoutLabel->setVisible(isBlock);
    if (m_layout->itemText(m_layout->count() - 1) == names.last())
        return; // the last one names both teams
    const int chosen = std::clamp(m_layout->currentIndex(), 0, static_cast<int>(names.size()) - 1);
    const QSignalBlocker blocker(m_layout);
    m_layout->clear();
    m_layout->addItems(names);
    m_layout->setCurrentIndex(chosen);
    chooseLayout(chosen);
}

void CrosstablePane::chooseLayout(int index)
{
    const std::vector<std::string> teams = engine::teamNames(tournament());
    const auto row = static_cast<std::size_t>(index) - 1;
    m_model->setBlock(index > 0 && teams.size() == 2
                          ? std::optional(CrosstableModel::Block{teams[row], teams[1 - row]})
                          : std::nullopt);
    Q_EMIT contentChanged();
}

void CrosstablePane::putInOrder(TableOrder order)
{
    m_model->setOrder(order);
    followRows();
}

QString CrosstablePane::currentSentence() const
{
    return inOneLine(m_model->sentence(m_view->cursor().row, m_view->cursor().column));
}

bool CrosstablePane::goTo(const engine::FindingPlace& place)
{
    int row = -1;
    int column = -1;
    int slot = 0;
    if (const engine::Game* game = gameOf(place)) {
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

std::vector<std::pair<QString, QString>> CrosstablePane::keyList()
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
        {tr("Ctrl+Shift+C"), tr("copy the whole table with names and points")},
        {QStringLiteral("P"), tr("type the points that the sheet states, where they are shown")},
    };
}

} // namespace zahlmeister::ui
