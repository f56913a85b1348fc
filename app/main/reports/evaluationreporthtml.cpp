// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QSet>
#include <QUrl>

#include "app/main/console/commandtext.h"
#include "app/main/reports/evaluationreport.h"
#include "app/text/plaintext.h"
#include "ui/text/derivation/derivationformat.h"
#include "ui/text/language.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

// Ink on paper: whatever is told by a colour would be lost in a photocopy.
const QString kStyle = uR"(
@page { size: A4; margin: 15mm; }
body { font: 10pt/1.4 "Noto Sans", sans-serif; font-variant-numeric: tabular-nums; margin: 2em auto; max-width: 68em; padding: 0 1em; color: CanvasText; background: Canvas; color-scheme: light dark; }
h1 { font-size: 16pt; margin: 0 0 .5em; }
h2 { font-size: 12pt; margin: 1.6em 0 .4em; }
h3 { font-size: 10pt; margin: 1.2em 0 .2em; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1em 1.2em; margin: 0 0 1.2em; }
dt { opacity: .75; }
dd { margin: 0; }
table { border-collapse: collapse; margin: .4em 0; }
table.evaluation { width: 100%; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th { font-weight: normal; text-align: left; vertical-align: bottom; border-bottom: .8pt solid; }
th b { display: block; font-weight: normal; opacity: .75; }
th, td { padding: .2em .5em; }
td { border-bottom: .2pt solid; }
.number, [align=right] { text-align: right; white-space: nowrap; }
[align=center] { text-align: center; }
.strong { font-weight: bold; }
.marked { text-decoration: underline; }
.clause { opacity: .75; }
.formula { margin-left: 2em; }
ul { list-style: none; margin: 0; padding: 0; }
section { break-inside: auto; }
h2, h3, .caption { break-after: avoid; }
@media print { body { margin: 0; padding: 0; max-width: none; font-size: 9pt; } a { color: inherit; text-decoration: none; } }
)"_s;

QString element(const QString& tag, const QString& attributes, const QString& content)
{
    return u'<' + tag + attributes + u'>' + content + u"</"_s + tag + u'>';
}

QString classes(const QStringList& names)
{
    return names.isEmpty() ? QString() : u" class=\""_s + names.join(u' ') + u'"';
}

QString pairs(const std::vector<std::pair<QString, QString>>& entries)
{
    if (entries.empty())
        return {};
    QString items;
    for (const auto& [name, value] : entries)
        items +=
            element(u"dt"_s, {}, name.toHtmlEscaped()) + element(u"dd"_s, {}, value.toHtmlEscaped()) + u'\n';
    return element(u"dl"_s, {}, u'\n' + items) + u'\n';
}

QString table(const EvaluationReport& report)
{
    QString heads;
    for (const EvaluationReport::Column& column : report.columns) {
        const QString symbol =
            column.symbol.isEmpty() ? QString() : element(u"b"_s, {}, ui::subscriptsToHtml(column.symbol));
        heads += element(u"th"_s, classes(column.isNumber ? QStringList{u"number"_s} : QStringList()),
                         symbol + column.head.toHtmlEscaped());
    }
    QString rows;
    for (const auto& row : report.rows) {
        QString cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            QStringList names;
            if (report.columns[i].isNumber)
                names.append(u"number"_s);
            if (row[i].isStrong)
                names.append(u"strong"_s);
            if (row[i].isMarked)
                names.append(u"marked"_s);
            cells += element(u"td"_s, classes(names), row[i].text.toHtmlEscaped());
        }
        rows += element(u"tr"_s, {}, cells) + u'\n';
    }
    return u"<table class=\"evaluation\">\n"_s + element(u"thead"_s, {}, element(u"tr"_s, {}, heads)) +
           u'\n' + element(u"tbody"_s, {}, u'\n' + rows) + u"\n</table>\n"_s;
}

QString findings(const EvaluationReport& report)
{
    if (report.findings.empty())
        return {};
    QString items;
    for (const EvaluationReport::Finding& finding : report.findings)
        items +=
            element(u"li"_s, {}, QString(finding.sign + u' ' + finding.sentence).toHtmlEscaped()) + u'\n';
    return element(u"h2"_s, {}, Tr::tr("Findings").toHtmlEscaped()) + u'\n' +
           element(u"ul"_s, {}, u'\n' + items) + u'\n';
}

/// A derivation's links lead to the window's own answers; here to those in this file, and else nowhere.
QString linkedWithin(const QString& html, const QSet<QString>& addresses)
{
    static const QRegularExpression anchor(u"<a href=\"(why:[^\"]*)\">(.*?)</a>"_s);
    QString result;
    qsizetype end = 0;
    for (const QRegularExpressionMatch& match : anchor.globalMatch(html)) {
        result += QStringView(html).mid(end, match.capturedStart() - end);
        const QString address = match.captured(1);
        result += addresses.contains(address)
                      ? element(u"a"_s, u" href=\"#"_s + address + u'"', match.captured(2))
                      : match.captured(2);
        end = match.capturedEnd();
    }
    return result + QStringView(html).mid(end);
}

QString explanations(const EvaluationReport& report)
{
    const auto addressOf = [](const EvaluationReport::Answer& answer) {
        return ui::derivationUrl(answer.target).toString();
    };
    QSet<QString> addresses;
    for (const EvaluationReport::Explanation& explanation : report.explanations) {
        for (const EvaluationReport::Answer& answer : explanation.answers)
            addresses.insert(addressOf(answer));
    }
    QString html;
    for (const EvaluationReport::Explanation& explanation : report.explanations) {
        QString section = element(u"h2"_s, {}, explanation.participant.toHtmlEscaped()) + u'\n';
        for (const EvaluationReport::Answer& answer : explanation.answers) {
            section += element(u"article"_s, u" id=\""_s + addressOf(answer) + u'"',
                               linkedWithin(ui::derivationToHtml(answer.derivation), addresses)) +
                       u'\n';
        }
        html += element(u"section"_s, {}, section) + u'\n';
    }
    return html;
}

} // namespace

QByteArray reportToHtml(const EvaluationReport& report)
{
    const QString title = report.title.toHtmlEscaped();
    const QString head =
        u"<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n"_s +
        element(u"title"_s, {}, title) + u'\n' + element(u"style"_s, {}, kStyle) + u'\n';
    const QString body = element(u"h1"_s, {}, title) + u'\n' + pairs(report.facts) + table(report) +
                         pairs(report.legend) + findings(report) + explanations(report);
    const QString language = ui::languageCode(ui::textLanguage());
    return app::plainPage(u"<!DOCTYPE html>\n<html lang=\""_s + language + u"\">\n"_s +
                          element(u"head"_s, {}, u'\n' + head) + u'\n' +
                          element(u"body"_s, {}, u'\n' + body) + u"\n</html>\n"_s)
        .toUtf8();
}

} // namespace zahlmeister::cli
