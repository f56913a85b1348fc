// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/textpattern.h"

namespace zahlmeister::ui {

QString fillPattern(const QString& pattern, const QStringList& args)
{
    QString text;
    text.reserve(pattern.size() + 32);
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        const QChar next = at + 1 < pattern.size() ? pattern.at(at + 1) : QChar();
        if (pattern.at(at) == u'%' && next >= u'1' && next <= u'9') {
            text += args.value(next.digitValue() - 1);
            ++at;
        } else {
            text += pattern.at(at);
        }
    }
    return text;
}

} // namespace zahlmeister::ui
