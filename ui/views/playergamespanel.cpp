// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/playergamespanel.h"

#include <algorithm>

#include <QEvent>
#include <QKeyEvent>
#include <QTableView>

#include "ui/delegates/figuredelegate.h"
#include "ui/models/playergamesmodel.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/theme.h"
#include "ui/views/grids/tablefooter.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Group;
using engine::Quantity;

/// The number that stands for a player in the evaluation of others.
Quantity ratingOf(const engine::ParticipantEvaluation& player, bool special)
{
    if (special)
        return Quantity::Performance;
    return player.group == Group::Established ? Quantity::EntryRating : Quantity::FirstRating;
}

} // namespace

PlayerGamesPanel::PlayerGamesPanel(app::LiveEvaluation& evaluation, QWidget* parent)
    : QWidget(parent), m_evaluation(evaluation), m_model(new PlayerGamesModel(evaluation, this))
{
    buildLayout();
    connect(m_table, &QAbstractItemView::clicked, this, &PlayerGamesPanel::activate);
    refresh();
}

void PlayerGamesPanel::setParticipant(std::optional<engine::ParticipantNumber> participant)
{
    m_model->setParticipant(participant);
    refreshTexts();
    layoutColumns();
}

void PlayerGamesPanel::refresh()
{
    m_model->refresh();
    refreshTexts();
    layoutColumns();
}

void PlayerGamesPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_figures->clearCache();
        m_table->verticalHeader()->setDefaultSectionSize(Metrics(this).rowHeight());
        layoutColumns();
    }
}

void PlayerGamesPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layoutColumns();
}

bool PlayerGamesPanel::eventFilter(QObject* watched, QEvent* event)
{
    // The table's own scroll bar takes room that the panel does not know of.
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        layoutColumns();
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            activate(m_table->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PlayerGamesPanel::buildLayout()
{
    m_title = new QLabel(this);
    m_title->setTextFormat(Qt::PlainText);
    m_table = new QTableView(this);
    m_head = styleAsTable(*m_table, *m_model);
    m_figures = new FigureDelegate(m_table);
    m_table->setItemDelegate(m_figures);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    m_footer = new TableFooter(*m_table, *m_figures, this);

    const int gap = Metrics(this).grid();
    fillColumn(this, {0, gap, 0, 0}, 0, {m_title, fixedRoom(gap), {m_table, 1}, m_footer});
}

void PlayerGamesPanel::refreshTexts()
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_title->setFont(strong);
    m_title->setText(titleText());
    m_title->setContentsMargins(Metrics(this).grid(), 0, Metrics(this).grid(), 0);
    m_table->setAccessibleName(m_title->text());

    using Model = PlayerGamesModel;
    // Keys and screen readers need a cell to begin from, though none is chosen.
    if (!m_table->currentIndex().isValid())
        m_table->selectionModel()->setCurrentIndex(m_model->index(0, 0), QItemSelectionModel::NoUpdate);
    const Model::Totals totals = m_model->totals();
    std::vector<FooterCell> cells;
    if (m_model->participant()) {
        const QString counted =
            tr("%1 of %n game(s) count", nullptr, totals.games).arg(formatCount(totals.counted));
        cells.push_back({Model::RoundColumn, {counted}, counted, Model::ResultColumn});
        cells.push_back({Model::ResultColumn, figureOf(totals.score), tr("Points in the games that count")});
        if (totals.expected) {
            const QString expected = formatExpected(*totals.expected);
            cells.push_back(
                {Model::ExpectedColumn, {expected, expected.size()}, tr("Expected score in these games")});
        }
        if (totals.change) {
            const QString change = formatGameChange(*totals.change);
            const int sign = (*totals.change > 0) - (*totals.change < 0);
            cells.push_back({Model::ChangeColumn,
                             {change, change.size(), Emphasis::Strong, sign},
                             tr("Change of the rating before it is rounded")});
        }
    }
    m_footer->setCells(std::move(cells));
}

QString PlayerGamesPanel::titleText() const
{
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    const auto number = m_model->participant();
    if (!number || !tournament.indexOf(*number))
        return tr("Choose a player to see his games.");
    const QString name = formatName(tournament, *number);
    const engine::ParticipantEvaluation* player = m_evaluation.of(*number);
    if (!player || !player->newRating)
        return tr("Games of %1").arg(name);
    const QString after =
        formatRating(*player->newRating, player->isPublished() ? player->newIndex : std::nullopt);
    if (!player->oldRating)
        //: Title over the games of a player: name and first rating
        return tr("Games of %1: first rating %2").arg(name, after);
    //: Title over the games of a player: name, old rating, new rating
    return tr("Games of %1: %2 → %3")
        .arg(name, formatRating(*player->oldRating, player->isPublished() ? player->oldIndex : std::nullopt),
             after);
}

void PlayerGamesPanel::layoutColumns()
{
    using Model = PlayerGamesModel;
    const auto isEmpty = [this](int column) {
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (!m_model->index(row, column).data().toString().isEmpty())
                return false;
        }
        return true;
    };
    // What a first rating or a residual player does not have need not take room, nor do remarks of which
    // there are none.
    for (const int column :
         {Model::RoundColumn, Model::ExpectedColumn, Model::ChangeColumn, Model::RemarkColumn})
        m_table->setColumnHidden(column, isEmpty(column));

    m_figures->setTailSample(Model::RatingColumn, u" – 00"_s);
    m_figures->setTailSample(Model::ResultColumn, u"½"_s);
    const std::vector<std::pair<int, QString>> bodies{{Model::RoundColumn, u"00"_s},
                                                      {Model::RatingColumn, u"▲ 0000"_s},
                                                      {Model::ResultColumn, u"00"_s},
                                                      {Model::ExpectedColumn, u"00,000"_s},
                                                      {Model::ChangeColumn, u"+000,0"_s}};
    int others = 0;
    for (const auto& [column, body] : bodies) {
        const int width = std::max(m_figures->columnWidth(column, body), m_head->neededWidth(column));
        if (!m_table->isColumnHidden(column)) {
            m_table->setColumnWidth(column, width);
            others += width;
        }
    }
    // Names and remarks share what is left, and end in an ellipsis where that is little.
    const int room = m_table->viewport()->width() - others;
    const int leastName = m_figures->columnWidth(Model::OpponentColumn, u"Muster"_s);
    const int leastRemark = m_figures->columnWidth(Model::RemarkColumn, u"W…"_s);
    const bool hasRemarks = !m_table->isColumnHidden(Model::RemarkColumn);
    const int name = std::max(leastName, hasRemarks ? room / 2 : room);
    m_table->setColumnWidth(Model::OpponentColumn, name);
    m_table->setColumnWidth(Model::RemarkColumn, std::max(leastRemark, room - name));
}

void PlayerGamesPanel::activate(const QModelIndex& index)
{
    const auto player = m_model->participant();
    if (!index.isValid() || !player)
        return;
    using Model = PlayerGamesModel;
    const QVariant opponentNumber = index.data(Model::OpponentRole);
    const engine::ParticipantEvaluation* evaluation = m_evaluation.of(*player);
    switch (index.column()) {
    case Model::OpponentColumn:
        if (opponentNumber.isValid())
            Q_EMIT participantChosen(engine::ParticipantNumber(opponentNumber.toInt()));
        return;
    case Model::RatingColumn:
        if (opponentNumber.isValid()) {
            const engine::ParticipantNumber opponent(opponentNumber.toInt());
            if (const engine::ParticipantEvaluation* other = m_evaluation.of(opponent))
                Q_EMIT askedWhy(opponent, ratingOf(*other, index.data(MarkedRole).toBool()));
        }
        return;
    case Model::ResultColumn: Q_EMIT askedWhy(*player, Quantity::Score); return;
    case Model::ExpectedColumn:
        Q_EMIT askedWhy(*player, evaluation && evaluation->group == Group::Established
                                     ? Quantity::Expected
                                     : Quantity::FirstRating);
        return;
    case Model::ChangeColumn: Q_EMIT askedWhy(*player, Quantity::NewRating); return;
    default: Q_EMIT askedWhy(*player, Quantity::Games);
    }
}

} // namespace zahlmeister::ui
