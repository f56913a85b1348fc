// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/store/database.h"
#include "app/store/evaluationdays.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_evaluationdays {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::EvaluationDays;
using app::WorkFile;
using engine::Date;

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
    const auto reported = *file->addTournament(flawlessTournament().tournament);
    const auto untouched = *file->addTournament(flawlessTournament().tournament);
    const auto execute = [&](const QString& sql) {
        return file->database()
            .execute(QString(sql).replace(u"%1"_s, QString::number(reported.value())))
            .has_value();
    };
    for (const QString& day : {u"2026-11-20"_s, u"2026-11-18"_s, u"2026-11-25"_s})
        QVERIFY(execute(u"INSERT INTO submission (tournament_id, made, recipient, file_uuid, tournament,"
                        " evaluation) VALUES (%1, '"_s +
                        day + u"', '', 'u', '{}', '{}')"_s));
    for (const QString& row : {u"1, '2026-12-01', 0"_s, u"2, '2026-12-05', 0"_s, u"3, '2026-12-09', 1"_s}) {
        QVERIFY(execute(u"INSERT INTO recalculation (id, done, reason, undone) VALUES ("_s +
                        QString(row).replace(u"', "_s, u"', '', "_s) + u')'));
        QVERIFY(
            execute(u"INSERT INTO recalculated (recalculation_id, tournament_id, participant, name, entry,"
                    " new_entry, because)"
                    " VALUES ("_s +
                    row.front() + u", %1, 1, 'A', '{}', '{}', '[]')"_s));
    }
    const auto days = *app::evaluationDays(*file);
    QVERIFY(!days.contains(untouched));
    // The third recalculation was taken back.
    QVERIFY(days.at(reported) == (EvaluationDays{Date::tryFrom(2026, 11, 18), Date::tryFrom(2026, 12, 5)}));
    QVERIFY(execute(u"UPDATE submission SET made = '2026-02-30'"_s));
    QCOMPARE(app::evaluationDays(*file).error().code, ErrorCode::DamagedWorkFile);
}

ZAHLMEISTER_TEST(TestEvaluationDays, QCoreApplication)

} // namespace tst_evaluationdays

#include "tst_evaluationdays.moc"
