// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "app/files/fileinhand.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/tournamentsource.h"
#include "app/store/workfile.h"
#include "app/text/jsonwriter.h"
#include "engine/base/try.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kRemoveOptions{kFormatOption, kOutputOption};

/// What became of a tournament.
struct Moved {
    QString file; ///< as it was named
    std::optional<engine::TournamentId> tournament = {};
    QString name = {};
    bool isDone = false;
    std::vector<PrintedMessage> messages = {};
};

/// The work files that the words name, each opened once.
using OpenFiles = std::map<QString, std::unique_ptr<app::WorkFile>>;

Outcome<app::WorkFile*> opened(const QString& word, const app::FileInHand& named, OpenFiles& files)
{
    if (named.error())
        return failed(word, *named.error());
    if (!named.isSqlite())
        return failed(word, {ErrorCode::NotAWorkFile, {named.path().toStdString()}});
    std::unique_ptr<app::WorkFile>& file = files[named.path()];
    if (!file) {
        TRY(file, in(word, app::WorkFile::open(named.path())));
    }
    if (file->isReadOnly())
        return failed(word, *file->readOnlyReason());
    return file.get();
}

/// Into the waste basket, or out of it. What is there already is done.
Outcome<void> move(const QString& word, bool isRemoval, OpenFiles& files, Moved& moved)
{
    const app::FileInHand named(word);
    TRY(app::WorkFile* const file, opened(word, named, files));
    if (!named.tournament())
        return badUsage(
            ui::fillPattern(Tr::tr("%1 names no tournament; write WORKFILE#TOURNAMENT."), {word}));
    TRY(const auto all, in(word, file->tournaments()));
    TRY(const auto id, tournamentNamed(word, *named.tournament(), all));
    const auto summary = std::ranges::find(all, id, &app::TournamentSummary::id);
    moved.tournament = id;
    moved.name = summary->name;
    warnOfAge(moved.file, summary->end);
    if (summary->removed != isRemoval)
        TRY_DO(in(word, isRemoval ? file->removeTournament(id) : file->restoreTournament(id)));
    moved.isDone = true;
    return {};
}

std::string_view stateOf(const Moved& moved, bool isRemoval)
{
    if (!moved.isDone)
        return "refused";
    return isRemoval ? "removed" : "restored";
}

QByteArray movedToJson(const std::vector<Moved>& all, bool isRemoval)
{
    app::JsonWriter json;
    json.beginArray();
    for (const Moved& moved : all) {
        json.beginObject();
        json.member("file", moved.file.toStdString());
        if (moved.tournament)
            json.member("tournament", moved.tournament->value());
        json.member("state", stateOf(moved, isRemoval));
        if (!moved.name.isEmpty())
            json.member("name", moved.name.toStdString());
        writeMessages(json, moved.messages);
        json.endObject();
    }
    json.endArray();
    return json.take();
}

QByteArray movedToText(const std::vector<Moved>& all, bool isRemoval)
{
    QString text;
    for (const Moved& moved : all) {
        const QString pattern = !moved.isDone ? Tr::tr("%1: nothing was done")
                                : isRemoval   ? Tr::tr("%1: is in the waste basket (%2)")
                                              : Tr::tr("%1: is out of the waste basket (%2)");
        text += ui::fillPattern(pattern, {moved.file, moved.name}) + u'\n';
    }
    return writtenText(text);
}

Outcome<ExitCode> moveAll(const Arguments& arguments, bool isRemoval)
{
    if (arguments.files().isEmpty())
        return badUsage(Tr::tr("Name a tournament: WORKFILE#TOURNAMENT."));
    OpenFiles files;
    std::vector<Moved> all;
    for (const QString& word : arguments.files()) {
        Moved moved{.file = word};
        MessageRecorder recorder;
        if (const auto done = move(word, isRemoval, files, moved); !done.has_value())
            static_cast<void>(exitCodeOf(tl::unexpected(done.error()))); // says what is wrong
        moved.messages = recorder.take();
        all.push_back(std::move(moved));
    }
    const auto write = arguments.value(u"format") == u"json"_s ? movedToJson : movedToText;
    TRY_DO(writeData(write(all, isRemoval), arguments.output()));
    return std::ranges::all_of(all, &Moved::isDone) ? ExitCode::Done : ExitCode::FileFailed;
}

Outcome<ExitCode> runRemove(const Arguments& arguments)
{
    return moveAll(arguments, true);
}

Outcome<ExitCode> runRestore(const Arguments& arguments)
{
    return moveAll(arguments, false);
}

} // namespace

constinit const Command kRemoveCommand{
    "remove",
    "WORKFILE#TOURNAMENT... [--format text|json] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine", "Puts tournaments of a work file into the waste basket."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Nothing is deleted: “zahlmeister restore” takes them out again. A tournament is named "
        "by its number or its name. What follows for later ones “zahlmeister recalculate” does."),
    kRemoveOptions,
    runRemove};

constinit const Command kRestoreCommand{
    "restore",
    "WORKFILE#TOURNAMENT... [--format text|json] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine", "Takes tournaments of a work file out of the waste basket."),
    QT_TRANSLATE_NOOP("CommandLine", "A tournament in the waste basket is named by its number."),
    kRemoveOptions,
    runRestore};

} // namespace zahlmeister::cli
