// SPDX-License-Identifier: GPL-3.0-or-later
// The file under the program: renamed, deleted, replaced and copied over while it is open or after a crash.
#include <algorithm>
#include <array>
#include <functional>
#include <string_view>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

#include "app/document/tournamentdocument.h"
#include "app/files/fileplace.h"
#include "app/store/database.h"
#include "app/store/workfile.h"
#include "tests/support/filecontent.h"
#include "tests/support/plainsqlite.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"

namespace tst_movedworkfile {

using namespace Qt::StringLiterals;
using namespace std::string_view_literals;
using namespace zahlmeister;
using app::EditGroup;
using app::TournamentDocument;
using app::WorkFile;
using tests::contentOf;
using tests::overwrite;

namespace {

Result<EditGroup> rename(TournamentDocument& document, const std::string& name)
{
    auto header = document.tournament().header;
    header.name = name;
    return document.apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}});
}

std::string nameIn(const QString& path)
{
    const auto file = WorkFile::open(path, WorkFile::Access::ReadOnly).value();
    return file->tournament(file->tournaments().value().front().id).value().tournament.header.name;
}

/// Statements carried out on a file as another program would.
void meddle(const QString& path, const QStringList& statements)
{
    tests::PlainSqlite(path).run(statements);
}

#ifdef Q_OS_UNIX
/// Carries something out in a process that ends without closing anything, as a kill does.
void andCrash(const std::function<void()>& act)
{
    const pid_t child = ::fork();
    if (child == 0) {
        act();
        ::_exit(0);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(status, 0);
}
#endif

} // namespace

class TestMovedWorkFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anEditIsRefusedOnceTheFileIsGone_data();
    void anEditIsRefusedOnceTheFileIsGone();
    void holdsEverythingUnderItsNewName_data();
    void holdsEverythingUnderItsNewName();
    void goesOnInACopy_data();
    void goesOnInACopy();
    void followsTheFile();
    void aCopyNeverReplacesAFile();
    void aLogOfAnotherStateIsNotApplied();
    void theOwnLogIsApplied();
    void aForeignSchemaIsRefused_data();
    void aForeignSchemaIsRefused();
    void statisticsOfSqliteAreNoForeignSchema();
    void isReadAsItIsWhateverItIsCalled();
    void specialFilesAreRefused();
    void aDanglingLinkStays();
    void aLinkMeetsTheSameFile();
    void aHardLinkHasTheLogThatACrashLeft();
    void newFilesAreTheUsersOwn();
    void readingLeavesNothingBehind();

private:
    [[nodiscard]] QString path(const QString& name = u"a.zahlmeister"_s) const
    {
        return m_folder->filePath(name);
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    engine::TournamentId m_id{0};
};

void TestMovedWorkFile::init()
{
#ifdef Q_OS_WIN
    const std::string_view test = QTest::currentTestFunction();
    if (test == "aDanglingLinkStays" || test == "aLinkMeetsTheSameFile")
        QSKIP("Qt's links are files of their own on Windows.");
#endif
    m_folder = std::make_unique<QTemporaryDir>();
    m_id = WorkFile::open(path()).value()->addTournament(tests::woExample()).value();
#ifdef Q_OS_WIN
    const std::array moves{"anEditIsRefusedOnceTheFileIsGone"sv, "holdsEverythingUnderItsNewName"sv,
                           "goesOnInACopy"sv, "followsTheFile"sv};
    if (std::ranges::find(moves, test) != moves.end()) {
        const auto file = WorkFile::open(path()).value();
        QVERIFY(!QFile::rename(path(), path(u"b.zahlmeister"_s)));
        QVERIFY(!QFile::remove(path()));
        QSKIP("Windows lets nobody move or remove a file that is open.");
    }
#endif
}

void TestMovedWorkFile::anEditIsRefusedOnceTheFileIsGone_data()
{
    QTest::addColumn<QString>("act");
    for (const auto* act : {"rename", "delete", "replace", "folder"})
        QTest::newRow(act) << QString::fromLatin1(act);
}

void TestMovedWorkFile::anEditIsRefusedOnceTheFileIsGone()
{
    QFETCH(const QString, act);
    const auto file = WorkFile::open(path()).value();
    const auto document = TournamentDocument::open(*file, m_id).value();
    QVERIFY(rename(*document, "before").has_value());
    QVERIFY(file->checkPlace());
    if (act == u"rename") {
        QVERIFY(QFile::rename(path(), path(u"b.zahlmeister"_s)));
    } else if (act == u"delete") {
        QVERIFY(QFile::remove(path()));
    } else if (act == u"replace") {
        QVERIFY(QFile::copy(path(), path(u"copy"_s)));
        QVERIFY(QFile::remove(path()));
        QVERIFY(QFile::rename(path(u"copy"_s), path()));
    } else {
        const QString moved = m_folder->path() + u"-moved"_s;
        QVERIFY(QDir().rename(m_folder->path(), moved));
        QVERIFY(!file->checkPlace());
        QVERIFY(QDir().rename(moved, m_folder->path()));
        QCOMPARE(file->readOnlyReason()->code, ErrorCode::WorkFileMoved);
        return;
    }
    const auto refused = rename(*document, "lost");
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().code, ErrorCode::WorkFileMoved);
    QCOMPARE(document->tournament().header.name, std::string("before"));
    QVERIFY(!file->checkPlace());
    QVERIFY(file->isReadOnly());
    QCOMPARE(file->currentPath(), act == u"rename" ? path(u"b.zahlmeister"_s) : QString());
}

// SQLite leaves the log of a moved file behind under the old name, where nobody looks for it.
void TestMovedWorkFile::holdsEverythingUnderItsNewName_data()
{
    QTest::addColumn<bool>("isNoticed");
    QTest::newRow("noticed, nothing answered, killed") << true;
    QTest::newRow("closed before it was noticed") << false;
}

void TestMovedWorkFile::holdsEverythingUnderItsNewName()
{
    QFETCH(const bool, isNoticed);
    const QString moved = path(u"b.zahlmeister"_s);
    QByteArray content;
    {
        const auto file = WorkFile::open(path()).value();
        QVERIFY(rename(*TournamentDocument::open(*file, m_id).value(), "typed").has_value());
        QVERIFY(QFile::rename(path(), moved));
        QCOMPARE(isNoticed && file->checkPlace(), false);
        if (isNoticed)
            content = contentOf(moved); // what a kill would leave
    }
    if (isNoticed)
        overwrite(moved, content);
    const auto file = WorkFile::open(moved).value();
    QCOMPARE(file->tournament(m_id)->tournament.header.name, std::string("typed"));
}

void TestMovedWorkFile::goesOnInACopy_data()
{
    anEditIsRefusedOnceTheFileIsGone_data();
}

void TestMovedWorkFile::goesOnInACopy()
{
    QFETCH(const QString, act);
    const QByteArray other = "somebody else's";
    const auto file = WorkFile::open(path()).value();
    const auto document = TournamentDocument::open(*file, m_id).value();
    QVERIFY(rename(*document, "before").has_value());
    QVERIFY(QFile::rename(path(), path(u"b.zahlmeister"_s)));
    if (act == u"delete")
        QVERIFY(QFile::remove(path(u"b.zahlmeister"_s)));
    if (act == u"replace")
        overwrite(path(), other);
    QVERIFY(!file->checkPlace());
    QVERIFY(file->continueIn(path(u"c.zahlmeister"_s)).has_value());
    QVERIFY(!file->isReadOnly());
    QCOMPARE(file->path(), path(u"c.zahlmeister"_s));
    QVERIFY(rename(*document, "after").has_value());
    QCOMPARE(nameIn(path(u"c.zahlmeister"_s)), std::string("after"));
    if (act == u"replace")
        QCOMPARE(contentOf(path()), other);
}

void TestMovedWorkFile::followsTheFile()
{
    {
        const auto file = WorkFile::open(path()).value();
        const auto document = TournamentDocument::open(*file, m_id).value();
        QVERIFY(rename(*document, "before").has_value());
        QVERIFY(QFile::rename(path(), path(u"b.zahlmeister"_s)));
        QVERIFY(!file->checkPlace());
        QVERIFY(file->follow().has_value());
        QVERIFY(!file->isReadOnly());
        QCOMPARE(file->path(), path(u"b.zahlmeister"_s));
        QVERIFY(rename(*document, "after").has_value());
        QVERIFY(document->undo().has_value());
        QVERIFY(document->redo().has_value());
    }
    QCOMPARE(nameIn(path(u"b.zahlmeister"_s)), std::string("after"));
    QCOMPARE(files(), QStringList{u"b.zahlmeister"_s});
    QVERIFY(WorkFile::open(path(u"b.zahlmeister"_s)).value()->checkConsistency().has_value());
}

void TestMovedWorkFile::aCopyNeverReplacesAFile()
{
    const auto file = WorkFile::open(path()).value();
    overwrite(path(u"c.zahlmeister"_s), "mine");
    const auto refused = file->continueIn(path(u"c.zahlmeister"_s));
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().code, ErrorCode::FileNotWritable);
    QCOMPARE(contentOf(path(u"c.zahlmeister"_s)), QByteArray("mine"));
    QVERIFY(!file->isReadOnly());
    for (const QString& name : files())
        QVERIFY2(!name.contains(u".new-"), qPrintable(name));
}

void TestMovedWorkFile::aLogOfAnotherStateIsNotApplied()
{
#ifdef Q_OS_UNIX
    const QByteArray backup = contentOf(path());
    for (const char* name : {"one", "two"}) {
        const auto file = WorkFile::open(path()).value();
        QVERIFY(rename(*TournamentDocument::open(*file, m_id).value(), name).has_value());
    }
    andCrash([this] {
        const auto file = WorkFile::open(path()).value();
        const auto document = TournamentDocument::open(*file, m_id).value();
        static_cast<void>(rename(*document, "three"));
        ::_exit(0);
    });
    QVERIFY(QFileInfo(path(u"a.zahlmeister-wal"_s)).size() > 0);
    overwrite(path(), backup);
    const QByteArray log = contentOf(path(u"a.zahlmeister-wal"_s));

    const auto refused = WorkFile::open(path());
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().code, ErrorCode::ForeignLog);
    QCOMPARE(contentOf(path()), backup);
    QCOMPARE(contentOf(path(u"a.zahlmeister-wal"_s)), log);
    const QString copies = QString::fromStdString(refused.error().args.at(1));
    QCOMPARE(contentOf(copies + u"/a.zahlmeister"_s), backup);
    QCOMPARE(contentOf(copies + u"/a.zahlmeister-wal"_s), log);
    QCOMPARE(WorkFile::open(path(), WorkFile::Access::ReadOnly).error().code, ErrorCode::ForeignLog);

    const auto file = WorkFile::open(path(), WorkFile::Access::ReadWrite, WorkFile::ForeignLogs::SetAside);
    QVERIFY(file.has_value());
    QCOMPARE((*file)->tournament(m_id).value().tournament.header.name, tests::woExample().header.name);
    QVERIFY((*file)->checkConsistency().has_value());
#else
    QSKIP("The crash is made by fork().");
#endif
}

void TestMovedWorkFile::theOwnLogIsApplied()
{
#ifdef Q_OS_UNIX
    for (const char* name : {"one", "two", "three"}) {
        andCrash([this, name] {
            const auto file = WorkFile::open(path()).value();
            const auto document = TournamentDocument::open(*file, m_id).value();
            static_cast<void>(rename(*document, name));
            ::_exit(0);
        });
        QVERIFY(QFileInfo(path(u"a.zahlmeister-wal"_s)).size() > 0);
        QCOMPARE(nameIn(path()), std::string(name)); // also for those who only read
    }
    const auto file = WorkFile::open(path()).value();
    QVERIFY(!file->isReadOnly());
    QCOMPARE(file->tournament(m_id).value().tournament.header.name, std::string("three"));
#else
    QSKIP("The crash is made by fork().");
#endif
}

void TestMovedWorkFile::aForeignSchemaIsRefused_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<QString>("difference");
    QTest::newRow("view without end")
        << QStringList{u"PRAGMA foreign_keys = OFF"_s, u"ALTER TABLE participant RENAME TO elsewhere"_s,
                       u"CREATE VIEW participant AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 "
                       u"FROM n)"
                       " SELECT elsewhere.* FROM n, elsewhere"_s}
        << u"table bye"_s; // its key names the table that was renamed
    QTest::newRow("trigger")
        << QStringList{u"CREATE TRIGGER t AFTER UPDATE ON tournament BEGIN DELETE FROM game; END"_s}
        << u"trigger t"_s;
    QTest::newRow("trigger on the undo log")
        << QStringList{u"CREATE TRIGGER u AFTER INSERT ON undo_entry BEGIN DELETE FROM game; END"_s}
        << u"trigger u"_s;
    QTest::newRow("trigger with a name of SQLite's")
        << QStringList{u"PRAGMA writable_schema = ON"_s,
                       u"INSERT INTO sqlite_schema VALUES ('trigger', 'sqlite_t', 'tournament', 0, 'CREATE "
                       u"TRIGGER "
                       u"sqlite_t AFTER UPDATE ON tournament BEGIN DELETE FROM game; END')"_s}
        << u"trigger sqlite_t"_s;
    QTest::newRow("column") << QStringList{u"ALTER TABLE game ADD COLUMN secret TEXT"_s} << u"table game"_s;
    QTest::newRow("table") << QStringList{u"CREATE TABLE mine (a)"_s} << u"table mine"_s;
    QTest::newRow("index gone") << QStringList{u"DROP INDEX decision_by_spelling"_s}
                                << u"index decision_by_spelling"_s;
}

void TestMovedWorkFile::aForeignSchemaIsRefused()
{
    QFETCH(const QStringList, statements);
    QFETCH(const QString, difference);
    meddle(path(), statements);
    const QByteArray before = contentOf(path());
    for (const auto access : {WorkFile::Access::ReadWrite, WorkFile::Access::ReadOnly}) {
        const auto refused = WorkFile::open(path(), access);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, ErrorCode::ForeignSchema);
        QVERIFY2(QString::fromStdString(refused.error().args.at(1)).contains(difference),
                 refused.error().args.at(1).c_str());
    }
    QCOMPARE(contentOf(path()), before);
    QCOMPARE(files(), QStringList{u"a.zahlmeister"_s});
}

void TestMovedWorkFile::statisticsOfSqliteAreNoForeignSchema()
{
    meddle(path(), {u"ANALYZE"_s});
    QVERIFY(WorkFile::open(path()).has_value());
}

/// On a share of Windows a path begins with two slashes; elsewhere they mean one.
void TestMovedWorkFile::isReadAsItIsWhateverItIsCalled()
{
    for (const QString& name : {u"Größe.zahlmeister"_s, u"50 %3f#1 & mehr.zahlmeister"_s}) {
        QVERIFY(QFile::copy(path(), path(name)));
        for (const QString& slashes : {u""_s, u"/"_s}) {
            const auto opened = app::Database::open(slashes + path(name), app::Database::Mode::Immutable);
            QVERIFY2(opened.has_value(), qPrintable(slashes + path(name)));
        }
    }
    QCOMPARE(app::immutableAddress(u"//server/verein/Größe.zahlmeister"_s),
             u"file:////server/verein/Gr%C3%B6%C3%9Fe.zahlmeister?immutable=1"_s);
#ifdef Q_OS_WIN
    QCOMPARE(app::immutableAddress(u"C:/a b.zahlmeister"_s), u"file:///C:/a%20b.zahlmeister?immutable=1"_s);
#endif
}

void TestMovedWorkFile::specialFilesAreRefused()
{
#ifdef Q_OS_UNIX
    const QString pipe = path(u"pipe.zahlmeister"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QString& name : {pipe, u"/dev/null"_s, m_folder->path()}) {
        for (const auto access : {WorkFile::Access::ReadWrite, WorkFile::Access::ReadOnly})
            QCOMPARE(WorkFile::open(name, access).error().code, ErrorCode::NotARegularFile);
    }
    QVERIFY(QFile::exists(pipe));
#else
    QSKIP("Pipes and devices are no files on Windows.");
#endif
}

void TestMovedWorkFile::aDanglingLinkStays()
{
    QVERIFY(QFile::link(path(u"elsewhere/b.zahlmeister"_s), path(u"link.zahlmeister"_s)));
    QCOMPARE(WorkFile::open(path(u"link.zahlmeister"_s)).error().code, ErrorCode::NotARegularFile);
    QVERIFY(QFileInfo(path(u"link.zahlmeister"_s)).isSymLink());
    QVERIFY(!QFile::exists(path(u"elsewhere/b.zahlmeister"_s)));
}

void TestMovedWorkFile::aLinkMeetsTheSameFile()
{
    QVERIFY(QFile::link(path(), path(u"link.zahlmeister"_s)));
    const auto file = WorkFile::open(path()).value();
    const auto document = TournamentDocument::open(*file, m_id).value();
    QVERIFY(rename(*document, "one").has_value());
    {
        const auto other = WorkFile::open(path(u"link.zahlmeister"_s)).value();
        QVERIFY(other->isReadOnly());
        QCOMPARE(other->readOnlyReason()->code, ErrorCode::WorkFileInUse);
        QCOMPARE(other->path(), path());
    }
    // The locks of the first have survived the second.
    QVERIFY(rename(*document, "two").has_value());
    QCOMPARE(nameIn(path(u"link.zahlmeister"_s)), std::string("two"));
}

void TestMovedWorkFile::aHardLinkHasTheLogThatACrashLeft()
{
#ifdef Q_OS_UNIX
    QCOMPARE(::link(qPrintable(path()), qPrintable(path(u"link.zahlmeister"_s))), 0);
    andCrash([this] {
        const auto file = WorkFile::open(path()).value();
        const auto document = TournamentDocument::open(*file, m_id).value();
        static_cast<void>(rename(*document, "typed"));
        ::_exit(0);
    });
    QCOMPARE(nameIn(path(u"link.zahlmeister"_s)), std::string("typed"));
#else
    QSKIP("The crash is made by fork().");
#endif
}

void TestMovedWorkFile::newFilesAreTheUsersOwn()
{
#ifdef Q_OS_UNIX
    const auto rightsOf = [](const QString& file) {
        struct stat status { };
        return ::stat(QFile::encodeName(file).constData(), &status) == 0
                   ? static_cast<int>(status.st_mode & 0777)
                   : -1;
    };
    ::umask(0022);
    const auto file = WorkFile::open(path(u"new.zahlmeister"_s)).value();
    QCOMPARE(rightsOf(path(u"new.zahlmeister"_s)), 0600);
    QCOMPARE(rightsOf(path(u"new.zahlmeister-wal"_s)), 0600);
    QVERIFY(file->continueIn(path(u"copy.zahlmeister"_s)).has_value());
    QCOMPARE(rightsOf(path(u"copy.zahlmeister"_s)), 0600);
    // A file that somebody shares stays shared.
    QCOMPARE(::chmod(QFile::encodeName(path()).constData(), 0664), 0);
    QVERIFY(!WorkFile::open(path()).value()->isReadOnly());
    QCOMPARE(rightsOf(path()), 0664);
#else
    QSKIP("On Windows the folder says who may read.");
#endif
}

void TestMovedWorkFile::readingLeavesNothingBehind()
{
    const QByteArray before = contentOf(path());
    {
        const auto file = WorkFile::open(path(), WorkFile::Access::ReadOnly).value();
        QVERIFY(file->tournament(m_id).has_value());
    }
    QCOMPARE(files(), QStringList{u"a.zahlmeister"_s});
    QCOMPARE(contentOf(path()), before);
}

ZAHLMEISTER_TEST(TestMovedWorkFile, QCoreApplication)

} // namespace tst_movedworkfile

#include "tst_movedworkfile.moc"
