// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/wait.h>
#include <unistd.h>
#endif

#include "app/files/fileplace.h"
#include "app/store/database.h"
#include "app/store/workfile.h"
#include "tests/support/fields.h"
#include "tests/support/testmain.h"

namespace tst_logguard {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;

/// A choice of files looks into the work file and closes it again, which drops SQLite's locks; then another
/// program opens the file and closes it. It must not believe itself alone: it would remove the log.
class TestLogGuard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aLookIntoTheFileDropsNothing_data();
    void aLookIntoTheFileDropsNothing();
    void theLastToCloseFoldsTheLog();
    void aLostLogIsNoticed();

private:
    /// What the icons of a choice of files do.
    void lookInto(const QString& name) const
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.read(100).isEmpty());
    }
    /// Opens and closes the database in another process.
    void visit(const char* sql) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestLogGuard::init()
{
#ifndef Q_OS_LINUX
    QSKIP("Locks of open file descriptions are those of Linux.");
#endif
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"a.zahlmeister"_s);
    if (!app::isOnLocalDisk(m_path))
        QSKIP("There is no write-ahead log here.");
}

void TestLogGuard::visit([[maybe_unused]] const char* sql) const
{
#ifdef Q_OS_UNIX
    const QByteArray path = m_path.toUtf8();
    const pid_t child = ::fork();
    if (child == 0) {
        // A process of its own: SQLite must know nothing of the connection that it was born with.
        ::execl(VISITOR, VISITOR, path.constData(), sql, nullptr);
        ::_exit(127);
    }
    int status = 0;
    QVERIFY(child > 0 && ::waitpid(child, &status, 0) == child);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
#endif
}

void TestLogGuard::aLookIntoTheFileDropsNothing_data()
{
    QTest::addColumn<QStringList>("endings");
    QTest::addRow("nothing") << QStringList{};
    QTest::addRow("the file") << QStringList{u""_s};
    QTest::addRow("the index") << QStringList{u"-shm"_s};
    QTest::addRow("everything") << QStringList{u""_s, u"-wal"_s, u"-shm"_s};
}

void TestLogGuard::aLookIntoTheFileDropsNothing()
{
    QFETCH(const QStringList, endings);
    const auto file = WorkFile::open(m_path).value();
    QVERIFY(file->addTournament(tests::roundRobin(1, {.players = 6})).has_value());
    const auto log = app::fileIdentity(m_path + u"-wal"_s);
    QVERIFY(log.has_value());
    for (const QString& ending : endings)
        lookInto(m_path + ending);
    visit("SELECT count(*) FROM tournament");
    QCOMPARE(app::fileIdentity(m_path + u"-wal"_s), log);
    QVERIFY(file->checkPlace());
    QVERIFY(file->addTournament(tests::roundRobin(2, {.players = 6})).has_value());
    // What was stored is where others find it, before anything is closed.
    visit("SELECT 1 / (count(*) = 2) FROM tournament");
}

void TestLogGuard::theLastToCloseFoldsTheLog()
{
    QVERIFY((*WorkFile::open(m_path))->addTournament(tests::roundRobin(1, {.players = 6})).has_value());
    QVERIFY(!QFile::exists(m_path + u"-wal"_s));
    QVERIFY(!QFile::exists(m_path + u"-shm"_s));
}

void TestLogGuard::aLostLogIsNoticed()
{
    const QString copy = m_folder->filePath(u"copy.zahlmeister"_s);
    auto file = WorkFile::open(m_path).value();
    QVERIFY(file->addTournament(tests::roundRobin(1, {.players = 6})).has_value());
    QVERIFY(QFile::remove(m_path + u"-wal"_s));
    QCOMPARE(file->addTournament(tests::roundRobin(2, {.players = 6})).error().code,
             ErrorCode::WorkFileMoved);
    QVERIFY(!file->checkPlace());
    QVERIFY(file->currentPath().isEmpty());
    QVERIFY(file->continueIn(copy).has_value());
    QCOMPARE(file->tournaments()->size(), std::size_t(1));
    QVERIFY(file->addTournament(tests::roundRobin(2, {.players = 6})).has_value());
    file.reset();
    // What was in the lost log went into the file when that was noticed.
    QCOMPARE((*WorkFile::open(m_path, WorkFile::Access::ReadOnly))->tournaments()->size(), std::size_t(1));
}

ZAHLMEISTER_TEST(TestLogGuard, QCoreApplication)

} // namespace tst_logguard

#include "tst_logguard.moc"
