// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "tests/app/chronicle/chronicles.h"
#include "tests/app/chronicle/statisticscases.h"
#include "tests/print/keepsmargins.h"
#include "tests/print/sheetfixture.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"
#include "ui/print/statisticssheet.h"
#include "ui/text/format.h"

namespace tst_statisticssheet {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

namespace {

app::Statistics ofAClub()
{
    std::vector<app::ChronicleTournament> tournaments;
    for (engine::Tournament& one : clubHistory({.years = 4})) {
        tournaments.push_back({engine::TournamentId(std::ssize(tournaments) + 1), std::move(one)});
    }
    return *app::statisticsOf(chronicleOf(std::move(tournaments)), {day(2017, 1, 1), day(2020, 12, 31)});
}

std::size_t chartsOn(const ui::SheetLayout& layout)
{
    std::size_t charts = 0;
    for (const ui::SheetPage& page : layout.pages)
        charts += page.charts.size();
    return charts;
}

} // namespace

/// The statistics on paper.
class TestStatisticsSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasPicturesAndTables();
    void isAPageForNothing();
};

void TestStatisticsSheet::hasPicturesAndTables()
{
    const ui::SheetLayout layout = ui::layoutStatistics(ofAClub(), day(2026, 11, 23));
    QVERIFY(testing::keepsMargins(layout));
    QCOMPARE(layout.orientation, QPageLayout::Landscape);
    QVERIFY(chartsOn(layout) >= 5);
    for (const ui::SheetPage& page : layout.pages) {
        for (const ui::SheetChart& one : page.charts)
            QVERIFY(one.width > 200 && one.height > 50 && !one.chart->isEmpty());
    }
    const QStringList texts = testing::textsOf(layout);
    for (const QString& head : {u"Does the level drift?"_s, u"Does P(D) hold?"_s, u"Which games were used"_s})
        QVERIFY2(texts.contains(head), qPrintable(head));
    QVERIFY(!texts.filter(ui::formatDate(day(2026, 11, 23))).isEmpty()); // in the footer
}

void TestStatisticsSheet::isAPageForNothing()
{
    const app::Statistics nothing{.request = {day(2027, 1, 1), day(2027, 12, 31)}};
    const ui::SheetLayout layout = ui::layoutStatistics(nothing, {});
    QVERIFY(!layout.pages.empty() && testing::keepsMargins(layout));
    QCOMPARE(chartsOn(layout), std::size_t{0});
}

ZAHLMEISTER_TEST(TestStatisticsSheet, QApplication)

} // namespace tst_statisticssheet

#include "tst_statisticssheet.moc"
