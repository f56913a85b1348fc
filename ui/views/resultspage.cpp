// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/resultspage.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStringList>
#include <QTableView>
#include <QVBoxLayout>

#include "app/document/tournamentdocument.h"
#include "ui/delegates/changeglow.h"
#include "ui/delegates/crosstabletotalsdelegate.h"
#include "ui/models/crosstablemodel.h"
#include "ui/models/crosstabletotalsmodel.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/views/crosstableheader.h"
#include "ui/views/crosstableview.h"

namespace zahlmeister::ui {

namespace {

constexpr int kMostGamesPerPairing = 99;

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

ResultsPage::ResultsPage(app::LiveEvaluation& evaluation, QWidget* parent)
    : QWidget(parent),
      m_evaluation(evaluation),
      m_model(new CrosstableModel(evaluation, this)),
      m_totalsModel(new CrosstableTotalsModel(evaluation, this)),
      m_view(new CrosstableView(*m_model, this)),
      m_totals(new QTableView(this)),
      m_totalsDelegate(nullptr),
      m_stack(new QStackedWidget(this)),
      m_current(new QLabel(this)),
      m_direction(new QComboBox(this)),
      m_games(new QSpinBox(this))
{
    buildTotals();
    const Metrics metrics(this);
    auto* filled = new QWidget(this);
    auto* column = new QVBoxLayout(filled);
    column->setContentsMargins(metrics.margin(), metrics.margin(), metrics.margin(), metrics.grid());
    column->setSpacing(metrics.grid());
    column->addWidget(buildToolRow());
    column->addWidget(buildGrid(), 1);
    m_current->setTextFormat(Qt::PlainText);
    m_current->setAccessibleName(tr("Current cell"));
    column->addWidget(m_current);

    auto* empty = new RoleLabel(ColorRole::SecondaryText,
                                tr("The crosstable appears as soon as there are two participants. "
                                   "Type their names on the page \u201CParticipants\u201D."),
                                this);
    empty->setAlignment(Qt::AlignCenter);
    empty->setWordWrap(true);
    m_stack->addWidget(filled);
    m_stack->addWidget(empty);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(m_stack);
    setFocusProxy(m_view);

    connect(m_view, &CrosstableView::cursorChanged, this, &ResultsPage::followCursor);
    connect(m_view, &CrosstableView::zoomChanged, this, &ResultsPage::followZoom);
    connect(m_model, &QAbstractItemModel::columnsInserted, this, &ResultsPage::showEmptyState);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &ResultsPage::showEmptyState);
    m_view->setZoom(QSettings().value(QStringLiteral("crosstable/zoom"), m_view->zoom()).toInt());
    followZoom();
    followCursor();
    showEmptyState();
}

void ResultsPage::buildTotals()
{
    m_totals->setObjectName(QStringLiteral("totals"));
    m_totals->setAccessibleName(tr("Points, games and ratings"));
    auto* glow = new ChangeGlow(*m_totals);
    m_totalsDelegate = new CrosstableTotalsDelegate(*glow, this);
    m_totals->setItemDelegate(m_totalsDelegate);
    m_totals->setHorizontalHeader(new CrosstableHeader(Qt::Horizontal, m_totals));
    m_totals->setModel(m_totalsModel);
    m_totals->verticalHeader()->hide();
    m_totals->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_totals->verticalHeader()->setMinimumSectionSize(1);
    m_totals->setShowGrid(false);
    m_totals->setWordWrap(false);
    m_totals->setSelectionMode(QAbstractItemView::NoSelection);
    m_totals->setFocusPolicy(Qt::NoFocus);
    m_totals->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_totals->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Maximum);
    connect(m_totalsModel, &CrosstableTotalsModel::valueChanged, this,
            [this, glow](int row, int column) { glow->start(m_totalsModel->index(row, column)); });
    connect(m_totalsModel, &QAbstractItemModel::rowsInserted, glow, &ChangeGlow::clear);
    connect(m_totalsModel, &QAbstractItemModel::rowsRemoved, glow, &ChangeGlow::clear);
    connect(m_totals, &QTableView::doubleClicked, this, [this](const QModelIndex& cell) {
        Q_EMIT askedWhy(m_totalsModel->numberAt(cell.row()),
                        CrosstableTotalsModel::quantityOf(cell.column()));
    });
}

QWidget* ResultsPage::buildToolRow()
{
    const Metrics metrics(this);
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics.grid());

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

    auto* directionLabel = new QLabel(tr("&Move on"), row);
    directionLabel->setBuddy(m_direction);
    auto* gamesLabel = new QLabel(tr("&Games per pairing"), row);
    gamesLabel->setBuddy(m_games);
    layout->addWidget(directionLabel);
    layout->addWidget(m_direction);
    layout->addSpacing(metrics.groupGap() - metrics.grid());
    layout->addWidget(gamesLabel);
    layout->addWidget(m_games);
    layout->addSpacing(metrics.groupGap() - metrics.grid());
    //: one line of help above the crosstable; the keys stay as they are
    auto* keys = new RoleLabel(
        ColorRole::SecondaryText,
        tr("1 win \u00B7 0 loss \u00B7 5 draw \u00B7 + \u2212 forfeit \u00B7 x clear \u00B7 space skip"),
        row);
    keys->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(keys, 1);
    return row;
}

QWidget* ResultsPage::buildGrid()
{
    auto* frame = new QWidget(this);
    auto* vertical = new QScrollBar(Qt::Vertical, frame);
    auto* horizontal = new QScrollBar(Qt::Horizontal, frame);
    for (QTableView* view : {static_cast<QTableView*>(m_view), m_totals}) {
        view->setFrameShape(QFrame::NoFrame);
        view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    followScrollBar(*vertical, *m_view->verticalScrollBar());
    followScrollBar(*horizontal, *m_view->horizontalScrollBar());
    connect(m_view->verticalScrollBar(), &QScrollBar::valueChanged, m_totals->verticalScrollBar(),
            &QScrollBar::setValue);
    connect(m_totals->verticalScrollBar(), &QScrollBar::valueChanged, m_view->verticalScrollBar(),
            &QScrollBar::setValue);

    auto* grid = new QGridLayout(frame);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(m_view, 0, 0);
    grid->addWidget(m_totals, 0, 1);
    grid->addWidget(vertical, 0, 2);
    grid->addWidget(horizontal, 1, 0);
    grid->setColumnStretch(3, 1);
    grid->setRowStretch(2, 1);
    return frame;
}

void ResultsPage::followZoom()
{
    QSettings().setValue(QStringLiteral("crosstable/zoom"), m_view->zoom());
    const QFont font = m_view->font();
    const Metrics metrics(font);
    m_totals->setFont(font);
    auto* header = static_cast<CrosstableHeader*>(m_totals->horizontalHeader());
    header->setFont(font);
    header->remeasure();
    m_totals->verticalHeader()->setDefaultSectionSize(metrics.rowHeight());
    m_totals->verticalScrollBar()->setSingleStep(metrics.rowHeight());
    QFont strong = font;
    strong.setBold(true);
    const QStringList widest{QStringLiteral("88\u00BD"), QStringLiteral("888"), QStringLiteral("88"),
                             QStringLiteral("\u2212888"), QStringLiteral("(2888 \u2013 88)")};
    int total = 0;
    for (int column = 0; column < CrosstableTotalsModel::ColumnCount; ++column) {
        const QString head = m_totalsModel->headerData(column, Qt::Horizontal).toString();
        const QFontMetrics text(column == CrosstableTotalsModel::NewRating ? strong : font);
        const int width =
            std::max(text.horizontalAdvance(widest[column]), QFontMetrics(font).horizontalAdvance(head)) +
            3 * metrics.grid();
        header->resizeSection(column, width);
        total += width;
    }
    m_totals->setFixedWidth(total);
    m_totals->setMaximumHeight(m_view->sizeHint().height());
}

void ResultsPage::followCursor()
{
    const auto& cursor = m_view->cursor();
    if (const int before = m_totalsDelegate->currentRow(); before != cursor.row) {
        m_totalsDelegate->setCurrentRow(cursor.row);
        for (const int row : {before, cursor.row})
            m_totals->viewport()->update(QRect(0, m_totals->rowViewportPosition(row),
                                               m_totals->viewport()->width(), m_totals->rowHeight(row)));
    }
    m_current->setText(
        cursor.row >= 0 && cursor.column >= 0 && cursor.row < m_model->rowCount()
            ? m_model->sentence(cursor.row, cursor.column).replace(u'\n', QStringLiteral("  \u00B7  "))
            : QString());
}

void ResultsPage::showEmptyState()
{
    const bool isEmpty = m_model->rowCount() < 2;
    m_stack->setCurrentIndex(isEmpty ? 1 : 0);
    m_totals->setMaximumHeight(m_view->sizeHint().height());
    if (!isEmpty && !m_view->currentIndex().isValid())
        m_view->moveToFirstOpen();
}

bool ResultsPage::goTo(const engine::FindingPlace& place)
{
    int row = -1;
    int column = -1;
    int slot = 0;
    const engine::Game* game = place.game ? m_evaluation.document().game(*place.game) : nullptr;
    if (game != nullptr) {
        // From the side of the participant whom the finding names, if it names one.
        const bool fromBlack = place.participant == game->black;
        row = m_model->rowOf(fromBlack ? game->black : game->white);
        column = m_model->columnOf(fromBlack ? game->white : game->black);
        while (row >= 0 && column >= 0 && slot + 1 < m_model->slotCount(row, column) &&
               (m_model->gameAt(row, column, slot) == nullptr ||
                m_model->gameAt(row, column, slot)->id != game->id))
            ++slot;
    } else if (place.participant) {
        row = m_model->rowOf(*place.participant);
        column = row == 0 ? 1 : 0;
    }
    if (row < 0 || column < 0 || m_model->rowCount() < 2)
        return false;
    m_view->moveTo(row, column, slot);
    m_view->setFocus(Qt::OtherFocusReason);
    return true;
}

QString ResultsPage::keyboardHelp() const
{
    const std::pair<QString, QString> keys[]{
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
        {tr("Ctrl++, Ctrl+\u2212, Ctrl+0"),
         tr("larger, smaller, normal size; also Ctrl and the mouse wheel")},
    };
    QStringList lines;
    for (const auto& [key, what] : keys)
        lines.append(key % u'\t' % what);
    return lines.join(u'\n');
}

} // namespace zahlmeister::ui
