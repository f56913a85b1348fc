// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/textpattern.h"

#include <QRegularExpression>

#include "ui/text/format.h"

using namespace Qt::StringLiterals;

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

QString fillParameters(const QString& pattern, const engine::RuleVersion& version)
{
    static const QRegularExpression place(u"\\{(\\w+)\\}"_s);
    constexpr int kDecimals = 3;
    QString text = pattern;
    for (auto match = place.match(text); match.hasMatch();) {
        const auto value = version.number(match.captured(1).toStdString());
        const QString number = value.has_value() ? formatNumberShort(*value, kDecimals) : u"…"_s;
        text.replace(match.capturedStart(), match.capturedLength(), number);
        match = place.match(text, match.capturedStart() + number.size());
    }
    return text;
}

} // namespace zahlmeister::ui
