// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/programrun.h"

#include <QProcess>

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

Outcome run(const QStringList& arguments, const QStringList& environment, const QString& outputFile)
{
    QProcess process;
    process.setEnvironment(environment + QStringList{u"TZ=UTC"_s}); // an empty list would mean the test's own
    if (!outputFile.isEmpty())
        process.setStandardOutputFile(outputFile);
    process.start(QStringLiteral(ZAHLMEISTER_PROGRAM), arguments);
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, u"did not end by itself: "_s + QString::fromUtf8(process.readAllStandardError())};
    return {process.exitCode(), process.readAllStandardOutput(),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace zahlmeister::tests
