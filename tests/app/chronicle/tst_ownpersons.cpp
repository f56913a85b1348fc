// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTest>

#include "app/chronicle/ownpersons.h"
#include "app/identify/listpersons.h"
#include "app/identify/persondirectory.h"
#include "app/identify/personevidence.h"
#include "app/identify/personsearch.h"
#include "app/rules/shippedrules.h"
#include "app/store/enteredpersons.h"
#include "app/store/unnamedpersons.h"
#include "tests/app/chronicle/chain.h"
#include "tests/app/lists/listdesk.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "tests/support/traps.h"

namespace tst_ownpersons {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::Participant;

namespace {

Participant participant(int number, const char* name, const char* personId = "", bool member = true)
{
    Participant one{.number = engine::ParticipantNumber(number), .name = name};
    one.personId = personId;
    one.member = member;
    one.club = member ? "40023" : "";
    return one;
}

engine::Tournament tournament(std::vector<Participant> participants, const char* end = "2026-05-01")
{
    engine::Tournament tournament;
    tournament.header.end = engine::Date::fromIso(end);
    tournament.participants = std::move(participants);
    return tournament;
}

/// Somebody entered by hand.
EnteredPerson entered(const char* name, int rating, int index, const char* level = "")
{
    EnteredPerson one;
    one.known.name = name;
    one.known.club = "40023";
    one.known.birthYear = 1960;
    one.known.rating = engine::Rating(rating);
    one.known.index = index;
    one.known.enteredLevel = level;
    return one;
}

using Purpose = PersonSource::Purpose;

NameShelves shelvesOf(const OwnPersons& persons, Purpose purpose)
{
    NameShelves shelves;
    persons.addTo(shelves, purpose);
    return shelves;
}

std::vector<std::string> found(const OwnPersons& persons, const char* typed,
                               Purpose purpose = Purpose::Search)
{
    const NameShelves shelves = shelvesOf(persons, purpose);
    std::vector<std::string> names;
    const auto hits = searchPersons(shelves, typed, {});
    for (const PersonHit& hit : hits)
        names.push_back(persons.row(hit.person, {})->values.lastName);
    return names;
}

} // namespace

class TestOwnPersons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhoWasEnteredAndWhoTookPart();
    void leavesOutWhomNothingIsRecordedOf();
    void everyPersonOnce();
    void offersNobodyAnonymous();
    void asksTheChronicleFirst();
    void whoHasPlayedIsOnePerson();
    void convertsForwardsOnly();
    void emptyFileHasNobody();
    void directoryJoinsAllRowsOfAPerson();
    void directoryWorksWithoutLists();
};

void TestOwnPersons::findsWhoWasEnteredAndWhoTookPart()
{
    tests::OpenTournament open(tournament({participant(1, "Gast, Gerda", "NU7")}));
    QVERIFY(putEnteredPerson(open.workFile(), entered("Gaster, Otto", 1500, 3)).has_value());
    const auto persons = OwnPersons::read(open.workFile()).value();
    QCOMPARE(found(*persons, "gast"), (std::vector<std::string>{"Gast", "Gaster"}));
    // Only who was entered by hand is proposed without being asked for.
    QCOMPARE(found(*persons, "gast", Purpose::Match), std::vector<std::string>{"Gaster"});
    const auto player = persons->row({Shelf::Own, 0}, {});
    QCOMPARE(player->ref, (PersonRef{Shelf::Own, 0}));
    QCOMPARE(player->values.firstName, "Otto");
    QCOMPARE(player->values.dwz, engine::Rating::tryFrom(1500));
    for (const PersonRef nobody :
         {PersonRef{Shelf::Own, -1}, PersonRef{Shelf::Own, 9}, PersonRef{Shelf::Dsb, 0}})
        QVERIFY(!persons->row(nobody, {}));
}

// RULE: WO2026 3.4.3
void TestOwnPersons::leavesOutWhomNothingIsRecordedOf()
{
    Participant textOnly = participant(1, "Textuell, Tom", "NU1");
    textOnly.identity = engine::Identity::TextOnly;
    Participant computer = participant(2, "Fritz", "NU2");
    computer.computer = true;
    tests::OpenTournament open(
        tournament({textOnly, computer, participant(3, "Fremd, Frida", "", false), participant(4, "")}));
    const auto persons = OwnPersons::read(open.workFile()).value();
    QVERIFY(shelvesOf(*persons, Purpose::Search).index(Shelf::Own) == nullptr);
}

void TestOwnPersons::everyPersonOnce()
{
    tests::OpenTournament open(tournament({participant(1, "Meier, Max", "NU7")}, "2024-01-01"));
    Participant later = participant(1, "Meier-Huber, Max", "NU7");
    later.club = "40101";
    QVERIFY(open.workFile().addTournament(tournament({later}, "2026-01-01")).has_value());
    const auto removed =
        open.workFile().addTournament(tournament({participant(1, "Weg, Willi", "NU8")})).value();
    QVERIFY(open.workFile().removeTournament(removed).has_value());
    const auto persons = OwnPersons::read(open.workFile()).value();
    QCOMPARE(found(*persons, "max"), std::vector<std::string>{"Meier-Huber"});
    QVERIFY(found(*persons, "weg").empty());
}

// RULE: WO2026 4.1.1
void TestOwnPersons::offersNobodyAnonymous()
{
    tests::OpenTournament open(
        tournament({participant(1, "Gast, Gerda", "NU7"), participant(2, "Gast, Otto")}));
    // Known by the same id elsewhere, too.
    QVERIFY(open.workFile().addTournament(tournament({participant(1, "Gast, G.", "NU7")})).has_value());
    QCOMPARE(found(*OwnPersons::read(open.workFile()).value(), "gast").size(), 2U);
    UnnamedPerson noted{.kind = UnnamedKind::Objection,
                        .tournament = open.document().id(),
                        .participant = engine::ParticipantNumber(1),
                        .name = "Gast, Gerda",
                        .decided = *engine::Date::tryFrom(2026, 6, 1)};
    QVERIFY(addUnnamedPerson(open.workFile(), noted).has_value());
    QCOMPARE(found(*OwnPersons::read(open.workFile()).value(), "gast").size(),
             2U); // is not published, but known
    noted.kind = UnnamedKind::Anonymous;
    QVERIFY(addUnnamedPerson(open.workFile(), noted).has_value());
    QCOMPARE(found(*OwnPersons::read(open.workFile()).value(), "gast"), (std::vector<std::string>{"Gast"}));
}

/// Who he is, with which rating he left, and where: evidence of its own, but no list of members.
void TestOwnPersons::asksTheChronicleFirst()
{
    auto first = tests::wonBy(1, *engine::Date::fromIso("2026-07-01"), 1700, 20, 3);
    auto second = tests::wonBy(2, *engine::Date::fromIso("2026-09-01"), 1700, 20, 3);
    tests::heroOf(second).club = "40101";
    tests::OpenTournament open(first.tournament);
    QVERIFY(open.workFile().addTournament(second.tournament).has_value());
    QVERIFY(open.workFile().addTournament(tournament({participant(1, "Ohne, Ende", "NU5")}, "")).has_value());
    const auto chronicle = chronicleOf(open.workFile());
    QVERIFY(chronicle.has_value());
    const auto persons = OwnPersons::read(open.workFile(), *chronicle).value();
    const NameShelves shelves = shelvesOf(*persons, Purpose::Match);
    const auto hits = searchPersons(shelves, "held", {});
    QCOMPARE(hits.size(), std::size_t{1});
    const auto row = persons->row(hits.front().person, {});
    QCOMPARE(row->values.club, std::string("40101"));
    const auto left = chronicle->persons.front().standing();
    QVERIFY(row->values.dwz == left.rating && row->values.index == left.index);
    QVERIFY(!row->isInForce);
    QCOMPARE(row->lastPlayed->tournament, std::string("T2"));
    QCOMPARE(row->lastPlayed->end.iso(), std::string("2026-09-01"));
    // Of his opponents there is no id, and what has no end is not in the chronicle: they are found, no more.
    QVERIFY(found(*persons, "gegner", Purpose::Match).empty());
    QVERIFY(!found(*persons, "gegner").empty());
    QCOMPARE(found(*persons, "ohne"), std::vector<std::string>{"Ohne"});

    // The tournament whose participants are looked for is no evidence.
    const auto others =
        OwnPersons::read(open.workFile(), *chronicle, chronicle->tournaments.back()->id).value();
    NameShelves earlier;
    others->addTo(earlier, Purpose::Match);
    const auto before = others->row(searchPersons(earlier, "held", {}).front().person, {});
    QCOMPARE(before->lastPlayed->tournament, std::string("T1"));

    const MatchSubject subject{tests::heroOf(second), listedName("Held", "Hans")};
    const std::vector rows{*row};
    const auto reasons = reasonsOf(gatherEvidence(subject, rows), subject, rows);
    const auto played = std::ranges::find(reasons, ReasonCode::PlayedLast, &Reason::code);
    QVERIFY(played != reasons.end());
    QCOMPARE(played->values,
             (std::vector<std::string>{"T2", "2026-09-01", std::to_string(left.rating->value())}));
    QVERIFY(std::ranges::find(reasons, ReasonCode::FormerMember, &Reason::code) == reasons.end());
}

/// Entered by hand and met in a tournament, he is offered once; the rating that knows of more evaluations
/// counts.
void TestOwnPersons::whoHasPlayedIsOnePerson()
{
    const auto first = tests::wonBy(1, *engine::Date::fromIso("2026-07-01"), 1700, 20, 3);
    tests::OpenTournament open(first.tournament);
    const auto chronicle = chronicleOf(open.workFile()).value();
    const Participation& last = chronicle.persons.front().participations.front();
    EnteredPerson hero = entered("Held, Hans", 1444, *last.exit.index);
    hero.known.personId = last.participant->personId;
    hero.id = putEnteredPerson(open.workFile(), hero).value();
    const auto offered = [&] {
        const auto persons =
            OwnPersons::read(open.workFile(), chronicle, {}, app::shippedRulesShared()).value();
        const auto hits = searchPersons(shelvesOf(*persons, Purpose::Match), "held", {});
        return hits.size() == 1 ? persons->row(hits.front().person, {.rules = "dwz-2026"}) : std::nullopt;
    };
    QVERIFY(offered() && offered()->lastPlayed && offered()->values.dwz == last.exit.rating);
    QVERIFY(offered()->isInForce); // he says of which club he is
    hero.known.index = *last.exit.index + 1;
    QVERIFY(putEnteredPerson(open.workFile(), hero).has_value());
    QVERIFY(offered() && offered()->values.dwz == engine::Rating(1444));
    hero.known.enteredLevel = "dwz-2016"; // the conversion is an evaluation, too
    hero.known.index = *last.exit.index;
    QVERIFY(putEnteredPerson(open.workFile(), hero).has_value());
    QVERIFY(offered() && offered()->values.index == *last.exit.index + 1);
    QVERIFY(offered()->values.dwz > engine::Rating(1444));
}

// RULE: WO2026 Anhang 4
void TestOwnPersons::convertsForwardsOnly()
{
    tests::OpenTournament open(tournament({}));
    for (const char* level : {"dwz-2016", "dwz-2026", "", "gone"})
        QVERIFY(putEnteredPerson(open.workFile(),
                                 entered((std::string("Neu, ") + level + 'x').c_str(), 1366, 21, level))
                    .has_value());
    const auto persons = OwnPersons::read(open.workFile(), {}, {}, app::shippedRulesShared()).value();
    const auto rating = [&](const char* name, const char* rules) {
        const auto hits = searchPersons(shelvesOf(*persons, Purpose::Search), name, {});
        const ListPerson values = persons->row(hits.front().person, {.rules = rules})->values;
        return values.dwz ? std::pair(values.dwz->value(), *values.index) : std::pair(0, 0);
    };
    QCOMPARE(rating("neu dwz-2016x", "dwz-2026"), std::pair(1634, 22));
    QCOMPARE(rating("neu dwz-2016x", "dwz-2016"), std::pair(1366, 21));
    QCOMPARE(rating("neu dwz-2016x", "dwz-2013"), std::pair(1366, 21)); // the same level
    QCOMPARE(rating("neu dwz-2026x", "dwz-2026"), std::pair(1366, 21));
    QCOMPARE(rating("neu dwz-2026x", "dwz-2016"), std::pair(0, 0)); // there is no way back
    for (const char* unknown : {"neu x", "neu gonex"})
        QCOMPARE(rating(unknown, "dwz-2026"), std::pair(1366, 21));
}

void TestOwnPersons::emptyFileHasNobody()
{
    tests::OpenTournament open(tournament({}));
    const auto persons = OwnPersons::read(open.workFile()).value();
    for (const Purpose purpose : {Purpose::Search, Purpose::Match})
        QVERIFY(shelvesOf(*persons, purpose).index(Shelf::Own) == nullptr);
}

void TestOwnPersons::directoryJoinsAllRowsOfAPerson()
{
    const tests::Desk desk;
    const QString members = desk.write("a-20261001.csv", tests::ListFile::Nu20, tests::trapMembers());
    QVERIFY(desk.import({members}, tests::kSecond).has_value());
    const QString world = desk.write("world.txt", tests::ListFile::FideCombined, tests::trapWorld());
    QVERIFY(desk.import({world}, tests::kSecond).has_value());
    OwnPerson own;
    own.values.lastName = "Schmidt";
    own.values.nuId = "NU1004";
    const auto persons = std::make_shared<const OwnPersons>(std::vector{own});
    const auto store = ListStore::open(desk.store()).value();
    const auto lists = std::make_shared<const ListPersons>(desk.store(), NameShelves());
    const PersonDirectory directory({persons, lists}, {.end = tests::kThird});
    const auto rows = directory.rowsOf({Shelf::Own, 0});
    QCOMPARE(rows.size(), std::size_t{3}); // his own, the German, and by its FIDE id the world's
    QCOMPARE(rows[1].ref.shelf, Shelf::Dsb);
    QCOMPARE(rows[2].ref.shelf, Shelf::Fide);
    QCOMPARE(rows[2].values.elo, engine::Rating::tryFrom(2050));
    const auto fischer = store->findPersonId(ListSource::Dsb, "NU1011").value();
    QCOMPARE(directory.rowsOf({Shelf::Dsb, fischer.front().id}).size(), std::size_t{2}); // two clubs
    QVERIFY(directory.clubName("99999").empty());
    QVERIFY(directory.rowsOf({Shelf::Dsb, 999999}).empty());
}

void TestOwnPersons::directoryWorksWithoutLists()
{
    const PersonDirectory directory;
    QVERIFY(!directory.row({Shelf::Own, 0}) && !directory.row({Shelf::Dsb, 1}));
    QVERIFY(directory.rowsOf({Shelf::Fide, 1}).empty());
    QVERIFY(directory.clubName("40023").empty());
}

ZAHLMEISTER_TEST(TestOwnPersons, QCoreApplication)

} // namespace tst_ownpersons

#include "tst_ownpersons.moc"
