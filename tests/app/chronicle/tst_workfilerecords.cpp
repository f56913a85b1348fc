// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/chronicle.h"
#include "app/chronicle/personstore.h"
#include "app/chronicle/workfilerecords.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_workfilerecords {

using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::Participant;

namespace {

constexpr engine::TournamentId kNext(999);

/// A newcomer, the first one, with too few games for a rating.
engine::Tournament tournament()
{
    tests::TournamentBuilder builder;
    builder.unrated().name = "Neu, Nora";
    builder.tournament.participants.front().personId = "NU17";
    for (const int rating : {1500, 1600, 1700})
        builder.rated(rating);
    builder.game(1, 2, engine::kWhiteWins);
    builder.game(3, 1, engine::kDrawn);
    builder.game(1, 4, engine::kBlackWins);
    builder.game(2, 3, engine::kDrawn);
    builder.game(3, 4, engine::kDrawn);
    return builder.tournament;
}

Participant newcomer()
{
    Participant participant{.number = engine::ParticipantNumber(9)};
    participant.name = "Neu, Nora";
    participant.personId = "NU17";
    participant.member = true;
    return participant;
}

} // namespace

class TestWorkFileRecords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void carryOverIsForWhoHasNoRating();
    void carryOverIsOfTheSamePerson();
    void carryOverFollowsDecisions();
    void personsAreThoseOfTheFile();

private:
    static std::size_t broughtBy(tests::OpenTournament& open, const Participant& participant,
                                 engine::TournamentId into, std::optional<engine::Date> end);
};

/// The games that somebody brings into a tournament after the one that is open.
std::size_t TestWorkFileRecords::broughtBy(tests::OpenTournament& open, const Participant& participant,
                                           engine::TournamentId into, std::optional<engine::Date> end)
{
    const auto chronicle = std::make_shared<const Chronicle>(chronicleOf(open.workFile()).value());
    std::vector<Participant> one{participant};
    WorkFileRecords(open.workFile(), open.evaluation(), [chronicle] {
        return chronicle;
    }).addCarryOver(one, into, end);
    return one.front().carryOver.size();
}

// RULE: WO2026 3.4.2
void TestWorkFileRecords::carryOverIsForWhoHasNoRating()
{
    tests::OpenTournament open(tournament());
    const auto end = open.tournament().header.end;
    const auto later = engine::Date::tryFrom(end->year() + 1, 1, 31);
    Participant rated = newcomer();
    rated.rating = engine::Rating(1500);
    Participant guest = newcomer();
    guest.member = false;
    Participant computer = newcomer();
    computer.computer = true;
    Participant given = newcomer();
    given.carryOver.resize(1, {engine::Rating(1400), engine::kDraw});
    const auto brings = [&](const Participant& one) { return broughtBy(open, one, kNext, later); };
    QCOMPARE(brings(newcomer()), std::size_t{3});
    QVERIFY(brings(rated) == 0 && brings(guest) == 0 && brings(computer) == 0);
    QCOMPARE(brings(given), std::size_t{1});
    // Not into itself, not into an earlier tournament, and not before it is known when this one ends.
    QCOMPARE(broughtBy(open, newcomer(), open.document().id(), end), std::size_t{0});
    QCOMPARE(broughtBy(open, newcomer(), kNext, end), std::size_t{0});
    QCOMPARE(broughtBy(open, newcomer(), kNext, {}), std::size_t{0});
}

/// Who he is says the one comparison: who changed his club is still he.
void TestWorkFileRecords::carryOverIsOfTheSamePerson()
{
    tests::OpenTournament open(tournament());
    const auto later = engine::Date::tryFrom(open.tournament().header.end->year() + 1, 1, 31);
    const auto brings = [&](const Participant& one) { return broughtBy(open, one, kNext, later); };
    Participant namesake = newcomer();
    namesake.personId.clear();
    QCOMPARE(brings(namesake), std::size_t{0}); // by a name alone nobody is known
    namesake.club = "40101";
    QCOMPARE(brings(namesake), std::size_t{0});
    namesake.birthYear = open.tournament().participants.front().birthYear;
    QVERIFY(namesake.birthYear && open.tournament().participants.front().club != namesake.club);
    QCOMPARE(brings(namesake), std::size_t{3});
    namesake.birthYear = *namesake.birthYear + 1;
    QCOMPARE(brings(namesake), std::size_t{0});
    namesake = newcomer();
    namesake.personId = "NU18";
    namesake.birthYear = open.tournament().participants.front().birthYear;
    QCOMPARE(brings(namesake), std::size_t{0});
}

/// Of a player whom the chronicle has on his seat it says who he is, as when two were made one.
void TestWorkFileRecords::carryOverFollowsDecisions()
{
    tests::OpenTournament open(tournament());
    const auto later = engine::Date::tryFrom(open.tournament().header.end->year() + 1, 1, 31);
    Participant married = newcomer();
    married.name = "Alt, Nora";
    married.personId = "NU18";
    engine::Tournament next;
    next.header.end = later;
    next.participants = {married};
    const auto id = open.workFile().addTournament(next).value();
    QCOMPARE(broughtBy(open, married, id, later), std::size_t{0});
    const auto chronicle = chronicleOf(open.workFile()).value();
    const auto named = [&](const char* text) { return personsNamed(chronicle, text).front(); };
    QVERIFY(decide(open.workFile(), merging(*named("NU17"), *named("NU18"), "married"), *later).has_value());
    QCOMPARE(broughtBy(open, married, id, later), std::size_t{3});
}

void TestWorkFileRecords::personsAreThoseOfTheFile()
{
    tests::OpenTournament open(tournament());
    const auto sources = WorkFileRecords(open.workFile(), open.evaluation()).persons().value();
    QCOMPARE(sources.size(), std::size_t{1});
    NameShelves shelves;
    sources.front()->addTo(shelves, PersonSource::Purpose::Search);
    QCOMPARE(searchPersons(shelves, "nora", {}).size(), std::size_t{1});
}

ZAHLMEISTER_TEST(TestWorkFileRecords, QCoreApplication)

} // namespace tst_workfilerecords

#include "tst_workfilerecords.moc"
