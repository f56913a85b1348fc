// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <filesystem>

#include <QCoreApplication>
#include <QFile>
#include <QLockFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "app/files/filelock.h"
#include "tests/support/testmain.h"

namespace tst_filelock {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::FileLock;

namespace {

const QString kHold = u"hold"_s;

/// Another process that takes the lock and keeps it until it is killed: this program once more.
class Holder {
public:
    explicit Holder(const QString& path)
    {
        m_process.start(QCoreApplication::applicationFilePath(), {u"tst_filelock"_s, kHold, path});
        m_took = m_process.waitForReadyRead() && m_process.readAll().startsWith("took");
    }
    ~Holder() { kill(); }
    Holder(const Holder&) = delete;
    Holder& operator=(const Holder&) = delete;
    [[nodiscard]] bool took() const { return m_took; }
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

private:
    QProcess m_process;
    bool m_took = false;
};

/// What that process does.
int hold(const QString& path)
{
    const auto lock = FileLock::take(path);
    std::puts(lock.has_value() ? "took" : "did not");
    std::fflush(stdout);
    return std::getchar() == EOF ? 0 : 1; // the other end of it goes with the test
}

} // namespace

class TestFileLock : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] static std::optional<int> runAsChild(const QStringList& words)
    {
        return words.size() == 3 && words[1] == kHold ? std::optional(hold(words[2])) : std::nullopt;
    }

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
    void knowsThatItsNumberWasAnothers();
    void movesItsLockFile();
    void isReadByItsOwnerAlone();

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
    QFETCH(const QString, way);
#ifdef Q_OS_WIN
    if (way == u"symbolic")
        QSKIP("Qt's links are files of their own on Windows.");
#endif
    Holder holder(path());
    QVERIFY(holder.took());
    QString other = path(u"b.zahlmeister"_s);
    if (way == u"same")
        other = path();
    else if (way == u"symbolic")
        QVERIFY(QFile::link(path(), other));
    else if (way == u"hard")
        std::filesystem::create_hard_link(path().toStdString(), other.toStdString());
    else
        QVERIFY(QFile::rename(path(), other));
    QVERIFY(FileLock::isHeld(other));
    QCOMPARE(FileLock::take(other).error().code, ErrorCode::WorkFileInUse);
}

void TestFileLock::goesWithTheProcess()
{
    Holder holder(path());
    QVERIFY(holder.took());
    holder.kill();
    QVERIFY(FileLock::take(path()).has_value());
}

/// After a crash a process may get the number of the one that was killed, this one above all.
void TestFileLock::knowsThatItsNumberWasAnothers()
{
    const QString name = path(u"a.zahlmeister.lock"_s);
    QLockFile before(name);
    QVERIFY(before.tryLock());
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray left = file.readAll();
    QVERIFY(left.startsWith(QByteArray::number(QCoreApplication::applicationPid())));
    file.close();
    before.unlock();
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(left) == left.size());
    file.close();
    QVERIFY(!FileLock::isHeld(path()));
    QVERIFY(FileLock::take(path()).has_value());
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

/// It tells which computer and which process has the file open.
void TestFileLock::isReadByItsOwnerAlone()
{
#ifdef Q_OS_UNIX
    const auto lock = FileLock::take(path());
    QVERIFY(lock.has_value());
    const auto others =
        QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
    QCOMPARE(QFile::permissions(path() + u".lock"_s) & others, QFileDevice::Permissions());
    QVERIFY((*lock)->moveTo(path(u"b.zahlmeister"_s)).has_value());
    QCOMPARE(QFile::permissions(path(u"b.zahlmeister.lock"_s)) & others, QFileDevice::Permissions());
#else
    QSKIP("the rights of the folder apply");
#endif
}

ZAHLMEISTER_TEST(TestFileLock, QCoreApplication)

} // namespace tst_filelock

#include "tst_filelock.moc"
