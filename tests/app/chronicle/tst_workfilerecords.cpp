// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/workfilerecords.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_workfilerecords {

using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::Participant;

namespace {

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
    void personsAreThoseOfTheFile();
};

// RULE: WO2026 3.4.2
void TestWorkFileRecords::carryOverIsForWhoHasNoRating()
{
    tests::OpenTournament open(tournament());
    const auto later = engine::Date::tryFrom(open.tournament().header.end->year() + 1, 1, 31);
    Participant rated = newcomer();
    rated.rating = engine::Rating(1500);
    Participant guest = newcomer();
    guest.member = false;
    Participant computer = newcomer();
    computer.computer = true;
    Participant given = newcomer();
    given.carryOver.resize(1, {engine::Rating(1400), engine::kDraw});
    std::vector<Participant> participants{newcomer(), rated, guest, computer, given};
    WorkFileRecords(open.workFile(), open.evaluation())
        .addCarryOver(participants, engine::TournamentId(999), later);
    QCOMPARE(participants[0].carryOver.size(), std::size_t{3});
    QVERIFY(participants[1].carryOver.empty() && participants[2].carryOver.empty());
    QVERIFY(participants[3].carryOver.empty());
    QCOMPARE(participants[4].carryOver, given.carryOver);
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
