// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/robot/robotprotocol.h"

namespace zahlmeister::tests {

QString escaped(const QString& text)
{
    QString line;
    for (const QChar character : text) {
        if (character == u'\n')
            line += QLatin1StringView("\\n");
        else if (character == u'\t')
            line += QLatin1StringView("\\t");
        else if (character == u'\\')
            line += QLatin1StringView("\\\\");
        else
            line += character;
    }
    return line;
}

QString unescaped(const QString& text)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != u'\\' || i + 1 == text.size()) {
            result += text[i];
            continue;
        }
        const QChar next = text[++i];
        result += next == u'n' ? QChar(u'\n') : next == u't' ? QChar(u'\t') : next;
    }
    return result;
}

} // namespace zahlmeister::tests
