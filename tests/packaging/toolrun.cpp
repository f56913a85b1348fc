// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/packaging/toolrun.h"

#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

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

} // namespace zahlmeister::tests
