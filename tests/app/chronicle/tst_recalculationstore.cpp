// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/rules/shippedrules.h"
#include "app/store/database.h"
#include "app/store/handlingstore.h"
#include "app/store/workfile.h"
#include "tests/app/chronicle/chain.h"

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::WorkFile;

/// The chain of evaluations of a work file.
class TestRecalculationStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesEntriesThatCanBeUndone();
    void leavesRemovedTournamentsOut();
    void tellsWhoBeginsOtherwise();
    void leavesRefusedTournamentsOut();
    void correspondenceChessFollowsArrival();
    void writesAllOrNothing();
    void refusesAReadOnlyFile();

private:
    [[nodiscard]] int ratingIn(engine::TournamentId id) const
    {
        return m_file->tournament(id)->tournament.participants.front().rating->value();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkFile> m_file;
    engine::TournamentId m_first{0};
    engine::TournamentId m_second{0};
    engine::TournamentId m_third{0};
};

void TestRecalculationStore::init()
{
    m_file.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = std::move(*WorkFile::open(m_folder->filePath(u"a.zahlmeister"_s)));
    const auto day = [](int month) { return *engine::Date::tryFrom(2027, month, 1); };
    m_first = *m_file->addTournament(wonBy(1, day(3), 1700, 20, 5).tournament);
    m_second = *m_file->addTournament(wonBy(2, day(6), 1700, 20).tournament);
    m_third = *m_file->addTournament(wonBy(3, day(9), 1700, 20).tournament);
}

// RULE: WO2026 3.7
void TestRecalculationStore::writesEntriesThatCanBeUndone()
{
    const auto recalculation = app::recalculationOf(*m_file);
    QVERIFY(recalculation.has_value() && recalculation->hasChanges());
    QCOMPARE(ratingIn(m_second), 1700); // nothing was written yet
    QVERIFY(app::storeRecalculation(*m_file, *recalculation).has_value());
    QCOMPARE(ratingIn(m_first), 1700);
    QVERIFY(ratingIn(m_second) > 1700);
    QVERIFY(ratingIn(m_third) > ratingIn(m_second));
    QVERIFY(m_file->checkConsistency().has_value());
    QVERIFY(!app::recalculationOf(*m_file)->hasChanges());

    const auto document = app::TournamentDocument::open(*m_file, m_second);
    QCOMPARE((*document)->undoName()->kind, app::EditKind::Recalculation);
    const int after = ratingIn(m_second);
    QVERIFY((*document)->undo().has_value());
    QCOMPARE(ratingIn(m_second), 1700);
    QVERIFY((*document)->redo().has_value());
    QCOMPARE(ratingIn(m_second), after);
    QVERIFY(!(*app::TournamentDocument::open(*m_file, m_first))->undoName());
}

void TestRecalculationStore::leavesRemovedTournamentsOut()
{
    QVERIFY(m_file->removeTournament(m_first).has_value());
    const auto recalculation = app::recalculationOf(*m_file);
    QCOMPARE(recalculation->tournaments.size(), std::size_t{2});
    QVERIFY(app::storeRecalculation(*m_file, *recalculation).has_value());
    QCOMPARE(ratingIn(m_second), 1700);
    QVERIFY(ratingIn(m_third) > 1700);
}

// RULE: WO2026 2.2.3: a league that ends before this one changes with what its players begin.
void TestRecalculationStore::tellsWhoBeginsOtherwise()
{
    QVERIFY(app::changedEntries(*m_file, m_first)->empty());
    const auto changed = app::changedEntries(*m_file, m_second);
    QVERIFY(changed.has_value());
    QVERIFY(!changed->empty());
    QCOMPARE(changed->front().entryBefore.rating->value(), 1700);
    QVERIFY(changed->front().entryAfter.rating->value() > 1700);
    QVERIFY(app::storeRecalculation(*m_file, *app::recalculationOf(*m_file)).has_value());
    QVERIFY(app::changedEntries(*m_file, m_second)->empty());
}

// RULE: WO2026 2.2.5.3
void TestRecalculationStore::leavesRefusedTournamentsOut()
{
    const auto all = app::recalculationOf(*m_file);
    QCOMPARE(all->tournaments.size(), 3U);
    const auto day = engine::Date::tryFrom(2027, 6, 5);
    QVERIFY(app::setHandling(*m_file, m_second, {.refused = day, .reason = u"no control of devices"_s})
                .has_value());
    const auto without = app::recalculationOf(*m_file);
    QCOMPARE(without->tournaments.size(), 2U);
    QVERIFY(without->tournaments[0].id == m_first && without->tournaments[1].id == m_third);
    QVERIFY(without->skipped.empty());
}

// RULE: FWZ 3.3 (tournaments of one day in the order in which their reports came)
void TestRecalculationStore::correspondenceChessFollowsArrival()
{
    const auto day = *engine::Date::tryFrom(2027, 3, 1);
    std::vector<engine::TournamentId> ids;
    for (const std::int64_t number : {11, 12, 13}) {
        auto one = wonBy(number, day, 1700, 20).tournament;
        one.header.system = "fwz-2019";
        one.header.start = day.plusDays(static_cast<int>(-number)); // does not matter here
        ids.push_back(*m_file->addTournament(one));
    }
    const auto order = [&] {
        std::vector<engine::TournamentId> found;
        const auto recalculation = app::recalculationOf(*m_file);
        for (const auto& one : recalculation->tournaments) {
            if (std::ranges::find(ids, one.id) != ids.end())
                found.push_back(one.id);
        }
        return found;
    };
    QVERIFY(order() == ids); // by processing, as nothing is known
    QVERIFY(app::setHandling(*m_file, ids[0], {.received = day.plusDays(9)}).has_value());
    QVERIFY(app::setHandling(*m_file, ids[1], {.received = day.plusDays(5)}).has_value());
    QVERIFY(app::setHandling(*m_file, ids[2], {.received = day.plusDays(7)}).has_value());
    QVERIFY((order() == std::vector{ids[1], ids[2], ids[0]}));
}

void TestRecalculationStore::writesAllOrNothing()
{
    const auto recalculation = app::recalculationOf(*m_file);
    // Triggers are switched off; an index that cannot hold any other rating than today's fails as well.
    QVERIFY(
        m_file->database()
            .execute(u"CREATE INDEX no ON participant (abs(CASE WHEN coalesce(rating, 0) IN (0, %2) THEN 0"
                     " ELSE -9223372036854775807 - 1 END)) WHERE tournament_id = %1 AND number = 1"_s
                         .arg(m_third.value())
                         .arg(ratingIn(m_third)))
            .has_value());
    QVERIFY(!app::storeRecalculation(*m_file, *recalculation).has_value());
    QCOMPARE(ratingIn(m_second), 1700);
    QVERIFY(!(*app::TournamentDocument::open(*m_file, m_second))->undoName());
}

void TestRecalculationStore::refusesAReadOnlyFile()
{
    const QString path = m_file->path();
    m_file = std::move(*WorkFile::open(path, WorkFile::Access::ReadOnly));
    const auto recalculation = app::recalculationOf(*m_file);
    QVERIFY(recalculation->hasChanges());
    const auto stored = app::storeRecalculation(*m_file, *recalculation);
    QVERIFY(!stored.has_value());
    QCOMPARE(stored.error().code, ErrorCode::ReadOnly);
}

QTEST_GUILESS_MAIN(TestRecalculationStore)
#include "tst_recalculationstore.moc"
