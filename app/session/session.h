// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QLatin1StringView>
#include <QObject>
#include <QString>
#include <QTimer>

#include "app/document/liveevaluation.h"
#include "app/document/tournamentdocument.h"
#include "app/files/fileinhand.h"
#include "app/identify/personsource.h"
#include "app/store/workfile.h"
#include "engine/base/result.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

class ArchiveLink;
class BackupKeeper;
class LiveArchiveShelf;
class LiveChronicle;

/// @brief How the names of work files end.
inline constexpr QLatin1StringView kWorkFileSuffix(".zahlmeister");

/// @brief What became of a file that was opened.
struct OpenedFile {
    /// @brief What the file turned out to be.
    enum class Kind {
        WorkFile,     ///< it is the work file now
        Imported,     ///< its tournament was added to the work file and opened
        AlreadyThere, ///< the work file had the very same tournament, which was opened
    };
    Kind kind;
};

/// @brief What the program works on: one work file and at most one open tournament with its evaluation.
///
/// Outlives the window, so that a window can be built anew (for another language) without losing anything.
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    /// @brief Opens or creates a work file in place of the current one, whose tournament is closed.
    /// @return as WorkFile::open(); the current work file stays open then
    Result<void> openWorkFile(const QString& path, WorkFile::ForeignLogs logs = WorkFile::ForeignLogs::Refuse,
                              const WorkFile::Progress& progress = {});

    /// @brief Looks whether the work file is still where it was opened; workFileMoved() tells when it is not.
    /// Asked every second and after each failure of the store.
    void checkWorkFile();

    /// @brief Goes on in a complete copy of the work file, beside its old place or else in a folder.
    /// @param folder where the copy goes when its old folder is gone
    /// @return the path of the copy; as WorkFile::continueIn()
    Result<QString> continueInCopy(const QString& folder);

    /// @brief Goes on under the name that the work file has now.
    /// @return as WorkFile::follow()
    Result<void> followWorkFile();

    /// @brief Puts a backup in the place of a work file, and opens that.
    /// @param workFile the open one, or one that cannot be opened
    /// @return as app::restoreBackup() and openWorkFile(); a work file that was open is open again then
    Result<void> restoreBackup(const QString& backup, const QString& workFile,
                               const WorkFile::Progress& progress = {});

    /// @brief The copies of the work file that are made by themselves.
    [[nodiscard]] BackupKeeper& backups() { return *m_backups; }

    /// @brief Every player over all tournaments of the work file.
    [[nodiscard]] LiveChronicle& chronicle() { return *m_chronicle; }

    /// @brief The connection to an archive, if somebody makes one.
    [[nodiscard]] ArchiveLink& archive() { return *m_archive; }

    /// @brief The persons of that archive.
    [[nodiscard]] LiveArchiveShelf& archiveShelf() { return *m_archiveShelf; }

    /// @brief The work file; nullptr when none could be opened yet.
    [[nodiscard]] WorkFile* workFile() const { return m_workFile.get(); }

    /// @brief Whether tournaments can be added and changed.
    [[nodiscard]] bool isWritable() const { return m_workFile && !m_workFile->isReadOnly(); }

    /// @brief The work file's tournaments as WorkFile::tournaments() orders them, up to date after every
    /// edit.
    [[nodiscard]] const std::vector<TournamentSummary>& tournaments() const { return m_tournaments; }

    /// @brief The open tournament; nullptr when none is open.
    [[nodiscard]] TournamentDocument* document() const { return m_document.get(); }

    /// @brief The evaluation of the open tournament; nullptr when none is open.
    [[nodiscard]] LiveEvaluation* evaluation() const { return m_evaluation.get(); }

    /// @brief What the work file recorded of persons, and after it the archive; nullptr when no tournament
    /// is open.
    [[nodiscard]] PersonRecords* records() const { return m_records.get(); }

    /// @brief Opens a tournament in place of the current one.
    /// @return as TournamentDocument::open(); the current tournament stays open then
    Result<void> openTournament(engine::TournamentId id);

    /// @brief Closes the open tournament. Everything is stored already.
    void closeTournament();

    /// @brief The work file's rule versions; the shipped ones when there is no work file.
    [[nodiscard]] const std::shared_ptr<const engine::RuleCatalog>& rules() const { return m_rules; }

    /// @brief Adds or replaces a rule version of the work file; the open tournament is evaluated anew.
    /// @return as app::putRuleVersion(); FileNotFound when there is no work file
    Result<void> putRuleVersion(const engine::RuleVersion& version);

    /// @brief Takes a rule version out of the work file, likewise.
    /// @return as app::removeRuleVersion(); FileNotFound when there is no work file
    Result<void> removeRuleVersion(const std::string& id);

    /// @brief Adds or replaces an adjustment of ratings, and takes one back; the chain of the tournaments
    /// follows.
    /// @return as app::putAdjustment() and app::removeAdjustment(); FileNotFound when there is no work file
    Result<void> putAdjustment(const engine::Adjustment& adjustment);
    Result<void> removeAdjustment(const std::string& id);

    /// @brief Adds a tournament to the work file and opens it.
    /// @return as WorkFile::addTournament(); FileNotFound when there is no work file
    Result<engine::TournamentId> addTournament(const engine::Tournament& tournament);

    /// @brief The same for one that comes from a file; the work file is backed up before.
    Result<engine::TournamentId> importTournament(const engine::Tournament& tournament);

    /// @brief A tournament of the work file, open or not.
    /// @return what readTournament() says; FileNotFound when there is no work file
    [[nodiscard]] Result<StoredTournament> tournament(engine::TournamentId id) const;

    /// @brief Moves a tournament to the waste basket, and closes it if it is open.
    Result<void> removeTournament(engine::TournamentId id);
    Result<void> restoreTournament(engine::TournamentId id);

    /// @brief Makes tournaments of others in one transaction, and opens the first that was added, else the
    /// first that was restored. A removed one is closed if it is open.
    /// @return the ids of those that were added; as WorkFile::replaceTournaments(), and openTournament()
    Result<std::vector<engine::TournamentId>> replaceTournaments(const WorkFile::Replacement& replacement);

    /// @brief Whether openFile() would open this as a work file: by content, and an empty file by its name.
    [[nodiscard]] static bool isWorkFile(const FileInHand& file);

    /// @brief Whether a file seems to be a tournament in another format than the program's own: neither work
    /// file nor exchange format.
    [[nodiscard]] static bool isForeign(const FileInHand& file);

    /// @brief Opens a file of the program's own: a work file (one of its backups for reading only), and in it
    /// the tournament that is named by name or number; the tournament of a file in the exchange format is
    /// imported and opened.
    /// @return all errors of the file, in its order; nothing has changed then
    tl::expected<OpenedFile, std::vector<Error>> openFile(FileInHand file,
                                                          const WorkFile::Progress& progress = {});

    /// @brief The tournament of the work file that an imported one most likely is.
    /// @return nothing when there is none; what readTournament() says
    [[nodiscard]] Result<std::optional<engine::TournamentId>>
    findSame(const engine::Tournament& imported) const;

    /// @brief Opens a tournament of the work file and brings it in line with an imported one, in one step
    /// that can be undone.
    /// @param file name for the step
    /// @return as TournamentDocument::apply()
    Result<void> takeOver(engine::TournamentId id, const engine::Tournament& imported, const QString& file);

    /// @brief Judges the deadlines of the open tournament by its submissions and today: after one was noted.
    void judgeDeadlines();

    /// @brief Writes a file; an existing one is replaced only when all went well.
    /// @return Error::FileNotWritable, DiskFull
    static Result<void> writeFile(const QString& path, const QByteArray& data);

Q_SIGNALS:
    /// @brief The work file was replaced.
    void workFileChanged();
    /// @brief The work file is not where it was opened, and can only be read until somebody decides where to
    /// go on.
    /// @param path the name it has now; empty when it has none
    void workFileMoved(const QString& path);
    /// @brief tournaments() changed.
    void tournamentsChanged();
    /// @brief document(), evaluation() and records() will be deleted when this returns.
    void tournamentAboutToClose();
    /// @brief document(), evaluation() and records() are new.
    void tournamentOpened();
    /// @brief rules() is new.
    void rulesChanged();
    /// @brief The list of tournaments or of rule versions could not be read.
    void failed(const zahlmeister::Error& error);

private:
    void replaceWorkFile(std::unique_ptr<WorkFile> file);
    void readTournaments();
    void readOpenTournament();
    [[nodiscard]] PersonSources archivedPersons() const;
    void readRules();
    Result<void> openTournamentNamed(const QString& name);
    tl::expected<OpenedFile, std::vector<Error>> importJson(const QByteArray& data, const QString& file);
    [[nodiscard]] std::optional<engine::TournamentId> findEqual(const engine::Tournament& tournament);

    std::unique_ptr<BackupKeeper> m_backups; ///< makes its last copy after the file was closed
    std::unique_ptr<WorkFile> m_workFile;
    QTimer m_watch; ///< for checkWorkFile()
    std::vector<TournamentSummary> m_tournaments;
    std::shared_ptr<const engine::RuleCatalog> m_rules;
    std::unique_ptr<TournamentDocument> m_document;
    std::unique_ptr<LiveEvaluation> m_evaluation;
    std::unique_ptr<PersonRecords> m_records;
    std::unique_ptr<ArchiveLink> m_archive;
    std::unique_ptr<LiveArchiveShelf> m_archiveShelf;
    std::unique_ptr<LiveChronicle> m_chronicle; ///< last: it follows all the others
};

} // namespace zahlmeister::app
