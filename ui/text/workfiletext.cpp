// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/workfiletext.h"

#include <QCoreApplication>

#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class WorkFileTextTr {
    Q_DECLARE_TR_FUNCTIONS(WorkFileText)
};

} // namespace

QString workFileStepText(app::WorkFile::Step step)
{
    switch (step) {
    case app::WorkFile::Step::Check: return WorkFileTextTr::tr("Checking the work file…");
    case app::WorkFile::Step::Backup: return WorkFileTextTr::tr("Making a backup of the work file…");
    case app::WorkFile::Step::Migration: return WorkFileTextTr::tr("Bringing the work file up to date…");
    case app::WorkFile::Step::Log: return WorkFileTextTr::tr("Putting away what was typed last…");
    }
    return {};
}

QString schemaPartText(const QString& part)
{
    const QString name = part.section(u' ', 1);
    if (part.startsWith("table "_L1))
        return fillPattern(WorkFileTextTr::tr("table “%1”"), {name});
    if (part.startsWith("index "_L1))
        return fillPattern(WorkFileTextTr::tr("index “%1”"), {name});
    if (part.startsWith("view "_L1))
        return fillPattern(WorkFileTextTr::tr("view “%1”"), {name});
    if (part.startsWith("trigger "_L1))
        return fillPattern(WorkFileTextTr::tr("trigger “%1”"), {name});
    return part;
}

QString lossText(const app::Loss& loss)
{
    using Kind = app::Loss::Kind;
    const QStringList args{loss.table, loss.row, loss.column, loss.value};
    switch (loss.kind) {
    case Kind::Value:
        return fillPattern(
            WorkFileTextTr::tr("Table “%1”, row %2: the value “%4” of “%3” is impossible and was left out."),
            args);
    case Kind::Row:
        return loss.column.isEmpty()
                   ? fillPattern(WorkFileTextTr::tr("Table “%1”, row %2 is damaged and was left out."), args)
                   : fillPattern(
                         WorkFileTextTr::tr("Table “%1”, row %2 was left out: the value “%4” of “%3” is "
                                            "impossible."),
                         args);
    case Kind::StandIn:
        return fillPattern(
            WorkFileTextTr::tr("Table “%1”, row %2 is lost, but others refer to it: an empty row took its "
                               "place."),
            args);
    case Kind::Unreadable:
        return fillPattern(WorkFileTextTr::tr("Table “%1” is damaged; rows of it may be missing."), args);
    case Kind::Undo:
        return fillPattern(
            WorkFileTextTr::tr("Table “%1”, %2: what was done before cannot be undone any more."), args);
    case Kind::Log:
        return WorkFileTextTr::tr(
            "Beside the file lies the log of another state of it, such as after copying a backup over it; "
            "what only the log holds was left out.");
    case Kind::Foreign:
        return fillPattern(WorkFileTextTr::tr("Not as Zahlmeister makes it: %1."),
                           {schemaPartText(loss.table)});
    }
    return {};
}

QString rescueText(const app::RescueReport& report, const QString& target)
{
    const QString rescued =
        WorkFileTextTr::tr("%n tournament(s) were rescued.", nullptr, report.tournaments) + u' ' +
        fillPattern(WorkFileTextTr::tr("The new work file is %1; the old one is as it was."), {target});
    if (report.losses.empty())
        return rescued + u' ' + WorkFileTextTr::tr("Nothing was lost.");
    return rescued + u' ' +
           WorkFileTextTr::tr("%n place(s) were damaged.", nullptr, static_cast<int>(report.losses.size()));
}

} // namespace zahlmeister::ui
