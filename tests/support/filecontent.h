// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QString>
#include <QStringList>

/// Files as tests read, compare and break them.
namespace zahlmeister::tests {

/// @brief The bytes of a file; none when it is not there.
[[nodiscard]] inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// @brief The cells of a table in a file, row by row; none when it is not there.
[[nodiscard]] inline QList<QStringList> cellsOf(const QString& path, QChar separator)
{
    QList<QStringList> rows;
    for (const QString& line : QString::fromUtf8(contentOf(path)).split(u'\n', Qt::SkipEmptyParts))
        rows.append(line.split(separator));
    return rows;
}

/// @brief Puts bytes in the place of a file; ends the test program when it cannot.
inline void overwrite(const QString& path, const QByteArray& content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(path));
}

} // namespace zahlmeister::tests
