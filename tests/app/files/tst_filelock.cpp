// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>

#include <sys/wait.h>
#include <unistd.h>
#endif

#include "app/files/filelock.h"

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::FileLock;

namespace {

#ifdef Q_OS_UNIX
/// Another process that takes the lock and keeps it until it is killed.
class Holder {
public:
    explicit Holder(const QString& path)
    {
        int ends[2];
        if (::pipe(ends) != 0)
            qFatal("no pipe");
        m_process = ::fork();
        if (m_process == 0) {
            const auto lock = FileLock::take(path);
            const char answer = lock.has_value() ? 'y' : 'n';
            if (::write(ends[1], &answer, 1) != 1)
                ::_exit(1);
            ::pause();
            ::_exit(0);
        }
        char answer = 0;
        m_took = ::read(ends[0], &answer, 1) == 1 && answer == 'y';
        ::close(ends[0]);
        ::close(ends[1]);
    }
    ~Holder() { kill(); }
    Holder(const Holder&) = delete;
    Holder& operator=(const Holder&) = delete;
    [[nodiscard]] bool took() const { return m_took; }
    void kill()
    {
        if (m_process > 0) {
            ::kill(m_process, SIGKILL);
            ::waitpid(m_process, nullptr, 0);
        }
        m_process = 0;
    }

private:
    pid_t m_process = 0;
    bool m_took = false;
};
#endif

} // namespace

class TestFileLock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    void oneAtATime();
    void linksAndMovesMeetTheSameLock_data();
    void linksAndMovesMeetTheSameLock();
    void goesWithTheProcess();
    void movesItsLockFile();

private:
    [[nodiscard]] QString path(const QString& name = u"a.zahlmeister"_s) const
    {
        return m_folder->filePath(name);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFileLock::oneAtATime()
{
    auto lock = FileLock::take(path());
    QVERIFY(lock.has_value());
    QVERIFY(FileLock::isHeld(path()));
    QCOMPARE(FileLock::take(path()).error().code, ErrorCode::WorkFileInUse);
    lock->reset();
    QVERIFY(!FileLock::isHeld(path()));
    QVERIFY(FileLock::take(path()).has_value());
}

void TestFileLock::linksAndMovesMeetTheSameLock_data()
{
    QTest::addColumn<QString>("way");
    for (const auto* way : {"same", "symbolic", "hard", "renamed"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void TestFileLock::linksAndMovesMeetTheSameLock()
{
#ifdef Q_OS_UNIX
    QFETCH(const QString, way);
    Holder holder(path());
    QVERIFY(holder.took());
    QString other = path(u"b.zahlmeister"_s);
    if (way == u"same")
        other = path();
    else if (way == u"symbolic")
        QVERIFY(QFile::link(path(), other));
    else if (way == u"hard")
        QCOMPARE(::link(QFile::encodeName(path()).constData(), QFile::encodeName(other).constData()), 0);
    else
        QVERIFY(QFile::rename(path(), other));
    QVERIFY(FileLock::isHeld(other));
    QCOMPARE(FileLock::take(other).error().code, ErrorCode::WorkFileInUse);
#endif
}

void TestFileLock::goesWithTheProcess()
{
#ifdef Q_OS_UNIX
    Holder holder(path());
    QVERIFY(holder.took());
    holder.kill();
    QVERIFY(FileLock::take(path()).has_value());
#endif
}

void TestFileLock::movesItsLockFile()
{
    const auto lock = FileLock::take(path());
    QVERIFY(lock.has_value());
    QVERIFY(QFile::rename(path(), path(u"b.zahlmeister"_s)));
    QVERIFY((*lock)->moveTo(path(u"b.zahlmeister"_s)).has_value());
    QVERIFY(QFile::exists(path(u"b.zahlmeister.lock"_s)));
    QVERIFY(!QFile::exists(path(u"a.zahlmeister.lock"_s)));
}

QTEST_GUILESS_MAIN(TestFileLock)
#include "tst_filelock.moc"
