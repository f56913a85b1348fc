// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a FIDE report fits its tournament before it leaves: TRF26 of 12 May 2025, record 001, columns 81
// to 89.
#include <QTest>

#include "app/formats/trf/trfreport.h"
#include "app/submission/checklist.h"
#include "app/submission/fidereport.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_fidereport {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::FideContradictionKind;
using app::TrfEdition;

namespace {

/// Three players, everybody against everybody; the first wins twice, the others draw.
engine::Tournament three()
{
    tests::TournamentBuilder builder = tests::flawlessTournament();
    engine::Tournament& tournament = builder.tournament;
    for (engine::Participant& person : tournament.participants)
        person.fideId = 4'600'000 + person.number.value();
    return tournament;
}

std::vector<FideContradictionKind> kindsIn(const engine::Tournament& tournament)
{
    std::vector<FideContradictionKind> kinds;
    for (const app::FideContradiction& one : app::fideContradictions(tournament, TrfEdition::Trf26))
        kinds.push_back(one.kind);
    return kinds;
}

} // namespace

class TestFideReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsNothingInOrder();
    void namesPointsThatWereAwarded();
    void namesGamesThatAreLeftOut();
    void namesWhatTheHeaderLacks();
    void namesFiguresOfTheOrganiser();
    void ranksByTheTieBreaks();
    void asksForMissingIds();
    void knowsNoTermsByItself();
    void standsOnTheCheckList();
};

void TestFideReport::findsNothingInOrder()
{
    for (const TrfEdition edition : {TrfEdition::Trf16, TrfEdition::Trf26})
        QVERIFY(app::fideContradictions(three(), edition).empty());
}

// RULE: WO2026 2.2.5.2: what was awarded counts on the table, and the board's own result for the rating.
void TestFideReport::namesPointsThatWereAwarded()
{
    engine::Tournament tournament = three();
    tournament.games[1].awarded = engine::kWhiteWins; // drawn at the board
    const auto found = app::fideContradictions(tournament, TrfEdition::Trf26);
    QCOMPARE(found.size(), std::size_t(2));
    const app::FideContradiction second{
        FideContradictionKind::Points, engine::ParticipantNumber(2), {}, "0.5", "1.0"};
    QVERIFY(found[0] == second || found[1] == second);
}

void TestFideReport::namesGamesThatAreLeftOut()
{
    engine::Tournament tournament = three();
    tournament.games[2].result = engine::kNotPlayed;
    const auto found = app::fideContradictions(tournament, TrfEdition::Trf26);
    QCOMPARE(found.size(), std::size_t(1));
    QVERIFY(found[0].kind == FideContradictionKind::GameLeftOut);
    QCOMPARE(found[0].number->value(), tournament.games[2].white.value());
}

void TestFideReport::namesWhatTheHeaderLacks()
{
    engine::Tournament tournament = three();
    tournament.header.start.reset();
    tournament.header.timeControl.clear();
    QVERIFY((kindsIn(tournament) ==
             std::vector{FideContradictionKind::DayMissing, FideContradictionKind::RateMissing}));
}

void TestFideReport::namesFiguresOfTheOrganiser()
{
    engine::Tournament tournament = three();
    tournament.participants[0].stated = {{"points", "2"}, {"SB", "9"}};
    const auto found = app::fideContradictions(tournament, TrfEdition::Trf26);
    QCOMPARE(found.size(), std::size_t(1));
    QVERIFY(found[0].kind == FideContradictionKind::Stated);
    QCOMPARE(found[0].criterion, std::string("SB"));
    QCOMPARE(found[0].reported, std::string("9"));
    QCOMPARE(found[0].computed, std::string("1"));
}

/// With record 202 the places are those of its tie-breaks, without it equal points share one.
void TestFideReport::ranksByTheTieBreaks()
{
    engine::Tournament tournament = three();
    const auto ranks = [&] {
        std::vector<int> found;
        for (const app::TrfRow& row : app::trfReportOf(tournament, TrfEdition::Trf26).rows)
            found.push_back(row.rank);
        return found;
    };
    QCOMPARE(ranks(), (std::vector{1, 2, 2}));
    tournament.header.tieBreaks = "TPN/R"; // the higher number first
    QCOMPARE(ranks(), (std::vector{1, 3, 2}));
    QVERIFY(kindsIn(tournament).empty());
    // Where the points are not those of the table, neither are its places.
    tournament.games[1].awarded = engine::kWhiteWins;
    QCOMPARE(ranks(), (std::vector{1, 2, 2}));
}

void TestFideReport::asksForMissingIds()
{
    engine::Tournament tournament = three();
    engine::Participant& whole = tournament.participants[0];
    whole.fideId.reset();
    whole.name = "Müßig, Jürgen Max";
    whole.birthDate = engine::Date::tryFrom(1971, 4, 23);
    whole.sex = engine::Sex::Male;
    engine::Participant& part = tournament.participants[1];
    part.fideId.reset();
    part.sex = engine::Sex::Female;
    const auto requests = app::fideIdRequests(tournament);
    QCOMPARE(requests.size(), std::size_t(2));
    QCOMPARE(requests[0].line, u"Muessig, Juergen Max; 1971-04-23; M"_s);
    QVERIFY(requests[0].isWhole);
    QCOMPARE(requests[1].line, u"Player, C; ; F"_s);
    QVERIFY(!requests[1].isWhole);
    // Nobody asks for computers, nor for those who played nowhere.
    tournament.participants[0].computer = true;
    tournament.participants.push_back({.number = engine::ParticipantNumber(4), .name = "Nobody, Ida"});
    QCOMPARE(app::fideIdRequests(tournament).size(), std::size_t(1));
}

void TestFideReport::knowsNoTermsByItself()
{
    const engine::Tournament tournament = three(); // until 12 December 2026
    QVERIFY(!app::fideDeadline(tournament, {}));
    QVERIFY(!app::fideFee(tournament, {}));
    QVERIFY(app::fideDeadline(tournament, {.days = 7}) == engine::Date::tryFrom(2026, 12, 19));
    QCOMPARE(app::fideFee(tournament, {.fee = 300}), std::optional(900));
}

void TestFideReport::standsOnTheCheckList()
{
    engine::Tournament tournament = three();
    QVERIFY(!app::eloReportEntry(tournament, {}));
    const app::FideTerms terms{.days = 7, .fee = 300, .asOf = engine::Date::tryFrom(2026, 1, 1)};
    auto entry = app::eloReportEntry(tournament, terms);
    QVERIFY(entry && entry->state == app::ChecklistState::Done);
    QVERIFY(entry->terms == terms);
    tournament.participants[2].fideId.reset();
    tournament.header.timeControl.clear();
    entry = app::eloReportEntry(tournament, terms);
    QVERIFY(entry->state == app::ChecklistState::Attention);
    QCOMPARE(entry->details.size(), std::size_t(2));
    QVERIFY(app::isSubmittable({*entry}));
}

ZAHLMEISTER_TEST(TestFideReport, QCoreApplication)

} // namespace tst_fidereport

#include "tst_fidereport.moc"
