// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <sqlite3.h>

#include "app/files/sqlitefiles.h"
#include "app/store/database.h"
#include "app/store/schema.h"
#include "tests/support/testmain.h"

namespace tst_database {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::Database;
using app::Transaction;

class TestDatabase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void configures();
    void marksANewFile();
    void isInUseTwice();
    void bindsByType();
    void refusesWrongTypes();
    void missingTableIsDamage();
    void commits();
    void rollsBackUnlessCommitted();
    void enforcesForeignKeys();
    void copiesWhatIsInTheLog();
    void foldsTheLogBack();
    void readsWithoutWriting();

private:
    [[nodiscard]] std::int64_t count();
    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<Database> m_database;
};

void TestDatabase::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_database = Database::open(m_directory->filePath(u"a.zahlmeister"_s), Database::Mode::ReadWrite).value();
    QVERIFY(
        m_database->execute(u"CREATE TABLE thing (id INTEGER PRIMARY KEY, name TEXT, size INTEGER) STRICT"_s)
            .has_value());
}

void TestDatabase::cleanup()
{
    m_database.reset();
}

std::int64_t TestDatabase::count()
{
    auto row = m_database->statement(u"SELECT count(*) FROM thing"_s);
    return row.next().value() ? row.integer(0) : -1;
}

void TestDatabase::configures()
{
    QCOMPARE(m_database->pragma(u"foreign_keys"_s).value(), 1);
    QCOMPARE(m_database->pragma(u"synchronous"_s).value(), 2);
    QCOMPARE(m_database->pragma(u"trusted_schema"_s).value(), 0);
    auto journal = m_database->statement(u"PRAGMA journal_mode"_s);
    QVERIFY(journal.next().value());
    QCOMPARE(journal.text(0), u"wal"_s);
}

void TestDatabase::marksANewFile()
{
    QCOMPARE(m_database->pragma(u"application_id"_s).value(), app::kWorkFileId);
    QCOMPARE(QByteArray::fromHex("5a61686c"), QByteArray("Zahl"));
}

void TestDatabase::isInUseTwice()
{
    const QString sql = u"SELECT ?"_s;
    auto one = m_database->statement(sql);
    auto other = m_database->statement(sql);
    QVERIFY(one.bind(1).next().value() && other.bind(2).next().value());
    QCOMPARE(one.integer(0), 1);
    QCOMPARE(other.integer(0), 2);
    QVERIFY(!one.next().value() && !other.next().value());
    one.reset();
    QVERIFY(one.bind(3).next().value());
    QCOMPARE(one.integer(0), 3);
}

void TestDatabase::bindsByType()
{
    const QString sql = u"INSERT INTO thing (name, size) VALUES (?, ?)"_s;
    QVERIFY(m_database->statement(sql).bind(u""_s).bind(std::optional<int>()).run().has_value());
    QVERIFY(m_database->statement(sql).bind(QString()).bind(7).run().has_value());
    QVERIFY(m_database->statement(sql).bind(std::string()).bind(true).run().has_value());
    QVERIFY(m_database->statement(sql)
                .bind(std::string("Jürgen ½"))
                .bind(std::optional<int>(-3))
                .run()
                .has_value());
    auto row = m_database->statement(u"SELECT name, size FROM thing ORDER BY id"_s);
    QVERIFY(row.next().value());
    QVERIFY(!row.isNull(0) && row.text(0).isEmpty() && row.isNull(1) && !row.optionalInteger(1));
    QVERIFY(row.next().value());
    QVERIFY(row.isNull(0) && row.integer(1) == 7);
    QVERIFY(row.next().value());
    QVERIFY(!row.isNull(0) && row.flag(1));
    QVERIFY(row.next().value());
    QVERIFY(row.utf8(0) == "Jürgen ½" && row.optionalInteger(1) == -3);
    QVERIFY(!row.next().value());
}

void TestDatabase::refusesWrongTypes()
{
    auto insert = m_database->statement(u"INSERT INTO thing (size) VALUES (?)"_s);
    QCOMPARE(insert.bind(u"many"_s).run().error().code, ErrorCode::StorageFailure);
    QCOMPARE(count(), 0);
}

/// Checking the disk, as a StorageFailure advises, would be of no use.
void TestDatabase::missingTableIsDamage()
{
    auto bad = m_database->statement(u"SELECT one FROM nowhere"_s);
    const auto failed = bad.bind(1).next();
    QVERIFY(!failed.has_value());
    QCOMPARE(failed.error().code, ErrorCode::DamagedWorkFile);
    QVERIFY(QString::fromStdString(failed.error().args.at(1)).contains(u"nowhere"));
}

void TestDatabase::commits()
{
    auto transaction = Transaction::begin(*m_database);
    QVERIFY(transaction.has_value());
    QVERIFY(m_database->execute(u"INSERT INTO thing (size) VALUES (1)"_s).has_value());
    QVERIFY(transaction->commit().has_value());
    QCOMPARE(count(), 1);
    QVERIFY(Transaction::begin(*m_database).has_value()); // the next one finds nothing open
}

void TestDatabase::rollsBackUnlessCommitted()
{
    {
        auto transaction = Transaction::begin(*m_database);
        QVERIFY(m_database->execute(u"INSERT INTO thing (size) VALUES (1)"_s).has_value());
        QVERIFY(m_database->execute(u"PRAGMA user_version = 9"_s).has_value());
        QVERIFY(!Transaction::begin(*m_database).has_value());
    }
    QCOMPARE(count(), 0);
    QCOMPARE(m_database->pragma(u"user_version"_s).value(), 0);
}

void TestDatabase::enforcesForeignKeys()
{
    QVERIFY(m_database->execute(u"CREATE TABLE part (thing INTEGER NOT NULL REFERENCES thing (id)) STRICT"_s)
                .has_value());
    QVERIFY(!m_database->execute(u"INSERT INTO part VALUES (77)"_s).has_value());
}

void TestDatabase::copiesWhatIsInTheLog()
{
    QVERIFY(m_database->execute(u"INSERT INTO thing (size) VALUES (5)"_s).has_value());
    QVERIFY(m_database->logSize() > 0);
    const QString copy = m_directory->filePath(u"copy.zahlmeister"_s);
    QVERIFY(m_database->copyTo(copy).has_value());
    QVERIFY(!QFile::exists(copy + "-wal"_L1));
    m_database = Database::open(copy, Database::Mode::ReadWrite).value();
    QCOMPARE(count(), 1);
    QVERIFY(!m_database->copyTo(copy).has_value());
}

void TestDatabase::foldsTheLogBack()
{
    const QString path = m_database->path();
    const qint64 before = QFile(path).size();
    QVERIFY(m_database->execute(u"INSERT INTO thing (size) VALUES (5)"_s).has_value());
    QCOMPARE(QFile(path).size(), before);
    QVERIFY(m_database->checkpoint().has_value());
    QVERIFY(QFile(path).size() > before);
}

void TestDatabase::readsWithoutWriting()
{
    const QString path = m_database->path();
    QVERIFY(m_database->execute(u"INSERT INTO thing (size) VALUES (5)"_s).has_value());
    const auto reader = Database::open(path, Database::Mode::ReadOnly).value();
    auto row = reader->statement(u"SELECT size FROM thing"_s);
    QVERIFY(row.next().value() && row.integer(0) == 5);
    QCOMPARE(reader->execute(u"DELETE FROM thing"_s).error().code, ErrorCode::ReadOnly);
}

ZAHLMEISTER_TEST(TestDatabase, QCoreApplication)

} // namespace tst_database

#include "tst_database.moc"
