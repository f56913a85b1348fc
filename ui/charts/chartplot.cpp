// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartplot.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/charts/chartbars.h"
#include "ui/charts/chartfit.h"
#include "ui/charts/plotlibrary.h"
#include "ui/text/format.h"
#include "ui/text/language.h"
#include "ui/theme/metrics.h"
#include "ui/theme/palette.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr double kAirAside = 0.03; // of the span of the values
constexpr double kAirAbove = 0.08;
constexpr double kDay = 24.0 * 60 * 60;
constexpr double kYear = 365 * kDay; // the step of years; the days themselves come from the calendar
constexpr int kBarPixels = 9;        // of the design
constexpr int kSignPixels = 7;
constexpr double kBelowShare = 0.36;                                  // of the height of the field above
constexpr std::array kUnits{1.0, 0.1, 0.01, 0.001, 1e-4, 1e-5, 1e-6}; // by decimals
constexpr int kAnyWidth = 1'000'000;                                  // pixels
constexpr double kAsLowAsPossible = 0.001;                            // share of the height
constexpr double kYearsAlone = 2.5;                                   // in view, and only years are written
constexpr double kHalfCell = 0.5;                                     // of a table, in units of its axes
constexpr double kInkOfCells = 0.6;                                   // on paper, where their text is black
constexpr double kHairlineShare = 0.4;                                // of a pixel of the design, on paper

/// The last digit that is written.
double unitOf(int decimals)
{
    return kUnits[static_cast<std::size_t>(decimals)];
}

QColor grey(double part)
{
    return mixed(QColor(Qt::white), QColor(Qt::black), part);
}

/// Years where there are many, else months or days, in the words of the language.
class DayTicker : public QCPAxisTickerDateTime {
public:
    DayTicker()
    {
        setDateTimeSpec(Qt::UTC);
        setTickStepStrategy(QCPAxisTicker::tssReadability);
    }

protected:
    double getTickStep(const QCPRange& range) override
    {
        m_step = std::max(kDay, QCPAxisTickerDateTime::getTickStep(range));
        if (range.size() > kYearsAlone * kYear)
            m_step = std::max(m_step, kYear); // over several years they alone are read
        if (m_step > kYear)
            m_step = std::ceil(m_step / kYear) * kYear; // no halves
        return m_step;
    }

    QVector<double> createTickVector(double tickStep, const QCPRange& range) override
    {
        if (tickStep < kYear)
            return QCPAxisTickerDateTime::createTickVector(tickStep, range);
        QVector<double> ticks;
        const int step = static_cast<int>(std::lround(tickStep / kYear));
        const int last = keyToDateTime(range.upper).toUTC().date().year() + step;
        for (int year = keyToDateTime(range.lower).toUTC().date().year() / step * step; year <= last;
             year += step)
            ticks += dateTimeToKey(QDate(year, 1, 1), Qt::UTC);
        return ticks;
    }

    QString getTickLabel(double tick, const QLocale& locale, QChar /*format*/, int /*precision*/) override
    {
        const QDate day = keyToDateTime(tick).toUTC().date();
        if (m_step >= kYear)
            return QString::number(day.year());
        if (m_step >= 25 * kDay)
            return locale.toString(day, u"MMM yyyy"_s);
        const auto date = engine::Date::tryFrom(day.year(), day.month(), day.day());
        return date ? formatDate(*date) : QString();
    }

private:
    double m_step = kDay;
};

/// Numbers as the program writes them everywhere; no fractions where the values have none.
class NumberTicker : public QCPAxisTicker {
public:
    explicit NumberTicker(int decimals) : m_decimals(decimals) { }

protected:
    double getTickStep(const QCPRange& range) override
    {
        const double unit = unitOf(m_decimals);
        return std::max(1.0, std::ceil(QCPAxisTicker::getTickStep(range) / unit - 0.01)) * unit;
    }

    QString getTickLabel(double tick, const QLocale& /*locale*/, QChar /*format*/, int /*precision*/) override
    {
        return formatNumber(tick, m_decimals);
    }

private:
    int m_decimals;
};

/// Long words beside each other stand on two lines by turns, so that neighbours have room.
QSharedPointer<QCPAxisTicker> wordTicker(const std::vector<QString>& words, bool areBeside = true)
{
    constexpr qsizetype kLongWord = 8;
    const bool areLong =
        areBeside && std::ranges::any_of(words, [](const QString& word) { return word.size() >= kLongWord; });
    QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    for (std::size_t i = 0; i < words.size(); ++i)
        ticker->addTick(static_cast<double>(i) + 1, areLong && i % 2 == 1 ? u'\n' + words[i] : words[i]);
    return ticker;
}

/// The span of the values of one direction, grown as they come.
struct Extent {
    double lower = std::numeric_limits<double>::infinity();
    double upper = -std::numeric_limits<double>::infinity();

    void add(double value)
    {
        if (!std::isfinite(value))
            return;
        lower = std::min(lower, value);
        upper = std::max(upper, value);
    }

    /// With air at both ends; a single value stands in the middle.
    [[nodiscard]] QCPRange range(double air, double least, bool fromZero = false) const
    {
        if (lower > upper)
            return {0, least};
        const double width = std::max(upper - lower, least);
        const double middle = (lower + upper) / 2;
        const double half = width * (0.5 + air);
        const double bottom = fromZero && lower >= 0 ? 0 : middle - half;
        return {bottom, std::max(middle + half, bottom + least)};
    }
};

class PlotWriter {
public:
    PlotWriter(QCustomPlot& plot, const Chart& chart, const ChartDress& dress)
        : m_plot(plot), m_chart(chart), m_dress(dress), m_metrics(dress.font)
    {
    }

    void write()
    {
        clear();
        dressField(*m_plot.axisRect(0), m_chart.y.name, m_chart.y.decimals);
        QCPMarginGroup* group = new QCPMarginGroup(&m_plot);
        m_plot.axisRect(0)->setMarginGroup(QCP::msLeft | QCP::msRight, group);
        if (m_chart.hasBelow())
            addFieldBelow(group);
        QCPAxis& last = *m_plot.axisRect(m_plot.axisRectCount() - 1)->axis(QCPAxis::atBottom);
        last.setLabel(m_chart.x.name);
        if (m_chart.hasBelow())
            m_plot.axisRect(0)->axis(QCPAxis::atBottom)->setTickLabels(false);
        addLegend();
        for (const ChartBand& band : m_chart.bands)
            addBand(band);
        for (const ChartSeries& series : m_chart.series)
            addSeries(series);
        setRanges();
        for (const ChartMark& mark : m_chart.marks)
            addMark(mark);
    }

private:
    [[nodiscard]] QColor of(ColorRole role) const
    {
        if (!m_dress.isPaper)
            return color(role, m_dress.palette);
        return role == ColorRole::Hairline ? grey(0.2) : QColor(Qt::black);
    }
    [[nodiscard]] QColor surface() const
    {
        return m_dress.isPaper ? QColor(Qt::white) : m_dress.palette.color(QPalette::Base);
    }
    [[nodiscard]] double hairline() const
    {
        return m_metrics.scaled(8) / 8.0 * (m_dress.isPaper ? kHairlineShare : 1);
    }
    [[nodiscard]] QPen penOf(const ChartSeries& series, double width) const
    {
        const bool isQuiet = series.tone == ChartTone::Quiet;
        QPen pen(toneColor(series.tone, m_dress), hairline() * width * (isQuiet ? 0.75 : 1));
        pen.setJoinStyle(Qt::MiterJoin);
        if (series.isDotted)
            pen.setStyle(Qt::DotLine);
        return pen;
    }
    [[nodiscard]] QCPAxisRect& fieldOf(const ChartSeries& series) const
    {
        return *m_plot.axisRect(series.isBelow ? 1 : 0);
    }

    void clear()
    {
        m_plot.clearItems();
        m_plot.clearPlottables();
        while (m_plot.axisRectCount() > 1)
            m_plot.plotLayout()->remove(m_plot.axisRect(1));
        m_plot.plotLayout()->simplify();
        m_plot.setBackground(QBrush(surface()));
        m_plot.setFont(m_dress.font);
        m_plot.setLocale(textLocale());
        m_plot.setAutoAddPlottableToLegend(false);
        m_plot.plotLayout()->setRowSpacing(m_metrics.scaled(4));
    }

    void dressField(QCPAxisRect& field, const QString& name, int decimals)
    {
        field.setupFullAxesBox(false);
        field.setMinimumMargins(allAroundOf(m_metrics.scaled(6)));
        for (const QCPAxis::AxisType type : {QCPAxis::atTop, QCPAxis::atRight})
            field.axis(type)->setVisible(false);
        const QPen line(of(ColorRole::Hairline), hairline());
        for (const QCPAxis::AxisType type : {QCPAxis::atBottom, QCPAxis::atLeft}) {
            QCPAxis& axis = *field.axis(type);
            axis.setBasePen(line);
            axis.setTickPen(line);
            axis.setSubTicks(false);
            axis.setTickLength(0, m_metrics.scaled(3));
            axis.setTickLabelFont(m_dress.font);
            axis.setTickLabelColor(of(ColorRole::SecondaryText));
            axis.setLabelFont(m_dress.font);
            axis.setLabelColor(of(ColorRole::SecondaryText));
            axis.setTickLabelPadding(m_metrics.scaled(4));
            axis.setLabelPadding(m_metrics.scaled(3));
            axis.grid()->setPen(line);
            axis.grid()->setZeroLinePen(line);
        }
        QCPAxis& across = *field.axis(QCPAxis::atBottom);
        across.grid()->setVisible(false);
        QSharedPointer<QCPAxisTicker> ticker;
        if (m_chart.x.isDates)
            ticker.reset(new DayTicker);
        else if (!m_chart.x.words.empty())
            ticker = wordTicker(m_chart.x.words);
        else
            ticker.reset(new NumberTicker(m_chart.x.decimals));
        across.setTicker(ticker);
        QCPAxis& up = *field.axis(QCPAxis::atLeft);
        up.setTicker(m_chart.y.words.empty() ? QSharedPointer<QCPAxisTicker>(new NumberTicker(decimals))
                                             : wordTicker(m_chart.y.words, false));
        up.grid()->setVisible(m_chart.y.words.empty());
        up.setLabel(name);
    }

    [[nodiscard]] static QMargins allAroundOf(int pixels) { return {pixels, pixels, pixels, pixels}; }

    void addFieldBelow(QCPMarginGroup* group)
    {
        auto* field = new QCPAxisRect(&m_plot);
        m_plot.plotLayout()->insertRow(m_plot.plotLayout()->rowCount());
        m_plot.plotLayout()->addElement(m_plot.plotLayout()->rowCount() - 1, 0, field);
        for (const QCPAxis::AxisType type : {QCPAxis::atBottom, QCPAxis::atLeft}) {
            field->axis(type)->setLayer(u"axes"_s);
            field->axis(type)->grid()->setLayer(u"grid"_s);
        }
        dressField(*field, m_chart.below, 0);
        field->setMarginGroup(QCP::msLeft | QCP::msRight, group);
        m_plot.plotLayout()->setRowStretchFactor(m_plot.plotLayout()->rowCount() - 1, kBelowShare);
    }

    void addLegend()
    {
        QCPLayoutGrid& rows = *m_plot.plotLayout();
        QCPLegend* legend = m_plot.legend;
        legend->clearItems();
        const auto named = std::ranges::count_if(m_chart.series,
                                                 [](const ChartSeries& one) { return !one.name.isEmpty(); }) +
                           static_cast<std::ptrdiff_t>(m_chart.bands.size());
        if (legend->layout() != &rows) {
            rows.insertRow(0);
            rows.addElement(0, 0, legend);
            rows.setRowStretchFactor(0, kAsLowAsPossible);
        }
        m_isNamed = named > 1;
        legend->setVisible(m_isNamed);
        // An empty legend would be as narrow as it can, and the fields below with it.
        legend->setMaximumSize(m_isNamed ? QWIDGETSIZE_MAX : kAnyWidth, QWIDGETSIZE_MAX);
        legend->setBorderPen(Qt::NoPen);
        legend->setBrush(Qt::NoBrush);
        legend->setFont(m_dress.font);
        legend->setTextColor(of(ColorRole::Text));
        legend->setFillOrder(QCPLayoutGrid::foColumnsFirst);
        legend->setColumnSpacing(m_metrics.margin());
        legend->setRowSpacing(0);
        legend->setIconSize(m_metrics.scaled(18), m_metrics.scaled(12));
        legend->setMargins(QMargins(m_metrics.grid(), m_metrics.scaled(4), m_metrics.grid(), 0));
    }

    void name(QCPAbstractPlottable& added, const QString& text)
    {
        added.setName(text);
        if (m_isNamed && !text.isEmpty())
            added.addToLegend();
    }

    void addBand(const ChartBand& band)
    {
        QVector<double> x;
        QVector<double> lower;
        QVector<double> upper;
        for (const ChartBand::Span& span : band.spans) {
            x += span.x;
            lower += span.lower;
            upper += span.upper;
        }
        QCPGraph* bottom = m_plot.addGraph();
        QCPGraph* top = m_plot.addGraph();
        bottom->setData(x, lower, true);
        top->setData(x, upper, true);
        QColor fill = toneColor(band.tone, m_dress);
        const QPen edge(fill, hairline() * 0.75);
        fill.setAlphaF(m_dress.isPaper ? 0.12F : 0.22F);
        bottom->setPen(edge);
        top->setPen(edge);
        top->setBrush(fill);
        top->setChannelFillGraph(bottom);
        name(*top, band.name);
    }

    /// A row of a table. The text in a cell says the same without its colour.
    void addCells(const ChartSeries& series)
    {
        for (const ChartPoint& point : series.points) {
            const QColor fill = cellColor(point.shade, m_dress);
            auto* cell = new QCPItemRect(&m_plot);
            cell->topLeft->setCoords(point.x - kHalfCell, point.y + kHalfCell);
            cell->bottomRight->setCoords(point.x + kHalfCell, point.y - kHalfCell);
            cell->setPen(QPen(surface(), hairline()));
            cell->setBrush(fill);
            auto* text = new QCPItemText(&m_plot);
            text->setObjectName(kTextOfCell);
            text->position->setCoords(point.x, point.y);
            text->setFont(m_dress.font);
            text->setColor(contrast(fill, surface()) > contrast(fill, of(ColorRole::Text))
                               ? surface()
                               : of(ColorRole::Text));
            text->setText(point.inside);
        }
    }

    void addSeries(const ChartSeries& series)
    {
        if (series.shape == ChartShape::Cells)
            return addCells(series);
        QCPAbstractPlottable* added = series.shape == ChartShape::Bars ? addBars(series) : addGraph(series);
        name(*added, series.name);
        addErrors(series, *added);
    }

    QCPAbstractPlottable* addGraph(const ChartSeries& series)
    {
        QCPAxisRect& field = fieldOf(series);
        QCPGraph* graph = m_plot.addGraph(field.axis(QCPAxis::atBottom), field.axis(QCPAxis::atLeft));
        QVector<double> x;
        QVector<double> y;
        for (const ChartPoint& point : series.points) {
            if (point.isCut && !x.isEmpty()) {
                x += (x.last() + point.x) / 2; // the gap must be seen
                y += ChartPoint::kNone;
            }
            x += point.x;
            y += point.y;
        }
        graph->setData(x, y, true);
        graph->setPen(penOf(series, 2));
        if (series.shape == ChartShape::Points)
            graph->setLineStyle(QCPGraph::lsNone);
        else if (series.shape == ChartShape::Steps)
            graph->setLineStyle(QCPGraph::lsStepLeft);
        const bool isHollow = series.tone == ChartTone::Second || series.tone == ChartTone::Loss;
        if (series.hasSigns || series.shape == ChartShape::Points) {
            QPen line = penOf(series, 1.5);
            line.setStyle(Qt::SolidLine);
            graph->setScatterStyle(QCPScatterStyle(
                series.tone == ChartTone::Second ? QCPScatterStyle::ssDiamond : QCPScatterStyle::ssCircle,
                line, QBrush(isHollow ? surface() : line.color()), m_metrics.scaled(kSignPixels)));
        }
        return graph;
    }

    QCPAbstractPlottable* addBars(const ChartSeries& series)
    {
        QCPAxisRect& field = fieldOf(series);
        QCPAxis* across = field.axis(QCPAxis::atBottom);
        QCPAxis* up = field.axis(QCPAxis::atLeft);
        QCPBars* bars = nullptr;
        if (series.barWidth > 0) {
            bars = new QCPBars(across, up);
            bars->setWidthType(QCPBars::wtPlotCoords);
            bars->setWidth(series.barWidth);
        } else {
            bars = newDayBars(*across, *up, m_metrics.scaled(kBarPixels));
        }
        QVector<double> x;
        QVector<double> y;
        for (const ChartPoint& point : series.points) {
            x += point.x;
            y += point.y;
        }
        bars->setData(x, y, true);
        bars->setPen(penOf(series, 1));
        const QColor tone = toneColor(series.tone, m_dress);
        if (series.tone == ChartTone::Loss)
            bars->setBrush(QBrush(tone, Qt::BDiagPattern));
        else
            bars->setBrush(mixed(surface(), tone, series.tone == ChartTone::Quiet ? 0.25 : 0.7));
        if (series.isStacked && m_lastBars)
            bars->moveAbove(m_lastBars);
        m_lastBars = bars;
        return bars;
    }

    void addErrors(const ChartSeries& series, QCPAbstractPlottable& added)
    {
        QVector<double> below;
        QVector<double> above;
        bool any = false;
        for (const ChartPoint& point : series.points) {
            below += point.y - point.lower;
            above += point.upper - point.y;
            any = any || std::isfinite(point.lower + point.upper);
        }
        if (!any)
            return;
        auto* errors = new QCPErrorBars(added.keyAxis(), added.valueAxis());
        errors->setDataPlottable(&added);
        errors->setData(below, above);
        errors->setWhiskerWidth(m_metrics.scaled(5));
        errors->setPen(QPen(of(ColorRole::Text), hairline()));
    }

    void addMark(const ChartMark& mark)
    {
        QCPAxisRect& field = *m_plot.axisRect(0);
        auto* line = new QCPItemStraightLine(&m_plot);
        line->point1->setCoords(mark.x, 0);
        line->point2->setCoords(mark.x, 1);
        line->setPen(QPen(of(ColorRole::SecondaryText), hairline(), Qt::DashLine));
        auto* label = new QCPItemText(&m_plot);
        label->position->setTypeX(QCPItemPosition::ptPlotCoords);
        label->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        label->position->setAxisRect(&field);
        label->position->setCoords(mark.x, 0);
        const bool isRight = mark.x > field.axis(QCPAxis::atBottom)->range().center();
        label->setPositionAlignment(Qt::AlignTop | (isRight ? Qt::AlignRight : Qt::AlignLeft));
        label->setPadding(QMargins(m_metrics.scaled(3), 0, m_metrics.scaled(3), 0));
        label->setFont(m_dress.font);
        label->setColor(of(ColorRole::SecondaryText));
        label->setText(mark.label);
        line->setClipAxisRect(&field);
        label->setClipAxisRect(&field);
        label->setClipToAxisRect(true);
    }

    void setRanges()
    {
        Extent across;
        Extent above;
        Extent below;
        bool hasBars = false;
        std::map<double, double> stack;
        for (const ChartSeries& series : m_chart.series) {
            const bool isBar = series.shape == ChartShape::Bars;
            hasBars = hasBars || (isBar && !series.isBelow);
            if (!series.isStacked)
                stack.clear();
            for (const ChartPoint& point : series.points) {
                const double half = series.shape == ChartShape::Cells ? kHalfCell
                                    : isBar                           ? series.barWidth / 2
                                                                      : 0;
                across.add(point.x - half);
                across.add(point.x + half);
                Extent& up = series.isBelow ? below : above;
                up.add(isBar ? stack[point.x] += point.y : point.y);
                if (isBar)
                    up.add(0);
                up.add(point.lower);
                up.add(point.upper);
            }
        }
        for (const ChartBand& band : m_chart.bands) {
            for (const ChartBand::Span& span : band.spans) {
                across.add(span.x);
                above.add(span.lower);
                above.add(span.upper);
            }
        }
        for (const ChartMark& mark : m_chart.marks)
            across.add(mark.x);
        const double leastWidth = m_chart.x.isDates ? 60 * kDay : unitOf(m_chart.x.decimals);
        QCPRange x = across.range(kAirAside, leastWidth);
        QCPRange y = above.range(kAirAbove, 4 * unitOf(m_chart.y.decimals), hasBars);
        const auto bound = [](QCPRange& range, const ChartAxis& axis) {
            range.lower = axis.lower.value_or(range.lower);
            range.upper = axis.upper.value_or(range.upper);
        };
        bound(x, m_chart.x);
        bound(y, m_chart.y);
        for (QCPAxisRect* field : m_plot.axisRects())
            field->axis(QCPAxis::atBottom)->setRange(x);
        m_plot.axisRect(0)->axis(QCPAxis::atLeft)->setRange(y);
        if (m_chart.hasBelow())
            m_plot.axisRect(1)->axis(QCPAxis::atLeft)->setRange(below.range(kAirAbove, 1, true));
    }

    QCustomPlot& m_plot;
    const Chart& m_chart;
    const ChartDress& m_dress;
    Metrics m_metrics;
    QCPBars* m_lastBars = nullptr;
    bool m_isNamed = false; ///< there is more than one thing to be distinguished
};

} // namespace

QColor cellColor(double shade, const ChartDress& dress)
{
    constexpr double kPalest = 0.06;
    constexpr double kStrongest = 0.9;
    const QColor surface = dress.isPaper ? QColor(Qt::white) : dress.palette.color(QPalette::Base);
    const double part = kPalest + (kStrongest - kPalest) * std::clamp(shade, 0.0, 1.0);
    return mixed(surface, toneColor(ChartTone::Main, dress), dress.isPaper ? part * kInkOfCells : part);
}

QColor toneColor(ChartTone tone, const ChartDress& dress)
{
    if (dress.isPaper) {
        if (tone == ChartTone::Quiet)
            return grey(0.4);
        return tone == ChartTone::Second ? grey(0.6) : QColor(Qt::black);
    }
    switch (tone) {
    case ChartTone::Main: return color(ColorRole::Accent, dress.palette);
    case ChartTone::Second: return color(ColorRole::Amber, dress.palette);
    case ChartTone::Quiet: return color(ColorRole::SecondaryText, dress.palette);
    case ChartTone::Gain: return color(ColorRole::Positive, dress.palette);
    case ChartTone::Loss: return color(ColorRole::Negative, dress.palette);
    }
    return {};
}

void fillPlot(QCustomPlot& plot, const Chart& chart, const ChartDress& dress)
{
    PlotWriter(plot, chart, dress).write();
}

} // namespace zahlmeister::ui
