// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/chroniclesource.h"

#include <QFileInfo>

#include "app/files/fileplace.h"
#include "app/main/commandtext.h"
#include "app/store/samplemark.h"
#include "engine/base/try.h"
#include "ui/print/samplemark.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

Outcome<std::unique_ptr<app::WorkFile>> workFileNamedBy(const Arguments& arguments,
                                                        app::WorkFile::Access access)
{
    if (arguments.files().isEmpty())
        return badUsage(Tr::tr("Name one work file."));
    const QString& path = arguments.files().constFirst();
    // SQLite would make a file that is not there.
    if (!QFileInfo::exists(path))
        return failed(path, app::missingFile(path));
    TRY(auto file, in(path, app::WorkFile::open(path, access)));
    if (access == app::WorkFile::Access::ReadWrite && file->isReadOnly())
        return failed(path, *file->readOnlyReason());
    ui::markSheets(app::isSample(*file));
    return file;
}

Outcome<app::Chronicle> chronicleNamedBy(const Arguments& arguments)
{
    TRY(const auto file, workFileNamedBy(arguments));
    return in(arguments.files().constFirst(), app::chronicleOf(*file));
}

ExitCode printSkipped(const QString& path, std::span<const app::SkippedTournament> skipped)
{
    ExitCode code = ExitCode::Done;
    for (const app::SkippedTournament& one : skipped) {
        const QString place = path % u'#' % QString::number(one.id.value());
        if (one.error) {
            printError(place, *one.error);
            code = ExitCode::DoneWithErrors;
        } else {
            printMessage(
                place, 0, MessageLevel::Warning,
                Tr::tr("The tournament has no end date, so it has no place in the order and was left "
                       "out."),
                "no-end");
        }
    }
    return code;
}

void printOutside(const QString& path, const app::Recalculation& recalculation)
{
    for (const app::RecalculatedTournament& tournament : recalculation.tournaments) {
        for (const app::OutsideEvaluation& outside : tournament.outside) {
            printMessage(
                path % u'#' % QString::number(tournament.id.value()), 0, MessageLevel::Note,
                ui::fillPattern(
                    Tr::tr("%1 (%2) enters with %3, but the tournament before left him with %4. He was "
                           "evaluated elsewhere in between, so his entry stays."),
                    {ui::fromEngine(outside.name), QString::number(outside.number.value()),
                     ui::entryText(outside.entry), ui::entryText(outside.expected)}),
                "outside-evaluation");
        }
    }
}

} // namespace zahlmeister::cli
