// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a league on screen: three teams of two boards, worked out by hand.
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QSettings>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include "app/document/tournamentdocument.h"
#include "tests/support/gridfields.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/models/leaguecolumns.h"
#include "ui/models/previewmodel.h"
#include "ui/models/previeworder.h"
#include "ui/views/leaguepane.h"
#include "ui/views/resultspage.h"

namespace tst_leaguepane {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::LeaguePane;

namespace {

/// Ahorn beats Birke 1.5:0.5, Birke and Ceder draw 1:1, Ahorn beats Ceder 1.5:0.5 with a forfeit.
engine::Tournament season()
{
    engine::Tournament tournament = emptyField(7);
    tournament.header.kind = engine::TournamentKind::Team;
    const char* const teams[]{"Ahorn", "Ahorn", "Birke", "Birke", "Ceder", "Ceder", "Ceder"};
    for (std::size_t i = 0; i < tournament.participants.size(); ++i)
        tournament.participants[i].team = teams[i];
    const auto add = [&](int round, int board, int white, int black, engine::GameResult result) {
        tournament.games.push_back(
            {.id = engine::GameId(static_cast<std::int64_t>(tournament.games.size()) + 1),
             .round = round,
             .white = engine::ParticipantNumber(white),
             .black = engine::ParticipantNumber(black),
             .result = result,
             .board = board});
    };
    add(1, 1, 3, 1, engine::kBlackWins);
    add(1, 2, 2, 4, engine::kDrawn);
    add(2, 1, 5, 3, engine::kBlackWins);
    add(2, 2, 4, 6, engine::kBlackWins);
    add(3, 1, 1, 5, engine::kDrawn);
    add(3, 2, 6, 2, engine::kBlackWinsByForfeit);
    return tournament;
}

QStringList lines(const QAbstractItemModel& model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells += model.index(row, column).data().toString();
        lines += cells.join(u'|');
    }
    return lines;
}

class TestLeaguePane : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void showsTheTable();
    void showsItAfterARound();
    void showsResultsPlayersAndTeams();
    void followsTheRulesOfTheLeague();
    void followsTheGames();
    void takesThePlaceOfTheCrosstable();
    void groupsTheEvaluationByTeam();
};

} // namespace

void TestLeaguePane::showsTheTable()
{
    OpenTournament open(season());
    LeaguePane pane(open.evaluation());
    QAbstractItemModelTester tester(pane.table().model());
    QCOMPARE(lines(*pane.table().model()),
             (QStringList{u"1|Ahorn|2|2|0|0|4|3|4½|Match points 4 > 1"_s,
                          u"2|Birke|2|0|1|1|1|1½|2½|BB 2½ > 2"_s, u"3|Ceder|2|0|1|1|1|1½|2|"_s}));
}

void TestLeaguePane::showsItAfterARound()
{
    OpenTournament open(season());
    LeaguePane pane(open.evaluation());
    auto* rounds = pane.findChild<QComboBox*>(u"leagueRound"_s);
    QCOMPARE(rounds->count(), 4); // all, and three
    rounds->setCurrentIndex(1);
    QCOMPARE(lines(*pane.table().model()),
             (QStringList{u"1|Ahorn|1|1|0|0|2|1½|2½|Match points 2 > 0"_s,
                          u"2|Birke|1|0|0|1|0|½|½|Board points ½ > 0"_s, u"3|Ceder|0|0|0|0|0|0|0|"_s}));
}

void TestLeaguePane::showsResultsPlayersAndTeams()
{
    OpenTournament open(season());
    LeaguePane pane(open.evaluation());
    pane.show(LeaguePane::Shown::Crosstable);
    QCOMPARE(lines(*pane.table().model()).front(), u"1|Ahorn|×|1½|1½|2|4|3|4½"_s);
    QCOMPARE(lines(*pane.table().model()).back(), u"3|Ceder|½|1|×|2|1|1½|2"_s);
    pane.show(LeaguePane::Shown::Players);
    const QStringList players = lines(*pane.table().model());
    QCOMPARE(players.size(), 6); // the last of Ceder did not play
    QVERIFY2(players[0].startsWith(u"Ahorn|P1, Player|1500|2|1½|1"_s), qPrintable(players[0]));
    engine::FindingPlace place;
    place.participant = engine::ParticipantNumber(4);
    QVERIFY(pane.goTo(place));
    QCOMPARE(pane.currentPlace().participant, place.participant);
    pane.show(LeaguePane::Shown::Teams);
    QCOMPARE(lines(*pane.table().model()),
             (QStringList{u"Ahorn|2|4|1500|1500"_s, u"Birke|2|4|1500|1500"_s, u"Ceder|2|4|1500|1500"_s}));
}

void TestLeaguePane::followsTheRulesOfTheLeague()
{
    engine::Tournament tournament = season();
    engine::TournamentHeader& header = tournament.header;
    header.teams = {{.name = "Ahorn"}, {.name = "Birke"}, {.name = "Ceder"}};
    header.teams[2].withdrawal = engine::TeamWithdrawal::Annulled;
    header.promoted = 1;
    header.relegated = 1;
    header.winPoints = 3;
    header.penalties = {{"Ahorn", 1, 1, "Aufstellung"}};
    header.tieBreaks = "MPTS,GPTS,DE";
    OpenTournament open(std::move(tournament));
    LeaguePane pane(open.evaluation());
    QCOMPARE(lines(*pane.table().model()),
             (QStringList{u"\u25B2 1|Ahorn|1|1|0|0|2|1||Match points 2 > 0"_s, u"2|Birke|1|0|0|1|0|½||"_s,
                          u"\u25BC 3|Ceder (withdrawn)|0|0|0|0|0|0||"_s}));
    const QAbstractItemModel& model = *pane.table().model();
    QVERIFY(
        model.headerData(6, Qt::Horizontal, Qt::ToolTipRole).toString().startsWith(u"3 for a match won"_s));
    // The same is said below the sheet, with every decision.
    QStringList legend;
    for (const auto& [term, meaning] : ui::leagueLegend(open.tournament()))
        legend += term + u": "_s + meaning;
    QVERIFY2(legend.contains(u"Decision: Ahorn: minus 1 match points, minus ½ board points: Aufstellung"_s),
             qPrintable(legend.join(u'\n')));
    QVERIFY(legend.contains(u"Decision: Ceder: left; none of its matches counts, its games stay rated"_s));
    QVERIFY(legend.contains(u"Rank: by: Match points, Board points, Direct encounter"_s));
}

void TestLeaguePane::followsTheGames()
{
    OpenTournament open(season());
    LeaguePane pane(open.evaluation());
    pane.resize(600, 400);
    static_cast<QWidget&>(pane).show();
    engine::Game game = open.tournament().games[3];
    game.result = engine::kWhiteWins;
    QVERIFY(open.document().apply({{app::EditKind::Result, {}}, {app::PutGame{game}}}).has_value());
    QCOMPARE(lines(*pane.table().model())[1], u"2|Birke|2|1|0|1|2|2½|3½|Match points 2 > 0"_s);
}

void TestLeaguePane::takesThePlaceOfTheCrosstable()
{
    OpenTournament open(season());
    ui::ResultsPage page(open.evaluation());
    page.resize(900, 600);
    page.show();
    QCOMPARE(page.currentView(), ui::ResultsPage::View::Matches);
    const auto isOffered = [&](const QString& name) {
        for (const QToolButton* button : page.findChildren<QToolButton*>()) {
            if (button->text() == name)
                return button->isVisible();
        }
        return false;
    };
    QVERIFY(!isOffered(u"Crosstable"_s));
    QVERIFY(isOffered(u"League table"_s));
    engine::FindingPlace place;
    place.game = engine::GameId(4);
    page.showView(ui::ResultsPage::View::League);
    QVERIFY(page.goTo(place));
    QCOMPARE(page.currentView(), ui::ResultsPage::View::Matches);
}

void TestLeaguePane::groupsTheEvaluationByTeam()
{
    OpenTournament open(season());
    ui::PreviewModel model(open.evaluation());
    ui::PreviewOrder order;
    order.setSourceModel(&model);
    int team = -1;
    for (int column = 0; column < model.columnCount(); ++column) {
        if (model.extraColumn(column) == ui::PreviewModel::Extra::Team)
            team = column;
    }
    QVERIFY(team > 0);
    order.sortByColumn(team, Qt::DescendingOrder);
    QCOMPARE(order.index(0, team).data().toString(), u"Ceder"_s);
    QCOMPARE(order.index(6, team).data().toString(), u"Ahorn"_s);
    order.setFilter(u"birke"_s, team);
    QCOMPARE(order.rowCount(), 2);
}

ZAHLMEISTER_TEST(TestLeaguePane, QApplication)

} // namespace tst_leaguepane

#include "tst_leaguepane.moc"
