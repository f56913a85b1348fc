// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/session/session.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/everywindow.h"
#include "ui/models/crosstablemodel.h"
#include "ui/views/grids/crosstableview.h"
#include "ui/windows/command.h"
#include "ui/windows/tournamentview.h"

namespace tst_editcommands {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using tests::EveryWindow;
using ui::commandNamed;
using ui::TournamentView;

/// What the menu *Edit* does in the table or field that had the keys.
class TestEditCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void actsWhereTheKeysWere();
    void listsWhatUndoTakesBack();
    void opensTheLastTournamentAgain();
};

void TestEditCommands::actsWhereTheKeysWere()
{
    EveryWindow every(ui::Language::English);
    ui::MainWindow& window = every.window();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    every.openExample();
    window.showPage(TournamentView::Page::Results);
    auto* grid = window.findChild<ui::CrosstableView*>();
    grid->setFocus();
    grid->moveTo(0, 1);
    const QString before = grid->currentIndex().data().toString();
    QVERIFY(!before.isEmpty());
    commandNamed(window, "copy")->trigger();
    QCOMPARE(QApplication::clipboard()->text().trimmed(), before);
    commandNamed(window, "delete")->trigger();
    QVERIFY(grid->model()->index(0, 1).data().toString().trimmed().isEmpty());
    grid->moveTo(0, 1);
    commandNamed(window, "paste")->trigger();
    QCOMPARE(grid->model()->index(0, 1).data().toString(), before);
    // In a field as well.
    auto* field = window.findChild<QLineEdit*>(u"tournamentSearch"_s);
    field->setFocus();
    field->setText(u"club"_s);
    field->selectAll();
    commandNamed(window, "cut")->trigger();
    QCOMPARE(field->text(), QString());
    QCOMPARE(QApplication::clipboard()->text(), u"club"_s);
}

void TestEditCommands::listsWhatUndoTakesBack()
{
    EveryWindow every(ui::Language::English);
    ui::MainWindow& window = every.window();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    every.openExample();
    app::TournamentDocument& document = *every.session().document();
    const auto before = document.tournament().header.place;
    for (const char* place : {"Adorf", "Bdorf", "Cdorf"}) {
        engine::TournamentHeader header = document.tournament().header;
        header.place = place;
        QVERIFY(
            document.apply({{app::EditKind::Header, {u"place"_s}}, {app::PutHeader{header}}}).has_value());
    }
    QCOMPARE(document.undoSteps(2).size(), std::size_t(2));
    QMenu* menu = commandNamed(window, "undoSteps")->menu();
    Q_EMIT menu->aboutToShow();
    QVERIFY(menu->actions().size() >= 3);
    menu->actions().at(1)->trigger();
    QCOMPARE(document.tournament().header.place, "Adorf");
    Q_EMIT menu->aboutToShow();
    menu->actions().at(0)->trigger();
    QCOMPARE(document.tournament().header.place, before);
}

void TestEditCommands::opensTheLastTournamentAgain()
{
    EveryWindow every(ui::Language::English);
    ui::MainWindow& window = every.window();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    every.openExample();
    const auto id = every.session().document()->id();
    commandNamed(window, "closeTournament")->trigger();
    QVERIFY(every.session().document() == nullptr);
    commandNamed(window, "reopenTournament")->trigger();
    QVERIFY(every.session().document() != nullptr);
    QCOMPARE(every.session().document()->id(), id);
}

ZAHLMEISTER_TEST(TestEditCommands, QApplication)

} // namespace tst_editcommands

#include "tst_editcommands.moc"
