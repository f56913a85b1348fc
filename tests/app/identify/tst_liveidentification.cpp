// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/chronicle/ownpersons.h"
#include "app/chronicle/workfilerecords.h"
#include "app/identify/liveidentification.h"
#include "app/store/enteredpersons.h"
#include "tests/app/identify/madeupfield.h"
#include "tests/app/lists/listdesk.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_liveidentification {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::Identity;
using engine::Participant;
using engine::ParticipantNumber;
using tests::Desk;
using tests::ListFile;
using tests::member;

namespace {

const ParticipantNumber kOne(1);
const ParticipantNumber kTwo(2);
const ParticipantNumber kThree(3);

engine::Tournament field()
{
    tests::TournamentBuilder builder;
    builder.tournament.header.end = engine::Date::tryFrom(2026, 10, 20);
    const auto add = [&](const char* name, const char* club, std::optional<int> year) {
        Participant participant = builder.unrated();
        builder.tournament.participants.pop_back();
        participant.name = name;
        participant.club = club;
        participant.member = false;
        participant.birthYear = year;
        builder.tournament.participants.push_back(participant);
    };
    add("Müller, Eva", "30101", 1980);
    add("Weber, Eva", "30101", {});
    add("Schmid, Eva", "", {});
    return builder.tournament;
}

/// Somebody entered by hand, with a rating of earlier rules.
EnteredPerson entered(const char* name, int birthYear, std::optional<int> rating = {})
{
    EnteredPerson one;
    one.known.name = name;
    one.known.club = "30101";
    one.known.birthYear = birthYear;
    if (rating) {
        one.known.rating = engine::Rating(*rating);
        one.known.index = 1;
        one.known.enteredLevel = "dwz-2016";
    }
    return one;
}

/// Lists of two dates, a tournament between them, everything open as the window has it.
struct Bench {
    Bench() : Bench(field()) { }
    explicit Bench(const engine::Tournament& tournament) : open(tournament)
    {
        import("20261001", tests::kSecond, 1500);
        import("20261101", tests::kThird, 1530);
        finder = std::make_unique<PersonFinder>(desk.store());
        identification =
            std::make_unique<LiveIdentification>(open.evaluation(), open.workFile(), records, *finder);
        QSignalSpy loaded(finder.get(), &PersonFinder::loaded);
        finder->load();
        if (loaded.isEmpty() && !loaded.wait())
            qFatal("lists not loaded");
        settle();
    }
    void import(const char* day, engine::Date date, int dwz) const
    {
        const auto inspection = inspectList({desk.write(
            (std::string("list-") + day + ".csv").c_str(), ListFile::Nu20,
            {member("30101", 1, "NU1", "Müller", dwz), member("30101", 2, "NU2", "Weber", 1600, 1970),
             member("30101", 3, "NU3", "Weber", 1200, 2008), member("40023", 4, "NU4", "Schmidt", 1700)})});
        if (!importList(desk.store(), inspection.value(), date).has_value())
            qFatal("list not imported");
    }
    void settle() const
    {
        if (!QTest::qWaitFor([this] { return identification->isUpToDate(); }, 20000))
            qFatal("the identification does not end");
    }
    const Participant& participant(ParticipantNumber number) const
    {
        return open.tournament().participants[static_cast<std::size_t>(number.value() - 1)];
    }
    const ParticipantIdentification& of(ParticipantNumber number) const
    {
        return *identification->current().of(number);
    }

    Desk desk;
    mutable tests::OpenTournament open;
    mutable PersonSources others; ///< behind the work file
    mutable WorkFileRecords records{open.workFile(), open.evaluation(), {}, [this] { return others; }};
    std::unique_ptr<PersonFinder> finder;
    std::unique_ptr<LiveIdentification> identification;
};

} // namespace

class TestLiveIdentification : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void identifiesTheFieldAsOneEdit();
    void takesTheRatingAtTheTournamentsEnd();
    void followsEveryEdit();
    void appliesWhatWasDecidedBefore();
    void fillsInWhomATypedNameMeantBefore();
    void takesWhomASearchFinds();
    void marksAndReopens();
    void ratingsAreTakenOrKept();
    void enteredPersonsAreOffered();
    void searchesAndIdentifiesOnceMore();
    void refusesUnknownParticipants();
    void saysWhichListItUses();
};

void TestLiveIdentification::identifiesTheFieldAsOneEdit()
{
    const Bench bench;
    QCOMPARE(bench.of(kOne).state, IdentityState::Identified);
    QCOMPARE(bench.of(kTwo).state, IdentityState::Ambiguous);
    QCOMPARE(bench.identification->current().openCount(), 2);
    const auto done = bench.identification->identifyAll();
    QVERIFY(done.has_value());
    QCOMPARE(done->identified, 1);
    const Participant& mueller = bench.participant(kOne);
    QCOMPARE(mueller.personId, "NU1");
    QCOMPARE(mueller.memberNumber, std::optional(1));
    QVERIFY(mueller.member);
    QVERIFY(bench.participant(kTwo).personId.empty());
    QCOMPARE(bench.open.document().undoName()->kind, EditKind::IdentifySeveral);
    bench.settle();
    QCOMPARE(bench.identification->identifyAll()->identified, 0); // nothing is left to fill in
    QVERIFY(bench.open.document().undo().has_value());
    QVERIFY(bench.participant(kOne).personId.empty());
}

// RULE: WO2026 6.1.2
void TestLiveIdentification::takesTheRatingAtTheTournamentsEnd()
{
    const Bench bench;
    QVERIFY(bench.identification->identifyAll().has_value());
    QCOMPARE(bench.participant(kOne).rating, engine::Rating::tryFrom(1500));
    QCOMPARE(bench.participant(kOne).index, std::optional(5));
    engine::TournamentHeader header = bench.open.tournament().header;
    header.end = engine::Date::tryFrom(2026, 11, 30);
    bench.open.apply({PutHeader{header}});
    bench.settle();
    QCOMPARE(bench.of(kOne).differences.size(), std::size_t{1});
    QCOMPARE(bench.of(kOne).differences.front(), (ListedDifference{ListedField::Rating, "1500", "1530"}));
}

void TestLiveIdentification::followsEveryEdit()
{
    const Bench bench;
    Participant weber = bench.participant(kTwo);
    weber.birthYear = 2008;
    bench.open.apply({PutParticipant{weber}});
    QVERIFY(!bench.identification->isUpToDate());
    bench.settle();
    QCOMPARE(bench.of(kTwo).state, IdentityState::Identified);
    QCOMPARE(bench.of(kTwo).listed->personId, "NU3");
}

void TestLiveIdentification::appliesWhatWasDecidedBefore()
{
    const Bench bench;
    const Candidate daughter = bench.of(kTwo).candidates[1];
    QVERIFY(bench.identification->take(kTwo, daughter.rows, daughter.clubName).has_value());
    const std::string id = daughter.rows.front().values.nuId;
    QCOMPARE(bench.participant(kTwo).personId, id);
    QCOMPARE(bench.participant(kTwo).identity, Identity::Person);
    QCOMPARE(bench.open.document().undoName()->kind, EditKind::Identify);

    // The same name in the next tournament of the work file.
    const auto next = bench.open.workFile().addTournament(field()).value();
    const auto document = TournamentDocument::open(bench.open.workFile(), next).value();
    LiveEvaluation evaluation(*document);
    LiveIdentification later(evaluation, bench.open.workFile(), bench.records, *bench.finder);
    QTRY_VERIFY(later.isUpToDate());
    QCOMPARE(later.current().of(kTwo)->decidedBy, std::optional(DecisionRule::Remembered));
    const auto done = later.identifyAll();
    QCOMPARE(done->remembered, (std::vector<std::string>{"Weber, Eva"}));
    QCOMPARE(document->tournament().participants[1].personId, id);
    QCOMPARE(document->tournament().participants[1].identity, Identity::Person);
    QTRY_VERIFY(later.isUpToDate());
    QVERIFY(later.current().of(kTwo)->remembered.has_value());
    // Undoing what the program did does not take back what the referee once decided.
    QVERIFY(document->undo().has_value());
    QVERIFY(!DecisionStore(bench.open.workFile()).decisions().value().empty());
}

/// Nobody is shown as known who goes into the evaluation without anything that is known of him.
void TestLiveIdentification::fillsInWhomATypedNameMeantBefore()
{
    const Bench bench;
    const Candidate daughter = bench.of(kTwo).candidates[1];
    QVERIFY(bench.identification->take(kTwo, daughter.rows, daughter.clubName).has_value());
    engine::Tournament typed = field();
    const Participant weber = typed.participants[1];
    typed.participants[1].name = "Web";
    const auto next = bench.open.workFile().addTournament(typed).value();
    const auto document = TournamentDocument::open(bench.open.workFile(), next).value();
    LiveEvaluation evaluation(*document);
    LiveIdentification later(evaluation, bench.open.workFile(), bench.records, *bench.finder);
    QTRY_VERIFY(later.isUpToDate());
    QVERIFY(document->apply({{EditKind::Participant, {}}, {PutParticipant{weber}}}).has_value());
    later.fillInRemembered(kTwo);
    QTRY_COMPARE(document->tournament().participants[1].personId, daughter.rows.front().values.nuId);
    QCOMPARE(document->tournament().participants[1].identity, Identity::Person);
    QVERIFY(document->tournament().participants[1].rating.has_value());
    // A step of its own, and taken back for good.
    QVERIFY(document->undo().has_value());
    QTRY_VERIFY(later.isUpToDate());
    QCOMPARE(document->tournament().participants[1], weber);
}

void TestLiveIdentification::takesWhomASearchFinds()
{
    const Bench bench;
    std::vector<FoundPerson> persons;
    connect(bench.finder.get(), &PersonFinder::found, this,
            [&](const QString&, const std::vector<FoundPerson>& found) { persons = found; });
    bench.finder->search(u"schmidt"_s);
    QTRY_COMPARE(persons.size(), std::size_t{1});
    QVERIFY(bench.identification->take(kThree, persons.front().rows, persons.front().clubName).has_value());
    QCOMPARE(bench.participant(kThree).personId, "NU4");
    QCOMPARE(bench.participant(kThree).club, "40023");
    QCOMPARE(bench.participant(kThree).rating, engine::Rating::tryFrom(1700));
    QCOMPARE(bench.participant(kThree).name, "Schmid, Eva"); // it is another spelling
}

// RULE: WO2026 3.4.3, 4.1.4
void TestLiveIdentification::marksAndReopens()
{
    const Bench bench;
    LiveIdentification& live = *bench.identification;
    QVERIFY(live.markNewcomer(kThree).has_value());
    QCOMPARE(bench.participant(kThree).identity, Identity::Newcomer);
    QVERIFY(live.markTextOnly(kThree).has_value());
    QCOMPARE(bench.participant(kThree).identity, Identity::TextOnly);
    QVERIFY(live.markComputer(kThree).has_value());
    QVERIFY(bench.participant(kThree).computer);
    QCOMPARE(bench.participant(kThree).identity, Identity::Open);
    bench.settle();
    QCOMPARE(bench.of(kThree).state, IdentityState::Computer);
    QVERIFY(live.reopen(kThree).has_value());
    QVERIFY(!bench.participant(kThree).computer);
    for (int step = 0; step < 4; ++step)
        QVERIFY(bench.open.document().undo().has_value());
    QCOMPARE(bench.participant(kThree).identity, Identity::Open);
}

void TestLiveIdentification::ratingsAreTakenOrKept()
{
    engine::Tournament tournament = field();
    tournament.participants[0].rating = engine::Rating(1450);
    tournament.participants[0].index = 3;
    const Bench bench(tournament);
    QVERIFY(bench.of(kOne).isOpen);
    QVERIFY(bench.identification->keepGiven(kOne).has_value());
    QCOMPARE(bench.participant(kOne).identity, Identity::Person);
    QCOMPARE(bench.participant(kOne).overrides,
             (std::vector<engine::Override>{{engine::ListedValue::Rating, 1500, 1450, {}},
                                            {engine::ListedValue::Index, 5, 3, {}}}));
    bench.settle();
    QVERIFY(!bench.of(kOne).isOpen);
    QVERIFY(bench.identification->takeListed(kOne).has_value());
    QCOMPARE(bench.participant(kOne).rating, engine::Rating::tryFrom(1500));
    QVERIFY(bench.participant(kOne).overrides.empty());
    for (int step = 0; step < 2; ++step)
        QVERIFY(bench.open.document().undo().has_value());
    bench.settle();
    QCOMPARE(bench.identification->takeAllListedRatings().value(), 1);
    QCOMPARE(bench.participant(kOne).rating, engine::Rating::tryFrom(1500));
    bench.settle();
    QCOMPARE(bench.identification->takeAllListedRatings().value(), 0);
}

void TestLiveIdentification::enteredPersonsAreOffered()
{
    const Bench bench;
    QVERIFY(putEnteredPerson(bench.open.workFile(), entered("Schmid, Eva", 2010, 900)).has_value());
    bench.identification->refresh();
    bench.settle();
    const auto& candidates = bench.of(kThree).candidates;
    QVERIFY(!candidates.empty());
    QCOMPARE(candidates.front().rows.front().ref.shelf, Shelf::Own);
    // RULE: WO2026 Anhang 4: on the level of the tournament
    const auto& listed = bench.identification->listedOf(candidates.front().rows, {}, {});
    const auto choice = bench.open.evaluation().choice();
    const auto expected = onLevelOf(*choice->version, {.rating = engine::Rating(900), .index = 1}, "dwz-2016",
                                    bench.open.evaluation().rules());
    QVERIFY(expected && *listed.index == 2);
    QCOMPARE(listed.rating, expected->rating);

    // Who is on a list, too, is one person.
    QVERIFY(putEnteredPerson(bench.open.workFile(), entered("Müller, Eva", 1980)).has_value());
    bench.identification->refresh();
    bench.settle();
    QCOMPARE(bench.of(kOne).state, IdentityState::Identified);
    QCOMPARE(bench.of(kOne).candidates.front().rows.size(), std::size_t{2});
}

void TestLiveIdentification::searchesAndIdentifiesOnceMore()
{
    ListPerson values;
    values.lastName = "Schmid"; // the archive has her without an id
    values.firstName = "Eva";
    values.birthYear = 2010;
    values.club = "30101";
    const auto late = std::make_shared<tests::LatePerson>(values);
    late->hasCome = false;
    const Bench bench;
    bench.others = {late};
    QVERIFY(putEnteredPerson(bench.open.workFile(), entered("Schmid, Eva", 2010)).has_value());
    bench.identification->refresh();
    bench.settle();
    QVERIFY(!bench.identification->current().isWhole());
    std::vector<std::vector<FoundPerson>> answers;
    connect(bench.finder.get(), &PersonFinder::found, this,
            [&](const QString&, const std::vector<FoundPerson>& found) { answers.push_back(found); });
    bench.finder->search(u"schmid eva"_s);
    QTRY_COMPARE(answers.size(), 1U);
    QCOMPARE(answers[0].front().rows.size(), 1U);

    late->hasCome = true;
    bench.finder->searchAgain();
    bench.identification->lookAgain();
    bench.settle();
    QTRY_COMPARE(answers.size(), 2U);
    // One person, whom both know.
    QCOMPARE(answers[1].front().rows.size(), 2U);
    QCOMPARE(answers[1].front().rows.front().ref.shelf, Shelf::Archive);
    QCOMPARE(bench.of(kThree).candidates.front().rows.size(), 2U);
    QVERIFY(bench.identification->current().isWhole());
    bench.finder->searchAgain(); // there is nothing to wait for
    QTest::qWait(50);
    QCOMPARE(answers.size(), 2U);
}

void TestLiveIdentification::refusesUnknownParticipants()
{
    const Bench bench;
    const ParticipantNumber nobody(99);
    LiveIdentification& live = *bench.identification;
    for (const auto& result : {live.markNewcomer(nobody), live.markTextOnly(nobody),
                               live.markComputer(nobody), live.reopen(nobody), live.takeListed(nobody),
                               live.keepGiven(nobody), live.take(nobody, {}, {}), live.take(kOne, {}, {})})
        QCOMPARE(result.error().code, ErrorCode::UnknownParticipant);
}

void TestLiveIdentification::saysWhichListItUses()
{
    const Bench bench;
    QCOMPARE(bench.identification->current().members.date, std::optional(tests::kSecond));
    QVERIFY(bench.identification->current().hasLists);
    engine::TournamentHeader header = bench.open.tournament().header;
    header.end = engine::Date::tryFrom(2026, 1, 1);
    bench.open.apply({PutHeader{header}});
    bench.settle();
    QCOMPARE(bench.identification->current().members.date, std::nullopt);
    QVERIFY(bench.identification->current().members.isTooYoung);
}

ZAHLMEISTER_TEST(TestLiveIdentification, QCoreApplication)

} // namespace tst_liveidentification

#include "tst_liveidentification.moc"
