// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "app/archive/archive.h"
#include "app/fields/tournamentdifference.h"

/// Publishing from a work file, which keeps what its referee has seen in the archive.
namespace zahlmeister::app {

class WorkFile;

/// @brief The tournaments of a work file that can be published: those with an end date, and those that were
/// published and are in the waste basket or refused since (document 000, 2.2.5.3), or from which entries of
/// others follow, in the order of processing.
/// @param archive its id
/// @return Error::DamagedWorkFile, StorageFailure
[[nodiscard]] Result<std::vector<engine::TournamentId>> publishableTournaments(const WorkFile& file,
                                                                               const QString& archive);

/// @brief Publishes a tournament of a work file as it stands there, or that it was removed. When the answer
/// to an earlier attempt did not come, it is found out first whether that one came.
/// @param seen a revision that the referee has seen elsewhere, such as in a conflict; nothing: the one that
/// the work file keeps
/// @return as Archive::publish(); Error::SampleOnly, UnknownTournament, ReadOnly and others of the work file
Result<PublicationOutcome> publishTournament(WorkFile& file, engine::TournamentId id, Archive& archive,
                                             const QString& publisher, std::optional<int> seen = {});

/// @brief The steps of publishTournament() for a caller that asks the archive on another thread: the
/// publication, then beginPublishing(), Archive::publish(), endPublishing().
/// @name
///@{

/// @brief A tournament of a work file as it is to be published; removed: without one.
/// @param archive its id
/// @return with the act that is in doubt, if one is; Error::SampleOnly, UnknownTournament, ReadOnly and
/// others of the work file
Result<Publication> publicationFrom(WorkFile& file, engine::TournamentId id, const QString& archive);

/// @brief Notes the act before the archive is asked, so that it is not done twice when no answer comes.
/// @return Error::ReadOnly, DiskFull, StorageFailure
Result<void> beginPublishing(WorkFile& file, engine::TournamentId id, const QString& archive,
                             Publication& publication);

/// @brief Notes what came of it.
/// @return likewise
Result<void> endPublishing(WorkFile& file, engine::TournamentId id, const QString& archive,
                           Publication& publication, const PublicationOutcome& outcome);

///@}

/// @brief How many errors the check of a tournament finds: what is not to be published without a thought.
/// @return Error::UnknownRuleVersion and what cannot be evaluated
[[nodiscard]] Result<int> errorsIn(const ChronicleTournament& tournament, const engine::RuleCatalog& rules);

/// @brief What differs between a work file and a revision; both as an archive keeps them.
struct RevisionDifference {
    engine::Tournament there;
    engine::Tournament here;
    TournamentDifference difference; ///< from there to here
};

/// @brief Compares a tournament of a work file with a revision.
/// @return nothing when it was removed on one side
[[nodiscard]] Result<std::optional<RevisionDifference>>
differenceFrom(const ArchivedRevision& revision, const WorkFile& file, engine::TournamentId id);

} // namespace zahlmeister::app
