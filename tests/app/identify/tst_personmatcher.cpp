// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTest>

#include "app/identify/candidaterows.h"
#include "app/identify/personmatcher.h"
#include "tests/app/identify/madeupfield.h"
#include "tests/support/testmain.h"

namespace tst_personmatcher {

using namespace zahlmeister;
using namespace zahlmeister::app;
using Field = zahlmeister::tests::MadeUpField;

namespace {

/// A club's list with everything that leads astray; filled up so that names have frequencies.
const Field& field()
{
    static const Field kField(
        {
            {"Müller", "Hans", 1960, "C0505", 1043, "NU1", 1802},         // father
            {"Müller", "Hans", 1991, "C0505", 1044, "NU2", 1610},         // son
            {"Müller", "Hans", 1960, "30101", 7, "NU3", 1500},            // namesake of the father
            {"Schmidt", "Johannes", 1975, "C0505", 5, "NU4", 2000, 4601}, // called Hans
            {"Weber", "Sabine", 1980, "C0505", 6, "NU5", 1400, 0, "w"},
            {"Weber", "Jan", 2005, "C0505", 8, "NU6"}, // twins
            {"Weber", "Jana", 2005, "C0505", 9, "NU7", 0, 0, "w"},
            {"Schirow", "Alexej", 1972, "70205", 1, "NU8", 2650, 2209390},
            {"Huber", "Josef", 1950, "C0505", 10, "NU9", 1300, 0, "m", false}, // left the club
            {"Zwerenz", "Kunibert", 1955, "30101", 11, "NU10", 1234},
            {"Fischer", "Karl", 1966, "C0505", 12, "NU11", 1700}, // in two clubs
            {"Fischer", "Karl", 1966, "30101", 13, "NU11", 1700},
        },
        {
            {"Schmidt", "Johannes", 1975, "", 0, "", 0, 4601},
            {"Kowalski", "Jan", 1988, "", 0, "", 0, 1101},
        });
    return kField;
}

engine::Participant participant(const char* name, std::optional<int> year = {}, const char* club = "")
{
    engine::Participant participant{engine::ParticipantNumber(1)};
    participant.name = name;
    participant.birthYear = year;
    participant.club = club;
    return participant;
}

bool hasReason(const PersonMatch& match, ReasonCode code, const std::vector<std::string>& values = {})
{
    if (match.candidates.empty())
        return false;
    const auto& reasons = match.candidates.front().reasons;
    return std::any_of(reasons.begin(), reasons.end(), [&](const Reason& reason) {
        return reason.code == code && (values.empty() || reason.values == values);
    });
}

std::string firstOf(const PersonMatch& match)
{
    return match.candidates.empty() ? std::string() : match.candidates.front().rows.front().values.nuId;
}

} // namespace

class TestPersonMatcher : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesStrongEvidence();
    void asksWithoutYear();
    void asksWhenSomethingContradicts();
    void idsNeedABelievableName();
    void memberNumberIsNoProofForFatherOrSon();
    void ratingToThePointHelps();
    void rareNameAndYearAreEnough();
    void twinsAreAskedFor();
    void formsOfForenames();
    void marriedName();
    void formerMembersAreAskedFor();
    void playersOfTheWorldNeedTheirId();
    void oneCandidateForOnePerson();
    void clubByItsName();
    void rememberedDecision();
    void computerAndNobody();
    void likeliestFirst();
    void certaintiesAreShares();
};

void TestPersonMatcher::takesStrongEvidence()
{
    const PersonMatch match = field().match(participant("Müller, Hans", 1960, "C0505"));
    QVERIFY(match.state == IdentityState::Identified);
    QVERIFY(match.decidedBy == DecisionRule::NameYearAndClub);
    QCOMPARE(firstOf(match), std::string("NU1"));
    QVERIFY(hasReason(match, ReasonCode::NameSame));
    QVERIFY(hasReason(match, ReasonCode::BirthYearSame, {"1960"}));
    QVERIFY(hasReason(match, ReasonCode::MemberAtEnd, {"C0505"}));
    QVERIFY(match.candidates.size() > 1);
}

/// The name and the club fit father and son, and perhaps a third one who is in no list.
void TestPersonMatcher::asksWithoutYear()
{
    const PersonMatch both = field().match(participant("Müller, Hans", {}, "C0505"));
    QVERIFY(both.state == IdentityState::Ambiguous);
    QVERIFY(both.candidates.size() >= 2);
    QVERIFY(hasReason(both, ReasonCode::BirthYearMissing));
    const PersonMatch alone = field().match(participant("Schmidt, Johannes", {}, "C0505"));
    QVERIFY(alone.state == IdentityState::Ambiguous);
    QCOMPARE(firstOf(alone), std::string("NU4"));
    // The namesakes of one year cannot be told apart without the club.
    QVERIFY(field().match(participant("Müller, Hans", 1960)).state == IdentityState::Ambiguous);
}

void TestPersonMatcher::asksWhenSomethingContradicts()
{
    const PersonMatch year = field().match(participant("Schmidt, Johannes", 1976, "C0505"));
    QVERIFY(year.state == IdentityState::Ambiguous);
    QVERIFY(hasReason(year, ReasonCode::BirthYearNear, {"1976", "1975"}));
    const PersonMatch far = field().match(participant("Schmidt, Johannes", 2010, "C0505"));
    QVERIFY(far.state == IdentityState::Ambiguous);
    QVERIFY(hasReason(far, ReasonCode::BirthYearDiffers, {"2010", "1975"}));

    engine::Participant woman = participant("Schmidt, Johannes", 1975, "C0505");
    woman.sex = engine::Sex::Female;
    const PersonMatch sex = field().match(woman);
    QVERIFY(sex.state == IdentityState::Ambiguous);
    QVERIFY(hasReason(sex, ReasonCode::SexDiffers));

    engine::Participant weak = participant("Schmidt, Johannes", 1975, "C0505");
    weak.rating = engine::Rating(1400);
    const PersonMatch rating = field().match(weak);
    QVERIFY(rating.state == IdentityState::Ambiguous);
    QVERIFY(hasReason(rating, ReasonCode::RatingFar, {"1400", "2000"}));

    engine::Participant number = participant("Schmidt, Johannes", 1975, "C0505");
    number.memberNumber = 6;
    const PersonMatch member = field().match(number);
    QVERIFY(member.state == IdentityState::Ambiguous);
    QVERIFY(hasReason(member, ReasonCode::MemberNumberDiffers, {"C0505", "6", "5"}));
}

void TestPersonMatcher::idsNeedABelievableName()
{
    engine::Participant right = participant("Schmidt, Hans");
    right.personId = "NU4";
    const PersonMatch match = field().match(right);
    QVERIFY(match.decidedBy == DecisionRule::PersonId);
    QVERIFY(hasReason(match, ReasonCode::PersonIdSame, {"NU4"}));

    engine::Participant wrong = participant("Weber, Sabine", 1980, "C0505");
    wrong.personId = "NU4";
    const PersonMatch asked = field().match(wrong);
    QVERIFY(asked.state == IdentityState::Ambiguous);
    QCOMPARE(firstOf(asked), std::string("NU5"));
    QVERIFY(hasReason(asked, ReasonCode::PersonIdDiffers, {"NU4", "NU5"}));

    engine::Participant fide = participant("Shirov, Alexei");
    fide.fideId = 2209390;
    QVERIFY(field().match(fide).decidedBy == DecisionRule::FideId);
}

void TestPersonMatcher::memberNumberIsNoProofForFatherOrSon()
{
    engine::Participant unclear = participant("Müller, Hans", {}, "C0505");
    unclear.memberNumber = 1044;
    const PersonMatch asked = field().match(unclear);
    QVERIFY(asked.state == IdentityState::Ambiguous);
    QCOMPARE(firstOf(asked), std::string("NU2"));
    unclear.birthYear = 1991;
    QVERIFY(field().match(unclear).decidedBy == DecisionRule::MemberNumber);
    unclear.birthYear = 1960; // the father's year, the son's number
    QVERIFY(field().match(unclear).state == IdentityState::Ambiguous);

    engine::Participant clear = participant("Schmidt, Johannes", {}, "C0505");
    clear.memberNumber = 5;
    const PersonMatch taken = field().match(clear);
    QVERIFY(taken.decidedBy == DecisionRule::MemberNumber);
    QVERIFY(hasReason(taken, ReasonCode::MemberNumberSame, {"C0505", "5"}));
}

void TestPersonMatcher::ratingToThePointHelps()
{
    engine::Participant rated = participant("Schmidt, Johannes", {}, "C0505");
    rated.rating = engine::Rating(2000);
    QVERIFY(field().match(rated).decidedBy == DecisionRule::NameAndRating);
    rated.rating = engine::Rating(2001);
    QVERIFY(field().match(rated).state == IdentityState::Ambiguous);

    // The rating is the namesake's: then perhaps the club is wrong.
    engine::Participant torn = participant("Müller, Hans", 1960, "C0505");
    torn.rating = engine::Rating(1500);
    QVERIFY(field().match(torn).state == IdentityState::Ambiguous);
}

void TestPersonMatcher::rareNameAndYearAreEnough()
{
    std::vector<Field::Line> lines{{"Zwerenz", "Kunibert", 1955, "30101", 11, "NU1"},
                                   {"Müller", "Kunz", 1955, "30101", 12, "NU2"}};
    const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (int i = 0; i < 20000; ++i)
            all.push_back("Ab" + std::string(1, static_cast<char>('a' + i % 26)) +
                          std::string(1, static_cast<char>('a' + i / 26 % 26)));
        return all;
    }();
    for (int i = 0; i < 20000; ++i)
        lines.push_back(
            {names[static_cast<std::size_t>(i)].c_str(), "Kunz", 1900 + i % 100, "C0505", i + 1, ""});
    const Field crowd(lines);
    QVERIFY(crowd.match(participant("Zwerenz, Kunibert", 1955)).decidedBy == DecisionRule::NameAndYear);
    QVERIFY(crowd.match(participant("Zwerenz, Kunibert")).state == IdentityState::Ambiguous);
    QVERIFY(crowd.match(participant("Zwerenz, Kunibert", 1955, "C0505")).state == IdentityState::Ambiguous);
    QVERIFY(crowd.match(participant("Müller, Kunz", 1955)).state == IdentityState::Ambiguous);
}

void TestPersonMatcher::twinsAreAskedFor()
{
    engine::Participant twin = participant("Weber, Jan", 2005, "C0505");
    const PersonMatch asked = field().match(twin);
    QVERIFY(asked.state == IdentityState::Ambiguous); // perhaps an a is missing
    QCOMPARE(firstOf(asked), std::string("NU6"));
    twin.sex = engine::Sex::Male;
    QVERIFY(field().match(twin).decidedBy == DecisionRule::NameYearAndClub);
    const PersonMatch typo = field().match(participant("Weber, Jann", 2005, "C0505"));
    QCOMPARE(firstOf(typo), std::string("NU6"));
    const PersonMatch initial = field().match(participant("Weber, J.", 2005, "C0505"));
    QVERIFY(initial.state == IdentityState::Ambiguous);
    QVERIFY(initial.candidates.size() >= 2);
}

void TestPersonMatcher::formsOfForenames()
{
    const PersonMatch match = field().match(participant("Schmidt, Hans", 1975, "C0505"));
    QVERIFY(match.decidedBy == DecisionRule::NameYearAndClub);
    QCOMPARE(firstOf(match), std::string("NU4"));
    QVERIFY(hasReason(match, ReasonCode::ForenameForm, {"Hans", "Johannes"}));
    QVERIFY(field().match(participant("Schmidt, Hans", {}, "C0505")).state == IdentityState::Ambiguous);
}

void TestPersonMatcher::marriedName()
{
    const PersonMatch match = field().match(participant("Lehmann, Sabine", 1980, "C0505"));
    QVERIFY(match.state == IdentityState::Ambiguous);
    QCOMPARE(firstOf(match), std::string("NU5"));
    QVERIFY(hasReason(match, ReasonCode::LastNameDiffers, {"Lehmann", "Weber"}));
    const PersonMatch joined = field().match(participant("Weber-Lehmann, Sabine", 1980, "C0505"));
    QCOMPARE(firstOf(joined), std::string("NU5"));
    QVERIFY(hasReason(joined, ReasonCode::LastNamePart));
}

void TestPersonMatcher::formerMembersAreAskedFor()
{
    const PersonMatch match = field().match(participant("Huber, Sepp", 1950, "C0505"));
    QVERIFY(match.state == IdentityState::Ambiguous);
    QCOMPARE(firstOf(match), std::string("NU9"));
    QVERIFY(hasReason(match, ReasonCode::MemberBefore, {"C0505"}));
    QVERIFY(hasReason(match, ReasonCode::FormerMember));
}

void TestPersonMatcher::playersOfTheWorldNeedTheirId()
{
    engine::Participant foreigner = participant("Kowalski, Jan", 1988);
    const PersonMatch asked = field().match(foreigner);
    QVERIFY(asked.state == IdentityState::Ambiguous);
    QVERIFY(hasReason(asked, ReasonCode::OnlyFide));
    foreigner.fideId = 1101;
    const PersonMatch taken = field().match(foreigner);
    QVERIFY(taken.decidedBy == DecisionRule::FideId);
    QVERIFY((taken.candidates.front().rows.front().ref == PersonRef{Shelf::Fide, 1}));
}

void TestPersonMatcher::oneCandidateForOnePerson()
{
    const PersonMatch world = field().match(participant("Schmidt, Johannes", 1975, "C0505"));
    QCOMPARE(world.candidates.size(), std::size_t{1});
    QCOMPARE(world.candidates.front().rows.size(), std::size_t{2});
    const PersonMatch clubs = field().match(participant("Fischer, Karl", 1966, "30101"));
    QCOMPARE(clubs.candidates.size(), std::size_t{1});
    QCOMPARE(clubs.candidates.front().rows.front().values.club, std::string("30101"));
    QVERIFY(hasReason(clubs, ReasonCode::SeveralClubs, {"30101", "C0505"}));
}

void TestPersonMatcher::clubByItsName()
{
    engine::Participant named = participant("Müller, Hans", 1960);
    named.clubName = "Schachclub Müsterhausen";
    const PersonMatch match = field().match(named);
    QVERIFY(match.decidedBy == DecisionRule::NameYearAndClub);
    QCOMPARE(firstOf(match), std::string("NU1"));
    NameShelves shelves;
    field().addTo(shelves, PersonSource::Purpose::Match);
    const NameIndex& index = *shelves.index(Shelf::Dsb);
    QCOMPARE(clubsNamed(index, "SF Neustadt e.V."), (std::vector<std::string>{"30101"}));
    QVERIFY(clubsNamed(index, "Schachfreunde").empty());
    QVERIFY(clubsNamed(index, "SC Neustadt Müsterhausen").empty());
}

void TestPersonMatcher::rememberedDecision()
{
    const PersonKey father{"NU1", "", {}, "", {}};
    const PersonMatch match = field().match(participant("Müller, Hannes", {}, "C0505"), father);
    QVERIFY(match.decidedBy == DecisionRule::Remembered);
    QCOMPARE(firstOf(match), std::string("NU1"));
    QVERIFY(hasReason(match, ReasonCode::Remembered));
    // What speaks against it is asked about all the same.
    QVERIFY(field().match(participant("Müller, Hannes", 1991, "C0505"), father).state ==
            IdentityState::Ambiguous);
    const PersonKey member{"", "", {}, "C0505", 1043};
    QCOMPARE(firstOf(field().match(participant("Müller, Hannes", {}, "C0505"), member)), std::string("NU1"));
}

void TestPersonMatcher::computerAndNobody()
{
    engine::Participant machine = participant("Müller, Hans", 1960, "C0505");
    machine.computer = true;
    QVERIFY(field().match(machine).state == IdentityState::Computer);
    QVERIFY(field().match(machine).candidates.empty());
    QVERIFY(field().match(participant("Xylander, Quirin", 1960, "C0505")).state == IdentityState::Unknown);
    QVERIFY(field().match(participant("")).state == IdentityState::Unknown);
    const Field empty({});
    QVERIFY(empty.match(participant("Müller, Hans", 1960, "C0505")).state == IdentityState::Unknown);
}

void TestPersonMatcher::likeliestFirst()
{
    std::size_t most = 0;
    for (const char* name : {"Müller, Hans", "Weber, J.", "Schmidt", "Hans", "Webber, Sabnie"}) {
        const PersonMatch match = field().match(participant(name, {}, "C0505"));
        most = std::max(most, match.candidates.size());
        QVERIFY2(std::is_sorted(match.candidates.begin(), match.candidates.end(),
                                [](const Candidate& a, const Candidate& b) { return a.score > b.score; }),
                 name);
    }
    QCOMPARE_GT(most, 1U);
}

void TestPersonMatcher::certaintiesAreShares()
{
    const PersonMatch sure = field().match(participant("Schmidt, Johannes", 1975, "C0505"));
    QVERIFY(sure.candidates.front().certainty > 90);
    const PersonMatch torn = field().match(participant("Müller, Hans", 1960));
    QVERIFY(torn.candidates.size() >= 2);
    int sum = 0;
    for (const Candidate& candidate : torn.candidates)
        sum += candidate.certainty;
    QVERIFY(sum <= 100);
    QVERIFY(torn.candidates[0].certainty <= 50);
    QCOMPARE(torn.candidates[0].certainty, torn.candidates[1].certainty);
    // In a list of a dozen an exact name alone says a lot, however common it may be elsewhere.
    QVERIFY(field().match(participant("Zwerenz, Kunibert")).candidates.front().certainty > 50);
}

ZAHLMEISTER_TEST(TestPersonMatcher, QCoreApplication)

} // namespace tst_personmatcher

#include "tst_personmatcher.moc"
