// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/check/acceptance.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_acceptance {

using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

class TestAcceptance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void placeKeys();
    void keyOutlivesOtherGames();
    void acceptsChangesAndTakesBack();
    void onlyWarnings();
};

namespace {

Finding about(std::optional<int> participant, std::optional<std::size_t> game)
{
    Finding finding{FindingCode::GameNotPlayed, FindingLevel::Warning};
    if (participant)
        finding.place.participant = ParticipantNumber(*participant);
    finding.place.gameIndex = game;
    return finding;
}

TournamentBuilder twoPlayers()
{
    TournamentBuilder builder;
    builder.rated(1500);
    builder.rated(1600);
    builder.game(1, 2, kDrawn).round = 3;
    builder.game(2, 1, kDrawn);
    builder.game(1, 2, kDrawn).round = 3;
    return builder;
}

} // namespace

void TestAcceptance::placeKeys()
{
    const Tournament tournament = twoPlayers().tournament;
    QCOMPARE(placeKey(about({}, {}), tournament), std::string());
    QCOMPARE(placeKey(about(2, {}), tournament), std::string("participant/2"));
    QCOMPARE(placeKey(about({}, 0), tournament), std::string("game/3/1-2"));
    QCOMPARE(placeKey(about(1, 1), tournament), std::string("game/-/2-1"));
    QCOMPARE(placeKey(about({}, 2), tournament), std::string("game/3/1-2#2"));
    QCOMPARE(placeKey(about({}, 17), tournament), std::string());
}

void TestAcceptance::keyOutlivesOtherGames()
{
    Tournament tournament = twoPlayers().tournament;
    const std::string before = placeKey(about({}, 1), tournament);
    tournament.games.erase(tournament.games.begin());
    QCOMPARE(placeKey(about({}, 0), tournament), before);
}

void TestAcceptance::acceptsChangesAndTakesBack()
{
    Tournament tournament = twoPlayers().tournament;
    const Finding finding = about({}, 0);
    QVERIFY(!acceptanceOf(finding, tournament));
    const auto apply = [&](const char* reason) {
        const auto group = acceptanceEdit(finding, tournament, reason);
        QVERIFY(group.has_value());
        QCOMPARE(group->name, (EditName{EditKind::Acceptance, {}}));
        tournament.header = std::get<PutHeader>(group->edits.front()).value;
    };
    apply("nachgeholt");
    QVERIFY(acceptanceOf(finding, tournament));
    QCOMPARE(acceptanceOf(finding, tournament)->reason, std::string("nachgeholt"));
    QVERIFY(!acceptanceOf(about({}, 1), tournament)); // another game
    apply("doch nicht gespielt");
    QCOMPARE(tournament.header.acceptances.size(), std::size_t(1));
    QCOMPARE(acceptanceOf(finding, tournament)->reason, std::string("doch nicht gespielt"));
    apply("");
    QVERIFY(tournament.header.acceptances.empty());
}

void TestAcceptance::onlyWarnings()
{
    Tournament tournament = twoPlayers().tournament;
    tournament.header.acceptances = {{"game-not-played", "", "weil"}};
    Finding finding = about({}, {});
    QVERIFY(acceptanceOf(finding, tournament));
    finding.level = FindingLevel::Error;
    QVERIFY(!acceptanceOf(finding, tournament));
    QVERIFY(!acceptanceEdit(finding, tournament, "weil").has_value());
}

ZAHLMEISTER_TEST(TestAcceptance, QCoreApplication)

} // namespace tst_acceptance

#include "tst_acceptance.moc"
