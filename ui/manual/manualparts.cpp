// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manualparts.h"

#include <array>

#include <QCoreApplication>
#include <QRegularExpression>

#include "app/rules/shippedrules.h"
#include "engine/findings/finding.h"
#include "ui/manual/manualbook.h"
#include "ui/manual/manualformats.h"
#include "ui/text/findings/findingsentences.h"
#include "ui/text/findings/findingtext.h"
#include "ui/text/format.h"
#include "ui/text/parametertext.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// What the findings are distinguished by.
struct Theme {
    engine::FindingTheme theme;
    const char* id;
    const char* name;
};

class ManualPartsTr {
    Q_DECLARE_TR_FUNCTIONS(Manual)

public:
    static constexpr auto kThemes = std::to_array<Theme>({
        {engine::FindingTheme::TournamentData, "tournament-data", QT_TR_NOOP("Tournament data")},
        {engine::FindingTheme::TimeControl, "time-control", QT_TR_NOOP("Time control")},
        {engine::FindingTheme::Dates, "dates", QT_TR_NOOP("Dates and time limits")},
        {engine::FindingTheme::Participants, "participants", QT_TR_NOOP("Data of the participants")},
        {engine::FindingTheme::Identification, "identification", QT_TR_NOOP("Who the participants are")},
        {engine::FindingTheme::Ratings, "ratings", QT_TR_NOOP("Ratings and carry-over games")},
        {engine::FindingTheme::Results, "results", QT_TR_NOOP("Games and results")},
        {engine::FindingTheme::Evaluation, "evaluation", QT_TR_NOOP("Rules and computation")},
    });
};

/// A sentence whose places have not been filled.
QString withoutPlaces(const char* sentence)
{
    static const QRegularExpression place(u"%\\d"_s);
    return QCoreApplication::translate("FindingText", sentence).replace(place, u"…"_s);
}

/// The clauses of every document that asks for it, such as "WO 6.1.2.1 · FWZ 2".
QString clausesOf(const engine::FindingKind& kind)
{
    static constexpr std::array kDocuments{"dwz-2026", "dwz-1992", "dwz-2004", "fwz-2019"};
    QStringList clauses;
    for (std::size_t i = 0; i < kDocuments.size(); ++i) {
        const auto version = app::shippedRules().find(kDocuments[i]);
        const char* clause = kind.clauses[i];
        if (version.has_value() && clause && *clause != '\0')
            clauses += clauseText(clause, engine::descriptionOf(**version)).toHtmlEscaped();
    }
    clauses.removeDuplicates();
    return clauses.join(u" · "_s);
}

QString entryOf(const engine::FindingKind& kind, const std::map<QString, QString>& notes)
{
    const FindingSentences& sentences = findingSentences(kind.code);
    const QString id = fromEngine(kind.text);
    QString head = u"<strong>"_s + findingLevelName(kind.level) + u"</strong>"_s;
    if (const QString clauses = clausesOf(kind); !clauses.isEmpty())
        head += u" · "_s + clauses;
    const auto note = notes.find(id);
    return u"<h3 id=\"%1\">%2</h3>\n<p>%3 · <code>%1</code></p>\n<p>%4</p>\n"_s.arg(
               id, withoutPlaces(sentences.sentence).toHtmlEscaped(), head,
               withoutPlaces(sentences.explanation).toHtmlEscaped()) +
           (note != notes.end() ? note->second : QString());
}

QString validity(const engine::RuleVersion& version)
{
    if (version.validFrom && version.validTo)
        return ManualPartsTr::tr("for tournaments that end from %1 to %2")
            .arg(formatDate(*version.validFrom), formatDate(*version.validTo));
    if (version.validFrom)
        return ManualPartsTr::tr("for tournaments that end on %1 or later")
            .arg(formatDate(*version.validFrom));
    return version.validTo ? ManualPartsTr::tr("for tournaments that end on %1 or earlier")
                                 .arg(formatDate(*version.validTo))
                           : QString();
}

QString parameterRow(const engine::Parameter& parameter, const engine::SystemDescription* system)
{
    const QString meaning =
        fromEngine(textLanguage() == Language::English ? parameter.english : parameter.german);
    return u"<tr><td>%1</td><td>%2</td><td>%3</td><td>%4</td></tr>\n"_s.arg(
        meaning.toHtmlEscaped(), valuesText(parameter.values), unitText(parameter.unit).toHtmlEscaped(),
        clauseText(parameter.clause, system).toHtmlEscaped());
}

} // namespace

QString findingEntries()
{
    const auto notes = manualNotes(u"findings-more"_s, textLanguage());
    QString html;
    for (const auto& [theme, id, name] : ManualPartsTr::kThemes) {
        html += u"<h2 id=\"theme-%1\">%2</h2>\n"_s.arg(QLatin1StringView(id),
                                                       ManualPartsTr::tr(name).toHtmlEscaped());
        for (int code = 0; code <= static_cast<int>(engine::kLastFindingCode); ++code) {
            const engine::FindingKind& kind = engine::kindOf(static_cast<engine::FindingCode>(code));
            if (kind.theme == theme)
                html += entryOf(kind, notes);
        }
    }
    return html;
}

QString formatEntries()
{
    const auto notes = manualNotes(u"formats-more"_s, textLanguage());
    QString html;
    for (const FormatEntry& entry : describedFormats()) {
        html += u"<h2 id=\"%1\">%2</h2>\n"_s.arg(entry.id, entry.name.toHtmlEscaped());
        if (const auto note = notes.find(entry.id); note != notes.end())
            html += note->second;
        html += u"<ul>\n<li>%1</li>\n"_s.arg(entry.use.toHtmlEscaped());
        if (!entry.endings.isEmpty())
            html += u"<li>%1</li>\n"_s.arg(
                ManualPartsTr::tr("File ending: %1").arg(entry.endings).toHtmlEscaped());
        if (!entry.losses.isEmpty())
            html += u"<li>%1</li>\n"_s.arg(entry.losses.toHtmlEscaped());
        html += u"</ul>\n"_s;
    }
    return html;
}

QString parameterTables()
{
    QString html;
    for (const engine::RuleVersion& version : app::shippedRules().versions()) {
        const engine::SystemDescription* system = engine::descriptionOf(version);
        QStringList facts{fromEngine(version.document).toHtmlEscaped()};
        if (const QString days = validity(version); !days.isEmpty())
            facts += days.toHtmlEscaped();
        facts += version.chosenByDate ? ManualPartsTr::tr("chosen by the end date")
                                      : ManualPartsTr::tr("picked by hand");
        html +=
            u"<h2 id=\"%1\">%2</h2>\n<p>%3</p>\n<table>\n<tr><th>%4</th><th>%5</th><th>%6</th><th>%7</th></tr>\n"_s
                .arg(fromEngine(version.id), fromEngine(version.title).toHtmlEscaped(), facts.join(u" · "_s),
                     ManualPartsTr::tr("Parameter"), ManualPartsTr::tr("Value"), ManualPartsTr::tr("Unit"),
                     ManualPartsTr::tr("Clause"));
        for (const engine::Parameter& parameter : version.parameters)
            html += parameterRow(parameter, system);
        html += u"</table>\n"_s;
    }
    return html;
}

QString keyTable(const QString& lines)
{
    QString html = u"<table>\n"_s;
    for (const QString& line : lines.split(u'\n', Qt::SkipEmptyParts))
        html += u"<tr><td><strong>%1</strong></td><td>%2</td></tr>\n"_s.arg(
            line.section(u'\t', 0, 0).toHtmlEscaped(), line.section(u'\t', 1).toHtmlEscaped());
    return html + u"</table>\n"_s;
}

} // namespace zahlmeister::ui
