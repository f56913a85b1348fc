// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/reports/listreport.h"

#include "app/chronicle/pendingrun.h"
#include "app/main/console/archivesource.h"
#include "app/main/console/chroniclesource.h"
#include "app/main/console/commandtext.h"
#include "app/output/terminal.h"
#include "app/store/issuedlists.h"
#include "app/store/samplemark.h"
#include "app/text/calendar.h"
#include "engine/model/vkz.h"
#include "ui/print/listsheet.h"
#include "ui/print/samplemark.h"
#include "ui/text/format.h"
#include "ui/text/listtable.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

using app::AnyList;
using Kind = app::Table::Kind;

QByteArray jsonOf(const AnyList& list)
{
    return std::visit([](const auto& one) { return app::toJson(one); }, list);
}

ui::ListTable tableOf(const AnyList& list, const engine::RuleCatalog& rules,
                      const std::optional<ui::ListIssue>& issue)
{
    return std::visit([&](const auto& one) { return ui::listTable(one, rules, issue); }, list);
}

Outcome<QByteArray> fileOf(const Arguments& arguments, const QString& path, const ui::ListTable& table)
{
    const QString format = arguments.value(u"format").value_or(u"text"_s);
    if (const auto known = ui::listFormatFromCode(format))
        return in(path, ui::listFile(table, *known));
    return listAsText(table);
}

/// A list in the format that was asked for.
Outcome<QByteArray> dataOf(const Arguments& arguments, const QString& path, const AnyList& list,
                           const engine::RuleCatalog& rules, const std::optional<ui::ListIssue>& issue)
{
    if (arguments.value(u"format") == u"json"_s)
        return jsonOf(list);
    return fileOf(arguments, path, tableOf(list, rules, issue));
}

/// Gives a list out and keeps it as it was given out: both or nothing.
Outcome<ExitCode> issue(const Arguments& arguments, app::WorkFile& file, AnyList& list,
                        const engine::RuleCatalog& rules)
{
    const QString& path = arguments.files().constFirst();
    const engine::Date today = app::today();
    std::visit([&](auto& one) { one.issued = today; }, list);
    const QByteArray content = jsonOf(list);
    const QByteArray request = std::visit([](const auto& one) { return app::toJson(one.request); }, list);
    TRY(const auto data,
        dataOf(arguments, path, list, rules, ui::ListIssue{.hash = app::hashOfList(content)}));
    Outcome<ExitCode> written = ExitCode::Done;
    const auto kept = app::keepIssuedList(
        file, today, tableOf(list, rules, {}).name(), request, content, [&]() -> Result<void> {
            written = writeData(data, arguments.output());
            return written.has_value() ? Result<void>() : failure(ErrorCode::Cancelled);
        });
    if (written.has_value())
        TRY_DO(in(path, kept));
    return written;
}

Outcome<ExitCode> writeIssuedLists(const Arguments& arguments, const app::WorkFile& file)
{
    TRY(const auto lists, in(arguments.files().constFirst(), app::issuedLists(file)));
    app::Table table;
    table.columns.push_back({u"#"_s, Kind::Figure});
    table.addColumns(Kind::Text, {Tr::tr("Issued"), Tr::tr("List"), u"SHA-256"_s});
    for (const app::IssuedListSummary& one : lists)
        table.addRow({{QString::number(one.id)},
                      {ui::formatDate(one.issued)},
                      {one.title},
                      {QString::fromLatin1(one.hash)}});
    return writeData(writtenText(app::terminalText(table)), arguments.output());
}

/// A rating list that was given out beside the same one of today, without names that may not be shown any
/// more.
Outcome<ExitCode> writeIssued(const Arguments& arguments, const app::WorkFile& file, std::int64_t id)
{
    const QString& path = arguments.files().constFirst();
    TRY(const auto content, in(path, app::issuedListContent(file, id)));
    if (!content)
        return badUsage(
            ui::fillPattern(Tr::tr("No list of the number %1 was given out."), {QString::number(id)}));
    TRY(auto list, in(path, app::listFromJson(*content)));
    TRY(const auto chronicle, in(path, app::chronicleOf(file)));
    ui::ListIssue issue{.hash = app::hashOfList(*content)};
    app::RatingList now{.request = {.day = app::today()}};
    if (auto* const ratings = std::get_if<app::RatingList>(&list)) {
        TRY(const auto unnamed, in(path, app::unnamedPersons(file)));
        const app::PublicationFilter filter(chronicle, unnamed, std::max(app::today(), ratings->request.day));
        TRY(auto known, in(path, app::ratingList(chronicle, ratings->request, filter)));
        now = std::move(known);
        issue.today = &now;
        issue.differences = app::differencesBetween(*ratings, now, chronicle);
        issue.withheld = app::withholdNames(*ratings, chronicle, filter);
    }
    if (arguments.value(u"format") == u"json"_s) // the very bytes of the hash, as long as they may be shown
        return writeData(issue.withheld > 0 ? jsonOf(list) : *content, arguments.output());
    TRY(const auto data, fileOf(arguments, path, tableOf(list, *chronicle.rules, issue)));
    return writeData(data, arguments.output());
}

} // namespace

QByteArray listAsText(const ui::ListTable& list)
{
    const QString mark = ui::sheetMark();
    const QString rows = app::terminalText(list.table());
    QString text = mark.isEmpty() ? rows : mark + u"\n\n"_s + rows;
    for (const QString& note : list.notes)
        text += u'\n' + note + u'\n';
    if (!list.seal.isEmpty())
        text += u'\n' + list.seal + u'\n';
    return writtenText(text);
}

Outcome<void> checkOutput(const Arguments& arguments)
{
    const QString format = arguments.value(u"format").value_or(u"text"_s);
    const bool isBinary = format == u"pdf"_s || format == u"xlsx"_s;
    if (isBinary && !arguments.has(u"output") && isOutputTerminal())
        return badUsage(ui::fillPattern(Tr::tr("--format %1 needs a file: --output OUT.%1."), {format}));
    return {};
}

Outcome<std::unique_ptr<app::Archive>> archiveOfList(const Arguments& arguments)
{
    if (!arguments.files().isEmpty())
        return badUsage(Tr::tr("Name either a work file or an archive."));
    if (arguments.has(u"issue") || arguments.has(u"issued"))
        return badUsage(Tr::tr("Lists that were given out are kept in a work file, not in an archive."));
    TRY_DO(checkOutput(arguments));
    return archiveNamedBy(arguments);
}

Outcome<ExitCode> writeMade(const Arguments& arguments, const QString& path, const AnyList& list,
                            const engine::RuleCatalog& rules)
{
    TRY(const auto data, dataOf(arguments, path, list, rules, {}));
    return writeData(data, arguments.output());
}

namespace {

/// Says how many tournaments would begin with other values: what is listed is not what follows from them.
void printStale(const QString& path, int stale)
{
    if (stale > 0)
        printMessage(path, 0, MessageLevel::Warning,
                     Tr::tr("%n tournament(s) are to be computed anew, so the list is not up to date; "
                            "“zahlmeister recalculate” does it. Until then it is kept with --stale only.",
                            nullptr, stale),
                     "stale");
}

} // namespace

Outcome<ExitCode> writeList(const Arguments& arguments, const MakeList& make)
{
    if (arguments.files().size() != 1)
        return badUsage(Tr::tr("Name one work file."));
    TRY_DO(checkOutput(arguments));
    const bool isKept = arguments.has(u"issue");
    const auto issued = arguments.value(u"issued");
    if (isKept && issued)
        return badUsage(Tr::tr("Either a new list is kept, or with --issued one that was kept is shown."));
    TRY(const auto file, workFileNamedBy(arguments, isKept ? app::WorkFile::Access::ReadWrite
                                                           : app::WorkFile::Access::ReadOnly));
    if (issued == u"list"_s)
        return writeIssuedLists(arguments, *file);
    if (issued) {
        TRY(const auto id, arguments.integer(u"issued", 1, std::numeric_limits<int>::max()));
        return writeIssued(arguments, *file, *id);
    }
    const QString& path = arguments.files().constFirst();
    TRY(const auto run, in(path, app::pendingRunOf(*file)));
    const auto& [chronicle, stale] = run;
    printStale(path, stale);
    if (isKept && stale > 0 && !arguments.has(u"stale") && !app::isSample(*file))
        return ExitCode::DoneWithErrors;
    TRY(auto list, make(*file, chronicle));
    std::visit([&](auto& one) { one.isSample = app::isSample(*file); }, list);
    TRY_DO(isKept ? issue(arguments, *file, list, *chronicle.rules)
                  : writeMade(arguments, path, list, *chronicle.rules));
    return printSkipped(path, chronicle.skipped);
}

Outcome<std::string> levelOf(const Arguments& arguments)
{
    const auto level = arguments.value(u"level");
    if (level && !engine::isLevel(level->toStdString()))
        return badUsage(ui::fillPattern(
            Tr::tr("--level is “%1”; expected is an organisation level such as C00."), {*level}));
    return level.value_or(QString()).toStdString();
}

Outcome<std::string> clubOf(const Arguments& arguments)
{
    const auto club = arguments.value(u"club");
    if (club && !engine::isVkz(club->toStdString()))
        return badUsage(ui::fillPattern(
            Tr::tr("--club is “%1”; expected is a VKZ of five letters and digits, such as C0101."), {*club}));
    return club.value_or(QString()).toStdString();
}

} // namespace zahlmeister::cli
