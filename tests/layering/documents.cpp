// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QRegularExpression>

#include "tests/layering/houserules.h"

namespace zahlmeister::layering {

QList<Violation> danglingPaths(const SourceFile& document, const PathExists& exists)
{
    static const QRegularExpression path(QStringLiteral(
        "(?<![\\w/.${}*-])(?:app|engine|packaging|resources|tests|translations|ui)/[\\w./*-]*[\\w/*]"));
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)#:]+)(?:#[^)]*)?\\)"));
    const QString folder =
        document.path.contains(u'/') ? document.path.section(u'/', 0, -2) + u'/' : QString();
    QList<Violation> found;
    const QStringList lines = document.lines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QStringList named;
        QString text = lines.at(i);
        for (const auto& match : link.globalMatch(text))
            named.append(QDir::cleanPath(folder + match.captured(1)));
        for (const auto& match : path.globalMatch(text.remove(link)))
            named.append(QDir::cleanPath(match.captured()));
        for (const QString& name : std::as_const(named)) {
            if (!exists(name))
                found.append({document.path, int(i) + 1, QStringLiteral("there is no %1").arg(name)});
        }
    }
    return found;
}

QList<Violation> danglingNames(const SourceFile& document, const QSet<QString>& identifiers)
{
    static const QRegularExpression name(QStringLiteral("`((?:\\w+::)*)(\\w+)(\\([^`]*\\))?`"));
    QList<Violation> found;
    const QStringList lines = document.lines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        for (const auto& match : name.globalMatch(lines.at(i))) {
            const bool isCode = !match.captured(1).isEmpty() || !match.captured(3).isEmpty();
            if (isCode && !identifiers.contains(match.captured(2)))
                found.append(
                    {document.path, int(i) + 1, QStringLiteral("no code names %1").arg(match.captured())});
        }
    }
    return found;
}

QSet<QString> identifiersIn(const QList<SourceFile>& files)
{
    static const QRegularExpression word(QStringLiteral("[A-Za-z_]\\w+"));
    QSet<QString> words;
    for (const SourceFile& file : files) {
        for (const auto& match : word.globalMatch(file.text))
            words.insert(match.captured());
    }
    return words;
}

QHash<QString, QString> retiredNames(const SourceFile& glossary)
{
    static const QRegularExpression line(QStringLiteral("^- `(\\w+)`: `(\\w+)`$"),
                                         QRegularExpression::MultilineOption);
    QHash<QString, QString> names;
    for (const auto& match : line.globalMatch(glossary.text))
        names.insert(match.captured(1), match.captured(2));
    return names;
}

QList<Violation> retired(const SourceFile& file, const QHash<QString, QString>& names)
{
    static const QRegularExpression word(QStringLiteral("[A-Za-z_]\\w+"));
    QList<Violation> found;
    const QStringList lines = file.lines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        for (const auto& match : word.globalMatch(lines[i])) {
            if (const auto name = names.find(match.captured()); name != names.end())
                found.append(
                    {file.path, int(i) + 1, QStringLiteral("%1 is %2 now").arg(name.key(), name.value())});
        }
    }
    return found;
}

} // namespace zahlmeister::layering
