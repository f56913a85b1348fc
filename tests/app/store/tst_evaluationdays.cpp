// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/chronicle/recalculationstore.h"
#include "app/store/database.h"
#include "app/store/evaluationdays.h"
#include "app/store/workfile.h"
#include "app/submission/submission.h"
#include "tests/support/day.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_evaluationdays {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::EvaluationDays;
using app::WorkFile;

class TestEvaluationDays : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsFirstReportAndLastRecalculation();
};

// RULE: WO2026 6.5.2.1
void TestEvaluationDays::tellsFirstReportAndLastRecalculation()
{
    QTemporaryDir folder;
    const auto file = std::move(*WorkFile::open(folder.filePath(u"a.zahlmeister"_s)));
    const engine::Tournament tournament = flawlessTournament().tournament;
    const auto reported = *file->addTournament(tournament);
    const auto untouched = *file->addTournament(tournament);
    for (const int november : {20, 18, 25}) {
        const app::SubmissionRecord record{day(2026, 11, november), {}, "u", tournament, "{}"};
        QVERIFY(app::recordSubmission(*file, reported, record, [] { return Result<void>(); }).has_value());
    }
    std::int64_t last = 0;
    for (const int december : {1, 5, 9}) {
        const engine::Participant first = file->tournament(reported)->tournament.participants.front();
        app::RecalculatedParticipant change{.number = first.number, .name = first.name};
        change.entryBefore = change.entryAfter = app::entryOf(first);
        change.entryAfter.rating = engine::Rating(1600 + december);
        const app::Recalculation recalculation{.tournaments = {{.id = reported, .changes = {change}}}};
        const auto run = app::storeRecalculation(*file, recalculation, {}, day(2026, 12, december));
        QVERIFY(run.has_value());
        last = *run;
    }
    const auto taken = app::takeBackRecalculation(*file, last);
    QVERIFY(taken.has_value() && taken->changedSince.empty());
    const auto days = *app::evaluationDays(*file);
    QVERIFY(!days.contains(untouched));
    QVERIFY(days.at(reported) == (EvaluationDays{day(2026, 11, 18), day(2026, 12, 5)}));
    QVERIFY(file->database().execute(u"UPDATE submission SET made = '2026-02-30'"_s).has_value());
    QCOMPARE(app::evaluationDays(*file).error().code, ErrorCode::DamagedWorkFile);
}

ZAHLMEISTER_TEST(TestEvaluationDays, QCoreApplication)

} // namespace tst_evaluationdays

#include "tst_evaluationdays.moc"
