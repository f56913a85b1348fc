// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/gridpane.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QSettings>

#include "app/document/tournamentdocument.h"
#include "ui/text/errortext.h"
#include "ui/theme/theme.h"
#include "ui/views/grids/resultsgrid.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/tables/tablezoom.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

const QString kOrderSetting = u"results/order"_s;
const QString kSheetSetting = u"results/sheetPoints"_s;

} // namespace

GridPane::GridPane(app::LiveEvaluation& evaluation, QWidget* parent)
    : ResultsPane(evaluation, parent),
      m_current(newCurrentLine(tr("Current cell"))),
      m_direction(new QComboBox(this)),
      m_order(new QComboBox(this)),
      m_sheet(new QCheckBox(tr("Sheet po&ints"), this))
{
}

void GridPane::setUp(ResultsGrid& view, const QString& settings, TotalsGrid::RowOf rowOf, const Words& words,
                     std::initializer_list<Choice> choices)
{
    m_view = &view;
    m_grid = new TotalsGrid(evaluation(), view, std::move(rowOf), this);
    offerDirections(settings, words);
    offerOrders();
    offerSheet();
    const Metrics metrics(this);
    auto* row = new QWidget(this);
    auto* tools = fillRow(row, {}, metrics.grid(), {captionOf(tr("&Move on"), m_direction), m_direction});
    QList<QWidget*> stops{m_direction};
    for (const auto& [label, field] : choices) {
        tools->addSpacing(metrics.groupGap() - metrics.grid());
        tools->addWidget(label);
        tools->addWidget(field);
        stops.append(field);
    }
    tools->addWidget(withAccessibleName(m_order, tr("Order"))); // its values say what it is
    stops += {m_order, m_sheet};
    tools->addSpacing(metrics.groupGap() - metrics.grid());
    tools->addWidget(hintLine(words.keys, row), 1);
    fillColumn(this, {metrics.margin(), 0, metrics.margin(), metrics.grid()}, metrics.grid(),
               {row, {m_grid, 1}, zahlmeister::ui::rowOf(metrics.groupGap(), {{m_current, 1}, m_sheet})});
    setFocusProxy(m_view);
    setStops(stops + QList<QWidget*>{m_view});

    connect(m_grid, &TotalsGrid::askedWhy, this, &ResultsPane::askedWhy);
    connect(m_view, &ResultsGrid::wholeCopyRequested, this, [this] {
        QApplication::clipboard()->setText(
            m_view->wholeText([this](int of) { return m_grid->totalsOf(of); }));
    });
    connect(m_view, &GridView::cursorChanged, this, &GridPane::followCursor);
    connect(m_view, &GridView::typedChanged, this, &GridPane::followCursor);
    connect(m_view, &GridView::typedChanged, this, &ResultsPane::draftsChanged);
    connect(m_view->model(), &QAbstractItemModel::rowsRemoved, this, &GridPane::followRows);
    connect(m_view->model(), &QAbstractItemModel::modelReset, m_grid, &TotalsGrid::followRows);
    // Names change in another view, while the cursor stays where it is.
    connect(&document(), &app::TournamentDocument::edited, this, &GridPane::followCursor);
    m_view->zoom().remember(settings + u"/zoom"_s);
}

/// One order for both tables, as both are one and the same list of people.
void GridPane::offerOrders()
{
    m_order->setObjectName(u"order"_s);
    m_order->addItems({tr("by number"), tr("by place")}); // as TableOrder
    m_order->setToolTip(tr("By place: as the points are now. Nobody moves while results are typed; choose "
                           "it again, or come back to this page, for the new places"));
    // Chosen once more it counts again: places have changed since.
    connect(m_order, &QComboBox::activated, this, [this](int index) {
        QSettings().setValue(kOrderSetting, index);
        putInOrder(static_cast<TableOrder>(index));
    });
}

void GridPane::offerSheet()
{
    m_sheet->setObjectName(u"sheetPoints"_s);
    m_sheet->setToolTip(
        tr("A column for the points that the sheet states, ticked or crossed beside those that "
           "the results give. P types them one below the other; with whole rows they are typed "
           "at the end of each"));
    connect(m_sheet, &QCheckBox::toggled, m_grid, &TotalsGrid::showSheet);
    connect(m_sheet, &QCheckBox::clicked, this,
            [](bool isShown) { QSettings().setValue(kSheetSetting, isShown); });
    connect(m_grid, &TotalsGrid::failed, this,
            [this](const Error& error) { m_current->setText(errorText(error)); });
}

void GridPane::showEvent(QShowEvent* event)
{
    m_sheet->setChecked(QSettings().value(kSheetSetting, false).toBool());
    const int kept = QSettings().value(kOrderSetting, 0).toInt();
    const int order = kept == static_cast<int>(TableOrder::Place) ? kept : 0;
    if (order != m_order->currentIndex() || order != 0) {
        m_order->setCurrentIndex(order);
        putInOrder(static_cast<TableOrder>(order));
    }
    ResultsPane::showEvent(event);
}

int GridPane::neededWidth() const
{
    const QMargins margins = layout()->contentsMargins();
    return m_grid->neededWidth() + margins.left() + margins.right();
}

void GridPane::offerDirections(const QString& settings, const Words& words)
{
    const QString key = settings + u"/direction"_s;
    m_direction->addItems({tr("along the row"), words.down, tr("every row whole")}); // as Direction
    m_direction->setToolTip(words.directionHelp);
    connect(m_direction, &QComboBox::currentIndexChanged, this, [this, key](int index) {
        m_view->setDirection(static_cast<ResultsGrid::Direction>(index));
        QSettings().setValue(key, index);
    });
    const int kept = QSettings().value(key, 0).toInt();
    m_direction->setCurrentIndex(kept > 0 && kept < m_direction->count() ? kept : 0);
}

void GridPane::followRows()
{
    m_grid->followRows();
    if (!m_view->currentIndex().isValid())
        m_view->moveToFirstOpen();
    Q_EMIT contentChanged();
}

void GridPane::followCursor()
{
    const GridCursor& cursor = m_view->cursor();
    const bool isCell = cursor.row >= 0 && cursor.column >= 0 && cursor.row < m_view->model()->rowCount() &&
                        cursor.column < m_view->model()->columnCount();
    m_current->setText(isCell ? currentSentence() : QString());
    Q_EMIT placeChanged();
}

} // namespace zahlmeister::ui
