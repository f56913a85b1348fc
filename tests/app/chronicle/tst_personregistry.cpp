// SPDX-License-Identifier: GPL-3.0-or-later
#include <deque>

#include <QTest>

#include "app/chronicle/personregistry.h"
#include "tests/support/testmain.h"

namespace tst_personregistry {

using namespace zahlmeister;
using app::PersonRegistry;
using engine::Participant;

namespace {

Participant person(const char* name, std::optional<int> birthYear = {}, const char* id = "")
{
    Participant participant{.number = engine::ParticipantNumber(1), .name = name};
    participant.birthYear = birthYear;
    participant.personId = id;
    return participant;
}

/// Keeps the participants that a registry is asked about.
class Registry : public PersonRegistry {
public:
    std::size_t put(const Participant& participant)
    {
        return PersonRegistry::put(m_participants.emplace_back(participant));
    }

private:
    std::deque<Participant> m_participants;
};

} // namespace

/// Who is who over many tournaments.
class TestPersonRegistry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsAgain();
    void idsContradict();
    void aMemberNumberIsGivenAnew();
    void keepsApartWhoHasNothing();
};

void TestPersonRegistry::knowsAgain()
{
    Registry registry;
    Participant meier = person("Meier, Hans", 1980);
    QCOMPARE(registry.put(meier), std::size_t{0});
    meier.personId = "NU1"; // known from now on
    QCOMPARE(registry.put(meier), std::size_t{0});
    QCOMPARE(registry.put(person("Meier-Lang, Hans", {}, "NU1")), std::size_t{0});
    QCOMPARE(registry.persons().front()->name, "Meier-Lang, Hans");
    QCOMPARE(registry.put(person("Meier, Hans", 1981)), std::size_t{1});
    QCOMPARE(registry.find(person("Meier, Hans", 1981)), std::optional(std::size_t{1}));
    QVERIFY(!registry.find(person("Meier, Hans", 1982)));
}

void TestPersonRegistry::idsContradict()
{
    Registry registry;
    registry.put(person("Meier, Hans", 1980, "NU1"));
    QVERIFY(!registry.find(person("Meier, Hans", 1980, "NU2")));
    QCOMPARE(registry.put(person("Meier, Hans", 1980, "NU2")), std::size_t{1});
    QCOMPARE(registry.find(person("Meier, Hans", 1980, "NU1")), std::optional(std::size_t{0}));
}

void TestPersonRegistry::aMemberNumberIsGivenAnew()
{
    Registry registry;
    Participant first = person("Alt, Ada", 1940, "NU1");
    first.club = "C0505";
    first.memberNumber = 7;
    Participant second = person("Neu, Noa", 2010, "NU2");
    second.club = "C0505";
    second.memberNumber = 7;
    QCOMPARE(registry.put(first), std::size_t{0});
    QCOMPARE(registry.put(second), std::size_t{1});
    QCOMPARE(registry.find(first), std::optional(std::size_t{0}));
}

void TestPersonRegistry::keepsApartWhoHasNothing()
{
    Registry registry;
    QCOMPARE(registry.put(person("Meier, Hans")), std::size_t{0});
    QCOMPARE(registry.put(person("Meier, Hans")), std::size_t{1});
}

ZAHLMEISTER_TEST(TestPersonRegistry, QCoreApplication)

} // namespace tst_personregistry

#include "tst_personregistry.moc"
