// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>

#include "app/chronicle/workfilerecords.h"
#include "app/fields/tournamentdifference.h"
#include "app/files/fileplace.h"
#include "app/files/filewriting.h"
#include "app/formats/json/tournamentjson.h"
#include "app/rules/rulestore.h"
#include "app/rules/shippedrules.h"
#include "app/session/archivelink.h"
#include "app/session/backupkeeper.h"
#include "app/session/livearchiveshelf.h"
#include "app/session/livechronicle.h"
#include "app/store/arrival.h"
#include "app/store/sametournaments.h"
#include "app/store/tournamentstore.h"
#include "app/submission/submission.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"
#include "engine/check/check.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kMillisecondsBetweenLooks = 1000; // a look costs a microsecond

std::string text(const QString& value)
{
    return value.toStdString();
}

/// Games as somebody wrote them down, without the ids that the work file gave them.
std::vector<Error> alone(const Error& error)
{
    return {error};
}

std::vector<engine::Game> withoutIds(std::vector<engine::Game> games)
{
    for (engine::Game& game : games)
        game.id = engine::GameId(0);
    return games;
}

} // namespace

Session::Session(QObject* parent)
    : QObject(parent),
      m_backups(std::make_unique<BackupKeeper>()),
      m_rules(shippedRulesShared()),
      m_archive(std::make_unique<ArchiveLink>()),
      m_archiveShelf(std::make_unique<LiveArchiveShelf>(*m_archive)),
      m_chronicle(std::make_unique<LiveChronicle>(*this))
{
    m_watch.setInterval(kMillisecondsBetweenLooks);
    connect(&m_watch, &QTimer::timeout, this, &Session::checkWorkFile);
    m_watch.start();
}

Session::~Session()
{
    closeTournament();
    m_backups->close();
}

Result<void> Session::openWorkFile(const QString& path, WorkFile::ForeignLogs logs,
                                   const WorkFile::Progress& progress)
{
    // What was put away is looked at, never written to.
    const auto access = isBackup(path) ? WorkFile::Access::ReadOnly : WorkFile::Access::ReadWrite;
    TRY(auto opened, WorkFile::open(path, access, logs, progress));
    replaceWorkFile(std::move(opened));
    return {};
}

void Session::replaceWorkFile(std::unique_ptr<WorkFile> file)
{
    closeTournament();
    m_backups->close();
    m_workFile = std::move(file);
    m_backups->closed();
    m_backups->follow(m_workFile.get());
    readRules();
    readTournaments();
    Q_EMIT workFileChanged();
}

Result<void> Session::restoreBackup(const QString& backup, const QString& workFile,
                                    const WorkFile::Progress& progress)
{
    const bool isOpen = m_workFile && m_workFile->path() == workFile;
    if (isOpen) { // what it holds is copied before another file takes its place
        closeTournament();
        m_backups->close();
        m_workFile.reset();
    }
    const auto restored =
        app::restoreBackup(backup, workFile, [&] { return !progress || progress(WorkFile::Step::Backup); });
    auto opened = restored.has_value() || isOpen ? openWorkFile(workFile) : restored;
    if (!m_workFile) {
        m_tournaments.clear();
        Q_EMIT tournamentsChanged();
        Q_EMIT workFileChanged();
    }
    return restored.has_value() ? opened : restored;
}

void Session::checkWorkFile()
{
    if (!m_workFile || m_workFile->isReadOnly() || m_workFile->checkPlace())
        return;
    Q_EMIT workFileChanged(); // it can only be read now
    Q_EMIT workFileMoved(m_workFile->currentPath());
}

Result<QString> Session::continueInCopy(const QString& folder)
{
    const QFileInfo old(m_workFile->path());
    const QString place = old.dir().exists() ? old.absolutePath() : folder;
    const QString stem = place + u'/' + old.completeBaseName();
    QString path;
    int number = 2;
    do
        path = stem + u'-' + QString::number(number++) + kWorkFileSuffix;
    while (QFileInfo::exists(path));
    m_backups->close();
    const auto continued = m_workFile->continueIn(path);
    m_backups->follow(m_workFile.get());
    TRY_DO(continued);
    Q_EMIT workFileChanged();
    return path;
}

Result<void> Session::followWorkFile()
{
    m_backups->close();
    const auto followed = m_workFile->follow();
    m_backups->follow(m_workFile.get());
    Q_EMIT workFileChanged();
    return followed;
}

Result<void> Session::openTournament(engine::TournamentId id)
{
    if (m_document && m_document->id() == id)
        return {};
    if (!m_workFile)
        return failure(ErrorCode::UnknownTournament, {std::to_string(id.value())});
    TRY(auto document, TournamentDocument::open(*m_workFile, id));
    closeTournament();
    m_document = std::move(document);
    m_evaluation = std::make_unique<LiveEvaluation>(*m_document, m_rules);
    m_records = std::make_unique<WorkFileRecords>(
        *m_workFile, *m_evaluation, [this] { return m_chronicle->chronicle(); },
        [this] { return archivedPersons(); });
    judgeDeadlines();
    // The list shows name, dates and counts of the open tournament too.
    connect(m_document.get(), &TournamentDocument::edited, this, &Session::readOpenTournament);
    connect(m_document.get(), &TournamentDocument::storageFailed, this, &Session::checkWorkFile,
            Qt::QueuedConnection); // after the window has said what failed
    Q_EMIT tournamentOpened();
    return {};
}

PersonSources Session::archivedPersons() const
{
    const auto uuid = tournamentUuid(*m_workFile, m_document->id());
    return m_archiveShelf->sources(QString::fromLatin1(uuid.value_or(QByteArray())));
}

void Session::closeTournament()
{
    if (!m_document)
        return;
    Q_EMIT tournamentAboutToClose();
    m_records.reset();
    m_evaluation.reset();
    m_document.reset();
}

Result<void> Session::putRuleVersion(const engine::RuleVersion& version)
{
    if (!m_workFile)
        return failure(ErrorCode::FileNotFound, {std::string()});
    const auto put = app::putRuleVersion(*m_workFile, version);
    if (put.has_value())
        readRules();
    return put;
}

Result<void> Session::removeRuleVersion(const std::string& id)
{
    if (!m_workFile)
        return failure(ErrorCode::FileNotFound, {std::string()});
    const auto removed = app::removeRuleVersion(*m_workFile, id);
    if (removed.has_value())
        readRules();
    return removed;
}

Result<void> Session::putAdjustment(const engine::Adjustment& adjustment)
{
    if (!m_workFile)
        return failure(ErrorCode::FileNotFound, {std::string()});
    const auto put = app::putAdjustment(*m_workFile, adjustment);
    if (put.has_value())
        readRules();
    return put;
}

Result<void> Session::removeAdjustment(const std::string& id)
{
    if (!m_workFile)
        return failure(ErrorCode::FileNotFound, {std::string()});
    const auto removed = app::removeAdjustment(*m_workFile, id);
    if (removed.has_value())
        readRules();
    return removed;
}

Result<engine::TournamentId> Session::addTournament(const engine::Tournament& tournament)
{
    if (!m_workFile)
        return failure(ErrorCode::FileNotFound, {std::string()});
    TRY(const auto id, m_workFile->addTournament(arriving(tournament)));
    readTournaments();
    TRY_DO(openTournament(id));
    return id;
}

Result<engine::TournamentId> Session::importTournament(const engine::Tournament& tournament)
{
    m_backups->copyNow(BackupReason::Import);
    return addTournament(tournament);
}

Result<StoredTournament> Session::tournament(engine::TournamentId id) const
{
    if (!m_workFile)
        return failure(ErrorCode::FileNotFound, {std::string()});
    return m_workFile->tournament(id);
}

Result<void> Session::removeTournament(engine::TournamentId id)
{
    if (!m_workFile)
        return failure(ErrorCode::UnknownTournament, {std::to_string(id.value())});
    TRY_DO(m_workFile->removeTournament(id));
    if (m_document && m_document->id() == id)
        closeTournament();
    readTournaments();
    return {};
}

Result<void> Session::restoreTournament(engine::TournamentId id)
{
    if (!m_workFile)
        return failure(ErrorCode::UnknownTournament, {std::to_string(id.value())});
    const auto restored = m_workFile->restoreTournament(id);
    if (restored.has_value())
        readTournaments();
    return restored;
}

Result<std::vector<engine::TournamentId>>
Session::replaceTournaments(const WorkFile::Replacement& replacement)
{
    if (!m_workFile)
        return failure(ErrorCode::FileNotFound, {std::string()});
    WorkFile::Replacement arrived = replacement;
    std::ranges::transform(arrived.added, arrived.added.begin(), arriving);
    TRY(const auto added, m_workFile->replaceTournaments(arrived));
    if (m_document && std::ranges::find(replacement.removed, m_document->id()) != replacement.removed.end())
        closeTournament();
    readTournaments();
    if (const auto& shown = added.empty() ? replacement.restored : added; !shown.empty())
        TRY_DO(openTournament(shown.front()));
    return added;
}

bool Session::isWorkFile(const FileInHand& file)
{
    return file.isSqlite() || (!file.error() && file.beginning().isEmpty() &&
                               file.path().endsWith(kWorkFileSuffix, Qt::CaseInsensitive));
}

bool Session::isForeign(const FileInHand& file)
{
    return !file.error() && !isWorkFile(file) && !looksLikeTournamentJson(file.beginning(), file.name());
}

tl::expected<OpenedFile, std::vector<Error>> Session::openFile(FileInHand file,
                                                               const WorkFile::Progress& progress)
{
    if (!isWorkFile(file)) {
        TRY(const auto data, file.takeContent().map_error(alone));
        return importJson(data, file.path());
    }
    file.close();
    const auto identity = fileIdentity(file.path());
    const bool isOpen =
        m_workFile && (identity ? fileIdentity(m_workFile->path()) == identity
                                : m_workFile->path() == QFileInfo(file.path()).canonicalFilePath());
    if (!isOpen)
        TRY_DO(openWorkFile(file.path(), WorkFile::ForeignLogs::Refuse, progress).map_error(alone));
    if (file.tournament() && !file.tournament()->isEmpty())
        TRY_DO(openTournamentNamed(*file.tournament()).map_error(alone));
    return OpenedFile{OpenedFile::Kind::WorkFile};
}

tl::expected<OpenedFile, std::vector<Error>> Session::importJson(const QByteArray& data, const QString& file)
{
    TRY(const auto tournament, readTournamentJson(data, file));
    if (const auto equal = findEqual(tournament)) {
        TRY_DO(openTournament(*equal).map_error(alone));
        return OpenedFile{OpenedFile::Kind::AlreadyThere};
    }
    TRY_DO(importTournament(tournament).map_error(alone));
    return OpenedFile{OpenedFile::Kind::Imported};
}

Result<std::optional<engine::TournamentId>> Session::findSame(const engine::Tournament& imported) const
{
    return SameTournaments(*m_workFile).find(imported);
}

Result<void> Session::takeOver(engine::TournamentId id, const engine::Tournament& imported,
                               const QString& file)
{
    if (!m_document || m_document->id() != id) {
        TRY_DO(openTournament(id));
    }
    m_backups->copyNow(BackupReason::Import);
    const engine::Tournament& current = m_document->tournament();
    TRY_DO(m_document->apply(
        {{EditKind::Import, {file}}, editsBetween(current, broughtInLine(imported, current))}));
    return {};
}

void Session::judgeDeadlines()
{
    if (m_document)
        m_evaluation->setToday(deadlineDay(*m_workFile, m_document->id(), today()));
}

Result<void> Session::writeFile(const QString& path, const QByteArray& data)
{
    return writeFileSafely(data, path);
}

void Session::readRules()
{
    auto rules = rulesOf(*m_workFile);
    if (!rules.has_value())
        Q_EMIT failed(rules.error());
    m_rules = rules.has_value() ? std::move(*rules) : shippedRulesShared();
    if (m_evaluation)
        m_evaluation->setRules(m_rules);
    Q_EMIT rulesChanged();
}

void Session::readTournaments()
{
    auto list = m_workFile->tournaments();
    if (!list.has_value()) {
        Q_EMIT failed(list.error());
        return;
    }
    if (m_tournaments == *list)
        return;
    m_tournaments = std::move(*list);
    Q_EMIT tournamentsChanged();
}

/// An edit changes the open tournament alone; to count the games of all others again with every result that
/// is typed would take longer with every tournament.
void Session::readOpenTournament()
{
    const engine::Tournament& tournament = m_document->tournament();
    const engine::TournamentHeader& header = tournament.header;
    const auto summary = std::ranges::find(m_tournaments, m_document->id(), &TournamentSummary::id);
    const bool isAtItsPlace = summary != m_tournaments.end() && summary->start == header.start &&
                              summary->end == header.end && text(summary->name) == header.name;
    if (!isAtItsPlace) {
        readTournaments();
        return;
    }
    TournamentSummary now = *summary;
    now.participants = static_cast<int>(tournament.participants.size());
    now.games = static_cast<int>(tournament.games.size());
    now.missing =
        static_cast<int>(std::ranges::count(tournament.games, engine::kNotPlayed, &engine::Game::result));
    if (header.mode == engine::TournamentMode::RoundRobin)
        now.missing += engine::missingGames(now.participants, now.games, m_document->pairings());
    if (now == *summary)
        return;
    *summary = std::move(now);
    Q_EMIT tournamentsChanged();
}

Result<void> Session::openTournamentNamed(const QString& name)
{
    bool isNumber = false;
    const qint64 number = name.toLongLong(&isNumber);
    const auto found = std::ranges::find_if(m_tournaments, [&](const TournamentSummary& summary) {
        return !summary.removed && (summary.name == name || (isNumber && summary.id.value() == number));
    });
    if (found == m_tournaments.end())
        return failure(ErrorCode::UnknownTournament, {text(name)});
    return openTournament(found->id);
}

std::optional<engine::TournamentId> Session::findEqual(const engine::Tournament& tournament)
{
    for (const TournamentSummary& summary : m_tournaments) {
        if (summary.removed || text(summary.name) != tournament.header.name ||
            summary.end != tournament.header.end ||
            summary.participants != static_cast<int>(tournament.participants.size()) ||
            summary.games != static_cast<int>(tournament.games.size())) {
            continue;
        }
        const auto stored = TournamentDocument::open(*m_workFile, summary.id);
        if (!stored.has_value())
            continue;
        engine::Tournament other = (*stored)->tournament();
        if (tournament.header.processed.empty())
            other.header.processed.clear(); // it came out of this file
        if (other.header == tournament.header && other.participants == tournament.participants &&
            withoutIds(other.games) == withoutIds(tournament.games)) {
            return summary.id;
        }
    }
    return std::nullopt;
}

} // namespace zahlmeister::app
