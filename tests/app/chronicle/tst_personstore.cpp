// SPDX-License-Identifier: GPL-3.0-or-later
#include <deque>

#include <QTemporaryDir>
#include <QTest>

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
    QCOMPARE(*app::personDecisions(*m_file), kept->kept);
    QCOMPARE(kept->kept.front().reason, std::string("Heirat"));
    QVERIFY(kept->kept.front().decided == day(10));
    QCOMPARE(heroOf(m_first).participations.size(), std::size_t{3});
    QVERIFY(app::takeBack(*m_file, {kept->kept.front().id}).has_value());
    QCOMPARE(heroOf(m_first).participations.size(), std::size_t{2});
    QVERIFY(app::takeBack(*m_file, {kept->kept.front().id}).has_value()); // it is gone already
}

void TestPersonStore::partsAndTakesBack()
{
    const PersonHistory& one = heroOf(m_first);
    const auto decisions = app::parting(one, {m_second}, "Vater und Sohn");
    QCOMPARE(decisions.size(), std::size_t{1});
    const auto kept = app::decide(*m_file, decisions, day(10));
    QVERIFY(kept.has_value());
    QCOMPARE(heroOf(m_first).participations.size(), std::size_t{1});
    QCOMPARE(heroOf(m_second).participations.size(), std::size_t{1});
    QVERIFY(app::takeBack(*m_file, {kept->kept.front().id}).has_value());
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
        return decided.has_value() && decided->kept.empty() && decided->seatedTwice == std::vector{m_second};
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
    QVERIFY(app::takeBack(*m_file, {kept->kept.front().id}).has_value());
    QCOMPARE(changesOfThird(), std::size_t{0});
}

void TestPersonStore::keepsNothingOfAFileThatCannotBeWritten()
{
    const PersonHistory& one = heroOf(m_first);
    const auto decisions = app::merging(one, heroOf(m_third), {});
    const QString path = m_file->path();
    m_file = std::move(*WorkFile::open(path, WorkFile::Access::ReadOnly));
    QCOMPARE(app::decide(*m_file, decisions, day(10)).error().code, ErrorCode::ReadOnly);
    QCOMPARE(app::takeBack(*m_file, {1}).error().code, ErrorCode::ReadOnly);
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
