// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/intoworkfile.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/chronicle/chain/settling.h"
#include "app/document/tournamentdocument.h"
#include "app/fields/tournamentdifference.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/tournamentsource.h"
#include "app/session/session.h"
#include "app/store/arrival.h"
#include "app/store/backups.h"
#include "app/store/sametournaments.h"
#include "app/store/samplemark.h"
#include "app/submission/submission.h"
#include "app/text/jsonwriter.h"
#include "engine/base/try.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

/// What became of a file.
enum class TakenState { Added, AlreadyThere, Differs, Replaced, Refused };

struct Taken {
    QString file;
    TakenState state = TakenState::Refused;
    std::optional<engine::TournamentId> tournament = {}; ///< added, or there before
    std::string name = {};                               ///< of the tournament
    std::vector<PrintedMessage> messages = {};
};

std::string_view stateText(TakenState state)
{
    switch (state) {
    case TakenState::Added: return "added";
    case TakenState::AlreadyThere: return "already-there";
    case TakenState::Differs: return "differs";
    case TakenState::Replaced: return "replaced";
    case TakenState::Refused: break;
    }
    return "refused";
}

QString lineOf(const Taken& taken)
{
    const QString name = ui::fromEngine(taken.name);
    const QString number = taken.tournament ? QString::number(taken.tournament->value()) : QString();
    switch (taken.state) {
    case TakenState::Added:
        return ui::fillPattern(Tr::tr("%1: added as %2 (%3)"), {taken.file, number, name});
    case TakenState::AlreadyThere:
        return ui::fillPattern(Tr::tr("%1: is there already as %2 (%3)"), {taken.file, number, name});
    case TakenState::Differs:
        return ui::fillPattern(Tr::tr("%1: is there as %2 (%3) with other content, and was not taken over"),
                               {taken.file, number, name});
    case TakenState::Replaced:
        return ui::fillPattern(Tr::tr("%1: takes the place of what was there as %2 (%3)"),
                               {taken.file, number, name});
    case TakenState::Refused: break;
    }
    return ui::fillPattern(Tr::tr("%1: was not taken over"), {taken.file});
}

QByteArray textOf(const std::vector<Taken>& all)
{
    QString text;
    for (const Taken& taken : all)
        text += lineOf(taken) + u'\n';
    return writtenText(text);
}

QByteArray jsonOf(const std::vector<Taken>& all)
{
    app::JsonWriter json;
    json.beginArray();
    for (const Taken& taken : all) {
        json.beginObject();
        json.member("file", taken.file.toStdString());
        json.member("state", stateText(taken.state));
        if (taken.tournament)
            json.member("tournament", taken.tournament->value());
        if (!taken.name.empty())
            json.member("name", taken.name);
        writeMessages(json, taken.messages);
        json.endObject();
    }
    json.endArray();
    return json.take();
}

/// A work file that takes one tournament after the other.
class Taking {
public:
    Taking(app::WorkFile& file, IntoWorkFile how) : m_file(file), m_how(how), m_known(file) { }

    /// Looks for the tournament in the work file, and adds it when it is not there.
    Taken put(const TournamentSource& source)
    {
        Taken taken{.file = source.file, .name = source.content.tournament.header.name};
        Result<void> done = failure(ErrorCode::SampleOnly); // never among real ones
        if (!source.isSample)
            done = take(source, taken);
        if (!done.has_value()) {
            taken.state = TakenState::Refused;
            printError(source.file, done.error());
        }
        return taken;
    }

private:
    Result<void> take(const TournamentSource& source, Taken& taken)
    {
        const engine::Tournament& tournament = source.content.tournament;
        if (m_how != IntoWorkFile::AsNew) {
            TRY(taken.tournament, m_known.find(tournament));
        }
        if (taken.tournament)
            return compare(source, taken);
        TRY(taken.tournament, m_file.addTournament(app::arriving(tournament)));
        taken.state = TakenState::Added;
        m_known.put(*taken.tournament, tournament);
        if (const QByteArray& uuid = source.content.tournamentUuid; !uuid.isEmpty()) {
            const auto adopted = app::adoptTournamentUuid(m_file, *taken.tournament, uuid);
            if (!adopted.has_value())
                printError(source.file, adopted.error());
        }
        return {};
    }

    Result<void> compare(const TournamentSource& source, Taken& taken)
    {
        TRY(const auto stored, m_file.tournament(*taken.tournament));
        const engine::Tournament& current = stored.tournament;
        auto edits = app::editsBetween(current, app::broughtInLine(source.content.tournament, current));
        taken.state = edits.empty() ? TakenState::AlreadyThere : TakenState::Differs;
        if (edits.empty() || m_how != IntoWorkFile::Replace)
            return {};
        warnOfAge(source.file, current.header.end);
        TRY(const auto document, app::TournamentDocument::open(m_file, *taken.tournament));
        TRY_DO(document->apply({{app::EditKind::Import, {source.file}}, std::move(edits)}));
        m_known.put(*taken.tournament, document->tournament());
        taken.state = TakenState::Replaced;
        return {};
    }

    app::WorkFile& m_file;
    IntoWorkFile m_how;
    app::SameTournaments m_known;
};

/// Says how far it is, where somebody looks: on a terminal, in one line.
void tellProgress(std::size_t done, std::size_t all)
{
    constexpr std::size_t kStep = 25;
    if (all >= kStep && (done % kStep == 0 || done == all))
        printProgress(
            ui::fillPattern(Tr::tr("Files read: %1 of %2"), {QString::number(done), QString::number(all)}),
            done == all);
}

ExitCode exitCodeOf(const std::vector<Taken>& all)
{
    const auto any = [&](TakenState state) {
        return std::any_of(all.begin(), all.end(), [&](const Taken& one) { return one.state == state; });
    };
    return any(TakenState::Refused)   ? ExitCode::FileFailed
           : any(TakenState::Differs) ? ExitCode::DoneWithErrors
                                      : ExitCode::Done;
}

} // namespace

bool isWorkFileTarget(const QString& path)
{
    const app::FileInHand file(path);
    if (file.error())
        return path.endsWith(app::kWorkFileSuffix, Qt::CaseInsensitive);
    return app::Session::isWorkFile(file);
}

Outcome<ExitCode> convertIntoWorkFile(const QStringList& inputs, const QString& path, std::string_view from,
                                      IntoWorkFile how, bool isJson)
{
    app::Session session;
    TRY_DO(in(path, session.openWorkFile(path)));
    if (app::isSample(*session.workFile())) // real ones could never leave it, and would go with it
        return tl::unexpected(Complaint{
            ExitCode::FileFailed,
            Tr::tr("This is the sample club, from which no tournament can be handed in or exported. Nothing "
                   "was put into it; name a work file of your own, or a new one."),
            errorCodeText(ErrorCode::SampleOnly), path});
    if (!session.isWritable())
        return failed(path, *session.workFile()->readOnlyReason());
    if (!session.tournaments().empty())
        TRY_DO(in(path, app::makeBackup(session.workFile()->database(), app::BackupReason::Import)));
    std::vector<Taken> all;
    Taking taking(*session.workFile(), how);
    for (const QString& input : inputs) {
        MessageRecorder recorder;
        const auto source = readTournament(input, from);
        if (!source.has_value())
            static_cast<void>(cli::exitCodeOf(tl::unexpected(source.error()))); // says what is wrong
        Taken taken = source.has_value() ? taking.put(*source) : Taken{.file = input};
        taken.messages = recorder.take();
        all.push_back(std::move(taken));
        tellProgress(all.size(), static_cast<std::size_t>(inputs.size()));
    }
    TRY_DO(in(path, app::settleEntries(*session.workFile())));
    TRY_DO(writeData(isJson ? jsonOf(all) : textOf(all), {}));
    return exitCodeOf(all);
}

} // namespace zahlmeister::cli
