// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QDateTime>
#include <QUuid>

#include "app/chronicle/anonymous.h"
#include "app/fields/entryorigin.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/intoworkfile.h"
#include "app/main/console/tournamentsource.h"
#include "app/open/exportlosses.h"
#include "app/open/formatcatalogue.h"
#include "app/store/workfile.h"
#include "app/submission/fidereport.h"
#include "app/submission/submission.h"
#include "engine/model/eloperiods.h"
#include "engine/model/teammatches.h"
#include "ui/text/fidereporttext.h"
#include "ui/text/format.h"
#include "ui/text/importtext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kConvertOptions{
    OptionSpec{"from", "F", QT_TRANSLATE_NOOP("CommandLine", "format of IN, else by its content")},
    OptionSpec{"to", "F", QT_TRANSLATE_NOOP("CommandLine", "format of OUT, else by its ending")},
    OptionSpec{"format", "text|json",
               QT_TRANSLATE_NOOP("CommandLine", "format of the answer when OUT is a work file, else text")},
    OptionSpec{"replace", nullptr,
               QT_TRANSLATE_NOOP("CommandLine",
                                 "what is in the work file with other content is brought in line with IN")},
    OptionSpec{
        "as-new", nullptr,
        QT_TRANSLATE_NOOP("CommandLine", "add a tournament even if it looks like one in the work file")},
    OptionSpec{
        "period", "MONTH",
        QT_TRANSLATE_NOOP("CommandLine",
                          "to a report for the FIDE: the games of one month, such as 2026-11, of an Elo "
                          "that is evaluated month by month")},
    OptionSpec{
        "with-origins", nullptr,
        QT_TRANSLATE_NOOP("CommandLine",
                          "from a work file to JSON: also who participants are and where entries come from")},
    kOverwriteOption,
};

/// Tournaments have no identity in most files; the same tournament must get the same one again.
const QUuid kNamespace(u"{8d0c1b7e-5f0a-4c0e-9b57-2f1d6a3e8c44}"_s);

QByteArray stableUuid(const engine::TournamentHeader& header)
{
    const auto iso = [](const std::optional<engine::Date>& date) {
        return date ? date->iso() : std::string();
    };
    const std::string identity = header.externalId.empty()
                                     ? header.name + '\n' + iso(header.start) + '\n' + iso(header.end)
                                     : header.externalId;
    return QUuid::createUuidV5(kNamespace, QByteArray::fromStdString(identity))
        .toString(QUuid::WithoutBraces)
        .toLatin1();
}

/// The one by which the federation knows the tournament, or will: a work file keeps it from now on, when it
/// can be written.
QByteArray uuidOf(const TournamentSource& source)
{
    if (!source.content.tournamentUuid.isEmpty())
        return source.content.tournamentUuid;
    const engine::TournamentHeader& header = source.content.tournament.header;
    if (!source.id)
        return stableUuid(header);
    const auto file = app::WorkFile::open(source.workFile);
    const auto kept = file.has_value() ? app::keptTournamentUuid(**file, *source.id)
                                       : Result<QByteArray>(tl::unexpected(file.error()));
    return kept.value_or(stableUuid(header));
}

QString ids(bool (*wanted)(const app::TournamentFormat&))
{
    QStringList found;
    for (const app::TournamentFormat& format : app::tournamentFormats()) {
        if (wanted(format))
            found += ui::fromEngine(format.id);
    }
    return found.join(u", "_s);
}

/// The format to write, or a complaint that names what there is.
Outcome<const app::TournamentFormat*> target(const Arguments& arguments, const QString& output)
{
    const auto to = arguments.value(u"to");
    const app::TournamentFormat* format =
        to ? app::formatById(to->toStdString()) : app::formatForWriting(output);
    if (format && format->write)
        return format;
    const QString known = ids(app::canBeWritten);
    return badUsage(
        to ? ui::fillPattern(Tr::tr("The format “%1” cannot be written; there is: %2."), {*to, known})
           : ui::fillPattern(Tr::tr("The ending of %1 names no format. Name one with --to; there is: %2."),
                             {output, known}));
}

/// Every format with its name, and whether it is read or written.
QString listing()
{
    QString lines = Tr::tr("Formats:") + u'\n';
    for (const app::TournamentFormat& format : app::tournamentFormats()) {
        const QString use = app::canBeRead(format) && app::canBeWritten(format) ? Tr::tr("read and written")
                            : app::canBeRead(format)                            ? Tr::tr("read")
                                                                                : Tr::tr("written");
        const QString id = ui::fromEngine(format.id);
        lines += u"  "_s + id.leftJustified(19) + ui::formatName(format.id) + u", "_s + use + u'\n';
    }
    return lines;
}

// RULE: WO2026 4.1.1, 6.1.2.2, 6.5
/// Takes the names out that nobody may publish, where the file is for people to read; a file for another
/// program keeps them, which is said.
Outcome<void> withholdNames(const TournamentSource& source, const app::TournamentFormat& format,
                            const QString& output, engine::Tournament& tournament)
{
    if (!source.id)
        return {};
    TRY(const auto file,
        in(source.file, app::WorkFile::open(source.workFile, app::WorkFile::Access::ReadOnly)));
    TRY(auto published, in(source.file, app::publishedTournament(*file, *source.id, tournament)));
    if (published.withheld > 0)
        printMessage(output, 0, format.isForReaders ? MessageLevel::Note : MessageLevel::Warning,
                     ui::namesWithheldText(published.withheld, format.isForReaders),
                     format.isForReaders ? "names-withheld" : "names-told");
    if (format.isForReaders)
        tournament = std::move(published.tournament);
    return {};
}

Outcome<ExitCode> runConvert(const Arguments& arguments)
{
    const QStringList& files = arguments.files();
    const bool isIntoWorkFile =
        files.size() >= 2 && !arguments.has(u"to") && isWorkFileTarget(files.constLast());
    if (files.size() != 2 && !isIntoWorkFile)
        return badUsage(Tr::tr("Name a tournament file and the file to write, or tournament files and "
                               "the work file that takes them."));
    const QString& input = files.first();
    const QString& output = files.last();
    const std::string from = arguments.value(u"from").value_or(QString()).toStdString();
    if (const auto* format = app::formatById(from); !from.empty() && (!format || !app::canBeRead(*format))) {
        return badUsage(ui::fillPattern(Tr::tr("The format “%1” cannot be read; there is: %2."),
                                        {ui::fromEngine(from), ids(app::canBeRead)}));
    }
    if (isIntoWorkFile) {
        if (arguments.has(u"replace") && arguments.has(u"as-new"))
            return badUsage(Tr::tr("Either --replace or --as-new."));
        const auto how = arguments.has(u"replace")  ? IntoWorkFile::Replace
                         : arguments.has(u"as-new") ? IntoWorkFile::AsNew
                                                    : IntoWorkFile::Keep;
        return convertIntoWorkFile(files.first(files.size() - 1), output, from, how,
                                   arguments.value(u"format") == u"json"_s);
    }
    TRY(const auto* format, target(arguments, output));
    if (isSameFile(input, output))
        return badUsage(Tr::tr("The tournament would be overwritten. Name another file to write."));
    TRY(const auto source, readTournament(input, from));
    if (source.isSample)
        return failed(input, {ErrorCode::SampleOnly});

    engine::Tournament tournament = source.content.tournament;
    engine::settleTeams(tournament);
    TRY(const auto period, periodOption(arguments, tournament.header));
    if (period && !app::editionOfTrf(format->id))
        return badUsage(Tr::tr("--period is for reports to the FIDE, such as trf26."));
    if (period)
        tournament =
            engine::tournamentOfPeriod(tournament, engine::ratingPeriodsOf(tournament.header), *period);
    TRY_DO(withholdNames(source, *format, output, tournament));
    if (source.id && !arguments.has(u"with-origins")) // for others they mean nothing
        std::ranges::for_each(tournament.participants, app::forgetRecords);
    const app::ExportInput request{
        tournament, uuidOf(source), QUuid::createUuid().toString(QUuid::WithoutBraces).toLatin1(),
        QDateTime::currentDateTime().toString(Qt::ISODate), u"Zahlmeister " ZAHLMEISTER_VERSION ""_s};
    const auto data = app::writeAs(*format, request);
    if (!data.has_value()) {
        printNotes(input, data.error());
        return ExitCode::DoneWithErrors;
    }
    for (const app::ExportLoss& loss : app::lossesOf(*format, request))
        printMessage(output, 0, MessageLevel::Warning, ui::exportLossText(loss), "not-carried");
    if (const auto edition = app::editionOfTrf(format->id)) {
        for (const app::FideContradiction& one : app::fideContradictions(tournament, *edition))
            printMessage(output, 0, MessageLevel::Warning, ui::contradictionText(one, tournament),
                         "fide-report");
    }
    if (const int told = app::birthDatesTold(*format, tournament); told > 0)
        printMessage(output, 0, MessageLevel::Warning, ui::birthDatesToldText(told), "birth-dates-told");
    if (output == u"-"_s)
        return writeData(*data, {});
    return writeData(*data, {output, arguments.has(u"overwrite")});
}

} // namespace

constinit const Command kConvertCommand{
    "convert",
    "IN OUT [--from F] [--to F] [--period MONTH] [--with-origins] | IN... WORKFILE.zahlmeister [--replace | "
    "--as-new] "
    "[--from F] [--format text|json]",
    QT_TRANSLATE_NOOP("CommandLine", "Turns a tournament file of one format into another, or puts "
                                     "tournaments into a work file."),
    QT_TRANSLATE_NOOP("CommandLine",
                      "The format of IN is found by its content, that of OUT by its ending; OUT may be - "
                      "for standard output. What the format of OUT cannot carry is said before it is "
                      "written. A work file is made when it is missing; tournaments that are there "
                      "already stay as they are, unless --replace is given."),
    kConvertOptions,
    runConvert,
    listing};

} // namespace zahlmeister::cli
