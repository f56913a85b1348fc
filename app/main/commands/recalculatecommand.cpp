// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/chronicle/chain/settling.h"
#include "app/chronicle/recalculationstore.h"
#include "app/main/console/chroniclesource.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/reports/recalculationreport.h"
#include "app/store/workfile.h"
#include "app/text/calendar.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kRecalculateOptions{
    OptionSpec{"dry-run", nullptr,
               QT_TRANSLATE_NOOP("CommandLine", "only show what would change, and write nothing")},
    OptionSpec{"reason", "TEXT", QT_TRANSLATE_NOOP("CommandLine", "why, for everybody whose numbers change")},
    OptionSpec{"notes", nullptr,
               QT_TRANSLATE_NOOP("CommandLine", "also tell who was evaluated elsewhere in between")},
    kFormatOption,
    kOutputOption,
};

Outcome<ExitCode> runRecalculate(const Arguments& arguments)
{
    const bool isJson = arguments.value(u"format") == u"json"_s;
    if (arguments.files().size() != 1)
        return badUsage(Tr::tr("Name one work file."));
    const QString& path = arguments.files().constFirst();
    const bool isDryRun = arguments.has(u"dry-run");
    TRY(const auto file, workFileNamedBy(arguments, isDryRun ? app::WorkFile::Access::ReadOnly
                                                             : app::WorkFile::Access::ReadWrite));
    TRY(const auto recalculation, in(path, app::recalculationOf(*file)));
    const QString reason = arguments.value(u"reason").value_or(QString()).trimmed();
    if (!isDryRun) {
        TRY_DO(in(path, app::storeSettled(*file, recalculation.settled, recalculation.decided)));
        if (recalculation.hasChanges())
            TRY_DO(in(path, app::storeRecalculation(*file, recalculation, reason, app::today())));
    }
    TRY_DO(writeData(isJson ? recalculationToJson(recalculation, isDryRun)
                            : recalculationToText(recalculation, isDryRun),
                     arguments.output()));
    if (file->wasMigrated() && recalculation.settledCount() > 0)
        printMessage(path, 0, MessageLevel::Note, ui::settledText(recalculation), "entries-settled");
    const ExitCode code = printSkipped(path, recalculation.skipped);
    printQuestions(path, recalculation);
    printOutside(path, recalculation, arguments.has(u"notes"));
    return code;
}

} // namespace

constinit const Command kRecalculateCommand{
    "recalculate",
    "WORKFILE [--dry-run] [--reason TEXT] [--notes] [--format text|json] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine",
                      "Lets every tournament of a work file begin with what the ones before gave."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "For tournaments that were handed in late or corrected: all later ones are computed anew in the "
        "order of their end dates. Ratings that were set by hand stay, and so do those of players who "
        "were evaluated elsewhere in between. In the window every changed tournament can undo it."),
    kRecalculateOptions,
    runRecalculate};

} // namespace zahlmeister::cli
