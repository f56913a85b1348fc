// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/reading/archivereading.h"

#include <random>

#include "app/archive/adjusting.h"
#include "app/archive/anonymising.h"
#include "app/chronicle/reading/playercard.h"
#include "tests/app/archive/mirror.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

namespace tst_archivereading {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;

namespace {

/// A participation in words, so that a difference is seen.
QString textOf(const Participation& one)
{
    const auto number = [](const auto& value) { return value ? QString::number(*value) : u"-"_s; };
    const auto entry = [&](const Entry& e) {
        return u"%1/%2/%3/%4"_s.arg(e.rating ? e.rating->value() : -1)
            .arg(number(e.index))
            .arg(static_cast<int>(e.source))
            .arg(e.carryOver.size());
    };
    return u"%1 %2 %3 %4 n%5 W%6 We%7 K%8 Rh%9 "_s.arg(one.tournament.value())
               .arg(QString::fromStdString(one.name()), QString::fromStdString(one.end.iso()),
                    QString::fromStdString(one.rules->id))
               .arg(one.result.games)
               .arg(one.result.score.halfPoints())
               .arg(number(one.result.expected), number(one.result.coefficient),
                    number(one.result.performance)) +
           entry(one.entry) + u"->"_s + entry(one.exit) + (one.recorded ? u" recorded"_s : u""_s);
}

QStringList textOf(const PersonHistory& person)
{
    QStringList lines;
    for (const Participation& one : person.participations)
        lines += textOf(one);
    for (const EntryChange& change : person.entries)
        lines += u"entry %1 %2 %3"_s.arg(static_cast<int>(change.kind))
                     .arg(change.tournament ? change.tournament->value() : 0)
                     .arg(change.elsewhere);
    for (const LedgerGame& game : person.ledger)
        lines += u"game %1 %2"_s.arg(game.tournament ? game.tournament->value() : 0)
                     .arg(game.usedIn ? game.usedIn->value() : 0);
    return lines;
}

/// Ids of persons are others.
std::vector<RatingLine> comparable(const RatingList& list)
{
    std::vector<RatingLine> lines = list.lines;
    for (RatingLine& line : lines)
        line.person.clear();
    std::ranges::sort(lines, {}, [](const RatingLine& one) {
        return std::tuple(one.rank, one.name, one.club, one.tournament.value(), one.end.iso());
    });
    return lines;
}

} // namespace

/// What is read of an archive is what a work file with the same tournaments says.
class TestArchiveReading : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsAndListsAreThoseOfAWorkFile_data() { ArchivePlaces::addEngines(); }
    void cardsAndListsAreThoseOfAWorkFile();
    void findsPersons_data() { ArchivePlaces::addEngines(); }
    void findsPersons();
    void anonymousPersonsAreGone_data() { ArchivePlaces::addEngines(); }
    void anonymousPersonsAreGone();

private:
    void compare(Archive& archive, const Mirror& mirror);

    ArchivePlaces m_places;
};

void TestArchiveReading::compare(Archive& archive, const Mirror& mirror)
{
    const Chronicle chronicle = mirror.chronicle();
    const auto everybody = findPersons(archive, {}, 10'000);
    QVERIFY(everybody.has_value());
    QCOMPARE(everybody->chronicle->persons.size(), chronicle.persons.size());
    std::map<std::pair<std::int64_t, int>, const PersonHistory*> seats;
    for (const PersonHistory& one : chronicle.persons) {
        for (const Participation& seat : one.participations)
            seats[{seat.tournament.value(), seat.participant->number.value()}] = &one;
    }
    int hidden = 0;
    for (const PersonHistory& found : everybody->chronicle->persons) {
        const auto card = archivedCard(archive, std::stoll(found.id.substr(1)));
        QVERIFY(card.has_value() && *card);
        hidden += (*card)->hidden;
        const PersonHistory& history = (*card)->history();
        QCOMPARE(history.id, found.id);
        const Participation& seat = history.participations.back();
        const PersonHistory& expected =
            *seats.at({seat.tournament.value(), seat.participant->number.value()});
        QCOMPARE(textOf(history), textOf(expected));
        QCOMPARE(found.tournaments(), expected.tournaments());
        QCOMPARE(found.person().name, expected.person().name);
        QCOMPARE(found.standing().rating, expected.standing().rating);
        QCOMPARE(found.standing().index, expected.standing().index);
    }
    QCOMPARE(hidden, 0);
    for (const engine::Date& on : {day(2024, 3, 1), day(2025, 5, 31), day(2026, 1, 1), day(2027, 6, 1)}) {
        for (int kind = 0; kind < 6; ++kind) {
            RatingListRequest request{.day = on};
            if (kind == 1)
                request.club = "C0521";
            if (kind == 2)
                request.level = "C06";
            if (kind == 3)
                request.since = day(2024, 7, 1);
            if (kind == 4)
                request.women = true;
            if (kind == 5)
                request.ages = ListedAges::Youth;
            const engine::Date published = std::max(on, day(2027, 1, 1));
            const PublicationFilter filter(chronicle, {}, published);
            const auto expected = ratingList(chronicle, request, filter).value();
            const auto list = ratingList(archive, request, published);
            QVERIFY(list.has_value());
            const auto lines = comparable(*list);
            const auto others = comparable(expected);
            QCOMPARE(lines.size(), others.size());
            for (std::size_t i = 0; i < lines.size(); ++i)
                QVERIFY2(lines[i] == others[i], lines[i].name.c_str());
            QCOMPARE(list->unknown, expected.unknown);
            QVERIFY(kind > 0 || on < day(2025, 1, 1) || !lines.empty());
        }
    }
}

void TestArchiveReading::cardsAndListsAreThoseOfAWorkFile()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const std::vector<engine::Tournament> tournaments = twoClubs(3);
    Mirror mirror;
    std::mt19937 random(7);
    // Not in the order of their ends, and a part of them later.
    std::vector<std::size_t> order(tournaments.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::shuffle(order, random);
    for (std::size_t i = 0; i < order.size(); ++i) {
        mirror.publish(*archive, order[i],
                       ChronicleTournament{engine::TournamentId(1), tournaments[order[i]]});
        if (i == order.size() / 2)
            QVERIFY(archive->recalculate().has_value());
    }
    QVERIFY(archive->recalculate().has_value());
    compare(*archive, mirror);
    // Corrections of all that a list says of somebody, removals, and moves.
    for (int i = 0; i < rounds(24, 8); ++i) {
        const std::size_t at = random() % tournaments.size();
        ChronicleTournament one = mirror.last(at);
        engine::Participant& participant =
            one.tournament.participants[random() % one.tournament.participants.size()];
        switch (i % 8) {
        case 0: participant.club = "C0699"; break;
        case 1: participant.member = !participant.member; break;
        case 2: participant.name += " Neu"; break;
        case 3: one.tournament.header.end = one.tournament.header.end->plusDays(40); break;
        case 4: participant.clubName = "Anderer"; break;
        case 5: participant.personId = "NU99" + std::to_string(i); break;
        case 6: one.tournament.header.name += " B"; break;
        default: break;
        }
        mirror.publish(*archive, at, i % 8 == 7 ? std::nullopt : std::optional(one));
        if (i % 5 == 4)
            QVERIFY(archive->recalculate().has_value());
    }
    QVERIFY(archive->recalculate().has_value());
    compare(*archive, mirror);
    // RULE: WO2026 2.2.1
    QVERIFY(adjustArchive(*archive, {.made = someAdjustments()}).has_value());
    mirror.adjust(someAdjustments());
    compare(*archive, mirror);
}

void TestArchiveReading::findsPersons()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    Mirror mirror;
    auto tournaments = twoClubs(2);
    engine::Participant& he = tournaments[3].participants[2];
    he.name = "Zwölfender-Größe, Änne";
    he.personId = "NU4711";
    he.fideId = 24663832;
    for (std::size_t at = 0; at < tournaments.size(); ++at)
        mirror.publish(*archive, at, ChronicleTournament{engine::TournamentId(1), tournaments[at]});
    QVERIFY(archive->recalculate().has_value());
    const auto names = [&](std::string_view text) {
        QStringList found;
        const auto persons = findPersons(*archive, text, 5);
        if (persons.has_value()) {
            for (const PersonHistory& one : persons->chronicle->persons)
                found += QString::fromStdString(one.person().name);
        }
        return found;
    };
    const QStringList she{QString::fromStdString(he.name)};
    for (const char* const text :
         {"zwolf", "zwoelfender gro", "anne zwolfender", "NU4711", "24663832", "große c0521 m"})
        QCOMPARE(names(text), she);
    QCOMPARE(names("%").size(), 5); // no word: everybody
    QCOMPARE(names("xyz_"), QStringList());
    QVERIFY(findPersons(*archive, "", 5)->hasMore);
    for (const char* const text :
         {"NU4711", "24663832", "zwölfender-größe, änne", "Zwoelfender Groesse, Aenne"}) {
        const auto named = personsNamed(*archive, text);
        QVERIFY(named.has_value());
        QVERIFY2(named->size() == 1, text);
        const auto card = archivedCard(*archive, named->front());
        QCOMPARE((*card)->history().person().name, he.name);
        QCOMPARE(personsNamed(*archive, (*card)->history().id).value(), named.value());
    }
    QVERIFY(personsNamed(*archive, "Nobody, Nicolas")->empty());
    QVERIFY(personsNamed(*archive, "")->empty());
    QVERIFY(personsNamed(*archive, "P99999999")->empty());
    QVERIFY(!archivedCard(*archive, 99999999)->has_value());
}

// RULE: WO2026 4.1.1
void TestArchiveReading::anonymousPersonsAreGone()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    Mirror mirror;
    auto tournaments = twoClubs(2);
    engine::Participant& he = tournaments[3].participants[2];
    he.name = "Vergessen, Viktor";
    he.personId = "NU4711";
    he.member = false;
    for (std::size_t at = 0; at < tournaments.size(); ++at)
        mirror.publish(*archive, at, ChronicleTournament{engine::TournamentId(1), tournaments[at]});
    QVERIFY(archive->recalculate().has_value());
    const std::int64_t person = personsNamed(*archive, "Vergessen, Viktor")->front();
    QVERIFY(makeAnonymous(*archive, uuidOf(3), he.number, day(2028, 1, 1), u"A"_s, u"r"_s).has_value());
    const auto isGone = [&] {
        const auto rows = archive->database().rows(
            u"SELECT (SELECT count(*) FROM known_as WHERE name LIKE 'Vergessen%' OR federation_id = "
            u"'NU4711'),"
            " (SELECT count(*) FROM roll WHERE search LIKE 'vergessen%' OR search LIKE '%nu4711%'),"
            " (SELECT count(*) FROM known_as WHERE federation_id LIKE 'anonymous-%'"
            " AND birth_year IS NOT NULL)"_s);
        return rows->front() == QVariantList{0, 0, 0} &&
               personsNamed(*archive, "Vergessen, Viktor")->empty() &&
               findPersons(*archive, "anonymous", 5)->chronicle->persons.empty();
    };
    QVERIFY(isGone());
    QCOMPARE((*archivedCard(*archive, person))->history().person().name, "");
    // Neither a correction nor a complete run brings him back.
    ChronicleTournament corrected = mirror.last(3);
    corrected.tournament.participants[4].club = "C0777";
    mirror.publish(*archive, 3, corrected);
    QVERIFY(archive->recalculate().has_value());
    QVERIFY(isGone());
    QVERIFY(archive->recalculate(Archive::Extent::Complete).has_value());
    QVERIFY(isGone());
}

ZAHLMEISTER_TEST(TestArchiveReading, QCoreApplication)

} // namespace tst_archivereading

#include "tst_archivereading.moc"
