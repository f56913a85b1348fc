// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "engine/check/check.h"
#include "engine/model/standings.h"
#include "engine/model/tableresult.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_tableresult {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

class TestTableResult : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tableAndRatingGoTheirOwnWays();
    void typedResultsReplaceWhatWasAwarded();
    void exchangesColours();
};

// RULE: WO2026 2.2.5.2 (what was awarded later does not change the rating)
void TestTableResult::tableAndRatingGoTheirOwnWays()
{
    Tournament played = flawlessTournament().tournament;
    Tournament awarded = played;
    awarded.games[0].awarded = kBlackWinsByForfeit; // White had won
    QVERIFY(tableResult(awarded.games[0]) == kBlackWinsByForfeit);
    QVERIFY(standings(played)[0].points == kWin + kWin);
    QVERIFY(standings(awarded)[0].points == kWin);
    QVERIFY(standings(awarded)[1].points == kWin + kDraw);
    QCOMPARE(standings(awarded)[0].games, 2);
    const auto& rules = shippedRules();
    const auto choice = rules.choose(played.header);
    const auto before = evaluate(played, *choice->version).value();
    const auto after = evaluate(awarded, *choice->version).value();
    QVERIFY(before.participants == after.participants);
    const auto findings = check(awarded, choice.value(), &after, {});
    const auto found = std::ranges::find(findings, FindingCode::ResultAwarded, &Finding::code);
    QVERIFY(found != findings.end());
    QVERIFY((found->args == std::vector<std::string>{"1-0", "-/+"}));
    QCOMPARE(found->clause, std::string("2.2.5.2"));
    awarded.games[0].awarded = kWhiteWins; // confirmed
    const auto confirmed = check(awarded, choice.value(), &after, {});
    QVERIFY(std::ranges::find(confirmed, FindingCode::ResultAwarded, &Finding::code) == confirmed.end());
}

// RULE: WO2026 2.2.5.2
void TestTableResult::typedResultsReplaceWhatWasAwarded()
{
    Game game = flawlessTournament().tournament.games[0];
    game.awarded = kBlackWins;
    const Game before = game;
    enterResult(game, kBlackWins); // what the table shows already
    QVERIFY(game == before);
    enterResult(game, kDrawn);
    QVERIFY(game.result == kDrawn && !game.awarded);
}

void TestTableResult::exchangesColours()
{
    Game game = flawlessTournament().tournament.games[0];
    game.awarded = kBlackWinsByForfeit;
    game.whiteTeam = "A";
    game.blackTeam = "B";
    const Game other = withColoursExchanged(game);
    QVERIFY(other.white == game.black && other.black == game.white);
    QVERIFY(other.result == kBlackWins && other.awarded == kWhiteWinsByForfeit);
    QVERIFY(other.whiteTeam == "B" && other.blackTeam == "A");
    QVERIFY(withColoursExchanged(other) == game);
}

ZAHLMEISTER_TEST(TestTableResult, QCoreApplication)

} // namespace tst_tableresult

#include "tst_tableresult.moc"
