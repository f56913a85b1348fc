// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/leaguepane.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QSignalBlocker>
#include <QTableView>

#include "app/chronicle/season.h"
#include "app/document/tournamentdocument.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/tables/tablehead.h"
#include "ui/widgets/tables/tablezoom.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

LeaguePane::LeaguePane(app::LiveEvaluation& evaluation, QWidget* parent)
    : ResultsPane(evaluation, parent),
      m_league(new LeagueModel<LeagueRow>(this)),
      m_players(new LeagueModel<LeaguePlayerRow>(this)),
      m_teams(new LeagueModel<engine::LeagueTeam>(this)),
      m_shown(new QComboBox(this)),
      m_last(new QComboBox(this)),
      m_wholeSeason(named(new QCheckBox(tr("&whole season"), this), u"wholeSeason"_s)),
      m_table(new QTableView(this)),
      m_figures(new FigureDelegate(m_table)),
      m_head(styleAsTable(*m_table, *m_league))
{
    const Metrics metrics(this);
    for (const QString& name : {tr("League table"), tr("Results of the teams"), tr("Players"), tr("Teams")})
        m_shown->addItem(name);
    m_shown->setObjectName(u"leagueShown"_s);
    m_last->setObjectName(u"leagueRound"_s);
    m_table->setObjectName(u"league"_s);
    m_table->setItemDelegate(m_figures);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    fillColumn(this, {metrics.margin(), 0, metrics.margin(), metrics.margin()}, metrics.grid(),
               {rowOf(metrics.grid(), {captionOf(tr("&Show"), m_shown), m_shown, fixedRoom(metrics.grid()),
                                       captionOf(tr("after &round"), m_last), m_last,
                                       fixedRoom(metrics.grid()), m_wholeSeason, freeRoom()}),
                {m_table, 1}});
    auto* zoom = new TableZoom(*m_table);
    zoom->remember(u"league/zoom"_s);
    connect(zoom, &TableZoom::changed, this, [this] {
        m_figures->clearCache();
        layoutColumns();
    });
    m_empty = new EmptyHint(*m_table, tr("No match yet. Type the first one in the view “Team matches”."));
    m_wholeSeason->setChecked(true);
    m_wholeSeason->setToolTip(tr("With the matches of the earlier parts of the season; rounds are counted "
                                 "through"));
    setStops({m_shown, m_last, m_wholeSeason, m_table});
    setFocusProxy(m_table);
    connect(m_shown, &QComboBox::currentIndexChanged, this, &LeaguePane::showTable);
    connect(m_last, &QComboBox::currentIndexChanged, this, &LeaguePane::showTable);
    connect(m_wholeSeason, &QCheckBox::toggled, this, &LeaguePane::follow);
    connect(&evaluation, &app::LiveEvaluation::updated, this, [this] {
        m_isStale = true;
        if (isVisible())
            follow();
    });
    follow();
}

void LeaguePane::show(Shown shown)
{
    m_shown->setCurrentIndex(static_cast<int>(shown));
}

LeaguePane::Shown LeaguePane::shown() const
{
    return static_cast<Shown>(m_shown->currentIndex());
}

void LeaguePane::showEvent(QShowEvent* event)
{
    ResultsPane::showEvent(event);
    if (m_isStale)
        follow();
}

void LeaguePane::changeEvent(QEvent* event)
{
    ResultsPane::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    m_figures->clearCache();
    layoutColumns();
}

void LeaguePane::follow()
{
    m_isStale = false;
    findSeason();
    offerRounds();
    showTable();
    Q_EMIT contentChanged();
}

void LeaguePane::findSeason()
{
    m_season.reset();
    const app::TournamentDocument& document = evaluation().document();
    auto earlier = app::earlierParts(document.workFile(), document.id(), tournament().header);
    if (earlier.has_value() && !earlier->empty())
        m_season = app::seasonOf(std::move(*earlier), tournament());
    m_wholeSeason->setVisible(m_season.has_value());
}

const engine::Tournament& LeaguePane::counted() const
{
    return m_season && m_wholeSeason->isChecked() ? *m_season : tournament();
}

void LeaguePane::offerRounds()
{
    const int rounds = engine::lastRound(leagueMatchesOf(counted()));
    if (m_last->count() == rounds + 1)
        return;
    const QSignalBlocker blocker(m_last);
    const int chosen = m_last->currentData().toInt();
    m_last->clear();
    m_last->addItem(tr("all rounds"), 0);
    for (int round = 1; round <= rounds; ++round)
        m_last->addItem(formatCount(round), round);
    m_last->setCurrentIndex(std::max(0, m_last->findData(chosen)));
}

void LeaguePane::showTable()
{
    QAbstractItemModel* model = m_league;
    if (shown() == Shown::Players) {
        const auto& result = evaluation().current();
        const bool isOfThis = &counted() == &tournament() && result.has_value();
        m_players->show(leaguePlayerRows(counted(), isOfThis ? &result.value() : nullptr),
                        leaguePlayerColumns(true));
        model = m_players;
    } else if (shown() == Shown::Teams) {
        m_teams->show(leagueTeamRows(counted()), leagueTeamColumns());
        model = m_teams;
    } else {
        const int round = m_last->currentData().toInt();
        std::vector<LeagueRow> rows = leagueRows(counted(), round > 0 ? std::optional(round) : std::nullopt);
        std::vector<TextColumn<LeagueRow>> columns =
            leagueColumns(counted().header, rows, shown() == Shown::Crosstable);
        m_league->show(std::move(rows), std::move(columns));
    }
    m_last->setEnabled(model == m_league);
    m_table->setAccessibleName(m_shown->currentText());
    if (m_table->model() != model) {
        const QItemSelectionModel* before = m_table->selectionModel();
        m_table->setModel(model);
        delete before;
    }
    layoutColumns();
    m_empty->place();
    if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(model->index(0, 0));
}

/// Every column has the room of its widest text; the columns of points keep their full ones below each other.
void LeaguePane::layoutColumns()
{
    const QAbstractItemModel& model = *m_table->model();
    for (int column = 0; column < model.columnCount(); ++column) {
        const bool hasHalves = model.index(0, column).data(BodyLengthRole).isValid();
        m_figures->setTailSample(column, hasHalves ? u"½"_s : QString());
        int width = m_head->neededWidth(column);
        for (int row = 0; row < model.rowCount(); ++row) {
            const QString text = model.index(row, column).data().toString();
            width = std::max(
                width, m_figures->columnWidth(column, hasHalves ? text.chopped(text.endsWith(u'½')) : text));
        }
        m_table->setColumnWidth(column, width);
    }
}

bool LeaguePane::goTo(const engine::FindingPlace& place)
{
    if (shown() != Shown::Players || !place.participant || place.game || &counted() != &tournament())
        return false; // the season has numbers of its own
    const auto& rows = m_players->rows();
    const auto found = std::ranges::find(rows, *place.participant,
                                         [](const LeaguePlayerRow& row) { return row.player.number; });
    if (found == rows.end())
        return false;
    m_table->setCurrentIndex(m_players->index(static_cast<int>(found - rows.begin()), 0));
    return true;
}

engine::FindingPlace LeaguePane::currentPlace() const
{
    engine::FindingPlace place;
    const int row = m_table->currentIndex().row();
    if (shown() == Shown::Players && &counted() == &tournament() && row >= 0 && row < m_players->rowCount())
        place.participant = m_players->rowAt(row).player.number;
    return place;
}

std::vector<std::pair<QString, QString>> LeaguePane::keyList()
{
    return {{tr("Ctrl+C"), tr("copy the selected rows, or the whole table")}};
}

} // namespace zahlmeister::ui
