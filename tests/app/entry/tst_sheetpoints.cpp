// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QTest>

#include "app/entry/sheetpoints.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_sheetpoints {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::SheetPoints;
using engine::Score;

class TestSheetPoints : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsOtherFigures();
    void waitsForWhatIsMissing();
    void countsOpponentsWhereEverybodyMeets();
};

void TestSheetPoints::keepsOtherFigures()
{
    engine::Participant player{.number = engine::ParticipantNumber{1}, .stated = {{"BH", "22.5"}}};
    QCOMPARE(app::sheetPointsOf(player), std::optional<Score>());
    app::setSheetPoints(player, Score::fromHalfPoints(9));
    QCOMPARE(player.stated, (std::vector<engine::StatedValue>{{"BH", "22.5"}, {"points", "4.5"}}));
    QCOMPARE(app::sheetPointsOf(player), Score::fromHalfPoints(9));
    app::setSheetPoints(player, Score::fromHalfPoints(0));
    QCOMPARE(app::sheetPointsOf(player), Score::fromHalfPoints(0));
    app::setSheetPoints(player, std::nullopt);
    QCOMPARE(player.stated, (std::vector<engine::StatedValue>{{"BH", "22.5"}}));
}

void TestSheetPoints::waitsForWhatIsMissing()
{
    TournamentBuilder builder;
    for (int i = 0; i < 4; ++i)
        builder.rated(1500);
    engine::Tournament& tournament = builder.tournament;
    tournament.header.mode = engine::TournamentMode::Swiss;
    tournament.header.rounds = 2;
    builder.game(1, 2, engine::kWhiteWins);
    for (int i = 0; i < 3; ++i) // 2, 2 and 2½ points
        app::setSheetPoints(tournament.participants[static_cast<std::size_t>(i)],
                            Score::fromHalfPoints(i < 2 ? 4 : 5));
    const auto compare = [&] { return app::compareWithSheet(tournament, engine::standings(tournament)); };
    // Of two rounds: one won, one to come; one lost; none played, but two rounds bring two points at most.
    QCOMPARE(compare(),
             (std::vector{SheetPoints::Open, SheetPoints::Differ, SheetPoints::Differ, SheetPoints::Open}));
    tournament.participants[0].byes.push_back({2, engine::kWin});
    QCOMPARE(compare().front(), SheetPoints::Agree);
}

void TestSheetPoints::countsOpponentsWhereEverybodyMeets()
{
    TournamentBuilder builder;
    for (int i = 0; i < 3; ++i)
        builder.rated(1500);
    engine::Tournament& tournament = builder.tournament;
    tournament.header.mode = engine::TournamentMode::RoundRobin;
    tournament.header.rounds = 3; // somebody rests in each
    builder.game(1, 2, engine::kDrawn);
    builder.game(1, 3, engine::kDrawn);
    app::setSheetPoints(tournament.participants[0], Score::fromHalfPoints(3));
    const auto compared = app::compareWithSheet(tournament, engine::standings(tournament));
    QCOMPARE(compared.front(), SheetPoints::Differ);
}

ZAHLMEISTER_TEST(TestSheetPoints, QCoreApplication)

} // namespace tst_sheetpoints

#include "tst_sheetpoints.moc"
