// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>

#include "engine/base/date.h"

/// Charts as plain data: what is drawn, and nothing of how. A ChartView shows one, chartpaper.h puts it on
/// paper and into files.
namespace zahlmeister::ui {

/// @brief How a series is drawn.
enum class ChartShape {
    Line,   ///< from point to point
    Steps,  ///< a value holds until the next one
    Points, ///< signs alone
    Bars,   ///< from zero
    Cells,  ///< of a table, a series for each of its rows: coloured by ChartPoint::shade, with their text
};

/// @brief How a series speaks. Tones differ in brightness and pattern, too, so that none depends on its
/// colour.
enum class ChartTone {
    Main,   ///< what the chart is about
    Second, ///< what it is compared with
    Quiet,  ///< what stands behind
    Gain,   ///< good
    Loss,   ///< bad; bars are hatched
};

/// @brief A value of a series.
struct ChartPoint {
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

    double x;             ///< on an axis of dates: chartTime()
    double y;             ///< finite
    QString text = {};    ///< what it is, for reading it: "Stadtmeisterschaft: 1743 – 20"
    bool isCut = false;   ///< the line does not lead here from the point before
    double lower = kNone; ///< of an error bar; not a number: none
    double upper = kNone; ///< likewise
    double shade = 0;     ///< of a cell: how strong its colour is, 0 to 1
    double value = 0;     ///< of a cell, in files
    QString inside = {};  ///< of a cell: what stands in it
};

/// @brief Values that belong together.
struct ChartSeries {
    QString name = {};
    ChartShape shape = ChartShape::Line;
    ChartTone tone = ChartTone::Main;
    std::vector<ChartPoint> points = {}; ///< ascending in x
    bool isDotted = false;
    bool hasSigns = false;  ///< a line with a sign at each point
    bool isBelow = false;   ///< stands in a smaller field below, with an axis of its own
    bool isStacked = false; ///< bars that stand on those of the series before
    double barWidth = 0;    ///< of bars, in units of x; 0: a few pixels
};

/// @brief What lies between two curves.
struct ChartBand {
    /// @brief Where it begins and ends at one x.
    struct Span {
        double x;
        double lower;
        double upper;
    };

    QString name = {};
    ChartTone tone = ChartTone::Quiet;
    std::vector<Span> spans = {}; ///< ascending in x
};

/// @brief A vertical line with a label.
struct ChartMark {
    double x;
    QString label;
};

/// @brief An axis.
struct ChartAxis {
    QString name = {};
    bool isDates = false;             ///< of x only
    std::vector<QString> words = {};  ///< what stands at 1, 2 ... in place of numbers
    int decimals = 0;                 ///< of the numbers, 0 to 6
    std::optional<double> lower = {}; ///< nothing: as the values need it
    std::optional<double> upper = {};
};

/// @brief A chart.
struct Chart {
    QString title = {};   ///< said, not drawn: the page has it in its heading
    QString inFiles = {}; ///< what it is called in files, where that is not the title
    ChartAxis x = {};
    ChartAxis y = {};
    QString below = {}; ///< name of the axis of the field below
    std::vector<ChartSeries> series = {};
    std::vector<ChartBand> bands = {};
    std::vector<ChartMark> marks = {};

    /// @brief What it is called in files.
    [[nodiscard]] const QString& titleInFiles() const { return inFiles.isEmpty() ? title : inFiles; }
    /// @brief Whether there is nothing to draw.
    [[nodiscard]] bool isEmpty() const;
    /// @brief Whether a series stands in the field below.
    [[nodiscard]] bool hasBelow() const;
};

/// @brief A day on an axis of dates: seconds since the first of January 1970, UTC.
[[nodiscard]] double chartTime(const engine::Date& date);

/// @brief The numbers of a point as they are read aloud: "12.5.2024: 1743".
[[nodiscard]] QString pointText(const Chart& chart, const ChartSeries& series, const ChartPoint& point);

/// @brief All values as CSV: series, x, y, lower, upper, text; UTF-8 with a mark, semicolons, decimal points,
/// dates as ISO. Bands and marks follow the series.
[[nodiscard]] QByteArray chartCsv(const Chart& chart);

} // namespace zahlmeister::ui
