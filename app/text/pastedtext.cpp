// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/pastedtext.h"

#include <algorithm>

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

QString withLineFeeds(QString text)
{
    text.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n').remove(QChar(0));
    for (const char16_t blank : {u'\u00a0', u'\u2007', u'\u2009', u'\u202f'})
        text.replace(QChar(blank), u' ');
    return text;
}

QStringList withoutMarks(QStringList lines)
{
    constexpr int kFewest = 2;
    static const QRegularExpression kQuoted(uR"(^ ?(?:> ?)+)"_s);
    static const QRegularExpression kItem(uR"(^\s*[\x{2022}\x{2023}\x{25aa}\x{00b7}*-] +(?=\p{L}))"_s);
    for (const QRegularExpression* mark : {&kQuoted, &kItem}) {
        const auto isMarked = [&](const QString& line) { return mark->match(line).hasMatch(); };
        if (std::ranges::count_if(lines, isMarked) < kFewest)
            continue;
        for (QString& line : lines)
            line.remove(*mark);
    }
    return lines;
}

bool hasParagraphs(const QString& text)
{
    static const QRegularExpression kTag(uR"(<(?:li|br|p|div|h[1-6])[\s>/])"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return kTag.match(text).hasMatch();
}

} // namespace zahlmeister::app
