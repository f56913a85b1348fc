// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QTest>
#include <QTimer>

#include "tests/support/fields.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gridonscreen.h"
#include "ui/models/crosstablemodel.h"
#include "ui/views/grids/crosstableview.h"
#include "ui/widgets/tables/tablezoom.h"

namespace tst_crosstableview {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::CrosstableModel;
using ui::CrosstableView;
using ui::GridCursor;

namespace {

using Grid = GridOnScreen<CrosstableModel, CrosstableView>;

} // namespace

class TestCrosstableView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typesTheExampleOfTheRegulation();
    void typesWholeRowsFromPaper();
    void typesEveryRowWhole();
    void typesEveryKey_data();
    void typesEveryKey();
    void typesOnTheNumberPad();
    void movesOnDownwards();
    void backspaceFollowsTheTrail();
    void clearsAndStays();
    void typesDoubleRoundRobin();
    void movesLikeASpreadsheet();
    void selectsAndClearsRanges();
    void cutsAndPastes();
    void pasteNamesTheCells();
    void refusesLettersInPlace();
    void offersRareResults();
    void survivesParticipantsComingAndGoing();
    void zooms();
};

// RULE: WO2026 Anhang 3.1
void TestCrosstableView::typesTheExampleOfTheRegulation()
{
    auto gold = OpenTournament::read(u"wo-2026"_s);
    for (auto& game : gold.games)
        game.round.reset(); // a crosstable on paper does not tell rounds
    auto bare = gold;
    bare.games.clear();
    Grid grid(bare);
    QCOMPARE(grid.at(), (GridCursor{0, 1, 0}));
    // The upper half row by row, a blank for a pairing that was not played. F won against C by forfeit with
    // White, so this one is typed in F's row.
    const QStringList rows{u"111111 1       "_s, u"  5 1  10     "_s, u"0      0 1   "_s, u"1 511 0     "_s,
                           u"0015 0 1   "_s};
    for (const QString& row : rows)
        grid.type(row);
    QCOMPARE(grid.at(), (GridCursor{5, 6, 0}));
    grid.press(Qt::Key_Home);
    grid.press(Qt::Key_Right, Qt::NoModifier, 2);
    grid.type(u"+"_s);
    grid.press(Qt::Key_Right, Qt::NoModifier, 2);
    QCOMPARE(grid.at(), (GridCursor{5, 6, 0}));
    for (const QString& row : {u"01 50 5   "_s, u" 1    11 "_s, u"05  5 1 "_s, u"  5  1 "_s, u" 0001 "_s,
                               u" 1 1 "_s, u"51 1"_s, u"5 5"_s, u" 0"_s, u"1"_s})
        grid.type(row);
    QCOMPARE(gameLines(grid.open.tournament()), gameLines(gold));
    QCOMPARE(grid.open.tournament().participants, gold.participants);
    QVERIFY(grid.open.tournament().header == gold.header);
    OpenTournament fresh(gold);
    QVERIFY(grid.open.evaluation().current().has_value());
    QCOMPARE(grid.open.evaluation().current()->participants.size(), 16U);
    for (const auto& participant : gold.participants)
        QCOMPARE(grid.open.evaluation().of(participant.number)->newRating,
                 fresh.evaluation().of(participant.number)->newRating);
}

void TestCrosstableView::typesWholeRowsFromPaper()
{
    // Both halves of the table as they stand on paper, each row from its first cell.
    const auto tournament = roundRobin(11, {.players = 9});
    OpenTournament source(tournament);
    CrosstableModel paper(source.evaluation());
    auto bare = tournament;
    bare.games.clear();
    Grid grid(bare);
    for (int row = 0; row < 9; ++row) {
        grid.view.moveTo(row, 0);
        grid.press(Qt::Key_Home);
        for (int column = 0; column < 9; ++column) {
            if (column == row)
                continue;
            const auto side = paper.resultAt(row, column, 0).white;
            using engine::SideResult;
            grid.type(side == SideResult::Win          ? u"1"_s
                      : side == SideResult::Draw       ? u"5"_s
                      : side == SideResult::Loss       ? u"0"_s
                      : side == SideResult::ForfeitWin ? u"+"_s
                                                       : u"-"_s);
        }
    }
    QCOMPARE(grid.open.tournament().games.size(), 36U);
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column)
            QCOMPARE(grid.cell(row, column), paper.index(row, column).data().toString());
    }
}

/// Line by line as it stands on paper, with what the cells below the diagonal say once more.
void TestCrosstableView::typesEveryRowWhole()
{
    Grid grid(emptyField(4));
    grid.view.setDirection(CrosstableView::Direction::WholeRows);
    for (const QString& row : {u"101"_s, u"015"_s, u"11"_s})
        grid.type(row);
    QCOMPARE(grid.cell(0, 1) + grid.cell(0, 2) + grid.cell(0, 3), u"101"_s);
    QCOMPARE(grid.cell(1, 2) + grid.cell(1, 3), u"1½"_s);
    // The third row says it won against the second, which has won against it.
    QCOMPARE(grid.at(), (GridCursor{2, 1, 0}));
    QVERIFY2(grid.view.refusal().contains(u"P2"_s) && grid.view.refusal().contains(u"P3"_s),
             qPrintable(grid.view.refusal()));
    QCOMPARE(grid.cell(1, 2), u"1"_s);
    grid.type(u"01"_s); // what stands there is taken
    QCOMPARE(grid.cell(2, 3), u"1"_s);
    QCOMPARE(grid.at(), (GridCursor{3, 0, 0}));
    // Back over what belongs to a row above takes nothing away.
    grid.type(u"0"_s);
    grid.press(Qt::Key_Backspace);
    QCOMPARE(grid.cell(0, 3), u"1"_s);
    QCOMPARE(grid.at(), (GridCursor{3, 0, 0}));
    grid.press(Qt::Key_Delete);
    grid.type(u"1"_s);
    QCOMPARE(grid.cell(0, 3), u"0"_s);
}

void TestCrosstableView::typesEveryKey_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("mirror");
    QTest::newRow("win") << u"1"_s << u"1"_s << u"0"_s;
    QTest::newRow("loss") << u"0"_s << u"0"_s << u"1"_s;
    QTest::newRow("five") << u"5"_s << u"\u00BD"_s << u"\u00BD"_s;
    QTest::newRow("remis") << u"r"_s << u"\u00BD"_s << u"\u00BD"_s;
    QTest::newRow("equal") << u"="_s << u"\u00BD"_s << u"\u00BD"_s;
    QTest::newRow("forfeit won") << u"+"_s << u"+"_s << u"\u2212"_s;
    QTest::newRow("forfeit lost") << u"-"_s << u"\u2212"_s << u"+"_s;
}

void TestCrosstableView::typesEveryKey()
{
    QFETCH(QString, key);
    QFETCH(QString, row);
    QFETCH(QString, mirror);
    Grid grid(emptyField(4));
    grid.view.moveTo(1, 0);
    grid.type(key);
    QCOMPARE(grid.cell(1, 0), row);
    QCOMPARE(grid.cell(0, 1), mirror);
    QCOMPARE(grid.at(), (GridCursor{1, 2, 0})); // over the diagonal
    grid.view.moveTo(0, 1);
    grid.type(u"x"_s);
    QCOMPARE(grid.cell(1, 0), QString());
    QCOMPARE(grid.cell(0, 1), QString());
    QVERIFY(grid.open.tournament().games.empty());
}

void TestCrosstableView::typesOnTheNumberPad()
{
    Grid grid(emptyField(5));
    for (const auto& [key, text] :
         {std::pair(Qt::Key_1, u"1"_s), {Qt::Key_5, u"5"_s}, {Qt::Key_Plus, u"+"_s}, {Qt::Key_Minus, u"-"_s}})
        QTest::sendKeyEvent(QTest::Click, &grid.view, key, text, Qt::KeypadModifier);
    QCOMPARE(gameLines(grid.open.tournament()),
             (QStringList{u"-: 1 +/- 4"_s, u"-: 1 -/+ 5"_s, u"-: 1 1-0 2"_s, u"-: 1 1/2 3"_s}));
}

void TestCrosstableView::movesOnDownwards()
{
    Grid grid(emptyField(4));
    grid.view.setDirection(CrosstableView::Direction::Down);
    grid.view.moveTo(1, 0);
    grid.type(u"10"_s);
    QCOMPARE(grid.at(), (GridCursor{3, 0, 0}));
    grid.type(u"5"_s);
    QCOMPARE(grid.at(), (GridCursor{2, 1, 0})); // the next column's first open cell
    QCOMPARE(gameLines(grid.open.tournament()),
             (QStringList{u"-: 2 1-0 1"_s, u"-: 3 0-1 1"_s, u"-: 4 1/2 1"_s}));
}

void TestCrosstableView::backspaceFollowsTheTrail()
{
    Grid grid(emptyField(4));
    grid.type(u"1 05"_s); // 1:2, skip 1:3, 1:4, and on in the second row
    QCOMPARE(grid.at(), (GridCursor{1, 3, 0}));
    grid.press(Qt::Key_Backspace);
    QCOMPARE(grid.at(), (GridCursor{1, 2, 0}));
    QCOMPARE(grid.cell(1, 2), QString());
    grid.press(Qt::Key_Backspace); // back over the end of the row
    QCOMPARE(grid.at(), (GridCursor{0, 3, 0}));
    QCOMPARE(grid.cell(0, 3), QString());
    grid.press(Qt::Key_Backspace, Qt::NoModifier, 2);
    QCOMPARE(grid.at(), (GridCursor{0, 1, 0}));
    QVERIFY(grid.open.tournament().games.empty());
    // Without a trail it goes to the cell before.
    grid.view.moveTo(2, 3);
    grid.press(Qt::Key_Backspace);
    QCOMPARE(grid.at(), (GridCursor{2, 1, 0}));
}

void TestCrosstableView::clearsAndStays()
{
    Grid grid(emptyField(3));
    grid.type(u"1"_s);
    grid.view.moveTo(0, 1);
    grid.press(Qt::Key_Delete);
    QCOMPARE(grid.at(), (GridCursor{0, 1, 0}));
    QVERIFY(grid.open.tournament().games.empty());
    QVERIFY(grid.open.document().undo().has_value());
    QCOMPARE(grid.cell(1, 0), u"0"_s);
}

void TestCrosstableView::typesDoubleRoundRobin()
{
    auto tournament = emptyField(4);
    tournament.header.mode = engine::TournamentMode::RoundRobin;
    tournament.header.rounds = 6;
    Grid grid(tournament);
    grid.type(u"1"_s);
    QCOMPARE(grid.at(), (GridCursor{0, 1, 1})); // the cell stays open for the second game
    grid.type(u"5"_s);
    QCOMPARE(grid.at(), (GridCursor{0, 2, 0}));
    QCOMPARE(grid.cell(0, 1), u"1\u00BD"_s);
    QCOMPARE(grid.cell(1, 0), u"0\u00BD"_s);
    grid.type(u"+"_s);
    grid.press(Qt::Key_Right); // moved on before the second game
    QCOMPARE(grid.at(), (GridCursor{0, 3, 0}));
    grid.press(Qt::Key_Left);
    QCOMPARE(grid.at(), (GridCursor{0, 2, 1})); // back at the game that is open
    grid.type(u"0"_s);
    QCOMPARE(grid.cell(0, 2), u"+0"_s);
    grid.press(Qt::Key_Backspace);
    QCOMPARE(grid.at(), (GridCursor{0, 2, 1}));
    QCOMPARE(grid.cell(0, 2), u"+"_s);
    grid.view.moveTo(0, 1);
    grid.press(Qt::Key_Right, Qt::AltModifier);
    grid.type(u"1"_s); // corrects the second game only
    QCOMPARE(grid.cell(0, 1), u"11"_s);
    QCOMPARE(grid.open.tournament().games.size(), 3U);
    QApplication::clipboard()->setText(u"10\t\u00BD\u00BD"_s);
    grid.view.moveTo(2, 0);
    grid.view.paste();
    QCOMPARE(grid.cell(2, 0), u"10"_s);
    QCOMPARE(grid.cell(1, 2), u"\u00BD\u00BD"_s);
}

void TestCrosstableView::movesLikeASpreadsheet()
{
    auto tournament = emptyField(6);
    Grid grid(tournament);
    grid.press(Qt::Key_End);
    QCOMPARE(grid.at(), (GridCursor{0, 5, 0}));
    grid.press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(grid.at(), (GridCursor{5, 4, 0}));
    grid.press(Qt::Key_Home);
    QCOMPARE(grid.at(), (GridCursor{5, 0, 0}));
    grid.press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(grid.at(), (GridCursor{0, 1, 0}));
    grid.press(Qt::Key_Down);
    QCOMPARE(grid.at(), (GridCursor{2, 1, 0})); // over the diagonal
    grid.press(Qt::Key_Tab);
    QCOMPARE(grid.at(), (GridCursor{2, 3, 0}));
    grid.press(Qt::Key_Backtab);
    QCOMPARE(grid.at(), (GridCursor{2, 1, 0}));
    grid.press(Qt::Key_Return);
    QCOMPARE(grid.at(), (GridCursor{3, 1, 0}));
    grid.press(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(grid.at(), (GridCursor{2, 1, 0}));
    grid.press(Qt::Key_PageDown);
    QCOMPARE(grid.at(), (GridCursor{5, 1, 0}));
    grid.press(Qt::Key_PageUp);
    QCOMPARE(grid.at(), (GridCursor{0, 1, 0}));
    grid.type(u"11"_s);
    grid.view.moveTo(0, 1);
    grid.press(Qt::Key_Right, Qt::ControlModifier); // to the end of the block
    QCOMPARE(grid.at(), (GridCursor{0, 2, 0}));
    grid.press(Qt::Key_Right, Qt::ControlModifier); // and to the edge
    QCOMPARE(grid.at(), (GridCursor{0, 5, 0}));
    grid.press(Qt::Key_Left, Qt::ControlModifier); // to the next block
    QCOMPARE(grid.at(), (GridCursor{0, 2, 0}));
}

void TestCrosstableView::selectsAndClearsRanges()
{
    Grid grid(emptyField(5));
    grid.type(u"1111"_s);
    grid.view.moveTo(0, 2);
    grid.press(Qt::Key_Right, Qt::ShiftModifier, 2);
    grid.press(Qt::Key_Left, Qt::ShiftModifier);
    grid.view.copy();
    QCOMPARE(QApplication::clipboard()->text(), u"1\t1"_s);
    grid.press(Qt::Key_Delete);
    QCOMPARE(gameLines(grid.open.tournament()), (QStringList{u"-: 1 1-0 2"_s, u"-: 1 1-0 5"_s}));
    QCOMPARE(grid.open.document().undoName()->kind, app::EditKind::ClearResults);
}

void TestCrosstableView::cutsAndPastes()
{
    Grid grid(emptyField(6));
    grid.type(u"15+"_s);
    grid.view.moveTo(0, 1);
    grid.press(Qt::Key_Right, Qt::ShiftModifier, 2);
    grid.press(Qt::Key_X, Qt::ControlModifier);
    QVERIFY(grid.open.tournament().games.empty());
    grid.view.moveTo(1, 3);
    grid.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(gameLines(grid.open.tournament()),
             (QStringList{u"-: 2 +/- 6"_s, u"-: 2 1-0 4"_s, u"-: 2 1/2 5"_s}));
    QVERIFY(grid.open.document().undo().has_value());
    QVERIFY(grid.open.tournament().games.empty());
}

void TestCrosstableView::pasteNamesTheCells()
{
    Grid grid(emptyField(4));
    QApplication::clipboard()->setText(u"1\tperhaps"_s);
    grid.view.moveTo(0, 1);
    grid.press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(grid.open.tournament().games.empty());
    QVERIFY2(grid.view.refusal().contains(u"P1, Player \u2013 P3, Player"_s),
             qPrintable(grid.view.refusal()));
    QVERIFY2(grid.view.refusal().contains(u"perhaps"_s), qPrintable(grid.view.refusal()));
    grid.type(u"1"_s); // nobody had to click anything away
    QCOMPARE(grid.view.refusal(), QString());
    QCOMPARE(grid.open.tournament().games.size(), 1U);
}

void TestCrosstableView::refusesLettersInPlace()
{
    Grid grid(emptyField(3));
    grid.type(u"7"_s);
    QVERIFY(grid.view.refusal().contains(u'7'));
    QVERIFY(grid.open.tournament().games.empty());
    QCOMPARE(grid.at(), (GridCursor{0, 1, 0}));
}

void TestCrosstableView::offersRareResults()
{
    Grid grid(emptyField(3));
    QStringList offered;
    QTimer::singleShot(0, this, [&offered] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        for (const auto* action : menu->actions())
            offered.append(action->text());
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    });
    grid.type(u"?"_s);
    for (const QString& result :
         {u"0:0"_s, u"\u00BD:0"_s, u"0:\u00BD"_s, u"0:\u2212"_s, u"\u2212:0"_s, u"\u2212:\u2212"_s})
        QVERIFY2(std::any_of(offered.begin(), offered.end(),
                             [&](const QString& text) { return text.startsWith(result); }),
                 qPrintable(result));
    QCOMPARE(gameLines(grid.open.tournament()), QStringList{u"-: 1 0-0 2"_s});
    QCOMPARE(grid.at(), (GridCursor{0, 2, 0}));
}

void TestCrosstableView::survivesParticipantsComingAndGoing()
{
    Grid grid(emptyField(4));
    grid.view.moveTo(2, 3);
    engine::Participant fifth{.number = engine::ParticipantNumber(5)};
    QVERIFY(grid.open.document()
                .apply({{app::EditKind::AddParticipant, {}}, {app::PutParticipant{fifth}}})
                .has_value());
    QVERIFY(grid.open.document()
                .apply({{app::EditKind::RemoveParticipant, {}},
                        {app::RemoveParticipant{engine::ParticipantNumber(1)}}})
                .has_value());
    QCOMPARE(grid.at(), (GridCursor{1, 2, 0})); // still number 3 against number 4
    grid.type(u"1"_s);
    QCOMPARE(gameLines(grid.open.tournament()), QStringList{u"-: 3 1-0 4"_s});
    // Down to a single player, and nothing points anywhere else.
    const auto id = grid.open.tournament().games.front().id;
    const auto remove = [](int number) {
        return app::Edit(app::RemoveParticipant{engine::ParticipantNumber(number)});
    };
    QVERIFY(grid.open.document()
                .apply({{app::EditKind::RemoveParticipants, {}},
                        {app::RemoveGame{id}, remove(5), remove(4), remove(3)}})
                .has_value());
    QCOMPARE(grid.model.rowCount(), 1);
    QVERIFY(!grid.view.grab().isNull());
    grid.type(u"1 "_s);
    grid.press(Qt::Key_Backspace);
    QVERIFY(grid.open.tournament().games.empty());
}

void TestCrosstableView::zooms()
{
    Grid grid(emptyField(4));
    const int before = grid.view.columnWidth(0);
    grid.press(Qt::Key_Plus, Qt::ControlModifier, 5);
    QCOMPARE(grid.view.zoom().percent(), 150);
    QVERIFY(grid.view.columnWidth(0) > before);
    grid.press(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(grid.view.zoom().percent(), 140);
    grid.press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(grid.view.zoom().percent(), 100);
    QCOMPARE(grid.view.columnWidth(0), before);
    QVERIFY(grid.open.tournament().games.empty());
}

ZAHLMEISTER_TEST(TestCrosstableView, QApplication)

} // namespace tst_crosstableview

#include "tst_crosstableview.moc"
