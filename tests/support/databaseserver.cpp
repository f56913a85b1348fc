// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/databaseserver.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHostAddress>
#include <QProcess>
#include <QSqlDatabase>
#include <QTcpServer>

#ifdef Q_OS_UNIX
#include <unistd.h>

#include <grp.h>
#endif

#include "tests/support/unprivileged.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

namespace {

#ifdef Q_OS_UNIX
constexpr uid_t kNobody = 65534;
#endif
constexpr auto kPrograms = "/usr/lib/postgresql/15/bin/"_L1; // of Debian's package, not in the path

QString& theReason()
{
    static QString reason;
    return reason;
}

/// Runs a program of the server's, as nobody when the test is run by root.
bool run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setWorkingDirectory(QDir::rootPath());
#ifdef Q_OS_UNIX
    process.setChildProcessModifier([] {
        if (geteuid() == 0 && (setgroups(0, nullptr) != 0 || setgid(kNobody) != 0 || setuid(kNobody) != 0))
            _exit(1);
    });
#endif
    process.start(kPrograms + program, arguments);
    const bool done = process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit &&
                      process.exitCode() == 0;
    if (!done)
        theReason() = program + u" failed"_s;
    return done;
}

/// A port that nobody listened to a moment ago.
int freePort()
{
    QTcpServer probe;
    return probe.listen(QHostAddress::LocalHost) ? probe.serverPort() : 0;
}

} // namespace

class SilentServer::Listener : public QTcpServer { };

SilentServer::SilentServer() : m_listener(std::make_unique<Listener>())
{
    if (!m_listener->listen(QHostAddress::LocalHost))
        qFatal("no port");
}

SilentServer::~SilentServer() = default;

void SilentServer::hangUp()
{
    m_listener.reset();
}

int SilentServer::port() const
{
    return m_listener ? m_listener->serverPort() : 0;
}

QString DatabaseServer::reason()
{
    return theReason();
}

std::unique_ptr<DatabaseServer> DatabaseServer::start(Reach reach)
{
    if (!QFileInfo::exists(kPrograms + u"initdb"_s)) {
        theReason() = u"PostgreSQL 15 is not installed"_s;
        return nullptr;
    }
    if (!QSqlDatabase::isDriverAvailable(u"QPSQL"_s)) {
        theReason() = u"Qt's driver for PostgreSQL is not installed"_s;
        return nullptr;
    }
    std::unique_ptr<DatabaseServer> server(new DatabaseServer(reach));
    giveToUnprivileged(server->m_folder.path());
    const bool isMade =
        run(u"initdb"_s, {u"-D"_s, server->m_folder.filePath(u"data"_s), u"-U"_s, u"tester"_s, u"-A"_s,
                          u"trust"_s, u"-E"_s, u"UTF8"_s, u"--locale=C.UTF-8"_s, u"-N"_s});
    if (reach != Reach::Socket)
        server->m_port = freePort();
    if (reach == Reach::LoopbackWithTls) {
        for (const QString& name : {u"localhost.crt"_s, u"localhost.key"_s}) {
            const QString copy = server->m_folder.filePath(name);
            QFile::copy(QStringLiteral(ZAHLMEISTER_TEST_DATA "/tls/") + name, copy);
            QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
            giveToUnprivileged(copy);
        }
    }
    return isMade && server->launch() ? std::move(server) : nullptr;
}

DatabaseServer::~DatabaseServer()
{
    stop(u"immediate"_s);
}

bool DatabaseServer::launch()
{
    QString options = u"-k %1 -p %2 -c fsync=off -c max_connections=40 -c listen_addresses=%3"_s.arg(
        m_folder.path(), QString::number(m_port), m_reach == Reach::Socket ? u"''"_s : u"localhost"_s);
    if (m_reach == Reach::LoopbackWithTls)
        options += u" -c ssl=on -c ssl_cert_file=%1/localhost.crt -c ssl_key_file=%1/localhost.key"_s.arg(
            m_folder.path());
    return run(u"pg_ctl"_s, {u"-D"_s, m_folder.filePath(u"data"_s), u"-w"_s, u"-l"_s,
                             m_folder.filePath(u"log"_s), u"-o"_s, options, u"start"_s});
}

bool DatabaseServer::stop(const QString& mode)
{
    return run(u"pg_ctl"_s, {u"-D"_s, m_folder.filePath(u"data"_s), u"-m"_s, mode, u"-w"_s, u"stop"_s});
}

void DatabaseServer::crash()
{
    if (!stop(u"immediate"_s) || !launch())
        qFatal("the server does not come back");
}

QString DatabaseServer::newDatabase()
{
    const QString name = u"chess%1"_s.arg(++m_databases);
    execute(u"CREATE DATABASE "_s + name);
    if (m_reach != Reach::Socket)
        return u"postgresql://tester@localhost:%1/%2"_s.arg(QString::number(m_port), name);
    return u"postgresql://tester@/%1?host=%2"_s.arg(name, m_folder.path());
}

void DatabaseServer::execute(const QString& sql)
{
    if (!run(u"psql"_s,
             {u"-X"_s, u"-q"_s, u"-h"_s, m_folder.path(), u"-p"_s, QString::number(m_port), u"-U"_s,
              u"tester"_s, u"-d"_s, u"postgres"_s, u"-v"_s, u"ON_ERROR_STOP=1"_s, u"-c"_s, sql}))
        qFatal("the server does not do that: %s", qPrintable(sql));
}

void DatabaseServer::giveRights(const QString& address)
{
    if (!run(u"psql"_s, {u"-X"_s, u"-q"_s, u"-1"_s, u"-v"_s, u"ON_ERROR_STOP=1"_s, u"-d"_s, address, u"-f"_s,
                         QStringLiteral(ZAHLMEISTER_RIGHTS)}))
        qFatal("no rights: %s", qPrintable(address));
}

void DatabaseServer::admit(const QStringList& lines)
{
    QFile file(m_folder.filePath(u"data/pg_hba.conf"_s));
    if (!file.open(QIODevice::ReadWrite))
        qFatal("no pg_hba.conf");
    const QByteArray before = file.readAll();
    file.resize(0);
    file.seek(0);
    file.write(lines.join(u'\n').toUtf8() + '\n' + before);
    file.close();
    execute(u"SELECT pg_reload_conf()"_s);
}

} // namespace zahlmeister::tests
