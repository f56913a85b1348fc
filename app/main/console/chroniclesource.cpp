// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/chroniclesource.h"

#include <QFileInfo>

#include "app/files/fileplace.h"
#include "app/main/console/commandtext.h"
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

void printQuestions(const QString& path, const app::Recalculation& recalculation)
{
    const auto pattern = [](app::EntryQuestionKind kind) {
        switch (kind) {
        case app::EntryQuestionKind::FromFuture:
            return Tr::tr("%1 (%2) is entered with a list that is younger than the tournament. What did he "
                          "have before? Until that is said, he enters with what the tournaments before left "
                          "him with.");
        case app::EntryQuestionKind::LaterLevel:
            return Tr::tr("%1 (%2) is entered with a rating on the level of later rules than those of the "
                          "tournament. What did he have then?");
        case app::EntryQuestionKind::UnclearPerson:
            return Tr::tr("%1 (%2) may be one of several persons with these data. Until that is said with "
                          "“zahlmeister persons --merge” or “--part”, he is somebody else.");
        case app::EntryQuestionKind::LostLink: break;
        }
        return Tr::tr(
            "%1 (%2) was entered with what another tournament left somebody else with, as it turned "
            "out. What did he have? Until that is said, he is unrated.");
    };
    const auto code = [](app::EntryQuestionKind kind) {
        switch (kind) {
        case app::EntryQuestionKind::FromFuture: return "entry-from-future";
        case app::EntryQuestionKind::LaterLevel: return "entry-of-later-level";
        case app::EntryQuestionKind::UnclearPerson: return "person-unclear";
        case app::EntryQuestionKind::LostLink: break;
        }
        return "entry-of-another-person";
    };
    for (const app::RecalculatedTournament& tournament : recalculation.tournaments) {
        for (const app::EntryQuestion& question : tournament.questions)
            printMessage(path % u'#' % QString::number(tournament.id.value()), 0, MessageLevel::Warning,
                         ui::fillPattern(pattern(question.kind), {ui::fromEngine(question.name),
                                                                  QString::number(question.number.value())}),
                         code(question.kind));
    }
}

void printOutside(const QString& path, const app::Recalculation& recalculation, bool areAllTold)
{
    int untold = 0;
    for (const app::RecalculatedTournament& tournament : recalculation.tournaments) {
        for (const app::OutsideEvaluation& outside : tournament.outside) {
            if (!areAllTold) {
                ++untold;
                continue;
            }
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
    if (untold > 0)
        printMessage(path, 0, MessageLevel::Note,
                     Tr::tr("%n entry(s) stay, since their players were evaluated elsewhere in between; "
                            "--notes tells which.",
                            nullptr, untold),
                     "outside-evaluations");
}

} // namespace zahlmeister::cli
