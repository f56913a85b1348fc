// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <QByteArray>
#include <QString>

#include "app/fields/tournamentdifference.h"
#include "app/store/tournamentuuid.h"
#include "engine/base/date.h"
#include "engine/base/result.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"

/// Submissions to the federation: by which id it knows a tournament, and the reports, as they were then.
///
/// A submission is two acts. The program writes a report; the referee hands it in, and says so.
namespace zahlmeister::app {

class WorkFile;

/// @brief Identifies a submission within a work file.
using SubmissionId = engine::StrongId<struct SubmissionIdTag>;

/// @brief How far a report has come.
struct SubmissionStage {
    engine::Date made;
    bool isWritten = false;               ///< false: whether its file stands on the disk is not known
    std::optional<engine::Date> handedIn; ///< as the referee says

    bool operator==(const SubmissionStage&) const = default;
};

/// @brief A submission without its content.
struct SubmissionSummary {
    SubmissionId id;
    engine::TournamentId tournament;
    SubmissionStage stage;
    QString recipient; ///< free text: a name, an address
    QByteArray fileUuid;

    bool operator==(const SubmissionSummary&) const = default;
};

/// @brief The content of a submission as it was; never changed once it is stored.
struct SubmissionRecord {
    engine::Date made;
    QString recipient;
    QByteArray fileUuid;           ///< not empty
    engine::Tournament tournament; ///< games with the ids 1, 2, ... in their order
    QByteArray evaluation;         ///< as writeEvaluationJson() wrote it
};

/// @brief When and by what a file was written, so that the very same file can be sent again.
struct FileOrigin {
    QString created; ///< date and time, ISO 8601
    QString program; ///< name and version
};

/// @brief Takes the UUID of an imported report over, unless the tournament has one already.
/// @return as keptTournamentUuid(); Error::OutOfRange when the text is no UUID
Result<void> adoptTournamentUuid(WorkFile& file, engine::TournamentId id, const QByteArray& uuid);

/// @brief Whether a tournament can be kept as a snapshot: it must be readable as a file of the exchange
/// format.
/// @return the first error that reading it would give
[[nodiscard]] Result<void> checkSnapshot(const engine::Tournament& tournament);

/// @brief Puts the file of a report on the disk.
using ReportWriter = std::function<Result<void>()>;

/// @brief Keeps a submission and writes its file. The record comes first, so that a crash in between leaves a
/// report of which is known that its file may be missing; when the file cannot be written, nothing is kept.
/// @return also Error::SampleOnly, UnknownTournament, ReadOnly, DiskFull, StorageFailure, as checkSnapshot(),
/// and as the writer
Result<SubmissionId> recordSubmission(WorkFile& file, engine::TournamentId id, const SubmissionRecord& record,
                                      const ReportWriter& write);

/// @brief Writes the file of a submission once more.
/// @return Error::ReadOnly, DiskFull, StorageFailure, and as the writer
Result<void> writeSubmissionAgain(WorkFile& file, const SubmissionSummary& submission,
                                  const ReportWriter& write);

/// @brief Keeps on which day the referee handed a report in; nothing: that it was not handed in after all.
/// @return Error::ReadOnly, DiskFull, StorageFailure
Result<void> setHandedIn(WorkFile& file, SubmissionId id, std::optional<engine::Date> day);

/// @brief The submissions of a tournament, newest first.
[[nodiscard]] Result<std::vector<SubmissionSummary>> submissionsOf(const WorkFile& file,
                                                                   engine::TournamentId id);

/// @brief The day by which the deadlines of a tournament are judged: that of its first submission once one
/// was handed in, so that it is not late afterwards, else today (document 000, 6.2).
[[nodiscard]] engine::Date deadlineDay(const WorkFile& file, engine::TournamentId id, engine::Date today);

/// @brief The newest submission of every tournament that has one, in the order of tournaments.
[[nodiscard]] Result<std::vector<SubmissionSummary>> latestSubmissions(const WorkFile& file);

/// @return Error::UnknownTournament when there is no such submission, DamagedWorkFile, StorageFailure
[[nodiscard]] Result<SubmissionRecord> readSubmission(const WorkFile& file, SubmissionId id);

/// @brief An evaluation as a submission keeps it: writeEvaluationJson() with the file's origin in it.
[[nodiscard]] QByteArray evaluationOfSubmission(const FileOrigin& origin,
                                                const engine::Tournament& tournament,
                                                const engine::RuleVersion& version,
                                                const engine::Evaluation& evaluation,
                                                const std::vector<engine::Finding>& findings);

/// @brief The file's origin in such an evaluation; empty texts when there is none.
[[nodiscard]] FileOrigin originOf(const QByteArray& evaluation);

/// @brief To whom a tournament of the same level went last; empty when none did.
[[nodiscard]] Result<QString> lastRecipient(const WorkFile& file, const std::string& level);

/// @brief What differs between a submission and the tournament of today. What the referee accepted is no part
/// of a submission.
[[nodiscard]] TournamentDifference differenceSince(const engine::Tournament& submitted,
                                                   const engine::Tournament& today);

/// @brief Whether anything does; quicker than the list.
[[nodiscard]] bool isChangedSince(const engine::Tournament& submitted, const engine::Tournament& today);

/// @brief What a file of a submission is called: name and end date, with letters that every system takes.
[[nodiscard]] QString suggestedFileName(const engine::TournamentHeader& header);

} // namespace zahlmeister::app
