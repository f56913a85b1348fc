// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cerrno>
#include <functional>
#include <memory>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/store/backups.h"
#include "app/store/workfile.h"
#include "tests/support/faultydisk.h"
#include "tests/support/fields.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"

namespace tst_provedbackups {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::BackupReason;
using app::TournamentDocument;
using app::WorkFile;
using tests::contentOf;
using tests::overwrite;

namespace {

constexpr auto kKinds =
    std::to_array<const char*>({"regular", "import", "migration", "rescue", "restore", "copy by hand"});

} // namespace

/// Every kind of copy that the program makes is put back after everything that can happen to the work file.
class TestProvedBackups : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isRestoredAfter_data();
    void isRestoredAfter();

private:
    using Fault = void (TestProvedBackups::*)();

    [[nodiscard]] QString path(const QString& name = u"a.zahlmeister"_s) const
    {
        return m_folder->filePath(name);
    }
    [[nodiscard]] QString backedUp(const QString& kind);
    void edit(int times, bool mayFail) const;

    void nothing() { }
    void fullDisk() { whileBroken(ENOSPC); }
    void brokenDisk() { whileBroken(EIO); }
    void whileBroken(int error);
    void noSync();
    void killed();
    void killedWithAnotherLog();
    void moved();
    void replacedWhileOpen();
    void removed();
    void truncated();
    void emptied();
    void flippedBits();
    void foreignFile();
    void foreignTable();
    void foreignJournal();

    std::unique_ptr<QTemporaryDir> m_folder;
    engine::TournamentId m_id = engine::TournamentId(0);
    engine::Tournament m_kept; ///< as the copy has it
};

void TestProvedBackups::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const auto file = WorkFile::open(path()).value();
    m_id = file->addTournament(tests::roundRobin(7, {.players = 16, .forfeit = 0.2})).value();
}

/// Puts a name over the tournament's, again and again.
void TestProvedBackups::edit(int times, bool mayFail) const
{
    const auto file = WorkFile::open(path());
    if (!file.has_value() && mayFail)
        return;
    const auto document = TournamentDocument::open(**file, m_id);
    for (int i = 0; i < times && document.has_value(); ++i) {
        auto header = (*document)->tournament().header;
        header.name = "later " + std::to_string(i);
        const auto done = (*document)->apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}});
        QVERIFY(done.has_value() || mayFail);
    }
}

/// Makes a copy, and goes on working.
QString TestProvedBackups::backedUp(const QString& kind)
{
    edit(3, false);
    m_kept = WorkFile::open(path()).value()->tournament(m_id).value().tournament;
    QString copy;
    if (kind == u"copy by hand") {
        copy = path(u"copy.zahlmeister"_s);
        if (!app::saveCopy(path(), copy).has_value())
            qFatal("no copy");
    } else if (kind == u"restore") { // what was there before another copy took its place
        const auto earlier = app::makeBackup(path(), BackupReason::Regular, {});
        if (!earlier.has_value() || !app::restoreBackup(earlier->path, path()).has_value())
            qFatal("not restored");
        copy = app::backupsOf(path()).front().path;
    } else if (kind == u"regular" || kind == u"rescue") { // beside a writer
        const auto made =
            app::makeBackup(path(), kind == u"regular" ? BackupReason::Regular : BackupReason::Rescue, {});
        copy = made.has_value() ? made->path : QString();
    } else { // of an open file
        const auto file = WorkFile::open(path()).value();
        const auto made = app::makeBackup(file->database(),
                                          kind == u"import" ? BackupReason::Import : BackupReason::Migration);
        copy = made.has_value() ? made->path : QString();
    }
    edit(5, false);
    return copy;
}

void TestProvedBackups::whileBroken(int error)
{
    for (int writes = 0; writes < 40; writes += 3) {
        const tests::FaultyDisk disk(m_folder->path(), error, writes);
        edit(2, true);
    }
}

void TestProvedBackups::noSync()
{
    const tests::FaultySync sync;
    edit(3, true);
}

/// What lies there when a process was killed: the file with the log that nobody folded.
void TestProvedBackups::killed()
{
    QByteArray file;
    QByteArray log;
    {
        const auto open = WorkFile::open(path()).value();
        const auto document = TournamentDocument::open(*open, m_id).value();
        auto header = document->tournament().header;
        header.name = "killed";
        QVERIFY(document->apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}}).has_value());
        file = contentOf(path());
        log = contentOf(path() + u"-wal"_s);
    }
    overwrite(path(), file);
    overwrite(path() + u"-wal"_s, log.left(log.size() * 2 / 3));
}

void TestProvedBackups::killedWithAnotherLog()
{
    killed();
    overwrite(path() + u"-wal"_s, QByteArray(70'000, 'x'));
}

void TestProvedBackups::moved()
{
    const auto open = WorkFile::open(path()).value();
    QVERIFY(QFile::rename(path(), path(u"elsewhere.zahlmeister"_s)));
    QVERIFY(!open->checkPlace());
}

void TestProvedBackups::replacedWhileOpen()
{
    const auto open = WorkFile::open(path()).value();
    QVERIFY(QFile::rename(path(), path(u"elsewhere.zahlmeister"_s)));
    overwrite(path(), QByteArray(5000, 'y'));
    QVERIFY(!open->checkPlace());
}

void TestProvedBackups::removed()
{
    QVERIFY(QFile::remove(path()));
}

void TestProvedBackups::truncated()
{
    QVERIFY(QFile::resize(path(), QFile(path()).size() / 3));
}

void TestProvedBackups::emptied()
{
    QVERIFY(QFile::resize(path(), 0));
}

void TestProvedBackups::flippedBits()
{
    QByteArray bytes = contentOf(path());
    for (qsizetype i = 100; i < bytes.size(); i += 997)
        bytes[i] = static_cast<char>(bytes[i] ^ 0x10);
    overwrite(path(), bytes);
}

void TestProvedBackups::foreignFile()
{
    overwrite(path(), QByteArray("%PDF-1.7 ") + QByteArray(5000, 'x'));
}

void TestProvedBackups::foreignTable()
{
    const auto open = WorkFile::open(path()).value();
    QVERIFY(open->database().execute(u"CREATE TABLE recipes (secret TEXT)"_s).has_value());
}

void TestProvedBackups::foreignJournal()
{
    overwrite(path() + u"-journal"_s, "old");
}

void TestProvedBackups::isRestoredAfter_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("fault");
    constexpr auto kFaults = std::to_array<const char*>(
        {"nothing", "full disk", "broken disk", "no synchronisation", "kill", "kill and another log", "move",
         "replacement", "removal", "truncation", "emptied", "flipped bits", "foreign file", "foreign table",
         "foreign journal"});
    for (const char* const kind : kKinds) {
        for (std::size_t fault = 0; fault < kFaults.size(); ++fault)
            QTest::addRow("%s, %s", kind, kFaults[fault])
                << QString::fromLatin1(kind) << static_cast<int>(fault);
    }
}

void TestProvedBackups::isRestoredAfter()
{
    QFETCH(const QString, kind);
    QFETCH(const int, fault);
    constexpr std::array<Fault, 15> kFaults{
        &TestProvedBackups::nothing,       &TestProvedBackups::fullDisk,
        &TestProvedBackups::brokenDisk,    &TestProvedBackups::noSync,
        &TestProvedBackups::killed,        &TestProvedBackups::killedWithAnotherLog,
        &TestProvedBackups::moved,         &TestProvedBackups::replacedWhileOpen,
        &TestProvedBackups::removed,       &TestProvedBackups::truncated,
        &TestProvedBackups::emptied,       &TestProvedBackups::flippedBits,
        &TestProvedBackups::foreignFile,   &TestProvedBackups::foreignTable,
        &TestProvedBackups::foreignJournal};
    const QString copy = backedUp(kind);
    QVERIFY(!copy.isEmpty());
    const QByteArray bytes = QCryptographicHash::hash(contentOf(copy), QCryptographicHash::Sha256);
    (this->*kFaults[static_cast<std::size_t>(fault)])();
    if (QTest::currentTestFailed())
        return;

    const auto restored = app::restoreBackup(copy, path());
    QVERIFY2(
        restored.has_value(),
        restored.has_value()
            ? ""
            : (std::string(errorCodeText(restored.error().code)) + ": " + restored.error().detail).c_str());
    const auto file = WorkFile::open(path());
    QVERIFY(file.has_value());
    QVERIFY(!(*file)->isReadOnly());
    QVERIFY((*file)->checkConsistency().has_value());
    const auto tournament = (*file)->tournament(m_id);
    QVERIFY(tournament.has_value());
    QVERIFY(tournament->tournament == m_kept);
    // It can be worked with: what was done before the copy is taken back, and something else done.
    const auto document = TournamentDocument::open(**file, m_id).value();
    QVERIFY(document->undo().has_value());
    auto header = document->tournament().header;
    header.place = "Erfurt";
    QVERIFY(document->apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}}).has_value());
    QCOMPARE(QCryptographicHash::hash(contentOf(copy), QCryptographicHash::Sha256), bytes);
}

ZAHLMEISTER_TEST(TestProvedBackups, QCoreApplication)

} // namespace tst_provedbackups

#include "tst_provedbackups.moc"
