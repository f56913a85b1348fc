// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartview.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include "app/files/filewriting.h"
#include "app/threads/handover.h"
#include "ui/charts/chartbars.h"
#include "ui/charts/chartfit.h"
#include "ui/charts/chartpaper.h"
#include "ui/charts/chartplot.h"
#include "ui/charts/plotlibrary.h"
#include "ui/theme/metrics.h"
#include "ui/theme/palette.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/keyboardhelp.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr double kZoomStep = 0.7;
constexpr double kNearest = 1.0 / 2000; // of all: nobody looks closer
constexpr QSize kWanted(560, 280);      // of the design
constexpr QSize kLeast(240, 140);
constexpr int kNear = 24; // pixels of the design between mouse and point
constexpr QSize kFileSize(960, 480);
constexpr std::array kMoves{Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End, Qt::Key_Up, Qt::Key_Down};

} // namespace

ChartView::ChartView(QWidget* parent) : QWidget(parent), m_plot(new QCustomPlot(this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setContextMenuPolicy(Qt::NoContextMenu);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    m_plot->setToolTip(
        tr("Ctrl and the mouse wheel zoom, dragging moves, 0 shows all; the arrow keys go from value "
           "to value."));
    m_plot->setInteractions(QCP::iRangeDrag);
    m_plot->axisRect()->setRangeDrag(Qt::Horizontal);
    connect(m_plot->xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, &ChartView::keepInside);
    connect(m_plot, &QCustomPlot::beforeReplot, this, [this] {
        const int field = m_plot->axisRect()->width(); // 0 before it was laid out
        placeBars(*m_plot, field > 0 ? field : m_plot->width());
    });
    fillColumn(this, {m_plot})->setContentsMargins(1, 1, 1, 1); // for the frame of the focus
    rebuild();
}

ChartView::~ChartView() = default;

void ChartView::setChart(Chart chart)
{
    m_chart = std::move(chart);
    m_current.reset();
    rebuild();
}

void ChartView::rebuild()
{
    const ChartDress dress{font(), palette()};
    m_hovered.reset();
    {
        const QSignalBlocker quiet(m_plot->xAxis);
        fillPlot(*m_plot, m_chart, dress);
    }
    m_all = span();
    if (m_chart.hasBelow()) {
        // Both fields show the same days.
        QCPAxis* below = m_plot->axisRect(1)->axis(QCPAxis::atBottom);
        connect(m_plot->xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), below,
                qOverload<const QCPRange&>(&QCPAxis::setRange));
        m_plot->axisRect(1)->setRangeDrag({});
    }
    m_tracer = new QCPItemTracer(m_plot);
    m_tracer->setStyle(QCPItemTracer::tsCircle);
    m_tracer->setPen(QPen(color(ColorRole::Text, palette()), Metrics(this).scaled(2)));
    m_tracer->setSize(Metrics(this).scaled(12));
    m_readout = new QCPItemText(m_plot);
    m_readout->setFont(font());
    m_readout->setColor(palette().color(QPalette::ToolTipText));
    m_readout->setBrush(palette().color(QPalette::ToolTipBase));
    m_readout->setPen(QPen(color(ColorRole::Hairline, palette())));
    const int padding = Metrics(this).scaled(4);
    m_readout->setPadding(QMargins(padding, padding, padding, padding));
    m_readout->setTextAlignment(Qt::AlignLeft);
    m_readout->setClipToAxisRect(false);
    m_tracer->setLayer(u"overlay"_s);
    m_readout->setLayer(u"overlay"_s);
    fitPlot(*m_plot, size());
    point(m_current);
    describe();
}

const ChartSeries& ChartView::seriesOf(const ChartPosition& position) const
{
    return m_chart.series[position.series];
}

const ChartPoint& ChartView::pointOf(const ChartPosition& position) const
{
    return seriesOf(position).points[position.point];
}

void ChartView::setCurrent(std::optional<ChartPosition> position)
{
    m_current = position;
    m_hovered.reset();
    if (position) {
        const double x = pointOf(*position).x;
        const auto [first, last] = span();
        if (x < first || x > last)
            m_plot->xAxis->setRange(x - (last - first) / 2, x + (last - first) / 2);
    }
    point(m_current);
    describe();
}

/// What a screen reader says: the chart, and the point that was reached.
void ChartView::describe()
{
    QString name = m_chart.title;
    if (m_current) {
        const ChartSeries& series = seriesOf(*m_current);
        name += u": "_s % (series.name.isEmpty() ? QString() : QString(series.name % u", "_s)) %
                pointText(m_chart, series, pointOf(*m_current));
    }
    setAccessibleName(name);
    setAccessibleDescription(tr("A chart: the arrow keys go through its values."));
}

/// Marks a point and says its numbers beside it; nothing: takes both away.
void ChartView::point(const std::optional<ChartPosition>& position)
{
    m_tracer->setVisible(position.has_value());
    m_readout->setVisible(position.has_value());
    if (position) {
        m_readout->setText(pointText(m_chart, seriesOf(*position), pointOf(*position)));
        const QPointF place = placeOf(*position) - m_plot->pos();
        m_tracer->position->setType(QCPItemPosition::ptAbsolute);
        m_tracer->position->setCoords(place);
        m_readout->position->setType(QCPItemPosition::ptAbsolute);
        // Beside the point, on the side that has more room.
        const QRect all = m_plot->axisRect()->rect();
        const int gap = Metrics(this).scaled(10);
        const bool isLeft = place.x() > all.center().x();
        const bool isAbove = place.y() > all.top() + Metrics(this).rowHeight() * 2;
        m_readout->setPositionAlignment((isLeft ? Qt::AlignRight : Qt::AlignLeft) |
                                        (isAbove ? Qt::AlignBottom : Qt::AlignTop));
        m_readout->position->setCoords(place + QPointF(isLeft ? -gap : gap, isAbove ? -gap : gap));
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

QPointF ChartView::placeOf(const ChartPosition& position) const
{
    const ChartSeries& series = seriesOf(position);
    QCPAxisRect* field = m_plot->axisRect(series.isBelow && m_chart.hasBelow() ? 1 : 0);
    const ChartPoint& point = pointOf(position);
    double y = point.y;
    for (std::size_t i = position.series; i > 0 && m_chart.series[i].isStacked; --i) {
        for (const ChartPoint& lower : m_chart.series[i - 1].points)
            y += lower.x == point.x ? lower.y : 0;
    }
    return QPointF(field->axis(QCPAxis::atBottom)->coordToPixel(point.x),
                   field->axis(QCPAxis::atLeft)->coordToPixel(y)) +
           m_plot->pos();
}

std::optional<ChartPosition> ChartView::pointAt(QPointF place) const
{
    std::optional<ChartPosition> nearest;
    const bool isTable = std::ranges::any_of(
        m_chart.series, [](const ChartSeries& one) { return one.shape == ChartShape::Cells; });
    double least =
        isTable ? kWanted.width() : Metrics(this).scaled(kNear); // the mouse is in one of its cells
    for (std::size_t i = 0; i < m_chart.series.size(); ++i) {
        for (std::size_t j = 0; j < m_chart.series[i].points.size(); ++j) {
            const double distance = QLineF(place, placeOf({i, j})).length();
            if (distance < least) {
                least = distance;
                nearest = {i, j};
            }
        }
    }
    return nearest;
}

void ChartView::hover(QPointF place)
{
    const auto found = pointAt(place);
    if (found == m_hovered)
        return;
    m_hovered = found;
    point(found ? found : m_current);
}

std::pair<double, double> ChartView::span() const
{
    const QCPRange range = m_plot->xAxis->range();
    return {range.lower, range.upper};
}

void ChartView::zoom(double factor)
{
    const auto [first, last] = span();
    zoomAround(factor, m_current ? pointOf(*m_current).x : (first + last) / 2);
}

void ChartView::zoomAround(double factor, double x)
{
    const double least = (m_all.second - m_all.first) * kNearest;
    if (factor < 1 && m_plot->xAxis->range().size() * factor < least)
        return;
    m_plot->xAxis->scaleRange(factor, x);
    m_hovered.reset();
    point(m_current);
}

void ChartView::showAll()
{
    m_plot->xAxis->setRange(m_all.first, m_all.second);
    point(m_current);
}

/// Nobody drags or zooms beyond the values.
void ChartView::keepInside()
{
    const auto [first, last] = span();
    const double all = m_all.second - m_all.first;
    const double size = std::min(last - first, all);
    const double from = std::clamp(first, m_all.first, m_all.second - size);
    if (std::abs(from - first) + std::abs(from + size - last) > all * kNearest / 10)
        m_plot->xAxis->setRange(from, from + size); // and comes here again
    else
        m_plot->replot(QCustomPlot::rpQueuedReplot);
}

QString ChartView::keyboardHelp()
{
    return keyLines({{tr("Left, Right"), tr("Go from value to value; Home and End to the ends")},
                     {tr("Up, Down"), tr("Go from one series of values to another")},
                     {tr("+, −, Ctrl and mouse wheel"), tr("Zoom")},
                     {tr("0"), tr("Show all")},
                     {tr("Enter"), tr("Open what a value comes from")}});
}

bool ChartView::move(int key)
{
    const auto first =
        std::ranges::find_if(m_chart.series, [](const ChartSeries& one) { return !one.points.empty(); });
    if (first == m_chart.series.end() || std::ranges::find(kMoves, key) == kMoves.end())
        return false;
    if (!m_current) {
        const auto series = static_cast<std::size_t>(first - m_chart.series.begin());
        const bool isFromStart = key == Qt::Key_Home || key == Qt::Key_Right;
        setCurrent(ChartPosition{series, isFromStart ? 0 : first->points.size() - 1});
        return true;
    }
    const std::size_t last = seriesOf(*m_current).points.size() - 1;
    ChartPosition next = *m_current;
    switch (key) {
    case Qt::Key_Left: next.point -= next.point > 0 ? 1 : 0; break;
    case Qt::Key_Right: next.point = std::min(last, next.point + 1); break;
    case Qt::Key_Home: next.point = 0; break;
    case Qt::Key_End: next.point = last; break;
    case Qt::Key_Up: moveSeries(-1); return true;
    default: moveSeries(1); return true;
    }
    setCurrent(next);
    return true;
}

/// To the nearest point of another series.
void ChartView::moveSeries(int step)
{
    const double x = pointOf(*m_current).x;
    const std::size_t count = m_chart.series.size();
    std::size_t series = m_current->series;
    do
        series = (series + count + static_cast<std::size_t>(step + static_cast<int>(count))) % count;
    while (m_chart.series[series].points.empty());
    const auto& points = m_chart.series[series].points;
    const auto nearest =
        std::ranges::min_element(points, {}, [x](const ChartPoint& one) { return std::abs(one.x - x); });
    setCurrent(ChartPosition{series, static_cast<std::size_t>(nearest - points.begin())});
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Plus: zoom(kZoomStep); return;
    case Qt::Key_Minus: zoom(1 / kZoomStep); return;
    case Qt::Key_0: showAll(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current)
            Q_EMIT activated(*m_current);
        return;
    default:
        if (!move(event->key()))
            QWidget::keyPressEvent(event);
    }
}

bool ChartView::eventFilter(QObject* watched, QEvent* event)
{
    const auto* mouse = dynamic_cast<QMouseEvent*>(event);
    switch (event->type()) {
    case QEvent::MouseMove: hover(mouse->position() + m_plot->pos()); break;
    case QEvent::Leave:
        m_hovered.reset();
        point(m_current);
        break;
    case QEvent::MouseButtonPress:
        setFocus(Qt::MouseFocusReason);
        if (const auto found = pointAt(mouse->position() + m_plot->pos()))
            setCurrent(found);
        break;
    case QEvent::MouseButtonDblClick:
        if (const auto found = pointAt(mouse->position() + m_plot->pos()))
            Q_EMIT activated(*found);
        break;
    case QEvent::Wheel: {
        // A page that is scrolled must not stop at a chart: only the one that has the keys is zoomed, or with
        // Ctrl.
        const auto* wheel = static_cast<QWheelEvent*>(event);
        event->ignore();
        const bool isMeant = hasFocus() || wheel->modifiers().testFlag(Qt::ControlModifier);
        if (isMeant && wheel->angleDelta().y() != 0) {
            const double factor = wheel->angleDelta().y() > 0 ? kZoomStep : 1 / kZoomStep;
            zoomAround(factor, m_plot->xAxis->pixelToCoord(wheel->position().x()));
            event->accept();
        }
        return true;
    }
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void ChartView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LanguageChange)
        rebuild();
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitPlot(*m_plot, size());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    // The readout stands where the point was before.
    m_hovered.reset();
    app::callOn(
        this, [this] { point(m_current); }, Qt::QueuedConnection);
}

/// The frame: the accent where the keys go, else a hairline.
void ChartView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(hasFocus() ? ColorRole::Accent : ColorRole::Hairline, palette()));
}

void ChartView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Save as &SVG…"), this,
                   [this] { save(u"svg"_s, tr("Scalable picture (*.svg)"), chartSvg(m_chart, kFileSize)); });
    menu.addAction(tr("Save as &PNG…"), this,
                   [this] { save(u"png"_s, tr("Picture (*.png)"), chartPng(m_chart, kFileSize)); });
    menu.addAction(tr("Save &values as CSV…"), this,
                   [this] { save(u"csv"_s, tr("Table (*.csv)"), chartCsv(m_chart)); });
    menu.addSeparator();
    menu.addAction(tr("Show &all") + u"\t0"_s, this, &ChartView::showAll);
    menu.exec(event->globalPos());
}

void ChartView::save(const QString& ending, const QString& filter, const QByteArray& content)
{
    const QString path = askForTarget(this, tr("Save chart"), m_chart.titleInFiles(), ending, filter);
    if (path.isEmpty())
        return;
    if (const auto done = app::writeFileSafely(content, path); done.has_value())
        Q_EMIT written(path);
    else
        Q_EMIT failed(done.error());
}

QSize ChartView::sizeHint() const
{
    const Metrics metrics(this);
    return {metrics.scaled(kWanted.width()), metrics.scaled(kWanted.height())};
}

QSize ChartView::minimumSizeHint() const
{
    const Metrics metrics(this);
    return {metrics.scaled(kLeast.width()), metrics.scaled(kLeast.height())};
}

} // namespace zahlmeister::ui
