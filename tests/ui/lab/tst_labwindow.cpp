// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/lab/simulation.h"
#include "app/session/session.h"
#include "tests/support/testmain.h"
#include "ui/charts/chartview.h"
#include "ui/chronicle/statisticspage.h"
#include "ui/lab/labwindow.h"
#include "ui/lab/studydialogs.h"
#include "ui/lab/variantmodel.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/messagebar.h"

namespace tst_labwindow {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using ui::LabWindow;

/// The window of the laboratory over a work file of simulated tournaments.
class TestLabWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void showsWhatWasFound();
    void followsNumbers();
    void refusesNumbersOutOfRange();
    void followsTheSlider();
    void addsAndRemovesVariants();
    void keepsStudies();
    void writesFiles_data();
    void writesFiles();
    void refusesBadStudies();
    void fitsIntoASmallScreen();
    void writesCriteriaDown();
    void proposesASweep();

private:
    [[nodiscard]] static bool isComputed(LabWindow& window)
    {
        QSignalSpy computed(&window, &LabWindow::computed);
        return computed.wait(60'000);
    }
    [[nodiscard]] std::unique_ptr<LabWindow> opened() const
    {
        auto window = std::make_unique<LabWindow>(*m_session, nullptr);
        window->show();
        return isComputed(*window) ? std::move(window) : nullptr;
    }
    [[nodiscard]] static int rowOf(const ui::VariantModel& model, const std::string& parameter)
    {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.numbers()[static_cast<std::size_t>(row)].parameter == parameter)
                return row;
        }
        return -1;
    }

    QTemporaryDir m_folder;
    QString m_file;
    std::unique_ptr<app::Session> m_session;
};

void TestLabWindow::initTestCase()
{
    m_file = m_folder.filePath(u"world.zahlmeister"_s);
    const auto world = app::simulate({.players = 60, .years = 11, .seed = 4});
    QVERIFY(app::writeWorkFile(world, m_file).has_value());
}

void TestLabWindow::init()
{
    m_session.reset();
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_file).has_value());
}

/// The newest rules and three yardsticks come with it.
void TestLabWindow::showsWhatWasFound()
{
    const auto window = opened();
    QVERIFY(window);
    QCOMPARE(window->report()->variants.size(), std::size_t(5));
    QVERIFY(window->report()->variants.front().quality.games > 100);
    const auto pages = window->findChildren<ui::StatisticsPage*>();
    QVERIFY(!pages.isEmpty());
    for (const auto* page : pages) {
        QVERIFY(page->table());
        QVERIFY(!page->table()->rows.empty());
    }
    QCOMPARE(window->findChildren<ui::ChartView*>().size(), 7);
}

void TestLabWindow::followsNumbers()
{
    const auto window = opened();
    QVERIFY(window);
    const int row = rowOf(window->parameters(), "r");
    QVERIFY(row >= 0);
    const auto index = window->parameters().index(row, ui::VariantModel::Changed);
    QVERIFY(window->parameters().setData(index, u"0,3"_s, Qt::EditRole));
    QVERIFY(isComputed(*window));
    QCOMPARE(window->study().variants.front().parameters.at("r"), std::vector<double>{0.3});
    QCOMPARE(window->report()->study, window->study());
    QVERIFY(window->parameters().setData(index, u"0,08"_s, Qt::EditRole));
    QVERIFY(window->study().variants.front().parameters.empty()); // as in force
}

void TestLabWindow::refusesNumbersOutOfRange()
{
    const auto window = opened();
    QVERIFY(window);
    const auto at = [&](const char* name) {
        return window->parameters().index(rowOf(window->parameters(), name), ui::VariantModel::Changed);
    };
    QVERIFY(!window->parameters().setData(at("r"), u"7"_s, Qt::EditRole));
    QVERIFY(!window->parameters().setData(at("r"), u"viel"_s, Qt::EditRole));
    QVERIFY(!window->parameters().setData(at("games_needed"), u"4,5"_s, Qt::EditRole));
    QVERIFY(window->study().variants.front().parameters.empty());
}

void TestLabWindow::followsTheSlider()
{
    const auto window = opened();
    QVERIFY(window);
    auto* const table = window->findChild<QTableView*>(u"parameters"_s);
    QVERIFY(table);
    const int row = rowOf(window->parameters(), "u");
    table->setCurrentIndex(window->parameters().index(row, 0));
    auto* const slider = window->findChild<QSlider*>();
    QCOMPARE(slider->value(), 50); // twice what is in force at its end
    slider->setValue(25);
    QCOMPARE(window->study().variants.front().parameters.at("u"), std::vector<double>{400});
    QVERIFY(isComputed(*window));
}

void TestLabWindow::addsAndRemovesVariants()
{
    const auto window = opened();
    QVERIFY(window);
    auto* const list = window->findChild<QListWidget*>(u"variants"_s);
    QCOMPARE(list->count(), 5);
    app::Study study = window->study();
    app::Variant earlier{.name = "DWZ 2016"};
    earlier.base = "dwz-2016";
    earlier.from = engine::Date::tryFrom(2026, 6, 8);
    study.variants.push_back(earlier);
    window->setStudy(study);
    QVERIFY(isComputed(*window));
    QCOMPARE(list->count(), 6);
    list->setCurrentRow(5);
    QVERIFY(rowOf(window->parameters(), "K_max") < 0); // those rules have no K
    list->setCurrentRow(0);
    QCOMPARE(window->parameters().rowCount(), 0); // what is in force stays
}

void TestLabWindow::keepsStudies()
{
    const auto window = opened();
    QVERIFY(window);
    const QString path = m_folder.filePath(u"study.json"_s);
    window->saveTo(path, LabWindow::File::StudyJson);
    const app::Study study = window->study();
    window->setStudy({.title = "Empty"});
    QVERIFY(isComputed(*window));
    QCOMPARE(window->report()->variants.size(), std::size_t(1));
    window->openStudy(path);
    QVERIFY(isComputed(*window));
    QCOMPARE(window->study(), study);
}

void TestLabWindow::writesFiles_data()
{
    QTest::addColumn<int>("file");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("study") << int(LabWindow::File::StudyJson) << QByteArray("{\n");
    QTest::newRow("pdf") << int(LabWindow::File::ReportPdf) << QByteArray("%PDF");
    QTest::newRow("html") << int(LabWindow::File::ReportHtml) << QByteArray("<!DOCTYPE html>");
    QTest::newRow("json") << int(LabWindow::File::ReportJson) << QByteArray("{\n");
    QTest::newRow("csv") << int(LabWindow::File::TablesCsv) << QByteArray("\xEF\xBB\xBF");
}

void TestLabWindow::writesFiles()
{
    QFETCH(int, file);
    QFETCH(QByteArray, begin);
    const auto window = opened();
    QVERIFY(window);
    const QString path = m_folder.filePath(u"written"_s);
    QFile::remove(path);
    window->saveTo(path, static_cast<LabWindow::File>(file));
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray content = written.readAll();
    QVERIFY(content.toLower().startsWith(begin.toLower()));
    // Nobody is named in a report.
    for (const char* const name : {"Anna", "Peter"})
        QVERIFY(!content.contains(name));
}

void TestLabWindow::refusesBadStudies()
{
    const auto window = opened();
    QVERIFY(window);
    const app::Study before = window->study();
    const QString path = m_folder.filePath(u"bad.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"zahlmeister-study\"}");
    file.close();
    window->openStudy(path);
    QVERIFY(window->messageBar().isVisible());
    QCOMPARE(window->study(), before);
}

void TestLabWindow::fitsIntoASmallScreen()
{
    const auto window = opened();
    QVERIFY(window);
    const QSize least = window->minimumSizeHint();
    QVERIFY2(least.width() <= 1024 && least.height() <= 700,
             qPrintable(u"%1 x %2"_s.arg(least.width()).arg(least.height())));
}

void TestLabWindow::writesCriteriaDown()
{
    app::Study study{.title = "Criteria"};
    app::Variant variant{.name = "v"};
    variant.base = "dwz-2026";
    study.variants.push_back(variant);
    ui::CriterionDialog dialog(study, nullptr);
    QVERIFY(dialog.criterion().variant == "v");
    QVERIFY(!dialog.criterion().written.empty());
}

void TestLabWindow::proposesASweep()
{
    const ui::VariantModel::Number number{.parameter = "u", .inForce = 800};
    ui::SweepDialog dialog(&number, nullptr);
    QCOMPARE(dialog.parameters().size(), std::size_t(1));
    QCOMPARE(dialog.parameters().front().values().size(), std::size_t(9));
    QVERIFY(!dialog.fitUntil());
}

ZAHLMEISTER_TEST(TestLabWindow, QApplication)

} // namespace tst_labwindow

#include "tst_labwindow.moc"
