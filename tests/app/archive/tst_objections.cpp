// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/archive/archivedacts.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/archive/objections.h"
#include "app/archive/reading/archivedpersons.h"
#include "app/archive/reading/archivereading.h"
#include "tests/app/archive/archives.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"

namespace tst_objections {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace zahlmeister::tests;
using engine::Participant;

namespace {

constexpr auto kName = "Widerspruch, Wilma";

engine::Date today()
{
    return *engine::Date::tryFrom(2026, 12, 31);
}

} // namespace

/// Document 000, 1.3 and 6.5: who objects stands in no list, and his results stay.
class TestObjections : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areHonouredAndTakenBack_data() { ArchivePlaces::addEngines(); }
    void areHonouredAndTakenBack();
    void goAlongWithSeats_data() { ArchivePlaces::addEngines(); }
    void goAlongWithSeats();
    void refuses_data() { ArchivePlaces::addEngines(); }
    void refuses();

private:
    /// Three years of a club; the one who plays most is she, and sits last in m_seat.
    std::unique_ptr<Archive> filled(bool isServer)
    {
        auto archive = m_places.make(isServer);
        auto tournaments = clubHistory({.members = 14, .years = 3, .firstYear = 2024});
        std::map<std::string, int> plays;
        for (const engine::Tournament& one : tournaments) {
            for (const Participant& participant : one.participants)
                plays[participant.name] += participant.member ? 1 : 0;
        }
        const std::string she =
            std::ranges::max_element(plays, {}, [](const auto& one) { return one.second; })->first;
        for (std::size_t at = 0; at < tournaments.size(); ++at) {
            for (Participant& participant : tournaments[at].participants) {
                if (participant.name != she)
                    continue;
                participant.name = kName;
                m_seat = {std::int64_t(at), participant.number};
            }
            const ChronicleTournament one{engine::TournamentId(1), tournaments[at]};
            if (!archive->publish(publicationOf(std::int64_t(at), 0, one)).has_value())
                qFatal("not published");
        }
        if (!archive->recalculate().has_value())
            qFatal("not computed");
        return archive;
    }
    Result<bool> note(Archive& archive, bool objects)
    {
        return noteObjection(archive, uuidOf(m_seat.first), m_seat.second, objects, u"Ada"_s, u"Brief 3"_s);
    }
    static bool isListed(Archive& archive)
    {
        const auto list = ratingList(archive, {.day = today()}, today());
        return list.has_value() && !list->lines.empty() &&
               std::ranges::any_of(list->lines, [](const auto& line) { return line.name == kName; });
    }
    static std::int64_t herself(Archive& archive)
    {
        const auto found = personsNamed(archive, kName);
        return found.has_value() && found->size() == 1 ? found->front() : 0;
    }

    ArchivePlaces m_places;
    std::pair<std::int64_t, engine::ParticipantNumber> m_seat{0, engine::ParticipantNumber(0)};
};

void TestObjections::areHonouredAndTakenBack()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = filled(isServer);
    const auto states = statesIn(*archive);
    const std::int64_t she = herself(*archive);
    QVERIFY(she > 0);
    QVERIFY(isListed(*archive));
    const auto namesIn = [](Archive& from) {
        ArchivedNames names;
        while (!names.isComplete && readNames(from, names, 100).has_value()) {
        }
        return names.persons;
    };
    const std::size_t before = namesIn(*archive);
    const QString state = *stateOfPersons(*archive);
    QCOMPARE(archivedRows(*archive, {.persons = {she}, .days = {.end = today()}})->size(), 1U);

    QVERIFY(*note(*archive, true));
    QVERIFY(!*note(*archive, true)); // it was noted
    QVERIFY(!isListed(*archive));
    QCOMPARE(namesIn(*archive), before - 1);
    QVERIFY(*stateOfPersons(*archive) != state);
    QVERIFY(archivedRows(*archive, {.persons = {she}, .days = {.end = today()}})->empty());
    // At the desk she is found, and whatever leaves it knows that she is not to be named.
    QCOMPARE(herself(*archive), she);
    const auto card = archivedCard(*archive, she);
    QCOMPARE((*card)->unnamed.size(), 1U);
    const PublicationFilter filter(*(*card)->chronicle, (*card)->unnamed, today());
    QVERIFY(!filter.isNamed((*card)->history()));
    const auto other = (*card)->chronicle->persons.front().id == (*card)->history().id
                           ? (*card)->chronicle->persons.back().id
                           : (*card)->chronicle->persons.front().id;
    const auto cardOfOther = archivedCard(*archive, std::stoll(other.substr(1)));
    QCOMPARE((*cardOfOther)->unnamed.size(), 1U);
    QCOMPARE((*cardOfOther)->unnamed.front().name, kName);
    const auto journal =
        archive->database().rows(u"SELECT who, what, detail FROM journal ORDER BY id DESC LIMIT 1"_s);
    QCOMPARE(journal->front(), (QVariantList{u"Ada"_s, u"objection"_s, u"Brief 3"_s}));
    // Nothing is computed anew, and it moves with the archive.
    QCOMPARE(archive->recalculate(Archive::Extent::Complete)->rows, 0);
    QVERIFY(statesIn(*archive) == states);
    const auto moved = Archive::create(m_places.next(false), shippedRules(), {}, archive.get());
    QVERIFY(moved.has_value() && (*moved)->recalculate().has_value());
    QVERIFY(!isListed(**moved));

    QVERIFY(*note(*archive, false));
    QVERIFY(!*note(*archive, false));
    QVERIFY(isListed(*archive));
    QCOMPARE(namesIn(*archive), before);
    QVERIFY((*archivedCard(*archive, she))->unnamed.empty());
    QCOMPARE(archive->database()
                 .rows(u"SELECT what FROM journal ORDER BY id DESC LIMIT 1"_s)
                 ->front()[0]
                 .toString(),
             u"objection-withdrawn"_s);
}

void TestObjections::goAlongWithSeats()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = filled(isServer);
    const std::int64_t she = herself(*archive);
    QVERIFY(*note(*archive, true));
    const auto seats = seatsOfPerson(*archive, she);
    QVERIFY(seats->size() > 2);
    QVERIFY(partPerson(*archive, {seats->front()}, u"Ada"_s, u"?"_s)->id > 0);
    const auto split = personSeated(*archive, seats->front());
    QVERIFY(*split != she);
    QVERIFY((*objectors(archive->database())) == (std::unordered_set<std::int64_t>{she, *split}));
    QVERIFY(!isListed(*archive));
}

void TestObjections::refuses()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = filled(isServer);
    const auto codeOf = [&](std::int64_t tournament, int number) {
        return noteObjection(*archive, uuidOf(tournament), engine::ParticipantNumber(number), true, u"A"_s,
                             u"r"_s)
            .error()
            .code;
    };
    QCOMPARE(codeOf(99'999, 1), ErrorCode::UnknownTournament);
    QCOMPARE(codeOf(m_seat.first, 9999), ErrorCode::UnknownParticipant);
    const auto newest = archive->revision(uuidOf(m_seat.first));
    ChronicleTournament changed{engine::TournamentId(1), (*newest)->tournament->tournament};
    changed.tournament.games.front().result = changed.tournament.games.front().result.mirrored();
    QVERIFY(archive->publish(publicationOf(m_seat.first, 1, changed)).has_value());
    QCOMPARE(note(*archive, true).error().args.at(1), "not-computed");
    QVERIFY(objectors(archive->database())->empty());
}

ZAHLMEISTER_TEST(TestObjections, QCoreApplication)

} // namespace tst_objections

#include "tst_objections.moc"
