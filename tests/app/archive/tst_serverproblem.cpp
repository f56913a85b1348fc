// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>
#include <cstring>
#include <memory>
#include <string>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/serverproblem.h"
#include "tests/support/databaseserver.h"
#include "tests/support/testmain.h"

namespace tst_serverproblem {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using tests::DatabaseServer;
using Reach = tests::DatabaseServer::Reach;

/// What servers of the test's own say to whoever does not get in. Client and servers are told to speak
/// German, as far as the system has translations of them.
class TestServerProblem : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void knowsTheWords_data();
    void knowsTheWords();
    void knowsWhyItIsNotLetIn_data();
    void knowsWhyItIsNotLetIn();
    void knowsThatNobodyAnswers();
    void speaksEnglishForAWhile();

private:
    static Error problemOf(const QString& address, const QString& password = {})
    {
        const auto database =
            ArchiveDatabase::open(archiveAddress(address).value(), ArchiveDatabase::Mode::ReadOnly, password);
        return database.has_value() ? Error{ErrorCode::NotAnArchive} : database.error();
    }

    std::unique_ptr<DatabaseServer> m_encrypted;
    std::unique_ptr<DatabaseServer> m_plain;
    QTemporaryDir m_folder;
};

void TestServerProblem::initTestCase()
{
    qputenv("PGPASSFILE", QFile::encodeName(m_folder.filePath(u"pgpass"_s)));
    m_plain = DatabaseServer::start(Reach::Loopback);
    qputenv("LANGUAGE", "de");
    m_encrypted = DatabaseServer::start(Reach::LoopbackWithTls);
    for (DatabaseServer* server : {m_plain.get(), m_encrypted.get()}) {
        if (!server)
            continue;
        server->execute(u"CREATE ROLE guarded LOGIN PASSWORD 'right'"_s);
        server->execute(u"CREATE ROLE crowded LOGIN CONNECTION LIMIT 0"_s);
        server->execute(u"CREATE ROLE outsider LOGIN"_s);
        server->execute(u"CREATE ROLE hidden LOGIN"_s);
        server->execute(u"CREATE ROLE group_role NOLOGIN"_s);
        server->admit({u"host all guarded all scram-sha-256"_s, u"host all outsider all reject"_s,
                       u"hostnossl all hidden all reject"_s});
    }
}

// Words of PostgreSQL 15 and of its German translations.
void TestServerProblem::knowsTheWords_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<std::string>("problem");
    const auto row = [](const char* name, const QString& words, const char* problem) {
        QTest::newRow(name) << words << std::string(problem);
    };
    const QString at = u"connection to server at \"db.example.org\" (192.0.2.1), port 5432 failed: "_s;
    row("no route", at + u"No route to host"_s, "no-way");
    row("timeout", at + u"timeout expired"_s, "no-answer");
    row("windows", at + u"Connection refused (0x0000274D/10061)"_s, "not-listening");
    row("one address refused, the other one answered",
        u"connection to server at \"localhost\" (::1), port 5432 failed: Connection refused Is the server running on that host and accepting TCP/IP connections? connection to server at \"localhost\" (127.0.0.1), port 5432 failed: FATAL:  database \"dwz\" does not exist"_s,
        "no-database");
    row("other name", at + u"server certificate for \"a\" does not match host name \"b\""_s,
        "bad-certificate");
    row("password de", at + u"FATAL:  Passwort-Authentifizierung für Benutzer »a« fehlgeschlagen"_s,
        "wrong-password");
    row("role de", at + u"FATAL:  Rolle »a« existiert nicht"_s, "no-role");
    row("database de", at + u"FATAL:  Datenbank »dwz« existiert nicht"_s, "no-database");
    row("peer de", at + u"FATAL:  Peer-Authentifizierung für Benutzer »a« fehlgeschlagen"_s, "not-admitted");
    row("encrypted neither de",
        at +
            u"FATAL:  kein pg_hba.conf-Eintrag für Host »192.0.2.7«, Benutzer »a«, Datenbank »dwz«, SSL-Verschlüsselung"_s,
        "not-admitted");
    row("unencrypted de",
        at +
            u"FATAL:  kein pg_hba.conf-Eintrag für Host »192.0.2.7«, Benutzer »a«, Datenbank »dwz«, keine Verschlüsselung"_s,
        "tls-demanded");
    row("full de", at + u"FATAL:  tut mir leid, schon zu viele Verbindungen"_s, "too-many-connections");
    row("starting de", at + u"FATAL:  das Datenbanksystem startet"_s, "not-ready");
    row("starting", at + u"FATAL:  the database system is starting up"_s, "not-ready");
    row("cut", u"server closed the connection unexpectedly This probably means the server terminated"_s,
        "connection-lost");
    row("service", u"definition of service \"dwz\" not found"_s, "no-service");
    row("something else", at + u"FATAL:  the moon is in the wrong house"_s, "");
}

void TestServerProblem::knowsTheWords()
{
    QFETCH(const QString, words);
    QFETCH(const std::string, problem);
    QCOMPARE(serverProblem(words, u"disable").value_or(std::string()), problem);
}

void TestServerProblem::knowsWhyItIsNotLetIn_data()
{
    QTest::addColumn<bool>("isEncrypted");
    QTest::addColumn<QString>("address"); // PORT and TLS stand for what is not known before
    QTest::addColumn<QString>("password");
    QTest::addColumn<std::string>("problem");
    const auto row = [](const char* name, bool isEncrypted, const QString& address, const char* problem,
                        const QString& password = {}) {
        QTest::addRow("%s%s", name, isEncrypted ? ", de" : "")
            << isEncrypted << u"postgresql://"_s + address << password << std::string(problem);
    };
    for (const bool isEncrypted : {false, true}) {
        row("wrong password", isEncrypted, u"guarded@localhost:PORT/postgres"_s, "wrong-password",
            u"wrong"_s);
        row("no password", isEncrypted, u"guarded@localhost:PORT/postgres"_s, "no-password");
        row("no database", isEncrypted, u"tester@localhost:PORT/nowhere"_s, "no-database");
        row("no role", isEncrypted, u"nobody@localhost:PORT/postgres"_s, "no-role");
        row("no login", isEncrypted, u"group_role@localhost:PORT/postgres"_s, "not-admitted");
        row("not admitted", isEncrypted, u"outsider@localhost:PORT/postgres"_s, "not-admitted");
        row("too many", isEncrypted, u"crowded@localhost:PORT/postgres"_s, "too-many-connections");
    }
    row("right password", true, u"guarded@localhost:PORT/postgres"_s, "", u"right"_s);
    row("TLS demanded", true, u"hidden@localhost:PORT/postgres?sslmode=disable"_s, "tls-demanded");
    row("no TLS", false, u"tester@localhost:PORT/postgres?sslmode=require"_s, "no-tls");
    row("other certificate", true,
        u"tester@localhost:PORT/postgres?sslmode=verify-full&sslrootcert=TLS/expired.crt"_s,
        "bad-certificate");
    row("other name", true,
        u"tester@127.0.0.1:PORT/postgres?sslmode=verify-full&sslrootcert=TLS/localhost.crt"_s,
        "bad-certificate");
    row("no certificate to check by", true,
        u"tester@localhost:PORT/postgres?sslmode=verify-full&sslrootcert=TLS/nowhere.crt"_s,
        "no-root-certificate");
    row("right certificate", true,
        u"tester@localhost:PORT/postgres?sslmode=verify-full&sslrootcert=TLS/localhost.crt"_s, "");
}

void TestServerProblem::knowsWhyItIsNotLetIn()
{
    QFETCH(const bool, isEncrypted);
    QFETCH(QString, address);
    QFETCH(const QString, password);
    QFETCH(const std::string, problem);
    if (!m_plain || !m_encrypted)
        QSKIP(qPrintable(DatabaseServer::reason()));
    const int port = (isEncrypted ? m_encrypted : m_plain)->port();
    address.replace(u"PORT"_s, QString::number(port));
    address.replace(u"TLS/"_s, QStringLiteral(ZAHLMEISTER_TEST_DATA "/tls/"));
    const Error error = problemOf(address, password);
    if (problem.empty()) { // it was let in, and there is no archive
        QVERIFY2(error.code == ErrorCode::NotAnArchive, error.detail.c_str());
        return;
    }
    QCOMPARE(error.code, ErrorCode::ArchiveUnreachable);
    QVERIFY2(error.args.at(1) == problem, error.detail.c_str());
    QVERIFY(!error.detail.empty());
}

void TestServerProblem::knowsThatNobodyAnswers()
{
    if (!m_plain)
        QSKIP(qPrintable(DatabaseServer::reason()));
    tests::SilentServer silent;
    const QString at = u"postgresql://a@127.0.0.1:%1/dwz%2"_s;
    const QString port = QString::number(silent.port());
    QCOMPARE(problemOf(at.arg(port, u"?connect_timeout=2"_s)).args.at(1), std::string("no-answer"));
    silent.hangUp();
    QCOMPARE(problemOf(at.arg(port, QString())).args.at(1), std::string("not-listening"));
    QCOMPARE(problemOf(u"postgresql:///dwz?host="_s + m_folder.path()).args.at(1),
             std::string("not-listening"));
    QCOMPARE(problemOf(u"postgresql://a@nowhere.invalid/dwz"_s).args.at(1), std::string("no-host"));
    QCOMPARE(problemOf(u"postgresql:///?service=nowhere"_s).args.at(1), std::string("no-service"));
}

/// Whatever the user's language, and only on this thread as long as it lives.
void TestServerProblem::speaksEnglishForAWhile()
{
#ifdef Q_OS_LINUX
    const auto isEnglish = [] {
        return QString::fromUtf8(::strerror(ECONNREFUSED)) == "Connection refused"_L1;
    };
    const bool before = isEnglish();
    {
        const EnglishMessages english;
        QVERIFY(isEnglish());
    }
    QCOMPARE(isEnglish(), before);
#endif
}

ZAHLMEISTER_TEST(TestServerProblem, QCoreApplication)

} // namespace tst_serverproblem

#include "tst_serverproblem.moc"
