// SPDX-License-Identifier: GPL-3.0-or-later
// The final table on screen: five players, three rounds, worked out by hand.
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSettings>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include "app/document/tournamentdocument.h"
#include "tests/support/gridfields.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/views/finaltablepane.h"
#include "ui/views/resultspage.h"

namespace tst_finaltablepane {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::FinalTablePane;

namespace {

/// 1 and 2 win twice and draw with each other, 3 beats 4 and loses twice, 4 loses three times.
engine::Tournament four()
{
    engine::Tournament tournament = emptyField(4);
    tournament.header.mode = engine::TournamentMode::RoundRobin;
    const auto add = [&](int round, int white, int black, engine::GameResult result) {
        tournament.games.push_back(
            {.id = engine::GameId(static_cast<std::int64_t>(tournament.games.size()) + 1),
             .round = round,
             .white = engine::ParticipantNumber(white),
             .black = engine::ParticipantNumber(black),
             .result = result});
    };
    add(1, 1, 4, engine::kWhiteWins);
    add(1, 2, 3, engine::kWhiteWins);
    add(2, 4, 3, engine::kBlackWins);
    add(2, 1, 2, engine::kDrawn);
    add(3, 2, 4, engine::kWhiteWins);
    add(3, 3, 1, engine::kBlackWins);
    return tournament;
}

QStringList lines(const FinalTablePane& pane)
{
    const QAbstractItemModel& model = *pane.table().model();
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells += model.index(row, column).data().toString();
        lines += cells.join(u'|');
    }
    return lines;
}

QString why(const FinalTablePane& pane)
{
    return pane.findChild<QTextBrowser*>(u"finalWhy"_s)->toPlainText();
}

QComboBox& categories(const FinalTablePane& pane)
{
    return *pane.findChild<QComboBox*>(u"finalCategory"_s);
}

void chooseCategory(const FinalTablePane& pane, const QString& text)
{
    QLineEdit* field = categories(pane).lineEdit();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

} // namespace

class TestFinalTablePane : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void showsTheUsualTable();
    void keepsTheListWithTheTournament();
    void explainsTheValueUnderTheCursor();
    void entersLots();
    void namesWhatTheOrganiserSaysOtherwise();
    void showsACategory();
    void remembersTheCategory();
    void offersTheListsOfItsKindFirst();
    void followsTheGames();
    void isOfferedForPlayers();
};

void TestFinalTablePane::showsTheUsualTable()
{
    OpenTournament open(four());
    FinalTablePane pane(open.evaluation());
    QAbstractItemModelTester tester(pane.table().model());
    // SB of the first two: 1 + 0 + half of 2.5; both share everything.
    QCOMPARE(lines(pane),
             (QStringList{u"1|1|P1, Player|2½|2.25|2|0|"_s, u"1|2|P2, Player|2½|2.25|2|0|points 2½ > 1"_s,
                          u"3|3|P3, Player|1|0.00|1|0|points 1 > 0"_s, u"4|4|P4, Player|0|0.00|0|0|"_s}));
}

void TestFinalTablePane::keepsTheListWithTheTournament()
{
    OpenTournament open(four());
    FinalTablePane pane(open.evaluation());
    pane.show();
    auto& order = *pane.findChild<QComboBox*>(u"finalOrder"_s);
    order.lineEdit()->setFocus();
    order.lineEdit()->selectAll();
    QTest::keyClicks(order.lineEdit(), u"ps, bwg"_s);
    QTest::keyClick(order.lineEdit(), Qt::Key_Return);
    QCOMPARE(open.tournament().header.tieBreaks, std::string("PS,BWG"));
    // The first has 1, 1.5, 2.5 and the second the same; with Black only the first won.
    QCOMPARE(lines(pane)[0], u"1|1|P1, Player|2½|5|1|BWG 1 > 0"_s);
    pane.setTieBreaks(u"XYZ"_s);
    QVERIFY(why(pane).contains(u"XYZ"_s));
    pane.setTieBreaks(u"PS,BB"_s); // Berlin weighs boards, which players do not have
    QVERIFY2(why(pane).contains(u"BB is a tie-break of teams."_s), qPrintable(why(pane)));
    QCOMPARE(open.tournament().header.tieBreaks, std::string("PS,BWG"));
    QVERIFY(open.document().undo().has_value());
    QCOMPARE(open.tournament().header.tieBreaks, std::string());
    QCOMPARE(lines(pane)[0].section(u'|', 4, 4), u"2.25"_s);
}

void TestFinalTablePane::explainsTheValueUnderTheCursor()
{
    OpenTournament open(four());
    FinalTablePane pane(open.evaluation());
    pane.table().setCurrentIndex(pane.table().model()->index(0, 4));
    QVERIFY2(why(pane).startsWith(u"SB (C.07, 9.1) = 2.25: R1: P4, Player"_s), qPrintable(why(pane)));
    QCOMPARE(why(pane).count(u'\n'), 0);
    pane.table().setCurrentIndex(pane.table().model()->index(0, 2));
    QCOMPARE(why(pane).count(u'\n'), 2); // all three
}

// Where nothing else decides the referee enters lots.
void TestFinalTablePane::entersLots()
{
    OpenTournament open(four());
    FinalTablePane pane(open.evaluation());
    pane.show();
    pane.table().setCurrentIndex(pane.table().model()->index(1, 0));
    pane.setLot(1);
    pane.table().setCurrentIndex(pane.table().model()->index(1, 0));
    QCOMPARE(open.tournament().participants[1].lot, std::optional(1));
    QCOMPARE(lines(pane)[0], u"1|2|P2, Player|2½|2.25|2|0|lot"_s);
    engine::FindingPlace place;
    place.participant = engine::ParticipantNumber(2);
    QVERIFY(pane.goTo(place));
    QVERIFY(why(pane).endsWith(u"Lot: 1"_s));
    pane.setLot(0);
    QVERIFY(!open.tournament().participants[1].lot);
}

void TestFinalTablePane::namesWhatTheOrganiserSaysOtherwise()
{
    engine::Tournament tournament = four();
    tournament.participants[2].stated = {{"points", "1"}, {"SB", "0.5"}};
    OpenTournament open(tournament);
    FinalTablePane pane(open.evaluation());
    QCOMPARE(lines(pane)[2], u"3|3|P3, Player|1|0.00|1|0|points 1 > 0|SB 0.5 ≠ 0"_s);
    pane.table().setCurrentIndex(pane.table().model()->index(2, 0));
    QVERIFY2(why(pane).contains(u"Organiser's table: SB 0.5 ≠ 0"_s), qPrintable(why(pane)));
    pane.table().setCurrentIndex(pane.table().model()->index(0, 0));
    QVERIFY(!why(pane).contains(u"Organiser"_s));
}

void TestFinalTablePane::showsACategory()
{
    engine::Tournament tournament = four();
    tournament.participants[1].sex = engine::Sex::Female;
    tournament.participants[3].sex = engine::Sex::Female;
    OpenTournament open(tournament);
    FinalTablePane pane(open.evaluation());
    pane.show();
    chooseCategory(pane, u"women"_s);
    QCOMPARE(lines(pane), (QStringList{u"1|2|P2, Player|2½|2.25|2|0|1"_s, u"2|4|P4, Player|0|0.00|0|0|4"_s}));
    pane.table().setCurrentIndex(pane.table().model()->index(1, 0));
    QCOMPARE(pane.currentPlace().participant, std::optional(engine::ParticipantNumber(4)));
    chooseCategory(pane, u"nobody"_s);
    QVERIFY2(why(pane).contains(u"nobody"_s), qPrintable(why(pane)));
    QCOMPARE(lines(pane).size(), 2);
    chooseCategory(pane, u"everybody"_s);
    QCOMPARE(lines(pane).size(), 4);
}

// As the size of the table; where nobody is in the category everybody is shown.
void TestFinalTablePane::remembersTheCategory()
{
    engine::Tournament tournament = four();
    tournament.participants[1].sex = engine::Sex::Female;
    OpenTournament open(tournament);
    FinalTablePane pane(open.evaluation());
    pane.show();
    chooseCategory(pane, u"women"_s);
    FinalTablePane next(open.evaluation());
    QCOMPARE(lines(next).size(), 1);
    QCOMPARE(categories(next).currentData().toString(), u"women"_s);
    OpenTournament men(four());
    FinalTablePane other(men.evaluation());
    QCOMPARE(lines(other).size(), 4);
    chooseCategory(pane, u"rating:-2999"_s); // of one's own
    FinalTablePane third(men.evaluation());
    QCOMPARE(lines(third).size(), 4);
    QVERIFY(!categories(third).currentText().isEmpty());
    chooseCategory(pane, u"everybody"_s);
    QCOMPARE(lines(pane).size(), 4);
    FinalTablePane last(open.evaluation());
    QCOMPARE(lines(last).size(), 4);
}

void TestFinalTablePane::offersTheListsOfItsKindFirst()
{
    OpenTournament open(four());
    FinalTablePane pane(open.evaluation());
    pane.show();
    auto& order = *pane.findChild<QComboBox*>(u"finalOrder"_s);
    QCOMPARE(order.itemData(0).toString(), u"SB,WON,DE"_s);
    QCOMPARE(order.itemData(1).toString(), u"SB,DE"_s);
    engine::TournamentHeader header = open.tournament().header;
    header.mode = engine::TournamentMode::Swiss;
    QVERIFY(open.document().apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}}).has_value());
    QCOMPARE(order.itemData(0).toString(), u"BH/C1,BH,SB"_s);
    QCOMPARE(order.count(), 5); // those of the other kind come after them
    QCOMPARE(order.itemData(order.count() - 1).toString(), u"SB,DE"_s);
}

void TestFinalTablePane::followsTheGames()
{
    OpenTournament open(four());
    FinalTablePane pane(open.evaluation());
    pane.resize(700, 400);
    pane.show();
    engine::Game game = open.tournament().games[3];
    game.result = engine::kBlackWins;
    QVERIFY(open.document().apply({{app::EditKind::Result, {}}, {app::PutGame{game}}}).has_value());
    QCOMPARE(lines(pane)[0].section(u'|', 0, 3), u"1|2|P2, Player|3"_s);
    auto* rounds = pane.findChild<QComboBox*>(u"finalRound"_s);
    QCOMPARE(rounds->count(), 4);
    rounds->setCurrentIndex(1);
    QCOMPARE(lines(pane)[0].section(u'|', 0, 3), u"1|1|P1, Player|1"_s);
}

void TestFinalTablePane::isOfferedForPlayers()
{
    OpenTournament open(four());
    ui::ResultsPage page(open.evaluation());
    page.resize(900, 600);
    page.show();
    page.showView(ui::ResultsPage::View::FinalTable);
    QVERIFY(page.finalTable().isVisible());
    QStringList offered;
    for (const QToolButton* button : page.findChildren<QToolButton*>()) {
        if (button->isVisible())
            offered += button->text();
    }
    QVERIFY2(offered.contains(u"Final table"_s), qPrintable(offered.join(u'|')));
    QVERIFY(!offered.contains(u"League table"_s));
}

ZAHLMEISTER_TEST(TestFinalTablePane, QApplication)

} // namespace tst_finaltablepane

#include "tst_finaltablepane.moc"
