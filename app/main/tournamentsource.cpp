// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/tournamentsource.h"

#include <QFile>
#include <QFileInfo>

#include "app/document/tournamentdocument.h"
#include "app/main/commandtext.h"
#include "app/rules/rulestore.h"
#include "app/rules/shippedrules.h"
#include "app/store/workfile.h"
#include "app/submission/submission.h"
#include "ui/text/importtext.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr QByteArrayView kSqliteMagic("SQLite format 3");

tl::unexpected<ExitCode> failed(const QString& file, ErrorCode code, std::vector<std::string> args)
{
    printError(file, {code, std::move(args), {}, {}});
    return tl::unexpected(ExitCode::FileFailed);
}

/// @return the whole file, or a byte more than is allowed
tl::expected<QByteArray, ExitCode> contentOf(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return failed(path, ErrorCode::FileNotFound, {path.toStdString()});
    QFile file(path);
    if (info.isDir())
        return failed(path, ErrorCode::FileNotReadable,
                      {path.toStdString(), Tr::tr("it is a folder").toStdString()});
    // A pipe that has a name may wait for ever for somebody who writes into it; one that the shell opened has
    // none.
    if (!info.isFile() && !info.canonicalFilePath().isEmpty())
        return failed(path, ErrorCode::FileNotReadable,
                      {path.toStdString(), Tr::tr("it is a pipe or a device, not a file").toStdString()});
    if (!file.open(QIODevice::ReadOnly))
        return failed(path, ErrorCode::FileNotReadable,
                      {path.toStdString(), file.errorString().toStdString()});
    QByteArray content = file.read(app::kMaximumTournamentFileSize + 1);
    if (file.error() != QFile::NoError)
        return failed(path, ErrorCode::FileNotReadable,
                      {path.toStdString(), file.errorString().toStdString()});
    return content;
}

/// The tournaments of a work file for a message: `3 (Stadtmeisterschaft 2026)`.
QString listed(const std::vector<app::TournamentSummary>& tournaments)
{
    QStringList names;
    for (const app::TournamentSummary& tournament : tournaments)
        names.append(QString::number(tournament.id.value()) % u" ("_s % tournament.name % u')');
    return names.join(u", "_s);
}

/// The tournament that is meant by an id or a name; those in the waste basket only by their id.
tl::expected<engine::TournamentId, ExitCode> chosen(const QString& file, const QString& selector,
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
        return failed(file, ErrorCode::UnknownTournament, {selector.toStdString()});
    printMessage(file, 0, MessageLevel::Error,
                 ui::fillPattern(Tr::tr("Several tournaments have this name. Name one by its number: %1."),
                                 {listed(sameName)}),
                 errorCodeText(ErrorCode::BadUsage));
    return tl::unexpected(ExitCode::BadUsage);
}

tl::expected<TournamentSource, ExitCode> readFromWorkFile(const QString& file, const QString& path,
                                                          const QString& selector)
{
    const auto fail = [&](const Error& error) {
        printError(file, error);
        return tl::unexpected(ExitCode::FileFailed);
    };
    const auto workFile = app::WorkFile::open(path, app::WorkFile::Access::ReadOnly);
    if (!workFile.has_value())
        return fail(workFile.error());
    const auto tournaments = (*workFile)->tournaments();
    if (!tournaments.has_value())
        return fail(tournaments.error());
    if (selector.isEmpty()) {
        printMessage(
            file, 0, MessageLevel::Error,
            ui::fillPattern(Tr::tr("This is a work file. Name one of its tournaments as %1#NUMBER: %2."),
                            {path, listed(*tournaments)}),
            errorCodeText(ErrorCode::BadUsage));
        return tl::unexpected(ExitCode::BadUsage);
    }
    const auto id = chosen(file, selector, *tournaments);
    if (!id.has_value())
        return tl::unexpected(id.error());
    const auto document = app::TournamentDocument::open(**workFile, *id);
    if (!document.has_value())
        return fail(document.error());
    const auto rules = app::rulesOf(**workFile);
    if (!rules.has_value())
        return fail(rules.error());
    const auto uuid = app::tournamentUuid(**workFile, *id);
    return TournamentSource{file,
                            {(*document)->tournament(), 0, {}, {}},
                            *rules,
                            (*document)->arithmetic(),
                            uuid.value_or(QByteArray()),
                            path,
                            *id};
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

tl::expected<TournamentSource, ExitCode> readForeign(const QString& file, const QByteArray& content,
                                                     std::string_view from)
{
    auto imported = app::importTournamentFile({{QFileInfo(file).fileName(), content}}, from);
    if (!imported.has_value()) {
        printNotes(file, imported.error());
        return tl::unexpected(ExitCode::FileFailed);
    }
    printNotes(file, imported->notes);
    app::LocatedTournament located{std::move(imported->tournament), 0, std::move(imported->participantLines),
                                   std::move(imported->gameLines)};
    return TournamentSource{
        file, std::move(located), app::shippedRulesShared(), {}, std::move(imported->tournamentUuid)};
}

tl::expected<TournamentSource, ExitCode> readFromJson(const QString& file, const QByteArray& content)
{
    auto located = app::readLocatedTournamentJson(content, file);
    if (located.has_value())
        return TournamentSource{file, std::move(located.value()), app::shippedRulesShared()};
    for (const Error& error : located.error())
        printError(file, error);
    return tl::unexpected(ExitCode::FileFailed);
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

bool isSameFile(const QString& input, const QString& output)
{
    const QString canonical = QFileInfo(output).canonicalFilePath();
    if (canonical.isEmpty())
        return false;
    const QString path = QFileInfo::exists(input) ? input : input.left(input.lastIndexOf(u'#'));
    return QFileInfo(path).canonicalFilePath() == canonical;
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

tl::expected<TournamentSource, ExitCode> readTournament(const QString& file, std::string_view from)
{
    // A file may have # in its name, so a file of the whole name comes first.
    const qsizetype mark = file.lastIndexOf(u'#');
    const bool selected = mark > 0 && !QFileInfo::exists(file);
    const QString path = selected ? file.left(mark) : file;
    const QString selector = selected ? file.mid(mark + 1) : QString();

    const auto content = contentOf(path);
    if (!content.has_value())
        return tl::unexpected(content.error());
    if (selected || content->startsWith(kSqliteMagic))
        return readFromWorkFile(file, path, selector);
    if (content->size() > app::kMaximumTournamentFileSize) {
        const auto mebibytes = std::to_string(app::kMaximumTournamentFileSize / (1024 * 1024));
        return failed(file, ErrorCode::FileTooLarge, {file.toStdString(), mebibytes});
    }
    if (from == "json" || (from.empty() && app::looksLikeTournamentJson(*content, path)))
        return readFromJson(file, *content);
    return readForeign(file, *content, from);
}

} // namespace zahlmeister::cli
