// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif
#ifdef Q_OS_LINUX
#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

#include "app/files/fileplace.h"
#include "tests/support/testmain.h"

namespace tst_fileplace {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

void touch(const QString& path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
}

} // namespace

class TestFilePlace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aFileKeepsItsIdentity();
    void aHardLinkIsAnotherName();
    void tellsWhatAPathLeadsTo();
    void fileSystems_data();
    void fileSystems();
    void numbersOfFileSystems();
    void knowsItsDiskWithoutProc();
    void cloudFolders_data();
    void cloudFolders();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFilePlace::aFileKeepsItsIdentity()
{
    touch(path(u"a"_s));
    touch(path(u"b"_s));
    const auto a = fileIdentity(path(u"a"_s));
    QVERIFY(a.has_value());
    QVERIFY(a != fileIdentity(path(u"b"_s)));
    QVERIFY(!fileIdentity(path(u"c"_s)));
#ifndef Q_OS_WIN // where Qt's links are files of their own
    QVERIFY(QFile::link(path(u"a"_s), path(u"link"_s)));
    QCOMPARE(fileIdentity(path(u"link"_s)) == a, true);
#endif
    QVERIFY(QFile::rename(path(u"a"_s), path(u"c"_s)));
    QCOMPARE(fileIdentity(path(u"c"_s)) == a, true);
    QVERIFY(!fileIdentity(path(u"a"_s)));
}

void TestFilePlace::aHardLinkIsAnotherName()
{
    touch(path(u"a"_s));
    touch(path(u"c"_s));
    QCOMPARE(otherNames(path(u"a"_s)), QStringList());
    std::filesystem::create_hard_link(path(u"a"_s).toStdString(), path(u"b"_s).toStdString());
    QCOMPARE(otherNames(path(u"a"_s)), QStringList{path(u"b"_s)});
    QCOMPARE(otherNames(path(u"b"_s)), QStringList{path(u"a"_s)});
    QVERIFY(fileIdentity(path(u"a"_s)) == fileIdentity(path(u"b"_s)));
    QCOMPARE(otherNames(path(u"c"_s)), QStringList());
    QCOMPARE(otherNames(path(u"missing"_s)), QStringList());
}

void TestFilePlace::tellsWhatAPathLeadsTo()
{
    touch(path(u"a"_s));
    QCOMPARE(pathKind(path(u"a"_s)), PathKind::RegularFile);
    QCOMPARE(pathKind(path(u"missing"_s)), PathKind::Missing);
    QCOMPARE(pathKind(m_folder->path()), PathKind::Folder);
    QVERIFY(requireRegularFile(path(u"a"_s)).has_value());
    QVERIFY(requireRegularFile(path(u"missing"_s)).has_value());
    // What reaches the program of a name that is not UTF-8.
    const QString unnamable = path(u"Stra\uFFFDe.txt"_s);
    QCOMPARE(requireRegularFile(unnamable).error().args.at(1), std::string("not-utf-8"));
    QCOMPARE(missingFile(unnamable).code, ErrorCode::FileNotReadable);
    QCOMPARE(missingFile(path(u"missing"_s)).code, ErrorCode::FileNotFound);
#ifdef Q_OS_UNIX
    QVERIFY(QFile::link(path(u"nowhere"_s), path(u"dangling"_s)));
    QVERIFY(QFile::link(path(u"a"_s), path(u"link"_s)));
    QCOMPARE(pathKind(path(u"link"_s)), PathKind::RegularFile);
    QCOMPARE(pathKind(path(u"dangling"_s)), PathKind::DanglingLink);
    QCOMPARE(requireRegularFile(path(u"dangling"_s)).error().code, ErrorCode::NotARegularFile);
    QCOMPARE(requireRegularFile(path(u"dangling"_s)).error().args.at(1), std::string("dangling-link"));
    QCOMPARE(::mkfifo(QFile::encodeName(path(u"pipe"_s)).constData(), 0600), 0);
    QCOMPARE(pathKind(path(u"pipe"_s)), PathKind::Special);
    QCOMPARE(pathKind(u"/dev/null"_s), PathKind::Special);
    QCOMPARE(requireRegularFile(path(u"pipe"_s)).error().args.at(1), std::string("special"));
#endif
}

void TestFilePlace::fileSystems_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<bool>("isLocal");
    for (const auto* type : {"ext4", "xfs", "btrfs", "NTFS", "tmpfs", "overlay"})
        QTest::newRow(type) << QString::fromLatin1(type) << true;
    for (const auto* type : {"nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs", "fuse.rclone", "vboxsf",
                             "vfat", "exfat", "", "davfs"})
        QTest::newRow(*type ? type : "unknown") << QString::fromLatin1(type) << false;
}

void TestFilePlace::fileSystems()
{
    QFETCH(const QString, type);
    QTEST(isLocalFileSystem(type), "isLocal");
}

void TestFilePlace::numbersOfFileSystems()
{
    for (const std::uint32_t local : {0xef53U, 0x58465342U, 0x9123683eU, 0x01021994U, 0x794c7630U})
        QVERIFY2(isLocalFileSystem(localFileSystemOf(local)), qPrintable(QString::number(local, 16)));
    // NFS, CIFS, SMB2, 9p, FUSE, vfat, AFS and one that nobody knows.
    for (const std::uint32_t other :
         {0x6969U, 0xff534d42U, 0xfe534d42U, 0x01021997U, 0x65735546U, 0x4d44U, 0x5346414fU, 0x12345678U})
        QVERIFY2(!isLocalFileSystem(localFileSystemOf(other)), qPrintable(QString::number(other, 16)));
}

/// As in a chroot where nobody has mounted /proc.
void TestFilePlace::knowsItsDiskWithoutProc()
{
#ifdef Q_OS_LINUX
    const QString file = path(u"a.archive"_s);
    if (!isOnLocalDisk(file))
        QSKIP("The folder of temporary files is not on a disk of this computer.");
    constexpr int kRight = 0;
    constexpr int kWrong = 1;
    constexpr int kNotAllowed = 2;
    const pid_t child = ::fork();
    if (child == 0) {
        // A namespace of its own hides /proc from nobody else.
        const bool isHidden = (::unshare(CLONE_NEWNS) == 0 || ::unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0) &&
                              ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
                              ::mount("none", "/proc", "tmpfs", 0, nullptr) == 0;
        ::_exit(!isHidden ? kNotAllowed : isOnLocalDisk(file) ? kRight : kWrong);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(WIFEXITED(status));
    if (WEXITSTATUS(status) == kNotAllowed)
        QSKIP("This machine lets nobody hide /proc.");
    QCOMPARE(WEXITSTATUS(status), kRight);
#else
    QSKIP("Only Linux has /proc.");
#endif
}

void TestFilePlace::cloudFolders_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("mark");
    QTest::addColumn<bool>("isCloud");
    QTest::newRow("plain") << u"Schach"_s << QString() << false;
    QTest::newRow("named") << u"Nextcloud/Verein"_s << QString() << true;
    QTest::newRow("onedrive of a club") << u"OneDrive - SK Musterstadt/DWZ"_s << QString() << true;
    QTest::newRow("marked above") << u"Abgleich/Schach/2026"_s << u"Abgleich/.sync_4711.db"_s << true;
    QTest::newRow("syncthing") << u"Ablage/Schach"_s << u"Ablage/.stfolder"_s << true;
}

void TestFilePlace::cloudFolders()
{
    QFETCH(const QString, folder);
    QFETCH(const QString, mark);
    QVERIFY(QDir(m_folder->path()).mkpath(folder));
    if (!mark.isEmpty())
        touch(path(mark));
    QTEST(isCloudFolder(path(folder)), "isCloud");
}

ZAHLMEISTER_TEST(TestFilePlace, QCoreApplication)

} // namespace tst_fileplace

#include "tst_fileplace.moc"
