// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QTemporaryDir>
#include <QTest>

#include "app/archive/publishing.h"
#include "app/chronicle/chain/settling.h"
#include "app/chronicle/personstore.h"
#include "app/chronicle/recalculationstore.h"
#include "app/store/workfile.h"
#include "tests/app/archive/agreement.h"
#include "tests/app/archive/archives.h"
#include "tests/app/archive/mirror.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

namespace tst_archiveagrees {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace zahlmeister::tests;

namespace {

/// A work file in which things happen, and the archive to which it is published.
class Play {
public:
    Play(unsigned seed, WorkFile& file, Archive& archive)
        : m_random(seed), m_file(file), m_archive(archive), m_tournaments(twoClubs(1))
    {
        std::ranges::shuffle(m_tournaments, m_random);
    }

    void act()
    {
        const auto kind = m_random() % 10;
        if (kind < 5 && m_added < m_tournaments.size()) {
            QVERIFY(m_file.addTournament(m_tournaments[m_added++]).has_value());
        } else if (kind < 6 && m_added > 0) {
            const auto id = engine::TournamentId(1 + static_cast<std::int64_t>(m_random() % m_added));
            if (!m_file.removeTournament(id).has_value())
                static_cast<void>(m_file.restoreTournament(id));
        } else if (kind < 9) {
            kind == 8 ? merge() : part();
        } else if (!m_decisions.empty()) {
            const std::size_t at = m_random() % m_decisions.size();
            const auto taken = takeBack(m_file, m_decisions[at]);
            QVERIFY(taken.has_value());
            if (taken->seatedTwice.empty())
                m_decisions.erase(m_decisions.begin() + static_cast<std::ptrdiff_t>(at));
        }
    }

    void takeAllBack()
    {
        while (!m_decisions.empty()) {
            QVERIFY(takeBack(m_file, m_decisions.back()).has_value());
            m_decisions.pop_back();
        }
    }

    void compare()
    {
        QVERIFY(storeRecalculation(m_file, *recalculationOf(m_file), {}, day(2030, 1, 1)).has_value());
        QVERIFY(!recalculationOf(m_file)->hasChanges());
        const auto ids = publishableTournaments(m_file, m_archive.id());
        for (const engine::TournamentId id : *ids) {
            const auto done = publishTournament(m_file, id, m_archive, u"Anton"_s);
            QVERIFY(done.has_value() && done->state != PublicationOutcome::State::Conflict);
        }
        QVERIFY(m_archive.recalculate().has_value());
        QVERIFY(agreedOf(m_archive).persons == agreedOf(m_file).persons);
        QVERIFY(agreedOf(m_archive).entries == agreedOf(m_file).entries);
        QCOMPARE(m_archive.recalculate(Archive::Extent::Complete)->rows, 0);
    }

private:
    void merge()
    {
        const auto chronicle = *chronicleOf(m_file);
        if (chronicle.persons.size() < 2)
            return;
        const PersonHistory& one = chronicle.persons[m_random() % chronicle.persons.size()];
        const PersonHistory& other = chronicle.persons[m_random() % chronicle.persons.size()];
        if (&one != &other && tournamentsOfBoth(one, other).empty())
            keep(decide(m_file, merging(one, other, "x"), day(2030, 1, 1)));
    }

    void part()
    {
        const auto chronicle = *chronicleOf(m_file);
        if (chronicle.persons.empty())
            return;
        const PersonHistory& one = chronicle.persons[m_random() % chronicle.persons.size()];
        if (one.participations.size() > 1)
            keep(decide(m_file, parting(one, {one.participations.back().tournament}, "x"), day(2030, 1, 1)));
    }

    void keep(const Result<Decided>& decided)
    {
        QVERIFY(decided.has_value());
        if (decided->kept)
            m_decisions.push_back(decided->kept->id);
    }

    std::mt19937 m_random;
    WorkFile& m_file;
    Archive& m_archive;
    std::vector<engine::Tournament> m_tournaments;
    std::size_t m_added = 0;
    std::vector<std::int64_t> m_decisions;
};

} // namespace

/// A work file and the archive that gets its tournaments say the same, whatever was merged, split, removed
/// and taken back in between.
class TestArchiveAgrees : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatTheWorkFileSays_data();
    void saysWhatTheWorkFileSays();

private:
    ArchivePlaces m_places;
};

void TestArchiveAgrees::saysWhatTheWorkFileSays_data()
{
    QTest::addColumn<bool>("isServer");
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= static_cast<unsigned>(rounds(12, 2)); ++seed) {
        QTest::addRow("sqlite %u", seed) << false << seed;
        QTest::addRow("postgresql %u", seed) << true << seed;
    }
}

// RULE: WO2026 3.7
void TestArchiveAgrees::saysWhatTheWorkFileSays()
{
    ZAHLMEISTER_ENGINE(m_places);
    QFETCH(const unsigned, seed);
    const auto archive = m_places.make(isServer);
    const QTemporaryDir folder;
    const auto file = WorkFile::open(folder.filePath(u"a.zahlmeister"_s));
    Play play(seed, **file, *archive);
    for (int step = 1; step <= 40; ++step) {
        play.act();
        if (step % 8 == 0)
            play.compare();
        if (QTest::currentTestFailed())
            return;
    }
    play.takeAllBack();
    play.compare();
}

ZAHLMEISTER_TEST(TestArchiveAgrees, QCoreApplication)

} // namespace tst_archiveagrees

#include "tst_archiveagrees.moc"
