// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/main/console/adjustmentfile.h"
#include "app/main/console/chroniclesource.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/output/terminal.h"
#include "app/rules/adjustmentjson.h"
#include "app/rules/rulestore.h"
#include "app/text/jsonwriter.h"
#include "ui/text/adjustmenttext.h"
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
    kFormatOption,
    kOutputOption,
};

QString adjustmentsToText(std::span<const engine::Adjustment> adjustments)
{
    if (adjustments.empty())
        return Tr::tr("The work file has no adjustments.") + u'\n';
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

Outcome<ExitCode> runAdjustments(const Arguments& arguments)
{
    if (arguments.files().size() != 1)
        return badUsage(Tr::tr("Name one work file."));
    const QString& path = arguments.files().constFirst();
    std::vector<engine::Adjustment> added; // all are read before the first is stored
    for (const QString& name : arguments.values(u"add")) {
        TRY(auto one, readAdjustment(name));
        added.push_back(std::move(one));
    }
    const QStringList removed = arguments.values(u"remove");
    const bool isChange = !added.empty() || !removed.isEmpty();
    TRY(const auto file, workFileNamedBy(arguments, isChange ? app::WorkFile::Access::ReadWrite
                                                             : app::WorkFile::Access::ReadOnly));
    for (const QString& id : removed)
        TRY_DO(in(path, app::removeAdjustment(*file, id.toStdString())));
    for (const engine::Adjustment& one : added)
        TRY_DO(in(path, app::putAdjustment(*file, one)));
    TRY(const auto rules, in(path, app::rulesOf(*file)));
    const auto adjustments = rules->adjustments();
    const bool isJson = arguments.value(u"format") == u"json"_s;
    TRY(const ExitCode code,
        writeData(isJson ? adjustmentsToJson(adjustments) : writtenText(adjustmentsToText(adjustments)),
                  arguments.output()));
    if (isChange)
        printMessage(path, 0, MessageLevel::Note,
                     Tr::tr("What follows in the tournaments “zahlmeister recalculate” writes."),
                     "to-be-recalculated");
    return code;
}

} // namespace

constinit const Command kAdjustmentsCommand{
    "adjustments",
    "WORKFILE [--add FILE]... [--remove ID]... [--format text|json] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine",
                      "Lists the adjustments of ratings in a work file, adds or removes some."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "An adjustment changes the ratings of everybody, of a region or of an age group on a day, by a "
        "formula for each range of ratings (document 000, 2.2.1, 3.7). Tournaments that end on the day or "
        "later begin with adjusted ratings. “zahlmeister impact WORKFILE --adjustment FILE” shows what one "
        "would change."),
    kAdjustmentsOptions,
    runAdjustments};

} // namespace zahlmeister::cli
