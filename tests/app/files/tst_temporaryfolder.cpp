// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <ctime>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#endif

#include "app/files/temporaryfolder.h"
#include "tests/support/testmain.h"

namespace tst_temporaryfolder {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::TemporaryFolder;

class TestTemporaryFolder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isPrivateAndGoes();
    void removesWhatAKillLeft();
};

void TestTemporaryFolder::isPrivateAndGoes()
{
    QString path;
    {
        const TemporaryFolder folder;
        path = folder.path();
        QVERIFY(QDir(path).exists());
#ifdef Q_OS_UNIX
        QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther | QFile::ExeOther),
                 QFile::Permissions());
#endif
        QFile file(folder.filePath(u"copy.zahlmeister"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        TemporaryFolder::removeAbandoned();
        QVERIFY(file.exists());
    }
    QVERIFY(!QDir(path).exists());
}

void TestTemporaryFolder::removesWhatAKillLeft()
{
#ifdef Q_OS_UNIX
    // A temporary folder of its own, so that programs that run beside this test are left alone.
    const QTemporaryDir temporary;
    const QByteArray before = qgetenv("TMPDIR");
    qputenv("TMPDIR", temporary.path().toLocal8Bit());
    const auto restore = qScopeGuard(
        [&before] { before.isEmpty() ? (void)qunsetenv("TMPDIR") : (void)qputenv("TMPDIR", before); });
    const QDir folder(temporary.path());
    const auto leave = [&folder](const QString& name, const QByteArray& lock, int minutes,
                                 const QString& content = u"copy.zahlmeister"_s) {
        QVERIFY(folder.mkdir(name));
        for (const QString& file : {content, u"copy.zahlmeister-wal"_s}) {
            QFile one(folder.filePath(name + u'/' + file));
            QVERIFY(one.open(QIODevice::WriteOnly) && one.write("x") == 1);
        }
        if (!lock.isEmpty()) {
            QFile held(folder.filePath(name + u"/in-use.lock"_s));
            QVERIFY(held.open(QIODevice::WriteOnly) && held.write(lock) > 0);
        }
        const timespec time{QDateTime::currentSecsSinceEpoch() - 60 * minutes, 0};
        const std::array<timespec, 2> times{time, time};
        QCOMPARE(utimensat(AT_FDCWD, folder.filePath(name).toLocal8Bit().constData(), times.data(), 0), 0);
    };
    const QByteArray host = QSysInfo::machineHostName().toUtf8() + '\n' + QSysInfo::machineUniqueId() + '\n' +
                            QSysInfo::bootUniqueId() + '\n';
    const QByteArray program = QFileInfo(QCoreApplication::applicationFilePath()).fileName().toUtf8();
    const QByteArray ours =
        QByteArray::number(QCoreApplication::applicationPid()) + '\n' + program + '\n' + host;
    leave(u"zahlmeister-copy-killed"_s, "999999999\nzahlmeister\n" + host, 5);
    leave(u"zahlmeister-copy-rescue"_s, "999999999\nzahlmeister\n" + host, 5, u"verein 2026.sqlite"_s);
    leave(u"zahlmeister-copy-noLock"_s, {}, 5);
    leave(u"zahlmeister-copy-loaded"_s, {}, 5, u"LV-0-csv.zip.loading"_s);
    const QStringList stay{u"somebody-else"_s,           u"zahlmeister-copy-mine-too"_s,
                           u"zahlmeister-copy-novels"_s, u"zahlmeister-copy-runing"_s,
                           u"zahlmeister-copy-starts"_s, u"zahlmeister-copy-stolen"_s};
    leave(stay[0], {}, 5);
    leave(stay[1], {}, 5);
    leave(stay[2], {}, 5, u"novel.txt"_s);
    leave(stay[3], ours, 5);
    leave(stay[4], {}, 0);
    leave(stay[5], "no lock", 5, u"novel.txt"_s);
    QVERIFY(QFile::link(folder.filePath(stay[0]), folder.filePath(u"zahlmeister-copy-linked"_s)));
    QCOMPARE(TemporaryFolder::removeAbandoned(), 4);
    QCOMPARE(folder.entryList(QDir::Dirs | QDir::NoSymLinks | QDir::NoDotAndDotDot), stay);
    QVERIFY(QFile::exists(folder.filePath(u"zahlmeister-copy-linked/copy.zahlmeister"_s)));
#else
    QSKIP("Qt cannot make a folder older, and Windows has no other call for it here.");
#endif
}

ZAHLMEISTER_TEST(TestTemporaryFolder, QCoreApplication)

} // namespace tst_temporaryfolder

#include "tst_temporaryfolder.moc"
