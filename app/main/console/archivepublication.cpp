// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/archivepublication.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "app/archive/adjusting.h"
#include "app/archive/publishing.h"
#include "app/files/fileinhand.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/tournamentsource.h"
#include "app/rules/rulestore.h"
#include "app/store/archivedrevisions.h"
#include "app/store/samplemark.h"
#include "app/store/workfile.h"
#include "app/text/jsonwriter.h"
#include "engine/base/try.h"
#include "ui/text/archivetext.h"
#include "ui/text/format.h"
#include "ui/text/importtext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

using Layout = app::JsonWriter::Layout;
using PublishedState = app::PublicationOutcome::State;

/// What became of a tournament.
struct Published {
    QString file; ///< with the number of the tournament
    engine::TournamentId tournament;
    QString name = {};
    std::optional<app::PublicationOutcome> outcome = {}; ///< nothing: it was refused
    bool hasFindings = false;                            ///< that is why
    int seen = 0;
    std::optional<app::RevisionDifference> difference = {}; ///< of a conflict
    std::vector<PrintedMessage> messages = {};
};

const char* stateText(const Published& one)
{
    if (!one.outcome)
        return "refused";
    switch (one.outcome->state) {
    case PublishedState::Added: return "added";
    case PublishedState::AlreadyThere: return "already-there";
    case PublishedState::Conflict: break;
    }
    return "conflict";
}

QString lineOf(const Published& one)
{
    if (!one.outcome)
        return ui::fillPattern(Tr::tr("%1 (%2): was not published"), {one.file, one.name});
    const QString revision = QString::number(one.outcome->revision);
    switch (one.outcome->state) {
    case PublishedState::Added:
        return ui::fillPattern(Tr::tr("%1 (%2): published as revision %3"), {one.file, one.name, revision});
    case PublishedState::AlreadyThere:
        return ui::fillPattern(Tr::tr("%1 (%2): is there already as revision %3"),
                               {one.file, one.name, revision});
    case PublishedState::Conflict: break;
    }
    const QString who = one.outcome->there ? one.outcome->there->publisher : QString();
    return ui::fillPattern(
        Tr::tr("%1 (%2): was not published: revision %3 by %4 is there, and you have seen revision %5"),
        {one.file, one.name, revision, who, QString::number(one.seen)});
}

QByteArray textOf(const std::vector<Published>& all)
{
    QString text;
    for (const Published& one : all) {
        text += lineOf(one) + u'\n';
        if (!one.difference)
            continue;
        const auto& [there, here, difference] = *one.difference;
        for (const QString& line : ui::differenceLines(difference, there, here))
            text += u"  "_s + line + u'\n';
    }
    return writtenText(text);
}

void writeDifference(app::JsonWriter& json, const app::TournamentDifference& difference)
{
    const auto texts = [&](std::string_view key, const std::vector<std::string>& all) {
        json.key(key);
        json.beginArray(Layout::OneLine);
        for (const std::string& one : all)
            json.value(one);
        json.endArray();
    };
    texts("tournament", difference.header);
    json.objects("participants", Layout::OneLine, difference.participants,
                 [&](const app::ParticipantDifference& one) {
                     if (one.before)
                         json.member("there", one.before->value());
                     if (one.after)
                         json.member("here", one.after->value());
                     texts("fields", one.fields);
                 });
    const auto game = [&](std::string_view key, const std::optional<engine::Game>& one) {
        if (!one)
            return;
        json.object(key, Layout::OneLine, [&] {
            json.member("round", one->round);
            json.member("white", one->white.value());
            json.member("black", one->black.value());
            json.member("result", engine::resultText(one->result));
        });
    };
    json.objects("games", Layout::OneLine, difference.games, [&](const app::GameDifference& one) {
        game("there", one.before);
        game("here", one.after);
    });
}

QByteArray jsonOf(const std::vector<Published>& all)
{
    app::JsonWriter json;
    json.beginArray();
    for (const Published& one : all) {
        json.beginObject();
        json.member("file", one.file.toStdString());
        json.member("state", stateText(one));
        json.member("tournament", one.tournament.value());
        json.member("name", one.name.toStdString());
        if (one.outcome)
            json.member("revision", one.outcome->revision);
        if (one.outcome && one.outcome->there) {
            json.member("seen", one.seen);
            json.member("publisher", one.outcome->there->publisher.toStdString());
            json.member("published", one.outcome->there->published.toStdString());
        }
        if (one.difference)
            json.object("difference", Layout::Lines,
                        [&] { writeDifference(json, one.difference->difference); });
        writeMessages(json, one.messages);
        json.endObject();
    }
    json.endArray();
    return json.take();
}

/// Whether the check of a tournament finds errors; says so.
Result<bool> hasErrors(const app::WorkFile& file, const Published& one)
{
    TRY(const auto rules, app::rulesOf(file));
    TRY(const auto stored, app::chronicleTournament(file, one.tournament, *rules));
    TRY(const int errors, app::errorsIn(*stored, *rules));
    if (errors == 0)
        return false;
    printMessage(one.file, 0, MessageLevel::Error,
                 Tr::tr("There are %n error(s) among the findings; “zahlmeister check” shows them. --force "
                        "publishes the tournament all the same.",
                        nullptr, errors),
                 "findings");
    return true;
}

QString publisherOf(const app::WorkFile& file, engine::TournamentId id, const QString& given)
{
    if (!given.isEmpty())
        return given;
    const auto stored = file.tournament(id);
    return stored.has_value() ? ui::fromEngine(stored->tournament.header.evaluator) : QString();
}

Result<void> publish(app::WorkFile& file, app::Archive& archive, Published& one, bool isRemoved,
                     const PublicationRequest& request)
{
    if (!request.isForced && !isRemoved) {
        TRY(one.hasFindings, hasErrors(file, one));
        if (one.hasFindings)
            return {};
    }
    TRY(const auto known, app::archivedState(file, archive.id(), one.tournament));
    one.seen = request.seen.value_or(known.revision);
    TRY(one.outcome,
        app::publishTournament(file, one.tournament, archive,
                               publisherOf(file, one.tournament, request.publisher), request.seen));
    if (one.outcome->there) {
        TRY(one.difference, app::differenceFrom(*one.outcome->there, file, one.tournament));
    }
    return {};
}

/// The tournaments that a word of the command line means.
Outcome<std::vector<engine::TournamentId>> meant(const app::WorkFile& file, const QString& word,
                                                 const std::optional<QString>& selector,
                                                 const app::Archive& archive,
                                                 const std::vector<app::TournamentSummary>& all)
{
    if (!selector)
        return in(word, app::publishableTournaments(file, archive.id()));
    TRY(const auto id, tournamentNamed(word, *selector, all));
    return std::vector{id};
}

/// Says where the adjustments of a work file and of the archive differ: both compute different ratings then.
Outcome<void> compareAdjustments(const QString& word, const app::WorkFile& file, app::Archive& archive)
{
    TRY(const auto here, in(word, app::rulesOf(file)));
    TRY(const auto there, in(archive.address().text, archive.rules()));
    const auto difference = app::differenceOfAdjustments(*here, *there);
    if (!difference.isEmpty())
        printMessage(word, 0, MessageLevel::Warning, ui::adjustmentDifferenceText(difference),
                     "adjustments-differ");
    return {};
}

Outcome<void> publishFrom(const QString& word, app::Archive& archive, const PublicationRequest& request,
                          std::vector<Published>& done)
{
    const app::FileInHand inHand(word);
    if (inHand.error())
        return failed(word, *inHand.error());
    if (!inHand.isSqlite())
        return failed(word, {ErrorCode::NotAWorkFile, {inHand.path().toStdString()}});
    TRY(const auto file, in(word, app::WorkFile::open(inHand.path())));
    if (app::isSample(*file))
        return failed(word, {ErrorCode::SampleOnly});
    if (file->isReadOnly()) // what was seen could not be kept
        return failed(word, *file->readOnlyReason());
    TRY_DO(compareAdjustments(word, *file, archive));
    TRY(const auto all, in(word, file->tournaments()));
    TRY(const auto ids, meant(*file, word, inHand.tournament(), archive, all));
    for (const engine::TournamentId id : ids) {
        const auto summary = std::ranges::find(all, id, &app::TournamentSummary::id);
        Published one{inHand.path() % u'#' % QString::number(id.value()), id, summary->name};
        MessageRecorder recorder;
        const auto published = publish(*file, archive, one, summary->removed, request);
        if (!published.has_value())
            printError(one.file, published.error());
        one.messages = recorder.take();
        done.push_back(std::move(one));
        // Nothing that follows would come, either.
        if (!published.has_value() && published.error().code == ErrorCode::ArchiveUnreachable)
            break;
    }
    return {};
}

ExitCode codeOf(const std::vector<Published>& all)
{
    const auto any = [&](auto is) { return std::ranges::any_of(all, is); };
    if (any([](const Published& one) { return !one.outcome && !one.hasFindings; }))
        return ExitCode::FileFailed;
    const bool hasOpen = any([](const Published& one) {
        return one.hasFindings || one.outcome->state == PublishedState::Conflict;
    });
    return hasOpen ? ExitCode::DoneWithErrors : ExitCode::Done;
}

} // namespace

Outcome<QString> publishedUuid(const QString& file)
{
    TRY(const auto source, readTournament(file));
    if (!source.id)
        return failed(file, {ErrorCode::NotAWorkFile, {file.toStdString()}});
    if (source.isSample)
        return failed(file, {ErrorCode::SampleOnly});
    return QString::fromLatin1(source.content.tournamentUuid);
}

Outcome<ExitCode> publishTournaments(app::Archive& archive, const QStringList& files,
                                     const PublicationRequest& request)
{
    if (files.isEmpty())
        return badUsage(Tr::tr("Name a work file, or tournaments as WORKFILE#TOURNAMENT."));
    const bool isOne = files.size() == 1 && app::FileInHand(files.first()).tournament().has_value();
    if (request.seen && !isOne)
        return badUsage(Tr::tr("--seen is about one tournament. Name it as WORKFILE#TOURNAMENT."));
    std::vector<Published> done;
    Outcome<void> last;
    for (const QString& file : files) {
        last = publishFrom(file, archive, request, done);
        if (!last.has_value())
            break;
    }
    if (!last.has_value() && done.empty())
        return tl::unexpected(last.error());
    TRY_DO(writeData(request.isJson ? jsonOf(done) : textOf(done), request.output));
    if (!last.has_value())
        return tl::unexpected(last.error());
    return codeOf(done);
}

} // namespace zahlmeister::cli
