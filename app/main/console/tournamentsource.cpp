// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/tournamentsource.h"

#include <QFileInfo>

#include "app/document/tournamentdocument.h"
#include "app/main/console/commandtext.h"
#include "app/open/open.h"
#include "app/rules/rulestore.h"
#include "app/rules/shippedrules.h"
#include "app/store/samplemark.h"
#include "app/store/workfile.h"
#include "app/submission/submission.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"
#include "ui/print/samplemark.h"
#include "ui/text/format.h"
#include "ui/text/importtext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

/// The tournaments of a work file for a message: `3 (Stadtmeisterschaft 2026)`.
QString listed(const std::vector<app::TournamentSummary>& tournaments)
{
    QStringList names;
    for (const app::TournamentSummary& tournament : tournaments)
        names.append(QString::number(tournament.id.value()) % u" ("_s % tournament.name % u')');
    return names.join(u", "_s);
}

tl::unexpected<Complaint> ambiguous(const QString& file, const QString& text)
{
    return tl::unexpected(Complaint{ExitCode::BadUsage, text, errorCodeText(ErrorCode::BadUsage), file});
}

Outcome<TournamentSource> readFromWorkFile(const QString& file, const QString& path, const QString& selector)
{
    TRY(const auto workFile, in(file, app::WorkFile::open(path, app::WorkFile::Access::ReadOnly)));
    ui::markSheets(app::isSample(*workFile));
    TRY(const auto tournaments, in(file, workFile->tournaments()));
    if (selector.isEmpty())
        return ambiguous(
            file,
            ui::fillPattern(Tr::tr("This is a work file. Name one of its tournaments as %1#NUMBER: %2."),
                            {path, listed(tournaments)}));
    TRY(const auto id, tournamentNamed(file, selector, tournaments));
    TRY(const auto document, in(file, app::TournamentDocument::open(*workFile, id)));
    TRY(const auto rules, in(file, app::rulesOf(*workFile)));
    const auto uuid = app::tournamentUuid(*workFile, id);
    return TournamentSource{
        .file = file,
        .content = {.tournament = document->tournament(), .tournamentUuid = uuid.value_or(QByteArray())},
        .rules = rules,
        .arithmetic = document->arithmetic(),
        .workFile = path,
        .id = id,
        .isSample = app::isSample(*workFile)};
}

MessageLevel messageLevel(app::ImportLevel level)
{
    switch (level) {
    case app::ImportLevel::Adjusted: return MessageLevel::Note;
    case app::ImportLevel::Doubt: return MessageLevel::Warning;
    case app::ImportLevel::Refused: break;
    }
    return MessageLevel::Error;
}

} // namespace

int TournamentSource::lineOf(const engine::FindingPlace& place) const
{
    const auto at = [](const std::vector<int>& lines, std::optional<std::size_t> index) {
        return index && *index < lines.size() ? lines[*index] : 0;
    };
    if (place.gameIndex)
        return at(content.gameLines, place.gameIndex);
    if (place.participant)
        return at(content.participantLines, content.tournament.indexOf(*place.participant));
    return content.headerLine;
}

Outcome<engine::TournamentId> tournamentNamed(const QString& file, const QString& selector,
                                              const std::vector<app::TournamentSummary>& tournaments)
{
    bool isNumber = false;
    const qint64 number = selector.toLongLong(&isNumber);
    std::vector<app::TournamentSummary> sameName;
    for (const app::TournamentSummary& tournament : tournaments) {
        if (isNumber && tournament.id.value() == number)
            return tournament.id;
        if (tournament.name == selector && !tournament.removed)
            sameName.push_back(tournament);
    }
    if (sameName.size() == 1)
        return sameName.front().id;
    if (sameName.empty())
        return failed(file, {ErrorCode::UnknownTournament, {selector.toStdString()}});
    return ambiguous(
        file, ui::fillPattern(Tr::tr("Several tournaments have this name. Name one by its number: %1."),
                              {listed(sameName)}));
}

bool isSameFile(const QString& input, const QString& output)
{
    const QString canonical = QFileInfo(output).canonicalFilePath();
    if (canonical.isEmpty())
        return false;
    return QFileInfo(app::splitTournamentPath(input).file).canonicalFilePath() == canonical;
}

void printNotes(const QString& file, const std::vector<app::ImportNote>& notes)
{
    for (const app::ImportNote& note : notes) {
        app::ImportPlace rest = note.place;
        rest.line = 0;
        const QString place = ui::importPlaceText(rest);
        const QString text = ui::importNoteText(note);
        printMessage(file, note.place.line, messageLevel(note.level),
                     place.isEmpty() ? text : place + u": "_s + text, app::importCodeText(note.code));
    }
}

Outcome<TournamentSource> readTournament(const QString& file, std::string_view from)
{
    app::FileInHand inHand(file);
    if (inHand.error())
        return failed(file, *inHand.error());
    if (inHand.tournament() || inHand.isSqlite())
        return readFromWorkFile(file, inHand.path(), inHand.tournament().value_or(QString()));
    std::vector<app::FileInHand> files;
    files.push_back(std::move(inHand));
    TRY(auto opened, in(file, app::openFiles(std::move(files), from)));
    for (const Error& error : opened.errors)
        printError(file, error);
    printNotes(file, opened.result.has_value() ? opened.result->notes : opened.result.error());
    if (!opened.result.has_value())
        return tl::unexpected(Complaint{ExitCode::FileFailed});
    return TournamentSource{
        .file = file, .content = std::move(*opened.result), .rules = app::shippedRulesShared()};
}

// RULE: WO2026 6.2
void warnOfAge(const QString& file, std::optional<engine::Date> end)
{
    if (end && end->plusYears(1) < app::today())
        printMessage(file, 0, MessageLevel::Warning,
                     Tr::tr("The tournament ended more than a year ago: a correction is a matter of the "
                            "association now (6.2)."),
                     "older-than-a-year");
}

} // namespace zahlmeister::cli
