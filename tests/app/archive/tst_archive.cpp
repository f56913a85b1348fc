// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QDir>
#include <QFile>

#include "tests/app/archive/archives.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/clubhistory.h"
#include "tests/support/plainsqlite.h"
#include "tests/support/testmain.h"

namespace tst_archive {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;
using State = PublicationOutcome::State;

namespace {

engine::Date day(int month)
{
    return *engine::Date::tryFrom(2027, month, 1);
}

/// Plain SQL in a file, as anybody could write it.
void change(const QString& path, const QStringList& statements)
{
    tests::PlainSqlite(path).run(statements);
}

} // namespace

/// Making, opening and publishing.
class TestArchive : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isMadeAndOpened_data() { ArchivePlaces::addEngines(); }
    void isMadeAndOpened();
    void isNoOtherFile();
    void isForOneMachine();
    void isReadByOlderPrograms_data() { ArchivePlaces::addEngines(); }
    void isReadByOlderPrograms();
    void publishes_data() { ArchivePlaces::addEngines(); }
    void publishes();
    void previewsWhatPublishingSays_data() { ArchivePlaces::addEngines(); }
    void previewsWhatPublishingSays();
    void refusesWhatItCannotCompute_data() { ArchivePlaces::addEngines(); }
    void refusesWhatItCannotCompute();
    void neverForgets_data() { ArchivePlaces::addEngines(); }
    void neverForgets();
    void findsDamage_data() { ArchivePlaces::addEngines(); }
    void findsDamage();
    void saysThatTheServerIsGone();

private:
    ArchivePlaces m_places;
};

void TestArchive::isMadeAndOpened()
{
    ZAHLMEISTER_ENGINE(m_places);
    const ArchiveAddress address = m_places.next(isServer);
    QCOMPARE(Archive::open(address, shippedRules()).error().code, ErrorCode::NotAnArchive);
    const auto made = Archive::create(address, shippedRules());
    QVERIFY(made.has_value());
    const auto status = (*made)->status();
    QVERIFY(status.has_value());
    QCOMPARE(status->schema, kArchiveSchema);
    QCOMPARE(status->tournaments + status->persons + status->submissions + status->waiting, 0);
    QVERIFY(!status->hasOtherRules && !status->readOnlyReason && status->encryption.isEmpty());
    QCOMPARE(Archive::create(address, shippedRules()).error().code, ErrorCode::ArchiveExists);
    const auto again = Archive::open(address, shippedRules());
    QVERIFY(again.has_value());
    QCOMPARE((*again)->status()->id, status->id);
}

void TestArchive::isNoOtherFile()
{
    const auto codeOf = [](const QString& path) {
        return Archive::open(archiveAddress(u"sqlite:"_s + path).value(), shippedRules()).error().code;
    };
    const QString text = m_places.path(u"text"_s);
    QFile file(text);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    QCOMPARE(codeOf(text), ErrorCode::NotAnArchive);
    QCOMPARE(codeOf(m_places.path(u"."_s)), ErrorCode::NotARegularFile);
    // A trigger of somebody else, or a table that is none.
    for (const QString& sql :
         {u"CREATE TRIGGER x AFTER INSERT ON journal BEGIN DELETE FROM person; END"_s,
          u"CREATE VIEW more AS SELECT * FROM person"_s, u"DROP TRIGGER journal_stays"_s}) {
        const QString path = m_places.make(false)->database().address().path;
        change(path, {sql});
        QCOMPARE(codeOf(path), ErrorCode::NotAnArchive);
    }
    // A name that SQLite keeps for itself, written by hand.
    const QString path = m_places.make(false)->database().address().path;
    change(path, {u"ANALYZE"_s});
    QVERIFY(Archive::open(archiveAddress(u"sqlite:"_s + path).value(), shippedRules()).has_value());
    change(path,
           {u"PRAGMA writable_schema = ON"_s,
            u"INSERT INTO sqlite_schema VALUES ('trigger', 'sqlite_x', 'journal', 0, 'CREATE TRIGGER sqlite_x"
            u" AFTER INSERT ON journal BEGIN DELETE FROM person; END')"_s});
    QCOMPARE(codeOf(path), ErrorCode::NotAnArchive);
}

void TestArchive::isForOneMachine()
{
    const QString cloud = m_places.path(u"Nextcloud"_s);
    QVERIFY(QDir().mkpath(cloud));
    const QString path = cloud + u"/a.archive"_s;
    const ArchiveAddress address = archiveAddress(u"sqlite:"_s + path).value();
    QCOMPARE(Archive::create(address, shippedRules()).error().code, ErrorCode::ArchiveOnNetwork);
    QString local;
    {
        const auto archive = m_places.make(false);
        local = archive->database().address().path;
        QCOMPARE(archive->publish(publicationOf(1, 0, wonBy(1, day(3), 1700, 20)))->state, State::Added);
    }
    QVERIFY(QFile::copy(local, path));
    const auto archive = Archive::open(address, shippedRules());
    QVERIFY(archive.has_value());
    QCOMPARE((*archive)->readOnlyReason()->code, ErrorCode::ArchiveOnNetwork);
    QCOMPARE((*archive)->status()->submissions, 1);
    QVERIFY((*archive)->revision(uuidOf(1))->has_value());
    QCOMPARE((*archive)->publish(publicationOf(2, 0, wonBy(1, day(3), 1700, 20))).error().code,
             ErrorCode::ArchiveOnNetwork);
    QCOMPARE((*archive)->recalculate().error().code, ErrorCode::ArchiveOnNetwork);
    QCOMPARE(QDir(cloud).entryList(QDir::Files), QStringList{u"a.archive"_s});
}

void TestArchive::isReadByOlderPrograms()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    QVERIFY(archive->database()
                .run(u"UPDATE meta SET value = ? WHERE name = ?"_s, {u"99"_s, u"writer"_s})
                .has_value());
    QVERIFY(archive->database()
                .run(u"UPDATE meta SET value = ? WHERE name = ?"_s, {u"7.3"_s, u"writer_version"_s})
                .has_value());
    const auto again = Archive::open(archive->database().address(), shippedRules());
    QVERIFY(again.has_value());
    QCOMPARE((*again)->readOnlyReason()->code, ErrorCode::NewerArchive);
    QCOMPARE((*again)->readOnlyReason()->args.at(1), "7.3");
    QCOMPARE((*again)->publish(publicationOf(1, 0, wonBy(1, day(3), 1700, 20))).error().code,
             ErrorCode::NewerArchive);
    QCOMPARE((*again)->recalculate(Archive::Extent::Complete).error().code, ErrorCode::NewerArchive);
    // Tables of later programs: nobody knows what a file has there, and on a server nothing is run for it.
    const auto later = m_places.make(isServer);
    QVERIFY(later->database()
                .run(isServer ? u"COMMENT ON TABLE meta IS '99'"_s : u"PRAGMA user_version = 99"_s)
                .has_value());
    const auto opened = Archive::open(later->database().address(), shippedRules());
    if (isServer)
        QCOMPARE((*opened)->readOnlyReason()->code, ErrorCode::NewerArchive);
    else
        QCOMPARE(opened.error().code, ErrorCode::NewerArchiveFile);
}

void TestArchive::publishes()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const auto outcome = [&](const Publication& publication) {
        const auto done = archive->publish(publication);
        return done.has_value() ? std::pair(done->state, done->revision) : std::pair(State::Conflict, -1);
    };
    const ChronicleTournament first = wonBy(1, day(3), 1700, 20);
    ChronicleTournament second = first;
    second.tournament.games.front().result = engine::kDrawn;
    ChronicleTournament renamed = second;
    renamed.tournament.participants[1].name = "Anders, Anna";
    const Publication act = publicationOf(1, 0, first);
    QCOMPARE(outcome(act), std::pair(State::Added, 1));
    QCOMPARE(outcome(act), std::pair(State::Added, 1)); // in doubt: it came
    QCOMPARE(outcome(publicationOf(1, 0, first)), std::pair(State::AlreadyThere, 1));
    QCOMPARE(outcome(publicationOf(1, 1, second)), std::pair(State::Added, 2));
    QCOMPARE(outcome(publicationOf(1, 2, renamed)), std::pair(State::Added, 3)); // the names are another part
    QCOMPARE(outcome(publicationOf(2, 0, first)), std::pair(State::Added, 1));
    const auto conflict = archive->publish(publicationOf(1, 1, first));
    QCOMPARE(conflict->state, State::Conflict);
    QCOMPARE(conflict->revision, 3);
    QVERIFY(conflict->there->tournament->tournament ==
            archive->revision(uuidOf(1))->value().tournament->tournament);
    QCOMPARE(conflict->there->tournament->tournament.participants[1].name, "Anders, Anna");
    QCOMPARE(archive->revision(uuidOf(1), 1)->value().tournament->tournament.games.front().result,
             engine::kWhiteWins);
    QVERIFY(!archive->revision(uuidOf(1), 4)->has_value());
    QVERIFY(!archive->revision(uuidOf(9))->has_value());
    // Gone, and back again.
    QCOMPARE(archive->publish(publicationOf(1, 2, {}))->state, State::Conflict);
    QCOMPARE(outcome(publicationOf(1, 3, {})), std::pair(State::Added, 4));
    QCOMPARE(outcome(publicationOf(1, 3, {})), std::pair(State::AlreadyThere, 4));
    QVERIFY(!archive->revision(uuidOf(1))->value().tournament);
    QVERIFY(!archive->publish(publicationOf(1, 3, second))->there->tournament);
    QCOMPARE(outcome(publicationOf(1, 4, second)), std::pair(State::Added, 5));
    QCOMPARE(archive->publish(publicationOf(9, 0, {})).error().code, ErrorCode::UnknownTournament);
    QCOMPARE(archive->status()->submissions, 6);
    QCOMPARE(archive->database().rows(u"SELECT what FROM journal"_s)->size(), std::size_t(7));
}

void TestArchive::previewsWhatPublishingSays()
{
    ZAHLMEISTER_ENGINE(m_places);
    using Preview = PublicationPreview::State;
    const auto archive = m_places.make(isServer);
    const auto of = [&](const Publication& one) { return archive->preview(std::array{one})->front(); };
    const auto won = wonBy(1, day(3), 1700, 20);
    const auto lost = wonBy(2, day(3), 1700, 20);
    Publication one = publicationOf(1, 0, won);
    QCOMPARE(of(one).state, Preview::New);
    QCOMPARE(archive->status()->submissions, 0);
    QVERIFY(archive->publish(one).has_value());
    // The same, whether it was heard of or not; otherwise what was not heard of is still one's own.
    QCOMPARE(of(one).state, Preview::Published);
    QCOMPARE(of(one).revision, 1);
    QCOMPARE(of(one).publisher, u"Auswerter, Anton"_s);
    one.tournament = lost;
    QCOMPARE(of(one).state, Preview::Changed);
    QCOMPARE(of(publicationOf(1, 0, lost)).state, Preview::Conflict);
    QCOMPARE(of(publicationOf(1, 1, lost)).state, Preview::Changed);
    QCOMPARE(of(publicationOf(1, 1, {})).state, Preview::Changed);
    QVERIFY(archive->publish(publicationOf(1, 1, {})).has_value());
    QCOMPARE(of(publicationOf(1, 2, {})).state, Preview::Published);
    QCOMPARE(of(publicationOf(1, 1, won)).state, Preview::Conflict);
    QCOMPARE(of(publicationOf(9, 3, won)).state, Preview::Gone);
    // Many of them, in the order in which they were asked.
    std::vector<Publication> many;
    for (int i = 0; i < 450; ++i)
        many.push_back(publicationOf(i, i == 1 ? 2 : 0, won));
    const auto previews = archive->preview(many);
    QCOMPARE(previews->size(), many.size());
    QCOMPARE(std::ranges::count(*previews, Preview::New, &PublicationPreview::state), 449);
    QCOMPARE((*previews)[1].state, Preview::Changed);
}

void TestArchive::refusesWhatItCannotCompute()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const auto codeOf = [&](const Publication& publication) {
        const auto done = archive->publish(publication);
        return done.has_value() ? ErrorCode::Cancelled : done.error().code;
    };
    ChronicleTournament one = wonBy(1, day(3), 1700, 20);
    one.tournament.header.end.reset();
    QCOMPARE(codeOf(publicationOf(1, 0, one)), ErrorCode::OutOfRange);
    one = wonBy(1, day(3), 1700, 20);
    one.tournament.header.system = "nobody-knows";
    QCOMPARE(codeOf(publicationOf(1, 0, one)), ErrorCode::UnknownRuleVersion);
    Publication act = publicationOf(1, 0, wonBy(1, day(3), 1700, 20));
    act.uuid = u"1'; DROP TABLE person"_s;
    QCOMPARE(codeOf(act), ErrorCode::OutOfRange);
    for (const std::string& unseen : {std::string("a\0b", 3), std::string("\x1b[2K")}) {
        one = wonBy(1, day(3), 1700, 20);
        one.tournament.participants.front().clubName = unseen;
        QCOMPARE(codeOf(publicationOf(1, 0, one)), ErrorCode::OutOfRange);
        one = wonBy(1, day(3), 1700, 20);
        one.tournament.header.name = unseen;
        QCOMPARE(codeOf(publicationOf(1, 0, one)), ErrorCode::OutOfRange);
    }
    // More half points than a participation has room for.
    one = wonBy(1, day(3), 1700, 20);
    engine::Game game = one.tournament.games.front();
    while (one.tournament.games.size() < 16'384) {
        game.id = engine::GameId(game.id.value() + 1);
        one.tournament.games.push_back(game);
    }
    QCOMPARE(codeOf(publicationOf(1, 0, one)), ErrorCode::OutOfRange);
    QCOMPARE(archive->status()->submissions, 0);
    // Whatever else is in a name is a name.
    one = wonBy(1, day(3), 1700, 20);
    one.tournament.header.name = "\"Ä\\{NULL},'x";
    QCOMPARE(archive->publish(publicationOf(1, 0, one))->state, State::Added);
    QCOMPARE(archive->revision(uuidOf(1))->value().name, u"\"Ä\\{NULL},'x"_s);
    QCOMPARE(archive->revision(uuidOf(1))->value().tournament->tournament.header.name,
             one.tournament.header.name);
}

void TestArchive::neverForgets()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    QVERIFY(archive->publish(publicationOf(1, 0, wonBy(1, day(3), 1700, 20))).has_value());
    ArchiveDatabase& database = archive->database();
    for (const QString& sql :
         {u"DELETE FROM submission"_s, u"DELETE FROM journal"_s, u"UPDATE journal SET who = 'x'"_s,
          u"UPDATE submission SET content = names"_s, u"UPDATE submission SET publisher = 'x'"_s})
        QVERIFY2(!database.run(sql).has_value(), qPrintable(sql));
    // A name may go (document 000, 4.1.1).
    QVERIFY(database.run(u"UPDATE submission SET names = names"_s).has_value());
    QCOMPARE(database.rows(u"SELECT what FROM journal"_s)->size(), std::size_t(2));
}

void TestArchive::findsDamage()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    QVERIFY(archive->publish(publicationOf(1, 0, wonBy(1, day(3), 1700, 20))).has_value());
    QVERIFY(archive->publish(publicationOf(2, 0, wonBy(1, day(4), 1700, 20))).has_value());
    // The guards are for accidents; an administrator can lift them.
    ArchiveDatabase& database = archive->database();
    QVERIFY(database
                .run(isServer ? u"DROP TRIGGER submission_is_made ON submission"_s
                              : u"DROP TRIGGER submission_is_made"_s)
                .has_value());
    QVERIFY(database.run(u"UPDATE submission SET content = names WHERE id = 2"_s).has_value());
    QCOMPARE(archive->revision(uuidOf(2)).error().code, ErrorCode::DamagedContent);
    const auto run = archive->recalculate(); // it is named, and the others are computed
    QVERIFY(run.has_value());
    QCOMPARE(run->leftOut, QStringList{uuidOf(2) + u"/1"_s});
    QCOMPARE(archive->status()->waiting, 0);
    QCOMPARE(archive->status()->tournaments, 1);
    // What is other than it was handed in is no archive of anybody.
    const auto moved = Archive::create(m_places.next(isServer), shippedRules(), {}, archive.get());
    QCOMPARE(moved.error().code, ErrorCode::DamagedContent);
}

void TestArchive::saysThatTheServerIsGone()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto archive = m_places.make(true);
    const Publication act = publicationOf(1, 0, wonBy(1, day(3), 1700, 20));
    QVERIFY(archive->publish(act).has_value());
    m_places.server().crash();
    QCOMPARE(archive->publish(publicationOf(2, 0, wonBy(1, day(3), 1700, 20))).error().code,
             ErrorCode::ArchiveUnreachable);
    const auto again = Archive::open(archive->database().address(), shippedRules());
    QVERIFY(again.has_value());
    QCOMPARE((*again)->publish(act)->revision, 1);
    QCOMPARE((*again)->status()->submissions, 1);
}

ZAHLMEISTER_TEST(TestArchive, QCoreApplication)

} // namespace tst_archive

#include "tst_archive.moc"
