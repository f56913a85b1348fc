// SPDX-License-Identifier: GPL-3.0-or-later
// No view drops a game: what it has no place for it names, on every tournament that the model allows.
#include <set>

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "engine/model/teammatches.h"
#include "tests/support/fields.h"
#include "tests/support/gridfields.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/models/crosstablemodel.h"
#include "ui/models/matchesmodel.h"
#include "ui/models/progressmodel.h"
#include "ui/models/roundmodel.h"
#include "ui/views/resultspage.h"
#include "ui/widgets/hintstrip.h"

namespace tst_everygame {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::Game;
using engine::GameId;
using engine::ParticipantNumber;
using Ids = std::set<GameId>;
using View = ui::ResultsPage::View;

namespace {

Game gameOf(int white, int black, engine::GameResult result, std::optional<int> round = {})
{
    return {.round = round,
            .white = ParticipantNumber(white),
            .black = ParticipantNumber(black),
            .result = result};
}

/// The rounds that the games have; nothing among them when a game has none.
std::set<std::optional<int>> roundsOf(const engine::Tournament& tournament)
{
    std::set<std::optional<int>> rounds;
    for (const Game& game : tournament.games)
        rounds.insert(game.round);
    return rounds;
}

Ids shownInCrosstable(ui::CrosstableModel& model)
{
    Ids shown;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            if (model.isDiagonal(row, column))
                continue;
            for (int slot = 0; slot < model.slotCount(row, column); ++slot) {
                if (const Game* game = model.gameAt(row, column, slot))
                    shown.insert(game->id);
            }
        }
    }
    return shown;
}

/// Those that stand in a cell with their result: the first of a cell.
Ids shownInProgress(const ui::ProgressModel& model)
{
    Ids shown;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            if (const Game* game = model.gameAt(row, column))
                shown.insert(game->id);
        }
    }
    return shown;
}

/// Of a view that shows one round after the other: rounds and team matches.
template <class Model>
Ids shownByRound(OpenTournament& open)
{
    Model model(open.evaluation());
    Ids shown;
    for (const auto& round : roundsOf(open.tournament())) {
        model.setRound(round);
        for (int row = 0; row < model.rowCount(); ++row) {
            if (const Game* game = model.gameAt(row))
                shown.insert(game->id);
        }
    }
    return shown;
}

Ids all(const engine::Tournament& tournament)
{
    Ids ids;
    for (const Game& game : tournament.games)
        ids.insert(game.id);
    return ids;
}

/// Every game is shown or named as hidden, and none is both.
bool isWhole(const engine::Tournament& tournament, const Ids& shown, const std::vector<GameId>& hidden)
{
    Ids both = shown;
    both.insert(hidden.begin(), hidden.end());
    return both == all(tournament) && both.size() == shown.size() + hidden.size();
}

/// Several games of a pairing with and without rounds, forfeits, byes, withdrawn players, two games of one
/// player in a round, an open game, and a game of the last round beyond the number of rounds.
engine::Tournament awkward()
{
    auto tournament = emptyField(8);
    tournament.header.mode = engine::TournamentMode::Swiss;
    tournament.header.rounds = 3;
    tournament.games = {
        gameOf(1, 2, engine::kWhiteWins),         gameOf(2, 1, engine::kDrawn),
        gameOf(1, 2, engine::kBlackWins),         gameOf(1, 2, engine::kWhiteWinsByForfeit, 1),
        gameOf(1, 3, engine::kBothForfeit, 1),    gameOf(4, 1, engine::kNotPlayed, 1),
        gameOf(5, 6, engine::kLossAndForfeit, 2), gameOf(6, 5, engine::kBothLose, 2),
        gameOf(7, 8, engine::kDrawn, 9),
    };
    tournament.participants[2].byes = {{.round = 1, .score = engine::kWin}};
    tournament.participants[3].withdrawal = engine::Withdrawal::Approved;
    return tournament;
}

/// Three leagues of four teams each, with a player who belongs to no team and one who plays his own.
engine::Tournament leagues()
{
    auto tournament = emptyField(26);
    tournament.header.kind = engine::TournamentKind::Team;
    for (std::size_t i = 0; i < 24; ++i) {
        tournament.participants[i].team = "Team " + std::to_string(i / 2 + 1);
        tournament.participants[i].board = static_cast<int>(i % 2) + 1;
    }
    for (int league = 0; league < 3; ++league) {
        for (int board = 1; board <= 2; ++board) {
            const int first = 8 * league + board;
            tournament.games.push_back(gameOf(first, first + 2, engine::kWhiteWins, 1));
            tournament.games.push_back(gameOf(first + 4, first + 6, engine::kDrawn, 1));
            tournament.games.push_back(gameOf(first, first + 4, engine::kBlackWinsByForfeit, 2));
            tournament.games.push_back(gameOf(first + 2, first + 6, engine::kNotPlayed)); // no round
        }
    }
    tournament.games.push_back(gameOf(1, 2, engine::kDrawn, 3));    // of one team
    tournament.games.push_back(gameOf(25, 3, engine::kDrawn, 3));   // without a team
    tournament.games.push_back(gameOf(25, 26, engine::kWhiteWins)); // neither has one
    return tournament;
}

} // namespace

class TestEveryGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    }
    void init() { QSettings().clear(); }

    void isShownOrNamed_data();
    void isShownOrNamed();
    void isNamedOnThePage_data();
    void isNamedOnThePage();
    void isReachedFromTheStrip();

private:
    QTemporaryDir m_settings;
};

void TestEveryGame::isShownOrNamed_data()
{
    QTest::addColumn<engine::Tournament>("tournament");
    QTest::newRow("awkward") << awkward();
    QTest::newRow("leagues") << leagues();
    QTest::newRow("league") << league(3, {.players = 60}, 6);
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
        QTest::addRow("any %d", static_cast<int>(seed)) << anyTournament(seed);
}

void TestEveryGame::isShownOrNamed()
{
    QFETCH(engine::Tournament, tournament);
    OpenTournament open(tournament);
    QCOMPARE(open.tournament().games.size(), tournament.games.size());
    ui::CrosstableModel crosstable(open.evaluation());
    QVERIFY(isWhole(open.tournament(), shownInCrosstable(crosstable), crosstable.gamesWithoutCell()));
    const auto teams = engine::teamNames(open.tournament());
    if (teams.size() >= 2) {
        crosstable.setBlock(ui::CrosstableModel::Block{teams[0], teams[1]});
        QVERIFY(isWhole(open.tournament(), shownInCrosstable(crosstable), crosstable.gamesWithoutCell()));
    }
    const ui::ProgressModel progress(open.evaluation());
    QVERIFY(isWhole(open.tournament(), shownInProgress(progress), progress.gamesWithoutCell()));
    QCOMPARE(shownByRound<ui::RoundModel>(open), all(open.tournament())); // the rounds show everything
    QVERIFY(isWhole(open.tournament(), shownByRound<ui::MatchesModel>(open),
                    engine::gamesOutsideMatches(open.tournament())));
}

void TestEveryGame::isNamedOnThePage_data()
{
    QTest::addColumn<engine::Tournament>("tournament");
    QTest::addColumn<int>("view");
    QTest::addColumn<int>("hidden");
    const auto row = [](const char* name, const engine::Tournament& tournament, View view, int hidden) {
        QTest::newRow(name) << tournament << static_cast<int>(view) << hidden;
    };
    row("crosstable shows all", awkward(), View::Crosstable, 0);
    row("progress: three without a round, one of two in a cell", awkward(), View::Progress, 4);
    row("rounds show all", awkward(), View::Rounds, 0);
    row("matches: nobody has a team", awkward(), View::Matches, 9);
    row("leagues, crosstable", leagues(), View::Crosstable, 0);
    row("leagues, progress", leagues(), View::Progress, 7);
    row("leagues, rounds", leagues(), View::Rounds, 0);
    row("leagues, matches", leagues(), View::Matches, 3);
}

void TestEveryGame::isNamedOnThePage()
{
    QFETCH(engine::Tournament, tournament);
    QFETCH(int, view);
    QFETCH(int, hidden);
    OpenTournament open(tournament);
    ui::ResultsPage page(open.evaluation());
    page.showView(static_cast<View>(view));
    const QString sentence = page.findChild<ui::HintStrip*>()->sentence();
    QCOMPARE(sentence.isEmpty(), hidden == 0);
    QVERIFY2(hidden == 0 || sentence.contains(QString::number(hidden)), qPrintable(sentence));
}

void TestEveryGame::isReachedFromTheStrip()
{
    OpenTournament open(awkward());
    ui::ResultsPage page(open.evaluation());
    page.showView(View::Progress);
    Q_EMIT page.findChild<ui::HintStrip*>()->actionRequested();
    QCOMPARE(page.currentView(), View::Crosstable); // which has a place for it
    page.showView(View::Matches);
    Q_EMIT page.findChild<ui::HintStrip*>()->actionRequested();
    QVERIFY(page.currentView() != View::Matches);
    // A round that is typed afterwards gives the game its cell.
    page.showView(View::Progress);
    Game first = open.tournament().games.front();
    first.round = 3;
    open.apply({app::PutGame{first}});
    QCoreApplication::processEvents();
    QVERIFY(page.findChild<ui::HintStrip*>()->sentence().contains(u'3'));
}

ZAHLMEISTER_TEST(TestEveryGame, QApplication)

} // namespace tst_everygame

#include "tst_everygame.moc"
