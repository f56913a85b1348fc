// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QtGlobal>

#include "app/store/workfile.h"
#include "tests/program/programrun.h"
#include "tests/support/databaseserver.h"
#include "tests/support/toolrun.h"
#include "tests/support/tournamentbuilder.h"

/// An archive on a server as packaging/archive/setup makes it, and what each role does there.
namespace zahlmeister::tests {

using namespace Qt::StringLiterals;

/// @brief Plain SQL and the program, as one role or another.
class ArchiveRoles {
protected:
    /// The address as a user gives it.
    [[nodiscard]] QString addressOf(const QString& user) const
    {
        return QString(m_address).replace(u"tester@"_s, user + u'@');
    }
    /// Plain SQL as a role.
    [[nodiscard]] ToolRun sql(const QString& user, const QString& statement) const
    {
        return runTool(u"psql"_s, {u"-X"_s, u"-q"_s, u"-A"_s, u"-t"_s, u"-v"_s, u"ON_ERROR_STOP=1"_s, u"-d"_s,
                                   addressOf(user), u"-c"_s, statement});
    }
    [[nodiscard]] QString answer(const QString& user, const QString& statement) const
    {
        const ToolRun done = sql(user, statement);
        return done.code == 0 ? done.output.trimmed() : done.messages;
    }
    [[nodiscard]] bool isDenied(const QString& user, const QString& statement) const
    {
        const ToolRun done = sql(user, statement);
        return done.code != 0 && (done.messages.contains(u"permission denied"_s) ||
                                  done.messages.contains(u"must be owner"_s) ||
                                  done.messages.contains(u"must be a superuser"_s));
    }
    [[nodiscard]] Outcome archive(const QString& user, const QStringList& words) const
    {
        return run(QStringList{u"archive"_s} + words +
                   QStringList{u"--archive"_s, addressOf(user), u"--lang=en"_s, u"--format=json"_s});
    }
    /// `history` or `ratings` of the archive.
    [[nodiscard]] Outcome look(const QString& user, const QString& command,
                               const QStringList& words = {}) const
    {
        return run(QStringList{command} + words +
                   QStringList{u"--archive"_s, addressOf(user), u"--lang=en"_s, u"--format=json"_s});
    }
    [[nodiscard]] int setup(const QStringList& words) const
    {
        const ToolRun done =
            runTool(QStringLiteral(ZAHLMEISTER_PACKAGING "/archive/setup"), QStringList{m_address} + words);
        if (done.code != 0)
            qInfo("%s", qPrintable(done.messages));
        return done.code;
    }
    [[nodiscard]] QString workFile(const QString& name, const std::string& level) const
    {
        QString path = m_folder->filePath(name);
        engine::Tournament one = flawlessTournament().tournament;
        one.header.level = level;
        one.header.evaluator = "Auswerter, Anton";
        if (!(*app::WorkFile::open(path))->addTournament(one).has_value())
            qFatal("no work file");
        return path;
    }

    std::unique_ptr<DatabaseServer> m_server;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_address;
};

} // namespace zahlmeister::tests
