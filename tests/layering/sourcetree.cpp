// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layering/sourcetree.h"

#include <algorithm>

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace zahlmeister::layering {

namespace {

bool isText(const QString& path)
{
    static const QStringList suffixes{
        QStringLiteral(".h"),   QStringLiteral(".cpp"),     QStringLiteral(".txt"), QStringLiteral(".cmake"),
        QStringLiteral(".in"),  QStringLiteral(".json"),    QStringLiteral(".md"),  QStringLiteral(".ts"),
        QStringLiteral(".qrc"), QStringLiteral(".desktop"), QStringLiteral(".xml"), QStringLiteral(".svg"),
        QStringLiteral(".sql"), QStringLiteral(".csv"),     QStringLiteral(".tsv")};
    // Scripts are called without a suffix.
    return !path.section(u'/', -1).contains(u'.') ||
           std::any_of(suffixes.begin(), suffixes.end(), [&](const QString& s) { return path.endsWith(s); });
}

} // namespace

QStringList SourceFile::lines() const
{
    return text.split(u'\n');
}

QString Violation::text() const
{
    return QStringLiteral("%1:%2: %3").arg(path).arg(line).arg(what);
}

QList<SourceFile> readTree(const QString& root)
{
    const QDir base(root);
    QList<SourceFile> files;
    QDirIterator walk(root, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString path = base.relativeFilePath(walk.next());
        if (path.startsWith(u'.') || !isText(path))
            continue;
        QFile file(walk.filePath());
        if (file.open(QIODevice::ReadOnly))
            files.append({path, QString::fromUtf8(file.readAll())});
    }
    std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return files;
}

QList<SourceFile> filesUnder(const QList<SourceFile>& files, const QString& prefix,
                             const QStringList& suffixes)
{
    QList<SourceFile> chosen;
    for (const SourceFile& file : files) {
        const bool ending = std::any_of(suffixes.begin(), suffixes.end(),
                                        [&](const QString& suffix) { return file.path.endsWith(suffix); });
        if (ending && file.path.startsWith(prefix))
            chosen.append(file);
    }
    return chosen;
}

} // namespace zahlmeister::layering
