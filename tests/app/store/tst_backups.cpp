// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/files/filelock.h"
#include "app/store/backups.h"
#include "app/store/workfile.h"
#include "tests/support/fields.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"

namespace tst_backups {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::Backup;
using app::BackupReason;
using app::TournamentDocument;
using app::WorkFile;

namespace {

QDateTime at(const QString& time)
{
    return QDateTime::fromString(time + u'Z', Qt::ISODate);
}

/// Copies that were made at these times, each of a hundred bytes.
std::vector<Backup> copiesAt(const QStringList& times)
{
    std::vector<Backup> copies;
    for (const QString& time : times)
        copies.push_back({.path = time, .time = at(time), .size = 100});
    return copies;
}

QStringList pathsOf(const std::vector<Backup>& copies)
{
    QStringList paths;
    for (const Backup& copy : copies)
        paths << copy.path;
    return paths;
}

} // namespace

class TestBackups : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void holdsWhatTheFileHolds();
    void isMadeBesideAWriter();
    void canBeCancelled();
    void onlyOwnNamesAreCopies();
    void thinsOutByDayWeekAndMonth();
    void keepsTheNewestHoweverLarge();
    void whatIsReadBackDamagedIsNoCopy();
    void restores_data();
    void restores();
    void doesNotRestoreAnOpenFile();
    void doesNotRestoreADamagedCopy();
    void putsNothingBesideAForeignLog_data();
    void putsNothingBesideAForeignLog();
    void namesWhatIsHeldForLong();

private:
    [[nodiscard]] QString path(const QString& name = u"a.zahlmeister"_s) const
    {
        return m_folder->filePath(name);
    }
    [[nodiscard]] std::string nameIn(const QString& file) const;
    void rename(const std::string& name) const;
    std::unique_ptr<QTemporaryDir> m_folder;
    engine::TournamentId m_id = engine::TournamentId(0);
};

void TestBackups::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_id = WorkFile::open(path()).value()->addTournament(tests::woExample()).value();
}

std::string TestBackups::nameIn(const QString& file) const
{
    const auto opened = WorkFile::open(file, WorkFile::Access::ReadOnly).value();
    return opened->tournament(m_id).value().tournament.header.name;
}

void TestBackups::rename(const std::string& name) const
{
    const auto file = WorkFile::open(path()).value();
    const auto document = TournamentDocument::open(*file, m_id).value();
    auto header = document->tournament().header;
    header.name = name;
    QVERIFY(document->apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}}).has_value());
}

void TestBackups::holdsWhatTheFileHolds()
{
    rename("one");
    const auto copy = app::makeBackup(path(), BackupReason::Import, {});
    QVERIFY(copy.has_value());
    rename("two");
    QCOMPARE(nameIn(copy->path), std::string("one"));
    QCOMPARE(app::backupsOf(path()), std::vector{*copy});
    QVERIFY(app::isBackup(copy->path));
    QVERIFY(!app::isBackup(path()));
    QCOMPARE(app::backedUpFile(copy->path), path());
    QVERIFY(std::abs(copy->time.secsTo(QDateTime::currentDateTimeUtc())) < 60);
#ifdef Q_OS_UNIX // elsewhere the folder says who may read
    QCOMPARE(QFile::permissions(copy->path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
#endif
    QCOMPARE(QDir(app::backupFolder(path())).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

/// The copy is of the moment when it began, whatever is written meanwhile, and nobody waits for it.
void TestBackups::isMadeBesideAWriter()
{
    const auto file = WorkFile::open(path()).value();
    const auto document = TournamentDocument::open(*file, m_id).value();
    const auto apply = [&](const std::string& name) {
        auto header = document->tournament().header;
        header.name = name;
        return document->apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}});
    };
    QVERIFY(apply("before").has_value());
    const auto copy =
        app::makeBackup(path(), BackupReason::Regular, [&] { QVERIFY(apply("meanwhile").has_value()); });
    QVERIFY(copy.has_value());
    QCOMPARE(nameIn(copy->path), std::string("before"));
    QCOMPARE(document->tournament().header.name, std::string("meanwhile"));
}

void TestBackups::canBeCancelled()
{
    const auto copy = app::makeBackup(path(), BackupReason::Regular, {}, [] { return false; });
    QVERIFY(!copy.has_value());
    QCOMPARE(copy.error().code, ErrorCode::Cancelled);
    QCOMPARE(QDir(app::backupFolder(path())).entryList(QDir::Files | QDir::Hidden), QStringList());
}

void TestBackups::onlyOwnNamesAreCopies()
{
    const auto copy = app::makeBackup(path(), BackupReason::Regular, {}).value();
    const QDir folder(app::backupFolder(path()));
    QStringList others{u"notes.txt"_s, u"20260101-120000000-regular.zahlmeister.bak"_s,
                       u"20260101-120000000-other.zahlmeister"_s, u"mine-20260101-120000000.zahlmeister"_s,
                       u"20261301-120000000-regular.zahlmeister"_s};
    for (const QString& name : others) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QVERIFY(folder.mkdir(u"20260102-120000000-regular.zahlmeister"_s));
    others.append(u"20260102-120000000-regular.zahlmeister"_s);
#ifdef Q_OS_UNIX
    others.append(u"20260103-120000000-regular.zahlmeister"_s);
    QVERIFY(QFile::link(path(), folder.filePath(others.last())));
#endif
    QCOMPARE(app::backupsOf(path()), std::vector{copy});
    QCOMPARE(app::removeBackups(path()), 1);
    QVERIFY(!QFile::exists(copy.path));
    QCOMPARE(folder.entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), others.size());
    QVERIFY(QFile::exists(path()));
}

void TestBackups::thinsOutByDayWeekAndMonth()
{
    // Three years of a copy every six hours.
    QStringList times;
    const QDateTime now = at(u"2026-11-22T18:00:00"_s);
    for (QDateTime time = now; time > now.addYears(-3); time = time.addSecs(-6 * 3600))
        times << time.toString(u"yyyy-MM-ddTHH:mm:ss"_s);
    const auto all = copiesAt(times);
    const auto others = pathsOf(app::superfluous(all, now, 1'000'000));
    QStringList kept;
    for (const QString& time : times) {
        if (!others.contains(time))
            kept << time;
    }
    const QStringList expected{
        u"2026-11-22T18:00:00"_s, u"2026-11-22T12:00:00"_s, u"2026-11-22T06:00:00"_s, // a day
        u"2026-11-22T00:00:00"_s, u"2026-11-21T18:00:00"_s, u"2026-11-20T18:00:00"_s,
        u"2026-11-19T18:00:00"_s, u"2026-11-18T18:00:00"_s, // days
        u"2026-11-17T18:00:00"_s, u"2026-11-16T18:00:00"_s, u"2026-11-15T18:00:00"_s,
        u"2026-11-08T18:00:00"_s, u"2026-11-01T18:00:00"_s,                           // weeks end on Sundays
        u"2026-10-31T18:00:00"_s, u"2026-09-30T18:00:00"_s, u"2026-08-31T18:00:00"_s, // months
        u"2026-07-31T18:00:00"_s, u"2026-06-30T18:00:00"_s, u"2026-05-31T18:00:00"_s,
        u"2026-04-30T18:00:00"_s, u"2026-03-31T18:00:00"_s, u"2026-02-28T18:00:00"_s,
        u"2026-01-31T18:00:00"_s, u"2025-12-31T18:00:00"_s};
    QStringList wanted = expected;
    wanted.removeAll(u"2026-11-21T18:00:00"_s); // exactly a day old, and yet the newest of its day
    wanted.insert(4, u"2026-11-21T18:00:00"_s);
    QCOMPARE(kept, wanted);
    // What was kept once is not thinned out a moment later.
    QVERIFY(app::superfluous(copiesAt(kept), now, 1'000'000).empty());
}

void TestBackups::keepsTheNewestHoweverLarge()
{
    const QDateTime now = at(u"2026-11-22T18:00:00"_s);
    const auto all = copiesAt({u"2026-11-22T17:30:00"_s, u"2026-11-22T17:00:00"_s, u"2026-11-22T16:30:00"_s,
                               u"2026-11-01T12:00:00"_s});
    QCOMPARE(pathsOf(app::superfluous(all, now, 250)),
             (QStringList{u"2026-11-22T16:30:00"_s, u"2026-11-01T12:00:00"_s}));
    QCOMPARE(app::superfluous(all, now, 10).size(), std::size_t{3});
    QVERIFY(app::superfluous({}, now, 10).empty());
    QVERIFY(app::backupLimit(path()) > 0);
    QVERIFY(app::backupLimit(path()) <= qint64(2'000'000'000));
}

void TestBackups::whatIsReadBackDamagedIsNoCopy()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(5 * 4096));
    file.write(QByteArray(4096, 'x'));
    file.close();
    const auto copy = app::makeBackup(path(), BackupReason::Regular, {});
    QVERIFY(!copy.has_value());
    QVERIFY(app::backupsOf(path()).empty());
}

void TestBackups::restores_data()
{
    QTest::addColumn<QByteArray>("damage");
    QTest::newRow("a sound file") << QByteArray();
    QTest::newRow("a missing file") << QByteArray("missing");
    QTest::newRow("an unreadable file") << QByteArray(20000, 'x');
}

void TestBackups::restores()
{
    QFETCH(const QByteArray, damage);
    rename("kept");
    const auto copy = app::makeBackup(path(), BackupReason::Regular, {}).value();
    rename("later");
    if (!damage.isEmpty())
        QVERIFY(QFile::remove(path()));
    if (damage.size() > 10) {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(damage);
    }
    QVERIFY(app::restoreBackup(copy.path, path()).has_value());
    QCOMPARE(nameIn(path()), std::string("kept"));
    QVERIFY(WorkFile::open(path()).value()->checkConsistency().has_value());
    QCOMPARE(nameIn(copy.path), std::string("kept")); // it stays where it was
    const auto copies = app::backupsOf(path());
    const QStringList aside = QDir(m_folder->path()).entryList({u"*.aside-*"_s}, QDir::Dirs);
    if (damage.isEmpty()) {
        QCOMPARE(copies.size(), std::size_t{2});
        QCOMPARE(copies.front().reason, BackupReason::Restore);
        QCOMPARE(nameIn(copies.front().path), std::string("later"));
    } else {
        QCOMPARE(copies.size(), std::size_t{1});
    }
    QCOMPARE(aside.size(), damage.size() > 10 ? 1 : 0);
    if (!aside.isEmpty())
        QCOMPARE(QFileInfo(path(aside.front() + u"/a.zahlmeister"_s)).size(), damage.size());
}

void TestBackups::doesNotRestoreAnOpenFile()
{
    const auto copy = app::makeBackup(path(), BackupReason::Regular, {}).value();
    const auto file = WorkFile::open(path()).value();
    QCOMPARE(app::restoreBackup(copy.path, path()).error().code, ErrorCode::WorkFileInUse);
    QVERIFY(file->checkPlace());
}

void TestBackups::doesNotRestoreADamagedCopy()
{
    const auto copy = app::makeBackup(path(), BackupReason::Regular, {}).value();
    QFile file(copy.path);
    QVERIFY(file.resize(5000));
    rename("mine");
    QVERIFY(!app::restoreBackup(copy.path, path()).has_value());
    QCOMPARE(nameIn(path()), std::string("mine"));
    QCOMPARE(QDir(m_folder->path()).entryList({u"*.new-*"_s}, QDir::Files).size(), 0);
}

void TestBackups::putsNothingBesideAForeignLog_data()
{
    QTest::addColumn<QString>("ending");
    QTest::newRow("log") << u"-wal"_s;
    QTest::newRow("journal") << u"-journal"_s;
}

/// A log that stays would be applied to the copy.
void TestBackups::putsNothingBesideAForeignLog()
{
    QFETCH(const QString, ending);
    const auto copy = app::makeBackup(path(), BackupReason::Regular, {}).value();
    const QString target = path(u"b.zahlmeister"_s);
    const QString foreign = target + ending;
    QFile log(foreign);
    const auto putLog = [&] {
        return log.open(QIODevice::WriteOnly) && log.write("old") == 3 && log.flush();
    };
    const auto isAside = [&] { // nothing of somebody's is removed
        log.close();
        QDir folder(m_folder->path());
        const QStringList asides = folder.entryList({u"*.aside-*"_s}, QDir::Dirs);
        const bool isThere = asides.size() == 1 && !log.exists() &&
                             QFile::exists(folder.filePath(asides.first() + u"/b.zahlmeister"_s + ending));
        return isThere && QDir(folder.filePath(asides.first())).removeRecursively();
    };
    QVERIFY(QDir().mkdir(foreign)); // also what is no file
    QVERIFY(app::saveCopy(path(), target).has_value());
    QVERIFY(isAside());
    QVERIFY(putLog() && app::saveCopy(path(), target).has_value() && isAside());
    QVERIFY(QFile::remove(target));
    QVERIFY(putLog() && app::restoreBackup(copy.path, target).has_value() && isAside());
    QVERIFY(WorkFile::open(target).has_value());
}

void TestBackups::namesWhatIsHeldForLong()
{
#ifndef Q_OS_WIN
    QSKIP("Nobody can hold a file on this system.");
#endif
    QFile target(path(u"b.zahlmeister"_s));
    QFile log(target.fileName() + u"-wal"_s);
    QVERIFY(target.open(QIODevice::WriteOnly) && target.write("old") == 3);
    QVERIFY(log.open(QIODevice::WriteOnly) && log.write("log") == 3);
    log.close();
    target.close();
    for (QFile* held : {&target, &log}) {
        QVERIFY(held->open(QIODevice::ReadOnly)); // nobody else may remove it now
        const auto saved = app::saveCopy(path(), target.fileName());
        QVERIFY(!saved.has_value());
        QCOMPARE(saved.error().code, ErrorCode::FileNotWritable);
        QCOMPARE(saved.error().args, (std::vector<std::string>{held->fileName().toStdString(), "is-held"}));
        held->close();
        QCOMPARE(target.size(), qint64(3));
        QCOMPARE(log.size(), qint64(3));
    }
    QVERIFY(app::saveCopy(path(), target.fileName()).has_value());
}

ZAHLMEISTER_TEST(TestBackups, QCoreApplication)

} // namespace tst_backups

#include "tst_backups.moc"
