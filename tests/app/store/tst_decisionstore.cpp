// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/store/decisionstore.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_decisionstore {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::Identity;
using engine::Participant;

namespace {

engine::Tournament field()
{
    tests::TournamentBuilder builder;
    builder.rated(1500).name = "Meier, Hans";
    builder.tournament.participants.back().club.clear();
    builder.rated(1600).name = "---";
    return builder.tournament;
}

Participant decided(Participant participant, const char* personId)
{
    participant.identity = Identity::Person;
    participant.personId = personId;
    participant.club = "C0505";
    participant.memberNumber = 12;
    return participant;
}

} // namespace

class TestDecisionStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void remembersWithTheEdit();
    void forgetsWithUndo();
    void undoBringsTheEarlierDecisionBack();
    void undoBringsBackWhatWasDecidedAboutAnother();
    void undoOfAnOlderDecisionKeepsTheNewerOne();
    void anotherIdentityForgets();
    void onlyTheRefereesOwnDecisionIsRemembered();
    void canBeForgotten();
    void survivesReopening();
    void spellingOfDecisions();

private:
    static std::map<std::string, std::string> remembered(tests::OpenTournament& open)
    {
        std::map<std::string, std::string> ids;
        const auto decisions = DecisionStore(open.workFile()).decisions().value();
        for (const Decision& decision : decisions)
            ids[decision.spelling] = decision.person.nuId + decision.person.pkz;
        return ids;
    }
    static void decide(tests::OpenTournament& open, const Participant& participant,
                       EditKind kind = EditKind::Identify)
    {
        QVERIFY(open.document().apply({{kind, {u"Meier"_s}}, {PutParticipant{participant}}}).has_value());
    }
    static std::string spelling(const char* club) { return decisionSpelling("Meier, Hans", club); }
};

void TestDecisionStore::remembersWithTheEdit()
{
    tests::OpenTournament open(field());
    decide(open, decided(open.tournament().participants[0], "NU17"));
    // As it was written, and with the club that is known now.
    QCOMPARE(remembered(open),
             (std::map<std::string, std::string>{{spelling(""), "NU17"}, {spelling("C0505"), "NU17"}}));
    const auto decisions = DecisionStore(open.workFile()).decisions().value();
    QCOMPARE(decisions.front().name, "Meier, Hans");
    QCOMPARE(decisions.front().birthYear, std::optional(1980));
    QCOMPARE(decisions.front().person.club, "C0505");
    QCOMPARE(decisions.front().person.memberNumber, std::optional(12));

    // A number of another federation is a PKZ; a name without letters is nobody's.
    decide(open, decided(open.tournament().participants[1], "10776775"));
    QCOMPARE(remembered(open).size(), std::size_t{2});
}

void TestDecisionStore::forgetsWithUndo()
{
    tests::OpenTournament open(field());
    decide(open, decided(open.tournament().participants[0], "NU17"));
    QVERIFY(open.document().undo().has_value());
    QVERIFY(remembered(open).empty());
    QVERIFY(open.document().redo().has_value());
    QCOMPARE(remembered(open).size(), std::size_t{2});
}

void TestDecisionStore::undoBringsTheEarlierDecisionBack()
{
    tests::OpenTournament open(field());
    const Participant typed = open.tournament().participants[0];
    decide(open, decided(typed, "NU17"));
    decide(open, decided(typed, "NU18"));
    QCOMPARE(remembered(open)[spelling("C0505")], "NU18");
    QVERIFY(open.document().undo().has_value());
    QCOMPARE(remembered(open)[spelling("C0505")], "NU17");
}

void TestDecisionStore::undoBringsBackWhatWasDecidedAboutAnother()
{
    // Two participants of one name: the second decision takes the place of the first one.
    engine::Tournament namesakes = field();
    namesakes.participants[1].name = "Meier, Hans";
    namesakes.participants[1].club.clear();
    tests::OpenTournament open(namesakes);
    decide(open, decided(open.tournament().participants[0], "NU17"));
    decide(open, decided(open.tournament().participants[1], "NU18"));
    QCOMPARE(remembered(open)[spelling("C0505")], "NU18");
    QVERIFY(open.document().undo().has_value());
    QCOMPARE(remembered(open),
             (std::map<std::string, std::string>{{spelling(""), "NU17"}, {spelling("C0505"), "NU17"}}));
    QVERIFY(open.document().redo().has_value());
    QCOMPARE(remembered(open)[spelling("C0505")], "NU18");
}

void TestDecisionStore::undoOfAnOlderDecisionKeepsTheNewerOne()
{
    tests::OpenTournament open(field());
    const auto other = open.workFile().addTournament(field());
    auto second = TournamentDocument::open(open.workFile(), other.value());
    decide(open, decided(open.tournament().participants[0], "NU17"));
    const Participant participant = decided((*second)->tournament().participants[0], "NU18");
    QVERIFY(
        (*second)->apply({{EditKind::Identify, {u"Meier"_s}}, {PutParticipant{participant}}}).has_value());
    QVERIFY(open.document().undo().has_value());
    QCOMPARE(remembered(open)[spelling("C0505")], "NU18");
    QVERIFY((*second)->undo().has_value());
    QVERIFY(remembered(open).empty());
}

void TestDecisionStore::anotherIdentityForgets()
{
    tests::OpenTournament open(field());
    Participant participant = decided(open.tournament().participants[0], "NU17");
    decide(open, participant);
    participant.identity = Identity::Newcomer;
    decide(open, participant);
    QVERIFY(!remembered(open).contains(spelling("C0505")));
}

void TestDecisionStore::onlyTheRefereesOwnDecisionIsRemembered()
{
    tests::OpenTournament open(field());
    decide(open, decided(open.tournament().participants[0], "NU17"), EditKind::IdentifySeveral);
    QVERIFY(remembered(open).empty());
    decide(open, open.tournament().participants[1], EditKind::Identify); // changes nothing
    QVERIFY(remembered(open).empty());
}

void TestDecisionStore::canBeForgotten()
{
    tests::OpenTournament open(field());
    DecisionStore store(open.workFile());
    const Decision decision{.spelling = "mair hans /40023",
                            .person = {.pkz = "10776775", .fideId = 4601, .club = "40023"},
                            .name = "Mayr, Hans",
                            .decided = *engine::Date::tryFrom(2026, 11, 12)};
    QVERIFY(store.remember(decision).has_value());
    QCOMPARE(store.decisions().value(), std::vector{decision});
    QVERIFY(store.forget("nobody /").has_value());
    QVERIFY(store.forget(decision.spelling).has_value());
    QVERIFY(store.decisions().value().empty());
}

void TestDecisionStore::survivesReopening()
{
    tests::OpenTournament open(field());
    decide(open, decided(open.tournament().participants[0], "NU17"));
    open.reopen();
    QCOMPARE(remembered(open).size(), std::size_t{2});
    QVERIFY(open.document().undo().has_value());
    QVERIFY(remembered(open).empty());
}

void TestDecisionStore::spellingOfDecisions()
{
    QCOMPARE(decisionSpelling("Müller, Hans", "C0505"), decisionSpelling("Dr. Mueller,Hans", "C0505"));
    QCOMPARE(decisionSpelling("Hans Müller", "C0505"), decisionSpelling("Müller, Hans", "C0505"));
    QVERIFY(decisionSpelling("Müller, Hans", "C0505") != decisionSpelling("Müller, Hans", "30101"));
    QVERIFY(decisionSpelling("Müller jun., Hans", "C0505") != decisionSpelling("Müller, Hans", "C0505"));
}

ZAHLMEISTER_TEST(TestDecisionStore, QCoreApplication)

} // namespace tst_decisionstore

#include "tst_decisionstore.moc"
