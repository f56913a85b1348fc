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
    void followsThePerson();
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

/// The uuid of a person for a test.
std::string uuidOf(char letter)
{
    return "0b1c01b3-f9ba-5285-8fbe-b5ddc9605a4" + std::string(1, letter);
}

// A note is linked to the person as soon as somebody is linked on its seat, and follows mergers.
void TestUnnamedPersons::followsThePerson()
{
    QTemporaryDir folder;
    const auto file = std::move(*WorkFile::open(folder.filePath(u"a.zahlmeister"_s)));
    const auto id = *file->addTournament(flawlessTournament().tournament);
    const engine::Participant noted = file->tournament(id)->tournament.participants[1];
    const auto link = [&](const std::string& person) {
        auto update = file->database().statement(u"UPDATE participant SET person = ? WHERE number = ?"_s);
        return update.bind(person).bind(noted.number.value()).run().has_value();
    };
    const UnnamedPerson note{.tournament = id,
                             .participant = noted.number,
                             .name = noted.name,
                             .decided = *engine::Date::tryFrom(2026, 11, 23)};
    QVERIFY(app::addUnnamedPerson(*file, note).has_value());
    const auto persons = [&] { return app::unnamedPersons(*file).value().at(0).persons; };
    QVERIFY(persons().empty());
    QVERIFY(link(uuidOf('1')));
    QVERIFY(app::linkUnnamedPersons(*file).has_value());
    QCOMPARE(persons(), std::vector{uuidOf('1')});
    // Once linked it stays his, and is noted of the one with whom he was merged.
    QVERIFY(link(uuidOf('2')));
    QVERIFY(app::linkUnnamedPersons(*file).has_value());
    QCOMPARE(persons(), std::vector{uuidOf('1')});
    QVERIFY(file->database()
                .execute(u"INSERT INTO person_decision (id, kind, tournament_id, participant, name,"
                         " other_tournament_id, other_participant, other_name, decided, state)"
                         " VALUES (1, 'same', 1, 1, 'A', 1, 2, 'B', '2026-11-24', 1)"_s)
                .has_value());
    auto seat = file->database().statement(u"INSERT INTO decided_seat VALUES (1, 1, 2, ?, ?, 0)"_s);
    QVERIFY(seat.bind(uuidOf('1')).bind(uuidOf('2')).run().has_value());
    QCOMPARE(persons(), (std::vector{uuidOf('1'), uuidOf('2')}));
    // Taken back and noted again, as undo does.
    const UnnamedPerson kept = app::unnamedPersons(*file)->at(0);
    QVERIFY(app::removeUnnamedPerson(*file, kept.id).has_value());
    QVERIFY(app::addUnnamedPerson(*file, kept).has_value());
    QCOMPARE(persons(), kept.persons);
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
