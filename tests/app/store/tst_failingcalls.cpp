// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>
#include <functional>
#include <memory>
#include <vector>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/archive/archive.h"
#include "app/archive/kept/archiveaddress.h"
#include "app/lists/listimport.h"
#include "app/lists/liststore.h"
#include "app/rules/shippedrules.h"
#include "app/store/backups.h"
#include "app/store/workfile.h"
#include "tests/support/failingcall.h"
#include "tests/support/fields.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

namespace tst_failingcalls {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;
using tests::FileCall;

/// What a disk, a share or a stick says for a moment.
constexpr int kErrors[]{EIO, EACCES, ESTALE, ETIMEDOUT, EAGAIN, ENOSPC};
constexpr const char* kCallNames[]{"look", "open", "create", "read", "write", "sync", "rename", "remove"};

/// One call of the system fails, once, at every place: whatever was stored before is there afterwards, and
/// what was said to be done is done. A file that could not be read was taken for an empty one, and removed.
class TestFailingCalls : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void openingAWorkFile_data() { calls(); }
    void openingAWorkFile();
    void openingAnEmptyFile_data() { calls(); }
    void openingAnEmptyFile();
    void restoringABackup_data() { calls(); }
    void restoringABackup();
    void writingToLists_data() { calls(); }
    void writingToLists();
    void openingAnArchive_data() { calls(); }
    void openingAnArchive();

private:
    static void calls();
    void failEach(const std::function<bool(bool hasFailed)>& act);
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] static qsizetype tournamentsIn(const QString& file);

    std::unique_ptr<QTemporaryDir> m_folder;
    const engine::Tournament m_tournament = tests::roundRobin(3, {.players = 6});
};

void TestFailingCalls::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestFailingCalls::calls()
{
    QTest::addColumn<int>("call");
    QTest::addColumn<int>("error");
    for (int call = 0; call < tests::kFileCalls; ++call) {
        for (const int error : kErrors) {
            if (!tests::isLongRun() && error != EIO && error != kErrors[1 + call % 5])
                continue; // one other error for each call
            QTest::addRow("%s %s", kCallNames[call], strerrorname_np(error)) << call << error;
        }
    }
}

/// @param act does something while a call fails, and says whether all is as it must be
void TestFailingCalls::failEach(const std::function<bool(bool hasFailed)>& act)
{
    QFETCH(const int, call);
    QFETCH(const int, error);
    constexpr int kMost = 400;
    for (int number = 1; number < kMost; ++number) {
        if (!tests::isGone(number, call + error)) // other places of each kind
            continue;
        auto failing = std::make_unique<tests::FailingCall>(m_folder->path(), static_cast<FileCall>(call),
                                                            error, number);
        const bool isRight = act(false);
        const bool hasFailed = failing->hasFailed();
        failing.reset();
        QVERIFY2(isRight && act(true), qPrintable(u"call %1"_s.arg(number)));
        if (!hasFailed)
            return;
    }
    QFAIL("there is no end of calls");
}

qsizetype TestFailingCalls::tournamentsIn(const QString& file)
{
    const auto opened = WorkFile::open(file, WorkFile::Access::ReadOnly);
    if (!opened.has_value() || !(*opened)->checkConsistency().has_value())
        return -1;
    return static_cast<qsizetype>(
        (*opened)->tournaments().value_or(std::vector<app::TournamentSummary>()).size());
}

void TestFailingCalls::openingAWorkFile()
{
    const QString file = path(u"a.zahlmeister"_s);
    QVERIFY((*WorkFile::open(file))->addTournament(m_tournament).has_value());
    qsizetype stored = 1;
    failEach([&](bool isOver) {
        if (isOver)
            return tournamentsIn(file) == stored;
        const auto opened = WorkFile::open(file);
        if (opened.has_value() && (*opened)->addTournament(m_tournament).has_value())
            ++stored;
        return true;
    });
}

void TestFailingCalls::openingAnEmptyFile()
{
    const QString file = path(u"a.zahlmeister"_s);
    qsizetype stored = 0;
    failEach([&](bool isOver) {
        if (isOver) {
            const bool isRight = stored == 0 || tournamentsIn(file) == stored;
            stored = 0;
            return isRight && (QFile::remove(file) || !QFile::exists(file));
        }
        if (!QFile(file).open(QIODevice::WriteOnly)) // that was the call
            return true;
        const auto opened = WorkFile::open(file);
        if (opened.has_value() && (*opened)->addTournament(m_tournament).has_value())
            stored = 1;
        return true;
    });
}

void TestFailingCalls::restoringABackup()
{
    const QString file = path(u"a.zahlmeister"_s);
    QString backup;
    {
        const auto opened = WorkFile::open(file).value();
        QVERIFY(opened->addTournament(m_tournament).has_value());
        backup = app::makeBackup(opened->database(), app::BackupReason::Regular)->path;
        QVERIFY(opened->addTournament(m_tournament).has_value());
    }
    bool isRestored = false;
    failEach([&](bool isOver) {
        if (!isOver) {
            isRestored = app::restoreBackup(backup, file).has_value() || isRestored;
            return true;
        }
        const qsizetype there = tournamentsIn(file);
        return tournamentsIn(backup) == 1 && (there == 1 || (there == 2 && !isRestored));
    });
}

void TestFailingCalls::writingToLists()
{
    const QString folder = path(u"lists"_s);
    const QString list = path(u"spieler.csv"_s);
    QFile file(list);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "ZPS,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,Letzte-Auswertung,DWZ,Index,"
        "FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\n"
        "C0101,1001,A,\"Muster,Max\",M,D,1980,202601,1640,12,,,,GER\n");
    file.close();
    const engine::Date day = *engine::Date::tryFrom(2026, 1, 1);
    const auto import = [&] { return app::importList(folder, *app::inspectList({list}), day); };
    QVERIFY(import().has_value());
    failEach([&](bool isOver) {
        if (!isOver) {
            const auto inspected = app::inspectList({list});
            static_cast<void>(inspected.has_value() && app::importList(folder, *inspected, day).has_value());
            return true;
        }
        const auto store = app::ListStore::open(folder);
        return store.has_value() && (*store)->rowCount(app::ListSource::Dsb) == 1;
    });
}

void TestFailingCalls::openingAnArchive()
{
    const auto address = app::archiveAddress(u"sqlite:"_s + path(u"a.archive"_s)).value();
    QVERIFY(app::Archive::create(address, app::shippedRules(), {}).has_value());
    const auto id = (*app::Archive::open(address, app::shippedRules()))->id();
    failEach([&](bool isOver) {
        const auto opened = app::Archive::open(address, app::shippedRules());
        return !isOver || (opened.has_value() && (*opened)->id() == id);
    });
}

ZAHLMEISTER_TEST(TestFailingCalls, QCoreApplication)

} // namespace tst_failingcalls

#include "tst_failingcalls.moc"
