// SPDX-License-Identifier: GPL-3.0-or-later
// The Elo of long tournaments, rating period by rating period, beside a DWZ that stays whole.
#include <algorithm>
#include <cmath>
#include <random>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "engine/model/eloperiods.h"
#include "tests/support/day.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_eloperiods {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using tests::day;
using tests::TournamentBuilder;

namespace {

Evaluation evaluated(const Tournament& tournament, std::optional<std::size_t> period = {}, bool trace = false)
{
    return *evaluate(tournament, **tests::shippedRules().find("fide-standard"),
                     {.trace = trace, .period = period});
}

TournamentHeader header(Date start, Date end)
{
    return {.start = start, .end = end, .timeControl = "90 min + 30 s/Zug", .eloByPeriod = true};
}

/// Two rated players, and games of the first one on some days.
TournamentBuilder pair(std::initializer_list<std::pair<Date, GameResult>> games)
{
    TournamentBuilder builder;
    builder.tournament.header = header(day(2026, 10, 12), day(2026, 12, 12));
    builder.rated(1700).elo = Rating(1800);
    builder.rated(1700).elo = Rating(1800);
    for (const auto& [date, result] : games)
        builder.game(1, 2, result).date = date;
    return builder;
}

/// What of a tournament was played in one period, as a tournament of its own, with what its list says.
Tournament cutOut(const Tournament& whole, std::span<const RatingPeriod> periods, std::size_t at)
{
    Tournament part = whole;
    const auto of = periodsOfGames(whole, periods).periods;
    part.games.clear();
    for (std::size_t i = 0; i < whole.games.size(); ++i) {
        if (of[i] == at)
            part.games.push_back(whole.games[i]);
    }
    part.header.end = periods[at].last;
    part.header.eloByPeriod = false;
    for (Participant& one : part.participants) {
        const EloEntry entry = eloEntriesOf(one, periods)[at];
        one.elo = entry.rating;
        one.eloFactor = entry.factor;
        one.eloPeriods.clear();
    }
    return part;
}

Tournament anySeason(std::mt19937_64& random)
{
    const auto below = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    TournamentBuilder builder;
    builder.tournament.header = header(day(2025, 9, 1 + below(28)), day(2026, 1 + below(5), 1 + below(28)));
    const auto periods = ratingPeriodsOf(builder.tournament.header);
    for (int i = 0; i < 8; ++i) {
        Participant& one = builder.rated(1500);
        if (below(5) > 0)
            one.elo = Rating(1400 + below(1400));
        if (below(3) == 0)
            one.birthYear = 2005 + below(8);
        if (below(4) == 0)
            one.eloFactor = 40;
        for (std::size_t p = 1; p < periods.size(); ++p) {
            if (below(3) > 0)
                one.eloPeriods.push_back(
                    {periods[p].first,
                     below(6) > 0 ? std::optional(Rating(1400 + below(1400))) : std::nullopt,
                     below(3) == 0 ? std::optional(10) : std::nullopt});
        }
    }
    static constexpr std::array kResults{kWhiteWins, kBlackWins, kDrawn, kWhiteWinsByForfeit};
    const int days = builder.tournament.header.start->daysTo(*builder.tournament.header.end);
    for (int i = 0; i < 60; ++i) {
        const int white = 1 + below(8);
        const int black = 1 + (white + below(7)) % 8;
        builder.game(white, black, kResults[static_cast<std::size_t>(below(4))]).date =
            builder.tournament.header.start->plusDays(below(days + 1));
    }
    return builder.tournament;
}

} // namespace

class TestEloPeriods : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void periodIsReportedAsATournamentOfItsOwn();
    void periodsAreMonths();
    void onlyLongTournamentsAreSplit();
    void gamesGoByTheirDay();
    void listsGoByThePeriod();
    void eachPeriodIsRoundedOnce();
    void eachPeriodHasItsOwnBound();
    void theYearOfThePeriodDecidesWhoIsAJunior();
    void whoComesOntoAList();
    void firstRatingsArePooled();
    void periodsAreWhatTournamentsOfTheirOwnAre();
    void theDwzStaysWhole();
    void explains();
};

// RULE: B02 7.1, 7.1.1
/// B.02, 4.1: the days, the games with their rounds counted anew, and the players of the period with the Elo
/// of its list; its evaluation is that of the period.
void TestEloPeriods::periodIsReportedAsATournamentOfItsOwn()
{
    TournamentBuilder builder =
        pair({{day(2026, 10, 20), kWhiteWins}, {day(2026, 11, 3), kDrawn}, {day(2026, 11, 17), kBlackWins}});
    builder.rated(1900).elo = Rating(1900); // plays in October alone
    builder.game(3, 1, kWhiteWins).date = day(2026, 10, 27);
    int round = 0;
    for (Game& game : builder.tournament.games)
        game.round = ++round; // 1 to 4, of which 2 and 3 lie in November
    Participant& first = builder.tournament.participants[0];
    first.eloPeriods = {{day(2026, 11, 1), Rating(1820), 20, day(2026, 11, 1)}};
    first.byes = {{1, kWin}, {2, kDraw}};
    builder.tournament.header.tieBreaks = "BH";
    const auto periods = ratingPeriodsOf(builder.tournament.header);
    const Tournament part = tournamentOfPeriod(builder.tournament, periods, 1);
    QCOMPARE(part.header.start, std::optional(day(2026, 11, 1)));
    QCOMPARE(part.header.end, std::optional(day(2026, 11, 30)));
    QCOMPARE(part.header.rounds, std::optional(2));
    QVERIFY(part.header.tieBreaks.empty());
    QVERIFY(!part.header.eloByPeriod);
    QCOMPARE(part.participants.size(), std::size_t{2});
    QCOMPARE(part.participants[0].elo, std::optional(Rating(1820)));
    QCOMPARE(part.participants[0].eloFactor, std::optional(20));
    QCOMPARE(part.participants[1].elo, std::optional(Rating(1800)));
    QCOMPARE(part.participants[0].byes.size(), std::size_t{1});
    QCOMPARE(part.participants[0].byes[0].round, 1);
    QCOMPARE(part.games.size(), std::size_t{2});
    QCOMPARE(part.games[0].round, std::optional(1));
    QCOMPARE(part.games[1].round, std::optional(2));
    const Evaluation own = evaluated(part);
    const Evaluation ofPeriod = evaluated(builder.tournament, 1);
    for (std::size_t i = 0; i < part.participants.size(); ++i)
        QCOMPARE(own.participants[i].newRating, ofPeriod.participants[i].newRating);
    // The periods have all games between them.
    std::size_t games = 0;
    for (std::size_t i = 0; i < periods.size(); ++i)
        games += tournamentOfPeriod(builder.tournament, periods, i).games.size();
    QCOMPARE(games, builder.tournament.games.size());
}

void TestEloPeriods::periodsAreMonths()
{
    QCOMPARE(ratingPeriodsOf(header(day(2026, 10, 12), day(2027, 1, 3))),
             (std::vector<RatingPeriod>{{day(2026, 10, 12), day(2026, 10, 31)},
                                        {day(2026, 11, 1), day(2026, 11, 30)},
                                        {day(2026, 12, 1), day(2026, 12, 31)},
                                        {day(2027, 1, 1), day(2027, 1, 3)}}));
}

// RULE: B02 4.1
void TestEloPeriods::onlyLongTournamentsAreSplit()
{
    TournamentHeader one = header(day(2026, 10, 12), day(2026, 11, 10)); // 30 days
    QVERIFY(!isLongForElo(one) && ratingPeriodsOf(one).empty());
    one.end = day(2026, 11, 11);
    QVERIFY(isLongForElo(one));
    QCOMPARE(ratingPeriodsOf(one).size(), std::size_t{2});
    one.eloByPeriod = false;
    QVERIFY(isLongForElo(one) && ratingPeriodsOf(one).empty());
    one.eloByPeriod = true;
    one.start.reset();
    QVERIFY(!isLongForElo(one) && ratingPeriodsOf(one).empty());
}

void TestEloPeriods::gamesGoByTheirDay()
{
    auto builder = pair({{day(2026, 10, 31), kDrawn}, {day(2026, 11, 1), kDrawn}, {day(2027, 5, 1), kDrawn}});
    auto& [head, participants, games] = builder.tournament;
    games.push_back(games[1]); // of the same round, without a day
    games[1].round = 4;
    games[3].round = 4;
    games[3].date.reset();
    games.push_back(games[3]); // of no round
    games[4].round.reset();
    games.push_back(games[3]); // of a match with a day
    games[5].round = 7;
    games[5].whiteTeam = "A";
    games[5].blackTeam = "B";
    head.schedule = {{7, "B", "A", day(2026, 12, 5)}};
    games.push_back(games[4]);
    games[6].result = kWhiteWinsByForfeit;
    const auto found = periodsOfGames(builder.tournament, ratingPeriodsOf(head));
    QCOMPARE(found.periods, (std::vector<std::size_t>{0, 1, 2, 1, 0, 2, 0}));
    QCOMPARE(found.undated, std::vector<std::size_t>{4});
    games[0].round = 4; // the round was played in two periods
    QCOMPARE(periodsOfGames(builder.tournament, ratingPeriodsOf(head)).undated,
             (std::vector<std::size_t>{3, 4}));
}

void TestEloPeriods::listsGoByThePeriod()
{
    auto builder = pair({});
    Participant& one = builder.tournament.participants[0];
    one.eloFactor = 20;
    one.eloPeriods = {{day(2026, 12, 1), Rating(1830), 40, day(2026, 12, 1)}};
    const auto entries = eloEntriesOf(one, ratingPeriodsOf(builder.tournament.header));
    QCOMPARE(entries.size(), std::size_t{3});
    QCOMPARE(entries[1].rating, std::optional(Rating(1800)));
    QCOMPARE(entries[1].factor, std::optional(20));
    QVERIFY(!entries[0].isCarriedOn && entries[1].isCarriedOn && !entries[2].isCarriedOn);
    QCOMPARE(entries[2].rating, std::optional(Rating(1830)));
    QCOMPARE(entries[2].factor, std::optional(40));
    QCOMPARE(eloEntriesOf(one, {}).size(), std::size_t{1});
}

// RULE: B02 8.3.4
void TestEloPeriods::eachPeriodIsRoundedOnce()
{
    // K 20, draws against somebody of 1825: 0.5 - 0.47 = 0.03 each, that is 0.6 a period.
    auto builder =
        pair({{day(2026, 10, 20), kDrawn}, {day(2026, 11, 20), kDrawn}, {day(2026, 12, 2), kDrawn}});
    builder.tournament.participants[1].elo = Rating(1825);
    const Evaluation sum = evaluated(builder.tournament);
    QCOMPARE(sum.participants[0].newRating, std::optional(1803)); // 1 + 1 + 1; in one it were 1.8
    QCOMPARE(sum.participants[1].newRating, std::optional(1822)); // 3 x -0.6
    QVERIFY(!sum.participants[0].unroundedChange);
    QCOMPARE(sum.participants[0].coefficient, std::optional(20.0));
    QVERIFY(std::abs(sum.participants[0].expected.value() - 1.41) < 1e-12);
    builder.tournament.header.eloByPeriod = false;
    QCOMPARE(evaluated(builder.tournament).participants[0].newRating, std::optional(1802));
}

// RULE: B02 8.3.3
void TestEloPeriods::eachPeriodHasItsOwnBound()
{
    auto builder = pair({});
    for (int i = 0; i < 30; ++i)
        builder.game(1, 2, kWhiteWins).date = day(2026, i < 20 ? 10 : 11, 15);
    builder.tournament.participants[0].eloFactor = 40;
    const auto factorIn = [&](std::optional<std::size_t> period) {
        return evaluated(builder.tournament, period).participants[0].coefficient;
    };
    QCOMPARE(factorIn(0), std::optional(35.0)); // 700 / 20
    QCOMPARE(factorIn(1), std::optional(40.0)); // 400 is no more than 700
    QVERIFY(!factorIn({}));                     // there is no one K of both
    builder.tournament.header.eloByPeriod = false;
    QCOMPARE(factorIn({}), std::optional(23.0)); // 700 / 30
}

// RULE: B02 8.3.3
void TestEloPeriods::theYearOfThePeriodDecidesWhoIsAJunior()
{
    auto builder = pair({{day(2026, 12, 20), kWhiteWins}, {day(2027, 1, 20), kWhiteWins}});
    builder.tournament.header.end = day(2027, 1, 31);
    builder.tournament.participants[0].birthYear = 2008;
    QCOMPARE(evaluated(builder.tournament, 2).participants[0].coefficient, std::optional(40.0));
    QCOMPARE(evaluated(builder.tournament, 3).participants[0].coefficient, std::optional(20.0));
    QCOMPARE(evaluated(builder.tournament).participants[0].newRating, std::optional(1830)); // 20 and 10
}

// RULE: B02 7.1.4
void TestEloPeriods::whoComesOntoAList()
{
    auto builder = pair({{day(2026, 10, 20), kWhiteWins}, {day(2026, 11, 20), kWhiteWins}});
    Participant& one = builder.tournament.participants[0];
    one.elo.reset();
    one.eloPeriods = {{day(2026, 11, 1), Rating(1900), {}, {}}};
    const Evaluation sum = evaluated(builder.tournament);
    QCOMPARE(sum.participants[0].oldRating, std::optional(1900));
    QCOMPARE(sum.participants[0].games, 1);
    QCOMPARE(sum.participants[0].details[0].reason, std::optional(NotCounted::BeforeFirstList));
    QCOMPARE(sum.participants[0].newRating, std::optional(1907)); // 20 x 0.36
    // His opponent was rated in both, but played somebody unrated in the first one.
    QCOMPARE(sum.participants[1].games, 1);
    QCOMPARE(sum.participants[1].details[0].reason, std::optional(NotCounted::OpponentUnrated));
}

// RULE: B02 7.1.4, 8.2
void TestEloPeriods::firstRatingsArePooled()
{
    auto builder = pair({{day(2026, 10, 20), kDrawn},
                         {day(2026, 10, 21), kDrawn},
                         {day(2026, 11, 20), kDrawn},
                         {day(2026, 11, 21), kDrawn},
                         {day(2026, 12, 2), kDrawn}});
    builder.tournament.participants[0].elo.reset();
    QCOMPARE(evaluated(builder.tournament).participants[0].newRating, std::optional(1800));
    QVERIFY(!evaluated(builder.tournament, 0).participants[0].newRating); // two games are too few
    QCOMPARE(evaluated(builder.tournament, 0).participants[0].games, 2);
}

void TestEloPeriods::periodsAreWhatTournamentsOfTheirOwnAre()
{
    std::mt19937_64 random(56);
    for (int round = 0; round < 200; ++round) {
        const Tournament season = anySeason(random);
        const auto periods = ratingPeriodsOf(season.header);
        const Evaluation sum = evaluated(season);
        std::vector<int> changes(season.participants.size(), 0);
        std::vector<int> games(season.participants.size(), 0);
        for (std::size_t p = 0; p < periods.size(); ++p) {
            const Evaluation part = evaluated(season, p);
            const Evaluation alone = evaluated(cutOut(season, periods, p));
            for (std::size_t i = 0; i < part.participants.size(); ++i) {
                ParticipantEvaluation here = part.participants[i];
                ParticipantEvaluation there = alone.participants[i];
                if (here.group == Group::Established) {
                    changes[i] += *here.change();
                    games[i] += here.games;
                }
                here.details.clear(); // of other positions
                there.details.clear();
                QVERIFY(here == there);
            }
        }
        for (std::size_t i = 0; i < sum.participants.size(); ++i) {
            if (games[i] == 0)
                continue;
            QCOMPARE(sum.participants[i].games, games[i]);
            QCOMPARE(*sum.participants[i].change(), changes[i]);
        }
    }
}

void TestEloPeriods::theDwzStaysWhole()
{
    auto builder = pair({{day(2026, 10, 20), kWhiteWins}, {day(2026, 11, 20), kWhiteWins}});
    const auto dwz = [&] {
        return evaluate(builder.tournament, **tests::shippedRules().find("dwz-2026"))->participants;
    };
    const auto whole = dwz();
    builder.tournament.header.eloByPeriod = false;
    QVERIFY(dwz() == whole);
    QCOMPARE(whole[0].games, 2);
}

void TestEloPeriods::explains()
{
    auto builder = pair({{day(2026, 10, 20), kDrawn}, {day(2026, 11, 20), kDrawn}});
    builder.tournament.participants[0].eloPeriods = {{day(2026, 11, 1), Rating(1840), {}, {}}};
    const Trace trace = evaluated(builder.tournament, {}, true).trace;
    std::vector<double> results;
    for (const Step& step : trace.steps()) {
        if (step.quantity != Quantity::NewRating || step.participant != 1)
            continue;
        results.push_back(step.result);
        if (results.size() == 2)
            QCOMPARE(trace.operand(step, OperandName::Month), 11.0);
    }
    QCOMPARE(results, (std::vector<double>{1800, 1839, 1799})); // 20 x -0.06 = -1.2
}

ZAHLMEISTER_TEST(TestEloPeriods, QCoreApplication)

} // namespace tst_eloperiods

#include "tst_eloperiods.moc"
