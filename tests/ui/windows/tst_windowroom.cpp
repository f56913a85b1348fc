// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/everywindow.h"
#include "ui/models/previewmodel.h"
#include "ui/views/grids/crosstableview.h"
#include "ui/views/grids/previewtable.h"
#include "ui/views/whypanel.h"
#include "ui/windows/tournamentview.h"

namespace tst_windowroom {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using tests::EveryWindow;
using ui::TournamentView;

/// What stands where in the window, and what gives way to what.
class TestWindowRoom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whyMakesTheWindowNoWider();
    void theNameComesBeforeTheSearch();
    void goesWhereItCanBeTyped();
    void whyFollowsTheCursor();
};

/// On a small screen the window would end beyond the screen's edge, and come back like that.
void TestWindowRoom::whyMakesTheWindowNoWider()
{
    EveryWindow every(ui::Language::German);
    ui::MainWindow& window = every.window();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    every.openExample();
    window.resize(1024, 700);
    QTest::qWait(20);
    auto* why = window.findChild<QDockWidget*>(u"whyDock"_s);
    why->toggleViewAction()->trigger();
    for (int i = 0; i < ui::TournamentView::kPages; ++i) {
        window.showPage(static_cast<TournamentView::Page>(i));
        QTest::qWait(20);
        QCOMPARE(window.size(), QSize(1024, 700));
        QCOMPARE(window.dockWidgetArea(why), Qt::BottomDockWidgetArea);
    }
    window.resize(1400, 800);
    QTRY_COMPARE(window.dockWidgetArea(why), Qt::RightDockWidgetArea);
    // What is kept for the next start is the place beside.
    window.resize(1024, 700);
    QTRY_COMPARE(window.dockWidgetArea(why), Qt::BottomDockWidgetArea);
    window.close();
    QCOMPARE(window.dockWidgetArea(why), Qt::RightDockWidgetArea);
}

/// While it is open; a table without numbers of its own asks for the same number of its player.
void TestWindowRoom::whyFollowsTheCursor()
{
    EveryWindow every(ui::Language::German);
    ui::MainWindow& window = every.window();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    every.openExample();
    window.showPage(TournamentView::Page::Evaluation);
    Q_EMIT window.tournamentView()->askedWhy(engine::ParticipantNumber(9), engine::Quantity::NewRating);
    const auto* panel = window.findChild<ui::WhyPanel*>();
    auto* table = window.findChild<ui::PreviewTable*>();
    table->setCurrentIndex(table->model()->index(2, 5));
    const int number = table->currentIndex().data(ui::PreviewModel::ParticipantRole).toInt();
    QTRY_COMPARE(panel->target()->participant, engine::ParticipantNumber(number));
    QCOMPARE(static_cast<int>(panel->target()->quantity),
             table->currentIndex().data(ui::PreviewModel::QuantityRole).toInt());
    const auto quantity = panel->target()->quantity;
    window.showPage(TournamentView::Page::Results);
    auto* grid = window.findChild<ui::CrosstableView*>();
    grid->moveTo(6, 0);
    QTRY_COMPARE(panel->target()->participant, engine::ParticipantNumber(7));
    QCOMPARE(panel->target()->quantity, quantity);
    window.findChild<QDockWidget*>(u"whyDock"_s)->hide();
    grid->moveTo(3, 0);
    QTest::qWait(200);
    QCOMPARE(panel->target()->participant, engine::ParticipantNumber(7)); // nobody looks
}

/// Two tournaments are not told apart by “Ve…26”.
void TestWindowRoom::theNameComesBeforeTheSearch()
{
    EveryWindow every(ui::Language::German);
    ui::MainWindow& window = every.window();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    every.openExample();
    const auto rename = [&every](const char* name) {
        engine::TournamentHeader header = every.session().document()->tournament().header;
        header.name = name;
        QVERIFY(every.session()
                    .document()
                    ->apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}})
                    .has_value());
        QTest::qWait(50);
    };
    rename("Vereinsmeisterschaft des Schachklubs Musterstadt von 1926, Endrunde der Senioren und Nestoren");
    window.resize(1024, 700);
    QTest::qWait(50);
    const auto* name = window.findChild<QLabel*>(u"tournamentName"_s);
    auto* search = window.findChild<QLineEdit*>(u"findPlayer"_s);
    const int before = name->width();
    QVERIFY(search->isHidden());
    QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
    QVERIFY(search->isVisible() && search->hasFocus());
    window.findChild<ui::CrosstableView*>()->setFocus();
    QTRY_VERIFY(search->isHidden());
    QTRY_COMPARE(name->width(), before);
    rename("Pokal");
    QTRY_VERIFY(search->isVisible());
}

/// What a finding asks for can be typed where it leads to: days and results are no data of the tournament.
void TestWindowRoom::goesWhereItCanBeTyped()
{
    EveryWindow every(ui::Language::German);
    ui::MainWindow& window = every.window();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    every.openExample();
    TournamentView& view = *window.tournamentView();
    QSignalSpy header(&view, &TournamentView::headerRequested);
    using Field = engine::FindingField;
    view.goTo({.field = Field::Date}); // no game has its day
    QCOMPARE(window.currentPage(), std::optional(TournamentView::Page::Results));
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"roundDate"_s);
    QVERIFY(QApplication::focusWidget()->isEnabled());
    for (const Field field : {Field::Result, Field::Round}) {
        window.showPage(TournamentView::Page::Findings);
        view.goTo({.field = field});
        QCOMPARE(window.currentPage(), std::optional(TournamentView::Page::Results));
    }
    window.showPage(TournamentView::Page::Findings);
    view.goTo({.participant = engine::ParticipantNumber(3), .field = Field::Byes});
    QCOMPARE(window.currentPage(), std::optional(TournamentView::Page::Results));
    QVERIFY(header.isEmpty());
}

ZAHLMEISTER_TEST(TestWindowRoom, QApplication)

} // namespace tst_windowroom

#include "tst_windowroom.moc"
