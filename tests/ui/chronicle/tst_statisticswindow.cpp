// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/livechronicle.h"
#include "app/session/session.h"
#include "tests/app/chronicle/statisticscases.h"
#include "tests/support/testmain.h"
#include "ui/charts/chartview.h"
#include "ui/chronicle/statisticspage.h"
#include "ui/chronicle/statisticswindow.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/messagebar.h"

namespace tst_statisticswindow {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::StatisticsWindow;

namespace {

/// Two clubs of three players who meet once.
engine::Tournament clubs(engine::Date end, int first)
{
    app::ChronicleTournament one =
        meeting(1, end,
                {somebody("A", first), somebody("B", 1600), somebody("C", 1700), somebody("D", 1800, "D0601"),
                 somebody("E", 1900, "D0601"), somebody("F", 2000, "D0601")});
    for (int i = 1; i <= 3; ++i)
        addGame(one, i, i + 3, engine::kDrawn);
    return one.tournament;
}

} // namespace

/// The window of the statistics.
class TestStatisticsWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsPicturesAndTables();
    void followsEdits();
    void keepsToTheDays();
    void refusesWhatIsNoDay();
    void choosesRegionsAndGroups();
    void writesFiles_data();
    void writesFiles();
    void isEmptyWithoutTournaments();

private:
    [[nodiscard]] static bool isComputed(StatisticsWindow& window)
    {
        QSignalSpy computed(&window, &StatisticsWindow::computed);
        return computed.wait(5000);
    }
    [[nodiscard]] static QTableView& tableOf(const StatisticsWindow& window, std::size_t page)
    {
        return window.pages()[page]->view();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Session> m_session;
};

void TestStatisticsWindow::init()
{
    m_session.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"a.zahlmeister"_s)).has_value());
    QVERIFY(m_session->addTournament(clubs(day(2027, 3, 1), 1500)).has_value());
}

void TestStatisticsWindow::showsPicturesAndTables()
{
    StatisticsWindow window(*m_session, nullptr);
    window.show();
    QVERIFY(isComputed(window));
    QCOMPARE(window.pages().size(), std::size_t{5});
    QCOMPARE(window.statistics()->distributions.front().persons, 6);
    for (const ui::StatisticsPage* page : window.pages()) {
        QVERIFY(page->table() != nullptr);
        QVERIFY(!page->view().accessibleName().isEmpty());
    }
    QCOMPARE(tableOf(window, 0).model()->rowCount(), 4); // all, two regions, adults
    QVERIFY(!window.pages()[0]->pictures().front()->chart().isEmpty());
    QCOMPARE(window.pages()[4]->pictures().size(), std::size_t{2});
    QVERIFY(window.pages()[4]->remark().contains(u"too few"_s));
}

void TestStatisticsWindow::followsEdits()
{
    StatisticsWindow window(*m_session, nullptr);
    QVERIFY(isComputed(window));
    QCOMPARE(window.statistics()->games.tournaments, 1);
    QVERIFY(m_session->addTournament(clubs(day(2028, 3, 1), 1550)).has_value());
    QTRY_COMPARE(window.statistics()->games.tournaments, 2);
    QCOMPARE(window.statistics()->cohort.years.size(), std::size_t{1}); // 31 December 2027
}

void TestStatisticsWindow::keepsToTheDays()
{
    StatisticsWindow window(*m_session, nullptr);
    QVERIFY(isComputed(window));
    const auto fields = window.findChildren<ui::DateField*>();
    QCOMPARE(fields[0]->placeholderText(), u"01.03.2027"_s);
    fields[0]->setDate(day(2027, 4, 1));
    fields[1]->setDate(day(2027, 12, 31));
    Q_EMIT fields[1]->editingFinished();
    QTRY_COMPARE(window.statistics()->games.tournaments, 0);
    QCOMPARE(window.statistics()->request.to, day(2027, 12, 31));
    QCOMPARE(window.statistics()->distributions.front().persons, 6); // on the last day
}

void TestStatisticsWindow::refusesWhatIsNoDay()
{
    StatisticsWindow window(*m_session, nullptr);
    QVERIFY(isComputed(window));
    const auto fields = window.findChildren<ui::DateField*>();
    fields[0]->setText(u"tomorrow"_s);
    Q_EMIT fields[0]->editingFinished();
    QVERIFY(!window.messageBar().message().text.isEmpty());
    fields[0]->setDate(day(2028, 1, 1));
    fields[1]->setDate(day(2027, 1, 1));
    Q_EMIT fields[1]->editingFinished();
    QVERIFY(window.messageBar().message().text.contains(u"after"_s));
    fields[1]->setDate(day(2029, 1, 1));
    Q_EMIT fields[1]->editingFinished();
    QVERIFY(isComputed(window));
    QVERIFY(window.messageBar().message().text.isEmpty());
}

void TestStatisticsWindow::choosesRegionsAndGroups()
{
    StatisticsWindow window(*m_session, nullptr);
    window.show();
    QVERIFY(isComputed(window));
    QCOMPARE(window.statistics()->regionLength, std::size_t{1});
    ui::StatisticsPage& ratings = *window.pages()[0];
    auto* groups = ratings.findChild<QComboBox*>(u"groups"_s);
    const QString all = ratings.pictures().front()->chart().title;
    groups->setCurrentIndex(1);
    QVERIFY(ratings.pictures().front()->chart().title != all);
    QVERIFY(ratings.pictures().front()->chart().title.contains(groups->itemText(1)));
    auto* regions = window.findChild<QComboBox*>(u"regions"_s);
    QVERIFY(regions != nullptr);
    regions->setCurrentIndex(3);
    Q_EMIT regions->activated(3);
    QTRY_COMPARE(window.statistics()->regionLength, std::size_t{5});
}

void TestStatisticsWindow::writesFiles_data()
{
    QTest::addColumn<StatisticsWindow::File>("file");
    QTest::addColumn<QByteArray>("beginning");
    using File = StatisticsWindow::File;
    QTest::newRow("everything as PDF") << File::AllPdf << QByteArray("%PDF");
    QTest::newRow("all tables") << File::AllCsv << QByteArray("\xEF\xBB\xBFRatings on");
    QTest::newRow("one table") << File::TableCsv << QByteArray("\xEF\xBB\xBFRatings on");
    QTest::newRow("SVG") << File::PictureSvg << QByteArray("<?xml");
    QTest::newRow("PNG") << File::PicturePng << QByteArray("\x89PNG");
    QTest::newRow("values") << File::PictureCsv << QByteArray("\xEF\xBB\xBFSeries;");
}

void TestStatisticsWindow::writesFiles()
{
    QFETCH(StatisticsWindow::File, file);
    QFETCH(QByteArray, beginning);
    StatisticsWindow window(*m_session, nullptr);
    window.show();
    QVERIFY(isComputed(window));
    const QString path = m_folder->filePath(u"out"_s);
    window.saveTo(path, file);
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY2(written.readAll().startsWith(beginning), "another kind of file");
    window.saveTo(m_folder->filePath(u"none/out"_s), file);
    QVERIFY(window.messageBar().message().level == ui::Message::Level::Error);
}

void TestStatisticsWindow::isEmptyWithoutTournaments()
{
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"b.zahlmeister"_s)).has_value());
    StatisticsWindow window(*m_session, nullptr);
    window.show();
    QVERIFY(isComputed(window));
    QCOMPARE(window.statistics()->games.tournaments, 0);
    QVERIFY(window.pages()[1]->pictures().front()->chart().isEmpty());
    window.saveTo(m_folder->filePath(u"empty.pdf"_s), StatisticsWindow::File::AllPdf);
    QVERIFY(QFile::exists(m_folder->filePath(u"empty.pdf"_s)));
}

ZAHLMEISTER_TEST(TestStatisticsWindow, QApplication)

} // namespace tst_statisticswindow

#include "tst_statisticswindow.moc"
