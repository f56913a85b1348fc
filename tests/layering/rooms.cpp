// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layering/rooms.h"

#include <algorithm>

#include <QRegularExpression>

namespace zahlmeister::layering {

namespace {

QString roomOf(const QString& path)
{
    return path.section(u'/', 0, -2);
}

} // namespace

Rooms::Rooms(const SourceFile& list) : m_path(list.path)
{
    static const QRegularExpression room(QStringLiteral("^([\\w/]+)\\s+\\S"));
    const QStringList lines = list.lines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString& line = lines.at(i);
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        if (const auto match = room.match(line); !match.hasMatch()) {
            m_defects.append({m_path, int(i) + 1, QStringLiteral("says not what the room is for")});
        } else if (m_rooms.contains(match.captured(1))) {
            m_defects.append({m_path, int(i) + 1, QStringLiteral("is listed twice")});
        } else {
            m_rooms.append(match.captured(1));
        }
    }
}

QList<Violation> Rooms::againstTheOrder(const SourceFile& file) const
{
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*\"([^\"]+)\""));
    const QString room = roomOf(file.path);
    const qsizetype height = m_rooms.indexOf(room);
    if (height < 0)
        return {{file.path, 1, QStringLiteral("%1 is no room of %2").arg(room, m_path)}};
    QList<Violation> found;
    const QStringList lines = file.lines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString other = roomOf(include.match(lines.at(i)).captured(1));
        const QString arrow = room + QStringLiteral(" -> ") + other;
        if (other.section(u'/', 0, 0) == room.section(u'/', 0, 0) && m_rooms.indexOf(other) > height)
            found.append({file.path, int(i) + 1, QStringLiteral("against the order: %1").arg(arrow)});
    }
    return found;
}

QList<Violation> Rooms::empty(const QList<SourceFile>& sources) const
{
    QList<Violation> found;
    for (const QString& room : m_rooms) {
        if (std::ranges::none_of(sources, [&](const SourceFile& file) { return roomOf(file.path) == room; }))
            found.append({m_path, 0, QStringLiteral("%1 is empty").arg(room)});
    }
    return found;
}

} // namespace zahlmeister::layering
