// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <vector>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

#include "app/chronicle/earliertournament.h"
#include "app/document/tournamentdocument.h"
#include "app/formats/json/tournamentjson.h"
#include "app/session/session.h"
#include "app/spelling/moment.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_session {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::OpenedFile;
using app::Session;

class TestSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void importsOnceAndKnowsItAgain();
    void tellsForeignFilesFromItsOwn_data();
    void tellsForeignFilesFromItsOwn();
    void putsTournamentsInThePlaceOfOthers();
    void keepsTheMomentOfProcessing();
    void findsTheSameTournament();
    void doesNotTakeAnotherYearForTheSame();
    void removedTournamentsAreNotTheSame();
    void takesOverInOneStepThatCanBeUndone();
    void listFollowsTheOpenTournament();
    void listKnowsWhatIsMissing();
    void writesAFileOrLeavesTheOldOne();
    void openingAgainKeepsTheLocks();
    void tellsThatTheWorkFileMoved();
    void goesOnBesideTheOldPlace();

private:
    [[nodiscard]] engine::Tournament example() const;

    QTemporaryDir m_folder;
    int m_files = 0;
    std::unique_ptr<Session> m_session;
};

void TestSession::init()
{
    m_session = std::make_unique<Session>();
    QVERIFY(m_session->openWorkFile(m_folder.filePath(u"%1.zahlmeister"_s.arg(++m_files))).has_value());
}

engine::Tournament TestSession::example() const
{
    return tests::OpenTournament::read(u"wo-2026"_s);
}

void TestSession::importsOnceAndKnowsItAgain()
{
    const QString path = QStringLiteral(ZAHLMEISTER_TEST_DATA "/wo-2026.tournament.json");
    const auto first = m_session->openFile(app::FileInHand(path));
    QVERIFY(first.has_value());
    QVERIFY(first->kind == OpenedFile::Kind::Imported);
    const auto second = m_session->openFile(app::FileInHand(path));
    QVERIFY(second.has_value());
    QVERIFY(second->kind == OpenedFile::Kind::AlreadyThere);
    QCOMPARE(m_session->tournaments().size(), std::size_t{1});
}

void TestSession::tellsForeignFilesFromItsOwn_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("foreign");
    QTest::newRow("a table") << u"tabelle.csv"_s << QByteArray("Nr.;Name\n1;Adler\n") << true;
    QTest::newRow("our format") << u"turnier.txt"_s << QByteArray(" \n{\"format\": 1}") << false;
    QTest::newRow("called so") << u"turnier.json"_s << QByteArray("Adler") << false;
    QTest::newRow("empty") << u"leer.csv"_s << QByteArray() << true;
    QTest::newRow("a work file") << u"arbeit.zahlmeister"_s << QByteArray("SQLite format 3\0abc", 19)
                                 << false;
}

void TestSession::tellsForeignFilesFromItsOwn()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(bool, foreign);
    const QString path = m_folder.filePath(name);
    QVERIFY(Session::writeFile(path, content).has_value());
    QCOMPARE(Session::isForeign(app::FileInHand(path)), foreign);
    QVERIFY(!Session::isForeign(app::FileInHand(path + u"-not-there"_s)));
}

// RULE: WO2026 2.2.2, 4.2.4.3: what becomes of others takes their place, and can be taken back.
void TestSession::putsTournamentsInThePlaceOfOthers()
{
    const auto id = m_session->addTournament(example());
    const auto added = m_session->replaceTournaments({.added = {example(), example()}, .removed = {*id}});
    QCOMPARE(added->size(), 2U);
    QVERIFY(m_session->document()->id() == added->front());
    QCOMPARE(m_session->tournaments().size(), 3U);
    QVERIFY(m_session->replaceTournaments({.removed = *added, .restored = {*id}}).has_value());
    QVERIFY(m_session->document()->id() == *id);
    for (const auto& summary : m_session->tournaments())
        QCOMPARE(summary.removed, summary.id != *id);
}

// RULE: WO2026 2.2.3: the moment of processing is that of coming in, and stays.
void TestSession::keepsTheMomentOfProcessing()
{
    const auto first = m_session->addTournament(example()).value();
    const std::string processed = m_session->document()->tournament().header.processed;
    QVERIFY(app::isMoment(processed));
    const auto added = m_session->replaceTournaments({.added = {example(), example()}, .removed = {first}});
    std::vector<std::string> moments{processed};
    for (const engine::TournamentId id : added.value())
        moments.push_back(m_session->tournament(id)->tournament.header.processed);
    QVERIFY(std::ranges::is_sorted(moments) && std::ranges::adjacent_find(moments) == moments.end());
    QVERIFY(m_session->restoreTournament(first).has_value());
    const engine::Tournament kept = m_session->tournament(first)->tournament;
    QCOMPARE(kept.header.processed, processed);

    // It travels, and the next edition of the tournament gets its own.
    const auto read = app::readTournamentJson(app::writeTournamentJson(kept), u"kept"_s);
    QCOMPARE(read->header.processed, processed);
    const auto copy = m_session->addTournament(*read).value();
    QCOMPARE(m_session->tournament(copy)->tournament.header.processed, processed);
    QVERIFY(app::headerForNextEdition(kept.header).processed.empty());
    QByteArray damaged = app::writeTournamentJson(kept);
    damaged.replace(processed.data(), "2026-13-29T18:05:09.120Z");
    QVERIFY(app::readTournamentJson(damaged, u"damaged"_s).error().front().code == ErrorCode::OutOfRange);
}

void TestSession::findsTheSameTournament()
{
    const auto id = m_session->addTournament(example());
    QVERIFY(id.has_value());
    engine::Tournament again = example();
    again.header.place = "Übach";
    again.games.pop_back();
    const auto found = m_session->findSame(again);
    QVERIFY(found.has_value());
    QVERIFY(*found == *id);
}

void TestSession::doesNotTakeAnotherYearForTheSame()
{
    QVERIFY(m_session->addTournament(example()).has_value());
    engine::Tournament next = example();
    next.header.end = engine::Date::fromIso("2027-12-12");
    next.header.start = engine::Date::fromIso("2027-01-12");
    QVERIFY(!m_session->findSame(next).value());
}

void TestSession::removedTournamentsAreNotTheSame()
{
    const auto id = m_session->addTournament(example());
    QVERIFY(m_session->removeTournament(*id).has_value());
    QVERIFY(!m_session->findSame(example()).value());
}

void TestSession::takesOverInOneStepThatCanBeUndone()
{
    const auto id = m_session->addTournament(example());
    const engine::Tournament before = m_session->document()->tournament();
    engine::Tournament file = example();
    file.games.pop_back();
    file.games.front().result = file.games.front().result.mirrored();
    file.participants.push_back({.number = engine::ParticipantNumber(900), .name = "Neu, Nina"});
    m_session->closeTournament();

    QVERIFY(m_session->takeOver(*id, file, u"datei.swi"_s).has_value());
    const engine::Tournament& now = m_session->document()->tournament();
    QCOMPARE(now.participants.size(), before.participants.size() + 1);
    QCOMPARE(now.games.size(), before.games.size() - 1);
    const auto name = m_session->document()->undoName();
    QVERIFY(name.has_value());
    QVERIFY(name->kind == app::EditKind::Import);
    QCOMPARE(name->args, QStringList{u"datei.swi"_s});

    QVERIFY(m_session->document()->undo().has_value());
    QVERIFY(m_session->document()->tournament() == before);
}

/// After each edit the list is what the file says, and is told of only when something in it is new.
void TestSession::listFollowsTheOpenTournament()
{
    QVERIFY(m_session->addTournament(example()).has_value());
    engine::Tournament other = example();
    other.header.name = "Other";
    other.header.externalId.clear();
    QVERIFY(m_session->addTournament(other).has_value());
    app::TournamentDocument& document = *m_session->document();
    QSignalSpy changed(m_session.get(), &Session::tournamentsChanged);
    const auto apply = [&](app::Edit edit) {
        const qsizetype before = changed.size();
        if (!document.apply({{app::EditKind::Import, {}}, {std::move(edit)}}).has_value())
            return qsizetype{-1};
        return m_session->tournaments() == m_session->workFile()->tournaments().value()
                   ? changed.size() - before
                   : qsizetype{-1};
    };
    QCOMPARE(apply(app::PutParticipant{{.number = engine::ParticipantNumber(900), .name = "Neu, Nina"}}), 1);
    engine::Game game = document.tournament().games.front();
    game.result = game.result.mirrored();
    QCOMPARE(apply(app::PutGame{game}), 0); // a result is not in the list
    QCOMPARE(apply(app::RemoveGame{game.id}), 1);
    engine::TournamentHeader header = document.tournament().header;
    header.name = "Renamed";
    header.end = engine::Date::tryFrom(2020, 1, 1);
    header.start = header.end;
    QCOMPARE(apply(app::PutHeader{header}), 1);
    QVERIFY(document.undo().has_value());
    QVERIFY(m_session->tournaments() == m_session->workFile()->tournaments().value());
}

/// Two of 28 games are no results entered; the list says so while the tournament is open and when it is not.
void TestSession::listKnowsWhatIsMissing()
{
    tests::TournamentBuilder builder;
    builder.tournament.header.mode = engine::TournamentMode::RoundRobin;
    for (int i = 0; i < 8; ++i)
        builder.rated(1500 + i);
    builder.game(1, 2, engine::kWhiteWins);
    builder.game(3, 4, engine::kNotPlayed);
    QVERIFY(m_session->addTournament(builder.tournament).has_value());
    QCOMPARE(m_session->tournaments().front().missing, 27);
    const engine::Game game{.white = engine::ParticipantNumber(1),
                            .black = engine::ParticipantNumber(3),
                            .result = engine::kDrawn};
    QVERIFY(m_session->document()->apply({{}, {app::PutGame{game}}}).has_value());
    QCOMPARE(m_session->tournaments().front().missing, 26);
    m_session->closeTournament();
    QCOMPARE(m_session->workFile()->tournaments()->front().missing, 26);
}

void TestSession::writesAFileOrLeavesTheOldOne()
{
    const QString path = m_folder.filePath(u"out.txt"_s);
    QVERIFY(Session::writeFile(path, "old"_ba).has_value());
    QVERIFY(Session::writeFile(path, "new"_ba).has_value());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "new"_ba);
    const auto failed = Session::writeFile(m_folder.filePath(u"no/such/folder/x"_s), "x"_ba);
    QVERIFY(!failed.has_value());
    QVERIFY(failed.error().code == ErrorCode::FileNotWritable);
}

void TestSession::openingAgainKeepsTheLocks()
{
#ifdef Q_OS_UNIX
    const QString path = m_session->workFile()->path();
    QVERIFY(m_session->addTournament(example()).has_value());
    QVERIFY(QFile::link(path, path + u".link"_s));
    for (const QString& name : QStringList{path, path + u".link"_s}) {
        const auto opened = m_session->openFile(app::FileInHand(name));
        QVERIFY(opened.has_value());
        QVERIFY(m_session->isWritable());
    }
    // Another process asks for the bytes that SQLite locks while a file is open.
    // @source sqlite.org, os.h: PENDING_BYTE 0x40000000, SHARED_FIRST two bytes after it
    const pid_t child = ::fork();
    if (child == 0) {
        const int handle = ::open(QFile::encodeName(path).constData(), O_RDWR);
        struct flock wanted { };
        wanted.l_type = F_WRLCK;
        wanted.l_whence = SEEK_SET;
        wanted.l_start = 0x40000002;
        wanted.l_len = 510;
        const bool isAsked = handle >= 0 && ::fcntl(handle, F_GETLK, &wanted) == 0;
        ::_exit(isAsked && wanted.l_type != F_UNLCK ? 0 : 1);
    }
    int status = -1;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(status, 0);
#else
    QSKIP("Locks that go with any handle are POSIX.");
#endif
}

void TestSession::tellsThatTheWorkFileMoved()
{
    const QString path = m_session->workFile()->path();
    const QString now = path + u".moved"_s;
    QVERIFY(m_session->addTournament(example()).has_value());
    QSignalSpy moved(m_session.get(), &Session::workFileMoved);
    m_session->checkWorkFile();
    QCOMPARE(moved.count(), 0);
#ifdef Q_OS_WIN
    QVERIFY(!QFile::rename(path, now));
    QSKIP("Windows lets nobody move a file that is open.");
#endif
    QVERIFY(QFile::rename(path, now));
    QTRY_COMPARE(moved.count(), 1); // nobody typed anything
    QCOMPARE(moved.front().front().toString(), now);
    QVERIFY(!m_session->isWritable());
    m_session->checkWorkFile();
    QCOMPARE(moved.count(), 1);

    QVERIFY(m_session->followWorkFile().has_value());
    QVERIFY(m_session->isWritable());
    QCOMPARE(m_session->workFile()->path(), now);
    QVERIFY(m_session->document());
}

void TestSession::goesOnBesideTheOldPlace()
{
    const QString path = m_session->workFile()->path();
    QVERIFY(m_session->addTournament(example()).has_value());
#ifdef Q_OS_WIN
    QVERIFY(!QFile::remove(path));
    QSKIP("Windows lets nobody remove a file that is open.");
#endif
    QVERIFY(QFile::remove(path));
    m_session->checkWorkFile();
    const auto copy = m_session->continueInCopy(m_folder.path());
    QVERIFY(copy.has_value());
    QCOMPARE(QFileInfo(*copy).path(), m_folder.path());
    QVERIFY(m_session->isWritable());
    QCOMPARE(m_session->tournaments().size(), std::size_t{1});
    QVERIFY(m_session->document()->apply({{app::EditKind::Header, {}}, {}}).has_value());
}

ZAHLMEISTER_TEST(TestSession, QCoreApplication)

} // namespace tst_session

#include "tst_session.moc"
