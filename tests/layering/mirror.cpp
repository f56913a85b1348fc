// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layering/mirror.h"

#include <QRegularExpression>
#include <QSet>

namespace zahlmeister::layering {

namespace {

/// @return nothing when the line is as it should be
QString complaintAbout(const QString& source, const QString& reason, const QSet<QString>& sources,
                       const QSet<QString>& tests, const QString& ownTest)
{
    static const QRegularExpression test(QStringLiteral("\\btst_\\w+"));
    if (!sources.contains(source))
        return QStringLiteral("there is no source %1").arg(source);
    if (tests.contains(ownTest))
        return QStringLiteral("%1 has its test").arg(source);
    if (reason.isEmpty())
        return QStringLiteral("says not why %1 has no test").arg(source);
    for (const auto& match : test.globalMatch(reason)) {
        if (!tests.contains(match.captured()))
            return QStringLiteral("there is no %1").arg(match.captured());
    }
    return {};
}

} // namespace

QList<Violation> withoutTest(const QList<SourceFile>& files, const SourceFile& list)
{
    static const QRegularExpression layers(QStringLiteral("^(engine|app|ui)/(.*/)?(\\w+)\\.cpp$"));
    QSet<QString> tests; // with their path, and by their name alone
    QSet<QString> sources;
    QHash<QString, QString> ownTests;
    for (const SourceFile& file : files) {
        if (const auto match = layers.match(file.path); match.hasMatch()) {
            sources.insert(file.path);
            ownTests[file.path] = QStringLiteral("tests/%1/%2tst_%3.cpp")
                                      .arg(match.captured(1), match.captured(2), match.captured(3));
        } else if (file.path.startsWith(u"tests/") && file.path.endsWith(u".cpp")) {
            tests.insert(file.path);
            tests.insert(file.path.section(u'/', -1).chopped(4));
        }
    }
    QSet<QString> listed;
    QList<Violation> found;
    const QStringList lines = list.lines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines.at(i).simplified();
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        const QString source = line.section(u' ', 0, 0);
        listed.insert(source);
        const QString complaint =
            complaintAbout(source, line.section(u' ', 1), sources, tests, ownTests.value(source));
        if (!complaint.isEmpty())
            found.append({list.path, int(i) + 1, complaint});
    }
    for (const SourceFile& file : files) {
        if (sources.contains(file.path) && !listed.contains(file.path) &&
            !tests.contains(ownTests[file.path]))
            found.append({file.path, 0, QStringLiteral("there is no %1").arg(ownTests[file.path])});
    }
    return found;
}

} // namespace zahlmeister::layering
