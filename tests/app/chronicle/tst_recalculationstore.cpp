// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/rules/shippedrules.h"
#include "app/store/database.h"
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
