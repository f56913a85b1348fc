// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QStringList>

#include "app/main/console/console.h"
#include "app/main/reports/evaluationreport.h"
#include "app/output/terminal.h"
#include "ui/text/derivation/derivationformat.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

QString underlined(const QString& text, QChar line)
{
    return text + u'\n' + QString(app::displayWidth(text), line) + u'\n';
}

/// Name and value in two columns.
QString textPairs(const std::vector<std::pair<QString, QString>>& entries)
{
    int width = 0;
    for (const auto& [name, value] : entries)
        width = std::max(width, app::displayWidth(name));
    QString text;
    for (const auto& [name, value] : entries)
        text += name + QString(width - app::displayWidth(name), u' ') + u"  "_s + value + u'\n';
    return text;
}

} // namespace

QByteArray reportToText(const EvaluationReport& report)
{
    QString text;
    if (!report.title.isEmpty())
        text += underlined(report.title, u'═') + u'\n';
    text += textPairs(report.facts) + u'\n' + app::terminalText(report.table);
    if (!report.legend.empty())
        text += u'\n' + textPairs(report.legend);
    for (const EvaluationReport::Explanation& explanation : report.explanations) {
        text += u"\n\n"_s + underlined(explanation.participant, u'═');
        for (const EvaluationReport::Answer& answer : explanation.answers)
            text += u'\n' + ui::derivationToText(answer.derivation).trimmed() + u'\n';
    }
    return writtenText(text);
}

} // namespace zahlmeister::cli
