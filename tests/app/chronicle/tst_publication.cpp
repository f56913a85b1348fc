// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/reading/publication.h"
#include "app/chronicle/seats.h"
#include "tests/app/chronicle/chain.h"
#include "tests/app/chronicle/chronicles.h"
#include "tests/support/testmain.h"

namespace tst_publication {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::Chronicle;
using app::ChronicleTournament;
using app::PublicationFilter;
using app::PublishedAs;
using app::UnnamedKind;
using app::UnnamedPerson;

namespace {

const app::PersonHistory& hero(const Chronicle& chronicle)
{
    return *app::personsNamed(chronicle, "NU0000001").front();
}

UnnamedPerson noted(UnnamedKind kind, const std::string& name = "Held, Hans")
{
    return {.kind = kind,
            .tournament = engine::TournamentId(1),
            .participant = kHero,
            .name = name,
            .decided = day(2027, 6, 1)};
}

} // namespace

/// Who may be named where.
class TestPublication : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesMembers();
    void followsMembership();
    void withholdsWhoObjected();
    void followsThePerson();
    void namesNobodyElse();
    void findsSeats();
};

// RULE: WO2026 3.4.3
void TestPublication::namesMembers()
{
    ChronicleTournament one = wonBy(1, day(2027, 3, 1), 1700, 20);
    one.tournament.participants.back().member = false;
    const Chronicle chronicle = chronicleOf({one});
    const PublicationFilter filter(chronicle, {}, day(2027, 6, 1));
    QCOMPARE(filter.of(hero(chronicle)), PublishedAs::Named);
    const app::PersonHistory& guest = *app::personsNamed(chronicle, "Gegner, 1.2").front();
    QCOMPARE(filter.of(guest), PublishedAs::Textual);
    QVERIFY(filter.isNamed(guest) && !filter.isMember(guest));
    QVERIFY(!filter.isListed(guest, guest.participations.front()));
}

// RULE: WO2026 4.1.1
void TestPublication::followsMembership()
{
    ChronicleTournament member = wonBy(1, day(2027, 3, 1), 1700, 20);
    heroOf(member).memberUntil = day(2027, 6, 30);
    ChronicleTournament again = wonBy(2, day(2029, 3, 1), 1720, 21);
    const Chronicle chronicle = chronicleOf({member, again});
    const auto on = [&](engine::Date published) {
        return PublicationFilter(chronicle, {}, published).of(hero(chronicle));
    };
    QCOMPARE(on(day(2027, 6, 30)), PublishedAs::Named);
    QCOMPARE(on(day(2027, 7, 1)), PublishedAs::Textual);
    QCOMPARE(on(day(2029, 3, 1)), PublishedAs::Named); // joined again
    QCOMPARE(on(day(2026, 1, 1)), PublishedAs::Named); // before he played: as he is known
}

// RULE: WO2026 4.1.1, 6.5
void TestPublication::withholdsWhoObjected()
{
    const Chronicle chronicle =
        chronicleOf({wonBy(1, day(2027, 3, 1), 1700, 20), wonBy(2, day(2027, 4, 1), 1720, 21)});
    const app::PersonHistory& person = hero(chronicle);
    const auto of = [&](const std::vector<UnnamedPerson>& unnamed) {
        const PublicationFilter filter(chronicle, unnamed, day(2027, 6, 1));
        QTest::qVerify(filter.isNamed(person) == unnamed.empty(), "isNamed()", "", __FILE__, __LINE__);
        QTest::qVerify(filter.isListed(person, person.participations.back()) == unnamed.empty(), "isListed()",
                       "", __FILE__, __LINE__);
        return filter.of(person);
    };
    QCOMPARE(of({}), PublishedAs::Named);
    QCOMPARE(of({noted(UnnamedKind::Objection)}), PublishedAs::Withheld);
    QCOMPARE(of({noted(UnnamedKind::Anonymous)}), PublishedAs::Anonymous);
    QCOMPARE(of({noted(UnnamedKind::Anonymous), noted(UnnamedKind::Objection)}), PublishedAs::Anonymous);
    QCOMPARE(of({noted(UnnamedKind::Objection), noted(UnnamedKind::Anonymous)}), PublishedAs::Anonymous);
}

// A note is the person's, whatever becomes of the seat where it was made.
void TestPublication::followsThePerson()
{
    ChronicleTournament first = wonBy(1, day(2027, 3, 1), 1700, 20);
    ChronicleTournament second = wonBy(2, day(2027, 4, 1), 1720, 21);
    const std::string uuid = "0b1c01b3-f9ba-5285-8fbe-b5ddc9605a49";
    heroOf(first).person = uuid;
    heroOf(second).person = uuid;
    heroOf(first).name = "Heldt, Hans"; // a misprint that was corrected
    UnnamedPerson note = noted(UnnamedKind::Objection);
    note.persons = {uuid};
    const engine::Participant corrected = heroOf(first);
    const Chronicle chronicle = chronicleOf({first, second});
    const PublicationFilter filter(chronicle, std::vector{note}, day(2027, 6, 1));
    QCOMPARE(filter.of(hero(chronicle)), PublishedAs::Withheld);
    QVERIFY(!filter.isNamed(engine::TournamentId(1), corrected));
    // Also when the tournament of the note is gone.
    const Chronicle later = chronicleOf({second});
    const PublicationFilter filterOfLater(later, std::vector{note}, day(2027, 6, 1));
    QCOMPARE(filterOfLater.of(hero(later)), PublishedAs::Withheld);
    QVERIFY(!filterOfLater.isNamed(engine::TournamentId(7), corrected)); // one that is not evaluated
}

void TestPublication::namesNobodyElse()
{
    // Somebody else has got the number since.
    const Chronicle chronicle = chronicleOf({wonBy(1, day(2027, 3, 1), 1700, 20)});
    const std::vector<UnnamedPerson> other{noted(UnnamedKind::Objection, "Fort, Franz")};
    const PublicationFilter filter(chronicle, other, day(2027, 6, 1));
    QCOMPARE(chronicle.persons.size(), 2U);
    for (const app::PersonHistory& person : chronicle.persons)
        QVERIFY(filter.isNamed(person));
}

void TestPublication::findsSeats()
{
    const Chronicle chronicle =
        chronicleOf({wonBy(1, day(2027, 3, 1), 1700, 20), wonBy(2, day(2027, 4, 1), 1720, 21)});
    const app::Seats seats(chronicle);
    QCOMPARE(seats.at(engine::TournamentId(2), kHero, "Held, Hans"), &hero(chronicle));
    QVERIFY(!seats.at(engine::TournamentId(2), kHero, "Held, H."));
    QVERIFY(!seats.at(engine::TournamentId(3), kHero, "Held, Hans"));
}

ZAHLMEISTER_TEST(TestPublication, QCoreApplication)

} // namespace tst_publication

#include "tst_publication.moc"
