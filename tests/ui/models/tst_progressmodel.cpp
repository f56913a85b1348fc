// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/fields.h"
#include "tests/support/gridfields.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/models/progressmodel.h"
#include "ui/paste/tablepaste.h"
#include "ui/text/language.h"

namespace tst_progressmodel {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::Game;
using engine::ParticipantNumber;
using ui::ProgressModel;

namespace {

Game inRound(int round, int white, int black, engine::GameResult result)
{
    return {.round = round,
            .white = ParticipantNumber(white),
            .black = ParticipantNumber(black),
            .result = result};
}

using Cells = std::set<std::pair<int, int>>;

Cells announced(const QSignalSpy& changed)
{
    Cells cells;
    for (const auto& arguments : changed) {
        const auto cell = arguments[0].toModelIndex();
        cells.emplace(cell.row(), cell.column());
    }
    return cells;
}

} // namespace

class TestProgressModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsGamesFromBothSides();
    void announcesExactlyTheChangedCells();
    void growsWithTheRounds();
    void keepsTheHeadersNumberOfRounds();
    void showsByes();
    void tellsWhatItCannotShow();
    void followsParticipants();
    void survivesUndo();
    void pastesWhatItCopies();
    void pasteRefusesContradictions();

private:
    ui::Translators m_translators{ui::Language::German};
};

void TestProgressModel::showsGamesFromBothSides()
{
    OpenTournament open(emptyField(4));
    open.apply({app::PutGame{inRound(1, 1, 2, engine::kWhiteWins)},
                app::PutGame{inRound(1, 3, 4, engine::kWhiteWinsByForfeit)},
                app::PutGame{inRound(2, 3, 1, engine::kNotPlayed)}});
    const ProgressModel model(open.evaluation());
    const auto entry = [&](int row, int column) {
        return model.index(row, column).data(ProgressModel::EntryRole).toString();
    };
    QCOMPARE(model.columnCount(), 3); // one more to type into
    QVERIFY(entry(0, 0).startsWith(u"2"_s) && entry(0, 0).endsWith(u"1"_s));
    QVERIFY(entry(1, 0).startsWith(u"1"_s) && entry(1, 0).endsWith(u"0"_s));
    QCOMPARE(model.index(2, 0).data().toString(), u"4+"_s);
    QCOMPARE(model.index(3, 0).data().toString(), u"3−"_s);
    QVERIFY(model.isPaired(0, 1));
    QVERIFY(model.isOpen(1, 1));
}

void TestProgressModel::announcesExactlyTheChangedCells()
{
    OpenTournament open(swissSystem(3, {.players = 40, .rounds = 7}));
    ProgressModel model(open.evaluation());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy changed(&model, &ProgressModel::dataChanged);
    QSignalSpy reset(&model, &ProgressModel::modelReset);
    Game game = open.tournament().games[30];
    const int round = game.round.value();
    game.result = game.result == engine::kDrawn ? engine::kWhiteWins : engine::kDrawn;
    open.apply({app::PutGame{game}});
    QCOMPARE(announced(changed),
             (Cells{{game.white.value() - 1, round - 1}, {game.black.value() - 1, round - 1}}));
    changed.clear();
    // Another opponent: the old one's cell changes too.
    const auto old = game.black;
    game.black = ParticipantNumber(old.value() == 40 ? 39 : 40);
    if (game.black == game.white)
        game.black = ParticipantNumber(38);
    open.apply({app::PutGame{game}});
    QCOMPARE(announced(changed), (Cells{{game.white.value() - 1, round - 1},
                                        {game.black.value() - 1, round - 1},
                                        {old.value() - 1, round - 1}}));
    QCOMPARE(reset.size(), 0);
}

void TestProgressModel::growsWithTheRounds()
{
    OpenTournament open(emptyField(4));
    ProgressModel model(open.evaluation());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.columnCount(), 1);
    open.apply({app::PutGame{inRound(1, 1, 2, engine::kDrawn)}});
    QCOMPARE(model.columnCount(), 2);
    open.apply({app::PutGame{inRound(5, 1, 2, engine::kDrawn)}});
    QCOMPARE(model.columnCount(), 6);
    QVERIFY(open.document().undo().has_value());
    QCOMPARE(model.columnCount(), 2);
}

void TestProgressModel::keepsTheHeadersNumberOfRounds()
{
    auto tournament = emptyField(4);
    tournament.header.rounds = 7;
    OpenTournament open(tournament);
    ProgressModel model(open.evaluation());
    QCOMPARE(model.columnCount(), 7);
    open.apply({app::PutGame{inRound(9, 1, 2, engine::kDrawn)}}); // a mistake that must be seen
    QCOMPARE(model.columnCount(), 9);
}

void TestProgressModel::showsByes()
{
    OpenTournament open(emptyField(4));
    ProgressModel model(open.evaluation());
    QSignalSpy changed(&model, &ProgressModel::dataChanged);
    auto participant = open.tournament().participants[2];
    participant.byes = {{2, engine::kDraw, engine::ByeKind::Requested}};
    open.apply({app::PutParticipant{participant}});
    QCOMPARE(model.index(2, 1).data().toString(), u"b½"_s);
    QCOMPARE(announced(changed), (Cells{{2, 1}}));
    QVERIFY(!model.isOpen(2, 1));
    QCOMPARE(model.columnCount(), 3);
}

void TestProgressModel::tellsWhatItCannotShow()
{
    OpenTournament open(emptyField(6));
    open.apply({app::PutGame{inRound(1, 1, 2, engine::kDrawn)},
                app::PutGame{inRound(1, 1, 3, engine::kDrawn)},
                app::PutGame{{.white = ParticipantNumber(4), .black = ParticipantNumber(5)}}});
    const ProgressModel model(open.evaluation());
    // The game of 1 and 3 stands at least in the cell of 3.
    QCOMPARE(model.gamesWithoutCell(), std::vector{engine::GameId(3)});
    QCOMPARE(model.gamesAt(0, 0)->size(), 2U);
    open.apply({app::PutGame{inRound(1, 2, 3, engine::kDrawn)}});
    QCOMPARE(model.gamesWithoutCell(), (std::vector{engine::GameId(3), engine::GameId(4)}));
}

void TestProgressModel::followsParticipants()
{
    OpenTournament open(emptyField(4));
    ProgressModel model(open.evaluation());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    auto last = open.tournament().participants.back();
    last.number = ParticipantNumber(9);
    last.byes = {{3, engine::kWin, engine::ByeKind::Allocated}};
    open.apply({app::PutParticipant{last}});
    QCOMPARE(model.rowCount(), 5);
    QCOMPARE(model.columnCount(), 4);
    QCOMPARE(model.rowOf(ParticipantNumber(9)), 4);
    open.apply({app::RemoveParticipant{ParticipantNumber(2)}});
    QCOMPARE(model.rowOf(ParticipantNumber(9)), 3);
    open.apply({app::RemoveParticipant{ParticipantNumber(9)}});
    QCOMPARE(model.columnCount(), 1);
}

void TestProgressModel::survivesUndo()
{
    const auto tournament = swissSystem(9, {.players = 12, .rounds = 5, .forfeit = 0.2, .open = 0.2});
    OpenTournament open(tournament);
    ProgressModel model(open.evaluation());
    const auto texts = [](const ProgressModel& shown) {
        QStringList lines;
        for (int row = 0; row < shown.rowCount(); ++row) {
            for (int column = 0; column < shown.columnCount(); ++column)
                lines.append(shown.index(row, column).data(ProgressModel::EntryRole).toString());
        }
        return lines;
    };
    const QStringList before = texts(model);
    std::vector<app::Edit> edits;
    for (const Game& game : open.tournament().games)
        edits.emplace_back(app::RemoveGame{game.id});
    open.apply(edits);
    QVERIFY(texts(model).join(QString()).isEmpty());
    QVERIFY(open.document().undo().has_value());
    QCOMPARE(texts(model), before);
}

void TestProgressModel::pastesWhatItCopies()
{
    auto tournament = swissSystem(4, {.players = 12, .rounds = 5, .forfeit = 0.2});
    tournament.participants[0].byes = {{6, engine::kWin, engine::ByeKind::Allocated}};
    tournament.participants[1].byes = {{6, engine::kDraw, engine::ByeKind::Requested}};
    tournament.header.rounds = 6;
    OpenTournament source(tournament);
    const ProgressModel shown(source.evaluation());
    QStringList lines;
    for (int row = 0; row < shown.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < shown.columnCount(); ++column)
            cells.append(shown.index(row, column).data(ProgressModel::EntryRole).toString());
        lines.append(cells.join(u'\t'));
    }
    auto bare = tournament;
    bare.games.clear();
    for (auto& participant : bare.participants)
        participant.byes.clear();
    OpenTournament target(bare);
    const ProgressModel model(target.evaluation());
    const auto plan = ui::planProgressPaste(model, 0, 0, lines.join(u'\n') + u'\n');
    QCOMPARE(plan.refusals, QStringList());
    QVERIFY(target.document().apply(plan.group).has_value());
    QCOMPARE(gameLines(target.tournament()), gameLines(tournament));
    QCOMPARE(target.tournament().participants, tournament.participants);
    // Once more: everything stands there already.
    QVERIFY(ui::planProgressPaste(model, 0, 0, lines.join(u'\n')).group.edits.empty());
}

void TestProgressModel::pasteRefusesContradictions()
{
    OpenTournament open(emptyField(4));
    const ProgressModel model(open.evaluation());
    const auto refusals = [&](const QString& text) {
        return ui::planProgressPaste(model, 0, 0, text).refusals;
    };
    QCOMPARE(refusals(u"2w1\n1s0"_s), QStringList());
    QCOMPARE(refusals(u"2w1\n1s1"_s).size(), 1);
    QCOMPARE(refusals(u"2w1\n1w0"_s).size(), 1);
    QCOMPARE(refusals(u"2w1\n3w1"_s).size(), 1);
    QCOMPARE(refusals(u"2w1\n\n2w1"_s).size(), 1);
    QCOMPARE(refusals(u"2w1\t3w1\t4w1"_s).size(), 1);
    QCOMPARE(refusals(u"2w9\nMüller"_s).size(), 2);
    QVERIFY(open.tournament().games.empty());
}

ZAHLMEISTER_TEST(TestProgressModel, QApplication)

} // namespace tst_progressmodel

#include "tst_progressmodel.moc"
