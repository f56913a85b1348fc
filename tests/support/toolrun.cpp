// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toolrun.h"

#ifdef Q_OS_WIN
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#else
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#endif

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

#ifdef Q_OS_WIN
// These tests run under Wine: the tools are those of the system around it. Wine starts them and lets go of
// them at once, so they leave what they say in files.
QString outside(const QString& path)
{
    const QString plain = QDir::fromNativeSeparators(path);
    if (plain.size() < 3 || plain[1] != u':' || plain[2] != u'/')
        return path;
    return qEnvironmentVariable("WINEPREFIX") + "/dosdevices/"_L1 + plain[0].toLower() + plain.mid(1);
}

namespace {

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

ToolRun runTool(const QString& tool, const QStringList& arguments)
{
    const QTemporaryDir folder;
    QStringList words{u"-c"_s,
                      u"cd \"$0\"; LC_ALL=C.UTF-8 \"$@\" >out 2>err; echo $? >ending; mv ending code"_s,
                      outside(folder.path()), tool};
    for (const QString& argument : arguments)
        words.append(outside(argument));
    if (!QProcess::startDetached(u"Z:/bin/sh"_s, words))
        return {.code = -1, .output = {}, .messages = u"there is no shell around this system"_s};
    const QString code = folder.filePath(u"code"_s);
    for (const QDeadlineTimer deadline(60'000); !QFile::exists(code); QThread::msleep(20)) {
        if (deadline.hasExpired())
            return {.code = -1, .output = {}, .messages = tool + " did not end"_L1};
    }
    return {.code = contentOf(code).toInt(),
            .output = contentOf(folder.filePath(u"out"_s)),
            .messages = contentOf(folder.filePath(u"err"_s))};
}

bool hasTool(const QString& tool)
{
    return QFile::exists("Z:/usr/bin/"_L1 + tool);
}

#else
ToolRun runTool(const QString& tool, const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    process.setProcessEnvironment(environment);
    process.start(tool, arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {.code = -1, .output = {}, .messages = process.errorString()};
    return {.code = process.exitCode(),
            .output = QString::fromUtf8(process.readAllStandardOutput()),
            .messages = QString::fromUtf8(process.readAllStandardError())};
}

bool hasTool(const QString& tool)
{
    return !QStandardPaths::findExecutable(tool).isEmpty();
}
#endif

} // namespace zahlmeister::tests
