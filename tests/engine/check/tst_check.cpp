// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include <QTest>

#include "engine/check/check.h"
#include "engine/rules/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/tournamentbuilder.h"
#include "tests/support/woexample.h"

using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

namespace {

std::vector<Finding> findingsOf(const Tournament& tournament,
                                const RuleCatalog& catalog = tests::shippedRules())
{
    const auto choice = catalog.choose(tournament.header);
    const auto evaluation = evaluate(tournament, *choice->version);
    return check(tournament, *choice, evaluation.has_value() ? &*evaluation : nullptr);
}

std::optional<Finding> find(const std::vector<Finding>& findings, FindingCode code)
{
    const auto found =
        std::find_if(findings.begin(), findings.end(), [&](const auto& f) { return f.code == code; });
    return found == findings.end() ? std::nullopt : std::optional(*found);
}

/// A small tournament about which there is nothing to say.
TournamentBuilder flawless()
{
    TournamentBuilder builder;
    TournamentHeader& header = builder.tournament.header;
    header.place = "Leipzig";
    header.start = Date::tryFrom(2026, 12, 1);
    header.level = "C05";
    header.mode = TournamentMode::RoundRobin;
    header.rounds = 3;
    header.timeControl = "90 min + 30 s/Zug";
    for (int number = 1; number <= 3; ++number)
        builder.rated(1500 + number);
    builder.game(1, 2, kWhiteWins).round = 1;
    builder.game(2, 3, kDrawn).round = 2;
    builder.game(3, 1, kBlackWins).round = 3;
    return builder;
}

} // namespace

class TestCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingToSay();
    void finds_data();
    void finds();
    void sortsByLevelAndPlace();
    void ruleVersionNotInForce();
    void exampleOfTheRegulation();
    void everyCodeHasItsOwnText();
};

void TestCheck::nothingToSay()
{
    QVERIFY(findingsOf(flawless().tournament).empty());
}

using Change = std::function<void(TournamentBuilder&)>;
Q_DECLARE_METATYPE(Change)

void TestCheck::finds_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("participant");

    const auto row = [](const char* name, FindingCode code, FindingLevel level, int participant,
                        Change change) {
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
    row("same name and year", SamePersonTwice, error, 3,
        [=](auto& b) { person(b, 3).name = person(b, 1).name; });
    row("same member number", SamePersonTwice, error, 2,
        [=](auto& b) { person(b, 1).memberNumber = person(b, 2).memberNumber = 7; });
    row("old rating", RatingBelowMinimum, warning, 2, [=](auto& b) { person(b, 2).rating = Rating(888); });
    row("FIDE", ForeignRating, note, 2,
        [=](auto& b) { person(b, 2).ratingSource = RatingSource::Fide; }); // RULE: WO2026 4.1.2
    row("without games", ParticipantWithoutGames, note, 4, [](auto& b) { b.rated(1700); });
    // RULE: WO2026 6.1.2.3
    row("no games", NoGames, error, 0, [](auto& b) { b.tournament.games.clear(); });
    row("open game", GameNotPlayed, warning, 1, [](auto& b) { b.tournament.games[0].result = kNotPlayed; });
    row("two in one round", TwoGamesInOneRound, error, 2, [](auto& b) { b.tournament.games[1].round = 1; });
    row("round 4 of 3", RoundOutOfRange, error, 3, [](auto& b) { b.tournament.games[2].round = 4; });
    row("repeated pairing", RepeatedPairing, warning, 1, [](auto& b) {
        b.tournament.games[0].round.reset();
        b.game(1, 2, kDrawn);
    });
    row("both lost", ScoreSumImplausible, note, 1, [](auto& b) { b.tournament.games[0].result = kBothLose; });
    row("too late", GameOutsidePeriod, error, 1,
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
    row("match with unrated", MatchWithUnrated, error, 1, [=](auto& b) {
        header(b).kind = TournamentKind::Match;
        person(b, 2).rating.reset();
    });
    // RULE: WO2026 4.1.1
    row("expired", CarryOverExpired, note, 4, [](auto& b) {
        b.unrated().carryOver = {{Rating(1400), kWin, Date::tryFrom(2024, 12, 11)}};
        b.game(4, 1, kDrawn);
    });
    row("undated", CarryOverWithoutDate, warning, 4, [](auto& b) {
        b.unrated().carryOver = {{Rating(1400), kWin}};
        b.game(4, 1, kDrawn);
    });
    row("of a rated player", CarryOverOfRated, warning, 2,
        [=](auto& b) { person(b, 2).carryOver = {carried(1400, kWin)}; });
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
    TournamentBuilder builder = flawless();
    change(builder);
    const auto findings = findingsOf(builder.tournament);
    const auto finding = find(findings, FindingCode(code));
    QVERIFY(finding);
    QCOMPARE(int(finding->level), level);
    QCOMPARE(finding->place.participant ? finding->place.participant->value() : 0, participant);
    QVERIFY(!finding->clause.empty());
}

void TestCheck::sortsByLevelAndPlace()
{
    TournamentBuilder builder = flawless();
    builder.tournament.header.place.clear();
    builder.tournament.participants[1].name.clear();
    builder.tournament.participants[0].ratingSource = RatingSource::Fide;
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
    TournamentBuilder builder = flawless();
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

void TestCheck::everyCodeHasItsOwnText()
{
    std::set<std::string_view> texts;
    for (int code = 0; code <= int(FindingCode::PerformanceFarOff); ++code) {
        const auto text = findingCodeText(FindingCode(code));
        QVERIFY2(!text.empty() && texts.insert(text).second, qPrintable(QString::number(code)));
    }
}

QTEST_GUILESS_MAIN(TestCheck)
#include "tst_check.moc"
