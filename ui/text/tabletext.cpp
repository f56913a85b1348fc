// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tabletext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "ui/text/format.h"
#include "ui/text/language.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// The engine's words have their translations in the context of its rules.
QString translated(const char* text)
{
    return *text == '\0' ? QString() : QCoreApplication::translate("Rules", text);
}

} // namespace

QString tableText(const std::string& cell)
{
    static const QRegularExpression range(u"^(\\d+)-(\\d+)$"_s);
    static const QRegularExpression word(u"^[a-z]{2,}$"_s);
    QString text = fromEngine(cell);
    if (const auto match = range.match(text); match.hasMatch())
        return match.captured(1) + u'–' + match.captured(2);
    if (word.match(text).hasMatch())
        return translated(cell.c_str());
    text.replace(u">="_s, u" ≥ "_s).replace(u"<="_s, u" ≤ "_s);
    for (const QChar sign : {u'<', u'>', u'='})
        text.replace(sign, u' ' + QString(sign) + u' ');
    return text.replace(u'-', u'−').replace(u'.', textLocale().decimalPoint()).simplified();
}

QString tableTitle(const engine::PrintedTable& table, const engine::RuleVersion& version)
{
    return fillParameters(translated(table.title), version);
}

QString tableNote(const engine::PrintedTable& table, const engine::RuleVersion& version)
{
    return fillParameters(translated(table.note), version);
}

} // namespace zahlmeister::ui
