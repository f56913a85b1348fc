// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <deque>

#include <QTemporaryDir>
#include <QTest>

#include "app/chronicle/chain/recalculation.h"
#include "app/chronicle/chain/settling.h"
#include "app/chronicle/personstore.h"
#include "app/store/database.h"
#include "app/store/workfile.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"

namespace tst_personstore {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::PersonHistory;
using app::WorkFile;

namespace {

engine::Date day(int month)
{
    return *engine::Date::tryFrom(2027, month, 1);
}

} // namespace

/// Persons merged and parted in a work file.
class TestPersonStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void mergesAndTakesBack();
    void partsAndTakesBack();
    void knowsWhoSatTogether();
    void reachesTheChain();
    void asksWhomANewcomerIs();
    void staysWhoHeIs();
    void carriesOutWhatEarlierVersionsDecided();
    void keepsNothingOfAFileThatCannotBeWritten();
    void namesADamagedDay();

private:
    /// The person who sat first in a tournament.
    [[nodiscard]] const PersonHistory& heroOf(engine::TournamentId id)
    {
        m_chronicles.push_back(*app::chronicleOf(*m_file));
        for (const PersonHistory& person : m_chronicles.back().persons) {
            for (const app::Participation& one : person.participations) {
                if (one.tournament == id && one.participant->number == kHero)
                    return person;
            }
        }
        qFatal("nobody");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkFile> m_file;
    std::deque<app::Chronicle> m_chronicles; ///< what was said of persons refers to them
    engine::TournamentId m_first{0};
    engine::TournamentId m_second{0};
    engine::TournamentId m_third{0};
};

void TestPersonStore::init()
{
    m_file.reset();
    m_chronicles.clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = std::move(*WorkFile::open(m_folder->filePath(u"a.zahlmeister"_s)));
    m_first = *m_file->addTournament(wonBy(1, day(3), 1700, 20).tournament);
    m_second = *m_file->addTournament(wonBy(2, day(6), 1700, 20).tournament);
    auto third = wonBy(3, day(9), 1700, 20);
    tests::heroOf(third).name = "Held-Lang, Hans";
    tests::heroOf(third).personId = "NU0000002";
    m_third = *m_file->addTournament(third.tournament);
}

void TestPersonStore::mergesAndTakesBack()
{
    const PersonHistory& one = heroOf(m_first);
    const PersonHistory& other = heroOf(m_third);
    QCOMPARE(one.participations.size(), std::size_t{2});
    QCOMPARE(other.participations.size(), std::size_t{1});
    const auto kept = app::decide(*m_file, app::merging(one, other, "Heirat"), day(10));
    QVERIFY(kept.has_value());
    QCOMPARE(*app::personDecisions(*m_file), app::PersonDecisions{*kept->kept});
    QCOMPARE(kept->kept->reason, std::string("Heirat"));
    QVERIFY(kept->kept->decided == day(10));
    QCOMPARE(heroOf(m_first).participations.size(), std::size_t{3});
    QVERIFY(app::takeBack(*m_file, kept->kept->id).has_value());
    QCOMPARE(heroOf(m_first).participations.size(), std::size_t{2});
    QVERIFY(app::takeBack(*m_file, kept->kept->id).has_value()); // it is gone already
}

void TestPersonStore::partsAndTakesBack()
{
    const PersonHistory& one = heroOf(m_first);
    const auto kept = app::decide(*m_file, app::parting(one, {m_second}, "Vater und Sohn"), day(10));
    QVERIFY(kept.has_value());
    QCOMPARE(heroOf(m_first).participations.size(), std::size_t{1});
    QCOMPARE(heroOf(m_second).participations.size(), std::size_t{1});
    QVERIFY(app::takeBack(*m_file, kept->kept->id).has_value());
    QCOMPARE(heroOf(m_second).participations.size(), std::size_t{2});
}

void TestPersonStore::knowsWhoSatTogether()
{
    const PersonHistory& one = heroOf(m_first);
    const PersonHistory& opponent = [&]() -> const PersonHistory& {
        for (const PersonHistory& person : m_chronicles.back().persons) {
            if (person.participations.front().tournament == m_second)
                return person;
        }
        qFatal("nobody");
    }();
    QVERIFY(app::tournamentsOfBoth(one, opponent) == std::vector{m_second});
    QVERIFY(app::tournamentsOfBoth(one, heroOf(m_third)).empty());

    // Nobody is two players of a tournament, also not of one in the waste basket.
    const auto refused = [&] {
        const auto decided = app::decide(*m_file, app::merging(one, opponent, {}), day(10));
        return decided.has_value() && !decided->kept && decided->seatedTwice == std::vector{m_second};
    };
    QVERIFY(refused());
    QVERIFY(m_file->removeTournament(m_second).has_value());
    QVERIFY(refused());
    QVERIFY(app::personDecisions(*m_file)->empty());
}

// RULE: WO2026 3.7: a complete run may be necessary because records of players are merged.
void TestPersonStore::reachesTheChain()
{
    const auto changesOfThird = [&] {
        const auto recalculation = app::recalculationOf(*m_file);
        return recalculation->tournaments.back().changes.size();
    };
    QCOMPARE(changesOfThird(), std::size_t{0});
    const PersonHistory& one = heroOf(m_first);
    const auto kept = app::decide(*m_file, app::merging(one, heroOf(m_third), {}), day(10));
    QVERIFY(changesOfThird() > 0);
    QVERIFY(app::takeBack(*m_file, kept->kept->id).has_value());
    QCOMPARE(changesOfThird(), std::size_t{0});
}

/// Two have the same data since they were split: a newcomer is none of them until that is decided.
void TestPersonStore::asksWhomANewcomerIs()
{
    QVERIFY(app::decide(*m_file, app::parting(heroOf(m_first), {m_second}, "Vater und Sohn"), day(10))
                .has_value());
    const auto fourth = *m_file->addTournament(wonBy(4, day(11), 1700, 20).tournament);
    const auto questions = [&] {
        const auto recalculation = app::recalculationOf(*m_file);
        const auto one =
            std::ranges::find(recalculation->tournaments, fourth, &app::RecalculatedTournament::id);
        return std::ranges::count(one->questions, app::EntryQuestionKind::UnclearPerson,
                                  &app::EntryQuestion::kind);
    };
    QVERIFY(app::settleEntries(*m_file).has_value());
    QCOMPARE(questions(), 1);
    QCOMPARE(heroOf(fourth).participations.size(), std::size_t{1});
    QVERIFY(heroOf(fourth).person().person.empty());
    const auto kept = app::decide(*m_file, app::merging(heroOf(m_second), heroOf(fourth), "Sohn"), day(12));
    QVERIFY(kept.has_value());
    QCOMPARE(questions(), 0);
    QCOMPARE(heroOf(m_second).participations.size(), std::size_t{2});
    QVERIFY(app::takeBack(*m_file, kept->kept->id).has_value());
    QCOMPARE(questions(), 1);
    // Or he is neither of them.
    QVERIFY(app::decide(*m_file, app::parting(heroOf(fourth), {fourth}, "ein Dritter"), day(12)).has_value());
    QCOMPARE(questions(), 0);
    QCOMPARE(heroOf(fourth).participations.size(), std::size_t{1});
}

/// Nothing that comes later, and no correction, links anybody otherwise.
void TestPersonStore::staysWhoHeIs()
{
    QVERIFY(app::settleEntries(*m_file).has_value());
    const std::string hero = heroOf(m_first).person().person;
    QCOMPARE(hero.size(), std::size_t{36});
    QVERIFY(m_file->database()
                .execute(u"UPDATE participant SET person_id = 'NU0000009' WHERE number = 1"
                         " AND tournament_id = 1"_s)
                .has_value());
    QCOMPARE(heroOf(m_second).participations.size(), std::size_t{2});
    QCOMPARE(heroOf(m_second).person().person, hero);
    QVERIFY(m_file->removeTournament(m_first).has_value());
    QVERIFY(app::settleEntries(*m_file).has_value());
    QCOMPARE(heroOf(m_second).person().person, hero);
}

void TestPersonStore::carriesOutWhatEarlierVersionsDecided()
{
    QVERIFY(m_file->database()
                .execute(u"INSERT INTO person_decision (kind, tournament_id, participant, name,"
                         " other_tournament_id, other_participant, other_name, reason, decided) VALUES"
                         " ('same', 1, 1, 'Held, Hans', 3, 1, 'Held-Lang, Hans', '', '2026-01-01'),"
                         " ('apart', 2, 1, 'Held, Hans', 2, 1, 'Held, Hans', '', '2026-01-02'),"
                         " ('apart', 3, 1, 'Held-Lang, Hans', 2, 1, 'Held, Hans', '', '2026-01-02')"_s)
                .has_value());
    QCOMPARE(heroOf(m_first).participations.size(), std::size_t{1}); // before anything is written
    QCOMPARE(heroOf(m_second).participations.size(), std::size_t{2});
    QVERIFY(app::settleEntries(*m_file).has_value());
    const auto decisions = *app::personDecisions(*m_file);
    QCOMPARE(decisions.size(), std::size_t{2}); // what was split off together is one
    QVERIFY(std::ranges::all_of(decisions, [](const app::PersonDecision& one) {
        return one.state == app::PersonDecisionState::Settled && !one.seats.empty();
    }));
    QCOMPARE(heroOf(m_second).participations.size(), std::size_t{2});
    QVERIFY(app::takeBack(*m_file, decisions[1].id).has_value());
    QCOMPARE(heroOf(m_first).participations.size(), std::size_t{3});
    QVERIFY(app::takeBack(*m_file, decisions[0].id).has_value());
    QCOMPARE(heroOf(m_first).participations.size(), std::size_t{2});
    QCOMPARE(heroOf(m_third).participations.size(), std::size_t{1});
}

void TestPersonStore::keepsNothingOfAFileThatCannotBeWritten()
{
    const PersonHistory& one = heroOf(m_first);
    const auto decisions = app::merging(one, heroOf(m_third), {});
    const QString path = m_file->path();
    m_file = std::move(*WorkFile::open(path, WorkFile::Access::ReadOnly));
    QCOMPARE(app::decide(*m_file, decisions, day(10)).error().code, ErrorCode::ReadOnly);
    QCOMPARE(app::takeBack(*m_file, 1).error().code, ErrorCode::ReadOnly);
}

void TestPersonStore::namesADamagedDay()
{
    const PersonHistory& one = heroOf(m_first);
    QVERIFY(app::decide(*m_file, app::merging(one, heroOf(m_third), {}), day(10)).has_value());
    QVERIFY(m_file->database().execute(u"UPDATE person_decision SET decided = '2027-99-99'"_s).has_value());
    QCOMPARE(app::personDecisions(*m_file).error().code, ErrorCode::DamagedWorkFile);
}

ZAHLMEISTER_TEST(TestPersonStore, QCoreApplication)

} // namespace tst_personstore

#include "tst_personstore.moc"
