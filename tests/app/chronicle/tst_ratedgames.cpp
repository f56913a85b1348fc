// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QTest>

#include "app/chronicle/reading/ratedgames.h"
#include "engine/rules/coarsetables.h"
#include "engine/rules/expectancy.h"
#include "tests/app/chronicle/chronicles.h"
#include "tests/app/chronicle/statisticscases.h"
#include "tests/support/testmain.h"

namespace tst_ratedgames {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::ChronicleTournament;
using app::GameUse;
using app::RatedGames;

namespace {

RatedGames gamesOf(std::vector<ChronicleTournament> tournaments)
{
    return app::ratedGames(chronicleOf(std::move(tournaments)), day(2000, 1, 1), day(2050, 12, 31));
}

std::int64_t count(const RatedGames& games, GameUse use)
{
    return games.counts().count(use);
}

std::vector<app::RatedGame> allOf(const RatedGames& games)
{
    std::vector<app::RatedGame> all;
    games.forEach([&](const app::RatedGame& game) { all.push_back(game); });
    return all;
}

double points(std::int64_t units)
{
    return static_cast<double>(units) / static_cast<double>(app::kPointUnit);
}

/// A game between 1700 and 1500.
ChronicleTournament game(engine::GameResult result, engine::Date end = day(2027, 3, 1))
{
    ChronicleTournament one = meeting(1, end, {somebody("A", 1700), somebody("B", 1500)});
    addGame(one, 1, 2, result);
    return one;
}

/// What becomes of the only game.
GameUse useOf(ChronicleTournament one)
{
    const RatedGames games = gamesOf({std::move(one)});
    Q_ASSERT(games.counts().seen() == 1);
    for (std::size_t use = 0; use < app::kGameUses; ++use) {
        if (games.counts().uses[use] == 1)
            return static_cast<GameUse>(use);
    }
    return GameUse::NotCounted;
}

engine::Participant& playerOf(ChronicleTournament& one, std::size_t at)
{
    return one.tournament.participants[at];
}

} // namespace

/// Which games can say whether P(D) holds.
class TestRatedGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesGamesOfRatedPlayers();
    void expectsWhatTheRulesSay();
    void leavesOutWhatDoesNotCount();
    void leavesOutNewcomers();
    void leavesOutForeignRatings();
    void leavesOutWhatWasSetByHand();
    void keepsRatingsFromElsewhere();
    void leavesOutSpecialRatings();
    void leavesOutIrregularResults();
    void keepsToTheSpan();
    void knowsDwzOnly();
    void keepsCrowds();
    void answersForNothing();
    void hasWords();
};

// RULE: WO2026 3.3.1
void TestRatedGames::takesGamesOfRatedPlayers()
{
    const auto chronicle = chronicleOf({game(engine::kDrawn)});
    const RatedGames games = app::ratedGames(chronicle, day(2027, 1, 1), day(2027, 12, 31));
    QCOMPARE(games.counts().tournaments, 1);
    QCOMPARE(games.counts().seen(), std::int64_t{1});
    QCOMPARE(allOf(games).size(), std::size_t{1});
    const app::RatedGame one = allOf(games).front();
    QCOMPARE(one.difference, 200);
    QCOMPARE(points(one.reached), 0.5);
    QVERIFY(std::abs(points(one.expected) - engine::toPoints(engine::expectedScore(200))) < 1e-9);
    QCOMPARE(games.clubs().at(one.whiteClub), "C0505");
    QCOMPARE(games.clubs().at(one.blackClub), "C0505");
    QVERIFY(one.white == 0 && one.black == 1);

    ChronicleTournament turned = meeting(1, day(2027, 3, 1), {somebody("A", 1700), somebody("B", 1500)});
    addGame(turned, 2, 1, engine::kWhiteWins);
    const app::RatedGame mirrored = allOf(gamesOf({turned})).front();
    QCOMPARE(mirrored.difference, -200);
    QCOMPARE(mirrored.expected, app::kPointUnit - one.expected); // P(D) + P(-D) = 1
    QCOMPARE(mirrored.reached, app::kPointUnit);
}

// RULE: WO2026 Anhang 2.1
// RULE: WO1992 Anhang 2.1
void TestRatedGames::expectsWhatTheRulesSay()
{
    const auto expected = [](ChronicleTournament one) {
        return points(allOf(gamesOf({std::move(one)})).front().expected);
    };
    ChronicleTournament byTables = game(engine::kDrawn);
    byTables.arithmetic = engine::Arithmetic::Tables;
    QVERIFY(std::abs(expected(byTables) - engine::tableExpectancy(200) / 1000.0) < 1e-9);
    QVERIFY(std::abs(expected(game(engine::kDrawn, day(2002, 3, 1))) -
                     engine::coarseExpectancy(200) / 100.0) < 1e-9);
    ChronicleTournament far = game(engine::kDrawn);
    playerOf(far, 0).rating = engine::Rating(3999);
    playerOf(far, 1).rating = engine::Rating(100);
    QVERIFY(expected(far) > 0.999 && expected(far) <= 1);
}

// RULE: WO2026 2.2.5.2, 4.1.4
void TestRatedGames::leavesOutWhatDoesNotCount()
{
    QVERIFY(useOf(game(engine::kNotPlayed)) == GameUse::NotCounted);
    QVERIFY(useOf(game(engine::kWhiteWinsByForfeit)) == GameUse::NotCounted);
    ChronicleTournament excluded = game(engine::kDrawn);
    excluded.tournament.games.front().rated = false;
    QVERIFY(useOf(excluded) == GameUse::NotCounted);
    ChronicleTournament computer = game(engine::kDrawn);
    playerOf(computer, 1).computer = true;
    QVERIFY(useOf(computer) == GameUse::NotCounted);
    QVERIFY(useOf(game(engine::kDrawn)) == GameUse::Used);
}

// RULE: WO2026 3.4.1
void TestRatedGames::leavesOutNewcomers()
{
    ChronicleTournament one = meeting(1, day(2027, 3, 1), {somebody("N", {})});
    for (int number = 2; number <= 6; ++number) {
        one.tournament.participants.push_back(somebody("R" + std::to_string(number), 1500));
        one.tournament.participants.back().number = engine::ParticipantNumber(number);
        addGame(one, 1, number, engine::kDrawn);
    }
    addGame(one, 2, 3, engine::kDrawn);
    const RatedGames games = gamesOf({one});
    QCOMPARE(count(games, GameUse::Unrated), std::int64_t{5}); // he got his first rating there
    QCOMPARE(count(games, GameUse::Used), std::int64_t{1});
    QCOMPARE(games.counts().seen(), std::int64_t{6});
}

// RULE: WO2026 4.1.2
void TestRatedGames::leavesOutForeignRatings()
{
    for (const auto source : {engine::RatingSource::Fide, engine::RatingSource::National}) {
        ChronicleTournament one = game(engine::kDrawn);
        playerOf(one, 1).ratingSource = source;
        QVERIFY(useOf(one) == GameUse::Foreign);
    }
}

// RULE: WO2026 6.4.2
void TestRatedGames::leavesOutWhatWasSetByHand()
{
    ChronicleTournament one = game(engine::kDrawn);
    playerOf(one, 0).overrides = {{engine::ListedValue::Rating, 1690, 1700, "a reason"}};
    QVERIFY(useOf(one) == GameUse::ByHand);
    // The rating is another one than the tournament before left, and nobody evaluated in between.
    ChronicleTournament second = meeting(2, day(2027, 6, 1), {somebody("A", 1700), somebody("B", 1555)});
    addGame(second, 1, 2, engine::kDrawn);
    const RatedGames games =
        gamesOf({meeting(1, day(2027, 3, 1), {somebody("A", 1700), somebody("B", 1500)}), second});
    QCOMPARE(count(games, GameUse::ByHand), std::int64_t{1});
    // Of two reasons the first counts.
    playerOf(one, 1).ratingSource = engine::RatingSource::Fide;
    QVERIFY(useOf(one) == GameUse::Foreign);
}

// RULE: WO2026 2.2.4
void TestRatedGames::keepsRatingsFromElsewhere()
{
    ChronicleTournament second = meeting(2, day(2027, 6, 1), {somebody("A", 1700), somebody("B", 1555)});
    playerOf(second, 1).index = 22; // two evaluations that we do not know
    addGame(second, 1, 2, engine::kDrawn);
    const RatedGames games =
        gamesOf({meeting(1, day(2027, 3, 1), {somebody("A", 1700), somebody("B", 1500)}), second});
    QCOMPARE(count(games, GameUse::Used), std::int64_t{1});
}

// RULE: WO2026 3.6.3
void TestRatedGames::leavesOutSpecialRatings()
{
    ChronicleTournament one = meeting(1, day(2027, 3, 1), {somebody("X", 1500)});
    for (int number = 2; number <= 6; ++number) {
        one.tournament.participants.push_back(somebody("R" + std::to_string(number), 1900));
        one.tournament.participants.back().number = engine::ParticipantNumber(number);
        addGame(one, 1, number, number == 2 ? engine::kDrawn : engine::kWhiteWins);
    }
    addGame(one, 2, 3, engine::kDrawn);
    const RatedGames games = gamesOf({one});
    QCOMPARE(count(games, GameUse::Special), std::int64_t{5});
    QCOMPARE(count(games, GameUse::Used), std::int64_t{1});
}

// RULE: WO2026 2.2.5.2
void TestRatedGames::leavesOutIrregularResults()
{
    for (const auto& result : {engine::kBothLose, engine::kDrawAndLoss, engine::kLossAndForfeit})
        QVERIFY(useOf(game(result)) == GameUse::Irregular);
}

void TestRatedGames::keepsToTheSpan()
{
    const auto chronicle = chronicleOf({game(engine::kDrawn)});
    const auto seen = [&](engine::Date from, engine::Date to) {
        return app::ratedGames(chronicle, from, to).counts().seen();
    };
    QCOMPARE(seen(day(2027, 3, 1), day(2027, 3, 1)), std::int64_t{1});
    QCOMPARE(seen(day(2027, 3, 2), day(2028, 3, 1)), std::int64_t{0});
    QCOMPARE(seen(day(2026, 3, 2), day(2027, 2, 28)), std::int64_t{0});
}

// RULE: FWZ 1
void TestRatedGames::knowsDwzOnly()
{
    ChronicleTournament byPost = game(engine::kDrawn);
    byPost.tournament.header.system = "fwz-2019";
    QCOMPARE(gamesOf({byPost}).counts().tournaments, 0);
    QCOMPARE(gamesOf({byPost}).counts().seen(), std::int64_t{0});
}

/// More players than the positions of one part of a tournament have numbers.
void TestRatedGames::keepsCrowds()
{
    constexpr std::uint32_t kPlayers = 70'000;
    ChronicleTournament one = meeting(1, day(2027, 3, 1), {});
    std::vector<app::RatedSeat> seats;
    for (std::uint32_t i = 0; i < kPlayers; ++i) {
        engine::Participant player{.number = engine::ParticipantNumber(static_cast<int>(i) + 1)};
        one.tournament.participants.push_back(std::move(player));
        seats.push_back({i, "C0505", 1500 + static_cast<int>(i % 100), GameUse::Used});
        if (i % 2 == 1)
            addGame(one, static_cast<int>(i), static_cast<int>(i) + 1, engine::kDrawn);
    }
    RatedGames games;
    games.add(one, **app::shippedRules().find("dwz-2026"), seats);
    QCOMPARE(games.counts().tournaments, 1);
    const auto all = allOf(games);
    QCOMPARE(all.size(), std::size_t{kPlayers / 2});
    for (std::uint32_t i = 0; i < all.size(); ++i) {
        QVERIFY(all[i].white == 2 * i && all[i].black == 2 * i + 1 && all[i].tournament == 0);
        QCOMPARE(all[i].difference, -1);
    }
}

void TestRatedGames::answersForNothing()
{
    const RatedGames games = gamesOf({});
    QCOMPARE(games.counts().seen(), std::int64_t{0});
    QVERIFY(allOf(games).empty());
    QCOMPARE(gamesOf({meeting(1, day(2027, 3, 1), {somebody("A", 1500)})}).counts().tournaments, 1);
}

void TestRatedGames::hasWords()
{
    std::set<std::string_view> words;
    for (std::size_t use = 0; use < app::kGameUses; ++use)
        words.insert(app::gameUseText(static_cast<GameUse>(use)));
    QCOMPARE(words.size(), app::kGameUses);
    QVERIFY(!words.contains(""));
}

ZAHLMEISTER_TEST(TestRatedGames, void)

} // namespace tst_ratedgames

#include "tst_ratedgames.moc"
