// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/fields/recordfields.h"
#include "app/store/database.h"
#include "app/store/unnamedpersons.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_unnamedpersons {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::UnnamedKind;
using app::UnnamedPerson;
using app::WorkFile;

class TestUnnamedPersons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsAndTakesBack();
    void refuses();
    void tellsDamage();
};

// RULE: WO2026 4.1.1, 6.5
void TestUnnamedPersons::keepsAndTakesBack()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.zahlmeister"_s);
    auto file = std::move(*WorkFile::open(path));
    const auto id = *file->addTournament(flawlessTournament().tournament);
    UnnamedPerson objects{.kind = UnnamedKind::Objection,
                          .tournament = id,
                          .participant = engine::ParticipantNumber(2),
                          .name = "Müller, Änne",
                          .decided = *engine::Date::tryFrom(2026, 11, 23),
                          .reason = "Brief vom 20.11."};
    UnnamedPerson anonymous = objects;
    anonymous.kind = UnnamedKind::Anonymous;
    anonymous.reason = {};
    objects.id = *app::addUnnamedPerson(*file, objects);
    anonymous.id = *app::addUnnamedPerson(*file, anonymous);
    file.reset();
    file = std::move(*WorkFile::open(path));
    QVERIFY(app::unnamedPersons(*file).value() == (std::vector<UnnamedPerson>{objects, anonymous}));
    QVERIFY(app::removeUnnamedPerson(*file, objects.id).has_value());
    QVERIFY(app::unnamedPersons(*file).value() == std::vector<UnnamedPerson>{anonymous});
    QVERIFY(file->checkConsistency().has_value());
}

void TestUnnamedPersons::refuses()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.zahlmeister"_s);
    auto file = std::move(*WorkFile::open(path));
    UnnamedPerson person{.tournament = engine::TournamentId(99),
                         .participant = engine::ParticipantNumber(1),
                         .name = "A",
                         .decided = *engine::Date::tryFrom(2026, 11, 23)};
    QCOMPARE(app::addUnnamedPerson(*file, person).error().code, ErrorCode::UnknownTournament);
    person.tournament = *file->addTournament(flawlessTournament().tournament);
    person.reason = std::string(app::kLongestRemark + 1, 'x');
    QCOMPARE(app::addUnnamedPerson(*file, person).error().code, ErrorCode::OutOfRange);
    person.reason = {};
    file.reset();
    file = std::move(*WorkFile::open(path, WorkFile::Access::ReadOnly));
    QCOMPARE(app::addUnnamedPerson(*file, person).error().code, ErrorCode::ReadOnly);
    QVERIFY(app::unnamedPersons(*file)->empty());
}

void TestUnnamedPersons::tellsDamage()
{
    QTemporaryDir folder;
    const auto file = std::move(*WorkFile::open(folder.filePath(u"a.zahlmeister"_s)));
    const auto id = *file->addTournament(flawlessTournament().tournament);
    auto insert = file->database().statement(
        u"INSERT INTO unnamed_person (kind, tournament_id, participant, name, decided)"
        " VALUES ('objection', ?, 1, 'A', '2026-02-30')"_s);
    QVERIFY(insert.bind(id.value()).run().has_value());
    QCOMPARE(app::unnamedPersons(*file).error().code, ErrorCode::DamagedWorkFile);
}

ZAHLMEISTER_TEST(TestUnnamedPersons, QCoreApplication)

} // namespace tst_unnamedpersons

#include "tst_unnamedpersons.moc"
