// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "engine/check/check.h"
#include "engine/model/teammatches.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "tests/support/woexample.h"

namespace tst_check {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;
namespace {
std::vector<Finding> findingsOf(const Tournament& tournament, const RuleCatalog& catalog = shippedRules(),
                                std::optional<Date> today = {})
{
    const auto choice = catalog.choose(tournament.header);
    const auto evaluation = evaluate(tournament, *choice->version);
    return check(tournament, *choice, evaluation.has_value() ? &*evaluation : nullptr, today);
}

std::optional<Finding> find(const std::vector<Finding>& findings, FindingCode code)
{
    const auto found = std::ranges::find(findings, code, &Finding::code);
    return found == findings.end() ? std::nullopt : std::optional(*found);
}

} // namespace

class TestCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingToSay();
    void finds_data();
    void finds();
    void everyCodeIsTestedAndHasItsOwnText();
    void deadlines();
    void namesakes();
    void otherDocuments();
    void inferredConditions();
    void performanceOfFewGames();
    void sortsByLevelAndPlace();
    void ruleVersionNotInForce();
    void exampleOfTheRegulation();

private:
    inline static std::set<FindingCode> testedCodes; ///< codes that have a row in finds()
};

void TestCheck::nothingToSay()
{
    QVERIFY(findingsOf(flawlessTournament().tournament).empty());
}

using Change = std::function<void(TournamentBuilder&)>;
// NOLINTNEXTLINE(readability-function-size): a table
void TestCheck::finds_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("participant");

    const auto row = [](const char* name, FindingCode code, FindingLevel level, int participant,
                        const Change& change) {
        testedCodes.insert(code);
        QTest::newRow(name) << change << int(code) << int(level) << participant;
    };
    using enum FindingCode;
    constexpr auto error = FindingLevel::Error, warning = FindingLevel::Warning, note = FindingLevel::Note;
    const auto header = [](TournamentBuilder& b) -> TournamentHeader& { return b.tournament.header; };
    const auto person = [](TournamentBuilder& b, int n) -> Participant& {
        return b.tournament.participants[std::size_t(n - 1)];
    };
    // RULE: WO2026 6.1.2.1
    row("name", NameMissing, error, 0, [=](auto& b) { header(b).name.clear(); });
    row("place", PlaceMissing, warning, 0, [=](auto& b) { header(b).place.clear(); });
    row("start", StartMissing, warning, 0, [=](auto& b) { header(b).start.reset(); });
    row("end", EndMissing, error, 0, [=](auto& b) { header(b).end.reset(); });
    row("end before start", EndBeforeStart, error, 0,
        [=](auto& b) { header(b).start = Date::tryFrom(2026, 12, 13); });
    row("level", LevelMissing, warning, 0, [=](auto& b) { header(b).level.clear(); }); // RULE: WO2026 6.3
    row("time control", TimeControlMissing, warning, 0, [=](auto& b) { header(b).timeControl.clear(); });
    row("mode", ModeMissing, warning, 0, [=](auto& b) { header(b).mode.reset(); });
    row("mode of team matches", ModeMissing, warning, 0, [=](auto& b) {
        header(b).kind = TournamentKind::Team;
        header(b).mode.reset();
    });
    row("too long", TournamentTooLong, warning, 0,
        [=](auto& b) { header(b).start = Date::tryFrom(2025, 12, 1); });
    // RULE: WO2026 6.1.2.2
    row("nobody", NoParticipants, error, 0, [](auto& b) {
        b.tournament.games.clear();
        b.tournament.participants.clear();
    });
    row("nameless", NameOfParticipantMissing, error, 2, [=](auto& b) { person(b, 2).name.clear(); });
    row("no club", ClubMissing, warning, 2, [=](auto& b) { person(b, 2).club.clear(); });
    row("no birth year", BirthYearMissing, warning, 2, [=](auto& b) { person(b, 2).birthYear.reset(); });
    row("born tomorrow", BirthYearImplausible, error, 2, [=](auto& b) { person(b, 2).birthYear = 2027; });
    row("three years old", BirthYearImplausible, warning, 2, [=](auto& b) { person(b, 2).birthYear = 2023; });
    row("year against date", BirthYearContradictsDate, error, 2,
        [=](auto& b) { person(b, 2).birthDate = Date::tryFrom(1981, 1, 1); });
    row("no index", IndexMissing, error, 2,
        [=](auto& b) { person(b, 2).index.reset(); }); // RULE: WO2026 2.2.4
    row("same id", SamePersonTwice, error, 3,
        [=](auto& b) { person(b, 1).personId = person(b, 3).personId = "10012345"; });
    row("same name and year", SamePersonTwice, error, 3, [=](auto& b) {
        person(b, 3).name = person(b, 1).name;
        person(b, 3).memberNumber.reset();
    });
    row("same name and year in two clubs", SamePersonTwice, warning, 3, [=](auto& b) {
        person(b, 3).name = person(b, 1).name;
        person(b, 3).club = "C0400";
    });
    row("same member number", SamePersonTwice, error, 2,
        [=](auto& b) { person(b, 1).memberNumber = person(b, 2).memberNumber = 7; });
    row("old rating", RatingBelowMinimum, warning, 2, [=](auto& b) { person(b, 2).rating = Rating(888); });
    row("FIDE", ForeignRating, note, 2,
        [=](auto& b) { person(b, 2).ratingSource = RatingSource::Fide; }); // RULE: WO2026 4.1.2
    row("without games", ParticipantWithoutGames, note, 4, [](auto& b) { b.rated(1700); });
    // RULE: WO2026 6.1.2.3
    row("no games", NoGames, error, 0, [](auto& b) { b.tournament.games.clear(); });
    row("open game", GameNotPlayed, warning, 0, [](auto& b) { b.tournament.games[0].result = kNotPlayed; });
    row("two in one round", TwoGamesInOneRound, error, 2, [](auto& b) { b.tournament.games[1].round = 1; });
    row("round 4 of 3", RoundOutOfRange, error, 0, [](auto& b) { b.tournament.games[2].round = 4; });
    row("repeated pairing", RepeatedPairing, warning, 0, [](auto& b) {
        b.tournament.games[0].round.reset();
        b.tournament.games[0].date.reset();
        b.game(1, 2, kDrawn);
    });
    row("both lost", ScoreSumImplausible, note, 0, [](auto& b) { b.tournament.games[0].result = kBothLose; });
    row("too late", GameOutsidePeriod, error, 0,
        [](auto& b) { b.tournament.games[0].date = Date::tryFrom(2026, 12, 13); });
    row("zeros at the end", LikelyForfeits, warning, 4, [=](auto& b) {
        header(b).rounds = 9;
        b.rated(1700);
        b.game(4, 1, kWhiteWins).round = 4;
        b.game(4, 2, kBlackWins).round = 5;
        b.game(4, 3, kBlackWins).round = 6;
        b.game(4, 1, kBlackWins).round = 7;
    });
    // RULE: WO2026 4.2.4.5
    row("match with unrated", MatchWithUnrated, error, 2, [=](auto& b) {
        header(b).kind = TournamentKind::Match;
        person(b, 2).rating.reset();
    });
    // RULE: WO2026 4.1.1
    row("expired", CarryOverExpired, note, 4, [](auto& b) {
        b.unrated().carryOver = {{Rating(1400), kWin, Date::tryFrom(2024, 12, 11)}};
        b.game(4, 1, kDrawn);
    });
    row("of the old level", CarryOverConverted, note, 4, [](auto& b) {
        b.unrated().carryOver = {{Rating(1400), kWin, Date::tryFrom(2026, 6, 7)}};
        b.game(4, 1, kDrawn);
    });
    row("undated", CarryOverWithoutDate, warning, 4, [](auto& b) {
        b.unrated().carryOver = {{Rating(1400), kWin}};
        b.game(4, 1, kDrawn);
    });
    row("of a rated player", CarryOverOfRated, warning, 2,
        [=](auto& b) { person(b, 2).carryOver = {carried(1400, kWin)}; });
    // RULE: WO2026 6.1.2.1
    row("rounds", RoundsMissing, note, 0, [=](auto& b) { header(b).rounds.reset(); });
    row("days of the rounds", RoundDatesMissing, note, 0, [](auto& b) {
        for (Game& game : b.tournament.games)
            game.date.reset();
    });
    row("two characters", LevelMalformed, error, 0, [=](auto& b) { header(b).level = "C0"; });
    // RULE: WO2026 4.2.3.2
    row("abroad", ForeignTournament, note, 0, [=](auto& b) { header(b).level = "K00"; });
    // RULE: WO2026 2.2.5.2
    row("awarded", ResultAwarded, note, 0,
        [](auto& b) { b.tournament.games.front().awarded = kBlackWinsByForfeit; });
    // RULE: WO2026 4.2.1
    row("theme", ThemeTournament, warning, 0, [=](auto& b) { header(b).name = "Thematurnier"; });
    row("960", NotStandardChess, warning, 0, [=](auto& b) { header(b).name = "Chess960-Open"; });
    row("odds", HandicapTournament, warning, 0, [=](auto& b) { header(b).name = "Handicap-Turnier"; });
    row("odds of time", HandicapTournament, warning, 0,
        [=](auto& b) { header(b).timeControl = "90 min mit Vorgabe"; });
    // RULE: WO2026 4.2.4.6
    row("online", HybridNotMarked, warning, 0, [=](auto& b) { header(b).name = "Online-Pokal"; });
    row("on a server", HybridNotMarked, warning, 0, [=](auto& b) { header(b).place = "Lichess"; });
    row("hybrid", HybridTournament, warning, 0, [=](auto& b) { header(b).hybrid = true; });
    // RULE: WO2026 4.2.2
    row("riddle", TimeControlUnreadable, warning, 0, [=](auto& b) { header(b).timeControl = "wie immer"; });
    row("85 minutes", TimeControlTooShort, error, 0,
        [=](auto& b) { header(b).timeControl = "55 min + 30 s/Zug"; });
    row("first period", FirstPeriodTooShort, error, 0,
        [=](auto& b) { header(b).timeControl = "59 min/40 Züge + 60 min"; });
    row("15 seconds", IncrementUnusual, note, 0,
        [=](auto& b) { header(b).timeControl = "90 min + 15 s/Zug"; });
    row("30 moves", FirstPeriodMovesUnusual, note, 0,
        [=](auto& b) { header(b).timeControl = "90 min/30 Züge + 30 min"; });
    row("rapid", RapidByName, warning, 0, [=](auto& b) {
        header(b).name = "Schnellschach-Open";
        header(b).timeControl.clear();
    });
    row("U12", YouthClassMissing, note, 0, [=](auto& b) { header(b).name = "Bezirksmeisterschaft U12"; });
    // RULE: WO2026 2.2.2
    row("57 days", LongBreak, warning, 0,
        [=](auto& b) { header(b).start = b.tournament.games[0].date = Date::tryFrom(2026, 10, 12); });
    row("not all rated", GamesLeftUnrated, warning, 0, [](auto& b) { b.tournament.games[0].rated = false; });
    // RULE: WO2026 2.2.3
    row("ends early", EndNotLastGame, warning, 0,
        [](auto& b) { b.tournament.games[2].date = Date::tryFrom(2026, 12, 11); });
    // RULE: WO2026 6.1.2.2
    row("no forename", ForenameMissing, note, 2, [=](auto& b) { person(b, 2).name = "Player"; });
    row("no forename behind the comma", ForenameMissing, note, 2,
        [=](auto& b) { person(b, 2).name = "Player, "; });
    row("201 characters", TextTooLong, warning, 2, [=](auto& b) {
        person(b, 2).clubName.clear();
        for (int i = 0; i < 201; ++i)
            person(b, 2).clubName += "ü";
    });
    row("an open", OpenNeedsAgreement, note, 0, [=](auto& b) { header(b).name = "12. Übacher Open"; });
    row("no such level", LevelMalformed, error, 0, [=](auto& b) { header(b).level = "Z05"; });
    row("club of four", ClubMalformed, warning, 2, [=](auto& b) { person(b, 2).club = "C050"; });
    row("no member number", MemberNumberMissing, note, 2, [=](auto& b) {
        person(b, 2).memberNumber.reset();
        person(b, 2).identity = Identity::Person;
    });
    const auto markNew = [=](auto& b) { person(b, 2).identity = Identity::Newcomer; };
    row("new without sex", SexMissing, warning, 2, markNew);
    row("stranger without sex", SexMissing, note, 2, [=](auto& b) {
        person(b, 2).member = false;
        person(b, 2).identity = Identity::TextOnly;
    });
    row("new without date", BirthDateMissing, warning, 2, markNew);
    // RULE: WO2026 6.4.1
    row("who?", NotIdentified, warning, 2, [=](auto& b) { person(b, 2).memberNumber.reset(); });
    row("who of no club?", NotIdentified, warning, 2, [=](auto& b) { person(b, 2).member = false; });
    // RULE: WO2026 3.4.3
    row("new without club", NewcomerWithoutClub, warning, 2, [=](auto& b) {
        markNew(b);
        person(b, 2).member = false;
        person(b, 2).club.clear();
    });
    row("new member", NewMember, note, 2, [=](auto& b) { markNew(b), person(b, 2).rating.reset(); });
    row("birth date kept", TextOnlyWithBirthDate, warning, 2, [=](auto& b) {
        person(b, 2).identity = Identity::TextOnly;
        person(b, 2).birthDate = Date::tryFrom(1980, 1, 1);
    });
    row("left", FormerMember, note, 2, [=](auto& b) {
        person(b, 2).member = false;
        person(b, 2).memberUntil = Date::tryFrom(2021, 12, 12);
    });
    row("left long ago", FormerMemberForgotten, note, 2, [=](auto& b) {
        person(b, 2).member = false;
        person(b, 2).memberUntil = Date::tryFrom(2021, 12, 11);
    });
    row("text-only member", TextOnlyMember, warning, 2,
        [=](auto& b) { person(b, 2).identity = Identity::TextOnly; });
    // RULE: WO2026 6.3
    row("another association", OtherAssociation, note, 5, [](auto& b) {
        b.rated(1600);
        b.rated(1600).club = "B0505";
    });
    row("other associations", ManyOfOtherAssociations, note, 0,
        [=](auto& b) { person(b, 2).club = "B0505"; });
    // RULE: WO2026 2.2.4
    row("index 0", IndexZero, warning, 2, [=](auto& b) { person(b, 2).index = 0; });
    row("index alone", IndexWithoutRating, warning, 2, [=](auto& b) { person(b, 2).rating.reset(); });
    row("index of FIDE", ForeignIndexUnusual, note, 2,
        [=](auto& b) { person(b, 2).ratingSource = RatingSource::Fide; });
    // RULE: WO2026 2.2.1
    row("3100", RatingImplausible, warning, 2, [=](auto& b) { person(b, 2).rating = Rating(3100); });
    // RULE: WO2026 6.4.2
    row("overridden", RatingOverridden, note, 2, [=](auto& b) {
        person(b, 2).overrides = {{ListedValue::Rating, 1400, 1502, "Beschluss"}};
    });
    row("overridden without a reason", OverrideUnexplained, warning, 2, [=](auto& b) {
        person(b, 2).overrides = {{ListedValue::Rating, 1400, 1502, {}}};
    });
    // RULE: WO2026 4.1.3
    row("says himself", SelfDeclaredRating, warning, 2,
        [=](auto& b) { person(b, 2).identity = Identity::Newcomer; });
    // RULE: WO2026 4.1.2
    row("FIDE without id", FideIdMissing, note, 2,
        [=](auto& b) { person(b, 2).ratingSource = RatingSource::Fide; });
    row("national with id", NationalDespiteFideId, note, 2, [=](auto& b) {
        person(b, 2).ratingSource = RatingSource::National;
        person(b, 2).fideId = 4600000;
    });
    // RULE: WO2026 4.1.4
    row("computer", ComputerGames, note, 2, [=](auto& b) { person(b, 2).computer = true; });
    row("rated computer", ComputerWithRating, note, 2, [=](auto& b) { person(b, 2).computer = true; });
    row("silicon", ComputerSuspected, warning, 2, [=](auto& b) { person(b, 2).name = "Stockfish, 17"; });
    // RULE: WO2026 2.2.5.2
    row("only forfeits", OnlyForfeits, note, 2, [](auto& b) {
        b.tournament.games[0].result = kWhiteWinsByForfeit;
        b.tournament.games[1].result = kBlackWinsByForfeit;
    });
    // RULE: WO2026 6.1.2.3
    row("hole", GamesMissing, warning, 0, [](auto& b) { b.tournament.games.pop_back(); });
    row("rounds of some", RoundsPartlyMissing, note, 0, [](auto& b) { b.tournament.games[0].round.reset(); });
    row("rounds of none", RoundsUnknown, note, 0, [](auto& b) {
        for (Game& game : b.tournament.games)
            game.round.reset();
    });
    row("absent", NoGameInRound, note, 1, [=](auto& b) { header(b).mode = TournamentMode::Swiss; });
    row("bye and game", ByeAgainstGame, error, 2, [=](auto& b) { person(b, 2).byes = {{1}}; });
    row("bye in round 4", ByeOutOfRange, error, 2, [=](auto& b) { person(b, 2).byes = {{4}}; });
    row("thrice", PairedAgain, warning, 0, [](auto& b) { b.game(1, 2, kDrawn).round = 3; });
    row("same again", PairedAgain, warning, 0, [=](auto& b) {
        header(b).mode = TournamentMode::Swiss;
        b.tournament.games[1].white = ParticipantNumber(1);
        b.tournament.games[1].black = ParticipantNumber(2);
    });
    row("white again", SameColourAgain, note, 0, [](auto& b) {
        for (int game = 0; game < 3; ++game)
            b.tournament.games.push_back(b.tournament.games[std::size_t(game)]);
    });
    // RULE: WO2026 4.2.4.3
    row("no team", TeamMissing, note, 1, [=](auto& b) { header(b).kind = TournamentKind::Team; });
    row("one team", SameTeam, warning, 0, [=](auto& b) {
        header(b).kind = TournamentKind::Team;
        person(b, 1).team = person(b, 2).team = "Leipzig I";
    });
    const auto sixTeams = [=](TournamentBuilder& b) {
        header(b).kind = TournamentKind::Team;
        for (int number = 4; number <= 6; ++number)
            b.rated(1600);
        for (int number = 1; number <= 6; ++number)
            person(b, number).team = "Team " + std::to_string(number);
    };
    row("two leagues", LeaguesEndDifferently, note, 0, [=](auto& b) {
        sixTeams(b);
        b.game(4, 5, kDrawn).date = Date::tryFrom(2026, 12, 1);
    });
    row("league that begins later", LeaguesEndDifferently, note, 0, [=](auto& b) {
        sixTeams(b);
        b.game(4, 5, kDrawn).date = Date::tryFrom(2026, 12, 8);
        b.game(5, 6, kDrawn).date = Date::tryFrom(2026, 12, 12);
    });
    // RULE: WO2026 4.2.4.4
    row("two groups", SeparateGroups, warning, 0, [](auto& b) {
        for (int number = 4; number <= 6; ++number)
            b.rated(1600);
        b.game(4, 5, kDrawn);
        b.game(5, 6, kDrawn);
        b.game(6, 4, kDrawn);
    });
    // RULE: WO2026 4.2.4.5
    row("match", MatchNotMarked, warning, 0, [](auto& b) {
        b.tournament.participants.pop_back();
        b.tournament.games[1] = b.tournament.games[2] = b.tournament.games[0];
    });
    row("match without agreement", MatchNotAgreed, warning, 0, [=](auto& b) {
        b.tournament.participants.pop_back();
        b.tournament.games[1] = b.tournament.games[2] = b.tournament.games[0];
        header(b).kind = TournamentKind::Match;
    });
    row("match of three", MatchWithMorePlayers, error, 0,
        [=](auto& b) { header(b).kind = TournamentKind::Match; });
    row("match with FIDE", MatchWithUnrated, error, 2, [=](auto& b) {
        header(b).kind = TournamentKind::Match;
        person(b, 2).ratingSource = RatingSource::Fide;
    });
    // RULE: WO2026 4.1.1
    row("from the future", CarryOverInFuture, warning, 4, [](auto& b) {
        b.unrated().carryOver = {{Rating(1400), kWin, Date::tryFrom(2026, 12, 13)}};
        b.game(4, 1, kDrawn);
    });
    // RULE: WO2026 6.4.1
    row("wrong person", PerformanceFarOff, warning, 4, [=](auto& b) {
        header(b).rounds = 9;
        b.rated(2300).birthYear = 1970;
        for (int round = 4; round <= 9; ++round)
            b.game(4, round % 3 + 1, kDrawn).round = round;
    });
}

void TestCheck::finds()
{
    QFETCH(Change, change);
    QFETCH(int, code);
    QFETCH(int, level);
    QFETCH(int, participant);
    TournamentBuilder builder = flawlessTournament();
    change(builder);
    settleTeams(builder.tournament);
    const auto findings = findingsOf(builder.tournament);
    const auto finding = find(findings, FindingCode(code));
    QVERIFY(finding);
    QCOMPARE(int(finding->level), level);
    QCOMPARE(finding->place.participant ? finding->place.participant->value() : 0, participant);
    QVERIFY(!finding->clause.empty());
}

// Every code of check() has a row; those of matches, the evaluation and other documents have tests elsewhere.
void TestCheck::everyCodeIsTestedAndHasItsOwnText()
{
    using enum FindingCode;
    std::set<FindingCode> tested = testedCodes;
    tested.merge(std::set{RuleVersionNotInForce, RuleVersionPicked, EndInFuture, SubmissionLate,
                          SubmissionTooLate, CorrespondenceTooFast, IterationHasNoSolution,
                          IterationLimitReached, FirstRatingOutOfReach, GamesLeftOutOfIteration,
                          TooFewGamesOfEvent, InternationalTournament, ConsentPossible, PartOfSeason});
    tested.merge(std::set{TeamsWithoutMatch, MatchPairedAgain, BoardTwice, BoardBeyondMatch, BoardsOutOfOrder,
                          MatchIncomplete, SeveralTeams, NotInLineUp, LineUpOrder, LateInLineUp,
                          SubstituteFixed, TwoTeamsOnOneDay, TooManyGuests});
    std::set<std::string_view> texts;
    for (int code = 0; code <= int(kLastFindingCode); ++code) {
        const auto text = findingCodeText(FindingCode(code));
        QVERIFY2(tested.contains(FindingCode(code)), text.data());
        QVERIFY2(!text.empty() && texts.insert(text).second, qPrintable(QString::number(code)));
    }
}

// RULE: WO2026 6.2: six weeks to submit, a year to evaluate; both last days are still in time.
void TestCheck::deadlines()
{
    const Tournament tournament = flawlessTournament().tournament; // ends on 12 December 2026
    const auto levels = [&](int year, int month, int day) {
        QStringList found;
        for (const Finding& finding :
             findingsOf(tournament, tests::shippedRules(), Date::tryFrom(year, month, day)))
            found += QLatin1String(findingCodeText(finding.code)) + u' ' +
                     QLatin1String(findingLevelText(finding.level)) + u' ' +
                     QString::fromStdString(finding.clause);
        return found.join(u'\n');
    };
    QCOMPARE(levels(2026, 12, 11), QStringLiteral("end-in-future warning 2.2.2"));
    QCOMPARE(levels(2026, 12, 12), QString());
    QCOMPARE(levels(2027, 1, 23), QString());
    QCOMPARE(levels(2027, 1, 24), QStringLiteral("submission-late warning 6.2"));
    QCOMPARE(levels(2027, 12, 12), QStringLiteral("submission-late warning 6.2"));
    QCOMPARE(levels(2027, 12, 13), QStringLiteral("submission-too-late error 6.2"));
}

// RULE: WO2026 6.4.1
void TestCheck::namesakes()
{
    TournamentBuilder builder = flawlessTournament();
    Participant& first = builder.tournament.participants[0];
    Participant& second = builder.tournament.participants[2];
    second.name = first.name;
    second.birthYear = first.birthYear;
    const auto isReported = [&] {
        const auto findings = findingsOf(builder.tournament);
        return std::any_of(findings.begin(), findings.end(),
                           [](const Finding& one) { return one.code == FindingCode::SamePersonTwice; });
    };
    QVERIFY(isReported());
    first.personId = "NU1234567";
    QVERIFY(isReported()); // the other one may be the same person
    second.personId = "NU7654321";
    QVERIFY(!isReported());
    first.personId.clear();
    first.fideId = 4600017;
    second.fideId = 4600018;
    QVERIFY(!isReported());
}

/// Other documents ask for other things, or for nothing.
void TestCheck::otherDocuments()
{
    TournamentBuilder builder = flawlessTournament();
    TournamentHeader& header = builder.tournament.header;
    header.start = Date::tryFrom(1995, 12, 1);
    header.end = Date::tryFrom(1995, 12, 12);
    for (Game& game : builder.tournament.games)
        game.date = Date::tryFrom(1995, 12, *game.round * 4);
    // RULE: WO1992 6.2.2: two hours, no exceptions but for youth.
    header.system = "dwz-1992";
    auto found = find(findingsOf(builder.tournament), FindingCode::TimeControlTooShort);
    QVERIFY(!found);
    header.timeControl = "110 min";
    found = find(findingsOf(builder.tournament), FindingCode::TimeControlTooShort);
    QVERIFY(found);
    QCOMPARE(found->clause, std::string("6.2.2"));
    QCOMPARE(found->args, (std::vector<std::string>{"110", "120"}));
    for (Participant& participant : builder.tournament.participants)
        participant.birthYear = 1983;
    header.youthClass = "U15";
    QVERIFY(!find(findingsOf(builder.tournament), FindingCode::TimeControlTooShort));
    header.youthClass = "U13";
    header.timeControl = "30 min";
    QVERIFY(!find(findingsOf(builder.tournament), FindingCode::TimeControlTooShort));
    builder.tournament.participants[1].rating = Rating(-57);
    QVERIFY(find(findingsOf(builder.tournament), FindingCode::RatingImplausible));
    // RULE: FWZ 2: twenty days for ten moves.
    header.system = "fwz-2019";
    header.timeControl = "19 Tage für 10 Züge";
    found = find(findingsOf(builder.tournament), FindingCode::CorrespondenceTooFast);
    QVERIFY(found);
    QCOMPARE(found->clause, std::string("2"));
    header.timeControl = "50 Tage für 10 Züge";
    QVERIFY(!find(findingsOf(builder.tournament), FindingCode::CorrespondenceTooFast));
    // Document 003 says nothing of clocks.
    header.system = "ingo-1960";
    header.timeControl = "30 min";
    QVERIFY(!find(findingsOf(builder.tournament), FindingCode::TimeControlTooShort));
}

/// Before 8 June 2026; the findings say that the conditions are inferred.
void TestCheck::inferredConditions()
{
    TournamentBuilder builder = flawlessTournament();
    TournamentHeader& header = builder.tournament.header;
    header.system.clear();
    header.name = "Chess960-Thematurnier";
    header.timeControl = "15 min";
    header.start = header.end = Date::tryFrom(2026, 5, 30);
    for (Game& game : builder.tournament.games)
        game.date = header.end;
    builder.tournament.participants[1].computer = true;
    const auto findings = findingsOf(builder.tournament, tests::shippedRules(), Date::tryFrom(2026, 8, 1));
    using enum FindingCode;
    for (const FindingCode code :
         {ThemeTournament, NotStandardChess, TimeControlTooShort, ComputerGames, SubmissionLate}) {
        const auto finding = find(findings, code);
        QVERIFY2(finding, findingCodeText(code).data());
        QVERIFY(finding->clause.starts_with("inferred from "));
    }
}

// RULE: WO2026 3.6.1, 6.4.1: a performance of fewer than five games says nothing.
void TestCheck::performanceOfFewGames()
{
    const auto isFarOff = [](const char* system, int games) {
        TournamentBuilder builder = flawlessTournament();
        builder.tournament.header.system = system;
        builder.tournament.header.rounds = 9;
        builder.rated(2300);
        for (int round = 4; round < 4 + games; ++round)
            builder.game(4, round % 3 + 1, kDrawn).round = round;
        return find(findingsOf(builder.tournament), FindingCode::PerformanceFarOff).has_value();
    };
    QVERIFY(isFarOff("dwz-2026", 5));
    QVERIFY(!isFarOff("dwz-2026", 4));
    QVERIFY(isFarOff("dwz-1992", 5));
    QVERIFY(!isFarOff("dwz-1992", 4));
}

void TestCheck::sortsByLevelAndPlace()
{
    TournamentBuilder builder = flawlessTournament();
    builder.tournament.header.place.clear();
    builder.tournament.participants[1].name.clear();
    builder.tournament.participants[0].ratingSource = RatingSource::Fide;
    builder.tournament.participants[0].index = 6;
    builder.tournament.participants[0].fideId = 4600000;
    builder.tournament.games[0].round = 17;
    const auto findings = findingsOf(builder.tournament);
    QCOMPARE(findings.size(), std::size_t(4));
    QCOMPARE(findings[0].code, FindingCode::NameOfParticipantMissing);
    QCOMPARE(findings[1].code, FindingCode::RoundOutOfRange);
    QCOMPARE(findings[2].code, FindingCode::PlaceMissing);
    QCOMPARE(findings[3].code, FindingCode::ForeignRating);
}

// RULE: WO2026 3.7
void TestCheck::ruleVersionNotInForce()
{
    TournamentBuilder builder = flawlessTournament();
    builder.tournament.header.start = Date::tryFrom(2026, 6, 1);
    builder.tournament.header.end = Date::tryFrom(2026, 6, 7);
    const RuleCatalog newest({**tests::shippedRules().find("dwz-2026")});
    QVERIFY(find(findingsOf(builder.tournament, newest), FindingCode::RuleVersionNotInForce));
    // Another version was in force then: the tournament picks the wrong one.
    QVERIFY(find(findingsOf(builder.tournament), FindingCode::RuleVersionPicked));
    builder.tournament.header.end = Date::tryFrom(2026, 6, 8);
    QVERIFY(!find(findingsOf(builder.tournament, newest), FindingCode::RuleVersionNotInForce));
    QVERIFY(!find(findingsOf(builder.tournament), FindingCode::RuleVersionPicked));

    RuleVersion other = **tests::shippedRules().find("dwz-2026");
    other.id = "dwz-2030";
    other.validFrom = Date::tryFrom(2030, 1, 1);
    const RuleCatalog catalog({**tests::shippedRules().find("dwz-2026"), other});
    builder.tournament.header.system = "dwz-2030";
    const auto choice = catalog.choose(builder.tournament.header);
    const auto picked = find(check(builder.tournament, *choice, nullptr), FindingCode::RuleVersionPicked);
    QVERIFY(picked);
    QCOMPARE(picked->args, (std::vector<std::string>{"dwz-2030", "dwz-2026"}));
}

void TestCheck::exampleOfTheRegulation()
{
    const auto findings = findingsOf(woExample());
    QVERIFY(!find(findings, FindingCode::RuleVersionNotInForce));
    QVERIFY(!find(findings, FindingCode::IterationHasNoSolution));
    QVERIFY(find(findings, FindingCode::ForeignRating));
    QVERIFY(std::none_of(findings.begin(), findings.end(),
                         [](const auto& f) { return f.level == FindingLevel::Error; }));
}

ZAHLMEISTER_TEST(TestCheck, QCoreApplication)

} // namespace tst_check

#include "tst_check.moc"
