// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QTest>

#include "tests/support/fields.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gridonscreen.h"
#include "ui/models/progressmodel.h"
#include "ui/views/grids/progressview.h"

namespace tst_progressview {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::ParticipantNumber;
using ui::ProgressModel;
using ui::ProgressView;

namespace {

using Grid = GridOnScreen<ProgressModel, ProgressView>;
using At = ui::GridCursor;

engine::Tournament swiss(int players, int rounds)
{
    auto tournament = emptyField(players);
    tournament.header.mode = engine::TournamentMode::Swiss;
    tournament.header.rounds = rounds;
    return tournament;
}

} // namespace

class TestProgressView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void commitsWithTheResult();
    void movesDownTheRound();
    void typesEveryRowWhole();
    void typesResultsOfPairingsWithOneKey();
    void typesByes();
    void keepsWhatIsRefused();
    void backspaceMendsAndGoesBack();
    void entersPairingsWithEnter();
    void refusesKeysThatBeginNothing();
    void replacesAndSaysSo();
    void clearsCells();
    void editsText();
    void copiesAndPastes();
    void doesNotLoseTextToTheArrows();
    void survivesTheSmallestField();
};

void TestProgressView::commitsWithTheResult()
{
    Grid grid(swiss(6, 3));
    QCOMPARE(grid.at(), (At{0, 0}));
    grid.type(u"4w1"_s);
    QCOMPARE(grid.games(), QStringList{u"1: 1 1-0 4"_s});
    QCOMPARE(grid.at(), (At{0, 1}));
    grid.type(u"2s5"_s);
    QCOMPARE(grid.at(), (At{0, 2}));
    grid.type(u"3+"_s);
    QCOMPARE(grid.at(), (At{1, 0}));
    grid.type(u"5b0"_s);
    QCOMPARE(grid.at(), (At{1, 2})); // over the cell that the first row has filled
    QCOMPARE(grid.games(), (QStringList{u"1: 1 1-0 4"_s, u"1: 5 1-0 2"_s, u"2: 2 1/2 1"_s, u"3: 1 +/- 3"_s}));
    QCOMPARE(grid.view.typed(), QString());
}

void TestProgressView::movesDownTheRound()
{
    Grid grid(swiss(6, 3));
    grid.view.setDirection(ProgressView::Direction::Down);
    grid.type(u"2w1"_s);
    QCOMPARE(grid.at(), (At{2, 0}));
    grid.type(u"6w0"_s);
    QCOMPARE(grid.at(), (At{3, 0}));
    grid.type(u"5 5"_s);
    QCOMPARE(grid.at(), (At{0, 1})); // the round is complete
    QCOMPARE(grid.games(), (QStringList{u"1: 1 1-0 2"_s, u"1: 3 0-1 6"_s, u"1: 4 1/2 5"_s}));
}

void TestProgressView::typesEveryRowWhole()
{
    Grid grid(swiss(4, 2));
    grid.view.setDirection(ProgressView::Direction::WholeRows);
    grid.type(u"2w13b5"_s);
    QCOMPARE(grid.at(), (At{1, 0}));
    grid.type(u"1b0"_s); // what the first row has filled
    QCOMPARE(grid.at(), (At{1, 1}));
    grid.type(u"4w1"_s);
    grid.type(u"4w0"_s);
    QCOMPARE(grid.at(), (At{2, 1}));
    grid.type(u"1w1"_s); // the first row says it was a draw
    QVERIFY2(grid.view.refusal().contains(u"3b"_s), qPrintable(grid.view.refusal()));
    QCOMPARE(grid.at(), (At{2, 1}));
    grid.press(Qt::Key_Escape);
    grid.type(u"1w5"_s);
    QCOMPARE(grid.at(), (At{3, 0}));
    QCOMPARE(grid.games(), (QStringList{u"1: 1 1-0 2"_s, u"1: 3 0-1 4"_s, u"2: 2 1-0 4"_s, u"2: 3 1/2 1"_s}));
}

void TestProgressView::typesResultsOfPairingsWithOneKey()
{
    auto tournament = swiss(6, 3);
    for (const auto& [white, black] : {std::pair(1, 2), std::pair(4, 3), std::pair(5, 6)})
        tournament.games.push_back({.id = engine::GameId(white),
                                    .round = 1,
                                    .white = ParticipantNumber(white),
                                    .black = ParticipantNumber(black)});
    Grid grid(tournament);
    grid.view.setDirection(ProgressView::Direction::Down);
    QCOMPARE(grid.at(), (At{0, 0}));
    grid.type(u"105"_s);
    QCOMPARE(grid.games(), (QStringList{u"1: 1 1-0 2"_s, u"1: 4 1-0 3"_s, u"1: 5 1/2 6"_s}));
    // A sign that begins no entry changes the game that is there.
    grid.view.moveTo(0, 0);
    grid.type(u"="_s);
    QVERIFY(grid.games().contains(u"1: 1 1/2 2"_s));
    grid.view.moveTo(0, 0);
    grid.type(u"x"_s);
    QVERIFY(grid.games().contains(u"1: 1 * 2"_s));
}

void TestProgressView::typesByes()
{
    Grid grid(swiss(6, 4));
    grid.type(u"spf"_s);
    grid.type(u"b5"_s);
    grid.type(u"-"_s);
    grid.type(u"+"_s);
    QCOMPARE(grid.open.tournament().participants[0].byes,
             (std::vector<engine::Bye>{{1, engine::kWin, engine::ByeKind::Allocated},
                                       {2, engine::kDraw, engine::ByeKind::Requested},
                                       {3, engine::kLoss, engine::ByeKind::Requested},
                                       {4, engine::kWin, engine::ByeKind::Allocated}}));
    QCOMPARE(grid.at(), (At{1, 0}));
}

void TestProgressView::keepsWhatIsRefused()
{
    Grid grid(swiss(6, 3));
    grid.type(u"4w1"_s);
    grid.view.moveTo(1, 0);
    grid.type(u"4w1"_s);
    QVERIFY2(grid.view.refusal().contains(u"4 P4"_s), qPrintable(grid.view.refusal()));
    QCOMPARE(grid.view.typed(), u"4w1"_s);
    QCOMPARE(grid.at(), (At{1, 0}));
    QCOMPARE(grid.games(), QStringList{u"1: 1 1-0 4"_s});
    for (int i = 0; i < 3; ++i)
        grid.press(Qt::Key_Backspace);
    grid.type(u"3w1"_s);
    QCOMPARE(grid.games(), (QStringList{u"1: 1 1-0 4"_s, u"1: 2 1-0 3"_s}));
    grid.view.moveTo(4, 0);
    grid.type(u"9w1"_s);
    QVERIFY(!grid.view.refusal().isEmpty());
    grid.press(Qt::Key_Escape);
    QCOMPARE(grid.view.typed(), QString());
    QCOMPARE(grid.view.refusal(), QString());
}

void TestProgressView::backspaceMendsAndGoesBack()
{
    Grid grid(swiss(6, 3));
    grid.type(u"44"_s);
    grid.press(Qt::Key_Backspace);
    grid.type(u"w1"_s);
    QCOMPARE(grid.games(), QStringList{u"1: 1 1-0 4"_s});
    grid.type(u"2w1"_s);
    grid.press(Qt::Key_Backspace);
    QCOMPARE(grid.at(), (At{0, 1}));
    QCOMPARE(grid.games(), QStringList{u"1: 1 1-0 4"_s});
    grid.press(Qt::Key_Backspace);
    QCOMPARE(grid.at(), (At{0, 0}));
    QVERIFY(grid.games().isEmpty());
    grid.press(Qt::Key_Backspace); // nothing was typed before
    QCOMPARE(grid.at(), (At{0, 0}));
}

void TestProgressView::entersPairingsWithEnter()
{
    Grid grid(swiss(6, 3));
    grid.view.setDirection(ProgressView::Direction::Down);
    grid.type(u"4s"_s);
    grid.press(Qt::Key_Return);
    QCOMPARE(grid.games(), QStringList{u"1: 4 * 1"_s});
    QCOMPARE(grid.at(), (At{1, 0}));
    grid.type(u"3w"_s);
    grid.press(Qt::Key_Tab);
    QCOMPARE(grid.games(), (QStringList{u"1: 2 * 3"_s, u"1: 4 * 1"_s}));
    grid.press(Qt::Key_Return); // nothing is typed: just move
    QCOMPARE(grid.at(), (At{5, 0}));
}

void TestProgressView::refusesKeysThatBeginNothing()
{
    Grid grid(swiss(6, 3));
    grid.type(u"q"_s);
    QVERIFY(!grid.view.refusal().isEmpty());
    grid.type(u"0"_s);
    QVERIFY(!grid.view.refusal().isEmpty());
    QCOMPARE(grid.view.typed(), QString());
    grid.type(u"4wx"_s);
    QCOMPARE(grid.view.typed(), u"4w"_s);
}

void TestProgressView::replacesAndSaysSo()
{
    Grid grid(swiss(6, 3));
    grid.type(u"4w1"_s);
    grid.view.moveTo(0, 0);
    grid.type(u"5w1"_s);
    QCOMPARE(grid.games(), QStringList{u"1: 1 1-0 5"_s});
    QVERIFY2(grid.view.notice().contains(u"4 P4"_s), qPrintable(grid.view.notice()));
    QVERIFY(grid.open.document().undo().has_value());
    QCOMPARE(grid.games(), QStringList{u"1: 1 1-0 4"_s});
}

void TestProgressView::clearsCells()
{
    Grid grid(swiss(6, 3));
    grid.type(u"4w12w1spf"_s);
    grid.view.moveTo(0, 0);
    grid.press(Qt::Key_End, Qt::ShiftModifier);
    grid.press(Qt::Key_Delete);
    QVERIFY(grid.games().isEmpty());
    QVERIFY(grid.open.tournament().participants[0].byes.empty());
    QVERIFY(grid.open.document().undo().has_value());
    QCOMPARE(grid.games().size(), 2);
}

void TestProgressView::editsText()
{
    Grid grid(swiss(6, 3));
    grid.type(u"4w1"_s);
    grid.view.moveTo(0, 0);
    grid.press(Qt::Key_F2);
    QVERIFY(grid.view.typed().startsWith(u"4w"_s));
    grid.press(Qt::Key_Backspace);
    grid.type(u"0/-"_s); // no result commits while a text is edited
    QCOMPARE(grid.games(), QStringList{u"1: 1 1-0 4"_s});
    grid.press(Qt::Key_Return);
    QCOMPARE(grid.games(), QStringList{u"1: 1 0/- 4"_s});
}

void TestProgressView::copiesAndPastes()
{
    Grid grid(swiss(6, 3));
    grid.type(u"4w12s5"_s);
    grid.view.moveTo(0, 0);
    grid.press(Qt::Key_Right, Qt::ShiftModifier);
    grid.press(Qt::Key_C, Qt::ControlModifier);
    const QString copied = QApplication::clipboard()->text();
    QCOMPARE(copied.count(u'\t'), 1);
    grid.press(Qt::Key_X, Qt::ControlModifier);
    QVERIFY(grid.games().isEmpty());
    grid.view.moveTo(0, 0);
    grid.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(grid.games(), (QStringList{u"1: 1 1-0 4"_s, u"2: 2 1/2 1"_s}));
    QApplication::clipboard()->setText(u"2w1\tquatsch"_s);
    grid.view.moveTo(2, 0);
    grid.press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(grid.view.refusal().contains(u"quatsch"_s), qPrintable(grid.view.refusal()));
    QCOMPARE(grid.games().size(), 2);
}

void TestProgressView::doesNotLoseTextToTheArrows()
{
    Grid grid(swiss(6, 3));
    grid.type(u"4"_s);
    grid.press(Qt::Key_F6); // no key of the grid
    QCOMPARE(grid.view.typed(), u"4"_s);
    grid.type(u"w"_s);
    grid.press(Qt::Key_Right);
    QCOMPARE(grid.games(), QStringList{u"1: 1 * 4"_s}); // what can be read is taken
    grid.type(u"b"_s);
    grid.press(Qt::Key_Down);
    QCOMPARE(grid.view.typed(), u"b"_s); // what cannot stays, with the cursor
    QVERIFY(!grid.view.refusal().isEmpty());
}

void TestProgressView::survivesTheSmallestField()
{
    Grid grid(swiss(2, 1));
    grid.press(Qt::Key_Delete);
    grid.press(Qt::Key_Escape);
    grid.press(Qt::Key_Space);
    grid.press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(grid.at(), (At{0, 0}));
    grid.type(u"2w1"_s);
    QCOMPARE(grid.games(), QStringList{u"1: 1 1-0 2"_s});
}

ZAHLMEISTER_TEST(TestProgressView, QApplication)

} // namespace tst_progressview

#include "tst_progressview.moc"
