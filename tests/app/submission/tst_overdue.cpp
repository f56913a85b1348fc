// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/store/handlingstore.h"
#include "app/store/workfile.h"
#include "app/submission/overdue.h"
#include "app/submission/submission.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_overdue {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::WorkFile;
using engine::Date;

class TestOverdue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void afterAWeek();
};

// RULE: WO2026 6.5.1
void TestOverdue::afterAWeek()
{
    QTemporaryDir folder;
    const auto file = std::move(*WorkFile::open(folder.filePath(u"a.zahlmeister"_s)));
    const auto tournament = flawlessTournament().tournament;
    const auto id = *file->addTournament(tournament);
    QVERIFY(file->addTournament(tournament).has_value()); // of which nothing is known
    const Date received = *Date::tryFrom(2026, 12, 13);
    const auto isOverdue = [&](int days) {
        const auto overdue = app::overdueTournaments(*file, received.plusDays(days)).value();
        return overdue == std::vector{id};
    };
    QVERIFY(app::setHandling(*file, id, {.received = received}).has_value());
    QVERIFY(!isOverdue(7));
    QVERIFY(isOverdue(8));
    QVERIFY(app::setHandling(*file, id, {.received = received, .notified = received}).has_value());
    QVERIFY(!isOverdue(8));
    QVERIFY(app::setHandling(*file, id, {.received = received, .refused = received, .reason = u"x"_s})
                .has_value());
    QVERIFY(!isOverdue(8));
    QVERIFY(app::setHandling(*file, id, {.received = received}).has_value());
    QVERIFY(file->removeTournament(id).has_value());
    QVERIFY(!isOverdue(8));
    QVERIFY(file->restoreTournament(id).has_value());
    const app::SubmissionRecord record{received, u"Referee"_s, "u", tournament, "{}"};
    const auto report = app::recordSubmission(*file, id, record, [] { return Result<void>(); });
    QVERIFY(report.has_value());
    QVERIFY(isOverdue(8)); // written only
    QVERIFY(app::setHandedIn(*file, *report, received).has_value());
    QVERIFY(!isOverdue(8));
}

ZAHLMEISTER_TEST(TestOverdue, QCoreApplication)

} // namespace tst_overdue

#include "tst_overdue.moc"
