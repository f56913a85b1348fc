// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/lists/listimport.h"
#include "app/lists/liststore.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/playersearch.h"
#include "app/output/terminal.h"
#include "app/text/jsonwriter.h"
#include "ui/text/format.h"
#include "ui/text/listtext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

using Layout = app::JsonWriter::Layout;

constexpr std::array kPlayersOptions{
    OptionSpec{"date", "DAY",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "day whose ratings the list holds, such as 2026-10-01; else what the "
                                 "file says")},
    OptionSpec{"limit", "N", QT_TRANSLATE_NOOP("CommandLine", "at most so many players, else 20")},
    OptionSpec{"store", "FOLDER",
               QT_TRANSLATE_NOOP("CommandLine", "folder of the lists, else that of the program")},
    kFormatOption,
    kOutputOption,
};

QString storeFolder(const Arguments& arguments)
{
    return arguments.value(u"store").value_or(app::ListStore::defaultFolder());
}

void writeChanges(app::JsonWriter& json, const app::ListChanges& changes)
{
    json.member("compared_with", changes.comparedWith->iso());
    for (const auto kind :
         {app::ListChangeKind::Added, app::ListChangeKind::Gone, app::ListChangeKind::Transferred,
          app::ListChangeKind::Rating, app::ListChangeKind::Other})
        json.member(app::listChangeText(kind), changes.count(kind));
    json.member("unchanged", changes.unchanged);
}

QByteArray reportJson(const app::ListReport& report)
{
    app::JsonWriter json;
    json.beginObject();
    json.member("source", app::listSourceText(report.source));
    json.member("list_format", app::listFormatText(report.format));
    json.member("encoding", report.encoding);
    json.member("date", report.date.iso());
    json.member("date_origin", app::listDateOriginText(report.dateOrigin));
    json.member("rows_read", report.rowsRead);
    json.member("rows_taken", report.rowsTaken);
    json.member("rows_refused", report.rowsRefused);
    json.member("duplicates", report.duplicates);
    json.member("without_membership", report.withoutMembership);
    json.member("rows_kept", report.rowsKept);
    json.member("clubs", report.clubs);
    json.member("associations", report.associations);
    json.member("ends_in_line", report.endsInLine);
    if (report.changes.comparedWith)
        json.object("changes", Layout::OneLine, [&] { writeChanges(json, report.changes); });
    json.objects("refused", Layout::OneLine, report.refused, [&](const app::RefusedRow& row) {
        json.member("file", row.file);
        json.member("line", row.line);
        json.member("code", app::rowProblemText(row.problem));
        json.member("value", row.value);
    });
    json.endObject();
    return json.take();
}

QByteArray reportText(const app::ListReport& report)
{
    QString text = ui::fillPattern(Tr::tr("%1 of %2 (%3)"),
                                   {ui::listFormatName(report.format), ui::formatDate(report.date),
                                    ui::listDateOriginName(report.dateOrigin)}) +
                   u'\n';
    for (const QString& line : ui::listReportLines(report))
        text += line + u'\n';
    return writtenText(text);
}

Outcome<ExitCode> importFiles(const Arguments& arguments, const QStringList& files, bool asJson)
{
    if (files.isEmpty())
        return badUsage(Tr::tr("Which file is to be imported?"));
    TRY(const auto date, arguments.day(u"date"));
    TRY(const auto inspection, in(files.first(), app::inspectList(files)));
    TRY(const auto report, in(files.first(), app::importList(storeFolder(arguments), inspection,
                                                             date.value_or(inspection.date))));
    for (const app::RefusedRow& row : report.refused) {
        const bool isHarmless =
            row.problem == app::RowProblem::NoMembership || row.problem == app::RowProblem::RepeatedHeader;
        printMessage(ui::fromEngine(row.file), static_cast<int>(row.line),
                     isHarmless ? MessageLevel::Note : MessageLevel::Warning, ui::refusedRowText(row),
                     app::rowProblemText(row.problem));
    }
    return writeData(asJson ? reportJson(report) : reportText(report), arguments.output());
}

Outcome<ExitCode> showLists(const Arguments& arguments, bool asJson)
{
    const QString folder = storeFolder(arguments);
    TRY(const auto store, in(folder, app::ListStore::open(folder)));
    TRY(const auto lists, in(folder, store->lists()));
    app::JsonWriter json;
    app::Table table;
    table.addColumns(app::Table::Kind::Text, {Tr::tr("List"), Tr::tr("Date")});
    table.addColumns(app::Table::Kind::Figure, {Tr::tr("Players"), Tr::tr("Rated")});
    table.columns.push_back({Tr::tr("File"), app::Table::Kind::Text});
    json.beginArray();
    for (const app::StoredList& list : lists) {
        json.beginObject(Layout::OneLine);
        json.member("source", app::listSourceText(list.source));
        json.member("date", list.date.iso());
        json.member("rows", list.rows);
        json.member("rated_rows", list.ratedRows);
        json.member("list_format", list.format);
        json.member("file", list.file);
        json.endObject();
        table.addRow({{ui::listSourceName(list.source)},
                      {ui::formatDate(list.date)},
                      {ui::formatCount(list.rows)},
                      {ui::formatCount(list.ratedRows)},
                      {ui::fromEngine(list.file)}});
    }
    json.endArray();
    return writeData(asJson ? json.take() : writtenText(app::terminalText(table)), arguments.output());
}

Outcome<ExitCode> searchLists(const Arguments& arguments, const QString& typed, bool asJson)
{
    TRY(const auto limit, arguments.integer(u"limit", 1, 1000));
    const QString folder = storeFolder(arguments);
    TRY(const auto found, in(folder, searchPlayers(folder, typed, limit.value_or(20), asJson)));
    // Nobody in no list is no answer.
    if (!found) {
        return tl::unexpected(Complaint{
            ExitCode::FileFailed,
            Tr::tr("There is no rating list to search. “zahlmeister players import FILE” brings one "
                   "in."),
            "no-list", folder});
    }
    return writeData(*found, arguments.output());
}

Outcome<ExitCode> runPlayers(const Arguments& arguments)
{
    const bool isJson = arguments.value(u"format") == u"json"_s;
    QStringList words = arguments.files();
    const QString what = words.isEmpty() ? QString() : words.takeFirst();
    if (what == u"import"_s)
        return importFiles(arguments, words, isJson);
    if (what == u"lists"_s && words.isEmpty())
        return showLists(arguments, isJson);
    if (what == u"search"_s && !words.isEmpty())
        return searchLists(arguments, words.join(u' '), isJson);
    return badUsage(Tr::tr("Expected is “import FILE”, “search TEXT” or “lists”."));
}

} // namespace

constinit const Command kPlayersCommand{
    "players",
    "import FILE... | search TEXT | lists [--date DAY] [--limit N] [--format text|json]",
    QT_TRANSLATE_NOOP("CommandLine",
                      "Imports the rating lists of DSB, FIDE and Swiss-Chess, and finds players in "
                      "them."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Files are recognised by their content, packed or unpacked; several files, such as "
        "spieler.csv and vereine.csv, are one list. Rows that are not taken are messages; the list "
        "is imported without them."),
    kPlayersOptions,
    runPlayers};

} // namespace zahlmeister::cli
