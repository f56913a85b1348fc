// SPDX-License-Identifier: GPL-3.0-or-later
// The organiser's own table against what follows from the games: four players, three rounds, one forfeit,
// worked out by hand.
#include <QTest>

#include "engine/standings/statedcheck.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_statedcheck {

using namespace zahlmeister::engine;
using zahlmeister::tests::TournamentBuilder;

namespace {

/// 1 and 2 have two points, 3 one and a half, of which one by forfeit against 4, who has a half.
Tournament four()
{
    TournamentBuilder builder;
    builder.tournament.header.mode = TournamentMode::Swiss;
    builder.tournament.header.start = Date::tryFrom(2026, 4, 1);
    for (int i = 0; i < 4; ++i)
        builder.unrated();
    builder.game(1, 4, kWhiteWins).round = 1;
    builder.game(2, 3, kWhiteWins).round = 1;
    builder.game(1, 2, kDrawn).round = 2;
    builder.game(4, 3, {SideResult::ForfeitLoss, SideResult::ForfeitWin}).round = 2;
    builder.game(3, 1, kDrawn).round = 3;
    builder.game(2, 4, kDrawn).round = 3;
    return builder.tournament;
}

/// The same with a column of the organiser's table, in the order of numbers.
Tournament stating(Tournament tournament, const std::string& criterion,
                   const std::vector<std::string>& figures)
{
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (!figures[i].empty())
            tournament.participants[i].stated.push_back({criterion, figures[i]});
    }
    return tournament;
}

std::vector<double> byHabit(TieBreakCode code, CountingHabit habit)
{
    return valuesByHabit(PlayedRounds(four()), {.code = code}, habit);
}

} // namespace

class TestStatedCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsByHabits();
    void findsTheEdition();
    void findsHabits();
    void findsWhatIsNotNamed();
    void roundsAsTheTableDoes();
    void knowsPlaces();
    void knowsPlacesByOtherFigures();
    void findsOtherPoints();
    void findsTheRound();
    void readsTheListFromItsColumns();
    void comparesNothingOfTeams();
};

// RULE: C07 until 31 August 2023: a virtual opponent has the score before the round, what is missing to one
// point there, and half a point for every round after it.
void TestStatedCheck::countsByHabits()
{
    using enum OwnUnplayed;
    const auto onTable = OpponentScores::AsOnTable;
    const auto drawn = OpponentScores::UnplayedDrawn;
    const auto bh = TieBreakCode::Buchholz;
    QCOMPARE(byHabit(bh, {onTable, Nothing}), (std::vector<double>{4, 4, 4, 4}));
    QCOMPARE(byHabit(bh, {onTable, ForfeitsAsGames}), (std::vector<double>{4, 4, 4.5, 5.5}));
    QCOMPARE(byHabit(bh, {onTable, OwnScore}), (std::vector<double>{4, 4, 5.5, 4.5}));
    QCOMPARE(byHabit(bh, {drawn, Nothing}), (std::vector<double>{4, 4, 4, 4}));
    QCOMPARE(byHabit(bh, {drawn, VirtualOpponent}), (std::vector<double>{4, 4, 4.5, 5.5}));
    const auto sb = TieBreakCode::SonnebornBerger;
    QCOMPARE(byHabit(sb, {onTable, OwnScore}), (std::vector<double>{2.25, 2.75, 2.5, 1}));
    QCOMPARE(byHabit(sb, {onTable, DrawWithOneself}), (std::vector<double>{2.25, 2.75, 1.75, 1.25}));
    // The sum of opponents' plain Buchholz, and of those without the lowest: 3.5, 3.5, 2 and 2.
    const auto sum = TieBreakCode::BuchholzSum;
    QCOMPARE(byHabit(sum, {onTable, Nothing}), (std::vector<double>{12, 12, 8, 8}));
    QCOMPARE(byHabit(sum, {onTable, Nothing, 1}), (std::vector<double>{7.5, 7.5, 7, 7}));
}

// RULE: C07 16.4.1: since 2026 the dummy of a forfeit has no more than the scheduled opponent.
void TestStatedCheck::findsTheEdition()
{
    const Tournament tournament = stating(four(), "BH", {"4", "4", "5.5", "4.5"});
    const StatedComparison compared = compareStated(tournament, {});
    QCOMPARE(compared.columns.size(), std::size_t(1));
    QCOMPARE(compared.columns[0].figures, 4);
    QCOMPARE(compared.columns[0].equal, 3);
    QCOMPARE(compared.differences.size(), std::size_t(1));
    const StatedDifference& difference = compared.differences[0];
    QCOMPARE(difference.number.value(), 3);
    QCOMPARE(difference.stated, std::string("5.5"));
    QCOMPARE(difference.computed, 4.5);
    const StatedSetting of2024{
        .tieBreaks = {{.code = TieBreakCode::Buchholz, .edition = TieBreakEdition::Of2024}}};
    QVERIFY(difference.setting == of2024);
    QVERIFY(compared.columns[0].setting == of2024);
    // With that edition nothing differs.
    QVERIFY(compareStated(tournament, {.edition = TieBreakEdition::Of2024}).differences.empty());
}

void TestStatedCheck::findsHabits()
{
    const StatedComparison compared =
        compareStated(stating(four(), "SB", {"2.25", "2.75", "1.75", "1.25"}), {});
    QCOMPARE(compared.differences.size(), std::size_t(2));
    const CountingHabit habit{OpponentScores::AsOnTable, OwnUnplayed::DrawWithOneself};
    QVERIFY(compared.columns[0].setting && compared.columns[0].setting->habit == habit);
    const StatedComparison odd = compareStated(stating(four(), "BH", {"4", "4", "4.5", "77"}), {});
    QCOMPARE(odd.differences.size(), std::size_t(1));
    QVERIFY(!odd.differences[0].setting);
    QVERIFY(!odd.columns[0].setting);
}

void TestStatedCheck::findsWhatIsNotNamed()
{
    const StatedComparison compared = compareStated(stating(four(), "TB1", {"2.25", "2.75", "1.5", "1"}), {});
    QVERIFY(compared.columns[0].tieBreak);
    QVERIFY(compared.columns[0].tieBreak->code == TieBreakCode::SonnebornBerger);
    QVERIFY(compared.differences.empty());
    const StatedComparison unknown = compareStated(stating(four(), "TB1", {"31", "32", "33", "34"}), {});
    QVERIFY(!unknown.columns[0].tieBreak);
    QCOMPARE(unknown.columns[0].figures, 4);
    QVERIFY(unknown.differences.empty());
}

void TestStatedCheck::roundsAsTheTableDoes()
{
    QVERIFY(compareStated(stating(four(), "SB", {"2.3", "2.8", "1.5", "1.0"}), {}).differences.empty());
    QCOMPARE(compareStated(stating(four(), "SB", {"2", "3", "1.5", "1"}), {}).differences.size(),
             std::size_t(2));
    // What is no number is not compared.
    QVERIFY(compareStated(stating(four(), "SB", {"many"}), {}).columns.empty());
}

// RULE: C07 4.2: who cannot be separated shares a place; tables that count on give each of them one of those.
void TestStatedCheck::knowsPlaces()
{
    const TableOptions options{.tieBreaks = {{.code = TieBreakCode::Buchholz}}};
    for (const auto& places :
         {std::vector<std::string>{"1", "2", "3", "4"}, {"2", "1", "3", "4"}, {"1", "1", "3", "4"}})
        QVERIFY(compareStated(stating(four(), "place", places), options).differences.empty());
    Tournament tournament = stating(four(), "points", {"2", "2", "1.5", "0.5"});
    tournament = stating(tournament, "SB", {"2.25", "2.75", "1.5", "1"});
    tournament = stating(tournament, "place", {"2", "1", "3", "4"});
    const TableOptions wins{.tieBreaks = {{.code = TieBreakCode::PairingNumber}}};
    const StatedComparison compared = compareStated(tournament, wins);
    QCOMPARE(compared.differences.size(), std::size_t(2));
    const TieBreak sb{.code = TieBreakCode::SonnebornBerger};
    QVERIFY(compared.differences[0].setting);
    QVERIFY(compared.differences[0].setting->tieBreaks == std::vector{sb});
    tournament.participants[0].stated.back().value = "9";
    QVERIFY(!compareStated(tournament, wins).differences[0].setting);
}

/// Figures that are wrong themselves, and places that are right by them.
void TestStatedCheck::knowsPlacesByOtherFigures()
{
    Tournament tournament = stating(four(), "points", {"2", "2", "0.5", "1.5"});
    tournament = stating(tournament, "SB", {"1", "2", "3", "4"});
    tournament = stating(tournament, "place", {"2", "1", "4", "3"});
    const StatedComparison compared = compareStated(tournament, {});
    const StatedColumn& places = compared.columns.back();
    QCOMPARE(places.criterion, std::string(kStatedPlace));
    QVERIFY(places.setting && places.setting->isByOwnFigures);
}

void TestStatedCheck::findsOtherPoints()
{
    const StatedComparison compared = compareStated(stating(four(), "points", {"5", "5", "4", "1"}), {});
    QCOMPARE(compared.differences.size(), std::size_t(4));
    QVERIFY(compared.columns[0].setting);
    QCOMPARE(compared.columns[0].setting->winPoints, 3);
    QCOMPARE(compared.columns[0].setting->drawPoints, 1);
}

void TestStatedCheck::findsTheRound()
{
    const StatedComparison compared = compareStated(stating(four(), "points", {"1.5", "1.5", "1", "0"}), {});
    QCOMPARE(compared.round, 2);
    QVERIFY(compared.differences.empty());
}

void TestStatedCheck::readsTheListFromItsColumns()
{
    Tournament tournament = stating(four(), "WIN", {"1", "1", "1", "0"});
    tournament = stating(tournament, "points", {"2", "2", "1.5", "0.5"});
    Tournament named = stating(tournament, "BH", {"4", "4", "4.5", "4.5"});
    named = stating(named, "TB2", {"2.25", "2.75", "1.5", "1"});
    // What stands before the points is information.
    QCOMPARE(tieBreaksText(statedTieBreaks(named)), std::string("BH,SB"));
    const Tournament cut = stating(tournament, "BH", {"3.5", "3.5", "4", "4"});
    QCOMPARE(tieBreaksText(statedTieBreaks(cut)), std::string("BH/C1"));
    const Tournament unknown = stating(named, "TB3", {"31", "32", "33", "34"});
    QVERIFY(statedTieBreaks(unknown).empty());
    QVERIFY(statedTieBreaks(tournament).empty());
}

void TestStatedCheck::comparesNothingOfTeams()
{
    Tournament tournament = stating(four(), "points", {"7", "7", "7", "7"});
    tournament.header.kind = TournamentKind::Team;
    for (Participant& participant : tournament.participants)
        participant.team = participant.number.value() % 2 == 0 ? "A" : "B";
    QVERIFY(compareStated(tournament, {}).columns.empty());
}

ZAHLMEISTER_TEST(TestStatedCheck, QCoreApplication)

} // namespace tst_statedcheck

#include "tst_statedcheck.moc"
