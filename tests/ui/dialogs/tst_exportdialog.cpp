// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QComboBox>
#include <QListWidget>
#include <QTest>

#include "tests/support/day.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "ui/dialogs/exportdialog.h"
#include "ui/text/importtext.h"

namespace tst_exportdialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using tests::day;

/// What is written, as the referee chooses it.
class TestExportDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void asksForThePeriodOfAReport();
    void wholeTournamentsHaveNoPeriods();

private:
    /// Goes to a format by its name.
    static void choose(ui::ExportDialog& dialog, const std::string& format)
    {
        auto* formats = dialog.findChild<QListWidget*>();
        const auto found = formats->findItems(ui::formatName(format), Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        formats->setCurrentItem(found.constFirst());
    }

    tests::TournamentBuilder m_builder;
};

void TestExportDialog::initTestCase()
{
    m_builder.tournament.header = {.name = "Club",
                                   .start = day(2026, 10, 5),
                                   .end = day(2026, 11, 27),
                                   .timeControl = "90 min + 30 s/Zug",
                                   .eloByPeriod = true};
    m_builder.rated(1700).elo = engine::Rating(1800);
    m_builder.rated(1700).elo = engine::Rating(1800);
    m_builder.game(1, 2, engine::kWhiteWins).date = day(2026, 10, 12);
    m_builder.game(2, 1, engine::kWhiteWins).date = day(2026, 11, 9);
}

void TestExportDialog::asksForThePeriodOfAReport()
{
    const app::ExportInput input{m_builder.tournament};
    ui::ExportDialog dialog(input, input, 0);
    auto* period = dialog.findChild<QComboBox*>(u"period"_s);
    choose(dialog, "csv");
    QVERIFY(!period->isVisibleTo(&dialog));
    choose(dialog, "trf26");
    QVERIFY(period->isVisibleTo(&dialog));
    QCOMPARE(period->count(), 3); // the whole, October, November
    QVERIFY(dialog.data().contains("042 2026/10/05"));
    period->setCurrentIndex(2);
    Q_EMIT period->activated(2);
    QVERIFY(dialog.data().contains("042 2026/11/01"));
    QVERIFY(!dialog.data().contains("042 2026/10/05"));
    choose(dialog, "csv"); // other formats have all of it
    choose(dialog, "trf16");
    QVERIFY(dialog.data().contains("042 2026/11/01"));
    period->setCurrentIndex(0);
    Q_EMIT period->activated(0);
    QVERIFY(dialog.data().contains("052 2026/11/27"));
}

void TestExportDialog::wholeTournamentsHaveNoPeriods()
{
    engine::Tournament whole = m_builder.tournament;
    whole.header.eloByPeriod = false;
    const app::ExportInput input{whole};
    ui::ExportDialog dialog(input, input, 0);
    choose(dialog, "trf26");
    QVERIFY(!dialog.findChild<QComboBox*>(u"period"_s)->isVisibleTo(&dialog));
}

ZAHLMEISTER_TEST(TestExportDialog, QApplication)

} // namespace tst_exportdialog

#include "tst_exportdialog.moc"
