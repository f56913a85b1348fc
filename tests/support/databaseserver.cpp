// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/databaseserver.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QSqlDatabase>

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

} // namespace

QString DatabaseServer::reason()
{
    return theReason();
}

std::unique_ptr<DatabaseServer> DatabaseServer::start()
{
    if (!QFileInfo::exists(kPrograms + u"initdb"_s)) {
        theReason() = u"PostgreSQL 15 is not installed"_s;
        return nullptr;
    }
    if (!QSqlDatabase::isDriverAvailable(u"QPSQL"_s)) {
        theReason() = u"Qt's driver for PostgreSQL is not installed"_s;
        return nullptr;
    }
    std::unique_ptr<DatabaseServer> server(new DatabaseServer);
    giveToUnprivileged(server->m_folder.path());
    const bool isMade =
        run(u"initdb"_s, {u"-D"_s, server->m_folder.filePath(u"data"_s), u"-U"_s, u"tester"_s, u"-A"_s,
                          u"trust"_s, u"-E"_s, u"UTF8"_s, u"--locale=C.UTF-8"_s, u"-N"_s});
    return isMade && server->launch() ? std::move(server) : nullptr;
}

DatabaseServer::~DatabaseServer()
{
    stop(u"immediate"_s);
}

bool DatabaseServer::launch()
{
    const QString options =
        u"-k %1 -c listen_addresses='' -c fsync=off -c max_connections=40"_s.arg(m_folder.path());
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
    if (!run(u"createdb"_s, {u"-h"_s, m_folder.path(), u"-U"_s, u"tester"_s, name}))
        qFatal("no database");
    return u"postgresql://tester@/%1?host=%2"_s.arg(name, m_folder.path());
}

} // namespace zahlmeister::tests
