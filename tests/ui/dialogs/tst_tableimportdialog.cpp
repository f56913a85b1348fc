// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <variant>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include "app/formats/table/tabletext.h"
#include "tests/support/testmain.h"
#include "ui/dialogs/tableimportdialog.h"
#include "ui/models/tablepreviewmodel.h"
#include "ui/paste/wholetable.h"

namespace tst_tableimportdialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;

namespace {

const QString kTable =
    u"Nr\tName\tDWZ\t1\t2\tPkt\n1\tAlbrecht, Jonas\t1802\tx\t1\t1\n2\tBecker, Ulrike\t1650\t0\tx\t0\n"_s;

app::TablesReading tableOf(const QString& text)
{
    return app::readTableText(text);
}

QPushButton* acceptButton(const TableImportDialog& dialog)
{
    for (auto* button : dialog.findChildren<QPushButton*>()) {
        if (button->isDefault())
            return button;
    }
    return nullptr;
}

class TestTableImportDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesATableOver();
    void refusesUntilTheCellIsCorrected();
    void namesColumns();
    void mergesIntoTheOpenTournament();
    void offersAnotherTournamentForAnotherTable();
    void showsWhatContradictsTheOpenTournament();
    void knowsWholeTables();
    void asksWhichTeamIsMeant();
};

} // namespace

void TestTableImportDialog::takesATableOver()
{
    TableImportDialog dialog(tableOf(kTable), nullptr);
    const QAbstractItemModelTester tester(&dialog.preview(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(dialog.isNewTournament());
    QVERIFY(acceptButton(dialog)->isEnabled());
    QVERIFY(dialog.tournament());
    QCOMPARE(dialog.tournament()->games.size(), std::size_t{1});
}

void TestTableImportDialog::refusesUntilTheCellIsCorrected()
{
    QString text = kTable;
    text.replace(u"\t0\tx\t0"_s, u"\t1\tx\t1"_s);
    TableImportDialog dialog(tableOf(text), nullptr);
    TablePreviewModel& preview = dialog.preview();
    QVERIFY(!acceptButton(dialog)->isEnabled());
    const QModelIndex cell = preview.index(2, 3);
    QVERIFY(preview.reading().state(2, 3) == app::CellState::Contradictory);
    // The sign and the sentence, not only the colour.
    QVERIFY(cell.data().toString().startsWith(u'✕'));
    QVERIFY(!preview.index(1, 4).data(Qt::ToolTipRole).toString().isEmpty());
    QCOMPARE(dialog.findChild<QTableView*>(u"preview"_s)->currentIndex(), preview.index(1, 4));
    QVERIFY(preview.setData(cell, u"0"_s));
    QVERIFY(preview.setData(preview.index(2, 5), u"0"_s));
    QVERIFY(acceptButton(dialog)->isEnabled());
}

void TestTableImportDialog::namesColumns()
{
    QString text = kTable;
    text.replace(u"DWZ"_s, u"Klasse A"_s);
    TableImportDialog dialog(tableOf(text), nullptr);
    QVERIFY(!dialog.tournament()->participants[0].rating);
    dialog.preview().setMeaning(2, {app::TableColumn::Dwz, 0});
    QCOMPARE(dialog.tournament()->participants[0].rating->value(), 1802);
    QCOMPARE(dialog.preview().headerData(2, Qt::Horizontal).toString(), u"DWZ"_s);
}

void TestTableImportDialog::mergesIntoTheOpenTournament()
{
    engine::Tournament open;
    open.participants = {{.number = engine::ParticipantNumber(1), .name = "Albrecht, Jonas"}};
    TableImportDialog dialog(tableOf(kTable), &open);
    QVERIFY(!dialog.isNewTournament());
    QCOMPARE(dialog.merge().addedPeople, 1);
    QCOMPARE(dialog.merge().addedGames, 1);
    QVERIFY(acceptButton(dialog)->isEnabled());
}

void TestTableImportDialog::offersAnotherTournamentForAnotherTable()
{
    app::TablesReading table = tableOf(kTable);
    table.reading.tournament->header.name = "Spring Cup";
    engine::Tournament open;
    open.participants = {{.number = engine::ParticipantNumber(1), .name = "Zander, Eva"}};
    const TableImportDialog other(table, &open);
    QVERIFY(other.isNewTournament());
    open.participants.push_back({.number = engine::ParticipantNumber(2), .name = "Becker, Ulrike"});
    const TableImportDialog same(table, &open);
    QVERIFY(!same.isNewTournament());
}

void TestTableImportDialog::showsWhatContradictsTheOpenTournament()
{
    engine::Tournament open = *tableOf(kTable).reading.tournament;
    open.games[0].result = engine::kDrawn;
    TableImportDialog dialog(tableOf(kTable), &open);
    QVERIFY(dialog.merge().isRefused());
    QVERIFY(!acceptButton(dialog)->isEnabled());
}

void TestTableImportDialog::knowsWholeTables()
{
    const auto isWhole = [](const QString& text) {
        QMimeData data;
        data.setText(text);
        return wholeTable(data) != nullptr;
    };
    QVERIFY(isWhole(kTable));
    QVERIFY(!isWhole(u"1\t0\n½\t1\n"_s));
    QVERIFY(!isWhole(u"Albrecht, Jonas\nBecker, Ulrike\n"_s));
    QVERIFY(!isWhole(u"12w1\t4s½\n3b0\t+\n"_s));
    QMimeData page;
    page.setHtml(u"<table><tr><th>Nr<th>Name<th>1<th>2<tr><td>1<td>Albrecht, Jonas<td>x<td>1"
                 "<tr><td>2<td>Becker, Ulrike<td>0<td>x</table>"_s);
    QVERIFY(wholeTable(page));
}

/// It can be taken over when every name has its team; the first choice has the focus, so that two keys do.
void TestTableImportDialog::asksWhichTeamIsMeant()
{
    engine::Tournament open;
    open.header.kind = engine::TournamentKind::Team;
    open.header.teams = {{.name = "SC Adler 1"}, {.name = "SC Adler 2"}, {.name = "TSG Eber"}};
    open.header.schedule = {{5, "TSG Eber", "SC Adler 2"}};
    const QString report = u"5. Runde\nTSG Eber - Adler 2 1,5:0,5\n1 Wolf, Kai - Schulze, Ute 1:0\n"
                           "2 Keller, Paul - Beck, Max \u00BD:\u00BD"_s;
    TableImportDialog dialog(tableOf(report), &open);
    QVERIFY(!acceptButton(dialog)->isEnabled());
    auto* choice = dialog.findChild<QComboBox*>(u"Adler 2"_s);
    QVERIFY(choice != nullptr);
    QCOMPARE(dialog.focusWidget(), choice);
    QCOMPARE(choice->currentIndex(), -1);
    QTest::keyClick(choice, Qt::Key_Down);
    QCOMPARE(choice->currentText(), u"SC Adler 2"_s);
    QVERIFY(acceptButton(dialog)->isEnabled());
    QVERIFY(std::ranges::any_of(dialog.merge().edits, [](const app::Edit& edit) {
        const auto* put = std::get_if<app::PutGame>(&edit);
        return put != nullptr && put->value.blackTeam == "SC Adler 2";
    }));
    choice->setCurrentIndex(choice->count() - 1);
    QCOMPARE(choice->currentText(), u"a new team"_s);
    QVERIFY(acceptButton(dialog)->isEnabled());
}

ZAHLMEISTER_TEST(TestTableImportDialog, QApplication)

} // namespace tst_tableimportdialog

#include "tst_tableimportdialog.moc"
