// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/programrun.h"

#include <QProcess>

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

QStringList bareEnvironment(const QStringList& environment)
{
    QStringList variables = environment + QStringList{u"TZ=UTC"_s}; // an empty list would mean the test's own
    for (const char* const sanitizer : {"ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS"}) {
        if (qEnvironmentVariableIsSet(sanitizer))
            variables.append(QLatin1StringView(sanitizer) + u'=' + qEnvironmentVariable(sanitizer));
    }
    return variables;
}

Outcome run(const QStringList& arguments, const QStringList& environment, const QString& outputFile)
{
    QProcess process;
    QStringList variables = bareEnvironment(environment);
#ifdef Q_OS_WIN // which else says itself what language it speaks
    const QString prefix = u"LC_ALL="_s;
    const QStringList asked = environment.filter(prefix);
    variables.append("LANG="_L1 + (asked.isEmpty() ? u"C"_s : asked.constLast().sliced(prefix.size())));
#endif
    process.setEnvironment(variables);
    if (!outputFile.isEmpty())
        process.setStandardOutputFile(outputFile);
    process.start(QStringLiteral(ZAHLMEISTER_PROGRAM), arguments);
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, u"did not end by itself: "_s + QString::fromUtf8(process.readAllStandardError())};
    return {process.exitCode(), process.readAllStandardOutput(),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace zahlmeister::tests
