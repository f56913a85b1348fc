// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/archive/kept/archiveaddress.h"
#include "app/chronicle/chain/recalculation.h"
#include "engine/base/result.h"
#include "engine/catalogue/rulecatalog.h"

namespace zahlmeister::app {

class ArchiveDatabase;
struct PackedTournament;

/// @brief What is to be published.
struct Publication {
    QString uuid; ///< of the tournament, wherever it is
    int seen = 0; ///< the revision that the publisher goes by; 0: it is a new tournament
    std::optional<ChronicleTournament> tournament = {}; ///< nothing: it is removed
    QString publisher = {};
    QString submission = {};    ///< a uuid of this act: if it is there already, it is not done again
    bool isRemovedNext = false; ///< it is removed, which is to be published after this
};

/// @brief What was published.
struct ArchivedRevision {
    QString uuid;
    int revision = 0;
    QString publisher = {};
    QString published = {};                             ///< ISO, UTC
    QString name = {};                                  ///< of the tournament
    std::optional<ChronicleTournament> tournament = {}; ///< nothing: it was removed
};

/// @brief What came of a publication.
struct PublicationOutcome {
    /// @brief What became of it.
    enum class State {
        Added,
        AlreadyThere, ///< the newest revision is the same
        Conflict,     ///< somebody published a revision that the publisher has not seen; nothing was written
    };
    State state = State::Added;
    int revision = 0;                           ///< the newest that is there now
    std::optional<ArchivedRevision> there = {}; ///< of a conflict: that one
};

/// @brief What a publication would come to, as the archive is now.
struct PublicationPreview {
    /// @brief What would become of it.
    enum class State {
        New,       ///< nobody has published the tournament
        Changed,   ///< differs from the newest revision, which the publisher has seen
        Published, ///< the newest revision is the same
        Conflict,  ///< the newest revision is one that the publisher has not seen
        Gone,      ///< the one that he has seen is not there any more, or his role does not show it
    };
    State state = State::New;
    int revision = 0;       ///< the newest that is there; 0: none
    QString publisher = {}; ///< of that one
    QString published = {}; ///< likewise: ISO, UTC

    bool operator==(const PublicationPreview&) const = default;
};

/// @brief What a recalculation did.
struct ArchiveRun {
    int submissions = 0;   ///< that were new
    int evaluated = 0;     ///< tournaments
    std::int64_t rows = 0; ///< participations that changed, or are new
    int waves = 0;         ///< how often the database was asked for tournaments
    /// Revisions that cannot be read and were passed over, each as uuid/revision: see revisions.h.
    QStringList leftOut = {};

    bool operator==(const ArchiveRun&) const = default;
};

/// @brief Told what a recalculation has done so far, and how many tournaments it knows to be waiting; false
/// cancels it.
using ArchiveProgress = std::function<bool(const ArchiveRun& soFar, std::size_t waiting)>;

/// @brief Somebody who published.
struct ArchivePublisher {
    QString name;
    std::int64_t submissions = 0;
    QString last = {}; ///< when: ISO, UTC
};

/// @brief What an archive is like.
struct ArchiveStatus {
    QString id;
    int schema = 0;
    std::int64_t tournaments = 0; ///< without those that were removed
    std::int64_t persons = 0;
    std::int64_t submissions = 0;
    std::int64_t waiting = 0;   ///< submissions that are not computed yet
    QString computed = {};      ///< when the last run ended: ISO, UTC; empty: never
    bool hasOtherRules = false; ///< computed by other rules or another engine than this program has
    std::optional<Error> readOnlyReason = {};
    QString encryption = {};                       ///< TLS version of the connection; empty: none
    QString user = {};                             ///< of a server
    QStringList roles = {};                        ///< of the user on a server, such as `zahlmeister_referee`
    QStringList levels = {};                       ///< that he publishes in, by their beginnings
    bool isOfAllLevels = true;                     ///< or of all of them
    bool mayPublish = true;                        ///< as far as is known before it is tried
    bool mayRecalculate = true;                    ///< likewise
    std::vector<ArchivePublisher> publishers = {}; ///< who published last comes first
};

/// @brief The tournaments of an association, and what they leave everybody with.
///
/// What is published is never changed (submissions); everything else is computed from it step by step
/// (passage.h), so that a recalculation of what has changed and a complete one give the same numbers. One
/// publishes or computes at a time; readers see the state before until that is done. One thread uses an
/// Archive.
class Archive {
public:
    /// @brief Makes an empty archive: a file, or the tables in a database of a server that is there.
    /// @param rules must outlive the archive
    /// @param from an archive that is to be there, too: with its id, so that work files go on with it, its
    /// revisions and its journal. What follows from them is computed by the next recalculation.
    /// @return Error::ArchiveExists, ArchiveOnNetwork, FileNotWritable, DamagedContent (of `from`), and as
    /// open()
    [[nodiscard]] static Result<std::unique_ptr<Archive>> create(const ArchiveAddress& address,
                                                                 const engine::RuleCatalog& rules,
                                                                 const QString& password = {},
                                                                 Archive* from = nullptr);

    /// @brief Opens one. One that a newer program made, or a file on a network folder, is only read; a file
    /// that an older one made gets the tables of this one.
    /// @return Error::NotAnArchive, OlderArchive (on a server, or in a network folder), ArchiveUnreachable,
    /// NotARegularFile, ArchiveFailure
    [[nodiscard]] static Result<std::unique_ptr<Archive>>
    open(const ArchiveAddress& address, const engine::RuleCatalog& rules, const QString& password = {});
    ~Archive();
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    /// @brief Publishes a revision of a tournament, or its removal.
    ///
    /// What recalculations of the work file wrote is left out: the archive computes on its own. The order of
    /// processing (document 000, 2.2.3) is that in which tournaments are first published.
    /// @return Error::OutOfRange and others of what cannot be kept or evaluated, UnknownTournament (removal
    /// of what was never there), ArchiveOnNetwork, NewerArchive, ArchiveBusy, DiskFull, ArchiveUnreachable:
    /// then it may have come, and publishing with the same Publication::submission tells
    Result<PublicationOutcome> publish(const Publication& publication);

    /// @brief What publish() would say of each of them; nothing is written.
    [[nodiscard]] Result<std::vector<PublicationPreview>> preview(std::span<const Publication> publications);

    /// @brief A revision of a tournament.
    /// @param revision nothing: the newest
    /// @return nothing when it is not there; Error::DamagedContent
    [[nodiscard]] Result<std::optional<ArchivedRevision>> revision(const QString& uuid,
                                                                   std::optional<int> revision = {});

    /// @brief What a recalculation begins with.
    enum class Extent {
        Changed,  ///< what was published since the last one
        Complete, ///< everything
    };

    /// @brief Computes what the tournaments leave everybody with, and writes it in one transaction: it is
    /// done, or nothing is. A complete run computes beforehand, so that nobody who publishes waits for it,
    /// unless most of the archive changed or is new.
    /// @return Error::Cancelled, OtherRules (Extent::Changed alone), DamagedContent, and as publish()
    /// @source document 000, 3.7
    Result<ArchiveRun> recalculate(Extent extent = Extent::Changed, const ArchiveProgress& progress = {});

    /// @brief What it is like now, and over which connection.
    [[nodiscard]] Result<ArchiveStatus> status();

    /// @brief Asks for a sign of life.
    /// @return Error::ArchiveUnreachable
    Result<void> ping();

    /// @brief By which work files know it; it keeps it when it moves.
    [[nodiscard]] const QString& id() const { return m_id; }

    /// @brief Why it can only be read; nothing when it can be written.
    [[nodiscard]] const std::optional<Error>& readOnlyReason() const { return m_readOnlyReason; }

    /// @brief The rules by which it computes: those that it was opened with, and the adjustments of ratings
    /// that its administrators made, as they are now. Whatever reads ratings asks for them in the same
    /// transaction.
    /// @return Error::DamagedContent, and those of the database
    /// @source document 000, 2.2.1
    [[nodiscard]] Result<std::shared_ptr<const engine::RuleCatalog>> rules();

    /// @brief What this program would compute from the same submissions: see fingerprint.h.
    [[nodiscard]] const QString& fingerprint() const { return m_fingerprint; }

    /// @brief Where it is.
    [[nodiscard]] const ArchiveAddress& address() const;

    /// @brief The connection; for app/archive and its tests only.
    [[nodiscard]] ArchiveDatabase& database() { return *m_database; }

private:
    Archive(std::unique_ptr<ArchiveDatabase> database, const engine::RuleCatalog& rules);
    Result<void> readMeta();
    Result<void> check(const Publication& publication) const;
    Result<PackedTournament> bytesOf(const Publication& publication);
    Result<void> knowAnew(const ArchiveProgress& progress);
    Result<void> addRights(ArchiveStatus& status);

    std::unique_ptr<ArchiveDatabase> m_database;
    const engine::RuleCatalog& m_rules;                    ///< without adjustments
    std::vector<engine::Adjustment> m_adjustments;         ///< as rules() read them last
    std::shared_ptr<const engine::RuleCatalog> m_adjusted; ///< with them; null: there were none
    QString m_id;
    int m_schema = 0;
    QString m_fingerprint; ///< of this program
    std::optional<Error> m_readOnlyReason;
};

} // namespace zahlmeister::app
