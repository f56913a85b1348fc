// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/totalsgrid.h"

#include <algorithm>

#include <QGridLayout>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStringList>
#include <QStyle>
#include <QTableView>

#include "ui/delegates/changeglow.h"
#include "ui/delegates/crosstabletotalsdelegate.h"
#include "ui/models/crosstabletotalsmodel.h"
#include "ui/theme/textline.h"
#include "ui/theme/theme.h"
#include "ui/views/grids/crosstableheader.h"
#include "ui/views/grids/resultsgrid.h"
#include "ui/widgets/programkeys.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"
#include "ui/widgets/tables/tablezoom.h"

namespace zahlmeister::ui {

namespace {

// A scroll bar outside a view, so that two views beside each other keep the same height.
void followScrollBar(QScrollBar& outer, QScrollBar& inner)
{
    const auto adopt = [&outer, &inner] {
        outer.setRange(inner.minimum(), inner.maximum());
        outer.setPageStep(inner.pageStep());
        outer.setSingleStep(inner.singleStep());
        outer.setValue(inner.value());
        outer.setVisible(inner.maximum() > inner.minimum());
    };
    QObject::connect(&inner, &QScrollBar::rangeChanged, &outer, adopt);
    QObject::connect(&inner, &QScrollBar::valueChanged, &outer, &QScrollBar::setValue);
    QObject::connect(&outer, &QScrollBar::valueChanged, &inner, &QScrollBar::setValue);
    adopt();
}

} // namespace

TotalsGrid::TotalsGrid(app::LiveEvaluation& evaluation, ResultsGrid& grid, RowOf rowOf, QWidget* parent)
    : QWidget(parent),
      m_grid(grid),
      m_rowOf(std::move(rowOf)),
      m_model(new CrosstableTotalsModel(evaluation, this)),
      m_totals(new QTableView(this))
{
    m_grid.setParent(this);
    buildTotals();
    layOut();
    setFocusProxy(&m_grid);
    connect(&m_grid, &GridView::cursorChanged, this, &TotalsGrid::followCursor);
    connect(&m_grid.zoom(), &TableZoom::changed, this, &TotalsGrid::followZoom);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &TotalsGrid::followRows);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &TotalsGrid::followRows);
    connect(m_grid.model(), &QAbstractItemModel::columnsInserted, this, &TotalsGrid::giveRoom);
    connect(m_grid.model(), &QAbstractItemModel::columnsRemoved, this, &TotalsGrid::giveRoom);
    // On paper the points stand where a row ends.
    connect(&m_grid, &ResultsGrid::wholeRowEnded, this, [this](int row) {
        m_sheetRow = -1;
        typeSheetPoints(row);
    });
    m_grid.installEventFilter(this);
    m_totals->setColumnHidden(CrosstableTotalsModel::SheetPoints, true);
    followZoom();
    followRows();
}

void TotalsGrid::buildTotals()
{
    m_totals->setObjectName(QStringLiteral("totals"));
    m_totals->setAccessibleName(tr("Points, games and ratings"));
    auto* glow = new ChangeGlow(*m_totals);
    m_delegate = new CrosstableTotalsDelegate(*glow, this);
    m_totals->setItemDelegate(m_delegate);
    m_totals->setHorizontalHeader(new CrosstableHeader(Qt::Horizontal, m_totals));
    m_totals->setModel(m_model);
    installContextMenu(*m_totals);
    styleAsTable(*m_totals);
    m_totals->verticalHeader()->setMinimumSectionSize(1);
    m_totals->setSelectionMode(QAbstractItemView::NoSelection);
    m_totals->setFocusPolicy(Qt::NoFocus);
    m_totals->setEditTriggers(QAbstractItemView::NoEditTriggers);
    // Back to where the cursor is, when points of the sheet were typed.
    connect(m_delegate, &QAbstractItemDelegate::closeEditor, this, [this] { m_grid.setFocus(); });
    connect(m_delegate, &CrosstableTotalsDelegate::nextWanted, this, &TotalsGrid::goOnInSheet);
    connect(m_model, &CrosstableTotalsModel::failed, this, &TotalsGrid::failed);
    m_totals->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Maximum);
    connect(m_model, &CrosstableTotalsModel::valueChanged, this,
            [this, glow](int row, int column) { glow->start(m_model->index(row, column)); });
    connect(m_model, &QAbstractItemModel::rowsInserted, glow, &ChangeGlow::clear);
    connect(m_model, &QAbstractItemModel::rowsRemoved, glow, &ChangeGlow::clear);
    connect(m_totals, &QTableView::doubleClicked, this, [this](const QModelIndex& cell) {
        if (cell.column() == CrosstableTotalsModel::SheetPoints) {
            m_sheetRow = m_rowOf(m_model->numberAt(cell.row()));
            typeSheetPoints(m_sheetRow);
            return;
        }
        Q_EMIT askedWhy(m_model->numberAt(cell.row()), CrosstableTotalsModel::quantityOf(cell.column()));
    });
}

void TotalsGrid::layOut()
{
    auto* vertical = new QScrollBar(Qt::Vertical, this);
    auto* horizontal = new QScrollBar(Qt::Horizontal, this);
    for (QTableView* view : {static_cast<QTableView*>(&m_grid), m_totals}) {
        view->setFrameShape(QFrame::NoFrame);
        view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    followScrollBar(*vertical, *m_grid.verticalScrollBar());
    followScrollBar(*horizontal, *m_grid.horizontalScrollBar());
    connect(m_grid.verticalScrollBar(), &QScrollBar::valueChanged, m_totals->verticalScrollBar(),
            &QScrollBar::setValue);
    connect(m_totals->verticalScrollBar(), &QScrollBar::valueChanged, m_grid.verticalScrollBar(),
            &QScrollBar::setValue);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(&m_grid, 0, 0);
    grid->addWidget(m_totals, 0, 1);
    grid->addWidget(vertical, 0, 2);
    grid->addWidget(horizontal, 1, 0);
    grid->setColumnStretch(3, 1);
    grid->setRowStretch(2, 1);
}

void TotalsGrid::followRows()
{
    // One cell's row may be hidden because the participant stands in a column instead.
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const bool isHidden = m_rowOf(m_model->numberAt(row)) < 0;
        if (isHidden != m_totals->isRowHidden(row))
            m_totals->setRowHidden(row, isHidden);
    }
    orderTotals();
    giveRoom();
    // The head of the grid may be higher than that of the totals.
    m_totals->horizontalHeader()->setFixedHeight(m_grid.horizontalHeader()->sizeHint().height());
    m_totals->setMaximumHeight(m_grid.sizeHint().height());
    followCursor();
}

/// The totals stand in the order of the grid's rows; those without a row there are hidden, and last.
void TotalsGrid::orderTotals()
{
    std::vector<std::pair<int, int>> rows; // row of the grid, row of the totals
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const int ofGrid = m_rowOf(m_model->numberAt(row));
        rows.emplace_back(ofGrid >= 0 ? ofGrid : m_model->rowCount(), row);
    }
    std::ranges::sort(rows);
    QHeaderView& header = *m_totals->verticalHeader();
    for (int place = 0; place < static_cast<int>(rows.size()); ++place) {
        const int at = header.visualIndex(rows[static_cast<std::size_t>(place)].second);
        if (at != place)
            header.moveSection(at, place);
    }
}

int TotalsGrid::neededWidth() const
{
    return m_grid.neededSize().width() + m_totals->width();
}

/// -1 when a row of the grid has none.
int TotalsGrid::totalsRowOf(int row) const
{
    for (int of = 0; row >= 0 && of < m_model->rowCount(); ++of) {
        if (m_rowOf(m_model->numberAt(of)) == row)
            return of;
    }
    return -1;
}

QStringList TotalsGrid::totalsOf(int row) const
{
    QStringList texts;
    const int of = totalsRowOf(row);
    for (int column = 0; column < CrosstableTotalsModel::ColumnCount; ++column) {
        if (m_totals->isColumnHidden(column))
            continue;
        texts += row < 0 ? m_model->headerData(column, Qt::Horizontal).toString()
                         : m_model->index(of, column).data().toString();
    }
    return texts;
}

bool TotalsGrid::isSheetShown() const
{
    return !m_totals->isColumnHidden(CrosstableTotalsModel::SheetPoints);
}

void TotalsGrid::showSheet(bool isShown)
{
    m_totals->setColumnHidden(CrosstableTotalsModel::SheetPoints, !isShown);
    followZoom();
}

/// Opens the field of a row; false when there is none, or nothing can be typed.
bool TotalsGrid::typeSheetPoints(int row)
{
    const QModelIndex cell = m_model->index(totalsRowOf(row), CrosstableTotalsModel::SheetPoints);
    if (!isSheetShown() || !cell.isValid() || !(m_model->flags(cell) & Qt::ItemIsEditable))
        return false;
    m_grid.scrollTo(m_grid.model()->index(row, std::max(0, m_grid.cursor().column)));
    m_totals->edit(cell);
    return true;
}

/// One below the other where they were asked for; at the end of a whole row the grid goes on.
void TotalsGrid::goOnInSheet(int step)
{
    if (m_sheetRow < 0)
        return;
    const int next = m_sheetRow + step;
    if (next < 0 || next >= m_grid.model()->rowCount())
        return;
    m_sheetRow = next;
    m_grid.moveTo(next, std::max(0, m_grid.cursor().column));
    typeSheetPoints(next);
}

bool TotalsGrid::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_grid && event->type() == QEvent::KeyPress && isSheetShown() &&
        m_grid.typed().isEmpty()) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.key() == Qt::Key_P && isPlainKey(key)) {
            m_sheetRow = m_grid.cursor().row;
            return typeSheetPoints(m_sheetRow);
        }
    }
    return QWidget::eventFilter(watched, event);
}

void TotalsGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    giveRoom();
}

/// Cells and rows grow with the room that the totals, and scroll bars where there is too little, leave.
void TotalsGrid::giveRoom()
{
    QSize room(width() - m_totals->width(), height());
    const QSize needed = m_grid.neededSize();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    if (needed.height() > room.height())
        room.rwidth() -= bar;
    if (needed.width() > room.width())
        room.rheight() -= bar;
    m_grid.setRoom(room);
    m_totals->verticalHeader()->setDefaultSectionSize(m_grid.verticalHeader()->defaultSectionSize());
    m_totals->verticalScrollBar()->setSingleStep(m_totals->verticalHeader()->defaultSectionSize());
    m_totals->setMaximumHeight(m_grid.sizeHint().height());
}

void TotalsGrid::followZoom()
{
    const QFont font = m_grid.font();
    const Metrics metrics(font);
    m_totals->setFont(font);
    auto* header = static_cast<CrosstableHeader*>(m_totals->horizontalHeader());
    header->setFont(font);
    header->remeasure();
    const QStringList widest{QStringLiteral("88\u00BD"),  QStringLiteral("\u2717 88\u00BD"),
                             QStringLiteral("888"),       QStringLiteral("88"),
                             QStringLiteral("\u2212888"), QStringLiteral("(2888 \u2013 88)")};
    int total = 0;
    for (int column = 0; column < CrosstableTotalsModel::ColumnCount; ++column) {
        const QString head = m_model->headerData(column, Qt::Horizontal).toString();
        const QFontMetrics text(column == CrosstableTotalsModel::NewRating ? boldFont(font) : font);
        const int width =
            std::max(text.horizontalAdvance(widest[column]), QFontMetrics(font).horizontalAdvance(head)) +
            metrics.grid() + metrics.scaled(4);
        if (m_totals->isColumnHidden(column))
            continue;
        header->resizeSection(column, width);
        total += width;
    }
    m_totals->setFixedWidth(total);
    followRows();
}

void TotalsGrid::followCursor()
{
    // Rows of the grid and of the totals are the same unless some are hidden.
    int row = m_grid.cursor().row;
    while (row >= 0 && row < m_model->rowCount() && m_rowOf(m_model->numberAt(row)) != m_grid.cursor().row)
        ++row;
    row = row < m_model->rowCount() ? row : -1;
    const int before = m_delegate->currentRow();
    if (before == row)
        return;
    m_delegate->setCurrentRow(row);
    for (const int changed : {before, row})
        m_totals->viewport()->update(0, m_totals->rowViewportPosition(changed), m_totals->viewport()->width(),
                                     m_totals->rowHeight(changed));
}

} // namespace zahlmeister::ui
