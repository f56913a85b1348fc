// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <chrono>
#include <csignal>
#include <limits>
#include <memory>
#include <optional>
#include <thread>

#include "app/archive/anonymising.h"
#include "app/archive/archive.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/archive/objections.h"
#include "app/main/console/archivepublication.h"
#include "app/main/console/archivesource.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/reports/archivereport.h"
#include "app/rules/shippedrules.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"
#include "ui/text/archivetext.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr int kWatchSeconds = 60;
constexpr int kMostSeconds = 86'400;

constexpr std::array kArchiveOptions{
    kArchiveOption,
    OptionSpec{"from", "ADDRESS",
               QT_TRANSLATE_NOOP("CommandLine", "with create: archive that moves to the new place")},
    OptionSpec{"publisher", "NAME",
               QT_TRANSLATE_NOOP("CommandLine", "who publishes, else the evaluator of the tournament")},
    OptionSpec{"seen", "N",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "publish over revision N, which you have seen and which is to be replaced")},
    OptionSpec{"number", "N",
               QT_TRANSLATE_NOOP("CommandLine", "with anonymise and object: number of the participant")},
    OptionSpec{
        "reason", "TEXT",
        QT_TRANSLATE_NOOP("CommandLine", "with anonymise and object: for the journal, without the name")},
    OptionSpec{"withdraw", nullptr,
               QT_TRANSLATE_NOOP("CommandLine", "with object: the objection is taken back")},
    OptionSpec{"force", nullptr,
               QT_TRANSLATE_NOOP("CommandLine", "publish even with errors in the findings")},
    OptionSpec{"complete", nullptr,
               QT_TRANSLATE_NOOP("CommandLine",
                                 "compute every tournament, not only what was published since the last run")},
    OptionSpec{"watch", nullptr,
               QT_TRANSLATE_NOOP("CommandLine", "recalculate again and again until the program is stopped")},
    OptionSpec{"interval", "SECONDS",
               QT_TRANSLATE_NOOP("CommandLine", "time between two recalculations of --watch, else 60")},
    kFormatOption,
    kOutputOption,
};

volatile std::sig_atomic_t isStopped = 0;

void stop(int)
{
    isStopped = 1;
}

Outcome<ExitCode> create(const app::ArchiveAddress& address, const Arguments& arguments)
{
    std::unique_ptr<app::Archive> source;
    if (arguments.has(u"from")) {
        TRY(const auto from, archiveAddressOf(arguments, u"from"));
        TRY(source, openArchive(from));
    }
    printArchiveRisk(address);
    TRY(const auto archive,
        in(address.text, app::Archive::create(address, app::shippedRules(), {}, source.get())));
    TRY(const auto status, in(address.text, archive->status()));
    return writeData(arguments.value(u"format") == u"json"_s ? archiveStatusJson(address, status)
                                                             : archiveStatusText(address, status),
                     arguments.output());
}

Outcome<ExitCode> exportTo(const app::ArchiveAddress& address, const Arguments& arguments)
{
    const auto output = arguments.value(u"output");
    if (!output)
        return badUsage(Tr::tr("Name the file to write with --output."));
    TRY(const auto archive, openArchive(address));
    TRY(const auto status, in(address.text, archive->status()));
    if (!status.isOfAllLevels) // a part of it with its id would pass for all of it
        return failed(address.text, {ErrorCode::ArchiveFailure, {address.text.toStdString(), "no-rights"}});
    TRY(const auto target, in(*output, app::archiveAddress(u"sqlite:"_s + *output)));
    TRY_DO(in(*output, app::Archive::create(target, app::shippedRules(), {}, archive.get())));
    return ExitCode::Done;
}

Outcome<ExitCode> status(const app::ArchiveAddress& address, const Arguments& arguments)
{
    TRY(const auto archive, openArchive(address));
    TRY(const auto status, in(address.text, archive->status()));
    if (status.readOnlyReason)
        printMessage(address.text, 0, MessageLevel::Note, ui::errorText(*status.readOnlyReason),
                     errorCodeText(status.readOnlyReason->code));
    return writeData(arguments.value(u"format") == u"json"_s ? archiveStatusJson(address, status)
                                                             : archiveStatusText(address, status),
                     arguments.output());
}

Outcome<ExitCode> publish(const app::ArchiveAddress& address, const QStringList& files,
                          const Arguments& arguments)
{
    TRY(const auto seen, arguments.integer(u"seen", 0, std::numeric_limits<int>::max()));
    TRY(const auto archive, openArchive(address));
    return publishTournaments(*archive, files,
                              {.publisher = arguments.value(u"publisher").value_or(QString()),
                               .seen = seen,
                               .isForced = arguments.has(u"force"),
                               .isJson = arguments.value(u"format") == u"json"_s,
                               .output = arguments.output()});
}

/// A participant of a tournament of a work file that was published, and why something is done about him.
struct NamedSeat {
    QString uuid;
    engine::ParticipantNumber number;
    QString reason;
};

Outcome<NamedSeat> namedSeat(const QStringList& files, const Arguments& arguments)
{
    constexpr int kMostParticipants = 99'999;
    TRY(const auto number, arguments.integer(u"number", 1, kMostParticipants));
    const auto reason = arguments.value(u"reason");
    if (files.size() != 1 || !number || !reason)
        return badUsage(Tr::tr("Name the person as WORKFILE#TOURNAMENT --number N, and a --reason."));
    TRY(const auto uuid, publishedUuid(files.first()));
    return NamedSeat{uuid, engine::ParticipantNumber(*number), *reason};
}

Outcome<ExitCode> anonymise(const app::ArchiveAddress& address, const QStringList& files,
                            const Arguments& arguments)
{
    TRY(const auto seat, namedSeat(files, arguments));
    TRY(const auto archive, openArchive(address));
    TRY(const int changed,
        in(address.text, app::makeAnonymous(*archive, seat.uuid, seat.number, app::today(),
                                            arguments.value(u"publisher").value_or(QString()), seat.reason)));
    return writeData(
        writtenText(Tr::tr("The name was taken out of %n revision(s).", nullptr, changed) + u'\n'),
        arguments.output());
}

// RULE: WO2026 1.3, 6.5
Outcome<ExitCode> object(const app::ArchiveAddress& address, const QStringList& files,
                         const Arguments& arguments)
{
    const bool objects = !arguments.has(u"withdraw");
    TRY(const auto seat, namedSeat(files, arguments));
    TRY(const auto archive, openArchive(address));
    TRY(const bool isChanged,
        in(address.text, app::noteObjection(*archive, seat.uuid, seat.number, objects,
                                            arguments.value(u"publisher").value_or(QString()), seat.reason)));
    const QString said =
        !isChanged ? objects ? Tr::tr("The objection was noted before.") : Tr::tr("There is no objection.")
        : objects ? Tr::tr("The objection is noted: no list and no card of the archive names the "
                           "person any more.")
                   : Tr::tr("The objection is taken back.");
    return writeData(writtenText(said + u'\n'), arguments.output());
}

Outcome<ExitCode> writeRun(const app::ArchiveRun& run, const Arguments& arguments)
{
    return writeData(arguments.value(u"format") == u"json"_s ? archiveRunJson(run) : archiveRunText(run),
                     arguments.output());
}

/// Whether another attempt may bring what this one did not.
bool isPassing(ErrorCode code)
{
    return code == ErrorCode::ArchiveUnreachable || code == ErrorCode::ArchiveBusy ||
           code == ErrorCode::DiskFull;
}

/// Waits, but no longer than until the program is to end.
void waitFor(int seconds)
{
    using namespace std::chrono_literals;
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    while (isStopped == 0 && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(100ms);
}

/// Recalculates until it is stopped. A server that is away for a while is said once.
Outcome<ExitCode> watch(const app::ArchiveAddress& address, int seconds, const Arguments& arguments)
{
    std::signal(SIGINT, stop);
    std::signal(SIGTERM, stop);
    printArchiveRisk(address);
    std::unique_ptr<app::Archive> archive;
    std::optional<ErrorCode> said;
    for (; isStopped == 0; waitFor(seconds)) {
        auto run = [&]() -> Result<app::ArchiveRun> {
            if (!archive) {
                TRY(archive, app::Archive::open(address, app::shippedRules()));
            }
            return archive->recalculate(app::Archive::Extent::Changed,
                                        [](const auto&, std::size_t) { return isStopped == 0; });
        }();
        if (run.has_value()) {
            said.reset();
            if (run->submissions > 0)
                TRY_DO(writeRun(*run, arguments));
            continue;
        }
        if (run.error().code == ErrorCode::Cancelled)
            break;
        if (!isPassing(run.error().code))
            return failed(address.text, run.error());
        if (said != run.error().code)
            printError(address.text, run.error());
        said = run.error().code;
        archive.reset();
    }
    return ExitCode::Done;
}

Outcome<ExitCode> recalculate(const app::ArchiveAddress& address, const Arguments& arguments)
{
    TRY(const auto interval, arguments.integer(u"interval", 1, kMostSeconds));
    if (arguments.has(u"watch") && arguments.has(u"complete"))
        return badUsage(Tr::tr("--watch computes what is new; --complete is done once, without it."));
    if (interval && !arguments.has(u"watch"))
        return badUsage(Tr::tr("--interval belongs to --watch."));
    if (arguments.has(u"watch"))
        return watch(address, interval.value_or(kWatchSeconds), arguments);
    TRY(const auto archive, openArchive(address));
    const auto extent =
        arguments.has(u"complete") ? app::Archive::Extent::Complete : app::Archive::Extent::Changed;
    TRY(const auto run, in(address.text, archive->recalculate(extent)));
    return writeRun(run, arguments);
}

Outcome<ExitCode> runArchive(const Arguments& arguments)
{
    QStringList words = arguments.files();
    const QString what = words.isEmpty() ? QString() : words.takeFirst();
    const bool takesFiles = what == u"publish"_s || what == u"anonymise"_s || what == u"object"_s;
    if (!takesFiles && (!words.isEmpty() || (what != u"create"_s && what != u"recalculate"_s &&
                                             what != u"status"_s && what != u"export"_s)))
        return badUsage(
            Tr::tr("Expected is “create”, “publish WORKFILE...”, “recalculate”, “status”, "
                   "“history PERSON”, “persons”, “ratings”, “adjustments”, “export”, “anonymise” or "
                   "“object”."));
    TRY(const auto address, archiveAddressOf(arguments, u"archive"));
    if (takesFiles)
        return what == u"publish"_s     ? publish(address, words, arguments)
               : what == u"anonymise"_s ? anonymise(address, words, arguments)
                                        : object(address, words, arguments);
    if (what == u"create"_s)
        return create(address, arguments);
    if (what == u"recalculate"_s)
        return recalculate(address, arguments);
    return what == u"status"_s ? status(address, arguments) : exportTo(address, arguments);
}

} // namespace

constinit const Command kArchiveCommand{
    "archive",
    "create|publish WORKFILE[#TOURNAMENT]...|recalculate|status|history "
    "PERSON|persons|ratings|tournaments|statistics|adjustments|export|"
    "anonymise|object WORKFILE#TOURNAMENT "
    "--archive sqlite:PATH|postgresql://... [--from ADDRESS] [--publisher NAME] [--seen N] [--force] "
    "[--number N --reason TEXT [--withdraw]] "
    "[--complete | --watch [--interval SECONDS]] [--format text|json] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine",
                      "Keeps the tournaments of an association in an archive that several referees "
                      "share."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "publish hands in the tournaments of a work file that are new or changed, or the one that is "
        "named; where somebody else has published a revision that you have not seen, both are "
        "compared and nothing is written. recalculate lets every tournament begin with what the ones "
        "before gave. history, persons, ratings, tournaments and statistics show the card of a player, who "
        "there is, the list of a day, that of the tournaments, and the statistics, as the subcommands of "
        "these names do, with their options; persons also merges and splits, and adjustments adjusts "
        "ratings, which stands in the journal. "
        "export writes the archive into a file, of which create "
        "--from makes an archive at "
        "another place. anonymise takes the name of a former member out of everything that was "
        "published, for ever; ratings and results stay. object notes that somebody objects to being "
        "published: no list and no card names him, until --withdraw takes it back. Passwords stand in "
        "~/.pgpass or a service file, "
        "never in the address."),
    kArchiveOptions,
    runArchive};

} // namespace zahlmeister::cli
