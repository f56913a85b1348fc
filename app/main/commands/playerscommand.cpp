// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

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
    OptionSpec{"from", "DAY",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "of changes: the stored list to begin with, else the one before "
                                 "the last")},
    OptionSpec{"to", "DAY",
               QT_TRANSLATE_NOOP("CommandLine", "of changes: the stored list to end with, else the newest")},
    OptionSpec{"source", "dsb|fide|swiss-chess",
               QT_TRANSLATE_NOOP("CommandLine", "of changes: whose list, else that of the DSB")},
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
    for (const app::ListChangeKind kind : app::kListChangeKinds)
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

app::ListSource sourceOf(const Arguments& arguments)
{
    const std::string wanted = arguments.value(u"source").value_or(u"dsb"_s).toStdString();
    return *std::ranges::find(app::kListSources, wanted, app::listSourceText);
}

/// The days of two stored lists: those that were named, else the newest and the one before it.
Outcome<std::pair<engine::Date, engine::Date>> comparedDays(const Arguments& arguments, const QString& folder,
                                                            const app::ListStore& store)
{
    TRY(const auto from, arguments.day(u"from"));
    TRY(const auto to, arguments.day(u"to"));
    TRY_DO(inOrder(u"--from"_s, from, u"--to"_s, to));
    TRY(auto lists, in(folder, store.lists()));
    const app::ListSource source = sourceOf(arguments);
    std::erase_if(lists, [&](const app::StoredList& list) { return list.source != source; });
    const auto last = to              ? std::optional(*to)
                      : lists.empty() ? std::nullopt
                                      : std::optional(lists.front().date);
    const auto before =
        std::ranges::find_if(lists, [&](const app::StoredList& list) { return last && list.date < *last; });
    if (!last || (!from && before == lists.end()))
        return tl::unexpected(Complaint{ExitCode::FileFailed,
                                        Tr::tr("There are no two lists to compare. “zahlmeister players "
                                               "lists” says which are stored."),
                                        "no-list", folder});
    return std::pair(from ? *from : before->date, *last);
}

void writeNumbers(app::JsonWriter& json, std::string_view key, const std::optional<app::ListPerson>& person)
{
    if (!person)
        return;
    json.object(key, Layout::OneLine, [&] {
        const auto text = [&](std::string_view name, const std::string& value) {
            if (!value.empty())
                json.member(name, value);
        };
        const auto number = [&](std::string_view name, std::optional<int> value) {
            if (value)
                json.member(name, *value);
        };
        text("last_name", person->lastName);
        text("first_name", person->firstName);
        number("birth_year", person->birthYear);
        text("club", person->club);
        number("member_number", person->memberNumber);
        text("nu_id", person->nuId);
        text("pkz", person->pkz);
        number("fide_id", person->fideId);
        text("federation", person->federation);
        const auto rating = [&](std::string_view name, const std::optional<engine::Rating>& value) {
            number(name, value ? std::optional(value->value()) : std::nullopt);
        };
        rating("dwz", person->dwz);
        number("index", person->index);
        rating("elo", person->elo);
        rating("rapid_elo", person->rapidElo);
        rating("blitz_elo", person->blitzElo);
    });
}

QByteArray changesJson(app::ListSource source, engine::Date to, const app::ListChanges& changes)
{
    app::JsonWriter json;
    json.beginObject();
    json.member("source", app::listSourceText(source));
    json.member("date", to.iso());
    json.object("changes", Layout::OneLine, [&] { writeChanges(json, changes); });
    json.objects("listed", Layout::Lines, changes.listed, [&](const app::ListChange& change) {
        json.member("change", app::listChangeText(change.kind));
        writeNumbers(json, "before", change.before);
        writeNumbers(json, "after", change.after);
    });
    json.endObject();
    return json.take();
}

QByteArray changesText(const app::ListChanges& changes)
{
    QString text = ui::listChangesLine(changes) + u'\n';
    for (const app::ListChangeKind kind : app::kListChangeKinds) {
        if (changes.count(kind) == 0)
            continue;
        text += u"\n%1: %2\n"_s.arg(ui::listChangeName(kind), ui::formatCount(changes.count(kind)));
        for (const app::ListChange& change : changes.listed) {
            if (change.kind == kind)
                text += u"  "_s + ui::listChangeLine(change) + u'\n';
        }
        if (changes.count(kind) > app::ListChanges::kListed)
            text +=
                u"  "_s +
                Tr::tr("and %1 more").arg(ui::formatCount(changes.count(kind) - app::ListChanges::kListed)) +
                u'\n';
    }
    return writtenText(text);
}

Outcome<ExitCode> showChanges(const Arguments& arguments, bool asJson)
{
    const QString folder = storeFolder(arguments);
    TRY(const auto store, in(folder, app::ListStore::open(folder)));
    TRY(const auto days, comparedDays(arguments, folder, *store));
    const app::ListSource source = sourceOf(arguments);
    TRY(const auto changes, in(folder, store->changes(source, days.first, days.second)));
    return writeData(asJson ? changesJson(source, days.second, changes) : changesText(changes),
                     arguments.output());
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
    if (what == u"changes"_s && words.isEmpty())
        return showChanges(arguments, isJson);
    return badUsage(Tr::tr("Expected is “import FILE”, “search TEXT”, “lists” or “changes”."));
}

} // namespace

constinit const Command kPlayersCommand{
    "players",
    "import FILE... | search TEXT | lists | changes [--date DAY] [--from DAY] [--to DAY] [--limit N] "
    "[--format text|json]",
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
