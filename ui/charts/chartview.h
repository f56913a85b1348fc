// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "engine/base/result.h"
#include "ui/charts/chart.h"

class QCPItemText;
class QCPItemTracer;
class QCustomPlot;

namespace zahlmeister::ui {

/// @brief Which point of a chart.
struct ChartPosition {
    std::size_t series;
    std::size_t point;

    bool operator==(const ChartPosition&) const = default;
};

/// @brief Shows a chart. What the mouse is over, or the keys have reached, is said in numbers beside it.
///
/// Left and right go from point to point, up and down from series to series, Home and End to the ends; plus,
/// minus and the wheel zoom, 0 shows all; Enter and a double click ask for what stands behind a point. The
/// context menu writes the chart into a file.
class ChartView : public QWidget {
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);
    ~ChartView() override;

    /// @brief Shows a chart; the current point is none.
    void setChart(Chart chart);
    [[nodiscard]] const Chart& chart() const { return m_chart; }

    /// @brief The point that the keys have reached.
    [[nodiscard]] const std::optional<ChartPosition>& current() const { return m_current; }
    void setCurrent(std::optional<ChartPosition> position);

    /// @brief The point nearest to a place of the widget, in pixels; nothing when none is near.
    [[nodiscard]] std::optional<ChartPosition> pointAt(QPointF place) const;
    /// @brief Where a point is drawn, in pixels of the widget.
    [[nodiscard]] QPointF placeOf(const ChartPosition& position) const;

    /// @brief The part of the x axis in view: first and last.
    [[nodiscard]] std::pair<double, double> span() const;
    /// @brief Shows less or more of the x axis around the current point, or the middle.
    /// @param factor below 1: less
    void zoom(double factor);
    /// @brief Shows all.
    void showAll();

    /// @brief The keys, a line each: key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// @brief Enter or a double click on a point.
    void activated(const zahlmeister::ui::ChartPosition& position);
    /// @brief The chart was written into a file, or could not be.
    void written(const QString& path);
    void failed(const zahlmeister::Error& error);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void rebuild();
    void keepInside();
    void point(const std::optional<ChartPosition>& position);
    void hover(QPointF place);
    bool move(int key);
    void moveSeries(int step);
    void zoomAround(double factor, double x);
    void save(const QString& ending, const QString& filter, const QByteArray& content);
    void describe();
    [[nodiscard]] const ChartSeries& seriesOf(const ChartPosition& position) const;
    [[nodiscard]] const ChartPoint& pointOf(const ChartPosition& position) const;

    Chart m_chart;
    QCustomPlot* m_plot;
    QCPItemTracer* m_tracer = nullptr; ///< of the plot, as is the text
    QCPItemText* m_readout = nullptr;
    std::optional<ChartPosition> m_current;
    std::optional<ChartPosition> m_hovered;
    std::pair<double, double> m_all{0, 1}; ///< of the x axis
};

} // namespace zahlmeister::ui
