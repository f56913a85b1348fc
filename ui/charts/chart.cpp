// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QDateTime>

#include "app/output/csv.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kSecondsOfADay = 24 * 60 * 60;
constexpr int kCsvDigits = 12; // of a number: more than any value that is drawn has

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ChartTexts)
};

QDate dayOf(double time)
{
    return QDateTime::fromSecsSinceEpoch(std::llround(time), Qt::UTC).date();
}

QString placeText(const ChartAxis& axis, double x)
{
    if (const auto at = static_cast<std::size_t>(std::max(x, 1.0)) - 1; at < axis.words.size())
        return axis.words[at];
    if (!axis.isDates)
        return formatNumber(x, axis.decimals);
    const QDate day = dayOf(x);
    const auto date = engine::Date::tryFrom(day.year(), day.month(), day.day());
    return date ? formatDate(*date) : QString();
}

QString csvNumber(double value)
{
    return std::isfinite(value) ? QString::number(value, 'g', kCsvDigits) : QString();
}

QString csvPlace(const ChartAxis& axis, double x)
{
    if (!axis.words.empty())
        return placeText(axis, x);
    return axis.isDates ? dayOf(x).toString(Qt::ISODate) : csvNumber(x);
}

} // namespace

bool Chart::isEmpty() const
{
    return std::ranges::all_of(series, [](const ChartSeries& one) { return one.points.empty(); }) &&
           std::ranges::all_of(bands, [](const ChartBand& one) { return one.spans.empty(); });
}

bool Chart::hasBelow() const
{
    return std::ranges::any_of(series, &ChartSeries::isBelow);
}

double chartTime(const engine::Date& date)
{
    static const engine::Date kFirst = *engine::Date::tryFrom(1970, 1, 1);
    return static_cast<double>(kFirst.daysTo(date)) * kSecondsOfADay;
}

QString pointText(const Chart& chart, const ChartSeries& series, const ChartPoint& point)
{
    const QString place = placeText(chart.x, point.x);
    if (!point.text.isEmpty())
        return chart.x.isDates ? place % u": "_s % point.text : point.text;
    const int decimals = series.isBelow ? 0 : chart.y.decimals;
    QString text = place % u": "_s % formatNumber(point.y, decimals);
    if (std::isfinite(point.lower) && std::isfinite(point.upper)) {
        text += u' ' % Texts::tr("(%1 to %2)")
                           .arg(formatNumber(point.lower, decimals), formatNumber(point.upper, decimals));
    }
    return text;
}

QByteArray chartCsv(const Chart& chart)
{
    app::Table table;
    table.addColumns(app::Table::Kind::Text,
                     {Texts::tr("Series"), chart.x.name.isEmpty() ? u"x"_s : chart.x.name,
                      chart.y.name.isEmpty() ? u"y"_s : chart.y.name, Texts::tr("from"), Texts::tr("to"),
                      Texts::tr("Text")});
    for (const ChartSeries& series : chart.series) {
        const bool isOfTable = series.shape == ChartShape::Cells;
        for (const ChartPoint& point : series.points) {
            table.addTexts({isOfTable ? csvPlace(chart.y, point.y) : series.name, csvPlace(chart.x, point.x),
                            csvNumber(isOfTable ? point.value : point.y), csvNumber(point.lower),
                            csvNumber(point.upper), point.text});
        }
    }
    for (const ChartBand& band : chart.bands) {
        for (const ChartBand::Span& span : band.spans)
            table.addTexts(
                {band.name, csvPlace(chart.x, span.x), {}, csvNumber(span.lower), csvNumber(span.upper), {}});
    }
    for (const ChartMark& mark : chart.marks)
        table.addTexts({Texts::tr("Mark"), csvPlace(chart.x, mark.x), {}, {}, {}, mark.label});
    return app::csvOf({table}, app::FigureCells::AsShown);
}

} // namespace zahlmeister::ui
