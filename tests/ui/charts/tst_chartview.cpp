// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "tests/support/testmain.h"
#include "ui/charts/chartbars.h"
#include "ui/charts/chartpaper.h"
#include "ui/charts/chartview.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"

namespace tst_chartview {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;

namespace {

double day(int year, int month, int dayOfMonth)
{
    return chartTime(*engine::Date::tryFrom(year, month, dayOfMonth));
}

/// A career of three tournaments with everything that a chart can have.
Chart career()
{
    Chart chart{.title = u"DWZ"_s, .x = {.isDates = true}, .y = {.name = u"Rating"_s}, .below = u"Games"_s};
    chart.series.push_back({.name = u"DWZ"_s,
                            .shape = ChartShape::Steps,
                            .points = {{day(2024, 5, 12), 1700, u"First: 1700 – 1"_s},
                                       {day(2024, 9, 1), 1743, u"Second; third: 1743"_s},
                                       {day(2025, 2, 1), 1790, {}, true}},
                            .hasSigns = true});
    chart.series.push_back({.name = u"Won"_s,
                            .shape = ChartShape::Bars,
                            .tone = ChartTone::Gain,
                            .points = {{day(2024, 5, 12), 3}, {day(2025, 2, 1), 4}},
                            .isBelow = true});
    chart.series.push_back({.name = u"Lost"_s,
                            .shape = ChartShape::Bars,
                            .tone = ChartTone::Loss,
                            .points = {{day(2024, 5, 12), 2}, {day(2025, 2, 1), 1}},
                            .isBelow = true,
                            .isStacked = true});
    chart.bands.push_back(
        {.name = u"Performance"_s, .spans = {{day(2024, 5, 12), 1650, 1750}, {day(2025, 2, 1), 1760, 1820}}});
    chart.marks.push_back({day(2024, 7, 1), u"Conversion"_s});
    return chart;
}

std::unique_ptr<ChartView> shown(Chart chart)
{
    auto view = std::make_unique<ChartView>();
    view->resize(600, 300);
    view->setChart(std::move(chart));
    view->show();
    [[maybe_unused]] const bool isExposed = QTest::qWaitForWindowExposed(view.get());
    QTest::qWait(50); // until the queued drawing is done
    return view;
}

int differentPixels(const QImage& a, const QImage& b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    }
    return count;
}

} // namespace

class TestChartView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void barsOfNearDaysStandBesideEachOther();
    void initTestCase() { QApplication::setPalette(lightPalette()); }
    void valuesAsTable();
    void keysGoThroughTheValues();
    void keysGoFromSeriesToSeries();
    void theCurrentValueIsSaid();
    void zoomsByKeysAndWheel();
    void ctrlAndWheelZoomWithoutAClick();
    void mouseFindsThePoint();
    void pointsStandWhereTheirValuesAre();
    void wordsStandInPlaceOfNumbers();
    void fillsTheWidthWithoutALegend();
    void enterAndDoubleClickAsk();
    void followsTheAppearance();
    void isDrawnWithLinesOnPaper();
    void filesAreWhole();
    void namesAreFoldedWhereItIsNarrow();
    void takesEveryChart_data();
    void takesEveryChart();
};

void TestChartView::barsOfNearDaysStandBesideEachOther()
{
    using Places = std::vector<double>;
    QCOMPARE(movedApart({}, 1), Places{});
    QCOMPARE(movedApart({0, 10, 20}, 5), (Places{0, 10, 20}));
    QCOMPARE(movedApart({4, 4, 4}, 1), (Places{3, 4, 5}));
    QCOMPARE(movedApart({0, 0.5, 10}, 1), (Places{-0.25, 0.75, 10}));
    QCOMPARE(movedApart({0, 1, 1, 2}, 1), (Places{-0.5, 0.5, 1.5, 2.5})); // pushing goes on
}

void TestChartView::valuesAsTable()
{
    const QStringList lines = QString::fromUtf8(chartCsv(career())).split(u"\r\n"_s);
    QCOMPARE(lines[1], u"DWZ;2024-05-12;1700;;;First: 1700 – 1"_s);
    QCOMPARE(lines[2], u"DWZ;2024-09-01;1743;;;\"Second; third: 1743\""_s);
    QCOMPARE(lines[4], u"Won;2024-05-12;3;;;"_s);
    QCOMPARE(lines[8], u"Performance;2024-05-12;;1650;1750;"_s);
    QCOMPARE(lines[10], u"Mark;2024-07-01;;;;Conversion"_s);
    QCOMPARE(lines.size(), 12); // and the end of the last line
}

void TestChartView::keysGoThroughTheValues()
{
    const auto view = shown(career());
    QVERIFY(!view->current());
    const std::vector<std::pair<Qt::Key, std::size_t>> walk{
        {Qt::Key_Right, 0}, {Qt::Key_Left, 0},  {Qt::Key_Right, 1},
        {Qt::Key_End, 2},   {Qt::Key_Right, 2}, {Qt::Key_Home, 0},
    };
    for (const auto& [key, point] : walk) {
        QTest::keyClick(view.get(), key);
        QCOMPARE(*view->current(), (ChartPosition{0, point}));
    }
}

void TestChartView::keysGoFromSeriesToSeries()
{
    const auto view = shown(career());
    view->setCurrent(ChartPosition{0, 2});
    QTest::keyClick(view.get(), Qt::Key_Down);
    QCOMPARE(*view->current(), (ChartPosition{1, 1})); // the same day
    QTest::keyClick(view.get(), Qt::Key_Up);
    QTest::keyClick(view.get(), Qt::Key_Up);
    QCOMPARE(*view->current(), (ChartPosition{2, 1}));
}

void TestChartView::theCurrentValueIsSaid()
{
    const Translators german(Language::German);
    const auto view = shown(career());
    QCOMPARE(view->accessibleName(), u"DWZ"_s);
    QTest::keyClick(view.get(), Qt::Key_Right);
    QCOMPARE(view->accessibleName(), u"DWZ: DWZ, 12.05.2024: First: 1700 – 1"_s);
    QTest::keyClick(view.get(), Qt::Key_End);
    QCOMPARE(view->accessibleName(), u"DWZ: DWZ, 01.02.2025: 1790"_s);
}

void TestChartView::ctrlAndWheelZoomWithoutAClick()
{
    const auto view = shown(career());
    view->clearFocus();
    auto* plot = view->findChild<QWidget*>();
    const auto all = view->span();
    const auto turn = [&](Qt::KeyboardModifiers modifiers) {
        const QPointF place(plot->rect().center());
        QWheelEvent wheel(place, plot->mapToGlobal(place), {}, {0, 120}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(plot, &wheel);
        return view->span().second - view->span().first;
    };
    QCOMPARE(turn(Qt::NoModifier), all.second - all.first); // the page is scrolled
    QCOMPARE_LT(turn(Qt::ControlModifier), all.second - all.first);
}

void TestChartView::zoomsByKeysAndWheel()
{
    const auto view = shown(career());
    const auto all = view->span();
    const auto width = [&] { return view->span().second - view->span().first; };
    view->setCurrent(ChartPosition{0, 1});
    QTest::keyClick(view.get(), Qt::Key_Plus);
    QCOMPARE_LT(width(), all.second - all.first);
    QVERIFY(view->span().first < day(2024, 9, 1) && view->span().second > day(2024, 9, 1));
    const double nearer = width();
    QTest::keyClick(view.get(), Qt::Key_Minus);
    QCOMPARE_GT(width(), nearer);
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(view.get(), Qt::Key_Minus);
    QCOMPARE_LE(width(), (all.second - all.first) * 1.001); // there is nothing beyond

    const auto turn = [&] {
        QWidget* plot = view->findChild<QWidget*>();
        QWheelEvent wheel(QPointF(300, 100), plot->mapToGlobal(QPointF(300, 100)), {}, QPoint(0, 120),
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(plot, &wheel);
    };
    view->showAll();
    turn();
    view->setFocus();
    QTRY_VERIFY(view->hasFocus());
    turn();
    QCOMPARE_LT(width(), (all.second - all.first) * 0.8);
    QTest::keyClick(view.get(), Qt::Key_0);
    QCOMPARE(view->span(), all);
    for (int i = 0; i < 100; ++i)
        QTest::keyClick(view.get(), Qt::Key_Plus);
    QCOMPARE_GT(width(), 0.0);
}

void TestChartView::mouseFindsThePoint()
{
    const auto view = shown(career());
    const QPointF place = view->placeOf({0, 1});
    QCOMPARE(*view->pointAt(place + QPointF(3, -2)), (ChartPosition{0, 1}));
    QVERIFY(!view->pointAt({2, 2}));
    QWidget* plot = view->findChild<QWidget*>();
    QTest::mouseClick(plot, Qt::LeftButton, {}, (place - plot->pos()).toPoint());
    QCOMPARE(*view->current(), (ChartPosition{0, 1}));
}

void TestChartView::pointsStandWhereTheirValuesAre()
{
    const auto view = shown(career());
    const QPointF first = view->placeOf({0, 0});
    const QPointF last = view->placeOf({0, 2});
    QCOMPARE_GT(last.x(), first.x()); // later at the right
    QCOMPARE_LT(last.y(), first.y()); // more above
    QVERIFY(view->rect().contains(first.toPoint()) && view->rect().contains(last.toPoint()));
    // What is stacked stands on what is below it, in the field below.
    QCOMPARE_LT(view->placeOf({2, 0}).y(), view->placeOf({1, 0}).y());
    QCOMPARE_GT(view->placeOf({2, 0}).y(), first.y());
}

void TestChartView::wordsStandInPlaceOfNumbers()
{
    const Chart chart{.x = {.words = {u"C05"_s, u"C06"_s}}, .series = {{.points = {{1, 5}, {2, 7}}}}};
    QVERIFY(QString::fromUtf8(chartCsv(chart)).contains(u";C06;7;"_s));
    QCOMPARE(pointText(chart, chart.series[0], chart.series[0].points[1]), u"C06: 7"_s);
    Chart numbers = chart;
    numbers.x.words.clear();
    QVERIFY(shown(chart)->grab().toImage() != shown(numbers)->grab().toImage());
}

void TestChartView::fillsTheWidthWithoutALegend()
{
    const auto view = shown({.series = {{.points = {{1, 1}, {2, 2}}}}});
    QCOMPARE_GT(view->placeOf({0, 1}).x() - view->placeOf({0, 0}).x(), view->width() / 2.0);
}

void TestChartView::enterAndDoubleClickAsk()
{
    const auto view = shown(career());
    QSignalSpy asked(view.get(), &ChartView::activated);
    QTest::keyClick(view.get(), Qt::Key_Return);
    QCOMPARE(asked.size(), 0); // no point yet
    QTest::keyClick(view.get(), Qt::Key_Right);
    QTest::keyClick(view.get(), Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QWidget* plot = view->findChild<QWidget*>();
    QTest::mouseDClick(plot, Qt::LeftButton, {}, (view->placeOf({0, 2}) - plot->pos()).toPoint());
    QCOMPARE(asked.size(), 2);
    QCOMPARE(asked.last().first().value<ChartPosition>(), (ChartPosition{0, 2}));
}

void TestChartView::followsTheAppearance()
{
    const auto view = shown(career());
    const QColor light = view->grab().toImage().pixelColor(300, 20);
    view->setPalette(darkPalette());
    QTest::qWait(50);
    const QColor dark = view->grab().toImage().pixelColor(300, 20);
    QCOMPARE(light, lightPalette().color(QPalette::Base));
    QCOMPARE(dark, darkPalette().color(QPalette::Base));
    // Larger letters take their room from the curve.
    const QPointF before = view->placeOf({0, 0});
    QFont font = view->font();
    font.setPointSizeF(font.pointSizeF() * 2);
    view->setFont(font);
    QTest::qWait(50);
    QCOMPARE_GT(view->placeOf({0, 0}).x(), before.x());
}

void TestChartView::isDrawnWithLinesOnPaper()
{
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    {
        QPdfWriter pdf(&buffer);
        pdf.setResolution(1200);
        QPainter painter(&pdf);
        paintChart(painter, career(), {0, 0, 8000, 4000}, QApplication::font().family(), 130);
    }
    QVERIFY(buffer.data().startsWith("%PDF"));
    QVERIFY(!buffer.data().contains("/Subtype /Image"));
    // It fills its place, and nothing beside it.
    QImage page(1000, 600, QImage::Format_ARGB32_Premultiplied); // letters without coloured edges
    page.fill(Qt::white);
    const QImage blank = page;
    {
        QPainter painter(&page);
        paintChart(painter, career(), {100, 50, 800, 400}, QApplication::font().family(), 13);
    }
    QCOMPARE(differentPixels(page.copy(0, 0, 1000, 50), blank.copy(0, 0, 1000, 50)), 0);
    QCOMPARE(differentPixels(page.copy(0, 460, 1000, 140), blank.copy(0, 460, 1000, 140)), 0);
    QCOMPARE(differentPixels(page.copy(0, 0, 100, 600), blank.copy(0, 0, 100, 600)), 0);
    QCOMPARE_GT(differentPixels(page.copy(100, 50, 100, 400), blank.copy(100, 50, 100, 400)), 50);
    QCOMPARE_GT(differentPixels(page.copy(700, 50, 200, 400), blank.copy(700, 50, 200, 400)), 50);
    // Ink: no colour at all.
    for (int y = 0; y < page.height(); ++y) {
        for (int x = 0; x < page.width(); ++x) {
            const QColor pixel = page.pixelColor(x, y);
            QVERIFY(std::abs(pixel.red() - pixel.blue()) < 3 && std::abs(pixel.red() - pixel.green()) < 3);
        }
    }
}

void TestChartView::filesAreWhole()
{
    const QByteArray svg = chartSvg(career(), {800, 400});
    QVERIFY(svg.contains("<polyline") || svg.contains("<path"));
    QVERIFY(!svg.contains("<image"));
    QVERIFY(svg.contains("2024"));
    const QImage png = QImage::fromData(chartPng(career(), {400, 200}, 2), "PNG");
    QCOMPARE(png.size(), QSize(800, 400));
    QCOMPARE(png.pixelColor(795, 3), lightPalette().color(QPalette::Base));
}

void TestChartView::namesAreFoldedWhereItIsNarrow()
{
    const auto view = shown(career());
    const double top = view->placeOf({0, 2}).y();
    for (const int width : {300, 240, 420, 600}) {
        view->resize(width, 300);
        view->setChart(career()); // rows that are not full are filled anew
        QTest::qWait(50);
        if (width < 400)
            QCOMPARE_GT(view->placeOf({0, 2}).y(), top);
    }
    QCOMPARE(view->placeOf({0, 2}).y(), top);
}

void TestChartView::takesEveryChart_data()
{
    QTest::addColumn<Chart>("chart");
    QTest::newRow("nothing") << Chart{};
    Chart one = career();
    one.series.resize(1);
    one.series[0].points.resize(1);
    one.bands.clear();
    one.marks.clear();
    QTest::newRow("one value") << one;
    Chart empty = career();
    for (ChartSeries& series : empty.series)
        series.points.clear();
    QTest::newRow("series without values") << empty;
    Chart bars{.title = u"Histogram"_s, .x = {}, .y = {.decimals = 2}};
    bars.series.push_back({.shape = ChartShape::Bars,
                           .points = {{0, 0.25, {}, false, 0.2, 0.3}, {1, 0.5}, {2, -0.1}},
                           .barWidth = 1});
    bars.series.push_back({.name = u"Expected"_s, .points = {{0, 0.3}, {2, 0.4}}, .isDotted = true});
    QTest::newRow("bars with errors and a curve") << bars;
}

void TestChartView::takesEveryChart()
{
    QFETCH(const Chart, chart);
    const auto view = shown(chart);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_End, Qt::Key_Down, Qt::Key_Up, Qt::Key_Plus,
                              Qt::Key_Minus, Qt::Key_0, Qt::Key_Return})
        QTest::keyClick(view.get(), key);
    const bool hasPoints =
        std::ranges::any_of(chart.series, [](const ChartSeries& series) { return !series.points.empty(); });
    QCOMPARE(view->current().has_value(), hasPoints);
    QVERIFY(!chartSvg(chart, {300, 200}).isEmpty());
    QVERIFY(chartCsv(chart).contains("\r\n"));
    // Another chart takes the place of this one.
    view->setChart(career());
    QVERIFY(!view->current());
    QTest::keyClick(view.get(), Qt::Key_Home);
    QCOMPARE(*view->current(), (ChartPosition{0, 0}));
}

ZAHLMEISTER_TEST(TestChartView, QApplication)

} // namespace tst_chartview

#include "tst_chartview.moc"
