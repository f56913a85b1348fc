// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <random>
#include <utility>

#include "tests/app/archive/archives.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/clubhistory.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

namespace tst_archiverun {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;
using State = PublicationOutcome::State;

namespace {

engine::Date day(int month)
{
    return *engine::Date::tryFrom(2027, month, 1);
}

/// What was published, as a work file would have it.
class Mirror {
public:
    explicit Mirror(std::vector<engine::Tournament> tournaments)
    {
        for (engine::Tournament& one : tournaments)
            m_originals.push_back({engine::TournamentId(0), std::move(one)});
    }

    [[nodiscard]] std::size_t size() const { return m_originals.size(); }
    [[nodiscard]] const ChronicleTournament& original(std::size_t at) const { return m_originals[at]; }
    [[nodiscard]] bool isThere(std::size_t at) const
    {
        return m_there.contains(at) && m_there.at(at).tournament;
    }
    [[nodiscard]] const ChronicleTournament& current(std::size_t at) const
    {
        return *m_there.at(at).tournament;
    }

    /// Publishes it, or removes it.
    [[nodiscard]] bool publish(Archive& archive, std::size_t at, std::optional<ChronicleTournament> one)
    {
        There& there = m_there[at];
        if (there.revision == 0)
            there.id = engine::TournamentId(static_cast<std::int64_t>(m_there.size()));
        ChronicleTournaments others;
        for (const auto& [other, known] : m_there) {
            if (other != at && known.last)
                others.push_back(tests::known(*known.last, known.id, other));
        }
        if (one)
            one = linked(*tests::known(*one, there.id, at), std::move(others));
        const auto done = archive.publish(publicationOf(std::int64_t(at), there.revision, one));
        if (!done.has_value() || done->state == State::Conflict)
            return false;
        there.revision = done->revision;
        if (one)
            there.last = one;
        there.tournament = std::move(one);
        return true;
    }

    [[nodiscard]] ArchivedNumbers numbers() const
    {
        ChronicleTournaments tournaments;
        ChronicleTournaments removed;
        std::map<engine::TournamentId, std::int64_t> names;
        for (const auto& [at, there] : m_there) {
            ChronicleTournament one = *there.last;
            names[there.id] = std::int64_t(at);
            (there.tournament ? tournaments : removed)
                .push_back(std::make_shared<const ChronicleTournament>(one));
        }
        return numbersOf(tournaments, removed, names);
    }

private:
    struct There {
        engine::TournamentId id = engine::TournamentId(0);
        int revision = 0;
        std::optional<ChronicleTournament> tournament = {};
        std::optional<ChronicleTournament> last = {}; ///< before it was removed
    };
    std::vector<ChronicleTournament> m_originals;
    std::map<std::size_t, There> m_there;
};

/// Records that a tournament left somebody with his entry.
void lead(engine::Participant& participant, std::size_t at, int number)
{
    participant.origin = engine::EntryOrigin::Chain;
    participant.originTournament = uuidOf(std::int64_t(at)).toStdString();
    participant.originNumber = number;
}

/// Most entries come from another tournament of the same name, some from lists, some games as well.
void addOrigins(std::vector<engine::Tournament>& all)
{
    std::map<std::string, std::pair<std::size_t, int>> last;
    for (std::size_t at = 0; at < all.size(); ++at) {
        for (engine::Participant& participant : all[at].participants) {
            const auto found = last.find(participant.name);
            const std::size_t kind = (std::hash<std::string>()(participant.name) + at) % 6;
            if (found != last.end() && kind < 3)
                lead(participant, found->second.first, found->second.second);
            else if (kind == 3)
                participant.origin = engine::EntryOrigin::List;
            for (engine::CarryOverGame& game : participant.carryOver) {
                if (found != last.end() && kind % 2 == 0)
                    game.tournament = uuidOf(std::int64_t(found->second.first)).toStdString();
            }
            last[participant.name] = {at, participant.number.value()};
        }
    }
}

/// The tournaments of two clubs that visit each other, some players without ids or birth years.
std::vector<engine::Tournament> twoClubs(int years)
{
    std::vector<engine::Tournament> all = clubHistory({.members = 16, .years = years, .firstYear = 2024});
    for (engine::Tournament& one :
         clubHistory({.seed = 2, .club = "C0522", .members = 16, .years = years, .firstYear = 2024}))
        all.push_back(std::move(one));
    for (engine::Tournament& one : all) {
        for (engine::Participant& participant : one.participants) {
            const std::size_t kind = std::hash<std::string>()(participant.name) % 5;
            if (kind == 0 || (kind == 1 && one.header.end->month() % 2 == 0))
                participant.personId.clear();
            if (kind < 3 && one.header.end->month() % 3 == 0)
                participant.memberNumber.reset();
            if (std::hash<std::string>()(participant.name) % 3 == 0) {
                participant.birthYear.reset();
                participant.birthDate.reset();
            }
        }
    }
    addOrigins(all);
    return all;
}

/// A correction of any kind.
ChronicleTournament corrected(ChronicleTournament one, std::mt19937& random)
{
    engine::Tournament& tournament = one.tournament;
    engine::Participant& participant = tournament.participants[random() % tournament.participants.size()];
    const engine::Participant& other = tournament.participants[random() % tournament.participants.size()];
    switch (random() % 9) {
    case 0: participant.rating = engine::Rating(800 + static_cast<int>(random() % 1500)); break;
    case 1: participant.member = !participant.member; break;
    case 2: participant.birthYear = 1950 + static_cast<int>(random() % 60); break;
    case 3: tournament.header.end = tournament.header.end->plusDays(static_cast<int>(random() % 90)); break;
    case 4:
        participant.personId = random() % 2 == 0 ? std::string() : "X" + std::to_string(random() % 5);
        break;
    case 5: participant.memberNumber = 1 + static_cast<int>(random() % 40); break;
    case 6:
        participant.name = other.name; // somebody was mistaken for somebody else
        participant.birthYear = other.birthYear;
        participant.birthDate = other.birthDate;
        break;
    default:
        for (int i = 0; i < 3 && !tournament.games.empty(); ++i) {
            engine::Game& game = tournament.games[random() % tournament.games.size()];
            game.result = game.result.mirrored();
        }
    }
    if (participant.birthDate && participant.birthYear)
        participant.birthYear = participant.birthDate->year();
    return one;
}

/// Of whom every seat is, told by his first one, and as whom he is known there.
std::map<std::pair<std::int64_t, int>, QString> personsIn(Archive& archive)
{
    const auto rows = archive.database().rows(
        u"SELECT p.key, p.seat, p.person_id, k.name, k.club, k.federation_id, k.birth_year,"
        " k.member, k.member_number, r.search FROM participation AS p"
        " LEFT JOIN roll AS r ON r.person_id = p.person_id"
        " LEFT JOIN known_as AS k ON k.person_id = p.person_id AND k.key = (SELECT max(key) FROM known_as"
        " WHERE person_id = p.person_id AND key <= p.key) ORDER BY p.key, p.seat"_s);
    std::map<std::int64_t, QString> firstSeats;
    std::map<std::pair<std::int64_t, int>, QString> persons;
    for (const QVariantList& row : rows.value()) {
        QString seat = row[0].toString() + u' ' + row[1].toString();
        QString& text = persons[{row[0].toLongLong(), row[1].toInt()}];
        text = firstSeats.emplace(row[2].toLongLong(), seat).first->second;
        for (const QVariant& value : row.sliced(3))
            text += u'|' + value.toString();
    }
    return persons;
}

} // namespace

/// What an archive computes.
class TestArchiveRun : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void computesWhatTheChainComputes_data() { ArchivePlaces::addEngines(); }
    void computesWhatTheChainComputes();
    void computesOnlyWhatFollows_data() { ArchivePlaces::addEngines(); }
    void computesOnlyWhatFollows();
    void followsLinks_data() { ArchivePlaces::addEngines(); }
    void followsLinks();
    void goesOnBehindTheLastOfTwoSeats_data() { ArchivePlaces::addEngines(); }
    void goesOnBehindTheLastOfTwoSeats();
    void isKnownByTheSeatThatStays_data() { ArchivePlaces::addEngines(); }
    void isKnownByTheSeatThatStays();
    void isTheSameHoweverItCame_data() { ArchivePlaces::addEngines(); }
    void isTheSameHoweverItCame();
    void repairsWhatIsWrong_data() { ArchivePlaces::addEngines(); }
    void repairsWhatIsWrong();
    void leavesThingsWhenCancelled_data() { ArchivePlaces::addEngines(); }
    void leavesThingsWhenCancelled();
    void letsOthersGoOnMeanwhile_data() { ArchivePlaces::addEngines(); }
    void letsOthersGoOnMeanwhile();
    void asksForACompleteRunAfterOtherRules();

private:
    ArchivePlaces m_places;
};

// RULE: WO2026 3.7
void TestArchiveRun::computesWhatTheChainComputes()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    Mirror mirror(twoClubs(3));
    for (std::size_t i = 0; i < mirror.size(); ++i)
        QVERIFY(mirror.publish(*archive, i, mirror.original(i)));
    QCOMPARE(archive->status()->waiting, std::int64_t(mirror.size()));
    const auto run = archive->recalculate();
    QVERIFY(run.has_value());
    QCOMPARE(run->submissions, int(mirror.size()));
    QVERIFY(numbersIn(*archive) == mirror.numbers());
    QCOMPARE(archive->status()->waiting, 0);
    QCOMPARE(archive->status()->tournaments, std::int64_t(mirror.size()));
    QVERIFY(archive->status()->persons > 40);
    // Nothing has changed since, and a complete run finds nothing else.
    QCOMPARE(archive->recalculate().value(), ArchiveRun());
    const auto complete = archive->recalculate(Archive::Extent::Complete);
    QCOMPARE(complete->evaluated, int(mirror.size()));
    QCOMPARE(complete->rows, 0);
}

void TestArchiveRun::computesOnlyWhatFollows()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    std::vector<engine::Tournament> chain;
    for (int month = 1; month <= 6; ++month)
        chain.push_back(wonBy(month, day(month), 1700, 20).tournament);
    Mirror mirror(chain);
    for (const std::size_t at : {0, 2, 4, 5})
        QVERIFY(mirror.publish(*archive, at, mirror.original(at)));
    QVERIFY(archive->recalculate().has_value());
    // Late: itself, and the three behind it.
    QVERIFY(mirror.publish(*archive, 1, mirror.original(1)));
    QCOMPARE(archive->recalculate()->evaluated, 4);
    QVERIFY(numbersIn(*archive) == mirror.numbers());
    // A name of the tournament concerns nobody.
    ChronicleTournament named = mirror.original(2);
    named.tournament.header.name = "Anders";
    QVERIFY(mirror.publish(*archive, 2, named));
    QCOMPARE(archive->recalculate()->evaluated, 1);
    // The last one does not concern those before it.
    ChronicleTournament drawn = mirror.original(5);
    drawn.tournament.games.front().result = engine::kDrawn;
    QVERIFY(mirror.publish(*archive, 5, drawn));
    QCOMPARE(archive->recalculate()->evaluated, 1);
    QVERIFY(mirror.publish(*archive, 0, {}));
    QVERIFY(archive->recalculate()->evaluated >= 5);
    QVERIFY(numbersIn(*archive) == mirror.numbers());
}

// RULE: WO2026 2.2.4, 3.7
void TestArchiveRun::followsLinks()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    // The second is entered as the first left him, and the third as the second did.
    std::vector<engine::Tournament> chain{wonBy(1, day(1), 1700, 20).tournament};
    for (int month = 2; month <= 3; ++month) {
        const auto left = evaluated({engine::TournamentId(month), chain.back()}, shippedRules());
        chain.push_back(wonBy(month, day(month), left.newRating, left.newIndex).tournament);
        lead(chain.back().participants.front(), std::size_t(month) - 2, 1);
    }
    Mirror mirror(chain);
    const auto entry = [&](std::size_t at) {
        const auto numbers = numbersIn(*archive).at({uuidOf(std::int64_t(at)), 0});
        return std::pair(std::get<0>(numbers), std::get<1>(numbers));
    };
    const auto typed = [&](std::size_t at) {
        const engine::Participant& hero = chain[at].participants.front();
        return std::pair(hero.rating->value(), *hero.index);
    };
    const auto compute = [&] {
        const bool isDone = archive->recalculate().has_value();
        return isDone && numbersIn(*archive) == mirror.numbers() &&
               archive->recalculate(Archive::Extent::Complete)->rows == 0;
    };
    // While nobody knows the first, what came in counts as from a file.
    QVERIFY(mirror.publish(*archive, 1, mirror.original(1)) &&
            mirror.publish(*archive, 2, mirror.original(2)));
    QVERIFY(compute());
    QCOMPARE(entry(1), typed(1));
    QVERIFY(mirror.publish(*archive, 0, mirror.original(0)));
    QVERIFY(compute());
    // Without the first, he enters the second as he had entered that one.
    QVERIFY(mirror.publish(*archive, 0, {}));
    QVERIFY(compute());
    QCOMPARE(entry(1), typed(0));
    QVERIFY(mirror.publish(*archive, 1, {}));
    QVERIFY(compute());
    QCOMPARE(entry(2), typed(0));
    // And so he does when the first comes behind it.
    QVERIFY(mirror.publish(*archive, 1, mirror.original(1)));
    ChronicleTournament later = mirror.original(0);
    later.tournament.header.end = day(6);
    QVERIFY(mirror.publish(*archive, 0, later));
    QVERIFY(compute());
    QCOMPARE(entry(1), typed(0));
    QCOMPARE(entry(0), std::pair(std::get<2>(numbersIn(*archive).at({uuidOf(2), 0})), 22));
    // The first changes, and so do the entries whose links lead to it.
    later.tournament.participants.front().rating = engine::Rating(1600);
    QVERIFY(mirror.publish(*archive, 0, later));
    QVERIFY(compute());
    QCOMPARE(entry(1), std::pair(1600, 20));
    QVERIFY(mirror.publish(*archive, 0, {}));
    QVERIFY(compute());
    QCOMPARE(entry(1), std::pair(1600, 20));
    // A complete run of an empty archive that is given all of it comes to the same.
    const auto moved = Archive::create(m_places.next(isServer), shippedRules(), {}, archive.get());
    QVERIFY(moved.has_value() && (*moved)->recalculate().has_value());
    QVERIFY(statesIn(**moved) == statesIn(*archive));
}

/// Somebody who sits in a tournament twice, by mistake, and played on the first seat alone.
void TestArchiveRun::goesOnBehindTheLastOfTwoSeats()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    std::vector<engine::Tournament> chain;
    for (int month = 1; month <= 3; ++month)
        chain.push_back(wonBy(month, day(month), 1700, 20).tournament);
    engine::Participant twice = chain[1].participants.front();
    twice.number = engine::ParticipantNumber(chain[1].participants.back().number.value() + 1);
    chain[1].participants.push_back(twice);
    Mirror mirror(chain);
    const auto compute = [&] {
        const bool isDone = archive->recalculate().has_value();
        return isDone && numbersIn(*archive) == mirror.numbers() &&
               archive->recalculate(Archive::Extent::Complete)->rows == 0;
    };
    for (std::size_t at = 0; at < chain.size(); ++at)
        QVERIFY(mirror.publish(*archive, at, mirror.original(at)));
    QVERIFY(compute());
    ChronicleTournament lost = mirror.original(0);
    lost.tournament.games.front().result = engine::kBlackWins;
    QVERIFY(mirror.publish(*archive, 0, lost));
    QVERIFY(compute());
}

/// Somebody has two seats by mistake, and another tournament tells that one of them is somebody else's.
void TestArchiveRun::isKnownByTheSeatThatStays()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    std::vector<engine::Tournament> both{wonBy(1, day(1), 1700, 20).tournament,
                                         wonBy(2, day(2), 1700, 20).tournament};
    engine::Participant& alone = both[0].participants[0];
    alone.name = "Anders, Arno";
    alone.birthYear = 1985;
    alone.personId = "C0522-72";
    for (engine::Participant& twice : both[1].participants) {
        twice.name = "Peters, Frank";
        twice.birthYear = 1990;
        twice.birthDate.reset();
        twice.personId.clear();
        twice.memberNumber.reset();
        twice.fideId.reset();
    }
    both[1].participants[1].personId = "C0522-72";
    both[1].participants[1].clubName = "Umbenannt";
    Mirror mirror(both);
    QVERIFY(mirror.publish(*archive, 1, mirror.original(1)));
    QVERIFY(archive->recalculate().has_value());
    QVERIFY(mirror.publish(*archive, 0, mirror.original(0)));
    QVERIFY(archive->recalculate().has_value());
    const auto persons = personsIn(*archive);
    const auto seat = [&](int at) { return persons.at({persons.rbegin()->first.first, at}); };
    QVERIFY2(seat(0).contains(u"Peters, Frank"_s) && seat(0) != seat(1), qPrintable(seat(0)));
    const auto moved = Archive::create(m_places.next(isServer), shippedRules(), {}, archive.get());
    QVERIFY((*moved)->recalculate().has_value());
    QVERIFY(personsIn(**moved) == persons);
}

// RULE: WO2026 3.7
void TestArchiveRun::isTheSameHoweverItCame()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.makeSetUp(isServer);
    std::mt19937 random(isServer ? 7 : 8);
    Mirror mirror(twoClubs(2));
    const int acts = std::max(rounds(40, 11), qEnvironmentVariableIntValue("ZAHLMEISTER_ARCHIVE_ACTS"));
    for (int act = 0; act < acts; ++act) {
        for (auto several = random() % 3 + 1; several > 0; --several) {
            const std::size_t at = random() % mirror.size();
            std::optional<ChronicleTournament> one = mirror.original(at);
            if (mirror.isThere(at) && random() % 4 == 0)
                one.reset();
            else if (mirror.isThere(at))
                one = corrected(mirror.current(at), random);
            QVERIFY(mirror.publish(*archive, at, one));
        }
        const auto run = archive->recalculate();
        QVERIFY2(run.has_value(), run.has_value() ? "" : run.error().detail.c_str());
        if (act % 5 != 0)
            continue;
        const ArchivedNumbers expected = mirror.numbers();
        const ArchivedNumbers found = numbersIn(*archive);
        for (const auto& [seat, numbers] : expected) {
            if (!found.contains(seat) || found.at(seat) != numbers)
                QFAIL(qPrintable(u"act %1: %2 %3"_s.arg(act).arg(seat.first).arg(seat.second)));
        }
        QCOMPARE(found.size(), expected.size());
        QCOMPARE(archive->recalculate(Archive::Extent::Complete)->rows, 0);
    }
    // Nobody stays who sits nowhere.
    const auto empty = archive->database().rows(
        u"SELECT count(*) FROM person WHERE NOT EXISTS (SELECT 1 FROM participation WHERE person_id = person.id)"_s);
    QCOMPARE(empty->front()[0].toInt(), 0);
    // An empty archive that is given all of it at once knows the same persons, and as the same.
    const auto moved = Archive::create(m_places.next(isServer), shippedRules(), {}, archive.get());
    QVERIFY(moved.has_value() && (*moved)->recalculate().has_value());
    QVERIFY(statesIn(**moved) == statesIn(*archive));
    QVERIFY(personsIn(**moved) == personsIn(*archive));
}

/// A complete run believes nothing of what was computed before.
void TestArchiveRun::repairsWhatIsWrong()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    Mirror mirror(twoClubs(3));
    std::mt19937 random(11);
    for (std::size_t i = 0; i < mirror.size(); ++i)
        QVERIFY(mirror.publish(*archive, i, mirror.original(i)));
    for (std::size_t i = 0; i < mirror.size(); i += 3)
        QVERIFY(mirror.publish(*archive, i, corrected(mirror.current(i), random)));
    QVERIFY(archive->recalculate().has_value());
    const auto states = statesIn(*archive);
    QVERIFY(numbersIn(*archive) == mirror.numbers());
    ArchiveDatabase& database = archive->database();
    const QString empty = isServer ? u"''::bytea"_s : u"x''"_s;
    for (
        const QString& damage :
        {u"UPDATE participation SET state = %1 WHERE key % 3 = 0"_s.arg(empty),
         u"UPDATE participation SET asked = %1"_s.arg(empty),
         u"UPDATE participation SET exit_rating = exit_rating + 1, exit_index = exit_index + 1 WHERE key % 2 = 0"_s,
         u"UPDATE participation SET key = key + 1 WHERE key % 2 = 0"_s,
         u"UPDATE tournament SET rules = 'x'"_s, u"DELETE FROM participation WHERE person_id % 2 = 0"_s,
         u"DELETE FROM participation"_s}) {
        const auto changed = database.run(damage);
        QVERIFY2(changed.has_value() && *changed > 0, qPrintable(damage));
        QVERIFY(archive->recalculate(Archive::Extent::Complete).has_value());
        QVERIFY2(statesIn(*archive) == states, qPrintable(damage));
        QVERIFY(numbersIn(*archive) == mirror.numbers());
        QCOMPARE(archive->recalculate(Archive::Extent::Complete)->rows, 0);
    }
}

void TestArchiveRun::leavesThingsWhenCancelled()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    Mirror mirror(twoClubs(1));
    for (std::size_t i = 0; i < mirror.size(); ++i)
        QVERIFY(mirror.publish(*archive, i, mirror.original(i)));
    for (int last = 0; last < 4; ++last) {
        int asked = 0;
        const auto run =
            archive->recalculate(Archive::Extent::Changed, [&](const ArchiveRun&, std::size_t waiting) {
                return waiting > 0 && asked++ < last;
            });
        QVERIFY(!run.has_value());
        QCOMPARE(run.error().code, ErrorCode::Cancelled);
        QVERIFY(numbersIn(*archive).empty());
        QCOMPARE(archive->status()->persons, 0);
    }
    QVERIFY(archive->recalculate().has_value());
    QVERIFY(numbersIn(*archive) == mirror.numbers());
}

/// Nobody waits while everything is computed anew, and what he did is in what comes out.
void TestArchiveRun::letsOthersGoOnMeanwhile()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const auto other = *Archive::open(archive->address(), shippedRules());
    QVERIFY(!isServer || other->database().run(u"SET lock_timeout TO '1s'"_s).has_value());
    Mirror mirror(twoClubs(2));
    for (std::size_t i = 2; i < mirror.size(); ++i)
        QVERIFY(mirror.publish(*archive, i, mirror.original(i)));
    QVERIFY(archive->recalculate().has_value());
    std::size_t published = 0;
    for (const bool alsoComputes : {false, true}) {
        QVERIFY(archive->database()
                    .run(u"UPDATE participation SET games = games + 1 WHERE seat < 3"_s)
                    .has_value());
        bool isAsked = false;
        const auto run = archive->recalculate(Archive::Extent::Complete, [&](const ArchiveRun&, std::size_t) {
            if (std::exchange(isAsked, true))
                return true;
            const bool isIn = mirror.publish(*other, published, mirror.original(published));
            ++published;
            return isIn && (!alsoComputes || other->recalculate().has_value());
        });
        QVERIFY(run.has_value());
        QVERIFY(run->rows > 0);
        QCOMPARE(run->submissions, alsoComputes ? 0 : 1);
        QVERIFY(numbersIn(*archive) == mirror.numbers());
        QCOMPARE(archive->status()->waiting, 0);
        QCOMPARE(archive->recalculate(Archive::Extent::Complete)->rows, 0);
    }
}

void TestArchiveRun::asksForACompleteRunAfterOtherRules()
{
    const auto archive = m_places.make(false);
    QVERIFY(archive->publish(publicationOf(1, 0, wonBy(1, day(3), 1700, 20))).has_value());
    QVERIFY(archive->recalculate().has_value());
    std::vector<engine::RuleVersion> versions(shippedRules().versions().begin(),
                                              shippedRules().versions().end());
    for (engine::RuleVersion& version : versions) {
        for (engine::Parameter& parameter : version.parameters) {
            if (version.id == "dwz-2026" && parameter.name == "r")
                parameter.values.front() *= 1.5;
        }
    }
    const engine::RuleCatalog others(versions);
    const auto again = Archive::open(archive->database().address(), others);
    QVERIFY(again.has_value() && (*again)->status()->hasOtherRules);
    QCOMPARE((*again)->recalculate().error().code, ErrorCode::OtherRules);
    const auto before = numbersIn(**again);
    QVERIFY((*again)->recalculate(Archive::Extent::Complete).has_value());
    QVERIFY(!(*again)->status()->hasOtherRules);
    QVERIFY(archive->status()->hasOtherRules);
    QVERIFY(numbersIn(**again).size() == before.size());
}

ZAHLMEISTER_TEST(TestArchiveRun, QCoreApplication)

} // namespace tst_archiverun

#include "tst_archiverun.moc"
