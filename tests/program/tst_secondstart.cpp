// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "app/files/filelock.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"

namespace tst_secondstart {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::FileLock;
using app::WorkFile;

/// The program with its window, started twice by the same user.
class TestSecondStart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void handsItsFileOverAndEnds();
    void anotherUsersDataAreAnotherProgram();
    void crashLeavesNothingInTheWay();
    void firstThatDoesNotAnswerIsNotWaitedFor();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    void start(QProcess& process, const QString& data, const QStringList& arguments = {}) const;
    [[nodiscard]] QString defaultFile(const QString& data) const
    {
        return path(data + u"/zahlmeister/Wertungen.zahlmeister"_s);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSecondStart::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

void TestSecondStart::start(QProcess& process, const QString& data, const QStringList& arguments) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_RUNTIME_DIR"_s, m_folder->path());
    environment.insert(u"XDG_DATA_HOME"_s, path(data));
    environment.insert(u"XDG_CONFIG_HOME"_s, path(data + u"-config"_s));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder->path());
    process.start(QStringLiteral(ZAHLMEISTER_PROGRAM), arguments);
}

void TestSecondStart::handsItsFileOverAndEnds()
{
    QVERIFY(WorkFile::open(path(u"other.zahlmeister"_s)).has_value());
    QProcess first;
    start(first, u"data"_s);
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(defaultFile(u"data"_s)), 20000);
    QTRY_VERIFY_WITH_TIMEOUT(FileLock::isHeld(defaultFile(u"data"_s)), 20000);
    // The socket is there with the first picture, a little after the file.
    QTRY_COMPARE_WITH_TIMEOUT(QDir(m_folder->path()).entryList({u"zahlmeister-*"_s}, QDir::System).size(), 1,
                              20000);

    QProcess empty;
    start(empty, u"data"_s);
    QVERIFY(empty.waitForFinished(20000));
    QCOMPARE(empty.exitCode(), 0);
    QVERIFY(FileLock::isHeld(defaultFile(u"data"_s)));

    QProcess second;
    start(second, u"data"_s, {u"other.zahlmeister"_s}); // relative to its own folder
    QVERIFY(second.waitForFinished(20000));
    QCOMPARE(second.exitCode(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(FileLock::isHeld(path(u"other.zahlmeister"_s)), 20000);
    QTRY_VERIFY(!FileLock::isHeld(defaultFile(u"data"_s)));
    QCOMPARE(first.state(), QProcess::Running);
    first.kill();
    QVERIFY(first.waitForFinished());
}

void TestSecondStart::anotherUsersDataAreAnotherProgram()
{
    QProcess first;
    start(first, u"data"_s);
    QTRY_VERIFY_WITH_TIMEOUT(FileLock::isHeld(defaultFile(u"data"_s)), 20000);
    QProcess other;
    start(other, u"elsewhere"_s);
    QTRY_VERIFY_WITH_TIMEOUT(FileLock::isHeld(defaultFile(u"elsewhere"_s)), 20000);
    for (QProcess* process : {&first, &other}) {
        process->kill();
        QVERIFY(process->waitForFinished());
    }
}

void TestSecondStart::crashLeavesNothingInTheWay()
{
    for (int i = 0; i < 3; ++i) {
        QProcess process;
        start(process, u"data"_s);
        QTRY_VERIFY_WITH_TIMEOUT(FileLock::isHeld(defaultFile(u"data"_s)), 20000);
        process.kill();
        QVERIFY(process.waitForFinished());
        QVERIFY(!FileLock::isHeld(defaultFile(u"data"_s)));
    }
}

void TestSecondStart::firstThatDoesNotAnswerIsNotWaitedFor()
{
#ifdef Q_OS_UNIX
    QVERIFY(WorkFile::open(path(u"other.zahlmeister"_s)).has_value());
    QProcess first;
    start(first, u"data"_s);
    QTRY_COMPARE_WITH_TIMEOUT(QDir(m_folder->path()).entryList({u"zahlmeister-*"_s}, QDir::System).size(), 1,
                              20000);
    QCOMPARE(::kill(static_cast<pid_t>(first.processId()), SIGSTOP), 0);
    QProcess second;
    start(second, u"data"_s, {u"other.zahlmeister"_s});
    QTRY_VERIFY_WITH_TIMEOUT(FileLock::isHeld(path(u"other.zahlmeister"_s)), 20000);
    second.kill();
    first.kill();
    QVERIFY(second.waitForFinished());
    QVERIFY(first.waitForFinished());
#endif
}

ZAHLMEISTER_TEST(TestSecondStart, QCoreApplication)

} // namespace tst_secondstart

#include "tst_secondstart.moc"
