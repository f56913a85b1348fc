// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

#include "app/files/fileinhand.h"
#include "app/files/filelock.h"
#include "app/files/openfile.h"
#include "tests/support/testmain.h"

namespace tst_openfile {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::FileLock;
using app::OpenFile;

namespace {

#ifdef Q_OS_UNIX
struct flock firstByte()
{
    struct flock byte { };
    byte.l_type = F_WRLCK;
    byte.l_whence = SEEK_SET;
    byte.l_len = 1;
    return byte;
}

/// Whether another process finds the first byte of a file locked, as SQLite would.
bool isLockedForOthers(const QString& path)
{
    const pid_t child = ::fork();
    if (child == 0) {
        const int handle = ::open(QFile::encodeName(path).constData(), O_RDWR);
        struct flock asked = firstByte();
        ::_exit(handle >= 0 && ::fcntl(handle, F_GETLK, &asked) == 0 && asked.l_type != F_UNLCK ? 1 : 0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

qsizetype openHandles()
{
    return QDir(u"/proc/self/fd"_s).entryList(QDir::AllEntries | QDir::System).size();
}
#endif

} // namespace

class TestOpenFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("content");
    }
    void isKnownByEveryName();
    void keepsTheLocksOfAFileThatIsOpen();

private:
    [[nodiscard]] QString path(const QString& name = u"a.zahlmeister"_s) const
    {
        return m_folder.filePath(name);
    }
    QTemporaryDir m_folder;
};

void TestOpenFile::isKnownByEveryName()
{
#ifdef Q_OS_WIN // where Qt's links are files of their own
    const QString other = QDir::toNativeSeparators(path()).toUpper();
#else
    const QString other = path(u"link.zahlmeister"_s);
    QVERIFY(QFile::link(path(), other));
#endif
    QVERIFY(!app::isOpenHere(path()));
    {
        const OpenFile first(path());
        {
            const OpenFile second(other);
            QCOMPARE(second.identity(), first.identity());
        }
        QVERIFY(app::isOpenHere(path()));
        QVERIFY(app::isOpenHere(other));
    }
    QVERIFY(!app::isOpenHere(path()));
    const OpenFile missing(path(u"missing"_s));
    QVERIFY(!app::isOpenHere(path(u"missing"_s)));
}

/// A work file that is only read has locks, too; whatever looks at the file in the meantime must not drop
/// them.
void TestOpenFile::keepsTheLocksOfAFileThatIsOpen()
{
#ifdef Q_OS_UNIX
    qsizetype before = 0;
    {
        const OpenFile file(path());
        const int handle = ::open(QFile::encodeName(path()).constData(), O_RDWR);
        struct flock byte = firstByte();
        QCOMPARE(::fcntl(handle, F_SETLK, &byte), 0);
        QVERIFY(isLockedForOthers(path()));
        before = openHandles();
        QVERIFY(!app::contentOfFile(path()).has_value());
        QVERIFY(!FileLock::isHeld(path()));
        QVERIFY(FileLock::take(path()).has_value()); // and lets go of it
        QVERIFY(isLockedForOthers(path()));
        app::closeWhenUnused(handle);
        QVERIFY(isLockedForOthers(path()));
    }
    QVERIFY(!isLockedForOthers(path()));
    QCOMPARE(openHandles(), before - 1);
#else
    QSKIP("Locks that go with any handle are POSIX.");
#endif
}

ZAHLMEISTER_TEST(TestOpenFile, QCoreApplication)

} // namespace tst_openfile

#include "tst_openfile.moc"
