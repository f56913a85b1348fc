// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/archive/reading/archivereading.h"
#include "app/main/console/archivesource.h"
#include "app/main/console/chroniclesource.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/reports/chroniclereport.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"
#include "ui/chronicle/cardsheet.h"
#include "ui/print/printservice.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kHistoryOptions{
    OptionSpec{"format", "text|json|pdf",
               QT_TRANSLATE_NOOP("CommandLine", "format of the output, else text")},
    kArchiveOption, kOutputOption};

Result<QByteArray> toFormat(const app::PersonHistory& history,
                            const std::shared_ptr<const app::Chronicle>& chronicle,
                            std::vector<app::UnnamedPerson> unnamed, const QString& format)
{
    if (format == u"json"_s)
        return historyToJson(history);
    if (format != u"pdf"_s)
        return historyToText(history);
    const app::PersonRoll roll(chronicle);
    return ui::pdfOf(ui::layoutCard(
        history, roll,
        {.language = ui::textLanguage(), .printed = app::today(), .unnamed = std::move(unnamed)}));
}

tl::unexpected<Complaint> isSeveral(const QString& wanted, const QStringList& ids)
{
    return badUsage(ui::fillPattern(Tr::tr("Several persons are “%1”; name one of the IDs %2."),
                                    {wanted, ids.join(u", "_s)}));
}

/// The card of a whole association.
Outcome<ExitCode> writeOfArchive(const Arguments& arguments, const QString& wanted, const QString& format)
{
    TRY(const auto archive, archiveNamedBy(arguments));
    const QString& path = archive->address().text;
    TRY(const auto persons, in(path, app::personsNamed(*archive, wanted.toStdString())));
    if (persons.size() > 1) {
        QStringList ids;
        for (const std::int64_t one : persons)
            ids += ui::fromEngine(app::archivedPersonId(one));
        return isSeveral(wanted, ids);
    }
    std::optional<app::ArchivedCard> card;
    if (!persons.empty()) {
        TRY(card, in(path, app::archivedCard(*archive, persons.front())));
    }
    if (!card)
        return badUsage(ui::fillPattern(Tr::tr("Nobody is “%1” in this archive."), {wanted}));
    if (card->hidden > 0)
        printMessage(path, 0, MessageLevel::Note,
                     Tr::tr("Of %n tournament(s) you may not see the games: what they left the player with "
                            "is there, and no more.",
                            nullptr, card->hidden),
                     "games-hidden");
    TRY(const QByteArray data, in(path, toFormat(card->history(), card->chronicle, card->unnamed, format)));
    return writeData(data, arguments.output());
}

Outcome<ExitCode> runHistory(const Arguments& arguments)
{
    const bool isOfArchive = arguments.has(u"archive");
    const QString wanted = arguments.files().mid(isOfArchive ? 0 : 1).join(u' ');
    if (wanted.trimmed().isEmpty()) // who has no ID is not meant by an empty one
        return badUsage(isOfArchive ? Tr::tr("Name a person.") : Tr::tr("Name a work file and a person."));
    const QString format = arguments.value(u"format").value_or(u"text"_s);
    if (format == u"pdf"_s && !arguments.has(u"output") && isOutputTerminal())
        return badUsage(Tr::tr("A PDF file needs --output OUT.pdf."));
    if (isOfArchive)
        return writeOfArchive(arguments, wanted, format);
    TRY(const auto file, workFileNamedBy(arguments));
    const QString& path = arguments.files().constFirst();
    TRY(auto read, in(path, app::chronicleOf(*file)));
    TRY(auto unnamed, in(path, app::unnamedPersons(*file)));
    const auto chronicle = std::make_shared<const app::Chronicle>(std::move(read));
    const Persons persons = app::personsNamed(*chronicle, wanted.toStdString());
    if (persons.empty())
        return badUsage(
            ui::fillPattern(Tr::tr("Nobody is “%1” in this work file; “persons” lists who is."), {wanted}));
    if (persons.size() > 1) {
        QStringList ids;
        for (const app::PersonHistory* one : persons)
            ids += ui::fromEngine(one->id);
        return isSeveral(wanted, ids);
    }
    const app::PersonHistory& history = *persons.front();
    TRY(const QByteArray data, in(path, toFormat(history, chronicle, std::move(unnamed), format)));
    TRY_DO(writeData(data, arguments.output()));
    return printSkipped(path, chronicle->skipped);
}

} // namespace

constinit const Command kHistoryCommand{
    "history",
    "WORKFILE PERSON|--archive ADDRESS PERSON [--format text|json|pdf] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine", "Shows a player over all tournaments of a work file."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "A person is named by his ID from “persons”, by the federation's or the FIDE ID, or "
        "by his whole name. The tournaments stand in the order of their evaluation; a new "
        "rating in brackets was not recorded. With --archive it is the card of a whole association."),
    kHistoryOptions,
    runHistory};

} // namespace zahlmeister::cli
