// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartmarkup.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include <QDateTime>

#include "app/text/plaintext.h"
#include "ui/text/format.h"
#include "ui/theme/palette.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

// In units of the picture, which has the width of its page.
constexpr double kWidth = 720;
constexpr double kLeft = 52;
constexpr double kRight = 708;
constexpr double kTop = 12;
constexpr double kFieldHeight = 236;
constexpr double kBelowHeight = 76;
constexpr double kBetween = 14;
constexpr double kFoot = 34;
constexpr int kWantedTicks = 5;
constexpr double kBarWidth = 5;
constexpr double kHalfOfCell = 0.5; // of a table, in units of its axes
constexpr double kPalest = 0.05;    // of its colours
constexpr double kStrongest = 0.5;  // text stands on it
constexpr int kMostDecimals = 6;

constexpr auto kStyle = R"(
figure { margin: .6em 0 1.2em; max-width: 56em; } figure svg { display: block; width: 100%; height: auto; }
figure text { font-size: 12px; fill: currentColor; } .cy { text-anchor: end; } .cx { text-anchor: middle; } .ch { paint-order: stroke; stroke: Canvas; stroke-width: 4px; stroke-linejoin: round; }
.cg { stroke: currentColor; stroke-opacity: .18; fill: none; } .cm { stroke: currentColor; stroke-opacity: .6; stroke-dasharray: 2 3; }
.cl { fill: none; stroke-width: 2; } .cd { stroke-dasharray: 5 4; } .ct0 { stroke: var(--main); } .ct1 { stroke: var(--second); } .ct2 { stroke: var(--quiet); } .ct3 { stroke: var(--gain); } .ct4 { stroke: var(--loss); }
.cp { stroke: none; } .cp.ct0, .cb.ct0 { fill: var(--main); } .cp.ct1, .cb.ct1 { fill: var(--second); } .cp.ct2, .cb.ct2 { fill: var(--quiet); } .cp.ct3, .cb.ct3 { fill: var(--gain); } .cp.ct4, .cb.ct4 { fill: var(--loss); }
.cb { stroke: none; } .cb.ct4 { fill-opacity: .45; stroke: var(--loss); } .ca { stroke: none; fill-opacity: .25; } .ca.ct1 { fill: var(--second); } .ca.ct2 { fill: var(--quiet); } .ca.ct0 { fill: var(--main); }
.keys { display: flex; flex-wrap: wrap; gap: .2em 1.4em; font-size: .9em; } .keys svg { display: inline; width: 1.6em; height: .9em; }
)";

/// The colours of the program, for light and dark.
QString colours(const QPalette& palette)
{
    constexpr std::pair<const char*, ColorRole> kColours[]{{"main", ColorRole::Accent},
                                                           {"second", ColorRole::Amber},
                                                           {"quiet", ColorRole::SecondaryText},
                                                           {"gain", ColorRole::Positive},
                                                           {"loss", ColorRole::Negative}};
    QString all;
    for (const auto& [name, role] : kColours)
        all += u"--"_s + QLatin1StringView(name) + u':' + color(role, palette).name() + u';';
    return all;
}

QString coordinate(double value)
{
    return QString::number(std::round(value * 10) / 10);
}

/// A length of 1, 2 or 5 times a power of ten, of which a span has some.
double niceStep(double span)
{
    const double rough = std::max(span, 1e-9) / kWantedTicks;
    double power = 1;
    while (power * 10 <= rough)
        power *= 10;
    while (power > rough)
        power /= 10;
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (rough <= factor * power)
            return factor * power;
    }
    return 10 * power;
}

/// The decimals that a step of a scale has, and its smallest step with so many.
int decimalsOf(double step)
{
    int decimals = 0;
    for (; step < 1 && decimals < kMostDecimals; step *= 10)
        ++decimals;
    return decimals;
}

double smallestStep(int decimals)
{
    double step = 1;
    for (int i = 0; i < decimals; ++i)
        step /= 10;
    return step;
}

/// A range of values on a part of the picture.
struct Scale {
    double from = 0;
    double to = 1;
    double start = 0; ///< where `from` stands
    double end = 1;

    [[nodiscard]] double at(double value) const
    {
        return start + (value - from) / (to - from) * (end - start);
    }
};

class ChartMarkup {
public:
    explicit ChartMarkup(const Chart& chart) : m_chart(chart) { setScales(); }

    QString figure()
    {
        drawAxes();
        for (const ChartBand& band : m_chart.bands)
            draw(band);
        for (const ChartSeries& series : m_chart.series)
            draw(series);
        for (const ChartMark& mark : m_chart.marks)
            draw(mark);
        const QString name = escaped(m_chart.titleInFiles());
        return u"<figure tabindex=\"0\">\n<svg viewBox=\"0 0 %1 %2\" role=\"img\" aria-label=\"%3\">%4</svg>\n%5</figure>\n"_s
            .arg(coordinate(kWidth), coordinate(m_height), name, m_svg, keys());
    }

private:
    static QString escaped(const QString& text) { return app::plainText(text).toHtmlEscaped(); }

    static QString classes(QLatin1StringView kind, ChartTone tone, bool isDotted = false)
    {
        return u"class=\""_s + kind + u" ct"_s + QString::number(static_cast<int>(tone)) +
               (isDotted ? u" cd\""_s : u"\""_s);
    }

    void setScales()
    {
        const double bottom = kTop + kFieldHeight;
        m_below = {0, 1, bottom + kBetween + kBelowHeight, bottom + kBetween};
        m_height = (m_chart.hasBelow() ? bottom + kBetween + kBelowHeight : bottom) + kFoot;
        Scale y{std::numeric_limits<double>::max(), std::numeric_limits<double>::lowest(), bottom, kTop};
        m_x = {y.from, y.to, kLeft, kRight};
        std::map<double, double> stacks;
        const auto widen = [](Scale& scale, double value) {
            scale.from = std::min(scale.from, value);
            scale.to = std::max(scale.to, value);
        };
        for (const ChartSeries& series : m_chart.series) {
            for (const ChartPoint& point : series.points) {
                if (series.shape == ChartShape::Cells) {
                    for (const double side : {-kHalfOfCell, kHalfOfCell}) {
                        widen(m_x, point.x + side);
                        widen(y, point.y + side);
                    }
                    continue;
                }
                widen(m_x, point.x - series.barWidth / 2);
                widen(m_x, point.x + series.barWidth / 2);
                if (series.isBelow) {
                    m_below.to = std::max(m_below.to, stacks[point.x] += point.y);
                    continue;
                }
                widen(y, point.y);
                if (series.shape == ChartShape::Bars)
                    widen(y, 0);
                for (const double end : {point.lower, point.upper}) {
                    if (std::isfinite(end))
                        widen(y, end);
                }
            }
        }
        for (const ChartBand& band : m_chart.bands) {
            for (const ChartBand::Span& span : band.spans) {
                widen(m_x, span.x);
                widen(y, span.lower);
                widen(y, span.upper);
            }
        }
        settle(y);
    }

    /// Rounds the range outwards, so that nothing touches the frame.
    void settle(Scale y)
    {
        if (y.to < y.from) { // only the field below has values
            y.from = 0;
            y.to = 1;
        }
        if (m_x.to < m_x.from)
            m_x.from = m_x.to = 0;
        m_step = m_chart.y.words.empty() ? niceStep(std::max(y.to - y.from, smallestStep(m_chart.y.decimals)))
                                         : kHalfOfCell;
        y.from = m_chart.y.lower.value_or(std::floor(y.from / m_step) * m_step);
        y.to = m_chart.y.upper.value_or(std::ceil(y.to / m_step) * m_step);
        if (y.to <= y.from)
            y.to = y.from + m_step;
        if (m_x.to <= m_x.from) {
            const double around = m_chart.x.isDates ? 180.0 * 24 * 60 * 60 : 1;
            m_x.from -= around;
            m_x.to += around;
        }
        const double room = (m_x.to - m_x.from) * 0.02;
        m_x.from -= room;
        m_x.to += room;
        m_y = y;
    }

    void line(double x1, double y1, double x2, double y2, QLatin1StringView kind)
    {
        m_svg += u"<path class=\"%1\" d=\"M%2 %3L%4 %5\"/>"_s.arg(kind, coordinate(x1), coordinate(y1),
                                                                  coordinate(x2), coordinate(y2));
    }

    void label(double x, double y, QLatin1StringView kind, const QString& text)
    {
        m_svg += u"<text class=\"%1\" x=\"%2\" y=\"%3\">%4</text>"_s.arg(kind, coordinate(x), coordinate(y),
                                                                         escaped(text));
    }

    void drawAxes()
    {
        for (std::size_t i = 0; i < m_chart.y.words.size(); ++i)
            label(kLeft - 6, m_y.at(static_cast<double>(i) + 1) + 4, "cy"_L1, m_chart.y.words[i]);
        const int decimals = m_step < 1 ? std::max(m_chart.y.decimals, decimalsOf(m_step)) : 0;
        for (double value = std::ceil(m_y.from / m_step - 1e-6) * m_step;
             m_chart.y.words.empty() && value <= m_y.to + m_step * 1e-6; value += m_step) {
            line(kLeft, m_y.at(value), kRight, m_y.at(value), "cg"_L1);
            label(kLeft - 6, m_y.at(value) + 4, "cy"_L1,
                  formatNumber(value, std::min(decimals, kMostDecimals)));
        }
        if (m_chart.hasBelow()) {
            line(kLeft, m_below.start, kRight, m_below.start, "cg"_L1);
            label(kLeft - 6, m_below.end + 10, "cy"_L1, formatNumber(m_below.to, 0));
            label(kLeft - 6, m_below.start + 4, "cy"_L1, u"0"_s);
        }
        const double foot = m_height - kFoot + 18;
        for (const auto& [value, text] : ticks())
            label(m_x.at(value), foot, "cx"_L1, text);
        if (!m_chart.y.words.empty()) // as in the corner of a table
            label(kLeft - 6, foot, "cy"_L1, m_chart.y.name + u" \\ "_s + m_chart.x.name);
    }

    [[nodiscard]] std::vector<std::pair<double, QString>> ticks() const
    {
        std::vector<std::pair<double, QString>> all;
        if (!m_chart.x.words.empty()) {
            const std::size_t each = m_chart.x.words.size() / 13 + 1;
            for (std::size_t i = 0; i < m_chart.x.words.size(); i += each)
                all.emplace_back(static_cast<double>(i) + 1, m_chart.x.words[i]);
            return all;
        }
        if (m_chart.x.isDates)
            return dayTicks();
        const double step = niceStep((m_x.to - m_x.from) * 0.6);
        for (double value = std::ceil(m_x.from / step) * step; value <= m_x.to; value += step)
            all.emplace_back(value, formatNumber(value, step < 1 ? 1 : 0));
        return all;
    }

    [[nodiscard]] std::vector<std::pair<double, QString>> dayTicks() const
    {
        const auto dayOf = [](double time) {
            return QDateTime::fromSecsSinceEpoch(std::llround(time), Qt::UTC).date();
        };
        const auto timeOf = [](const QDate& day) {
            return static_cast<double>(day.startOfDay(Qt::UTC).toSecsSinceEpoch());
        };
        std::vector<std::pair<double, QString>> all;
        const QDate first = dayOf(m_x.from);
        const QDate last = dayOf(m_x.to);
        const int years = last.year() - first.year();
        if (years >= 2) {
            const int each = years / 12 + 1;
            for (int year = first.year() + 1; year <= last.year(); year += each)
                all.emplace_back(timeOf(QDate(year, 1, 1)), QString::number(year));
            return all;
        }
        const int each = std::max(1, static_cast<int>(first.daysTo(last) / 30 / 6));
        for (QDate day = QDate(first.year(), first.month(), 1).addMonths(1); day <= last;
             day = day.addMonths(each))
            all.emplace_back(timeOf(day), u"%1/%2"_s.arg(day.month()).arg(day.year()));
        return all;
    }

    void draw(const ChartBand& band)
    {
        if (band.spans.empty())
            return;
        QString path;
        for (const ChartBand::Span& span : band.spans)
            path += (path.isEmpty() ? u'M' : u'L') + coordinate(m_x.at(span.x)) + u' ' +
                    coordinate(m_y.at(span.upper));
        for (auto span = band.spans.rbegin(); span != band.spans.rend(); ++span)
            path += u'L' + coordinate(m_x.at(span->x)) + u' ' + coordinate(m_y.at(span->lower));
        m_svg += u"<path "_s + classes("ca"_L1, band.tone) + u" d=\""_s + path + u"Z\"/>"_s;
    }

    void draw(const ChartMark& mark)
    {
        // The words stand beside the line, on the side that has room for them.
        const double x = m_x.at(mark.x);
        const bool isLeft = x > (kLeft + kRight) / 2;
        line(x, kTop, x, m_y.start, "cm"_L1);
        label(x + (isLeft ? -5 : 5), kTop + 10, isLeft ? "cy ch"_L1 : "ch"_L1, mark.label);
    }

    void drawCells(const ChartSeries& series)
    {
        for (const ChartPoint& point : series.points) {
            const double left = m_x.at(point.x - kHalfOfCell);
            const double top = m_y.at(point.y + kHalfOfCell);
            m_svg +=
                u"<rect class=\"cb ct0\" fill-opacity=\"%1\" x=\"%2\" y=\"%3\" width=\"%4\" height=\"%5\"><title>%6</title></rect>"_s
                    .arg(QString::number(kPalest + (kStrongest - kPalest) * point.shade, 'f', 2),
                         coordinate(left), coordinate(top),
                         coordinate(m_x.at(point.x + kHalfOfCell) - left - 1),
                         coordinate(m_y.at(point.y - kHalfOfCell) - top - 1),
                         escaped(pointText(m_chart, series, point)));
            if (!point.inside.isEmpty())
                label(m_x.at(point.x), m_y.at(point.y) + 4, "cx"_L1, point.inside);
        }
    }

    void draw(const ChartSeries& series)
    {
        if (series.shape == ChartShape::Cells)
            return drawCells(series);
        if (series.shape == ChartShape::Bars)
            return drawBars(series);
        QString path;
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            const ChartPoint& point = series.points[i];
            const QString x = coordinate(m_x.at(point.x));
            const QString y = coordinate(m_y.at(point.y));
            const bool isStart = i == 0 || point.isCut;
            if (isStart)
                path += u'M' + x + u' ' + y;
            else if (series.shape == ChartShape::Steps)
                path += u'H' + x + u'V' + y;
            else
                path += u'L' + x + u' ' + y;
        }
        if (series.shape != ChartShape::Points && !path.isEmpty())
            m_svg +=
                u"<path "_s + classes("cl"_L1, series.tone, series.isDotted) + u" d=\""_s + path + u"\"/>"_s;
        if (series.shape == ChartShape::Points || series.hasSigns)
            drawSigns(series);
    }

    void drawSigns(const ChartSeries& series)
    {
        for (const ChartPoint& point : series.points) {
            const double x = m_x.at(point.x);
            if (std::isfinite(point.lower) && std::isfinite(point.upper))
                m_svg += u"<path "_s + classes("cl"_L1, series.tone) +
                         u" d=\"M%1 %2V%3\"/>"_s.arg(coordinate(x), coordinate(m_y.at(point.lower)),
                                                     coordinate(m_y.at(point.upper)));
            m_svg +=
                u"<circle "_s + classes("cp"_L1, series.tone) +
                u" cx=\"%1\" cy=\"%2\" r=\"3\"><title>%3</title></circle>"_s.arg(
                    coordinate(x), coordinate(m_y.at(point.y)), escaped(pointText(m_chart, series, point)));
        }
    }

    void drawBars(const ChartSeries& series)
    {
        const Scale& scale = series.isBelow ? m_below : m_y;
        std::map<double, double>& stack = m_stacks[series.isBelow];
        for (const ChartPoint& point : series.points) {
            const double width = series.barWidth > 0
                                     ? std::abs(m_x.at(point.x + series.barWidth) - m_x.at(point.x)) * 0.9
                                     : kBarWidth;
            const double base = series.isStacked ? stack[point.x] : 0;
            const double start = scale.at(base);
            const double end = scale.at(base + point.y);
            stack[point.x] = base + point.y;
            if (point.y != 0)
                m_svg += u"<rect "_s + classes("cb"_L1, series.tone) +
                         u" x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\"><title>%5</title></rect>"_s.arg(
                             coordinate(m_x.at(point.x) - width / 2), coordinate(std::min(start, end)),
                             coordinate(width), coordinate(std::abs(end - start)),
                             escaped(pointText(m_chart, series, point)));
        }
    }

    /// What the lines and bars are, where there are several.
    [[nodiscard]] QString keys() const
    {
        QString items;
        const auto add = [&](const QString& sign, const QString& name) {
            items += u"<span><svg viewBox=\"0 0 24 12\" aria-hidden=\"true\">"_s + sign + u"</svg> "_s +
                     escaped(name) + u"</span>\n"_s;
        };
        for (const ChartSeries& series : m_chart.series) {
            if (series.points.empty() || series.name.isEmpty())
                continue;
            const bool isFilled = series.shape == ChartShape::Bars || series.shape == ChartShape::Points;
            add(isFilled
                    ? u"<rect "_s + classes("cb"_L1, series.tone) +
                          u" x=\"6\" y=\"1\" width=\"10\" height=\"10\"/>"_s
                    : u"<path "_s + classes("cl"_L1, series.tone, series.isDotted) + u" d=\"M0 6H24\"/>"_s,
                series.name);
        }
        for (const ChartBand& band : m_chart.bands)
            add(u"<rect "_s + classes("ca"_L1, band.tone) +
                    u" x=\"2\" y=\"1\" width=\"20\" height=\"10\"/>"_s,
                band.name);
        return items.isEmpty() ? QString() : u"<figcaption class=\"keys\">"_s + items + u"</figcaption>\n"_s;
    }

    const Chart& m_chart;
    Scale m_x;
    Scale m_y;
    Scale m_below;
    double m_height = 0;
    double m_step = 1;
    QString m_svg;
    std::map<bool, std::map<double, double>> m_stacks; ///< how high bars stand; of the field below
};

} // namespace

QString chartMarkup(const Chart& chart)
{
    return chart.isEmpty() ? QString() : ChartMarkup(chart).figure();
}

QString chartStyle()
{
    return u":root {"_s + colours(lightPalette()) + u"}\n@media (prefers-color-scheme: dark) { :root {"_s +
           colours(darkPalette()) + u"} }\n"_s + QString::fromUtf8(kStyle);
}

} // namespace zahlmeister::ui
