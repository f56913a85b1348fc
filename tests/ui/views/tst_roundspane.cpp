// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/fields.h"
#include "tests/support/gridfields.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/models/roundmodel.h"
#include "ui/views/grids/roundview.h"
#include "ui/views/roundspane.h"
#include "ui/widgets/entryline.h"

namespace tst_roundspane {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::ParticipantNumber;
using ui::RoundModel;
using ui::RoundsPane;

namespace {

/// The rounds on screen.
struct Rounds {
    explicit Rounds(const engine::Tournament& tournament) : open(tournament), pane(open.evaluation())
    {
        pane.resize(1000, 700);
        pane.show();
        pane.setFocus();
        (void)QTest::qWaitForWindowActive(&pane);
    }
    /// Types lines with Enter into the line.
    void lines(const QStringList& texts)
    {
        for (const QString& text : texts) {
            QTest::keyClicks(&pane.entry().field(), text);
            QTest::keyClick(&pane.entry().field(), Qt::Key_Return);
        }
    }
    void keys(const QString& text) { QTest::keyClicks(&pane.view(), text); }
    [[nodiscard]] QStringList games() const { return gameLines(open.tournament()); }
    [[nodiscard]] std::vector<std::optional<int>> boards() const
    {
        std::vector<std::optional<int>> list;
        for (const auto& game : open.tournament().games)
            list.push_back(game.board);
        return list;
    }

    OpenTournament open;
    RoundsPane pane;
};

} // namespace

class TestRoundsPane : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    }
    void init() { QSettings().clear(); }

    void typesPairingsInTheLine();
    void keepsARefusedLine();
    void saysLongSentencesInFull();
    void typesResultsDownTheList();
    void listsByes();
    void showsTheWordsOfAByeInFull();
    void stepsThroughRounds();
    void movesBoardsAndColours();
    void setsTheDateOfARound();
    void showsGamesWithoutRound();
    void removesPairings();
    void modelFollowsEveryEdit();
    void pastesAListOfPairings();
    void refusesAListAsAWhole();
    void pastesAColumnOfResults();
    void leavesAWholeTableToTheWindow();

private:
    QTemporaryDir m_settings;
};

void TestRoundsPane::typesPairingsInTheLine()
{
    Rounds rounds(emptyField(8));
    QVERIFY(rounds.pane.entry().field().hasFocus()); // nothing is there to go down
    rounds.lines({u"1-5 1"_s, u"6-2"_s, u"3 7 5"_s, u"4 spf"_s});
    QCOMPARE(rounds.games(), (QStringList{u"1: 1 1-0 5"_s, u"1: 3 1/2 7"_s, u"1: 6 * 2"_s}));
    QCOMPARE(rounds.boards(), (std::vector<std::optional<int>>{1, 2, 3}));
    QCOMPARE(rounds.open.tournament().participants[3].byes.size(), 1U);
    rounds.lines({u"6-2 0"_s}); // the result of a pairing that is there
    QCOMPARE(rounds.games().size(), 3);
    QVERIFY(rounds.games().contains(u"1: 6 0-1 2"_s));
    rounds.lines({u"r2"_s, u"5-1 -"_s});
    QVERIFY(rounds.games().contains(u"2: 5 -/+ 1"_s));
    QVERIFY(rounds.pane.entry().field().text().isEmpty());
}

void TestRoundsPane::keepsARefusedLine()
{
    Rounds rounds(emptyField(8));
    rounds.lines({u"1-5 1"_s, u"5-2"_s});
    QCOMPARE(rounds.pane.entry().field().text(), u"5-2"_s);
    QVERIFY(rounds.pane.entry().isRefused());
    QVERIFY2(rounds.pane.entry().sentence().contains(u"5 P5"_s), qPrintable(rounds.pane.entry().sentence()));
    QTest::keyClick(&rounds.pane.entry().field(), Qt::Key_Escape);
    QVERIFY(rounds.pane.entry().field().text().isEmpty());
    rounds.lines({u"Unsinn"_s});
    QVERIFY(rounds.pane.entry().isRefused());
    QCOMPARE(rounds.games(), QStringList{u"1: 1 1-0 5"_s});
}

void TestRoundsPane::saysLongSentencesInFull()
{
    Rounds rounds(emptyField(8));
    rounds.lines({u"1-5 1"_s});
    rounds.pane.resize(640, 500);
    rounds.lines({u"12 against nobody at all"_s});
    QVERIFY(rounds.pane.entry().isRefused());
    QLabel* sentence = nullptr;
    for (auto* label : rounds.pane.entry().findChildren<QLabel*>())
        sentence = label->text() == rounds.pane.entry().sentence() ? label : sentence;
    QVERIFY(sentence != nullptr);
    QTRY_VERIFY(sentence->height() >= sentence->heightForWidth(sentence->width()));
    // One line is reserved: the list does not move while somebody types.
    rounds.pane.resize(1400, 700);
    QTest::keyClick(&rounds.pane.entry().field(), Qt::Key_Escape);
    QApplication::processEvents();
    const int top = rounds.pane.view().y();
    QTest::keyClicks(&rounds.pane.entry().field(), u"3-7"_s);
    QApplication::processEvents();
    QVERIFY(!rounds.pane.entry().sentence().isEmpty());
    QCOMPARE(rounds.pane.view().y(), top);
}

void TestRoundsPane::typesResultsDownTheList()
{
    Rounds rounds(emptyField(8));
    rounds.lines({u"1-5"_s, u"6-2"_s, u"3-7"_s, u"8-4"_s});
    QTest::keyClick(&rounds.pane.entry().field(), Qt::Key_Escape);
    QVERIFY(rounds.pane.view().hasFocus());
    rounds.pane.view().moveTo(0, RoundModel::ResultColumn);
    rounds.keys(u"105+"_s);
    QCOMPARE(rounds.games(),
             (QStringList{u"1: 1 1-0 5"_s, u"1: 3 1/2 7"_s, u"1: 6 0-1 2"_s, u"1: 8 +/- 4"_s}));
    QTest::keyClick(&rounds.pane.view(), Qt::Key_Backspace);
    QVERIFY(rounds.games().contains(u"1: 3 * 7"_s));
    rounds.keys(u"q"_s);
    QVERIFY(!rounds.pane.view().refusal().isEmpty());
    QTest::keyClick(&rounds.pane.view(), Qt::Key_Return);
    QVERIFY(rounds.pane.entry().field().hasFocus());
}

void TestRoundsPane::listsByes()
{
    Rounds rounds(emptyField(5));
    rounds.lines({u"1-2 1"_s, u"5 spf"_s, u"3 -"_s});
    const auto* model = rounds.pane.view().model();
    QCOMPARE(model->rowCount(), 3);
    QCOMPARE(model->index(1, RoundModel::kWhite).data().toString(), u"P3, Player"_s);
    QCOMPARE(model->index(1, RoundModel::ResultColumn).data().toString(), u"0"_s);
    QCOMPARE(model->index(2, RoundModel::ResultColumn).data().toString(), u"1"_s);
    rounds.pane.view().moveTo(1, RoundModel::ResultColumn);
    rounds.keys(u"5"_s);
    QCOMPARE(rounds.open.tournament().participants[2].byes,
             (std::vector<engine::Bye>{{1, engine::kDraw, engine::ByeKind::Requested}}));
}

void TestRoundsPane::showsTheWordsOfAByeInFull()
{
    auto tournament = emptyField(4);
    for (auto& participant : tournament.participants)
        participant.name = "Li"; // narrower than any word about a bye
    Rounds rounds(tournament);
    rounds.lines({u"1-2 1"_s, u"3 spf"_s, u"4 -"_s});
    const auto& view = rounds.pane.view();
    const QFontMetrics text(view.font());
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        const QString words = view.model()->index(row, RoundModel::kBlack).data().toString();
        QVERIFY2(view.columnWidth(RoundModel::kBlack) > text.horizontalAdvance(words), qPrintable(words));
    }
}

void TestRoundsPane::stepsThroughRounds()
{
    Rounds rounds(swissSystem(7, {.players = 10, .rounds = 4, .open = 0}));
    QCOMPARE(rounds.pane.round(), std::optional(4)); // where work goes on
    QTest::keyClick(&rounds.pane.view(), Qt::Key_Left);
    QCOMPARE(rounds.pane.round(), std::optional(3));
    QTest::keyClick(&rounds.pane, Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(rounds.pane.round(), std::optional(2));
    auto* choice = rounds.pane.findChild<QComboBox*>(u"roundChoice"_s);
    QCOMPARE(choice->currentIndex(), 1);
    rounds.pane.setRound(5000);
    QCOMPARE(rounds.pane.round(), std::optional(999));
}

void TestRoundsPane::movesBoardsAndColours()
{
    Rounds rounds(emptyField(6));
    rounds.lines({u"1-4 1"_s, u"2-5 0"_s, u"3-6 5"_s});
    auto& view = rounds.pane.view();
    view.moveTo(2, RoundModel::ResultColumn);
    QTest::keyClick(&view, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(rounds.boards(), (std::vector<std::optional<int>>{1, 3, 2}));
    QCOMPARE(view.cursor().row, 1); // the cursor goes with the pairing
    QCOMPARE(view.model()->index(1, RoundModel::kWhite).data().toString(), u"P3, Player"_s);
    view.moveTo(0, RoundModel::ResultColumn);
    QTest::keyClick(&view, Qt::Key_T);
    QVERIFY(rounds.games().contains(u"1: 4 0-1 1"_s));
    QVERIFY(rounds.open.document().undo().has_value());
    QVERIFY(rounds.open.document().undo().has_value());
    QCOMPARE(rounds.boards(), (std::vector<std::optional<int>>{1, 2, 3}));
    QCOMPARE(view.model()->index(2, RoundModel::kWhite).data().toString(), u"P3, Player"_s);
}

void TestRoundsPane::setsTheDateOfARound()
{
    Rounds rounds(emptyField(6));
    rounds.lines({u"1-4"_s, u"2-5"_s});
    auto* date = rounds.pane.findChild<QLineEdit*>(u"roundDate"_s);
    QVERIFY(date->isEnabled());
    date->setFocus();
    QTest::keyClicks(date, u"14.11.2026"_s);
    QTest::keyClick(date, Qt::Key_Return);
    for (const auto& game : rounds.open.tournament().games)
        QCOMPARE(game.date, engine::Date::tryFrom(2026, 11, 14));
    rounds.lines({u"3-6 1"_s}); // takes the day of the others
    QCOMPARE(rounds.open.tournament().games[2].date, engine::Date::tryFrom(2026, 11, 14));
    rounds.pane.setRound(2);
    QCOMPARE(date->text(), QString());
    QVERIFY(!date->isEnabled());
}

void TestRoundsPane::showsGamesWithoutRound()
{
    auto tournament = roundRobin(3, {.players = 5});
    for (auto& game : tournament.games)
        game.round.reset();
    Rounds rounds(tournament);
    rounds.pane.setRound(std::nullopt);
    QCOMPARE(rounds.pane.view().model()->rowCount(), 10);
    const auto first = rounds.open.tournament().games.front();
    engine::FindingPlace place;
    place.game = first.id;
    rounds.pane.setRound(1);
    QVERIFY(rounds.pane.goTo(place));
    QCOMPARE(rounds.pane.round(), std::optional<int>());
    QCOMPARE(rounds.pane.currentPlace().game, place.game);
    // Typed as a pairing of a round, it gets that round.
    rounds.pane.setRound(1);
    rounds.lines({u"%1-%2"_s.arg(first.white.value()).arg(first.black.value())});
    QCOMPARE(rounds.open.document().game(first.id)->round, std::optional(1));
    QCOMPARE(rounds.open.tournament().games.size(), 10U);
}

void TestRoundsPane::removesPairings()
{
    Rounds rounds(emptyField(6));
    rounds.lines({u"1-4 1"_s, u"2-5 0"_s, u"6 spf"_s});
    auto& view = rounds.pane.view();
    view.moveTo(0, RoundModel::ResultColumn);
    QTest::keyClick(&view, Qt::Key_End, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&view, Qt::Key_Delete);
    QCOMPARE(view.model()->rowCount(), 0);
    QVERIFY(rounds.open.tournament().participants[5].byes.empty());
    QVERIFY(rounds.pane.entry().field().hasFocus());
    QVERIFY(rounds.open.document().undo().has_value());
    QCOMPARE(view.model()->rowCount(), 3);
}

void TestRoundsPane::modelFollowsEveryEdit()
{
    OpenTournament open(swissSystem(5, {.players = 12, .rounds = 3}));
    RoundModel model(open.evaluation());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRound(2);
    std::vector<engine::Game> games;
    for (const auto& game : open.tournament().games) {
        if (game.round == 2)
            games.push_back(game);
    }
    QCOMPARE(model.rowCount(), static_cast<int>(games.size()));
    // Boards upside down, one game away, one into another round.
    std::vector<app::Edit> edits;
    for (std::size_t i = 2; i < games.size(); ++i) {
        games[i].board = static_cast<int>(games.size() - i);
        edits.emplace_back(app::PutGame{games[i]});
    }
    edits.emplace_back(app::RemoveGame{games[0].id});
    games[1].round = 3;
    edits.emplace_back(app::PutGame{games[1]});
    open.apply(edits);
    QCOMPARE(model.rowCount(), static_cast<int>(games.size()) - 2);
    QCOMPARE(model.gameAt(0)->id, games.back().id);
    QVERIFY(open.document().undo().has_value());
    QCOMPARE(model.rowCount(), static_cast<int>(games.size()));
    QCOMPARE(model.gameAt(0)->id, games[0].id);
}

void TestRoundsPane::pastesAListOfPairings()
{
    Rounds rounds(emptyField(8));
    QApplication::clipboard()->setText(u"1-5 1\r\n6-2\n\n3 : 7  ½\n4 spf\nRunde 2:\n5-2 0\n1-3 +"_s);
    QTest::keySequence(&rounds.pane.entry().field(), QKeySequence::Paste); // into the line
    QCOMPARE(rounds.games(), (QStringList{u"1: 1 1-0 5"_s, u"1: 3 1/2 7"_s, u"1: 6 * 2"_s, u"2: 1 +/- 3"_s,
                                          u"2: 5 0-1 2"_s}));
    QCOMPARE(rounds.boards(), (std::vector<std::optional<int>>{1, 2, 3, 1, 2}));
    QCOMPARE(rounds.open.tournament().participants[3].byes.size(), 1U);
    QVERIFY(rounds.pane.entry().field().text().isEmpty());
    QVERIFY(rounds.open.document().undo().has_value()); // one step
    QVERIFY(rounds.games().isEmpty());
    QVERIFY(rounds.open.tournament().participants[3].byes.empty());
}

void TestRoundsPane::refusesAListAsAWhole()
{
    Rounds rounds(emptyField(8));
    rounds.lines({u"1-5 1"_s});
    QTest::keyClick(&rounds.pane.entry().field(), Qt::Key_Escape);
    for (const auto& [text, line, word] :
         {std::tuple(u"2-6 1\n3-2 0"_s, u"2"_s, u"2 P2"_s), std::tuple(u"2-6 1\n2-6 0"_s, u"2"_s, u"2-6 0"_s),
          std::tuple(u"2-6 1\n1-5 0"_s, u"2"_s, u"1-5 0"_s), std::tuple(u"2-6 1\n\n3-99"_s, u"3"_s, u"99"_s),
          std::tuple(u"2-6 1\nUnsinn"_s, u"2"_s, u"Unsinn"_s)}) {
        QApplication::clipboard()->setText(text);
        QTest::keySequence(&rounds.pane.view(), QKeySequence::Paste);
        const QString refusal = rounds.pane.view().refusal();
        QVERIFY2(refusal.contains(line) && refusal.contains(word), qPrintable(text + u'|' + refusal));
        QCOMPARE(rounds.games(), QStringList{u"1: 1 1-0 5"_s});
    }
    QApplication::clipboard()->setText(u"1-5 1\n2-6 1"_s); // says the same again
    QTest::keySequence(&rounds.pane.view(), QKeySequence::Paste);
    QCOMPARE(rounds.games(), (QStringList{u"1: 1 1-0 5"_s, u"1: 2 1-0 6"_s}));
}

void TestRoundsPane::pastesAColumnOfResults()
{
    Rounds rounds(emptyField(8));
    rounds.lines({u"1-5"_s, u"6-2"_s, u"3-7"_s, u"8-4 1"_s});
    QTest::keyClick(&rounds.pane.entry().field(), Qt::Key_Escape);
    rounds.pane.view().moveTo(0, RoundModel::ResultColumn);
    QApplication::clipboard()->setText(u"1:0\n½\n0-1\n"_s);
    QTest::keySequence(&rounds.pane.view(), QKeySequence::Paste);
    QCOMPARE(rounds.games(),
             (QStringList{u"1: 1 1-0 5"_s, u"1: 3 0-1 7"_s, u"1: 6 1/2 2"_s, u"1: 8 1-0 4"_s}));
    rounds.pane.view().moveTo(2, RoundModel::ResultColumn);
    QTest::keySequence(&rounds.pane.view(), QKeySequence::Paste); // three lines for two pairings
    QVERIFY(rounds.pane.view().refusal().contains(u'3'));
    QCOMPARE(rounds.games().size(), 4);
}

void TestRoundsPane::leavesAWholeTableToTheWindow()
{
    Rounds rounds(emptyField(8));
    const QSignalSpy whole(&rounds.pane.view(), &ui::GridView::wholeTablePasted);
    QApplication::clipboard()->setText(u"Nr.\tName\tDWZ\t1\t2\t3\n1\tAdam\t1500\tx\t1\t0\n"
                                       "2\tBär\t1400\t0\tx\t1\n3\tCohn\t1300\t1\t0\tx\n"_s);
    QTest::keySequence(&rounds.pane.entry().field(), QKeySequence::Paste);
    QCOMPARE(whole.size(), 1);
    // What was read goes along, so that nobody reads it again.
    QVERIFY(whole.first().first().value<ui::PastedTable>()->reading.tournament.has_value());
    rounds.lines({u"1-5"_s});
    rounds.pane.view().setFocus();
    QTest::keySequence(&rounds.pane.view(), QKeySequence::Paste);
    QCOMPARE(whole.size(), 2);
    QCOMPARE(rounds.games().size(), 1);
}

ZAHLMEISTER_TEST(TestRoundsPane, QApplication)

} // namespace tst_roundspane

#include "tst_roundspane.moc"
