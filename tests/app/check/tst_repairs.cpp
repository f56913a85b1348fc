// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <QTest>

#include "app/check/repairs.h"
#include "engine/check/check.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_repairs {

using namespace zahlmeister::app;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

namespace {

using Change = std::function<void(TournamentBuilder&)>;

std::vector<Finding> findingsOf(const Tournament& tournament)
{
    const auto choice = shippedRules().choose(tournament.header);
    const auto evaluation = evaluate(tournament, *choice->version);
    return check(tournament, *choice, evaluation.has_value() ? &*evaluation : nullptr);
}

std::vector<Finding> findingsOf(const Tournament& tournament, FindingCode code)
{
    std::vector<Finding> found = findingsOf(tournament);
    std::erase_if(found, [&](const Finding& one) { return one.code != code; });
    return found;
}

/// What a document would do with the edits.
void apply(Tournament& tournament, const EditGroup& group)
{
    for (const Edit& edit : group.edits) {
        if (const auto* header = std::get_if<PutHeader>(&edit))
            tournament.header = header->value;
        else if (const auto* participant = std::get_if<PutParticipant>(&edit))
            tournament.participants[*tournament.indexOf(participant->value.number)] = participant->value;
        else if (const auto* put = std::get_if<PutGame>(&edit))
            *std::ranges::find(tournament.games, put->value.id, &Game::id) = put->value;
        else if (const auto* removed = std::get_if<RemoveGame>(&edit))
            std::erase_if(tournament.games, [&](const Game& game) { return game.id == removed->id; });
    }
}

TournamentBuilder sound()
{
    TournamentBuilder builder = flawlessTournament();
    builder.tournament.header.start = builder.tournament.games.front().date;
    return builder;
}

} // namespace

class TestRepairs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void settles_data();
    void settles();
    void likelyModes();
    void emptyRows();
    void nothingToRepair();
};

// NOLINTNEXTLINE(readability-function-size): a table
void TestRepairs::settles_data()
{
    QTest::addColumn<Change>("damage");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("argument");
    const auto row = [](FindingCode code, RepairKind kind, const char* argument, const Change& damage) {
        QTest::newRow(findingCodeText(code).data())
            << damage << int(code) << int(kind) << QString::fromUtf8(argument);
    };
    const auto person = [](TournamentBuilder& b, int n) -> Participant& {
        return b.tournament.participants[std::size_t(n - 1)];
    };
    using enum FindingCode;
    // RULE: WO2026 6.1.2.1, 2.2.3
    row(EndMissing, RepairKind::SetEnd, "2026-12-12", [](auto& b) { b.tournament.header.end.reset(); });
    row(EndNotLastGame, RepairKind::SetEnd, "2026-12-12",
        [](auto& b) { b.tournament.header.end = Date::tryFrom(2026, 12, 31); });
    row(EndBeforeStart, RepairKind::SwapDates, "",
        [](auto& b) { std::swap(b.tournament.header.start, b.tournament.header.end); });
    row(GameOutsidePeriod, RepairKind::ExtendPeriod, "2026-12-12",
        [](auto& b) { b.tournament.header.end = Date::tryFrom(2026, 12, 10); });
    row(ModeMissing, RepairKind::SetMode, "0", [](auto& b) { b.tournament.header.mode.reset(); });
    row(RoundsMissing, RepairKind::SetRounds, "3", [](auto& b) { b.tournament.header.rounds.reset(); });
    row(RoundOutOfRange, RepairKind::SetRounds, "3", [](auto& b) { b.tournament.header.rounds = 2; });
    // RULE: WO2026 4.2.4.5, 4.2.4.6, 4.2.2
    row(MatchNotMarked, RepairKind::MarkMatch, "", [](auto& b) {
        b.tournament.participants.pop_back();
        b.tournament.games[2] = b.tournament.games[1] = b.tournament.games[0];
    });
    row(MatchWithMorePlayers, RepairKind::MarkIndividual, "",
        [](auto& b) { b.tournament.header.kind = TournamentKind::Match; });
    row(MatchNotAgreed, RepairKind::MarkAnnounced, "", [](auto& b) {
        b.tournament.participants.pop_back();
        b.tournament.games[1] = b.tournament.games[2] = b.tournament.games[0];
        b.tournament.header.kind = TournamentKind::Match;
    });
    row(HybridNotMarked, RepairKind::MarkHybrid, "", [](auto& b) { b.tournament.header.place = "Lichess"; });
    row(YouthClassMissing, RepairKind::SetYouthClass, "U12",
        [](auto& b) { b.tournament.header.name = "Kreismeisterschaft U12"; });
    row(RuleVersionPicked, RepairKind::UseRulesByDate, "",
        [](auto& b) { b.tournament.header.system = "dwz-2016"; });
    // RULE: WO2026 6.1.2.2, 3.4.3, 4.1.4
    row(BirthYearContradictsDate, RepairKind::UseBirthDate, "1981",
        [=](auto& b) { person(b, 2).birthDate = Date::tryFrom(1981, 2, 3); });
    row(TextOnlyWithBirthDate, RepairKind::ClearBirthDate, "", [=](auto& b) {
        person(b, 2).identity = Identity::TextOnly;
        person(b, 2).birthDate = Date::tryFrom(1980, 2, 3);
    });
    row(TextOnlyMember, RepairKind::ClearMember, "",
        [=](auto& b) { person(b, 2).identity = Identity::TextOnly; });
    row(ClubMissing, RepairKind::ClearMember, "", [=](auto& b) { person(b, 2).club.clear(); });
    row(ComputerSuspected, RepairKind::MarkComputer, "", [=](auto& b) { person(b, 2).name = "Rybka"; });
    row(ComputerWithRating, RepairKind::ClearRating, "", [=](auto& b) { person(b, 2).computer = true; });
    // RULE: WO2026 2.2.4
    row(IndexWithoutRating, RepairKind::ClearIndex, "", [=](auto& b) { person(b, 2).rating.reset(); });
    row(ForeignIndexUnusual, RepairKind::SetIndex, "6",
        [=](auto& b) { person(b, 2).ratingSource = RatingSource::Fide; });
    // RULE: WO2026 3.4.2, 4.1.1
    row(CarryOverOfRated, RepairKind::DropCarryOver, "1",
        [=](auto& b) { person(b, 2).carryOver = {carried(1400, kWin)}; });
    row(CarryOverExpired, RepairKind::DropCarryOver, "1", [=](auto& b) {
        person(b, 2).rating.reset();
        person(b, 2).carryOver = {carried(1400, kWin), {Rating(1300), kDraw, Date::tryFrom(2020, 1, 1)}};
    });
    // RULE: WO2026 6.1.2.3
    row(LikelyForfeits, RepairKind::ForfeitZeros, "3", [](auto& b) {
        b.tournament.header.rounds = 7;
        b.rated(1700);
        b.game(4, 1, kWhiteWins).round = 4;
        b.game(4, 2, kBlackWins).round = 5;
        b.game(3, 4, kWhiteWins).round = 6;
        b.game(4, 1, kBlackWins).round = 7;
    });
    row(ByeAgainstGame, RepairKind::RemoveBye, "1", [=](auto& b) { person(b, 2).byes = {{1}}; });
    row(ByeOutOfRange, RepairKind::RemoveBye, "4", [=](auto& b) { person(b, 2).byes = {{4}}; });
    row(RepeatedPairing, RepairKind::RemoveGame, "", [](auto& b) {
        b.tournament.games[0].round.reset();
        b.tournament.games[0].date.reset();
        b.game(1, 2, kDrawn);
    });
    row(PairedAgain, RepairKind::RemoveGame, "", [](auto& b) { b.game(1, 2, kDrawn).round = 3; });
}

void TestRepairs::settles()
{
    QFETCH(Change, damage);
    QFETCH(int, code);
    QFETCH(int, kind);
    QFETCH(QString, argument);
    TournamentBuilder builder = sound();
    damage(builder);
    Tournament tournament = builder.tournament;
    const auto before = findingsOf(tournament, FindingCode(code));
    QVERIFY(!before.empty());
    const auto repairs = repairsFor(before.front(), tournament);
    QVERIFY(!repairs.empty());
    QCOMPARE(int(repairs.front().kind), kind);
    QCOMPARE(repairs.front().args.empty() ? QString() : QString::fromStdString(repairs.front().args.front()),
             argument);
    for (const Repair& repair : repairs) {
        Tournament repaired = tournament;
        QCOMPARE(repair.edits.name, (EditName{EditKind::Repair, {}}));
        apply(repaired, repair.edits);
        QVERIFY(repaired != tournament);
        QCOMPARE(findingsOf(repaired, FindingCode(code)).size(), before.size() - 1);
    }
}

void TestRepairs::likelyModes()
{
    TournamentBuilder builder = sound();
    builder.tournament.header.mode.reset();
    builder.tournament.games.pop_back();
    const auto repairs =
        repairsFor(findingsOf(builder.tournament, FindingCode::ModeMissing).front(), builder.tournament);
    QCOMPARE(repairs.size(), std::size_t(2));
    QCOMPARE(repairs.front().args, (std::vector{std::to_string(int(TournamentMode::Swiss))}));
}

/// All rows that were made ahead go by one click; what was typed anywhere stays.
void TestRepairs::emptyRows()
{
    TournamentBuilder builder = sound();
    Tournament& tournament = builder.tournament;
    for (const int number : {17, 18, 19})
        tournament.participants.push_back({.number = ParticipantNumber(number)});
    tournament.participants.back().birthYear = 1990;
    const auto findings = findingsOf(tournament, FindingCode::NameOfParticipantMissing);
    QCOMPARE(findings.size(), std::size_t(3));
    const auto repairs = repairsFor(findings.front(), tournament);
    QCOMPARE(repairs.size(), std::size_t(1));
    QVERIFY(repairs.front().kind == RepairKind::RemoveEmptyRows);
    QCOMPARE(repairs.front().args, (std::vector<std::string>{"2"}));
    QCOMPARE(repairs.front().edits.edits, (std::vector<Edit>{RemoveParticipant{ParticipantNumber(17)},
                                                             RemoveParticipant{ParticipantNumber(18)}}));
    QVERIFY(repairsFor(findings.back(), tournament).empty());
    builder.game(1, 17, kDrawn); // he has a game
    QVERIFY(repairsFor(findings.front(), tournament).empty());
}

void TestRepairs::nothingToRepair()
{
    TournamentBuilder builder = sound();
    builder.tournament.header.name.clear();
    const auto findings = findingsOf(builder.tournament, FindingCode::NameMissing);
    QVERIFY(repairsFor(findings.front(), builder.tournament).empty());
    // The last game has no day, so the end cannot be told.
    for (Game& game : builder.tournament.games)
        game.date.reset();
    builder.tournament.header.end.reset();
    QVERIFY(repairsFor(findingsOf(builder.tournament, FindingCode::EndMissing).front(), builder.tournament)
                .empty());
    // A place that is gone
    Finding stale{FindingCode::LikelyForfeits, FindingLevel::Warning};
    stale.place.participant = ParticipantNumber(99);
    QVERIFY(repairsFor(stale, builder.tournament).empty());
}

ZAHLMEISTER_TEST(TestRepairs, QCoreApplication)

} // namespace tst_repairs

#include "tst_repairs.moc"
