// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layering/includes.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>

namespace zahlmeister::layering {

namespace {

/// A header of the standard library, and what only it is asked for. What many others have, too, is not named.
constexpr std::array<std::pair<std::string_view, std::string_view>, 29> kStandard{{
    {"algorithm",
     "all_of any_of clamp copy_if count_if equal_range find_if lower_bound max_element minmax none_of "
     "partial_sort replace rotate sort stable_partition transform unique"},
    {"array", "array to_array"},
    {"atomic", "atomic"},
    {"charconv", "from_chars to_chars"},
    {"chrono", "chrono"},
    {"cmath", "ceil exp2 floor isfinite llround log2 lround pow round sqrt"},
    {"condition_variable", "condition_variable"},
    {"deque", "deque"},
    {"filesystem", "filesystem"},
    {"functional", "function"},
    {"future", "promise"},
    {"limits", "numeric_limits"},
    {"map", "map multimap"},
    {"memory", "enable_shared_from_this make_shared make_unique shared_ptr unique_ptr weak_ptr"},
    {"mutex", "lock_guard mutex scoped_lock unique_lock"},
    {"numeric", "accumulate iota partial_sum"},
    {"optional", "make_optional nullopt optional"},
    {"queue", "queue"},
    {"random", "mt19937_64"},
    {"set", "multiset set"},
    {"span", "as_bytes span"},
    {"stop_token", "stop_source stop_token"},
    {"string", "string to_string"},
    {"string_view", "string_view u16string_view"},
    {"tuple", "apply make_tuple tie tuple"},
    {"unordered_map", "unordered_map"},
    {"unordered_set", "unordered_set"},
    {"variant", "get_if holds_alternative variant visit"},
    {"vector", "vector"},
}};

QString headerOfStandard(const QString& name)
{
    static const QHash<QString, QString> headers = [] {
        QHash<QString, QString> all;
        for (const auto& [header, names] : kStandard) {
            for (const QString& one : QString::fromLatin1(names.data(), qsizetype(names.size())).split(u' '))
                all.insert(one, QString::fromLatin1(header.data(), qsizetype(header.size())));
        }
        return all;
    }();
    return headers.value(name);
}

/// The code of a file: no comments, no texts, no directives; lines stay where they are.
QString codeOf(const QString& text)
{
    static const QRegularExpression other(
        QStringLiteral(
            R"re(R"\((?<raw>.*?)\)"|//[^\n]*|/\*(?<comment>.*?)\*/|"(\\.|[^"\\\n])*"|'"'|(?m:^)\s*#[^\n]*)re"),
        QRegularExpression::DotMatchesEverythingOption);
    QString code;
    qsizetype at = 0;
    for (auto found = other.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        code += QStringView(text).sliced(at, match.capturedStart() - at);
        code += QString(match.capturedView().count(u'\n'), u'\n');
        at = match.capturedEnd();
    }
    return code + QStringView(text).sliced(at);
}

} // namespace

Includes::Includes(QString root, QStringList folders) : m_root(std::move(root)), m_folders(std::move(folders))
{
}

QString Includes::pathOf(const QString& name, const QString& folder)
{
    if (const QString beside = folder + u'/' + name; m_headers.contains(beside) || QFileInfo(beside).isFile())
        return QDir::cleanPath(beside);
    const auto [known, isNew] = m_pathOf.try_emplace(name);
    if (isNew) {
        for (const QString& one : QStringList(m_root) + m_folders) {
            if (const QString path = one + u'/' + name; QFileInfo(path).isFile()) {
                known->second = QDir::cleanPath(path);
                break;
            }
        }
    }
    return known->second;
}

const Includes::Header& Includes::header(const QString& path)
{
    static const QRegularExpression include(
        QStringLiteral("^[ \\t]*#[ \\t]*include[ \\t]*[<\"]([^>\"]+)[>\"]"),
        QRegularExpression::MultilineOption);
    static const QRegularExpression declaration(QStringLiteral("\\b(?:class|struct)\\s+(Q\\w+);"));
    const auto [known, isNew] = m_headers.try_emplace(path);
    Header& header = known->second;
    QFile file(path);
    if (!isNew || !file.open(QIODevice::ReadOnly))
        return header;
    const QString text = QString::fromUtf8(file.readAll());
    for (auto found = include.globalMatch(text); found.hasNext();) {
        if (const QString other = pathOf(found.next().captured(1), QFileInfo(path).path()); !other.isEmpty())
            header.included.insert(other);
    }
    for (auto found = declaration.globalMatch(text); found.hasNext();)
        header.declared.insert(found.next().captured(1));
    return header;
}

QSet<QString> Includes::reachedFrom(const QString& path)
{
    QSet<QString> reached{path};
    for (QStringList open{path}; !open.isEmpty();) {
        for (const QString& other : header(open.takeLast()).included) {
            if (!reached.contains(other)) {
                reached.insert(other);
                open.append(other);
            }
        }
    }
    return reached;
}

QList<Violation> Includes::missing(const SourceFile& file)
{
    static const QRegularExpression name(QStringLiteral("(?<![\\w:])(?:std::(\\w+)|(Q[A-Z]\\w*))"));
    const QString code = codeOf(file.text);
    const QSet<QString> reached = reachedFrom(m_root + u'/' + file.path);
    const bool isHeader = file.path.endsWith(u".h");
    QSet<QString> asked;
    QList<Violation> found;
    for (auto names = name.globalMatch(code); names.hasNext();) {
        const auto match = names.next();
        if (asked.contains(match.captured()))
            continue;
        asked.insert(match.captured());
        QString defining = headerOfStandard(match.captured(1));
        if (defining.isEmpty())
            defining = match.captured(2);
        const QString path = defining.isEmpty() ? QString() : pathOf(defining, {});
        if (path.isEmpty() || reached.contains(path))
            continue;
        // Qt's header QThing does nothing but include the one in which the class QThing is defined.
        const bool isDefined = !match.captured(2).isEmpty() && reached.contains(header(path).included);
        const bool isDeclared = isHeader && std::ranges::any_of(reached, [&](const QString& other) {
                                    return header(other).declared.contains(match.captured(2));
                                });
        if (!isDefined && !isDeclared) {
            const auto line = QStringView(code).first(match.capturedStart()).count(u'\n') + 1;
            found.append({file.path, int(line),
                          QStringLiteral("names %1 without <%2>").arg(match.captured(), defining)});
        }
    }
    return found;
}

} // namespace zahlmeister::layering
