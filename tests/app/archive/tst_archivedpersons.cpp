// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/reading/archivedpersons.h"

#include "app/archive/anonymising.h"
#include "app/identify/listedvalues.h"
#include "app/identify/personsearch.h"
#include "tests/app/archive/archives.h"
#include "tests/support/day.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_archivedpersons {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;
using engine::Participant;

namespace {

/// A tournament of one day in which somebody plays against members who are never the same.
engine::Tournament tournamentOf(engine::Date end, const Participant& he)
{
    static int others = 0;
    TournamentBuilder builder;
    builder.tournament.header.name = "Turnier " + end.iso();
    builder.tournament.header.system.clear();
    builder.tournament.header.start = end;
    builder.tournament.header.end = end;
    for (int number = 1; number <= 3; ++number) {
        Participant& participant = builder.rated(1500 + number);
        participant.name = "Gegner, " + std::to_string(++others);
    }
    Participant& last = builder.rated(1600, 10);
    const auto number = last.number;
    last = he;
    last.number = number;
    for (int other = 1; other <= 3; ++other)
        builder.game(4, other, engine::kWhiteWins);
    return builder.tournament;
}

Participant neumann()
{
    Participant he{.number = engine::ParticipantNumber(1)};
    he.name = "Neumann, Karl";
    he.club = "C0505";
    he.clubName = "SC Müsterhausen";
    he.birthYear = 1980;
    he.member = true;
    he.rating = engine::Rating(1600);
    he.index = 10;
    return he;
}

} // namespace

/// Whom an archive knows, for the identification.
class TestArchivedPersons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void namesEverybodyInPortions_data() { ArchivePlaces::addEngines(); }
    void namesEverybodyInPortions();
    void namesNobodyWhoIsNobody_data() { ArchivePlaces::addEngines(); }
    void namesNobodyWhoIsNobody();
    void believesNoStrangeRows_data() { ArchivePlaces::addEngines(); }
    void believesNoStrangeRows();
    void knowsTheFirstDay_data() { ArchivePlaces::addEngines(); }
    void knowsTheFirstDay();
    void isNoEvidenceForItself_data() { ArchivePlaces::addEngines(); }
    void isNoEvidenceForItself();
    void convertsToTheLevelOfTheEnd_data() { ArchivePlaces::addEngines(); }
    void convertsToTheLevelOfTheEnd();
    void knowsIdsThatCameLater_data() { ArchivePlaces::addEngines(); }
    void knowsIdsThatCameLater();
    void knowsANameHoweverItIsWritten_data() { ArchivePlaces::addEngines(); }
    void knowsANameHoweverItIsWritten();
    void knowsNumbersInClubs_data() { ArchivePlaces::addEngines(); }
    void knowsNumbersInClubs();
    void knowsWhoHasLeft_data() { ArchivePlaces::addEngines(); }
    void knowsWhoHasLeft();
    void showsAReaderNoYears();

private:
    void publish(Archive& archive, const engine::Tournament& tournament)
    {
        const auto done = archive.publish(
            publicationOf(++m_published, 0, ChronicleTournament{engine::TournamentId(1), tournament}));
        QVERIFY2(done.has_value(), done.has_value() ? "" : done.error().detail.c_str());
    }
    static void compute(Archive& archive) { QVERIFY(archive.recalculate().has_value()); }

    /// Everybody's names, as a search finds them.
    static std::vector<std::int64_t> found(Archive& archive, const char* typed, std::size_t atOnce = 1000)
    {
        ArchivedNames names;
        while (!names.isComplete) {
            const auto read = readNames(archive, names, atOnce);
            if (!read.has_value())
                qFatal("%s", read.error().detail.c_str());
        }
        NameShelves shelves;
        shelves.set(Shelf::Archive, NameIndex::fromBytes(names.builder.build(0)));
        std::vector<std::int64_t> ids;
        for (const PersonHit& hit : searchPersons(shelves, typed, {}))
            ids.push_back(hit.person.id);
        return ids;
    }
    /// @pre one person is found
    static std::optional<KnownRow> row(Archive& archive, const TournamentDays& days,
                                       const QString& without = {}, const char* typed = "neumann")
    {
        const auto ids = found(archive, typed);
        if (ids.size() != 1)
            qFatal("%zu found", ids.size());
        const auto rows = archivedRows(archive, {.persons = ids, .days = days, .without = without});
        if (!rows.has_value())
            qFatal("%s", rows.error().detail.c_str());
        return rows->empty() ? std::nullopt : std::optional(rows->begin()->second);
    }

    ArchivePlaces m_places;
    std::int64_t m_published = 0;
};

void TestArchivedPersons::init()
{
    m_published = 0;
}

void TestArchivedPersons::namesEverybodyInPortions()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    QVERIFY(found(*archive, "neumann").empty());
    publish(*archive, tournamentOf(day(2027, 1, 10), neumann()));
    publish(*archive, tournamentOf(day(2027, 2, 10), neumann()));
    compute(*archive);
    for (const std::size_t atOnce : {1U, 2U, 7U, 1000U}) {
        QCOMPARE(found(*archive, "gegner", atOnce).size(), 6U);
        QCOMPARE(found(*archive, "neumann karl", atOnce).size(), 1U);
        QCOMPARE(found(*archive, "C0505", atOnce).size(), 7U);
    }
    // He who left the last tournament with most comes first.
    QCOMPARE(found(*archive, "C0505").front(), found(*archive, "neumann").front());
    ArchivedNames names;
    QVERIFY(readNames(*archive, names, 1000).has_value());
    QCOMPARE(names.clubs, (std::map<std::string, std::string>{{"C0505", "SC Müsterhausen"}}));
    QCOMPARE(names.persons, 7U);
    QCOMPARE(names.state, stateOfPersons(*archive).value());
    QVERIFY(!names.state.isEmpty());
}

void TestArchivedPersons::namesNobodyWhoIsNobody()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    Participant textOnly = neumann(); // document 000, 3.4.3
    textOnly.member = false;
    publish(*archive, tournamentOf(day(2027, 1, 10), textOnly));
    Participant nobodys = neumann();
    nobodys.name = "Namenlos, Nina"; // somebody else in every tournament
    nobodys.birthYear.reset();
    nobodys.club.clear();
    publish(*archive, tournamentOf(day(2027, 1, 11), nobodys));
    Participant left = neumann();
    left.name = "Anders, Anna";
    left.memberUntil = day(2027, 1, 31);
    left.member = false;
    publish(*archive, tournamentOf(day(2027, 1, 12), left));
    compute(*archive);
    QVERIFY(found(*archive, "neumann").empty());
    QVERIFY(found(*archive, "namenlos").empty());
    const auto anna = found(*archive, "anders");
    QCOMPARE(anna.size(), 1U);
    const QString before = stateOfPersons(*archive).value();
    QVERIFY(makeAnonymous(*archive, uuidOf(3), engine::ParticipantNumber(4), day(2027, 3, 1), u"A"_s, u"r"_s)
                .has_value());
    QVERIFY(stateOfPersons(*archive).value() != before);
    QVERIFY(found(*archive, "anders").empty());
    QVERIFY(found(*archive, "anonymous").empty());
    // Whoever has her in an index asks in vain.
    QVERIFY(archivedRows(*archive, {.persons = anna}).value().empty());
}

void TestArchivedPersons::believesNoStrangeRows()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    publish(*archive, tournamentOf(day(2027, 1, 10), neumann()));
    compute(*archive);
    ArchiveDatabase& database = archive->database();
    const auto put = [&](qint64 person, const QString& name, const QString& id, const QVariant& year) {
        QVERIFY(database
                    .run(u"INSERT INTO known_as SELECT ?, key, ?, club, club_name, ?, fide_id, sex, ?,"
                         " member, member_until, source, member_number"
                         " FROM known_as WHERE name = 'Neumann, Karl'"_s,
                         {person, name, id, year})
                    .has_value());
    };
    put(-5, u"Neumann, Minus"_s, u"NU1"_s, 1980);
    put(qint64(1) << 40, u"Neumann, Gross"_s, u"NU2"_s, 1980);
    put(1'000'000, u"Neumann, "_s + QString(2'000'000, u'x'), u"NU3"_s, 1980);
    put(1'000'001, u"Neumann"_s, QString(5000, u'9'), 1980);
    put(1'000'002, u""_s, u"NU4"_s, 1980);
    put(1'000'003, u"Neumann, Zukunft"_s, u"NU5"_s, 32000);
    QCOMPARE(found(*archive, "neumann").size(), 1U);
    QVERIFY(row(*archive, {}).has_value());
    // Nor does anybody stumble over numbers of nobody, or the end of time.
    const std::vector<std::int64_t> all{0, 1'000'000, 1'000'001, 1'000'002, 1'000'003, 77'777'777};
    for (const int year : {1901, 1950, 2149, 2199})
        QVERIFY(archivedRows(*archive, {.persons = all, .days = {.end = day(year, 1, 1)}}).value().empty());
}

void TestArchivedPersons::knowsTheFirstDay()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    publish(*archive, tournamentOf(day(2027, 1, 10), neumann()));
    publish(*archive, tournamentOf(day(2027, 3, 10), neumann()));
    compute(*archive);
    const auto known = row(*archive, {});
    QCOMPARE(known->ref.shelf, Shelf::Archive);
    QCOMPARE(known->values.lastName, "Neumann");
    QCOMPARE(known->values.firstName, "Karl");
    QCOMPARE(known->values.club, "C0505");
    QCOMPARE(known->values.birthYear, std::optional(1980));
    QVERIFY(known->isInForce);
    QCOMPARE(known->lastPlayed, (LastPlayed{"Turnier 2027-03-10", day(2027, 3, 10)}));
    QCOMPARE(known->values.index, std::optional(12));
    const auto since = [&](const TournamentDays& days) { return row(*archive, days)->values.index; };
    // The state before the first day, whatever ended while it was played.
    QCOMPARE(since({day(2027, 3, 11), day(2027, 4, 1)}), std::optional(12));
    QCOMPARE(since({day(2027, 3, 10), day(2027, 4, 1)}), std::optional(11));
    QCOMPARE(since({day(2027, 2, 1), day(2027, 4, 1)}), std::optional(11));
    QCOMPARE(since({std::nullopt, day(2027, 3, 1)}), std::optional(11));
    QCOMPARE(since({day(2027, 5, 1), day(2027, 3, 1)}), std::optional(11)); // mistyped: it ends before
    const auto first = row(*archive, {day(2027, 1, 10), day(2027, 4, 1)});
    QVERIFY(first && !first->values.dwz && !first->values.index && !first->lastPlayed);
    QCOMPARE(first->values.birthYear, std::optional(1980));
    // Another system's tournament is his last one, and no DWZ.
    engine::Tournament mail = tournamentOf(day(2027, 6, 10), neumann());
    mail.header.system = "fwz-2019";
    mail.header.name = "Fernturnier";
    publish(*archive, mail);
    compute(*archive);
    QCOMPARE(row(*archive, {})->lastPlayed->tournament, "Fernturnier");
    QCOMPARE(row(*archive, {})->values.index, std::optional(12));
}

void TestArchivedPersons::isNoEvidenceForItself()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    publish(*archive, tournamentOf(day(2027, 1, 10), neumann()));
    compute(*archive);
    const TournamentDays days{day(2027, 5, 1), day(2027, 5, 1)}; // it was entered with another day before
    QVERIFY(row(*archive, days).has_value());
    QVERIFY(!row(*archive, days, uuidOf(1)).has_value());
    publish(*archive, tournamentOf(day(2026, 12, 10), neumann()));
    compute(*archive);
    QCOMPARE(row(*archive, days)->values.index, std::optional(12));
    QCOMPARE(row(*archive, days, uuidOf(1))->values.index, std::optional(11));
    QCOMPARE(row(*archive, days, uuidOf(1))->lastPlayed->end, day(2026, 12, 10));
}

void TestArchivedPersons::convertsToTheLevelOfTheEnd()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    publish(*archive, tournamentOf(day(2026, 5, 10), neumann()));
    compute(*archive);
    const auto old = row(*archive, {day(2026, 6, 1), day(2026, 6, 7)});
    const auto now = row(*archive, {day(2026, 6, 1), day(2026, 6, 30)});
    QCOMPARE(old->values.index, std::optional(11));
    QCOMPARE(now->values.index, std::optional(12)); // the conversion counts (Anhang 4)
    QVERIFY(now->values.dwz != old->values.dwz);
    QCOMPARE(row(*archive, {})->values.dwz, now->values.dwz);
    // A DWZ of the last century has expired (document 001, 6.1.1).
    publish(*archive, tournamentOf(day(1993, 5, 10), neumann()));
    compute(*archive);
    QVERIFY(row(*archive, {.end = day(1994, 1, 1)})->values.dwz);
    QVERIFY(!row(*archive, {.end = day(2003, 1, 1)})->values.dwz);
}

void TestArchivedPersons::knowsIdsThatCameLater()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    publish(*archive, tournamentOf(day(2027, 1, 10), neumann()));
    Participant later = neumann();
    later.personId = "NU4711";
    later.fideId = 4600001;
    later.club = "C0622";
    publish(*archive, tournamentOf(day(2027, 3, 10), later));
    compute(*archive);
    const auto before = row(*archive, {.end = day(2027, 2, 1)});
    QCOMPARE(before->values.nuId, "NU4711");
    QCOMPARE(before->values.fideId, std::optional(4600001));
    QCOMPARE(before->values.club, "C0505");
    QCOMPARE(row(*archive, {})->values.club, "C0622");
    QCOMPARE(found(*archive, "NU4711").size(), 1U);
    QCOMPARE(found(*archive, "4600001").size(), 1U);
}

/// He is one person, however somebody wrote him.
void TestArchivedPersons::knowsANameHoweverItIsWritten()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const char* const names[]{"Neumann,Karl", "Neumann,  Karl",     "Neumann , Karl", "Neumann",
                              "Karl Neumann", "Neumann, Karl, Dr.", "Neumann, Karl"};
    int month = 0;
    for (const char* name : names) {
        Participant he = neumann();
        he.name = name;
        publish(*archive, tournamentOf(day(2027, ++month, 10), he));
    }
    compute(*archive);
    std::vector<std::string> taken;
    ArchivedRequest request;
    request.persons = found(*archive, "neumann");
    const auto rows = archivedRows(*archive, request);
    for (const auto& [person, row] : *rows) {
        const Participant typed{.number = engine::ParticipantNumber(1), .name = "Neuman"};
        const Participant he = decidedAs(typed, listedValues(std::vector{row}, {}));
        taken.push_back(he.name);
        QCOMPARE(he.birthYear, std::optional(1980));
    }
    std::ranges::sort(taken);
    QCOMPARE(taken, (std::vector<std::string>{"Neumann", "Neumann, Karl"})); // without a forename he is two
}

/// By club and number he is known again without a year of birth or an id.
void TestArchivedPersons::knowsNumbersInClubs()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    Participant he = neumann();
    he.birthYear.reset();
    he.club.clear();
    publish(*archive, tournamentOf(day(2027, 1, 10), he));
    compute(*archive);
    QVERIFY(found(*archive, "neumann").empty());
    he.club = neumann().club;
    he.memberNumber = 123;
    he.memberUntil = day(2027, 3, 31);
    publish(*archive, tournamentOf(day(2027, 2, 10), he));
    publish(*archive, tournamentOf(day(2027, 3, 10), he));
    compute(*archive);
    const auto known = row(*archive, {.end = day(2027, 3, 1)});
    QVERIFY(known && known->values.dwz);
    QCOMPARE(known->values.memberNumber, std::optional(123));
    QCOMPARE(known->lastPlayed->end, day(2027, 2, 10));
    // Anonymous he has none.
    QVERIFY(makeAnonymous(*archive, uuidOf(2), engine::ParticipantNumber(4), day(2027, 5, 1), u"A"_s, u"r"_s)
                .has_value());
    const auto kept = archive->database().rows(u"SELECT 1 FROM known_as WHERE member_number IS NOT NULL"_s);
    QVERIFY(kept->empty());
}

void TestArchivedPersons::knowsWhoHasLeft()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    Participant leaving = neumann();
    leaving.memberUntil = day(2027, 6, 30);
    publish(*archive, tournamentOf(day(2027, 1, 10), leaving));
    compute(*archive);
    QVERIFY(row(*archive, {.end = day(2027, 6, 30)})->isInForce);
    const auto former = row(*archive, {.end = day(2027, 7, 1)});
    QVERIFY(!former->isInForce);
    QCOMPARE(former->values.until, std::optional(day(2027, 6, 30)));
    QVERIFY(former->values.dwz); // it is carried on (4.1.1)
}

/// Whom he knows by name and year alone he cannot know again.
void TestArchivedPersons::showsAReaderNoYears()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto archive = m_places.make(true);
    Participant withoutClub = neumann();
    withoutClub.club.clear();
    publish(*archive, tournamentOf(day(2027, 1, 10), withoutClub));
    Participant known = neumann();
    known.name = "Anders, Anna";
    known.personId = "NU4711";
    publish(*archive, tournamentOf(day(2027, 1, 11), known));
    compute(*archive);
    for (const QString& sql :
         {u"CREATE ROLE rita LOGIN"_s, u"GRANT USAGE ON SCHEMA zahlmeister TO rita"_s,
          u"GRANT SELECT ON meta, progress, tournament, participation, roll, objection, adjustment TO rita"_s,
          u"GRANT SELECT (person_id, key, name, club, club_name, federation_id, fide_id, sex, member,"
          " member_until, source) ON known_as TO rita"_s,
          u"GRANT SELECT (id, uuid, level) ON submission TO rita"_s})
        QVERIFY2(archive->database().run(sql).has_value(), qPrintable(sql));
    ArchiveAddress address = archive->database().address();
    address.user = u"rita"_s;
    const auto seen = Archive::open(address, shippedRules());
    QVERIFY2(seen.has_value(), seen.has_value() ? "" : seen.error().detail.c_str());
    QVERIFY(found(**seen, "neumann").empty());
    const auto anna = row(**seen, {}, {}, "anders");
    QVERIFY(anna && !anna->values.birthYear && anna->values.dwz);
    QCOMPARE(anna->values.nuId, "NU4711");
    QCOMPARE(row(*archive, {}, {}, "anders")->values.birthYear, std::optional(1980));
}

ZAHLMEISTER_TEST(TestArchivedPersons, QCoreApplication)

} // namespace tst_archivedpersons

#include "tst_archivedpersons.moc"
