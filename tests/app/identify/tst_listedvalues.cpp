// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/identify/listedvalues.h"
#include "tests/support/testmain.h"

namespace tst_listedvalues {

using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::Participant;
using engine::RatingSource;

namespace {

const engine::Date kEnd = *engine::Date::tryFrom(2026, 10, 31);

KnownRow membership(const char* club, int number, int dwz, int index, bool isInForce = true)
{
    KnownRow row{{Shelf::Dsb, number}, {}, isInForce};
    row.values.lastName = "Müller";
    row.values.firstName = "Hans";
    row.values.birthYear = 1960;
    row.values.sex = engine::Sex::Male;
    row.values.club = club;
    row.values.memberNumber = number;
    row.values.nuId = "NU17";
    row.values.pkz = "10776775";
    row.values.dwz = engine::Rating::tryListed(dwz);
    if (dwz > 0)
        row.values.index = index;
    return row;
}

KnownRow worldPlayer(int elo)
{
    KnownRow row{{Shelf::Fide, 1}, {}, true};
    row.values.lastName = "Mueller";
    row.values.firstName = "Hans";
    row.values.fideId = 4601;
    row.values.elo = engine::Rating::tryListed(elo);
    return row;
}

ListedValues listed(const std::vector<KnownRow>& rows, const char* club = "", bool takesDwz = true)
{
    return listedValues(rows, {club, kEnd, takesDwz});
}

Participant typed(const char* name)
{
    return Participant{.number = engine::ParticipantNumber(1), .name = name};
}

std::vector<ListedField> fields(const std::vector<ListedDifference>& differences)
{
    std::vector<ListedField> fields;
    for (const ListedDifference& difference : differences)
        fields.push_back(difference.field);
    return fields;
}

} // namespace

class TestListedValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheMembershipOfTheGivenClub();
    void fideRatingStandsInForAMissingDwz();
    void takesTheEloOfTheFirstDay();
    void recordsSinceWhenAListSaysSo();
    void formerMembersKeepTheirDwzForFiveYears_data();
    void formerMembersKeepTheirDwzForFiveYears();
    void ownPlayersVouchForNobodyOnAList();
    void fillsInWhatWasNotGiven();
    void writesTheNameAsListedUnlessItIsAnother();
    void keepsWhatWasGivenOtherwise();
    void decisionOverwritesIdsOnly();
    void takesEverythingListed();
    void overridesComeAndGo();
    void otherSystemsTakeNoDwz();
    void textOnlyKeepsNoBirthDate();
};

void TestListedValues::readsTheMembershipOfTheGivenClub()
{
    const std::vector rows{membership("C0505", 1043, 1802, 20), membership("30101", 7, 1802, 20)};
    QCOMPARE(listed(rows).club, "C0505");
    QCOMPARE(listed(rows, "30101").memberNumber, std::optional(7));
    QCOMPARE(listed(rows, "40023").club, "C0505"); // given another one: the first
    const ListedValues values = listed(rows);
    QCOMPARE(values.name, "Müller, Hans");
    QCOMPARE(values.personId, "NU17");
    QVERIFY(values.member);
    QCOMPARE(values.rating, engine::Rating::tryFrom(1802));
    QCOMPARE(values.index, std::optional(20));
    QCOMPARE(values.ratingSource, RatingSource::Dwz);
}

// RULE: WO2026 4.1.2
void TestListedValues::fideRatingStandsInForAMissingDwz()
{
    const ListedValues foreigner = listed({worldPlayer(2105)});
    QCOMPARE(foreigner.rating, engine::Rating::tryFrom(2105));
    QCOMPARE(foreigner.ratingSource, RatingSource::Fide);
    QCOMPARE(foreigner.index, std::nullopt); // the rules know which one it becomes
    QVERIFY(!foreigner.member);
    QCOMPARE(foreigner.fideId, std::optional(4601));

    const ListedValues both = listed({membership("C0505", 1043, 1802, 20), worldPlayer(2105)});
    QCOMPARE(both.rating, engine::Rating::tryFrom(1802));
    QCOMPARE(both.fideId, std::optional(4601));
    const ListedValues unrated = listed({membership("C0505", 1043, 0, 0), worldPlayer(1900)});
    QCOMPARE(unrated.ratingSource, RatingSource::Fide);
    QVERIFY(unrated.member);
}

/// A list that is younger than the tournament counts where its number is older.
// RULE: WO2026 2.2.3, 2.2.4
/// @source FIDE rapid and blitz rating regulations, 7.2.1: who is unrated there enters with his standard
/// rating
void TestListedValues::takesTheEloOfTheFirstDay()
{
    KnownRow row = worldPlayer(2050);
    row.values.since = engine::Date::tryFrom(2026, 10, 1);
    row.values.rapidElo = engine::Rating::tryListed(1980);
    const auto eloFor = [&](EloList list) {
        return *listedValues(std::vector{row}, {{}, kEnd, true, list}).elo;
    };
    QCOMPARE(eloFor(EloList::Standard), engine::Rating(2050));
    QCOMPARE(eloFor(EloList::Rapid), engine::Rating(1980));
    QCOMPARE(eloFor(EloList::Blitz), engine::Rating(2050));
    row.atStart = row.values;
    row.atStart->elo = engine::Rating::tryListed(2031);
    row.atStart->since = engine::Date::tryFrom(2026, 9, 1);
    QCOMPARE(eloFor(EloList::Standard), engine::Rating(2031));
    const ListedValues both = listed({membership("C0505", 12, 1834, 45), row});
    Participant player = filledIn(typed("Müller, Hans"), both);
    QCOMPARE(player.rating, engine::Rating(1834)); // both beside each other
    QCOMPARE(player.elo, engine::Rating(2031));
    QCOMPARE(player.eloDay, engine::Date::tryFrom(2026, 9, 1));
    QVERIFY(!withoutListed(player, both).elo);
    player.elo = engine::Rating(2100); // typed
    player.eloFactor = 20;
    QCOMPARE(filledIn(player, both).elo, engine::Rating(2100));
    QCOMPARE(withoutListed(player, both).elo, engine::Rating(2100));
    QCOMPARE(asListed(player, both).elo, engine::Rating(2031));
    QVERIFY(!asListed(player, both).eloFactor);
    // Of later months, in their order; a K of the same Elo stays.
    const auto first = [](int month) { return *engine::Date::tryFrom(2026, month, 1); };
    player.eloPeriods = {{first(11), engine::Rating(2040), 20}};
    putListedPeriod(player, {first(12), engine::Rating(2050), {}, first(12)});
    putListedPeriod(player, {first(11), engine::Rating(2040), {}, first(11)});
    putListedPeriod(player, {first(10), engine::Rating(2035), {}, first(10)});
    QVERIFY(player.eloPeriods ==
            (std::vector<engine::EloPeriod>{{first(10), engine::Rating(2035), {}, first(10)},
                                            {first(11), engine::Rating(2040), 20, first(11)},
                                            {first(12), engine::Rating(2050), {}, first(12)}}));
    player.eloPeriods[1].day.reset(); // typed
    QCOMPARE(withoutListed(player, both).eloPeriods.size(), std::size_t{1});
}

void TestListedValues::recordsSinceWhenAListSaysSo()
{
    const auto day = [](int month, int number) { return *engine::Date::tryFrom(2026, month, number); };
    auto row = membership("C0505", 1043, 1802, 20);
    const auto recorded = [&row] { return filledIn(typed("Müller, Hans"), listed({row})).originDay; };
    QCOMPARE(recorded(), std::nullopt);
    row.values.since = day(9, 1);
    QCOMPARE(recorded(), std::optional(day(9, 1)));
    const Participant filled = filledIn(typed("Müller, Hans"), listed({row}));
    QVERIFY(filled.origin == engine::EntryOrigin::List);
    QCOMPARE(filled.originList, "DSB");
    row.values.since = day(11, 20);
    QCOMPARE(recorded(), std::optional(day(11, 20))); // nobody knows since when it holds
    row.values.lastEvaluation = 202644;               // the tournament's own week ends on 1 November
    QCOMPARE(recorded(), std::optional(day(11, 20)));
    row.values.lastEvaluation = 202643;
    QCOMPARE(recorded(), std::optional(day(10, 25)));
    row.values.lastEvaluation = 202601;
    QCOMPARE(recorded(), std::optional(day(1, 4)));
    row.values.lastEvaluation = 202053;
    QCOMPARE(recorded(), engine::Date::tryFrom(2021, 1, 3));
    row.values.since = day(10, 31);
    QCOMPARE(recorded(), std::optional(day(10, 31)));
    auto elo = worldPlayer(2105);
    elo.values.since = day(11, 1);
    QCOMPARE(filledIn(typed("Mueller, Hans"), listed({elo})).originDay, std::optional(day(11, 1)));
}

void TestListedValues::formerMembersKeepTheirDwzForFiveYears_data()
{
    QTest::addColumn<QString>("until");
    QTest::addColumn<bool>("retained");
    QTest::newRow("last month") << QStringLiteral("2026-10-01") << true;
    QTest::newRow("five years to the day") << QStringLiteral("2021-10-31") << true;
    QTest::newRow("a day more") << QStringLiteral("2021-10-30") << false;
    QTest::newRow("long ago") << QStringLiteral("2012-02-29") << false;
}

// RULE: WO2026 4.1.1
void TestListedValues::formerMembersKeepTheirDwzForFiveYears()
{
    QFETCH(const QString, until);
    QFETCH(const bool, retained);
    KnownRow row = membership("C0505", 1043, 1802, 20, false);
    row.values.until = engine::Date::fromIso(until.toStdString());
    const ListedValues values = listed({row});
    QVERIFY(!values.member);
    QVERIFY(values.club.empty());
    QCOMPARE(values.formerSince, row.values.until);
    QCOMPARE(values.retained, retained);
    QCOMPARE(values.rating.has_value(), retained);
    engine::Participant former{.number = engine::ParticipantNumber(1), .member = true};
    QVERIFY(app::filledIn(former, values).memberUntil == values.formerSince);
    QVERIFY(app::asListed(former, values).memberUntil == values.formerSince);
    former.memberUntil = engine::Date::tryFrom(2019, 12, 31); // known better by hand
    QVERIFY(app::filledIn(former, values).memberUntil == former.memberUntil);
    QVERIFY(!app::filledIn(former, values).member);
    Participant participant = typed("Müller, Hans");
    participant.member = true; // as the organiser thought
    QVERIFY(!filledIn(participant, values).member);

    // Who is a member of another club is no former member.
    QVERIFY(!listed({row, membership("30101", 7, 1850, 21)}).formerSince);
}

void TestListedValues::ownPlayersVouchForNobodyOnAList()
{
    KnownRow own = membership("C0505", 1043, 1900, 30);
    own.ref.shelf = Shelf::Own;
    KnownRow gone = membership("C0505", 1043, 1802, 20, false);
    gone.values.until = kEnd;
    QVERIFY(!listed({own, gone}).member);
    QVERIFY(listed({own}).member); // no list has him
    QCOMPARE(listed({own}).rating, engine::Rating::tryFrom(1900));
    own.ref.shelf = Shelf::Archive; // nor do tournaments of others
    QVERIFY(!listed({own, gone}).member);
    QVERIFY(listed({own}).member);
}

void TestListedValues::fillsInWhatWasNotGiven()
{
    ListedValues values = listed({membership("C0505", 1043, 1802, 20), worldPlayer(1950)});
    values.clubName = "SC Müsterhausen";
    const Participant filled = filledIn(typed("Müller, Hans"), values);
    QCOMPARE(filled.personId, "NU17");
    QCOMPARE(filled.club, "C0505");
    QCOMPARE(filled.clubName, "SC Müsterhausen");
    QCOMPARE(filled.memberNumber, std::optional(1043));
    QVERIFY(filled.member);
    QCOMPARE(filled.sex, std::optional(engine::Sex::Male));
    QCOMPARE(filled.birthYear, std::optional(1960));
    QCOMPARE(filled.fideId, std::optional(4601));
    QCOMPARE(filled.rating, engine::Rating::tryFrom(1802));
    QCOMPARE(filled.index, std::optional(20));
    QCOMPARE(filled.identity, engine::Identity::Open); // the referee has decided nothing
    QVERIFY(differencesFrom(values, filled).empty());
    QCOMPARE(filledIn(filled, values), filled);
}

void TestListedValues::writesTheNameAsListedUnlessItIsAnother()
{
    const ListedValues values = listed({membership("C0505", 1043, 1802, 20)});
    QCOMPARE(filledIn(typed("HANS MUELLER"), values).name, "Müller, Hans");
    QCOMPARE(filledIn(typed("Möller, Hans"), values).name, "Möller, Hans");
    QCOMPARE(fields(differencesFrom(values, typed("Möller, Hans"))), std::vector{ListedField::Name});
    QVERIFY(differencesFrom(values, typed("Hans Müller")).empty());
}

void TestListedValues::keepsWhatWasGivenOtherwise()
{
    const ListedValues values = listed({membership("C0505", 1043, 1802, 20), worldPlayer(1950)}, "30101");
    Participant given = typed("Müller, Hans");
    given.club = "30101";
    given.memberNumber = 7; // of the other club: no difference of its own
    given.birthYear = 1961;
    given.sex = engine::Sex::Female;
    given.fideId = 4602;
    given.rating = engine::Rating(1789);
    given.index = 19;
    const auto differences = differencesFrom(values, given);
    QCOMPARE(fields(differences), (std::vector{ListedField::BirthYear, ListedField::Sex, ListedField::Club,
                                               ListedField::FideId, ListedField::Rating}));
    QCOMPARE(differences.back(), (ListedDifference{ListedField::Rating, "1789", "1802"}));
    const Participant filled = filledIn(given, values);
    QCOMPARE(filled.club, "30101");
    QCOMPARE(filled.memberNumber, std::optional(7));
    QCOMPARE(filled.birthYear, std::optional(1961));
    QCOMPARE(filled.rating, engine::Rating::tryFrom(1789));
    QCOMPARE(filled.personId, "NU17");
    QCOMPARE(fields(differencesFrom(values, filled)), fields(differences));

    Participant sameRating = typed("Müller, Hans");
    sameRating.rating = engine::Rating(1802);
    sameRating.index = 19;
    QCOMPARE(fields(differencesFrom(values, sameRating)), std::vector{ListedField::Index});
}

void TestListedValues::decisionOverwritesIdsOnly()
{
    const ListedValues values = listed({membership("C0505", 1043, 1802, 20), worldPlayer(1950)});
    Participant given = typed("Miller, Hans");
    given.personId = "NU99";
    given.fideId = 4602;
    given.club = "C0505";
    given.memberNumber = 1;
    given.rating = engine::Rating(1789);
    given.computer = true;
    const Participant decided = decidedAs(given, values);
    QCOMPARE(decided.identity, engine::Identity::Person);
    QCOMPARE(decided.personId, "NU17");
    QCOMPARE(decided.fideId, std::optional(4601));
    QCOMPARE(decided.memberNumber, std::optional(1043));
    QCOMPARE(decided.rating, engine::Rating::tryFrom(1789));
    QCOMPARE(decided.name, "Miller, Hans");
    QVERIFY(!decided.computer);

    // Who has no id is known again by his name.
    KnownRow nameless = membership("C0505", 1043, 1802, 20);
    nameless.values.nuId.clear();
    nameless.values.pkz.clear();
    QCOMPARE(decidedAs(given, listed({nameless})).name, "Müller, Hans");
    QCOMPARE(filledIn(given, listed({nameless})).name, "Miller, Hans");

    Participant older = typed("Müller, Hans");
    older.personId = "10776775";
    QVERIFY(differencesFrom(values, older).empty()); // his id before there were NU ids
    QCOMPARE(filledIn(older, values).personId, "NU17");
    older.personId = "10776776";
    QCOMPARE(fields(differencesFrom(values, older)), std::vector{ListedField::PersonId});
}

void TestListedValues::takesEverythingListed()
{
    ListedValues values = listed({membership("C0505", 1043, 1802, 20)});
    values.clubName = "SC Müsterhausen";
    Participant given = typed("Miller, Hans");
    given.birthDate = engine::Date::tryFrom(1961, 5, 3);
    given.birthYear = 1961;
    given.club = "30101";
    given.clubName = "Neustadt";
    given.rating = engine::Rating(1789);
    given.overrides = {{engine::ListedValue::Rating, 1802, 1789, "newer"}};
    const Participant changed = asListed(given, values);
    QCOMPARE(changed.name, "Müller, Hans");
    QCOMPARE(changed.birthYear, std::optional(1960));
    QVERIFY(!changed.birthDate);
    QCOMPARE(changed.clubName, "SC Müsterhausen");
    QCOMPARE(changed.rating, engine::Rating::tryFrom(1802));
    QVERIFY(changed.overrides.empty());
    QVERIFY(differencesFrom(values, changed).empty());
    given.birthDate = engine::Date::tryFrom(1960, 5, 3);
    given.birthYear = 1960;
    QVERIFY(asListed(given, values).birthDate.has_value());
}

void TestListedValues::overridesComeAndGo()
{
    const ListedValues values = listed({membership("C0505", 1043, 1802, 20)});
    Participant given = filledIn(typed("Müller, Hans"), values);
    QCOMPARE(withOverrides(given, values), given);
    given.rating = engine::Rating(1820);
    Participant overridden = withOverrides(given, values);
    QCOMPARE(overridden.overrides,
             (std::vector<engine::Override>{{engine::ListedValue::Rating, 1802, 1820, {}}}));
    QVERIFY(differencesFrom(values, overridden).empty());
    overridden.overrides.front().reason = "evaluated later";
    overridden.rating = engine::Rating(1825);
    overridden.index = 21;
    overridden = withOverrides(overridden, values);
    QCOMPARE(overridden.overrides,
             (std::vector<engine::Override>{{engine::ListedValue::Rating, 1802, 1825, "evaluated later"},
                                            {engine::ListedValue::Index, 20, 21, {}}}));
    overridden.rating.reset();
    overridden = withOverrides(overridden, values, "unknown");
    QCOMPARE(overridden.overrides.front().given, std::nullopt);
    QCOMPARE(filledIn(overridden, values).rating, std::nullopt); // none, and he knows why
    overridden.rating = engine::Rating(1802);
    overridden.index = 20;
    QVERIFY(withOverrides(overridden, values).overrides.empty());
}

void TestListedValues::otherSystemsTakeNoDwz()
{
    const ListedValues values = listed({membership("C0505", 1043, 1802, 20), worldPlayer(1950)}, "", false);
    QVERIFY(!values.rating && !values.index);
    Participant given = typed("Müller, Hans");
    given.rating = engine::Rating(120);
    QVERIFY(differencesFrom(values, given).empty());
    QCOMPARE(filledIn(given, values).rating, engine::Rating::tryFrom(120));
}

// RULE: WO2026 3.4.3
void TestListedValues::textOnlyKeepsNoBirthDate()
{
    Participant given = typed("Müller, Hans");
    given.birthDate = engine::Date::tryFrom(1961, 5, 3);
    given.member = true;
    const Participant textOnly = asTextOnly(given);
    QCOMPARE(textOnly.identity, engine::Identity::TextOnly);
    QCOMPARE(textOnly.birthYear, std::optional(1961));
    QVERIFY(!textOnly.birthDate);
    QVERIFY(!textOnly.member);
}

ZAHLMEISTER_TEST(TestListedValues, QCoreApplication)

} // namespace tst_listedvalues

#include "tst_listedvalues.moc"
