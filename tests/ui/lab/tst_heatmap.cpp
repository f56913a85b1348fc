// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/charts/chartmarkup.h"
#include "ui/charts/chartpaper.h"
#include "ui/charts/chartplot.h"
#include "ui/charts/chartview.h"
#include "ui/lab/labcharts.h"
#include "ui/theme/palette.h"

namespace tst_heatmap {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using ui::Chart;

namespace {

constexpr double kThousandth = 0.001;

/// Two values of r against three of t; the point in the middle of the upper row is the best one.
app::ParameterSweep sweepOfSix()
{
    app::ParameterSweep sweep;
    sweep.parameters = {{"r", 0.08, 0.1, 0.02}, {"t", 1, 3, 1}};
    for (const auto& [r, t, mean] :
         {std::tuple(0.08, 1.0, 2.0), std::tuple(0.08, 2.0, 0.0), std::tuple(0.08, 3.0, -1.0),
          std::tuple(0.1, 1.0, 1.0), std::tuple(0.1, 2.0, -2.0), std::tuple(0.1, 3.0, 0.0)})
        sweep.points.push_back({.values = {r, t}, .all = {.games = 9, .mean = mean * kThousandth}});
    return sweep;
}

} // namespace

/// The picture of a sweep over two parameters.
class TestHeatMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsHavePlacesShadesAndWords();
    void pointsWithoutGamesAreEmpty();
    void coloursDifferInBrightnessAndTextsCanBeRead();
    void numbersStandWhereTheyHaveRoom();
    void keysGoAcrossAndUp();
    void filesHaveTheValues();
};

void TestHeatMap::cellsHavePlacesShadesAndWords()
{
    const Chart chart = ui::sweepChart(sweepOfSix());
    QCOMPARE(chart.y.name, u"r"_s);
    QCOMPARE(chart.y.words, (std::vector<QString>{u"0.08"_s, u"0.1"_s}));
    QCOMPARE(chart.x.words, (std::vector<QString>{u"1"_s, u"2"_s, u"3"_s}));
    QCOMPARE(chart.series.size(), std::size_t{2});
    const ui::ChartPoint& best = chart.series[0].points[1]; // the upper row comes first
    QCOMPARE(best.x, 2.0);
    QCOMPARE(best.y, 2.0);
    QCOMPARE(best.shade, 1.0);
    QVERIFY(best.text.startsWith(u"r = 0.1, t = 2: "_s));
    QVERIFY(best.text.endsWith(best.inside));
    const ui::ChartPoint& worst = chart.series[1].points[0];
    QCOMPARE(worst.y, 1.0);
    QCOMPARE(worst.shade, 0.0);
    QCOMPARE(chart.series[1].points[1].shade, 0.5);
}

void TestHeatMap::pointsWithoutGamesAreEmpty()
{
    app::ParameterSweep sweep = sweepOfSix();
    sweep.points[4].all.games = 0;
    const Chart chart = ui::sweepChart(sweep);
    QCOMPARE(chart.series[0].points.size(), std::size_t{2});
    QCOMPARE(chart.series[1].points[2].shade, 1.0); // the best one that is left
}

void TestHeatMap::coloursDifferInBrightnessAndTextsCanBeRead()
{
    constexpr double kReadable = 4.5; // WCAG 2.2, 1.4.3
    for (const auto& [palette, isPaper] :
         {std::pair(ui::lightPalette(), false), std::pair(ui::darkPalette(), false),
          std::pair(ui::lightPalette(), true)}) {
        const ui::ChartDress dress{QApplication::font(), palette, isPaper};
        const QColor base = isPaper ? QColor(Qt::white) : palette.color(QPalette::Base);
        const QColor text = isPaper ? QColor(Qt::black) : palette.color(QPalette::Text);
        double last = 0;
        for (const double shade : {0.0, 0.25, 0.5, 0.75, 1.0}) {
            const QColor cell = ui::cellColor(shade, dress);
            QVERIFY(ui::contrast(cell, base) > last);
            last = ui::contrast(cell, base);
            QVERIFY2(std::max(ui::contrast(cell, base), ui::contrast(cell, text)) >= kReadable,
                     qPrintable(u"%1 %2"_s.arg(shade).arg(cell.name())));
        }
    }
}

void TestHeatMap::numbersStandWhereTheyHaveRoom()
{
    const Chart chart = ui::sweepChart(sweepOfSix());
    const QByteArray best = chart.series[0].points[1].inside.mid(1).toUtf8(); // its sign is an entity
    QVERIFY(ui::chartSvg(chart, {700, 300}).contains(best));
    QVERIFY(!ui::chartSvg(chart, {140, 300}).contains(best));
}

void TestHeatMap::keysGoAcrossAndUp()
{
    ui::ChartView view;
    view.setChart(ui::sweepChart(sweepOfSix()));
    view.resize(600, 400);
    QTest::keyClick(&view, Qt::Key_Right);
    QVERIFY(view.accessibleName().contains(u"r = 0.1, t = 1"_s));
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Down);
    QVERIFY(view.accessibleName().contains(u"r = 0.08, t = 2"_s));
    QTest::keyClick(&view, Qt::Key_Up);
    QVERIFY(view.accessibleName().contains(u"r = 0.1, t = 2"_s));
}

void TestHeatMap::filesHaveTheValues()
{
    const Chart chart = ui::sweepChart(sweepOfSix());
    QVERIFY(ui::chartCsv(chart).contains("0.1;2;-0.002;"));
    const QString markup = ui::chartMarkup(chart);
    QCOMPARE(markup.count(u"<rect"_s), 6);
    QVERIFY(markup.contains(u"<title>r = 0.1, t = 2: "_s));
    // Every colour that the style of pictures names is one that it defines.
    const QString style = ui::chartStyle();
    QVERIFY(style.contains(u"var(--"_s));
    for (auto match = QRegularExpression(u"var\\((--[a-z]+)\\)"_s).globalMatch(style); match.hasNext();)
        QVERIFY(style.contains(match.next().captured(1) + u":#"_s));
    QImage picture;
    QVERIFY(picture.loadFromData(ui::chartPng(chart, {600, 400}, 1)));
    const QColor strongest = ui::cellColor(1, {QApplication::font(), ui::lightPalette(), false});
    int found = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            found += picture.pixelColor(x, y) == strongest ? 1 : 0;
    }
    QVERIFY(found > 2000); // the best cell is filled
}

ZAHLMEISTER_TEST(TestHeatMap, QApplication)

} // namespace tst_heatmap

#include "tst_heatmap.moc"
