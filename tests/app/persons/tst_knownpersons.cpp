// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/persons/knownpersons.h"
#include "app/persons/personuuid.h"
#include "tests/support/testmain.h"

namespace tst_knownpersons {

using namespace zahlmeister;
using app::KnownPersons;
using app::PersonFacts;
using Persons = std::vector<std::size_t>;

namespace {

PersonFacts named(const char* name, std::optional<int> birthYear = {}, const char* club = "",
                  const char* id = "")
{
    return {.name = name, .club = club, .personId = id, .birthYear = birthYear};
}

} // namespace

/// Whom a set of records knows.
class TestKnownPersons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsAgain();
    void prefersTheStrongerEvidence();
    void doesNotChooseBetweenTwo();
    void leavesOutWhoCannotBeMeant();
    void namesPersonsBySeats();
};

void TestKnownPersons::knowsAgain()
{
    KnownPersons known;
    known.note(0, named("Meier, Hans", 1980));
    QCOMPARE(known.find(named("Meier, Hans", 1980)).person, std::optional(std::size_t{0}));
    known.note(0, named("Meier-Lang, Hans", 1980, "C0505", "NU1")); // known from now on, by either name
    QCOMPARE(known.find(named("Lang, H.", {}, "", "NU1")).person, std::optional(std::size_t{0}));
    QCOMPARE(known.find(named("Meier, Hans", 1980)).person, std::optional(std::size_t{0}));
    QCOMPARE(known.find(named("Meier-Lang, Hans", {}, "C0505")).person, std::optional(std::size_t{0}));
    QVERIFY(!known.find(named("Meier, Hans", 1980, "", "NU2")).person);
    QVERIFY(!known.find(named("Meier, Hans", 1981)).person);
    QVERIFY(!known.find(named("Meier, Hans")).person); // a name alone is no evidence, and no question
    QVERIFY(known.find(named("Meier, Hans")).unclear.empty());
}

void TestKnownPersons::prefersTheStrongerEvidence()
{
    KnownPersons known;
    known.note(0, named("Meier, Hans", 1980));
    known.note(1, named("Meier, Hans", {}, "C0505", "NU1"));
    QCOMPARE(known.find(named("Meier, Hans", 1980, "C0505", "NU1")).person, std::optional(std::size_t{1}));
    QCOMPARE(known.find(named("Meier, Hans", 1980, "C0505")).person, std::optional(std::size_t{0}));
}

void TestKnownPersons::doesNotChooseBetweenTwo()
{
    KnownPersons known;
    known.note(0, named("Meier, Hans", 1980, "", "NU1"));
    known.note(1, named("Meier, Hans", 1980, "", "NU1"));
    const auto found = known.find(named("Meier, Hans", 1980, "", "NU1"));
    QVERIFY(!found.person);
    QCOMPARE(found.unclear, (Persons{0, 1}));
}

void TestKnownPersons::leavesOutWhoCannotBeMeant()
{
    KnownPersons known;
    known.note(0, named("Meier, Hans", 1980));
    known.note(1, named("Meier, Hans", 1980));
    const auto found = known.find(named("Meier, Hans", 1980), [](std::size_t person) { return person == 0; });
    QCOMPARE(found.person, std::optional(std::size_t{1}));
}

void TestKnownPersons::namesPersonsBySeats()
{
    const engine::ParticipantNumber five(5);
    const std::string uuid = app::personUuid("3f8f0b0e-7a3e-4b0e-9a0e-1c2d3e4f5a6b", five);
    QCOMPARE(uuid.size(), std::size_t{36});
    QCOMPARE(app::personUuid("3f8f0b0e-7a3e-4b0e-9a0e-1c2d3e4f5a6b", five), uuid);
    QVERIFY(app::personUuid("3f8f0b0e-7a3e-4b0e-9a0e-1c2d3e4f5a6b", five, 1) != uuid);
    QVERIFY(app::personUuid("3f8f0b0e-7a3e-4b0e-9a0e-1c2d3e4f5a6c", five) != uuid);
}

ZAHLMEISTER_TEST(TestKnownPersons, QCoreApplication)

} // namespace tst_knownpersons

#include "tst_knownpersons.moc"
