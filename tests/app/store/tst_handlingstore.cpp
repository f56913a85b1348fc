// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/fields/recordfields.h"
#include "app/store/database.h"
#include "app/store/handlingstore.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_handlingstore {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::Handling;
using app::WorkFile;
using engine::Date;

class TestHandlingStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatBecameOfDocuments();
    void refusesWithoutAReason();
    void aWeekToHandle();
    void tellsDamage();
};

// RULE: WO2026 2.2.5.3, 6.5.1
void TestHandlingStore::keepsWhatBecameOfDocuments()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.zahlmeister"_s);
    auto file = std::move(*WorkFile::open(path));
    const auto id = *file->addTournament(flawlessTournament().tournament);
    QVERIFY(app::handlingOf(*file, id).value() == Handling());
    const Handling handling{
        Date::tryFrom(2026, 12, 13), {}, Date::tryFrom(2026, 12, 20), u"Kein Schiedsrichter"_s};
    QVERIFY(app::setHandling(*file, id, {.notified = Date::tryFrom(2026, 12, 14)}).has_value());
    QVERIFY(app::setHandling(*file, id, handling).has_value());
    file.reset();
    file = std::move(*WorkFile::open(path));
    QVERIFY(app::handlingOf(*file, id).value() == handling);
    QCOMPARE(app::handlings(*file)->size(), 1U);
    QCOMPARE(app::setHandling(*file, engine::TournamentId(99), {}).error().code,
             ErrorCode::UnknownTournament);
}

// RULE: WO2026 2.2.5.3
void TestHandlingStore::refusesWithoutAReason()
{
    QTemporaryDir folder;
    const auto file = std::move(*WorkFile::open(folder.filePath(u"a.zahlmeister"_s)));
    const auto id = *file->addTournament(flawlessTournament().tournament);
    const auto day = Date::tryFrom(2026, 12, 20);
    QCOMPARE(app::setHandling(*file, id, {.refused = day, .reason = u"  "_s}).error().code,
             ErrorCode::OutOfRange);
    const QString tooLong(static_cast<qsizetype>(app::kLongestRemark) + 1, u'x');
    QCOMPARE(app::setHandling(*file, id, {.reason = tooLong}).error().code, ErrorCode::OutOfRange);
    QVERIFY(app::handlings(*file)->empty());
}

// RULE: WO2026 6.5.1
void TestHandlingStore::aWeekToHandle()
{
    const Handling handling{.received = Date::tryFrom(2026, 12, 28)};
    QVERIFY(app::lastDayOfHandling(handling) == Date::tryFrom(2027, 1, 4));
    QVERIFY(!app::lastDayOfHandling({}));
    QVERIFY(!app::lastDayOfHandling({.received = handling.received, .refused = handling.received}));
}

void TestHandlingStore::tellsDamage()
{
    QTemporaryDir folder;
    const auto file = std::move(*WorkFile::open(folder.filePath(u"a.zahlmeister"_s)));
    const auto id = *file->addTournament(flawlessTournament().tournament);
    QVERIFY(file->database()
                .execute(u"INSERT INTO handling (tournament_id, received) VALUES (%1, '2026-02-30')"_s.arg(
                    id.value()))
                .has_value());
    QCOMPARE(app::handlingOf(*file, id).error().code, ErrorCode::DamagedWorkFile);
}

ZAHLMEISTER_TEST(TestHandlingStore, QCoreApplication)

} // namespace tst_handlingstore

#include "tst_handlingstore.moc"
