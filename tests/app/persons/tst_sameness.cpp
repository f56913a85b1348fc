// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/persons/sameness.h"
#include "tests/support/testmain.h"

namespace tst_sameness {

using namespace zahlmeister;
using app::Between;
using app::PersonFact;
using app::PersonFacts;
using app::Sameness;

namespace {

PersonFacts named(const char* name, std::optional<int> birthYear = {}, const char* club = "")
{
    return {.name = name, .club = club, .birthYear = birthYear};
}

} // namespace

/// Whether two records are one person.
class TestSameness : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tells_data();
    void tells();
    void isTheSameBothWays_data() { tells_data(); }
    void isTheSameBothWays();
    void goesByALink();
    void knowsWhoWasEdited_data();
    void knowsWhoWasEdited();
};

void TestSameness::tells_data()
{
    QTest::addColumn<PersonFacts>("one");
    QTest::addColumn<PersonFacts>("other");
    QTest::addColumn<int>("verdict");
    QTest::addColumn<int>("fact");
    QTest::addColumn<bool>("isWithin"); // the same tournament
    const auto row = [](const char* name, const PersonFacts& one, const PersonFacts& other, Sameness verdict,
                        PersonFact fact, bool isWithin = false) {
        QTest::newRow(name) << one << other << static_cast<int>(verdict) << static_cast<int>(fact)
                            << isWithin;
    };
    const auto with = [](PersonFacts facts, const char* id, std::optional<int> fideId = {},
                         std::optional<int> member = {}) {
        facts.personId = id;
        facts.fideId = fideId;
        facts.memberNumber = member;
        return facts;
    };
    const PersonFacts hans = named("Meier, Hans", 1980, "C0505");
    row("federation's id", with(named("Meier-Lang, Hanna"), "NU4005017"), with(hans, "NU4005017"),
        Sameness::Same, PersonFact::FederationId);
    row("federation's id spelled otherwise", with(hans, "nu04005017"), with(hans, "NU4005017"),
        Sameness::Same, PersonFact::FederationId);
    row("other federation's id", with(hans, "NU1"), with(hans, "NU2"), Sameness::Different,
        PersonFact::FederationId);
    row("ids of two kinds", with(hans, "NU4005017"), with(hans, "10776775"), Sameness::Same,
        PersonFact::NameAndYear);
    row("FIDE id", with(hans, "", 4611), with(named("Meyer, H."), "", 4611), Sameness::Same,
        PersonFact::FideId);
    row("other FIDE id", with(hans, "", 4611), with(hans, "", 4612), Sameness::Different, PersonFact::FideId);
    row("federation's id before FIDE's", with(hans, "NU1", 4611), with(hans, "NU1", 4612), Sameness::Same,
        PersonFact::FederationId);
    row("member number", with(hans, "", {}, 7), with(named("Meier, Hans", {}, "C0505"), "", {}, 7),
        Sameness::Same, PersonFact::MemberNumber);
    row("other member number", with(hans, "", {}, 7), with(hans, "", {}, 8), Sameness::Different,
        PersonFact::MemberNumber);
    row("number of another club", with(hans, "", {}, 7), with(named("Meier, Hans", 1980, "C0606"), "", {}, 8),
        Sameness::Same, PersonFact::NameAndYear);
    row("married", with(hans, "", {}, 7), with(named("Meier-Lang, Hans", 1980, "C0505"), "", {}, 7),
        Sameness::Same, PersonFact::MemberNumber);
    row("number given anew", with(hans, "", {}, 7), with(named("Neu, Noa", 2010, "C0505"), "", {}, 7),
        Sameness::Different, PersonFact::BirthYear);
    row("number, and who knows", with(hans, "", {}, 7), with(named("Neu, Noa", {}, "C0505"), "", {}, 7),
        Sameness::Unclear, PersonFact::MemberNumber);
    row("name and year", hans, named("Hans Meier", 1980), Sameness::Same, PersonFact::NameAndYear);
    row("umlauts", named("Müller, Jörg", 1970), named("Mueller, Joerg", 1970), Sameness::Same,
        PersonFact::NameAndYear);
    row("name and club", hans, named("Meier, Hans", {}, "C0505"), Sameness::Same, PersonFact::NameAndClub);
    row("name alone", hans, named("Meier, Hans"), Sameness::Different, PersonFact::Nothing);
    row("name alone, within", hans, named("Meier, Hans"), Sameness::Same, PersonFact::Name, true);
    row("change of club, within", hans, named("Meier, Hans", {}, "C0606"), Sameness::Same, PersonFact::Name,
        true);
    row("other year", hans, named("Meier, Hans", 1981, "C0505"), Sameness::Different, PersonFact::BirthYear,
        true);
    row("father and son", hans, named("Meier jun., Hans", {}, "C0505"), Sameness::Different,
        PersonFact::Generation, true);
    row("the son without his mark", named("Meier jun., Hans", 2008), named("Meier, Hans", 2008),
        Sameness::Same, PersonFact::NameAndYear);
    PersonFacts woman = named("Meier, Kim", {}, "C0505");
    woman.sex = engine::Sex::Female;
    PersonFacts man = woman;
    man.sex = engine::Sex::Male;
    row("sex", woman, man, Sameness::Different, PersonFact::Sex, true);
    row("nobody", {}, {}, Sameness::Different, PersonFact::Nothing, true);
}

void TestSameness::tells()
{
    QFETCH(const PersonFacts, one);
    QFETCH(const PersonFacts, other);
    QFETCH(const int, verdict);
    QFETCH(const int, fact);
    QFETCH(const bool, isWithin);
    const auto found = app::sameness(one, other, isWithin ? Between::OneTournament : Between::Tournaments);
    QCOMPARE(static_cast<int>(found.sameness), verdict);
    QCOMPARE(static_cast<int>(found.by), fact);
}

void TestSameness::isTheSameBothWays()
{
    QFETCH(const PersonFacts, one);
    QFETCH(const PersonFacts, other);
    QVERIFY(app::sameness(one, other) == app::sameness(other, one));
}

void TestSameness::goesByALink()
{
    engine::Participant one{.number = engine::ParticipantNumber(1), .name = "Alt, Ada"};
    one.birthYear = 1940;
    engine::Participant other{.number = engine::ParticipantNumber(2), .name = "Neu, Noa"};
    other.birthYear = 1950;
    QVERIFY(!app::isSamePerson(one, other));
    one.person = other.person = "0e0a3a86-6a0c-5d64-bd0e-3c4a9c3f9a10";
    QVERIFY(app::isSamePerson(one, other));
    other.person = "11111111-6a0c-5d64-bd0e-3c4a9c3f9a10"; // as another work file calls him
    other.name = one.name;
    other.birthYear = one.birthYear;
    QVERIFY(app::isSamePerson(one, other));
}

void TestSameness::knowsWhoWasEdited_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("year");
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isHe");
    using namespace Qt::StringLiterals;
    QTest::newRow("nothing") << u"Meier, Hans"_s << 1980 << u""_s << true;
    QTest::newRow("misspelt") << u"Meyer, Hans"_s << 1980 << u""_s << true;
    QTest::newRow("another name") << u"Schulz, Karl"_s << 1980 << u""_s << false;
    QTest::newRow("another year") << u"Meier, Hans"_s << 2008 << u""_s << false;
    QTest::newRow("junior") << u"Meier jun., Hans"_s << 0 << u""_s << false;
    QTest::newRow("an id") << u"Meier, Hans"_s << 1980 << u"NU1"_s << false;
}

void TestSameness::knowsWhoWasEdited()
{
    QFETCH(const QString, name);
    QFETCH(const int, year);
    QFETCH(const QString, id);
    QFETCH(const bool, isHe);
    engine::Participant before{.number = engine::ParticipantNumber(1), .name = "Meier, Hans"};
    before.birthYear = 1980;
    before.person = "0e0a3a86-6a0c-5d64-bd0e-3c4a9c3f9a10"; // which an edit does not touch
    engine::Participant after = before;
    after.name = name.toStdString();
    after.birthYear = year > 0 ? std::optional(year) : std::nullopt;
    after.personId = id.toStdString();
    QCOMPARE(app::isStillTheSame(before, after), isHe);
}

ZAHLMEISTER_TEST(TestSameness, QCoreApplication)

} // namespace tst_sameness

#include "tst_sameness.moc"
