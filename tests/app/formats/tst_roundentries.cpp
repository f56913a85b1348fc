// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/formats/roundentries.h"
#include "tests/support/testmain.h"

namespace tst_roundentries {

using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::SideResult;

namespace {

constexpr auto kNoColour = EntryColour::Unknown;
constexpr auto kWhite = EntryColour::White;
constexpr auto kBlack = EntryColour::Black;

RoundEntry half(std::size_t participant, std::optional<std::size_t> opponent, int round, EntryColour colour,
                SideResult result)
{
    return {.participant = participant,
            .opponent = opponent,
            .round = round,
            .colour = colour,
            .result = result,
            .place = {.line = int(participant) + 5, .column = round}};
}

struct Joined {
    ImportedTournament imported;
    bool refused;
    std::vector<ImportNote> notes;
};

Joined join(const std::vector<RoundEntry>& halves)
{
    Joined joined;
    for (const int number : {7, 12, 3, 20}) {
        joined.imported.tournament.participants.push_back(
            {.number = engine::ParticipantNumber(number), .name = "P" + std::to_string(number)});
    }
    NoteList notes;
    joinRoundEntries(halves, joined.imported, notes);
    joined.refused = notes.isRefused();
    joined.notes = notes.take();
    return joined;
}

class TestRoundEntries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void joinsTwoHalves();
    void takesEveryAllowedPairOfResults_data();
    void takesEveryAllowedPairOfResults();
    void findsColours_data();
    void findsColours();
    void notesGamesOfOneRowOnly();
    void keepsByes();
    void ordersByRoundAndBoard();
    void keepsSeveralGamesOfARound();
    void refusesContradictions_data();
    void refusesContradictions();
};

} // namespace

void TestRoundEntries::joinsTwoHalves()
{
    const Joined joined =
        join({half(1, 0, 2, kWhite, SideResult::Draw), half(0, 1, 2, kBlack, SideResult::Draw)});
    QVERIFY(!joined.refused);
    QVERIFY(joined.notes.empty());
    const engine::Game expected{.id = engine::GameId(1),
                                .round = 2,
                                .white = engine::ParticipantNumber(12),
                                .black = engine::ParticipantNumber(7),
                                .result = engine::kDrawn};
    QVERIFY(joined.imported.tournament.games == std::vector{expected});
    QCOMPARE(joined.imported.gameLines, std::vector<int>{5});
}

void TestRoundEntries::takesEveryAllowedPairOfResults_data()
{
    QTest::addColumn<int>("white");
    QTest::addColumn<int>("black");
    for (int white = 0; white <= int(SideResult::ForfeitLoss); ++white) {
        for (int black = 0; black <= int(SideResult::ForfeitLoss); ++black)
            QTest::addRow("%d-%d", white, black) << white << black;
    }
}

void TestRoundEntries::takesEveryAllowedPairOfResults()
{
    QFETCH(const int, white);
    QFETCH(const int, black);
    const engine::GameResult result{SideResult(white), SideResult(black)};
    const Joined joined = join({half(0, 1, 1, kWhite, result.white), half(1, 0, 1, kBlack, result.black)});
    QCOMPARE(joined.refused, !engine::isAllowed(result));
    if (joined.refused) {
        QVERIFY(joined.notes.front().code == ImportCode::OpponentDisagrees);
        QCOMPARE(joined.notes.front().args.size(), std::size_t(5));
    } else {
        QVERIFY(joined.imported.tournament.games.front().result == result);
    }
}

void TestRoundEntries::findsColours_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("played");
    QTest::addColumn<int>("white");
    QTest::addColumn<bool>("noted");
    QTest::newRow("both") << int(kBlack) << int(kWhite) << true << 12 << false;
    QTest::newRow("first only") << int(kBlack) << int(kNoColour) << true << 12 << false;
    QTest::newRow("second only") << int(kNoColour) << int(kWhite) << true << 12 << false;
    QTest::newRow("none") << int(kNoColour) << int(kNoColour) << true << 7 << true;
    QTest::newRow("none, not played") << int(kNoColour) << int(kNoColour) << false << 7 << false;
}

void TestRoundEntries::findsColours()
{
    QFETCH(const int, first);
    QFETCH(const int, second);
    QFETCH(const bool, played);
    const Joined joined =
        join({half(0, 1, 1, EntryColour(first), played ? SideResult::Win : SideResult::ForfeitWin),
              half(1, 0, 1, EntryColour(second), played ? SideResult::Loss : SideResult::ForfeitLoss)});
    QVERIFY(!joined.refused);
    QTEST(joined.imported.tournament.games.front().white.value(), "white");
    const bool noted = !joined.notes.empty() && joined.notes.front().code == ImportCode::ColourAssumed;
    QTEST(noted, "noted");
}

void TestRoundEntries::notesGamesOfOneRowOnly()
{
    const Joined joined = join({half(2, 0, 1, kBlack, SideResult::ForfeitLoss)});
    QVERIFY(!joined.refused);
    const engine::Game& game = joined.imported.tournament.games.at(0);
    QCOMPARE(game.white.value(), 7);
    QVERIFY(game.result == engine::kWhiteWinsByForfeit);
    const ImportNote expected{
        ImportCode::OpponentMissing, ImportLevel::Doubt, {"3 P3", "1", "7 P7"}, {.line = 7, .column = 1}};
    QVERIFY(joined.notes == std::vector{expected});
}

void TestRoundEntries::keepsByes()
{
    const Joined joined =
        join({half(0, {}, 3, kNoColour, SideResult::Draw), half(0, {}, 1, kNoColour, SideResult::ForfeitWin),
              half(0, {}, 2, kNoColour, SideResult::Loss), half(0, {}, 4, kNoColour, SideResult::NotPlayed)});
    QVERIFY(joined.notes.empty());
    const std::vector<engine::Bye> expected{{1, engine::kWin, engine::ByeKind::Allocated},
                                            {2, engine::kLoss, engine::ByeKind::Requested},
                                            {3, engine::kDraw, engine::ByeKind::Requested}};
    QVERIFY(joined.imported.tournament.participants[0].byes == expected);
    QVERIFY(joined.imported.tournament.games.empty());
}

void TestRoundEntries::ordersByRoundAndBoard()
{
    RoundEntry onBoardTwo = half(0, 1, 1, kWhite, SideResult::Win);
    onBoardTwo.board = 2;
    RoundEntry onBoardOne = half(2, 3, 1, kWhite, SideResult::Win);
    onBoardOne.board = 1;
    const Joined joined =
        join({half(1, 2, 2, kWhite, SideResult::Draw), onBoardTwo, onBoardOne,
              half(1, 0, 1, kBlack, SideResult::Loss), half(3, 2, 1, kBlack, SideResult::Loss),
              half(2, 1, 2, kBlack, SideResult::Draw)});
    QVERIFY(joined.notes.empty());
    std::vector<int> whites;
    for (const engine::Game& game : joined.imported.tournament.games)
        whites.push_back(game.white.value());
    QCOMPARE(whites, (std::vector<int>{3, 7, 12}));
    QCOMPARE(joined.imported.tournament.games.back().id.value(), 3);
}

void TestRoundEntries::keepsSeveralGamesOfARound()
{
    std::vector<RoundEntry> halves{
        half(0, 1, 1, kWhite, SideResult::Win), half(1, 0, 1, kBlack, SideResult::Loss),
        half(0, 1, 1, kBlack, SideResult::Draw), half(1, 0, 1, kWhite, SideResult::Draw)};
    halves[2].game = halves[3].game = 2;
    const Joined joined = join(halves);
    QVERIFY(joined.notes.empty());
    QCOMPARE(joined.imported.tournament.games.size(), std::size_t(2));
    QVERIFY(joined.imported.tournament.games[1].result == engine::kDrawn);
    QCOMPARE(joined.imported.tournament.games[1].white.value(), 12);
}

void TestRoundEntries::refusesContradictions_data()
{
    QTest::addColumn<std::vector<RoundEntry>>("halves");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const std::vector<RoundEntry>& halves, ImportCode code) {
        QTest::newRow(name) << halves << int(code);
    };
    row("both won", {half(0, 1, 1, kWhite, SideResult::Win), half(1, 0, 1, kBlack, SideResult::Win)},
        ImportCode::OpponentDisagrees);
    row("both White", {half(0, 1, 1, kWhite, SideResult::Win), half(1, 0, 1, kWhite, SideResult::Loss)},
        ImportCode::ColoursEqual);
    row("opponent plays another",
        {half(0, 1, 1, kWhite, SideResult::Win), half(1, 2, 1, kBlack, SideResult::Loss),
         half(2, 1, 1, kWhite, SideResult::Win)},
        ImportCode::OpponentDisagrees);
    row("opponent has a bye",
        {half(0, 1, 1, kWhite, SideResult::Win), half(1, {}, 1, kNoColour, SideResult::ForfeitWin)},
        ImportCode::OpponentDisagrees);
    row("opponent has no result",
        {half(0, 1, 1, kWhite, SideResult::Win), half(1, 0, 1, kBlack, SideResult::NotPlayed)},
        ImportCode::OpponentDisagrees);
    row("himself", {half(0, 0, 1, kWhite, SideResult::Win)}, ImportCode::PlaysHimself);
    row("two entries",
        {half(0, 1, 1, kWhite, SideResult::Win), half(0, 2, 1, kWhite, SideResult::Win),
         half(1, 0, 1, kBlack, SideResult::Loss)},
        ImportCode::TwoGamesInOneRound);
}

void TestRoundEntries::refusesContradictions()
{
    QFETCH(const std::vector<RoundEntry>, halves);
    QFETCH(const int, code);
    const Joined joined = join(halves);
    QVERIFY(joined.refused);
    const auto refusal = std::ranges::find(joined.notes, ImportLevel::Refused, &ImportNote::level);
    QCOMPARE(int(refusal->code), code);
    QVERIFY(refusal->place.line >= 5);
}

ZAHLMEISTER_TEST(TestRoundEntries, QCoreApplication)

} // namespace tst_roundentries

#include "tst_roundentries.moc"
