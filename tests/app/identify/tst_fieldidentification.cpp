// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/identify/fieldidentification.h"
#include "tests/app/identify/madeupfield.h"
#include "tests/support/testmain.h"

namespace tst_fieldidentification {

using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::Participant;
using tests::LatePerson;
using tests::MadeUpField;

namespace {

const MadeUpField& lists()
{
    static const MadeUpField kLists(
        {
            {"Müller", "Hans", 1960, "C0505", 1043, "NU1", 1802},
            {"Müller", "Hans", 1991, "C0505", 1044, "NU2", 1610},
            {"Weber", "Sabine", 1980, "C0505", 6, "NU5", 1400, 0, "w"},
            {"Fischer", "Karl", 1966, "C0505", 12, "NU11", 1700},
            {"Fischer", "Karl", 1966, "30101", 13, "NU11", 1700},
            {"Zwerenz", "Kunibert", 1955, "30101", 11, "NU10", 1234},
        },
        {{"Kowalski", "Jan", 1988, "", 0, "", 0, 1101}});
    return kLists;
}

Participant participant(int number, const char* name, std::optional<int> year = {}, const char* club = "")
{
    return {.number = engine::ParticipantNumber(number), .name = name, .club = club, .birthYear = year};
}

FieldIdentification identify(FieldSnapshot field)
{
    field.sources = lists().sources();
    return FieldIdentifier().identify(field);
}

ParticipantIdentification identify(const Participant& one,
                                   const std::map<std::string, Decision>& decisions = {})
{
    return identify(FieldSnapshot{.participants = {one}, .decisions = decisions}).participants.front();
}

} // namespace

class TestFieldIdentification : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesWhatIsBeyondDoubt();
    void leavesDoubtsOpen();
    void theRefereesWordCounts();
    void rememberedDecisionsApply();
    void rememberedDecisionDoesNotOverruleABirthYear();
    void ratingsOtherThanListedStayOpen();
    void findsConflicts();
    void clubThatIsGivenSettlesSeveralClubs();
    void doesNotMatchAgainWhoHasNotChanged();
    void looksAgainForWhomRowsWereMissed();
    void knowsByNameWhoHasNoId();
    void worksWithoutLists();
    void canBeStopped();
};

void TestFieldIdentification::takesWhatIsBeyondDoubt()
{
    const auto one = identify(participant(1, "Müller, Hans", 1960, "C0505"));
    QCOMPARE(one.state, IdentityState::Identified);
    QCOMPARE(one.decidedBy, std::optional(DecisionRule::NameYearAndClub));
    QCOMPARE(one.chosen, std::optional<std::size_t>(0));
    QCOMPARE(one.listed->personId, "NU1");
    QCOMPARE(one.listed->clubName, "SC Müsterhausen 1921");
    QCOMPARE(one.candidates.front().clubName, "SC Müsterhausen 1921");
    QVERIFY(!one.isOpen);
}

void TestFieldIdentification::leavesDoubtsOpen()
{
    const auto torn = identify(participant(1, "Müller, Hans", {}, "C0505")); // father or son
    QCOMPARE(torn.state, IdentityState::Ambiguous);
    QVERIFY(!torn.chosen && torn.isOpen);
    const auto unknown = identify(participant(1, "Przybylski, Ottokar"));
    QCOMPARE(unknown.state, IdentityState::Unknown);
    QVERIFY(unknown.isOpen);
}

// RULE: WO2026 3.4.3, 4.1.4
void TestFieldIdentification::theRefereesWordCounts()
{
    Participant decided = participant(1, "Mller, H.", {}, "C0505");
    decided.identity = engine::Identity::Person;
    decided.personId = "NU2";
    const auto person = identify(decided);
    QCOMPARE(person.state, IdentityState::Identified);
    QVERIFY(person.chosen.has_value());
    QCOMPARE(person.listed->personId, "NU2");
    QVERIFY(!person.isOpen); // the name differs, but he has seen that

    decided.identity = engine::Identity::TextOnly;
    QCOMPARE(identify(decided).state, IdentityState::TextOnly);
    QVERIFY(!identify(decided).isOpen);
    decided.identity = engine::Identity::Newcomer;
    QCOMPARE(identify(decided).state, IdentityState::Unknown);
    QVERIFY(!identify(decided).isOpen);
    decided.identity = engine::Identity::Open;
    decided.computer = true;
    QCOMPARE(identify(decided).state, IdentityState::Computer);
    QVERIFY(!identify(decided).isOpen);

    decided.computer = false;
    decided.identity = engine::Identity::Person;
    decided.personId = "NU999"; // in no list any more
    QCOMPARE(identify(decided).state, IdentityState::Identified);
    QVERIFY(!identify(decided).chosen);
    QVERIFY(!identify(decided).isOpen);
}

void TestFieldIdentification::rememberedDecisionsApply()
{
    const Participant one = participant(1, "Müller, Hans", {}, "C0505");
    const engine::Date day = *engine::Date::tryFrom(2026, 11, 12);
    std::map<std::string, Decision> decisions;
    const std::string spelling = decisionSpelling(one.name, one.club);
    decisions.insert_or_assign(spelling,
                               Decision{.spelling = spelling, .person = {.nuId = "NU2"}, .decided = day});
    const auto found = identify(one, decisions);
    QCOMPARE(found.state, IdentityState::Identified);
    QCOMPARE(found.decidedBy, std::optional(DecisionRule::Remembered));
    QCOMPARE(found.listed->personId, "NU2");
    QCOMPARE(found.remembered, std::optional(day));
    // In another club that spelling is somebody else.
    QVERIFY(identify(participant(1, "Müller, Hans", {}, "30101"), decisions).isOpen);
}

void TestFieldIdentification::rememberedDecisionDoesNotOverruleABirthYear()
{
    const Participant one = participant(1, "Müller, Hans", 1960, "C0505");
    std::map<std::string, Decision> decisions;
    const std::string spelling = decisionSpelling(one.name, one.club);
    decisions.insert_or_assign(spelling, Decision{.spelling = spelling,
                                                  .person = {.nuId = "NU2"},
                                                  .decided = *engine::Date::tryFrom(2026, 11, 12)});
    const auto found = identify(one, decisions);
    QVERIFY(found.decidedBy != DecisionRule::Remembered);
}

void TestFieldIdentification::ratingsOtherThanListedStayOpen()
{
    Participant one = participant(1, "Zwerenz, Kunibert", 1955, "30101");
    one.rating = engine::Rating(1250);
    auto found = identify(one);
    QCOMPARE(found.state, IdentityState::Identified);
    QCOMPARE(found.differences, (std::vector<ListedDifference>{{ListedField::Rating, "1250", "1234"}}));
    QVERIFY(found.isOpen);
    one.identity = engine::Identity::Person;
    one.personId = "NU10";
    QVERIFY(identify(one).isOpen); // who it is does not say which rating counts
    one.overrides = {{engine::ListedValue::Rating, 1234, 1250, "newer"}};
    QVERIFY(!identify(one).isOpen);
}

void TestFieldIdentification::findsConflicts()
{
    FieldSnapshot field;
    field.participants = {participant(1, "Müller, Hans", 1960, "C0505"),
                          participant(2, "Mueller, Hans", 1960, "C0505"),
                          participant(3, "Weber, Sabine", 1980, "C0505")};
    field.participants[2].sex = engine::Sex::Male;
    field.participants[2].identity = engine::Identity::Person;
    field.participants[2].personId = "NU5";
    field.participants[2].rating = engine::Rating(1400);
    field.performances = {{}, {}, 1950};
    const auto found = identify(field);
    for (const int position : {0, 1}) {
        const auto& one = found.participants[static_cast<std::size_t>(position)];
        QCOMPARE(one.conflicts.front().code, ConflictCode::SamePersonTwice);
        QVERIFY(one.isOpen);
    }
    const auto& weber = found.participants[2];
    QCOMPARE(weber.conflicts.size(), std::size_t{2});
    QCOMPARE(weber.conflicts[0].code, ConflictCode::SexDiffers);
    QCOMPARE(weber.conflicts[1].code, ConflictCode::PerformanceFar);
    QVERIFY(!weber.isOpen); // shown, but he has decided
    QCOMPARE(found.openCount(), 2);
    QVERIFY(found.hasLists);

    // Even his word does not make one person two.
    field.participants[0].identity = engine::Identity::Person;
    field.participants[0].personId = "NU1";
    QVERIFY(identify(field).participants[0].isOpen);
}

void TestFieldIdentification::clubThatIsGivenSettlesSeveralClubs()
{
    const auto open = identify(participant(1, "Fischer, Karl", 1966));
    const auto settled = identify(participant(1, "Fischer, Karl", 1966, "30101"));
    QCOMPARE(settled.state, IdentityState::Identified);
    QCOMPARE(settled.conflicts.front().code, ConflictCode::SeveralClubs);
    QVERIFY(!settled.isOpen);
    QCOMPARE(settled.listed->memberNumber, std::optional(13));
    QVERIFY(open.isOpen);
}

namespace {

/// Counts how often the lists are asked.
class CountingSource : public PersonSource {
public:
    void addTo(NameShelves& shelves, Purpose purpose) const override { lists().addTo(shelves, purpose); }
    std::optional<KnownRow> row(PersonRef ref, const TournamentDays& days) const override
    {
        asked += ref.shelf == Shelf::Archive ? 0 : 1;
        return lists().row(ref, days);
    }
    mutable int asked = 0;
};

} // namespace

void TestFieldIdentification::doesNotMatchAgainWhoHasNotChanged()
{
    const auto counting = std::make_shared<const CountingSource>();
    const CountingSource& source = *counting;
    FieldIdentifier identifier;
    FieldSnapshot field;
    field.sources = {counting};
    field.participants = {participant(1, "Müller, Hans", 1960, "C0505"),
                          participant(2, "Weber, Sabine", 1980, "C0505")};
    (void)identifier.identify(field);
    QVERIFY(source.asked > 0);
    source.asked = 0;
    field.performances = {1500, 1600};
    QCOMPARE(identifier.identify(field).participants.size(), std::size_t{2});
    QCOMPARE(source.asked, 0);
    field.participants[1].birthYear = 1981;
    QVERIFY(identifier.identify(field).participants[1].isOpen);
    const int once = source.asked;
    QVERIFY(once > 0);
    field.days.end = engine::Date::tryFrom(2026, 1, 1); // other values may hold then
    (void)identifier.identify(field);
    QVERIFY(source.asked > 2 * once - 1);
}

void TestFieldIdentification::looksAgainForWhomRowsWereMissed()
{
    ListPerson values;
    values.lastName = "Neumann";
    values.firstName = "Karl";
    values.birthYear = 1980;
    const auto late = std::make_shared<LatePerson>(values);
    late->hasCome = false;
    const auto counting = std::make_shared<const CountingSource>();
    FieldIdentifier identifier;
    const FieldSnapshot field{.participants = {participant(1, "Müller, Hans", 1960, "C0505"),
                                               participant(2, "Neumann, Karl", 1980)},
                              .sources = {counting, late}};
    const auto before = identifier.identify(field);
    QVERIFY(!before.isWhole());
    QVERIFY(before.participants[0].isWhole && !before.participants[1].isWhole);
    QCOMPARE(before.participants[1].state, IdentityState::Unknown);
    QVERIFY(counting->asked > 0);
    counting->asked = 0;
    late->hasCome = true;
    const auto behind = identifier.identify(field);
    QVERIFY(behind.isWhole());
    QCOMPARE(behind.participants[1].candidates.front().rows.front().ref.shelf, Shelf::Archive);
    QCOMPARE(counting->asked, 0); // the other one was known
    late->asked = 0;
    static_cast<void>(identifier.identify(field));
    QCOMPARE(late->asked, 0);
    // An archive is no list.
    const FieldSnapshot alone{.participants = field.participants, .sources = {late}};
    QVERIFY(!FieldIdentifier().identify(alone).hasLists);
}

void TestFieldIdentification::knowsByNameWhoHasNoId()
{
    ListPerson values;
    values.lastName = "Neumann";
    values.firstName = "Karl";
    values.birthYear = 1980;
    Participant decided = participant(1, "Neumann, Karl", 1980);
    decided.identity = engine::Identity::Person;
    FieldSnapshot field{.participants = {decided}, .sources = {std::make_shared<LatePerson>(values)}};
    QVERIFY(FieldIdentifier().identify(field).participants.front().chosen);
    field.participants.front().birthYear = 1981;
    QVERIFY(!FieldIdentifier().identify(field).participants.front().chosen);
    field.participants.front().birthYear = 1980;
    field.participants.front().personId = "NU9"; // somebody whom no list has any more
    QVERIFY(!FieldIdentifier().identify(field).participants.front().chosen);
}

void TestFieldIdentification::worksWithoutLists()
{
    FieldIdentifier identifier;
    const auto found = identifier.identify({.participants = {participant(1, "Müller, Hans")}});
    QVERIFY(!found.hasLists);
    QCOMPARE(found.participants.front().state, IdentityState::Unknown);
    QVERIFY(found.participants.front().isOpen);
    QVERIFY(found.of(engine::ParticipantNumber(1)) != nullptr);
    QVERIFY(found.of(engine::ParticipantNumber(2)) == nullptr);
}

void TestFieldIdentification::canBeStopped()
{
    std::stop_source stop;
    stop.request_stop();
    FieldIdentifier identifier;
    const FieldSnapshot field{.participants = {participant(1, "Müller, Hans", 1960, "C0505")},
                              .sources = lists().sources()};
    QVERIFY(identifier.identify(field, stop.get_token()).participants.empty());
    QCOMPARE(identifier.identify(field).participants.size(), std::size_t{1});
}

ZAHLMEISTER_TEST(TestFieldIdentification, QCoreApplication)

} // namespace tst_fieldidentification

#include "tst_fieldidentification.moc"
