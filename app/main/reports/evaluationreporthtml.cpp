// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QSet>
#include <QUrl>

#include "app/main/console/commandtext.h"
#include "app/main/reports/evaluationreport.h"
#include "app/output/htmlpage.h"
#include "ui/text/derivation/derivationformat.h"
#include "ui/text/language.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

QString element(const QString& tag, const QString& attributes, const QString& content)
{
    return u'<' + tag + attributes + u'>' + content + u"</"_s + tag + u'>';
}

/// @param hasIndices whether the values are ours: what is typed has an underscore as it is
QString pairs(const std::vector<std::pair<QString, QString>>& entries, bool hasIndices)
{
    if (entries.empty())
        return {};
    QString items;
    for (const auto& [name, value] : entries)
        items += element(u"dt"_s, {}, name.toHtmlEscaped()) +
                 element(u"dd"_s, {}, hasIndices ? app::htmlText(value) : value.toHtmlEscaped()) + u'\n';
    return element(u"dl"_s, {}, u'\n' + items) + u'\n';
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
    return app::htmlOf({.language = ui::languageCode(ui::textLanguage()),
                        .title = report.title,
                        .body = pairs(report.facts, false),
                        .tables = {report.table},
                        .end = pairs(report.legend, true) + findings(report) + explanations(report)});
}

} // namespace zahlmeister::cli
