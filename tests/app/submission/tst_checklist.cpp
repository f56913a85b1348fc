// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/rules/shippedrules.h"
#include "app/submission/checklist.h"
#include "engine/check/check.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_checklist {

using namespace zahlmeister;
using app::ChecklistItem;
using app::ChecklistState;

namespace {

const engine::Date kToday = *engine::Date::tryFrom(2026, 12, 20);

/// A tournament to which nobody could object.
tests::TournamentBuilder inOrder()
{
    tests::TournamentBuilder builder;
    engine::TournamentHeader& header = builder.tournament.header;
    header.place = "Beispielstadt";
    header.level = "C05";
    header.timeControl = "90+30";
    header.start = engine::Date::tryFrom(2026, 12, 1);
    header.mode = engine::TournamentMode::RoundRobin;
    for (const int rating : {1800, 1700}) {
        engine::Participant& participant = builder.rated(rating);
        participant.personId = "NU" + std::to_string(rating);
    }
    builder.game(1, 2, engine::kWhiteWins).round = 1;
    return builder;
}

std::vector<app::ChecklistEntry> checked(const engine::Tournament& tournament,
                                         const engine::Date& today = kToday)
{
    const auto choice = app::shippedRules().choose(tournament.header);
    return app::submissionChecklist(tournament, engine::check(tournament, *choice, nullptr, today));
}

const app::ChecklistEntry& entryOf(const std::vector<app::ChecklistEntry>& checklist, ChecklistItem item)
{
    return checklist[static_cast<std::size_t>(item)];
}

class TestChecklist : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyItemInOrder();
    void errorsBlock();
    void missingDataBlocks();
    void saysWhatNobodyTyped();
    void isNotSaidTwice();
    void openResults();
    void missingGames();
    void missingMode();
    void openIdentities();
    void whoPlayedNowhereHoldsNothingUp();
    void entriesOfTheChain();
    void acceptedWarnings();
    void deadlines_data();
    void deadlines();
    void level();
    void ofNothingNotAllIsDone();
};

} // namespace

// RULE: WO2026 6.1.2.2: he is not in the report either.
void TestChecklist::whoPlayedNowhereHoldsNothingUp()
{
    tests::TournamentBuilder builder = inOrder();
    builder.tournament.header.kind = engine::TournamentKind::Team;
    builder.tournament.participants[0].team = "SC Eins";
    builder.tournament.participants[1].team = "SC Zwei";
    const auto before = checked(builder.tournament);
    engine::Participant& substitute = builder.rated(1600);
    substitute.team = "SC Eins";
    substitute.personId.clear();
    substitute.birthYear.reset();
    substitute.birthDate.reset();
    substitute.index.reset();
    const auto checklist = checked(builder.tournament);
    for (std::size_t i = 0; i < checklist.size(); ++i)
        QVERIFY2(checklist[i].state == before[i].state, qPrintable(QString::number(i)));
    QCOMPARE(entryOf(checklist, ChecklistItem::Identification).total, 2);
    QVERIFY(app::isSubmittable(checklist));
    builder.game(3, 2, engine::kDrawn).round = 2; // now it is asked of him
    QVERIFY(!app::isSubmittable(checked(builder.tournament)));
}

void TestChecklist::everyItemInOrder()
{
    const auto checklist = checked(inOrder().tournament);
    for (std::size_t i = 0; i < checklist.size(); ++i)
        QCOMPARE(static_cast<std::size_t>(checklist[i].item), i);
    for (const ChecklistItem item :
         {ChecklistItem::Errors, ChecklistItem::ReportData, ChecklistItem::Results,
          ChecklistItem::Identification, ChecklistItem::Deadline, ChecklistItem::Recipient})
        QCOMPARE(entryOf(checklist, item).state, ChecklistState::Done);
    QVERIFY(app::isSubmittable(checklist));
}

/// The report has rounds and colours of a crosstable, too; that holds nothing up, but it is said.
// RULE: WO2026 6.1.2.3
void TestChecklist::saysWhatNobodyTyped()
{
    tests::TournamentBuilder builder = inOrder();
    for (engine::Game& game : builder.tournament.games)
        game.round.reset();
    const auto checklist = checked(builder.tournament);
    const app::ChecklistEntry& entry = entryOf(checklist, ChecklistItem::ReportData);
    QCOMPARE(entry.state, ChecklistState::Done);
    QCOMPARE(entry.details.size(), std::size_t{1});
    QCOMPARE(entry.details.front().place.field, engine::FindingField::Round);
    QVERIFY(app::isSubmittable(checklist));
}

void TestChecklist::errorsBlock()
{
    tests::TournamentBuilder builder = inOrder();
    builder.tournament.participants[0].index.reset();
    const auto checklist = checked(builder.tournament);
    const app::ChecklistEntry& entry = entryOf(checklist, ChecklistItem::Errors);
    QCOMPARE(entry.state, ChecklistState::Blocked);
    QVERIFY(entry.details[0].finding.has_value());
    QVERIFY(entry.details[0].place.participant == engine::ParticipantNumber(1));
    QVERIFY(!app::isSubmittable(checklist));
}

// RULE: WO2026 6.1.2.3
void TestChecklist::missingGames()
{
    tests::TournamentBuilder builder = inOrder();
    builder.rated(1600);
    const auto checklist = checked(builder.tournament);
    const app::ChecklistEntry& entry = entryOf(checklist, ChecklistItem::Results);
    QCOMPARE(entry.state, ChecklistState::Attention);
    QCOMPARE(entry.done, 1);
    QCOMPARE(entry.total, 3);
}

// RULE: WO2026 6.1.2.1, 6.1.2.2
void TestChecklist::missingDataBlocks()
{
    tests::TournamentBuilder builder = inOrder();
    builder.tournament.header.timeControl.clear();
    builder.tournament.participants[1].birthYear.reset();
    const auto checklist = checked(builder.tournament);
    const app::ChecklistEntry& entry = entryOf(checklist, ChecklistItem::ReportData);
    QCOMPARE(entry.state, ChecklistState::Blocked);
    QCOMPARE(entry.details.size(), std::size_t(2));
    QCOMPARE(entry.details[0].place.field, engine::FindingField::TimeControl);
    QCOMPARE(entry.details[1].place.field, engine::FindingField::BirthYear);
    QVERIFY(entry.details[1].place.participant == engine::ParticipantNumber(2));
    QVERIFY(!app::isSubmittable(checklist));
}

void TestChecklist::isNotSaidTwice()
{
    tests::TournamentBuilder builder = inOrder();
    builder.tournament.header.end.reset();
    const auto checklist = checked(builder.tournament);
    QCOMPARE(entryOf(checklist, ChecklistItem::Errors).state, ChecklistState::Blocked);
    QCOMPARE(entryOf(checklist, ChecklistItem::ReportData).state, ChecklistState::Done);
}

void TestChecklist::openResults()
{
    tests::TournamentBuilder builder = inOrder();
    builder.game(2, 1, engine::kNotPlayed).round = 2;
    const auto checklist = checked(builder.tournament);
    const app::ChecklistEntry& entry = entryOf(checklist, ChecklistItem::Results);
    QCOMPARE(entry.state, ChecklistState::Attention);
    QCOMPARE(entry.done, 1);
    QCOMPARE(entry.total, 2);
    QVERIFY(entry.details[0].place.gameIndex == std::size_t(1));
}

// RULE: WO2026 6.1.2.1, 6.1.2.3: how many results there should be, the mode says.
void TestChecklist::missingMode()
{
    tests::TournamentBuilder builder = inOrder();
    for (const int rating : {1600, 1500, 1400})
        builder.rated(rating);
    builder.tournament.header.mode.reset();
    const auto checklist = checked(builder.tournament);
    const app::ChecklistEntry& entry = entryOf(checklist, ChecklistItem::Results);
    QCOMPARE(entry.state, ChecklistState::Attention);
    QCOMPARE(entry.done, entry.total);
    QCOMPARE(entry.details.size(), std::size_t{1});
    QVERIFY(entry.details[0].place.field == engine::FindingField::Mode);
    builder.tournament.header.mode = engine::TournamentMode::Free;
    QCOMPARE(entryOf(checked(builder.tournament), ChecklistItem::Results).state, ChecklistState::Done);
}

// RULE: WO2026 6.4.1
void TestChecklist::openIdentities()
{
    tests::TournamentBuilder builder = inOrder();
    const engine::ParticipantNumber open = builder.unrated().number;
    builder.unrated().computer = true;
    auto entry = entryOf(checked(builder.tournament), ChecklistItem::Identification);
    QCOMPARE(entry.done, 2);
    QCOMPARE(entry.total, 3);
    QVERIFY(entry.details[0].place.participant == open);
    builder.tournament.participants[2].identity = engine::Identity::Newcomer;
    entry = entryOf(checked(builder.tournament), ChecklistItem::Identification);
    QCOMPARE(entry.state, ChecklistState::Done);
}

// RULE: WO2026 2.2.3, 3.7
void TestChecklist::entriesOfTheChain()
{
    const tests::TournamentBuilder builder = inOrder();
    app::RecalculatedParticipant other{.number = engine::ParticipantNumber(2)};
    other.entryAfter.rating = engine::Rating(1733);
    const auto checklist = app::submissionChecklist(builder.tournament, {}, {other});
    const app::ChecklistEntry& entry = entryOf(checklist, ChecklistItem::Entries);
    QCOMPARE(entry.state, ChecklistState::Attention); // it can be handed in as it stands
    QVERIFY(app::isSubmittable(checklist));
    QCOMPARE(entry.details.size(), 1U);
    QVERIFY(entry.details[0].place.participant == engine::ParticipantNumber(2));
    QCOMPARE(entryOf(app::submissionChecklist(builder.tournament, {}), ChecklistItem::Entries).state,
             ChecklistState::Done);
}

void TestChecklist::acceptedWarnings()
{
    tests::TournamentBuilder builder = inOrder();
    engine::Tournament& tournament = builder.tournament;
    tournament.participants[0].birthYear = 1900; // 126 years old
    tournament.games[0].round.reset();
    builder.game(1, 2, engine::kNotPlayed);
    tournament.games.back().round.reset(); // the pairing again, with nothing that tells them apart
    const auto warnings = [&] {
        return entryOf(checked(tournament), ChecklistItem::Warnings).details.size();
    };
    const std::size_t all = warnings();
    QVERIFY(all >= 3);
    tournament.header.acceptances = {{"birth-year-implausible", "participant/1", "it is true"}};
    QCOMPARE(warnings(), all - 1);
    tournament.header.acceptances.push_back({"game-not-played", "game/-/1-2#2", "never mind"});
    QCOMPARE(warnings(), all - 2);
    tournament.header.acceptances = {{"birth-year-implausible", "participant/2", "another one"}};
    QCOMPARE(warnings(), all);
}

// RULE: WO2026 6.2
void TestChecklist::deadlines_data()
{
    QTest::addColumn<QByteArray>("today");
    QTest::addColumn<QByteArray>("system");
    QTest::addColumn<bool>("inTime");
    QTest::addColumn<bool>("submittable");
    QTest::newRow("day of the end") << QByteArray("2026-12-12") << QByteArray() << true << true;
    QTest::newRow("last day of six weeks") << QByteArray("2027-01-23") << QByteArray() << true << true;
    QTest::newRow("a day later") << QByteArray("2027-01-24") << QByteArray() << false << true;
    QTest::newRow("last day of the year") << QByteArray("2027-12-12") << QByteArray() << false << true;
    QTest::newRow("for an administrator") << QByteArray("2027-12-13") << QByteArray() << false << false;
    QTest::newRow("correspondence chess")
        << QByteArray("2030-01-01") << QByteArray("fwz-2019") << true << true;
    QTest::newRow("Ingo") << QByteArray("2030-01-01") << QByteArray("ingo-1960") << true << true;
}

void TestChecklist::deadlines()
{
    QFETCH(const QByteArray, today);
    QFETCH(const QByteArray, system);
    QFETCH(const bool, inTime);
    QFETCH(const bool, submittable);
    engine::Tournament tournament = inOrder().tournament;
    tournament.header.system = system.toStdString();
    if (!system.isEmpty())
        tournament.header.timeControl = "50 Tage für 10 Züge";
    const auto checklist = checked(tournament, *engine::Date::fromIso(today.toStdString()));
    QCOMPARE(entryOf(checklist, ChecklistItem::Deadline).state,
             inTime ? ChecklistState::Done : ChecklistState::Attention);
    QCOMPARE(app::isSubmittable(checklist), submittable);
}

void TestChecklist::level()
{
    tests::TournamentBuilder builder = inOrder();
    builder.tournament.header.level = "C5";
    const auto entry = entryOf(checked(builder.tournament), ChecklistItem::Recipient);
    QCOMPARE(entry.state, ChecklistState::Attention);
    QCOMPARE(entry.details[0].place.field, engine::FindingField::Level);
}

void TestChecklist::ofNothingNotAllIsDone()
{
    const auto checklist = app::submissionChecklist({}, {});
    for (const ChecklistItem item :
         {ChecklistItem::Results, ChecklistItem::Identification, ChecklistItem::Deadline})
        QCOMPARE(entryOf(checklist, item).state, ChecklistState::Attention);
}

ZAHLMEISTER_TEST(TestChecklist, QCoreApplication)

} // namespace tst_checklist

#include "tst_checklist.moc"
