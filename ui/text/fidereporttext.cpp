// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/fidereporttext.h"

#include <QCoreApplication>

#include "engine/standings/statedcheck.h"
#include "ui/text/format.h"
#include "ui/text/statedtext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class FideReportTr {
    Q_DECLARE_TR_FUNCTIONS(FideReport)
};

} // namespace

QString contradictionText(const app::FideContradiction& contradiction, const engine::Tournament& tournament)
{
    using Kind = app::FideContradictionKind;
    const QString name = contradiction.number ? formatName(tournament, *contradiction.number) : QString();
    const QString reported = fromEngine(contradiction.reported);
    const QString computed = fromEngine(contradiction.computed);
    switch (contradiction.kind) {
    case Kind::Points:
        return fillPattern(FideReportTr::tr("%1 has %2 points in the report, but %3 in the final table."),
                           {name, reported, computed});
    case Kind::Place:
        return fillPattern(FideReportTr::tr("%1 has place %2 in the report, but %3 in the final table."),
                           {name, reported, computed});
    case Kind::Stated:
        return fillPattern(FideReportTr::tr("%1: the organiser's table says %2 %3, the results give %4."),
                           {name, criterionText({}, contradiction.criterion), reported, computed});
    case Kind::GameLeftOut:
        return fillPattern(FideReportTr::tr("The game %1 – %2 has no result and is left out."),
                           {name, reported});
    case Kind::DayMissing: return FideReportTr::tr("The first or the last day is missing.");
    case Kind::RateMissing:
        return FideReportTr::tr("The time control is missing, and so which list it is for.");
    case Kind::Unreadable: break;
    }
    return reported.isEmpty()
               ? FideReportTr::tr("Readers of FIDE reports refuse it.")
               : fillPattern(FideReportTr::tr("Read again, the number of its games is %1, not %2."),
                             {reported, computed});
}

QString fideConsentText()
{
    return FideReportTr::tr("A FIDE ID is asked for with the consent of the player alone.");
}

QString fideTermsText(const engine::Tournament& tournament, const app::FideTerms& terms)
{
    QStringList parts;
    if (const auto day = app::fideDeadline(tournament, terms))
        parts += fillPattern(FideReportTr::tr("due by %1"), {formatDate(*day)});
    if (const auto fee = app::fideFee(tournament, terms))
        parts += fillPattern(FideReportTr::tr("fee %1 €"), {formatNumber(*fee / 100.0, 2)});
    if (parts.isEmpty())
        return {};
    QString text = fillPattern(FideReportTr::tr("Elo report: %1"), {parts.join(u", "_s)});
    if (terms.asOf)
        text += u' ' + fillPattern(FideReportTr::tr("(as entered on %1)"), {formatDate(*terms.asOf)});
    return text + u'.';
}

QStringList fideReportLines(const engine::Tournament& tournament, app::TrfEdition edition)
{
    QStringList lines;
    for (const app::FideContradiction& one : app::fideContradictions(tournament, edition))
        lines += contradictionText(one, tournament);
    const auto requests = app::fideIdRequests(tournament);
    if (requests.empty())
        return lines;
    lines += FideReportTr::tr("%n player(s) without a FIDE ID:", nullptr, static_cast<int>(requests.size()));
    for (const app::FideIdRequest& request : requests)
        lines += request.line;
    lines += fideConsentText();
    return lines;
}

} // namespace zahlmeister::ui
