// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/archive/archivedacts.h"
#include "app/archive/kept/archivedatabase.h"
#include "tests/app/archive/archives.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"

namespace tst_archivedacts {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace zahlmeister::tests;

namespace {

engine::Date day(int month)
{
    return *engine::Date::tryFrom(2027, month, 1);
}

ArchivePlace heroIn(std::int64_t tournament)
{
    return {tournament, kHero};
}

} // namespace

/// Persons of an archive merged and split by a role that may.
class TestArchivedActs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsAndTakesBack_data() { ArchivePlaces::addEngines(); }
    void partsAndTakesBack();
    void mergesAndTakesBack_data() { ArchivePlaces::addEngines(); }
    void mergesAndTakesBack();
    void staysWhenItIsPublishedAgain_data() { ArchivePlaces::addEngines(); }
    void staysWhenItIsPublishedAgain();
    void knowsWhoSitsInARemovedTournament_data() { ArchivePlaces::addEngines(); }
    void knowsWhoSitsInARemovedTournament();
    void refuses_data() { ArchivePlaces::addEngines(); }
    void refuses();

private:
    /// Three tournaments in which the hero plays, each entered as the first left him.
    std::unique_ptr<Archive> filled(bool isServer)
    {
        auto archive = m_places.make(isServer);
        m_all.clear();
        for (int month = 1; month <= 3; ++month) {
            ChronicleTournament one = wonBy(month, day(month), 1700, 20);
            if (month == 3) { // under another name and id
                heroOf(one).name = "Held-Lang, Hans";
                heroOf(one).personId = "NU0000002";
            }
            ChronicleTournaments others;
            for (std::size_t i = 0; i < m_all.size(); ++i)
                others.push_back(known(m_all[i], engine::TournamentId(std::int64_t(i) + 1), i + 1));
            m_all.push_back(linked(*known(one, engine::TournamentId(month), std::size_t(month)), others));
            const auto done = archive->publish(publicationOf(month, 0, m_all.back()));
            if (!done.has_value())
                qFatal("not published");
        }
        if (!archive->recalculate().has_value())
            qFatal("not computed");
        return archive;
    }

    /// Everything that was computed is what a complete run computes, here and after a move.
    void isWhole(Archive& archive, bool isServer)
    {
        QCOMPARE(archive.recalculate(Archive::Extent::Complete)->rows, 0);
        const auto moved = Archive::create(m_places.next(isServer), shippedRules(), {}, &archive);
        QVERIFY(moved.has_value() && (*moved)->recalculate().has_value());
        QVERIFY(statesIn(**moved) == statesIn(archive));
    }

    ArchivePlaces m_places;
    std::vector<ChronicleTournament> m_all;
};

// RULE: WO2026 3.7: a complete run may be necessary because records of players are merged.
void TestArchivedActs::partsAndTakesBack()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = filled(isServer);
    const auto before = statesIn(*archive);
    QCOMPARE(seatsOfPerson(*archive, *personSeated(*archive, heroIn(1)))->size(), 2U);
    const auto act = partPerson(*archive, {heroIn(2)}, u"Anton"_s, u"Vater und Sohn"_s);
    QVERIFY(act.has_value() && act->id > 0);
    QVERIFY(*personSeated(*archive, heroIn(1)) != *personSeated(*archive, heroIn(2)));
    QVERIFY(statesIn(*archive) != before);
    isWhole(*archive, isServer);
    const auto back = takeActBack(*archive, {}, u"Anton"_s);
    QVERIFY(back.has_value() && back->id > act->id);
    QVERIFY(statesIn(*archive) == before);
    QCOMPARE(takeActBack(*archive, {}, u"Anton"_s)->id, 0);
    isWhole(*archive, isServer);
}

void TestArchivedActs::mergesAndTakesBack()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = filled(isServer);
    const auto before = statesIn(*archive);
    const std::int64_t one = *personSeated(*archive, heroIn(1));
    const std::int64_t other = *personSeated(*archive, heroIn(3));
    QVERIFY(one != other);
    const auto act = mergePersons(*archive, one, other, u"Anton"_s, u"Heirat"_s);
    QVERIFY(act.has_value() && act->id > 0);
    QCOMPARE(*personSeated(*archive, heroIn(3)), one);
    QVERIFY(statesIn(*archive) != before);
    isWhole(*archive, isServer);
    // A player who comes with the uuid of either is he.
    ChronicleTournament fourth = wonBy(4, day(4), 1700, 20);
    heroOf(fourth).person = heroOf(m_all[2]).person;
    QVERIFY(archive->publish(publicationOf(4, 0, fourth)).has_value() && archive->recalculate().has_value());
    QCOMPARE(*personSeated(*archive, heroIn(4)), one);
    QVERIFY(takeActBack(*archive, act->id, u"Anton"_s)->id > 0);
    QVERIFY(*personSeated(*archive, heroIn(3)) != *personSeated(*archive, heroIn(1)));
    isWhole(*archive, isServer);
}

/// What the role said outlives that somebody corrects a result, and the uuids that his work file knows.
void TestArchivedActs::staysWhenItIsPublishedAgain()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = filled(isServer);
    QVERIFY(partPerson(*archive, {heroIn(2)}, u"Anton"_s, u"Vater und Sohn"_s)->id > 0);
    const std::int64_t split = *personSeated(*archive, heroIn(2));
    ChronicleTournament corrected = m_all[1];
    corrected.tournament.games.front().result = engine::kDrawn;
    QVERIFY(archive->publish(publicationOf(2, 1, corrected)).has_value() &&
            archive->recalculate().has_value());
    QCOMPARE(*personSeated(*archive, heroIn(2)), split);
    // A player who comes with the uuid that both had is the first.
    ChronicleTournament fourth = wonBy(4, day(4), 1700, 20);
    heroOf(fourth).person = heroOf(m_all[0]).person;
    QVERIFY(archive->publish(publicationOf(4, 0, fourth)).has_value() && archive->recalculate().has_value());
    QCOMPARE(*personSeated(*archive, heroIn(4)), *personSeated(*archive, heroIn(1)));
    isWhole(*archive, isServer);
}

/// Somebody who comes in while his only tournament is removed, or is removed in the same run, is no second
/// person.
void TestArchivedActs::knowsWhoSitsInARemovedTournament()
{
    ZAHLMEISTER_ENGINE(m_places);
    for (const bool isTogether : {false, true}) {
        const auto archive = m_places.make(isServer);
        const ChronicleTournament first = wonBy(1, day(1), 1700, 20);
        QVERIFY(archive->publish(publicationOf(1, 0, first)).has_value());
        QVERIFY(archive->recalculate().has_value());
        QVERIFY(archive->publish(publicationOf(1, 1, std::nullopt)).has_value());
        QVERIFY(isTogether || archive->recalculate().has_value());
        QVERIFY(archive->publish(publicationOf(2, 0, wonBy(2, day(2), 1700, 20))).has_value());
        QVERIFY(archive->recalculate().has_value());
        QVERIFY(archive->publish(publicationOf(1, 2, first)).has_value());
        QVERIFY(archive->recalculate().has_value());
        const auto heroes = archive->database().rows(
            u"SELECT count(*), count(DISTINCT person_id) FROM participation WHERE seat = 0"_s);
        QVERIFY(heroes.has_value());
        QCOMPARE(heroes->front()[0].toInt(), 2);
        QCOMPARE(heroes->front()[1].toInt(), 1);
    }
}

void TestArchivedActs::refuses()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = filled(isServer);
    const std::int64_t hero = *personSeated(*archive, heroIn(1));
    const std::int64_t opponent = *personSeated(*archive, {2, engine::ParticipantNumber(2)});
    const auto twice = mergePersons(*archive, hero, opponent, u"Anton"_s, u"?"_s);
    QVERIFY(twice.has_value() && twice->id == 0);
    QCOMPARE(twice->seatedTwice, std::vector<std::int64_t>{2});
    QCOMPARE(partPerson(*archive, {heroIn(1), heroIn(2)}, u"Anton"_s, u"?"_s).error().code,
             ErrorCode::UnknownParticipant);
    QCOMPARE(personSeated(*archive, heroIn(9)).error().code, ErrorCode::UnknownParticipant);
    QVERIFY(archive->publish(publicationOf(9, 0, wonBy(9, day(9), 1700, 20))).has_value());
    QCOMPARE(mergePersons(*archive, hero, opponent, u"Anton"_s, u"?"_s).error().args.back(), "not-computed");
}

ZAHLMEISTER_TEST(TestArchivedActs, QCoreApplication)

} // namespace tst_archivedacts

#include "tst_archivedacts.moc"
