// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/archive/adjusting.h"
#include "app/main/console/adjustmentfile.h"
#include "app/main/console/archivesource.h"
#include "app/main/console/chroniclesource.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/output/terminal.h"
#include "app/rules/adjustmentjson.h"
#include "app/rules/rulestore.h"
#include "app/text/jsonwriter.h"
#include "ui/text/adjustmenttext.h"
#include "ui/text/archivetext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kAdjustmentsOptions{
    OptionSpec{"add", "FILE",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "store the adjustment of a JSON file; one of the same id is replaced"),
               true},
    OptionSpec{"remove", "ID", QT_TRANSLATE_NOOP("CommandLine", "take the adjustment of this id back"), true},
    OptionSpec{
        "reason", "TEXT",
        QT_TRANSLATE_NOOP("CommandLine", "with --archive and --remove: for the journal, without names")},
    OptionSpec{"publisher", "NAME",
               QT_TRANSLATE_NOOP("CommandLine", "with --archive: who does it, for the journal")},
    kArchiveOption,
    kFormatOption,
    kOutputOption,
};

QString adjustmentsToText(std::span<const engine::Adjustment> adjustments)
{
    if (adjustments.empty())
        return Tr::tr("There are no adjustments.") + u'\n';
    app::Table table;
    table.addColumns(app::Table::Kind::Text,
                     {Tr::tr("Day"), Tr::tr("ID"), Tr::tr("Concerns"), Tr::tr("Formula"), Tr::tr("Index"),
                      Tr::tr("Clause"), Tr::tr("Reason")});
    for (const engine::Adjustment& one : adjustments) {
        table.addRow({{ui::formatDate(one.day)},
                      {ui::fromEngine(one.id)},
                      {ui::concernedText(one)},
                      {ui::formulaText(one)},
                      {one.raisesIndex ? u"+1"_s : u"–"_s},
                      {ui::fromEngine(one.clause)},
                      {ui::fromEngine(one.reason)}});
    }
    return app::terminalText(table);
}

QByteArray adjustmentsToJson(std::span<const engine::Adjustment> adjustments)
{
    app::JsonWriter json;
    json.beginObject();
    json.objects("adjustments", app::JsonWriter::Layout::Lines, adjustments,
                 [&](const engine::Adjustment& one) { app::writeMembers(json, one); });
    json.endObject();
    return json.take();
}

Outcome<ExitCode> writeAdjustments(const Arguments& arguments, const engine::RuleCatalog& rules)
{
    const auto adjustments = rules.adjustments();
    const bool isJson = arguments.value(u"format") == u"json"_s;
    return writeData(isJson ? adjustmentsToJson(adjustments) : writtenText(adjustmentsToText(adjustments)),
                     arguments.output());
}

/// All are read before the first is stored.
Outcome<std::vector<engine::Adjustment>> addedBy(const Arguments& arguments)
{
    std::vector<engine::Adjustment> added;
    for (const QString& name : arguments.values(u"add")) {
        TRY(auto one, readAdjustment(name));
        added.push_back(std::move(one));
    }
    return added;
}

/// In an archive it is an act of an administrator, and what follows is computed with it.
Outcome<ExitCode> runInArchive(const Arguments& arguments)
{
    if (!arguments.files().isEmpty())
        return badUsage(Tr::tr("Name either a work file or an archive."));
    app::Adjusting act{.who = arguments.value(u"publisher").value_or(QString()),
                       .reason = arguments.value(u"reason").value_or(QString())};
    for (const QString& id : arguments.values(u"remove"))
        act.takenBack.push_back(id.toStdString());
    if (!act.takenBack.empty() && act.reason.isEmpty())
        return badUsage(Tr::tr("An archive wants to know why: --reason TEXT."));
    TRY(act.made, addedBy(arguments));
    TRY(const auto archive, archiveNamedBy(arguments));
    const QString& path = archive->address().text;
    const bool isChange = !act.made.empty() || !act.takenBack.empty();
    app::ArchiveRun run;
    if (isChange) {
        TRY(run, in(path, app::adjustArchive(*archive, act)));
    }
    TRY(const auto rules, in(path, archive->rules()));
    TRY(const ExitCode code, writeAdjustments(arguments, *rules));
    if (isChange)
        printMessage(path, 0, MessageLevel::Note, ui::archiveAdjustedText(run), "recalculated");
    return code;
}

Outcome<ExitCode> runAdjustments(const Arguments& arguments)
{
    if (arguments.has(u"archive"))
        return runInArchive(arguments);
    if (arguments.files().size() != 1)
        return badUsage(Tr::tr("Name one work file."));
    if (arguments.has(u"reason") || arguments.has(u"publisher"))
        return badUsage(Tr::tr("--reason and --publisher belong to --archive."));
    const QString& path = arguments.files().constFirst();
    TRY(const auto added, addedBy(arguments));
    const QStringList removed = arguments.values(u"remove");
    const bool isChange = !added.empty() || !removed.isEmpty();
    TRY(const auto file, workFileNamedBy(arguments, isChange ? app::WorkFile::Access::ReadWrite
                                                             : app::WorkFile::Access::ReadOnly));
    for (const QString& id : removed)
        TRY_DO(in(path, app::removeAdjustment(*file, id.toStdString())));
    for (const engine::Adjustment& one : added)
        TRY_DO(in(path, app::putAdjustment(*file, one)));
    TRY(const auto rules, in(path, app::rulesOf(*file)));
    TRY(const ExitCode code, writeAdjustments(arguments, *rules));
    if (isChange)
        printMessage(path, 0, MessageLevel::Note,
                     Tr::tr("What follows in the tournaments “zahlmeister recalculate” writes."),
                     "to-be-recalculated");
    return code;
}

} // namespace

constinit const Command kAdjustmentsCommand{
    "adjustments",
    "WORKFILE|--archive ADDRESS [--add FILE]... [--remove ID]... [--reason TEXT] [--publisher NAME] "
    "[--format text|json] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine",
                      "Lists the adjustments of ratings in a work file or an archive, adds or removes some."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "An adjustment changes the ratings of everybody, of a region or of an age group on a day, by a "
        "formula for each range of ratings (document 000, 2.2.1, 3.7). Tournaments that end on the day or "
        "later begin with adjusted ratings. “zahlmeister impact WORKFILE --adjustment FILE” shows what one "
        "would change. In an archive an administrator makes them and takes them back; it stands in the "
        "journal, and what follows is computed at once."),
    kAdjustmentsOptions,
    runAdjustments};

} // namespace zahlmeister::cli
