// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

#include "app/archive/archive.h"
#include "app/archive/kept/archiveaddress.h"
#include "app/files/openfile.h"
#include "app/files/sqlitefiles.h"
#include "app/lists/listdatabase.h"
#include "app/rules/shippedrules.h"
#include "app/store/rescue.h"
#include "app/store/workfile.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"

namespace tst_sqlitefiles {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

/// What lies beside a database under SQLite's names: SQLite deletes what it does not understand, and the file
/// that a journal names at its end.
class TestSqliteFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void tellsKinds();
    void knowsCompanions_data();
    void knowsCompanions();
    void refusesLinksFoldersAndPipes();
    void asksNothingOfAnOpenFile();
    void removesItsOwnAlone();
    void noDatabaseDeletesWhatAJournalNames_data();
    void noDatabaseDeletesWhatAJournalNames();
    void aLogThatIsNoneStays();

private:
    void write(const QString& name, const QByteArray& bytes) const { tests::overwrite(path(name), bytes); }
    [[nodiscard]] QByteArray content(const QString& name) const { return tests::contentOf(path(name)); }
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QByteArray journalNaming(const QString& file) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

const QByteArray kMark("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7");

template <class Number>
QByteArray bigEndian(Number number)
{
    QByteArray bytes(sizeof number, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

void TestSqliteFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

/// A journal without pages of a transaction over several files: rolled back, it takes the named file with it.
/// @source SQLite, pager.c, readSuperJournal(), writeSuperJournal()
QByteArray TestSqliteFiles::journalNaming(const QString& file) const
{
    const QByteArray name = path(file).toUtf8();
    quint32 sum = 0;
    for (const char letter : name)
        sum += static_cast<quint32>(static_cast<signed char>(letter));
    QByteArray journal = kMark + bigEndian(quint32(0)) + bigEndian(quint32(0)) + bigEndian(quint32(37)) +
                         bigEndian(quint32(512)) + bigEndian(quint32(4096));
    journal = journal.leftJustified(512, '\0');
    return journal + bigEndian(quint32(0)) + name + bigEndian(static_cast<quint32>(name.size())) +
           bigEndian(sum) + kMark;
}

void TestSqliteFiles::tellsKinds()
{
    using Kind = app::DatabaseKind;
    QByteArray head("SQLite format 3\0", 16);
    head = head.leftJustified(100, '\0');
    QCOMPARE(app::databaseKind(head), Kind::Other);
    QCOMPARE(app::databaseKind(head.left(99)), Kind::None);
    QCOMPARE(app::databaseKind(QByteArray(100, 'x')), Kind::None);
    for (const auto& [id, kind] : {std::pair(app::kWorkFileId, Kind::WorkFile),
                                   {app::kArchiveId, Kind::Archive},
                                   {app::kListStoreId, Kind::ListStore}}) {
        head.replace(68, 4, bigEndian(id));
        QCOMPARE(app::databaseKind(head), kind);
    }
}

void TestSqliteFiles::knowsCompanions_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isOwn");
    quint32 index = 3007000;
    const QByteArray version(reinterpret_cast<const char*>(&index), sizeof index);
    const QByteArray header = kMark + QByteArray(504, '\0');
    QTest::addRow("no byte") << u"-journal"_s << QByteArray() << true;
    QTest::addRow("a journal") << u"-journal"_s << header + QByteArray(4104, 'p') << true;
    QTest::addRow("a journal done with") << u"-journal"_s << QByteArray(512, '\0') << true;
    QTest::addRow("a journal that was not synchronised")
        << u"-journal"_s << QByteArray(12, '\0') + QByteArray(500, 'r') << true;
    QTest::addRow("a journal that names a file") << u"-journal"_s << header + "name" + kMark << false;
    QTest::addRow("somebody's journal") << u"-journal"_s << QByteArray("my diary") << false;
    QTest::addRow("a log") << u"-wal"_s << bigEndian(quint32(0x377f0682)) + QByteArray(28, 'l') << true;
    QTest::addRow("a log, other checksums")
        << u"-wal"_s << bigEndian(quint32(0x377f0683)) + QByteArray(28, 'l') << true;
    QTest::addRow("a log that was begun") << u"-wal"_s << bigEndian(quint32(0x377f0682)).left(3) << true;
    QTest::addRow("zeros after a power cut") << u"-wal"_s << QByteArray(4096, '\0') << true;
    QTest::addRow("somebody's log") << u"-wal"_s << QByteArray("my log") << false;
    QTest::addRow("an index") << u"-shm"_s << version + QByteArray(32764, 'i') << true;
    QTest::addRow("an index that was cut off") << u"-shm"_s << QByteArray(3, '\0') << true;
    QTest::addRow("an index that was in use and cut off") << u"-shm"_s << version.left(3) << true;
    QTest::addRow("somebody's index") << u"-shm"_s << QByteArray("my index") << false;
}

void TestSqliteFiles::knowsCompanions()
{
    QFETCH(const QString, ending);
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, isOwn);
    write(u"a"_s + ending, bytes);
    const auto judged = app::requireOwnCompanions(path(u"a"_s));
    QCOMPARE(judged.has_value(), isOwn);
    if (!isOwn) {
        QCOMPARE(judged.error().code, ErrorCode::ForeignJournal);
        QCOMPARE(judged.error().args,
                 (std::vector<std::string>{path(u"a"_s).toStdString(), path(u"a"_s + ending).toStdString()}));
    }
}

void TestSqliteFiles::refusesLinksFoldersAndPipes()
{
    for (const QString& ending : {u"-wal"_s, u"-shm"_s, u"-journal"_s}) {
        init();
        QVERIFY(QDir().mkdir(path(u"a"_s + ending)));
        QCOMPARE(app::requireOwnCompanions(path(u"a"_s)).error().code, ErrorCode::ForeignJournal);
#ifdef Q_OS_UNIX
        init();
        write(u"other"_s, {});
        QVERIFY(QFile::link(path(u"other"_s), path(u"a"_s + ending)));
        QCOMPARE(app::requireOwnCompanions(path(u"a"_s)).error().code, ErrorCode::ForeignJournal);
        init();
        QCOMPARE(::mkfifo(path(u"a"_s + ending).toUtf8().constData(), S_IRUSR | S_IWUSR), 0);
        QCOMPARE(app::requireOwnCompanions(path(u"a"_s)).error().code, ErrorCode::ForeignJournal);
#endif
    }
}

void TestSqliteFiles::asksNothingOfAnOpenFile()
{
    write(u"a"_s, "x");
    write(u"a-shm"_s, "my index");
    const app::OpenFile open(path(u"a"_s));
    QVERIFY(app::requireOwnCompanions(path(u"a"_s)).has_value());
}

void TestSqliteFiles::removesItsOwnAlone()
{
    write(u"a-wal"_s, bigEndian(quint32(0x377f0682)) + QByteArray(28, 'l'));
    write(u"a-shm"_s, {});
    write(u"a-journal"_s, "my diary");
    QVERIFY(!app::removeCompanions(path(u"a"_s)));
    QVERIFY(!QFile::exists(path(u"a-wal"_s)) && !QFile::exists(path(u"a-shm"_s)));
    QCOMPARE(content(u"a-journal"_s), QByteArray("my diary"));
}

void TestSqliteFiles::noDatabaseDeletesWhatAJournalNames_data()
{
    QTest::addColumn<QString>("what");
    for (const char* const what : {"work file", "read only", "snapshot", "rescue", "empty", "missing",
                                   "lists", "lists to write", "archive"})
        QTest::addRow("%s", what) << QString::fromLatin1(what);
}

void TestSqliteFiles::noDatabaseDeletesWhatAJournalNames()
{
    QFETCH(const QString, what);
    const QString file = path(u"a.zahlmeister"_s);
    QString database = file;
    const auto address = app::archiveAddress(u"sqlite:"_s + path(u"a.archive"_s)).value();
    if (what == u"archive") {
        database = path(u"a.archive"_s);
        QVERIFY(app::Archive::create(address, app::shippedRules(), {}).has_value());
    } else if (what.startsWith(u"lists")) {
        database = path(u"lists.sqlite"_s);
        QVERIFY(app::ListDatabase::openForWriting(database).has_value());
    } else if (what == u"empty") {
        write(u"a.zahlmeister"_s, {});
    } else if (what != u"missing") {
        QVERIFY(app::WorkFile::open(file).has_value());
    }
    write(u"precious"_s, "precious");
    QFile journal(database + u"-journal"_s);
    QVERIFY(journal.open(QIODevice::WriteOnly));
    journal.write(journalNaming(u"precious"_s));
    journal.close();

    ErrorCode code{};
    if (what == u"work file" || what == u"empty" || what == u"missing")
        code = app::WorkFile::open(file).error().code;
    else if (what == u"read only")
        code = app::WorkFile::open(file, app::WorkFile::Access::ReadOnly).error().code;
    else if (what == u"snapshot") {
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner));
        code = app::WorkFile::open(file).error().code;
    } else if (what == u"lists")
        code = app::ListDatabase::openForReading(database).error().code;
    else if (what == u"lists to write")
        code = app::ListDatabase::openForWriting(database).error().code;
    else if (what == u"archive")
        code = app::Archive::open(address, app::shippedRules()).error().code;
    else // takes what is sound in the file alone
        QVERIFY(app::rescue(file, path(u"rescued.zahlmeister"_s)).has_value());

    QCOMPARE(content(u"precious"_s), QByteArray("precious"));
    QVERIFY(journal.exists());
    const bool isWorkFile = database == file && what != u"rescue";
    if (what != u"rescue")
        QCOMPARE(code, isWorkFile ? ErrorCode::ForeignLog : ErrorCode::ForeignJournal);
    // The referee has decided: what is not the file's goes into the folder of the copies.
    if (what == u"work file" || what == u"empty") {
        QVERIFY(
            app::WorkFile::open(file, app::WorkFile::Access::ReadWrite, app::WorkFile::ForeignLogs::SetAside)
                .has_value());
        QCOMPARE(content(u"precious"_s), QByteArray("precious"));
        const QStringList folders =
            QDir(m_folder->path()).entryList({u"*.aside-*"_s}, QDir::Dirs, QDir::Name);
        QVERIFY(!folders.isEmpty());
        QVERIFY(QFile::exists(path(folders.last() + u"/a.zahlmeister-journal"_s)));
    }
}

void TestSqliteFiles::aLogThatIsNoneStays()
{
    const QString file = path(u"a.zahlmeister"_s);
    QVERIFY(app::WorkFile::open(file).has_value());
    for (const QString& ending : {u"-wal"_s, u"-shm"_s, u"-journal"_s}) {
        write(u"a.zahlmeister"_s + ending, "precious");
        QCOMPARE(app::WorkFile::open(file).error().code, ErrorCode::ForeignLog);
        QCOMPARE(content(u"a.zahlmeister"_s + ending), QByteArray("precious"));
        QVERIFY(QFile::remove(file + ending));
    }
    write(u"a.zahlmeister.lock"_s, "precious");
    const auto opened = app::WorkFile::open(file);
    QVERIFY(opened.has_value() && (*opened)->isReadOnly());
    QCOMPARE((*opened)->readOnlyReason()->args.back(), std::string("not-a-lock"));
    QCOMPARE(content(u"a.zahlmeister.lock"_s), QByteArray("precious"));
}

ZAHLMEISTER_TEST(TestSqliteFiles, QCoreApplication)

} // namespace tst_sqlitefiles

#include "tst_sqlitefiles.moc"
