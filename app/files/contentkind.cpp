// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/contentkind.h"

#include <QRegularExpression>
#include <QString>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kRead = qsizetype(16) * 1024;
constexpr QByteArrayView kByteOrderMarkUtf8("\xef\xbb\xbf");

/// The first element of a document, after declaration, comments and type: `html`, `svg`, that of a report.
QByteArray rootElement(const QString& text)
{
    static const QRegularExpression kRoot(
        u"^(?:\\s|<\\?.*?\\?>|<!--.*?-->|<!DOCTYPE[^>]*>)*<([A-Za-z][^\\s/>]*)"_s,
        QRegularExpression::DotMatchesEverythingOption | QRegularExpression::CaseInsensitiveOption);
    return kRoot.match(text).captured(1).toLower().toUtf8();
}

/// How a JSON value begins, with the first key of the first object.
QByteArray firstKey(const QString& text)
{
    static const QRegularExpression kFirst(u"^\\s*(\\[?)\\s*(?:(\\])|\\{\\s*(?:\"([^\"]*)\"\\s*:|\\}))"_s);
    const auto match = kFirst.match(text);
    return match.hasMatch()
               ? match.captured(1).toUtf8() + match.captured(2).toUtf8() + match.captured(3).toUtf8() + ' '
               : QByteArray();
}

/// Lines that begin with the numbers of a report to FIDE.
bool isTrf(const QString& text)
{
    static const QRegularExpression kLines(u"^(?:(?:\\d{3}|###|XX[A-Z]|BB[BW]) [^\\n]*\\r?\\n){2}"_s);
    return kLines.match(text).hasMatch();
}

} // namespace

QByteArray contentKind(const QByteArray& bytes)
{
    if (bytes.isEmpty())
        return {};
    if (bytes.startsWith("%PDF-"))
        return "pdf";
    if (bytes.startsWith("\x89PNG"))
        return "png";
    if (bytes.startsWith("SQLite format 3"))
        return "database";
    if (bytes.startsWith("PK\x03\x04"))
        return bytes.contains("xl/") ? "xlsx" : "zip";
    QByteArray head = bytes.left(kRead);
    if (head.startsWith(kByteOrderMarkUtf8))
        head.remove(0, kByteOrderMarkUtf8.size());
    const QString text = QString::fromUtf8(head);
    if (const QByteArray root = rootElement(text); !root.isEmpty())
        return "xml " + root;
    if (const QByteArray key = firstKey(text); !key.isEmpty())
        return "json " + key;
    if (isTrf(text))
        return "trf";
    const qsizetype end = head.indexOf('\n');
    return "text " + (end < 0 ? head : head.left(end)).trimmed();
}

} // namespace zahlmeister::app
