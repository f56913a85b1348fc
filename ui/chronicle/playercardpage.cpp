// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/playercardpage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>

#include "app/text/calendar.h"
#include "ui/charts/chartview.h"
#include "ui/chronicle/cardmodels.h"
#include "ui/chronicle/cardtext.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/keyboardhelp.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/fittedcolumns.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kLeastNameCharacters = 12;
constexpr int kLeastCharacters = 4;
constexpr QLatin1StringView kToTournaments("tournaments"); ///< links of the head; others are participations
constexpr QLatin1StringView kToGames("games");

} // namespace

PlayerCardPage::PlayerCardPage(app::RollOnShow& roll, QWidget* parent)
    : QWidget(parent),
      m_live(roll),
      m_participations(new ParticipationsModel(this)),
      m_entries(new EntriesModel(this)),
      m_ledger(new LedgerModel(this)),
      m_opponents(new OpponentsModel(this)),
      m_results(new ResultsModel(this)),
      m_memberships(new MembershipsModel(this)),
      m_tabs(new QTabWidget(this)),
      m_earlier(new QPlainTextEdit(this))
{
    setObjectName(u"playerCard"_s);
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Parts of the player card"));
    m_tabs->addTab(buildCareer(), tr("Ca&reer"));
    auto* between = splitterOf(
        m_tabs,
        addTable(*m_entries, tr("Between the tournaments"), 1,
                 tr("Nothing happened between his tournaments.")),
        addTable(*m_ledger, tr("Carry-over games"), 0, tr("He never had carry-over games.")), {1, 1});
    m_earlier->setReadOnly(true);
    m_earlier->setFrameShape(QFrame::NoFrame);
    m_earlier->setTabChangesFocus(true);
    m_earlier->setAccessibleName(tr("Why otherwise than before"));
    between->addWidget(m_earlier);
    between->setOrientation(Qt::Vertical);
    m_tabs->addTab(between, tr("&Between the tournaments"));
    m_tabs->addTab(withGames(addTable(*m_opponents, tr("Opponents"), 0, tr("No game of his counts yet.")),
                             tr("Games against him")),
                   tr("O&pponents"));
    m_sums = addTable(*m_results, tr("Results"), 0, tr("No game of his counts yet."));
    auto* results = splitterOf(m_tabs, withGames(m_sums, tr("Games of this sum")),
                               addTable(*m_memberships, tr("Memberships"), 0, {}), {4, 1});
    results->setOrientation(Qt::Vertical);
    m_tabs->addTab(results, tr("Re&sults and clubs"));
    fillColumn(this, {buildHead(), {m_tabs, 1}})->setSpacing(0);
    setFocusProxy(m_table);
    connect(&m_live, &app::RollOnShow::changed, this, &PlayerCardPage::follow);
}

PlayerCardPage::~PlayerCardPage() = default;

QWidget* PlayerCardPage::buildHead()
{
    const Metrics metrics(this);
    auto* head = new QWidget(this);
    m_name = new ElidedLabel(head);
    strengthen(*m_name, 1.3);
    m_name->setObjectName(u"playerName"_s);
    m_name->setTextFormat(Qt::PlainText);
    m_facts = hintLine({}, head);
    m_numbers = new QLabel(head);
    m_numbers->setObjectName(u"playerNumbers"_s);
    m_numbers->setTextFormat(Qt::RichText);
    m_numbers->setWordWrap(true); // in a narrow window the docks keep their room
    m_numbers->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_numbers, &QLabel::linkActivated, this, &PlayerCardPage::goTo);
    auto* back = pushButton(tr("Bac&k"), this, &PlayerCardPage::leaveRequested);
    back->setIcon(icon(u"left"_s));
    back->setToolTip(tr("To the tournament, or to the start page (Esc)"));
    auto* texts = columnOf(this, {m_name, m_facts});
    texts->setSpacing(2);
    auto* print = pushButton(tr("Pri&nt…"), this, &PlayerCardPage::printRequested);
    print->setIcon(icon(u"print"_s));
    auto* pdf = pushButton(tr("Save as P&DF…"), this, &PlayerCardPage::pdfRequested);
    pdf->setIcon(icon(u"pdf"_s));
    auto* first =
        rowOf(metrics.margin(),
              {{back, 0, Qt::AlignTop}, {texts, 1}, {print, 0, Qt::AlignTop}, {pdf, 0, Qt::AlignTop}});
    fillColumn(head, {first, m_numbers})
        ->setContentsMargins(metrics.margin(), metrics.grid(), metrics.margin(), metrics.grid());
    return head;
}

QWidget* PlayerCardPage::buildCareer()
{
    m_chart = new ChartView(this);
    m_axis = new QComboBox(this);
    m_axis->addItems({tr("by date"), tr("by evaluation")});
    m_axis->setAccessibleName(tr("Order of the chart"));
    m_axis->setToolTip(tr("The chart by the days of the tournaments, or one step for each"));
    m_showGames = new QCheckBox(tr("&Games"), this);
    m_showGames->setChecked(true);
    m_showPerformance = new QCheckBox(tr("Perfor&mance"), this);
    m_showLevel = new QCheckBox(tr("Today's &level"), this);
    m_showLevel->setToolTip(tr("Ratings before a conversion on the level behind it, dotted"));
    connect(m_axis, &QComboBox::currentIndexChanged, this, &PlayerCardPage::displayChart);
    for (QCheckBox* box : {m_showGames, m_showPerformance, m_showLevel})
        connect(box, &QCheckBox::toggled, this, &PlayerCardPage::displayChart);
    connect(m_chart, &ChartView::activated, this, [this](const ChartPosition& at) {
        m_table->setCurrentIndex(m_participations->index(
            m_participations->rowOf(m_career.participations[at.series][at.point]), 0));
        activate(m_table->currentIndex());
    });
    connect(m_chart, &ChartView::written, this, [this](const QString& path) {
        Q_EMIT said({.text = fillPattern(tr("“%1” was written."), {path})});
    });
    connect(m_chart, &ChartView::failed, this, &PlayerCardPage::failed);

    m_table = addTable(*m_participations, tr("Tournaments"), ParticipationsModel::TournamentColumn, {});
    auto* chart = new QWidget(this);
    const Metrics metrics(this);
    fillColumn(chart,
               {rowOf(this, {m_axis, m_showGames, m_showPerformance, m_showLevel, freeRoom()}), {m_chart, 1}})
        ->setContentsMargins(metrics.margin(), metrics.grid(), metrics.margin(), metrics.grid());
    auto* splitter = splitterOf(this, chart, m_table, {3, 2});
    splitter->setOrientation(Qt::Vertical);
    return splitter;
}

QTableView* PlayerCardPage::addTable(QAbstractItemModel& model, const QString& name, int freeColumn,
                                     const QString& empty)
{
    auto* table = new QTableView(this);
    styleAsTable(*table, model);
    auto* figures = new FigureDelegate(table);
    table->setItemDelegate(figures);
    connect(&model, &QAbstractItemModel::modelReset, figures, &FigureDelegate::measureTails);
    table->setFrameShape(QFrame::NoFrame);
    table->setAccessibleName(name);
    auto* columns = new FittedColumns(*table, freeColumn, [freeColumn](int column) {
        return column == freeColumn ? kLeastNameCharacters : kLeastCharacters;
    });
    connect(&model, &QAbstractItemModel::modelReset, columns, &FittedColumns::measureAll);
    connect(&model, &QAbstractItemModel::modelReset, table,
            [table] { table->setCurrentIndex(table->model()->index(0, 0)); });
    installContextMenu(*table);
    addCommand(*table, tr("Open the tournament"), tr("Enter"), this,
               [this, table] { activate(table->currentIndex()); });
    connect(table, &QTableView::clicked, this, &PlayerCardPage::ask);
    connect(table, &QTableView::doubleClicked, this, &PlayerCardPage::activate);
    table->installEventFilter(this);
    if (!empty.isEmpty())
        new EmptyHint(*table, empty);
    return table;
}

/// Below a table of sums the single games of the current one: what it is made of.
QWidget* PlayerCardPage::withGames(QTableView* sums, const QString& name)
{
    auto* games = new CardGamesModel(this);
    QTableView* const table = addTable(*games, name, 0, tr("Choose a sum above."));
    m_gamesOf[sums] = table;
    m_singleGames.push_back(games);
    connect(sums->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this, games](const QModelIndex& sum) { showGamesOf(sum, *games); });
    auto* both = splitterOf(this, sums, table, {1, 1});
    both->setOrientation(Qt::Vertical);
    return both;
}

void PlayerCardPage::showGamesOf(const QModelIndex& sum, CardGamesModel& games)
{
    if (!m_games || !m_publication || !sum.isValid())
        return games.setRows({});
    const auto& chosen = sum.model() == m_opponents ? m_opponents->rowAt(sum.row()).result.games
                                                    : m_results->rowAt(sum.row()).games;
    games.setGames(*m_person, *m_games, chosen, *m_publication);
}

bool PlayerCardPage::showPerson(const QString& id)
{
    m_isStale = false;
    const auto roll = m_live.roll();
    const auto& persons = roll->chronicle().persons;
    const auto found = std::ranges::find(persons, id.toStdString(), &app::PersonHistory::id);
    m_person = found == persons.end() ? nullptr : &*found;
    if (!m_person)
        return false;
    const auto keptRoll = std::exchange(m_roll, roll); // the models point into it until display()
    display();
    m_table->setCurrentIndex(m_participations->index(0, ParticipationsModel::TournamentColumn));
    return true;
}

QString PlayerCardPage::personId() const
{
    return m_person ? fromEngine(m_person->id) : QString();
}

/// The same person as the chronicle is now: by a seat of his, for his first tournament may have gone.
void PlayerCardPage::follow()
{
    m_isStale = !isVisible();
    if (!m_person || m_isStale)
        return;
    const app::PersonHistory* now = nullptr;
    for (auto seat = m_person->participations.rbegin(); !now && seat != m_person->participations.rend();
         ++seat)
        now = m_live.roll()->seatedAt(seat->tournament, seat->participant->number);
    const QModelIndex current = m_table->currentIndex();
    const auto keptRoll = std::exchange(m_roll, m_live.roll()); // the models point into it until display()
    m_person = now;
    if (!now) {
        m_roll = keptRoll; // what is on show is of that
        Q_EMIT personGone();
        return;
    }
    display();
    m_table->setCurrentIndex(
        m_participations->index(std::min(current.row(), m_participations->rowCount() - 1), current.column()));
}

void PlayerCardPage::display()
{
    const app::Chronicle& chronicle = m_roll->chronicle();
    m_summary = app::cardSummary(*m_person, *chronicle.rules);
    m_today = app::standingOn(*m_person, *chronicle.rules, app::today());
    m_elo = eloPreviewText(*m_person, *chronicle.rules);
    m_games.reset();
    m_publication.reset();
    m_participations->setPerson(*m_person);
    m_entries->setPerson(*m_person, chronicle);
    m_ledger->setPerson(*m_person, chronicle);
    m_memberships->setRows({m_summary.memberships.rbegin(), m_summary.memberships.rend()});
    m_opponents->setRows({});
    m_results->setRows({});
    for (CardGamesModel* const games : m_singleGames) // the selection of an empty table says nothing
        games->setRows({});
    const QStringList earlier = m_tellEarlier ? m_tellEarlier(*m_person, chronicle) : QStringList();
    m_earlier->setPlainText(earlier.join(u'\n'));
    m_earlier->setVisible(!earlier.isEmpty());
    displayHead();
    displayChart();
    // Evaluates all his tournaments again: too much for the moment in which the card opens.
    const auto unnamed = m_unnamed ? m_unnamed() : std::vector<app::UnnamedPerson>();
    m_job.start(this, [this, roll = m_roll, person = m_person, unnamed](const std::stop_token&) {
        auto games = std::make_shared<const app::CardGames>(app::cardGames(*person, *roll));
        auto filter =
            std::make_shared<const app::PublicationFilter>(roll->chronicle(), unnamed, app::today());
        return [this, roll, games, filter] {
            m_games = *games;
            m_publication = filter;
            displayGames();
        };
    });
}

void PlayerCardPage::displayGames()
{
    m_opponents->setGames(*m_games, *m_roll->chronicle().rules, *m_publication, app::today());
    m_results->setGames(*m_games);
    displayHead();
    displayChart();
}

/// Rated games of tournaments of which an archive shows the numbers alone.
int PlayerCardPage::unseenGames() const
{
    int unseen = 0;
    for (std::size_t i = 0; i < m_person->participations.size(); ++i) {
        if (m_games->byParticipation[i].games() == 0)
            unseen += m_person->participations[i].result.games;
    }
    return unseen;
}

void PlayerCardPage::displayHead()
{
    m_name->setText(formatName(m_person->person()));
    QStringList facts = identityFacts(*m_person, *m_roll->chronicle().rules);
    if (!m_elo.isEmpty())
        facts += m_elo;
    m_facts->setText(facts.join(u" · "_s));
    const std::size_t last = m_person->participations.size() - 1;
    const auto linkTo = [](const QString& place, const QString& text) {
        return QString(u"<a href=\"%1\">%2</a>"_s).arg(place, text.toHtmlEscaped());
    };
    const auto link = [&](std::size_t participation, const QString& text) {
        return linkTo(QString::number(participation), text);
    };
    QStringList numbers{QString(u"<b>"_s % ratingWord(*m_person).toHtmlEscaped() % u' ' %
                                link(last, standingText(m_today)) % u"</b>"_s)};
    if (const app::Entry& left = m_person->standing(); left.rating && m_today.rating != left.rating)
        numbers += m_today.rating
                       ? fillPattern(tr("converted from %1 (Annex 4)"), {standingText(left)}).toHtmlEscaped()
                       : fillPattern(tr("%1 has expired"), {standingText(left)}).toHtmlEscaped();
    if (m_summary.peak) {
        const app::Participation& best = m_person->participations[*m_summary.peak];
        const QString rating = link(*m_summary.peak, peakText(*m_person, m_summary));
        numbers += fillPattern(tr("peak %1 on %2"), {rating, formatDate(best.end)});
    }
    numbers += linkTo(kToTournaments,
                      tr("%n tournament(s)", nullptr, static_cast<int>(m_person->participations.size())));
    if (m_games) {
        const int seen = m_games->all.games();
        const int unseen = unseenGames();
        const QString count =
            unseen == 0
                ? tr("%n game(s)", nullptr, seen)
                //: games of an archive that may be seen, and all of them
                : fillPattern(tr("%1 of %n game(s) to be seen", nullptr, seen + unseen), {formatCount(seen)});
        numbers += linkTo(kToGames, QString(count % u" ("_s % resultsText(m_games->all) % u')'));
    }
    m_numbers->setText(numbers.join(u" · "_s));
}

CardChartOptions PlayerCardPage::chartOptions() const
{
    return {m_axis->currentIndex() == 1, m_showGames->isChecked(), m_showPerformance->isChecked(),
            m_showLevel->isChecked()};
}

void PlayerCardPage::displayChart()
{
    if (!m_person)
        return;
    m_career = careerChart(*m_person, m_summary, m_games ? &*m_games : nullptr, chartOptions());
    if (!m_publication || !m_publication->isNamed(*m_person))
        m_career.chart.inFiles = ratingWord(*m_person); // rather none than a name that must not be shown
    m_chart->setChart(m_career.chart);
    const bool isConverted =
        std::ranges::any_of(m_summary.onNewestLevel, [](const auto& one) { return one.has_value(); });
    m_showLevel->setEnabled(isConverted);
}

/// A tournament at this player, or the card of an opponent.
void PlayerCardPage::activate(const QModelIndex& index)
{
    if (const QVariant person = index.data(PersonRole); person.isValid())
        Q_EMIT personRequested(person.toString());
    else if (const QVariant tournament = index.data(TournamentRole); tournament.isValid())
        Q_EMIT tournamentRequested(engine::TournamentId(tournament.toLongLong()),
                                   engine::ParticipantNumber(index.data(ParticipantRole).toInt()));
}

void PlayerCardPage::ask(const QModelIndex& index)
{
    const QVariant tournament = index.data(TournamentRole);
    const QVariant quantity = index.data(QuantityRole);
    if (tournament.isValid() && quantity.isValid())
        Q_EMIT askedWhy(engine::TournamentId(tournament.toLongLong()),
                        engine::ParticipantNumber(index.data(ParticipantRole).toInt()),
                        static_cast<engine::Quantity>(quantity.toInt()));
    else if (index.data(WayRole).toBool())
        activate(index); // a name is a way, a number a question
}

/// The head's numbers lead to what they count.
void PlayerCardPage::goTo(const QString& link)
{
    const bool isGames = link == kToGames;
    if (!isGames && link != kToTournaments) {
        askOfLast(static_cast<std::size_t>(link.toULongLong()));
        return;
    }
    m_tabs->setCurrentIndex(isGames ? m_tabs->count() - 1 : 0);
    if (isGames)
        m_sums->setCurrentIndex(m_results->index(0, 0));
    (isGames ? m_sums : m_table)->setFocus();
}

void PlayerCardPage::askOfLast(std::size_t participation)
{
    const app::Participation& one = m_person->participations[participation];
    const auto quantity = quantityOf(engine::Column::NewRating, one.result);
    Q_EMIT askedWhy(one.tournament, one.participant->number, quantity.value_or(engine::Quantity::NewRating));
}

QString PlayerCardPage::keyboardHelp()
{
    return keyLines({{tr("Esc"), tr("Back to the tournament, or to the start page")},
                     {tr("Space"), tr("Ask the number why; from a sum to its games")},
                     {tr("Enter"), tr("Open the tournament at this player, or the opponent's card")},
                     {tr("Ctrl+Tab"), tr("Go to the next part of the card")}}) %
           u'\n' % ChartView::keyboardHelp();
}

void PlayerCardPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT leaveRequested();
    else
        QWidget::keyPressEvent(event);
}

void PlayerCardPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        follow();
}

bool PlayerCardPage::eventFilter(QObject* watched, QEvent* event)
{
    auto* table = qobject_cast<QTableView*>(watched);
    if (table && event->type() == QEvent::Resize) {
        auto* columns = table->findChild<FittedColumns*>();
        QMetaObject::invokeMethod(columns, &FittedColumns::layOut, Qt::QueuedConnection);
    }
    if (!table || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: activate(table->currentIndex()); return true;
    case Qt::Key_Space:
        if (const auto games = m_gamesOf.find(watched); games != m_gamesOf.end())
            games->second->setFocus();
        else
            ask(table->currentIndex());
        return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

} // namespace zahlmeister::ui
