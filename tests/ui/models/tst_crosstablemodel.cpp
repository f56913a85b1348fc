// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/fields.h"
#include "tests/support/gridfields.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"
#include "ui/models/crosstablemodel.h"
#include "ui/models/crosstabletotalsmodel.h"
#include "ui/paste/tablepaste.h"

namespace tst_crosstablemodel {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::CrosstableModel;
using ui::CrosstableTotalsModel;

namespace {

using CellList = QList<std::pair<int, int>>;

// The cells that dataChanged() announced, one by one and sorted; the signs of doubts are left out.
CellList announced(const QSignalSpy& spy)
{
    CellList cells;
    for (const auto& call : spy) {
        if (!call.at(2).value<QList<int>>().isEmpty())
            continue;
        const auto first = call.at(0).toModelIndex();
        const auto last = call.at(1).toModelIndex();
        for (int row = first.row(); row <= last.row(); ++row) {
            for (int column = first.column(); column <= last.column(); ++column)
                cells.append({row, column});
        }
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

engine::Game game(int white, int black, engine::GameResult result, std::optional<int> round = {})
{
    return {.round = round,
            .white = engine::ParticipantNumber(white),
            .black = engine::ParticipantNumber(black),
            .result = result};
}

} // namespace

class TestCrosstableModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void announcesExactlyTheChangedCells();
    void neverResets();
    void keepsColoursAndRound();
    void givesWhiteToTheRow();
    void showsWhatWasAwarded();
    void clearsResultBeforeGame();
    void knowsGamesPerPairing_data();
    void knowsGamesPerPairing();
    void followsParticipants();
    void knowsOpenLines();
    void clearsAWholeTable();
    void undoesAndRedoes();
    void refusesTheDiagonal();
    void saysWhoPlayedWhom();
    void saysHowAMatchWent();
    void marksDoubtfulCells();
    void totalsAnnounceOnlyWhatChanged();
    void totalsAgreeWithTheEvaluation();
    void pastesAsOneStep();
    void pasteRefuses_data();
    void pasteRefuses();
    void copiesWhatItPastes();
};

void TestCrosstableModel::announcesExactlyTheChangedCells()
{
    OpenTournament open(emptyField(5));
    CrosstableModel model(open.evaluation());
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy changed(&model, &CrosstableModel::dataChanged);
    QVERIFY(model.putResult(1, 3, 0, engine::kDrawn).has_value());
    QCOMPARE(announced(changed), (CellList{{1, 3}, {3, 1}}));
    changed.clear();
    QVERIFY(model.putResult(1, 3, 0, engine::kDrawn).has_value()); // the same again says nothing
    QCOMPARE(changed.size(), 0);
    QVERIFY(model.putResult(3, 1, 0, engine::kWhiteWins).has_value());
    QCOMPARE(announced(changed), (CellList{{1, 3}, {3, 1}}));
    QCOMPARE(model.resultAt(1, 3, 0), engine::kBlackWins);
    QCOMPARE(model.index(1, 3).data().toString(), u"0"_s);
    QCOMPARE(model.index(3, 1).data().toString(), u"1"_s);
}

void TestCrosstableModel::neverResets()
{
    OpenTournament open(roundRobin(7, {.players = 12}));
    CrosstableModel model(open.evaluation());
    QSignalSpy resets(&model, &CrosstableModel::modelReset);
    QSignalSpy layouts(&model, &CrosstableModel::layoutChanged);
    for (int column = 1; column < model.columnCount(); ++column)
        QVERIFY(model.putResult(0, column, 0, engine::kNotPlayed).has_value());
    while (open.document().undoName())
        QVERIFY(open.document().undo().has_value());
    QCOMPARE(resets.size() + layouts.size(), 0);
}

void TestCrosstableModel::keepsColoursAndRound()
{
    auto tournament = emptyField(3);
    tournament.games = {game(3, 1, engine::kWhiteWins, 2)};
    OpenTournament open(tournament);
    CrosstableModel model(open.evaluation());
    QCOMPARE(model.resultAt(0, 2, 0), engine::kBlackWins);
    QVERIFY(model.putResult(0, 2, 0, engine::kWhiteWinsByForfeit).has_value());
    QCOMPARE(gameLines(open.tournament()), QStringList{u"2: 3 -/+ 1"_s});
}

void TestCrosstableModel::givesWhiteToTheRow()
{
    OpenTournament open(emptyField(3));
    CrosstableModel model(open.evaluation());
    QVERIFY(model.putResult(2, 0, 0, engine::kBlackWinsByForfeit).has_value());
    QCOMPARE(gameLines(open.tournament()), QStringList{u"-: 3 -/+ 1"_s});
    QCOMPARE(model.index(0, 2).data().toString(), u"+"_s);
}

// RULE: WO2026 2.2.5.2
void TestCrosstableModel::showsWhatWasAwarded()
{
    OpenTournament open(emptyField(3));
    CrosstableModel model(open.evaluation());
    QVERIFY(model.putResult(0, 1, 0, engine::kWhiteWins).has_value());
    engine::Game game = open.tournament().games.front();
    game.awarded = engine::kBlackWinsByForfeit;
    open.apply({app::PutGame{game}});
    QCOMPARE(model.index(0, 1).data().toString(), u"\u2212"_s);
    QCOMPARE(model.index(1, 0).data().toString(), u"+"_s);
    QVERIFY(model.index(1, 0).data(Qt::ToolTipRole).toString().contains(u"0:1"_s)); // on the board
    QVERIFY(model.putResult(0, 1, 0, engine::kBlackWinsByForfeit).has_value());     // as it is shown
    QVERIFY(open.tournament().games.front() == game);
    QVERIFY(model.putResult(0, 1, 0, engine::kDrawn).has_value());
    QVERIFY(open.tournament().games.front().result == engine::kDrawn);
    QVERIFY(!open.tournament().games.front().awarded);
}

void TestCrosstableModel::clearsResultBeforeGame()
{
    auto tournament = emptyField(3);
    tournament.games = {game(1, 2, engine::kWhiteWins, 1), game(1, 3, engine::kWhiteWins)};
    OpenTournament open(tournament);
    CrosstableModel model(open.evaluation());
    QVERIFY(model.clear({model.index(0, 1), model.index(0, 2), model.index(1, 0)}).has_value());
    QCOMPARE(gameLines(open.tournament()),
             QStringList{u"1: 1 * 2"_s}); // the pairing of round 1 is still known
    QCOMPARE(open.document().undoName()->kind, app::EditKind::ClearResults);
    QVERIFY(model.clear({model.index(0, 1)}).has_value());
    QVERIFY(open.tournament().games.empty());
    QVERIFY(open.document().undo().has_value());
    QVERIFY(open.document().undo().has_value());
    QCOMPARE(gameLines(open.tournament()), (QStringList{u"-: 1 1-0 3"_s, u"1: 1 1-0 2"_s}));
}

void TestCrosstableModel::knowsGamesPerPairing_data()
{
    using engine::TournamentKind;
    using engine::TournamentMode;
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("mode"); // -1: not given
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("expected");
    const int robin = static_cast<int>(TournamentMode::RoundRobin);
    const int individual = static_cast<int>(TournamentKind::Individual);
    QTest::newRow("single, even") << 4 << individual << robin << 3 << 1;
    QTest::newRow("double, even") << 4 << individual << robin << 6 << 2;
    QTest::newRow("double, odd") << 5 << individual << robin << 10 << 2;
    QTest::newRow("threefold") << 4 << individual << robin << 9 << 3;
    QTest::newRow("rounds do not fit") << 4 << individual << robin << 5 << 1;
    QTest::newRow("Swiss") << 4 << individual << static_cast<int>(TournamentMode::Swiss) << 6 << 1;
    QTest::newRow("nothing known") << 4 << individual << -1 << 6 << 1;
    QTest::newRow("two players") << 2 << individual << -1 << 4 << 4;
    QTest::newRow("match") << 2 << static_cast<int>(TournamentKind::Match) << -1 << 8 << 8;
}

void TestCrosstableModel::knowsGamesPerPairing()
{
    QFETCH(int, players);
    QFETCH(int, kind);
    QFETCH(int, mode);
    QFETCH(int, rounds);
    QFETCH(int, expected);
    auto tournament = emptyField(players);
    tournament.header.kind = static_cast<engine::TournamentKind>(kind);
    if (mode >= 0)
        tournament.header.mode = static_cast<engine::TournamentMode>(mode);
    tournament.header.rounds = rounds;
    OpenTournament open(tournament);
    CrosstableModel model(open.evaluation());
    QCOMPARE(model.gamesPerPairing(), expected);
    model.setGamesPerPairing(3);
    QCOMPARE(model.slotCount(0, 1), 3);
    model.setGamesPerPairing({});
    QCOMPARE(model.gamesPerPairing(), expected);
}

void TestCrosstableModel::followsParticipants()
{
    OpenTournament open(emptyField(3));
    CrosstableModel model(open.evaluation());
    CrosstableTotalsModel totals(open.evaluation());
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester totalsTester(&totals, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(model.putResult(0, 2, 0, engine::kWhiteWins).has_value());
    engine::Participant tenth{.number = engine::ParticipantNumber(10)};
    tenth.name = "Ten, Player";
    QVERIFY(open.document()
                .apply({{app::EditKind::AddParticipant, {}}, {app::PutParticipant{tenth}}})
                .has_value());
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.columnCount(), 4);
    QCOMPARE(totals.rowCount(), 4);
    QCOMPARE(model.nameAt(3), u"Ten, Player"_s);
    QCOMPARE(model.headerData(3, Qt::Horizontal).toString(), u"10"_s);
    QVERIFY(open.document()
                .apply({{app::EditKind::RemoveParticipant, {}},
                        {app::RemoveParticipant{engine::ParticipantNumber(2)}}})
                .has_value());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(totals.rowCount(), 3);
    QCOMPARE(model.index(0, 1).data().toString(), u"1"_s); // number 3 moved up
    QSignalSpy heads(&model, &CrosstableModel::headerDataChanged);
    auto renamed = open.tournament().participants[0];
    renamed.name = "Renamed, Player";
    QVERIFY(open.document()
                .apply({{app::EditKind::Participant, {}}, {app::PutParticipant{renamed}}})
                .has_value());
    QCOMPARE(heads.size(), 2);
    QCOMPARE(model.nameAt(0), u"Renamed, Player"_s);
}

// The counts behind it are followed edit by edit: after each they must say what a look at every cell says.
void TestCrosstableModel::knowsOpenLines()
{
    OpenTournament open(emptyField(4));
    CrosstableModel model(open.evaluation());
    const auto agrees = [&model] {
        for (int row = 0; row < model.rowCount(); ++row) {
            bool inRow = false;
            bool inColumn = false; // the table is square
            for (int column = 0; column < model.columnCount(); ++column) {
                inRow = inRow || model.openSlot(row, column).has_value();
                inColumn = inColumn || model.openSlot(column, row).has_value();
            }
            if (model.hasOpenCellInRow(row) != inRow || model.hasOpenCellInColumn(row) != inColumn)
                return false;
        }
        return true;
    };
    QVERIFY(model.hasOpenCellInRow(0));
    for (int column = 1; column < 4; ++column)
        QVERIFY(model.putResult(0, column, 0, engine::kDrawn).has_value());
    QVERIFY(!model.hasOpenCellInRow(0) && !model.hasOpenCellInColumn(0) && model.hasOpenCellInRow(1));
    QVERIFY(agrees());
    QVERIFY(model.putResult(0, 1, 0, engine::kNotPlayed).has_value());
    QVERIFY(model.hasOpenCellInRow(0) && agrees());
    QVERIFY(open.document().undo().has_value());
    QVERIFY(!model.hasOpenCellInRow(0) && agrees());
    model.setGamesPerPairing(2);
    QVERIFY(model.hasOpenCellInRow(0) && agrees());
    for (int column = 1; column < 4; ++column)
        QVERIFY(model.putResult(0, column, 1, engine::kWhiteWins).has_value());
    QVERIFY(!model.hasOpenCellInRow(0) && agrees());
    const engine::Participant fifth{.number = engine::ParticipantNumber(5)};
    QVERIFY(open.document()
                .apply({{app::EditKind::AddParticipant, {}}, {app::PutParticipant{fifth}}})
                .has_value());
    QVERIFY(model.hasOpenCellInRow(0) && agrees());
    QVERIFY(open.document().undo().has_value());
    QVERIFY(!model.hasOpenCellInRow(0) && agrees());
}

void TestCrosstableModel::clearsAWholeTable()
{
    OpenTournament open(roundRobin(7, {.players = 40}));
    CrosstableModel model(open.evaluation());
    QModelIndexList all;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            all.append(model.index(row, column));
    }
    const auto before = open.tournament().games;
    QVERIFY(model.clear(all).has_value());
    for (const QModelIndex& cell : all)
        QVERIFY(model.resultAt(cell.row(), cell.column(), 0) == engine::kNotPlayed);
    QVERIFY(open.document().undo().has_value()); // one step
    QVERIFY(open.tournament().games == before);
}

void TestCrosstableModel::undoesAndRedoes()
{
    OpenTournament open(emptyField(4));
    CrosstableModel model(open.evaluation());
    QVERIFY(model.putResult(0, 1, 0, engine::kWhiteWins).has_value());
    QCOMPARE(*open.document().undoName(),
             (app::EditName{app::EditKind::Result, {u"P1, Player"_s, u"P2, Player"_s, u"1-0"_s}}));
    QVERIFY(model.putResult(1, 0, 0, engine::kDrawn).has_value());
    QSignalSpy changed(&model, &CrosstableModel::dataChanged);
    QVERIFY(open.document().undo().has_value());
    QCOMPARE(announced(changed), (CellList{{0, 1}, {1, 0}}));
    QCOMPARE(model.index(0, 1).data().toString(), u"1"_s);
    QVERIFY(open.document().undo().has_value());
    QCOMPARE(model.index(0, 1).data().toString(), QString());
    QVERIFY(open.document().redo().has_value());
    QVERIFY(open.document().redo().has_value());
    QCOMPARE(model.index(1, 0).data().toString(), u"\u00BD"_s);
}

void TestCrosstableModel::refusesTheDiagonal()
{
    OpenTournament open(emptyField(3));
    CrosstableModel model(open.evaluation());
    const auto put = model.putResult(1, 1, 0, engine::kDrawn);
    QVERIFY(!put.has_value());
    QCOMPARE(put.error().code, ErrorCode::GameAgainstSelf);
    QVERIFY(!model.setData(model.index(1, 1), u"1"_s));
    QVERIFY(!model.setData(model.index(0, 1), u"7"_s));
    QVERIFY(!model.setData(model.index(0, 1), u"10"_s)); // two results, one game
    QCOMPARE(model.flags(model.index(1, 1)), Qt::NoItemFlags);
    QVERIFY(open.tournament().games.empty());
    QVERIFY(model.setData(model.index(0, 1), u"0-0"_s));
    QCOMPARE(gameLines(open.tournament()), QStringList{u"-: 1 0-0 2"_s});
}

void TestCrosstableModel::saysWhoPlayedWhom()
{
    auto tournament = emptyField(3);
    tournament.games = {game(2, 1, engine::kBlackWins, 3), game(1, 3, engine::kBothForfeit)};
    OpenTournament open(tournament);
    CrosstableModel model(open.evaluation());
    QCOMPARE(model.sentence(0, 1), u"P1, Player against P2, Player in round 3: 1"_s);
    QCOMPARE(model.index(1, 0).data(Qt::AccessibleTextRole).toString(),
             u"P2, Player against P1, Player in round 3: lost"_s);
    QCOMPARE(model.sentence(0, 2), u"P1, Player against P3, Player: \u2212:\u2212"_s);
    QCOMPARE(model.sentence(1, 2), u"P2, Player against P3, Player: no result yet"_s);
}

void TestCrosstableModel::saysHowAMatchWent()
{
    auto tournament = emptyField(3);
    tournament.games = {game(1, 2, engine::kWhiteWins), game(2, 1, engine::kWhiteWins),
                        game(1, 2, engine::kDrawn), game(1, 3, engine::kWhiteWins, 1),
                        game(3, 1, engine::kNotPlayed, 4)};
    OpenTournament open(tournament);
    CrosstableModel model(open.evaluation());
    QCOMPARE(model.sentence(0, 1), u"P1, Player against P2, Player: 1, 0, \u00BD"_s);
    QCOMPARE(model.sentence(0, 2), u"P1, Player against P3, Player: 1 (round 1), still open (round 4)"_s);
}

void TestCrosstableModel::marksDoubtfulCells()
{
    auto tournament = emptyField(3);
    tournament.games = {game(1, 2, engine::kWhiteWins, 1), game(1, 3, engine::kWhiteWins, 1)};
    OpenTournament open(tournament);
    CrosstableModel model(open.evaluation());
    QVERIFY(model.doubtAt(0, 2) != nullptr ||
            model.doubtAt(0, 1) != nullptr); // two games of one player in a round
    QVERIFY(model.doubtAt(1, 2) == nullptr);
    QSignalSpy changed(&model, &CrosstableModel::dataChanged);
    auto later = open.tournament().games[1];
    later.round = 2;
    QVERIFY(open.document().apply({{app::EditKind::Result, {}}, {app::PutGame{later}}}).has_value());
    QTRY_VERIFY(model.doubtAt(0, 2) == nullptr && model.doubtAt(0, 1) == nullptr);
    QVERIFY(changed.size() > 2); // the cell, its mirror, and the sign that went
}

void TestCrosstableModel::totalsAnnounceOnlyWhatChanged()
{
    OpenTournament open(emptyField(6));
    CrosstableModel model(open.evaluation());
    CrosstableTotalsModel totals(open.evaluation());
    QAbstractItemModelTester tester(&totals, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy changed(&totals, &CrosstableTotalsModel::dataChanged);
    QVERIFY(model.putResult(1, 4, 0, engine::kWhiteWins).has_value());
    QSet<int> rows;
    for (const auto& [row, column] : announced(changed))
        rows.insert(row);
    QCOMPARE(rows, (QSet<int>{1, 4}));
    QCOMPARE(totals.index(1, CrosstableTotalsModel::Points).data().toString(), u"1"_s);
    QCOMPARE(totals.index(4, CrosstableTotalsModel::Points).data().toString(), u"0"_s);
    QCOMPARE(totals.index(0, CrosstableTotalsModel::Points).data().toString(), QString());
    changed.clear();
    QVERIFY(model.putResult(1, 4, 0, engine::kDrawn).has_value());
    QVERIFY(announced(changed).contains(std::pair(1, static_cast<int>(CrosstableTotalsModel::Points))));
    QVERIFY(!announced(changed).contains(std::pair(1, static_cast<int>(CrosstableTotalsModel::Games))));
    const QString toolTip = totals.index(1, CrosstableTotalsModel::Points).data(Qt::ToolTipRole).toString();
    QCOMPARE(toolTip, u"Before the last entry: 1"_s);
}

void TestCrosstableModel::totalsAgreeWithTheEvaluation()
{
    // RULE: WO2026 Anhang 3.1.11
    OpenTournament open(woExample());
    CrosstableTotalsModel totals(open.evaluation());
    QVERIFY(open.evaluation().current().has_value());
    QVERIFY(totals.rowCount() > 0);
    for (int row = 0; row < totals.rowCount(); ++row) {
        const auto* result = open.evaluation().of(totals.numberAt(row));
        QVERIFY(result != nullptr);
        const QString rating = totals.index(row, CrosstableTotalsModel::NewRating).data().toString();
        QCOMPARE(rating.isEmpty(), !result->newRating.has_value());
        if (result->newRating)
            QVERIFY2(rating.contains(QString::number(*result->newRating)), qPrintable(rating));
        QCOMPARE(totals.index(row, CrosstableTotalsModel::Change).data().toString().isEmpty(),
                 !result->change().has_value());
        QCOMPARE(rating.startsWith(u'('), result->newRating && !result->recorded && result->games > 0);
    }
}

void TestCrosstableModel::pastesAsOneStep()
{
    OpenTournament open(emptyField(4));
    CrosstableModel model(open.evaluation());
    const auto plan = ui::planCrosstablePaste(model, 0, 0, u"x\t1\t0,5\t\r\n0\tx\t+\t=\r\n\t-\t\t1/2\r\n"_s);
    QVERIFY2(plan.refusals.isEmpty(), qPrintable(plan.refusals.join(u'\n')));
    QVERIFY(open.document().apply(plan.group).has_value());
    QCOMPARE(gameLines(open.tournament()), (QStringList{u"-: 1 1-0 2"_s, u"-: 1 1/2 3"_s, u"-: 2 +/- 3"_s,
                                                        u"-: 2 1/2 4"_s, u"-: 3 1/2 4"_s}));
    QCOMPARE(*open.document().undoName(), (app::EditName{app::EditKind::Paste, {u"5"_s}}));
    QVERIFY(open.document().undo().has_value());
    QVERIFY(open.tournament().games.empty());
}

void TestCrosstableModel::pasteRefuses_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("named"); // what the refusals must name, one entry each
    QTest::newRow("no result") << 0 << 1 << u"7"_s << QStringList{u"P1, Player \u2013 P2, Player"_s};
    QTest::newRow("two bad cells") << 0 << 1 << u"7\tz"_s
                                   << QStringList{u"P1, Player \u2013 P2, Player"_s,
                                                  u"P1, Player \u2013 P3, Player"_s};
    QTest::newRow("contradiction") << 0 << 0 << u"x\t1\n1\tx"_s
                                   << QStringList{u"P2, Player \u2013 P1, Player"_s};
    QTest::newRow("diagonal") << 1 << 1 << u"1"_s << QStringList{u"P2, Player"_s};
    QTest::newRow("too wide") << 0 << 2 << u"1\t1"_s << QStringList{u"2"_s};
    QTest::newRow("too tall") << 2 << 0 << u"1\n1"_s << QStringList{u"2"_s};
    QTest::newRow("too many games") << 0 << 1 << u"10"_s << QStringList{u"P1, Player \u2013 P2, Player"_s};
}

void TestCrosstableModel::pasteRefuses()
{
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(QString, text);
    QFETCH(QStringList, named);
    OpenTournament open(emptyField(3));
    CrosstableModel model(open.evaluation());
    const auto plan = ui::planCrosstablePaste(model, row, column, text);
    QCOMPARE(plan.refusals.size(), named.size());
    for (qsizetype i = 0; i < named.size(); ++i)
        QVERIFY2(plan.refusals[i].contains(named[i]), qPrintable(plan.refusals[i]));
    QVERIFY(plan.group.edits.empty());
}

void TestCrosstableModel::copiesWhatItPastes()
{
    auto tournament = roundRobin(3, {.players = 10, .forfeit = 0.2, .halfRated = 0.3, .open = 0.2});
    OpenTournament open(tournament);
    CrosstableModel model(open.evaluation());
    const QString all =
        ui::copiedText(QItemSelectionRange(model.index(0, 0), model.index(9, 9)), CrosstableModel::EntryRole);
    auto bare = tournament;
    bare.games.clear();
    OpenTournament other(bare);
    CrosstableModel otherModel(other.evaluation());
    const auto plan = ui::planCrosstablePaste(otherModel, 0, 0, all);
    QVERIFY2(plan.refusals.isEmpty(), qPrintable(plan.refusals.join(u'\n')));
    QVERIFY(other.document().apply(plan.group).has_value());
    for (int row = 0; row < 10; ++row) {
        for (int column = 0; column < 10; ++column)
            QCOMPARE(otherModel.resultAt(row, column, 0), model.resultAt(row, column, 0));
    }
}

ZAHLMEISTER_TEST(TestCrosstableModel, QApplication)

} // namespace tst_crosstablemodel

#include "tst_crosstablemodel.moc"
