// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/tournamentsource.h"
#include "app/store/rescue.h"
#include "app/text/jsonwriter.h"
#include "engine/base/try.h"
#include "ui/text/workfiletext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kRescueOptions{kFormatOption, kOutputOption};

const char* wordOf(app::Loss::Kind kind)
{
    switch (kind) {
    case app::Loss::Kind::Value: return "value";
    case app::Loss::Kind::Row: return "row";
    case app::Loss::Kind::StandIn: return "stand-in";
    case app::Loss::Kind::Unreadable: return "unreadable";
    case app::Loss::Kind::Undo: return "undo";
    case app::Loss::Kind::Foreign: return "foreign";
    case app::Loss::Kind::Log: return "log";
    }
    return "";
}

QByteArray toJson(const app::RescueReport& report)
{
    app::JsonWriter json;
    json.beginObject();
    json.member("tournaments", report.tournaments);
    json.key("losses");
    json.beginArray();
    for (const app::Loss& loss : report.losses) {
        json.beginObject(app::JsonWriter::Layout::OneLine);
        json.member("kind", wordOf(loss.kind));
        for (const auto& [key, text] : {std::pair("table", loss.table),
                                        {"row", loss.row},
                                        {"column", loss.column},
                                        {"value", loss.value}}) {
            if (!text.isEmpty())
                json.member(key, text.toStdString());
        }
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.take();
}

QByteArray toText(const app::RescueReport& report, const QString& target)
{
    QString text = ui::rescueText(report, target) + u'\n';
    for (const app::Loss& loss : report.losses)
        text += ui::lossText(loss) + u'\n';
    return writtenText(text);
}

Outcome<ExitCode> runRescue(const Arguments& arguments)
{
    if (arguments.files().size() != 2)
        return badUsage(Tr::tr("Name the damaged work file and a new one."));
    const QString& path = arguments.files().constFirst();
    const QString& target = arguments.files().constLast();
    TRY(const auto report, in(path, app::rescue(path, target)));
    const bool isJson = arguments.value(u"format") == u"json"_s;
    TRY_DO(writeData(isJson ? toJson(report) : toText(report, target), arguments.output()));
    return report.losses.empty() ? ExitCode::Done : ExitCode::DoneWithErrors;
}

} // namespace

constinit const Command kRescueCommand{
    "rescue",
    "WORKFILE NEW.zahlmeister [--format text|json] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine",
                      "Writes everything that is sound in a damaged work file into a new one."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "For work files that cannot be opened, because pages or values are damaged or another program "
        "has "
        "changed their tables. What is not sound is listed with its table, row and column; the exit code "
        "is 1 then. The damaged file stays as it is, and the new one must not exist."),
    kRescueOptions,
    runRescue};

} // namespace zahlmeister::cli
